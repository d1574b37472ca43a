package mattsan

import "godeck/rules"

// Parts of State.Digest: the traits of the cards on the field, and which
// triggers the cards of the hands and discard piles have, sixteen bits a zone.
const (
	ofField = iota
	ofRest
)

// A trait is what a design has that the rules look for again and again: in the
// low half its static words and what follows here, in the high half the
// triggers of its abilities.
const (
	traitTucks   uint64 = 1 << (22 + iota) // an ability puts cards under its unit
	traitForced                            // a negation that must be declared
	traitShrinks                           // lowers maximum HP for as long as it lasts
)

// calm is a bit of the traits of the field: StateBasedActions has found
// nothing to do with the cards there, and nothing has happened since on which
// that depends. Moves and turned cards end it with the traits, all else by stir.
const calm uint64 = 1 << 31

// stir ends the calm: damage, modifiers, losses or the size of a bench have
// changed, or an ability has done something.
func stir(s *rules.State) { s.Digest.Of[ofField] &^= calm }

// traitOf returns the trait of having an ability with a trigger.
func traitOf(trigger uint16) uint64 { return 1 << (32 + trigger - TrSpecial) }

// The traits of a whole zone of hidden cards or of a pile.
const (
	restCounter = 1 << iota
	restGhost
	restUse
)

// fieldZones is the mask of the zones of the field, of both players.
const fieldZones uint64 = (1<<(2*(Ground+1))-1)&^(1<<(2*Battle)-1) | 3<<(2*Under)

// stacked reports whether any card is on or under a unit: otherwise every card
// of the field shows its own face.
func stacked(s *rules.State) bool {
	return s.Start[uint8(2*Under)] != s.Start[uint8(2*Under)+2]
}

// traits returns the traits of the face-up cards on the field, faces that
// others cover included: what it lacks no card there has.
func (g *Game) traits(s *rules.State) uint64 {
	if s.Digest.Fresh&fieldZones == fieldZones {
		return s.Digest.Of[ofField]
	}
	return g.fieldTraits(s)
}

func (g *Game) fieldTraits(s *rules.State) (t uint64) {
	for _, c := range between(s, Battle, Ground) {
		if d := &s.Cards[c]; d.Flags&rules.FaceDown == 0 {
			t |= g.trait(d.Def)
		}
	}
	for _, c := range between(s, Under, Under) {
		t |= g.trait(s.Cards[c].Def)
	}
	return t
}

// rest returns which triggers the cards of a hand or discard pile have.
func (g *Game) rest(s *rules.State, z rules.ZoneID) uint64 {
	if s.Digest.Fresh>>z&1 != 0 {
		return s.Digest.Of[ofRest] >> restShift(z) & 0xffff
	}
	return g.restTraits(s, z)
}

// restShift returns where in Of[ofRest] a hand or pile has its part.
func restShift(z rules.ZoneID) uint {
	n := uint(z&1) * 16
	if z.Kind() == Discard {
		n += 32
	}
	return n
}

func (g *Game) restTraits(s *rules.State, z rules.ZoneID) (t uint64) {
	for _, c := range s.Zone(z) {
		d := g.trait(s.Cards[c].Def)
		t |= d>>traitAt(TrCounter)&1*restCounter | d>>traitAt(TrGhost)&1*restGhost | d>>traitAt(TrUse)&1*restUse
	}
	return t
}

func traitAt(trigger uint16) uint { return uint(32 + trigger - TrSpecial) }

func (g *Game) trait(d rules.DefID) uint64 {
	return g.brief(d).traits
}

// lookAround brings the traits of the field up to date and returns them. Only
// the flow of a match calls it: it writes into the state.
func (g *Game) lookAround(s *rules.State) uint64 {
	if d := &s.Digest; d.Fresh&fieldZones != fieldZones {
		d.Of[ofField] = g.fieldTraits(s)
		d.Fresh |= fieldZones
	}
	return s.Digest.Of[ofField]
}

// digest brings the whole digest up to date and returns the traits of the field.
// Only zones where a card has come, gone or turned since are looked at again.
func (g *Game) digest(s *rules.State) uint64 {
	const rest uint64 = 3<<(2*Hand) | 3<<(2*Discard)
	if d := &s.Digest; d.Fresh&rest != rest {
		for _, z := range [...]rules.ZoneID{zone(Hand, 0), zone(Hand, 1), zone(Discard, 0), zone(Discard, 1)} {
			if d.Fresh>>z&1 == 0 {
				n := restShift(z)
				d.Of[ofRest] = d.Of[ofRest]&^(0xffff<<n) | g.restTraits(s, z)<<n
			}
		}
		d.Fresh |= rest
	}
	return g.lookAround(s)
}

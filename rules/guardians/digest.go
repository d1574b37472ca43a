package guardians

import "godeck/rules"

// Parts of State.Digest: the Permanent words and the triggers that the cards of
// the field have printed, each seat's in one half.
const (
	ofWords = iota
	ofTriggers
)

// fieldZones is the mask of the three zones of both fields.
const fieldZones uint64 = 3<<(2*Attack) | 3<<(2*Assist) | 3<<(2*Domain)

func wordBit(op uint16) uint32 { return 1 << (op - wBoost) }

func trigBit(trigger uint16) uint32 { return 1 << (trigger - TrFaces) }

// printed returns what the cards of a seat's field have printed.
func (g *Game) printed(s *rules.State, p rules.Seat) (words, triggers uint32) {
	for _, k := range [...]uint8{Attack, Assist, Domain} {
		for _, c := range s.Zone(zone(k, p)) {
			d := g.design(s, c)
			words |= d.words
			triggers |= d.trig
		}
	}
	return words, triggers
}

// wordsOf returns the Permanent words that the cards of a seat's field have
// printed: a word that it lacks does not apply, unless it was given to a card.
func (g *Game) wordsOf(s *rules.State, p rules.Seat) uint32 {
	if s.Digest.Fresh&fieldZones == fieldZones {
		return uint32(s.Digest.Of[ofWords] >> (32 * uint(p)))
	}
	words, _ := g.printed(s, p)
	return words
}

// triggersOf returns the triggers that the cards of a seat's field have printed.
func (g *Game) triggersOf(s *rules.State, p rules.Seat) uint32 {
	if s.Digest.Fresh&fieldZones == fieldZones {
		return uint32(s.Digest.Of[ofTriggers] >> (32 * uint(p)))
	}
	_, triggers := g.printed(s, p)
	return triggers
}

// lookAround brings the digest up to date. Only the flow of a match calls it:
// it writes into the state.
func (g *Game) lookAround(s *rules.State) {
	d := &s.Digest
	if d.Fresh&fieldZones == fieldZones {
		return
	}
	d.Of = [rules.Digests]uint64{}
	for p := range rules.Seat(2) {
		words, triggers := g.printed(s, p)
		d.Of[ofWords] |= uint64(words) << (32 * uint(p))
		d.Of[ofTriggers] |= uint64(triggers) << (32 * uint(p))
	}
	d.Fresh |= fieldZones
}

// given reports whether any card was given an ability.
func given(s *rules.State) bool {
	for i := range s.Mods[:s.NMods] {
		if s.Mods[i].Kind == ModAbility {
			return true
		}
	}
	return false
}

package magna

import "godeck/rules"

// State.Digest has, for each seat, one byte for every kind of zone of placed:
// the lasting words and two triggers that the face-up cards there have printed.
// A card that comes or goes makes only its own zone's byte stale.

// placed lists the kinds of zones whose cards have lasting words and triggers.
var placed = [...]uint8{Camps, Base1, Base2, Base3, Invasion, Arms}

// placedZones is their mask, for both players.
const placedZones uint64 = 3<<(2*Camps) | 3<<(2*Base1) | 3<<(2*Base2) | 3<<(2*Base3) | 3<<(2*Invasion) | 3<<(2*Arms)

// The traits that are triggers, above those that are lasting words.
const (
	traitProduction = 1 << (6 + iota)
	traitPhase
)

// wordBit returns the trait of having a lasting word that changes other cards
// or a player.
func wordBit(op uint16) uint8 { return 1 << (op - wHandLimit) }

// traits returns what the seat's cards have: what it lacks none of them has.
func (g *Game) traits(s *rules.State, p rules.Seat) uint8 {
	of := s.Digest.Of[p]
	if s.Digest.Fresh&placedZones != placedZones {
		of = g.looked(s, p)
	}
	of |= of >> 24
	return uint8(of | of>>8 | of>>16)
}

// looked returns the seat's part of the digest as it should be.
func (g *Game) looked(s *rules.State, p rules.Seat) uint64 {
	of := s.Digest.Of[p]
	for i, k := range placed {
		z := zone(k, p)
		if s.Digest.Fresh>>z&1 != 0 {
			continue
		}
		t := uint8(0)
		for _, c := range s.Zone(z) {
			if d := s.Card(c); int(d.Def) < len(g.traitsOf) && !d.Has(rules.FaceDown) {
				t |= g.traitsOf[d.Def]
			}
		}
		of = of&^(0xff<<(8*i)) | uint64(t)<<(8*i)
	}
	return of
}

// lookAround brings the digest up to date. Only the flow of a match calls it:
// it writes into the state.
func (g *Game) lookAround(s *rules.State) {
	if d := &s.Digest; d.Fresh&placedZones != placedZones {
		d.Of[0], d.Of[1] = g.looked(s, 0), g.looked(s, 1)
		d.Fresh |= placedZones
	}
}

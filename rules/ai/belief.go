package ai

import (
	"math/rand/v2"

	"godeck/rules"
)

// belief is what a player assumes about hidden cards. Its own are the rest of
// its deck; the opponent's are the rest of a popular deck that fits what was
// seen, or anything.
type belief struct {
	table *rules.Table
	deal  rules.Deal
	fits  [][]rules.DefID
}

// see finds the decks that the opponent may be playing.
func (b *belief) see(t *Tuning, v *rules.View, own []rules.DefID) {
	b.deal = rules.Deal{Pool: t.pool, Class: t.classes}
	b.deal.Decks[v.Seat] = own
	b.fits = b.fits[:0]
	for _, lists := range [...][][]rules.DefID{t.lists, t.wide} {
		for _, l := range lists {
			if b.holds(&v.S, v.Seat.Other(), l) {
				b.fits = append(b.fits, l)
			}
		}
		if len(b.fits) > 0 {
			return
		}
	}
}

// holds reports whether the deck contains every card seen from the owner.
func (b *belief) holds(s *rules.State, owner rules.Seat, deck []rules.DefID) bool {
	var used [rules.MaxCards]bool
	for id := rules.CardID(1); id <= rules.CardID(s.NCards); id++ {
		c := s.Card(id)
		if c.Owner != owner || c.Def == 0 || b.table.StandsIn(c) {
			continue
		}
		found := false
		for i, d := range deck {
			if d == c.Def && i < len(used) && !used[i] {
				used[i], found = true, true
				break
			}
		}
		if !found {
			return false
		}
	}
	return true
}

// world fills the view into a State that could be the real one.
func (b *belief) world(v *rules.View, r *rand.Rand, s *rules.State) {
	opp := v.Seat.Other()
	b.deal.Decks[opp] = nil
	if len(b.fits) > 0 {
		b.deal.Decks[opp] = b.fits[r.IntN(len(b.fits))]
	}
	rules.Determinize(b.table, v, &b.deal, r.Uint64(), s)
}

package ai

import (
	"math/rand/v2"

	"godeck/rules"
)

// Belief is what a player assumes about decks: its own list, which it knows,
// and lists that the opponent may be playing.
type Belief struct {
	Own   []rules.DefID   // the player's own deck
	Lists [][]rules.DefID // decks known to be played by people
	Wide  [][]rules.DefID // the same with their sideboards, where no deck of Lists fits what was seen
	Pool  int             // designs are 1..Pool
	Most  int             // copies of a card in a deck
	Skip  uint64          // kinds of zones whose cards belong to no deck
}

// Determinize fills a view into a State that could be the real one: hidden
// cards of the player's own are what is left of its deck; those of the
// opponent come from a list that fits what was seen of it, or from the pool.
// The state is fit for simulation and has its own chance.
func (b *Belief) Determinize(v *rules.View, r *rand.Rand, s *rules.State) {
	*s = v.S
	s.Seed(r.Uint64())
	b.fill(s, v.Seat, b.Own, r)
	b.fill(s, v.Seat.Other(), b.guess(v, r), r)
	// What the opponent has picked secretly is not known: it chooses again.
	if s.Dec.Kind == rules.Commit {
		s.Dec.Open = s.Dec.Asked
	}
}

// fill gives the hidden cards of an owner designs from list, minus those seen.
func (b *Belief) fill(s *rules.State, owner rules.Seat, list []rules.DefID, r *rand.Rand) {
	var left [rules.MaxCards]rules.DefID
	n := copy(left[:], list)
	var hidden [rules.MaxCards]rules.CardID
	h := 0
	for id := rules.CardID(1); id <= rules.CardID(s.NCards); id++ {
		c := &s.Cards[id]
		if c.Owner != owner || b.Skip&(1<<c.Zone.Kind()) != 0 {
			continue
		}
		if c.Def == 0 {
			hidden[h] = id
			h++
			continue
		}
		for i := 0; i < n; i++ {
			if left[i] == c.Def {
				n--
				left[i] = left[n]
				break
			}
		}
	}
	for i := 0; i < h; i++ {
		if n == 0 { // the list does not fit what was seen; any card will do
			s.Cards[hidden[i]].Def = rules.DefID(1 + r.IntN(b.Pool))
			continue
		}
		k := r.IntN(n)
		s.Cards[hidden[i]].Def = left[k]
		n--
		left[k] = left[n]
	}
}

// guess returns a deck that the opponent may be playing: one of the known
// lists that contain every card seen, or a draw from the pool.
func (b *Belief) guess(v *rules.View, r *rand.Rand) []rules.DefID {
	opp := v.Seat.Other()
	fits := 0
	var chosen []rules.DefID
	for _, lists := range [...][][]rules.DefID{b.Lists, b.Wide} {
		for _, l := range lists {
			if contains(&v.S, opp, l) {
				fits++
				if r.IntN(fits) == 0 {
					chosen = l
				}
			}
		}
		if fits > 0 {
			break
		}
	}
	return chosen
}

func contains(s *rules.State, owner rules.Seat, list []rules.DefID) bool {
	var used [rules.MaxCards]bool
	for id := rules.CardID(1); id <= rules.CardID(s.NCards); id++ {
		c := &s.Cards[id]
		if c.Owner != owner || c.Def == 0 {
			continue
		}
		found := false
		for i, d := range list {
			if !used[i] && d == c.Def {
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

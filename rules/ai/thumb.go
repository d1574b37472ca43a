package ai

import (
	"math/rand/v2"

	"godeck/rules"
	"godeck/rules/games"
)

// Thumb is a Player that answers at once by its game's rules of thumb, the
// priors that a search starts from. It plays a whole match in about a
// millisecond, so that many can be counted.
type Thumb struct {
	z   *search
	pcg *rand.PCG
}

// Thumb returns such a player. Equal seeds play alike.
func (d Guide) Thumb(g games.Game, seed uint64) *Thumb {
	t := &Thumb{z: newSearch(g, d.Mind(g), Easy, nil, seed), pcg: rand.NewPCG(seed, 5)}
	t.z.r = rand.New(t.pcg)
	t.z.guide.shared().R = t.z.r
	return t
}

// Reseed makes the player answer as a new one of this seed would.
func (t *Thumb) Reseed(seed uint64) { t.pcg.Seed(seed, 5) }

// Start picks the answer.
func (t *Thumb) Start(v *rules.View) {
	t.z.best = append(t.z.best[:0], t.z.rolloutPolicy(&v.S, v.Seat))
}

// Think reports true.
func (t *Thumb) Think(int) bool { return true }

// Settle does nothing.
func (t *Thumb) Settle() {}

// Answer returns the one answer.
func (t *Thumb) Answer() []rules.Option { return t.z.best }

// Package ai holds the computer players. A player gets a View, never a State:
// it knows its own deck list, what its seat may see, and nothing else.
// Thinking is counted in simulations, so that a level plays the same on every
// machine, and done in slices, so that no frame is late.
//
// One search serves all games (search.go, tree.go). A game adds a guide
// (guide.go, ai/<game>): how good an answer looks before any playout (its prior), how
// good a position is (evaluation), and which decisions need no thought.
package ai

import (
	"math/rand/v2"

	"godeck/rules"
)

// Player answers decisions for one seat.
type Player interface {
	// Start begins thinking about the pending decision of the view's seat.
	Start(v *rules.View)
	// Think runs up to n simulations and reports whether the answer is ready.
	Think(n int) bool
	// Settle ends thinking: the answer is the best one found so far.
	Settle()
	// Answer returns the answers to give, one after the other (picks, then
	// done). It is valid once Think has returned true or Settle was called.
	Answer() []rules.Option
}

// Level is the strength of a player.
type Level int

// The levels, the weakest first.
const (
	Easy Level = iota
	Normal
	Hard
	levels
)

// PerLevel is a number for every level.
type PerLevel[T any] [levels]T

var levelNames = [levels]string{"easy", "normal", "hard"}

// String returns the name of the level in commands and records.
func (l Level) String() string { return levelNames[l] }

// Levels returns the names of the levels, the weakest first.
func Levels() []string { return levelNames[:] }

// ParseLevel parses what Level.String returns.
func ParseLevel(name string) (Level, bool) {
	for l, n := range levelNames {
		if n == name {
			return Level(l), true
		}
	}
	return 0, false
}

// Ask lets a player think until its answer is ready.
func Ask(p Player, v *rules.View) []rules.Option {
	p.Start(v)
	for !p.Think(64) {
	}
	return p.Answer()
}

// Random picks uniformly among the options that do not take anything back.
type Random struct {
	Rules rules.Rules
	R     *rand.Rand
	buf   []rules.Option
	out   [1]rules.Option
}

// Start picks an answer at once.
func (r *Random) Start(v *rules.View) {
	r.buf = rules.Options(r.Rules, &v.S, v.Seat, r.buf)
	r.out[0] = forward(r.buf, r.R)
}

// Think reports true.
func (r *Random) Think(int) bool { return true }

// Settle does nothing.
func (r *Random) Settle() {}

// Answer returns the one answer.
func (r *Random) Answer() []rules.Option { return r.out[:] }

// forward picks one of the options that do not take anything back.
func forward(opts []rules.Option, r *rand.Rand) rules.Option {
	n := 0
	for _, o := range opts {
		if !o.TakesBack() {
			n++
		}
	}
	if n == 0 {
		return rules.Option{Verb: rules.Done}
	}
	k := r.IntN(n)
	for _, o := range opts {
		if !o.TakesBack() {
			if k == 0 {
				return o
			}
			k--
		}
	}
	return opts[0]
}

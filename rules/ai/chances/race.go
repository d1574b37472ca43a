package chances

import (
	"cmp"
	"math"
	"slices"

	"godeck/internal/sorting"
	"godeck/rules"
)

// Variant is a change of a deck whose effect is measured. With several decks
// they take turns.
type Variant struct {
	Out, In rules.DefID // what it takes out and puts in; 0: nothing stated
	Decks   [][]rules.DefID
}

// Race measures how much variants of a deck gain on it. All play the same
// games, so that the difference is surer than either number.
type Race struct {
	c     Config
	base  [][]rules.DefID
	vs    []*runner
	live  []int // indices of variants still measured
	games int   // of each that stays to the end
	round int
	drop  bool
	t     board
	half  []int // the base's results
	at    int   // whose game is played: 0 the base, then live
	game  int
	all   Estimate
}

type runner struct {
	v        Variant
	est      Estimate
	sum, sqr int // of the differences in halves
}

// NewRace measures variants of a deck in up to a number of games each. With
// drop the worse half is given up in rounds, so that the best get the games.
func NewRace(c Config, base [][]rules.DefID, vs []Variant, games int, drop bool) *Race {
	r := &Race{c: c, base: base, games: games, drop: drop, t: board{c: c}}
	r.round = max(c.Round(), 1)
	if least := 24; r.round < least {
		r.round *= (least + r.round - 1) / r.round
	}
	for i := range vs {
		r.vs = append(r.vs, &runner{v: vs[i]})
		r.live = append(r.live, i)
	}
	return r
}

// Step plays a number of pieces (Meter.Step) and reports whether the race is
// over.
func (r *Race) Step(pieces int) (done bool) {
	for ; pieces > 0; pieces-- {
		if r.over() {
			return true
		}
		decks := r.base
		if r.at > 0 {
			decks = r.vs[r.live[r.at-1]].v.Decks
		}
		half, over := r.t.step(decks[r.game/2%len(decks)], r.game)
		if !over {
			continue
		}
		if r.at == 0 {
			r.half = append(r.half, half)
			r.all.count(half)
		} else {
			x := r.vs[r.live[r.at-1]]
			d := half - r.half[r.game]
			x.est.count(half)
			x.sum, x.sqr = x.sum+d, x.sqr+d*d
		}
		if r.at++; r.at > len(r.live) {
			r.at = 0
			r.game++
			r.judge()
		}
	}
	return r.over()
}

func (r *Race) over() bool {
	return r.game >= r.games || len(r.base) == 0 || len(r.vs) == 0 || len(r.c.Against) == 0
}

// judge gives up the worse half after a round.
func (r *Race) judge() {
	const few = 4
	if !r.drop || r.game%r.round != 0 || len(r.live) <= few {
		return
	}
	slices.SortStableFunc(r.live, func(a, b int) int { return cmp.Compare(r.vs[b].sum, r.vs[a].sum) })
	r.live = r.live[:max(few, (len(r.live)+1)/2)]
	slices.Sort(r.live)
}

// Base returns the estimate of the deck itself.
func (r *Race) Base() Estimate { return r.all }

// Progress returns the part of the race that is over, from 0 to 1.
func (r *Race) Progress() float64 {
	if r.over() {
		return 1
	}
	return float64(r.game) / float64(r.games)
}

// Played returns how many games of the deck and its variants have been played,
// and of how many at most.
func (r *Race) Played() (n, of int) {
	n = r.all.Games
	for _, x := range r.vs {
		n += x.est.Games
	}
	of = n + (r.games-r.game)*(1+len(r.live)) - r.at
	if r.over() {
		of = n
	}
	return n, of
}

// Standing is what is known of a variant.
type Standing struct {
	Variant
	Estimate Estimate
	// Gain is by how much the variant wins more often than the deck, Low and
	// High its bounds with 95 % confidence, all from -1 to 1.
	Gain, Low, High float64
	GivenUp         bool // among the worse half of a round
}

// Standings returns all variants: those still measured before those given up,
// each by their gain.
func (r *Race) Standings() []Standing {
	var out []Standing
	for i, x := range r.vs {
		s := Standing{Variant: x.v, Estimate: x.est, Low: -1, High: 1, GivenUp: !slices.Contains(r.live, i)}
		if n := float64(x.est.Games); n > 0 {
			s.Gain = float64(x.sum) / 2 / n
			if n >= 8 {
				spread := max(float64(x.sqr)/4/n-s.Gain*s.Gain, 0.25/n)
				half := z95 * math.Sqrt(spread/n)
				s.Low, s.High = max(-1, s.Gain-half), min(1, s.Gain+half)
			}
		}
		out = append(out, s)
	}
	sorting.Stable(out, func(a, b Standing) int {
		if a.GivenUp != b.GivenUp {
			if a.GivenUp {
				return 1
			}
			return -1
		}
		return cmp.Compare(b.Gain, a.Gain)
	})
	return out
}

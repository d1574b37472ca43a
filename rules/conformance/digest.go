package conformance

import (
	"math/rand/v2"
	"slices"
	"testing"

	"godeck/rules"
)

// Digests plays matches in which every step, every check between two steps and
// every list of options is also computed without the state's digest, from the
// cards alone. Nothing may differ: what a game keeps in the digest is true at
// every moment, and only saves time.
func Digests(t *testing.T, c Config) {
	seeds := c.Seeds
	if testing.Short() {
		seeds = min(seeds, 10)
	}
	kept := 0
	for seed := range seeds {
		kept += digests(t, c, uint64(seed))
		if t.Failed() {
			return
		}
	}
	if kept == 0 {
		t.Error("no digest was kept in any match")
	}
}

// anew is a game that does everything twice.
type anew struct {
	Game
	t    *testing.T
	seed uint64
	kept int // how often there was a digest
}

// twice does something to the match, and without the digest to a copy.
func (g *anew) twice(x *rules.Exec, what string, do func(x *rules.Exec) bool) bool {
	bare := *x.S
	if x.S.Digest.Fresh != 0 {
		g.kept++
	}
	bare.Digest = rules.Digest{}
	y := rules.Exec{S: &bare, T: x.T}
	did, truly := do(x), do(&y)
	have := *x.S
	have.Digest, bare.Digest = rules.Digest{}, rules.Digest{}
	if did != truly {
		g.t.Errorf("seed %d, answer %d: %s: %v with the digest, %v without", g.seed, have.Answers, what, did, truly)
	} else if have != bare {
		g.t.Errorf("seed %d, answer %d: %s differs without the digest: %s", g.seed, have.Answers, what, Differ(&have, &bare))
	}
	return did && !g.t.Failed()
}

func (g *anew) Step(x *rules.Exec) {
	g.twice(x, "a step", func(x *rules.Exec) bool { g.Game.Step(x); return false })
}

func (g *anew) StateBasedActions(x *rules.Exec) bool {
	return g.twice(x, "a check", g.Game.StateBasedActions)
}

func digests(t *testing.T, c Config, seed uint64) int {
	t.Helper()
	g := &anew{Game: c.Game, t: t, seed: seed}
	eng := rules.NewEngine(g)
	r := rand.New(rand.NewPCG(seed, 81))
	var s rules.State
	c.Game.Setup(&s, seed, c.Decks(r))
	eng.Advance(&s, nil)
	var buf, truly []rules.Option
	for n := 0; !s.Over() && !t.Failed() && n < c.Most; n++ {
		p := s.ToAnswer()
		if s.Dec.Open == rules.BothSeats && r.IntN(2) == 1 {
			p = 1
		}
		bare := s
		bare.Digest = rules.Digest{}
		buf, truly = eng.Options(&s, p, buf), eng.Options(&bare, p, truly)
		if !slices.Equal(buf, truly) {
			t.Errorf("seed %d, answer %d, prompt %d: options %v with the digest, %v without", seed, n, s.Dec.Prompt, buf, truly)
			break
		}
		buf = forward(buf)
		if len(buf) == 0 {
			break
		}
		o := buf[r.IntN(len(buf))]
		if c.Choose != nil {
			o = c.Choose(&s, buf, r)
		}
		eng.Play(&s, p, o, nil)
	}
	return g.kept
}

// Alike plays matches by two games with the same answers and compares states
// and events after every answer: a game that takes steps together, say, with
// one that takes each by itself.
func Alike(t *testing.T, c Config, other Game) {
	t.Helper()
	seeds := c.Seeds
	if testing.Short() {
		seeds = min(seeds, 10)
	}
	for seed := range uint64(seeds) {
		r := rand.New(rand.NewPCG(seed, 83))
		var s, u rules.State
		var log, told rules.Log
		a, b := rules.NewEngine(c.Game), rules.NewEngine(other)
		decks := c.Decks(r)
		c.Game.Setup(&s, seed, decks)
		other.Setup(&u, seed, decks)
		a.Advance(&s, &log)
		b.Advance(&u, &told)
		var buf []rules.Option
		last := rules.Option{}
		for n := 0; n < c.Most; n++ {
			s.Digest, u.Digest = rules.Digest{}, rules.Digest{}
			if s != u {
				t.Fatalf("seed %d, answer %d, after %v: %s", seed, n, last, Differ(&s, &u))
			}
			if !slices.Equal(log.Events, told.Events) {
				t.Fatalf("seed %d, answer %d, after %v: the events differ", seed, n, last)
			}
			if s.Over() {
				break
			}
			p := s.ToAnswer()
			o, ok := Random(a, &s, p, r, &buf)
			if !ok {
				break
			}
			if c.Choose != nil {
				o = c.Choose(&s, buf, r)
			}
			log.Reset()
			told.Reset()
			a.Play(&s, p, o, &log)
			b.Play(&u, p, o, &told)
			last = o
		}
	}
}

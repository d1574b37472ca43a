package mattsan

import (
	"math/rand/v2"
	"testing"

	"godeck/rules"
	"godeck/rules/conformance"
	"godeck/rules/judge"
)

func mustLoad(t testing.TB) *Game {
	t.Helper()
	g, err := Load()
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// randomDecks mixes preconstructed decks with random ones.
func randomDecks(g *Game) func(r *rand.Rand) [2][]rules.DefID {
	pre := g.Lib.Decks()
	var begin []rules.DefID
	for i := 1; i < len(g.Lib.Defs); i++ {
		if d := &g.Lib.Defs[i]; d.Attr[AType] == Unit && len(g.designs[i].place) == 0 {
			begin = append(begin, rules.DefID(i))
		}
	}
	return func(r *rand.Rand) (out [2][]rules.DefID) {
		for p := range out {
			if len(pre) > 0 && r.IntN(2) == 0 {
				out[p] = g.DeckOf(pre[r.IntN(len(pre))])
				continue
			}
			n := map[rules.DefID]int{}
			for len(out[p]) < DeckSize {
				d := rules.DefID(1 + r.IntN(len(g.Lib.Defs)-1))
				if len(out[p]) < 12 {
					d = begin[r.IntN(len(begin))]
				}
				if most := MaxCopies - 2*int(g.Lib.Defs[d].Attr[ALimit]); n[d] < most {
					n[d]++
					out[p] = append(out[p], d)
				}
			}
		}
		return out
	}
}

func TestConformance(t *testing.T) {
	g := mustLoad(t)
	conformance.Run(t, conformance.Config{Game: g, Decks: randomDecks(g), Seeds: 80, Quick: 2000, Most: 6000})
}

// brawl prefers to act, so that exchanges, windows and losses are common.
func brawl(s *rules.State, opts []rules.Option, r *rand.Rand) rules.Option {
	if last := opts[len(opts)-1]; last.Verb == rules.Pass && len(opts) > 1 && r.IntN(8) > 0 {
		if s.Dec.Prompt == PromptMain && r.IntN(3) == 0 {
			for _, o := range opts {
				if o.Verb == rules.Attack {
					return o
				}
			}
		}
		return opts[r.IntN(len(opts)-1)]
	}
	return opts[r.IntN(len(opts))]
}

func TestConformanceInBattle(t *testing.T) {
	g := mustLoad(t)
	conformance.Run(t, conformance.Config{Game: g, Decks: randomDecks(g), Seeds: 80, Quick: 2500, Most: 6000, Choose: brawl})
}

// TestDigests checks that the digest of the field and the rest between checks
// change nothing, with built-in and random cards.
func TestDigests(t *testing.T) {
	g := mustLoad(t)
	conformance.Digests(t, conformance.Config{Game: g, Decks: randomDecks(g), Seeds: conformance.Long(20), Most: 6000})
	conformance.Digests(t, conformance.Config{Game: g, Decks: randomDecks(g), Seeds: conformance.Long(40), Most: 6000, Choose: brawl})
	for k := range conformance.Long(6) {
		g, err := LoadOnly(judge.Wild(t, Vocab(), uint64(300+k), 70, map[string]int{"unit": 40, "trump": 14, "trap": 8, "terrain": 8}))
		if err != nil {
			t.Fatal(err)
		}
		conformance.Digests(t, conformance.Config{Game: g, Decks: randomDecks(g), Seeds: 12, Most: 3000, Choose: brawl})
	}
}

// TestStepsTogether checks that taking steps together, where nothing is checked
// in between, changes nothing.
func TestStepsTogether(t *testing.T) {
	g := mustLoad(t)
	h := *g
	h.single = true
	conformance.Alike(t, conformance.Config{Game: g, Decks: randomDecks(g), Seeds: conformance.Long(60), Most: 6000, Choose: brawl}, &h)
	for k := range conformance.Long(6) {
		g, err := LoadOnly(judge.Wild(t, Vocab(), uint64(500+k), 70, map[string]int{"unit": 40, "trump": 14, "trap": 8, "terrain": 8}))
		if err != nil {
			t.Fatal(err)
		}
		h := *g
		h.single = true
		conformance.Alike(t, conformance.Config{Game: g, Decks: randomDecks(g), Seeds: 20, Most: 3000, Choose: brawl}, &h)
	}
}

func BenchmarkRandomGames(b *testing.B) {
	g := mustLoad(b)
	pre := g.Lib.Decks()
	conformance.RandomGames(b, g, [2][]rules.DefID{g.DeckOf(pre[0]), g.DeckOf(pre[1])}, nil)
}

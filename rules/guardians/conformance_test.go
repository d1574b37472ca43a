package guardians

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
	var pool [2][]rules.DefID // main, side
	var starters []rules.DefID
	for i := 1; i < len(g.Lib.Defs); i++ {
		d := rules.DefID(i)
		k := rules.Truth(g.OfSide(d))
		pool[k] = append(pool[k], d)
		if a := &g.Lib.Defs[i].Attr; a[AType] == NormalAttack && a[ASF] <= FirstSF {
			starters = append(starters, d)
		}
	}
	return func(r *rand.Rand) (out [2][]rules.DefID) {
		for p := range out {
			if len(pre) > 0 && r.IntN(2) == 0 {
				out[p] = g.DeckOf(pre[r.IntN(len(pre))])
				continue
			}
			n := map[rules.DefID]int{}
			add := func(from []rules.DefID, most int) {
				for k := 0; len(out[p]) < most && k < 1000; k++ {
					if d := from[r.IntN(len(from))]; n[d] < MaxCopies {
						n[d]++
						out[p] = append(out[p], d)
					}
				}
			}
			add(starters, 6)
			main := DeckLeast + r.IntN(DeckMost-DeckLeast+1)
			add(pool[0], main)
			if len(pool[1]) > 0 {
				add(pool[1], main+r.IntN(SideMost+1))
			}
		}
		return out
	}
}

// wildGame is the game with random cards.
func wildGame(t testing.TB, seed uint64) *Game {
	t.Helper()
	g, err := LoadOnly(judge.Wild(t, Vocab(), seed, 110, map[string]int{"attack": 34, "assist": 10, "armed": 3, "unlimited": 2, "rise": 3, "speed": 4, "cross": 2, "extra": 4, "raging": 2, "counter": 10, "domain": 6, "spell": 14}, "hand", "deck", "side", "materials"))
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// duel prefers building Force, summoning, attacking and answering.
func duel(s *rules.State, opts []rules.Option, r *rand.Rand) rules.Option {
	pick := func(v rules.Verb, odds int) (rules.Option, bool) {
		for _, i := range r.Perm(len(opts)) {
			if opts[i].Verb == v {
				return opts[i], r.IntN(odds) > 0
			}
		}
		return rules.Option{}, false
	}
	switch s.Dec.Prompt {
	case PromptCharge, PromptSummon, PromptDomain, PromptCounter, PromptSpeed, PromptDamage, PromptLimit:
		if o, ok := pick(rules.Use, 5); ok {
			return o
		}
	case PromptSet:
		if o, ok := pick(rules.Use, 2); ok {
			return o
		}
		if o, ok := pick(rules.Attack, 5); ok {
			return o
		}
	case PromptExtra:
		if o, ok := pick(rules.Pass, 4); ok {
			return o
		}
	}
	return opts[r.IntN(len(opts))]
}

func TestWildMatches(t *testing.T) {
	for k := 0; k < conformance.Long(6); k++ {
		g := wildGame(t, uint64(k))
		t.Logf("pack %d", k)
		conformance.Run(t, conformance.Config{Game: g, Class: g.Classes(), Decks: randomDecks(g), Seeds: 20, Quick: 300, Most: 6000, Choose: duel})
		conformance.Run(t, conformance.Config{Game: g, Class: g.Classes(), Decks: randomDecks(g), Seeds: 10, Quick: 100, Most: 6000})
	}
}

func TestConformance(t *testing.T) {
	g := mustLoad(t)
	conformance.Run(t, conformance.Config{Game: g, Class: g.Classes(), Decks: randomDecks(g), Seeds: 60, Quick: 1500, Most: 6000})
	conformance.Run(t, conformance.Config{Game: g, Class: g.Classes(), Decks: randomDecks(g), Seeds: 80, Quick: 1500, Most: 6000, Choose: duel})
}

// TestDigests checks that the digest of the fields changes nothing, with
// built-in and random cards.
func TestDigests(t *testing.T) {
	g := mustLoad(t)
	conformance.Digests(t, conformance.Config{Game: g, Decks: randomDecks(g), Seeds: conformance.Long(20), Most: 6000})
	conformance.Digests(t, conformance.Config{Game: g, Decks: randomDecks(g), Seeds: conformance.Long(40), Most: 6000, Choose: duel})
	for k := range conformance.Long(6) {
		g := wildGame(t, uint64(400+k))
		conformance.Digests(t, conformance.Config{Game: g, Decks: randomDecks(g), Seeds: 12, Most: 3000, Choose: duel})
	}
}

func BenchmarkRandomGames(b *testing.B) { benchmark(b, nil) }

// BenchmarkDuels plays matches that, unlike random ones, do not end by a foul
// in the first turn.
func BenchmarkDuels(b *testing.B) { benchmark(b, duel) }

func benchmark(b *testing.B, choose func(*rules.State, []rules.Option, *rand.Rand) rules.Option) {
	g := mustLoad(b)
	pre := g.Lib.Decks()
	conformance.RandomGames(b, g, [2][]rules.DefID{g.DeckOf(pre[0]), g.DeckOf(pre[1])}, choose)
}

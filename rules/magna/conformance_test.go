package magna

import (
	"math/rand/v2"
	"testing"

	"godeck/rules"
	"godeck/rules/conformance"
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
	var bases, cards []rules.DefID
	for i := 1; i < len(g.Lib.Defs); i++ {
		if g.Lib.Defs[i].Attr[AType] == Base {
			bases = append(bases, rules.DefID(i))
		} else {
			cards = append(cards, rules.DefID(i))
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
				d := cards[r.IntN(len(cards))]
				if n[d] < MaxCopies {
					n[d]++
					out[p] = append(out[p], d)
				}
			}
			k := r.IntN(len(bases))
			for i := 0; i < BaseCount; i++ {
				out[p] = append(out[p], bases[(k+i)%len(bases)])
			}
		}
		return out
	}
}

func TestConformance(t *testing.T) {
	g := mustLoad(t)
	conformance.Run(t, conformance.Config{Game: g, Class: g.Classes(), Decks: randomDecks(g), Seeds: 100, Quick: 2000, Most: 6000})
}

// brawl prefers keeping cards, readying armies and fighting, so that battles,
// chains, blocks and falls are common.
func brawl(s *rules.State, opts []rules.Option, r *rand.Rand) rules.Option {
	last := opts[len(opts)-1]
	has := func(v rules.Verb, n int16) (rules.Option, bool) {
		for _, o := range opts {
			if o.Verb == v && (n == 0 || o.N == n) {
				return o, true
			}
		}
		return rules.Option{}, false
	}
	switch s.Dec.Prompt {
	case PromptHand, PromptRedeploy:
		if o, ok := has(rules.Done, 0); ok && r.IntN(4) > 0 {
			return o
		}
	case PromptArmament:
		if o, ok := has(rules.Mode, 1); ok && r.IntN(4) > 0 {
			return o
		}
	case PromptGo:
		return opts[0]
	case PromptAttack, PromptBlock, PromptChain, PromptReinforce, PromptProduction:
		if len(opts) > 1 && last.Verb == rules.Pass && r.IntN(8) > 0 {
			return opts[r.IntN(len(opts)-1)]
		}
	case PromptContinue:
		if o, ok := has(rules.Pick, 0); ok && r.IntN(8) > 0 {
			return o
		}
	}
	return opts[r.IntN(len(opts))]
}

func TestConformanceInBattle(t *testing.T) {
	g := mustLoad(t)
	conformance.Run(t, conformance.Config{Game: g, Class: g.Classes(), Decks: randomDecks(g), Seeds: 80, Quick: 2500, Most: 6000, Choose: brawl})
}

// TestDigests checks that the digest of the fields changes nothing, with
// built-in and random cards.
func TestDigests(t *testing.T) {
	g := mustLoad(t)
	conformance.Digests(t, conformance.Config{Game: g, Decks: randomDecks(g), Seeds: conformance.Long(12), Most: 6000})
	conformance.Digests(t, conformance.Config{Game: g, Decks: randomDecks(g), Seeds: conformance.Long(24), Most: 6000, Choose: brawl})
	for k := range conformance.Long(6) {
		g := wildGame(t, uint64(400+k))
		conformance.Digests(t, conformance.Config{Game: g, Decks: randomDecks(g), Seeds: 8, Most: 3000, Choose: brawl})
	}
}

func BenchmarkRandomGames(b *testing.B) {
	g := mustLoad(b)
	pre := g.Lib.Decks()
	conformance.RandomGames(b, g, [2][]rules.DefID{g.DeckOf(pre[0]), g.DeckOf(pre[1])}, nil)
}

package scenario

import (
	"math/rand/v2"
	"slices"
	"testing"

	"godeck/rules"
	"godeck/rules/games"
)

// TestEveryOptionCanBeSaid checks that a scenario can give any answer that a
// match asks for: the question takes the verb of every option, every question
// has a name, and every verb of the rule book belongs to a question that takes
// it.
func TestEveryOptionCanBeSaid(t *testing.T) {
	each(t, func(game string, g games.Game) {
		m := newMatch(g)
		asked := map[uint8]rules.DecisionKind{}
		decks := g.Library().Decks()
		r := rand.New(rand.NewPCG(7, 7))
		for i := range 60 {
			var pair [2][]rules.DefID
			for p := range pair {
				pair[p] = g.Library().Expand(decks[(i+p*3)%len(decks)])
			}
			g.Setup(&m.s, uint64(i), pair)
			m.eng.Advance(&m.s, nil)
			for n := 0; !m.s.Over() && n < 2000; n++ {
				p := m.s.ToAnswer()
				asked[m.s.Dec.Prompt] = m.s.Dec.Kind
				opts := m.eng.Options(&m.s, p, nil)
				for _, o := range opts {
					if !slices.Contains(m.taken(&m.s), o.Verb) {
						t.Fatalf("%s: %s is offered at %s, which does not take it", game, o.Verb, m.prompt(&m.s))
					}
				}
				opts = slices.DeleteFunc(opts, rules.Option.TakesBack)
				if err := m.eng.Answer(&m.s, p, opts[r.IntN(len(opts))], nil); err != nil {
					t.Fatal(err)
				}
			}
		}
		for prompt := range asked {
			if int(prompt) >= len(m.names.Prompts) || m.names.Prompts[prompt] == "" {
				t.Errorf("%s: prompt %d has no name", game, prompt)
			}
		}
		for word, d := range m.names.Answers {
			if verbs := m.names.Takes[d.Prompt]; verbs == nil && asked[d.Prompt] != rules.NoDecision {
				verbs = takes[asked[d.Prompt]]
				if v := max(d.Verb, rules.Pick); !slices.Contains(verbs, v) {
					t.Errorf("%s: %s means %s, which is no answer to %s", game, word, v, m.names.Prompts[d.Prompt])
				}
			} else if verbs != nil && !slices.Contains(verbs, max(d.Verb, rules.Pick)) {
				t.Errorf("%s: %s is no answer to %s", game, word, m.names.Prompts[d.Prompt])
			}
		}
	})
}

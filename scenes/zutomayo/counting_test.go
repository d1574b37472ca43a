package zutomayo

import (
	"strings"
	"testing"

	"godeck/internal/lang"
	ztm "godeck/rules/zutomayo"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
)

// TestTheForecastNamesWhoseTextItTells checks that on an upright phone the text
// below the forecast has its card's name, and is never that of a second
// Character.
func TestTheForecastNamesWhoseTextItTells(t *testing.T) {
	g := game(t)
	named, second := 0, 0
	for seed := uint64(1); seed < 14; seed++ {
		b := sit(t, g, fakesession.New(g, seed, fakesession.Decks(g, int(seed), int(seed)+1), 1), harness.Window{W: 390, H: 844, Scale: 1}, lang.EN, 1)
		for turn := 2; turn < 6 && b.To(ztm.PromptSet, turn); turn++ {
			b.Rest()
			b.pickHand(2)
			var said strings.Builder
			for _, r := range b.sc.questions.consequences(lang.EN) {
				said.WriteString(r.Text)
			}
			o := b.sc.picks.outlook(b.sc.Picks()...)
			for _, c := range b.sc.Picks() {
				name := b.sc.Cards.Name(b.sc.View.S.Card(c).Def, lang.EN) + ":"
				if b.sc.picks.counting(&o) == c && strings.Contains(said.String(), name) {
					named++
				}
				if b.sc.picks.isCharacter(c) && c != o.first {
					if second++; strings.Contains(said.String(), "\n"+name) {
						t.Errorf("seed %d, turn %d: a second Character's text in %q", seed, turn, said.String())
					}
				}
			}
		}
	}
	if named == 0 || second == 0 {
		t.Errorf("named %d, second Characters %d", named, second)
	}
}

package zutomayo

import (
	"strings"
	"testing"

	"godeck/internal/lang"
	ztm "godeck/rules/zutomayo"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// TestUndoSaysWhat checks that an undo says in a line what is taken back, with the cards' names,
// and of which turn, for a pick and for what has been committed, in both languages.
func TestUndoSaysWhat(t *testing.T) {
	g := game(t)
	for _, w := range windows {
		for _, l := range []lang.Lang{lang.JA, lang.EN} {
			b := sit(t, g, fakesession.New(g, 3, fakesession.Decks(g, 0, 1), 1), w, l, 1)
			if !b.To(ztm.PromptSet, 3) {
				t.Fatal("no turn 3")
			}
			b.pickHand(1)
			turn, name := b.sc.Turn(), b.sc.Named(b.sc.View.S.Card(b.sc.Picks()[0]).Def, l)
			said := func(when string) {
				t.Helper()
				want := words.Text.T(l, "undo.turn", turn, words.Text.T(l, "undo.what", strings.Replace(Text.T(l, "would.set"), "{c}", name, 1)))
				var all []string
				for _, i := range b.sc.Record(b.Env).Items {
					if i.Kind != ui.ItemText {
						continue
					}
					if all = append(all, i.Text); strings.HasPrefix(strings.ReplaceAll(i.Text, "\n", l.Pick("", " ")), want) {
						return
					}
				}
				t.Errorf("%v, %s: %q is not said: %q", w, when, want, all)
			}
			b.sc.Undo(b.Env)
			b.Tick(4)
			said("a pick")
			b.Tick(400)
			b.pickHand(1)
			b.Act("commit")
			b.Rest()
			b.sc.Undo(b.Env)
			b.Tick(2)
			if _, asked := b.Node("practice.yes"); asked {
				b.Press("practice.yes")
			}
			b.Tick(4)
			said("what was committed")
		}
	}
}

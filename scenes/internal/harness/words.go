package harness

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"godeck/internal/faults"
	"godeck/internal/lang"
	"godeck/internal/lang/prose"
	"godeck/rules"
	"godeck/scenes/table"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
)

// people is a session that has names and nothing else.
type people struct{ table.Session }

func (people) Human(p rules.Seat) bool               { return p == 0 }
func (people) Name(p rules.Seat, _ lang.Lang) string { return [...]string{"Minato", "Iris"}[p] }
func theDancer(_ rules.DefID, l lang.Lang) string {
	return l.Pick("彩の踊り手", "The Painted Dancer")
}
func gold(rules.DefID) (c ui.Colour) { return c }
func slips(l lang.Lang, s string) []string {
	if l == lang.JA {
		return prose.Japanese(s)
	}
	return prose.English(s)
}

// Words checks a table's phrases: their form, and how they read with 0, 1 and
// 2 of everything, for either player, and for a card with an article.
func Words(t *testing.T, words lang.Words) {
	t.Helper()
	for _, f := range faults.Words(words) {
		if !strings.HasPrefix(f, "comma") && !strings.HasPrefix(f, "stop") {
			t.Error(f)
		}
	}
	for key, w := range words { // a button says what it does
		if slices.Contains([]string{"End", "End it", "No more", "Do not", "Take it so", "Nothing more", "Done declaring"}, w.EN) && !strings.HasPrefix(key, "step.") || strings.HasSuffix(w.EN, "do it?") {
			t.Errorf("%s: %q does not say what it does", key, w.EN)
		}
	}
	var c present.GameLog
	var tb table.Table
	c.Begin(&tb.Base, &tb.Log, people{}, words, theDancer, gold)
	c.Watch(0)
	for key := range words {
		for n := range 27 {
			args := []any{n % 3, n / 3 % 3, n / 9}
			if key == "shields.n" { // whose they are
				args[0] = "Iris's"
			}
			for _, l := range []lang.Lang{lang.JA, lang.EN} {
				var said []string
				if strings.HasPrefix(key, "would.") { // with cards instead of numbers (scenes/table/opinion)
					said = []string{strings.NewReplacer("{c}", "Wisp", "{t}", "Wisp", "{d}", "Wisp").Replace(words.T(l, key, args...))}
				} else if strings.HasPrefix(key, "log.") {
					said = []string{c.Sentence(l, key, 0, 1, args...), c.Sentence(l, key, 1, 1, args...)}
				} else {
					said = []string{words.T(l, key, append(args, 3, 4, 5, 6, 7, 8, 9)...)}
				}
				for _, s := range said {
					for _, f := range slips(l, s) {
						if key == "intro.night" || strings.HasPrefix(f, "nothing") && !strings.HasPrefix(key, "log.") ||
							key == "hit.break" && args[1].(int) < 2 {
							continue // filled in elsewhere; a question that is not put for nothing; see hit.all
						}
						t.Errorf("%s (%s): %s in %q", key, l, f, s)
					}
				}
			}
			if t.Failed() && fmt.Sprint(args) == "[2 2 2]" {
				break
			}
		}
	}
}

package watch

import (
	"regexp"
	"slices"
	"sort"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/games/all"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/chrome"
	"godeck/scenes/table/present"
)

// Where texts have words of the game: Japanese in brackets, English with a
// capital within a sentence, or as the head of an ability.
var (
	termJA = regexp.MustCompile(`【([^】]+)】|［([^］]+)］|「([^」]+)」`)
	termEN = regexp.MustCompile(`[a-z0-9,] ((?:[A-Z][A-Za-z]*)(?:[ -][A-Z][A-Za-z]*)*)`)
	headEN = regexp.MustCompile(`^([A-Z][A-Za-z-]*(?: [A-Z][A-Za-z-]*)*)(?: \([^)]*\))?(?::| –)`)
)

// quoted are names of cards; count is what a cost counts; kind a general word
// after the particular one.
var (
	quoted = regexp.MustCompile(`《[^》]*》|“[^”]*, [^”]*”|“Harness[^”]*”`)
	count  = regexp.MustCompile(`[+]?[0-9][0-9・]*|[枚度]$|ターンに`)
	kind   = regexp.MustCompile(` (Phase|Step|Zone|Ability|Abilities|Guardian|Characters?|creatures?|HP)$`)
)

// plainly returns a word as the help would name it, "" if it is none.
func plainly(w string) string {
	if strings.ContainsAny(w, "をの捨") || strings.HasPrefix(w, "X") {
		return "" // a cost in words
	}
	w = kind.ReplaceAllString(count.ReplaceAllString(w, ""), "")
	return strings.TrimSuffix(strings.TrimSuffix(w, "s"), "DG")
}

// explained reports whether the help has a word, or each word of a compound.
func explained(known []string, w string) bool {
	has := func(w string) bool {
		return slices.ContainsFunc(known, func(k string) bool { return strings.Contains(k, strings.ToLower(w)) })
	}
	return has(w) || !slices.ContainsFunc(strings.Fields(w), func(part string) bool { return !has(part) })
}

// TestEveryWordIsInTheHelp collects the words of every game that its cards
// print and looks for each in the help's glossary.
func TestEveryWordIsInTheHelp(t *testing.T) {
	for i := range sets {
		s := &sets[i]
		t.Run(s.Name, func(t *testing.T) {
			g, err := all.Load(s.Name)
			harness.Load(t, g, err)
			for _, l := range []lang.Lang{lang.EN, lang.JA} {
				sess := fakesession.New(g, 1, fakesession.Decks(g, 0, 1), 1)
				sc, _ := s.open(g, sess, match)
				harness.Sit(t, sc, nil, sess, desk, l, 1).Tick(2)
				m := sc.(interface {
					Face(t present.Token) *cards.CardFace
					Guide() chrome.Guide
				})
				q := m.Guide()
				var known []string
				for _, k := range q.Terms {
					known = append(known, strings.ToLower(k.Name+" "+k.Help))
				}
				for _, p := range q.Phases {
					known = append(known, strings.ToLower(p.Name+" "+p.Why))
				}
				for _, p := range q.Signs {
					known = append(known, strings.ToLower(p.Name))
				}
				lib := g.Library()
				names := map[string]bool{}
				for def := rules.DefID(1); int(def) < len(lib.Defs); def++ {
					f := m.Face(present.Token{Def: def, Up: true})
					names[f.Title], names[f.Subtitle] = true, true
				}
				missing := map[string]string{}
				for def := rules.DefID(1); int(def) < len(lib.Defs); def++ {
					f := m.Face(present.Token{Def: def, Up: true})
					for _, text := range f.Rules {
						text = quoted.ReplaceAllString(text, "")
						for n := range names {
							text = strings.ReplaceAll(text, "“"+n+"”", "")
						}
						var words []string
						exprs := []*regexp.Regexp{termEN, headEN}
						if l == lang.JA {
							exprs = []*regexp.Regexp{termJA}
						}
						for _, e := range exprs {
							for _, found := range e.FindAllStringSubmatch(text, -1) {
								words = append(words, found[1:]...)
							}
						}
						for _, w := range words {
							if w = plainly(w); w != "" && !names[w] && !explained(known, w) && w != "X" {
								missing[w] = f.Title + ": " + text
							}
						}
					}
				}
				var list []string
				for w, where := range missing {
					list = append(list, w+"   ("+where+")")
				}
				sort.Strings(list)
				for _, w := range list {
					t.Errorf("%s: not in the help: %s", l, w)
				}
			}
		})
	}
}

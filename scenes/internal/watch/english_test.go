package watch

import (
	"regexp"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/games/all"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/present"
	"godeck/scenes/table/words"
)

// things are the nouns that texts count.
const things = `card|unit|creature|guardian|soul|counter|shield|turn|point|base|trap|weapon|spell|damage marker|fund|attack|Character|Enchant`

// english are the faults that a text can have.
var english = []struct {
	what string
	is   *regexp.Regexp
}{
	{"Japanese brackets or letters", regexp.MustCompile(`[【】「」《》『』（）。、：\x{3041}-\x{30ff}\x{4e00}-\x{9fff}]`)},
	{"a word with a capital in its middle", regexp.MustCompile(`\b[A-Z]?[a-z]+[A-Z][a-z]+`)},
	{"two colons", regexp.MustCompile(`: ?:|: [^.;!?()\n“”]*: `)},
	{"a plural of one", regexp.MustCompile(`(^|[^-+−\d./])\b1 (` + things + `)s\b`)},
	{"a singular of several", regexp.MustCompile(`(^|[^-+−\d./])\b([2-9]|[1-9]\d+) (card|unit|creature|guardian|counter|shield|turn|point|base|trap|weapon|spell|Character|Enchant)([.,;:!?)]|$| [a-z]+s?\b)`)},
	{"two spaces or a space before a mark", regexp.MustCompile(`  | [,.;:!?]( |$)`)},
}

// TestEnglish reads every English text of every card and every phrase of every
// table.
func TestEnglish(t *testing.T) {
	bad := map[string]int{}
	check := func(where, text string) {
		for _, e := range english {
			if m := e.is.FindString(text); m != "" {
				if bad[e.what]++; bad[e.what] < 80 {
					t.Errorf("%s: %s (%q) in %q", where, e.what, m, text)
				}
			}
		}
	}
	for i := range sets {
		s := &sets[i]
		g, err := all.Load(s.Name)
		harness.Load(t, g, err)
		sess := fakesession.New(g, 1, fakesession.Decks(g, 0, 1), 1)
		sc, _ := s.open(g, sess, match)
		faces := sc.(interface {
			Face(t present.Token) *cards.CardFace
		})
		harness.Sit(t, sc, nil, sess, desk, lang.EN, 1).Tick(2)
		for def := rules.DefID(1); int(def) < len(g.Library().Defs); def++ {
			f := faces.Face(present.Token{Def: def, Up: true})
			where := s.Name + " " + f.Title
			check(where, f.Title+"\n"+f.Subtitle+"\n"+f.Kind)
			for _, q := range append(f.Rules, f.Flavour) {
				check(where, q)
			}
			for _, q := range f.Digest {
				check(where+" (short)", q)
			}
			for _, k := range f.Keywords {
				check(where, k.Name+"\n"+k.Help)
			}
		}
	}
	holes := regexp.MustCompile(`\{[^}]*\}|\[[^\]]*\]`)
	tables := map[string]lang.Words{"table": words.Text, "games": words.GameText}
	for i := range sets {
		tables[sets[i].Name] = sets[i].words
	}
	for name, words := range tables {
		for key, p := range words {
			check(name+" "+key, strings.TrimSpace(holes.ReplaceAllString(p.EN, "X")))
		}
	}
	for what, n := range bad {
		t.Logf("%d times %s", n, what)
	}
}

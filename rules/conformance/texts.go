package conformance

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"sort"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/internal/lang/prose"
	"godeck/rules"
	"godeck/rules/effect"
)

// Slips returns the mistakes of grammar in a text.
func Slips(l lang.Lang, text string) []string {
	if l == lang.JA {
		return prose.Japanese(text)
	}
	return prose.English(text)
}

// Behaviour describes an ability as data, independently of its text.
func Behaviour(l *effect.Library, ability uint16) string {
	a := l.Abilities[ability]
	var b strings.Builder
	var node func(n *effect.Node)
	nodes := func(ns []*effect.Node) {
		b.WriteByte('[')
		for _, n := range ns {
			node(n)
		}
		b.WriteByte(']')
	}
	filter := func(f *effect.Filter) {
		if f == nil {
			return
		}
		fmt.Fprintf(&b, "<%d", f.Type)
		for _, t := range f.Tests {
			fmt.Fprintf(&b, " %s,%d,%v,%d%s", t.Field.Name, t.Cmp, t.Mask, t.N, t.Ref)
		}
		b.WriteByte('>')
	}
	node = func(n *effect.Node) {
		b.WriteString("(" + n.Spec.Name)
		for i := range n.Args {
			x := &n.Args[i]
			fmt.Fprintf(&b, " %s=%d%s", n.Spec.Params[i].Name, x.N, x.Ref)
			filter(x.Filter)
			if c := x.Choice; c != nil {
				fmt.Fprint(&b, c.Ref, c.Of, c.Zone, c.By, c.N, c.UpTo, c.All, c.Random, c.Other)
				filter(c.Filter)
			}
			nodes(x.Nodes)
		}
		b.WriteByte(')')
	}
	node(a.Node.When)
	nodes(a.Node.If)
	nodes(a.Node.Do)
	return b.String()
}

// Texts checks the text of every card: in both languages, without mistakes of
// grammar and without what templates leave behind (any of the characters of
// remains), it ends as sentences do, and no two behaviours of cards of the same
// type (attribute typ) read alike.
func Texts(t *testing.T, lib *effect.Library, typ uint8, remains string) {
	t.Helper()
	for _, l := range []lang.Lang{lang.JA, lang.EN} {
		seen := map[string]string{}
		for id := 1; id < len(lib.Defs); id++ {
			d := &lib.Defs[id]
			for i, text := range lib.RulesText(rules.DefID(id), l) {
				if f := Slips(l, text); len(f) > 0 {
					t.Errorf("%s: %v in %q", d.ID, f, text)
				}
				if strings.ContainsAny(text, remains) || strings.Contains(text, "  ") || strings.Contains(text, " :") || len(text) < 4 {
					t.Errorf("%s: %q", d.ID, text)
				}
				if l == lang.JA != (strings.HasSuffix(text, "。") || strings.HasSuffix(text, "）")) {
					t.Errorf("%s: wrong ending: %q", d.ID, text)
				}
				what := Behaviour(lib, d.Abilities[i])
				key := fmt.Sprint(d.Attr[typ], text)
				if other, ok := seen[key]; ok && other != what {
					t.Errorf("%s: two behaviours share the text %q:\n%s\n%s", d.ID, text, other, what)
				}
				seen[key] = what
			}
		}
	}
}

// Cards checks that every card has names and a line of flavour in both
// languages, that no two share a name, and that there are so many decks, all
// of them legal.
func Cards(t *testing.T, lib *effect.Library, decks int) {
	t.Helper()
	names := map[string]bool{}
	for id := 1; id < len(lib.Defs); id++ {
		c := &lib.Cards[id]
		if c.Name.JA == "" || c.Name.EN == "" || c.Flavour.JA == "" || c.Flavour.EN == "" {
			t.Errorf("%s lacks words", c.ID)
		}
		if names[c.Name.JA] || names[c.Name.EN] {
			t.Errorf("%s: name used twice", c.ID)
		}
		names[c.Name.JA], names[c.Name.EN] = true, true
	}
	if n := len(lib.Decks()); n != decks {
		t.Errorf("%d decks", n)
	}
	for _, d := range lib.Decks() {
		if bad := lib.CheckDeck(lib.Expand(d), nil); len(bad) > 0 {
			t.Errorf("%s: %v", d.ID, bad)
		}
	}
}

// Plain returns values for a parameter that every game has: numbers, players,
// words of a list, truth. "" leaves it out, first if it may be.
func Plain(p *effect.Param, optional bool) (out []string) {
	if optional {
		out = append(out, "")
	}
	switch p.Sort {
	case effect.Int, effect.Amount:
		lo := max(p.Min, 1)
		out = append(out, fmt.Sprint(lo))
		if p.Max > lo {
			out = append(out, fmt.Sprint(lo+1))
		}
		if p.Min < 0 {
			out = append(out, fmt.Sprint(p.Min))
		}
	case effect.Who:
		out = append(out, `"me"`, `"opp"`)
		if !p.Single {
			out = append(out, `"both"`)
		}
	case effect.OneOf, effect.SomeOf:
		for k, v := range p.Enum.Values {
			if k == 0 && p.Opt && p.Sort == effect.OneOf {
				continue // the default
			}
			out = append(out, fmt.Sprintf("%q", v.Name))
		}
	case effect.Bool:
		out = append(out, "true")
	}
	return out
}

// Sentences writes a word with its parameters at their first values, and with
// each other value of each parameter.
func Sentences(s *effect.Spec, values [][]string) []string {
	var out []string
	for j := -1; j < len(values); j++ {
		n := 1
		if j >= 0 {
			n = len(values[j])
		}
		for k := range n {
			w := fmt.Sprintf(`{"op":%q`, s.Name)
			for q := range values {
				v := values[q][0]
				if q == j {
					v = values[q][k]
				}
				if v != "" {
					w += fmt.Sprintf(`,%q:%s`, s.Params[q].Name, v)
				}
			}
			if w += "}"; !slices.Contains(out, w) {
				out = append(out, w)
			}
		}
	}
	return out
}

// TextsDiffer fails if two abilities of cards of the same type (attribute typ)
// do different things but read alike. Each card of the library has one
// ability.
func TextsDiffer(t *testing.T, lib *effect.Library, typ uint8) {
	t.Helper()
	for _, l := range []lang.Lang{lang.JA, lang.EN} {
		text := map[string]string{}
		for id := 1; id < len(lib.Defs); id++ {
			read := strings.Join(lib.RulesText(rules.DefID(id), l), " ")
			if f := Slips(l, read); len(f) > 0 {
				t.Errorf("%v in %q", f, read)
			}
			got := fmt.Sprint(lib.Defs[id].Attr[typ]) + read
			what := Behaviour(lib, lib.Defs[id].Abilities[0])
			if other, ok := text[got]; ok && other != what {
				t.Errorf("two behaviours read %q:\n  %s\n  %s", got, other, what)
			}
			text[got] = what
		}
	}
	t.Logf("%d texts", len(lib.Defs)-1)
}

// DocsCurrent fails if a game's committed schema or list of words is not what
// its vocabulary and cards give; with UPDATE set it writes them. It runs in
// the directory of the game's package.
func DocsCurrent(t *testing.T, game string, lib *effect.Library) {
	t.Helper()
	for path, want := range map[string]string{
		"schema/" + game + "-pack.schema.json": string(lib.Vocab.Schema()),
		"words-" + game + ".md":                lib.Inventory(),
	} {
		path = filepath.Join("..", "..", "docs", path)
		if os.Getenv("UPDATE") != "" {
			if err := os.WriteFile(path, []byte(want), 0o644); err != nil {
				t.Fatal(err)
			}
			continue
		}
		if got, err := os.ReadFile(path); err != nil || string(got) != want {
			t.Errorf("%s is out of date; run UPDATE=1 go test ./rules/%s -run TestDocsAreCurrent", filepath.ToSlash(strings.TrimPrefix(path, filepath.Join("..", "..")+string(filepath.Separator))), game)
		}
	}
}

// WordsUsed fails for a word of the vocabulary that no card uses: random play
// would never reach it.
func WordsUsed(t *testing.T, lib *effect.Library) {
	t.Helper()
	all := ""
	for i := range lib.Abilities {
		all += Behaviour(lib, uint16(i))
	}
	var unused []string
	for i := range lib.Vocab.Words {
		if n := lib.Vocab.Words[i].Name; !strings.Contains(all, "("+n) && n != "and" {
			unused = append(unused, n)
		}
	}
	sort.Strings(unused)
	if len(unused) > 0 {
		t.Errorf("no card of rules/%s/cards.json uses: %s", lib.Vocab.Game, strings.Join(unused, ", "))
	}
}

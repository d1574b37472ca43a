package conformance

import (
	"fmt"
	"os"
	"path/filepath"
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

// TextsDiffer fails if two abilities of cards of the same type (attribute typ)
// do different things but read alike. Each card of the library has one
// ability.
func TextsDiffer(t *testing.T, lib *effect.Library, typ uint8) {
	t.Helper()
	for _, l := range []lang.Lang{lang.JA, lang.EN} {
		text := map[string]string{}
		for id := 1; id < len(lib.Defs); id++ {
			got := fmt.Sprint(lib.Defs[id].Attr[typ]) + strings.Join(lib.RulesText(rules.DefID(id), l), " ")
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
			t.Errorf("%s is out of date; run UPDATE=1 go test ./rules/%s (%v)", path, game, err)
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
		t.Errorf("no card uses: %s", strings.Join(unused, ", "))
	}
}

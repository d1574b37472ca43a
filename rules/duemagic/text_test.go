package duemagic

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"sort"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/conformance"
	"godeck/rules/effect"
)

// TestTextOfEveryCard checks that every card of the built-in pack has a text
// in both languages without template remains, and no two different behaviours
// read alike.
func TestTextOfEveryCard(t *testing.T) {
	g := mustLoad(t)
	for _, l := range []lang.Lang{lang.JA, lang.EN} {
		seen := map[string]string{}
		for id := 1; id < len(g.Lib.Defs); id++ {
			d := &g.Lib.Defs[id]
			for i, text := range g.Lib.RulesText(rules.DefID(id), l) {
				if f := conformance.Slips(l, text); len(f) > 0 {
					t.Errorf("%s: %v in %q", d.ID, f, text)
				}
				if strings.ContainsAny(text, "{}|[]%") || strings.Contains(text, "  ") || len(text) < 4 {
					t.Errorf("%s: %q", d.ID, text)
				}
				if l == lang.JA != (strings.HasSuffix(text, "。") || strings.HasSuffix(text, "）")) {
					t.Errorf("%s: wrong ending: %q", d.ID, text)
				}
				what := behaviour(g.Lib, d.Abilities[i])
				key := fmt.Sprint(d.Attr[AType], text)
				if other, ok := seen[key]; ok && other != what {
					t.Errorf("%s: two behaviours share the text %q:\n%s\n%s", d.ID, text, other, what)
				}
				seen[key] = what
				if os.Getenv("PRINT") != "" {
					t.Log(d.ID, text)
				}
			}
		}
	}
}

// behaviour describes an ability as data, independently of the text.
func behaviour(l *effect.Library, ability uint16) string {
	a := l.Abilities[ability]
	var b strings.Builder
	filter := func(f *effect.Filter) {
		if f == nil {
			f = &effect.Filter{}
		}
		fmt.Fprintf(&b, "<%d", f.Type)
		for _, t := range f.Tests {
			fmt.Fprintf(&b, " %s,%d,%v,%d", t.Field.Name, t.Cmp, t.Mask, t.N)
		}
		b.WriteByte('>')
	}
	var node func(n *effect.Node)
	nodes := func(ns []*effect.Node) {
		b.WriteByte('[')
		for _, n := range ns {
			node(n)
		}
		b.WriteByte(']')
	}
	node = func(n *effect.Node) {
		b.WriteString("(" + n.Spec.Name)
		for i := range n.Args {
			x := &n.Args[i]
			fmt.Fprintf(&b, " %s=%d%s", n.Spec.Params[i].Name, x.N, x.Ref)
			if n.Spec.Params[i].Sort == effect.Cards {
				filter(x.Filter)
			}
			if c := x.Choice; c != nil {
				fmt.Fprintf(&b, "{%d %d %d %d %d %v %v %v %v", c.Ref, c.Of, c.Zone, c.By, c.N, c.UpTo, c.All, c.Random, c.Other)
				filter(c.Filter)
				b.WriteByte('}')
			}
			nodes(x.Nodes)
		}
		b.WriteByte(')')
	}
	node(a.Node.When)
	nodes(a.Node.If)
	nodes(a.Node.Do)
	fmt.Fprint(&b, a.List, a.Extra)
	return b.String()
}

// TestTextFollowsEffect checks that different behaviours have different texts:
// changing any parameter of any word changes the text in both languages.
func TestTextFollowsEffect(t *testing.T) {
	var cards []string
	n := 0
	add := func(keyword bool, e string) {
		list := "effects"
		if keyword {
			list = "keywords"
		}
		cards = append(cards, fmt.Sprintf(`{"id":"e%d","type":"creature","name":{"ja":"名","en":"Name"},"cost":1,"power":1000,%q:[%s]}`, n, list, e))
		n++
	}
	choices := []string{`{}`, `{"of":"me"}`, `{"of":"any"}`, `{"zone":"graveyard"}`, `{"zone":"mana","of":"me"}`, `{"n":2}`, `{"n":2,"upTo":true}`, `{"upTo":true}`, `{"all":true}`,
		`{"random":true}`, `{"other":true}`, `{"by":"opp"}`, `{"filter":{"power":{"atMost":3000}}}`, `{"filter":{"evolution":"no"}}`, `{"filter":{"evolution":"yes"}}`,
		`{"filter":{"tapped":"yes"}}`, `{"filter":{"civilizations":"fire"}}`, `{"filter":{"civilizations":["fire","light"]}}`, `{"filter":{"colours":"many"}}`, `"this"`, `"it"`, `"event"`, `"thisCard"`}
	for i := range Vocab().Words {
		s := &Vocab().Words[i]
		if s.Kind == effect.Number || s.Name == "and" || s.Name == "static" || s.Name == "keyword" || s.Name == "spell" || s.Name == "mode" {
			continue
		}
		values := make([][]string, len(s.Params))
		for j := range s.Params {
			p := &s.Params[j]
			switch p.Sort {
			case effect.Int, effect.Amount:
				lo := max(p.Min, 1)
				values[j] = []string{fmt.Sprint(lo)}
				if p.Max > lo {
					values[j] = append(values[j], fmt.Sprint(lo+1))
				}
				if p.Sort == effect.Amount {
					values[j] = append(values[j], `"manaCount"`, `{"op":"shieldCount","who":"opp"}`)
				}
			case effect.Who:
				values[j] = []string{`"me"`, `"opp"`, `"both"`}
			case effect.OneOf, effect.SomeOf:
				for _, v := range p.Enum.Values {
					if v.EN == "" && p.Enum != discardHow {
						continue
					}
					if p.Name == "zone" && (s.Name == "evolution" && v.Name == "shields" || s.Name == "useFree" && v.Name != "hand" && v.Name != "graveyard" && v.Name != "mana") {
						continue
					}
					if s.Kind == effect.Action && !s.Static && p.Enum == playerWords && v.Name == "chosen" {
						continue // needs choosePlayer before it
					}
					values[j] = append(values[j], fmt.Sprintf("%q", v.Name))
				}
			case effect.Cond:
				values[j] = []string{`"yourTurn"`, `"exchanged"`}
			case effect.Actions:
				values[j] = []string{`["peek"]`, `["cover"]`}
				if s.Name == "modes" {
					values[j] = []string{`[{"op":"mode","do":["peek"]},{"op":"mode","do":["cover"]}]`, `[{"op":"mode","do":["cover"]},{"op":"mode","do":["peek"]}]`}
				}
			case effect.Bool:
				values[j] = []string{"false", "true"}
			case effect.Choose:
				values[j] = slices.DeleteFunc(slices.Clone(choices), func(c string) bool {
					return p.Within != 0 && (strings.Contains(c, "graveyard") || strings.Contains(c, "mana") && p.Within>>3 == 0)
				})
			case effect.Cards:
				values[j] = []string{`{}`, `{"type":"spell"}`, `{"races":["beast"]}`, `{"cost":{"atMost":2}}`, `{"cost":2}`, `{"colours":"many"}`}
			}
		}
		base := make([]string, len(values))
		for j := range values {
			base[j] = values[j][0]
			if s.Params[j].Name == "on" {
				base[j] = values[j][1] // “this creature” has no filter
			}
		}
		seen := map[string]bool{}
		for j := -1; j < len(values); j++ {
			m := 1
			if j >= 0 {
				m = len(values[j])
			}
			for k := 0; k < m; k++ {
				args := append([]string{}, base...)
				if j >= 0 {
					args[j] = values[j][k]
				}
				w := fmt.Sprintf(`{"op":%q`, s.Name)
				for q := range args {
					w += fmt.Sprintf(`,%q:%s`, s.Params[q].Name, args[q])
				}
				w += "}"
				if seen[w] {
					continue
				}
				seen[w] = true
				switch {
				case s.Kind == effect.Trigger:
					add(false, `{"when":`+w+`,"do":["peek"]}`)
				case s.Kind == effect.Condition:
					add(false, `{"when":"enter","if":`+w+`,"do":["peek"]}`)
				case s.Static && s.Op > kwFirst:
					add(true, w)
				case s.Static:
					add(false, `{"when":"static","do":[`+w+`]}`)
				default:
					add(false, `{"when":"enter","do":[`+w+`]}`)
				}
			}
		}
	}
	data := `{"format":"godeck-pack/1","game":"duemagic","id":"p","name":{"ja":"名","en":"name"},"cards":[` + strings.Join(cards, ",\n") + `]}`
	p, err := effect.ReadPack(Vocab(), "gen.json", []byte(data))
	if err != nil {
		t.Fatal(err)
	}
	lib, err := effect.Compile(Vocab(), p)
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range []lang.Lang{lang.JA, lang.EN} {
		text := map[string]string{}
		for id := 1; id < len(lib.Defs); id++ {
			got := strings.Join(lib.RulesText(rules.DefID(id), l), " ")
			if f := conformance.Slips(l, got); len(f) > 0 {
				t.Errorf("%v in %q", f, got)
			}
			what := behaviour(lib, lib.Defs[id].Abilities[0])
			if other, ok := text[got]; ok && other != what {
				t.Errorf("two behaviours read %q:\n  %s\n  %s", got, other, what)
			}
			text[got] = what
		}
	}
}

// TestDocsAreCurrent checks that the committed schema and list of words are
// current.
func TestDocsAreCurrent(t *testing.T) {
	g := mustLoad(t)
	words := strings.Replace(g.Lib.Inventory(), "./rules/effect", "./rules/duemagic", 1)
	for path, want := range map[string]string{
		"schema/duemagic-pack.schema.json": string(Vocab().Schema()),
		"words-duemagic.md":                words,
	} {
		path = filepath.Join("..", "..", "docs", path)
		if os.Getenv("UPDATE") != "" {
			if err := os.WriteFile(path, []byte(want), 0o644); err != nil {
				t.Fatal(err)
			}
			continue
		}
		if got, err := os.ReadFile(path); err != nil || string(got) != want {
			t.Errorf("%s is not current; run UPDATE=1 go test ./rules/duemagic (%v)", path, err)
		}
	}
}

// TestEveryWordIsUsed checks that a card of the built-in pack uses every word
// of the vocabulary, so that random play exercises it.
func TestEveryWordIsUsed(t *testing.T) {
	g := mustLoad(t)
	all := ""
	for i := range g.Lib.Abilities {
		all += behaviour(g.Lib, uint16(i))
	}
	var unused []string
	for i := range Vocab().Words {
		if n := Vocab().Words[i].Name; !strings.Contains(all, "("+n+" ") && !strings.Contains(all, "("+n+")") && !strings.Contains(all, "("+n+"[") && n != "and" {
			unused = append(unused, n)
		}
	}
	sort.Strings(unused)
	if len(unused) > 0 {
		t.Errorf("no card uses: %s", strings.Join(unused, ", "))
	}
}

package maker_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules/effect"
	"godeck/rules/games/all"
	"godeck/rules/maker"
)

// asked lists what an ability has although nobody asked for it: conditions,
// words around others, arguments that can be left out, comparisons of numbers
// that never change.
func asked(a *effect.AbilityNode) (out []string) {
	var walk func(n *effect.Node)
	walk = func(n *effect.Node) {
		for i := range n.Args {
			p, x := &n.Spec.Params[i], &n.Args[i]
			if p.Opt && x.Given {
				out = append(out, n.Spec.Name+"."+p.Name)
			}
			if p.Sort == effect.Cond && len(x.Nodes) > 0 {
				out = append(out, n.Spec.Name+"."+p.Name)
			}
			for _, m := range x.Nodes {
				walk(m)
			}
		}
		if n.Spec.Name == "compare" {
			out = append(out, "compare")
		}
	}
	if len(a.If) > 0 {
		out = append(out, "if")
	}
	walk(a.When)
	for _, n := range a.Do {
		walk(n)
	}
	if len(a.Do) > 1 {
		out = append(out, fmt.Sprint(len(a.Do), " actions"))
	}
	return out
}

// always reports whether all built-in abilities with a trigger have something
// that asked lists: the checker wants it there.
func always(lib *effect.Library, list, typ int, s *effect.Spec, what string) bool {
	n := 0
	for _, c := range lib.Packs[0].Cards {
		for _, a := range c.Lists[list] {
			if a.When.Spec == s && c.Type == typ {
				if n++; !slices.Contains(asked(a), what) {
					return false
				}
			}
		}
	}
	return n > 0
}

// needed are arguments that the checker wants only sometimes.
var needed = map[string]string{"activate.limit": "an ability without costs could be activated without end"}

// TestNewAbilityIsPlain begins an ability with every trigger of every list of
// every card type of every game: none has a condition or anything else that can
// be left out, unless built-in cards have no such ability without.
func TestNewAbilityIsPlain(t *testing.T) {
	for _, e := range all.Games() {
		lib := library(t, e.ID)
		begun := 0
		for _, typ := range lib.Vocab.Types {
			d := maker.New(lib, "x")
			if err := d.Put("type", typ.Name); err != nil {
				t.Fatal(err)
			}
			for _, p := range d.Places() {
				list := 0
				for i := range lib.Vocab.Lists {
					if lib.Vocab.Lists[i].Name == p.Path {
						list = i + 1
						if lib.Vocab.Lists[i].Bare != "" {
							list = -1
						}
					}
				}
				if p.Kind != maker.Add || list < 0 || list == 0 && p.Path != "effects" {
					continue
				}
				for _, o := range d.Options(p.Path) {
					before := len(d.Card().Lists[list])
					if err := d.Put(p.Path, o.ID); err != nil {
						t.Errorf("%s %s: %v", e.ID, o.ID, err)
						continue
					}
					begun++
					if len(d.Card().Lists[list]) > before {
						a := d.Card().Lists[list][before]
						text := d.Text(lang.EN)
						x := slices.DeleteFunc(asked(a), func(x string) bool { return needed[x] != "" || always(lib, list, d.Card().Type, a.When.Spec, x) })
						if len(x) > 0 {
							t.Errorf("%s %s %s %s: %s: %s", e.ID, typ.Name, p.Path, o.ID, strings.Join(x, ", "), text[len(text)-1])
						}
					}
					d.Undo()
				}
			}
		}
		t.Logf("%s: %d abilities begun", e.ID, begun)
	}
}

// TestNoConstantComparison puts a comparison among the conditions of an ability
// of every game: a number of the match is compared, and neither a number in its
// place nor a sum of numbers is offered or accepted.
func TestNoConstantComparison(t *testing.T) {
	for _, e := range all.Games() {
		lib := library(t, e.ID)
		if lib.Vocab.Word("compare") == nil {
			continue
		}
		tried := 0
		for i, c := range lib.Packs[0].Cards {
			if i%5 != 0 || len(c.Lists[0]) == 0 {
				continue
			}
			d, err := maker.From(lib, c, "x")
			if err != nil {
				t.Fatal(err)
			}
			at := "effects[0].if"
			if d.Put(at, "compare") != nil {
				continue
			}
			tried++
			at += fmt.Sprintf("[%d]", len(c.Lists[0][0].If))
			if n := maker.Constants(d); n > 0 {
				t.Errorf("%s: %s", e.ID, d.Text(lang.EN))
			}
			for _, x := range [...]string{"=1", "number"} {
				if d.Put(at+".a", x) == nil {
					t.Errorf("%s: %s is accepted: %s", e.ID, x, d.Text(lang.EN))
				}
			}
			if d.Put(at+".a", "sum") == nil && maker.Constants(d) > 0 {
				t.Errorf("%s: a sum of numbers is compared: %s", e.ID, d.Text(lang.EN))
			}
			for _, o := range d.Options(at + ".a") {
				if o.ID == "number" {
					t.Errorf("%s: a number is offered", e.ID)
				}
			}
		}
		if tried == 0 {
			t.Errorf("%s: nowhere can a comparison be put", e.ID)
		}
	}
}

// TestOptionsReadWell looks at the options of a new ability of every game: no
// empty quotation marks, and numbers as the game's cards have them.
func TestOptionsReadWell(t *testing.T) {
	for _, e := range all.Games() {
		lib := library(t, e.ID)
		for typ := range lib.Vocab.Types {
			d := maker.New(lib, "x")
			if d.Put("type", lib.Vocab.Types[typ].Name) != nil {
				continue
			}
			opts := d.Options("effects")
			if len(opts) == 0 || d.Put("effects", opts[0].ID) != nil {
				continue
			}
			for _, o := range d.Options("effects[0].do") {
				if strings.Contains(o.EN, "“”") || strings.Contains(o.JA, "「」") || strings.Contains(o.EN, "+100 power") {
					t.Errorf("%s: %s: %s %s", e.ID, o.ID, o.EN, o.JA)
				}
			}
		}
	}
}

package magna

import (
	"fmt"
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
				if strings.ContainsAny(text, "{}|%#") || strings.Contains(text, "  ") || strings.Contains(text, " :") || len(text) < 4 {
					t.Errorf("%s: %q", d.ID, text)
				}
				if l == lang.JA != (strings.HasSuffix(text, "。") || strings.HasSuffix(text, "）")) {
					t.Errorf("%s: wrong ending: %q", d.ID, text)
				}
				what := conformance.Behaviour(g.Lib, d.Abilities[i])
				key := fmt.Sprint(d.Attr[AType], text)
				if other, ok := seen[key]; ok && other != what {
					t.Errorf("%s: two behaviours share the text %q:\n%s\n%s", d.ID, text, other, what)
				}
				seen[key] = what
			}
		}
	}
}

// TestCards checks that every card has names and a line of flavour in both
// languages, no two cards share a name, and there is enough of everything.
func TestCards(t *testing.T) {
	g := mustLoad(t)
	names := map[string]bool{}
	bases, cards, factions := 0, 0, map[int16]int{}
	for id := 1; id < len(g.Lib.Defs); id++ {
		c, d := &g.Lib.Cards[id], &g.Lib.Defs[id]
		if c.Name.JA == "" || c.Name.EN == "" || c.Flavour.JA == "" || c.Flavour.EN == "" {
			t.Errorf("%s lacks words", c.ID)
		}
		if names[c.Name.JA] || names[c.Name.EN] {
			t.Errorf("%s: name used twice", c.ID)
		}
		names[c.Name.JA], names[c.Name.EN] = true, true
		if d.Attr[AType] == Base {
			bases++
			continue
		}
		cards++
		factions[d.Attr[AFaction]]++
		if k := d.Attr[AType]; (k == Unit || k == Weapon || k == Operation) && d.Attr[ACost] == 0 {
			t.Errorf("%s has no cost", c.ID)
		}
	}
	if cards < 88 || bases < 12 || len(factions) != 7 {
		t.Errorf("%d cards, %d bases, factions %v", cards, bases, factions)
	}
	if n := len(g.Lib.Decks()); n != 4 {
		t.Errorf("%d decks", n)
	}
	for _, d := range g.Lib.Decks() { // MGN-1.14
		if bad := g.Lib.CheckDeck(g.DeckOf(d), nil); len(bad) > 0 {
			t.Errorf("%s: %v", d.ID, bad)
		}
	}
}

// TestTextFollowsEffect checks that different behaviours have different texts:
// changing any parameter of any word changes the text in both languages.
func TestTextFollowsEffect(t *testing.T) {
	var cards []string
	add := func(typ, ability string) {
		fields := ""
		if typ == "unit" {
			fields = `,"defense":1`
		}
		cards = append(cards, fmt.Sprintf(`{"id":"e%d","type":%q,"name":{"ja":"名%[1]d","en":"N%[1]d"}%[3]s,"effects":[%[4]s]}`, len(cards), typ, fields, ability))
	}
	for i := range Vocab().Words {
		s := &Vocab().Words[i]
		if s.Name == "and" || s.Name == "if" || s.Kind == effect.Number { // a lone if is a condition
			continue
		}
		values := make([][]string, len(s.Params))
		for j := range s.Params {
			p := &s.Params[j]
			if p.Opt && (p.Sort != effect.Who) {
				values[j] = append(values[j], "")
			}
			switch p.Sort {
			case effect.Int, effect.Amount:
				lo := max(p.Min, 1)
				values[j] = append(values[j], fmt.Sprint(lo))
				if p.Max > lo {
					values[j] = append(values[j], fmt.Sprint(lo+1))
				}
				if p.Min < 0 {
					values[j] = append(values[j], fmt.Sprint(p.Min))
				}
				if p.Sort == effect.Amount {
					values[j] = append(values[j], `"units"`, `{"op":"units","who":"opp"}`, `"inForce"`, `"magnaOf"`, `"fallen"`)
				}
			case effect.Who:
				values[j] = append(values[j], `"me"`, `"opp"`)
				if !p.Single {
					values[j] = append(values[j], `"both"`)
				}
			case effect.OneOf, effect.SomeOf:
				for k, v := range p.Enum.Values {
					if k == 0 && p.Opt && p.Sort == effect.OneOf {
						continue // the default
					}
					values[j] = append(values[j], fmt.Sprintf("%q", v.Name))
				}
			case effect.Cond:
				values[j] = append(values[j], `"firstPlayer"`, `"invading"`)
			case effect.Actions:
				values[j] = append(values[j], `["fund"]`, `[{"op":"draw","n":1}]`)
			case effect.Bool:
				values[j] = append(values[j], "true")
			case effect.Cards:
				values[j] = append(values[j], `{"type":"unit"}`, `{"type":"weapon"}`, `{"type":"unit","faction":["red"]}`, `{"type":"unit","rank":"S"}`, `{"type":"unit","state":"checked"}`)
			case effect.Choose:
				if s.Name == "split" { // divides points among all that fit
					values[j] = append(values[j], `{"all":true}`, `{"of":"me","all":true}`, `{"of":"opp","all":true}`, `{"of":"opp","all":true,"filter":{"face":"trap"}}`)
					continue
				}
				values[j] = append(values[j], `"this"`, `"attackers"`, `"target"`, `"that"`, `"participants"`, `{}`, `{"of":"me"}`, `{"of":"opp"}`, `{"of":"me","other":true}`, `{"of":"opp","n":2}`, `{"of":"opp","n":2,"upTo":true}`, `{"of":"opp","all":true}`, `{"of":"opp","random":true}`, `{"of":"opp","by":"opp"}`, `{"of":"opp","filter":{"type":"unit"}}`, `{"of":"opp","filter":{"face":"trap"}}`)
			}
		}
		typ := "unit"
		if s.Kind == effect.Trigger && s.OnlyFor != 0 {
			for k := range Vocab().Types {
				if s.OnlyFor&(1<<uint(k)) != 0 {
					typ = Vocab().Types[k].Name
					break
				}
			}
		}
		seen := map[string]bool{}
		for j := -1; j < len(values); j++ {
			n := 1
			if j >= 0 {
				n = len(values[j])
			}
			for k := 0; k < n; k++ {
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
				w += "}"
				if seen[w] {
					continue
				}
				seen[w] = true
				switch {
				case s.Kind == effect.Trigger && s.Static:
					add(typ, `{"when":`+w+`,"do":["guard"]}`)
				case s.Kind == effect.Trigger:
					add(typ, `{"when":`+w+`,"do":["fund"]}`)
				case s.Kind == effect.Condition:
					add(typ, `{"when":"deployed","if":`+w+`,"do":["fund"]}`)
				case s.Static:
					add(typ, `{"when":"static","do":[`+w+`]}`)
				default:
					add(typ, `{"when":"deployed","do":[`+w+`]}`)
				}
			}
		}
	}
	data := `{"format":"godeck-pack/1","game":"magna","id":"p","name":{"ja":"名","en":"name"},"cards":[` + strings.Join(cards, ",\n") + `]}`
	v := *Vocab()
	v.CheckCard = nil // some of them can do nothing
	p, err := effect.ReadPack(&v, "gen.json", []byte(data))
	if err != nil {
		t.Fatal(err)
	}
	lib, err := effect.Compile(&v, p)
	if err != nil {
		t.Fatal(err)
	}
	conformance.TextsDiffer(t, lib, AType)
}

// TestDocsAreCurrent checks that the committed schema and list of words are
// current.
func TestDocsAreCurrent(t *testing.T) { conformance.DocsCurrent(t, "magna", mustLoad(t).Lib) }

// TestEveryWordIsUsed checks that a card of the built-in pack uses every word
// of the vocabulary, so that random play exercises it.
func TestEveryWordIsUsed(t *testing.T) { conformance.WordsUsed(t, mustLoad(t).Lib) }

package magna

import (
	"fmt"
	"strings"
	"testing"

	"godeck/rules/conformance"
	"godeck/rules/effect"
)

// TestTextOfEveryCard checks that every card of the built-in pack has a text
// in both languages without template remains, and no two different behaviours
// read alike.
func TestTextOfEveryCard(t *testing.T) { conformance.Texts(t, mustLoad(t).Lib, AType, "{}|%#") }

// TestCards checks that every card has names and a line of flavour in both
// languages, no two cards share a name, and there is enough of everything.
func TestCards(t *testing.T) {
	g := mustLoad(t)
	bases, cards, factions := 0, 0, map[int16]int{}
	for id := 1; id < len(g.Lib.Defs); id++ {
		d := &g.Lib.Defs[id]
		if d.Attr[AType] == Base {
			bases++
			continue
		}
		cards++
		factions[d.Attr[AFaction]]++
		if k := d.Attr[AType]; (k == Unit || k == Weapon || k == Operation) && d.Attr[ACost] == 0 {
			t.Errorf("%s has no cost", d.ID)
		}
	}
	if cards < 88 || bases < 12 || len(factions) != 7 {
		t.Errorf("%d cards, %d bases, factions %v", cards, bases, factions)
	}
	conformance.Cards(t, g.Lib, 4) // MGN-1.14
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
			values[j] = conformance.Plain(p, p.Opt && p.Sort != effect.Who)
			switch p.Sort {
			case effect.Amount:
				values[j] = append(values[j], `"units"`, `{"op":"units","who":"opp"}`, `"inForce"`, `"magnaOf"`, `"fallen"`)
			case effect.Cond:
				values[j] = append(values[j], `"firstPlayer"`, `"invading"`)
			case effect.Actions:
				values[j] = append(values[j], `["fund"]`, `[{"op":"draw","n":1}]`)
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
		for _, w := range conformance.Sentences(s, values) {
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

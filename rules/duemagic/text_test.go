package duemagic

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"godeck/rules/conformance"
	"godeck/rules/effect"
)

// TestTextOfEveryCard checks that every card of the built-in pack has a text
// in both languages without template remains, and no two different behaviours
// read alike.
func TestTextOfEveryCard(t *testing.T) { conformance.Texts(t, mustLoad(t).Lib, AType, "{}|[]%") }

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
		for j := range values {
			if s.Params[j].Name == "on" { // “this creature” has no filter
				values[j][0], values[j][1] = values[j][1], values[j][0]
			}
		}
		for _, w := range conformance.Sentences(s, values) {
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
	data := `{"format":"godeck-pack/1","game":"duemagic","id":"p","name":{"ja":"名","en":"name"},"cards":[` + strings.Join(cards, ",\n") + `]}`
	p, err := effect.ReadPack(Vocab(), "gen.json", []byte(data))
	if err != nil {
		t.Fatal(err)
	}
	lib, err := effect.Compile(Vocab(), p)
	if err != nil {
		t.Fatal(err)
	}
	conformance.TextsDiffer(t, lib, AType)
}

// TestDocsAreCurrent checks that the committed schema and list of words are
// current.
func TestDocsAreCurrent(t *testing.T) { conformance.DocsCurrent(t, "duemagic", mustLoad(t).Lib) }

// TestEveryWordIsUsed checks that a card of the built-in pack uses every word
// of the vocabulary, so that random play exercises it.
func TestEveryWordIsUsed(t *testing.T) { conformance.WordsUsed(t, mustLoad(t).Lib) }

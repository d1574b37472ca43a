package mattsan

import (
	"fmt"
	"regexp"
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
// languages, no two cards share a name, and there is enough of everything
// (MTZ-2).
func TestCards(t *testing.T) {
	g := mustLoad(t)
	names := map[string]bool{}
	types := map[int16]int{}
	for id := 1; id < len(g.Lib.Defs); id++ {
		c, d := &g.Lib.Cards[id], &g.Lib.Defs[id]
		if c.Name.JA == "" || c.Name.EN == "" || c.Flavour.JA == "" || c.Flavour.EN == "" || d.Attr[ARarity] == 0 {
			t.Errorf("%s lacks words", c.ID)
		}
		if names[c.Name.JA] || names[c.Name.EN] {
			t.Errorf("%s: name used twice", c.ID)
		}
		names[c.Name.JA], names[c.Name.EN] = true, true
		types[d.Attr[AType]]++
	}
	if n := len(g.Lib.Defs) - 1; n < 108 || len(types) != 4 {
		t.Errorf("%d cards, types %v", n, types)
	}
	if n := len(g.Lib.Decks()); n != 5 {
		t.Errorf("%d decks", n)
	}
	for _, d := range g.Lib.Decks() {
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
			fields = `,"hp":1`
		}
		cards = append(cards, fmt.Sprintf(`{"id":"e%d","type":%q,"name":{"ja":"名%[1]d","en":"N%[1]d"}%[3]s,"effects":[%[4]s]}`, len(cards), typ, fields, ability))
	}
	for i := range Vocab().Words {
		s := &Vocab().Words[i]
		if s.Op == TrPlacement || s.Op >= sTribute && s.Op <= sNeed || s.Name == "and" || s.Name == "if" || s.Kind == effect.Number { // a lone if is a condition
			continue
		}
		values := make([][]string, len(s.Params))
		for j := range s.Params {
			p := &s.Params[j]
			if p.Opt && p.Sort != effect.Who && s.Op != TrGhost {
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
					values[j] = append(values[j], `"units"`, `{"op":"units","who":"opp"}`, `{"op":"cards","zone":"hand"}`, `"exOf"`, `"number"`, `"tucked"`)
				}
			case effect.Who:
				values[j] = append(values[j], `"me"`, `"opp"`)
				if !p.Single {
					values[j] = append(values[j], `"both"`)
				}
			case effect.OneOf, effect.SomeOf:
				for k, v := range p.Enum.Values {
					if k == 0 && p.Opt && p.Sort == effect.OneOf { // none is possible for ghosts
						continue // the default
					}
					values[j] = append(values[j], fmt.Sprintf("%q", v.Name))
				}
			case effect.Cond:
				values[j] = append(values[j], `"myTurn"`, `"hurt"`)
			case effect.Actions:
				values[j] = append(values[j], `["silence"]`, `[{"op":"draw","n":1}]`)
			case effect.Bool:
				values[j] = append(values[j], "true")
			case effect.Cards:
				values[j] = append(values[j], `{"type":"unit","tags":["toy"]}`, `{"type":"unit","hp":{"atMost":3}}`, `{"type":"unit","health":"hurt"}`)
			case effect.Choose:
				values[j] = append(values[j], `"this"`, `"fighter"`, `"foe"`, `"it"`, `"event"`, `"actor"`)
				for z, v := range zoneWords.Values {
					if p.Within>>z&1 == 0 {
						continue
					}
					in := fmt.Sprintf(`{"zone":%q`, v.Name)
					if len(values[j]) > 6 { // one zone with everything else
						values[j] = append(values[j], in+`,"of":"opp"}`)
						continue
					}
					values[j] = append(values[j], in+`}`, in+`,"of":"me"}`, in+`,"of":"opp"}`, in+`,"of":"me","other":true}`, in+`,"of":"opp","n":2}`, in+`,"of":"opp","n":2,"upTo":true}`, in+`,"of":"opp","all":true}`, in+`,"of":"opp","random":true}`, in+`,"of":"opp","by":"opp"}`)
				}
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
					add(typ, `{"when":`+w+`,"do":[{"op":"reduce","n":1}]}`)
				case s.Kind == effect.Trigger:
					add(typ, `{"when":`+w+`,"do":["silence"]}`)
				case s.Kind == effect.Condition:
					add(typ, `{"when":"faceUp","if":`+w+`,"do":["silence"]}`)
				case s.Static:
					add(typ, `{"when":"static","do":[`+w+`]}`)
				default:
					under := `"faceUp"`
					if pays(s.Op) {
						under = `"activate"`
					}
					for _, tr := range Vocab().Words {
						switch {
						case tr.Kind != effect.Trigger || tr.Op != onlyUnder[s.Op] && (tr.Op != TrSpecial || s.Op != wAttackNow):
						case tr.Op == TrCounter:
							under = `{"op":"counter","of":"attack"}`
						case tr.Op == TrGhost:
							under = `{"op":"ghost","causes":"cost","from":"hand"}`
						default:
							under = fmt.Sprintf("%q", tr.Name)
						}
					}
					if typ = "unit"; s.Op == wAttach {
						typ = "trump"
					}
					add(typ, `{"when":`+under+`,"do":[`+w+`]}`)
				}
			}
		}
	}
	data := `{"format":"godeck-pack/1","game":"mattsan","id":"p","name":{"ja":"名","en":"name"},"cards":[` + strings.Join(cards, ",\n") + `]}`
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
func TestDocsAreCurrent(t *testing.T) { conformance.DocsCurrent(t, "mattsan", mustLoad(t).Lib) }

// TestEveryWordIsUsed checks that a card of the built-in pack uses every word
// of the vocabulary, so that random play exercises it.
func TestEveryWordIsUsed(t *testing.T) { conformance.WordsUsed(t, mustLoad(t).Lib) }

// Names between brackets in lessons are those of cards, or words of the game.
func TestLessonsNameCards(t *testing.T) {
	g := mustLoad(t)
	known := map[string]bool{"攻撃": true, "必殺技": true, "超必殺技": true, "交代": true, "切り札": true, "魂": true, "全滅": true}
	for _, c := range g.Lib.Cards {
		known[c.Name.JA] = true
	}
	for _, m := range regexp.MustCompile("「([^」]+)」").FindAllStringSubmatch(string(Lessons), -1) {
		if !known[m[1]] {
			t.Errorf("unknown card %q", m[1])
		}
	}
}

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
func TestTextOfEveryCard(t *testing.T) { conformance.Texts(t, mustLoad(t).Lib, AType, "{}|%#") }

// TestCards checks that every card has names and a line of flavour in both
// languages, no two cards share a name, and there is enough of everything
// (MTZ-2).
func TestCards(t *testing.T) {
	g := mustLoad(t)
	types := map[int16]int{}
	for id := 1; id < len(g.Lib.Defs); id++ {
		d := &g.Lib.Defs[id]
		if d.Attr[ARarity] == 0 {
			t.Errorf("%s has no rarity", d.ID)
		}
		types[d.Attr[AType]]++
	}
	if n := len(g.Lib.Defs) - 1; n < 108 || len(types) != 4 {
		t.Errorf("%d cards, types %v", n, types)
	}
	conformance.Cards(t, g.Lib, 5)
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
			values[j] = conformance.Plain(p, p.Opt && p.Sort != effect.Who && s.Op != TrGhost)
			switch p.Sort {
			case effect.Amount:
				values[j] = append(values[j], `"units"`, `{"op":"units","who":"opp"}`, `{"op":"cards","zone":"hand"}`, `"exOf"`, `"number"`, `"tucked"`)
			case effect.Cond:
				values[j] = append(values[j], `"myTurn"`, `"hurt"`)
			case effect.Actions:
				values[j] = append(values[j], `["silence"]`, `[{"op":"draw","n":1}]`)
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
		for _, w := range conformance.Sentences(s, values) {
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
	known := map[string]bool{"攻撃": true, "必殺技": true, "超必殺技": true, "交代": true, "切り札": true, "魂": true, "全滅": true, "縦ライン": true}
	for _, c := range g.Lib.Cards {
		known[c.Name.JA] = true
	}
	for _, m := range regexp.MustCompile("「([^」]+)」").FindAllStringSubmatch(string(Lessons), -1) {
		if !known[m[1]] {
			t.Errorf("unknown card %q", m[1])
		}
	}
}

// TestCausesReadAsOne checks that causes that differ only in whose effect it was are
// merged in the text of a card, and that no two lists of causes read alike.
func TestCausesReadAsOne(t *testing.T) {
	g := mustLoad(t)
	for id := 1; id < len(g.Lib.Defs); id++ {
		for l, cause := range map[lang.Lang]string{lang.JA: "撃破・破棄", lang.EN: "defeated"} {
			for _, text := range g.Lib.RulesText(rules.DefID(id), l) {
				if strings.Count(text, cause) > 1 {
					t.Errorf("%s: a cause is named twice: %s", g.Lib.Defs[id].ID, text)
				}
			}
		}
	}
	var cards []string
	for mask := 1; mask < 1<<len(causeWords.Values); mask++ {
		var names []string
		for i, v := range causeWords.Values {
			if mask>>i&1 != 0 {
				names = append(names, fmt.Sprintf("%q", v.Name))
			}
		}
		cards = append(cards, fmt.Sprintf(`{"id":"c%d","type":"unit","name":{"ja":"名%[1]d","en":"N%[1]d"},"hp":1,"effects":[{"when":{"op":"ghost","causes":[%[2]s],"from":"hand"},"do":["appear"]}]}`, mask, strings.Join(names, ",")))
	}
	p, err := effect.ReadPack(Vocab(), "causes.json", []byte(`{"format":"godeck-pack/1","game":"mattsan","id":"p","name":{"ja":"名","en":"name"},"cards":[`+strings.Join(cards, ",\n")+`]}`))
	if err != nil {
		t.Fatal(err)
	}
	lib, err := effect.Compile(Vocab(), p)
	if err != nil {
		t.Fatal(err)
	}
	conformance.TextsDiffer(t, lib, AType)
}

// TestOtherThanItself checks that a card which may not take itself back says so, and
// that it is said why it does nothing where it lies alone.
func TestOtherThanItself(t *testing.T) {
	g := mustLoad(t)
	id := g.Lib.Find("mtz-031") // it takes back a unit when it is defeated, and is one
	for l, want := range map[lang.Lang]string{lang.EN: "up to 1 other unit from", lang.JA: "他のユニット"} {
		for what, text := range map[string]string{"text": g.Lib.RulesText(id, l)[0], "digest": g.Lib.AbilityDigest(g.Lib.Def(id).Abilities[0], l)} {
			if !strings.Contains(text, strings.TrimSuffix(want, " from")) {
				t.Errorf("the %s does not say %q: %s", what, want, text)
			}
		}
	}
	if text := g.Lib.RulesText(g.Lib.Find("mtz-028"), lang.EN); len(text) > 0 && strings.Contains(text[0], "other ghost") {
		t.Errorf("a card which is no ghost speaks of another: %s", text[0])
	}
	for l, want := range map[lang.Lang]string{lang.EN: "If the unit standing here is on the battlefield, that unit gets +1 ATK.", lang.JA: "ここにいるユニットが戦場にいるなら、そのユニットのATK＋1。"} {
		if text := g.Lib.RulesText(g.Lib.Find("mtz-087"), l)[0]; text != want {
			t.Errorf("a terrain says %q, not %q", text, want)
		}
	}
	s := &rules.State{}
	if got, want := g.WhyVain(s, 0, 1, g.Lib.Def(id).Abilities[0], lang.EN), "no other unit in the discard pile"; got != want {
		t.Errorf("it does nothing, said is %q, not %q", got, want)
	}
}

package guardians

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/conformance"
	"godeck/rules/effect"
	"godeck/rules/lesson"
)

// TestTextOfEveryCard checks that every card of the built-in pack has a text
// in both languages without template remains, and no two different behaviours
// read alike.
func TestTextOfEveryCard(t *testing.T) { conformance.Texts(t, mustLoad(t).Lib, AType, "{}|%#") }

// TestCards checks that every card has names and a line of flavour in both
// languages, no two cards share a name, and there is enough of everything.
func TestCards(t *testing.T) {
	g := mustLoad(t)
	lists, types, tribal := map[uint8]int{}, map[int16]int{}, map[int16]map[string]bool{}
	main, side := 0, 0
	for id := 1; id < len(g.Lib.Defs); id++ {
		c, d := &g.Lib.Cards[id], &g.Lib.Defs[id]
		types[d.Attr[AType]]++
		if g.OfSide(rules.DefID(id)) {
			side++
		} else {
			main++
		}
		has := map[uint8]bool{}
		for _, ai := range d.Abilities {
			a := &g.Lib.Abilities[ai]
			lists[a.List]++
			has[a.List] = true
			if a.List == listTribe { // BGD-22.5
				if tribal[d.Attr[ATribe]] == nil {
					tribal[d.Attr[ATribe]] = map[string]bool{}
				}
				do := a.Node.Do[0]
				if do.Spec.Name == "may" {
					do = do.Args[0].Nodes[0]
				}
				tribal[d.Attr[ATribe]][a.Node.When.Spec.Name+do.Spec.Name] = true
			}
			for _, arg := range a.Node.When.Args {
				if arg.Ref != "" && g.Lib.Find(arg.Ref) == 0 {
					t.Errorf("%s names %s, which is not there", c.ID, arg.Ref)
				}
			}
		}
		if k := d.Attr[AType]; 1<<uint(k)&typeFighters != 0 && !has[listAttack] || 1<<uint(k)&typeHelpers != 0 && !has[listAssist] { // BGD-22.1, 22.3
			t.Errorf("%s lacks what every guardian of its type has", c.ID)
		}
	}
	if main < 80 || side < 20 {
		t.Errorf("%d cards and %d of side decks", main, side)
	}
	if len(types) != len(Vocab().Types) || len(lists) != len(Vocab().Lists)+1 {
		t.Errorf("types %v, ability classes %v", types, lists)
	}
	own := map[string]bool{} // each tribe has its own (BGD-22.5)
	for tribe := int16(1); int(tribe) < len(Tribes.Values); tribe++ {
		if len(tribal[tribe]) != 1 {
			t.Errorf("tribe %s: %v", Tribes.Values[tribe].Name, tribal[tribe])
		}
		for w := range tribal[tribe] {
			own[w] = true
		}
	}
	if len(own) != len(Tribes.Values)-1 {
		t.Errorf("tribe abilities %v", own)
	}
	conformance.Cards(t, g.Lib, 4) // BGD-2.1 to 2.8
}

// TestTextFollowsEffect checks that different behaviours have different texts:
// changing any parameter of any word changes the text in both languages.
func TestTextFollowsEffect(t *testing.T) {
	var cards []string
	add := func(typ, list, ability string) {
		fields := ""
		if k := Vocab().TypeIndex(typ); 1<<uint(k)&typeUnits != 0 && k != Unlimited {
			fields = `,"lp":100`
		}
		cards = append(cards, fmt.Sprintf(`{"id":"e%d","type":%q,"name":{"ja":"名%[1]d","en":"N%[1]d"}%[3]s,%[5]q:[%[4]s]}`, len(cards), typ, fields, ability, list))
	}
	add("attack", "attackTable", `{"when":{"op":"faces","faces":"6"},"do":["reroll"]}`)
	add("attack", "attackTable", `{"when":{"op":"faces","faces":"5"},"do":["reroll"]}`)
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
				values[j] = append(values[j], `"forceOf"`, `{"op":"forceOf","who":"opp"}`, `"dgOf"`, `"lpOf"`, `"printedLP"`, `"die"`, `"thatMuch"`, `"countersOf"`, `{"op":"count","zone":"junk"}`)
			case effect.Cond:
				values[j] = append(values[j], `"myTurn"`, `"firstTurn"`)
			case effect.Actions:
				values[j] = append(values[j], `["reroll"]`, `[{"op":"draw","n":1}]`)
			case effect.Cards:
				values[j] = append(values[j], `{"type":"attack"}`, `{"type":"spell"}`, `{"tribe":["ember"]}`, `{"sf":1}`, `{"lp":{"atMost":900}}`, `{"weakened":"yes"}`, `{"vanilla":"no"}`, `{"current":{"atLeast":500}}`, `{"dg":{"more":200}}`)
			case effect.CardRef:
				values[j] = append(values[j], `"e0"`, `"e1"`)
			case effect.Choose:
				values[j] = append(values[j], `"this"`, `"mine"`, `"foe"`, `"myAssist"`, `"foeAssist"`, `"that"`, `{}`, `{"of":"me"}`, `{"of":"opp"}`, `{"of":"me","other":true}`, `{"of":"opp","n":2}`, `{"of":"opp","n":2,"upTo":true}`, `{"of":"opp","all":true}`, `{"of":"opp","random":true}`, `{"of":"opp","by":"opp"}`, `{"of":"opp","filter":{"type":"attack"}}`)
			}
		}
		typ, list := "spell", "effects"
		if s.Static {
			typ = "domain"
		}
		if s.Kind == effect.Trigger {
			typ, list = "domain", "effects"
			for _, l := range Vocab().Lists {
				if s.OnlyFor&(1<<DomainCard) == 0 && s.OnlyFor != 0 && slices.Contains(l.Triggers, s.Name) {
					list = l.Name
					for k := range Vocab().Types {
						if mask := uint32(1) << uint(k); l.For&mask != 0 && s.OnlyFor&mask != 0 && (mask&typeSide == 0 && k != Unlimited && (k != Armed || s.Op == TrRebirth) || s.Op >= TrAwaken && s.Op <= TrLimit) {
							typ = Vocab().Types[k].Name
						}
					}
				}
			}
			if s.Op == TrCast {
				typ, list = "spell", "effects"
			}
		}
		for _, w := range conformance.Sentences(s, values) {
			switch {
			case s.Kind == effect.Trigger && s.Static:
				add(typ, list, `{"when":`+w+`,"do":["steady"]}`)
			case s.Kind == effect.Trigger && (list == "condition" || list == "arming"):
				add(typ, list, `{"when":`+w+`}`)
			case s.Kind == effect.Trigger:
				add(typ, list, `{"when":`+w+`,"do":["reroll"]}`)
			case s.Kind == effect.Condition:
				add(typ, list, `{"when":"cast","if":`+w+`,"do":["reroll"]}`)
			case s.Static:
				add(typ, list, `{"when":"permanent","do":[`+w+`]}`)
			default:
				add(typ, list, `{"when":"cast","do":[`+w+`]}`)
			}
		}
	}
	data := `{"format":"godeck-pack/1","game":"guardians","id":"p","name":{"ja":"名","en":"name"},"cards":[` + strings.Join(cards, ",\n") + `]}`
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
func TestDocsAreCurrent(t *testing.T) { conformance.DocsCurrent(t, "guardians", mustLoad(t).Lib) }

// TestEveryWordIsUsed checks that a card of the built-in pack uses every word
// of the vocabulary, so that random play exercises it.
func TestEveryWordIsUsed(t *testing.T) { conformance.WordsUsed(t, mustLoad(t).Lib) }

// TestLessonsPoint checks that every text and every task of a lesson points at
// its subject.
func TestLessonsPoint(t *testing.T) {
	ls, err := lesson.Read(Lessons)
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range ls {
		for _, st := range l.Steps {
			if st.Words != nil && len(st.Point) == 0 && st.Kind != lesson.Solve { // a puzzle points at nothing
				t.Errorf("%s: %q points at nothing", l.ID, st.Words.EN)
			}
		}
	}
}

// TestForceMadeReadyIsCounted checks how a card says that one spent Force, and that two,
// become ready.
func TestForceMadeReadyIsCounted(t *testing.T) {
	card := func(n int) string {
		return fmt.Sprintf(`{"id":"r%d","type":"spell","name":{"ja":"名%[1]d","en":"N%[1]d"},"effects":[{"when":"cast","do":[{"op":"readyForce","n":%[1]d}]}]}`, n)
	}
	p, err := effect.ReadPack(Vocab(), "ready.json", []byte(`{"format":"godeck-pack/1","game":"guardians","id":"p","name":{"ja":"名","en":"name"},"cards":[`+card(1)+","+card(2)+`]}`))
	if err != nil {
		t.Fatal(err)
	}
	lib, err := effect.Compile(Vocab(), p)
	if err != nil {
		t.Fatal(err)
	}
	for n, want := range []string{"Ready 1 of your spent Force.", "Ready 2 of your spent Force."} {
		if got := lib.RulesText(lib.Find(fmt.Sprintf("r%d", n+1)), lang.EN); len(got) != 1 || got[0] != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

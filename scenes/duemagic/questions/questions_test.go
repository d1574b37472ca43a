package questions

import (
	"slices"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/duemagic/choices"
	"godeck/scenes/duemagic/entries"
	"godeck/scenes/duemagic/field"
	"godeck/scenes/duemagic/passing"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
	"godeck/scenes/table/present"
)

// names are names without a table.
type names struct{ g *dmg.Game }

func (n names) Player(p rules.Seat, l lang.Lang) string {
	return l.Pick([]string{"あなた", "リク"}[p], []string{"You", "Riku"}[p])
}
func (n names) Possessive(p rules.Seat, l lang.Lang, start bool) string {
	return l.Pick([]string{"あなた", "リク"}[p], []string{"your", "Riku’s"}[p])
}
func (n names) Named(def rules.DefID, l lang.Lang) string {
	if def == 0 {
		return l.Pick("裏向きのカード", "face-down card")
	}
	return n.g.Lib.Card(def).Name.In(l)
}
func (n names) Tells(_ rules.Seat, text string, _ lang.Lang) string { return text }
func (n names) IsYou(p rules.Seat) bool                             { return p == 0 }

// at returns the words for the question of a session, of which a card is chosen.
func at(g *dmg.Game, s *fakesession.Session, l lang.Lang, chosen rules.CardID) *Words {
	view := *s.View()
	q := choices.Case{Reading: field.Reading{Moment: &present.Moment{View: &view}, Game: g}, Legal: s.Options(), Mine: len(s.Options()) > 0, Chosen: chosen}
	return &Words{Case: q, Names: names{g}, L: l, Past: map[uint16]rules.DefID{}, Fits: func(string) bool { return true }}
}

// matches calls look whenever the audience is asked in some matches.
func matches(t *testing.T, g *dmg.Game, look func(s *fakesession.Session)) {
	for seed := uint64(1); seed < 9; seed++ {
		s := fakesession.New(g, seed, fakesession.Decks(g, int(seed), int(seed)+1), 1)
		harness.Plays(t, s, int(seed), 900, func(int) {
			look(s)
		})
	}
}

func load(t *testing.T) *dmg.Game {
	g, err := dmg.Load()
	return harness.Load(t, g, err)
}

// TestWords plays matches and reads every question, in both languages: all have
// words, and none has a gap.
func TestWords(t *testing.T) {
	g, met := load(t), map[uint8]int{}
	matches(t, g, func(s *fakesession.Session) {
		for _, l := range []lang.Lang{lang.JA, lang.EN} {
			w := at(g, s, l, 0)
			past := w.Past
			entries.Remember(past, &w.View.S)
			all := []string{w.Step(), w.Turn(), w.Goes(), w.Idle().Text}
			if q, ok := w.Question(); ok {
				met[s.S.Dec.Prompt]++
				if q.Text == "" {
					t.Errorf("%v: the question %d has no words", l, s.S.Dec.Prompt)
				}
				all = append(all, q.Text, q.Why, q.Ahead, q.Short)
			}
			word, then, ok := w.Pass()
			if ok != w.Allows(rules.Option{Verb: rules.Pass}) || ok && word == "" {
				t.Errorf("%v: passing is called %q in question %d", l, word, s.S.Dec.Prompt)
			}
			all = append(all, word, then)
			for _, o := range s.Options() {
				_, note := w.Item(o)
				all = append(all, note)
			}
			for _, c := range w.View.S.Zone(rules.ZoneOf(dmg.Hand, 0)) {
				if v := at(g, s, l, c); w.Offers(c) && w.Prompting(dmg.PromptPriority) {
					q, _ := v.Question()
					all = append(all, q.Text, q.Why)
					if len(v.Ways()) == 0 {
						t.Errorf("%v can be used, and there is no way", g.Lib.Card(s.S.Card(c).Def).Name)
					}
				}
			}
			for _, text := range all {
				if strings.ContainsAny(text, "⟨{") {
					t.Fatalf("question %d: a gap in %q", s.S.Dec.Prompt, text)
				}
			}
		}
	})
	for _, p := range []uint8{dmg.PromptPriority, dmg.PromptCharge, dmg.PromptAttack, dmg.PromptBlock, dmg.PromptTargets, dmg.PromptShield, dmg.PromptDeclare, dmg.PromptMulligan} {
		if met[p] == 0 {
			t.Errorf("question %d was never met", p)
		}
	}
}

// TestChoices plays matches and compares what a question is said to leave open
// with what the rules allow.
func TestChoices(t *testing.T) {
	g := load(t)
	plans, reached, blocks := 0, 0, 0
	matches(t, g, func(s *fakesession.Session) {
		w := at(g, s, lang.EN, 0)
		st := &w.View.S
		for _, c := range slices.Concat(st.Zone(rules.ZoneOf(dmg.Hand, 0)), st.Zone(rules.ZoneOf(dmg.Battle, 0))) {
			offered := slices.ContainsFunc(s.Options(), func(o rules.Option) bool {
				return o.Card == c && (o.Verb == rules.Use || o.Verb == rules.Attack || o.Verb == rules.Block)
			})
			switch st.Dec.Prompt {
			case dmg.PromptPriority, dmg.PromptCharge, dmg.PromptAttack, dmg.PromptBlock, dmg.PromptDeclare:
			default:
				offered = false
			}
			if w.Offers(c) != offered {
				t.Fatalf("question %d, card %d: offered %v, legal %v", st.Dec.Prompt, c, w.Offers(c), offered)
			}
			v := at(g, s, lang.EN, c)
			if o := v.Uses(c); v.Prompting(dmg.PromptPriority) && len(o) > 0 && uint8(o[0].N) == dmg.HowPay && st.Card(c).Zone.Kind() == dmg.Hand {
				if p := v.Plan(); int(p.N) != g.Cost(st, 0, c) {
					t.Fatalf("card %d costs %d and is paid with %d", c, g.Cost(st, 0, c), p.N)
				}
				plans++
			}
			for _, to := range v.Reach(c) {
				reached++
				if to != 0 && st.Card(to).Def == 0 {
					t.Fatalf("card %d reaches the hidden card %d", c, to)
				}
			}
			if th, ok := v.Thought(0); ok && v.Prompting(dmg.PromptAttack) && th.Player >= 0 && !v.Open() {
				t.Fatalf("creature %d is thought to attack the player, and may not", c)
			}
			if w.Prompting(dmg.PromptBlock) && offered {
				blocks++
			}
		}
		if give := w.GivesUp(); give && len(s.Options()) < 2 {
			t.Fatalf("passing gives up something in question %d, and there is nothing", st.Dec.Prompt)
		}
	})
	if plans == 0 || reached == 0 || blocks == 0 {
		t.Errorf("met %d payments, %d targets and %d blocks", plans, reached, blocks)
	}
}

// TestWish: a player who asked to be asked always is, one who gave the turn up
// is not, and usually what can be answered is asked about.
func TestWish(t *testing.T) {
	g, asked, passed := load(t), 0, 0
	matches(t, g, func(s *fakesession.Session) {
		w := at(g, s, lang.EN, 0)
		if !w.Prompting(dmg.PromptPriority) {
			return
		}
		usual := passing.Wish{Stops: passing.Usual()}
		if usual.Passes(&w.Case, false) {
			passed++
		} else if asked++; !w.CanUse() && w.View.S.NStack > 0 {
			t.Fatal("a player with nothing to use is asked for an answer")
		}
		if always := (passing.Wish{Stops: passing.Usual(), Hold: true}); always.Passes(&w.Case, false) {
			t.Fatal("the table passes for a player who wants to be asked always")
		}
		never := passing.Wish{Stops: passing.Usual(), Until: int(w.View.S.Turn)}
		answer := w.View.S.NStack > 0 && w.View.S.Stack[w.View.S.NStack-1].Ctrl != 0 && w.CanUse()
		if never.Passes(&w.Case, false) == answer && !usual.Passes(&w.Case, false) {
			t.Fatalf("until the end of the turn: an answer is possible %v, passed as well", answer)
		}
		if answer && never.Until != 0 {
			t.Fatal("who could answer has not been called back")
		}
	})
	if asked == 0 || passed == 0 {
		t.Errorf("asked %d times, passed %d times", asked, passed)
	}
}

// TestAnother checks that a second exchange for one attack is asked as a second
// one: it looked like the confirmation of the first.
func TestAnother(t *testing.T) {
	g := load(t)
	s := fakesession.New(g, 1, fakesession.Decks(g, 1, 2), 1)
	w := at(g, s, lang.EN, 0)
	st := &w.View.S
	st.Active = 0
	for how, name := range choices.Exchanges {
		o := rules.Option{Verb: rules.Use, Card: 1, N: how}
		w.Legal, w.Mine = []rules.Option{o, {Verb: rules.Pass}}, true
		st.NStack = 0
		first := w.order()
		if w.Another() || strings.HasPrefix(first.Text, "Also ") {
			t.Errorf("%s: the first one is asked as %q", name, first.Text)
		}
		st.NStack = 1
		st.Stack[0] = rules.StackItem{Kind: dmg.ItemJChange, Ctrl: 0}
		if q := w.order(); !strings.HasPrefix(q.Text, "Also ") || !strings.Contains(q.Why, "already") || strings.Contains(q.Why, "⟨") {
			t.Errorf("%s: the second one is asked as %q, %q", name, q.Text, q.Why)
		}
		if st.Stack[0].Ctrl = 1; w.Another() {
			t.Errorf("%s: the opponent's entry counts", name)
		}
	}
}

// TestExchangesSayWhatTheyDo: who is asked about one card that takes over an attack
// reads what it does when it comes.
func TestExchangesSayWhatTheyDo(t *testing.T) {
	g := load(t)
	s := fakesession.New(g, 1, fakesession.Decks(g, 1, 2), 1)
	titan := g.Lib.Find("grave-moss-titan")
	for _, l := range []lang.Lang{lang.JA, lang.EN} {
		w := at(g, s, l, 0)
		w.View.S.Active = 0
		w.View.S.Card(1).Def = titan
		w.Legal, w.Mine = []rules.Option{{Verb: rules.Use, Card: 1, N: 102}, {Verb: rules.Pass}}, true
		told := map[lang.Lang]string{lang.JA: "捨て", lang.EN: "discard"}[l]
		if q := w.order(); !strings.Contains(q.Why, told) {
			t.Errorf("%v: nothing of what it costs in %q", l, q.Why)
		}
		w.Small = true
		if q := w.order(); strings.Contains(q.Why, told) {
			t.Errorf("%v: too much for a phone: %q", l, q.Why)
		}
	}
}

// TestExchangesSayFromWhere checks that a choice among cards that take over an
// attack says where they come from and where the attacker goes.
func TestExchangesSayFromWhere(t *testing.T) {
	g := load(t)
	s := fakesession.New(g, 1, fakesession.Decks(g, 1, 2), 1)
	for _, l := range []lang.Lang{lang.JA, lang.EN} {
		w := at(g, s, l, 0)
		w.View.S.Active, w.View.S.Dec.Prompt = 0, dmg.PromptStack
		said := map[string]bool{}
		for how, name := range choices.Exchanges {
			w.Legal, w.Mine = []rules.Option{{Verb: rules.Use, Card: 1, N: how}, {Verb: rules.Use, Card: 2, N: how}, {Verb: rules.Pass}}, true
			q := w.order()
			if said[q.Why] || q.Why == w.T("ask.relieve.why") || strings.Contains(q.Why, "⟨") {
				t.Errorf("%v, %s: %q", l, name, q.Why)
			}
			said[q.Why] = true
			if zone := Zone(dmg.Mana, l); name == "jchange" && (!strings.Contains(q.Why, zone) || !strings.Contains(q.Why, w.card(rules.CardID(w.View.S.Vars[dmg.Attacker])))) {
				t.Errorf("%v: %q does not say whence or where to", l, q.Why)
			}
			if _, note := w.Item(w.Legal[0]); !strings.Contains(note, Zone(w.View.S.Card(1).Zone.Kind(), l)) {
				t.Errorf("%v, %s: the card is noted as %q", l, name, note)
			}
		}
		w.Legal[0].N, w.Legal[1].N = 101, 103
		if q := w.order(); !strings.HasPrefix(q.Why, w.T("ask.relieve.why")) {
			t.Errorf("%v: two ways are told as %q", l, q.Why)
		}
	}
}

// TestPassingIsNamedByWhatItDoes plays matches and checks that the big button says
// what it does: whoever passes has not heard of priority yet.
func TestPassingIsNamedByWhatItDoes(t *testing.T) {
	g, met := load(t), map[string]int{}
	matches(t, g, func(s *fakesession.Session) {
		w := at(g, s, lang.EN, 0)
		word, then, ok := w.Pass()
		if st := &w.View.S; ok && (st.Dec.Prompt == dmg.PromptPriority || st.Dec.Prompt == dmg.PromptAttack) {
			own, want := st.Active == 0, "Go on"
			switch {
			case st.Dec.Prompt == dmg.PromptAttack || own && st.NStack == 0 && st.Step == dmg.StepMain && !w.MayAttack(0):
				want = "End turn"
			case st.NStack > 0 && st.Stack[st.NStack-1].Ctrl == 0:
				want = "Let it resolve"
			case st.NStack > 0 || !own && st.Vars[dmg.Attacker] != 0:
				want = "No answer"
			case own && st.Step == dmg.StepMain || own && st.Step == dmg.StepBattleStart:
				want = "To attack"
			case own && st.Step == dmg.StepEnd:
				want = "End turn"
			}
			if met[word]++; word != want || word == then {
				t.Fatalf("step %d, %d on the stack: passing is called %q (%s), not %q", st.Step, st.NStack, word, then, want)
			}
		}
	})
	for _, word := range []string{"To attack", "End turn", "Let it resolve", "No answer"} {
		if met[word] == 0 {
			t.Errorf("%q was never met", word)
		}
	}
}

// TestOneMoreIsAskedAsSuch: a second choice among exchanges for one attack is not asked
// as the first was, names what waits and is left by the lit button; a choice of several
// ways says what each does to the attacker.
func TestOneMoreIsAskedAsSuch(t *testing.T) {
	g := load(t)
	s := fakesession.New(g, 1, fakesession.Decks(g, 1, 2), 1)
	for _, l := range []lang.Lang{lang.JA, lang.EN} {
		w := at(g, s, l, 0)
		st := &w.View.S
		st.Active, st.Dec.Prompt, st.NStack = 0, dmg.PromptStack, 0
		st.Card(3).Def = g.Lib.Find("overrun-behemoth")
		w.Legal, w.Mine = []rules.Option{{Verb: rules.Use, Card: 1, N: 102}, {Verb: rules.Use, Card: 2, N: 103}, {Verb: rules.Pass}}, true
		first, no := w.order(), w.NoMore()
		for _, how := range []string{"invade", "jchange"} {
			if said := w.T("relieve."+how, w.card(rules.CardID(st.Vars[dmg.Attacker]))); !strings.Contains(first.Why, said) {
				t.Errorf("%v: %q does not say %q", l, first.Why, said)
			}
		}
		if strings.Contains(first.Why, w.T("relieve.change", "")) || strings.Contains(first.Why, "⟨") {
			t.Errorf("%v: %q", l, first.Why)
		}
		st.NStack = 1
		st.Stack[0] = rules.StackItem{Kind: dmg.ItemCard, How: dmg.HowInvade, Ctrl: 0, Card: 3}
		q := w.order()
		if q.Text == first.Text || w.NoMore() == no || !strings.Contains(q.Why, w.card(3)) {
			t.Errorf("%v: the second one is asked as %q, %q, left by %q", l, q.Text, q.Why, w.NoMore())
		}
	}
}

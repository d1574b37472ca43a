package questions

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
	"godeck/scenes/magna/choices"
	"godeck/scenes/magna/field"
	"godeck/scenes/magna/labels"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
)

// names are names without a table.
type names struct{}

func (names) Player(p rules.Seat, l lang.Lang) string {
	return l.Pick([]string{"あなた", "リク"}[p], []string{"You", "Riku"}[p])
}
func (names) Possessive(p rules.Seat, l lang.Lang, start bool) string {
	return l.Pick([]string{"あなた", "リク"}[p], []string{"Your", "Riku’s"}[p])
}
func (names) Sentence(l lang.Lang, key string, p rules.Seat, card rules.DefID, args ...any) string {
	return strings.Trim(key, "{")
}

// at returns the words for the question of a session.
func at(g *mgn.Game, s *fakesession.Session, l lang.Lang) *Words {
	view := *s.View()
	m := field.Reading{Moment: present.At(&view), Game: g}
	q := &choices.Fight{Case: choices.Case{M: m, Legal: s.Options(), Mine: len(s.Options()) > 0}}
	shown := &field.Numbers{}
	for p := range shown.Fight {
		shown.Fight[p], shown.Magna[p] = float64(view.S.Seats[p][mgn.Fight]), float64(view.S.Seats[p][mgn.Magna])
	}
	return &Words{Q: q, Labels: labels.Labels{M: m, Names: names{}, L: l, Shown: shown, Card: func(def rules.DefID, l lang.Lang) string {
		if def == 0 {
			return l.Pick("トラップ", "trap")
		}
		return g.Lib.Card(def).Name.In(l)
	}}}
}

// matches calls look whenever the audience is asked in some matches.
func matches(t *testing.T, look func(g *mgn.Game, s *fakesession.Session)) { several(t, 12, look) }

// several calls look whenever the audience is asked in n matches.
func several(t *testing.T, n uint64, look func(g *mgn.Game, s *fakesession.Session)) {
	g, err := mgn.Load()
	harness.Load(t, g, err)
	for seed := uint64(1); seed <= n; seed++ {
		s := fakesession.New(g, seed, fakesession.Decks(g, int(seed), int(seed)+1), 1)
		harness.Plays(t, s, int(seed), 900, func(int) {
			look(g, s)
		})
	}
}

// goals are all places where a card may be put.
func goals(q *choices.Case) (out []choices.Goal) {
	for p := rules.Seat(0); p < 2; p++ {
		for g := -1; g <= field.Lane; g++ {
			to := choices.Goal{Seat: p, Group: g}
			out = append(out, to)
			zone := uint8(mgn.Funds)
			if g >= 0 {
				zone = field.ZoneOfGroup(g)
			}
			for _, u := range q.M.List(zone, p) {
				to.On = u
				out = append(out, to)
			}
		}
	}
	return out
}

// TestWords plays matches and reads every question and its buttons, in both
// languages: all have words, and none has a gap.
func TestWords(t *testing.T) {
	met, recalls := map[uint8]int{}, 0
	matches(t, func(g *mgn.Game, s *fakesession.Session) {
		for _, l := range []lang.Lang{lang.JA, lang.EN} {
			w := at(g, s, l)
			q := w.Question(func() string { return "?" })
			if met[w.Q.Dec().Prompt]++; q.Text == "" {
				t.Errorf("%v: the question %d has no words", l, w.Q.Dec().Prompt)
			}
			if d, first := w.Q.Dec().Prompt, rules.Seat(w.M.View.S.Vars[mgn.First]) == w.Q.Seat; l == lang.EN && w.Q.Mine && (d == mgn.PromptGo || d == mgn.PromptArmament && w.Q.Allows(Plain("opt-invade"))) {
				if now := strings.Contains(q.Why, "at once"); now && (first || d == mgn.PromptGo) || !now && !strings.Contains(q.Why, "call it off") {
					t.Errorf("question %d, first %v: whether an invasion may be called off is not said: %q", d, first, q.Why)
				}
				recalls++
			}
			all := []string{q.Text, q.Why, q.Short, w.Then(), w.Idle(false).Text, w.Has(0), w.Has(1), w.Step(w.M.View.S.Step), w.Fate(), w.Clash()}
			for g := range mgn.BaseCount {
				all = append(all, w.Base(0, g, "x"), w.Base(1, g, ""))
			}
			for _, b := range w.Buttons(nil, 0) {
				if all = append(all, b.Button.Label, b.Button.Desc); b.Button.Label == "" || b.Button.Off && b.Button.Desc == "" {
					t.Errorf("%v: the button %s of question %d says %q, %q", l, b.ID, w.Q.Dec().Prompt, b.Button.Label, b.Button.Desc)
				}
			}
			if m, asks := w.End(); asks {
				all = append(all, m.Title, m.Why)
			}
			for _, c := range w.M.View.S.Zone(rules.ZoneOf(mgn.Hand, 0)) {
				w.Q.Chosen = w.M.Token(c).Key
				q := w.Question(func() string { return "?" })
				all = append(all, q.Text, q.Why, w.Then())
				for _, to := range goals(&w.Q.Case) {
					if os := w.Q.Actions(w.Q.Selected(), to); len(os) > 0 {
						m := w.How(w.Q.Selected(), to, os)
						if last := m.Ways[len(m.Ways)-1]; last.ID == "opt-keep" && (last.Button.Kind == ui.ButtonPrimary) == w.Q.OnlyTraps() {
							t.Errorf("only traps %v: to keep the card is lit as %v", w.Q.OnlyTraps(), last.Button.Kind)
						}
						if all = append(all, m.Title, m.Why); len(m.Ways) < len(os) {
							t.Errorf("%d meanings and %d ways", len(os), len(m.Ways))
						}
					}
				}
			}
			for _, text := range all {
				if strings.ContainsAny(text, "⟨{") {
					t.Fatalf("question %d: a gap in %q", w.Q.Dec().Prompt, text)
				}
			}
		}
	})
	if recalls < 4 {
		t.Errorf("an invasion could be declared or called off %d times", recalls)
	}
	for _, p := range []uint8{mgn.PromptProduction, mgn.PromptHand, mgn.PromptRedeploy, mgn.PromptReinforce, mgn.PromptGo, mgn.PromptForce, mgn.PromptAttack, mgn.PromptBlock, mgn.PromptArmament} {
		if met[p] == 0 {
			t.Errorf("question %d was never met", p)
		}
	}
}

// TestChoices plays matches and compares what a question is said to leave open
// with what the rules allow.
func TestChoices(t *testing.T) {
	placed, struck, sure := 0, 0, 0
	matches(t, func(g *mgn.Game, s *fakesession.Session) {
		w := at(g, s, lang.EN)
		reach := map[rules.Option]bool{}
		for _, down := range []bool{false, true} {
			w.Q.FaceDown = down
			for _, c := range slices.Concat(w.M.View.S.Zone(rules.ZoneOf(mgn.Hand, 0)), w.M.View.S.Zone(rules.ZoneOf(mgn.Base1, 0)), w.M.View.S.Zone(rules.ZoneOf(mgn.Base2, 0)), w.M.View.S.Zone(rules.ZoneOf(mgn.Base3, 0))) {
				u := w.M.Read(w.M.Token(c))
				for _, to := range goals(&w.Q.Case) {
					for _, o := range w.Q.Actions(u, to) {
						if reach[o] = true; !w.Q.Allows(o) || w.Q.Prompting(mgn.PromptProduction) && !w.Q.Open(to) {
							t.Fatalf("question %d: putting card %d on %+v means %+v", w.Q.Dec().Prompt, c, to, o)
						}
						placed++
					}
				}
			}
		}
		if w.Q.Prompting(mgn.PromptProduction) {
			for _, o := range w.Q.Legal { // what is no effect can be done by putting a card somewhere
				if (o.Verb == rules.Use || o.Verb == rules.Block) && w.M.View.S.Card(o.Card).Zone.Kind() == mgn.Hand && !reach[o] {
					t.Fatalf("%+v cannot be done with a card", o)
				}
			}
		}
		for _, o := range w.Q.Effects(0) {
			if reach[o] && w.Q.Prompting(mgn.PromptProduction) {
				t.Fatalf("%+v is an effect and a placement", o)
			}
		}
		if w.Q.Prompting(mgn.PromptAttack) {
			w.Q.JoinAll()
			if w.Q.Might() != w.M.Sum(w.Q.Attackers) || len(w.Q.Attackers) > 0 != (w.Q.Might() > 0) && len(w.Q.Opposed()) == 0 {
				t.Fatalf("%d attackers come to %d", len(w.Q.Attackers), w.Q.Might())
			}
			for _, u := range w.Q.Reached() {
				if o, ok := w.Q.Aimable(u); !ok || !w.Q.Allows(o) {
					t.Fatalf("unit %d is reached by no attack", u.ID)
				}
				struck++
			}
			if k := w.Q.Alone(); k != 0 {
				w.Q.Join(k)
				if !w.Q.Joins(k) {
					t.Fatal("the only unit that can attack was left out")
				}
			}
		}
		if w.Q.Defends() {
			if b := w.Q.Balance(); w.Q.Hopeless() && w.Q.Wavers() {
				t.Fatalf("%+v: hopeless, and something could be done", b)
			}
			sure++
		}
		w.Q.Chosen = w.M.Token(w.Q.Legal[0].Card).Key
		w.Q.Legal = nil
		if !w.Q.Settle() && w.Q.Chosen != 0 {
			t.Fatal("a card that can do nothing stays chosen")
		}
		if w.Q.Drop(); w.Q.Chosen != 0 || w.Q.FaceDown {
			t.Fatal("something is chosen after all was dropped")
		}
	})
	if placed == 0 || struck == 0 || sure == 0 {
		t.Errorf("met %d placements, %d targets and %d defences", placed, struck, sure)
	}
}

// TestNothingIsLostUnsaid plays matches and checks what a player is warned of: an
// invasion for which nobody is there, units for whom there will be no place, and
// an effect that would be over before the attack that it is for.
func TestNothingIsLostUnsaid(t *testing.T) {
	hollow, ready, tidied, full, early, chained := 0, 0, 0, 0, 0, 0
	several(t, 90, func(g *mgn.Game, s *fakesession.Session) {
		w := at(g, s, lang.EN)
		st := &w.M.View.S
		switch w.Q.Dec().Prompt {
		case mgn.PromptArmament:
			n := 0
			for _, c := range st.Zone(rules.ZoneOf(mgn.Base3, 0)) {
				if g.CanInvade(st, c) {
					n++
				}
			}
			if m, asks := w.Hollow(); asks != (n == 0) || asks && (m.Title == "" || m.Why == "" || len(m.Ways) != 2) {
				t.Fatalf("%d units can invade: asks %v, %+v", n, asks, m)
			}
			if n == 0 {
				hollow++
			} else {
				ready++
			}
		case mgn.PromptTidy:
			if tidied++; w.Q.Dec().Max[0] != uint8(w.Q.Dec().Arg)+1 {
				t.Fatalf("base %d keeps %d", w.Q.Dec().Arg, w.Q.Dec().Max[0])
			}
		case mgn.PromptReinforce:
			line, keeps, n := w.Q.Excess()
			if keeps != line+1 || n > mgn.ForceLimit+keeps {
				t.Fatalf("base %d keeps %d of %d", line, keeps, n)
			}
			if w.Q.Drop(); n > keeps {
				if full++; !strings.Contains(w.Then(), w.T("excess", n-keeps, keeps, w.Line(line))) {
					t.Fatalf("%d units, %d places: it says %q", n, keeps, w.Then())
				}
			}
		case mgn.PromptAttack, mgn.PromptChain:
			for _, o := range w.Q.Legal {
				if o.Verb != rules.Use || !g.Strengthens(st, o) {
					continue
				}
				if offered := slices.Contains(w.Q.Effects(o.Card), o); offered != w.Q.Prompting(mgn.PromptChain) {
					t.Fatalf("question %d: %+v offered: %v", w.Q.Dec().Prompt, o, offered)
				} else if offered {
					chained++
				} else {
					early++
				}
			}
		}
	})
	if hollow == 0 || ready == 0 || tidied == 0 || full == 0 || early == 0 || chained == 0 {
		t.Errorf("met %d and %d invasions, %d bases put in order, %d with too many, %d effects too early, %d in time", hollow, ready, tidied, full, early, chained)
	}
}

// TestASecondTrap lays a trap where one lies already: what it costs says that only
// one of them goes off in each attack; of the first one it does not.
func TestASecondTrap(t *testing.T) {
	met := map[bool]int{}
	several(t, 20, func(g *mgn.Game, s *fakesession.Session) {
		w := at(g, s, lang.EN)
		if !w.Q.Prompting(mgn.PromptProduction) {
			return
		}
		for _, c := range w.M.List(mgn.Hand, 0) {
			if use, trap := w.Q.Ways(c); use || !trap || w.M.Type(c) != mgn.Trap {
				continue
			}
			w.Q.Chosen = c.Key
			second := len(w.Q.Trapped(c)) > 0
			if says := strings.Contains(w.Then(), "has one already"); says != second {
				t.Errorf("beside another %v, it is said %v: %s", second, says, w.Then())
			}
			met[second]++
			w.Q.Chosen = 0
		}
	})
	if met[false] == 0 || met[true] == 0 {
		t.Errorf("met: %v", met)
	}
}

// TestWhatComesIsTrue plays matches and holds what is said of blocks and traps
// against what they do where nobody answers them: who falls falls.
func TestWhatComesIsTrue(t *testing.T) {
	told := 0
	several(t, 30, func(g *mgn.Game, s *fakesession.Session) {
		w := at(g, s, lang.EN)
		if !w.Q.Prompting(mgn.PromptBlock) && !w.Q.Prompting(mgn.PromptTrigger) {
			return
		}
		eng := rules.NewEngine(g)
		for _, o := range w.Q.Legal {
			says := ""
			if o.Verb == rules.Use {
				says = w.outlook().Comes(lang.EN, o, 0)
			}
			if says == "" {
				continue
			}
			st := s.S
			var log rules.Log
			for a := o; eng.Answer(&st, st.ToAnswer(), a, &log) == nil && (st.Dec.Prompt == mgn.PromptBlock || st.Dec.Prompt == mgn.PromptChain); {
				a = rules.Option{Verb: rules.Pass}
			}
			n := 0
			for _, ev := range log.Events {
				if ev.Kind == mgn.EvStep || ev.Kind == mgn.EvFall || ev.Kind == mgn.EvHold {
					break
				}
				if ev.Kind == mgn.EvDefeat {
					n++
				}
			}
			loses := strings.Contains(says, "lose ")
			if told++; loses != (n > 0) {
				t.Errorf("%d fall, it says %q", n, says)
			}
		}
	})
	if told == 0 {
		t.Error("nothing is told")
	}
}

// TestRiskBeforeGoingOn holds that whoever is asked to go on reads what comes against
// what stands and how much of the defender's is unknown, and that going on is lit only
// where nothing the defender has can stop it.
func TestRiskBeforeGoingOn(t *testing.T) {
	asked := 0
	several(t, 30, func(g *mgn.Game, s *fakesession.Session) {
		w := at(g, s, lang.EN)
		if s.S.Dec.Prompt != mgn.PromptContinue || len(w.Q.Legal) == 0 {
			return
		}
		asked++
		q := w.Question(func() string { return "" })
		attack, _, defense := w.Q.Onward()
		p := w.Q.Seat.Other()
		hand := w.M.Count(mgn.Hand, p)
		if defense > 0 && !strings.Contains(q.Text, strconv.Itoa(attack)+" against "+strconv.Itoa(defense)) {
			t.Errorf("%d against %d is asked as %q", attack, defense, q.Text)
		}
		if hand > 0 && !strings.Contains(q.Why, strconv.Itoa(hand)+" in ") {
			t.Errorf("%d cards in their hand: %q", hand, q.Why)
		}
		for _, b := range w.Buttons(nil, 0) {
			if b.ID == "opt-on" && b.Button.Kind == ui.ButtonPrimary && (hand > 0 || defense > attack) {
				t.Errorf("going on is lit: %d against %d, %d in their hand", attack, defense, hand)
			}
		}
	})
	if asked == 0 {
		t.Error("nobody was asked to go on")
	}
}

// TestAnAssaultThatFallsShort reads the assault wherever it is offered: it is lit only if
// it takes the base, and says otherwise how much is missing.
func TestAnAssaultThatFallsShort(t *testing.T) {
	met := map[string]int{}
	several(t, 30, func(g *mgn.Game, s *fakesession.Session) {
		for _, l := range []lang.Lang{lang.JA, lang.EN} {
			w := at(g, s, l)
			w.Q.Program = true
			for _, c := range w.Buttons(nil, 0) {
				if c.ID != "attack-assault" || c.Button.Off {
					continue
				}
				n, stands := w.Q.Most(), field.Stands(w.Q.Opposed())
				says := strings.Contains(c.Button.Label, l.Pick("不足", "short")) && strings.Contains(c.Button.Label, strconv.Itoa(stands-n))
				if says != (n < stands) || c.Button.Kind == ui.ButtonPrimary && n < stands {
					t.Errorf("%d against %d: %q, lit %v", n, stands, c.Button.Label, c.Button.Kind == ui.ButtonPrimary)
				}
				met[strconv.Itoa(int(w.Q.Dec().Prompt))+strconv.FormatBool(says)]++
			}
		}
	})
	if len(met) < 4 {
		t.Error("met", met)
	}
}

package duemagic

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
	"godeck/scenes/ui"
)

// worthwhile reports whether a seat could attack the player, or a creature that
// loses to its attacker: what the forecast of an attack calls a gain.
func worthwhile(g *dmg.Game, s *fakesession.Session) bool {
	return slices.ContainsFunc(s.Options(), func(o rules.Option) bool {
		if o.Verb != rules.Attack {
			return false
		}
		if o.N == 0 {
			return true
		}
		_, _, _, wins := g.Battle(&s.S, o.Card, rules.CardID(o.N))
		return wins
	})
}

// TestEndOfTurnTakesTwoPresses plays matches at random with nothing but the big
// button in the player's own turns, on the desktop and on a phone: as long as
// there is an attack that gains something, one press of it ends no turn and is
// answered by its asking for the second, whatever the button was called before.
func TestEndOfTurnTakesTwoPresses(t *testing.T) {
	g := game(t)
	asked, opposed := 0, 0
	for seed := uint64(1); seed <= 12; seed++ {
		w := windows[0]
		if seed%2 == 0 {
			w = windows[2]
		}
		sess := fakesession.New(g, seed, fakesession.Decks(g, int(seed)%4, int(seed+1)%4), 1)
		b := sit(t, g, sess, w, lang.EN, 1)
		b.Env.Settings.Speed = ui.SpeedOff
		held := uint32(0) // the decision in which the button was pressed once
		for n := 0; n < 900 && !sess.S.Over() && sess.S.Turn < 15; n++ {
			b.Tick(1)
			st := &sess.S
			if !b.sc.Mine() || !b.sc.Idle() || b.sc.TooSoon() || b.sc.AnswersItself() {
				continue
			}
			if turn := st.Turn; st.Dec.Prompt == dmg.PromptPriority && b.sc.deeds.Q().Early() && !b.sc.deeds.Q().CanUse() {
				b.Act("pass")
				b.Tick(2)
				if st.Turn != turn || st.Step > dmg.StepAttackEnd {
					t.Fatalf("seed %d, turn %d: the button ended the turn before its attacks", seed, turn)
				}
				continue
			}
			if st.Dec.Prompt != dmg.PromptAttack || !slices.Contains(b.sc.LegalActions, rules.Option{Verb: rules.Pass}) { // some must attack
				o := harness.Declining(b.sc.LegalActions)
				if i := slices.IndexFunc(b.sc.LegalActions, func(o rules.Option) bool { return o.Verb == rules.Use }); i >= 0 {
					o = b.sc.LegalActions[i]
				}
				sess.Answer(o)
				continue
			}
			if len(st.Zone(rules.ZoneOf(dmg.Battle, 1))) > 0 {
				opposed++
			}
			id, gain := st.Dec.ID, worthwhile(g, sess)
			b.Act("pass")
			b.Tick(2)
			ended := st.Dec.ID != id || st.Dec.Prompt != dmg.PromptAttack
			switch {
			case gain && ended && held != id:
				t.Fatalf("seed %d, turn %d, %v: one press gave up an attack", seed, st.Turn, w)
			case gain && !ended && held == id:
				t.Fatalf("seed %d, turn %d: the second press did not end the turn", seed, st.Turn)
			case gain && !ended:
				asked++
				nd, _ := b.Node("pass")
				if want := Text.T(lang.EN, "pass.sure"); !strings.Contains(nd.Label, want) {
					t.Fatalf("seed %d, turn %d: after one press the button reads %q", seed, st.Turn, nd.Label)
				}
			}
			held = id
		}
	}
	if t.Log("asked", asked, "times, creatures opposite at", opposed); asked < 20 || opposed < 10 {
		t.Error("too few turns with attackers: " + strconv.Itoa(asked) + ", opposed " + strconv.Itoa(opposed))
	}
}

// TestSecondPresses presses the big button at every step of a turn in which something
// would be given up, at normal speed: the first press asks, one that follows at once
// does nothing, a later one goes on, and none of them answers the next question.
func TestSecondPresses(t *testing.T) {
	g := game(t)
	main := func(s *fakesession.Session) bool { return s.S.Dec.Prompt == dmg.PromptPriority && mainStep(s) }
	for name, good := range map[string]func(s *fakesession.Session) bool{
		"mana": func(s *fakesession.Session) bool { return s.S.Dec.Prompt == dmg.PromptCharge && s.S.Turn > 3 },
		"main": main,
		"attack": func(s *fakesession.Session) bool {
			return s.S.Dec.Prompt == dmg.PromptAttack && worthwhile(g, s) && slices.ContainsFunc(s.Options(), func(o rules.Option) bool { return o.Verb == rules.Pass })
		},
	} {
		for _, key := range []string{"", " "} {
			b := stand(t, g, windows[0], nil, good)
			b.Env.Settings.Speed = ui.SpeedNormal
			b.Tick(90)
			press := func() {
				if nd, ok := b.Node("pass"); key != "" {
					b.Key(key)
				} else if ok && !nd.Disabled {
					b.Act("pass")
				}
				b.Tick(1)
			}
			id := b.Sess.S.Dec.ID
			if press(); b.Sess.S.Dec.ID != id {
				t.Errorf("%s %q: one press gives it up", name, key)
				continue
			}
			nd, _ := b.Node("pass")
			if !strings.Contains(nd.Label, Text.T(lang.EN, "pass.sure")) {
				t.Errorf("%s %q: the button reads %q", name, key, nd.Label)
			}
			b.Tick(8)
			if press(); b.Sess.S.Dec.ID != id {
				t.Errorf("%s %q: a double press gives it up", name, key)
				continue
			}
			b.Tick(40)
			press()
			if b.Sess.S.Dec.ID == id {
				t.Errorf("%s %q: the second press does nothing", name, key)
			}
			id, asked := b.Sess.S.Dec.ID, 0
			for range 24 { // a finger that goes on pressing
				b.Tick(2)
				if b.sc.Mine() && b.sc.deeds.Q().Asking() && b.sc.deeds.Q().GivesUp() {
					asked = int(b.Sess.S.Dec.ID)
				}
				if press(); asked != 0 && int(b.Sess.S.Dec.ID) != asked {
					t.Fatalf("%s %q: presses that go on answer the next question (%d, %d)", name, key, id, asked)
				}
			}
		}
	}
}

// TestWhatEndsHasItsPlace plays at random in every window: what declines or ends the turn
// never stands where a button of the question before it stood that goes on.
func TestWhatEndsHasItsPlace(t *testing.T) {
	g := game(t)
	ends := 0
	for i, w := range harness.Windows {
		sess := fakesession.New(g, uint64(i+3), fakesession.Decks(g, i%4, (i+1)%4), 1)
		b := sit(t, g, sess, w, []lang.Lang{lang.JA, lang.EN}[i%2], 1)
		var before []ui.Node
		asked := uint32(0)
		for n := 0; n < 500 && !sess.S.Over() && sess.S.Turn < 12; n++ {
			b.Tick(1)
			st := &sess.S
			if !b.sc.Mine() || !b.sc.Idle() || b.sc.TooSoon() || b.sc.AnswersItself() || st.Dec.ID == asked {
				continue
			}
			asked = st.Dec.ID
			var now []ui.Node
			goes := func() { // with something chosen, its buttons are there, too
				b.Tick(1)
				for _, nd := range b.sc.Nodes(b.Env) {
					if nd.Role == ui.RoleButton && !nd.Disabled && nd.Rect != b.sc.lay.End && !slices.ContainsFunc([]string{"hand-", "creature-", "mana-", "shield-", "hud-", "player-", "pick-", "asks", "stops"}, func(p string) bool { return strings.HasPrefix(nd.ID, p) }) {
						now = append(now, nd)
					}
				}
			}
			goes()
			if nd, ok := b.Node("pass"); ok && !nd.Disabled && b.sc.lay.End == nd.Rect {
				ends++
				for _, was := range before {
					if x := was.Rect.Intersect(nd.Rect); x.W > 1 && x.H > 1 {
						t.Fatalf("%v, turn %d: %q stands where %q (%s) stood", w, st.Turn, nd.Label, was.ID, was.Label)
					}
				}
			}
			o := harness.Declining(b.sc.LegalActions)
			if i := slices.IndexFunc(b.sc.LegalActions, func(o rules.Option) bool { return o.Verb == rules.Use || o.Verb == rules.Attack }); i >= 0 {
				o = b.sc.LegalActions[i]
				for _, id := range []string{"hand-", "creature-"} {
					id += strconv.Itoa(int(o.Card))
					if _, ok := b.Node(id); ok {
						b.Act(id)
						break
					}
				}
				goes()
			}
			before = now
			sess.Answer(o)
		}
	}
	if ends < 40 {
		t.Errorf("only %d questions end something", ends)
	}
}

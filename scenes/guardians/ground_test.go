package guardians

import (
	"strconv"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/table/ask"
	"godeck/scenes/ui"
)

// TestOpponentsHalfTakesNothing drops a card that could be summoned on the opponent's
// guardian, on the place of their assistant and on their sand: it is refused and stays.
func TestOpponentsHalfTakesNothing(t *testing.T) {
	g := game(t)
	for _, w := range windows {
		b := sit(t, g, fakesession.New(g, 3, fakesession.Decks(g, 0, 2), 1), w, lang.EN, 1)
		b.sc.deeds.Mind.Revised = true // who is summoned
		o, ok := b.at(bgd.PromptSummon, 2, func(o rules.Option) bool { return o.Verb == rules.Use && b.sc.deeds.Q().Goal(o) == bgd.Attack })
		if !ok {
			t.Fatal("nobody is to be summoned")
		}
		l, asked := &b.sc.lay, b.Sess.S.Dec.ID
		giant := l.Zones[bgd.Attack][1]
		sand := ui.Rect{X: giant.X, Y: giant.Bottom() + 1, W: giant.W, H: 2}
		for i, r := range []ui.Rect{giant, l.Zones[bgd.Assist][1], sand} {
			hand, _ := b.Node("hand-" + strconv.Itoa(int(o.Card)))
			x, y := r.Centre()
			b.sc.Announce()
			b.Drag(hand.Rect.X+hand.Rect.W*0.3, hand.Rect.Y+hand.Rect.H*0.4, x, y, false)
			said := strings.Join(b.sc.Announce(), "|")
			if b.Rest(); b.Sess.S.Dec.ID != asked || i == 0 && said == "" { // it is said once
				t.Fatalf("%v: dropped at %.0f %.0f: question %d after %d, said %q", w, x, y, b.Sess.S.Dec.ID, asked, said)
			}
		}
	}
}

// TestPlaysLeftChangeSomething gives a player the spell that only mends and sets
// upright: while their guardian is whole it is no reason to wait with the throw.
func TestPlaysLeftChangeSomething(t *testing.T) {
	g := game(t)
	st := find(g, func(s *fakesession.Session) bool {
		c := bgd.AttackGuardian(&s.S, 0)
		return s.S.Dec.Prompt == bgd.PromptSet && s.S.Waiting(0) && s.S.Turn > 2 && c != 0 && s.S.Card(c).N[bgd.NGauge] == 0 && !s.S.Card(c).Has(bgd.FlagWeak) && s.S.Count(rules.ZoneOf(bgd.Hand, 0)) > 0 && bgd.ReadyForce(&s.S, 0) > 1 && g.CanRoll(&s.S, 0) && bgd.AttackGuardian(&s.S, 1) != 0
	})
	if st == nil {
		t.Fatal("no throw of a whole guardian is met")
	}
	for i, c := range st.Zone(rules.ZoneOf(bgd.Hand, 0)) {
		if st.Card(c).Def = g.Lib.Find("bgd-001"); i == 0 {
			st.Card(c).Def = g.Lib.Find("bgd-015")
		}
	}
	left := func() int {
		b := sit(t, g, loaded(g, st), windows[0], lang.EN, 1)
		b.Rest()
		return len(b.sc.deeds.Q().PlaysLeft())
	}
	if n := left(); n != 0 {
		t.Errorf("%d cards are left to play that change nothing", n)
	}
	st.Card(bgd.AttackGuardian(st, 0)).N[bgd.NGauge] = 500
	if n := left(); n != 1 {
		t.Errorf("%d cards are left to play where one mends", n)
	}
}

// TestLanternsByTheirNames: in an upright window nobody takes a player's lives for the
// other's.
func TestLanternsByTheirNames(t *testing.T) {
	g := game(t)
	seen := 0
	for _, w := range windows {
		b := sit(t, g, fakesession.New(g, 3, fakesession.Decks(g, 0, 2), 1), w, lang.EN, 1)
		b.Rest()
		l := &b.sc.lay
		if !l.Tall || l.Coins[0].Empty() {
			continue
		}
		seen++
		for sd := range 2 {
			a, n := l.Coins[sd], l.HUD[sd]
			if gap := max(a.Y-n.Bottom(), n.Y-a.Bottom()); gap > 14*b.Env.Scale || gap < -1 || a.X > n.X+n.W/2 {
				t.Errorf("%v: the lanterns of side %d are at %v, the name at %v", w, sd, a, n)
			}
		}
	}
	if seen == 0 {
		t.Error("no upright window has lanterns")
	}
}

// TestDiscardIsSaid: where a spell is stopped by discarding a card, the button says so
// and its tip what SP is.
func TestDiscardIsSaid(t *testing.T) {
	g := game(t)
	st := find(g, func(s *fakesession.Session) bool {
		if s.S.Dec.Prompt != bgd.PromptCounter || !s.S.Waiting(0) {
			return false
		}
		for _, o := range s.Options() {
			if o.Verb == rules.Use && o.N < 0 {
				return true
			}
		}
		return false
	})
	if st == nil {
		t.Fatal("no spell is met that a discarded card could stop")
	}
	b := sit(t, g, loaded(g, st), windows[0], lang.EN, 1)
	w, said := b.sc.deeds.Words(lang.EN), 0
	w.Q.State, w.Q.Seat, w.Q.Legal = st, 0, rules.Options(g, st, 0, nil)
	for _, o := range w.Q.Legal {
		c := ask.Choice{}
		if w.Button(o, &c); o.N < 0 && strings.Contains(c.Button.Name+c.Button.Label, "Discard") && strings.Contains(c.Button.Tip, "(SP ") {
			said++
		}
	}
	if said == 0 {
		t.Error("nothing says that a card is discarded")
	}
}

// TestLanternsClearOfNumbers: in an upright window nothing at the foot of the own cards
// lies over the own lives.
func TestLanternsClearOfNumbers(t *testing.T) {
	g := game(t)
	for _, w := range windows {
		b := sit(t, g, fakesession.New(g, 3, fakesession.Decks(g, 0, 2), 1), w, lang.EN, 1)
		b.Rest()
		if l := &b.sc.lay; l.Tall && !l.Coins[0].Empty() && l.Coins[0].Y < l.Zones[bgd.Assist][0].Bottom()+8*b.Env.Scale {
			t.Errorf("%v: the lanterns are at %v, the assistant at %v", w, l.Coins[0], l.Zones[bgd.Assist][0])
		}
	}
}

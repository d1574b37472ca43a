package guardians

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
)

// TestWhatTheSideDeckHolds holds that whoever may draw from the own side deck is
// told what it holds, and that what the table has drawn by itself is said.
func TestWhatTheSideDeckHolds(t *testing.T) {
	g := game(t)
	b := sit(t, g, fakesession.New(g, 3, fakesession.Decks(g, 0, 2), 1), windows[0], lang.EN, 1)
	if !b.To(bgd.PromptCharge, 2) {
		t.Fatal("nothing is to be charged")
	}
	if why := b.sc.deeds.Question(lang.EN).Why; !strings.HasPrefix(why, Text.T(lang.EN, "ask.charge.drawn")) {
		t.Errorf("nothing says what was drawn: %q", why)
	}
	if _, ok := b.at(bgd.PromptFollow, 2, func(o rules.Option) bool { return o == rules.Option{Verb: rules.Mode, N: 1} }); !ok {
		t.Fatal("the side deck is never offered")
	}
	w := b.sc.deeds.Words(lang.EN)
	w.Side = func(lang.Lang) string { return "Ada, Bea" }
	if why := w.Question().Why; !strings.Contains(why, "Ada, Bea") {
		t.Errorf("what the side deck holds is not said: %q", why)
	}
}

// TestTrueNumbers holds that a guardian whose damage is not the printed one says
// in every window by how much, of both players and whatever its assistant shows.
func TestTrueNumbers(t *testing.T) {
	g := game(t)
	st := find(g, func(s *fakesession.Session) bool {
		n, by := g.Boost(&s.S, 1)
		return n != 0 && len(by) > 0 && s.S.Dec.Prompt == bgd.PromptSet && len(g.Rows(&s.S, 1)) > 0 && g.Rows(&s.S, 1)[0].Damage > 0
	})
	if st == nil {
		t.Fatal("nobody's damage is changed")
	}
	n, _ := g.Boost(st, 1)
	now := strconv.Itoa(max(0, g.Rows(st, 1)[0].Damage+n))
	harness.EveryWindow(func(w harness.Window, l lang.Lang, text float64) {
		sess := harness.Stopped(g, st)
		b := sit(t, g, sess, w, l, text)
		sess.Hold = true
		b.Tick(6)
		if e, ok := b.Node("boost-opp"); !ok || !strings.Contains(e.Label, now) {
			t.Errorf("%s: the guardian does not say %s: %q", fmt.Sprintf("%.0fx%.0f %s %.1f", w.W, w.H, l, text), now, e.Label)
		}
	})
}

package mattsan

import (
	"strconv"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/ui"
)

// TestSaver checks that who is left with one unit and has a ghost or a trap that
// saves is told so, and not that the match would be lost; and that others are not.
func TestSaver(t *testing.T) {
	g := game(t)
	for _, saved := range []bool{true, false} {
		st := find(g, func(s *fakesession.Session) bool {
			return s.S.Dec.Prompt == mtz.PromptMain && s.S.ToAnswer() == 0 && s.S.Turn > 1 && g.Threat(&s.S, 0) >= mtz.LastUnit && (g.Saver(&s.S, 0) != 0) == saved
		})
		b := held(t, g, st)
		if says := strings.Contains(b.sc.Asked(lang.EN).Why, "lose unless you use"); says != saved {
			t.Errorf("saved %v: %q", saved, b.sc.Asked(lang.EN).Why)
		}
		if d := b.sc.desk.Threat(0); (d == mtz.Doomed) && saved {
			t.Error("a player with a card that saves is called doomed")
		}
		seen := *st
		for _, z := range []uint8{mtz.Hand, mtz.Bench} {
			for _, c := range st.Zone(rules.ZoneOf(z, 0)) {
				if st.Card(c).Zone.Kind() == mtz.Hand || st.Card(c).Has(rules.FaceDown) {
					seen.Cards[c].Def = 0 // as the opponent sees it
				}
			}
		}
		if c := g.Saver(&seen, 0); c != 0 && st.Card(c).Zone.Kind() != mtz.Discard {
			t.Error("a hidden card is counted on")
		}
	}
}

// TestBare checks that whoever is about to charge the only unit that could fill
// an empty bench is told what that risks, and is not advised to; and nobody else.
func TestBare(t *testing.T) {
	g := game(t)
	for _, bare := range []bool{true, false} {
		var unit rules.CardID
		st := find(g, func(s *fakesession.Session) bool {
			unit = 0
			if s.S.Dec.Prompt != mtz.PromptCharge || s.S.ToAnswer() != 0 || s.S.Count(rules.ZoneOf(mtz.Bench, 0)) > 0 {
				return false
			}
			for _, c := range s.S.Zone(rules.ZoneOf(mtz.Hand, 0)) {
				if g.Bares(&s.S, 0, c) == bare {
					unit = c
				}
			}
			return unit != 0
		})
		b := held(t, g, st)
		b.Act("hand-" + strconv.Itoa(int(unit)))
		if says := strings.Contains(b.sc.Asked(lang.EN).Why, "no other unit for your bench"); says != bare {
			t.Errorf("bare %v: %q", bare, b.sc.Asked(lang.EN).Why)
		}
		for _, c := range b.sc.AskButtons() {
			if c.ID == "charge" && (c.Button.Kind == ui.ButtonPrimary) == bare {
				t.Errorf("bare %v: the button is of kind %d", bare, c.Button.Kind)
			}
		}
	}
}

// TestTwoHits checks that who has one unit behind a fighter, and could lose both to two
// attacks, is told before the bench is empty.
func TestTwoHits(t *testing.T) {
	g := game(t)
	st := find(g, func(s *fakesession.Session) bool {
		return s.S.Dec.Prompt == mtz.PromptMain && s.S.ToAnswer() == 0 && g.Threat(&s.S, 0) == mtz.LastTwo
	})
	if n := st.Count(rules.ZoneOf(mtz.Bench, 0)); n == 0 {
		t.Error("nobody is on the bench")
	}
	if why := held(t, g, st).sc.Asked(lang.EN).Why; !strings.Contains(why, "Two hits") {
		t.Errorf("says %q", why)
	}
}

// TestOneUnit checks that a hand with one unit is advised where something is asked: at the
// start, before a card is charged, and in the Main step while the bench is empty.
func TestOneUnit(t *testing.T) {
	g := game(t)
	units := func(s *rules.State) (n int, bares rules.CardID) {
		for _, c := range s.Zone(rules.ZoneOf(mtz.Hand, 0)) {
			if typeOf(g, s, c) == mtz.Unit {
				n++
			}
			if g.Bares(s, 0, c) {
				bares = c
			}
		}
		return n, bares
	}
	for _, q := range []struct {
		prompt uint8
		says   string
		wants  func(s *fakesession.Session) bool
	}{
		{mtz.PromptUnit, "Your only unit must start", func(s *fakesession.Session) bool {
			n, _ := units(&s.S)
			return n == 1
		}},
		{mtz.PromptCharge, "is the only unit you have for the bench", func(s *fakesession.Session) bool {
			_, c := units(&s.S)
			return c != 0
		}},
		{mtz.PromptMain, "Nobody is on the bench. Place", func(s *fakesession.Session) bool {
			_, c := units(&s.S)
			return s.S.Turn > 1 && c != 0 && g.Threat(&s.S, 0) >= mtz.LastUnit && len(g.Savers(&s.S, 0)) == 0 && s.S.Count(rules.ZoneOf(mtz.Bench, 0)) == 0
		}},
	} {
		for _, one := range []bool{true, false} {
			st := find(g, func(s *fakesession.Session) bool {
				return s.S.Dec.Prompt == q.prompt && s.S.ToAnswer() == 0 && q.wants(s) == one
			})
			if st == nil {
				t.Fatalf("%q: one unit %v was not met", q.says, one)
			}
			b := held(t, g, st)
			if why := b.sc.Asked(lang.EN).Why; strings.Contains(why, q.says) != one {
				t.Errorf("one unit %v: %q", one, why)
			}
			for _, w := range windows {
				for _, l := range []lang.Lang{lang.JA, lang.EN} {
					sess := fakesession.New(g, 3, fakesession.Decks(g, 0, 1), 1)
					sess.Load(st)
					sess.Hold = true
					in := sit(t, g, sess, w, l, 1)
					in.Tick(9)
					in.Faults(q.says)
				}
			}
		}
	}
}

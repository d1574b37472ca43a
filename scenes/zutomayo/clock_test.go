package zutomayo

import (
	"math"
	"testing"

	"godeck/internal/lang"
	ztm "godeck/rules/zutomayo"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/table"
	"godeck/scenes/ui"
)

// TestClockTurns watches the clock from a set card to the next question: it runs through the hours on
// the way, and with reduced motion it goes from one to another in a step.
func TestClockTurns(t *testing.T) {
	g := game(t)
	for _, still := range []bool{false, true} {
		between, moved := 0, 0
		for seed := uint64(3); seed < 7; seed++ {
			b := seated(t, g, seed)
			b.Env.Settings.ReducedMotion = still
			if !b.To(ztm.PromptSet, 2) {
				t.Fatal("no Set step")
			}
			b.pickHand(1)
			from := b.sc.shown.hour
			b.Env.Settings.Speed = ui.SpeedNormal
			b.Act("commit")
			for range 900 {
				b.Tick(1)
				if h := b.sc.shown.hour; math.Abs(h-math.Round(h)) > 0.02 {
					between++
				}
			}
			if b.sc.shown.hour != from {
				moved++
			}
			if h := float64(b.sc.View.S.Vars[ztm.Chronos]); b.sc.Idle() && b.sc.shown.hour != h {
				t.Errorf("seed %d: the clock shows %v at %v", seed, b.sc.shown.hour, h)
			}
		}
		if moved == 0 {
			t.Fatal("the clock never moved")
		}
		if still != (between == 0) {
			t.Errorf("reduced motion %v: %d ticks between two hours", still, between)
		}
	}
}

// TestClockFaces checks where hours stand: the present one at the hand, the next above it.
func TestClockFaces(t *testing.T) {
	g := game(t)
	for _, w := range windows {
		b := sit(t, g, fakesession.New(g, 3, fakesession.Decks(g, 0, 1), 1), w, lang.JA, 1)
		b.Rest()
		l := &b.sc.lay
		x, y := l.Dial.Centre()
		nx, ny := l.Clock(0.851*l.Radius*math.Cos(math.Pi-math.Pi/9), 0.851*l.Radius*math.Sin(math.Pi-math.Pi/9))
		if cx, _ := l.Clock(0, 0); x >= cx || ny >= y || nx <= x {
			t.Errorf("%v: the hand is at %.0f,%.0f, the next hour at %.0f,%.0f", w, x, y, nx, ny)
		}
		if !l.Dial.Within(ui.Rect{W: w.W * w.Scale, H: w.H * w.Scale}, 1) && !l.Dial.Within(ui.Rect{W: b.Env.W, H: b.Env.H}, 1) {
			t.Errorf("%v: the hand %v leaves the window", w, l.Dial)
		}
	}
}

// TestDrawnBeforeLaidOut draws the table before anything has measured it: as a page does that opens at a match.
func TestDrawnBeforeLaidOut(t *testing.T) {
	g := game(t)
	sess := fakesession.New(g, 3, fakesession.Decks(g, 0, 1), 1)
	sc := New(g, sess, table.Place{}).(*Scene)
	b := sit(t, g, sess, windows[0], lang.EN, 1)
	sc.place.backdrop(ui.NewCanvas(b.Env, &rooftop, nil, nil))
	if sc.Board.Stage != nil {
		t.Error("a stage without a window")
	}
}

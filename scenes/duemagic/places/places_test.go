package places

import (
	"testing"

	"godeck/internal/lang"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/internal/harness"
)

var windows = []harness.Window{{W: 1280, H: 720, Scale: 1}, {W: 390, H: 844, Scale: 1}, {W: 844, H: 390, Scale: 1}, {W: 480, H: 270, Scale: 1}}

// TestHeldUp: a card that is held up is in the window, and covers neither the
// stack nor the creatures where there is room beside them.
func TestHeldUp(t *testing.T) {
	for _, w := range windows {
		l := Measure(w.Env(lang.EN), false)
		for _, over := range []bool{false, true} {
			one, several := l.HeldUp(float64(w.H)/720, over)
			if one.Empty() || several.Empty() || !l.Full.Contains(one.Centre()) || !l.Full.Contains(several.Centre()) {
				t.Errorf("%v, over %v: held up at %v and %v", w, over, one, several)
			}
			if l.Tower() && !over && (!one.Intersect(l.Pile).Empty() || !one.Intersect(l.Zones[dmg.Battle][0]).Empty()) {
				t.Errorf("%v: a card at %v covers the stack or creatures", w, one)
			}
		}
	}
}

// TestPlayer: a player is where whoever it is sits, or where the name stands.
func TestPlayer(t *testing.T) {
	for _, w := range windows {
		l := Measure(w.Env(lang.EN), false)
		if l.Player(0) != l.HUD[0] {
			t.Errorf("%v: the lower player is at %v", w, l.Player(0))
		}
		if far := l.Player(1); far != l.Rival && far != l.HUD[1] || far.Empty() {
			t.Errorf("%v: the far player is at %v", w, far)
		}
	}
}

// TestReplayBesideTheHand: the bar of a replay lies over no card of the hand.
func TestReplayBesideTheHand(t *testing.T) {
	for _, w := range append(windows, harness.Window{W: 1920, H: 1080, Scale: 1}, harness.Window{W: 1024, H: 768, Scale: 1}) {
		l := Measure(w.Env(lang.EN), true)
		if both := l.Hand[0].Intersect(l.ReplayBar().Rect); !both.Empty() {
			t.Errorf("%v: the bar at %v lies over the hand at %v", w, l.ReplayBar().Rect, l.Hand[0])
		}
		if five := 5 * l.Hand[0].H / 1.4 * 0.4; l.Hand[0].W < five {
			t.Errorf("%v: the hand has %v of %v", w, l.Hand[0].W, five)
		}
	}
}

// TestMaskIsSeenWhole: no card of the opponent's hand lies before the face of whoever
// sits opposite.
func TestMaskIsSeenWhole(t *testing.T) {
	for _, w := range append(windows, harness.Window{W: 1920, H: 1080, Scale: 1}, harness.Window{W: 1024, H: 768, Scale: 1}) {
		l := Measure(w.Env(lang.EN), false)
		if face := l.Rival.Middle(l.Rival.H*0.66, l.Rival.H); l.Tower() && (!face.Intersect(l.Hand[1]).Empty() || l.Hand[1].Right() > l.Line.X || l.Hand[1].Bottom() > l.Rim) {
			t.Errorf("%v: the hand at %v lies before the mask at %v", w, l.Hand[1], l.Rival)
		}
	}
}

// TestHolds: six cards of a hand lie beside each other, and no wide hand lies over
// the player's numbers or the question.
func TestHolds(t *testing.T) {
	for _, w := range []harness.Window{{W: 1280, H: 720, Scale: 1}, {W: 1920, H: 1080, Scale: 1}} {
		for n := 1; n < 12; n++ {
			env := w.Env(lang.EN)
			l := Measure(env, false)
			before := l.Hand[0]
			l.Holds(n, env)
			if h := l.Hand[0]; h.Right() != before.Right() || h.X < l.HUD[0].Right() || n < 5 && h != before {
				t.Errorf("%v, %d cards: the hand is at %v instead of %v", w, n, h, before)
			}
			if wide := l.Hand[0].H / 1.4 * 1.03; n == 6 && l.Hand[0].W < wide*6-wide*0.04 {
				t.Errorf("%v: %d cards have %v, each %v wide", w, n, l.Hand[0].W, wide)
			}
		}
	}
}

// TestLowShields: where shields are too low to be tapped, all have their place in
// the row, to which what happens to them goes.
func TestLowShields(t *testing.T) {
	env := windows[3].Env(lang.EN)
	l := Measure(env, false)
	if l.Taps {
		t.Fatal("shields can be tapped there")
	}
	last := 0.0
	for _, r := range l.ShieldRects(0, dmg.ShieldCount, 5*env.Unit()) {
		if !r.Within(l.Zones[dmg.Shields][0], 0.1) || r.X < last || r.H != l.Zones[dmg.Shields][0].H {
			t.Errorf("a shield is at %v in %v", r, l.Zones[dmg.Shields][0])
		}
		last = r.Right()
	}
}

// TestCreaturesAreTheShow: what stands on the circle is large in every window, and
// on upright phones larger still while nothing waits on the stack.
func TestCreaturesAreTheShow(t *testing.T) {
	for _, c := range []struct {
		w         harness.Window
		near, far float64 // least widths of two creatures
	}{
		{harness.Window{W: 1280, H: 720, Scale: 1}, 118, 108}, {harness.Window{W: 1920, H: 1080, Scale: 1}, 177, 162}, {harness.Window{W: 390, H: 844, Scale: 1}, 74, 74},
	} {
		env := c.w.Env(lang.EN)
		wide := func(n, sd int) float64 {
			l := Measure(env, false)
			l.Waits(n, env)
			_, w, _ := Row(l.Rows[sd].InsetXY(4*env.Unit(), 2*env.Unit()), 2, 6*env.Unit(), env.MinTarget(), 0, l.Mid)
			return w
		}
		if near, far := wide(0, 0), wide(0, 1); near < c.near || far < c.far {
			t.Errorf("%v: creatures are %.0f and %.0f wide, at least %.0f and %.0f", c.w, near, far, c.near, c.far)
		}
		if a, b := wide(0, 0), wide(1, 0); a < b {
			t.Errorf("%v: creatures are %.0f wide with an empty stack, %.0f with one", c.w, a, b)
		}
	}
}

// TestStackBesideCreatures: up to five creatures stand beside the stack, not under it.
func TestStackBesideCreatures(t *testing.T) {
	for _, w := range []harness.Window{{W: 1280, H: 720, Scale: 1}, {W: 1920, H: 1080, Scale: 1}} {
		env := w.Env(lang.EN)
		l := Measure(env, false)
		for sd := range 2 {
			in := l.Rows[sd].InsetXY(4*env.Unit(), 2*env.Unit())
			for n := 1; n <= 5; n++ {
				cells, cw, _ := Row(in, n, 6*env.Unit(), env.MinTarget(), l.Pile.W, l.Mid)
				for i, c := range cells {
					if both := c.Intersect(l.Pile); both.W > 1 && both.H > 0 || c.X < in.X-1 || c.Right() > in.Right()+1 {
						t.Errorf("%v, side %d: creature %d of %d at %v, the stack at %v, the row %v", w, sd, i, n, c, l.Pile, in)
					}
				}
				if cw < 70*env.Unit() {
					t.Errorf("%v, side %d: %d creatures are %.0f wide", w, sd, n, cw)
				}
			}
		}
	}
}

// TestMessagesKeepOffShields: a message of one line lies over no shields, in any window.
func TestMessagesKeepOffShields(t *testing.T) {
	for _, w := range append(windows, harness.Window{W: 1920, H: 1080, Scale: 1}, harness.Window{W: 360, H: 640, Scale: 1}) {
		env := w.Env(lang.EN)
		l, u := Measure(env, false), env.Unit()
		r := l.Says(u)
		r.Y, r.H = r.Bottom()-22*u, 33*u // its words, and the edge below them
		if r.Empty() || !l.Full.Contains(r.Centre()) {
			t.Errorf("%v: messages are at %v", w, r)
		}
		for sd, z := range l.Zones[dmg.Shields] {
			if x := r.Intersect(z); x.W > 1 && x.H > 1 {
				t.Errorf("%v: a message at %v lies over the shields of side %d at %v", w, r, sd, z)
			}
		}
	}
}

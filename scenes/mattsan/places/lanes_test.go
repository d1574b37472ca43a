package places

import (
	"math"
	"testing"

	"godeck/internal/lang"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/internal/harness"
)

// TestFightersInMiddleColumn checks that the battlefield is seen in the column to
// which it belongs (MTZ-9.1), on both sides and for every size of the benches, and
// that no column lies over another.
func TestFightersInMiddleColumn(t *testing.T) {
	for _, w := range harness.Windows {
		env := w.Env(lang.EN)
		for _, sp := range [...]Span{{-1, 1}, {-1, 0}, {-2, 1}, {-1, 2}, {-2, 2}, {-3, 3}} {
			l := Measure(env, false)
			if l.Spread(sp); !l.Apart {
				continue
			}
			for sd := range 2 {
				mid := l.Strip(sd, 0, sp)
				x, _ := l.Place(sd, mtz.BattleSlot, sp).Centre()
				if x < mid.X || x > mid.Right() {
					t.Errorf("%.0f×%.0f, %v, side %d: the fighter at %.0f is not in the middle column, %v", w.W, w.H, sp, sd, x, mid)
				}
				for k := sp.Lo; k < sp.Hi; k++ {
					if a, b := l.Strip(sd, k, sp), l.Strip(sd, k+1, sp); a.Right() > b.X+0.5 {
						t.Errorf("%.0f×%.0f, %v, side %d: column %d ends at %.0f and the next begins at %.0f", w.W, w.H, sp, sd, k, a.Right(), b.X)
					}
				}
				for k := sp.Lo; k <= sp.Hi; k++ {
					if r := l.Strip(sd, k, sp); !r.Intersect(l.Desk).Empty() {
						t.Errorf("%.0f×%.0f, %v, side %d: slot %d lies under what one can do", w.W, w.H, sp, sd, k)
					}
				}
			}
			if a, _ := l.Battle[0].Centre(); !l.Low && !l.Tiny && math.Abs(a-l.Camera.CX) > 0.25*w.W {
				t.Errorf("%.0f×%.0f, %v: the fighters are far from the middle", w.W, w.H, sp)
			}
			a, b := l.Battle[0], l.Battle[1]
			if x, y := a.X+a.W/2, b.X+b.W/2; math.Abs(x-y) > 0.5 || a.Y < b.Bottom()-0.16*b.H {
				t.Errorf("%.0f×%.0f, %v: the fighters, %v and %v, do not face each other", w.W, w.H, sp, a, b)
			}
			n, win := &l.Lanes, w
			for k := sp.Lo; k <= sp.Hi; k++ {
				from, to := n.lane(k, sp)
				x, w, front := n.bench(k, sp), n.slot(sp), n.front(sp)
				if k != 0 && math.Abs(x-from-(to-x-w)) > 0.5 {
					t.Errorf("%.0f×%.0f, %v: the slot of column %d is not in the middle of its lane", win.W, win.H, sp, k)
				}
				if over := (x + w - front) / w; k == 0 && (x < from-0.5 || over > 0 && (!l.Tiny || sp.Hi-sp.Lo < 3) || over > 0.35) {
					t.Errorf("%.0f×%.0f, %v: the fighter covers %.2f of who stands behind, who begins at %.0f in a lane from %.0f", win.W, win.H, sp, over, x, from)
				}
				if mid := (from + to) / 2; k == 0 && math.Abs(front+n.Front/2-mid) > 0.5 {
					t.Errorf("%.0f×%.0f, %v: the fighters are not in the middle of their lane", win.W, win.H, sp)
				}
			}
			if mid, other := n.widths(sp); sp == (Span{-1, 1}) && !l.Tiny && (mid > 3*other || other > 1.2*mid) {
				t.Errorf("%.0f×%.0f: the middle lane is %.0f wide, the others %.0f", w.W, w.H, mid, other)
			}
		}
	}
}

// TestFightersInFront checks that it is seen who fights and who waits: in every
// window in which fighters stand beside slots they are larger than those on the
// bench, and nearer the other side.
func TestFightersInFront(t *testing.T) {
	for _, w := range harness.Windows {
		env := w.Env(lang.EN)
		for _, sp := range [...]Span{{-1, 1}, {-2, 2}, {-3, 3}} {
			l := Measure(env, false)
			if l.Spread(sp); !l.Apart {
				continue
			}
			u := env.Unit()
			for sd := range 2 {
				front, back := l.Card(l.Place(sd, mtz.BattleSlot, sp), u), l.Card(l.Place(sd, mtz.Middle, sp), u)
				if front.W < 1.2*back.W {
					t.Errorf("%.0f×%.0f, %v, side %d: the fighter is %.0f wide, who waits %.0f", w.W, w.H, sp, sd, front.W, back.W)
				}
				_, y := front.Centre()
				_, by := back.Centre()
				least := 0.1 * back.H
				if l.Low { // names of terrains are above the far bench
					least = -0.2 * back.H
				}
				if ahead := (by - y) * [...]float64{1, -1}[sd]; ahead < least {
					t.Errorf("%.0f×%.0f, %v, side %d: the fighter is %.0f ahead of the bench", w.W, w.H, sp, sd, ahead)
				}
			}
		}
	}
}

// TestTheirTurnClearOfSlots checks that the strip of the opponent's last turn lies over no slot,
// whatever the sizes of the benches.
func TestTheirTurnClearOfSlots(t *testing.T) {
	for _, w := range harness.Windows {
		for _, l := range []lang.Lang{lang.JA, lang.EN} {
			for _, sp := range [...]Span{{-1, 1}, {-1, 0}, {-2, 1}, {-1, 2}, {-2, 2}, {-3, 3}} {
				m := Measure(w.Env(l), false)
				m.Spread(sp)
				r := m.Recent
				if !m.Apart || r.Empty() {
					continue
				}
				r.H += 5 * w.Env(l).Unit() // its margin
				for k := sp.Lo; k <= sp.Hi; k++ {
					for sd := range 2 {
						if q := m.Place(sd, mtz.Middle+k, sp); !q.Intersect(r).Empty() {
							t.Errorf("%.0f×%.0f, %v: the strip, %v, lies over slot %d of side %d, %v", w.W, w.H, sp, r, k, sd, q)
						}
					}
				}
			}
		}
	}
}

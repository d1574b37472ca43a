package arrows

import (
	"testing"

	"godeck/scenes/table/board"
	"godeck/scenes/ui"
)

// TestMeant: an arrow points at a shield only if that one is meant.
func TestMeant(t *testing.T) {
	two, one, none := []bool{true, false, true}, []bool{false, false, true}, []bool{false, false, false}
	for _, c := range []struct {
		full                  []bool
		chosen, pointed, want int
	}{
		{two, 0, 0, 0}, {two, 1, 0, 1}, {two, 0, 3, 3}, {two, 1, 3, 3}, {two, 2, 0, 0}, {two, 0, 9, 0},
		{one, 0, 0, 3}, {none, 0, 0, 0}, {none, 0, 1, 0},
	} {
		if got := meant(c.full, c.chosen, c.pointed); got != c.want {
			t.Errorf("%v, chosen %d, pointed at %d: %d, want %d", c.full, c.chosen, c.pointed, got, c.want)
		}
	}
}

// TestRow: an arrow at shields of which none is meant ends where two of them meet,
// in the middle if it can.
func TestRow(t *testing.T) {
	var rects []ui.Rect
	for i := range 7 {
		rects = append(rects, ui.Rect{X: float64(60 * i), Y: 100, W: 55, H: 40})
	}
	all, two := []bool{true, true, true, true, true, true, true}, []bool{true, true, false, false, false, false, false}
	for sd := range 2 {
		p := row(rects, all, sd)
		if len(p) != 6 || p[0].X != 177.5 || p[1].X != 237.5 || p[2].X != 117.5 {
			t.Errorf("side %d: %v", sd, p)
		}
		// well within the row: own ones are met from above, the opponent's from below
		if in := ui.Lerp(100, 140, []float64{0.25, 0.75}[1-sd]); sd == 0 && p[0].Y < in-3 || sd == 1 && p[0].Y > in+3 {
			t.Errorf("side %d: it ends at %v, before the shields", sd, p[0])
		}
		if p := row(rects, two, sd); len(p) != 2 || p[0].X != 117.5 {
			t.Errorf("side %d, two are left: %v", sd, p)
		}
	}
	if p := row(rects[:1], all, 1); len(p) != 1 || p[0].X != 1 {
		t.Errorf("one shield: %v", p)
	}
}

// TestFree: the head of an arrow at shields lies over no number of a creature that
// stands right before them, as long as there is another place.
func TestFree(t *testing.T) {
	ends := []ui.Point{{X: 181, Y: 101}, {X: 241, Y: 101}, {X: 121, Y: 101}}
	a := ui.Point{X: 150}
	for _, c := range []struct {
		over []ui.Rect
		want float64
	}{
		{nil, 181},
		{[]ui.Rect{{X: 160, Y: 70, W: 50, H: 25}}, 241}, // below its tip is room, not below its head
		{[]ui.Rect{{X: 160, Y: 90, W: 100, H: 25}}, 121},
		{[]ui.Rect{{X: 0, Y: 90, W: 300, H: 25}}, 181},
	} {
		if p := Free(a, ends, 14, c.over); p.X != c.want {
			t.Errorf("%v: %v, want %v", c.over, p, c.want)
		}
	}
}

// TestWay: an arrow goes past the power of a creature that stands in its way, and
// is bent as always where there is nothing.
func TestWay(t *testing.T) {
	a, to := ui.Point{X: 300, Y: 100}, ui.Point{X: 300, Y: 400}
	number := Number(board.Pose{X: 310, Y: 230, W: 100})
	crossed := func(from, by ui.Point) (n int) {
		for i := range 101 {
			k := float64(i) / 100
			q := 1 - k
			if number.Contains(q*q*from.X+2*q*k*by.X+k*k*to.X, q*q*from.Y+2*q*k*by.Y+k*k*to.Y) {
				n++
			}
		}
		return n
	}
	free, straight := Way(a, to, 100, 1, nil)
	if crossed(free, straight) == 0 {
		t.Fatal("the creature does not stand in the way")
	}
	from, by := Way(a, to, 100, 1, []ui.Rect{number.Inset(-5)})
	if n := crossed(from, by); n > 0 || from.X < 260 || from.X > 340 {
		t.Errorf("the arrow crosses the number in %d of 100 points, from %v by %v", n, from, by)
	}
}

package damage

import (
	"testing"

	"godeck/scenes/ui/geom"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestGroundUnderABusyPicture keeps what lies below light that moves over the whole
// window, mends it where it changes, and gives it up when it is of no use.
func TestGroundUnderABusyPicture(t *testing.T) {
	white := ebiten.NewImage(1, 1)
	window := geom.Rect{W: 300, H: 100}
	op := func(hash uint64, at geom.Rect) Op {
		return Op{Image: white, Hash: hash, At: at, Clip: window}
	}
	// build lists a place in four layers, a card at x, and light over all that looks
	// like lit; 0: none.
	build := func(x float64, lit uint64) *List {
		l := &List{}
		l.Section("")
		for i := range uint64(4) {
			l.Ops = append(l.Ops, op(i, window))
		}
		l.Section("card")
		l.Ops = append(l.Ops, op(HashFloats(9, x), geom.Rect{X: x, Y: 10, W: 20, H: 20}))
		if lit > 0 {
			l.Section("light")
			l.Ops = append(l.Ops, op(lit, window))
		}
		return l
	}
	var g Ground
	was := build(10, 0)
	d := &Region{Window: window}
	next := func(now *List) {
		d.Rects = d.Rects[:0]
		g.Compare(was, now, d)
		was = now
	}
	next(build(10, 1))
	for lit := uint64(2); lit < 2+busyFor; lit++ {
		next(build(10, lit))
	}
	if g.First() != 2 {
		t.Fatalf("the ground ends before section %d, not before the light", g.First())
	}
	next(build(40, 20))
	if g.First() != 2 || g.own.Area() == 0 || g.own.Area() > 0.5*300*100 {
		t.Errorf("a card moves: section %d, mended %v", g.First(), g.own.Rects)
	}
	for x := range 5 {
		if next(build(40+float64(x), 20)); x > 0 && (g.First() != 2 || !covers(d, 45)) {
			t.Errorf("only a card moves: section %d, painted again %v", g.First(), d.Rects)
		}
	}
	for i := range calmFor + 1 {
		next(build(60+float64(i), 20))
	}
	if g.First() != 0 || g.img != nil {
		t.Error("kept though little is painted again")
	}
	for lit := range uint64(busyFor + 1) {
		next(build(10, 30+lit))
	}
	if next(build(10, 0)); g.First() == 2 || d.Area() < 300*100 {
		t.Error("the light has gone: the ground ends before it still, or the window is not painted again")
	}
}

// TestCovers tells where nothing has to be made black before a list is drawn.
func TestCovers(t *testing.T) {
	window, card := geom.Rect{W: 300, H: 100}, geom.Rect{X: 10, Y: 10, W: 20, H: 20}
	list := func(at geom.Rect, opaque bool) *List {
		l := &List{}
		l.Section("")
		l.Ops = append(l.Ops, Op{At: at, Clip: window})
		if opaque {
			l.Opaque()
		}
		return l
	}
	kept := list(window, true)
	kept.sections[0].kept.Image = ebiten.NewImage(1, 1)
	for _, tc := range []struct {
		name string
		l    *List
		want bool
	}{
		{"opaque and as large as the window", list(window, true), true},
		{"not said to be opaque", list(window, false), false},
		{"opaque, but beside it", list(geom.Rect{X: 100, W: 200, H: 100}, true), false},
		{"kept as a picture", kept, false},
		{"nothing drawn", &List{}, false},
	} {
		if got := tc.l.covers(card); got != tc.want {
			t.Errorf("%s: covers %v, want %v", tc.name, got, tc.want)
		}
	}
	var none *List
	none.Opaque() // a canvas that draws at once has no list
}

package damage

import (
	"testing"

	"godeck/scenes/ui/geom"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestWhatStaysIsKept(t *testing.T) {
	white := ebiten.NewImage(1, 1)
	// build lists a pile of n pictures at 100, and a thing at x.
	build := func(n int, x float64) *List {
		l := &List{}
		l.Section("pile")
		for i := range n {
			l.Ops = append(l.Ops, Op{Image: white, Hash: uint64(i), At: geom.Rect{X: 100, Y: 10, W: 20, H: 20}, Clip: geom.Rect{W: 1000, H: 100}})
		}
		l.Section("thing")
		l.Ops = append(l.Ops, Op{Image: white, Hash: HashFloats(9, x), At: geom.Rect{X: x, Y: 10, W: 20, H: 20}, Clip: geom.Rect{W: 1000, H: 100}})
		return l
	}
	window := geom.Rect{W: 1000, H: 100}
	next := func(was, now *List) *List {
		d := &Region{Window: window}
		now.Keep(d.Compare(was, now), 0)
		was.Reset()
		return now
	}
	kept := func(l *List) bool { return l.sections[0].kept.Image != nil }

	l := build(20, 90)
	for i := range stillFor - 1 {
		if l = next(l, build(20, 91+float64(i%2))); kept(l) {
			t.Fatalf("kept after %d pictures", i+1)
		}
	}
	if l = next(l, build(20, 95)); !kept(l) {
		t.Fatal("a pile that stays is not kept")
	}
	if l = next(l, build(20, 96)); !kept(l) {
		t.Error("its picture is lost in the next frame")
	}
	if l = next(l, build(21, 96)); kept(l) {
		t.Error("another pile has the picture of the one before")
	}

	l = build(20, 500) // nothing comes near it
	for range 2 * stillFor {
		if l = next(l, build(20, 500)); kept(l) {
			t.Fatal("kept though it need not be painted")
		}
	}
	l = build(3, 90)
	for i := range 2 * stillFor {
		if l = next(l, build(3, 91+float64(i%2))); kept(l) {
			t.Fatal("kept though it is cheap")
		}
	}
}

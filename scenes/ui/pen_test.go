package ui

import (
	"testing"

	"godeck/scenes/ui/damage"
	"godeck/scenes/ui/shape"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestPen draws with a pen alone: it collects what lies within its clip, and
// nothing without an image.
func TestPen(t *testing.T) {
	img := ebiten.NewImage(100, 100)
	list := &damage.List{}
	list.Reset()
	list.Section("")
	clip := Rect{X: 20, Y: 10, W: 10, H: 20}
	p := pen{dst: img, full: img, clip: clip, ops: list}
	red := Hex(0xff0000)
	p.box(10, 10, 5, 5, 0, 0, fillMode, shape.Shade(red, red), &shapeOp) // beside it
	p.box(28, 20, 10, 10, 0, 10, fillMode, shape.Shade(red, red), &shapeOp)
	p.ring(0, 0, 5, 1, 0, 6, red)
	p.image(img, &ebiten.DrawImageOptions{}, false)
	if len(list.Ops) != 2 || list.Ops[0].Clip != clip || list.Ops[1].At != clip || list.Ops[1].Image != img {
		t.Errorf("collected: %+v", list.Ops)
	}
	blank := pen{clip: clip, ops: list}
	blank.box(28, 20, 10, 10, 0, 10, fillMode, shape.Shade(red, red), &shapeOp)
	if blank.image(img, &ebiten.DrawImageOptions{}, false); len(list.Ops) != 2 {
		t.Error("a pen without an image draws")
	}
}

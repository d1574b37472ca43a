package roof

import (
	"image"
	"math"
	"strconv"

	ztm "godeck/rules/zutomayo"
	"godeck/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// Numerals returns the numbers of a clock: the last ones if it is as large.
func Numerals(c *ui.Canvas, last *ebiten.Image, radius float64) *ebiten.Image {
	side := int(math.Min(1024, math.Ceil(2.1*radius)))
	if last != nil && last.Bounds().Dx() == side {
		return last
	}
	if last != nil {
		last.Deallocate()
	}
	img := ebiten.NewImageWithOptions(image.Rect(0, 0, side, side), &ebiten.NewImageOptions{Unmanaged: true})
	half := float64(side) / 2
	size := half * 0.125
	every := 1
	if shown := size * 2 * radius / float64(side); shown < 9*c.Env.Scale {
		size, every = size*1.5, 3
	}
	cell := int(size * 2.2)
	word := ebiten.NewImage(cell, cell)
	env := *c.Env
	env.W, env.H = float64(cell), float64(cell)
	for i := 0; i < ztm.Hours; i += every {
		word.Clear()
		ui.NewCanvas(&env, c.Theme, word, nil).Text(strconv.Itoa(i), ui.Rect{W: env.W, H: env.H}, ui.TextStyle{Face: ui.Display, Size: size, Align: ui.Middle, Colour: ui.Hex(0xffffff), Loose: true})
		a := math.Pi - float64(i)/ztm.Hours*2*math.Pi
		sin, cos := math.Sincos(a)
		op := &ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
		op.GeoM.Translate(-float64(cell)/2, -float64(cell)/2)
		op.GeoM.Rotate(math.Pi/2 - a)
		op.GeoM.Translate(half+0.815*half*cos, half-0.815*half*sin)
		img.DrawImage(word, op)
	}
	word.Deallocate()
	return img
}

// Package figure draws those who lead the decks of Battle Guardians, at the
// arena's rail.
package figure

import (
	"math"

	"godeck/scenes/ui"
	"godeck/sprites"

	"github.com/hajimehoshi/ebiten/v2"
)

// Figure is somebody who leads a deck, as they are drawn at the rail.
type Figure struct {
	face        string
	skin, hair  ui.Colour
	Cloth, Trim ui.Colour
	open        bool // eyes that can blink
}

// All are the six who lead the computer player's decks.
var All = [...]Figure{
	{"face-boy", ui.Hex(0xf0c69c), ui.Hex(0x2c140c), ui.Hex(0xb5562e), ui.Hex(0xf2c14e), true},
	{"face-lira", ui.Hex(0xe9b98e), ui.Hex(0x1c0c12), ui.Hex(0x2f5d6e), ui.Hex(0x8fe0d0), true},
	{"face-veteran", ui.Hex(0xd7a074), ui.Hex(0x1a0d0a), ui.Hex(0x5a4632), ui.Hex(0xd9a24a), true},
	{"face-croupier", ui.Hex(0xf0c8a4), ui.Hex(0x140c12), ui.Hex(0x3a2a4e), ui.Hex(0xc9a2ff), false},
	{"face-lyca", ui.Hex(0xe4ac80), ui.Hex(0x2a0e0a), ui.Hex(0x7e1f1c), ui.Hex(0xff8a4a), true},
	{"face-armking", ui.Hex(0xe2ab7c), ui.Hex(0x1c0c0a), ui.Hex(0x4a4d54), ui.Hex(0xe9d3a0), true},
}

// Look is what the figure at the rail does.
type Look struct {
	Mood  float64 // −1 hurt, 0 calm, 1 triumphant
	Blink float64 // 1: eyes shut
	X, Y  float64 // where it looks, −1..1
	Lean  float64 // towards the pit
	Talk  float64 // 1: the mouth is open
}

// Draw draws somebody behind the rail, as wide and high as r.
func (f *Figure) Draw(c *ui.Canvas, r ui.Rect, l Look) {
	w := r.H * 1.15
	cx, foot := r.X+r.W/2+l.X*r.H*0.03, r.Bottom()
	rise := math.Max(0, l.Mood)*r.H*0.07 - math.Max(0, -l.Mood)*r.H*0.06 + l.Lean*r.H*0.03
	// shoulders, in cloth with a light edge, and a collar
	top := foot - r.H*0.36 - rise*0.6
	dark := f.Cloth.Darken(0.45)
	c.BoxAt(cx, top+r.H*0.34, w*1.0, r.H*0.66, 0, r.H*0.22, f.Cloth.Darken(0.15), dark)
	for _, d := range [2]float64{-1, 1} {
		c.BoxAt(cx+d*w*0.40, top+r.H*0.33, w*0.24, r.H*0.52, d*0.12, r.H*0.11, f.Cloth.Darken(0.08), dark)
		if l.Mood > 0.5 { // arms up
			k := math.Min(1, (l.Mood-0.5)*2)
			c.Line(cx+d*w*0.42, top+r.H*0.16, cx+d*w*(0.42+0.16*k), top-r.H*0.34*k, r.H*0.12, f.Cloth.Darken(0.1))
			c.Disc(cx+d*w*(0.42+0.16*k), top-r.H*0.38*k, r.H*0.065, f.skin)
		}
		c.BoxAt(cx+d*w*0.27, top+r.H*0.06, w*0.32, r.H*0.016, d*0.34, r.H*0.008, f.Trim.Alpha(0.9), f.Trim.Alpha(0.5))
	}
	c.BoxAt(cx, top+r.H*0.075, w*0.36, r.H*0.15, 0, r.H*0.06, f.Trim.Darken(0.25), f.Trim.Darken(0.55))
	size := r.H * 0.66
	hx, hy := cx+l.X*r.H*0.035, top-r.H*0.17-rise*0.5+l.Y*r.H*0.012+math.Max(0, -l.Mood)*r.H*0.03
	arrived := 0.0
	if sprites.Here(f.face) {
		arrived = 1
	}
	c.Paint(ui.Rect{X: hx, Y: hy}.Inset(-size*0.75), "face "+f.face, func(dst *ebiten.Image) {
		if !sprites.DrawFace(dst, f.face, hx, hy, size, f.skin, f.hair, ui.Hex(0xffd9a0)) {
			sprites.DrawIcon(dst, "cowled", hx, hy, size, f.Cloth.Lighten(0.2))
		}
	}, arrived, hx, hy, size)
	if arrived == 1 && l.Talk > 0.1 {
		c.BoxAt(hx+0.075*size, hy+0.195*size, size*(0.07+0.05*l.Talk), size*0.075*l.Talk, 0.05, size*0.04, ui.Hex(0x3a0f0c), ui.Hex(0x5a1a16))
	}
	if arrived == 1 && f.open && l.Blink > 0.05 {
		for _, e := range [2]float64{-0.068, 0.19} {
			ex, ey := hx+e*size, hy-0.033*size
			c.BoxAt(ex, ey-size*0.05*(1-l.Blink), size*0.125, size*0.085, 0, size*0.04, f.skin, f.skin)
			if l.Blink > 0.6 {
				c.BoxAt(ex, ey+size*0.012, size*0.10, size*0.014, 0.05, size*0.007, f.hair, f.hair)
			}
		}
	}
}

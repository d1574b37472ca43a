// Package stands draws who watches in the arena of Battle Guardians, and the
// light that falls from above.
package stands

import (
	"image"
	"math"

	"godeck/scenes/ui"
	"godeck/scenes/ui/geom"
	"godeck/scenes/ui/shape"

	"github.com/hajimehoshi/ebiten/v2"
)

// Hash returns a number from 0 to 1 that looks random but is always the same.
func Hash(n float64) float64 { return geom.Chance(n, 3.7) }

// clothes are the colours of the people in the stands.
var clothes = [...]ui.Colour{ui.Hex(0x8a7a72), ui.Hex(0x94605a), ui.Hex(0x62667e), ui.Hex(0xa08f70), ui.Hex(0x5f787e), ui.Hex(0x7c6078), ui.Hex(0x8c8078), ui.Hex(0x5a5a70)}

var skins = [...]ui.Colour{ui.Hex(0xe8b488), ui.Hex(0xc98f64), ui.Hex(0x9c6844), ui.Hex(0xf0c69c), ui.Hex(0x7d5136)}

// Jump is how far somebody in a row of the crowd can rise, in heights of the row.
const Jump = 0.5

// Row paints a row of the crowd: w wide, people of the given size, n-th
// row of all from the back, light from the arena below; keen: more of them wave.
func Row(env *ui.Env, th *ui.Theme, w, high, size float64, n, rows int, keen bool, sides [2]ui.Colour) *ebiten.Image {
	img := ebiten.NewImageWithOptions(image.Rect(0, 0, int(math.Ceil(w)), int(math.Ceil(high*(1+Jump)))), &ebiten.NewImageOptions{Unmanaged: true})
	own := *env
	own.W, own.H = w, high*(1+Jump)
	c := ui.NewCanvas(&own, th, img, nil)
	near := float64(n+1) / float64(rows)
	dark := ui.Hex(0x120a0e)
	bodyW := size * 2.15
	count := int(w/(bodyW*0.92)) + 2
	seed := float64(n) * 91.7
	arms, flags := 0.15, 0.035
	if keen {
		arms, flags = 0.42, 0.09
	}
	for _, back := range [2]bool{true, false} { // every second one sits behind
		for i := range count {
			if (i%2 == 0) != back {
				continue
			}
			k := float64(i) + seed
			x := (float64(i) - 0.5 + (Hash(k)-0.5)*0.5) * bodyW * 0.92
			y := size*(0.9+0.5*Hash(k+7.3)) + size*0.2
			if back {
				y -= size * 0.25
			}
			lit := math.Exp(-math.Pow((x-w/2)/(w*0.33), 2))*0.55 + 0.35*math.Exp(-math.Pow((math.Abs(x-w/2)-w*0.47)/(w*0.09), 2))
			bright := 0.17 + 0.17*near + 0.42*lit*near
			if back {
				bright *= 0.72
			}
			cloth := dark.Mix(clothes[int(Hash(k*3.1)*float64(len(clothes)))], bright*1.5)
			skin := dark.Mix(skins[int(Hash(k*5.7)*float64(len(skins)))], bright*1.55)
			hair := dark.Mix(ui.Hex(0x3a2418), bright)
			warm := ui.Hex(0xfff0dc).Alpha(0.10 + 0.30*lit*near)
			// arms up, a cap, a hood
			if Hash(k*7.9) < arms {
				for _, d := range [2]float64{-1, 1} {
					c.Line(x+d*size*0.78, y+size*1.25, x+d*size*1.12, y-size*0.35, size*0.34, cloth.Lighten(0.04))
					c.Disc(x+d*size*1.12, y-size*0.42, size*0.2, skin)
				}
			}
			c.BoxAt(x, y+size*2.6, bodyW*0.94, size*3.9, 0, size*0.95, cloth.Lighten(0.05), cloth.Darken(0.45))
			if Hash(k*2.3) < 0.3 { // a hood
				c.Disc(x, y, size*0.74, cloth.Lighten(0.03))
				c.Disc(x, y+size*0.14, size*0.46, skin.Darken(0.25))
			} else {
				c.Disc(x, y-size*0.06, size*0.66, hair)
				c.BoxAt(x, y+size*0.13, size*0.98, size*1.02, 0, size*0.5, skin, skin.Darken(0.3))
				if Hash(k*4.7) < 0.2 {
					c.BoxAt(x, y-size*0.42, size*1.5, size*0.3, (Hash(k)-0.5)*0.3, size*0.14, cloth.Lighten(0.12), cloth)
				}
			}
			c.BoxAt(x-size*0.2, y-size*0.3, size*0.62, size*0.3, -0.4, size*0.15, warm, warm.Alpha(0.2)) // the light on it
			c.BoxAt(x-size*0.3, y+size*0.92, size*1.0, size*0.2, -0.12, size*0.1, warm.Alpha(0.8), warm.Alpha(0.1))
			if n > 0 && Hash(k*11.3) < flags { // somebody waves a flag
				col := dark.Mix(sides[int(Hash(k*13)*2)], 0.35+0.5*near)
				c.Line(x+size*0.9, y+size*1.2, x+size*1.3, y-size*1.4, size*0.14, dark.Mix(ui.Hex(0x8a6a3c), 0.7))
				c.BoxAt(x+size*1.95, y-size*1.0, size*1.3, size*0.8, -0.14, size*0.1, col, col.Darken(0.3))
			}
		}
	}
	return img
}

// Shaft draws a beam of light from the point x at the window's upper edge to a
// patch of the arena, as wide as that at its foot.
func Shaft(c *ui.Canvas, x float64, foot ui.Rect, col ui.Colour, power float64) {
	if power <= 0.01 {
		return
	}
	q := ui.Quad{{X: x - foot.W*0.10, Y: -2}, {X: x + foot.W*0.10, Y: -2}, {X: foot.Right(), Y: foot.Bottom()}, {X: foot.X, Y: foot.Bottom()}}
	vs, idx := shape.Beam(q, 0.2, col.Alpha(0.32*power), col.Alpha(0.048*power))
	c.FillMesh(vs, idx)
}

package guardians

import (
	"image"
	"math"

	"godeck/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// hash returns a number from 0 to 1 that looks random but is always the same.
func hash(n float64) float64 {
	v := math.Sin(n*127.1+3.7) * 43758.5453
	return v - math.Floor(v)
}

// clothes are the colours of the people in the stands.
var clothes = [...]ui.Colour{ui.Hex(0x6e4a34), ui.Hex(0x7d3b2c), ui.Hex(0x4b4a57), ui.Hex(0x8a6a3c), ui.Hex(0x3f4f52), ui.Hex(0x5b3a4c), ui.Hex(0x74553f), ui.Hex(0x3a3540)}

var skins = [...]ui.Colour{ui.Hex(0xe8b488), ui.Hex(0xc98f64), ui.Hex(0x9c6844), ui.Hex(0xf0c69c), ui.Hex(0x7d5136)}

// jump is how far somebody in a row of the crowd can rise, in heights of the row.
const jump = 0.5

// crowdRow paints a row of the crowd: w wide, people of the given size, n-th
// row of all from the back, light from the arena below.
func crowdRow(env *ui.Env, th *ui.Theme, w, high, size float64, n, rows int) *ebiten.Image {
	img := ebiten.NewImageWithOptions(image.Rect(0, 0, int(math.Ceil(w)), int(math.Ceil(high*(1+jump)))), &ebiten.NewImageOptions{Unmanaged: true})
	own := *env
	own.W, own.H = w, high*(1+jump)
	c := ui.NewCanvas(&own, th, img, nil)
	near := float64(n+1) / float64(rows)
	dark := ui.Hex(0x120a0e)
	bodyW := size * 2.15
	count := int(w/(bodyW*0.92)) + 2
	seed := float64(n) * 91.7
	for _, back := range [2]bool{true, false} { // every second one sits behind
		for i := range count {
			if (i%2 == 0) != back {
				continue
			}
			k := float64(i) + seed
			x := (float64(i) - 0.5 + (hash(k)-0.5)*0.5) * bodyW * 0.92
			y := size*(0.9+0.5*hash(k+7.3)) + size*0.2
			if back {
				y -= size * 0.25
			}
			lit := math.Exp(-math.Pow((x-w/2)/(w*0.33), 2))*0.55 + 0.35*math.Exp(-math.Pow((math.Abs(x-w/2)-w*0.47)/(w*0.09), 2))
			bright := 0.17 + 0.17*near + 0.42*lit*near
			if back {
				bright *= 0.72
			}
			cloth := dark.Mix(clothes[int(hash(k*3.1)*float64(len(clothes)))], bright*1.5)
			skin := dark.Mix(skins[int(hash(k*5.7)*float64(len(skins)))], bright*1.55)
			hair := dark.Mix(ui.Hex(0x3a2418), bright)
			warm := crowdGlow.Alpha(0.10 + 0.30*lit*near)
			// arms up, a cap, a hood
			if hash(k*7.9) < 0.15 {
				for _, d := range [2]float64{-1, 1} {
					c.Line(x+d*size*0.78, y+size*1.25, x+d*size*1.12, y-size*0.35, size*0.34, cloth.Lighten(0.04))
					c.Disc(x+d*size*1.12, y-size*0.42, size*0.2, skin)
				}
			}
			c.BoxAt(x, y+size*2.6, bodyW*0.94, size*3.9, 0, size*0.95, cloth.Lighten(0.05), cloth.Darken(0.45))
			if hash(k*2.3) < 0.3 { // a hood
				c.Disc(x, y, size*0.74, cloth.Lighten(0.03))
				c.Disc(x, y+size*0.14, size*0.46, skin.Darken(0.25))
			} else {
				c.Disc(x, y-size*0.06, size*0.66, hair)
				c.BoxAt(x, y+size*0.13, size*0.98, size*1.02, 0, size*0.5, skin, skin.Darken(0.3))
				if hash(k*4.7) < 0.2 {
					c.BoxAt(x, y-size*0.42, size*1.5, size*0.3, (hash(k)-0.5)*0.3, size*0.14, cloth.Lighten(0.12), cloth)
				}
			}
			c.BoxAt(x-size*0.2, y-size*0.3, size*0.62, size*0.3, -0.4, size*0.15, warm, warm.Alpha(0.2)) // the light on it
			c.BoxAt(x-size*0.3, y+size*0.92, size*1.0, size*0.2, -0.12, size*0.1, warm.Alpha(0.8), warm.Alpha(0.1))
			if n > 0 && hash(k*11.3) < 0.035 { // somebody waves a flag
				col := dark.Mix(sideColours[int(hash(k*13)*2)], 0.35+0.5*near)
				c.Line(x+size*0.9, y+size*1.2, x+size*1.3, y-size*1.4, size*0.14, dark.Mix(ui.Hex(0x8a6a3c), 0.7))
				c.BoxAt(x+size*1.95, y-size*1.0, size*1.3, size*0.8, -0.14, size*0.1, col, col.Darken(0.3))
			}
		}
	}
	return img
}

// crowdColumns is into how many columns a row is divided when it moves.
const crowdColumns = 40

var (
	crowdV [2 * (crowdColumns + 1)]ebiten.Vertex
	crowdI [6 * crowdColumns]uint32
)

// drawCrowd draws the rows of the stands, from the back, above the rail.
func (s *Scene) drawCrowd(c *ui.Canvas) {
	g, a := &s.lay.ground, &s.arena
	w := c.Env.W
	if g.tiers == 0 {
		return
	}
	if now := [3]float64{w, g.row, float64(g.tiers)}; now != a.rowsFor {
		for _, img := range a.rows {
			img.Deallocate()
		}
		a.rows, a.rowsFor = nil, now
		for n := range g.tiers {
			a.rows = append(a.rows, crowdRow(c.Env, c.Theme, w, g.row*1.7, g.row*(0.23+0.05*float64(n)/float64(g.tiers)), n, g.tiers))
		}
	}
	crowd := a.crowd
	if s.winner() >= 0 { // they stay on their feet
		crowd = math.Max(crowd, 0.75)
	}
	for n, img := range a.rows {
		h := g.row * 1.7
		iw := float64(img.Bounds().Dx())
		off := float64(g.tiers-1-n) * g.row
		bright := float32(1 - 0.62*a.dim)
		for j := range crowdColumns + 1 {
			x := w * float64(j) / crowdColumns
			foot := g.rail(x)*1.0 - off*(0.86+0.14*float64(n)/float64(g.tiers)) + 2*g.unit
			up := 0.0
			if crowd != 0 || a.wild != 0 {
				ph := hash(float64(j)*3.3 + float64(n)*17)
				up = crowd*g.row*(0.34+0.14*ph) + a.wild*g.row*0.34*math.Abs(math.Sin(a.time*(5+2.4*ph)+ph*9))
			}
			up = math.Max(-0.3*g.row, math.Min(up, h*jump))
			lo, hi := &crowdV[2*j+1], &crowdV[2*j]
			hi.DstX, hi.DstY = float32(x), float32(foot-h-up)
			lo.DstX, lo.DstY = float32(x), float32(foot)
			hi.SrcX, hi.SrcY = float32(iw*float64(j)/crowdColumns), 0
			lo.SrcX, lo.SrcY = hi.SrcX, float32(h+up)
			for _, v := range [2]*ebiten.Vertex{lo, hi} {
				v.ColorR, v.ColorG, v.ColorB, v.ColorA = bright, bright, bright, 1
			}
		}
		for j := range crowdColumns {
			o := uint32(2 * j)
			copy(crowdI[6*j:], []uint32{o, o + 2, o + 1, o + 1, o + 2, o + 3})
		}
		c.DrawMesh(img, crowdV[:], crowdI[:])
		// haze between the rows, from the light below
		if n < len(a.rows)-1 {
			y := g.rail(w/2) - off + g.row*0.25
			c.Gradient(ui.Rect{X: 0, Y: y - g.row*1.3, W: w, H: g.row * 1.5}, 0, ui.Hex(0x2a140c).Alpha(0), ui.Hex(0x2a140c).Alpha(0.22))
		}
	}
}

package stands

import (
	"math"

	"godeck/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// columns is into how many columns a row is divided when it moves.
const columns = 40

var (
	crowdV [2 * (columns + 1)]ebiten.Vertex
	crowdI [6 * columns]uint32
)

// Crowd is who watches: rows that are painted once for a window, and stand up,
// sink and take the light of both sides as they are drawn.
type Crowd struct {
	Up   float64   // −1 sunk, 0 seated, 1 on its feet
	Wild float64   // how much it jumps
	Wave float64   // where a wave of those who rise has come to, 0 left, 1 right
	High float64   // and how high it goes, 0..1
	Hue  ui.Colour // the light on those who rise
	rows []*ebiten.Image
	now  [4]float64
}

// Mood is what a crowd is drawn in.
type Mood struct {
	Tiers int                     // rows
	Row   float64                 // height of a row, in pixels
	Unit  float64                 // a design unit of the place
	Rail  func(x float64) float64 // where the rail is at an x of the screen
	Dim   float64                 // darkness, 0..1
	Time  float64                 // of jumping, in seconds
	Won   bool                    // they stay on their feet
	Keen  float64                 // how far they are on them at rest, 0..1
	Flags [2]ui.Colour            // of the sides, whose light falls on their halves
}

// Draw draws the rows from the back, above the rail.
func (k *Crowd) Draw(c *ui.Canvas, m *Mood) {
	w := c.Env.W
	if m.Tiers == 0 {
		return
	}
	fine := 1.0 // a phone has three pixels where a crowd in the dark needs one and a half
	if c.Env.Scale >= 2 {
		fine = math.Min(1, math.Min(1020/w, 510/(m.Row*1.7*(1+Jump))))
	}
	if now := [4]float64{w, m.Row, float64(m.Tiers), math.Ceil(m.Keen)}; now != k.now {
		for _, img := range k.rows {
			img.Deallocate()
		}
		k.rows, k.now = nil, now
		for n := range m.Tiers {
			k.rows = append(k.rows, Row(c.Env, c.Theme, w*fine, m.Row*1.7*fine, m.Row*(0.23+0.05*float64(n)/float64(m.Tiers))*fine, n, m.Tiers, m.Keen > 0, m.Flags))
		}
	}
	up, wild := k.Up, math.Max(k.Wild, 0.3*m.Keen)
	if up >= 0 { // who sinks back does so from there
		up = math.Max(up, m.Keen)
	}
	if m.Won {
		up = math.Max(up, 0.75)
	}
	for n, img := range k.rows {
		h := m.Row * 1.7
		iw := float64(img.Bounds().Dx())
		off := float64(m.Tiers-1-n) * m.Row
		near := float64(n+1) / float64(m.Tiers)
		for j := range columns + 1 {
			x := w * float64(j) / columns
			foot := m.Rail(x) - off*(0.86+0.14*float64(n)/float64(m.Tiers)) + 2*m.Unit
			ph := Hash(float64(j)*3.3 + float64(n)*17)
			rise, crest := 0.045*m.Row*math.Sin(m.Time*(1.1+0.8*ph)+9*ph)*(1-m.Dim), 0.0 // nobody sits quite still
			if k.High > 0 {
				d := (float64(j)/columns - k.Wave) / 0.13
				crest = k.High * math.Exp(-d*d)
				rise += crest * m.Row * 0.62
			}
			if up != 0 || wild != 0 {
				rise += up*m.Row*(0.34+0.14*ph) + wild*m.Row*0.34*math.Abs(math.Sin(m.Time*(5+2.4*ph)+ph*9))
			}
			rise = math.Max(-0.3*m.Row, math.Min(rise, h*Jump))
			lo, hi := &crowdV[2*j+1], &crowdV[2*j]
			hi.DstX, hi.DstY = float32(x), float32(foot-h-rise)
			lo.DstX, lo.DstY = float32(x), float32(foot)
			hi.SrcX, hi.SrcY = float32(iw*float64(j)/columns), 0
			lo.SrcX, lo.SrcY = hi.SrcX, float32((h+rise)*fine)
			col := m.light(float64(j)/columns, near).Mix(k.Hue.Lighten(0.25), 0.75*crest)
			for _, v := range [2]*ebiten.Vertex{lo, hi} {
				v.ColorR, v.ColorG, v.ColorB, v.ColorA = float32(col.R), float32(col.G), float32(col.B), 1
			}
		}
		for j := range columns {
			o := uint32(2 * j)
			copy(crowdI[6*j:], []uint32{o, o + 2, o + 1, o + 1, o + 2, o + 3})
		}
		c.DrawMesh(img, crowdV[:], crowdI[:])
		if n < len(k.rows)-1 { // night between the rows, from behind
			y := m.Rail(w/2) - off + m.Row*0.25
			c.Gradient(ui.Rect{X: 0, Y: y - m.Row*1.3, W: w, H: m.Row * 1.5}, 0, night.Alpha(0), night.Alpha(0.26*(1-near)))
		}
	}
	m.wave(c, up)
}

// Pass moves a wave from a side across the stands, 0 left; q is how far it has
// come, 0..1, and high how high it goes.
func (k *Crowd) Pass(side int, high, q float64) {
	k.Wave, k.High = 1.4*q-0.2, high*math.Sin(math.Pi*q)
	if side == 1 {
		k.Wave = 1 - k.Wave
	}
}

// night is the air behind the stands.
var night = ui.Hex(0x141c44)

// light returns the light on a row at a place from left to right, both 0..1: that
// of the sides on their halves, white where they meet, night behind.
func (m *Mood) light(x, near float64) ui.Colour {
	side := m.Flags[0]
	if x > 0.5 {
		side = m.Flags[1]
	}
	far := math.Min(1, math.Abs(x-0.5)*2.6)
	col := ui.Hex(0xffe6c4).Mix(side.Lighten(0.12), 0.72*far).Mix(ui.Hex(0x6a7cd0), 0.5*(1-near))
	return col.Lighten(0.3*m.Keen).Mix(ui.Hex(0), 0.62*m.Dim)
}

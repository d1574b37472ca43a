// Package wall builds the walls of life in the arena of Battle Guardians: they
// stand stone by stone, and lose stones that fly and lie.
package wall

import (
	"math"

	"godeck/scenes/guardians/stands"
	"godeck/scenes/table/stage"
	"godeck/scenes/ui"
)

// Stone is the colour of the stones.
var Stone = ui.Hex(0xa89c90)

// WarmLight is the colour of the arena's fires.
var WarmLight = ui.Hex(0xff9e42)

// Wall is where a wall stands: stones side by side from its inner end outwards,
// rows above each other. Lengths are those of the table.
type Wall struct {
	X, Y     float64 // of its inner end
	Out      float64 // −1: it grows to the left
	W, D, H  float64 // of a stone
	Across   int     // stones in a row
	RubbleAt float64 // how far before it what fell lies
}

// At returns where the n-th stone of a wall stands: its lower near corner
// towards the pit.
func (m *Wall) At(n int) (x, y, z float64) {
	row, col := n/m.Across, n%m.Across
	shift := 0.0
	if row%2 == 1 {
		shift = m.W * 0.5
	}
	return m.X + m.Out*(float64(col)*m.W+shift), m.Y, float64(row) * m.H
}

// Bounds returns the part of the window that a wall with its rubble may cover.
func (m *Wall) Bounds(cam *stage.Camera, unit float64) ui.Rect {
	x0, y0, _ := cam.Project(m.X, m.Y-m.RubbleAt, 0)
	x1, y1, _ := cam.Project(m.X+m.Out*m.W*(float64(m.Across)+1), m.Y+m.D, m.H*7)
	return ui.Rect{X: math.Min(x0, x1), Y: y1, W: math.Abs(x1 - x0), H: y0 - y1}.InsetXY(-8*unit, -6*unit)
}

// Paint paints what stands of a wall of whole stones, and before it what has
// fallen. unit is the place's design unit, in pixels; stones from the gold-th on
// are golden; worn: all of them are cracked.
func (m *Wall) Paint(c *ui.Canvas, cam *stage.Camera, unit float64, now, whole, gold int, worn bool) {
	u := unit
	ax, ay, _ := cam.Project(m.X, m.Y, 0)
	bx, by, _ := cam.Project(m.X+m.Out*m.W*(float64(min(now, m.Across))+0.5), m.Y-3*u, 0)
	if now > 0 {
		c.Shadow(ui.Rect{X: math.Min(ax, bx), Y: ay - 5*u, W: math.Abs(bx - ax), H: by - ay + 9*u}, 4*u, 9*u, ui.Hex(0x000000).Alpha(0.7))
	}
	// rubble: smaller with every stone, spread before the wall
	lost := whole - now
	for i := range min(lost*2, 70) {
		k := float64(i)*1.7 + m.Out
		x := m.X + m.Out*m.W*(float64(m.Across)+0.5)*stands.Hash(k)
		y := m.Y - m.RubbleAt*(0.18+0.75*stands.Hash(k+5))
		size := (2.4 + 5.2*stands.Hash(k+9)) * u
		sx, sy, kk := cam.Project(x, y, 0)
		col := Stone.Darken(0.28 + 0.4*stands.Hash(k+2))
		c.BoxAt(sx+size*0.2, sy+size*0.34, size*1.9*kk, size*0.9*kk, 0, size*0.4, ui.Hex(0x000000).Alpha(0.45), ui.Hex(0x000000).Alpha(0.45))
		c.BoxAt(sx, sy, size*1.7*kk, size*1.1*kk, (stands.Hash(k+3)-0.5)*1.6, size*0.2, col.Lighten(0.18), col.Darken(0.35))
	}
	for row := 0; row*m.Across < now; row++ {
		for col := min(now-row*m.Across, m.Across) - 1; col >= 0; col-- {
			n := row*m.Across + col
			x, y, z := m.At(n)
			m.stone(c, cam, unit, n, x, y, z, n >= gold, worn)
		}
	}
}

// stone draws a stone whose near lower edge begins at x, y, z: front, top, joints.
func (m *Wall) stone(c *ui.Canvas, cam *stage.Camera, unit float64, n int, x, y, z float64, gold, worn bool) {
	x0, x1 := x, x+m.Out*m.W
	if x0 > x1 {
		x0, x1 = x1, x0
	}
	sx0, sy0, _ := cam.Project(x0, y, z)
	sx1, sy1, _ := cam.Project(x1, y, z+m.H)
	bx0, by, _ := cam.Project(x0, y+m.D, z+m.H)
	bx1, _, _ := cam.Project(x1, y+m.D, z+m.H)
	tx0, _, _ := cam.Project(x0, y, z+m.H)
	tone := 0.80 + 0.34*stands.Hash(float64(n)*3.1+m.Out)
	col := Stone
	if gold {
		col = Surplus
	}
	// light of the pit on the stones near it
	near := math.Exp(-math.Abs(x) / (260 * unit))
	col = col.Mix(WarmLight, 0.30*near)
	face := ui.Rect{X: sx0, Y: sy1, W: sx1 - sx0, H: sy0 - sy1}
	joint := math.Max(0.6, 0.9*unit)
	c.FillQuad(ui.Quad{{X: bx0, Y: by}, {X: bx1, Y: by}, {X: sx1, Y: sy1}, {X: tx0, Y: sy1}}, sx1-sx0, math.Max(1, sy1-by), 0, col.Darken(0.1+0.2*(1-tone)).Lighten(0.18), col.Lighten(0.10))
	c.Gradient(face, 2*unit, col.Darken(0.26+0.5*(1-tone)), col.Darken(0.56+0.4*(1-tone)))
	c.Fill(ui.Rect{X: face.X + joint, Y: face.Y, W: face.W - 2*joint, H: joint}, 0, col.Lighten(0.34).Alpha(0.8))
	c.Stroke(face, 2*unit, joint, ui.Hex(0x1a120e).Alpha(0.75))
	if worn { // the pit's glow shows through
		cx, lean := face.X+face.W*(0.2+0.6*stands.Hash(float64(n)*2.9)), face.W*(stands.Hash(float64(n)*4.3)-0.5)*0.5
		for i, k := range [...]float64{2.6, 1.1} {
			ink := [...]ui.Colour{ui.Hex(0x120806).Alpha(0.85), ui.Hex(0xff6a2a).Alpha(0.8)}[i]
			c.Line(cx, face.Y, cx+lean, face.Y+face.H*0.55, joint*k, ink)
			c.Line(cx+lean, face.Y+face.H*0.55, cx+lean*0.3, face.Bottom(), joint*k, ink)
		}
	}
	if h := stands.Hash(float64(n)*7.7 + 3); h < 0.4 { // chips and cracks
		cx := face.X + face.W*(0.25+0.5*stands.Hash(float64(n)))
		c.Line(cx, face.Y+face.H*0.2, cx+face.W*(h-0.2), face.Bottom()-face.H*0.15, joint*0.8, ui.Hex(0x1a120e).Alpha(0.5))
	}
}

// Chips are stones in the air.
type Chips []chip

type chip struct {
	x, y, z, vx, vy, vz, spin, at, life float64
	side                                int
}

// Fall makes stones of a side's wall fly, from the from-th down to the to-th: at
// most 36, the further the more they are, whole courses at once.
func (l *Chips) Fall(m *Wall, unit float64, side, from, to int) {
	n := min(36, from-to)
	wild := 0.8 + 0.6*math.Min(1, float64(n)/20)
	for i := range max(0, n) {
		at := from - 1 - i*(from-to)/n
		x, y, z := m.At(max(0, at))
		k := float64(at)*2.3 + float64(i)
		*l = append(*l, chip{x: x + m.Out*m.W/2, y: y, z: z + m.H/2, side: side,
			vx: (m.Out*2.4 + (stands.Hash(k)-0.5)*6) * wild * unit, vy: (-2.6 - 2.4*stands.Hash(k+1)) * unit, vz: (4.5 + 4.5*stands.Hash(k+2)) * wild * unit, spin: (stands.Hash(k+3) - 0.5) * 0.5, at: -float64(i % 12), life: 46 + 16*stands.Hash(k+4)})
	}
}

// Tick moves the stones by a step of ticks; it reports whether any is in the air.
func (l *Chips) Tick(step, u float64) bool {
	live := (*l)[:0]
	for _, f := range *l {
		f.at += step
		if f.at > 0 {
			f.vz -= 0.52 * u * step
			f.x, f.y, f.z = f.x+f.vx*step, f.y+f.vy*step, f.z+f.vz*step
			if f.z < 0 {
				f.z, f.vz, f.vx, f.vy, f.spin = 0, -f.vz*0.34, f.vx*0.5, f.vy*0.5, f.spin*0.4
			}
		}
		if f.at < f.life {
			live = append(live, f)
		}
	}
	*l = live
	return len(live) > 0
}

// Draw draws the stones in the air.
func (l Chips) Draw(c *ui.Canvas, cam *stage.Camera, unit float64, walls *[2]Wall) {
	for i := range l {
		f := &l[i]
		if f.at <= 0 {
			continue
		}
		m := &walls[f.side]
		x, y, k := cam.Project(f.x, f.y, f.z)
		gx, gy, _ := cam.Project(f.x, f.y, 0)
		fade := math.Min(1, (f.life-f.at)/10)
		w, h := m.W*k*0.86, m.H*k*1.15
		c.ShadowAt(gx, gy, w, h*0.5, 0, h*0.2, 5*unit, ui.Hex(0x000000).Alpha(0.4*fade))
		c.BoxAt(x, y, w, h, f.spin*f.at, h*0.2, Stone.Lighten(0.16).Alpha(fade), Stone.Darken(0.42).Alpha(fade))
	}
}

// Package cutout draws the bases of Magna Spectra as cut-outs that stand on the
// map, and has the Pen for polygons in colour gradients.
package cutout

import (
	"image"
	"math"

	"godeck/scenes/magna/faces"
	"godeck/scenes/ui"
	"godeck/scenes/ui/geom"

	"github.com/hajimehoshi/ebiten/v2"
)

// The bases stand on the map as cut-outs, lit from the left. Each is drawn in
// a box of Wide by High whose lower edge is the ground, once for each size.
const (
	Wide = 360
	High = 260
)

// ramps is a picture of colour gradients, one a row: a polygon takes its
// colours from there. It is the program's, so it outlives matches; the eldest
// gradient makes room for a new one and is forgotten, so that a row never has
// another's colours.
type ramps struct {
	img  *ebiten.Image
	rows map[[3]ui.Colour]int
	own  [rampMost][3]ui.Colour // by row, what is painted there
	next int
}

const (
	rampLong = 64
	rampMost = 512 // more than a frame has, which is painted after it is collected
)

var colours ramps

// row returns the row of a gradient of three colours.
func (r *ramps) row(g [3]ui.Colour) int {
	if n, ok := r.rows[g]; ok {
		return n
	}
	if r.img == nil {
		r.img = ebiten.NewImageWithOptions(image.Rect(0, 0, rampLong, 3*rampMost), &ebiten.NewImageOptions{Unmanaged: true})
		r.rows = map[[3]ui.Colour]int{}
	}
	n := r.next
	if len(r.rows) == rampMost {
		delete(r.rows, r.own[n])
	}
	r.rows[g], r.own[n], r.next = n, g, (n+1)%rampMost
	var pix [rampLong * 3 * 4]byte
	for i := range rampLong {
		q := float64(i) / (rampLong - 1) * 2
		c := g[0].Mix(g[1], math.Min(q, 1))
		if q > 1 {
			c = g[1].Mix(g[2], q-1)
		}
		for j := range 3 { // three alike, so that no neighbour shines in
			at := 4 * (j*rampLong + i)
			pix[at], pix[at+1], pix[at+2], pix[at+3] = byte(255*c.R*c.A), byte(255*c.G*c.A), byte(255*c.B*c.A), byte(255*c.A)
		}
	}
	r.img.SubImage(image.Rect(0, 3*n, rampLong, 3*n+3)).(*ebiten.Image).WritePixels(pix[:])
	return n
}

// Pen draws polygons in colour gradients.
type Pen struct {
	C    *ui.Canvas
	X, Y float64 // of the drawing's upper left corner, in pixels
	K    float64 // pixels for one of its units
	Soft bool    // edges are smoothed; pictures that are drawn smaller need it not
	vs   []ebiten.Vertex
	is   []uint32
}

// Way is the direction of a gradient: from a point to another.
type Way struct{ X0, Y0, X1, Y1 float64 }

// Across is a gradient from left to right.
func Across(x0, x1 float64) Way { return Way{x0, 0, x1, 0} }

// Down is a gradient from above.
func Down(y0, y1 float64) Way { return Way{0, y0, 0, y1} }

// Poly fills a polygon without crossings; pts are x, y to the right and down.
func (p *Pen) Poly(w Way, g [3]ui.Colour, pts ...float64) {
	n := len(pts) / 2
	row := float32(3*colours.row(g)) + 1.5
	p.vs, p.is = p.vs[:0], p.is[:0]
	dx, dy := w.X1-w.X0, w.Y1-w.Y0
	l := dx*dx + dy*dy
	for i := range n {
		x, y := pts[2*i], pts[2*i+1]
		t := math.Max(0, math.Min(1, ((x-w.X0)*dx+(y-w.Y0)*dy)/l))
		p.vs = append(p.vs, ebiten.Vertex{DstX: float32(p.X + x*p.K), DstY: float32(p.Y + y*p.K), SrcX: 0.5 + float32(t)*(rampLong-1), SrcY: row, ColorR: 1, ColorG: 1, ColorB: 1, ColorA: 1})
	}
	p.ears()
	p.C.DrawMesh(colours.img, p.vs, p.is)
	for i := 0; p.Soft && i < n; i++ {
		a, b := &p.vs[i], &p.vs[(i+1)%n]
		q := float64((a.SrcX+b.SrcX)/2-0.5) / (rampLong - 1) * 2
		col := g[0].Mix(g[1], math.Min(q, 1))
		if q > 1 {
			col = g[1].Mix(g[2], q-1)
		}
		p.C.Line(float64(a.DstX), float64(a.DstY), float64(b.DstX), float64(b.DstY), 1.1, col)
	}
}

// ears divides the polygon of vs into triangles.
func (p *Pen) ears() {
	n := len(p.vs)
	at := make([]int, n)
	area := float32(0)
	for i := range at {
		at[i] = i
		a, b := &p.vs[i], &p.vs[(i+1)%n]
		area += a.DstX*b.DstY - b.DstX*a.DstY
	}
	cross := func(a, b, c int) float32 {
		u, v, w := &p.vs[a], &p.vs[b], &p.vs[c]
		d := (v.DstX-u.DstX)*(w.DstY-u.DstY) - (v.DstY-u.DstY)*(w.DstX-u.DstX)
		if area < 0 {
			return -d
		}
		return d
	}
	for guard := 0; len(at) > 3 && guard < 4*n; guard++ {
		m, cut := len(at), -1
		for i := range m {
			a, b, c := at[(i+m-1)%m], at[i], at[(i+1)%m]
			if cross(a, b, c) <= 0 {
				continue
			}
			ear := true
			for _, q := range at {
				if q != a && q != b && q != c && cross(a, b, q) >= 0 && cross(b, c, q) >= 0 && cross(c, a, q) >= 0 {
					ear = false
					break
				}
			}
			if ear {
				cut = i
				break
			}
		}
		if cut < 0 {
			cut = 0
		}
		p.is = append(p.is, uint32(at[(cut+m-1)%m]), uint32(at[cut]), uint32(at[(cut+1)%m]))
		at = append(at[:cut], at[cut+1:]...)
	}
	p.is = append(p.is, uint32(at[0]), uint32(at[1]), uint32(at[2]))
}

// Plain is one colour.
func Plain(c ui.Colour) [3]ui.Colour { return [3]ui.Colour{c, c, c} }

// Line draws a line.
func (p *Pen) Line(x0, y0, x1, y1, w float64, c ui.Colour) {
	p.C.Line(p.X+x0*p.K, p.Y+y0*p.K, p.X+x1*p.K, p.Y+y1*p.K, w*p.K, c)
}

// Fill fills a rectangle with rounded corners.
func (p *Pen) Fill(x, y, w, h, r float64, c ui.Colour) {
	p.C.Fill(ui.Rect{X: p.X + x*p.K, Y: p.Y + y*p.K, W: w * p.K, H: h * p.K}, r*p.K, c)
}

// Glow adds a light.
func (p *Pen) Glow(x, y, r float64, c ui.Colour) { p.C.Light(p.X+x*p.K, p.Y+y*p.K, r*p.K, c) }

// Disc fills a circle.
func (p *Pen) Disc(x, y, r float64, c ui.Colour) { p.C.Disc(p.X+x*p.K, p.Y+y*p.K, r*p.K, c) }

// Chance returns a repeatable number between 0 and 1.
func Chance(n float64) float64 { return geom.Chance(n, 0) }

// look has the colours that a base has by its faction, from the lit to the dark side.
type look struct {
	wall, wood, leaf [3]ui.Colour
	glow             ui.Colour
}

// style has the colours of a base: its own, and those of its owner.
type style struct {
	look
	roof [3]ui.Colour
	flag ui.Colour
	side int
}

// Tones are the colours of a gradient.
func Tones(a, b, c uint32) [3]ui.Colour { return [3]ui.Colour{ui.Hex(a), ui.Hex(b), ui.Hex(c)} }

// looks are those of the factions: neutral, blue, red, green, purple, white, black.
var looks = [...]look{
	{Tones(0xd8c6a2, 0x94805e, 0x3d3122), Tones(0xd69a62, 0x8f5730, 0x3b2010), Tones(0xa9b56a, 0x5d7436, 0x232f16), ui.Hex(0xffc878)},
	{Tones(0xc7d6ef, 0x7f97bd, 0x27375a), Tones(0xa7b6d0, 0x5f7396, 0x232f4a), Tones(0xa8c6ea, 0x4a76b0, 0x122248), ui.Hex(0xffdf9a)},
	{Tones(0xe0a47a, 0x9a5636, 0x38160d), Tones(0xd69a62, 0x8f5730, 0x3b2010), Tones(0xffb070, 0x8a3a20, 0x3a130d), ui.Hex(0xffb050)},
	{Tones(0xcdbf94, 0x7f7a4e, 0x2d2f1c), Tones(0xc79a66, 0x7d5230, 0x301c0e), Tones(0xb6d676, 0x55822f, 0x1b3316), ui.Hex(0xffe08a)},
	{Tones(0xcdb2dc, 0x81628f, 0x2d1d3a), Tones(0xb48ac0, 0x6a4679, 0x281732), Tones(0xc79ad8, 0x6f438a, 0x281436), ui.Hex(0xffc878)},
	{Tones(0xfffaf0, 0xcfc4ae, 0x5d5346), Tones(0xe6d3ae, 0xa68e62, 0x463a26), Tones(0xf3efcf, 0xb5b184, 0x4d4b32), ui.Hex(0xffe9a8)},
	{Tones(0x9d96b4, 0x4f4a68, 0x16141f), Tones(0x8d8498, 0x4a4356, 0x18141f), Tones(0x8a84a0, 0x454058, 0x14121c), ui.Hex(0xb7a0ff)},
}

// forts are the bases that have a look of their own; others are gates.
var forts = map[string]func(p *Pen, s *style){
	"mgn-b01": camp, "mgn-b02": forge, "mgn-b03": gate, "mgn-b04": cathedral, "mgn-b05": greatTree, "mgn-b06": walkingWood,
	"mgn-b07": theatre, "mgn-b08": bank, "mgn-b09": eclipse, "mgn-b10": graveyard, "mgn-b11": cathedral, "mgn-b12": fortNoon,
}

// Grown reports whether a base is made of trees and not of walls.
func Grown(id string) bool { return id == "mgn-b05" || id == "mgn-b06" }

// bricks draws the joints of a wall.
func (p *Pen) bricks(x, y, w, h float64) {
	dark := ui.Hex(0x0c080e).Alpha(0.26)
	for r := 0; float64(r)*12 < h; r++ {
		yy := y + float64(r)*12
		if r > 0 {
			p.Line(x, yy, x+w, yy, 1, dark)
		}
		for q := 0; float64(q)*22 < w; q++ {
			xx := x + float64(q)*22 + float64(r%2)*11 + Chance(float64(q*3+r))*4
			if xx < x+w-2 && xx > x+2 {
				p.Line(xx, yy, xx, math.Min(yy+12, y+h), 1, dark)
			}
			if Chance(float64(q)*7.1+float64(r)*3.3+x) > 0.74 && xx+18 < x+w {
				p.Fill(xx, yy, 18, math.Min(12, y+h-yy), 0, ui.Hex(0xffe6be).Alpha(0.08))
			}
		}
	}
}

// merlons draws the teeth of a wall that begins at x, y.
func (p *Pen) merlons(x, y, w, h float64, g [3]ui.Colour) {
	n := max(3, int(w/24)|1)
	s := w / float64(n)
	for i := 0; i < n; i += 2 {
		a := x + float64(i)*s
		p.Poly(Across(x, x+w), g, a, y-h, a+s, y-h, a+s, y+1, a, y+1)
	}
}

func (p *Pen) block(x, y, w, h float64, g [3]ui.Colour, teeth bool) {
	p.Poly(Across(x, x+w), g, x, y, x+w, y, x+w, y+h, x, y+h)
	if teeth {
		p.merlons(x, y, w, 11, g)
	}
	p.bricks(x, y, w, h)
	p.Fill(x, y, 2, h, 0, ui.Hex(0xffecc8).Alpha(0.30))
	p.Fill(x, y+h*0.88, w, h*0.12, 0, ui.Hex(0).Alpha(0.22))
}

// tower stands around x on the Ground line base.
func (p *Pen) tower(x, base, w, h float64, s *style, roof float64) {
	g := [3]ui.Colour{s.wall[0], s.wall[1], s.wall[2]}
	p.Poly(Across(x-w/2, x+w/2), g, x-w/2, base-h, x+w/2, base-h, x+w/2, base, x-w/2, base)
	p.bricks(x-w/2, base-h, w, h)
	t := w * 0.61
	p.Poly(Across(x-t, x+t), g, x-t, base-h-16, x+t, base-h-16, x+t, base-h+4, x-t, base-h+4)
	p.merlons(x-t, base-h-16, 2*t, 10, g)
	p.Fill(x-w/2, base-h+4, w, 5, 0, ui.Hex(0).Alpha(0.34))
	p.Fill(x-w/2, base-h, 2, h, 0, ui.Hex(0xffecc8).Alpha(0.28))
	if roof > 0 {
		p.spire(x, base-h-22, t*0.95, roof, s.roof)
	}
}

// spire is a pointed roof whose lower edge is at y.
func (p *Pen) spire(x, y, half, h float64, g [3]ui.Colour) {
	p.Poly(Across(x-half, x+half), g, x-half, y, x, y-h, x+half, y)
	p.Poly(Across(x, x+half), Plain(ui.Hex(0x060818).Alpha(0.30)), x, y-h, x+half, y, x+half*0.2, y)
	for i := 1; i < 4; i++ {
		q := float64(i) / 4
		p.Line(x-half*q, y-h*(1-q), x+half*q, y-h*(1-q), 1, ui.Hex(0).Alpha(0.22))
	}
}

func (p *Pen) window(x, y, w, h float64, s *style) {
	p.Glow(x, y, h*1.3, s.glow.Alpha(0.34))
	p.Fill(x-w/2-1.5, y-h/2-1.5, w+3, h+3, w/2, ui.Hex(0x140a12))
	p.Fill(x-w/2, y-h/2, w, h, w/2, s.glow)
}

// arch is a dark doorway with light in it.
func (p *Pen) arch(x, base, w, h float64, s *style, lit float64) {
	p.Fill(x-w/2-7, base-h-7, w+14, h+7, w/2+6, s.wall[1].Mix(s.wall[0], 0.4))
	p.Fill(x-w/2-7, base-h/2, w+14, h/2, 0, s.wall[1].Mix(s.wall[0], 0.4))
	p.Fill(x-w/2, base-h, w, h, w/2, ui.Hex(0x0a0810))
	p.Fill(x-w/2, base-h/2, w, h/2, 0, ui.Hex(0x0a0810))
	p.Glow(x, base-8, w*0.8, s.glow.Alpha(lit))
}

// Flag draws a side's flag on its pole, whose foot is at x and y; it leans, in
// radians. Side 0 has a swallow-tail with one stripe, side 1 a long pennon with a
// cross, so that they are told apart without their colours.
func (p *Pen) Flag(x, y, h, w, lean float64, side int) {
	col := Banner(side)
	g := [3]ui.Colour{col.Lighten(0.2), col, col.Mix(ui.Hex(0x140606), 0.4)}
	sin, cos := math.Sincos(lean)
	turn := func(pts ...float64) []float64 {
		for i := 0; i < len(pts); i += 2 {
			a, b := pts[i], pts[i+1]
			pts[i], pts[i+1] = x+a*cos+b*sin, y+a*sin-b*cos
		}
		return pts
	}
	pts := turn(0, h, w*0.4, h-2, w*0.7, h+2, w, h, w*0.8, h-w*0.27, w, h-w*0.5, w*0.6, h-w*0.56, w*0.3, h-w*0.5, 0, h-w*0.55)
	marks := [][]float64{turn(0, h-w*0.22, w*0.84, h-w*0.22, w*0.82, h-w*0.34, 0, h-w*0.34)}
	if side == 1 {
		pts = turn(0, h, w*0.5, h-w*0.12, w*1.15, h-w*0.29, w*0.5, h-w*0.46, 0, h-w*0.58)
		marks = [][]float64{turn(0, h-w*0.24, w*0.7, h-w*0.25, w*0.7, h-w*0.33, 0, h-w*0.34), turn(w*0.2, h-w*0.05, w*0.31, h-w*0.07, w*0.31, h-w*0.51, w*0.2, h-w*0.53)}
	}
	p.Line(x, y, pts[0], pts[1], 2.6, ui.Hex(0x23130c))
	tip := turn(w, h)
	p.Poly(Way{pts[0], pts[1], tip[0], tip[1]}, g, pts...)
	for _, m := range marks {
		p.Poly(Way{pts[0], pts[1], tip[0], tip[1]}, Plain(ui.Hex(0xfff1d8).Alpha(0.85)), m...)
	}
}

// Banner is the colour of a side's flags.
func Banner(side int) ui.Colour { return faces.Ribbons[side].Lighten(0.12) }

// roofs are the sides', whatever base is below them.
var roofs = [2][3]ui.Colour{Tones(0xe5875a, 0xa8432b, 0x43150d), Tones(0x7aa3da, 0x34598f, 0x12244a)}

// stones are those of which the sides build.
var stones = [2][3]ui.Colour{Tones(0xe6b184, 0xa5653f, 0x40200f), Tones(0xb9cdee, 0x6d88b6, 0x1e3058)}

// owned returns a look in the stone of its owner's side: a touch of it, and half
// where the faction has the other side's colour.
func owned(l look, faction, side int) look {
	q := 0.16
	if faction == 1+side { // blue on the red side, red on the blue one
		q = 0.62
	}
	for i := range l.wall {
		l.wall[i] = l.wall[i].Mix(stones[side][i], q)
	}
	return l
}

// flagless are the bases without flags of their own: theirs stand beside them, at
// these distances from the left.
var flagless = map[string][2]float64{"mgn-b02": {26, 330}, "mgn-b04": {40, 318}, "mgn-b05": {26, 326}, "mgn-b06": {14, 336}, "mgn-b08": {12, 340}, "mgn-b09": {44, 308}, "mgn-b10": {12, 322}, "mgn-b11": {40, 318}}

// Flame draws a flame with its foot at x and y.
func (p *Pen) Flame(x, y, w, h float64) {
	for i, c := range [...]ui.Colour{ui.Hex(0xff460e).Alpha(0.55), ui.Hex(0xff8c1e).Alpha(0.75), ui.Hex(0xffdc6e).Alpha(0.9)} {
		k := [...]float64{1, 0.7, 0.4}[i]
		a, b := w*k/2, h*(0.35+0.65*k)
		s := w * 0.12
		p.Poly(Down(y-b, y), Plain(c), x-a, y, x-a*1.15, y-b*0.3, x-a*0.4, y-b*0.6, x+s, y-b, x+a*0.55, y-b*0.55, x+a*1.15, y-b*0.32, x+a, y, x, y+a*0.4)
	}
}

// Ground is the height, from above, of the ground in a cut-out.
const Ground = High - 4.0

func camp(p *Pen, s *style) {
	tent := func(x, base, w, h float64) {
		t := x - w*0.04
		p.Poly(Across(x-w/2, x+w*0.1), [3]ui.Colour{s.roof[0].Lighten(0.25), s.roof[0], s.roof[1]}, x-w/2, base, t, base-h, x+w*0.14, base)
		p.Poly(Across(x, x+w/2), [3]ui.Colour{s.roof[1], s.roof[1].Mix(s.roof[2], 0.5), s.roof[2]}, t, base-h, x+w/2, base, x+w*0.14, base)
		for _, q := range [...]float64{0.3, 0.6} {
			p.Line(t, base-h, x-w/2+w*0.64*q, base, w*0.03, s.roof[2].Alpha(0.35))
		}
		p.Line(x-w/2, base, t, base-h, 1.6, ui.Hex(0xffdca8).Alpha(0.6))
		p.Poly(Down(base-h*0.5, base), Plain(ui.Hex(0x1d0a08)), x-w*0.02, base-h*0.55, x-w*0.12, base, x+w*0.08, base)
		p.Glow(x-w*0.02, base-6, w*0.2, s.glow.Alpha(0.8))
		p.Line(t, base-h+2, t, base-h-10, 2, ui.Hex(0x2a150c))
	}
	tent(80, 200, 110, 92)
	tent(278, 202, 108, 86)
	tent(178, 204, 160, 138)
	p.Flag(172, 68, 52, 46, 0, s.side)
	// a watchtower
	for _, a := range [...]float64{322, 346} {
		p.Line(a, 240, a*0.5+167, 118, 5, s.wood[2])
	}
	p.Line(322, 225, 344, 170, 3, s.wood[2])
	p.Line(346, 225, 326, 170, 3, s.wood[2])
	p.Poly(Across(312, 356), s.wood, 312, 100, 356, 100, 354, 126, 314, 126)
	p.Poly(Across(306, 362), s.roof, 306, 98, 334, 70, 362, 98)
	// the palisade, with a gate
	for i := range 25 {
		x := 6 + float64(i)*14.5
		if x > 158 && x < 206 {
			continue
		}
		h := 60 + Chance(float64(i))*11
		p.Poly(Across(x-7, x+7), s.wood, x-6.6, Ground, x-6.6, Ground-h, x, Ground-h-14, x+6.6, Ground-h, x+6.6, Ground)
		p.Line(x+6.6, Ground-h, x+6.6, Ground, 1, ui.Hex(0x140804).Alpha(0.5))
	}
	for _, y := range [...]float64{Ground - 50, Ground - 22} {
		p.Poly(Down(y, y+7), s.wood, 2, y, 160, y, 160, y+7, 2, y+7)
		p.Poly(Down(y, y+7), s.wood, 204, y, 358, y, 358, y+7, 204, y+7)
	}
	for _, x := range [...]float64{160, 204} {
		p.Poly(Across(x-8, x+8), s.wood, x-8, Ground, x-8, Ground-104, x, Ground-118, x+8, Ground-104, x+8, Ground)
	}
	p.Poly(Down(Ground-98, Ground-84), s.wood, 146, Ground-98, 218, Ground-98, 218, Ground-84, 146, Ground-84)
	p.Fill(169, Ground-84, 27, 84, 0, ui.Hex(0x200e08))
	p.Glow(182, Ground-30, 44, s.glow.Alpha(0.6))
	p.Flame(146, Ground-102, 12, 26)
	p.Flame(218, Ground-102, 12, 26)
}

func gate(p *Pen, s *style) {
	p.block(136, 66, 88, 120, [3]ui.Colour{s.wall[0].Mix(s.wall[1], 0.4), s.wall[1], s.wall[2]}, true)
	p.spire(180, 56, 50, 34, s.roof)
	p.Flag(180, 24, 20, 30, 0, s.side)
	p.block(2, 158, 76, Ground-158, s.wall, true)
	p.block(282, 158, 76, Ground-158, [3]ui.Colour{s.wall[1], s.wall[1].Mix(s.wall[2], 0.5), s.wall[2]}, true)
	p.block(84, 122, 192, Ground-122, s.wall, true)
	p.arch(180, Ground, 70, 92, s, 0.75)
	for i := range 5 { // the portcullis
		x := 153 + float64(i)*13.5
		p.Line(x, Ground-84+math.Abs(float64(i)-2)*7, x, Ground-26-Chance(float64(i))*12, 3, ui.Hex(0x5a5864))
	}
	for _, y := range [...]float64{Ground - 66, Ground - 44} {
		p.Line(147, y, 213, y, 2.4, ui.Hex(0x5a5864))
	}
	p.tower(88, Ground, 58, 166, s, 62)
	p.tower(272, Ground, 58, 150, s, 0)
	p.window(88, 128, 8, 17, s)
	p.window(88, 174, 8, 17, s)
	p.window(272, 150, 8, 17, s)
	for _, x := range [...]float64{122, 238} {
		p.Poly(Across(x-11, x+11), [3]ui.Colour{s.flag.Lighten(0.2), s.flag, s.flag.Mix(ui.Hex(0x0a0a20), 0.5)}, x-10, 142, x+10, 142, x+10, 188, x, 198, x-10, 188)
	}
}

func fortNoon(p *Pen, s *style) {
	p.block(120, 96, 120, 100, [3]ui.Colour{s.wall[0], s.wall[1], s.wall[2]}, true)
	for i := range 12 { // the sun over the keep
		a := float64(i) * math.Pi / 6
		p.Line(180+math.Cos(a)*30, 54+math.Sin(a)*30, 180+math.Cos(a)*42, 54+math.Sin(a)*42, 4, s.glow)
	}
	p.Glow(180, 54, 60, s.glow.Alpha(0.5))
	p.Disc(180, 54, 24, s.glow.Mix(ui.Hex(0xc08a2a), 0.5))
	p.Disc(180, 54, 18, s.glow)
	p.block(10, 150, 340, Ground-150, s.wall, true)
	p.tower(40, Ground, 62, 150, s, 0)
	p.tower(320, Ground, 62, 150, s, 0)
	p.Flag(40, 82, 46, 34, 0, s.side)
	p.Flag(320, 82, 46, 34, 0, s.side)
	p.arch(180, Ground, 64, 74, s, 0.8)
	for _, x := range [...]float64{40, 108, 252, 320} {
		p.window(x, 180, 8, 18, s)
	}
}

func forge(p *Pen, s *style) {
	for i, x := range [...]float64{104, 262} {
		h := [...]float64{196, 160}[i]
		p.Poly(Across(x-20, x+20), s.wall, x-19, Ground, x-14, Ground-h, x+14, Ground-h, x+19, Ground)
		p.bricks(x-14, Ground-h, 28, h)
		p.Fill(x-18, Ground-h-8, 36, 11, 2, s.wall[2])
		p.Glow(x, Ground-h-10, 34, s.glow.Alpha(0.9))
		for j := range 4 {
			q := float64(j)
			p.Disc(x+8*q, Ground-h-22-13*q, 9+4*q, ui.Hex(0x46302c).Alpha(0.34-0.06*q))
		}
	}
	p.block(62, 128, 240, Ground-128, s.wall, false)
	p.Poly(Across(46, 318), s.roof, 46, 134, 124, 70, 238, 70, 318, 134)
	for i := 1; i < 5; i++ {
		q := float64(i)
		p.Line(46+q*15.6, 134-q*12.8, 318-q*16, 134-q*12.8, 1.4, ui.Hex(0x1e0604).Alpha(0.35))
	}
	p.Fill(128, Ground-92, 104, 92, 50, s.wall[2])
	p.Fill(128, Ground-46, 104, 46, 0, s.wall[2])
	p.Fill(137, Ground-83, 86, 83, 42, ui.Hex(0x7a1c06))
	p.Poly(Down(Ground-60, Ground), Tones(0xa52c08, 0xff7a1e, 0xffe39a), 137, Ground-58, 223, Ground-58, 223, Ground, 137, Ground)
	p.Glow(180, Ground-32, 110, ui.Hex(0xff8c28).Alpha(0.55))
	for i := range 5 {
		p.Flame(148+float64(i)*16, Ground, 20, 46+Chance(float64(i))*26)
	}
	p.Poly(Down(Ground-26, Ground), Plain(ui.Hex(0x1b0a08)), 158, Ground-24, 206, Ground-24, 200, Ground-15, 190, Ground-13, 190, Ground-6, 198, Ground, 166, Ground, 174, Ground-6, 174, Ground-13, 158, Ground-16)
	p.window(92, 168, 11, 20, s)
	p.window(270, 168, 11, 20, s)
}

func cathedral(p *Pen, s *style) {
	side := func(x, w, h, sp float64) {
		p.Poly(Across(x-w/2, x+w/2), s.wall, x-w/2, Ground-h, x+w/2, Ground-h, x+w/2, Ground, x-w/2, Ground)
		p.bricks(x-w/2, Ground-h, w, h)
		p.spire(x, Ground-h, w*0.62, sp, s.roof)
		p.Line(x, Ground-h-sp+2, x, Ground-h-sp-11, 2, ui.Hex(0xe9dcae))
		p.Line(x-4, Ground-h-sp-6, x+4, Ground-h-sp-6, 2, ui.Hex(0xe9dcae))
	}
	side(84, 36, 104, 54)
	side(276, 36, 104, 54)
	p.block(88, 132, 184, Ground-132, s.wall, false)
	p.Poly(Across(80, 280), s.roof, 80, 136, 180, 74, 280, 136)
	side(180, 58, 158, 78)
	p.Fill(164, 104, 32, 34, 16, ui.Hex(0x0a1026))
	p.Poly(Across(168, 192), [3]ui.Colour{ui.Hex(0xffe09a), ui.Hex(0xd79a3c), ui.Hex(0x7a4a12)}, 176, 112, 184, 112, 189, 128, 193, 133, 167, 133, 171, 128)
	p.Glow(180, 172, 46, s.glow.Alpha(0.55))
	p.Disc(180, 172, 22, ui.Hex(0x0c1633))
	for i := range 8 {
		a := float64(i) * math.Pi / 4
		c := s.glow
		if i%2 == 0 {
			c = s.flag.Lighten(0.35)
		}
		p.Disc(180+math.Cos(a)*13, 172+math.Sin(a)*13, 5, c)
	}
	p.Disc(180, 172, 4, ui.Hex(0xfff3cf))
	p.arch(180, Ground, 34, 44, s, 0.8)
	for _, x := range [...]float64{108, 128, 232, 252} {
		p.window(x, 196, 9, 30, s)
	}
}

// blob is a lump of leaves.
func (p *Pen) blob(x, y, r float64, g [3]ui.Colour) {
	pts := make([]float64, 0, 40)
	for i := range 20 {
		a := float64(i) / 20 * 2 * math.Pi
		q := r * (0.92 + 0.11*math.Sin(a*7+x))
		pts = append(pts, x+math.Cos(a)*q, y+math.Sin(a)*q)
	}
	p.Poly(Way{x - r*0.7, y - r*0.7, x + r*0.75, y + r*0.75}, g, pts...)
}

func greatTree(p *Pen, s *style) {
	dark := [3]ui.Colour{s.leaf[1], s.leaf[1].Mix(s.leaf[2], 0.6), s.leaf[2]}
	for _, b := range [...][3]float64{{108, 74, 50}, {252, 76, 50}, {180, 52, 52}, {70, 104, 34}, {290, 106, 36}} {
		p.blob(b[0], b[1], b[2], dark)
	}
	p.Poly(Across(90, 270), s.wood, 148, 90, 158, 150, 150, 190, 106, 226, 24, Ground, 92, Ground-2, 128, 240, 112, Ground, 156, Ground, 166, 232, 196, 232, 206, Ground, 250, Ground, 234, 240, 270, Ground-2, 338, Ground, 256, 226, 212, 190, 204, 150, 214, 90, 190, 110, 172, 110)
	for _, l := range [...][4]float64{{168, 110, 160, 220}, {180, 118, 180, 214}, {194, 110, 202, 220}} {
		p.Line(l[0], l[1], l[2], l[3], 2, ui.Hex(0x280a04).Alpha(0.4))
	}
	for _, l := range [...][4]float64{{158, 104, 104, 74}, {206, 104, 256, 78}, {180, 110, 180, 60}} {
		p.Line(l[0], l[1], l[2], l[3], 10, s.wood[1])
	}
	for _, b := range [...][3]float64{{132, 46, 36}, {216, 44, 38}, {88, 82, 32}, {270, 84, 32}, {176, 30, 30}} {
		p.blob(b[0], b[1], b[2], s.leaf)
	}
	p.Fill(162, 196, 36, 40, 18, ui.Hex(0x1b0906))
	p.Fill(162, 214, 36, 22, 0, ui.Hex(0x1b0906))
	p.Glow(180, 218, 44, s.glow.Alpha(0.9))
	p.window(180, 152, 10, 18, s)
	for _, b := range [...][2]float64{{84, 122}, {280, 126}, {130, 92}, {234, 92}} {
		p.Line(b[0], b[1]-18, b[0], b[1], 1.2, ui.Hex(0x2a120a))
		p.Glow(b[0], b[1]+4, 18, s.glow.Alpha(0.9))
		p.Disc(b[0], b[1]+4, 4, ui.Hex(0xfff0c0))
	}
}

func (p *Pen) pine(x, base, w, h float64, g, bark [3]ui.Colour, eyes bool) {
	for _, l := range [...][2]float64{{-1, 0.4}, {1, 0.36}, {-0.4, 0.2}, {0.5, 0.22}} {
		p.Line(x+l[0]*4, base-h*0.2, x+l[0]*w*l[1], base-1, w*0.06, bark[1])
	}
	p.Poly(Across(x-w*0.08, x+w*0.08), bark, x-w*0.08, base-h*0.4, x+w*0.08, base-h*0.4, x+w*0.08, base-h*0.14, x-w*0.08, base-h*0.14)
	for i := range 4 {
		q := float64(i)
		y, ww := base-h*(0.3+q*0.18), w*(1-q*0.21)
		top := y - h*0.3
		p.Poly(Across(x-ww/2, x), [3]ui.Colour{g[0], g[0].Mix(g[1], 0.5), g[1]}, x-ww/2, y, x-ww*0.3, y-3, x-ww*0.2, y+5, x, y-2, x, top)
		p.Poly(Across(x, x+ww/2), [3]ui.Colour{g[1], g[1].Mix(g[2], 0.6), g[2]}, x, top, x, y-2, x+ww*0.2, y+5, x+ww*0.3, y-3, x+ww/2, y)
	}
	if eyes {
		for _, d := range [...]float64{-1, 1} {
			p.Glow(x+d*w*0.1, base-h*0.42, 12, ui.Hex(0x96e6ff).Alpha(0.9))
			p.Disc(x+d*w*0.1, base-h*0.42, 4, ui.Hex(0xeaffff))
		}
	}
}

func walkingWood(p *Pen, s *style) {
	p.pine(66, Ground-8, 96, 150, s.leaf, s.wood, false)
	p.pine(298, Ground-8, 92, 146, s.leaf, s.wood, false)
	p.pine(124, Ground-3, 112, 190, s.leaf, s.wood, true)
	p.pine(240, Ground-3, 118, 204, s.leaf, s.wood, true)
	p.pine(182, Ground, 136, 238, s.leaf, s.wood, true)
}

func columns(p *Pen, s *style, x, y, w float64, n int) {
	for i := range n {
		a := x + (w-16)*float64(i)/float64(n-1)
		p.Poly(Across(a, a+16), s.wall, a, y, a+16, y, a+16, Ground-8, a, Ground-8)
		p.Fill(a-3, y, 22, 6, 1, s.wall[0].Mix(s.wall[1], 0.4))
		p.Fill(a-3, Ground-13, 22, 6, 1, s.wall[1])
	}
	p.Poly(Down(Ground-8, Ground), s.wall, x-14, Ground-8, x+w+14, Ground-8, x+w+20, Ground, x-20, Ground)
}

func bank(p *Pen, s *style) {
	p.block(54, 118, 252, Ground-118, [3]ui.Colour{s.wall[1], s.wall[1].Mix(s.wall[2], 0.5), s.wall[2]}, false)
	p.Poly(Across(40, 320), s.wall, 40, 112, 320, 112, 320, 128, 40, 128)
	p.Poly(Across(40, 320), s.roof, 40, 112, 180, 44, 320, 112)
	p.Poly(Across(66, 294), [3]ui.Colour{s.wall[1], s.wall[1], s.wall[2]}, 74, 106, 180, 56, 286, 106)
	p.Glow(180, 40, 50, s.glow.Alpha(0.5))
	p.C.Ring(p.X+180*p.K, p.Y+36*p.K, 25*p.K, 9*p.K, s.glow.Mix(ui.Hex(0xc08a2a), 0.5))
	p.C.Ring(p.X+180*p.K, p.Y+36*p.K, 27*p.K, 2*p.K, ui.Hex(0xfff0c0))
	p.Fill(152, Ground-78, 56, 78, 3, ui.Hex(0x120812))
	p.Glow(180, Ground-20, 52, s.glow.Alpha(0.7))
	columns(p, s, 62, 128, 236, 6)
	p.Disc(180, 90, 9, s.glow)
}

func theatre(p *Pen, s *style) {
	p.block(44, 130, 272, Ground-130, s.wall, false)
	pts := []float64{70, 132}
	for i := range 13 {
		a := math.Pi + float64(i)*math.Pi/12
		pts = append(pts, 180+math.Cos(a)*104, 120+math.Sin(a)*78)
	}
	p.Poly(Across(70, 290), s.roof, append(pts, 290, 132)...)
	for i := 1; i < 6; i++ {
		q := 180 + (float64(i)-3)*34
		p.Line(q, 128, 180+(q-180)*0.3, 46, 1.4, ui.Hex(0x100418).Alpha(0.35))
	}
	p.Flag(180, 44, 34, 34, 0, s.side)
	p.Poly(Across(36, 324), s.wall, 36, 126, 324, 126, 324, 142, 36, 142)
	p.Fill(116, Ground-84, 128, 84, 8, ui.Hex(0x170716))
	p.Glow(180, Ground-34, 84, s.glow.Alpha(0.7))
	for _, d := range [...]float64{-1, 1} { // the curtain
		p.Poly(Across(180-64, 180+64), [3]ui.Colour{s.flag.Lighten(0.2), s.flag, s.flag.Mix(ui.Hex(0x12041c), 0.6)}, 180+d*64, Ground-84, 180+d*4, Ground-84, 180+d*26, Ground-40, 180+d*36, Ground, 180+d*64, Ground)
	}
	for _, d := range [...]float64{-1, 1} { // a mask that laughs and one that weeps
		x, y := 180+d*98, 176.0
		p.Fill(x-20, y-24, 40, 52, 19, ui.Hex(0xf4e6cf).Mix(s.wall[1], 0.15-0.1*d))
		p.Disc(x-8, y-5, 4.4, ui.Hex(0x1a0a18))
		p.Disc(x+8, y-5, 4.4, ui.Hex(0x1a0a18))
		from := 0.15 * math.Pi
		my := y + 6
		if d > 0 {
			from, my = 1.15*math.Pi, y+20
		}
		p.C.Arc(p.X+x*p.K, p.Y+my*p.K, 10*p.K, 4*p.K, from, 0.7*math.Pi, ui.Hex(0x1a0a18))
	}
	p.Poly(Down(Ground-8, Ground), s.wall, 30, Ground-8, 330, Ground-8, 336, Ground, 24, Ground)
}

func eclipse(p *Pen, s *style) {
	p.Glow(180, 52, 92, s.glow.Alpha(0.5))
	p.Disc(180, 52, 44, ui.Hex(0xf0e2ff))
	p.Disc(184, 52, 40, ui.Hex(0x0b0814))
	p.tower(96, Ground, 50, 96, s, 44)
	p.tower(264, Ground, 50, 96, s, 44)
	p.block(80, 196, 200, Ground-196, s.wall, true)
	p.Poly(Across(144, 216), s.wall, 146, Ground, 156, 96, 204, 96, 214, Ground)
	p.bricks(156, 96, 48, Ground-96)
	for i := range 5 { // a crown of thorns
		x := 152 + float64(i)*14
		p.Poly(Across(x-8, x+8), s.roof, x-8, 98, x, 60+10*math.Abs(float64(i)-2), x+8, 98)
	}
	p.Fill(150, 94, 60, 9, 2, s.wall[2])
	p.window(180, 126, 12, 24, s)
	p.window(180, 176, 9, 18, s)
	p.arch(180, Ground, 30, 40, s, 0.7)
}

func graveyard(p *Pen, s *style) {
	// a dead tree
	for _, l := range [...][5]float64{{86, Ground, 92, 150, 14}, {92, 160, 60, 104, 8}, {92, 152, 122, 92, 8}, {68, 118, 44, 108, 4}, {112, 112, 138, 104, 4}, {116, 104, 112, 72, 4}, {62, 108, 66, 74, 4}} {
		p.Line(l[0], l[1], l[2], l[3], l[4], s.wood[1].Mix(s.wood[2], 0.3))
	}
	p.block(168, 128, 132, Ground-128, s.wall, false)
	p.Poly(Across(156, 312), s.roof, 156, 132, 234, 84, 312, 132)
	p.Line(234, 86, 234, 62, 3, s.wall[0])
	p.Line(226, 70, 242, 70, 3, s.wall[0])
	p.arch(234, Ground, 44, 72, s, 0.75)
	p.window(188, 168, 8, 18, s)
	p.window(280, 168, 8, 18, s)
	for i, g := range [...][3]float64{{28, 34, 44}, {66, 30, 36}, {122, 36, 50}, {328, 34, 46}, {150, 26, 30}} {
		x, w, h := g[0], g[1], g[2]
		p.Fill(x-w/2, Ground-h, w, h, w/2, s.wall[1].Mix(s.wall[0], 0.3))
		p.Fill(x-w/2, Ground-h/2, w, h/2, 0, s.wall[1].Mix(s.wall[0], 0.3))
		p.Fill(x+w*0.2, Ground-h*0.8, w*0.3, h*0.8, 0, ui.Hex(0x080610).Alpha(0.35))
		if i%2 == 0 {
			p.Line(x, Ground-h*0.75, x, Ground-h*0.35, 3, s.wall[2])
			p.Line(x-6, Ground-h*0.62, x+6, Ground-h*0.62, 3, s.wall[2])
		}
		p.Glow(x+w*0.6, Ground-12, 20, s.glow.Alpha(0.45))
	}
	for i := range 19 { // a fence
		x := 8 + float64(i)*19
		if x > 200 && x < 266 {
			continue
		}
		p.Line(x, Ground, x, Ground-24, 2.4, ui.Hex(0x0d0a12))
		p.Line(x, Ground-24, x, Ground-30, 1.4, ui.Hex(0x0d0a12))
	}
	p.Line(4, Ground-18, 200, Ground-18, 2, ui.Hex(0x0d0a12))
	p.Line(268, Ground-18, 356, Ground-18, 2, ui.Hex(0x0d0a12))
}

// rubble is what is left of a base: the stumps of its walls, broken as they were
// laid, beams, and stones at their feet.
func rubble(p *Pen, s *style) {
	soot := [3]ui.Colour{s.wall[0].Mix(ui.Hex(0x1a100c), 0.24), s.wall[1].Mix(ui.Hex(0x140c0a), 0.34), s.wall[2].Mix(ui.Hex(0x0c0608), 0.5)}
	for _, b := range [...][3]float64{{150, 236, 74}, {196, 250, 62}, {112, 244, 60}, {250, 238, 66}} { // beams
		p.Line(b[0], b[1], b[0]+b[2]*0.7, b[1]-b[2], 7, s.wood[2])
		p.Line(b[0]-1.5, b[1]-1, b[0]+b[2]*0.7-1.5, b[1]-b[2]-1, 2, s.wood[1])
	}
	stump := func(x, w, h float64, seed float64) { // its top is broken along the courses
		pts := []float64{x, Ground}
		const n = 7
		for i := range n + 1 {
			q := float64(i) / n
			y := Ground - h*(0.5+0.5*math.Sin(math.Pi*(0.18+0.7*q)))*(0.74+0.32*Chance(seed+float64(i)))
			y = Ground - math.Round((Ground-y)/12)*12
			pts = append(pts, x+w*q, y, x+w*(q+0.5/n), y)
		}
		p.Poly(Across(x, x+w), soot, append(pts[:len(pts)-2], x+w, Ground)...)
		for r := 1; float64(r)*12 < h*0.62; r++ {
			y := Ground - float64(r)*12
			p.Line(x+2, y, x+w-2, y, 1, ui.Hex(0x0c080e).Alpha(0.34))
			for q := 0; float64(q)*20 < w-8; q++ {
				xx := x + 6 + float64(q)*20 + float64(r%2)*10
				if xx < x+w-3 {
					p.Line(xx, y, xx, y+12, 1, ui.Hex(0x0c080e).Alpha(0.34))
				}
			}
		}
		p.Fill(x, Ground-h*0.5, 2, h*0.5, 0, ui.Hex(0xffdcae).Alpha(0.3))
		p.Glow(x+w*0.6, Ground-8, w*0.5, ui.Hex(0xff6a1e).Alpha(0.3))
	}
	stump(52, 62, 118, 3)
	stump(236, 66, 92, 17)
	stump(8, 40, 44, 29)
	stump(308, 42, 52, 41)
	stump(122, 104, 34, 53)
	for i := range 34 {
		n := float64(i)
		x, y := 16+Chance(n)*328, Ground-Chance(n+4)*Chance(n+40)*34
		r := 5 + Chance(n+2)*10
		g := soot
		if Chance(n+9) > 0.5 {
			g = [3]ui.Colour{soot[1], soot[1], soot[2]}
		}
		p.Poly(Across(x-r, x+r), g, x-r, y+3, x-r*0.62, y-r*0.8, x+r*0.5, y-r*0.9, x+r, y-r*0.1, x+r*0.8, y+4)
		p.Line(x-r*0.62, y-r*0.8, x+r*0.5, y-r*0.9, 1.2, ui.Hex(0xffe2b8).Alpha(0.35))
	}
	p.Glow(140, Ground-18, 60, ui.Hex(0xff6a1e).Alpha(0.35))
	p.Glow(240, Ground-14, 48, ui.Hex(0xff6a1e).Alpha(0.25))
}

// smoke rises from what is left of a base.
func smoke(p *Pen) {
	for i := range 6 {
		q := float64(i)
		p.Disc(176+math.Sin(q*1.4)*14+q*7, 200-q*30, 16+q*6, ui.Hex(0x3a2c2c).Alpha(0.30-0.04*q))
	}
}

// fortKey names a cut-out: what it shows and how large it is.
type fortKey struct {
	id   string
	ruin bool
	side int
	w    int
}

// fortMost is the greatest width of a cut-out's picture: phones have little memory.
const fortMost = 512

// Fort is the picture of a base. The zero value is ready to use.
type Fort struct {
	Near bool // it is seen from near, and kept only for a moment
	key  fortKey
	img  *ebiten.Image
}

// Of returns the picture of a side's base, w pixels wide, painted if it is new. Its
// roofs and flags have the colour of its owner; over a ruin flies the other's flag,
// unless it is seen from near.
func (f *Fort) Of(c *ui.Canvas, id string, faction int, ruin bool, side int, w float64) *ebiten.Image {
	key := fortKey{id, ruin, side, min(f.most(), int(math.Ceil(w*1.5)))}
	if f.img != nil && f.key == key {
		return f.img
	}
	f.Drop()
	h := key.w * High / Wide
	f.key, f.img = key, ebiten.NewImageWithOptions(image.Rect(0, 0, key.w, h), &ebiten.NewImageOptions{Unmanaged: true})
	env := *c.Env
	env.W, env.H = float64(key.w), float64(h)
	p := &Pen{C: ui.NewCanvas(&env, c.Theme, f.img, nil), K: float64(key.w) / Wide}
	st := style{owned(looks[max(0, min(len(looks)-1, faction))], faction, side), roofs[side], Banner(side), side}
	draw := gate
	if d, ok := forts[id]; ok {
		draw = d
	}
	if ruin {
		draw = rubble
	}
	if at, ok := flagless[id]; ok && !ruin {
		for _, x := range at {
			p.Flag(x, Ground, 108, 46, 0, side)
		}
	}
	draw(p, &st)
	if ruin && !f.Near {
		smoke(p)
		p.Flag(180, Ground-10, 150, 84, 0, 1-side)
	}
	return f.img
}

func (f *Fort) most() int {
	if f.Near {
		return 2 * fortMost
	}
	return fortMost
}

// Drop forgets the picture.
func (f *Fort) Drop() {
	if f.img != nil {
		f.img.Deallocate()
		f.img = nil
	}
}

// Package sand has what a match of Battle Guardians leaves on the arena's outer ground:
// scorches where blows have burnt it, banners of guardians that are gone, and what a
// domain makes of its side.
package sand

import (
	"math"

	"godeck/scenes/guardians/stands"
	"godeck/scenes/table/stage"
	"godeck/scenes/ui"
)

// Side is what lies on the ground of a side.
type Side struct {
	Burnt  int         // scorches
	Gone   []ui.Colour // banners of guardians that are gone, in the light of their tribes
	Domain string      // the design of its domain; "" without one
}

// Most is how many scorches and banners of a side are seen.
const Most = 11

// pencil draws on the ground of a side: x runs outwards from the pit.
type pencil struct {
	c   *ui.Canvas
	st  *stage.Stage
	u   float64
	out float64
}

// at returns where a point of the ground is seen, and how large things are there.
func (p *pencil) at(x, y float64) (sx, sy, k float64) {
	sx, sy, k = p.st.Camera.Project(p.out*x*p.u, y*p.u, 0)
	return sx, sy, k * p.u
}

// patch is a soft spot.
func (p *pencil) patch(x, y, w, h, soft float64, col ui.Colour) {
	sx, sy, k := p.at(x, y)
	p.c.ShadowAt(sx, sy, w*k, h*k*0.62, 0, h*k*0.31, soft*k, col)
}

// stroke is a line.
func (p *pencil) stroke(x0, y0, x1, y1, w float64, col ui.Colour) {
	ax, ay, k := p.at(x0, y0)
	bx, by, _ := p.at(x1, y1)
	p.c.Line(ax, ay, bx, by, math.Max(0.6, w*k), col)
}

// sheet is something flat with four corners.
func (p *pencil) sheet(pts [4][2]float64, top, low ui.Colour) {
	var q ui.Quad
	for i, v := range pts {
		sx, sy, _ := p.at(v[0], v[1])
		q[i] = ui.Point{X: sx, Y: sy}
	}
	p.c.FillQuad(q, 40*p.u, 30*p.u, 0, top, low)
}

// Draw draws the ground of a side: 0 is the left one.
func (s *Side) Draw(c *ui.Canvas, st *stage.Stage, u float64, side int) {
	p := &pencil{c: c, st: st, u: u, out: 2*float64(side) - 1}
	if paint := grounds[s.Domain]; paint != nil {
		paint(p)
	}
	for i := range min(s.Burnt, Most) {
		p.scorch(i, float64(side))
	}
	for i, col := range s.Gone[max(0, len(s.Gone)-len(laid)):] {
		p.banner(i, col)
	}
}

// spots are where blows strike the sand: between cards and piles, then beyond.
var spots = [Most][2]float64{{404, 2}, {560, 14}, {338, 150}, {476, -34}, {640, -20}, {402, 214}, {330, 46}, {598, 232}, {706, 40}, {500, 246}, {424, -56}}

// scorch is a burnt spot: soot that a blow has blown outwards, glass in its middle, and
// splinters of stone beyond.
func (p *pencil) scorch(i int, seed float64) {
	h := func(n float64) float64 { return stands.Hash(n*3.7 + float64(i)*11.3 + seed*29) }
	x, y := spots[i][0]+26*(h(1)-0.5), spots[i][1]+18*(h(2)-0.5)
	size := 0.85 + 0.5*h(3)
	soot := ui.Hex(0x060304)
	p.patch(x+10*size, y, 118*size, 74*size, 22*size, soot.Alpha(0.5))
	away := math.Atan2(y, x)
	for n := range 7 { // broad streaks, away from the pit
		f := float64(n)
		a := away + (f-3)*0.3 + 0.16*(h(f+5)-0.5)
		sin, cos := math.Sincos(a)
		far, wide := (46+36*h(f+20))*size, (11+8*h(f+30))*size
		p.sheet([4][2]float64{{x - sin*wide, y + cos*wide}, {x + cos*far - 4*sin, y + sin*far*0.8 + 4*cos}, {x + cos*far + 4*sin, y + sin*far*0.8 - 4*cos}, {x + sin*wide, y - cos*wide}}, soot.Alpha(0.26), soot.Alpha(0.2))
	}
	p.patch(x, y, 64*size, 44*size, 9*size, soot.Alpha(0.72))
	p.patch(x-4*size, y+2, 34*size, 20*size, 6*size, ui.Hex(0x2a1410).Alpha(0.8))
	sx, sy, k := p.at(x-4*size, y+2)
	p.c.Light(sx, sy, 15*k*size, ui.Hex(0xff5a18).Alpha(0.16))
	for n := range 2 { // what still glows
		ex, ey := x+22*size*(h(float64(n)+60)-0.5), y+12*size*(h(float64(n)+70)-0.5)
		sx, sy, k := p.at(ex, ey)
		p.c.BoxAt(sx, sy, (4+4*h(float64(n)+80))*k, 1.3*k, h(float64(n)+84)-0.5, 0.6*k, ui.Hex(0xff9a4a).Alpha(0.8), ui.Hex(0xe0561c).Alpha(0.8))
	}
	for n := range 6 {
		a := away + 2.4*(h(float64(n)+90)-0.5)
		sx, sy, k := p.at(x+math.Cos(a)*(64+44*h(float64(n)+95))*size, y+math.Sin(a)*(46+30*h(float64(n)+97))*size)
		w := (4 + 7*h(float64(n)+99)) * k
		p.c.BoxAt(sx+w*0.12, sy+w*0.34, w*1.1, w*0.6, 0, w*0.2, ui.Hex(0x050304).Alpha(0.6), ui.Hex(0x050304).Alpha(0.6))
		p.c.BoxAt(sx, sy, w, w*0.62, 0.8*(h(float64(n)+101)-0.5), w*0.12, ui.Hex(0x8f857c), ui.Hex(0x443c38))
	}
}

// laid are where banners lie: place and direction.
var laid = [...][3]float64{{520, 196, 2.7}, {374, 92, 0.5}, {660, 150, 2.2}, {588, -22, 3.5}, {432, 262, 0.2}}

// banner is one that has been dropped: its pole broken, its cloth in the sand.
func (p *pencil) banner(i int, col ui.Colour) {
	h := func(n float64) float64 { return stands.Hash(n*5.1 + float64(i)*7.9) }
	x, y := laid[i][0], laid[i][1]
	sin, cos := math.Sincos(laid[i][2])
	to := func(along, across float64) [2]float64 {
		return [2]float64{x + cos*along - sin*across, y + sin*along + cos*across}
	}
	wood := ui.Hex(0x6a4a2c)
	p.patch(x+cos*10-sin*18, y+sin*10+cos*18-4, 96, 62, 12, ui.Hex(0x050304).Alpha(0.5))
	a, b := to(-46, 0), to(16, 0)
	p.stroke(a[0], a[1], b[0], b[1], 4.4, ui.Hex(0x1c120b))
	p.stroke(a[0], a[1]+1.2, b[0], b[1]+1.2, 2.6, wood)
	a, b = to(22, 5), to(50, 12)
	p.stroke(a[0], a[1], b[0], b[1], 3.4, wood.Darken(0.25))
	cloth, deep := col.Mix(ui.Hex(0x2a1c18), 0.34), col.Mix(ui.Hex(0x140c0c), 0.66)
	for n := range 3 { // in folds, its end torn
		f := float64(n)
		lo, hi := -40+19*f, -40+19*(f+1)
		long := 44 + 14*h(f)
		p.sheet([4][2]float64{to(lo, 3), to(hi, 3), to(hi+6*h(f+3), long), to(lo+8*h(f+4), long-16*h(f+5))}, cloth.Lighten(0.14*h(f+8)), deep)
		a, b = to(hi, 4), to(hi+3, long-8)
		p.stroke(a[0], a[1], b[0], b[1], 1.4, ui.Hex(0x0a0606).Alpha(0.5))
	}
	a, b = to(-40, 3), to(17, 3)
	p.stroke(a[0], a[1], b[0], b[1], 2, cloth.Lighten(0.4).Alpha(0.8))
}

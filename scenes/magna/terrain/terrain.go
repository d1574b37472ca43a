// Package terrain paints what the table of Magna Spectra stands on: the tent with
// its lantern and banners, the map with its woods and its road, the light on all of
// it, and the arrow of an invasion.
package terrain

import (
	"cmp"
	"math"

	"godeck/internal/sorting"
	"godeck/scenes/internal/cardart"
	"godeck/scenes/magna/cutout"
	"godeck/scenes/magna/faces"
	"godeck/scenes/magna/places"
	"godeck/scenes/table/stage"
	"godeck/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// Map is the map as it is laid out in a window.
type Map struct {
	Lay      *places.Layout
	Fire     float64 // which side's base is under attack: −1 left, 1 right, 0 none
	Scorched [2]bool // whose front has fallen
	Host     string  // in whose tent it lies
}

// lamps are the lights on the map, in its units: the lantern at the left, the
// night at the right, fires, and what falls on the near edge.
var lamps = [...]stage.Light{
	{X: -420, Y: 420, Z: 360, R: 520, Colour: ui.Hex(0xffd699), Power: 2},
	{X: 620, Y: 420, Z: 300, R: 520, Colour: ui.Hex(0x8fb2ff), Power: 1.7},
	{X: -356, Y: -160, Z: 60, R: 110, Colour: ui.Hex(0xffa857), Power: 1.4},
	{X: -110, Y: -60, Z: 50, R: 70, Colour: ui.Hex(0xff9e40), Power: 1.2},
	{X: 90, Y: -20, Z: 50, R: 70, Colour: ui.Hex(0xff9e40), Power: 1.2},
	{X: 0, Y: -330, Z: 190, R: 330, Colour: ui.Hex(0xffc780), Power: 0.8},
}

// fire lights the base under attack.
var fire = stage.Light{Y: -130, Z: 90, R: 130, Colour: ui.Hex(0xff6b1f), Power: 2}

// Light sets up the stage for the window.
func (m *Map) Light(st *stage.Stage) {
	st.Camera, st.Lean, st.Ambient, st.Sun, st.Shade = m.Lay.Cam, places.UnitLean*math.Pi/180, [3]float64{0.34, 0.29, 0.30}, [2]float64{0.5, 0.3}, 0.6
	st.Lights = st.Lights[:0]
	add := func(l stage.Light) {
		k := m.Lay.Unit
		if m.Lay.Fold { // seen along the road
			l.X, l.Y = -l.Y, l.X
		}
		l.X, l.Y, l.Z, l.R = l.X*k, l.Y*k, l.Z*k, l.R*k
		st.Lights = append(st.Lights, l)
	}
	if m.Lay.Fold { // cards face the reader
		st.Lean = m.Lay.Cam.Tilt - 0.12
	}
	for i, l := range lamps {
		if t := tents[m.Host]; t != nil && i != 2 {
			t.lit(i, &l)
		}
		add(l)
	}
	if m.Fire != 0 {
		l := fire
		l.X = 380 * m.Fire
		add(l)
	}
}

// Flicker draws the light of the flames as it is at a tick of the clock, moved by
// dx, dy; none on a folded map, or where nothing moves.
func (m *Map) Flicker(c *ui.Canvas, clock int, dx, dy float64) {
	if m.Lay.Fold || c.Env.Settings.ReducedMotion || c.Env.Settings.Speed == ui.SpeedOff {
		return
	}
	k, now := m.Lay.Unit, float64(clock/6)
	for i, t := range m.Lay.Flames(0) {
		c.Light(t.X+dx, t.Y+dy, 30*k, ui.Hex(0xffb050).Alpha(0.10+0.22*cutout.Chance(now+17*float64(i))))
	}
	c.Light(m.Lay.Cam.CX-390*k+dx, math.Min(70*k, m.Lay.FarAt()*0.42)+dy, 58*k, ui.Hex(0xffc060).Alpha(0.05+0.09*cutout.Chance(now*1.3)))
}

// Paint paints the tent and the map.
func (m *Map) Paint(c *ui.Canvas, dst *ebiten.Image, st *stage.Stage) {
	k := st.Camera.D / 1150
	w := float64(dst.Bounds().Dx())
	far := m.Lay.Far * k / m.Lay.Unit
	val := [16]float64{k, 0, far / k, 0.5, 0, 96, 830, 0, 0, 0, 0, 390, 0, 0, 0, 0}
	if m.Lay.Fold { // the sheet is as wide as the window, and ends where the hand begins
		_, near := st.Camera.Unproject(w/2, (m.Lay.Prompt.Y+m.Lay.Prompt.H*0.3)*k/m.Lay.Unit)
		val[1], val[5], val[6], val[11] = 1, (far+near)/2/k, w/k/2+14, (far-near)/2/k-6
	}
	_, val[7], _ = st.Camera.Project(0, far, 0)
	for sd := range 2 { // scorched fronts
		if m.Scorched[sd] {
			val[8+4*sd], val[9+4*sd], val[10+4*sd] = float64(2*sd-1)*340, -110, 0.8
		}
	}
	cardart.Place(dst, "magna", st, 0.7, val[:]...)
	m.tent(c, st, k, val[7])
	if !m.Lay.Fold {
		m.woods(c, st, k)
	}
}

// tent paints banners, lantern and the hills at the map's far edge.
func (m *Map) tent(c *ui.Canvas, st *stage.Stage, k, far float64) {
	cx := c.Env.W / 2
	p := &cutout.Pen{C: c, K: k, Soft: true}
	if m.Lay.Fold {
		c.Gradient(ui.Rect{Y: far - 1*k, W: c.Env.W, H: 9 * k}, 0, ui.Hex(0xb27c48), ui.Hex(0x3a2012))
		return
	}
	if t := tents[m.Host]; t != nil {
		t.draw(c, k, far)
	}
	for sd := range 2 { // the two banners
		way := float64(2*sd - 1)
		col := faces.Ribbons[sd]
		p.X, p.Y = cx+way*268*k-40*k, 0
		h := math.Min(132, far/k*0.78)
		p.Poly(cutout.Across(0, 80), [3]ui.Colour{col.Mix(ui.Hex(0), 0.45), col, col.Mix(ui.Hex(0), 0.45)}, 0, 0, 80, 0, 80, h*0.84, 40, h, 0, h*0.84)
		p.Fill(-6, 0, 92, 5, 1, ui.Hex(0xc9933f))
		c.Icon([2]ui.Icon{ui.IconFight, ui.IconShield}[sd], ui.Rect{X: p.X + 21*k, Y: h * 0.51 * k, W: 38 * k, H: 38 * k}, ui.Hex(0xffe8c4).Alpha(0.85))
	}
	x, y := cx-390*k, math.Min(70*k, far*0.42) // the lantern
	c.Line(x, 0, x, y-24*k, 2.4*k, ui.Hex(0x1a0c08))
	c.Light(x, y, 130*k, ui.Hex(0xffbe5a).Alpha(0.42))
	c.Fill(ui.Rect{X: x - 13*k, Y: y - 22*k, W: 26 * k, H: 6 * k}, 2*k, ui.Hex(0x8a5a24))
	c.Fill(ui.Rect{X: x - 15*k, Y: y + 18*k, W: 30 * k, H: 7 * k}, 2*k, ui.Hex(0x8a5a24))
	c.Gradient(ui.Rect{X: x - 11*k, Y: y - 16*k, W: 22 * k, H: 34 * k}, 7*k, ui.Hex(0xfff2cf), ui.Hex(0xffb648))
	for _, d := range [...]float64{-11, 11} {
		c.Line(x+d*k, y-16*k, x+d*k, y+18*k, 2*k, ui.Hex(0x6b4416))
	}
	for i, h := range [...][5]float64{{-420, 470, 420, 92, 0}, {-255, 484, 260, 54, 0}, {280, 484, 280, 60, 1}, {520, 470, 430, 96, 1}} {
		cutout.Hill(c, st, k, h[0], h[1], h[2], h[3], int(h[4]), float64(i)*7+1)
	}
	// the far edge of the table
	c.Gradient(ui.Rect{Y: far - 1*k, W: c.Env.W, H: 9 * k}, 0, ui.Hex(0xb27c48), ui.Hex(0x3a2012))
}

// woods paints trees where nothing else stands, and torches along the far
// side of the road.
func (m *Map) woods(c *ui.Canvas, st *stage.Stage, k float64) {
	type tree struct{ x, y, size float64 }
	var trees []tree
	for i := range 90 {
		q := float64(i)
		x, y := -790+cutout.Chance(q*1.7)*1580, -240+cutout.Chance(q*2.3+5)*650
		free := math.Abs(x-places.River(y)) > 60
		for _, way := range [...]float64{-1, 1} {
			for _, t := range places.Sites {
				if math.Abs(x-way*t.X) < t.Fort*0.62 && y > t.Y-60 && y < t.Foot+60 {
					free = false
				}
				if y > t.Y-20 && y < t.Y+110 && way*x > t.X-190 && way*x < t.X+230 { // nor on its yard
					free = false
				}
			}
		}
		if free && !(y < 0 && math.Abs(x) < 500) {
			trees = append(trees, tree{x, y, 0.8 + 0.5*cutout.Chance(q)})
		}
	}
	sorting.Stable(trees, func(a, b tree) int { return cmp.Compare(b.y, a.y) })
	for _, t := range trees {
		fx, fy, fk := st.Camera.Project(t.x*k, t.y*k, 0)
		p := &cutout.Pen{C: c, K: k * fk * t.size, Soft: true}
		p.X, p.Y = fx, fy
		g := cutout.Tones(0x86a258, 0x55723a, 0x22391c)
		if t.x > 40 {
			g = cutout.Tones(0x7f9fae, 0x44627a, 0x182c40)
		}
		c.ShadowAt(fx+7*p.K, fy, 22*p.K, 5*p.K, 0, 2*p.K, 5*p.K, ui.Hex(0).Alpha(0.4))
		p.Fill(-2.5, -8, 5, 8, 0, ui.Hex(0x3a2413))
		for i := range 3 {
			q := float64(i)
			y, w := -7-q*10, 26-q*6
			p.Poly(cutout.Across(-w/2, 0), [3]ui.Colour{g[0], g[0], g[1]}, -w/2, y, 0, y-19, 0, y)
			p.Poly(cutout.Across(0, w/2), [3]ui.Colour{g[1], g[2], g[2]}, 0, y-19, w/2, y, 0, y)
		}
	}
	for _, t := range places.Torches {
		fx, fy, fk := st.Camera.Project(t[0]*k, t[1]*k, 0)
		p := &cutout.Pen{C: c, K: k * fk}
		p.X, p.Y = fx, fy
		p.Fill(-1.6, -34, 3.2, 34, 1, ui.Hex(0x5a3418))
		p.Fill(-4, -37, 8, 5, 1, ui.Hex(0x241208))
		p.Flame(0, -36, 9, 20)
		p.Glow(0, -42, 44, ui.Hex(0xffaa46).Alpha(0.4))
	}
}

// Yard draws the paved ground before a side's base of a rank, one flag for each of
// its n places, between the corners of places.Block.Yard, moved by dx, dy.
func Yard(c *ui.Canvas, at [8]float64, n, side int, dx, dy float64) {
	for _, e := range [...][2]int{{0, 2}, {6, 4}} { // apart from the one beside it
		l, r := &at[e[0]], &at[e[1]]
		gap := math.Min(0.02*(*r-*l), 5*c.Px(1))
		*l, *r = *l+gap, *r-gap
	}
	p := &cutout.Pen{C: c, X: dx, Y: dy, K: 1, Soft: true}
	g := [2][3]ui.Colour{cutout.Tones(0xb49a78, 0x8f7658, 0x6d5740), cutout.Tones(0x8f9bae, 0x6d7a90, 0x4f5a70)}[side]
	for i := range g {
		g[i] = g[i].Alpha(0.72)
	}
	p.Poly(cutout.Down(at[5], at[1]), [3]ui.Colour{g[2], g[1], g[0]}, at[:]...)
	on := func(x, y float64) (float64, float64) { // from the far left corner, 0 to 1
		l, r := at[6]+(at[0]-at[6])*y, at[4]+(at[2]-at[4])*y
		return l + (r-l)*x, at[7] + (at[1]-at[7])*y
	}
	line := func(x0, y0, x1, y1, w float64, col ui.Colour) {
		ax, ay := on(x0, y0)
		bx, by := on(x1, y1)
		p.Line(ax, ay, bx, by, w*c.Px(1), col)
	}
	joint := ui.Hex(0x1c120a).Alpha(0.34)
	for j := range 4 {
		y := float64(j) / 4
		line(0, y, 1, y, 1, joint)
		for i := range 2 * n { // every other row is laid half a stone further
			x := (float64(i) + 0.25 + 0.5*float64(j%2)) / float64(2*n)
			line(x, y, x, y+0.25, 1, joint)
		}
	}
	rim := faces.Ribbons[side].Lighten(0.3).Alpha(0.8)
	line(0, 1, 1, 1, 3, rim)
	line(0, 0, 0, 1, 2, rim)
	line(1, 0, 1, 1, 2, rim)
	line(0, 0, 1, 0, 1.2, rim.Alpha(0.5))
	for i := range n + 1 { // where one place ends
		x := float64(i) / float64(n)
		line(x, 0, x, 1, 1.6, faces.Ribbons[side].Lighten(0.35).Alpha(0.5))
	}
}

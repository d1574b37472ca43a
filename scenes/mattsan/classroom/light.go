package classroom

import (
	"math"

	"godeck/scenes/mattsan/places"
	"godeck/scenes/table/stage"
	"godeck/scenes/ui"
)

// sunny returns the colour of the sun, which gets low as it gets late.
func sunny(late float64) ui.Colour { return ui.Hex(0xffe2a0).Mix(ui.Hex(0xff9a50), late) }

// rays paints the light that falls in through the window, from its panes over wall
// and desk. d is a measure of the desk, rim its far edge.
func rays(c *ui.Canvas, d, rim, late float64) {
	sun := sunny(late)
	x := c.Env.W/2 - 610*d
	for _, q := range [...]struct{ from, wide, power float64 }{{0, 92, 0.22}, {122, 84, 0.18}, {226, 30, 0.12}} {
		a := x + q.from*d
		down, low := rim+430*d, 560*d+160*d*late
		c.FillQuad(ui.Quad{{X: a, Y: -4}, {X: a + q.wide*d, Y: -4}, {X: a + (q.wide*1.5)*d + low, Y: down}, {X: a + low, Y: down}}, 1, 1, 0, sun.Alpha(q.power), sun.Alpha(0))
	}
	c.Light(x+100*d, 0.4*rim, 300*d, sun.Alpha(0.2))
}

// Sun paints the two panes of sunlight on what is sewn on the mat.
func (s *Classroom) Sun(sf *ui.Surface) {
	lay := s.desk.Lay
	if lay.Cloth == 0 {
		return
	}
	d := lay.Unit
	_, far := lay.Camera.Unproject(lay.Camera.CX, lay.Cloth+2*d)
	_, near := lay.Camera.Unproject(lay.Camera.CX, lay.Bench[0].Bottom())
	sun, late := sunny(s.late()), s.late()
	at := func(x, y float64) ui.Point {
		sx, sy, _ := lay.Camera.Project(d*(x-330+150*late)-0.95*y, y, 0)
		return ui.Point{X: sx, Y: sy}
	}
	sf.Paint("sun", lay.Bench[0].Union(lay.Bench[1]), func(c *ui.Canvas) {
		if c.Blank() {
			return
		}
		c.Clip(lay.Bench[0].Union(lay.Bench[1]).Union(ui.Rect{X: lay.Bench[0].X, Y: lay.Cloth, W: lay.Bench[0].W, H: 1}))
		for _, x := range [...]float64{10, 296} {
			q := ui.Quad{at(x, far), at(x+236, far), at(x+236, near), at(x, near)}
			c.FillQuad(q, 236*d, near-far, 4*d, sun.Alpha(0.4), sun.Alpha(0.2))
		}
		c.Unclip()
	})
}

// spot returns where points of a thing are seen that lies at x, y and is turned:
// px and py from its middle, along and across it.
func spot(cam *stage.Camera, d, x, y, turn float64) func(px, py float64) ui.Point {
	sin, cos := math.Sincos(turn)
	return func(px, py float64) ui.Point {
		sx, sy, _ := cam.Project((x+px*cos-py*sin)*d, (y+px*sin+py*cos)*d, 0)
		return ui.Point{X: sx, Y: sy}
	}
}

// ruler paints a ruler of bamboo at the mat's near edge.
func ruler(c *ui.Canvas, cam *stage.Camera, d float64) {
	const long, wide = 300, 34
	at := spot(cam, d, 214, places.MatNear-34, 0.05)
	q := ui.Quad{at(-long/2, wide/2), at(long/2, wide/2), at(long/2, -wide/2), at(-long/2, -wide/2)}
	c.ShadowQuad(q.Move(4*d, 6*d), long*d, wide*d, 3*d, 8*d, ui.Hex(0x1d0f05).Alpha(0.7))
	c.FillQuad(q, long*d, wide*d, 3*d, ui.Hex(0xf2d48a), ui.Hex(0xd8ab56))
	for i := range 31 {
		x := -long/2 + 9 + float64(i)*9.4
		h := [...]float64{14, 8, 8, 8, 8, 11, 8, 8, 8, 8}[i%10]
		a, b := at(x, wide/2-1), at(x, wide/2-h)
		c.Line(a.X, a.Y, b.X, b.Y, 1.3*d, ui.Hex(0x5a3a14).Alpha(0.8))
	}
	for i := range 4 {
		m := at(-long/2+9+float64(i)*94, -6)
		c.Disc(m.X, m.Y, 2.4*d, ui.Hex(0xc0392b).Alpha(0.8))
	}
}

// spool paints a spool of thread, whose end runs over the desk to a needle.
func spool(c *ui.Canvas, cam *stage.Camera, d float64) {
	at := spot(cam, d, places.SpoolX, places.MatNear-30, 0)
	thread, wood := ui.Hex(0xe8574a), ui.Hex(0xd9a866)
	last := at(20, -8)
	for i := range 24 {
		t := float64(i+1) / 24
		s, _ := math.Sincos(t * 9)
		p := at(20+130*t, -8-14*t+9*s*(1-t))
		c.Line(last.X, last.Y+1.5*d, p.X, p.Y+1.5*d, 2*d, ui.Hex(0x1d0f05).Alpha(0.4))
		c.Line(last.X, last.Y, p.X, p.Y, 2*d, thread)
		last = p
	}
	n := at(192, -8)
	c.Line(last.X+2*d, last.Y+2.5*d, n.X+2*d, n.Y+2.5*d, 3*d, ui.Hex(0x1d0f05).Alpha(0.4))
	c.Line(last.X-4*d, last.Y+0.6*d, n.X, n.Y, 3*d, ui.Hex(0xe9edf2))
	m := at(0, 0)
	c.ShadowAt(m.X+8*d, m.Y+3*d, 56*d, 26*d, 0, 12*d, 8*d, ui.Hex(0x1d0f05).Alpha(0.7))
	c.BoxAt(m.X, m.Y, 50*d, 17*d, 0, 8*d, wood, wood.Darken(0.35))
	c.BoxAt(m.X, m.Y-17*d, 38*d, 34*d, 0, 5*d, thread.Lighten(0.1), thread.Darken(0.3))
	for i := range 6 {
		y := m.Y - (6+float64(i)*4.6)*d
		c.Line(m.X-18*d, y+1.5*d, m.X+18*d, y-1.5*d, 1.2*d, thread.Darken(0.4).Alpha(0.6))
	}
	c.BoxAt(m.X, m.Y-36*d, 50*d, 16*d, 0, 8*d, wood.Lighten(0.25), wood)
	c.BoxAt(m.X, m.Y-37*d, 14*d, 5*d, 0, 2.5*d, ui.Hex(0x6b4420), ui.Hex(0x4a2c12))
}

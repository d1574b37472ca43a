// Package things paints what lies on the roof's table beside the game: the rival's
// ledger, in which every ten HP are a stroke, a lamp, a cup, torn tickets; the
// city's lights on the wet planks by night, and hard shadows that wander over them
// by day.
package things

import (
	"math"

	ztm "godeck/rules/zutomayo"
	"godeck/scenes/table/stage"
	"godeck/scenes/ui"
	"godeck/scenes/zutomayo/places"
)

// Kind is what a thing is.
type Kind int

// The things.
const (
	Ledger Kind = iota
	Lamp
	Cup
	Tickets
)

// Thing lies at a point of the table.
type Thing struct {
	Kind Kind
	X, Y float64 // in the table's units, its middle at 0, 0
	Room ui.Rect // where it is seen
}

// lies are the places of all things, with the table's room that each takes to the
// left and right, up and down, and how high it is.
var lies = [...]struct {
	kind             Kind
	x, y, w, h, tall float64
}{
	{Ledger, 452, 42, 72, 38, 2},
	{Lamp, -596, 118, 30, 20, 100},
	{Cup, 604, 128, 32, 26, 30},
	{Tickets, -470, 40, 54, 26, 2},
	{Tickets, -334, -212, 54, 20, 2},
}

// On returns the things for which there is room on a table: they lie under no card,
// no number and no words.
func On(l *places.Layout) (out []Thing) {
	if l.Small || l.Tall || l.Radius <= 0 {
		return nil
	}
	taken := []ui.Rect{l.Prompt, l.Hand[0], l.Hand[1], l.HUD[0], l.HUD[1], l.Life[0], l.Life[1], l.Lanterns[0], l.Phases, l.Attack[0], l.Attack[1], l.Line, l.Rival, places.Around(l.Dial.X+l.Dial.W/2, l.Dial.Y+l.Dial.H/2, l.Dial.W*0.6)}
	for _, side := range l.Zones {
		taken = append(taken, side[0], side[1])
	}
	n := l.Camera.D / places.Unit
	cam := l.Camera
	for _, t := range lies {
		r := ui.Rect{}
		for _, c := range [...][3]float64{{-t.w, -t.h, 0}, {t.w, -t.h, 0}, {-t.w, t.h, 0}, {t.w, t.h, 0}, {0, 0, t.tall}} {
			x, y, _ := cam.Project((t.x+c[0])*n, (t.y+c[1])*n, c[2]*n)
			if p := (ui.Rect{X: x, Y: y, W: 1, H: 1}); r.Empty() {
				r = p
			} else {
				r = r.Union(p)
			}
		}
		free := true
		for _, q := range taken {
			if over := q.Intersect(r); over.W > 1 && over.H > 1 {
				free = false
			}
		}
		if free {
			out = append(out, Thing{t.kind, t.x, t.y, r})
		}
	}
	return out
}

// pen draws on the table.
type pen struct {
	c      *ui.Canvas
	cam    stage.Camera
	n      float64 // pixels per unit in the table's middle
	x, y   float64 // of the thing
	sin    float64 // how it is turned
	cos    float64
	light  float64 // from 0, night, to 1, day
	shadow ui.Point
}

// at returns where a point of the thing is seen, z above the table.
func (d *pen) at(x, y, z float64) ui.Point {
	sx, sy, _ := d.cam.Project((d.x+x*d.cos-y*d.sin)*d.n, (d.y+x*d.sin+y*d.cos)*d.n, z*d.n)
	return ui.Point{X: sx, Y: sy}
}

// quad returns a rectangle of it that lies at a height.
func (d *pen) quad(x0, y0, x1, y1, z float64) ui.Quad {
	return ui.Quad{d.at(x0, y1, z), d.at(x1, y1, z), d.at(x1, y0, z), d.at(x0, y0, z)}
}

func (d *pen) fill(x0, y0, x1, y1, z, rad float64, top, low ui.Colour) {
	d.c.FillQuad(d.quad(x0, y0, x1, y1, z), (x1-x0)*d.n, (y1-y0)*d.n, rad*d.n, top, low)
}

// disc fills a circle that lies at a height.
func (d *pen) disc(x, y, z, r float64, top, low ui.Colour) {
	d.fill(x-r, y-r, x+r, y+r, z, r, top, low)
}

// dark is the thing's shadow on the planks.
func (d *pen) dark(x0, y0, x1, y1, rad, soft, alpha float64) {
	dx, dy := d.shadow.X, d.shadow.Y
	d.c.ShadowQuad(d.quad(x0+dx, y0+dy, x1+dx, y1+dy, 0), (x1-x0)*d.n, (y1-y0)*d.n, rad*d.n, soft*d.n, ui.Hex(0x05020a).Alpha(alpha))
}

// line draws a line on it.
func (d *pen) line(x0, y0, x1, y1, z, w float64, col ui.Colour) {
	a, b := d.at(x0, y0, z), d.at(x1, y1, z)
	d.c.Line(a.X, a.Y, b.X, b.Y, math.Max(0.8, w*d.n), col)
}

// tone returns a colour in the hour's light.
func (d *pen) tone(hex uint32) ui.Colour {
	return ui.Hex(hex).Mix(ui.Hex(0x120a2c), 0.52*(1-d.light))
}

// pens returns the pen for a thing; k is the picture's scale.
func pens(c *ui.Canvas, l *places.Layout, t *Thing, k, turn, light float64, sun [2]float64) pen {
	cam := l.Camera
	cam.CX, cam.CY, cam.D = cam.CX*k, cam.CY*k, cam.D*k
	d := pen{c: c, cam: cam, n: cam.D / places.Unit, x: t.X, y: t.Y, light: light}
	d.sin, d.cos = math.Sincos(turn)
	d.shadow = ui.Point{X: -sun[0] * 9, Y: sun[1] * 7}
	return d
}

// turns is how each kind lies, in radians.
var turns = [...]float64{Ledger: -0.10, Lamp: 0, Cup: 0, Tickets: 0.22}

// Draw paints the things, at k of the layout's size, in a light from 0, night, to
// 1, day, that comes as sun says.
func Draw(c *ui.Canvas, l *places.Layout, k, light float64, sun [2]float64) {
	for i, t := range On(l) {
		turn := turns[t.Kind]
		if t.Kind == Tickets && i%2 == 0 {
			turn = -0.3
		}
		d := pens(c, l, &t, k, turn, light, sun)
		switch t.Kind {
		case Ledger:
			d.ledger()
		case Lamp:
			d.lamp()
		case Cup:
			d.cup()
		default:
			d.tickets()
		}
	}
}

// ledger is an open book with a ribbon, and a pen beside it.
func (d *pen) ledger() {
	d.dark(-66, -38, 66, 38, 4, 10, 0.75)
	d.fill(-66, -38, 66, 38, 0, 4, d.tone(0x7a2a34), d.tone(0x4a141e))
	for _, s := range [...]float64{-1, 1} {
		x0, x1 := math.Min(2*s, 61*s), math.Max(2*s, 61*s)
		d.fill(x0-1, -36, x1+1, 34, 2, 2, d.tone(0xb9a67c), d.tone(0xa08a60))
		d.fill(x0, -35, x1, 35, 4, 2, d.tone(0xf6e9c8), d.tone(0xe2cd9c))
		for i := range 6 {
			y := 22 - 10.5*float64(i)
			d.line(x0+4, y, x1-4, y, 4, 0.7, d.tone(0x7d95b0).Alpha(0.7))
		}
		d.line(x0+9, -33, x0+9, 33, 4, 0.8, d.tone(0xc0484a).Alpha(0.7))
	}
	d.fill(-7, -35, 7, 35, 4.2, 1, ui.Hex(0x1a0c04).Alpha(0.22), ui.Hex(0x1a0c04).Alpha(0.22))
	d.line(0, 35, 0, -35, 4.4, 1, d.tone(0x6a5434).Alpha(0.8))
	d.line(5, 30, 9, -46, 4.6, 3.4, d.tone(0xc8323e))
	// the pen
	d.dark(70, -30, 76, 30, 3, 5, 0.6)
	d.line(74, -28, 70, 24, 3, 4.6, d.tone(0x1c1a2c))
	d.line(74, -28, 73, -14, 3, 4.6, d.tone(0xe0b04e))
	d.line(70.2, 22, 69.4, 34, 3, 2, d.tone(0xf0cc84))
	d.line(72.4, -26, 69.6, 20, 4, 1, ui.Hex(0xffffff).Alpha(0.4))
}

// lamp has a green shade and stands in its own pool of light.
func (d *pen) lamp() {
	night := 1 - d.light
	if p := d.at(34, -30, 0); night > 0.02 {
		d.c.Light(p.X, p.Y, 210*d.n, ui.Hex(0xffb45a).Alpha(0.34*night))
		d.c.Light(p.X, p.Y, 110*d.n, ui.Hex(0xffd890).Alpha(0.30*night))
	}
	d.dark(-26, -20, 26, 20, 20, 12, 0.7)
	d.disc(0, 0, 0, 25, d.tone(0xf0cc84), d.tone(0x6b4416))
	d.disc(0, 1, 5, 19, d.tone(0xd39c45), d.tone(0x7a4f1e))
	a, b := d.at(0, 0, 6), d.at(0, 0, 78)
	d.c.Line(a.X, a.Y, b.X, b.Y, 5*d.n, d.tone(0x8a5c26))
	d.c.Line(a.X-1.2*d.n, a.Y, b.X-1.2*d.n, b.Y, 1.6*d.n, d.tone(0xffe9b4))
	top, low, n := d.at(0, 0, 108), d.at(0, 0, 74), d.n
	shade := ui.Quad{{X: top.X - 13*n, Y: top.Y}, {X: top.X + 13*n, Y: top.Y}, {X: low.X + 33*n, Y: low.Y}, {X: low.X - 33*n, Y: low.Y}}
	lit := ui.Hex(0x1f6a52).Mix(ui.Hex(0x55c890), 0.55*night+0.25*d.light)
	d.c.FillQuad(shade, 60*n, 30*n, 7*n, lit.Lighten(0.15), lit.Darken(0.35))
	d.c.BoxAt(low.X, low.Y, 66*n, 10*n, 0, 5.5*n, ui.Hex(0x123c30).Mix(ui.Hex(0xfff0b8), 0.85*night+0.2*d.light), ui.Hex(0x0c2a22).Mix(ui.Hex(0xffc860), 0.8*night+0.1*d.light))
	d.c.Line(top.X-9*n, top.Y+5*n, low.X-21*n, low.Y-8*n, 3*n, ui.Hex(0xffffff).Alpha(0.30))
	d.c.Disc(top.X, top.Y-2*n, 4*n, d.tone(0xf0cc84))
	if night > 0.02 {
		d.c.Light(low.X, low.Y+4*n, 66*n, ui.Hex(0xffdc96).Alpha(0.62*night))
	}
}

// cup stands on a saucer, half full, with the sky in it.
func (d *pen) cup() {
	d.dark(-30, -26, 30, 26, 28, 9, 0.7)
	d.disc(0, 0, 1, 29, d.tone(0xf4efe6), d.tone(0xb9b0c0))
	d.disc(0, 0, 2, 20, d.tone(0xd8d0d8), d.tone(0xeae4e4))
	n, a, b := d.n, d.at(0, 0, 3), d.at(0, 0, 27)
	d.c.Ring(b.X+19*n, b.Y+9*n, 7.5*n, 3.4*n, d.tone(0xd9d2de))
	d.c.FillQuad(ui.Quad{{X: b.X - 19*n, Y: b.Y}, {X: b.X + 19*n, Y: b.Y}, {X: a.X + 13*n, Y: a.Y + 3*n}, {X: a.X - 13*n, Y: a.Y + 3*n}}, 34*n, 26*n, 6*n, d.tone(0xffffff), d.tone(0x9a92b0))
	d.c.Line(b.X-13*n, b.Y+6*n, a.X-9*n, a.Y-2*n, 3*n, ui.Hex(0xffffff).Alpha(0.5))
	d.line(-18, -4, 18, -4, 16, 2.4, d.tone(0x7a4ad0))
	d.disc(0, 0, 27, 20, d.tone(0xffffff), d.tone(0xcfc6d6))
	d.disc(0, 0, 26.4, 17, d.tone(0x5a3014), d.tone(0x2a1206))
	p := d.at(5, 6, 26.4)
	d.c.Light(p.X, p.Y, 9*n, ui.Hex(0xcfe0ff).Mix(ui.Hex(0xfff0c0), d.light).Alpha(0.7))
	for i := range 3 { // steam
		q := d.at(float64(i-1)*6, 0, 44+9*float64(i))
		d.c.GlowAt(q.X, q.Y, 2*n, 26*n, 0.24*float64(i-1), n, 9*n, ui.Hex(0xffffff).Alpha(0.10))
	}
	d.line(22, -20, 40, 8, 3, 2.6, d.tone(0xd8dce8))
	d.disc(41, 11, 3, 5, d.tone(0xf0f4ff), d.tone(0x9aa0b8))
}

// tickets are three, torn, one of them stamped.
func (d *pen) tickets() {
	for i, t := range [...]struct {
		x, y, turn float64
		col        uint32
	}{{-24, 4, 0.32, 0xe8a0b4}, {22, 8, -0.42, 0x9fc8c0}, {2, -6, -0.06, 0xf2e2b8}} {
		sin, cos := math.Sincos(t.turn)
		q := *d
		q.x, q.y = d.x+t.x*d.cos-t.y*d.sin, d.y+t.x*d.sin+t.y*d.cos
		q.sin, q.cos = d.sin*cos+d.cos*sin, d.cos*cos-d.sin*sin
		z := 0.6 * float64(i)
		q.dark(-25, -13, 25, 13, 1, 3, 0.55)
		q.fill(-25, -13, 25, 13, z, 1.5, q.tone(t.col), q.tone(t.col).Darken(0.14))
		ink := q.tone(0x4a2430).Alpha(0.8)
		for j := range 7 { // where it was torn off
			q.line(13, -11+3.6*float64(j), 13, -9.6+3.6*float64(j), z, 0.9, ink)
		}
		q.line(-20, 6, 6, 6, z, 2.4, ink)
		q.line(-20, 0, 2, 0, z, 1.2, ink.Alpha(0.6))
		q.line(-20, -5, 5, -5, z, 1.2, ink.Alpha(0.6))
		q.line(17, -4, 22, 4, z, 1.6, ink)
		if i == 2 {
			p := q.at(-2, -1, z)
			q.c.Ring(p.X, p.Y, 8.5*q.n, 1.5*q.n, ui.Hex(0xd0283c).Alpha(0.75))
			q.line(-8, -3, 4, 1, z, 1.4, ui.Hex(0xd0283c).Alpha(0.75))
		}
	}
}

// Marks draws the ledger's strokes: on each page ten are a whole life; lost is what
// each side has lost, 0 the lower player's. The others stay blank.
func Marks(c *ui.Canvas, l *places.Layout, dx, dy, light float64, lost [2]float64) {
	for _, t := range On(l) {
		if t.Kind != Ledger {
			continue
		}
		d := pens(c, l, &t, 1, turns[Ledger], light, [2]float64{})
		d.cam.CX, d.cam.CY = d.cam.CX+dx, d.cam.CY+dy
		for page, n := range [...]float64{lost[1], lost[0]} {
			x0 := [...]float64{-50, 13}[page]
			for i := range min(10, int(math.Ceil(n/10-0.01))) {
				x, y := x0+7.4*float64(i%5), 15.5-21*float64(i/5)
				ink := d.tone([...]uint32{0x2a2a5a, 0x9a1c2c}[page])
				if i%5 == 4 { // across the four before
					d.line(x0-4, y-5, x0+26, y+7, 4.4, 1.7, ink)
					continue
				}
				d.line(x-1, y+7, x+0.6, y-5, 4.4, 1.7, ink)
			}
		}
	}
}

// Wet draws the city's lights on the planks by night: streaks below what shines
// over the rim, broken by the joints.
func Wet(c *ui.Canvas, l *places.Layout, k, light float64, neon [2]ui.Colour) {
	night := 1 - light
	if night < 0.05 || l.Small || l.Tall {
		return
	}
	u := c.Env.H / 720
	cx, far, pane := l.Camera.CX*k, l.Far*k, ui.Hex(0xffc860)
	streak := func(x, w, long, a float64, col ui.Colour) {
		for i := range 14 {
			t := (float64(i) + 0.5) / 14
			off := math.Sin(float64(i)*2.4+x*0.13) * w * 0.16
			c.GlowAt(x+off, far+(12+long*t)*u, w*(0.9-0.3*t), 2*u, 0, u, (12+6*t)*u, col.Alpha(a*night*(1-t)))
		}
	}
	for _, s := range [...]struct {
		x, w, long, a float64
		col           ui.Colour
	}{{-214, 46, 150, 0.75, neon[0]}, {300, 62, 130, 0.70, neon[1]}, {77, 90, 90, 0.5, ui.Hex(0xffe9b8)}, {452, 26, 120, 0.55, ui.Hex(0xffd682)}, {-420, 20, 90, 0.4, pane}, {-548, 18, 70, 0.4, pane}, {-330, 16, 60, 0.4, pane}, {560, 18, 70, 0.4, pane}, {380, 14, 60, 0.35, pane}} {
		streak(cx+s.x*u, s.w*u, s.long, s.a, s.col)
	}
}

// Shade draws the hard shadows of posts and wires that wander over the planks by
// day, as the hour has it.
func Shade(c *ui.Canvas, l *places.Layout, k, light, hour float64) {
	if light < 0.3 || l.Small || l.Tall {
		return
	}
	cam := l.Camera
	cam.CX, cam.CY, cam.D = cam.CX*k, cam.CY*k, cam.D*k
	n := cam.D / places.Unit
	at := func(x, y float64) ui.Point {
		sx, sy, _ := cam.Project(x*n, y*n, 0)
		return ui.Point{X: sx, Y: sy}
	}
	col := ui.Hex(0x1c0a1e).Alpha(0.26 * ui.Clamp01((light-0.3)/0.4))
	lean := -260 * math.Sin(math.Remainder(hour-ztm.Hours/2, ztm.Hours)/ztm.Hours*2*math.Pi)
	for _, x := range [...]float64{-820, -560, -300, 300, 560, 820} { // posts of the parapet
		w := 15.0
		q := ui.Quad{at(x-w, 285), at(x+w, 285), at(x+w*1.3+lean, -60), at(x-w*1.3+lean, -60)}
		c.FillQuad(q, 2*w*n, 300*n, 1, col, col.Alpha(float64(col.A)*0.55))
	}
	last := at(-900+lean*0.7, 20)
	for i := 1; i <= 36; i++ { // a wire, with its lanterns
		t := float64(i) / 36
		sag := math.Mod(t*6, 1)
		p := at(-900+1800*t+lean*0.7, 20-34*4*sag*(1-sag))
		c.Line(last.X, last.Y, p.X, p.Y, 2.4*n, col)
		if last = p; i%3 == 0 {
			c.FillQuad(ui.Quad{{X: p.X - 10*n, Y: p.Y}, {X: p.X + 10*n, Y: p.Y}, {X: p.X + 10*n, Y: p.Y + 15*n}, {X: p.X - 10*n, Y: p.Y + 15*n}}, 20*n, 15*n, 8*n, col, col)
		}
	}
}

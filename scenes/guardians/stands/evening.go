package stands

import (
	"math"

	"godeck/scenes/table/stage"
	"godeck/scenes/ui"
)

// MastAt is how far from the middle the masts of the floodlights stand, in
// design units.
const MastAt = 236.0

// Masts draws what stands before the evening sky: the masts of the floodlights,
// and between them strings of pennants in the colours of the sides. rail is where
// the stands begin at an x; dim is the darkness, 0..1.
func Masts(c *ui.Canvas, u, mid float64, rail func(x float64) float64, sides [2]ui.Colour, dim float64) {
	top := func(x float64) float64 { return rail(x) - 96*u }
	iron := ui.Hex(0x120e1c)
	for i, d := range [2]float64{-1, 1} {
		x := mid + d*MastAt*u
		y := math.Max(top(x)+18*u, 14*u)
		c.Line(x, rail(x), x, y, 3.2*u, iron)
		for k := range 3 { // struts
			yk := ui.Lerp(y+16*u, rail(x), float64(k)/3)
			c.Line(x-5*u, yk+9*u, x+5*u, yk, 1.2*u, iron)
		}
		c.BoxAt(x-d*3*u, y, 40*u, 17*u, -d*0.14, 3*u, iron.Lighten(0.10), iron)
		lamp := ui.Hex(0xfff6e2).Mix(sides[i], 0.25)
		for k := range 8 {
			lx, ly := x-d*3*u+(float64(k%4)-1.5)*9*u, y+(float64(k/4)-0.5)*7*u-d*(float64(k%4)-1.5)*1.2*u
			c.Disc(lx, ly, 2.7*u, lamp.Alpha(1-0.6*dim))
		}
		c.Light(x, y, 62*u, lamp.Alpha(0.5*(1-0.8*dim)))
		for _, span := range [...][2]float64{{314, MastAt}, {MastAt, 128}} { // from the banner to the mast, and on to the booth
			x0, x1 := mid+d*span[0]*u, mid+d*span[1]*u
			pennants(c, u, x0, math.Max(6*u, top(x0)+26*u), x1, math.Max(4*u, top(x1)+14*u), sides[i], dim)
		}
	}
}

// pennants draws a string that sags between two points with small flags on it,
// every second one white.
func pennants(c *ui.Canvas, u, x0, y0, x1, y1 float64, col ui.Colour, dim float64) {
	n := max(3, int(math.Abs(x1-x0)/(15*u)))
	at := func(q float64) (x, y float64) { return ui.Lerp(x0, x1, q), ui.Lerp(y0, y1, q) + 16*u*4*q*(1-q) }
	lx, ly := x0, y0
	for i := 1; i <= n; i++ {
		x, y := at(float64(i) / float64(n))
		c.Line(lx, ly, x, y, 1.1*u, ui.Hex(0x1a1424))
		flag := col.Darken(0.1)
		if i%2 == 0 {
			flag = ui.Hex(0xf4e8d8).Mix(col, 0.2)
		}
		flag = flag.Darken(0.1 + 0.45*dim)
		mx, my, w := (lx+x)/2, (ly+y)/2, 6*u
		tip := ui.Point{X: mx + 2*u*(Hash(x)-0.5), Y: my + 15*u}
		c.FillQuad(ui.Quad{{X: mx - w, Y: my}, {X: mx + w, Y: my}, tip, tip}, 2*w, 15*u, 0, flag, flag.Darken(0.35))
		lx, ly = x, y
	}
}

// Rim makes a card that stands a figure of some thickness with the light of its
// tribe along its outline: q are its corners, in is towards the pit (1: right).
func Rim(c *ui.Canvas, q ui.Quad, u float64, col ui.Colour, in, power float64) {
	w, h := math.Hypot(q[1].X-q[0].X, q[1].Y-q[0].Y), math.Hypot(q[3].X-q[0].X, q[3].Y-q[0].Y)
	c.GlowQuad(q, w, h, 10*u, 34*u, col.Alpha(0.42*power))
	c.GlowQuad(q, w, h, 10*u, 11*u, col.Lighten(0.35).Alpha(0.6*power))
	for d := 7.0; d > 0; d -= 1.75 { // the side of the slab, away from the light
		p := q
		for k := range p {
			p[k].X, p[k].Y = p[k].X-in*d*1.1*u, p[k].Y+d*0.35*u
		}
		edge := ui.Hex(0x17121a).Mix(col, 0.10+0.05*(7-d)).Lighten(0.06)
		for i := range p { // only what the card does not hide
			a, b := p[i], p[(i+1)%4]
			if (b.Y-a.Y)*-in*1.1-(b.X-a.X)*0.35 <= 0 {
				continue
			}
			long, deep := [2]float64{w, h}[i%2], [2]float64{h, w}[i%2]
			k := math.Min(1, 26*u/deep)
			c.FillQuad(ui.Quad{a, b, b.Lerp(p[(i+2)%4], k), a.Lerp(p[(i+3)%4], k)}, long, k*deep, 9*u, edge, edge)
		}
	}
}

// Scars are what throws and blows have left in the sand of this match.
type Scars []scar

type scar struct{ angle, force float64 }

// most is how many scars are kept.
const most = 14

// Add leaves a scar in a direction from the pit, the deeper the heavier it was,
// 0..1.
func (s *Scars) Add(angle, force float64) {
	if *s = append(*s, scar{angle, force}); len(*s) > most {
		*s = (*s)[1:]
	}
}

// Draw draws the scars: furrows that run out from the pit, with a lit edge.
func (s Scars) Draw(c *ui.Canvas, cam *stage.Camera, u, pit float64) {
	for i, k := range s {
		h := Hash(float64(i)*5.3 + k.angle*11)
		a := k.angle + (h-0.5)*0.5
		far := pit*1.22 + (20+150*Hash(k.angle*7+float64(i)))*u
		long := (26 + 70*k.force) * u
		for n := range 2 + int(2*k.force) {
			off := (float64(n) - 0.5 - k.force) * 11 * u / far
			sin, cos := math.Sincos(a + off)
			x0, y0, _ := cam.Project(cos*far, sin*far, 0)
			l := long * (0.6 + 0.5*Hash(float64(n)*3.1+h))
			x1, y1, _ := cam.Project(cos*(far+l), sin*(far+l), 0)
			w := (2 + 3.4*k.force) * u
			c.Line(x0, y0, x1, y1, w, ui.Hex(0x0a0608).Alpha(0.42))
			c.Line(x0, y0+w*0.55, x1, y1+w*0.55, w*0.3, ui.Hex(0xffdcb0).Alpha(0.22))
		}
	}
}

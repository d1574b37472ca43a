// Package siege draws the moment that matches of Magna Spectra are about: a base
// falls. The eye goes near, cracks run over its walls, its gate bursts and its
// flag is struck, the towers lean and fall into their own dust, and the
// conqueror's flag rises from the rubble.
package siege

import (
	"math"

	"godeck/scenes/magna/cutout"
	"godeck/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// When what happens, in ticks after the fall begins. All of it takes no more
// than a second and a half.
const (
	Burst = 15 // the gate
	Lands = 54 // the towers
	Flag  = 58 // rises
	End   = 90
)

// Fall is the fall of a base, T ticks old. The zero value is that of none.
type Fall struct {
	On    bool
	T     float64
	Last  bool                                    // it decides the match
	Side  int                                     // of the screen, that loses it: it breaks away from the other
	Near  ui.Rect                                 // where the eye sees it; it stands somewhere else
	Grown bool                                    // trees, not walls
	Kept  bool                                    // nothing moves: one step after the other
	Sky   func(c *ui.Canvas, risen, dawn float64) // of the last one: who sits opposite stands up, and night ends
}

// Seen returns where in a window, with the table on a part of it, a side's base that
// stands at r is seen from near: about its own place, over the map alone. The last
// one is larger, and fills the window.
func Seen(full, table ui.Rect, tall bool, r ui.Rect, last bool) ui.Rect {
	const high = float64(cutout.High) / cutout.Wide
	if last {
		w, bottom := full.W*0.62, full.Y+full.H*0.97
		if tall {
			w, bottom = full.W*1.08, table.Y+table.H*0.6
		}
		return ui.Rect{X: full.X + full.W/2 - w/2, Y: bottom - w*high, W: w, H: w * high}
	}
	w := math.Min(1.95*r.W, math.Min(full.W*0.34, 0.86*table.H/high))
	if tall {
		w = math.Min(full.W*0.8, 0.46*table.H/high)
	}
	w = math.Max(w, r.W)
	x := math.Max(full.X+w*0.52, math.Min(full.Right()-w*0.52, r.X+r.W/2))
	top := full.Y + 0.1*full.H
	if tall {
		top = table.Y
	}
	bottom := math.Min(math.Max(top+w*high, r.Bottom()+0.24*w*high), table.Bottom()-0.1*table.H)
	return ui.Rect{X: x - w/2, Y: bottom - w*high, W: w, H: w * high}
}

// near is how near the eye is, 0 to 1.
func (f *Fall) near() float64 {
	if f.Kept {
		return 1
	}
	return ui.EaseInOut(ui.Clamp01(f.T/Burst)) * ui.EaseInOut(ui.Clamp01((End-f.T)/9))
}

// Dark is how dark all else is, 0 to 1.
func (f *Fall) Dark() float64 {
	return math.Min(ui.Clamp01(f.T/10), ui.Clamp01((End-f.T)/8))
}

// At returns where the base that stands at r is seen now.
func (f *Fall) At(r ui.Rect) ui.Rect {
	k := f.near()
	return ui.Rect{X: ui.Lerp(r.X, f.Near.X, k), Y: ui.Lerp(r.Y, f.Near.Y, k), W: ui.Lerp(r.W, f.Near.W, k), H: ui.Lerp(r.H, f.Near.H, k)}
}

// Draw draws the base that stands at r, of which whole and rest are pictures,
// over a table that grows dark.
func (f *Fall) Draw(c *ui.Canvas, whole, rest *ebiten.Image, r ui.Rect) {
	t, dark := f.T, f.Dark()
	if f.Kept && t > Burst { // in one step
		t = math.Max(t, Flag+20)
	}
	c.Fill(ui.Rect{W: c.Env.W, H: c.Env.H}, 0, ui.Hex(0x080303).Alpha(0.56*dark))
	if f.Last && f.Sky != nil {
		f.Sky(c, ui.EaseOut(ui.Clamp01((t-Burst)/22))*dark, ui.EaseInOut(ui.Clamp01((t-Burst-12)/44))*dark)
	}
	r = f.At(r)
	hill(c, r, dark)
	p := &cutout.Pen{C: c, K: r.W / cutout.Wide}
	p.X, p.Y = r.X, r.Y
	x, ground := r.X+r.W/2, r.Y+cutout.Ground*p.K
	c.ShadowAt(x, ground, r.W*1.1, r.H*0.13, 0, r.H*0.06, r.H*0.14, ui.Hex(0).Alpha(0.6*dark))
	fire := ui.Hex(0xff5a1e).Alpha(0.4 * dark * ui.Clamp01(t/Burst)) // a large light is dear: one, behind it
	if f.Last {
		fire = ui.Hex(0xff7a28).Alpha(0.46 * dark * ui.Clamp01(t/Burst))
	}
	c.Light(x, ground-r.H*0.3, r.W*0.55, fire)
	down := ui.Clamp01((t - Burst) / (Lands - Burst))
	f.smoke(c, r, ground, t)
	if q := ui.Clamp01((t - Lands + 16) / 12); q > 0 {
		piece(c, rest, r, 0, 1, 0.5, 0, q, f.glow(t))
	}
	f.flames(p, t)
	if down < 1 {
		c.Clip(ui.Rect{W: c.Env.W, H: ground})
		f.pieces(c, whole, r, down)
		c.Unclip()
		if t < Burst+6 {
			cracks(c, r, ui.Clamp01(t/Burst), 1-ui.Clamp01((t-Burst)/6))
		}
	}
	c.Clip(ui.Rect{W: c.Env.W, H: ground + r.H*0.02})
	away := float64(2*f.Side - 1)
	if t < Lands { // the flag is struck
		q := ui.EaseIn(ui.Clamp01((t - Burst) / 26))
		p.Flag(180, cutout.Ground-6, 214, 96, away*1.6*q, f.Side)
	} else if q := ui.EaseOut(ui.Clamp01((t - Flag) / 18)); q > 0 {
		p.Flag(180, cutout.Ground-6+214*(1-q), 214, 104, -away*0.05*(1-q), 1-f.Side)
	}
	c.Unclip()
	f.stones(c, p, t)
	f.dust(c, r, ground, t)
	if t > Burst && t < Burst+8 { // the blow
		c.Light(x, ground-r.H*0.2, r.W*0.5, ui.Hex(0xfff0c0).Alpha(0.8*(1-(t-Burst)/8)))
	}
}

// seams are where the walls part, as shares of the width: they run down in steps.
var seams = [4]float64{0, 0.37, 0.63, 1}

// pieces draws the walls as they fall, from 0 to 1: the gate sinks first, the far
// tower topples, the near one follows. What has grown there is felled whole.
func (f *Fall) pieces(c *ui.Canvas, img *ebiten.Image, r ui.Rect, q float64) {
	away := float64(2*f.Side - 1)
	fade := ui.Clamp01((1 - q) * 6)
	if f.Grown {
		piece(c, img, r.Move(0, r.H*0.1*ui.EaseIn(q)), 0, 1, 0.5, away*1.4*ui.EaseIn(q), fade, f.glow(f.T))
		return
	}
	for i := range 3 {
		from, to := seams[i], seams[i+1]
		sink, lean, foot, a := ui.EaseIn(ui.Clamp01(q*1.35)), 0.0, 0.5, 1.0 // the gate
		switch {
		case i == 1+int(away):
			sink, lean, foot, a = 0.4*ui.EaseIn(q), away*1.25*ui.EaseIn(q), 0.5+0.44*away, fade
		case i != 1:
			sink, lean, foot = ui.EaseIn(ui.Clamp01(q*1.3-0.3)), -away*0.34*ui.EaseIn(q), 0.5-0.44*away
		}
		piece(c, img, r.Move(0, r.H*sink), from, to, foot, lean, a, f.glow(f.T))
	}
}

// piece draws what of a picture lies between two shares of its width, turned
// about its foot: in the night above, and below in the light of a fire.
func piece(c *ui.Canvas, img *ebiten.Image, r ui.Rect, from, to, foot, lean, alpha, fire float64) {
	const rows = 8
	b := img.Bounds()
	sin, cos := math.Sincos(lean)
	px, py, a := r.X+r.W*foot, r.Bottom(), float32(alpha)
	var vs [2 * (rows + 1)]ebiten.Vertex
	var is []uint32
	for k := range vs {
		row, u := k/2, ui.Lerp(from, to, float64(k%2))
		v := float64(row) / rows
		if u > 0 && u < 1 {
			u += 0.09 * (cutout.Chance(float64(7*row)+u) - 0.5)
		}
		x, y := r.X+r.W*u-px, r.Y+r.H*v-py
		lit := 0.62*v + 0.3*(1-u)*(1-v) // the lantern at the left, the fire below
		shade := func(night, light float64) float32 { return a * float32(ui.Lerp(1, ui.Lerp(night, light, lit), fire)) }
		vs[k] = ebiten.Vertex{DstX: float32(px + x*cos - y*sin), DstY: float32(py + x*sin + y*cos), SrcX: float32(float64(b.Min.X) + u*float64(b.Dx())), SrcY: float32(float64(b.Min.Y) + v*float64(b.Dy())), ColorR: shade(0.5, 1.1), ColorG: shade(0.46, 0.9), ColorB: shade(0.56, 0.7), ColorA: a}
		if n := uint32(k); k%2 == 0 && row < rows {
			is = append(is, n, n+1, n+2, n+1, n+3, n+2)
		}
	}
	c.DrawMesh(img, vs[:], is)
}

// cracks draws how walls in r break from the gate outwards, grown from 0 to 1, in
// light of strength a.
func cracks(c *ui.Canvas, r ui.Rect, grown, a float64) {
	w := r.W / 150
	for i := range 7 {
		x, y := r.X+r.W*0.5, r.Y+r.H*0.84
		for k := range 6 {
			n := float64(7*i + k)
			if float64(k) > 6*grown {
				break
			}
			sin, cos := math.Sincos(math.Pi * (float64(i) + 0.5 + 0.9*(cutout.Chance(n)-0.5)) / 7)
			qx, qy := x-r.W*0.06*cos, y-r.H*(0.03+0.085*sin)
			thin := w * (1 - 0.12*float64(k))
			c.Line(x, y, qx, qy, 2.4*thin, ui.Hex(0x1a0604).Alpha(0.85*a))
			c.Line(x, y, qx, qy, thin, ui.Hex(0xffc46a).Alpha(a))
			if k%2 == 0 {
				c.Light(qx, qy, 7*w, ui.Hex(0xff6a1e).Alpha(0.45*a))
			}
			x, y = qx, qy
		}
	}
}

// glow is how much the walls stand in the light of the fire, t ticks after.
func (f *Fall) glow(t float64) float64 { return f.Dark() * (0.45 + 0.55*ui.Clamp01(t/Burst)) }

// hill draws the ground of the map on which all of it stands, seen from near.
func hill(c *ui.Canvas, r ui.Rect, dark float64) {
	x, y := r.X+r.W/2, r.Bottom()
	c.ShadowAt(x, y+r.H*0.02, r.W*1.5, r.H*0.26, 0, r.H*0.13, r.H*0.2, ui.Hex(0x1a100a).Alpha(0.7*dark))
	c.ShadowAt(x, y, r.W*1.16, r.H*0.15, 0, r.H*0.07, r.H*0.07, ui.Hex(0x59472e).Alpha(0.92*dark))
	c.ShadowAt(x-r.W*0.1, y-r.H*0.012, r.W*0.8, r.H*0.05, 0, r.H*0.025, r.H*0.05, ui.Hex(0xa07a48).Alpha(0.5*dark))
}

// smoke rises behind what burns.
func (f *Fall) smoke(c *ui.Canvas, r ui.Rect, ground, t float64) {
	a := ui.Clamp01((t-Burst)/20) * f.Dark()
	for i := range 9 {
		n := float64(i)
		q := math.Mod(cutout.Chance(n+31)+t/110, 1)
		w := r.W * (0.1 + 0.2*q + 0.06*cutout.Chance(n))
		x := r.X + r.W*(0.22+0.56*cutout.Chance(n+13)) + r.W*0.1*q*math.Sin(n+t*0.03)
		c.ShadowAt(x, ground-r.H*(0.12+0.95*q), w, w*0.8, 0, w*0.4, w*0.4, ui.Hex(0x241a18).Mix(ui.Hex(0x8a3a18), 0.5*(1-q)).Alpha(0.6*a*(1-q)*math.Min(1, 5*q)))
	}
}

// flames burn behind what falls and in what is left, and embers rise from them.
func (f *Fall) flames(p *cutout.Pen, t float64) {
	up := ui.Clamp01((t-Burst)/12) * (1 - 0.4*ui.Clamp01((t-Flag)/16))
	if up <= 0 {
		return
	}
	if f.Kept {
		t = 0
	}
	for i := range 11 {
		n := float64(i)
		x, y, w := 42+n*28+8*cutout.Chance(n+9), cutout.Ground-4-6*float64(i%3), (20+16*cutout.Chance(n+4))*up
		h := (34 + 62*cutout.Chance(n)) * up * (0.82 + 0.18*math.Sin(t*0.5+n*2.1))
		for k := range 6 { // a tongue, from white at its root to red
			q := float64(k) / 5
			col := ui.Hex(0xffd070).Mix(ui.Hex(0xff9c2e), math.Min(1, 2.2*q))
			if q > 0.45 {
				col = ui.Hex(0xff9c2e).Mix(ui.Hex(0xd42c08), (q-0.45)/0.55)
			}
			p.Glow(x+w*0.34*q*math.Sin(t*0.22+3*q+n*1.7), y-h*q, w*(0.86-0.58*q), col.Alpha(0.46*(1-0.4*q)))
		}
	}
	for i := range 24 {
		n := float64(i)
		q := math.Mod(cutout.Chance(n+51)+t/(46+20*cutout.Chance(n)), 1)
		x := 30 + 300*cutout.Chance(n+3) + 14*math.Sin(0.1*t+n)*q
		p.Disc(x, cutout.Ground-14-230*q, (1.1+1.5*cutout.Chance(n+7))*(1-0.5*q), ui.Hex(0xffd27a).Mix(ui.Hex(0xff5a1e), q).Alpha(up*(1-q)))
	}
}

// Breach draws the walls in r of a base that has lost a share of those who hold
// it: cracks from the gate, and smoke.
func Breach(c *ui.Canvas, r ui.Rect, q float64) {
	cracks(c, r, 0.35+0.65*q, 0.55+0.35*q)
	for i := range 3 {
		n := float64(i)
		w := r.W * (0.16 + 0.05*n)
		c.ShadowAt(r.X+r.W*(0.56+0.05*n), r.Y+r.H*(0.34-0.17*n), w, w*0.8, 0, w*0.4, w*0.4, ui.Hex(0x2c2320).Alpha(q*(0.5-0.12*n)))
	}
	c.Light(r.X+r.W*0.5, r.Y+r.H*0.84, r.W*0.3, ui.Hex(0xff7a28).Alpha(0.5*q))
}

// stones fly from the gate and, when they land, from the towers.
func (f *Fall) stones(c *ui.Canvas, p *cutout.Pen, t float64) {
	for i := range 26 {
		n := float64(i)
		from, x := float64(Burst), 180+50*(cutout.Chance(n)-0.5)
		if i > 10 {
			from, x = Lands-12, 40+280*cutout.Chance(n+0.5)
		}
		s := t - from
		vx, vy := 9*(cutout.Chance(n+3)-0.5), 5+5*cutout.Chance(n+7)
		x, y := x+vx*s, cutout.Ground-40-vy*s+0.34*s*s
		if s <= 0 || y > cutout.Ground+14 {
			continue
		}
		d := (6 + 12*cutout.Chance(n+1)) * p.K
		c.BoxAt(p.X+x*p.K, p.Y+y*p.K, d, d*0.75, n+s*0.16*vx, d*0.2, ui.Hex(0xb8a184), ui.Hex(0x4a3a2c))
	}
}

// dust rolls along the ground and rises.
func (f *Fall) dust(c *ui.Canvas, r ui.Rect, ground, t float64) {
	q := ui.Clamp01((t - Burst - 6) / (Lands - Burst))
	a := 0.9 * q * (1 - ui.Clamp01((t-Lands-2)/24))
	if a <= 0.01 {
		return
	}
	for i := range 7 {
		n := float64(i)
		w := r.W * (0.22 + 0.12*cutout.Chance(n+2)) * (0.6 + 0.5*q)
		x := r.X + r.W*(0.5+(n/6-0.5)*(0.6+0.4*q+0.003*t))
		y := ground - w*0.28 - r.H*(0.1+0.12*cutout.Chance(n+5))*q
		c.ShadowAt(x, y, w*0.6, w*0.4, 0, w*0.2, w*0.34, ui.Hex(0xc9b08c).Mix(ui.Hex(0x6a5648), cutout.Chance(n)).Alpha(a))
	}
}

// Words are what is said of a fall.
type Words struct {
	Name, Title, Last string // whose base, what happened; what it means if it is the last one
	Lost, All         int    // of the side's bases, this one included
	Side              ui.Colour
}

// Say writes in r what happened: with the base's name above it and, below, how
// many are left.
func (f *Fall) Say(c *ui.Canvas, r ui.Rect, w Words) {
	a := math.Min(ui.Clamp01((f.T-Burst)/10), ui.Clamp01((End-f.T)/8))
	if f.Kept {
		a = 1
	}
	if a <= 0 {
		return
	}
	u := c.Px(1)
	c.Shadow(r.InsetXY(r.W*0.12, r.H*0.2), r.H*0.3, r.H*0.5, ui.Hex(0x080303).Alpha(0.75*a))
	text := func(t string, in ui.Rect, face ui.Face, most float64, col, glow ui.Colour) {
		size := math.Min(most, in.H*0.86)
		if w := ui.Measure(t, face, size); w > in.W {
			size *= in.W / w
		}
		c.Text(t, in, ui.TextStyle{Face: face, Size: math.Max(12*c.Env.Scale, size), Align: ui.Middle, Colour: col.Alpha(a), Glow: glow, Shadow: true, Loose: true})
	}
	name, foot := r.CutTop(r.H*0.22, 0)
	title, foot := foot.CutTop(foot.H*0.6, 0)
	text(w.Name, name, ui.Bold, 22*u, ui.Hex(0xe8cfa0), ui.Colour{})
	if f.Last {
		text(w.Last, title, ui.Display, 66*u, ui.Hex(0xffe9a8), ui.Hex(0xff7a1e).Alpha(0.8*a))
		text(w.Title, foot, ui.Bold, 24*u, c.Theme.Warm, ui.Colour{})
		return
	}
	text(w.Title, title, ui.Display, 60*u, ui.Hex(0xfff0e0), c.Theme.Danger.Alpha(0.7*a))
	k := math.Min(foot.H*0.9, 30*u)
	for i := range w.All { // the bases, front to back: this one and those before it are gone
		ic := ui.Rect{X: foot.X + foot.W/2 + (float64(i)-float64(w.All)/2)*k*1.5 + k*0.25, Y: foot.Y + (foot.H-k)/2, W: k, H: k}
		if i >= w.Lost {
			c.Icon(ui.IconCastle, ic, w.Side.Alpha(a))
			continue
		}
		c.Icon(ui.IconCastle, ic, ui.Hex(0x8a6a60).Alpha(a))
		c.Line(ic.X, ic.Y, ic.Right(), ic.Bottom(), 2.4*u, c.Theme.Danger.Alpha(a))
	}
}

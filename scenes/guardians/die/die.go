// Package die draws the die of Battle Guardians: in the pit, in the hand and on
// its way, and the six numbers round it. A throw is known before it is seen: its
// way leads to the number that came.
package die

import (
	"math"

	"godeck/scenes/guardians/places"
	"godeck/scenes/guardians/stands"
	"godeck/scenes/ui"
	"godeck/sprites"

	"github.com/hajimehoshi/ebiten/v2"
)

// gold is the colour of the numbers that hit.
var gold = ui.Hex(0xffd24a)

// Throw is the die in flight, or held by a player who is about to throw it.
type Throw struct {
	At      float64 // 0 at rest, then progress to 1
	On      bool
	Value   int
	Gold    int // faces that hit
	Fatal   int // and those that would end the match
	From    [3]float64
	Angle   float64 // where in the bowl it lands first
	Alt     int     // the face onto which it nearly falls
	Held    float64 // 0..1: in the hand
	Pressed bool
	Pulls   bool
	PX, PY  float64 // the hand
	Let     bool    // it flies from the hand
	Flare   float64 // of the number that came
	Missed  float64 // the gold has gone
	Count   int     // throws so far in this match
}

// mat is a rotation.
type mat [3][3]float64

func about(axis [3]float64, angle float64) mat {
	s, c := math.Sincos(angle)
	x, y, z, d := axis[0], axis[1], axis[2], 1-c
	return mat{{c + x*x*d, x*y*d - z*s, x*z*d + y*s}, {y*x*d + z*s, c + y*y*d, y*z*d - x*s}, {z*x*d - y*s, z*y*d + x*s, c + z*z*d}}
}

func (a mat) mul(b mat) (c mat) {
	for i := range 3 {
		for j := range 3 {
			c[i][j] = a[i][0]*b[0][j] + a[i][1]*b[1][j] + a[i][2]*b[2][j]
		}
	}
	return c
}

func (a mat) transposed() (b mat) {
	for i := range 3 {
		for j := range 3 {
			b[i][j] = a[j][i]
		}
	}
	return b
}

var (
	xAxis = [3]float64{1, 0, 0}
	yAxis = [3]float64{0, 1, 0}
	zAxis = [3]float64{0, 0, 1}
)

// dieAxes are the directions of the faces in the die itself.
var dieAxes = [7][3]float64{{}, {0, 0, 1}, {1, 0, 0}, {0, 1, 0}, {0, -1, 0}, {-1, 0, 0}, {0, 0, -1}}

// upright turns a die so that a number is above.
func upright(n int) mat {
	switch n {
	case 2:
		return about(yAxis, -math.Pi/2)
	case 3:
		return about(xAxis, math.Pi/2)
	case 4:
		return about(xAxis, -math.Pi/2)
	case 5:
		return about(yAxis, math.Pi/2)
	case 6:
		return about(xAxis, math.Pi)
	}
	return about(zAxis, 0)
}

// dieYaw is how a die at rest is turned about the vertical.
const dieYaw = 0.46

// Moments of a throw: when it touches the bowl, and when it stands on an edge and falls from it.
const (
	touch1, touch2, Touch3, standing, falling, down = 0.20, 0.42, 0.57, 0.68, 0.83, 0.90
)

// Landings are the touches with how loud each is.
var Landings = [...]struct{ At, Gain float64 }{{touch1, 0.9}, {touch2, 0.55}, {Touch3, 0.35}, {standing, 0.2}, {down, 0.45}}

// pose returns where a die is in a moment of its throw, from the middle of the
// table, and how it is turned. half is half of its edge.
func (t *Throw) pose(p, pit, half float64) (at [3]float64, o mat) {
	rest := about(zAxis, dieYaw).mul(upright(t.Value))
	r0 := 0.62 * pit
	sin, cos := math.Sincos(t.Angle)
	switch {
	case p < touch1:
		q := p / touch1
		for i, v := range [3]float64{cos * r0, sin * r0, 0} {
			at[i] = t.From[i] + (v-t.From[i])*q
		}
		at[2] = t.From[2]*(1-q*q) + pit*1.1*4*q*(1-q)*0.45
	case p < standing:
		q := (p - touch1) / (standing - touch1)
		e := 1 - (1-q)*(1-q)
		r := r0 * (1 - e)
		s, c := math.Sincos(t.Angle + 4.4*e)
		at = [3]float64{c * r, s * r, 0}
		for _, b := range [...][3]float64{{touch1, touch2, 0.62}, {touch2, Touch3, 0.26}, {Touch3, standing, 0.08}} {
			if p >= b[0] && p < b[1] {
				k := (p - b[0]) / (b[1] - b[0])
				at[2] = pit * b[2] * 4 * k * (1 - k)
			}
		}
	}
	// how far it stands on its edge
	w := 0.0
	const edge = math.Pi / 4
	switch {
	case p < standing:
		w = edge * 0.86
	case p < falling: // it hesitates, and leans further than it should
		q := (p - standing) / (falling - standing)
		turns := 1.5
		if t.Fatal != 0 { // once more, and again
			turns = 3.5
		}
		w = edge * (0.86 + 0.24*math.Sin(q*math.Pi*turns)*(1-0.3*q))
	case p < down:
		q := (p - falling) / (down - falling)
		w = edge * 0.72 * (1 - q*q)
	case p < 1:
		q := (p - down) / (1 - down)
		w = 0.16 * math.Sin(q*math.Pi) * (1 - q)
	}
	if t.Alt > 0 && w != 0 {
		a := turn(rest, dieAxes[t.Alt])
		axis := [3]float64{a[1], -a[0], 0} // a × z
		o = about(axis, w).mul(rest)
		s, c := math.Sincos(math.Abs(w))
		k := half * (c - s - 1)
		at[0], at[1] = at[0]+a[0]*k, at[1]+a[1]*k
		at[2] += half * (c + s)
	} else {
		o = rest
		at[2] += half
	}
	if p < standing { // and it spins
		left := 1 - p/standing
		k := float64(t.Value)*1.7 + float64(t.Count)
		ax := [3]float64{math.Cos(k), math.Sin(k), 0.35}
		n := math.Sqrt(ax[0]*ax[0] + ax[1]*ax[1] + ax[2]*ax[2])
		for i := range ax {
			ax[i] /= n
		}
		o = about(ax, 15*left*left).mul(o)
	}
	return at, o
}

// Slowly returns how far a throw has come that takes most of its time on its last
// edge, q being the part of the time that has passed.
func Slowly(q float64) float64 {
	const stands, falls = 0.46, 0.88
	switch {
	case q < stands:
		return standing * q / stands
	case q < falls:
		return standing + (falling-standing)*(q-stands)/(falls-stands)
	}
	return falling + (1-falling)*(q-falls)/(1-falls)
}

func turn(m mat, v [3]float64) (w [3]float64) {
	for i := range w {
		w[i] = m[i][0]*v[0] + m[i][1]*v[1] + m[i][2]*v[2]
	}
	return w
}

// Nearly returns the face beside a number onto which the die nearly falls: one
// that changes the outcome, if there is one.
func Nearly(value, hits int) int {
	first := 0
	for n := 1; n <= 6; n++ {
		if n == value || n == 7-value {
			continue
		}
		if first == 0 {
			first = n
		}
		if hits>>n&1 != hits>>value&1 {
			return n
		}
	}
	return first
}

// Sockets draws the six numbers round the near rim of the pit: those of a mask
// burn, and the one that came, now, flares. face is what the die shows; dx, dy
// how far the table trembles.
func (t *Throw) Sockets(c *ui.Canvas, g *places.Ground, dx, dy float64, face, mask, now int) {
	if c.Blank() || g.Pit == 0 {
		return
	}
	half := g.Pit * 0.105
	for n := 1; n <= 6; n++ {
		sin, cos := math.Sincos(SocketAngle(n))
		x, y := cos*g.Pit*1.0, sin*g.Pit*1.0
		q := g.On(x-half, y-half, x+half, y+half).Move(dx, dy)
		sx, sy, k := g.Camera.Project(x, y, 0)
		sx, sy = sx+dx, sy+dy
		size := 2 * half * k
		burns := mask&(1<<n) != 0
		here := n == now || t.Flare > 0 && n == face
		top, low, ink := ui.Hex(0x40352f), ui.Hex(0x241b18), ui.Hex(0x8d7b6e)
		if burns {
			lost := t.Missed
			top, low, ink = ui.Hex(0xffdf86), ui.Hex(0xf0a32c), ui.Hex(0x4a2202)
			top, low = top.Mix(ui.Hex(0x40352f), 0.8*lost), low.Mix(ui.Hex(0x241b18), 0.8*lost)
			c.Light(sx, sy, size*1.3, ui.Hex(0xff9a2e).Alpha((0.5+0.5*t.Held)*(1-0.8*lost)))
		}
		if here && t.Flare > 0 {
			c.Light(sx, sy, size*(1.3+0.8*t.Flare), ui.Hex(0xffc860).Alpha(0.6*t.Flare))
		}
		c.ShadowQuad(q.Move(0, size*0.12), size, size, size*0.2, size*0.22, ui.Hex(0x000000).Alpha(0.7))
		c.FillQuad(q, size, size, size*0.2, top, low)
		c.StrokeQuad(q, size, size, size*0.2, math.Max(1, size*0.05), ui.Hex(0x150d0a).Alpha(0.8))
		if here && now != 0 {
			c.StrokeQuad(q.Move(0, 0), size, size, size*0.2, math.Max(1.6, size*0.09), ui.Hex(0xffffff))
		}
		for _, pip := range pips[n] {
			pt := q.At(0.5+pip[0]*0.27, 0.5+pip[1]*0.27)
			c.Disc(pt.X, pt.Y, size*0.095, ink)
		}
	}
}

// Look is how the die is seen.
type Look struct {
	Face, Mask int     // what it shows at rest; the numbers in gold
	Glow       float64 // of the light that invites to throw it, 0..1
	Edge       float64 // its edge at rest, in pixels
	Time       float64 // of the hand that shakes it
	Dim        float64 // darkness around it, 0..1
	Still      bool    // reduced motion
	DX, DY     float64 // how far the table trembles
}

// Draw draws the die where it is: in the pit, in the hand, in flight.
func (t *Throw) Draw(c *ui.Canvas, g *places.Ground, l *Look) {
	if c.Blank() {
		return
	}
	d, edge, mask, glow := t, l.Edge, l.Mask, l.Glow
	_, _, k0 := g.Camera.Project(0, 0, edge/2)
	half := edge / 2 / k0
	v := *d
	if v.Value = l.Face; d.On {
		v.Value = d.Value
	}
	v.Value = max(1, v.Value)
	p := 1.0
	if d.On {
		p = d.At
	}
	at, o := v.pose(p, g.Pit, half)
	lift := d.Held
	if lift > 0 && !d.On && !l.Still { // it is shaken in the hand
		tm := l.Time
		o = about(xAxis, 0.5*lift*math.Sin(tm*21)).mul(about(yAxis, 0.5*lift*math.Sin(tm*17+1))).mul(about(zAxis, lift*0.9*math.Sin(tm*9)).mul(o))
		at[2] += lift * g.Pit * 0.42
		at[0] += lift * 3 * g.Unit * math.Sin(tm*33)
	}
	dx, dy := l.DX, l.DY
	sx, sy, k := g.Camera.Project(at[0], at[1], at[2])
	gx, gy, gk := g.Camera.Project(at[0], at[1], 0)
	if d.Pulls {
		sx, sy = d.PX, d.PY
		gx, gy = sx, sy+edge*0.9
	}
	sx, sy, gx, gy = sx+dx, sy+dy, gx+dx, gy+dy
	size := edge * k / k0
	up := math.Max(0, at[2]-half) / (g.Pit + 1)
	c.BoxAt(gx, gy-size*0.05, size*1.05*gk/k, size*0.66*gk/k, 0, size*0.3, ui.Hex(0x000000).Alpha(0), ui.Hex(0x000000).Alpha(0))
	c.Shadow(ui.Rect{X: gx - size*0.5, Y: gy - size*0.34, W: size, H: size * 0.62}, size*0.26, size*(0.16+0.3*up), ui.Hex(0x000000).Alpha(0.72/(1+1.4*up)))
	heat := 0.42 + 0.75*math.Max(d.Held, glow*0.4) + 0.5*d.Flare
	if d.On {
		heat = 0.85
	}
	gold := 1 - d.Missed
	if mask != 0 && gold > 0 {
		c.Light(sx, sy, size*1.5, ui.Hex(0xffb048).Alpha((0.16+0.3*glow+0.34*d.Held+0.22*d.Flare)*gold))
	}
	look := sprites.DieLook{Heat: heat * gold, Key: [3]float64{-0.42, 0.72, 0.55}, Fire: [3]float64{0.62, 0.26, 0.06}, Dim: 1.02 - 0.12*l.Dim}
	for n := 1; n <= 6; n++ {
		if mask&(1<<n) != 0 {
			look.Gold[n] = gold
		}
	}
	sin, cos := math.Sincos(g.Camera.Tilt * 0.9)
	view := mat{{1, 0, 0}, {0, cos, sin}, {0, -sin, cos}}
	look.Turn = sprites.Turn(o.transposed().mul(view.transposed()))
	box := ui.Rect{X: sx, Y: sy}.Inset(-size)
	c.Paint(box, "die", func(dst *ebiten.Image) { sprites.DrawDie(dst, sx, sy, size, &look) }, sx, sy, size, look.Heat, gold, float64(mask), look.Dim,
		look.Turn[0][0], look.Turn[0][1], look.Turn[1][0], look.Turn[1][1], look.Turn[2][0], look.Turn[2][2])
	if d.Flare > 0 {
		for i := range 12 { // rays
			if l.Still {
				break
			}
			sin, cos := math.Sincos(float64(i)*math.Pi/6 + 0.2)
			r0, r1 := size*0.85, size*(0.95+0.75*d.Flare*(0.6+0.4*stands.Hash(float64(i))))
			c.Line(sx+cos*r0, sy+sin*r0*0.9, sx+cos*r1, sy+sin*r1*0.9, 3*g.Unit*d.Flare, ui.Hex(0xffdc8a).Alpha(0.8*d.Flare))
		}
	}
}

// SocketAngle is where on the rim of the pit a number lies.
func SocketAngle(n int) float64 { return math.Pi * (1.115 + float64(n-1)/5*0.77) }

// Socket returns where on the screen a number lies.
func Socket(g *places.Ground, n int) (x, y float64) {
	sin, cos := math.Sincos(SocketAngle(n))
	x, y, _ = g.Camera.Project(cos*g.Pit, sin*g.Pit, 0)
	return x, y
}

// Tiles draws the six faces of a die in a row, those of a mask lit, the present one framed.
func Tiles(c *ui.Canvas, r ui.Rect, mask, now int) {
	u := c.Px(1)
	k := math.Min(r.H, (r.W-5*u)/6.3)
	gap := math.Min(4*u, (r.W-6*k)/5)
	x := r.X + (r.W-6*k-5*gap)/2
	for n := 1; n <= 6; n++ {
		q := ui.Rect{X: x, Y: r.Y + (r.H-k)/2, W: k, H: k}
		x += k + gap
		facet(c, q, n, mask&(1<<n) != 0)
		if n == now {
			c.Stroke(q.Inset(-1.5*u), k*0.26, 2*u, ui.Hex(0xffffff))
		}
	}
}

// facet draws a face of a die: one that hits is lit.
func facet(c *ui.Canvas, q ui.Rect, n int, hits bool) {
	top, low, ink := ui.Hex(0x3a3236).Alpha(0.92), ui.Hex(0x211b1f).Alpha(0.92), ui.Hex(0x857b80)
	if hits {
		top, low, ink = gold.Lighten(0.35), gold.Darken(0.12), ui.Hex(0x3a1604)
		c.Glow(q, q.W*0.2, 7*c.Px(1), gold.Alpha(0.45))
	}
	c.Gradient(q, q.W*0.22, top, low)
	for _, at := range pips[n] {
		c.Disc(q.X+q.W*(0.5+at[0]*0.27), q.Y+q.W*(0.5+at[1]*0.27), q.W*0.095, ink)
	}
}

// pips are the positions of each number's pips, from −1 to 1.
var pips = [7][][2]float64{{}, {{0, 0}}, {{-1, -1}, {1, 1}}, {{-1, -1}, {0, 0}, {1, 1}}, {{-1, -1}, {1, -1}, {-1, 1}, {1, 1}},
	{{-1, -1}, {1, -1}, {0, 0}, {-1, 1}, {1, 1}}, {{-1, -1}, {-1, 0}, {-1, 1}, {1, -1}, {1, 0}, {1, 1}}}

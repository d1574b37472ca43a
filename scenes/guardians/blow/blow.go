// Package blow draws the blows of Battle Guardians: who strikes flies across
// the dark arena, who is struck is thrown back, cracks and, with no life left,
// goes to pieces and falls from its plinth. What a blow deals is its size.
package blow

import (
	"math"
	"strings"

	"godeck/scenes/guardians/stands"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/stage"
	"godeck/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// Strike is a blow in progress. The zero value is none.
type Strike struct {
	By, On   *cards.CardFace // who strikes and who is struck; By nil: nobody leaves its place
	From, At board.Pose      // where they stand
	Kind     Kind            // the weapon
	Own      Own             // and how this fighter uses it
	Rim      *ui.Point       // where the number lies that was rolled for it; nil: for none
	Force    float64         // 0..1: from a scratch to the heaviest
	Fells    bool            // who is struck has no life left
	Last     bool            // and with it the match is over: the camera comes closer, and the picture is held
	Still    bool            // reduced motion: the picture of the contact, without any
	Colour   ui.Colour       // the light of whoever strikes
	Number   string          // what it deals
	Word     string          // what follows from it, below the number
	T        float64         // ticks since the beginning
	Dusk     bool            // it is dark already when it begins
	Out      float64         // how far a held picture has faded, 0..1
	Ground   *ui.Hold        // the arena behind a blow that fells, nil if it is drawn as it lies
}

// Heft is how heavy a blow is.
type Heft = stage.Heft

// The hefts: a graze, a solid blow, one that takes much of a life.
const (
	Graze    = stage.Graze
	Solid    = stage.Solid
	Crushing = stage.Crushing
)

// Weigh returns how heavy damage is for who has so much life without any.
func Weigh(damage, life float64) Heft {
	switch share := damage / math.Max(1, life); {
	case share >= 0.4 || damage >= 2200:
		return Crushing
	case share >= 0.16 || damage >= 1000:
		return Solid
	}
	return Graze
}

// Force returns a blow's force, 0..1: the three can be told apart, and the
// lightest is seen to land.
func Force(h Heft, large float64) float64 {
	return math.Max(h.Force(large), [...]float64{0.18, 0.52, 0}[h])
}

// Most is the damage from which on a blow of its heft is as large as any.
const Most = 3500

// Contact returns the tick at which it lands.
func (s *Strike) Contact() float64 {
	if s.By == nil {
		return 0
	}
	p := s.pace()
	return p.gather + p.rush
}

// breaks returns the tick at which time goes on after the contact.
func (s *Strike) breaks() float64 {
	k := s.Contact() + 2 + 6*s.Force
	if s.Force >= 0.8 { // the world stops for a moment
		k += 6
	}
	if s.Fells {
		k += 5
	}
	return k
}

// Ticks returns how long it lasts: at most a second and a half, but for the last.
func (s *Strike) Ticks() float64 {
	if s.Last { // nothing else is seen for two seconds
		return s.breaks() + 110
	}
	if s.Fells {
		return s.breaks() + 54
	}
	return s.breaks() + 16 + 16*s.Force
}

// since returns how far a part of so many ticks that begins at a tick has come, 0..1.
func (s *Strike) since(from, ticks float64) float64 { return ui.Clamp01((s.T - from) / ticks) }

// shown is how much of the darkness and the words there is, 0..1.
func (s *Strike) shown() float64 {
	k := 1 - s.Out
	if !s.Last {
		k *= math.Min(1, (s.Ticks()-s.T)/10)
	}
	return k
}

// along returns the direction of the blow, of length 1.
func (s *Strike) along(c *ui.Canvas) (x, y float64) {
	x, y = s.At.X-s.From.X, s.At.Y-s.From.Y
	if s.By == nil {
		x, y = s.At.X-c.Env.W/2, 0
	}
	if d := math.Hypot(x, y); d > 1 {
		return x / d, y / d
	}
	return 1, 0
}

// Dark draws the darkness: what matters is drawn over it.
func (s *Strike) Dark(c *ui.Canvas) {
	if s.Ground == nil {
		c.Fill(ui.Rect{W: c.Env.W, H: c.Env.H}, 0, ui.Hex(0x060204).Alpha(s.dark()))
	}
}

// Hold holds the arena as a picture if the blow fells and things move.
func (s *Strike) Hold(t *board.Base) {
	if s.Fells && !s.Still {
		s.Ground = board.Hold(t)
	}
}

// Retake takes the picture of the arena again: something in it has changed.
func (s *Strike) Retake(t *board.Base) {
	if s.Ground != nil {
		t.Rehold()
		s.Ground.Gone = 1
		s.Follow()
	}
}

// Rubble draws what is left of who has been felled where it stood; from: where
// the blow came from.
func Rubble(c *ui.Canvas, b *board.Board, on *cards.CardFace, at, from board.Pose, still bool) {
	if c.Blank() {
		return
	}
	s := Strike{On: on, At: at, From: from, Force: 1, Fells: true, Last: true, Still: still}
	s.T = s.Ticks()
	dx, dy := s.along(c)
	u := at.W / 184
	if k := s.thrown(); k > 0 {
		at.X, at.Y, at.Angle = at.X+dx*k*u, at.Y+dy*k*u-0.2*k*u, at.Angle+0.0032*k*math.Copysign(1, dx)
	}
	s.pieces(c, b, at, u, dx, dy)
}

// Follow sets the camera and the darkness of a ground that is held; the blow
// that ends a match brings the camera closer to who has been felled.
func (s *Strike) Follow() {
	g := s.Ground
	if g == nil {
		return
	}
	g.Towards, g.Dim = ui.Point{X: s.At.X, Y: s.At.Y}, s.dark()
	if s.Last && s.T >= s.Contact() {
		g.Near = 0.06 * ui.EaseOut(s.since(s.Contact(), 18))
	}
}

// dark returns how much of the light is taken from the arena, 0..1.
func (s *Strike) dark() float64 {
	depth := 0.5 * s.Force
	if s.Fells {
		depth = 0.8
	}
	in := s.since(0, 8)
	if s.Still || s.By == nil || s.Dusk {
		in = 1
	}
	return depth * in * s.shown()
}

// Draw draws who strikes and who is struck, with the light of the blow.
func (s *Strike) Draw(c *ui.Canvas, b *board.Board) {
	if c.Blank() {
		return
	}
	u := s.At.W / 184 // a design unit of the arena
	dx, dy := s.along(c)
	hit := s.T >= s.Contact()
	if hit && !s.Still {
		s.rays(c, u)
	}
	at := s.At
	k := s.thrown()
	at.X, at.Y = at.X+dx*k*u, at.Y+dy*k*u-0.2*k*u
	at.Angle += 0.0032 * k * math.Copysign(1, dx)
	switch {
	case hit && s.Fells:
		s.pieces(c, b, at, u, dx, dy)
	default:
		b.Stand(c, s.On, at, s.Colour.Mix(ui.Hex(0xff5030), 0.6).Alpha(0.35+0.4*s.Force))
	}
	if hit {
		s.cracks(c, b, at, u, dx, dy)
	}
	if s.By != nil {
		s.striker(c, b, u, dx, dy)
		s.shot(c, u, dx, dy)
	}
	if hit && s.By != nil {
		q, fade := s.since(s.Contact(), 9+9*s.Force), 1-s.since(s.breaks()+4, 12+10*s.Force)
		if s.Still {
			q, fade = 1, s.shown()
		}
		s.Kind.mark(c, s.Own, at.X, at.Y, (70+120*s.Force)*u, dx, dy, q, fade, s.Colour)
	}
	if s.Still || !hit {
		return
	}
	if q := s.since(s.Contact(), 5); q < 1 { // the contact itself is white
		c.Fill(ui.Rect{W: c.Env.W, H: c.Env.H}, 0, ui.Hex(0xfff4e0).Alpha((0.12+0.6*s.Force)*(1-q)))
	}
	for i := range 1 + int(2*s.Force) {
		q := s.since(s.Contact()+5*float64(i), 22)
		if q > 0 && q < 1 {
			c.Ring(at.X, at.Y, (60+420*s.Force*ui.EaseOut(q)+90*q)*u, (2+9*s.Force)*(1-q)*u, s.Colour.Lighten(0.5).Alpha(0.8*(1-q)))
		}
	}
}

// thrown is how far who is struck is thrown back, in design units.
func (s *Strike) thrown() float64 {
	if s.T < s.Contact() || s.Still {
		return 0
	}
	k := (10 + 52*s.Force) * ui.EaseOut(s.since(s.Contact(), 5))
	if s.Fells {
		return k
	}
	return k * (1 - ui.EaseInOut(s.since(s.breaks(), 14+12*s.Force)))
}

// striker draws who strikes, with the streak of its way.
func (s *Strike) striker(c *ui.Canvas, b *board.Board, u, dx, dy float64) {
	p, way := s.From, 0.0
	const drawn, meets = -0.12, 0.74
	if !s.Still {
		switch p := s.pace(); {
		case s.T < p.gather:
			way = drawn * ui.EaseOut(s.T/p.gather)
		case s.T < p.gather+p.rush:
			way = ui.Lerp(drawn, meets, ui.EaseIn((s.T-p.gather)/p.rush))
		default:
			way = meets * (1 - ui.EaseInOut(s.since(s.breaks(), 20)))
		}
	}
	p.X, p.Y = ui.Lerp(s.From.X, s.At.X, way), ui.Lerp(s.From.Y, s.At.Y, way)
	far := math.Max(0, way/meets)
	p.Y -= 46 * float64(s.Own.Many) * u * math.Sin(math.Pi*math.Pow(math.Min(1, far), 1.4)) // the strong leap
	p.W *= 1 + (0.06+0.2*s.Force)*far
	p.Lift = far
	p.Angle += 0.13 * far * math.Copysign(1, dx)
	if way > 0.05 && s.T < s.breaks()+6 {
		fade := 1 - s.since(s.breaks(), 6)
		h := p.W * 0.62
		for _, k := range [...]float64{1, 0.6, 0.25} { // from a point where it stood to its own height
			q := ui.Quad{{X: s.From.X, Y: s.From.Y}, {X: s.From.X, Y: s.From.Y}, {X: p.X + dy*h*k, Y: p.Y - dx*h*k}, {X: p.X - dy*h*k, Y: p.Y + dx*h*k}}
			c.FillQuad(q, h, h, 0, s.Colour.Alpha(0), s.Colour.Lighten(1-k).Alpha(0.34*fade))
		}
	}
	board.Enlarged(b, c, s.By, p, s.From.W, s.Colour.Alpha(math.Min(1, 0.4+0.6*s.Force+0.4*far)))
}

// beams is how many rays of light there are.
const beams = 14

// rayV and rayI are the rays as one mesh: each is bright along its middle and
// fades to its sides and its end.
var (
	rayV [5 * beams]ebiten.Vertex
	rayI = func() (idx []uint32) {
		for i := range uint32(beams) {
			for _, k := range [...]uint32{0, 1, 2, 0, 2, 3, 1, 4, 2, 2, 4, 3} {
				idx = append(idx, 5*i+k)
			}
		}
		return idx
	}()
)

// rays draws the light that breaks out behind who is struck.
func (s *Strike) rays(c *ui.Canvas, u float64) {
	power := s.Force
	if s.Fells {
		power = 1
	}
	if power < 0.3 {
		return
	}
	q := s.since(s.Contact(), 8)
	fade := (1 - 0.55*s.since(s.breaks(), 40)) * s.shown() * power
	for i := range beams {
		h := stands.Hash(float64(i) * 3.7)
		a := 2*math.Pi*(float64(i)+0.6*h)/beams + 0.004*(s.T-s.Contact())
		wide := (0.07 + 0.13*h) * power
		long := c.Env.W * (0.25 + 0.45*h) * ui.EaseOut(q) * (0.5 + 0.5*power)
		put := func(k int, angle, far float64, col ui.Colour) {
			sin, cos := math.Sincos(angle)
			rayV[5*i+k] = ebiten.Vertex{DstX: float32(s.At.X + cos*far), DstY: float32(s.At.Y + sin*far),
				ColorR: col.R * col.A, ColorG: col.G * col.A, ColorB: col.B * col.A, ColorA: col.A}
		}
		none, light := s.Colour.Alpha(0), s.Colour.Lighten(0.35).Alpha(0.55*fade)
		put(0, a, 0, light)
		put(1, a-wide, 0.62*long, none)
		put(2, a, 0.62*long, light.Alpha(0.5))
		put(3, a+wide, 0.62*long, none)
		put(4, a, 1.15*long, none)
	}
	c.FillMesh(rayV[:], rayI)
	c.Light(s.At.X, s.At.Y, (150+230*power)*u, s.Colour.Alpha(0.55*fade))
}

// rim are points around a card, clockwise from its upper left corner.
var rim = [...][2]float64{{0, 0}, {0.42, 0}, {0.74, 0}, {1, 0}, {1, 0.36}, {1, 0.7}, {1, 1}, {0.66, 1}, {0.28, 1}, {0, 1}, {0, 0.62}, {0, 0.3}}

// struckAt returns where on the card the blow lands.
func struckAt(dx, dy float64) (u, v float64) { return 0.5 - 0.26*dx, 0.46 - 0.2*dy }

// ray returns the point of a crack towards a point of the rim, the way being 0..1.
func ray(i int, way, u0, v0 float64) (u, v float64) {
	p := rim[i%len(rim)]
	bend := 0.1 * (stands.Hash(float64(i)*5.1) - 0.5) * math.Sin(way*math.Pi)
	return ui.Lerp(u0, p[0], way) + bend, ui.Lerp(v0, p[1], way) + bend
}

// cracks draws what runs through who is struck: the more, the harder the blow.
func (s *Strike) cracks(c *ui.Canvas, b *board.Board, at board.Pose, u, dx, dy float64) {
	n, fade := int(12*s.Force), 1-s.since(s.breaks(), 14+14*s.Force)
	if s.Fells {
		n, fade = len(rim), 1-s.since(s.breaks(), 5)
	}
	if s.Still {
		fade = s.shown()
	}
	if n < 2 || fade <= 0 {
		return
	}
	q, grown := Face(b, at), 1.0
	if !s.Still {
		grown = ui.EaseOut(s.since(s.Contact(), 5))
	}
	u0, v0 := struckAt(dx, dy)
	for i := range n {
		k := i * len(rim) / n
		last := q.At(u0, v0)
		for j := 1; j <= 3; j++ {
			p := q.At(ray(k, grown*float64(j)/3, u0, v0))
			c.Line(last.X, last.Y, p.X, p.Y, (7-1.6*float64(j))*u, s.Colour.Alpha(0.5*fade))
			c.Line(last.X, last.Y, p.X, p.Y, (2.6-0.5*float64(j))*u, ui.Hex(0xfff6e0).Alpha(fade))
			last = p
		}
	}
}

// Face returns the corners of a card that stands in a pose.
func Face(b *board.Board, p board.Pose) ui.Quad {
	m := b.Stage.Place(&stage.Piece{X: p.X, Y: p.Y, W: p.W, H: p.W * cards.Aspect, Angle: p.Angle, Lean: p.Lean, Yaw: p.Yaw, Flat: p.Flat, Height: p.Lift})
	return m.Quad()
}

// inner is how far from the blow the ring of cracks runs.
const inner = 0.45

// corners returns the corners of the i-th piece of a card: those near the blow
// are triangles, those at the rim have four corners.
func corners(i int, u0, v0 float64) (out [4][2]float64) {
	k := i / 2
	at := func(n int, way float64) (p [2]float64) {
		p[0], p[1] = ray(n, way, u0, v0)
		return p
	}
	if i%2 == 0 {
		return [4][2]float64{{u0, v0}, at(k, inner), at(k+1, inner), {u0, v0}}
	}
	return [4][2]float64{at(k, inner), at(k, 1), at(k+1, 1), at(k+1, inner)}
}

var (
	shardV [8 * len(rim)]ebiten.Vertex
	shardI = func() (idx []uint32) {
		for i := range uint32(2 * len(rim)) {
			idx = append(idx, 4*i, 4*i+1, 4*i+2, 4*i, 4*i+2, 4*i+3)
		}
		return idx
	}()
)

// pieces draws who has been felled: its picture in pieces that fly off along
// the blow, fall and lie on the ground.
func (s *Strike) pieces(c *ui.Canvas, b *board.Board, at board.Pose, u, dx, dy float64) {
	img := b.Faces.Image(c.Env, c.Theme, s.On, math.Max(at.W, s.At.W), b.Light)
	size := img.Bounds()
	iw, ih := float64(size.Dx()-2*cards.FaceMargin), float64(size.Dy()-2*cards.FaceMargin)
	q := Face(b, at)
	u0, v0 := struckAt(dx, dy)
	from := q.At(u0, v0)
	foot := math.Max(q[2].Y, q[3].Y)
	t := s.T - s.breaks()
	ajar := 5 * s.since(s.Contact(), s.breaks()-s.Contact())
	if s.Still {
		t, ajar = 0, 9
	}
	fly := math.Max(0, t)
	bright := 1.2 - 0.55*s.since(s.breaks(), 30)
	for i := range 2 * len(rim) {
		uv := corners(i, u0, v0)
		var mid ui.Point
		for _, p := range uv {
			w := q.At(p[0], p[1])
			mid.X, mid.Y = mid.X+w.X/4, mid.Y+w.Y/4
		}
		h, g := stands.Hash(float64(i)*2.3), stands.Hash(float64(i)*7.9+1)
		ox, oy := mid.X-from.X, mid.Y-from.Y
		d := math.Max(1, math.Hypot(ox, oy))
		ox, oy = ox/d, oy/d
		vx, vy := (dx*(0.6+2.6*h)+ox*(1.2+2.6*g))*u, (dy*2+oy*(2+3.4*g)-2.6-3.6*h)*u
		const fall = 0.5
		deep := math.Max(6*u, foot+(10+34*g)*u-mid.Y)
		lands := (-vy + math.Sqrt(vy*vy+2*fall*u*deep)) / (fall * u)
		k := math.Min(fly, lands)
		turn, flat := (h-0.5)*0.34*k, 1-0.5*ui.Clamp01((fly-lands)/5)
		sin, cos := math.Sincos(turn)
		x, y := mid.X+ox*ajar*u+vx*k, mid.Y+oy*ajar*u+vy*k+fall*u*k*k/2
		for j, p := range uv {
			w := q.At(p[0], p[1])
			rx, ry := w.X-mid.X, w.Y-mid.Y
			v := &shardV[4*i+j]
			v.DstX, v.DstY = float32(x+rx*cos-ry*sin), float32(y+(rx*sin+ry*cos)*flat)
			v.SrcX = float32(float64(size.Min.X+cards.FaceMargin) + iw*ui.Clamp01(p[0]))
			v.SrcY = float32(float64(size.Min.Y+cards.FaceMargin) + ih*ui.Clamp01(p[1]))
			a := float32(s.shown())
			l := float32(bright*(0.8+0.3*g)) * a
			v.ColorR, v.ColorG, v.ColorB, v.ColorA = min(a, l), min(a, l*0.92), min(a, l*0.86), a
		}
	}
	c.DrawMesh(img, shardV[:], shardI)
}

// Say writes what the blow deals over who is struck, as large as it is heavy,
// and below what follows.
func (s *Strike) Say(c *ui.Canvas) {
	if s.T < s.Contact() && !s.Still {
		return
	}
	base := math.Min(c.Env.H, c.Env.W*0.86)
	size := base * (0.062 + 0.11*s.Force)
	if s.Fells {
		size = math.Max(size, base*0.2)
	}
	if !s.Still {
		size *= 1 + 0.6*(1-ui.EaseOut(s.since(s.Contact(), 6)))
	}
	num, minus := strings.CutPrefix(s.Number, "−") // that of the face is a wedge
	sign := 0.0
	if minus {
		sign = size * 0.56
	}
	half := (ui.Measure(num, ui.Display, size)+sign)/2 + size*0.1
	x := math.Max(half, math.Min(c.Env.W-half, s.At.X))
	low := 0.46 // below its face, until that has gone
	if s.Fells && !s.Still {
		low -= 0.8 * ui.EaseInOut(s.since(s.breaks()+4, 26))
	}
	r := ui.Rect{X: x - 2*half, Y: s.At.Y + s.At.W*low - size*0.55, W: 4 * half, H: size * 1.1}
	st := ui.TextStyle{Face: ui.Display, Size: size, Align: ui.Middle, Tabular: true, Colour: ui.Hex(0xfff0d8).Alpha(s.shown()), Glow: ui.Hex(0xff3a1c).Alpha(0.9 * s.shown()), Shadow: true, Loose: true}
	if minus {
		bar := ui.Rect{X: r.X + half + size*0.1, Y: r.Y + size*0.52, W: size * 0.4, H: size * 0.11}
		c.Fill(bar.Inset(-size*0.035), size*0.02, ui.Hex(0x14060a).Alpha(0.9*s.shown()))
		c.Fill(bar, 0, st.Colour)
	}
	c.Text(num, r.Move(sign/2, 0), st)
	if s.Word == "" {
		return
	}
	st.Face, st.Size = ui.Bold, math.Max(13*c.Env.Scale, math.Min(size*0.3, base*0.05))
	half = ui.Measure(s.Word, st.Face, st.Size)/2 + st.Size*0.3
	if s.Last { // the camera comes closer
		half += c.Env.W * 0.05
	}
	x = math.Max(half, math.Min(c.Env.W-half, s.At.X))
	c.Text(s.Word, ui.Rect{X: x - half, Y: r.Bottom(), W: 2 * half, H: st.Size * 1.5}, st)
}

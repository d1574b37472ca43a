package blow

import (
	"math"

	"godeck/scenes/guardians/stands"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// Clash is an answer that meets what comes before it lands: a weapon is turned
// back and its number breaks, a card whose effect is negated is torn.
type Clash struct {
	Foe      *cards.CardFace // the card that is torn; nil: a weapon comes
	By       *cards.CardFace // what answers; nil: light
	From, At ui.Point        // from where it comes, and where it is met
	Home     ui.Point        // from where the answer comes
	Wide     float64         // the width of a card
	Kind     Kind            // the weapon
	Burns    bool            // both are cards that burn where they meet
	Force    float64         // 0..1: how much is averted
	Lives    int             // so many are paid for it
	Still    bool            // reduced motion: light and numbers without flight
	Hues     [2]ui.Colour    // the light of what comes and of what answers
	Was      string          // what was coming
	Left     string          // what is left of it
	Word     string          // what has happened
	T        float64         // ticks since the beginning
}

// met is the tick at which both meet.
const met = 14.0

// Meet sets where they meet: what comes from one guardian before the other, a
// card that is torn over the die.
func (k *Clash) Meet(from, to, home, middle ui.Rect) {
	k.From.X, k.From.Y = from.Centre()
	k.Home.X, k.Home.Y = home.Centre()
	if k.At.X, k.At.Y = middle.Centre(); k.Foe == nil {
		x, y := to.Centre()
		k.At = k.From.Lerp(ui.Point{X: x, Y: y}, 0.66)
	}
}

// Begins returns the tween that plays it in a place of the scene, at no less than
// 0.7 of its length: the crowd is heard, and what goes along begins where they meet.
func (k *Clash) Begins(in **Clash, t *board.Base, length float64, crowd string, along ui.Tween) ui.Tween {
	total, hit := k.Ticks(), false
	sound := board.Strength(k.Force, 0.4, 0.7)
	return ui.Tween{Ticks: int(total * math.Max(0.7, length)), Ease: ui.Linear, Start: func() {
		*in = k
		t.Sound("attack-"+sound, 0.7, 0)
	}, Do: func(q float64) {
		if k.T = q * total; hit || k.T < k.Contact() {
			return
		}
		hit = true
		t.Sound("shield", 1, 0)
		t.Sound("hit-"+sound, 0.6, 0)
		t.Sound(crowd, 0.3+0.5*k.Force, 0)
		t.Timeline.Now(ui.Par(t.Impact(0.5+k.Force, k.At.X, k.At.Y, k.At.X-k.From.X, k.At.Y-k.From.Y, k.Hues[1]), along))
	}, End: func() { *in = nil }}
}

// Contact returns the tick at which they meet.
func (k *Clash) Contact() float64 {
	if k.Still {
		return 0
	}
	return met
}

// breaks returns the tick at which time goes on after that.
func (k *Clash) breaks() float64 {
	b := k.Contact() + 4 + 6*k.Force
	if k.Foe != nil {
		b += 4
	}
	return b
}

// Ticks returns how long it lasts: little more than a second.
func (k *Clash) Ticks() float64 {
	if k.Burns {
		return met + burning + 2
	}
	return k.breaks() + 28 + 14*k.Force
}

func (k *Clash) since(from, ticks float64) float64 { return ui.Clamp01((k.T - from) / ticks) }

// shown is how much of it there is at its end, 1..0.
func (k *Clash) shown() float64 { return math.Min(1, (k.Ticks()-k.T)/9) }

// along returns the direction in which the blow comes, of length 1.
func (k *Clash) along() (x, y float64) {
	x, y = k.At.X-k.From.X, k.At.Y-k.From.Y
	if d := math.Hypot(x, y); d > 1 {
		return x / d, y / d
	}
	return 1, 0
}

// Draw draws both, and what flies off where they meet.
func (k *Clash) Draw(c *ui.Canvas, b *board.Board) {
	if k == nil || c.Blank() {
		return
	}
	u := k.Wide / 184
	in := k.since(0, 7)
	if k.Still {
		in = 1
	}
	c.Fill(ui.Rect{W: c.Env.W, H: c.Env.H}, 0, ui.Hex(0x060204).Alpha((0.3+0.25*k.Force)*in*k.shown()))
	dx, dy := k.along()
	hit := k.T >= k.Contact()
	if hit {
		c.Light(k.At.X, k.At.Y, (140+200*k.Force)*u, k.Hues[1].Lighten(0.3).Alpha(0.6*(1-0.7*k.since(k.breaks(), 24))*k.shown()))
	}
	switch {
	case k.Burns && hit:
		k.burn(c, b, u)
		k.orbs(c, u)
		if !k.Still {
			k.sparks(c, u, dx, dy)
		}
		return
	case k.Foe != nil:
		k.foe(c, b, u, dx, dy)
	default:
		k.weapon(c, u, dx, dy)
	}
	k.answer(c, b, u, dx, dy)
	k.orbs(c, u)
	if hit && !k.Still {
		k.sparks(c, u, dx, dy)
	}
}

// weapon draws what comes with its streak; turned back it falls and goes out.
func (k *Clash) weapon(c *ui.Canvas, u, dx, dy float64) {
	size := (70 + 90*k.Force) * u
	if k.T < k.Contact() {
		way := ui.EaseIn(k.T / met)
		x, y := ui.Lerp(k.From.X, k.At.X, way), ui.Lerp(k.From.Y, k.At.Y, way)
		h := size * 0.5
		q := ui.Quad{{X: k.From.X, Y: k.From.Y}, {X: k.From.X, Y: k.From.Y}, {X: x + dy*h, Y: y - dx*h}, {X: x - dy*h, Y: y + dx*h}}
		c.FillQuad(q, h, h, 0, k.Hues[0].Alpha(0), k.Hues[0].Alpha(0.5))
		k.Kind.mark(c, Own{}, x, y, size, dx, dy, 0.3+0.7*way, 1, k.Hues[0])
		return
	}
	x, y, q := k.At.X, k.At.Y, 0.0
	if !k.Still {
		q = k.since(k.breaks(), 22)
		back := ui.EaseOut(q)
		x, y = x-dx*230*u*back, y-dy*230*u*back+(-90*q+260*q*q)*u
		x += 3 * u * math.Sin(1.9*k.T) * (1 - k.since(k.Contact(), k.breaks()-k.Contact())) // they press on each other
	}
	k.Kind.mark(c, Own{}, x, y, size*(1-0.4*q), dx, dy, 1, (1-q)*k.shown(), k.Hues[0].Mix(ui.Hex(0x8d8795), 0.6*q))
}

// answer draws the card that answers, which burns after it, or a wall of light.
func (k *Clash) answer(c *ui.Canvas, b *board.Board, u, dx, dy float64) {
	way := 1.0
	if !k.Still {
		way = ui.EaseOut(k.since(0, met))
	}
	back := 26 * u * ui.Pulse(k.since(k.Contact(), 12)) // it takes the shock
	if k.Still {
		back = 0
	}
	x, y := ui.Lerp(k.Home.X, k.At.X+dx*0.5*k.Wide, way)+dx*back, ui.Lerp(k.Home.Y, k.At.Y+dy*0.5*k.Wide, way)+dy*back
	gone := k.since(k.breaks()+10, 16)
	if k.Still {
		gone = 0
	}
	if k.By != nil {
		if gone < 1 {
			p := board.Pose{X: x, Y: y, W: k.Wide * (0.5 + 0.4*way) * (1 - 0.25*gone), Face: 1, Flat: 1, Lift: way, Angle: 0.25 * (1 - way) * math.Copysign(1, dx)}
			board.Enlarged(b, c, k.By, p, 0.9*k.Wide, k.Hues[1].Alpha(0.9*(1-gone)))
		}
		for i := range during(gone, 20) { // it turns to embers
			h, g := stands.Hash(float64(i)*3.1), stands.Hash(float64(i)*6.7+1)
			c.Disc(x+(h-0.5)*k.Wide*0.8, y+(g-0.6)*k.Wide-gone*(40+90*g)*u, (2+5*h)*u*(1-gone), ui.Hex(0xffb050).Mix(k.Hues[1], g))
		}
		return
	}
	fade := (1 - gone) * k.shown() * way
	for i := range 3 { // walls, one behind the other, across the way of the blow
		d, high := (float64(i)*22-10)*u, k.Wide*(0.75-0.14*float64(i))
		ox, oy := x+dx*d, y+dy*d
		q := ui.Quad{{X: ox - dy*high, Y: oy + dx*high}, {X: ox + dx*16*u, Y: oy + dy*16*u}, {X: ox + dy*high, Y: oy - dx*high}, {X: ox + dx*30*u, Y: oy + dy*30*u}}
		c.FillQuad(q, high, high, 0, k.Hues[1].Alpha(0.5*fade), k.Hues[1].Lighten(0.5).Alpha(0.8*fade))
	}
}

// during returns n while something goes on, q from 0 to 1, else 0.
func during(q float64, n int) int {
	if q > 0 && q < 1 {
		return n
	}
	return 0
}

// halves are the meshes of a torn card, each with its torn edge.
var (
	halfV [4 * 8]ebiten.Vertex
	halfI = func() (idx []uint32) {
		for i := range uint32(8) {
			idx = append(idx, 4*i, 4*i+1, 4*i+2, 4*i, 4*i+2, 4*i+3)
		}
		return idx
	}()
)

// foe draws the card that is answered: it comes, is stopped, and torn in two.
func (k *Clash) foe(c *ui.Canvas, b *board.Board, u, dx, dy float64) {
	p := board.Pose{X: k.At.X - dx*0.5*k.Wide, Y: k.At.Y - dy*0.5*k.Wide, W: k.Wide, Face: 1, Flat: 1}
	if k.T < k.Contact() {
		way := ui.EaseIn(k.T / met)
		p.X, p.Y = ui.Lerp(k.From.X, p.X, way), ui.Lerp(k.From.Y, p.Y, way)
		p.W *= 0.7 + 0.3*way
		p.Lift = way
		board.Enlarged(b, c, k.Foe, p, k.Wide, k.Hues[0])
		return
	}
	q := ui.EaseOut(k.since(k.breaks(), 26))
	ajar := (3 + 6*k.since(k.Contact(), 8)) * u
	if k.Still {
		q, ajar = 0, 12*u
	}
	img := b.Faces.Image(c.Env, c.Theme, k.Foe, k.Wide, b.Light)
	size := img.Bounds()
	iw, ih := float64(size.Dx()-2*cards.FaceMargin), float64(size.Dy()-2*cards.FaceMargin)
	w, h := p.W, p.W*cards.Aspect
	edge := func(j int) float64 { return 0.5 + 0.16*(stands.Hash(float64(j)*5.3)-0.5) }
	for side := range 2 {
		s := float64(2*side - 1)
		sin, cos := math.Sincos(s * (0.03 + 0.5*q))
		ox, oy := p.X+s*(ajar+90*u*q)-dx*60*u*q, p.Y+(60*q*q+8*s*q)*u*3
		for j := range 4 {
			for n, uv := range [4][2]float64{{float64(side), float64(j) / 4}, {edge(j), float64(j) / 4}, {edge(j + 1), float64(j+1) / 4}, {float64(side), float64(j+1) / 4}} {
				x, y := (uv[0]-0.5)*w, (uv[1]-0.5)*h
				v := &halfV[16*side+4*j+n]
				v.DstX, v.DstY = float32(ox+x*cos-y*sin), float32(oy+x*sin+y*cos)
				v.SrcX, v.SrcY = float32(float64(size.Min.X+cards.FaceMargin)+iw*uv[0]), float32(float64(size.Min.Y+cards.FaceMargin)+ih*uv[1])
				a := float32((1 - q*q) * k.shown())
				l := a * float32(1-0.4*q)
				v.ColorR, v.ColorG, v.ColorB, v.ColorA = l, l, l, a
			}
		}
	}
	c.DrawMesh(img, halfV[:], halfI)
	for j := range 4 { // light along the tear
		y := (float64(j)/4 - 0.5) * h
		fade := (1 - k.since(k.breaks(), 12)) * k.shown()
		c.Line(p.X+(edge(j)-0.5)*w, p.Y+y, p.X+(edge(j+1)-0.5)*w, p.Y+y+h/4, 4*u, k.Hues[1].Lighten(0.6).Alpha(fade))
	}
}

// sparks draws what flies off, the ring and the white of the moment itself.
func (k *Clash) sparks(c *ui.Canvas, u, dx, dy float64) {
	q := k.since(k.Contact(), 20+10*k.Force)
	if q >= 1 {
		return
	}
	for i := range 12 + int(16*k.Force) {
		h, g := stands.Hash(float64(i)*4.7), stands.Hash(float64(i)*8.9+3)
		s := math.Copysign(1, h-0.5)
		vx, vy := -dx*(0.3+g)+dy*s*(0.4+1.6*h), -dy*(0.3+g)-dx*s*(0.4+1.6*h)
		far := (60 + 190*g*(0.5+k.Force)) * u * ui.EaseOut(q)
		x, y := k.At.X+vx*far, k.At.Y+vy*far+110*u*q*q
		tail := 0.16 * (1 - q) * far
		c.Line(x-vx*tail, y-vy*tail, x, y, (1.5+3*h)*u*(1-q), ui.Hex(0xfff0c0).Mix(k.Hues[i%2], 0.4*g).Alpha(1-q*q))
	}
	if w := k.since(k.Contact(), 5); w < 1 {
		c.Fill(ui.Rect{W: c.Env.W, H: c.Env.H}, 0, ui.Hex(0xf4f8ff).Alpha((0.1+0.3*k.Force)*(1-w)))
	}
	r := k.since(k.Contact(), 18)
	c.Ring(k.At.X, k.At.Y, (40+(150+220*k.Force)*ui.EaseOut(r))*u, (2+7*k.Force)*(1-r)*u, k.Hues[1].Lighten(0.5).Alpha(0.8*(1-r)))
}

// Say writes what was coming, which breaks, and then what is left of it.
func (k *Clash) Say(c *ui.Canvas) {
	if k == nil {
		return
	}
	base := math.Min(c.Env.H, c.Env.W*0.86)
	size := base * (0.07 + 0.06*k.Force)
	low := k.At.Y + 0.86*k.Wide - size*0.5
	box := func(text string, y, size float64, face ui.Face, col ui.Colour, alpha float64) ui.Rect {
		half := ui.Measure(text, face, size)/2 + size*0.3
		r := ui.Rect{X: math.Max(half, math.Min(c.Env.W-half, k.At.X)) - half, Y: y, W: 2 * half, H: size * 1.15}
		c.Shadow(r, size*0.4, size*0.5, ui.Hex(0x060204).Alpha(0.6*alpha)) // other numbers stand there
		c.Text(text, r, ui.TextStyle{Face: face, Size: size, Align: ui.Middle, Tabular: true, Colour: col.Alpha(alpha), Glow: k.Hues[1].Alpha(0.7 * alpha), Shadow: true, Loose: true})
		return r
	}
	if k.Was != "" {
		away := k.since(k.breaks()-4, 9)
		if k.Still {
			away = 0
		}
		if fade := (1 - away) * math.Min(1, k.T/5+0.2) * k.shown(); fade > 0 {
			y := low - 60*away*size/100 + 150*away*away*size/100
			if k.Still {
				y -= size
			}
			r := box(k.Was, y, size, ui.Display, ui.Hex(0xff9a80), fade)
			if k.T >= k.Contact() { // a crack through it
				x0, y0, last := r.X+size*0.2, r.Y+r.H*0.7, 0.0
				for i := range 5 {
					w, h := (r.W-size*0.4)/5, (stands.Hash(float64(i)*2.9)-0.6)*size*0.5
					c.Line(x0+float64(i)*w, y0+last, x0+float64(i+1)*w, y0+h, size*0.07, ui.Hex(0xfffaf0).Alpha(fade))
					last = h
				}
			}
		}
	}
	begin := k.breaks()
	if k.Was != "" { // what was coming has fallen
		begin += 5
	}
	if k.T < begin && !k.Still {
		return
	}
	pop := 1.0
	if !k.Still {
		pop += 0.5 * (1 - ui.EaseOut(k.since(begin, 7)))
	}
	if k.Left != "" {
		low = box(k.Left, low, size*pop, ui.Display, k.Hues[1].Lighten(0.6), k.shown()).Bottom()
	}
	box(k.Word, low, math.Max(15*c.Env.Scale, base*0.042)*pop, ui.Bold, ui.Hex(0xfff4e0), k.shown())
}

// Vain is an attack that swings past who stands opposite.
type Vain struct {
	Kind     Kind
	From, To ui.Point // of who attacks and who is missed
	Wide     float64
	Colour   ui.Colour
	At       float64 // 0..1
}

// Past returns an attack from one guardian's place past another's.
func Past(k Kind, from, to ui.Rect, col ui.Colour) *Vain {
	v := &Vain{Kind: k, Wide: from.W, Colour: col}
	v.From.X, v.From.Y = from.Centre()
	v.To.X, v.To.Y = to.Centre()
	return v
}

// Swings returns the tween in which who attacks rushes past, and stumbles home.
func (v *Vain) Swings(t *board.Base, id string) ui.Tween {
	way := math.Copysign(v.Wide/184, v.To.X-v.From.X)
	return ui.Seq(t.Lunge(id, v.To.X, v.To.Y-0.7*v.Wide, 38, func() { t.Sound("stone-crack", 0.4, 0) }), t.Recoil(id, 26*way, math.Abs(16*way), 30))
}

// Begins returns the tween that plays it in a place of the scene, if things move.
func (v *Vain) Begins(in **Vain, still bool) ui.Tween {
	return ui.Tween{Ticks: 64, Ease: ui.Linear, Do: func(q float64) {
		if v.At = q; !still {
			*in = v
		}
	}, End: func() { *in = nil }}
}

// Draw draws the weapon over its victim's head and the dust that it raises where
// it comes down.
func (v *Vain) Draw(c *ui.Canvas) {
	if v == nil || v.At <= 0 || v.At >= 1 || c.Blank() {
		return
	}
	q, dx := v.At, math.Copysign(1, v.To.X-v.From.X)
	way := ui.EaseOut(math.Min(1, q*1.8))
	x, y := ui.Lerp(v.From.X, v.To.X+dx*0.5*v.Wide, way), ui.Lerp(v.From.Y, v.To.Y, way)-0.8*v.Wide*math.Sin(math.Pi*math.Min(1, way*0.8))
	v.Kind.Fizzle(c, x, y, v.Wide*0.75, dx, q, v.Colour)
	d := ui.Clamp01((q - 0.3) / 0.7)
	for i := range during(d, 16) {
		h, g := stands.Hash(float64(i)*5.9), stands.Hash(float64(i)*3.7+1)
		c.Disc(v.To.X+dx*v.Wide*(0.5+0.5*h*ui.EaseOut(d)), v.To.Y+v.Wide*(0.6-0.4*g*d), v.Wide*(0.03+0.09*d)*(0.5+g), ui.Hex(0xd6c4b0).Alpha(0.5*(1-d)))
	}
}

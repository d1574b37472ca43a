package board

import (
	"cmp"
	"math"
	"slices"

	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// Motion are the parameters of a flight.
type Motion struct {
	Ticks  int     // at normal speed; 0: 26
	Arc    float64 // height of the flight, relative to the card's width; 0: 0.35
	Spin   float64 // additional rotation, in radians, that unwinds on the way
	Ease   ui.Ease
	Sound  string    // on landing
	Behind bool      // not above other cards
	Ember  ui.Colour // burns away on the way, with edges of this colour; zero: no
}

// Move returns the tween that flies a card to a pose, turning it over on the
// way if necessary. Declare the card at its new place in the next build: the
// tween holds it until then.
func (t *Base) Move(id string, to Pose, m Motion) ui.Tween {
	return t.MoveTo(id, func() Pose { return to }, m)
}

// MoveTo is Move to where the card is to lie when it sets out.
func (t *Base) MoveTo(id string, there func() Pose, m Motion) ui.Tween {
	m.Ticks = cmp.Or(m.Ticks, 26)
	m.Arc = cmp.Or(m.Arc, 0.35)
	var from, to Pose
	var c *card
	return ui.Tween{Ticks: m.Ticks, Ease: m.Ease,
		Start: func() {
			if c = t.Board.cards[id]; c != nil {
				from, to = c.pose, there()
				c.held, c.flying = true, !m.Behind
			}
			if t.reduced {
				m.Arc, m.Spin = 0, 0
			}
		},
		Do: func(p float64) {
			if c == nil {
				return
			}
			q := from.Lerp(to, p)
			h := math.Sin(math.Pi * ui.Clamp01(p))
			q.Y -= h * m.Arc * q.W
			q.Lift = math.Max(q.Lift, h)
			q.Angle += m.Spin * (1 - p)
			c.pose = q
			if m.Ember.A > 0 {
				c.gone, c.ember = 0.8*ui.EaseIn(ui.Clamp01((p-0.25)/0.75)), m.Ember
			}
		},
		End: func() {
			if c == nil {
				return
			}
			c.pose, c.home = to, to
			c.held, c.flying, c.gone = false, false, 0
			t.Sound(m.Sound, 0.7, t.pan(to.X))
		}}
}

// Flip returns the tween that turns a card over in place.
func (t *Base) Flip(id string, faceUp bool, ticks int) ui.Tween {
	var c *card
	var from float64
	to := cards.FaceUp(faceUp)
	return ui.Tween{Ticks: cmp.Or(ticks, 22), Ease: ui.EaseInOut,
		Start: func() {
			if c = t.Board.cards[id]; c != nil {
				from, c.held = c.pose.Face, true
				t.Sound("card-flip", 0.6, t.pan(c.pose.X))
			}
		},
		Do: func(p float64) {
			if c != nil {
				c.pose.Face = ui.Lerp(from, to, p)
				c.pose.Lift = ui.Pulse(ui.Clamp01(p))
			}
		},
		End: func() {
			if c != nil {
				c.pose.Face, c.home.Face, c.pose.Lift, c.held = to, to, 0, false
			}
		}}
}

// Unveil returns the tween that turns a card over for everybody to see: it rises
// from the table and hovers for a moment, trembling, then it is thrown round and
// strikes its place. With reduced motion it only turns over.
func Unveil(t *Base, id string, faceUp bool, hover, ticks int) ui.Tween {
	var c *card
	var from Pose
	to := cards.FaceUp(faceUp)
	rise := float64(hover) / float64(hover+ticks)
	return ui.Tween{Ticks: hover + ticks, Ease: ui.Linear,
		Start: func() {
			if c = t.Board.cards[id]; c != nil {
				from, c.held, c.flying = c.pose, true, true
				t.Sound("card-flip", 0.6, t.pan(c.pose.X))
			}
		},
		Do: func(p float64) {
			if c == nil {
				return
			}
			if t.reduced {
				c.pose.Face = ui.Lerp(from.Face, to, p)
				return
			}
			q, up := from, ui.EaseOut(ui.Clamp01(p/rise))
			if p < rise {
				q.X += 0.018 * q.W * math.Sin(p*float64(hover+ticks)*1.7) * up
			} else {
				turn := (p - rise) / (1 - rise)
				q.Face = ui.Lerp(from.Face, to, ui.EaseInOut(ui.Clamp01(1.35*turn)))
				up = 1 - ui.EaseIn(ui.Clamp01(2.6*turn-1.6))
			}
			q.W *= 1 + 0.16*up
			q.Y -= 0.10 * from.W * up
			q.Lift = up
			c.pose = q
		},
		End: func() {
			if c != nil {
				c.pose = from
				c.pose.Face, c.home.Face, c.pose.Lift, c.held, c.flying = to, to, 0, false, false
			}
		}}
}

// SetFace returns the tween that gives a card its face: a hidden card becomes
// known just before it turns.
func (t *Base) SetFace(id string, f *cards.CardFace) ui.Tween {
	return ui.Call(func() {
		if c := t.Board.cards[id]; c != nil {
			c.face = f
		}
	})
}

// Flash returns the tween that lights a card up and fades.
func (t *Base) Flash(id string, col ui.Colour, ticks int) ui.Tween {
	return ui.Tween{Ticks: cmp.Or(ticks, 24), Ease: ui.Linear, Do: func(p float64) {
		if c := t.Board.cards[id]; c != nil {
			c.flash, c.sheen, c.flashCol = ui.Pulse(p), p, col
			if p >= 1 || t.Timeline.Skipping() {
				c.flash = 0
			}
		}
	}}
}

// Lunge returns the tween that throws a card at a point and back: an attack.
func (t *Base) Lunge(id string, x, y float64, ticks int, hit func()) ui.Tween {
	return lunge(t, id, x, y, cmp.Or(ticks, 34), 0, hit)
}

// lunge is Lunge with a time for which the card stays at the contact, in ticks.
func lunge(t *Base, id string, x, y float64, ticks, stay int, hit func()) ui.Tween {
	var c *card
	var from Pose
	struck := false
	return ui.Tween{Ticks: ticks + stay, Ease: ui.Linear,
		Start: func() {
			if c = t.Board.cards[id]; c != nil {
				from = c.pose
				c.held, c.flying = true, true
			}
		},
		Do: func(p float64) {
			if c == nil {
				return
			}
			const wind, strike, held = 0.36, 0.50, 0.62                // it stops for a moment at the contact
			if p *= float64(ticks+stay) / float64(ticks); p > strike { // and longer
				p = math.Max(math.Min(p, strike+0.01), p-float64(stay)/float64(ticks))
			}
			k := 0.0
			switch {
			case p < wind:
				k = -0.14 * ui.EaseOut(p/wind)
			case p < strike:
				k = ui.Lerp(-0.14, 0.66, ui.EaseIn((p-wind)/(strike-wind)))
			case p < held:
				k = 0.66
			default:
				k = 0.66 * (1 - ui.EaseInOut((p-held)/(1-held)))
			}
			if t.reduced {
				k *= 0.2
			}
			c.pose = from
			c.pose.X, c.pose.Y = ui.Lerp(from.X, x, k), ui.Lerp(from.Y, y, k)
			c.pose.Lift = 0.7 * ui.Pulse(math.Min(1, p/0.9))
			if !t.reduced && p < strike {
				c.pose.Angle = from.Angle - 0.05*ui.Pulse(p/strike)
			}
			if p >= strike && !struck {
				struck = true
				if hit != nil {
					hit()
				}
			}
		},
		End: func() {
			if c != nil {
				c.pose, c.held, c.flying = from, false, false
			}
			if !struck && hit != nil {
				hit()
			}
		}}
}

// Dissolve returns the tween in which a card burns away in place. It stays so
// until Repair is called: after a presentation the table must show what is
// there.
func (t *Base) Dissolve(id string, ember ui.Colour, ticks int) ui.Tween {
	return ui.Tween{Ticks: ticks, Ease: ui.Linear, Do: func(p float64) {
		if c := t.Board.cards[id]; c != nil {
			c.gone, c.ember = math.Max(0.001, p), ember
		}
	}}
}

// Lift forgets where cards are: those that are put next stand in their places at once.
func Lift(b *Board) { clear(b.cards) }

// Veil makes a card unseen while something else draws it, or seen again.
func Veil(b *Board, id string, on bool) {
	if c := b.cards[id]; c != nil {
		c.alpha = 1 - cards.FaceUp(on)
	}
}

// Carry puts a card at a pose, above all others, until it is let go with nil:
// then it goes home. For tweens that work out the pose themselves.
func Carry(b *Board, id string, at *Pose) {
	c := b.cards[id]
	if c == nil {
		return
	}
	if c.held, c.flying = at != nil, at != nil; at != nil {
		c.pose = *at
	} else {
		c.pose = c.home
	}
}

// Repair makes burnt cards whole again, and veiled ones seen.
func (t *Base) Repair() {
	for _, c := range t.Board.cards {
		c.gone, c.alpha = 0, 1
	}
	t.Surface.Redraw()
}

// Recoil returns the tween in which a hit card is pushed away, tilts, and returns.
func (t *Base) Recoil(id string, dx, dy float64, ticks int) ui.Tween {
	var c *card
	var from Pose
	return ui.Tween{Ticks: cmp.Or(ticks, 26), Ease: ui.Linear,
		Start: func() {
			if c = t.Board.cards[id]; c != nil && !c.held {
				from, c.held = c.pose, true
			} else {
				c = nil
			}
		},
		Do: func(p float64) {
			if c == nil {
				return
			}
			k := ui.EaseOut(ui.Clamp01(p * 5)) // thrown back at once …
			if p > 0.2 {
				k = 1 - ui.EaseInOut((p-0.2)/0.8) // … and slowly home
			}
			if t.reduced {
				k *= 0.2
			}
			c.pose = from
			c.pose.X, c.pose.Y = from.X+dx*k, from.Y+dy*k
			c.pose.Angle = from.Angle + 0.05*k*math.Sin(p*19)
		},
		End: func() {
			if c != nil {
				c.pose, c.held = from, false
			}
		}}
}

// Shake returns the tween that makes the whole table tremble; nothing with reduced motion.
func (t *Base) Shake(strength float64, ticks int) ui.Tween {
	return tremble(t, strength, ticks, func(p float64) (x, y float64) { return math.Sin(p * 53), math.Cos(p * 41) })
}

// tremble moves the table by two pixels or more, and in every other tick: each time the
// whole window is painted anew.
func tremble(t *Base, strength float64, ticks int, way func(p float64) (x, y float64)) ui.Tween {
	return ui.Tween{Ticks: ticks, Ease: ui.Linear, Do: func(p float64) {
		p = math.Floor(p*float64(ticks)/2) * 2 / float64(ticks)
		x, y := way(p)
		a := strength * (1 - p) * (1 - p)
		if t.reduced {
			a = 0
		}
		t.shakeX, t.shakeY = 2*math.Round(a*x/2), 2*math.Round(a*y/2)
	}}
}

// Impact returns the tween of a hit that lands at a point: it stops for a moment,
// then the table trembles along the blow, sparks fly, and a light fades. How
// long and how much follows from its weight, 0.3 to 3 (stage.Weight); dx, dy is
// the direction of the blow.
func (t *Base) Impact(weight, x, y, dx, dy float64, col ui.Colour) ui.Tween {
	d, ticks := math.Max(1e-9, math.Hypot(dx, dy)), 6+int(4*weight)
	shaken := tremble(t, 3*weight*t.unit, ticks, func(p float64) (x, y float64) {
		a := math.Cos(p * math.Pi * 3.5)
		return a * (dx - 0.3*dy) / d, a * (dy + 0.3*dx) / d
	})
	return ui.Seq(ui.Wait(2+int(2*weight)), ui.Par(shaken, t.Burst(x, y, int(12*weight), col), t.Hit(x, y, (60+50*weight)*t.unit, col.Alpha(math.Min(1, 0.4+0.3*weight)))))
}

// Burst returns the tween that throws sparks from a point.
func (t *Base) Burst(x, y float64, n int, col ui.Colour) ui.Tween {
	return ui.Call(func() {
		if !t.reduced && !t.Timeline.Skipping() {
			t.Sparks.Burst(x, y, n, 7*t.unit, 5*t.unit, col)
		}
	})
}

// Hit returns the tween of a light at a point that fades.
func (t *Base) Hit(x, y, r float64, col ui.Colour) ui.Tween {
	return ui.Tween{Ticks: 20, Ease: ui.Linear, Do: func(p float64) {
		t.hit = hitLight{x: x, y: y, r: r * (0.4 + 0.6*p), p: p, col: col.Alpha(1 - p)}
	}}
}

// Blow describes a strike: who strikes where, and how hard.
type Blow struct {
	By     []string   // ids of the cards that strike, one after the other
	With   []ui.Tween // tweens beside them
	At     string     // id of the card that is struck; "": none
	X, Y   float64    // point of contact
	Force  float64    // 0..1: how hard, from a tap to a decisive blow
	Colour ui.Colour  // of the light; zero: the theme's warm
	Sound  string     // of the contact; "": depends on the force
	Lands  ui.Tween   // begins at the contact: numbers, breakage
	Weight float64    // of the hit (stage.Weight): it stops and shakes the table like an Impact; 0: by its force
	Stay   int        // how long the first that strikes stays at the contact, in ticks beyond a moment
}

// Strength returns the suffix of the sound of a blow of a force that may be
// medium or heavy.
func Strength(force, medium, heavy float64) string {
	switch {
	case force >= heavy:
		return "heavy"
	case force >= medium:
		return "medium"
	}
	return "light"
}

// Strike returns the tween of a blow: the cards draw back under a gathering
// light, strike, stop for a moment, and go home. What is struck is thrown
// back; light, sound, sparks and the table's trembling grow with the force.
func (t *Base) Strike(b Blow) ui.Tween {
	b.Force = ui.Clamp01(b.Force)
	f, u, col := b.Force, t.unit, cmp.Or(b.Colour, t.Theme.Warm)
	strength := Strength(f, 0.33, 0.66)
	b.Sound = cmp.Or(b.Sound, "hit-"+strength)
	hit := func() {
		parts := []ui.Tween{t.SoundTween(b.Sound, 0.8+0.2*f, t.pan(b.X)), t.Hit(b.X, b.Y, (70+110*f)*u, col),
			t.Burst(b.X, b.Y, 16+int(44*f), col), t.Shake((3+13*f)*u, 14+int(14*f)), b.Lands}
		if b.Weight > 0 {
			x, y := b.X-t.poseOf(b.By).X, b.Y-t.poseOf(b.By).Y
			parts = []ui.Tween{parts[0], t.Impact(b.Weight, b.X, b.Y, x, y, col), b.Lands}
		}
		if c, by := t.Board.cards[b.At], t.poseOf(b.By); c != nil {
			dx, dy := c.pose.X-by.X, c.pose.Y-by.Y
			if d := math.Hypot(dx, dy); d > 1 {
				k := (9 + 22*f) * u / d
				parts = append(parts, t.Recoil(b.At, dx*k, dy*k, 26))
			}
		}
		t.Timeline.Now(ui.Par(parts...))
	}
	if len(b.By) == 0 {
		return ui.Call(hit)
	}
	ticks := 32 + int(10*f)
	steps := append([]ui.Tween{t.SoundTween("attack-"+strength, 0.8, 0)}, b.With...)
	for i, id := range b.By {
		do, stay := hit, b.Stay
		if i > 0 {
			do, stay = nil, 0
		}
		steps = append(steps, ui.Seq(ui.Wait(4*i), ui.Par(lunge(t, id, b.X, b.Y, ticks, stay, do), t.Flash(id, col.Alpha(0.35+0.4*f), ticks*36/100))))
	}
	return ui.Par(steps...)
}

// Closer returns the tween in which the camera comes closer to a point, by a
// share near in so many ticks, stays there and goes back, while the edges of the
// window stay as they are. What lies below the
// effects is a picture meanwhile (ui.Hold): whatever moves there is seen to
// have moved when it is over. Reduced motion: no camera.
func Closer(t *Base, x, y, near float64, in, stay, out int) ui.Tween {
	var h *ui.Hold
	a, b, all := float64(in), float64(in+stay), float64(in+stay+out)
	return ui.Tween{Ticks: in + stay + out, Ease: ui.Linear, Start: func() {
		if h = Hold(t); h != nil {
			h.Towards = ui.Point{X: x, Y: y}
		}
	}, Do: func(p float64) {
		if h != nil {
			k := p * all
			h.Near = near * ui.EaseOut(ui.Clamp01(k/a)) * (1 - ui.EaseInOut(ui.Clamp01((k-b)/(all-b))))
		}
	}, End: func() {
		if h != nil {
			t.Release()
		}
	}}
}

// poseOf returns the pose of the first of some cards.
func (t *Base) poseOf(ids []string) (p Pose) {
	if len(ids) > 0 {
		p, _ = t.Board.PoseOf(ids[0])
	}
	return p
}

// Cheer returns the tween with sparks at places of the winner's, in two colours by turns.
func (t *Base) Cheer(odd, even ui.Colour, places ...ui.Rect) ui.Tween {
	var steps []ui.Tween
	for i, r := range places {
		x, y := r.Centre()
		col := [...]ui.Colour{odd, even}[i%2]
		steps = append(steps, ui.Par(t.Burst(x, y, 30, col), t.Hit(x, y, 70*t.unit, col)), ui.Wait(16))
	}
	return ui.Seq(steps...)
}

// Arrow returns the tween that draws a line of light from one point to another.
func (t *Base) Arrow(x1, y1, x2, y2 float64, col ui.Colour, ticks int) ui.Tween {
	a := &arrowLine{x1: x1, y1: y1, x2: x2, y2: y2}
	return ui.Tween{Ticks: cmp.Or(ticks, 40), Ease: ui.Linear,
		Start: func() { t.arrows = append(t.arrows, a) },
		Do:    func(p float64) { a.p, a.col = ui.Clamp01(p*2.2), col.Alpha(math.Min(1, (1-p)*4)) },
		End:   func() { t.arrows = slices.DeleteFunc(t.arrows, func(b *arrowLine) bool { return a == b }) }}
}

// Count returns the tween that runs a displayed number from one value to another.
func Count(show *float64, to float64, ticks int) ui.Tween {
	var from float64
	return ui.Tween{Ticks: ticks, Ease: ui.EaseOut,
		Start: func() { from = *show },
		Do:    func(p float64) { *show = ui.Lerp(from, to, p) },
		End:   func() { *show = to }}
}

type hitLight struct {
	x, y, r float64
	p       float64 // progress of fading
	col     ui.Colour
}

type arrowLine struct {
	x1, y1, x2, y2, p float64
	col               ui.Colour
}

// draw draws the light, two expanding rings, and the rays of the blow, long at first.
func (h *hitLight) draw(c *ui.Canvas) {
	u := c.Px(1)
	c.Light(h.x, h.y, h.r, h.col)
	if h.p < 0.35 { // the contact itself is white
		c.Light(h.x, h.y, h.r*0.55, ui.Hex(0xffffff).Alpha(float64(h.col.A)*(1-h.p/0.35)))
	}
	c.Ring(h.x, h.y, h.r*0.8, (1+4*(1-h.p))*u, h.col.Lighten(0.5))
	c.Ring(h.x, h.y, h.r*0.45*(0.5+h.p), 2*u, h.col.Lighten(0.3).Alpha(0.6))
	const rays = 9
	for i := range rays {
		sin, cos := math.Sincos(float64(i)*2*math.Pi/rays + 0.7*math.Sin(h.x+float64(i)))
		from, to := h.r*(0.22+0.5*h.p), h.r*(0.62+0.33*float64(i%3)/2+0.25*h.p)
		if to > from {
			c.Line(h.x+cos*from, h.y+sin*from, h.x+cos*to, h.y+sin*to, math.Max(1, 3.4*u*(1-h.p)), h.col.Lighten(0.55).Alpha(0.8))
		}
	}
}

func (t *Base) drawEffects(c *ui.Canvas) {
	glance(&t.Board, c)
	for _, a := range t.arrows {
		if a.col.A > 0 {
			c.Note(ui.Item{Kind: ui.ItemArrow, Rect: ui.Rect{X: a.x1, Y: a.y1, W: a.x2 - a.x1, H: a.y2 - a.y1}})
			drawArrow(c, a)
		}
	}
	if t.hit.col.A > 0.01 {
		t.hit.draw(c)
	}
	for i := range t.riffles {
		t.riffles[i].draw(c, &t.Board)
	}
	t.Sparks.Draw(c)
	t.numbers.draw(c)
	t.Across.draw(c)
}

func drawArrow(c *ui.Canvas, a *arrowLine) {
	u := c.Px(1)
	x, y := ui.Lerp(a.x1, a.x2, a.p), ui.Lerp(a.y1, a.y2, a.p)
	ang := math.Atan2(a.y2-a.y1, a.x2-a.x1)
	l := math.Hypot(x-a.x1, y-a.y1)
	c.GlowAt((a.x1+x)/2, (a.y1+y)/2, l, 6*u, ang, 3*u, 14*u, a.col.Alpha(0.6))
	c.Line(a.x1, a.y1, x, y, 5*u, a.col)
	for _, d := range []float64{2.5, -2.5} {
		c.Line(x, y, x+20*u*math.Cos(ang+d), y+20*u*math.Sin(ang+d), 5*u, a.col)
	}
}

// bow is the bend of a line from one point to another.
type bow struct{ x1, y1, mx, my, x2, y2 float64 }

func newBow(u, x1, y1, x2, y2 float64) bow {
	d := math.Hypot(x2-x1, y2-y1)
	nx, ny := (y2-y1)/d, -(x2-x1)/d
	b := math.Min(d*0.16, 60*u)
	if ny > 0 {
		nx, ny = -nx, -ny
	}
	return bow{x1, y1, (x1+x2)/2 + nx*b, (y1+y2)/2 + ny*b, x2, y2}
}

func (b *bow) at(t float64) (x, y float64) {
	q := 1 - t
	return q*q*b.x1 + 2*q*t*b.mx + t*t*b.x2, q*q*b.y1 + 2*q*t*b.my + t*t*b.y2
}

// Tether draws a line of light from what acts to what it is about, in three
// widths that add up, with a ring around its end; kind is its meaning in
// display lists.
func Tether(c *ui.Canvas, kind string, x1, y1, x2, y2 float64, col ui.Colour) {
	u := c.Px(1)
	if math.Hypot(x2-x1, y2-y1) < 8*u {
		return
	}
	c.Note(ui.Item{Kind: ui.ItemArrow, Text: kind, Rect: ui.Rect{X: x1, Y: y1, W: x2 - x1, H: y2 - y1}})
	b := newBow(u, x1, y1, x2, y2)
	const n = 16
	px, py := x1, y1
	for i := 1; i <= n; i++ {
		x, y := b.at(float64(i) / n)
		l, a := math.Hypot(x-px, y-py), math.Atan2(y-py, x-px)
		for _, k := range [...]struct{ soft, alpha float64 }{{15, 0.20}, {6, 0.42}} {
			c.GlowAt((x+px)/2, (y+py)/2, l, 2*u, a, u, k.soft*u, col.Alpha(k.alpha))
		}
		c.Line(px, py, x, y, 2.6*u, col.Lighten(0.55))
		px, py = x, y
	}
	c.Light(x2, y2, 46*u, col.Alpha(0.45))
	c.Ring(x2, y2, 17*u, 3*u, col.Lighten(0.4))
	c.Disc(x2, y2, 5*u, col.Lighten(0.6))
}

// Bow draws a bent arrow; kind is its meaning in display lists.
func Bow(c *ui.Canvas, kind string, x1, y1, x2, y2 float64, col ui.Colour, strong bool) {
	if u := c.Px(1); math.Hypot(x2-x1, y2-y1) >= 8*u {
		b := newBow(u, x1, y1, x2, y2)
		BowBy(c, kind, ui.Point{X: x1, Y: y1}, ui.Point{X: b.mx, Y: b.my}, ui.Point{X: x2, Y: y2}, col, strong)
	}
}

// BowBy draws an arrow that is bent towards a point.
func BowBy(c *ui.Canvas, kind string, from, by, to ui.Point, col ui.Colour, strong bool) {
	u, x2, y2 := c.Px(1), to.X, to.Y
	c.Note(ui.Item{Kind: ui.ItemArrow, Text: kind, Rect: ui.Rect{X: from.X, Y: from.Y, W: x2 - from.X, H: y2 - from.Y}})
	bent := bow{from.X, from.Y, by.X, by.Y, x2, y2}
	at, px, py := bent.at, from.X, from.Y
	w := 2.2 * u
	if strong {
		w = 4 * u
	}
	const n = 14
	for i := 1; i <= n; i++ {
		x, y := at(float64(i) / n * 0.97)
		if strong {
			c.Line(px, py, x, y, w*2.6, col.Alpha(0.16))
		}
		c.Line(px, py, x, y, w*(0.5+0.5*float64(i)/n), col)
		px, py = x, y
	}
	qx, qy := at(0.93)
	ang := math.Atan2(y2-qy, x2-qx)
	k := 13 * u
	if strong {
		k = 18 * u
	}
	for _, da := range []float64{2.6, -2.6} {
		c.Line(px, py, px+k*math.Cos(ang+da), py+k*math.Sin(ang+da), w, col)
	}
}

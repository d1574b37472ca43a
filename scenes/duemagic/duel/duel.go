// Package duel is the blow of a creature in Duemagic: it leans back, charges,
// strikes as heavily as it is strong, and goes home; a creature that is
// destroyed goes to pieces where it stands.
package duel

import (
	"math"

	"godeck/scenes/table/board"
	"godeck/scenes/table/stage"
	"godeck/scenes/ui"
)

// Weigh returns how heavy the blow of so much power is.
func Weigh(power int) stage.Heft {
	switch {
	case power >= 7000:
		return stage.Crushing
	case power >= 4000:
		return stage.Solid
	}
	return stage.Graze
}

// pace is how a blow of each heft goes, in ticks: leaning back, charging, time
// that stands still, the way home.
var pace = [...]struct{ draw, rush, stop, home float64 }{{10, 8, 4, 16}, {14, 8, 8, 20}, {21, 8, 15, 26}}

// Blow is a blow, T ticks old. The zero value is that of none.
type Blow struct {
	Seen   bool // it runs
	T      float64
	Heft   stage.Heft
	Card   string      // of the creature on the board
	On     string      // of the creature that is struck; "": a player
	Under  [2][]string // the cards under the two, which go with them
	Unit   float64
	Meet   [2]board.Pose // if a creature is struck: where the two meet, who strikes first
	At     ui.Point      // where it lands: between the two, if a creature is struck
	Stay   float64       // how much longer time stands
	Might  float64       // of two that meet together, 0 to 1: how hard they clash
	Foe    ui.Colour     // of the creature that is struck
	Known  int           // how many have been seen: each is shorter than the one before
	Brief  bool          // nothing hangs on it: it is as short as it becomes
	Colour ui.Colour     // of the creature
	Lands  ui.Tween      // begins when it lands
	Still  bool          // reduced motion: everybody stays where it is

	from, foe board.Pose
}

// Contact returns the tick at which it lands, Breaks that at which time goes on.
func (b *Blow) Contact() float64 { return pace[b.Heft].draw + pace[b.Heft].rush }
func (b *Blow) Breaks() float64  { return b.Contact() + pace[b.Heft].stop + b.Stay }

// Wait returns how long it takes to a tick of its own, which is shorter each time.
func (b *Blow) Wait(tick float64) int {
	k := math.Max(0.6, 1-0.08*float64(b.Known))
	if b.Brief {
		k = 0.5
	}
	return int(k*math.Min(tick, b.Contact()) + math.Max(0, tick-b.Contact()))
}

// Tween returns the tween in which a blow is seen: while it runs it is *b.
func (b *Blow) Tween(k Blow, t *board.Base) ui.Tween {
	home := k.Breaks() + pace[k.Heft].home
	total, first := float64(k.Wait(home)), float64(k.Wait(k.Contact()))
	landed := false
	land := func() {
		if !landed {
			landed = true
			k.land(t)
		}
	}
	return ui.Tween{Ticks: int(total), Ease: ui.Linear, Start: func() {
		k.Still, k.Seen = t.Surface.Env().Settings.ReducedMotion, true
		b.Drop(b.Card, &t.Board) // one that has not come to its end
		k.from, _ = t.Board.PoseOf(k.Card)
		k.foe, _ = t.Board.PoseOf(k.On)
		*b = k
		t.Sound("attack-"+k.Heft.Strength(), 0.8, 0)
		t.Timeline.Now(t.Flash(k.Card, k.Colour.Lighten(0.2).Alpha(0.3+0.12*float64(k.Heft)), int(first)))
		if k.Heft == stage.Crushing {
			board.Hush(t, int(k.Breaks()))
		}
	}, Do: func(p float64) {
		if b.T = p * total; b.T < first {
			b.T *= k.Contact() / first
		} else {
			b.T += k.Contact() - first
		}
		if !b.Still && b.Seen {
			b.carry(&t.Board, 0, b.Card, b.pose())
			if b.On != "" {
				b.carry(&t.Board, 1, b.On, b.meets())
			}
		}
		if b.T >= k.Contact() {
			land()
		}
	}, End: func() {
		land()
		b.Drop(k.Card, &t.Board)
	}}
}

// Drop lets a creature go, wherever its blow is: the board has it again.
func (b *Blow) Drop(card string, on *board.Board) {
	if !b.Seen || card != b.Card && card != b.On {
		return
	}
	if b.On != "" && !b.Still {
		b.release(on, 1, b.On)
	}
	if b.On = ""; card == b.Card {
		b.release(on, 0, card)
		*b = Blow{}
	}
}

// carry puts one of the two at a pose, with what lies under it.
func (b *Blow) carry(on *board.Board, i int, card string, at board.Pose) {
	board.Carry(on, card, &at)
	for j, id := range b.Under[i] {
		q := Beneath(at, j, b.Unit*at.W/math.Max(1, [...]float64{b.from.W, b.foe.W}[i]))
		board.Carry(on, id, &q)
	}
}

func (b *Blow) release(on *board.Board, i int, card string) {
	board.Carry(on, card, nil)
	for _, id := range b.Under[i] {
		board.Carry(on, id, nil)
	}
}

// Beneath returns where the j-th card under a creature lies.
func Beneath(p board.Pose, j int, unit float64) board.Pose {
	p.X += float64(j+1) * 4 * unit
	p.Y -= float64(j+1) * 4 * unit
	return p
}

// land plays what happens when it lands: everything stops, the place trembles,
// and who is struck is thrown back.
func (b *Blow) land(t *board.Base) {
	dx, dy := b.along()
	weight := [...]float64{0.5, 1.2, 2.4}[b.Heft]
	if b.On != "" { // as much as a pane that breaks
		weight = math.Max(weight, 1+1.6*b.Might)
	}
	parts := []ui.Tween{t.SoundTween("hit-"+b.Heft.Strength(), 1, 0), t.Impact(weight, b.At.X, b.At.Y, dx, dy, b.Colour.Lighten(0.3)), b.Lands}
	if b.On != "" {
		parts = append(parts, t.Flash(b.On, ui.Hex(0xffffff), 10+4*int(b.Heft)), t.Burst(b.At.X, b.At.Y, 8+int(22*b.Might), b.Foe.Lighten(0.3)),
			t.SoundTween("shield-break", 0.25+0.35*b.Might, 0))
		if b.Heft < stage.Crushing && b.Might > 0.5 { // who is struck is the heavy one
			parts = append(parts, t.SoundTween("hit-heavy", 0.3+0.5*b.Might, 0))
		}
	}
	t.Timeline.Now(ui.Par(parts...))
}

// along returns the direction of the blow, of length 1.
func (b *Blow) along() (x, y float64) {
	x, y = b.At.X-b.from.X, b.At.Y-b.from.Y
	d := math.Max(1, math.Hypot(x, y))
	return x / d, y / d
}

// pose returns where the creature is now.
func (b *Blow) pose() board.Pose {
	p, out := &pace[b.Heft], b.from
	dx, dy := b.along()
	d := math.Hypot(b.At.X-b.from.X, b.At.Y-b.from.Y)
	reach := math.Max(0.3*d, d-0.62*out.W)
	if b.On != "" {
		return b.meeting(b.from, b.Meet[0], 1+0.12*float64(b.Heft))
	}
	back := -(0.16 + 0.12*float64(b.Heft)) * out.W
	way, lift, grown := 0.0, 0.0, 0.0
	switch t := b.T; {
	case t < p.draw:
		k := ui.EaseOut(t / p.draw)
		way, lift, grown = back*k, 0.3*k, -0.04*k
	case t < b.Contact():
		k := (t - p.draw) / p.rush
		k *= k
		way, lift, grown = ui.Lerp(back, reach, k), 0.3+0.6*k, 0.05*k
	case t < b.Breaks():
		way, lift, grown = reach, 0.8, 1
	default:
		k := ui.EaseInOut(ui.Clamp01((t - b.Breaks()) / p.home))
		way, lift, grown = reach*(1-k), 0.8*(1-k), 1-k
	}
	out.X, out.Y = out.X+dx*way, out.Y+dy*way
	out.Angle += 0.16 * dx * ui.Clamp01(way/math.Max(1, reach))
	out.Lift = math.Max(out.Lift, lift)
	out.W *= 1 + (0.05+0.05*float64(b.Heft))*grown
	return out
}

// meets returns where the creature is that is struck.
func (b *Blow) meets() board.Pose { return b.meeting(b.foe, b.Meet[1], 0.7) }

// meeting returns where one of two is that meet: it leaves the table and grows, draws
// back, strikes the other, stands as long as time does, and goes home.
func (b *Blow) meeting(home, meet board.Pose, hard float64) board.Pose {
	p := &pace[b.Heft]
	other := b.Meet[0]
	if other == meet {
		other = b.Meet[1]
	}
	away := 1.0
	if meet.X < other.X {
		away = -1
	}
	ready := meet
	ready.X += away * 0.42 * hard * meet.W
	ready.Angle += 0.12 * away * hard
	switch t := b.T; {
	case t < p.draw:
		return home.Lerp(ready, ui.EaseOut(t/p.draw))
	case t < b.Contact():
		k := (t - p.draw) / p.rush
		hit := meet
		hit.X -= away * 0.1 * meet.W // into each other
		return ready.Lerp(hit, k*k*k)
	case t < b.Breaks(): // time stands, they press into each other, then tremble apart
		t -= b.Contact()
		stuck := 3 + 6*b.Might
		hit := meet
		hit.X -= away * 0.1 * meet.W * (1 - ui.EaseOut(ui.Clamp01((t-stuck)/7)))
		if t < stuck {
			quake := (0.01 + 0.025*b.Might) * meet.W * (1 - t/stuck)
			hit.X += quake * math.Sin(2.6*t)
			hit.Y += 0.6 * quake * math.Cos(3.7*t) * away
		}
		return hit
	}
	return meet.Lerp(home, ui.EaseInOut(ui.Clamp01((b.T-b.Breaks())/p.home)))
}

// Draw draws the streak of the way and the light of the contact.
func (b *Blow) Draw(c *ui.Canvas) {
	if !b.Seen || b.Still || c.Blank() {
		return
	}
	p, f, u := b.pose(), float64(b.Heft), c.Px(1)
	t := b.T - b.Contact()
	dx, dy := b.along()
	if b.T > pace[b.Heft].draw && t < 10 {
		fade := 1 - ui.Clamp01(t/10)
		for _, k := range [...]float64{0.55, 0.28} { // from a point where it stood to its own height
			h := p.W * k
			q := ui.Quad{{X: b.from.X, Y: b.from.Y}, {X: b.from.X, Y: b.from.Y}, {X: p.X + dy*h, Y: p.Y - dx*h}, {X: p.X - dy*h, Y: p.Y + dx*h}}
			c.FillQuad(q, h, h, 0, b.Colour.Alpha(0), b.Colour.Lighten(0.9-k).Alpha(((0.22 + 0.1*f) * fade)))
		}
	}
	if t < 0 {
		return
	}
	if b.Heft > stage.Graze && t < 5 { // the contact itself is white
		c.Fill(ui.Rect{W: c.Env.W, H: c.Env.H}, 0, ui.Hex(0xf4efff).Alpha(((0.06 + 0.13*f) * (1 - t/5))))
	}
	x, y, r := (p.X+b.At.X)/2, (p.Y+b.At.Y)/2, (34+24*f)*u
	if b.On != "" {
		x, y = b.At.X, b.At.Y
	}
	if b.On != "" {
		b.debris(c, x, y, t)
	}
	life := 14 + 4*f
	if t >= life {
		return
	}
	q, fade := ui.EaseOut(math.Min(1, t/6)), 1-t/life
	n := 8 + 4*int(b.Heft)
	for i := range n {
		h := chance(float64(i) * 3.1)
		sin, cos := math.Sincos(2 * math.Pi * (float64(i) + 0.7*h) / float64(n))
		from, to := r*(0.3+0.6*q), r*(0.5+(0.7+0.9*h)*q)
		c.Line(x+cos*from, y+sin*from, x+cos*to, y+sin*to, r*0.08*fade, ui.Hex(0xfff6e0).Alpha((fade)))
	}
	c.Light(x, y, r*1.5, b.Colour.Lighten(0.5).Alpha((0.7 * fade)))
	for i := range 1 + int(b.Heft) {
		if k := ui.Clamp01((t - 3*float64(i)) / life); k > 0 && k < 1 {
			c.Ring(x, y, r*(0.5+(1.1+0.6*f)*ui.EaseOut(k)), (2+3*f)*(1-k)*u, b.Colour.Lighten(0.5).Alpha((0.8 * (1 - k))))
		}
	}
	if t < 4 {
		c.Disc(x, y, r*0.5*(1-t/5), ui.Hex(0xfffdf6).Alpha(0.9))
	}
}

// debris draws what two that clash knock off each other: splinters in both colours, which
// fly the farther the stronger the two are, and fall.
func (b *Blow) debris(c *ui.Canvas, x, y, t float64) {
	life := 34 + 12*b.Might
	if t >= life {
		return
	}
	u, n := c.Px(1), 10+int(24*b.Might)
	fade := ui.Clamp01(1.6 * (1 - t/life))
	drag := t * (1 - 0.45*t/life)
	for i := range n {
		k := float64(i)
		h, g := chance(k*5.3+2), chance(k*8.9+4)
		sin, cos := math.Sincos(2 * math.Pi * (k + 0.6*h) / float64(n))
		fast := (4 + 9*g) * (0.7 + 0.7*b.Might) * u
		px, py := x+cos*fast*drag, y+0.8*sin*fast*drag+(0.05*t-0.7*h)*t*u
		size := (7 + 17*g*(0.5+0.7*b.Might)) * u * (1 - 0.4*t/life)
		turn := k + 0.24*t*(h-0.5)
		var q ui.Quad
		for j := range q {
			sin, cos := math.Sincos(turn + float64(j)*math.Pi/2 + 0.9*chance(k+float64(j)*2.2))
			q[j] = ui.Point{X: px + cos*size, Y: py + sin*size*(0.4+0.8*chance(k*3+float64(j)))}
		}
		col := b.Colour
		if i%2 == 1 {
			col = b.Foe
		}
		c.FillQuad(q, size, size, 0, col.Lighten(0.7).Alpha(0.95*fade), col.Lighten(0.15).Alpha(0.8*fade))
	}
}

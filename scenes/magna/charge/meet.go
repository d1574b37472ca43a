package charge

import (
	"math"
	"strconv"

	"godeck/rules"
	"godeck/scenes/magna/plate"
	"godeck/scenes/ui"
)

// Meeting is where a charge's attack, a coin that counts up while they draw back,
// and the defense of whom they strike, a shield, rush at each other: with each who
// strikes both count down and the shield is pressed back to its place, where the
// larger breaks the other, and of it is left what it has more. The zero value is
// that of none.
type Meeting struct {
	Attack, Defense int
	At              ui.Point // of the shield; the coin comes to lie beside it
	Room            ui.Rect  // in which both are
}

// broken is how long the halves of what has lost are seen, in ticks.
const broken = 28

// Left reports whether attack and defense are whole now: both until they meet.
func (s *Charge) Left() (attack, defense bool) {
	if s.T < s.Contact() {
		return true, true
	}
	return s.Attack >= s.Defense, s.Attack < s.Defense
}

// Stands returns what is left of the defense now.
func (s *Charge) Stands() int {
	n := s.Defense
	for i := range s.Riders {
		if r := &s.Riders[i]; s.T >= s.meets(r) {
			n -= r.Share
		}
	}
	return max(0, n)
}

// Comes returns what of the attack has come together now: each adds its share while
// they draw back. What has met the defense is spent.
func (s *Charge) Comes() (n int) {
	for i := range s.Riders {
		if s.T >= gathers(s, i) {
			n += s.Riders[i].Share
		}
	}
	if s.Still || len(s.Riders) == 0 {
		n = s.Attack
	}
	if s.T >= s.Contact() {
		return max(0, n-s.Defense)
	}
	return max(0, n-(s.Defense-s.Stands()))
}

// gathers is the tick at which a rider's share joins the attack.
func gathers(s *Charge, i int) float64 {
	if len(s.Riders) == 1 {
		return 0
	}
	return 0.9 * s.draw() * float64(i+1) / float64(len(s.Riders))
}

// Ahead returns how far before its place the shield is now, 1 as far as it comes to
// meet the attack; less than 0 while it draws back.
func (s *Charge) Ahead() float64 {
	first := s.meets(&s.Riders[0])
	switch {
	case s.Still || s.T >= s.Contact():
		return 0
	case s.T < s.draw():
		return -0.4 * ui.EaseOut(s.T/s.draw())
	case s.T < first:
		q := (s.T - s.draw()) / math.Max(1, first-s.draw())
		return ui.Lerp(-0.4, 1, q*q)
	}
	left := 1.0 // pressed back by each
	for i := range s.Riders {
		left -= ui.EaseOut(ui.Clamp01((s.T-s.meets(&s.Riders[i]))/7)) * float64(s.Riders[i].Share) / math.Max(1, float64(s.Attack))
	}
	return math.Max(0, left)
}

// jolt returns how much the shield is shaken by who has struck last before the
// contact, 1 to 0.
func (s *Charge) jolt() (q float64) {
	for i := range s.Riders {
		if t := s.T - s.meets(&s.Riders[i]); t >= 0 && s.T < s.Contact() {
			q = math.Max(0, 1-t/9)
		}
	}
	return q
}

// Stand returns the middles of coin and shield now, and how wide both are.
func (s *Charge) Stand(env *ui.Env) (coin, guard ui.Point, k float64) {
	m := s.Meeting
	m.At = s.see(env, m.At)
	k = math.Max(24*env.TextUnit(), math.Min([...]float64{38, 58, 78}[s.Heft]*env.Unit(), 0.3*m.Room.H))
	along := s.along()
	in := m.Room.InsetXY(k*(0.8+0.96*math.Abs(along.X)), k*(0.8+0.96*math.Abs(along.Y)))
	guard = ui.Point{X: math.Max(in.X, math.Min(m.At.X, in.Right())), Y: math.Max(in.Y, math.Min(m.At.Y, in.Bottom()))}
	far, first, d := k*0.96, s.meets(&s.Riders[0]), math.Hypot(m.At.X-s.Riders[0].from.X, m.At.Y-s.Riders[0].from.Y)
	out := s.Ahead() * math.Min(1.7*k, 0.3*d)
	if !s.Still && s.T < first { // with those who run
		far += math.Max(0, d-1.6*k) * (1 - math.Pow(ui.Clamp01((s.T-s.draw())/math.Max(1, first-s.draw())), 1.7))
	}
	guard = ui.Point{X: guard.X - along.X*out, Y: guard.Y - along.Y*out}
	return ui.Point{X: guard.X - along.X*far, Y: guard.Y - along.Y*far}, guard, k
}

// along returns the direction of the meeting, of length 1.
func (s *Charge) along() ui.Point {
	dx, dy := s.At.X-s.Riders[0].from.X, s.At.Y-s.Riders[0].from.Y
	d := math.Max(1, math.Hypot(dx, dy))
	return ui.Point{X: dx / d, Y: dy / d}
}

// meet draws the meeting: before the contact what comes and what stands against
// it, then which of them is left.
func (s *Charge) meet(c *ui.Canvas) {
	seen := math.Min(ui.Clamp01(s.T/6), ui.Clamp01((s.Ticks()-s.T)/8))
	if s.Still {
		seen = 1
	}
	if s.Room.Empty() || seen < 0.05 {
		return
	}
	coin, guard, k := s.Stand(c.Env)
	attack, defense := s.Left()
	t, grown, along := s.T-s.Contact(), k*seen, s.along()
	if t >= 0 { // what is left swells where it has met
		grown *= 1.14 + 0.3*(1-ui.Clamp01(t/10))
	}
	stands := func(at ui.Point, k float64) { shield(c, at, k, s.Stands()) }
	over := s.Attack - s.Defense
	comes := func(at ui.Point, k float64) {
		n := s.Comes()
		if s.Still || t >= 0 && over <= 0 { // with which it has struck last
			n = s.Attack
			for i := range max(0, len(s.Riders)-1) {
				n -= rules.Truth(!s.Still) * s.Riders[i].Share
			}
		}
		plate.Coin(c, ui.Rect{X: at.X - k/2, Y: at.Y - k/2, W: k, H: k}, strconv.Itoa(n), t >= 0)
	}
	switch {
	case defense && t < 0:
		j := s.jolt()
		at := ui.Point{X: guard.X + along.X*9*c.Px(1)*j, Y: guard.Y + along.Y*9*c.Px(1)*j}
		if stands(at, grown*(1+0.22*j)); j > 0 {
			c.Light(at.X, at.Y, k*1.3, ui.Hex(0xfff0c8).Alpha(0.7*j))
		}
	case defense:
		stands(guard, grown)
	case !s.Still:
		halves(c, guard, along, k, t, stands)
	}
	if gather(s, c, coin, k*0.7); s.Comes() == 0 && t < 0 {
		return
	}
	switch {
	case attack && t < 0:
		comes(coin, grown*(1+0.3*tick(s)))
	case attack && t >= 0 && over == 0 && !s.Still: // both are spent
		halves(c, coin, ui.Point{X: -along.X, Y: -along.Y}, k, t, comes)
	case attack:
		comes(coin, grown)
	case !s.Still:
		halves(c, coin, ui.Point{X: -along.X, Y: -along.Y}, k, t, comes)
	}
}

// tick returns how much the coin swells by who has joined the attack last, 1 to 0.
func tick(s *Charge) (q float64) {
	for i := range s.Riders {
		if t := s.T - gathers(s, i); len(s.Riders) > 1 && t >= 0 && t < 6 {
			q = 1 - t/6
		}
	}
	return q
}

// gather draws what each of several brings: from over its head it flies into the
// coin, one after the other, while they draw back.
func gather(s *Charge, c *ui.Canvas, coin ui.Point, k float64) {
	if len(s.Riders) < 2 || s.Still {
		return
	}
	for i := range s.Riders {
		if s.T >= gathers(s, i) {
			continue
		}
		r, p := &s.Riders[i], s.seen(c.Env, s.Pose(i))
		k := math.Min(k, 0.5*p.W) // over its head, and not over its face
		q := ui.Clamp01((s.T - gathers(s, i) + 6) / 6)
		x, y := ui.Lerp(p.X, coin.X, q*q), ui.Lerp(p.Y-0.7*p.W-0.3*k, coin.Y, q*q)
		plate.Coin(c, ui.Rect{X: x - k/2, Y: y - k/2, W: k, H: k}, strconv.Itoa(r.Share), q > 0)
	}
}

// halves draws what is broken, t ticks after: its halves fly apart, along the
// blow, and fall.
func halves(c *ui.Canvas, at, along ui.Point, k, t float64, draw func(at ui.Point, k float64)) {
	if t >= broken {
		return
	}
	q := t / broken
	for i := range 2 {
		side := float64(2*i - 1)
		to := ui.Point{X: at.X + k*ui.EaseOut(q)*(0.75*side+0.9*along.X), Y: at.Y + k*(2.1*q*q-0.7*q+0.5*along.Y*q)}
		c.Clip(ui.Rect{X: to.X - k*float64(1-i), Y: to.Y - k, W: k, H: 2 * k})
		draw(to, k*(1-0.35*q))
		c.Unclip()
	}
}

// shield draws a number on a shield of a width at a point.
func shield(c *ui.Canvas, at ui.Point, k float64, n int) {
	edge := func(k float64, top, low ui.Colour) {
		h, y := k/2, at.Y+0.06*k
		c.FillQuad(ui.Quad{{X: at.X - h, Y: at.Y - h}, {X: at.X + h, Y: at.Y - h}, {X: at.X + h, Y: y}, {X: at.X - h, Y: y}}, k, k*0.56, k*0.1, top, low)
		c.FillQuad(ui.Quad{{X: at.X - h, Y: y - 1}, {X: at.X + h, Y: y - 1}, {X: at.X + 0.08*k, Y: at.Y + 0.64*k}, {X: at.X - 0.08*k, Y: at.Y + 0.64*k}}, k, k*0.56, k*0.04, low, low.Darken(0.2))
	}
	c.Disc(at.X, at.Y+0.06*k, 0.62*k, ui.Hex(0).Alpha(0.35))
	edge(k*1.12, ui.Hex(0x0e2038), ui.Hex(0x0e2038))
	edge(k, ui.Hex(0xd6ebff), ui.Hex(0x6fa6e0))
	c.Text(strconv.Itoa(n), ui.Rect{X: at.X - k/2, Y: at.Y - k/2, W: k, H: k}, ui.TextStyle{Face: ui.Display, Size: math.Max(12*c.Env.Scale, k*0.62), Align: ui.Middle, Colour: ui.Hex(0x0c1e3a), Loose: true, Tabular: true})
}

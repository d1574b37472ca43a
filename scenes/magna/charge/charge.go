// Package charge is the blow of a force in Magna Spectra: units draw back, run
// over the road in their own dust, strike one after the other, the last as heavily
// as what all of them deal, and go home. The walls behind whom they strike feel it.
package charge

import (
	"math"

	"godeck/scenes/magna/cutout"
	"godeck/scenes/magna/surge"
	"godeck/scenes/table/board"
	"godeck/scenes/table/stage"
	"godeck/scenes/ui"
	"godeck/scenes/ui/shape"
)

// Weigh returns how heavy damage is, which is seen in how far units draw back, in
// how long time stands when they land, and in what that does to the place; few
// forces stand a crushing blow.
func Weigh(damage int) stage.Heft {
	switch {
	case damage >= 9:
		return stage.Crushing
	case damage >= 4:
		return stage.Solid
	}
	return stage.Graze
}

// pace is how a blow of each heft goes, in ticks: drawing back, running, time
// that stands still, the way home.
var pace = [...]struct{ draw, rush, stop, home float64 }{{8, 10, 5, 18}, {11, 10, 10, 20}, {16, 10, 18, 24}}

// known is how much of drawing back and of time that stands still is left of a blow when
// others have been seen.
const known = 0.4

// Rider is a unit that strikes: its card on the board, and its weapon's, if any.
type Rider struct {
	Card, Arms string
	At         ui.Point // the middle of whom it strikes
	Share      int      // of what the blow deals
	Goer

	from, arms board.Pose
	late       float64
	struck     bool
}

// Home returns where it stands before and after.
func (r *Rider) Home() board.Pose { return r.from }

// Charge is a blow, T ticks old. The zero value is that of none.
type Charge struct {
	Seen   bool // it runs
	T      float64
	Heft   stage.Heft
	Riders []Rider
	Wall   ui.Rect   // behind whom they strike; empty: none
	Colour ui.Colour // of the side that strikes
	Still  bool      // reduced motion: everybody stays where it is
	Known  bool      // others have been seen: they draw back at once
	Meeting
	Blow
	Road
}

// Blow is what a charge does where it lands.
type Blow struct {
	N     float64  // what it deals
	X, Y  float64  // where
	On    string   // the card on the board that alone is struck; "": none
	Lands ui.Tween // begins with it
}

// draw is for how many ticks they draw back.
func (s *Charge) draw() float64 {
	if s.Known {
		return math.Ceil(known * pace[s.Heft].draw)
	}
	return pace[s.Heft].draw
}

// rush is for how many ticks they run, home for how many they go back.
func rush(s *Charge) float64 {
	if s.Known {
		return 0.8 * pace[s.Heft].rush
	}
	return pace[s.Heft].rush
}

func home(s *Charge) float64 {
	if s.Known {
		return math.Ceil(0.75 * pace[s.Heft].home)
	}
	return pace[s.Heft].home
}

// Follow lets those who strike follow one another, some ticks apart, the last at
// most so many after the first.
func (s *Charge) Follow(gap, most float64) {
	for i := range s.Riders {
		s.Riders[i].late = math.Min(gap, most/math.Max(1, float64(len(s.Riders)-1))) * float64(i)
	}
}

// meets returns the tick at which a rider strikes.
func (s *Charge) meets(r *Rider) float64 { return s.draw() + rush(s) + r.late }

// Contact returns the tick at which the last one strikes, with all the weight.
func (s *Charge) Contact() float64 {
	if n := len(s.Riders); n > 0 {
		return s.meets(&s.Riders[n-1])
	}
	return s.draw() + rush(s)
}

// Breaks returns the tick at which time goes on after that.
func (s *Charge) Breaks() float64 {
	if s.Known {
		return s.Contact() + math.Ceil(known*pace[s.Heft].stop)
	}
	return s.Contact() + pace[s.Heft].stop
}

// Ticks returns how long it lasts.
func (s *Charge) Ticks() float64 { return s.Breaks() + home(s) }

// Tween returns the tween in which a charge is seen: while it runs it is *s.
func (s *Charge) Tween(k Charge, t *board.Base, dust *surge.Dust) ui.Tween {
	total, landed := k.Ticks(), false
	return ui.Tween{Ticks: int(total), Ease: ui.Linear, Start: func() {
		k.Still = t.Surface.Env().Settings.ReducedMotion
		*s = k
		s.begin(&t.Board, dust, t.Timeline.Now)
		s.descends(t)
		t.Sound("attack-"+k.Heft.Strength(), 0.8, 0)
		for _, r := range k.Riders {
			t.Timeline.Now(t.Flash(r.Card, k.Colour.Alpha(0.25+0.1*float64(k.Heft)), int(k.Contact())))
		}
		if k.Heft > stage.Graze {
			board.Hush(t, int(k.Breaks()))
		}
	}, Do: func(q float64) {
		s.T = q * total
		for i := range max(0, len(s.Riders)-1) {
			if r := &s.Riders[i]; !r.struck && s.T >= s.meets(r) && s.T < k.Contact() {
				r.struck = true
				s.knock(t, r)
			}
		}
		s.carry(&t.Board)
		if s.follows(t); s.T >= k.Contact() && !landed {
			landed = true
			s.land(t)
		}
	}, End: func() {
		s.ascends(t)
		if s.end(&t.Board); !landed {
			k.land(t)
		}
	}}
}

// knock plays what happens when somebody strikes who is not the last.
func (s *Charge) knock(t *board.Base, r *Rider) {
	dx, dy := r.At.X-r.from.X, r.At.Y-r.from.Y
	t.Timeline.Now(ui.Par(t.SoundTween("hit-light", 0.7, 0), t.Impact(0.3+0.15*float64(s.Heft), r.At.X, r.At.Y, dx, dy, t.Theme.Warm)))
}

// land plays what happens when it lands: everything stops, the place trembles,
// and who is struck is thrown back.
func (s *Charge) land(t *board.Base) {
	dx, dy := 0.0, 0.0
	if len(s.Riders) > 0 {
		dx, dy = s.X-s.Riders[0].from.X, s.Y-s.Riders[0].from.Y
	}
	parts := []ui.Tween{t.SoundTween("hit-"+s.Heft.Strength(), 1, 0), t.Impact([...]float64{0.6, 1.4, 2.6}[s.Heft]*(0.8+s.N/30), s.X, s.Y, dx, dy, t.Theme.Warm), s.Lands}
	if d := math.Hypot(dx, dy); s.On != "" && d > 1 {
		r := (14 + 16*float64(s.Heft)) * t.Surface.Env().Unit() / d
		parts = append(parts, t.Recoil(s.On, dx*r, dy*r, 30))
	}
	if s.Heft > stage.Graze && s.hold == nil { // the eye is thrown forward; what moves below is held only meanwhile
		parts = append(parts, board.Closer(t, s.X, s.Y, 0.02+0.025*float64(s.Heft), 2, 2*int(s.Heft), 4))
	}
	if !s.Wall.Empty() && s.Heft > stage.Graze {
		parts = append(parts, t.SoundTween("stone-crack", 0.3+0.3*float64(s.Heft), 0))
	}
	t.Timeline.Now(ui.Par(parts...))
}

// begin takes the places of those who strike from the board, and raises their dust.
func (s *Charge) begin(b *board.Board, dust *surge.Dust, play func(ui.Tween)) {
	s.Seen = true
	for i := range s.Riders {
		r := &s.Riders[i]
		r.from, _ = b.PoseOf(r.Card)
		r.arms, _ = b.PoseOf(r.Arms)
		if s.Still {
			continue
		}
		to := r.from
		to.X, to.Y = s.way(r, 1)
		wait := int(s.draw() + r.late)
		play(ui.Seq(ui.Wait(wait), dust.Trail(r.from.Rect(), to.Rect(), max(1, int(s.meets(r))-wait), true)))
	}
}

// way returns where a rider is on its way, 0 at its place and 1 where it strikes:
// beside whom it strikes.
func (s *Charge) way(r *Rider, q float64) (x, y float64) {
	dx, dy := r.At.X-r.from.X, r.At.Y-r.from.Y
	d := math.Max(1, math.Hypot(dx, dy))
	k := q * math.Max(0, d-r.from.W*0.55) / d
	return r.from.X + dx*k, r.from.Y + dy*k
}

// Pose returns where a rider is now: it leans back, gallops, meets, and goes home.
func (s *Charge) Pose(i int) board.Pose {
	r := &s.Riders[i]
	out := r.from
	if s.Still {
		return out
	}
	way, ahead := math.Copysign(1, r.At.X-r.from.X), math.Abs(r.At.X-r.from.X) > r.from.W*0.4
	back := (0.16 + 0.08*float64(s.Heft)) * r.from.W
	if d := math.Hypot(r.At.X-r.from.X, r.At.Y-r.from.Y); d > 1 {
		back /= math.Max(1, d-r.from.W*0.55)
	}
	lean, lift, q := 0.0, 0.0, 0.0
	start := s.draw() + r.late
	switch t := s.T; {
	case t < start: // back, on its hind legs
		k := ui.EaseOut(t / start)
		q, lean, lift = -back*k, -0.14*k, 0.25*k
	case t < s.meets(r):
		k := (t - start) / math.Max(1, s.meets(r)-start)
		q = ui.Lerp(-back, 1, math.Pow(k, 1.7))
		lean, lift = ui.Lerp(-0.14, 0.17, math.Min(1, 2*k)), 0.25+0.5*math.Abs(math.Sin(k*math.Pi*2.5))
	case t < s.Breaks():
		q, lean, lift = 1, 0.17, 0.3
		if r.late < s.Riders[len(s.Riders)-1].late { // it makes room for the next
			q -= 0.08 * r.from.W * ui.EaseOut(ui.Clamp01((t-s.meets(r))/6)) / math.Max(1, math.Hypot(r.At.X-r.from.X, r.At.Y-r.from.Y))
		}
	default:
		k := ui.Clamp01((t - s.Breaks()) / home(s))
		q, lean = 1-ui.EaseInOut(k), 0.17*(1-ui.EaseOut(k))
		lift = 0.3*(1-k) + 0.16*math.Abs(math.Sin(k*math.Pi*2))*(1-k)
	}
	out.X, out.Y = s.way(r, q)
	if ahead {
		out.Angle += lean * way
	}
	out.Lift = math.Max(out.Lift, lift)
	out.W *= 1 + (0.05+0.05*float64(s.Heft))*ui.Clamp01(q)
	return out
}

// carry puts everybody where they are now.
func (s *Charge) carry(b *board.Board) {
	if s.Still {
		return
	}
	for i := range s.Riders {
		r, p := &s.Riders[i], s.Pose(i)
		board.Carry(b, r.Card, &p)
		if r.Arms != "" { // it goes with its unit
			a := r.arms
			a.X, a.Y, a.Angle, a.Lift = a.X+p.X-r.from.X, a.Y+p.Y-r.from.Y, a.Angle+p.Angle-r.from.Angle, p.Lift
			board.Carry(b, r.Arms, &a)
		}
	}
}

// end lets everybody go.
func (s *Charge) end(b *board.Board) {
	for i := range s.Riders {
		if r := &s.Riders[i]; !s.Still {
			board.Carry(b, r.Card, nil)
			board.Carry(b, r.Arms, nil)
		}
	}
	*s = Charge{}
}

// Shaken returns how far the walls are from their place, u being a design unit.
func (s *Charge) Shaken(u float64) (dx, dy float64) {
	t := s.T - s.Contact()
	if !s.Seen || s.Still || s.Wall.Empty() {
		return 0, 0
	}
	a := (2 + 3.2*float64(s.Heft)) * u
	for i := range s.Riders { // by who strikes first, a little
		if q := s.T - s.meets(&s.Riders[i]); t < 0 && q >= 0 {
			t, a = q, (1+1.2*float64(s.Heft))*u
		}
	}
	if t < 0 || t > 26 {
		return 0, 0
	}
	a *= (1 - t/26) * (1 - t/26)
	return a * math.Sin(t*1.9), 0.4 * a * math.Cos(t*2.7)
}

// Draw draws the streaks of the way, the light of the contact, and what breaks
// off the walls.
func (s *Charge) Draw(c *ui.Canvas, b *board.Board) {
	if !s.Seen || len(s.Riders) == 0 {
		return
	}
	if !s.Still && !c.Blank() {
		s.strikes(c, b)
	}
	s.meet(c)
}

func (s *Charge) strikes(c *ui.Canvas, b *board.Board) {
	u, f := c.Px(1), float64(s.Heft)
	t := s.T - s.Contact()
	s.dusk(c)
	for i := range s.Riders {
		r := &s.Riders[i]
		if q := s.T - s.meets(r); s.T > s.draw()+r.late && q < 8 {
			s.streak(c, r, s.seen(c.Env, s.Pose(i)), 1-ui.Clamp01(q/8))
		}
		s.kicks(c, r, s.seen(c.Env, s.Pose(i)), float64(i))
	}
	s.goes(c, b)
	for i := range s.Riders {
		r, p, big := &s.Riders[i], s.seen(c.Env, s.Pose(i)), 1.0
		if i < len(s.Riders)-1 {
			big = 0.7
		}
		if q, at := s.T-s.meets(r), s.see(c.Env, r.At); q >= 0 {
			s.star(c, (p.X+at.X)/2, (p.Y+at.Y)/2, (26+20*f)*big*u, q, float64(i))
		}
	}
	if t < 0 {
		return
	}
	at := s.see(c.Env, ui.Point{X: s.X, Y: s.Y})
	lands := *s // as it is seen
	lands.X, lands.Y = at.X, at.Y
	lands.cloud(c, t, u)
	if s.Heft > stage.Graze && t < 5 { // the contact itself is white
		c.Fill(ui.Rect{W: c.Env.W, H: c.Env.H}, 0, ui.Hex(0xfff4e0).Alpha((0.05+0.12*f)*(1-t/5)))
	}
	lands.waves(c, t, u)
	lands.chips(c, t, u)
}

// darkness is how dark it is far from a blow which is no graze, from when they run until
// time goes on: not at all within clear pixels of a point.
func (s *Charge) darkness(unit float64) (at ui.Point, clear, dark float64) {
	t := s.T - s.Contact()
	a := math.Min(ui.Clamp01((s.T-s.draw()*0.4)/10), ui.Clamp01(1-(t-pace[s.Heft].stop)/12))
	if s.Heft == stage.Graze || a <= 0 {
		return at, 0, 0
	}
	from := s.Riders[0].from
	// as dark as six veils one over the other
	return ui.Point{X: (s.X + from.X) / 2, Y: (s.Y + from.Y) / 2}, math.Hypot(s.X-from.X, s.Y-from.Y)*0.55 + 120*unit,
		1 - math.Pow(1-(0.055+0.045*float64(s.Heft))*a, 6)
}

// softly is where it is fully dark, as a multiple of where it is not at all.
const softly = 1.5

// dusk draws the darkness, unless the table is held as a picture, which is darkened itself.
func (s *Charge) dusk(c *ui.Canvas) {
	at, clear, dark := s.darkness(c.Px(1))
	if dark <= 0 || s.hold != nil {
		return
	}
	vs, idx := shape.Around(at.X, at.Y, clear, softly*clear, math.Hypot(c.Env.W, c.Env.H), ui.Hex(0x0a0403).Alpha(dark))
	c.FillMesh(vs, idx)
}

// waves draws how the ground takes a blow: rings that run outwards, and cracks
// that stay for a while.
func (s *Charge) waves(c *ui.Canvas, t, u float64) {
	f := float64(s.Heft)
	life := 16 + 5*f
	r := (36 + 26*f) * u
	for i := range 1 + int(s.Heft) {
		if q := (t - 3*float64(i)) / life; q > 0 && q < 1 {
			ripple(c, s.X, s.Y+r*0.4, r*(0.5+(1.2+0.7*f)*ui.EaseOut(q)), (3+4*f)*(1-q)*u, ui.Hex(0xffe6b4).Alpha(0.42*(1-q)))
		}
	}
	if s.Heft == stage.Graze {
		return
	}
	a := 0.8 * ui.Clamp01((s.Ticks()-s.T)/10)
	for i := range 5 + 2*int(s.Heft) {
		n := float64(i)
		x, y, dir := s.X, s.Y+r*0.5, 2*math.Pi*(n+0.7*cutout.Chance(n+11))/float64(5+2*int(s.Heft))
		for k := range 3 {
			sin, cos := math.Sincos(dir + 1.1*(cutout.Chance(n*3+float64(k))-0.5))
			l := r * (0.34 + 0.2*cutout.Chance(n+float64(k))) * ui.Clamp01(t/5-float64(k))
			qx, qy := x+cos*l, y+0.5*sin*l
			c.Line(x, y, qx, qy, (3.4-float64(k))*u, ui.Hex(0x1c0c06).Alpha(a))
			x, y = qx, qy
		}
	}
}

// ripple draws a ring that lies on the ground.
func ripple(c *ui.Canvas, x, y, r, wide float64, col ui.Colour) {
	const n = 36
	for i := range n {
		s0, c0 := math.Sincos(2 * math.Pi * float64(i) / n)
		s1, c1 := math.Sincos(2 * math.Pi * float64(i+1) / n)
		c.Line(x+r*c0, y+0.46*r*s0, x+r*c1, y+0.46*r*s1, wide*(0.6+0.4*s0), col)
	}
}

// cloud draws the dust that a blow which is no graze drives outwards over the
// ground, t ticks after it.
func (s *Charge) cloud(c *ui.Canvas, t, u float64) {
	if s.Heft == stage.Graze || t > 44 {
		return
	}
	f, q := float64(s.Heft), t/44
	r := (40 + 44*f) * u
	foot := s.Y + 26*u
	for i := range 8 + 4*int(s.Heft) {
		n := float64(i)
		sin, cos := math.Sincos(2 * math.Pi * (n + 0.8*cutout.Chance(n+21)) / float64(8+4*int(s.Heft)))
		out := r * (0.3 + (0.9+0.5*cutout.Chance(n+5))*ui.EaseOut(q))
		w := r * (0.34 + 0.3*cutout.Chance(n+9)) * (0.7 + 0.8*ui.EaseOut(q))
		x, y := s.X+cos*out, foot+0.42*sin*out-0.2*r*q
		c.ShadowAt(x, y, w, w*0.6, 0, w*0.3, w*0.3, ui.Hex(0xe6d3ae).Mix(ui.Hex(0x6b543c), cutout.Chance(n)).Alpha((0.5+0.1*f)*(1-q)*math.Min(1, t/3)))
	}
}

// streak draws the light behind a rider.
func (s *Charge) streak(c *ui.Canvas, r *Rider, p board.Pose, fade float64) {
	from := s.see(c.Env, ui.Point{X: r.from.X, Y: r.from.Y})
	dx, dy := p.X-from.X, p.Y-from.Y
	d := math.Hypot(dx, dy)
	if d < p.W*0.3 {
		return
	}
	dx, dy = dx/d, dy/d
	h := p.W * 0.5
	for _, k := range [...]float64{1, 0.5} { // from a point where it stood to its own height
		q := ui.Quad{from, from, {X: p.X + dy*h*k, Y: p.Y - dx*h*k}, {X: p.X - dy*h*k, Y: p.Y + dx*h*k}}
		c.FillQuad(q, h, h, 0, s.Colour.Alpha(0), s.Colour.Lighten(0.8-0.5*k).Alpha((0.16+0.08*float64(s.Heft))*fade))
	}
}

// kicks draws what a rider's feet throw up: where it draws back, and behind it
// as it runs.
func (s *Charge) kicks(c *ui.Canvas, r *Rider, p board.Pose, seed float64) {
	start := s.draw() + r.late
	if s.T < start*0.4 || s.T > s.meets(r)+10 {
		return
	}
	foot := p.Y + p.W*0.62
	back := -math.Copysign(1, r.At.X-r.from.X)
	fade := 1 - ui.Clamp01((s.T-s.meets(r))/10)
	for i := range 5 + 2*int(s.Heft) {
		h, g := cutout.Chance(seed*7+float64(i)), cutout.Chance(seed*11+float64(i)+0.5)
		q := math.Mod(s.T*0.06+h, 1) // each comes again and again
		x := p.X + back*p.W*(0.2+(0.5+0.9*g)*q)
		y := foot - p.W*(0.05+0.42*h)*math.Sin(math.Pi*math.Min(1, 1.2*q)) + p.W*0.06*g
		d := p.W * (0.1 + 0.26*q) * (0.6 + 0.7*g)
		c.Disc(x, y, d, ui.Hex(0xe6d3ae).Mix(ui.Hex(0x8a6f4c), g).Alpha(0.42*(1-q)*fade))
	}
}

// star draws the light of a contact at a point, t ticks after it.
func (s *Charge) star(c *ui.Canvas, x, y, r, t, seed float64) {
	const life = 16
	if t >= life {
		return
	}
	q, fade := ui.EaseOut(math.Min(1, t/6)), 1-t/life
	n := 7 + 3*int(s.Heft)
	for i := range n {
		h := cutout.Chance(seed*13 + float64(i))
		sin, cos := math.Sincos(2 * math.Pi * (float64(i) + 0.7*h) / float64(n))
		from, to := r*(0.25+0.5*q), r*(0.45+(0.6+0.8*h)*q)
		c.Line(x+cos*from, y+sin*from, x+cos*to, y+sin*to, r*0.07*fade, ui.Hex(0xfff0c8).Alpha(fade))
	}
	c.Light(x, y, r*1.3, s.Colour.Lighten(0.5).Alpha(0.7*fade))
	if t < 4 {
		c.Disc(x, y, r*0.42*(1-t/5), ui.Hex(0xfffaf0).Alpha(0.9))
	}
}

// chips draws the stones and the dust that break off the walls, or off the ground
// before whom is struck.
func (s *Charge) chips(c *ui.Canvas, t, u float64) {
	w := s.Wall
	if w.Empty() || s.On != "" {
		k := s.Riders[0].from.W
		w = ui.Rect{X: s.X - k*0.8, Y: s.Y - k*0.7, W: k * 1.6, H: k * 1.4}
	} else if s.Heft == stage.Graze {
		return
	}
	if t > 34 {
		return
	}
	k := math.Max(w.W/150, 0.7*u)
	for i := range 4 + 7*int(s.Heft) {
		n := float64(i)
		vx, vy := 3.6*(cutout.Chance(n+3)-0.5), 2+2.6*cutout.Chance(n+7)
		x, y := w.X+w.W*(0.2+0.6*cutout.Chance(n)), w.Y+w.H*(0.42+0.3*cutout.Chance(n+1))
		y += (-vy*t + 0.17*t*t) * k
		if y > w.Bottom()+8*u {
			continue
		}
		d := (4 + 6*cutout.Chance(n+2)) * k
		c.BoxAt(x+vx*t*k, y, d, d*0.75, n+t*0.12*vx, d*0.2, ui.Hex(0xb8a184), ui.Hex(0x4a3a2c))
	}
	a := 0.5 * (1 - t/34) * math.Min(1, t/4)
	for i := range 3 {
		x := w.X + w.W*(0.2+0.3*float64(i))
		c.ShadowAt(x, w.Bottom()-w.H*0.1-0.5*t*k, w.W*0.3, w.H*0.12, 0, w.H*0.06, w.W*0.14, ui.Hex(0xd9c4a0).Alpha(a))
	}
}

package guardians

import (
	"math"
	"math/bits"

	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/guardians/stands"
	"godeck/scenes/table/board"
	"godeck/scenes/table/present"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
	"godeck/sprites"

	"github.com/hajimehoshi/ebiten/v2"
)

// throw is the die in flight, or held by a player who is about to throw it.
type throw struct {
	at       float64 // 0 at rest, then progress to 1
	on       bool
	value    int
	gold     int // faces that hit
	fatal    int // and those that would end the match
	from     [3]float64
	angle    float64 // where in the bowl it lands first
	alt      int     // the face onto which it nearly falls
	held     float64 // 0..1: in the hand
	pressed  bool
	pulls    bool
	px, py   float64 // the hand
	let      bool    // it flies from the hand
	flare    float64 // of the number that came
	missed   float64 // the gold has gone
	count    int     // throws so far in this match
	wobbling bool
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
	touch1, touch2, touch3, standing, falling, down = 0.20, 0.42, 0.57, 0.68, 0.83, 0.90
)

// landings are the touches with how loud each is.
var landings = [...]struct{ at, gain float64 }{{touch1, 0.9}, {touch2, 0.55}, {touch3, 0.35}, {standing, 0.2}, {down, 0.45}}

// pose returns where a die is in a moment of its throw, from the middle of the
// table, and how it is turned. half is half of its edge.
func (t *throw) pose(p, pit, half float64) (at [3]float64, o mat) {
	rest := about(zAxis, dieYaw).mul(upright(t.value))
	r0 := 0.62 * pit
	sin, cos := math.Sincos(t.angle)
	switch {
	case p < touch1:
		q := p / touch1
		for i, v := range [3]float64{cos * r0, sin * r0, 0} {
			at[i] = t.from[i] + (v-t.from[i])*q
		}
		at[2] = t.from[2]*(1-q*q) + pit*1.1*4*q*(1-q)*0.45
	case p < standing:
		q := (p - touch1) / (standing - touch1)
		e := 1 - (1-q)*(1-q)
		r := r0 * (1 - e)
		s, c := math.Sincos(t.angle + 4.4*e)
		at = [3]float64{c * r, s * r, 0}
		for _, b := range [...][3]float64{{touch1, touch2, 0.62}, {touch2, touch3, 0.26}, {touch3, standing, 0.08}} {
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
		w = edge * (0.86 + 0.24*math.Sin(q*math.Pi*1.5)*(1-0.3*q))
	case p < down:
		q := (p - falling) / (down - falling)
		w = edge * 0.72 * (1 - q*q)
	case p < 1:
		q := (p - down) / (1 - down)
		w = 0.16 * math.Sin(q*math.Pi) * (1 - q)
	}
	if t.alt > 0 && w != 0 {
		a := turn(rest, dieAxes[t.alt])
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
		k := float64(t.value)*1.7 + float64(t.count)
		ax := [3]float64{math.Cos(k), math.Sin(k), 0.35}
		n := math.Sqrt(ax[0]*ax[0] + ax[1]*ax[1] + ax[2]*ax[2])
		for i := range ax {
			ax[i] /= n
		}
		o = about(ax, 15*left*left).mul(o)
	}
	return at, o
}

func turn(m mat, v [3]float64) (w [3]float64) {
	for i := range w {
		w[i] = m[i][0]*v[0] + m[i][1]*v[1] + m[i][2]*v[2]
	}
	return w
}

// nearly returns the face beside a number onto which the die nearly falls: one
// that changes the outcome, if there is one.
func nearly(value, hits int) int {
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

// facesOf returns the mask of the numbers with which a player's die would hit,
// bit 1 for 1, changes of the die included.
func (s *Scene) facesOf(st *rules.State, p rules.Seat) (mask int) {
	c := bgd.AttackGuardian(st, p)
	if c == 0 {
		return 0
	}
	try := *st
	for n := 1; n <= 6; n++ {
		if try.Vars[bgd.Die] = int16(n); st.Vars[bgd.Die] == 0 {
			try.Vars[bgd.DieMod] = 0
		}
		if s.game.RowOf(&try, c, s.game.Face(&try, p)) != 0 {
			mask |= 1 << n
		}
	}
	return mask
}

// fatalOf returns the mask of the numbers whose attack would leave the opposing
// guardian no LP, if nobody does anything about it.
func fatalOf(s *Scene, st *rules.State, p rules.Seat) (mask int) {
	foe, try := bgd.AttackGuardian(st, p.Other()), *st
	if foe == 0 || s.endless(p.Other()) {
		return 0
	}
	for n := 1; n <= 6; n++ {
		try.Vars[bgd.Die] = int16(n)
		if s.game.Blow(&try, p, s.game.Face(&try, p)) >= s.game.LP(st, foe) {
			mask |= 1 << n
		}
	}
	return mask
}

// thrower returns whose die it is.
func (s *Scene) thrower() rules.Seat {
	if p := s.turnOf(); p >= 0 {
		return p
	}
	return s.Bottom
}

// dieFace returns what the die on the table shows.
func (s *Scene) dieFace() int {
	if n := s.game.Face(&s.View.S, s.thrower()); n > 0 {
		s.face = n
	}
	return max(1, s.face)
}

// die declares the die in the pit with the numbers that hit: throw, if it can
// be thrown now, by a tap, by pressing, holding and letting go, by a drag or by a key.
func (s *Scene) die(sf *ui.Surface, throws func(env *ui.Env)) {
	p := s.thrower()
	st := &s.View.S
	mask := s.facesOf(st, p)
	n := bits.OnesCount(uint(mask))
	face := s.dieFace()
	r := s.lay.Die
	e := ui.Element{ID: "die", Rect: r, Role: ui.RoleText, Label: s.T("die", face)}
	if mask != 0 {
		e.Label = words.Sentences(s.Lang, e.Label, s.T("die.odds", n, numbers(mask, s.Lang)))
	}
	d := &s.toss
	if throws != nil {
		e.Role, e.Desc, e.Tap = ui.RoleButton, s.T("die.throw"), throws
		e.Label = words.Sentences(s.Lang, s.T("roll"), s.T("die.odds", n, numbers(mask, s.Lang)))
		e.Tip = e.Label
		e.Drag = &ui.Drag{
			Start: func(env *ui.Env, x, y float64) { d.pulls, d.px, d.py = true, x, y },
			Move:  func(env *ui.Env, x, y float64) { d.px, d.py = x, y },
			Drop: func(env *ui.Env, x, y float64) {
				cx, cy := r.Centre()
				if d.pulls = false; math.Hypot(x-cx, y-cy) > r.W*0.4 { // otherwise it was put back
					d.let, d.px, d.py = true, x, y
					throws(env)
				}
			},
			Cancel: func(*ui.Env) { d.pulls = false },
		}
		for _, k := range []string{"r", " "} {
			sf.Key(k, throws)
		}
	} else {
		d.pulls = false
	}
	now := 0
	if st.Vars[bgd.Die] != 0 {
		now = s.game.Face(st, p)
	}
	ready := throws != nil
	sf.Paint("sockets", ui.Rect{W: sf.Env().W, H: sf.Env().H}, func(c *ui.Canvas) {
		s.sockets(c, mask, now)
	})
	e.Draw = func(c *ui.Canvas, state ui.State) {
		d.pressed = ready && state.Pressed
		if d.on || s.arena.dim > 0.01 || c.Blank() { // in front of the darkness
			return
		}
		k := 0.0
		if ready {
			if k = 0.5; state.Hover || state.Focused {
				k = 0.9
			}
		}
		s.drawDie(c, mask, k)
	}
	sf.Add(e)
	d.gold = mask
	if at := s.lay.Odds; mask != 0 && !at.Empty() && !s.Staged {
		rolled := int(st.Vars[bgd.Die])
		sf.Paint("odds", at, func(c *ui.Canvas) { s.drawOdds(c, at, n, rolled, now) })
	}
}

// drawOdds says how many numbers hit or, of a die that was changed, what it has become.
func (s *Scene) drawOdds(c *ui.Canvas, r ui.Rect, n, rolled, now int) {
	words := s.T("odds", n)
	if rolled != 0 && now != rolled {
		words = s.T("odds.mod", rolled, now)
	}
	c.Text(words, r, ui.TextStyle{Face: ui.Bold, Size: math.Max(12*c.Env.Scale, math.Min(c.Font(14), r.H*0.9)), Align: ui.Middle, Tabular: true, Colour: hitCol.Lighten(0.45), Shadow: true, Loose: true})
}

// sockets draws the six numbers round the near rim of the pit: those that hit
// burn, and the one that came flares.
func (s *Scene) sockets(c *ui.Canvas, mask, now int) {
	g := &s.lay.Ground
	if c.Blank() || g.Pit == 0 {
		return
	}
	dx, dy := s.Shift()
	half := g.Pit * 0.105
	for n := 1; n <= 6; n++ {
		sin, cos := math.Sincos(socketAngle(n))
		x, y := cos*g.Pit*1.0, sin*g.Pit*1.0
		q := g.On(x-half, y-half, x+half, y+half).Move(dx, dy)
		sx, sy, k := g.Camera.Project(x, y, 0)
		sx, sy = sx+dx, sy+dy
		size := 2 * half * k
		burns := mask&(1<<n) != 0
		here := n == now || s.toss.flare > 0 && n == s.face
		top, low, ink := ui.Hex(0x40352f), ui.Hex(0x241b18), ui.Hex(0x8d7b6e)
		if burns {
			lost := s.toss.missed
			top, low, ink = ui.Hex(0xffdf86), ui.Hex(0xf0a32c), ui.Hex(0x4a2202)
			top, low = top.Mix(ui.Hex(0x40352f), 0.8*lost), low.Mix(ui.Hex(0x241b18), 0.8*lost)
			c.Light(sx, sy, size*1.3, ui.Hex(0xff9a2e).Alpha((0.5+0.5*s.toss.held)*(1-0.8*lost)))
		}
		if here && s.toss.flare > 0 {
			c.Light(sx, sy, size*(1.3+0.8*s.toss.flare), ui.Hex(0xffc860).Alpha(0.6*s.toss.flare))
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

// drawDie draws the die where it is: in the pit, in the hand, in flight. glow
// is the light that invites to throw it.
func (s *Scene) drawDie(c *ui.Canvas, mask int, glow float64) {
	if c.Blank() {
		return
	}
	g, d := &s.lay.Ground, &s.toss
	edge := s.lay.Die.W * s.lay.DieSize()
	_, _, k0 := g.Camera.Project(0, 0, edge/2)
	half := edge / 2 / k0
	v := *d
	if v.value = s.face; d.on {
		v.value = d.value
	}
	v.value = max(1, v.value)
	p := 1.0
	if d.on {
		p = d.at
	}
	at, o := v.pose(p, g.Pit, half)
	lift := d.held
	if lift > 0 && !d.on && !s.still() { // it is shaken in the hand
		tm := s.arena.time
		o = about(xAxis, 0.5*lift*math.Sin(tm*21)).mul(about(yAxis, 0.5*lift*math.Sin(tm*17+1))).mul(about(zAxis, lift*0.9*math.Sin(tm*9)).mul(o))
		at[2] += lift * g.Pit * 0.42
		at[0] += lift * 3 * g.Unit * math.Sin(tm*33)
	}
	dx, dy := s.Shift()
	sx, sy, k := g.Camera.Project(at[0], at[1], at[2])
	gx, gy, gk := g.Camera.Project(at[0], at[1], 0)
	if d.pulls {
		sx, sy = d.px, d.py
		gx, gy = sx, sy+edge*0.9
	}
	sx, sy, gx, gy = sx+dx, sy+dy, gx+dx, gy+dy
	size := edge * k / k0
	up := math.Max(0, at[2]-half) / (g.Pit + 1)
	c.BoxAt(gx, gy-size*0.05, size*1.05*gk/k, size*0.66*gk/k, 0, size*0.3, ui.Hex(0x000000).Alpha(0), ui.Hex(0x000000).Alpha(0))
	c.Shadow(ui.Rect{X: gx - size*0.5, Y: gy - size*0.34, W: size, H: size * 0.62}, size*0.26, size*(0.16+0.3*up), ui.Hex(0x000000).Alpha(0.72/(1+1.4*up)))
	heat := 0.42 + 0.75*math.Max(d.held, glow*0.4) + 0.5*d.flare
	if d.on {
		heat = 0.85
	}
	gold := 1 - d.missed
	if mask != 0 && gold > 0 {
		c.Light(sx, sy, size*1.5, ui.Hex(0xffb048).Alpha((0.16+0.3*glow+0.34*d.held+0.22*d.flare)*gold))
	}
	look := sprites.DieLook{Heat: heat * gold, Key: [3]float64{-0.42, 0.72, 0.55}, Fire: [3]float64{0.62, 0.26, 0.06}, Dim: 1.02 - 0.12*s.arena.dim}
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
	if d.flare > 0 {
		for i := range 12 { // rays
			if s.still() {
				break
			}
			sin, cos := math.Sincos(float64(i)*math.Pi/6 + 0.2)
			r0, r1 := size*0.85, size*(0.95+0.75*d.flare*(0.6+0.4*stands.Hash(float64(i))))
			c.Line(sx+cos*r0, sy+sin*r0*0.9, sx+cos*r1, sy+sin*r1*0.9, 3*g.Unit*d.flare, ui.Hex(0xffdc8a).Alpha(0.8*d.flare))
		}
	}
}

// tosses presents the throw of an attack: the crowd rises, the table darkens,
// the die flies from its player into the pit, bounces, and stands on its last
// edge before it falls. With every throw it is a little shorter.
func (s *Scene) tosses(pr *present.Presentation, p rules.Seat, n int) {
	d := &s.toss
	if s.still() { // the light, and what came
		s.Play(ui.Call(func() { s.arena.dim, d.let = 0.5, false }), s.SoundTween("dice-throw", 0.9, 0), ui.Wait(16),
			s.SoundTween("dice-land", 0.9, 0), ui.Call(func() { s.face, d.held = n, 0 }), ui.Wait(14))
		return
	}
	ticks, mask := max(50, 80-5*d.count), s.facesOf(&pr.Was.View.S, p)
	fatal, pause := fatalOf(s, &pr.Was.View.S, p), 10
	if fatal != 0 {
		ticks, pause = ticks+24, 30
	}
	heard, hushed := 0, false
	s.Play(ui.Par(
		ui.Tween{Ticks: 12, Ease: ui.EaseOut, Do: func(q float64) {
			s.arena.dim = math.Max(s.arena.dim, 0.72*q)
			s.arena.crowd = math.Max(s.arena.crowd, 0.55*q)
		}},
		ui.Tween{Ticks: ticks, Ease: ui.Linear, Start: func() {
			g := &s.lay.Ground
			*d = throw{on: true, value: n, gold: mask, fatal: fatal, alt: nearly(n, mask), count: d.count + 1, held: d.held, let: d.let, px: d.px, py: d.py}
			d.angle = -1.9 + 0.5*math.Sin(float64(d.count)*2.1)
			d.from = [3]float64{0.15 * g.Pit, -3.2 * g.Pit, 0.9 * g.Pit}
			if s.SideOf(p) == 1 {
				d.from, d.angle = [3]float64{-0.1 * g.Pit, 2.9 * g.Pit, 1.0 * g.Pit}, 1.3
			}
			if d.let {
				x, y := g.Camera.Unproject(d.px, d.py)
				d.from, d.angle = [3]float64{x, y, 0.3 * g.Pit}, math.Atan2(y, x)
				d.let = false
			}
			s.Sound("dice-throw", 0.9, 0)
			s.Sound("crowd-rise", 0.6, 0)
		}, Do: func(q float64) {
			d.at = q
			d.held *= 0.9
			if !hushed && q > touch3 { // the last face falls into silence
				board.Hush(&s.Base, int(float64(ticks)*(1-touch3))+14)
				hushed = true
			}
			for heard < len(landings) && q > landings[heard].at {
				s.Sound("dice-land", landings[heard].gain, 0)
				heard++
			}
		}, End: func() {
			d.on, d.held, s.face = false, 0, n
		}},
	), ui.Wait(pause)) // it holds on its face
}

// still reports whether the player wants no motion.
func (s *Scene) still() bool {
	e := s.Surface.Env()
	return e != nil && e.Settings.ReducedMotion
}

// daylight ends the darkness of a throw.
func (s *Scene) daylight(ticks int) ui.Tween {
	from, crowd := 0.0, 0.0
	return ui.Tween{Ticks: ticks, Ease: ui.EaseInOut, Start: func() { from, crowd = s.arena.dim, s.arena.crowd },
		Do: func(q float64) { s.arena.dim, s.arena.crowd = from*(1-q), crowd*(1-q) }, End: func() { s.arena.dim, s.arena.crowd = 0, 0 }}
}

// darkness draws the dark around the pit during a throw, and in it what matters.
func (s *Scene) darkness(c *ui.Canvas) {
	a, d := &s.arena, &s.toss
	if a.dim <= 0.01 && !d.on {
		return
	}
	full := ui.Rect{W: c.Env.W, H: c.Env.H}
	dark, rail := ui.Hex(0x070306), s.lay.Ground.Rail(c.Env.W/2) // the crowd is in the dark, the ring and the cards stay clear
	c.Fill(ui.Rect{W: full.W, H: rail}, 0, dark.Alpha(0.62*a.dim))
	c.Gradient(ui.Rect{Y: rail, W: full.W, H: full.H - rail}, 0, dark.Alpha(0.3*a.dim), dark.Alpha(0.12*a.dim))
	g := &s.lay.Ground
	x, y, _ := g.Camera.Project(0, 0, 0)
	if d.fatal != 0 && s.Timeline.Busy() { // all but the ring and the die
		c.Fill(full, 0, dark.Alpha(0.62*a.dim))
		size := math.Max(15*c.Env.Scale, g.Pit*0.17)
		at := ui.Rect{X: x, Y: y - g.Pit*1.5}.Inset(-3 * size)
		if s.lay.Tall || s.lay.Small { // no room between the guardians
			at, size = s.lay.Prompt.Middle(s.lay.Prompt.W, 2*size), size*1.2
		}
		c.Text(s.T("fatal", numbers(d.fatal, s.Lang)), at, ui.TextStyle{Face: ui.Bold, Size: size, Align: ui.Middle, Colour: ui.Hex(0xffd8c8).Alpha(a.dim), Glow: ui.Hex(0xff3a1c).Alpha(0.8 * a.dim), Shadow: true, Loose: true})
	}
	if c.Blank() {
		return
	}
	c.Light(x, y, g.Pit*2.2, ui.Hex(0xff8a30).Alpha(0.34*a.dim))
	now := 0
	if s.View.S.Vars[bgd.Die] != 0 {
		now = s.game.Face(&s.View.S, s.thrower())
	}
	s.sockets(c, d.gold, now)
	blows(s, c)
	s.drawDie(c, d.gold, 0)
}

// blows writes beside the six numbers, while the die decides, what each would
// deal.
func blows(s *Scene, c *ui.Canvas) {
	g, p, try := &s.lay.Ground, s.thrower(), s.View.S
	size := math.Max(11*c.Env.Scale, math.Min(c.Font(14), g.Pit*0.11))
	if g.Pit*0.4 < ui.Measure("0000", ui.Bold, size) { // they would run into each other
		return
	}
	dx, dy := s.Shift()
	for n := 1; n <= 6; n++ {
		try.Vars[bgd.Die] = int16(n)
		k := s.game.Blow(&try, p, s.game.Face(&try, p))
		if k == 0 {
			continue
		}
		sin, cos := math.Sincos(socketAngle(n))
		x, y, _ := g.Camera.Project(cos*g.Pit*1.24, sin*g.Pit*1.2, 0)
		r := ui.Rect{X: x + dx, Y: y + dy + size*0.3}.Inset(-2 * size)
		col, size := hitCol.Lighten(0.3), size
		if s.toss.fatal>>n&1 != 0 {
			col, size = ui.Hex(0xff7a5a), size*1.25
		}
		c.Text(itoa(k), r, ui.TextStyle{Face: ui.Bold, Size: size, Align: ui.Middle, Tabular: true, Colour: col.Alpha(math.Min(1, 1.6*s.arena.dim)), Shadow: true, Loose: true})
	}
}

// socketAngle is where on the rim of the pit a number lies.
func socketAngle(n int) float64 { return math.Pi * (1.115 + float64(n-1)/5*0.77) }

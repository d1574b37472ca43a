// Package toss throws the die of Battle Guardians: as it lies in the pit, in the
// hand and in the air, the dark around it, and what has come.
package toss

import (
	"math"
	"math/bits"
	"strings"

	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/guardians/arena"
	"godeck/scenes/guardians/blow"
	"godeck/scenes/guardians/die"
	"godeck/scenes/guardians/faces"
	"godeck/scenes/guardians/outlook"
	"godeck/scenes/guardians/places"
	"godeck/scenes/guardians/staging"
	"godeck/scenes/table/board"
	"godeck/scenes/table/present"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// Toss is the die of a table.
type Toss struct {
	on      staging.Table
	Throw   die.Throw
	Miss    *blow.Vain   // the attack that misses
	Verdict *die.Verdict // what the throw has come to
	arena   *arena.Arena
	face    int        // what the die shows while not rolling
	won     rules.Seat // who won the roll for the order; NoSeat before it
	rim     *ui.Hold   // the arena while the camera is at the rim of the pit
	near    float64    // how near it is
	heart   float64    // a beat of it while a die is in the air that may be the last, 1 to 0
}

// On returns the die of a table.
func On(t staging.Table, place *arena.Arena) Toss {
	return Toss{on: t, arena: place, face: 6, won: rules.NoSeat}
}

// Clear takes back what was thrown.
func (t *Toss) Clear() {
	t.Throw, t.Miss, t.Verdict, t.won = die.Throw{}, nil, nil, rules.NoSeat
	t.rim, t.near, t.heart = nil, 0, 0
	t.on.Show.Dice.Clear()
}

// Hold moves the die in the hand, darkens the arena while it is held, and reports
// whether the fires have to follow.
func (t *Toss) Hold() bool {
	s, a, d := t.on.Show, t.arena, &t.Throw
	moved := false
	want := 0.0
	down := s.Surface.Down()
	pressed := d.Pressed || down == "roll" || down == "roll-on"
	if pressed || d.Pulls {
		want = 1
	}
	if !d.On {
		if v := want - d.Held; math.Abs(v) > 0.01 {
			d.Held += v * 0.16
			moved = true
		} else {
			d.Held = want
		}
		if !s.Timeline.Busy() && d.Held != 0 || want == 0 && moved {
			a.Dim = 0.62 * d.Held
			if !pressed && !d.Pulls && d.Held < 0.02 {
				a.Dim, d.Held = 0, 0
			}
		}
	}
	if !s.Timeline.Busy() && want == 0 && d.Held == 0 && a.Dim > 0 { // what was to be the last blow was answered
		a.Dim = math.Max(0, a.Dim-0.05)
		moved = true
	}
	return moved || d.Held > 0
}

// Face returns what the die on the table shows.
func (t *Toss) Face() int {
	s := t.on.Show
	if n := t.on.Game.Face(&s.View.S, t.on.Thrower()); n > 0 {
		t.face = n
	}
	return max(1, t.face)
}

// Declare declares the die in the pit with the numbers that hit: throw, if it can
// be thrown now, by a tap, by pressing, holding and letting go, by a drag or by a key.
func (t *Toss) Declare(sf *ui.Surface, staged bool, throws func(env *ui.Env)) {
	s := t.on.Show
	p := t.on.Thrower()
	st := &s.View.S
	mask := outlook.Lit(t.on.Game, st, p, st.Vars[bgd.Die] != 0)
	n := bits.OnesCount(uint(mask))
	face := t.Face()
	r := t.on.Lay.Die
	e := ui.Element{ID: "die", Rect: r, Role: ui.RoleText, Label: s.T("die", face)}
	if mask != 0 {
		e.Label = words.Sentences(s.Lang, e.Label, s.T("die.odds", n, faces.Numbers(mask, s.Lang)))
	}
	d := &t.Throw
	if throws != nil {
		e.Role, e.Desc, e.Tap = ui.RoleButton, s.T("die.throw"), throws
		e.Label = words.Sentences(s.Lang, s.T("roll"), s.T("die.odds", n, faces.Numbers(mask, s.Lang)))
		e.Tip = e.Label
		e.Drag = &ui.Drag{
			Start: func(env *ui.Env, x, y float64) { d.Pulls, d.PX, d.PY = true, x, y },
			Move:  func(env *ui.Env, x, y float64) { d.PX, d.PY = x, y },
			Drop: func(env *ui.Env, x, y float64) {
				cx, cy := r.Centre()
				if d.Pulls = false; math.Hypot(x-cx, y-cy) > r.W*0.4 { // otherwise it was put back
					d.Let, d.PX, d.PY = true, x, y
					throws(env)
				}
			},
			Cancel: func(*ui.Env) { d.Pulls = false },
		}
		for _, k := range []string{"r", " "} {
			sf.Key(k, throws)
		}
	} else {
		d.Pulls = false
	}
	now := 0
	if st.Vars[bgd.Die] != 0 {
		now = t.on.Game.Face(st, p)
	}
	ready := throws != nil
	sf.Paint("sockets", ui.Rect{W: sf.Env().W, H: sf.Env().H}, func(c *ui.Canvas) {
		t.sockets(c, mask, now)
		if ready && t.arena.Dim <= 0.01 && !d.On { // what each number would deal, before the throw
			dx, dy := s.Shift()
			die.Deals(c, t.ground(), dx, dy, 1, outlook.Fatal(t.on.Game, st, p)&mask, func(n int) int { return outlook.Deal(t.on.Game, st, p, n, false) })
		}
	})
	e.Draw = func(c *ui.Canvas, state ui.State) {
		d.Pressed = ready && state.Pressed
		if d.On || t.arena.Dim > 0.01 || c.Blank() { // in front of the darkness
			return
		}
		k := 0.0
		if ready {
			if k = 0.5; state.Hover || state.Focused {
				k = 0.9
			}
		}
		t.Draw(c, mask, k)
	}
	sf.Add(e)
	if q := t.on.Lay.Deal; ready && !q.Empty() && mask != 0 && bgd.AttackGuardian(st, p.Other()) != 0 { // the pit has no room for it
		deals, fatal := func(n int) int { return outlook.Deal(t.on.Game, st, p, n, false) }, outlook.Fatal(t.on.Game, st, p)&mask
		sf.Add(ui.Element{ID: "deals", Rect: q, Role: ui.RoleText, Label: t.dealt(mask, deals), Draw: func(c *ui.Canvas, _ ui.State) { die.Strip(c, q, mask, fatal, deals) }})
	}
	d.Gold = mask
	if at := t.on.Lay.Odds; mask != 0 && !at.Empty() && !staged {
		rolled := int(st.Vars[bgd.Die])
		sf.Paint("odds", at, func(c *ui.Canvas) {
			if rolled != 0 && now != rolled || t.on.Lay.Small || t.on.Lay.Tall { // otherwise the ring says it
				t.odds(c, at, n, rolled, now)
			}
		})
	}
}

// dealt says what each number that hits deals.
func (t *Toss) dealt(mask int, deals func(n int) int) string {
	var list []string
	for n := 1; n <= 6; n++ {
		if mask>>n&1 != 0 {
			list = append(list, t.on.Show.T("die.deal", n, deals(n)))
		}
	}
	return t.on.Show.T("die.deals", strings.Join(list, t.on.Show.Lang.Pick("、", "; ")))
}

// odds says how many numbers hit or, of a die that was changed, what it has become.
func (t *Toss) odds(c *ui.Canvas, r ui.Rect, n, rolled, now int) {
	if l := t.on.Lay; t.arena.Dim > 0.05 && now == rolled && !l.Small && !l.Tall { // each number says what it deals
		return
	}
	words := t.on.Show.T("odds", n)
	if rolled != 0 && now != rolled {
		words = t.on.Show.T("odds.mod", rolled, now)
	}
	c.Text(words, r, ui.TextStyle{Face: ui.Bold, Size: math.Max(12*c.Env.Scale, math.Min(c.Font(14), r.H*0.9)), Align: ui.Middle, Tabular: true, Colour: faces.Hit.Lighten(0.45), Shadow: true, Loose: true})
}

// sockets draws the six numbers round the pit.
func (t *Toss) sockets(c *ui.Canvas, mask, now int) {
	dx, dy := t.on.Show.Shift()
	t.Throw.Sockets(c, t.ground(), dx, dy, t.face, mask, now)
}

// Draw draws the die; glow is the light that invites to throw it.
func (t *Toss) Draw(c *ui.Canvas, mask int, glow float64) {
	l := die.Look{Face: t.face, Mask: mask, Glow: glow, Edge: t.on.Lay.Die.W * t.on.Lay.DieSize() * (1 + t.near), Time: t.arena.Time, Dim: t.arena.Dim, Still: t.on.Still()}
	l.DX, l.DY = t.on.Show.Shift()
	t.Throw.Draw(c, t.ground(), &l)
}

// throw presents the throw of an attack: the crowd rises, the table darkens,
// the die flies from its player into the pit, bounces, and stands on its last
// edge before it falls. With every throw it is a little shorter.
func (t *Toss) throw(pr *present.Presentation, p rules.Seat, n int) {
	s := t.on.Show
	d := &t.Throw
	fatal, pause := outlook.Fatal(t.on.Game, &pr.Was.View.S, p), 8
	if t.on.Still() { // the light, and what came
		if fatal != 0 {
			s.Play(s.Beside(t.warns(p, fatal)))
		}
		s.Play(ui.Call(func() { t.arena.Dim, d.Let = 0.5, false }), s.SoundTween("dice-throw", 0.9, 0), ui.Wait(16),
			s.SoundTween("dice-land", 0.9, 0), ui.Call(func() { t.face, d.Held = n, 0 }), ui.Wait(14))
		return
	}
	ticks, mask := max(46, 80-8*d.Count), outlook.Hits(t.on.Game, &pr.Was.View.S, p)
	if bgd.AttackGuardian(&pr.Was.View.S, p.Other()) == 0 { // there is nobody to hit
		ticks, pause = min(ticks, 46), 2
	}
	foe := -1
	switch {
	case fatal != 0:
		if ticks, pause = ticks+36, 18; s.IsYou(p.Other()) {
			foe = s.SideOf(p)
		}
		s.Play(t.rises()) // … and falls silent
	case d.Count > 0:
		ticks, pause = usual, 2
	}
	heard, hushed := 0, false
	s.Play(ui.Par(
		ui.Tween{Ticks: 12, Ease: ui.EaseOut, Do: func(q float64) {
			if fatal != 0 {
				t.arena.Hushes(q, foe)
				return
			}
			t.arena.Dim = math.Max(t.arena.Dim, 0.72*q)
			t.arena.Crowd.Up = math.Max(t.arena.Crowd.Up, 0.55*q)
		}},
		ui.Tween{Ticks: ticks, Ease: ui.Linear, Start: func() {
			*d = die.Throw{On: true, Value: n, Gold: mask, Fatal: fatal, Alt: die.Nearly(n, mask), Count: d.Count + 1, Held: d.Held, Let: d.Let, PX: d.PX, PY: d.PY}
			t.leaves(s.SideOf(p))
			s.Sound("dice-throw", 0.9, 0)
			if fatal == 0 {
				s.Sound("crowd-rise", 0.6, 0)
			}
		}, Do: func(q float64) {
			if d.At = q; fatal != 0 {
				d.At = die.Slowly(q)
				t.beats(q, ticks)
				t.nears(q)
				t.menace(q)
			}
			q = d.At
			d.Held *= 0.9
			if !hushed && q > die.Touch3 { // the last face falls into silence
				board.Hush(&s.Base, int(float64(ticks)*(1-die.Touch3))+14)
				hushed = true
			}
			for heard < len(die.Landings) && q > die.Landings[heard].At {
				s.Sound("dice-land", die.Landings[heard].Gain, 0)
				heard++
			}
		}, End: func() {
			d.On, d.Held, t.face, t.heart = false, 0, n, 0
			t.menace(1)
			t.arena.Scars.Add(d.Angle, 0.35)
		}},
	), ui.Wait(pause)) // it holds on its face
	if fatal != 0 {
		s.Play(ui.Tween{Ticks: 10, Ease: ui.EaseInOut, Do: func(q float64) { t.camera(rimNear * (1 - q)) }, End: func() {
			if t.near = 0; t.rim != nil {
				t.rim = nil
				s.Release()
			}
		}})
	}
}

// leaves lets the die fly off from a side, or from where the hand has let go of it.
func (t *Toss) leaves(side int) {
	d, g := &t.Throw, &t.on.Lay.Ground
	d.Angle = -1.9 + 0.5*math.Sin(float64(d.Count)*2.1)
	d.From = [3]float64{0.15 * g.Pit, -3.2 * g.Pit, 0.9 * g.Pit}
	if side == 1 {
		d.From, d.Angle = [3]float64{-0.1 * g.Pit, 2.9 * g.Pit, 1.0 * g.Pit}, 1.3
	}
	if d.Let {
		x, y := g.Camera.Unproject(d.PX, d.PY)
		d.From, d.Angle = [3]float64{x, y, 0.3 * g.Pit}, math.Atan2(y, x)
		d.Let = false
	}
}

// usual is for how many ticks the die flies that is neither the first of a match nor may
// be the last.
const usual = 32

// rimNear is how much nearer the camera comes for a throw that may be the last.
const rimNear = 0.27

// rises is the crowd getting up before a throw that may be the last.
func (t *Toss) rises() ui.Tween {
	return ui.Tween{Ticks: 24, Ease: ui.EaseOut, Start: func() { t.on.Show.Sound("crowd-roar", 0.7, 0) }, Do: func(q float64) {
		t.arena.Crowd.Up = math.Max(t.arena.Crowd.Up, q)
		t.arena.Dim = math.Max(t.arena.Dim, 0.3*q)
	}}
}

// hearts are the parts of the die's flight at which a heart beats; on its last edge there
// is silence.
var hearts = [...]float64{0.06, 0.26, 0.46, 0.64}

// beats lets a heart be heard and seen while the die flies that may be the last.
func (t *Toss) beats(q float64, ticks int) {
	t.heart = 0
	for _, at := range hearts {
		since := (q - at) * float64(ticks)
		if since >= 0 && since < 1 {
			t.on.Show.Sound("base-fall", 0.32, 0)
		} else if since >= 7 && since < 8 {
			t.on.Show.Sound("base-fall", 0.2, 0)
		}
		if since >= 0 && since < 20 {
			t.heart = math.Max(t.heart, 1-since/20)
		}
		if since >= 7 && since < 20 {
			t.heart = math.Max(t.heart, 0.7*(1-(since-7)/13))
		}
	}
	t.heart = math.Round(t.heart*8) / 8
}

// warns says which numbers of a throw would be the last.
func (t *Toss) warns(p rules.Seat, fatal int) ui.Tween {
	s := t.on.Show
	x, y := t.on.Lay.Die.Centre()
	text := outlook.Fatally(t.on.Game, &s.View.S, p, fatal, faces.Numbers(fatal, s.Lang), s.IsYou(p.Other()), s.Lang)
	return s.Number(text, x, y-t.on.Lay.Die.H*0.9, 20*s.Unit(), ui.Hex(0xffd8c8), 50)
}

// nears brings the camera to the rim of the pit while the die flies.
func (t *Toss) nears(q float64) {
	if t.rim == nil && q > 0.16 && q < 0.4 {
		t.rim = board.Hold(&t.on.Show.Base)
	}
	t.camera(rimNear * ui.EaseInOut(ui.Clamp01((q-0.18)/0.34)))
}

// camera sets how near the camera is, if it can come nearer at all.
func (t *Toss) camera(near float64) {
	if t.rim == nil {
		return
	}
	x, y, _ := t.on.Lay.Ground.Camera.Project(0, 0, 0)
	if t.near = near; t.on.Lay.Tall { // names and numbers lie round the pit: they stay flat, and the die grows
		return
	}
	t.rim.Only, t.rim.Near, t.rim.Towards = between(t.on.Lay), near, ui.Point{X: x, Y: y}
}

// between returns what lies between the guardians, above the hand: there is nothing to read.
func between(l *places.Layout) ui.Rect {
	own, foe := l.Zones[bgd.Attack][0], l.Zones[bgd.Attack][1]
	lean := 0.06 * own.W // they lean outwards
	r := ui.Rect{X: own.Right() + lean, Y: l.Stage.Y, W: foe.X - own.Right() - 2*lean}
	r.H = min(l.Stage.Bottom(), l.Hand[0].Y) - r.Y
	return r
}

// ground is the arena as the camera sees it.
func (t *Toss) ground() *places.Ground {
	if t.near == 0 || t.on.Lay.Tall {
		return &t.on.Lay.Ground
	}
	g, k := t.on.Lay.Ground, 1+t.near
	x, y, _ := g.Camera.Project(0, 0, 0)
	g.Camera.CX, g.Camera.CY = x+(g.Camera.CX-x)*k, y+(g.Camera.CY-y)*k
	g.Camera.D, g.Pit, g.Unit = g.Camera.D*k, g.Pit*k, g.Unit*k
	return &g
}

// menaces reports whether the die may end the match of who looks on.
func (t *Toss) menaces() bool {
	return t.Throw.Fatal != 0 && t.on.Show.IsYou(t.on.Thrower().Other())
}

// menace lets the viewer's side feel a die that may end its match.
func (t *Toss) menace(q float64) {
	if t.menaces() {
		arena.Menaces(t.arena, t.on.Show.SideOf(t.on.Thrower().Other()), q)
	}
}

// Darkness draws the dark around the pit during a throw, and in it what matters.
func (t *Toss) Darkness(c *ui.Canvas) {
	s := t.on.Show
	a, d := t.arena, &t.Throw
	if a.Dim <= 0.01 && !d.On {
		return
	}
	full := ui.Rect{W: c.Env.W, H: c.Env.H}
	dark, rail := ui.Hex(0x070306), t.on.Lay.Ground.Rail(c.Env.W/2) // the crowd is in the dark, the ring and the cards stay clear
	c.Fill(ui.Rect{W: full.W, H: rail}, 0, dark.Alpha(0.5*a.Dim))
	c.Gradient(ui.Rect{Y: rail, W: full.W, H: full.H - rail}, 0, dark.Alpha(0.3*a.Dim), dark.Alpha(0.12*a.Dim))
	g := t.ground()
	x, y, _ := g.Camera.Project(0, 0, 0)
	if d.Fatal != 0 && s.Timeline.Busy() { // all but the ring and the die
		c.Fill(full, 0, dark.Alpha(0.44*a.Dim)) // what lies there can still be made out
		if t.heart > 0 {                        // the edges of what is seen
			edge, none := ui.Hex(0xd81a10).Alpha(0.34*t.heart*a.Dim), ui.Hex(0xd81a10).Alpha(0)
			w, h := full.W*0.22, full.H*0.24
			c.Gradient4(ui.Rect{W: w, H: full.H}, 0, [4]ui.Colour{edge, none, edge, none})
			c.Gradient4(ui.Rect{X: full.W - w, W: w, H: full.H}, 0, [4]ui.Colour{none, edge, none, edge})
			c.Gradient(ui.Rect{W: full.W, H: h}, 0, edge, none)
			c.Gradient(ui.Rect{Y: full.H - h, W: full.W, H: h}, 0, none, edge)
		}
		if t.menaces() { // it comes from the other side
			hot := t.arena.Hues()[1].Mix(ui.Hex(0xff2a12), 0.6)
			near, far := hot.Darken(0.25).Alpha(0.17*a.Dim), hot.Alpha(0)
			c.Gradient4(ui.Rect{X: full.W * 0.6, W: full.W * 0.4, H: full.H}, 0, [4]ui.Colour{far, near, far, near})
			if t.on.Lay.Tall {
				c.Gradient(ui.Rect{W: full.W, H: full.H * 0.45}, 0, near, far)
			}
		}
	}
	if d.Fatal != 0 && s.View.S.Vars[bgd.Die] == 0 && s.Timeline.Busy() {
		size := math.Max(15*c.Env.Scale, g.Pit*0.17)
		at := ui.Rect{X: x, Y: y - g.Pit*1.5}.InsetXY(-7*size, -2*size)
		if t.on.Lay.Tall || t.on.Lay.Small { // no room between the guardians
			at, size = t.on.Lay.Prompt.Middle(t.on.Lay.Prompt.W, 2*size), size*1.2
		}
		words := outlook.Fatally(t.on.Game, &s.View.S, t.on.Thrower(), d.Fatal, faces.Numbers(d.Fatal, s.Lang), s.IsYou(t.on.Thrower().Other()), s.Lang)
		if w := ui.Measure(words, ui.Bold, size); w > at.W {
			size = math.Max(12*c.Env.Scale, size*at.W/w)
		}
		c.Text(words, at, ui.TextStyle{Face: ui.Bold, Size: size, Align: ui.Middle, Colour: ui.Hex(0xffd8c8).Alpha(a.Dim), Glow: ui.Hex(0xff3a1c).Alpha(0.8 * a.Dim), Shadow: true, Loose: true})
	}
	if c.Blank() {
		return
	}
	c.Light(x, y, g.Pit*2.2, ui.Hex(0xff8a30).Alpha(0.34*a.Dim))
	now := 0
	if s.View.S.Vars[bgd.Die] != 0 {
		now = t.on.Game.Face(&s.View.S, t.on.Thrower())
	}
	t.sockets(c, d.Gold, now)
	dx, dy := s.Shift()
	p, fatal := t.on.Thrower(), d.Fatal
	deals := func(n int) int { return outlook.Deal(t.on.Game, &s.View.S, p, n, now != 0) }
	for n := 1; n <= 6 && now != 0 && d.Fatal != 0; n++ { // a change has not moved what it may show
		fatal &^= 1 << n
		if foe := bgd.AttackGuardian(&s.View.S, p.Other()); foe != 0 && deals(n) >= t.on.Game.LP(&s.View.S, foe) {
			fatal |= 1 << n
		}
	}
	die.Deals(c, g, dx, dy, a.Dim, fatal, deals)
	t.Draw(c, d.Gold, 0)
}

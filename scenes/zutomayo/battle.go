package zutomayo

import (
	"math"
	"strconv"

	"godeck/rules"
	ztm "godeck/rules/zutomayo"
	"godeck/scenes/table"
	"godeck/scenes/ui"
)

// fight is the display of a battle: both values, then the difference.
type fight struct {
	on     bool
	in     float64
	v      [2]int
	winner rules.Seat
	diff   float64 // progress of showing the difference
	cut    int     // prevented part of it
	night  bool
}

// battle presents the comparison and the blow.
func (s *Scene) battle(pr *table.Presentation) {
	v := [2]int{int(pr.Event.A), int(pr.Event.B)}
	win, cut := pr.Event.Seat, 0
	if e := pr.Coming(); e.Kind == ztm.EvDamage {
		cut = int(e.C)
	}
	pr.Hold("fight", ui.Tween{Ticks: 18, Ease: ui.EaseOut, Start: func() {
		s.shown.fought, s.shown.battle = v, true
		s.fight = fight{on: true, v: v, winner: win, cut: cut, night: isNight(hourOf(pr.Was))}
		s.Surface.Invalidate()
	}, Do: func(p float64) { s.fight.in = p }},
		ui.Tween{Ticks: 10, Ease: ui.Linear, Do: func(p float64) { s.fight.in = 1 - p }, End: func() { s.fight = fight{} }})
	s.Play(ui.Wait(8))
	differ := ui.Tween{Ticks: 16, Do: func(p float64) { s.fight.diff = p }}
	if win == rules.NoSeat {
		s.Play(s.SoundTween("hit-light", 0.7, 0), differ, ui.Wait(26))
		pr.Log("log.battle.tie", rules.NoSeat, 0, v[0], v[1])
		return
	}
	n := v[win] - v[win.Other()]
	blow := table.Blow{Force: float64(n) / 80}
	blow.X, blow.Y = s.centre(ztm.BattleField, win.Other())
	if tok, ok := pr.Now.Top(ztm.BattleField, win.Other()); ok {
		blow.At = tok.Board()
	}
	by, wait := rules.DefID(0), 0
	if tok, ok := pr.Now.Top(ztm.BattleField, win); ok {
		blow.By, by, wait = []string{tok.Board()}, tok.Def, 20
	}
	s.Play(ui.Par(s.Strike(blow), ui.Seq(ui.Wait(wait), differ)), ui.Wait(4))
	pr.Log("log.battle.win", win, by, v[win], v[win.Other()])
}

// heal presents a gain of HP: the bar counts up.
func (s *Scene) heal(pr *table.Presentation) {
	ev := pr.Event
	if x, y := s.beside(ev.Seat); ev.A > 0 {
		s.Play(s.SoundTween("heal", 0.7, 0), ui.Par(table.Count(&s.shown.hp[ev.Seat], float64(ev.B), 30), s.Number("+"+strconv.Itoa(int(ev.A)), x, y, s.lifeSize(ev.Seat), s.Theme.Good, 66), s.Burst(x, y, 18, s.Theme.Good)), ui.Wait(8))
	}
	if ev.A == 0 {
		pr.Log("log.heal.full", ev.Seat, 0, ev.B)
		return
	}
	pr.Log("log.heal", ev.Seat, 0, ev.A, ev.B)
}

// lifeSize returns the size of the number for a change of a player's HP.
func (s *Scene) lifeSize(p rules.Seat) float64 {
	return math.Min(46*s.Unit(), s.lay.HUD[s.SideOf(p)].H*0.8)
}

// damage presents damage and loss.
func (s *Scene) damage(pr *table.Presentation) {
	ev := pr.Event
	p, n, hp := ev.Seat, int(ev.A), int(ev.B)
	switch {
	case ev.Kind == ztm.EvLoss:
		pr.Log("log.loss", p, 0, n, hp)
	case ev.C > 0:
		key := "log.damage.cut"
		if n == 0 {
			key = "log.damage.none"
		}
		s.Play(s.SoundTween("shield", 0.8, 0))
		pr.Log(key, p, 0, n, hp, ev.C)
	case n > 0:
		pr.Log("log.damage", p, 0, n, hp)
	}
	if n == 0 {
		return
	}
	if !pr.Holds("fight") {
		s.Play(s.SoundTween("hit-"+table.Strength(float64(n), 25, 60), 0.7, 0))
	}
	x, y := s.beside(p)
	s.Play(ui.Par(table.Count(&s.shown.hp[p], float64(hp), min(44, 22+n/3)), s.Number("−"+strconv.Itoa(n), x, y, s.lifeSize(p), s.Theme.Danger, 80), s.Shake(float64(min(10, 3+n/8))*s.Unit(), 16)), ui.Wait(8))
	if hp == 0 {
		s.fall(pr, p)
	}
}

// over presents the end: sparks for the winner, and the shadow lifts.
func (s *Scene) over(pr *table.Presentation) {
	sd, z := s.SideOf(pr.Event.Seat), &s.lay.Zones
	pr.Over(nightCol, clockCol, s.Cheer(s.Theme.Warm, clockCol, z[ztm.BattleField][sd], s.lay.HUD[sd], z[ztm.SetA][sd], z[ztm.Area][sd], z[ztm.BattleField][sd]))
	s.Play(ui.Tween{Ticks: 20, Ease: ui.Linear, Do: func(p float64) { s.defeat.in *= 1 - p }, End: func() {
		s.defeat = defeat{}
		s.Repair()
	}})
}

// defeat is the shadow over the loser's side.
type defeat struct {
	in   float64
	seat [2]bool
}

// fall presents that a player has no HP left: a shadow covers that side, and
// the Character burns away.
func (s *Scene) fall(pr *table.Presentation, p rules.Seat) {
	u := s.Unit()
	x, y := s.beside(p)
	fx, fy := s.centre(ztm.BattleField, p)
	burn := ui.Tween{}
	if tok, ok := pr.Now.Top(ztm.BattleField, p); ok {
		burn = s.Dissolve(tok.Board(), emberCol, 74)
	}
	s.Play(s.SoundTween("defeat", 0.9, 0), ui.Par(
		s.Shake(12*u, 26), s.Hit(x, y, 150*u, s.Theme.Danger), s.Burst(x, y, 40, s.Theme.Danger),
		ui.Tween{Ticks: 60, Ease: ui.EaseOut, Start: func() { s.defeat.seat[p] = true }, Do: func(q float64) { s.defeat.in = math.Max(s.defeat.in, q) }},
		ui.Seq(ui.Wait(14), ui.Par(burn, ui.Seq(ui.Wait(26), s.Burst(fx, fy, 26, emberCol))))), ui.Wait(16))
}

// drawDefeat draws the shadow over half of the table, thinner towards the middle.
func (s *Scene) drawDefeat(c *ui.Canvas) {
	if s.defeat.in <= 0.01 {
		return
	}
	dark := c.Theme.Dark()
	for p, lost := range s.defeat.seat {
		if !lost {
			continue
		}
		r := ui.Rect{W: c.Env.W, H: c.Env.H * 0.56}
		near, far := dark.Alpha(0.82*s.defeat.in), dark.Alpha(0.10*s.defeat.in)
		if s.SideOf(rules.Seat(p)) == 0 {
			c.Gradient(r.Move(0, c.Env.H*0.44), 0, far, near)
			continue
		}
		c.Gradient(r, 0, near, far)
	}
}

// front draws what is held up and the battle's numbers.
func (s *Scene) front(c *ui.Canvas) {
	s.drawDefeat(c)
	s.DrawSpot(c)
	if s.fight.on && s.fight.in > 0.01 {
		s.drawFight(c)
	}
}

func (s *Scene) drawFight(c *ui.Canvas) {
	u := c.Px(1)
	f := &s.fight
	a := ui.Clamp01(f.in)
	st := s.lay.Stage
	x := st.X + st.W/2
	if !s.lay.Tall && !s.lay.Small {
		x = (s.lay.Zones[ztm.SetA][0].X + st.Right()) / 2
	}
	y := st.Y + st.H/2
	size := math.Min(math.Min(st.H*0.29, st.W*0.17), 2*(st.Right()-x)/4.4)
	wide := 4.4
	if s.lay.Tall {
		wide = 3.5
		size = math.Min(st.H*0.22, (st.W-2*s.lay.Zones[ztm.BattleField][0].W)/wide)
	}
	w, h := size*wide, size*2.9
	if h > st.H {
		h = st.H
		size = h / 2.9
	}
	col := dayCol
	ic := ui.IconSun
	if f.night {
		col, ic = nightCol, ui.IconMoon
	}
	r := ui.Rect{X: x - w/2, Y: y - h/2, W: w, H: h}
	c.Shadow(r, size*0.4, size*0.8, ui.Hex(0x05030f).Alpha(0.95*a))
	c.Gradient(r, size*0.35, ui.Hex(0x180f45).Alpha(0.72*a), ui.Hex(0x0c0828).Alpha(0.80*a))
	c.StrokeGradient(r, size*0.35, 1.5*u, col.Alpha(0.7*a), c.Theme.Accent.Alpha(0.5*a))
	for sd := 0; sd < 2; sd++ {
		p := s.Seat(sd)
		dy, slide := -size*0.88, -1.0
		if sd == 0 {
			dy, slide = size*0.88, 1
		}
		ink := ui.Hex(0xffffff)
		glow := col.Alpha(0.55 * a)
		k := 1.0
		if f.diff > 0 && f.winner >= 0 {
			if f.winner == p {
				glow = c.Theme.Warm.Alpha(0.9 * a)
				ink = ui.Hex(0xfff4d0)
			} else {
				ink = ink.Mix(ui.Hex(0x6d6790), f.diff)
				glow = glow.Alpha(1 - f.diff)
				k = 1 - 0.16*f.diff
			}
		}
		cy := y + dy + slide*(1-a)*size*0.8
		c.Icon(ic, ui.Rect{X: x - size*(wide*0.5-0.2), Y: cy - size*0.26, W: size * 0.52, H: size * 0.52}, col.Alpha(a))
		c.Text(strconv.Itoa(f.v[p]), ui.Rect{X: x - size*1.05, Y: cy - size*0.6, W: size * 2.5, H: size * 1.2}, ui.TextStyle{Face: ui.Display, Size: math.Round(size * k), Align: ui.Middle, Tabular: true, Colour: ink.Alpha(a), Glow: glow, Loose: true})
	}
	mid := ui.Rect{X: r.X + 8*u, Y: y - size*0.3, W: r.W - 16*u, H: size * 0.6}
	if f.diff < 0.05 {
		c.Text("VS", mid, ui.TextStyle{Face: ui.Display, Size: size * 0.42, Align: ui.Middle, Colour: c.Theme.Accent.Alpha(a), Glow: c.Theme.Accent.Alpha(0.6 * a), Loose: true})
		return
	}
	text, short, tc := s.T("tie"), s.T("tie.short"), clockCol
	if f.winner >= 0 {
		n := int(math.Abs(float64(f.v[0] - f.v[1])))
		short, tc = s.T("damage", n-f.cut), c.Theme.Danger.Lighten(0.25)
		if text = short; f.cut > 0 {
			text = s.T("damage.cut", n, f.cut, n-f.cut)
		}
	}
	if ui.Measure(text, ui.Bold, 13*c.Env.Scale) > mid.W-12*u {
		text = short
	}
	c.Fill(mid.InsetXY(0, -2*u), mid.H/2, ui.Hex(0x0a0622).Alpha(0.75*f.diff*a))
	c.Text(text, mid.InsetXY(6*u, 0), ui.TextStyle{Face: ui.Bold, Size: math.Max(13*c.Env.Scale, math.Min(size*0.36, c.Font(26))), Align: ui.Middle, Colour: tc.Alpha(f.diff * a)})
}

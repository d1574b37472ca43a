package zutomayo

import (
	"math"
	"strconv"

	"godeck/rules"
	ztm "godeck/rules/zutomayo"
	"godeck/scenes/table/board"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
)

// fight is the display of a battle: both values, then the difference.
type fight struct {
	on     bool
	in     float64
	v      [2]int
	winner rules.Seat
	diff   float64 // progress of showing the difference
	fly    float64 // and of its way to the loser's lanterns
	cut    int     // prevented part of it
	night  bool
}

// battle presents the comparison and the blow.
func (s *Scene) battle(pr *present.Presentation) {
	v := [2]int{int(pr.Event.A), int(pr.Event.B)}
	win, cut := pr.Event.Seat, 0
	if e := pr.Coming(); e.Kind == ztm.EvDamage {
		cut = int(e.C)
	}
	pr.Hold("fight", ui.Tween{Ticks: known(s, 22, 17), Ease: ui.Linear, Start: func() { // one total is struck, then the other
		s.shown.fought, s.shown.battle = v, true
		s.fight = fight{on: true, v: v, winner: win, cut: cut, night: isNight(hourOf(pr.Was))}
		strike := func(v int, pan float64) ui.Tween {
			return s.SoundTween("strike", 0.4+math.Min(0.5, float64(v)/200), pan)
		}
		board.Hush(&s.Base, 52)
		s.Timeline.Now(ui.Seq(ui.Wait(5), strike(v[s.Bottom], -0.3), ui.Wait(8), strike(v[s.Bottom.Other()], 0.3)))
		s.Surface.Invalidate()
	}, Do: func(p float64) { s.fight.in = p }},
		ui.Tween{Ticks: 10, Ease: ui.Linear, Do: func(p float64) { s.fight.in = 1 - p }, End: func() { s.fight = fight{} }})
	s.Play(ui.Wait(known(s, 8, 2)))
	differ := ui.Tween{Ticks: 16, Do: func(p float64) { s.fight.diff = p }}
	ids := func(p rules.Seat) (id string, def rules.DefID) {
		if tok, ok := pr.Now.Top(ztm.BattleField, p); ok {
			return tok.Board(), tok.Def
		}
		return "", 0
	}
	own, _ := ids(s.Bottom)
	opp, _ := ids(s.Bottom.Other())
	x, y := s.between()
	clash := board.Clash{A: own, B: opp, X: x, Y: y, Loser: -1, Back: 10 * s.Unit(), Stop: 2}
	if win == rules.NoSeat {
		clash.Hit = func() {
			s.Timeline.Now(ui.Par(s.SoundTween("hit-light", 0.8, 0), s.Hit(x, y, 70*s.Unit(), clockCol), s.Burst(x, y, 10, clockCol), s.Shake(2*s.Unit(), 8)))
		}
		s.Play(ui.Par(s.Clash(clash), ui.Seq(ui.Wait(22), differ)), ui.Wait(8))
		pr.Log("log.battle.tie", rules.NoSeat, 0, v[0], v[1])
		return
	}
	n := v[win] - v[win.Other()]
	_, by := ids(win)
	clash.Loser = s.SideOf(win.Other())
	w := heft(n)
	clash.Back, clash.Stop = (0.015+0.03*w)*s.lay.radius*3, int(2*w+w*w*0.7)
	if n > 50 {
		clash.Stop += 6
	}
	// Whoever is hit has the sparks and the number.
	hx, hy := s.centre(ztm.BattleField, win.Other())
	hx, hy = (x+hx)/2, (y+hy)/2
	clash.Hit = func() { s.Timeline.Now(s.blow(n, w, hx, hy, win)) }
	s.Play(s.SoundTween("attack-"+board.Strength(float64(n), 25, 60), 0.8, 0), s.Beside(s.Clash(clash)), ui.Wait(22), differ) // they go home while the difference flies
	pr.Log("log.battle.win", win, by, v[win], v[win.Other()])
}

// between returns where the fighters meet.
func (s *Scene) between() (x, y float64) {
	own, opp := s.lay.Zones[ztm.BattleField][0], s.lay.Zones[ztm.BattleField][1]
	if x, y = s.lay.clock(0, 0); own.Y > opp.Bottom() {
		y = (own.Y + opp.Bottom()) / 2
	}
	return x, y
}

// heft is the weight of a hit, from 0.3 to 3, over the whole range of this
// game's damage: 10 is a knock, 40 a blow, 70 and more break the table.
func heft(n int) float64 { return math.Max(0.3, math.Min(3, 0.1+0.0415*float64(n))) }

// blow returns what a hit looks and sounds like: a light one is a knock, a
// heavy one rings the clock and lights its plate in the winner's colour.
func (s *Scene) blow(n int, w, x, y float64, win rules.Seat) ui.Tween {
	u := s.Unit()
	col := s.Theme.Warm
	if s.SideOf(win) == 1 {
		col = foeCol
	}
	parts := []ui.Tween{s.SoundTween("hit-"+board.Strength(float64(n), 25, 60), 0.7+0.1*w, 0), s.Hit(x, y, (60+45*w)*u, col), s.Burst(x, y, int(12*w+4*w*w), col),
		s.Shake((1.2*w*w)*u, int(6+7*w)),
		ui.Tween{Ticks: 34 + n/3, Ease: ui.Linear, Do: func(p float64) { s.place.glow = col.Alpha(0.16 * w * (1 - p) * (1 - p)) }, End: func() { s.place.glow = ui.Colour{} }}}
	if n >= 25 {
		parts = append(parts, ui.Seq(ui.Wait(5), s.SoundTween("bell-night", math.Min(1, float64(n)/90), 0)))
	}
	if n >= 60 { // twice as many sparks, and the clock rings on
		parts = append(parts, ui.Seq(ui.Wait(6), s.Burst(x, y, 60, ui.Hex(0xfff0c0))), s.flares(), ui.Seq(ui.Wait(12), s.SoundTween("hit-heavy", 0.5, 0), s.Shake(5*u, 14)))
	}
	return ui.Par(parts...)
}

// heal presents a gain of HP: the bar counts up.
func (s *Scene) heal(pr *present.Presentation) {
	ev := pr.Event
	s.tale.hp[ev.Seat] += int(ev.A)
	if x, y := s.beside(ev.Seat); ev.A > 0 {
		s.Play(s.SoundTween("heal", 0.7, 0), ui.Par(board.Count(&s.shown.hp[ev.Seat], float64(ev.B), 30), s.Number("+"+strconv.Itoa(int(ev.A)), x, y, s.lifeSize(ev.Seat), s.Theme.Good, 66), s.Burst(x, y, 18, s.Theme.Good)), ui.Wait(8))
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
func (s *Scene) damage(pr *present.Presentation) {
	ev := pr.Event
	p, n, hp := ev.Seat, int(ev.A), int(ev.B)
	s.tale.hp[p] -= n
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
		s.Play(s.SoundTween("hit-"+board.Strength(float64(n), 25, 60), 0.7, 0))
	}
	x, y := s.beside(p)
	if pr.Holds("fight") && pr.Coming().Kind != ev.Kind { // the difference goes where it hurts
		s.Play(ui.Tween{Ticks: known(s, 16, 11), Ease: ui.EaseIn, Do: func(q float64) { s.fight.fly = q }})
	}
	ticks, w := known(s, 6+int(0.55*float64(n)), 5+int(0.4*float64(n))), heft(n) // ten and ten go out, each with a stroke
	var strokes []ui.Tween
	for i := range (n + 9) / 10 { // each at its own lantern
		bx, by := x, y
		if sd := s.SideOf(p); !s.lay.lanterns[sd].Empty() {
			bx, by = s.lay.lantern(sd, math.Max(0, math.Ceil(float64(hp+n)/10)-1-float64(i)))
		}
		strokes = append(strokes, ui.Seq(ui.Wait(i*ticks*10/max(10, n)), s.SoundTween("strike", 0.7-0.05*float64(i), 0), s.Burst(bx, by, 7, s.Theme.Danger)))
	}
	s.Play(ui.Par(board.Count(&s.shown.hp[p], float64(hp), ticks), s.Number("−"+strconv.Itoa(n), x, y, s.lifeSize(p)*(0.72+0.1*w), s.Theme.Danger, 50+int(12*w)), s.Shake((1+1.3*w*w)*s.Unit(), int(8+6*w)), ui.Par(strokes...)), ui.Wait(known(s, 8, 2)))
	if hp == 0 {
		s.fall(pr, p)
	}
}

// over presents the end: sparks for the winner, and the shadow lifts.
func (s *Scene) over(pr *present.Presentation) {
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
func (s *Scene) fall(pr *present.Presentation, p rules.Seat) {
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
		ui.Seq(ui.Wait(14), ui.Par(burn, ui.Seq(ui.Wait(26), s.Burst(fx, fy, 26, emberCol))))), ui.Wait(46)) // two seconds, before anything is asked
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
	s.drawTurn(c)
	drawBorder(s, c)
	if s.fight.on && s.fight.in > 0.01 {
		s.drawFight(c)
	}
}

// fightPlaces returns where the totals of a fight stand on the clock's plate,
// beside the fighters and never on a place for cards, and where the difference is said.
func (s *Scene) fightPlaces() (at [2]ui.Rect, said ui.Rect) {
	l := &s.lay
	n := l.radius
	size := n * 0.28
	gap := 0.03 * n
	own, opp := l.Zones[ztm.BattleField][0], l.Zones[ztm.BattleField][1]
	w := 0.52 * n
	if x, y := l.clock(0, 0); opp.Bottom() < y-n*0.3 { // the fighters are not on the clock
		own, opp = ui.Rect{X: x, Y: y + size*0.1}, ui.Rect{X: x, Y: y - size*0.1}
	}
	at[0] = ui.Rect{X: own.X - gap - w, Y: own.Y + own.H*0.68 - size/2, W: w, H: size}
	at[1] = ui.Rect{X: opp.Right() + gap, Y: opp.Y + opp.H*0.62 - size/2, W: w, H: size}
	said = ui.Rect{X: own.Right() + gap, Y: at[0].Y - size*0.1, W: 0.62 * n, H: size * 0.9}
	if s.fight.winner >= 0 && s.SideOf(s.fight.winner) == 0 { // beside whoever is hit
		said.X, said.Y = opp.X-gap-said.W, at[1].Y-size*0.1
	}
	return at, said
}

func (s *Scene) drawFight(c *ui.Canvas) {
	f := &s.fight
	a := ui.Clamp01(f.in)
	at, said := s.fightPlaces()
	col := dayCol
	if f.night {
		col = nightCol
	}
	for sd := range 2 {
		p, r := s.Seat(sd), at[sd]
		a := ui.Clamp01(2.2*f.in - 1.1*float64(sd)) // one after the other
		if f.diff > 0 {
			a = ui.Clamp01(f.in)
		}
		if a = ui.EaseOut(a); a < 0.01 {
			continue
		}
		ink, glow, k := ui.Hex(0xffffff), col.Alpha(0.7*a), 1+0.9*(1-a)
		if f.diff > 0 && f.winner >= 0 {
			if f.winner == p {
				ink, glow = ui.Hex(0xfff4d0), c.Theme.Warm.Alpha(0.9*a)
				k += 0.16 * f.diff
			} else {
				ink, glow = ink.Mix(ui.Hex(0x8d86b0), f.diff), glow.Alpha(1-f.diff)
				k -= 0.18 * f.diff
			}
		}
		_, y := r.Centre()
		size := math.Round(r.H * k)
		text := strconv.Itoa(f.v[p])
		wide := ui.Measure(text, ui.Display, size)
		if most := r.W * 1.1; wide > most && a >= 1 {
			size, wide = math.Floor(size*most/wide), most
		}
		x, align := r.X, ui.Start // it grows away from its fighter
		if sd == 0 {
			x, align = r.Right()-2*r.W, ui.End
		}
		c.Shadow(r.InsetXY(r.W*0.12, r.H*0.2), r.H*0.3, r.H*0.8, ui.Hex(0x05030f).Alpha(0.62*a))
		c.Text(text, ui.Rect{X: x, Y: y - size*0.7, W: 2 * r.W, H: size * 1.4}, ui.TextStyle{Face: ui.Display, Size: size, Align: align, Tabular: true, Colour: ink.Alpha(a), Glow: glow, Shadow: true, Loose: true})
	}
	if f.diff < 0.05 {
		return
	}
	text, short, tc := s.T("tie"), s.T("tie.short"), clockCol
	if f.winner >= 0 {
		n := int(math.Abs(float64(f.v[0] - f.v[1])))
		short, tc = s.T("damage", n-f.cut), c.Theme.Danger.Lighten(0.35)
		if text = short; f.cut > 0 {
			text = s.T("damage.cut", n, f.cut, n-f.cut)
		}
	}
	if ui.Measure(text, ui.Bold, 14*c.Env.Scale) > said.W {
		text = short
	}
	if ui.Measure(text, ui.Bold, 12*c.Env.Scale) > said.W && f.winner >= 0 {
		text = "−" + strconv.Itoa(int(math.Abs(float64(f.v[0]-f.v[1])))-f.cut)
	}
	if f.fly > 0 && f.winner >= 0 {
		x, y := said.Centre()
		tx, ty := s.beside(f.winner.Other())
		if sd := s.SideOf(f.winner.Other()); !s.lay.lanterns[sd].Empty() {
			tx, ty = s.lay.lantern(sd, math.Max(0, math.Ceil(s.shown.hp[f.winner.Other()]/10)-1))
		}
		said = said.Move((tx-x)*f.fly, (ty-y)*f.fly-math.Sin(math.Pi*f.fly)*said.H)
		said = said.Clamp(c.Env.Full())
		a *= 1 - 0.4*f.fly
	}
	c.Shadow(said.Inset(said.H*0.2), said.H*0.3, said.H*0.8, ui.Hex(0x05030f).Alpha(0.7*f.diff*a))
	size := math.Min(said.H*0.5, c.Font(24))
	if n := math.Abs(float64(f.v[0] - f.v[1])); f.winner >= 0 && n > 20 { // a heavy one is told loudly
		size = math.Min(said.H*0.95, size*(1+0.012*n))
		if w := ui.Measure(text, ui.Bold, size); w > said.W {
			size *= said.W / w
		}
	}
	c.Text(text, said, ui.TextStyle{Face: ui.Bold, Size: math.Max(13*c.Env.Scale, size), Align: ui.Middle, Colour: tc.Alpha(f.diff * a), Shadow: true})
}

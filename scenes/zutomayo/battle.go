package zutomayo

import (
	"math"
	"strconv"

	"godeck/internal/lang"
	"godeck/rules"
	ztm "godeck/rules/zutomayo"
	"godeck/scenes/table/board"
	"godeck/scenes/table/present"
	"godeck/scenes/table/stage"
	"godeck/scenes/ui"
	"godeck/scenes/zutomayo/tale"
	"godeck/scenes/zutomayo/tally"
)

// battles presents a turn's battle and what it does to the players.
type battles struct {
	desk
	tale   *tale.Tale
	place  *place
	fight  tally.Battle
	fly    int  // ticks for which it flies
	due    bool // the number of a battle that is being told has to reach the lanterns
	defeat defeat
}

// battle presents the comparison and the blow: both totals collide with the
// fighters over the clock's middle, the larger breaks the smaller, and damage sends
// what is left of it to the loser's lanterns.
func (s *battles) battle(pr *present.Presentation) {
	on := s.on
	v := [2]int{int(pr.Event.A), int(pr.Event.B)}
	win, cut, last := pr.Event.Seat, 0, false
	if e := pr.Coming(); e.Kind == ztm.EvDamage {
		cut, last = int(e.C), win >= 0 && e.Seat == win.Other() && e.B == 0
	}
	s.tale.Fought, s.tale.Totals = true, v
	env := on.Surface.Env()
	f := tally.Battle{On: true, Totals: [2]int{v[on.Bottom], v[on.Bottom.Other()]}, Winner: -1, Cut: cut, Last: last, Night: ztm.IsNight(hourOf(pr.Was)), Still: env != nil && env.Settings.ReducedMotion}
	if win >= 0 {
		f.Winner = on.SideOf(win)
	}
	n := f.Damage() - cut
	beats := tally.Clear(n, last, 1-ui.Clamp01(float64(on.Turn()-1)/2))
	f.Ready = 1 - 9/(beats.Pace*float64(beats.Meet))
	pr.Hold("fight", ui.Tween{Ticks: beats.In, Ease: ui.Linear, Start: func() { // one total is struck, then the other
		s.shown.fought, s.shown.battle = v, true
		s.fight = f
		strike := func(v int, pan float64) ui.Tween {
			return on.SoundTween("strike", 0.4+math.Min(0.5, float64(v)/200), pan)
		}
		board.Hush(&on.Base, beats.In+beats.Meet+beats.Stop+beats.Hang)
		on.Timeline.Now(ui.Seq(ui.Wait(2), strike(v[on.Bottom], -0.3), ui.Wait(beats.In/2), strike(v[on.Bottom.Other()], 0.3)))
		on.Surface.Invalidate()
	}, Do: func(p float64) { s.fight.In = p }},
		on.Beside(ui.Tween{Ticks: 10, Ease: ui.Linear, Do: func(p float64) { s.fight.In = 1 - p }, End: func() { s.fight = tally.Battle{} }}))
	on.Play(ui.Wait(2)) // both are seen
	ids := func(p rules.Seat) (id string, def rules.DefID) {
		if tok, ok := pr.Now.Top(ztm.BattleField, p); ok {
			return tok.Board(), tok.Def
		}
		return "", 0
	}
	own, _ := ids(on.Bottom)
	opp, _ := ids(on.Bottom.Other())
	x, y := s.lay.Between()
	clash := board.Clash{A: own, B: opp, X: x, Y: y, Loser: -1, Back: 10 * on.Unit(), Stop: max(2, beats.Stop), Grow: tally.Grow(n), Aside: s.lay.Aside(), Even: true, Brace: beats.Brace, Pace: beats.Pace}
	high := clash.Grow * s.lay.Zones[ztm.BattleField][0].H
	clash.Near = 0.27 * high
	meet := []ui.Tween{{}, {}, // the run and what it leads to
		on.Beside(ui.Tween{Ticks: 20 + 2*beats.Stop, Ease: ui.Linear, Do: func(p float64) { s.fight.Broke = p }}),
		ui.Tween{Ticks: beats.Born, Ease: ui.Linear, Do: func(p float64) { s.fight.Born = p }}, ui.Wait(beats.Hang)}
	if cut > 0 {
		meet = append(meet, on.SoundTween("shield", 0.8, 0), ui.Tween{Ticks: 14, Ease: ui.Linear, Do: func(p float64) { s.fight.Less = p }}, ui.Wait(12))
	}
	if win == rules.NoSeat {
		clash.Hit = func() {
			on.Timeline.Now(ui.Par(on.SoundTween("hit-light", 0.8, 0), on.Hit(x, y, 70*on.Unit(), clockCol), on.Burst(x, y, 10, clockCol), on.Shake(2*on.Unit(), 8)))
		}
		run, rest := board.ClashIn(&on.Base, clash, func(p float64) { s.fight.Meet = p })
		meet[0], meet[1] = run, on.Beside(rest)
		on.Play(ui.Seq(meet...), ui.Wait(s.known(24, 12)))
		pr.Log("log.battle.tie", rules.NoSeat, 0, v[0], v[1])
		return
	}
	_, by := ids(win)
	clash.Loser = on.SideOf(win.Other())
	w := tally.Weight(n)
	clash.Back = (0.015 + 0.045*w) * s.lay.Radius * 3
	at := y - 0.16*high // on whoever is struck
	if clash.Loser == 0 {
		at = y + 0.16*high
	}
	clash.Hit = func() { on.Timeline.Now(s.blow(n, x, at, win, last)) }
	s.due, s.fly = n > 0, beats.Fly
	if dark := [...]float64{0, 0, 0.55}[tally.Weigh(n)]; last { // the table darkens around them
		on.Play(on.Beside(ui.Tween{Ticks: 20, Ease: ui.EaseOut, Do: func(p float64) { s.fight.Dark = p }}), ui.Wait(14))
	} else if dark > 0 {
		on.Play(on.Beside(ui.Tween{Ticks: 20, Ease: ui.EaseOut, Do: func(p float64) { s.fight.Dark = dark * p }}))
	}
	run, rest := board.ClashIn(&on.Base, clash, func(p float64) { s.fight.Meet = p })
	meet[0], meet[1] = run, on.Beside(rest) // they go home while the number flies
	on.Play(on.SoundTween("attack-"+tally.Weigh(n).Strength(), 0.8, 0), ui.Seq(meet...))
	pr.Log("log.battle.win", win, by, v[win], v[win.Other()])
}

// blow returns what a hit looks and sounds like: a graze is a knock, a solid one
// lights the clock's plate in the winner's colour, a crushing one breaks over the
// table and rings the clock; at the last one there is a flash, and a second thud.
func (s *battles) blow(n int, x, y float64, win rules.Seat, last bool) ui.Tween {
	on := s.on
	u, w, heft := on.Unit(), tally.Weight(n), tally.Weigh(n)
	col := on.Theme.Warm
	if on.SideOf(win) == 1 {
		col = foeCol
	}
	parts := []ui.Tween{on.SoundTween("hit-"+heft.Strength(), 0.7+0.1*w, 0), on.Hit(x, y, (45+50*w)*u, col), on.Burst(x, y, int(8*w+5*w*w), col), on.Shake(1.3*w*w*u, int(5+8*w))}
	if heft > stage.Graze { // the smaller attack goes to pieces
		parts = append(parts, ui.Seq(ui.Wait(3), on.SoundTween([...]string{"", "shield-break", "stone-crack"}[heft], 0.45+0.15*float64(heft), 0)), ui.Tween{Ticks: 30 + n/2, Ease: ui.Linear, Do: func(p float64) { s.place.glow = col.Alpha(0.16 * w * (1 - p) * (1 - p)) }, End: func() { s.place.glow = ui.Colour{} }},
			ui.Seq(ui.Wait(5), on.SoundTween("bell-night", math.Min(1, float64(n)/90), 0)))
	}
	if (heft == stage.Crushing || last) && !s.fight.Still { // the wire sways, and whoever is hit is thrown back
		parts = append(parts, ui.Tween{Ticks: 66, Ease: ui.Linear, Do: func(p float64) { s.place.sway = math.Sin(7*math.Pi*p) * (1 - p) * (1 - p) }, End: func() { s.place.sway = 0 }})
		if b := s.place.border; on.SideOf(win) == 0 {
			parts = append(parts, ui.Tween{Ticks: 44, Ease: ui.Linear, Do: func(p float64) { b.lean = -2.6 * math.Sin(math.Pi*math.Sqrt(p)) }, End: func() { b.lean = 0 }})
		}
	}
	if heft == stage.Crushing || last { // twice as many sparks, and the clock rings on
		parts = append(parts, ui.Seq(ui.Wait(6), on.Burst(x, y, 60, ui.Hex(0xfff0c0))), s.place.flares(), ui.Seq(ui.Wait(12), on.SoundTween("hit-heavy", 0.5, 0), on.Shake(5*u, 14)))
	}
	if last {
		parts = append(parts, ui.Seq(ui.Wait(tally.Clear(n, last, 0).Stop), on.SoundTween("hit-heavy", 1, 0), ui.Par(on.Burst(x, y, 70, col), on.Hit(x, y, 260*u, ui.Hex(0xffffff)), on.Shake(9*u, 30))))
	}
	return ui.Par(parts...)
}

// heal presents a gain of HP: the bar counts up.
func (s *battles) heal(pr *present.Presentation) {
	on := s.on
	ev := pr.Event
	s.tale.Gained[ev.Seat] += int(ev.A)
	if x, y := s.beside(ev.Seat); ev.A > 0 {
		s.comes(pr, "HP"+lang.Signed(int(ev.A)), 8, ui.Par(on.SoundTween("heal", 0.7, 0), s.counts(ev.Seat, int(ev.B), 22), on.Number("+"+strconv.Itoa(int(ev.A)), x, y, s.lifeSize(ev.Seat), on.Theme.Good, 66), on.Burst(x, y, 18, on.Theme.Good)))
	}
	if ev.A == 0 {
		pr.Log("log.heal.full", ev.Seat, 0, ev.B)
		return
	}
	pr.Log("log.heal", ev.Seat, 0, ev.A, ev.B)
}

// counts returns the tween in which a player's HP run, as seen, to a value.
func (s *battles) counts(p rules.Seat, hp, ticks int) ui.Tween {
	seen := 0.0
	return ui.Par(board.Count(&s.shown.hp[p], float64(hp), ticks), ui.Tween{Ticks: ticks, Ease: ui.Linear, Do: func(q float64) {
		if s.lay.Life[0].Empty() && (q >= 1 || q-seen >= 3/float64(ticks)) { // a HUD says what it was declared with
			seen = q
			s.on.Surface.Invalidate()
		}
	}})
}

// damage presents damage and loss.
func (s *battles) damage(pr *present.Presentation) {
	on := s.on
	ev := pr.Event
	p, n, hp := ev.Seat, int(ev.A), int(ev.B)
	by := rules.DefID(0)
	if ev.Kind == ztm.EvLoss || !s.due { // not in the battle
		by = pr.Token(ev.Src).Def
	}
	s.tale.Loses(p, n, by)
	x, y := s.beside(p)
	switch {
	case ev.Kind == ztm.EvLoss:
		pr.Log("log.loss", p, 0, n, hp)
	case ev.C > 0:
		key := "log.damage.cut"
		if n == 0 {
			key = "log.damage.none"
			on.Play(on.Beside(on.Number(on.T("kept", int(ev.C)), x, y, s.lifeSize(p), on.Theme.Good, 66)))
		}
		s.tale.Kept[p] += int(ev.C)
		on.Play(on.SoundTween("shield", 0.8, 0))
		pr.Log(key, p, 0, n, hp, ev.C)
	case n > 0:
		pr.Log("log.damage", p, 0, n, hp)
	}
	if n == 0 {
		return
	}
	flies := s.due && pr.Holds("fight")
	s.due = false
	w := tally.Weight(n)
	said := on.Beside(ui.Tween{Ticks: 60, Ease: ui.Linear, Do: func(q float64) { s.fight.Out = ui.Clamp01(3*q - 2) }})
	if flies { // the number of the clash goes where it hurts
		on.Play(ui.Tween{Ticks: s.fly, Ease: ui.EaseIn, Do: func(q float64) { s.fight.Fly = q }})
	} else {
		on.Play(on.SoundTween("hit-"+tally.Weigh(n).Strength(), 0.7, 0))
		said = on.Number("−"+strconv.Itoa(n), x, y, s.lifeSize(p)*(0.72+0.1*w), on.Theme.Danger, 50+int(12*w))
	}
	ticks := s.known(6+int(0.55*float64(n)), 5+int(0.4*float64(n))) // ten and ten go out, each with a stroke
	if hp == 0 {
		ticks = max(ticks, 9*((n+9)/10))
	}
	var strokes []ui.Tween
	for i := range (n + 9) / 10 { // each at its own lantern
		bx, by := x, y
		if sd := on.SideOf(p); !s.lay.Lanterns[sd].Empty() {
			bx, by = s.lay.Lantern(sd, math.Max(0, math.Ceil(float64(hp+n)/10)-1-float64(i)))
		}
		strokes = append(strokes, ui.Seq(ui.Wait(i*ticks*10/max(10, n)), on.SoundTween("strike", 0.7-0.05*float64(i), 0), on.Burst(bx, by, 7, on.Theme.Danger)))
	}
	on.Play(ui.Par(s.counts(p, hp, ticks), said, on.Shake((1+1.3*w*w)*on.Unit(), int(8+6*w)), ui.Par(strokes...)), ui.Wait(s.known(8, 2)))
	if hp == 0 {
		s.fall(pr, p)
	}
}

// over presents the end: the card that won, sparks for the winner beside it, and meanwhile the
// shadow lifts, so the result follows at once.
func (s *battles) over(pr *present.Presentation) {
	sd, z := s.on.SideOf(pr.Event.Seat), &s.lay.Zones
	s.on.Play(s.on.Beside(ui.Seq(ui.Wait(14), ui.Tween{Ticks: 28, Ease: ui.Linear, Do: func(p float64) { s.defeat.in *= 1 - p }, End: func() {
		s.defeat = defeat{}
		s.on.Repair()
	}})))
	pr.Over(nightCol, clockCol, s.on.Beside(s.on.Cheer(s.on.Theme.Warm, clockCol, z[ztm.BattleField][sd], s.lay.HUD[sd], z[ztm.SetA][sd], z[ztm.Area][sd], z[ztm.BattleField][sd])))
}

// defeat is the shadow over the loser's side.
type defeat struct {
	in   float64
	seat [2]bool
}

// fall presents that a player has no HP left: a shadow covers that side, and
// the Character burns away.
func (s *battles) fall(pr *present.Presentation, p rules.Seat) {
	on := s.on
	u := on.Unit()
	x, y := s.beside(p)
	fx, fy := s.centre(ztm.BattleField, p)
	burn := ui.Tween{}
	if tok, ok := pr.Now.Top(ztm.BattleField, p); ok {
		burn = on.Dissolve(tok.Board(), emberCol, 74)
	}
	on.Play(on.SoundTween("defeat", 0.9, 0), ui.Par(
		on.Shake(12*u, 26), on.Hit(x, y, 150*u, on.Theme.Danger), on.Burst(x, y, 40, on.Theme.Danger),
		ui.Tween{Ticks: 60, Ease: ui.EaseOut, Start: func() { s.defeat.seat[p] = true }, Do: func(q float64) { s.defeat.in = math.Max(s.defeat.in, q) }},
		ui.Seq(ui.Wait(14), ui.Par(burn, ui.Seq(ui.Wait(26), on.Burst(fx, fy, 26, emberCol))))), ui.Wait(10))
}

// drawDefeat draws the shadow over half of the table, thinner towards the middle.
func (s *battles) drawDefeat(c *ui.Canvas) {
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
		if s.on.SideOf(rules.Seat(p)) == 0 {
			c.Gradient(r.Move(0, c.Env.H*0.44), 0, far, near)
			continue
		}
		c.Gradient(r, 0, near, far)
	}
}

// front draws what is held up and the battle's numbers.
func (s *Scene) front(c *ui.Canvas) {
	s.battles.drawDefeat(c)
	s.DrawSpot(c)
	if s.shown.sheet != nil && s.Banner() == "" {
		one, _ := s.lay.Spot(c.Px(1))
		s.shown.sheet.Draw(c, &s.Base, one, s.lay.Small || s.lay.Tall)
	}
	s.picks.drawRead(c)
	s.place.drawTurn(c)
	s.clockwork.drawBorder(c)
	if s.battles.fight.On {
		s.battles.drawFight(c)
	}
}

// drawFight draws a battle.
func (s *battles) drawFight(c *ui.Canvas) {
	f, l := &s.fight, s.lay
	at := tally.Places{Attack: l.Attack, Radius: l.Radius}
	at.Clash.X, at.Clash.Y = l.Between()
	grown := tally.Grow(f.Damage()-f.Cut)*l.Zones[ztm.BattleField][0].W/2 + 0.5*l.Aside()
	at.Free = ui.Rect{X: at.Clash.X + grown, Y: at.Clash.Y - 0.6*l.Radius, W: math.Min(1.1*l.Radius-grown, c.Env.W-6*c.Px(1)-at.Clash.X-grown), H: 1.2 * l.Radius}
	w := tally.Words{Tie: s.on.T("tie.short")}
	if f.Winner < 0 {
		w.More = s.on.T("tie")
	} else {
		p := s.on.Seat(1 - f.Winner)
		at.Goal.X, at.Goal.Y = s.beside(p)
		if at.Small = s.lifeSize(p); f.Cut > 0 {
			w.More = s.on.T("damage.cut", f.Damage(), f.Cut, f.Damage()-f.Cut)
		}
	}
	f.Draw(c, &at, w, dayCol, nightCol)
}

package zutomayo

import (
	"math"
	"strconv"

	"godeck/internal/lang"
	"godeck/rules"
	ztm "godeck/rules/zutomayo"
	"godeck/scenes/table"
	"godeck/scenes/ui"
)

// spot is a card held up: whose effect runs, what was revealed.
type spot struct {
	defs []rules.DefID
	seat rules.Seat
	text string
	warn string
	in   float64
}

// fight is the battle's picture: both values, then the difference.
type fight struct {
	on     bool
	in     float64
	v      [2]int
	winner rules.Seat
	diff   float64 // 0..1: the difference is told
	night  bool
}

func (t *teller) hold(sp spot, ticks int) {
	s := t.s
	t.quiet()
	t.spot = true
	s.Play(ui.Step{Ticks: 10, Ease: ui.EaseOut, Start: func() { s.spot = sp }, Do: func(p float64) { s.spot.in = p }}, ui.Wait(ticks))
}

// effect names the card whose ability begins.
func (t *teller) effect(ev rules.Event) {
	s := t.s
	text := ""
	if a := int(ev.A); a >= 0 && a < len(s.game.Lib.Abilities) {
		text = s.game.Lib.AbilityText(uint16(a), s.Lang)
	}
	tok := t.next.pickKnown(ev.Card)
	s.Play(s.SoundStep("resolve", 0.6, 0))
	t.hold(spot{defs: []rules.DefID{ev.Def}, seat: ev.Seat, text: text}, 40)
	if tok.key != 0 {
		s.Play(s.Beside(s.Flash(tok.board(), s.faces.colour(ev.Def).Alpha(0.6), 14)))
	}
	t.Log("log.effect", ev.Seat, ev.Def)
}

// pickKnown is the token of a known card, the zero token if it is not there.
func (m *model) pickKnown(id rules.CardID) token {
	if id == 0 {
		return token{}
	}
	for k := range m.zones {
		for p := range m.zones[k] {
			for _, t := range m.zones[k][p] {
				if t.id == id {
					return t
				}
			}
		}
	}
	return token{}
}

func (t *teller) underpowered(ev rules.Event) {
	s := t.s
	s.Play(s.SoundStep("error", 0.6, 0))
	t.hold(spot{defs: []rules.DefID{ev.Def}, seat: ev.Seat, text: Text.T(s.Lang, "spot.void"), warn: Text.T(s.Lang, "short.long", ev.B, ev.A)}, 40)
	t.Log("log.under", ev.Seat, ev.Def, ev.A, ev.B)
}

// force names a blow's sound by its strength.
func force(n int) string {
	switch {
	case n >= 60:
		return "heavy"
	case n >= 25:
		return "medium"
	}
	return "light"
}

// battle tells the comparison and the blow.
func (t *teller) battle(ev rules.Event) {
	s := t.s
	u := s.unit()
	v := [2]int{int(ev.A), int(ev.B)}
	win := ev.Seat
	t.quiet()
	t.duel = true
	night := isNight(int(math.Round(t.next.hour)) % ztm.Hours)
	s.Play(ui.Step{Ticks: 18, Ease: ui.EaseOut, Start: func() {
		s.m.fought, s.m.battle = v, true
		s.fight = fight{on: true, v: v, winner: win, night: night}
		s.Surface.Invalidate()
	}, Do: func(p float64) { s.fight.in = p }}, ui.Wait(14))
	n := v[0] - v[1]
	if n < 0 {
		n = -n
	}
	if win == rules.NoSeat {
		s.Play(s.SoundStep("hit-light", 0.7, 0), ui.Step{Ticks: 16, Do: func(p float64) { s.fight.diff = p }}, ui.Wait(26))
		s.Then(func() { s.m.won = [2]bool{true, true} })
		t.Log("log.battle.tie", rules.NoSeat, 0, v[0], v[1])
		return
	}
	hit := func(x, y float64) ui.Step {
		push := 1.0 // the blow comes from the other side of the table
		if s.SideOf(win) == 0 {
			push = -1
		}
		knock := ui.Step{}
		if tok, ok := t.next.top(ztm.Field, win.Other()); ok {
			knock = s.Recoil(tok.board(), 0, push*float64(min(26, 8+n/4))*u, 26)
		}
		return ui.Par(knock, s.SoundStep("hit-"+force(n), 0.9, 0), s.Hit(x, y, 120*u, s.Theme.Warm), s.Burst(x, y, 26+n/3, s.Theme.Warm), s.Shake(float64(min(14, 4+n/6))*u, 18))
	}
	x, y := t.centre(ztm.Field, win.Other())
	s.Play(s.SoundStep("attack-"+force(n), 0.8, 0))
	if tok, ok := t.next.top(ztm.Field, win); ok {
		s.Play(ui.Par(s.Lunge(tok.board(), x, y, 40, func() { s.Timeline.Now(hit(x, y)) }), ui.Seq(ui.Wait(20), ui.Step{Ticks: 16, Do: func(p float64) { s.fight.diff = p }})))
	} else {
		s.Play(hit(x, y), ui.Step{Ticks: 16, Do: func(p float64) { s.fight.diff = p }})
	}
	s.Play(ui.Wait(4))
	s.Then(func() { s.m.won[win], s.m.won[win.Other()] = true, false })
	t.Log("log.battle.win", win, 0, v[win], v[win.Other()])
}

// life tells damage, loss and healing: the bar counts.
func (t *teller) life(ev rules.Event) {
	s := t.s
	u := s.unit()
	p, n, hp := ev.Seat, int(ev.A), int(ev.B)
	t.next.hp[p] = float64(hp)
	x, y := t.plate(p)
	size := math.Min(46*u, s.lay.Plate[s.SideOf(p)].H*0.8)
	switch ev.Kind {
	case ztm.EvHeal:
		s.Play(s.SoundStep("heal", 0.7, 0), ui.Par(table.Count(&s.m.hp[p], float64(hp), 30), s.Number("+"+strconv.Itoa(n), x, y, size, s.Theme.Good, 66), s.Burst(x, y, 18, s.Theme.Good)), ui.Wait(10))
		t.Log("log.heal", p, 0, n, hp)
		return
	case ztm.EvLoss:
		t.Log("log.loss", p, 0, n, hp)
	default:
		if ev.C > 0 {
			s.Play(s.SoundStep("shield", 0.8, 0))
			key := "log.damage.cut"
			if n == 0 {
				key = "log.damage.none"
			}
			t.Log(key, p, 0, n, hp, ev.C)
		} else if n > 0 {
			t.Log("log.damage", p, 0, n, hp)
		}
	}
	if n == 0 {
		return
	}
	if !t.duel {
		s.Play(s.SoundStep("hit-"+force(n), 0.7, 0))
	}
	s.Play(ui.Par(table.Count(&s.m.hp[p], float64(hp), min(44, 22+n/3)), s.Number("−"+strconv.Itoa(n), x, y, size, s.Theme.Danger, 80), s.Shake(float64(min(10, 3+n/8))*u, 16)), ui.Wait(8))
	if hp == 0 {
		t.fall(p)
	}
}

func (t *teller) over(ev rules.Event) {
	s := t.s
	t.quiet()
	s.Then(func() {
		s.View = s.Session.View()
		head, why := s.outcome(s.Lang)
		wja, wen := "", ""
		_, wja = s.outcome(lang.JA)
		_, wen = s.outcome(lang.EN)
		key := "log.over"
		if ev.Seat == rules.NoSeat {
			key = "log.over.draw"
		}
		s.Say(key, ev.Seat, 0, lang.Phrase{JA: wja, EN: wen})
		sound, col := "win", s.Theme.Warm
		switch {
		case ev.Seat == rules.NoSeat:
			sound, col = "draw-game", clockCol
		case s.IsYou(ev.Seat.Other()):
			sound, col = "lose", nightCol
		}
		s.Sound(sound, 0.9, 0)
		steps := []ui.Step{s.Callout(head, why, col, 130)}
		if w := ev.Seat; w != rules.NoSeat {
			steps = append(steps, s.cheer(w))
		}
		s.Timeline.Play(ui.Par(steps...))
		s.Timeline.Play(ui.Step{Ticks: 20, Ease: ui.Linear, Do: func(p float64) { s.defeat.in *= 1 - p }, End: func() {
			s.defeat = defeat{}
			s.Mend()
		}})
	})
}

// defeat is the shadow that falls over the side of who has lost.
type defeat struct {
	in   float64
	seat [2]bool
}

// fall tells that a player has no HP left: the shadow comes over that side of
// the table, and the Character burns away.
func (t *teller) fall(p rules.Seat) {
	s := t.s
	u := s.unit()
	x, y := t.plate(p)
	fx, fy := t.centre(ztm.Field, p)
	burn := ui.Step{}
	if tok, ok := t.next.top(ztm.Field, p); ok {
		burn = s.Dissolve(tok.board(), emberCol, 74)
	}
	s.Play(s.SoundStep("defeat", 0.9, 0), ui.Par(
		s.Shake(12*u, 26), s.Hit(x, y, 150*u, s.Theme.Danger), s.Burst(x, y, 40, s.Theme.Danger),
		ui.Step{Ticks: 60, Ease: ui.EaseOut, Start: func() { s.defeat.seat[p] = true }, Do: func(q float64) { s.defeat.in = math.Max(s.defeat.in, q) }},
		ui.Seq(ui.Wait(14), ui.Par(burn, ui.Seq(ui.Wait(26), s.Burst(fx, fy, 26, emberCol))))), ui.Wait(16))
}

// cheer lets sparks rise on the winner's side, one after another.
func (s *Scene) cheer(w rules.Seat) ui.Step {
	u := s.unit()
	d := &s.lay.side[s.SideOf(w)]
	var steps []ui.Step
	for i, r := range []ui.Rect{d.fighter, s.lay.Plate[s.SideOf(w)], d.a, d.area, d.fighter} {
		x, y := r.Centre()
		col := s.Theme.Warm
		if i%2 == 1 {
			col = clockCol
		}
		steps = append(steps, ui.Par(s.Burst(x, y, 30, col), s.Hit(x, y, 70*u, col)), ui.Wait(16))
	}
	return ui.Seq(steps...)
}

// drawDefeat draws the shadow: over half of the table, thinning towards the middle.
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
	if s.spot.in > 0.01 && len(s.spot.defs) > 0 {
		s.drawSpot(c)
	}
	if s.fight.on && s.fight.in > 0.01 {
		s.drawFight(c)
	}
}

func (s *Scene) drawSpot(c *ui.Canvas) {
	u := c.Px(1)
	sp := &s.spot
	st := s.lay.Stage
	a := ui.Clamp01(sp.in)
	n := len(sp.defs)
	if n > 1 {
		var fs []*table.CardFace
		for _, def := range s.spot.defs {
			fs = append(fs, s.faces.of(def, s.Lang))
		}
		s.DrawReveal(c, st, fs, a, ui.Hex(0x241a5c), ui.Hex(0x110b33))
		return
	}
	f := s.faces.of(sp.defs[0], s.Lang)
	if f == nil {
		return
	}
	w := math.Min(st.W*0.96, 520*u)
	h := math.Min(st.H*0.42, 176*u)
	r := st.Middle(w, h)
	switch {
	case s.lay.Small:
		r = s.lay.Panel // the battlefields stay in sight
	case s.lay.Tall:
		r = s.lay.Prompt
	default: // right of the Characters, whose attack must stay in sight
		x := s.lay.side[0].a.X - 4*u
		r.X, r.W = x, math.Min(st.Right()-x, 520*u)
	}
	r = r.Move((1-a)*-36*u, 0)
	edge := f.Frame
	if sp.warn != "" {
		edge = c.Theme.Danger
	}
	c.Shadow(r.Move(0, 6*u), 18*u, 34*u, c.Theme.Shadow.Alpha(a))
	c.Gradient(r, 18*u, ui.Hex(0x241a5c).Alpha(0.95*a), ui.Hex(0x110b33).Alpha(0.96*a))
	c.Glow(r, 18*u, 24*u, edge.Alpha(0.22*a))
	c.Stroke(r, 18*u, 1.8*u, edge.Alpha(a))
	in := r.Inset(math.Min(12*u, h*0.06))
	whole := in
	cr, in := in.CutLeft(in.H/table.Aspect, 16*u)
	ts := math.Min(c.Font(20), in.H*0.2)
	room := func(in ui.Rect) (head, warn, body ui.Rect) {
		head, body = in.CutTop(ts*1.5, 2*u)
		if sp.warn != "" {
			warn, body = body.CutTop(ts*1.5, 2*u)
		}
		return head, warn, body
	}
	name, wr, body := room(in)
	var p *ui.Para
	if sp.text != "" && body.H > 12*u {
		if p = s.spotText(sp.text, c, body, 1.4); !p.Fits { // the words before the picture
			ts = math.Max(12*c.Env.Scale, ts*0.8)
			name, wr, body = room(whole)
			p, cr = s.spotText(sp.text, c, body, 1.2), ui.Rect{}
		}
	}
	if c.Blank() && !cr.Empty() {
		table.NotePicture(c, f, cr)
	} else if !cr.Empty() {
		d := table.Hand
		if cr.W < 76*u {
			d = table.Thumb
		}
		k := cr
		if sp.warn == "" {
			k = cr.Inset(-2 * u * math.Sin(a*math.Pi))
		}
		c.Draw(s.Faces.Image(c.Env, c.Theme, f, d, cr.W, math.Max(0.35, s.Board.Light)), k, a)
	}
	c.Text(f.Title, name, ui.TextStyle{Face: ui.Bold, Size: math.Max(ts, 12*c.Env.Scale), Colour: f.Frame.Lighten(0.5).Alpha(a)})
	if sp.warn != "" {
		c.Text(sp.warn, wr, ui.TextStyle{Face: ui.Bold, Size: math.Max(ts*0.95, 12*c.Env.Scale), Colour: c.Theme.Danger.Lighten(0.3).Alpha(a)})
	}
	if p != nil {
		c.Para(p, body, ui.TextStyle{Size: p.Size, Top: true, Colour: c.Theme.Text.Alpha(a), Loose: true})
	}
}

type paraKey struct {
	text string
	w, h float64
}

// keptPara is a laid-out text.
type keptPara struct {
	key  paraKey
	para *ui.Para
}

// spotText lays the held-up text out once.
func (s *Scene) spotText(text string, c *ui.Canvas, r ui.Rect, lineHeight float64) *ui.Para {
	k := paraKey{text, math.Round(r.W), math.Round(r.H)}
	for i := range s.paras {
		if s.paras[i].key == k {
			return s.paras[i].para
		}
	}
	p := ui.LayoutFit([]ui.Run{{Text: text}}, c.Font(16), 12*c.Env.Scale, lineHeight, r.W, r.H)
	s.paras[0], s.paras[1] = s.paras[1], keptPara{k, p}
	return p
}

func (s *Scene) drawFight(c *ui.Canvas) {
	u := c.Px(1)
	f := &s.fight
	a := ui.Clamp01(f.in)
	st := s.lay.Stage
	x := st.X + st.W/2
	if !s.lay.Tall && !s.lay.Small {
		x = (s.lay.side[0].a.X + st.Right()) / 2
	}
	y := st.Y + st.H/2
	size := math.Min(math.Min(st.H*0.29, st.W*0.17), 2*(st.Right()-x)/4.4)
	wide := 4.4
	if s.lay.Tall {
		wide = 3.5
		size = math.Min(st.H*0.22, (st.W-2*s.lay.side[0].fighter.W)/wide)
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
	text := Text.T(s.Lang, "tie")
	if ui.Measure(text, ui.Bold, 13*c.Env.Scale) > mid.W-12*u {
		text = Text.T(s.Lang, "tie.short")
	}
	tc := clockCol
	if f.winner >= 0 {
		n := f.v[0] - f.v[1]
		if n < 0 {
			n = -n
		}
		text, tc = Text.T(s.Lang, "damage", n), c.Theme.Danger.Lighten(0.25)
	}
	c.Fill(mid.InsetXY(0, -2*u), mid.H/2, ui.Hex(0x0a0622).Alpha(0.75*f.diff*a))
	c.Text(text, mid.InsetXY(6*u, 0), ui.TextStyle{Face: ui.Bold, Size: math.Max(13*c.Env.Scale, math.Min(size*0.36, c.Font(26))), Align: ui.Middle, Colour: tc.Alpha(f.diff * a)})
}

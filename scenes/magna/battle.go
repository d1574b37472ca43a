package magna

import (
	"math"
	"strconv"

	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/table"
	"godeck/scenes/ui"
)

// spot is a card held up: whose effect runs, what was revealed.
type spot struct {
	defs []rules.DefID
	seat rules.Seat
	text string
	in   float64
}

// roll is the picture of the dice: the totals beside them.
type roll struct {
	on, done     bool
	hits         int // how often the dice have met the table
	in           float64
	total, count [2]int // by side
	winner       int
}

func (t *teller) hold(sp spot, ticks int) {
	s := t.s
	t.quiet()
	t.spot = true
	s.Play(ui.Step{Ticks: 12, Ease: ui.EaseOut, Start: func() { s.spot = sp }, Do: func(p float64) { s.spot.in = p }}, ui.Wait(ticks))
}

func (t *teller) effect(ev rules.Event) { t.effectSpot(ev, "log.effect") }

// effectSpot names the card whose ability begins.
func (t *teller) effectSpot(ev rules.Event, key string) {
	s := t.s
	text := ""
	if a := int(ev.A); a >= 0 && a < len(s.game.Lib.Abilities) {
		text = s.game.Lib.AbilityText(uint16(a), s.Lang)
	}
	s.Play(s.SoundStep("resolve", 0.6, 0))
	t.hold(spot{defs: []rules.DefID{ev.Def}, seat: ev.Seat, text: text}, 40)
	if tok := t.next.known(ev.Card); tok.key != 0 {
		s.Play(s.Flash(tok.board(), s.faces.ColourOf(ev.Def).Alpha(0.6), 14))
	}
	t.Log(key, ev.Seat, ev.Def)
}

// battle tells that a base is attacked.
func (t *teller) battle(ev rules.Event) {
	s := t.s
	t.quiet()
	p, line := ev.Seat, int(ev.A)
	s.Then(func() { s.peek = [2]bool{}; s.lay = s.measure(s.Surface.Env()) })
	s.Play(s.SoundStep("attack-heavy", 0.5, 0))
	r, _ := t.base(p.Other(), line)
	x, y := r.Centre()
	sub := s.Sentence(s.Lang, "log.battle", p, 0, linePhrase(line))
	s.Play(ui.Par(s.Callout(Text.T(s.Lang, "battle"), sub, s.Theme.Danger, 50), s.Hit(x, y, 120*s.unit(), s.Theme.Danger)))
	t.Log("log.battle", p, 0, linePhrase(line))
}

// declare tells an attack declaration.
func (t *teller) declare() int {
	s, ev := t.s, t.Events[0]
	c := clash{on: true, seat: ev.Seat, kind: ev.A}
	t.quiet()
	key := [...]string{"log.skirmish", "log.assault", "log.ability", "log.tactic"}[max(0, min(3, ev.A))]
	switch ev.A {
	case mgn.KindSkirmish:
		tok := t.target(ev)
		c.target = tok.key
		x, y := t.where(tok.key)
		s.Play(s.SoundStep("attack-light", 0.6, 0), s.Hit(x, y, 60*s.unit(), s.Theme.Danger))
	case mgn.KindAssault:
		s.Play(s.SoundStep("attack-medium", 0.6, 0))
	default:
		c.source = ev.Def
		first := true
		mgn.Waiting(t.after, func(o *rules.Obj, block bool) {
			if !block && first && o.Def == ev.Def {
				c.ability, first = int(o.Ability), false
			}
		})
		s.Play(s.SoundStep("stack", 0.6, 0))
		t.hold(spot{defs: []rules.DefID{ev.Def}, seat: ev.Seat}, 24)
	}
	t.next.clash = c
	s.Then(func() { s.m.clash = c.clone() })
	t.Log(key, ev.Seat, ev.Def)
	return 1
}

// target is the token under a skirmish; of a trap only the place is told.
func (t *teller) target(ev rules.Event) token {
	if ev.Card == 0 {
		ev.Place = int8(ev.C) + 1
	}
	return t.next.pick(ev)
}

// adds tells a Chain or a block.
func (t *teller) adds(ev rules.Event) {
	s := t.s
	d := deed{ev.Seat, ev.Def, int(ev.A)}
	block := ev.Kind == mgn.EvBlock || t.next.clash.seat != ev.Seat
	add := func(c *clash) {
		if block {
			c.block, c.blocked = append(c.block, d), true
		} else {
			c.chain = append(c.chain, d)
		}
	}
	add(&t.next.clash)
	s.Then(func() { add(&s.m.clash) })
	sound, key := "chain", "log.chain"
	if ev.Kind == mgn.EvBlock {
		sound, key = "shield", "log.block"
	}
	text := ""
	if a := int(ev.A); a >= 0 && a < len(s.game.Lib.Abilities) {
		text = s.game.Lib.AbilityText(uint16(a), s.Lang)
	}
	s.Play(s.SoundStep(sound, 0.7, 0))
	t.hold(spot{defs: []rules.DefID{ev.Def}, seat: ev.Seat, text: text}, 30)
	t.Log(key, ev.Seat, ev.Def)
}

// force names a blow's sound by its strength.
func force(n int) string {
	switch {
	case n >= 8:
		return "heavy"
	case n >= 4:
		return "medium"
	}
	return "light"
}

// strike tells the blow of a skirmish or an assault.
func (t *teller) strike(ev rules.Event) {
	s := t.s
	u := s.unit()
	n := int(ev.B)
	t.quiet()
	c := &t.next.clash
	x, y := s.lay.Stage.Centre()
	if tok := t.next.get(c.target); ev.A == mgn.KindSkirmish && tok.key != 0 {
		x, y = t.where(tok.key)
	} else if t.next.battle > 0 {
		r, _ := t.base(ev.Seat.Other(), t.next.battle)
		x, y = r.Centre()
	}
	hit := func() {
		s.Timeline.Now(ui.Par(s.SoundStep("hit-"+force(n), 0.9, 0), s.Hit(x, y, 100*u, s.Theme.Warm), s.Burst(x, y, 20+2*n, s.Theme.Warm), s.Shake(float64(min(13, 3+n))*u, 18)))
	}
	s.Play(s.SoundStep("attack-"+force(n), 0.8, 0))
	var steps []ui.Step
	for i, k := range c.members {
		tok := t.next.get(k)
		if kind, _, _, ok := t.next.find(k); !ok || kind != mgn.Invasion {
			continue
		}
		do := hit
		if i > 0 {
			do = nil
		}
		blow := s.Lunge(tok.board(), x, y, 34, do)
		if w := t.next.weaponOf(k); w.key != 0 { // it goes with its unit
			card, _ := s.zone(mgn.Invasion, ev.Seat, tok.place)
			arms := s.weaponRect(card, s.pocket(card))
			dx, dy := arms.X+arms.W/2-card.X-card.W/2, arms.Y+arms.H/2-card.Y-card.H/2
			blow = ui.Par(blow, s.Lunge(w.board(), x+dx, y+dy, 34, nil))
		}
		steps = append(steps, blow)
	}
	if len(steps) > 0 {
		s.Play(ui.Stagger(4, steps...))
	} else {
		s.Then(hit)
	}
	s.Play(s.Number(strconv.Itoa(n), x, y-20*u, 44*u, s.Theme.Warm, 60))
	key := "log.hit"
	if ev.A == mgn.KindAssault {
		key = "log.pierce"
	}
	t.Log(key, ev.Seat, 0, n)
}

// damages tells damage to several units at once.
func (t *teller) damages() int {
	s := t.s
	u := s.unit()
	n := t.Run(func(e rules.Event) bool { return e.Kind == mgn.EvDamage })
	var steps []ui.Step
	for _, ev := range t.Events[:n] {
		tok := t.next.known(ev.Card)
		if tok.key == 0 {
			tok = t.next.pick(ev)
		}
		x, y := t.where(tok.key)
		d := int(ev.A)
		if d > 99 {
			steps = append(steps, ui.Par(s.Hit(x, y, 60*u, s.Theme.Danger), s.Burst(x, y, 20, s.Theme.Danger)))
			t.Log("log.doom", ev.Seat, ev.Def)
			continue
		}
		steps = append(steps, ui.Par(s.SoundStep("hit-"+force(d), 0.6, 0), s.Number("−"+strconv.Itoa(d), x, y, 34*u, s.Theme.Danger.Lighten(0.2), 64), s.Flash(tok.board(), s.Theme.Danger.Alpha(0.6), 20)))
		t.next.change(tok.key, func(q *token) { q.hurt += d })
		key := tok.key
		s.Then(func() { s.m.change(key, func(q *token) { q.hurt += d }) })
		switch {
		case ev.C > 0 && d == 0:
			t.Log("log.damage.none", ev.Seat, ev.Def, d, ev.C)
		case ev.C > 0:
			t.Log("log.damage.cut", ev.Seat, ev.Def, d, ev.C)
		default:
			t.Log("log.damage", ev.Seat, ev.Def, d)
		}
	}
	s.Play(ui.Stagger(12, steps...), ui.Wait(14))
	return n
}

// defeat tells a unit that falls; the card flies to the pile next.
func (t *teller) defeat(ev rules.Event) {
	s := t.s
	u := s.unit()
	tok := t.next.pick(ev)
	x, y := t.where(tok.key)
	s.Play(s.SoundStep("defeat", 0.7, 0), ui.Par(s.Flash(tok.board(), s.Theme.Danger, 20), s.Burst(x, y, 26, s.faces.ColourOf(ev.Def)), s.Shake(5*u, 12)))
	key := "log.defeat"
	if ev.A == 1 {
		key = "log.trapbroken"
	}
	t.Log(key, ev.From.Seat(), ev.Def)
}

// fall tells how a base comes down: the ground shakes, cracks run, it sinks.
func (t *teller) fall(ev rules.Event) {
	s := t.s
	u := s.unit()
	t.quiet()
	p, line := ev.Seat, int(ev.A)
	r, _ := t.base(p, line)
	x, y := r.Centre()
	if camps := t.next.zones[mgn.Camps][p]; line-1 < len(camps) {
		camps[line-1].fallen = true
	}
	s.Play(s.SoundStep("attack-heavy", 0.7, 0), ui.Par(s.Shake(6*u, 26), ui.Step{Ticks: 26, Ease: ui.EaseIn, Do: func(q float64) { s.crumble[p][line] = 0.45 * q }}))
	s.Play(s.SoundStep("base-fall", 1, 0), ui.Par(s.Hit(x, y, math.Max(r.W, r.H), s.Theme.Danger), s.Shake(14*u, 40), s.Burst(x, y, 60, ui.Hex(0xc89a6a)), ui.Step{Ticks: 40, Ease: ui.EaseOut, Do: func(q float64) { s.crumble[p][line] = 0.45 + 0.55*q }}))
	s.Then(func() {
		if camps := s.m.zones[mgn.Camps][p]; line-1 < len(camps) {
			camps[line-1].fallen = true
		}
		s.crumble[p][line] = 0
		if sd := s.SideOf(p); s.focus[sd] == line-1 && line < 3 {
			s.focus[sd] = line
		}
	})
	s.Play(s.Callout(Text.T(s.Lang, "fall"), s.Sentence(s.Lang, "log.fall", p, 0, linePhrase(line)), s.Theme.Danger, 64))
	t.Log("log.fall", p, 0, linePhrase(line))
}

// front draws what is held up and the totals of the dice.
func (s *Scene) front(c *ui.Canvas) {
	if s.roll.on {
		s.drawRoll(c)
	}
	if s.spot.in > 0.01 && len(s.spot.defs) > 0 {
		s.drawSpot(c)
	}
}

func (s *Scene) drawRoll(c *ui.Canvas) {
	u := c.Px(1)
	st := s.lay.Stage
	c.Fill(st, 16*u, ui.Hex(0x0a0402).Alpha(0.55))
	cx, cy := st.Centre()
	size := math.Min(math.Min(st.W, st.H)*0.22, c.Px(64))
	for sd := 0; sd < 2; sd++ {
		if s.roll.total[sd] == 0 {
			continue
		}
		x, y := cx-st.W*0.34, cy
		if sd == 1 {
			x = cx + st.W*0.34
		}
		col := ui.Hex(0xffffff)
		glow := sideCols[sd].Alpha(0.7)
		if s.roll.done && s.roll.winner != sd {
			col, glow = ui.Hex(0xa89888), glow.Alpha(0.2)
		}
		c.Text(strconv.Itoa(s.roll.total[sd]), ui.Rect{X: x - size*1.4, Y: y - size, W: size * 2.8, H: size * 2}, ui.TextStyle{Face: ui.Display, Size: math.Round(size), Align: ui.Middle, Tabular: true, Colour: col, Glow: glow, Loose: true})
	}
}

func (s *Scene) drawSpot(c *ui.Canvas) {
	u := c.Px(1)
	sp := &s.spot
	st := s.lay.Stage
	a := ui.Clamp01(sp.in)
	if len(sp.defs) > 1 {
		var fs []*table.CardFace
		for _, def := range s.spot.defs {
			fs = append(fs, s.faces.Of(def, s.Lang))
		}
		s.DrawReveal(c, st, fs, a, ui.Hex(0x52301f), ui.Hex(0x22110b))
		return
	}
	f := s.faces.Of(sp.defs[0], s.Lang)
	if f == nil {
		return
	}
	r := s.lay.Panel
	if !s.lay.fold {
		r = s.lay.Panel.Middle(math.Min(s.lay.Panel.W, 600*u), math.Min(s.lay.Panel.H, 190*u))
	}
	r = r.Move((1-a)*-36*u, 0)
	edge := f.Frame
	c.Shadow(r.Move(0, 6*u), 18*u, 34*u, c.Theme.Shadow.Alpha(a))
	c.Gradient(r, 18*u, ui.Hex(0x52301f).Alpha(0.97*a), ui.Hex(0x22110b).Alpha(0.98*a))
	c.Glow(r, 18*u, 24*u, edge.Alpha(0.22*a))
	c.Stroke(r, 18*u, 1.8*u, edge.Alpha(a))
	in := r.Inset(math.Min(12*u, r.H*0.06))
	cr, in := in.CutLeft(math.Min(in.H/table.Aspect, in.W*0.3), 16*u)
	cr = cr.Fit(1 / table.Aspect)
	if c.Blank() {
		table.NotePicture(c, f, cr)
	} else {
		d := table.Hand
		if cr.W < 76*u {
			d = table.Thumb
		}
		c.Draw(s.Faces.Image(c.Env, c.Theme, f, d, cr.W, dusk), cr.Inset(-2*u*math.Sin(a*math.Pi)), a)
	}
	ts := math.Min(c.Font(20), in.H*0.2)
	head, body := in.CutTop(math.Max(ts, 12*c.Env.Scale)*1.5, 2*u)
	c.Text(f.Title, head, ui.TextStyle{Face: ui.Bold, Size: math.Max(ts, 12*c.Env.Scale), Colour: f.Frame.Lighten(0.5).Alpha(a), Loose: true})
	if sp.text != "" && body.H > 12*u {
		p := s.spotText(sp.text, c, body)
		c.Para(p, body, ui.TextStyle{Size: p.Size, Top: true, Colour: c.Theme.Text.Alpha(a), Loose: true})
	}
}

type paraKey struct {
	text string
	w, h float64
}

// spotText lays the held-up text out once.
func (s *Scene) spotText(text string, c *ui.Canvas, r ui.Rect) *ui.Para {
	k := paraKey{text, math.Round(r.W), math.Round(r.H)}
	if s.paraKey != k || s.para == nil {
		s.paraKey = k
		s.para = ui.LayoutFit([]ui.Run{{Text: text}}, c.Font(16), 12*c.Env.Scale, 1.4, r.W, r.H)
	}
	return s.para
}

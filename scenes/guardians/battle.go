package guardians

import (
	"math"
	"strconv"

	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/guardians/blow"
	"godeck/scenes/guardians/faces"
	"godeck/scenes/guardians/outlook"
	"godeck/scenes/guardians/wall"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
)

// ambient moves the fires, a crowd on its feet, stones in the air, and the die
// in the hand.
func (s *Scene) ambient(env *ui.Env) bool {
	a, d := &s.arena, &s.toss
	moved := false
	want := 0.0
	if d.Pressed || d.Pulls {
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
			if !d.Pressed && !d.Pulls && d.Held < 0.02 {
				a.Dim, d.Held = 0, 0
			}
		}
	}
	if !s.Timeline.Busy() && want == 0 && d.Held == 0 && a.Dim > 0 { // what was to be the last blow was answered
		a.Dim = math.Max(0, a.Dim-0.05)
		moved = true
	}
	return a.Tick(env, moved || d.Held > 0)
}

func itoa(n int) string { return strconv.Itoa(n) }

// rolls presents the dice: both for the order, one for an attack.
func (s *Scene) rolls(pr *present.Presentation) {
	ev := pr.Event
	if ev.B != 6 {
		pr.Common()
		return
	}
	if ev.C == bgd.DieOrder {
		var dice []board.Thrown
		for _, e := range pr.Take(func(e rules.Event) bool { return e.Kind == ev.Kind && e.B == 6 && e.C == ev.C }) {
			x, y := s.lay.Die.Centre() // beside the pit, on the ring
			x += [2]float64{-1, 1}[s.SideOf(e.Seat)] * s.lay.Die.W * 1.25
			dice = append(dice, board.Thrown{Seat: e.Seat, Value: int(e.A) + 1, Colour: s.on.Colour(e.Seat), X: x, Y: y})
		}
		for i := 0; i+1 < len(dice); i += 2 { // until they differ
			pr.Dice(dice[i : i+2])
			s.Play(ui.Wait(20))
			if dice[i].Value == dice[i+1].Value {
				x, y := s.lay.Die.Centre()
				s.Play(s.Number(s.T("order.tie"), x, y-s.lay.Die.H*0.9, 30*s.Unit(), s.Theme.Text, beat), ui.Wait(beat-18))
			}
			pr.Log("log.order", dice[i].Seat, 0, dice[i].Value, dice[i+1].Value)
		}
		if n := len(dice); n > 1 {
			best := dice[n-1]
			if dice[n-2].Value > best.Value {
				best = dice[n-2]
			}
			s.won = best.Seat
			s.Play(ui.Wait(16), ui.Call(func() { s.face = best.Value }))
		}
		return
	}
	n := int(ev.A) + 1
	s.tosses(pr, ev.Seat, n)
	pr.Log("log.roll", ev.Seat, 0, n)
}

// dieChanges presents an effect on the die: it turns, with the change beside it.
func (s *Scene) dieChanges(pr *present.Presentation) {
	ev := pr.Event
	st := &pr.Now.View.S
	p := s.on.Thrower()
	if ev.C != bgd.Die && ev.C != bgd.DieMod || st.Vars[bgd.Die] == 0 {
		s.Play(pr.Show(0))
		return
	}
	was, now := s.game.Face(&pr.Was.View.S, p), s.game.Face(st, p)
	s.Play(pr.Show(0))
	if was == 0 || was == now {
		return
	}
	pr.Quiet()
	x, y := s.lay.Die.Centre()
	word := "→" + itoa(now)
	if ev.C == bgd.DieMod {
		word = signed(int(ev.B - ev.A))
	}
	s.Play(s.SoundTween("dice-land", 0.8, 0), ui.Call(func() { s.face = now }), s.Number(word, x, y-s.lay.Die.H*0.3, 34*s.Unit(), faces.Hit, 60), s.Burst(x, y, 14, faces.Hit), ui.Wait(14))
	pr.Log("log.die", p, 0, was, now)
}

func signed(n int) string {
	if n < 0 {
		return "−" + itoa(-n)
	}
	return "+" + itoa(n)
}

// beat is how long a result stays alone, in ticks: its words are gone before
// what follows is asked or the turn passes.
const beat = 54

// judged presents hit or miss: the number flares in the die and its socket, and
// the crowd leaps; or the gold goes out of the die, the crowd sinks, and the
// brazier of whoever attacked gutters.
func (s *Scene) judged(pr *present.Presentation) {
	ev, u := pr.Event, s.Unit()
	p := ev.Seat
	x, y := s.lay.Die.Centre()
	sd := s.SideOf(p)
	s.Play(pr.Show(0), ui.Call(func() { s.face = int(ev.A) }))
	tok, ok := pr.Now.Top(bgd.Attack, p)
	col, wx, wy := faces.Sides[sd].Lighten(0.35), x, math.Max(44*u, y-s.lay.Die.H*0.85) // its word stays in the window
	if s.lay.Tall {                                                                     // both LP are above and below the die, names above the question
		wx, wy = s.lay.Prompt.X+s.lay.Prompt.W/2, s.lay.Prompt.Y+s.lay.Prompt.H*0.8
	}
	if ev.B == 1 {
		n, foe := float64(s.game.Blow(&pr.Now.View.S, p, int(ev.A))), s.numbers.Plan.LP[p.Other()]+math.Max(0, s.numbers.Plan.DG[p.Other()])
		heft := blow.Weigh(n, foe)
		force := blow.Force(heft, n/blow.Most)
		after := ui.Par(s.arena.Daylight(20), s.SoundTween("crowd-roar", 0.2+0.7*force, 0), s.arena.Leap(0.25+0.75*force, 50+int(50*force)), s.Shake(7*force*u, 12))
		if n >= s.numbers.Plan.LP[p.Other()] && !outlook.Endless(s.game, &pr.Now.View.S, p.Other()) { // all hold their breath in the dark until the last blow
			after = s.Shake(4*u, 8)
		}
		s.Play(s.SoundTween("die-hit", 0.6+0.4*force, 0), s.Beside(after), s.Beside(s.Number(s.T("hit"), wx, wy, (26+32*force)*u, col.Mix(faces.Hit, 0.4), max(34, 40-6*s.toss.Count))), s.Burst(x, y, 6+int(44*force), col))
		if ok {
			s.Play(s.Beside(s.Flash(tok.Board(), faces.Hit.Alpha(0.45), 34)))
		}
		s.Play(ui.Tween{Ticks: max(14, 34-6*s.toss.Count), Ease: ui.Linear, Do: func(q float64) { s.toss.Flare = ui.Pulse(math.Min(1, q*1.15)) }, End: func() { s.toss.Flare = 0 }}, ui.Wait(6))
		pr.Log("log.hit", p, tok.Def, ev.A)
		return
	}
	if ok {
		v := blow.Past(blow.Kind(s.Cards.Attr(tok.Def, bgd.ATribe)), s.lay.Zones[bgd.Attack][sd], s.lay.Zones[bgd.Attack][1-sd], s.arena.Hues()[sd])
		s.Play(s.SoundTween("steel", 0.5, 0), s.Beside(v.Swings(&s.Base, tok.Board())), s.Beside(v.Begins(&s.vain, s.on.Still())))
	}
	s.Play(s.SoundTween("die-miss", 1, 0), s.SoundTween("crowd-groan", 0.7, 0), s.Beside(s.arena.Leap(-1, 80)), s.Beside(s.Number(s.T(outlook.Miss(int(ev.C), outlook.Hits(s.game, &pr.Now.View.S, p), outlook.Fatal(s.game, &pr.Now.View.S, p))), wx, wy, 40*u, faces.Miss.Lighten(0.5), beat+10)), s.Beside(s.Shake(6*u, 16)),
		ui.Tween{Ticks: max(24, 44-6*s.toss.Count), Ease: ui.Linear, Do: func(q float64) {
			s.toss.Missed = math.Min(1, q*4) * math.Min(1, (1-q)*5)
			s.arena.Gutter[sd] = math.Max(s.arena.Gutter[sd], math.Min(1, q*3))
		}, End: func() { s.toss.Missed = 0 }})
	s.Play(s.Beside(s.arena.Daylight(30)), s.Beside(ui.Seq(ui.Wait(60), ui.Tween{Ticks: 70, Ease: ui.EaseInOut, Do: func(q float64) { s.arena.Gutter[sd] = 1 - q }})), ui.Wait(max(4, 22-6*s.toss.Count)))
	pr.Log("log.miss", p, tok.Def, ev.A)
	if left := bgd.ReadyForce(&pr.Now.View.S, p); p == s.Audience && left > 0 && s.on.Told["miss"] == 0 { // which is still there
		s.on.Told["miss"] = tok.ID
		s.Play(s.Beside(s.Number(s.T("miss.ends"), wx, wy+44*u, 19*u, s.Theme.Text, 120)), ui.Wait(30))
	}
}

// waits presents damage to come: light runs from the card to its target.
func (s *Scene) waits(pr *present.Presentation) {
	ev := pr.Event
	p := ev.To.Seat()
	sx, sy := s.lay.Die.Centre()
	if t := pr.Token(ev.Src); t.Def != 0 {
		if z := pr.Now.View.S.Card(ev.Src).Zone; z.Kind() == bgd.Attack || z.Kind() == bgd.Assist || z.Kind() == bgd.Domain {
			sx, sy = s.on.Middle(z.Kind(), z.Seat())
		}
	}
	x, y := s.on.Middle(ev.To.Kind(), p)
	s.dealer, s.dealt = pr.Token(ev.Src).Def, 0
	s.Play(pr.Show(0), s.SoundTween("charge", 0.6, 0))
	if ev.To.Kind() == bgd.Attack && pr.Was.View.S.Card(ev.Src).Zone.Kind() == bgd.Attack { // it will fly there itself
		s.Play(ui.Wait(3))
	} else {
		s.Play(s.Beside(s.Arrow(sx, sy, x, y, faces.DG, 34)), ui.Wait(12))
	}
	pr.Log("log.damage", ev.Seat, pr.Token(ev.Src).Def, ev.A)
}

func (s *Scene) lost(pr *present.Presentation) {
	ev := pr.Event
	x, y := s.on.Middle(ev.To.Kind(), ev.To.Seat())
	s.Play(s.SoundTween("fizzle", 0.6, 0), s.Number(s.T("lost"), x, y, 26*s.Unit(), faces.Miss.Lighten(0.4), 60), ui.Wait(10))
	pr.Log("log.lost", ev.Seat, 0, ev.A)
}

func (s *Scene) nullified(pr *present.Presentation) {
	ev := pr.Event
	p := pr.Now.View.S.Card(ev.Card).Owner
	k := &blow.Clash{Was: "−" + itoa(int(ev.A)), Left: "0", Word: s.T("nullified")}
	if t := pr.Token(ev.Src); ev.B == 0 && t.Def != 0 {
		k.By = s.Cards.Look(cards.Look{Def: t.Def, Lang: s.Lang})
	}
	clashes(s, pr, k, p, float64(ev.A), s.dealer)
	key := "log.nullified"
	if ev.B == 0 {
		key = "log.nullified.free"
	}
	pr.Log(key, p, ev.Def, ev.A, ev.B)
}

func (s *Scene) weakened(pr *present.Presentation) {
	ev := pr.Event
	if ev.A == 1 {
		r, _ := s.lay.Zone(ev.From.Kind(), s.SideOf(ev.Seat)) // its mark drops onto the plate
		s.Play(s.SoundTween("trap-spring", 0.6, 0), pr.Show(0), s.Beside(s.Shake(5*s.Unit(), 12)), s.Burst(r.X+r.W/2, r.Bottom(), 18, ui.Hex(0xd6c4b0)), ui.Wait(16))
		pr.Log("log.weak", ev.Seat, ev.Def)
		return
	}
	s.Play(s.SoundTween("card-flip", 0.5, 0), pr.Show(0), ui.Wait(6))
	pr.Log("log.upright", ev.Seat, ev.Def)
}

func (s *Scene) counters(pr *present.Presentation) {
	ev := pr.Event
	r := s.lay.HUD[s.SideOf(ev.Seat)]
	x, y := r.X+r.W*0.3, r.Bottom()
	col, key, n := faces.Counters, "log.counters.gain", int(ev.A)
	if n < 0 {
		col, key, n = faces.DG, "log.counters.lose", -n
	}
	s.Play(s.SoundTween("coin", 0.7, 0), ui.Par(s.on.Runs(pr.Now, 16), s.Number(s.T("counters")+" "+signed(int(ev.A)), x, y+20*s.Unit(), 22*s.Unit(), col, 60)), ui.Wait(6))
	pr.Log(key, ev.Seat, 0, n)
}

// front draws the darkness of a throw, the blow, and what is held up.
func (s *Scene) front(c *ui.Canvas) {
	g := &s.lay.Ground
	s.darkness(c)
	if k := &s.blow; k.On != nil {
		k.Dark(c)
		if !c.Blank() {
			x, y, _ := g.Camera.Project(0, 0, 0)
			c.Light(x, y, g.Pit*1.6, wall.WarmLight.Alpha(0.3))
			if k.Ground == nil {
				s.drawDie(c, s.toss.Gold, 0)
			}
			k.Draw(c, &s.Board)
		}
	}
	s.vain.Draw(c)
	s.clash.Draw(c, &s.Board)
	s.clash.Say(c)
	s.arena.Over(c)
	if k := &s.blow; k.On != nil {
		k.Say(c)
	}
	s.DrawSpot(c)
}

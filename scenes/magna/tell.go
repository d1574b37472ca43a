package magna

import (
	"math"

	"godeck/internal/lang"
	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/table"
	"godeck/scenes/ui"
)

// teller turns a batch of events into a story: steps on the timeline that
// change the shown model when they are reached. next is the model as it will
// be then, so that every step knows its cards now.
type teller struct {
	table.Story
	s     *Scene
	next  *model
	after *rules.State // the view when all of it is told
	spot  bool         // an effect's card is held up
	moved []int        // keys of tokens that moved and whose places are told next
	sum   [2]int
}

func (s *Scene) tell(env *ui.Env, evs []rules.Event) {
	t := &teller{Story: s.Story(evs), s: s, next: s.m.clone()}
	view := s.Session.View()
	now := view.S
	t.after = &now
	s.lay = s.measure(env)
	s.forget()
	t.Each(t.one, t.quiet)
}

// weighty reports whether an event keeps its time: dice, fights, the fall of a
// base, and what the other player's cards do, which has to be read.
func (s *Scene) weighty(ev rules.Event) bool {
	switch ev.Kind {
	case rules.EvRandom, rules.EvFlip, rules.EvShow, rules.EvOver, mgn.EvHit, mgn.EvDamage, mgn.EvDefeat, mgn.EvFall, mgn.EvHold, mgn.EvCancel:
		return true
	case mgn.EvDeclare, mgn.EvChain, mgn.EvBlock, mgn.EvEffect, mgn.EvTrigger, mgn.EvOption:
		return ev.Seat != s.Audience
	}
	return false
}

// quiet takes a held-up card away.
func (t *teller) quiet() {
	s := t.s
	if t.spot {
		t.spot = false
		s.Play(ui.Step{Ticks: 9, Ease: ui.Linear, Do: func(p float64) { s.spot.in = 1 - p }, End: func() { s.spot = spot{} }})
	}
}

// both changes a token in the story's model now and in the shown one when the
// story is there.
func (t *teller) both(key int, fn func(q *token)) {
	t.next.change(key, fn)
	s := t.s
	s.Then(func() { s.m.change(key, fn) })
}

// where is the middle of a token's place on the screen.
func (t *teller) where(key int) (x, y float64) {
	k, p, _, ok := t.next.find(key)
	if !ok {
		return t.s.lay.Stage.Centre()
	}
	r, _ := t.s.zone(k, p, t.next.get(key).place)
	return r.Centre()
}

func (t *teller) plate(p rules.Seat) (x, y float64) {
	s := t.s
	r := s.lay.Plate[s.SideOf(p)]
	x, y = r.X+r.W*0.5, r.Y+r.H*0.4
	if r.Y < s.lay.Stage.Y { // floating numbers rise: stay in the window
		y = r.Bottom() + math.Min(50*s.unit(), r.H)
	}
	return x, y
}

// base is the middle of a base on the screen.
func (t *teller) base(p rules.Seat, line int) (ui.Rect, bool) {
	s := t.s
	sd := s.SideOf(p)
	if b := &s.lay.group[sd][line-1]; b.shown {
		return b.rect, true
	}
	return s.lay.tabs[sd][line-1], false
}

// one tells the event at the front, with those that belong to it, and returns how many.
func (t *teller) one() int {
	s, ev := t.s, t.Events[0]
	u := s.unit()
	switch ev.Kind {
	case rules.EvMove:
		return t.moves()
	case rules.EvFlip:
		return t.flips()
	case rules.EvShow:
		return t.shows()
	case rules.EvShuffle:
		p := ev.To.Seat()
		s.Play(s.SoundStep("shuffle", 0.5, 0), ui.Wait(8))
		if s.m.turn > 0 && ev.To.Kind() == mgn.Deck {
			t.Log("log.shuffle", p, 0)
		}
	case rules.EvRandom:
		if ev.C == mgn.DieFight || ev.C == mgn.DieFortune {
			return t.dice()
		}
	case rules.EvCommit:
		p := ev.Seat
		s.Then(func() { s.m.done[p] = true })
		t.Log("log.commit", p, 0)
		s.Play(s.SoundStep("commit", 0.6, 0), ui.Wait(6))
	case rules.EvSeatVar:
		return t.number(ev)
	case rules.EvVar:
		switch ev.C {
		case mgn.Battle:
			n := int(ev.B)
			t.next.battle = n
			s.Then(func() { s.m.battle = n })
		case mgn.First:
			p := rules.Seat(ev.B)
			t.next.first = p
			s.Then(func() { s.m.first = p })
		}
	case rules.EvOver:
		t.over(ev)
	case mgn.EvTurn:
		t.turn(int(ev.A))
	case mgn.EvStep:
		t.step(uint8(ev.A))
	case mgn.EvFirst:
		t.initiative(ev)
	case mgn.EvPlace:
		t.placed(ev)
	case mgn.EvCheck:
		return t.checks()
	case mgn.EvSkill:
		tok := t.next.pick(ev)
		bit := 1 << uint(ev.A)
		x, y := t.where(tok.key)
		s.Play(s.SoundStep("tick", 0.5, 0), ui.Par(s.Flash(tok.board(), skillColours[ev.A%6].Alpha(0.5), 16), s.Burst(x, y, 8, skillColours[ev.A%6])))
		t.both(tok.key, func(q *token) { q.skills &^= bit })
		v := mgn.Skills.Values[ev.A%6]
		t.Log("log.skill", ev.Seat, ev.Def, lang.Phrase{JA: v.JA, EN: v.EN})
	case mgn.EvOption:
		t.option(ev)
	case mgn.EvInvade:
		p := ev.Seat
		t.quiet()
		t.next.invader = p
		s.Then(func() { s.m.invader = p })
	case mgn.EvCallOff:
		key := "log.calloff"
		if ev.A == 1 {
			key = "log.nobody"
		}
		t.next.invader = rules.NoSeat
		s.Then(func() { s.m.invader = rules.NoSeat })
		s.Play(s.SoundStep("ui-back", 0.6, 0))
		t.Log(key, ev.Seat, 0)
	case mgn.EvBattle:
		t.battle(ev)
	case mgn.EvDeclare:
		return t.declare()
	case mgn.EvTakesPart:
		tok := t.next.pick(ev)
		key := tok.key
		t.next.clash.members = append(t.next.clash.members, key)
		s.Then(func() { s.m.clash.members = append(s.m.clash.members, key) })
		t.Log("log.takespart", ev.Seat, ev.Def)
	case mgn.EvChain, mgn.EvBlock:
		t.adds(ev)
	case mgn.EvNoBlock:
		t.next.clash.blocked = true
		s.Then(func() { s.m.clash.blocked = true })
		t.Log("log.noblock", ev.Seat, 0)
	case mgn.EvEffect:
		t.effect(ev)
	case mgn.EvFizzle:
		key := [...]string{"log.fizzle.gone", "log.fizzle.target", "log.fizzle.cancel"}[max(0, min(2, ev.A))]
		s.Play(s.SoundStep("fizzle", 0.7, 0), ui.Wait(10))
		t.Log(key, ev.Seat, ev.Def)
	case mgn.EvCancel:
		s.Then(func() { s.m.clash.cancel = true })
		s.Play(s.SoundStep("shield", 0.8, 0), s.Callout(Text.T(s.Lang, "cancelled"), s.faces.Name(ev.Def, s.Lang), defendCol, 44))
		t.Log("log.cancel", ev.Seat, ev.Def)
	case mgn.EvHit:
		t.strike(ev)
	case mgn.EvDamage:
		return t.damages()
	case mgn.EvDefeat:
		t.defeat(ev)
	case mgn.EvPrevent:
		tok := t.next.pick(ev)
		x, y := t.where(tok.key)
		s.Play(s.SoundStep("shield", 0.8, 0), ui.Par(s.Flash(tok.board(), defendCol, 26), s.Burst(x, y, 16, defendCol)))
		t.Log("log.prevent", ev.Seat, ev.Def)
	case mgn.EvHero:
		x, y := t.plate(ev.Seat)
		s.Play(s.SoundStep("heal", 0.6, 0), s.Number(lang.Signed(int(ev.A)), x, y, 34*u, heroCol, 60))
		t.Log("log.hero", ev.Seat, ev.Def, ev.A)
	case mgn.EvMod:
		t.mod(ev)
	case mgn.EvTrigger:
		t.effectSpot(ev, "log.trigger")
	case mgn.EvFall:
		t.fall(ev)
	case mgn.EvHold:
		t.quiet()
		line := int(ev.A)
		r, _ := t.base(ev.Seat, line)
		x, y := r.Centre()
		s.Play(s.SoundStep("shield", 0.7, 0), s.Hit(x, y, 90*u, defendCol))
		t.Log("log.hold", ev.Seat, 0, linePhrase(line))
	case mgn.EvBack:
		t.next.invader = rules.NoSeat
		s.Then(func() { s.m.invader = rules.NoSeat })
		t.Log("log.back", ev.Seat, 0)
	case mgn.EvCount:
		t.Log("log.count", ev.Seat, 0, ev.A, ev.B)
	case mgn.EvSummon:
		tok := t.next.pick(ev)
		a, d := int(ev.A), int(ev.B)
		t.both(tok.key, func(q *token) { q.summon, q.atk, q.dfn, q.up = true, a, d, true })
		x, y := t.where(tok.key)
		s.Play(s.SoundStep("area-enter", 0.7, 0), ui.Par(s.Flash(tok.board(), magnaCol, 30), s.Burst(x, y, 24, magnaCol)))
		t.Log("log.summon", ev.Seat, ev.Def, a, d)
	case mgn.EvVanish:
		tok := t.next.pick(ev)
		x, y := t.where(tok.key)
		s.Play(s.SoundStep("area-leave", 0.6, 0), s.Burst(x, y, 20, magnaCol))
		t.Log("log.vanish", ev.Seat, ev.Def)
	case mgn.EvWeapon:
		t.armed(ev)
	}
	return 1
}

func (s *Scene) unit() float64 {
	if e := s.Surface.Env(); e != nil {
		return e.Unit()
	}
	return 1
}

func linePhrase(line int) lang.Phrase {
	return Text[[...]string{"line.1", "line.1", "line.2", "line.3"}[max(0, min(3, line))]]
}

func (t *teller) turn(n int) {
	s := t.s
	t.quiet()
	t.next.turn = n
	s.Then(func() {
		s.m.turn = n
		for p := range s.m.option {
			s.m.option[p], s.m.done[p], s.m.side[p] = 0, false, false
		}
		s.Say("log.turn", rules.NoSeat, 0, n)
	})
	s.Play(s.SoundStep("turn-start", 0.6, 0))
	if n == 1 {
		s.Play(s.Callout(Text.T(s.Lang, "turn", n), "", ownCol, 36))
		return
	}
	x, y := s.lay.Stage.Centre() // later it is enough in passing
	s.Play(s.Beside(s.Number(Text.T(s.Lang, "turn", n), x, y, 34*s.unit(), parchment, 60)))
}

func (t *teller) step(step uint8) {
	s := t.s
	t.quiet()
	t.next.step = step
	s.Then(func() {
		s.m.step = step
		if step != mgn.StepAttack {
			s.m.clash = clash{}
		}
	})
	switch step {
	case mgn.StepHand, mgn.StepProduction, mgn.StepArmament, mgn.StepReinforce, mgn.StepAttack:
		key := map[uint8]string{mgn.StepHand: "step.hand", mgn.StepProduction: "step.production", mgn.StepArmament: "step.armament", mgn.StepReinforce: "step.reinforce", mgn.StepAttack: "step.attack"}[step]
		s.Play(ui.Wait(2))
		t.Log("log.step", rules.NoSeat, 0, Text[key])
	}
}

// number tells Fight, Magna and the state of the war funds.
func (t *teller) number(ev rules.Event) int {
	s := t.s
	p, from, to := ev.Seat, int(ev.A), int(ev.B)
	x, y := t.plate(p)
	u := s.unit()
	switch ev.C {
	case mgn.Fight: // of both players at once, at the throw and when it is lost
		n := t.Run(func(e rules.Event) bool { return e.Kind == rules.EvSeatVar && e.C == mgn.Fight })
		var steps []ui.Step
		for _, e := range t.Events[:n] {
			t.next.fight[e.Seat] = float64(e.B)
			x, y := t.plate(e.Seat)
			steps = append(steps, table.Count(&s.m.fight[e.Seat], float64(e.B), 14), s.Number(lang.Signed(int(e.B-e.A)), x-20*u, y, 28*u, fightCol, 46))
		}
		s.Play(ui.Par(steps...))
		return n
	case mgn.Magna:
		t.next.magna[p] = float64(to)
		sound := "power-gain"
		if to < from {
			sound = "charge"
		}
		s.Play(s.SoundStep(sound, 0.6, 0), ui.Par(table.Count(&s.m.magna[p], float64(to), 16), s.Number(lang.Signed(to-from), x+20*u, y, 30*u, magnaCol, 52), s.Burst(x, y, 10, magnaCol)))
		t.Log("log.magna", p, 0, from, to)
	case mgn.Sideways:
		on := to != 0
		s.Then(func() { s.m.side[p] = on })
	}
	return 1
}

// option tells an armament option.
func (t *teller) option(ev rules.Event) {
	s := t.s
	p, a := ev.Seat, ev.A
	s.Then(func() { s.m.option[p] = a })
	switch a {
	case mgn.OptionInvade:
		s.Play(s.SoundStep("war-horn", 0.8, 0), s.Callout(Text.T(s.Lang, "invasion"), s.Sentence(s.Lang, "log.declare", p, 0), s.Theme.Danger, 50))
		t.Log("log.declare", p, 0)
		if ev.B > 0 {
			t.Log("log.declare.paid", p, 0, ev.B)
		}
	case mgn.OptionFund:
		t.Log("log.fund", p, 0)
	case mgn.OptionMagna:
		t.Log("log.optmagna", p, 0)
	}
}

// flips tells cards that are turned up: bases at the start, broken traps.
func (t *teller) flips() int {
	s := t.s
	n := t.Run(func(e rules.Event) bool { return e.Kind == rules.EvFlip })
	var steps []ui.Step
	var after []func()
	camp := false
	for _, ev := range t.Events[:n] {
		tok := t.next.pick(ev)
		tok.id, tok.def, tok.up = ev.Card, ev.Def, ev.A == 1
		t.next.set(tok)
		tk := tok
		if ev.From.Kind() == mgn.Camps {
			camp = true
			after = append(after, func() { s.m.set(tk) })
			continue
		}
		steps = append(steps, ui.Seq(s.SetFace(tk.board(), s.faces.Of(tk.def, s.Lang)), s.Flip(tk.board(), tk.up, 26), s.Flash(tk.board(), s.faces.ColourOf(tk.def).Alpha(0.5), 18)))
		after = append(after, func() { s.m.set(tk) })
	}
	if camp {
		s.Play(s.SoundStep("card-reveal", 0.8, 0))
	} else {
		s.Play(s.SoundStep("trap-spring", 0.9, 0))
	}
	if len(steps) > 0 {
		s.Play(ui.Par(steps...))
	}
	s.Then(func() {
		for _, f := range after {
			f()
		}
	})
	if camp {
		s.Play(s.Callout(Text.T(s.Lang, "intro"), Text.T(s.Lang, "intro.sub"), parchment, 60))
	}
	for _, ev := range t.Events[:n] {
		if ev.From.Kind() == mgn.Camps {
			line := 1
			for i, q := range t.next.zones[mgn.Camps][ev.From.Seat()] {
				if q.id == ev.Card {
					line = i + 1
				}
			}
			t.Log("log.base", ev.From.Seat(), ev.Def, linePhrase(line))
		} else {
			t.Log("log.trapopen", ev.From.Seat(), ev.Def)
		}
	}
	s.Play(ui.Wait(14))
	return n
}

// shows tells cards that an effect reveals.
func (t *teller) shows() int {
	s := t.s
	n := t.Run(func(e rules.Event) bool { return e.Kind == rules.EvShow })
	var defs []rules.DefID
	p := t.Events[0].From.Seat()
	deck := t.Events[0].From.Kind() == mgn.Deck
	for _, ev := range t.Events[:n] {
		if ev.Def == 0 {
			continue
		}
		tok := t.next.pick(ev)
		tok.id, tok.def = ev.Card, ev.Def
		t.next.set(tok)
		tk := tok
		defs = append(defs, ev.Def)
		s.Then(func() { s.m.set(tk) })
		if !deck || n < 4 {
			t.Log("log.show", p, ev.Def)
		}
	}
	if len(defs) > 0 && (!deck || n < 4) {
		t.quiet()
		t.spot = true
		s.Play(s.SoundStep("card-reveal", 0.7, 0), ui.Step{Ticks: 14, Start: func() { s.spot = spot{seat: p, defs: defs} }, Do: func(q float64) { s.spot.in = q }}, ui.Wait(40+12*len(defs)))
	}
	return n
}

// armed tells a weapon that is put on a unit.
func (t *teller) armed(ev rules.Event) {
	s := t.s
	w, unit := t.next.known(ev.Card), t.next.byID(ev.Src)
	if w.key == 0 || unit.key == 0 {
		return
	}
	at := &s.game.Lib.Def(w.def).Attr
	a, d := int(at[mgn.AAttack]), int(at[mgn.ADefense])
	old := w.host
	x, y := t.where(unit.key)
	s.Play(s.SoundStep("equip", 0.7, 0), ui.Par(s.Flash(unit.board(), attackCol.Alpha(0.5), 22), s.Burst(x, y, 14, attackCol)))
	if old != 0 && old != unit.key {
		t.both(old, func(q *token) { q.atk, q.dfn = max(0, q.atk-a), q.dfn-d })
	}
	key := unit.key
	t.both(w.key, func(q *token) { q.host, q.up = key, true })
	if old != key {
		t.both(key, func(q *token) { q.atk, q.dfn = max(0, q.atk+a), q.dfn+d })
	}
	t.Log("log.arm", ev.Seat, ev.Def, s.namePhrase(unit.def))
}

func (s *Scene) namePhrase(def rules.DefID) lang.Phrase {
	return lang.Phrase{JA: s.faces.Name(def, lang.JA), EN: s.faces.Name(def, lang.EN)}
}

// mod tells a change of attack or defense.
func (t *teller) mod(ev rules.Event) {
	s := t.s
	tok := t.next.pick(ev)
	n := int(ev.A)
	col, key := attackCol, "log.mod.attack"
	if ev.C == 1 {
		col, key = defendCol, "log.mod.defense"
	}
	x, y := t.where(tok.key)
	s.Play(s.SoundStep("power-gain", 0.5, 0), ui.Par(s.Number(lang.Signed(n), x, y, 28*s.unit(), col, 50), s.Flash(tok.board(), col.Alpha(0.4), 18)))
	d := ev.C == 1
	t.both(tok.key, func(q *token) {
		if d {
			q.dfn += n
		} else {
			q.atk = max(0, q.atk+n)
		}
	})
	t.Log(key, ev.Seat, ev.Def, lang.Signed(n), untilPhrase(ev.B))
}

func untilPhrase(until int16) lang.Phrase {
	return Text[[...]string{"until.instant", "until.battle", "until.turn", "until.field"}[max(0, min(3, until))]]
}

func (t *teller) over(ev rules.Event) {
	s := t.s
	t.quiet()
	s.Then(func() {
		s.View = s.Session.View()
		head, why := s.Outcome(s.Lang)
		_, wja := s.Outcome(lang.JA)
		_, wen := s.Outcome(lang.EN)
		key := "log.over"
		if ev.Seat == rules.NoSeat {
			key = "log.over.draw"
		}
		s.Say(key, ev.Seat, 0, lang.Phrase{JA: wja, EN: wen})
		sound, col := "win", s.Theme.Warm
		switch {
		case ev.Seat == rules.NoSeat:
			sound, col = "draw-game", magnaCol
		case s.IsYou(ev.Seat.Other()):
			sound, col = "lose", foeCol
		}
		s.Sound(sound, 0.9, 0)
		s.Timeline.Play(s.Callout(head, why, col, 110))
	})
}

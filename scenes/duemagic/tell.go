package duemagic

import (
	"strconv"

	"godeck/internal/lang"
	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/table"
	"godeck/scenes/ui"
)

// teller turns a batch of events into a story: steps on the timeline that
// change the shown model when they are reached. next is the model as it will
// be then, so that every step knows its cards now.
type teller struct {
	table.Story
	s      *Scene
	next   *model
	spot   bool // a card is held up
	user   rules.Seat
	how    uint8
	broken []int16 // places of shields that are about to go to the hand
	lunged bool    // the attacker has struck in this break
}

func (s *Scene) tell(env *ui.Env, evs []rules.Event) {
	t := &teller{Story: s.Story(evs), s: s, next: s.m.clone()}
	s.lay = measure(env, s.Replay.On)
	s.drawer, s.openEntry = false, 0
	t.Each(t.one, t.quiet)
}

func (s *Scene) unit() float64 {
	if e := s.Surface.Env(); e != nil {
		return e.Unit()
	}
	return 1
}

// weighty reports whether an event keeps its time: fights, and what the other
// player's cards do, which has to be read.
func (s *Scene) weighty(ev rules.Event) bool {
	switch ev.Kind {
	case dmg.EvAttack, dmg.EvBlock, dmg.EvBattle, dmg.EvBreak, dmg.EvDirect, dmg.EvDeclare, dmg.EvFizzle, rules.EvShow, rules.EvOver:
		return true
	case dmg.EvStacked, dmg.EvResolve:
		return ev.Seat != s.Audience
	}
	return false
}

// change does the same to both models, to the shown one when the story is there.
func (t *teller) change(fn func(m *model)) {
	s := t.s
	fn(t.next)
	s.Then(func() { fn(s.m) })
}

// cardPhrase is a card's name for a second place in a sentence.
func (t *teller) cardPhrase(def rules.DefID) lang.Phrase {
	return lang.Phrase{JA: t.s.Named(def, lang.JA), EN: t.s.Named(def, lang.EN)}
}

// quiet takes held-up cards away.
func (t *teller) quiet() {
	s := t.s
	if t.spot {
		t.spot = false
		s.Play(ui.Step{Ticks: 8, Ease: ui.Linear, Do: func(p float64) { s.spot.in = 1 - p }, End: func() { s.spot = spot{} }})
	}
}

// hold holds cards up with a sentence.
func (t *teller) hold(sp spot, ticks int) {
	s := t.s
	t.quiet()
	t.spot = true
	s.Play(ui.Step{Ticks: 12, Ease: ui.EaseOut, Start: func() { s.spot = sp }, Do: func(p float64) { s.spot.in = p }}, ui.Wait(ticks))
}

func (t *teller) plate(p rules.Seat) (x, y float64) {
	s := t.s
	sd := s.SideOf(p)
	r := s.lay.Plate[sd]
	x, y = r.Centre()
	if sd == 1 { // floating numbers rise: stay in the window
		y = r.Bottom() + 24*s.unit()
	}
	return x, y
}

// defOf is the design of a card as the model knows it.
func (t *teller) defOf(id rules.CardID) rules.DefID {
	tok, _ := t.next.of(id)
	return tok.def
}

// one tells the event at the front, with those that belong to it, and returns how many.
func (t *teller) one() int {
	s, ev := t.s, t.Events[0]
	u := s.unit()
	switch ev.Kind {
	case rules.EvMove:
		return t.moves()
	case rules.EvShow:
		return t.shows()
	case rules.EvShuffle:
		s.Play(s.SoundStep("shuffle", 0.5, 0), ui.Wait(6))
		if s.m.turn > 0 && ev.To.Kind() == dmg.Library {
			t.Log("log.shuffle", ev.To.Seat(), 0)
		}
	case rules.EvRandom:
		return t.rolls()
	case rules.EvOver:
		t.over(ev)
	case dmg.EvTurn:
		t.turn(ev)
	case dmg.EvStep:
		t.step(ev)
	case dmg.EvTap:
		return t.taps()
	case dmg.EvPass:
		t.passed(ev)
	case dmg.EvUse:
		t.use(ev)
	case dmg.EvStacked:
		t.stacked(ev)
	case dmg.EvTarget:
		t.target(ev)
	case dmg.EvMode:
		t.change(func(m *model) {
			o := &m.ensure(int(ev.A)).obj
			n := 0
			for q := o.Modes; q != 0; q >>= 4 {
				n++
			}
			o.Modes |= uint16(ev.B+1) << (4 * n)
		})
		t.Log("log.mode", ev.Seat, 0, ev.B+1)
	case dmg.EvResolve:
		t.resolve(ev)
	case dmg.EvFizzle:
		key := "log.fizzle"
		if ev.C != 0 {
			key = "log.fizzle.empty"
		}
		t.Log(key, ev.Seat, ev.Def)
		s.Play(s.SoundStep("fizzle", 0.7, 0))
		t.hold(spot{defs: []rules.DefID{ev.Def}, seat: ev.Seat, warn: s.Sentence(s.Lang, key, ev.Seat, ev.Def)}, 44)
	case dmg.EvLeaveStack:
		i := int(ev.A)
		t.change(func(m *model) {
			m.running = -1
			if i < len(m.stack) {
				m.stack = append(m.stack[:i:i], m.stack[i+1:]...)
			}
		})
		t.quiet()
		s.Play(ui.Wait(5))
	case dmg.EvAttack, dmg.EvBlock, dmg.EvBattle, dmg.EvBreak, dmg.EvDirect:
		t.combat(ev)
	case dmg.EvDeclare:
		s.Play(s.SoundStep("trigger", 0.9, 0))
		key := "log.declare"
		if ev.Src != 0 {
			key = "log.strike"
		}
		t.Log(key, ev.Seat, ev.Def)
		t.hold(spot{defs: []rules.DefID{ev.Def}, seat: ev.Seat, text: s.Sentence(s.Lang, key, ev.Seat, ev.Def)}, 40)
	case dmg.EvEvolve:
		top, under := t.next.key(ev.Card), t.next.key(ev.Src)
		t.change(func(m *model) {
			tapped := false
			for p := range m.zones[dmg.Battle] {
				for i := range m.zones[dmg.Battle][p] {
					if q := &m.zones[dmg.Battle][p][i]; q.key == under || q.host == under && under != 0 {
						tapped = tapped || q.tapped
						q.host, q.tapped = top, false
					}
				}
			}
			if k, p, i, ok := m.find(top); ok && tapped {
				m.zones[k][p][i].tapped = true
			}
			if m.attack == under && under != 0 {
				m.attack = top
			}
		})
		s.Play(s.SoundStep("power-gain", 0.7, 0), s.Flash(token{key: top}.board(), s.faces.colour(ev.Def), 28))
		t.Log("log.evolve", ev.Seat, ev.Def)
	case dmg.EvExchange:
		k := t.next.key(ev.Card)
		t.change(func(m *model) {
			m.attack = k
			if z, p, i, ok := m.find(k); ok {
				m.zones[z][p][i].tapped = true
			}
		})
		s.Play(s.SoundStep("area-enter", 0.7, 0), s.Flash(token{key: k}.board(), lightCol, 28))
		t.Log("log.exchange", ev.Seat, ev.Def)
	case dmg.EvPower:
		t.power(ev)
	case dmg.EvGrant:
		if k := t.next.key(ev.Card); k != 0 {
			s.Play(s.Flash(token{key: k}.board(), s.Theme.Good, 20))
		}
		t.Log("log.grant", ev.Seat, ev.Def, keywordPhrase(ev.A))
	case dmg.EvProtected:
		if k := t.next.key(ev.Card); k != 0 {
			s.Play(s.SoundStep("shield", 0.6, 0), s.Flash(token{key: k}.board(), CivilizationColours[dmg.Light], 24))
		}
		t.Log("log.protected", ev.Seat, ev.Def)
	case dmg.EvReplaced:
		t.Log("log.replaced", ev.Seat, ev.Def)
	case dmg.EvSacrifice:
		if k := t.next.key(ev.Card); k != 0 {
			s.Play(s.Flash(token{key: k}.board(), CivilizationColours[dmg.Darkness], 16))
		}
		t.Log("log.sacrifice", ev.Seat, ev.Def)
	case dmg.EvForbid:
		t.Log("log.forbid", ev.Seat, 0, forbidPhrase(ev.A))
		x, y := t.plate(ev.Seat)
		s.Play(s.Number("×", x, y, 30*u, s.Theme.Danger, 50))
	case dmg.EvExtraTurn:
		t.Log("log.extra", ev.Seat, 0)
	case dmg.EvSkip:
		t.quiet()
		t.change(func(m *model) { m.stack, m.attack, m.target, m.block, m.running = nil, 0, 0, 0, -1 })
		s.Play(s.SoundStep("area-leave", 0.8, 0), s.Callout(Text.T(s.Lang, "skip"), Text.T(s.Lang, "skip.sub"), lightCol, 60))
		t.Log("log.skip", ev.Seat, 0)
	case dmg.EvMulligan:
		t.Log("log.mulligan", ev.Seat, 0, ev.A)
	case dmg.EvKeep:
		t.Log("log.keep", ev.Seat, 0)
	case dmg.EvShieldUp:
		place, k := ev.A, t.next.key(ev.Card)
		t.change(func(m *model) {
			if kind, p, i, ok := m.find(k); ok && kind == dmg.Shields {
				m.zones[kind][p][i].place = place
			}
		})
		t.Log("log.shieldup", ev.Seat, ev.Def, place)
		s.Play(s.SoundStep("shield", 0.6, 0), ui.Wait(10))
	}
	return 1
}

// rolls tells the dice of the first game: two each.
func (t *teller) rolls() int {
	s := t.s
	n := t.Run(func(e rules.Event) bool { return e.Kind == rules.EvRandom })
	if s.m.turn > 0 || t.Events[0].B != 6 {
		return n
	}
	var sum [2]int
	for i, e := range t.Events[:n] {
		sum[e.Seat] += int(e.A) + 1 // events count a die's faces from 0
		if i%4 == 3 {
			t.Log("log.dice", rules.NoSeat, 0, sum[0], sum[1], lang.Phrase{JA: s.Player(0, lang.JA) + "・" + s.Player(1, lang.JA), EN: s.Player(0, lang.EN) + " and " + s.Player(1, lang.EN)})
			sum = [2]int{}
		}
	}
	s.Play(s.SoundStep("dice-throw", 0.6, 0), ui.Wait(12), s.SoundStep("dice-land", 0.7, 0), ui.Wait(10))
	return n
}

func (t *teller) turn(ev rules.Event) {
	s := t.s
	t.quiet()
	p, n := ev.Seat, int(ev.A)
	t.change(func(m *model) {
		m.turn, m.active, m.holder = n, p, rules.NoSeat
		m.attack, m.target, m.block = 0, 0, 0
	})
	t.Log("log.turn", p, 0, n)
	l := s.Lang
	title := Text.T(l, "turn.of.title", s.Possessive(p, l, true))
	s.Play(s.SoundStep("turn-start", 0.6, 0))
	if n <= 2 {
		s.Play(s.Callout(title, Text.T(l, "turn", n), s.ctrlColour(p), 44))
		return
	}
	x, y := t.plate(p) // later it is enough in passing, where the player sits
	s.Play(s.Beside(s.Number(title, x, y, 24*s.unit(), s.ctrlColour(p), 60)), ui.Wait(8))
}

func (t *teller) step(ev rules.Event) {
	t.quiet()
	t.lunged = false
	step := uint8(ev.A)
	t.change(func(m *model) {
		m.step, m.holder = step, rules.NoSeat
		switch step {
		case dmg.StepAttack, dmg.StepBattleEnd, dmg.StepEnd, dmg.StepCleanup:
			m.attack, m.target, m.block = 0, 0, 0
		}
	})
	if step == dmg.StepAttackEnd { // a breath between two attacks; other steps are only a light that moves on
		t.s.Play(ui.Wait(10))
	}
}

func (t *teller) passed(ev rules.Event) {
	s := t.s
	p := ev.Seat
	if len(t.next.stack) == 0 {
		return
	}
	x, y := t.plate(p)
	s.Play(ui.Call(func() {
		s.m.holder = p.Other()
		s.Sound("priority-pass", 0.5, 0)
		s.Timeline.Now(s.Number(Text.T(s.Lang, "pass"), x, y, 18*s.unit(), s.ctrlColour(p), 44))
	}), ui.Wait(7))
}

// taps tells a run of tapping and untapping.
func (t *teller) taps() int {
	s := t.s
	n := t.Run(func(e rules.Event) bool {
		return e.Kind == dmg.EvTap && e.A == t.Events[0].A && e.Seat == t.Events[0].Seat
	})
	type one struct {
		key  int
		down bool
	}
	var list []one
	cards := 0
	for _, e := range t.Events[:n] {
		if tok, ok := t.next.of(e.Card); ok {
			list = append(list, one{tok.key, e.A == 1})
			if k, _, _, _ := t.next.find(tok.key); k == dmg.Battle {
				cards++
			}
		}
	}
	t.change(func(m *model) {
		for _, o := range list {
			if k, p, i, ok := m.find(o.key); ok {
				m.zones[k][p][i].tapped = o.down
			}
		}
	})
	switch {
	case cards > 0:
		s.Play(s.SoundStep("card-place", 0.4, 0))
	case t.Events[0].A == 1:
		s.Play(s.SoundStep("mana-tap", 0.6, 0))
	}
	s.Play(ui.Wait(6))
	if n == 1 && cards == 1 && t.next.step != dmg.StepAttack && t.next.step != dmg.StepBlock {
		key := "log.untap"
		if t.Events[0].A == 1 {
			key = "log.tap"
		}
		t.Log(key, t.Events[0].Seat, t.Events[0].Def)
	}
	return n
}

// use tells the declaration of a use: with what it is paid.
func (t *teller) use(ev rules.Event) {
	t.user, t.how = ev.Seat, uint8(ev.A)
	keys := map[uint8]string{dmg.HowPay: "log.use.pay", dmg.HowSac: "log.use.sac", dmg.HowFaceUp: "log.use.faceup", dmg.HowNinja: "log.use.ninja", dmg.HowTrigger: "log.use.trigger",
		dmg.HowStrike: "log.use.strike", dmg.HowFree: "log.use.free", dmg.HowExchange: "log.use.change", dmg.HowInvade: "log.use.invade"}
	key, ok := keys[t.how]
	if !ok {
		key = "log.use.activate"
	}
	t.Log(key, ev.Seat, ev.Def)
}

// stacked tells that an entry is complete on the stack.
func (t *teller) stacked(ev rules.Event) {
	s := t.s
	i := int(ev.A)
	known := i < len(t.next.stack) && t.next.stack[i].key != 0
	again := i < len(t.next.stack) && t.next.stack[i].alive && !known
	key := 0
	if ev.Card != 0 {
		key = t.next.key(ev.Card)
	}
	t.change(func(m *model) {
		e := m.ensure(i)
		o := &e.obj
		o.Kind, o.How, o.Ctrl, o.Def, o.Card, o.Src = uint8(ev.C), uint8(ev.B), ev.Seat, ev.Def, ev.Card, ev.Src
		e.key, e.alive = key, true
	})
	if again {
		return // told when it was put there; now its targets are chosen too
	}
	s.Play(s.SoundStep("stack", 0.7, 0))
	if !known {
		t.Log("log.stacked", ev.Seat, ev.Def)
	}
	s.Play(ui.Wait(18))
}

func (t *teller) target(ev rules.Event) {
	s := t.s
	i := int(ev.A)
	stamp := uint16(0xFFFF)
	if ev.Card == 0 {
		stamp = uint16(ev.B)
	}
	t.change(func(m *model) {
		o := &m.ensure(i).obj
		if int(o.NT) < rules.MaxTargets {
			o.T[o.NT] = rules.Target{Card: ev.Card, Stamp: stamp}
			o.NT++
		}
	})
	if ev.Card == 0 {
		if ev.B > 0 {
			t.Log("log.target.player", rules.Seat(ev.B-1), 0)
		}
	} else {
		t.Log("log.target", ev.Seat, ev.Def)
		if k := t.next.key(ev.Card); k != 0 {
			s.Play(s.Flash(token{key: k}.board(), s.ctrlColour(ev.Seat), 16))
		}
	}
	s.Play(ui.Wait(8))
}

// resolve tells that the top of the stack begins to do what it says.
func (t *teller) resolve(ev rules.Event) {
	s := t.s
	i := int(ev.A)
	t.change(func(m *model) {
		m.running, m.holder = i, rules.NoSeat
		m.ensure(i)
	})
	t.Log("log.resolve", ev.Seat, ev.Def)
	text := ""
	if i < len(t.next.stack) {
		o := t.next.stack[i].obj
		if o.Def == 0 {
			o.Def = ev.Def
		}
		for _, b := range s.describe(&o, s.Lang) {
			if text != "" {
				text += "\n"
			}
			text += b.text
		}
	}
	s.Play(s.SoundStep("resolve", 0.7, 0))
	t.hold(spot{defs: []rules.DefID{ev.Def}, seat: ev.Seat, head: Text.T(s.Lang, "spot.resolve"), text: text}, 34)
	t.quiet()
}

func (t *teller) power(ev rules.Event) {
	s := t.s
	k, n := t.next.key(ev.Card), int(ev.A)
	t.change(func(m *model) {
		if kind, p, i, ok := m.find(k); ok {
			m.zones[kind][p][i].power += n
		}
	})
	col := s.Theme.Good
	if n < 0 {
		col = s.Theme.Danger
	}
	if q, ok := s.Board.PoseOf(token{key: k}.board()); ok {
		s.Play(s.SoundStep("power-gain", 0.5, 0), ui.Par(s.Number(lang.Signed(n), q.X, q.Y, 28*s.unit(), col, 54), s.Flash(token{key: k}.board(), col, 20)))
	}
	t.Log("log.power", ev.Seat, ev.Def, lang.Signed(n))
}

// combat tells attacks, blocks, battles and breaks.
func (t *teller) combat(ev rules.Event) {
	s, u := t.s, t.s.unit()
	t.quiet()
	k := t.next.key(ev.Card)
	board := token{key: k}.board()
	switch ev.Kind {
	case dmg.EvAttack:
		to := t.next.key(ev.Src)
		t.change(func(m *model) { m.attack, m.target, m.block = k, to, 0 })
		s.Play(s.SoundStep("attack-light", 0.8, 0), s.Flash(board, s.Theme.Danger, 18), ui.Wait(14))
		if to != 0 {
			t.Log("log.attack.on", ev.Seat, ev.Def, t.cardPhrase(t.defOf(ev.Src)))
		} else {
			t.Log("log.attack", ev.Seat, ev.Def)
		}
	case dmg.EvBlock:
		t.change(func(m *model) { m.block = k })
		s.Play(s.SoundStep("shield", 0.8, 0), s.Flash(board, CivilizationColours[dmg.Light], 22), ui.Wait(12))
		t.Log("log.block", ev.Seat, ev.Def)
	case dmg.EvBattle:
		other := t.next.key(ev.Src)
		t.Log("log.battle", ev.Seat, ev.Def, ev.A, ev.B, t.cardPhrase(t.defOf(ev.Src)))
		b, ok := s.Board.PoseOf(token{key: other}.board())
		a, ok2 := s.Board.PoseOf(board)
		if !ok || !ok2 {
			return
		}
		force := "light"
		if n := max(ev.A, ev.B); n >= 9000 {
			force = "heavy"
		} else if n >= 5000 {
			force = "medium"
		}
		s.Play(ui.Par(s.Number(strconv.Itoa(int(ev.A)), a.X, a.Y, 26*u, powerCol, 60), s.Number(strconv.Itoa(int(ev.B)), b.X, b.Y, 26*u, powerCol, 60)),
			s.SoundStep("attack-"+force, 0.7, 0),
			s.Lunge(board, b.X, b.Y, 32, func() {
				s.Timeline.Now(ui.Par(s.SoundStep("hit-"+force, 0.9, 0), s.Hit(b.X, b.Y, 80*u, s.Theme.Warm), s.Burst(b.X, b.Y, 22, s.Theme.Warm), s.Shake(6*u, 14)))
			}))
	case dmg.EvBreak:
		p, place := ev.Seat, int(ev.A)
		t.broken = append(t.broken, ev.A)
		x, y := s.shieldAt(s.SideOf(p), place)
		src := token{key: t.next.key(ev.Src)}.board()
		hit := ui.Par(s.SoundStep("shield-break", 0.9, 0), s.Hit(x, y, 60*u, ui.Hex(0x8fd0ff)), s.Burst(x, y, 34, ui.Hex(0xbfe4ff)), s.Shake(5*u, 14))
		if !t.lunged && ev.Src != 0 {
			t.lunged = true
			s.Play(s.Lunge(src, x, y, 30, func() { s.Timeline.Now(hit) }))
		} else {
			s.Play(hit)
		}
		t.Log("log.break", p, 0, place)
	case dmg.EvDirect:
		x, y := t.plate(ev.Seat)
		s.Play(s.Lunge(board, x, y, 36, func() {
			s.Timeline.Now(ui.Par(s.SoundStep("hit-heavy", 1, 0), s.Hit(x, y, 160*u, s.Theme.Danger), s.Burst(x, y, 60, s.Theme.Danger), s.Shake(14*u, 26)))
		}), s.Callout(Text.T(s.Lang, "direct"), "", s.Theme.Danger, 50))
		t.Log("log.direct", ev.Seat, ev.Def)
	}
}

// shieldAt is where a shield lies.
func (s *Scene) shieldAt(sd, place int) (x, y float64) {
	_, n := s.m.places(s.Seat(sd))
	if place < 1 || place > max(n, place) {
		return s.lay.side[sd].shields.Centre()
	}
	rects := s.lay.shieldRects(sd, max(n, place), 5*s.unit())
	return rects[place-1].Centre()
}

func (t *teller) over(ev rules.Event) {
	s := t.s
	t.quiet()
	w := ev.Seat
	l := s.Lang
	sound, col := "draw-game", s.Theme.Accent2
	switch {
	case w >= 0 && s.IsYou(w):
		sound, col = "win", s.Theme.Warm
	case w >= 0 && s.IsYou(w.Other()):
		sound, col = "lose", CivilizationColours[dmg.Darkness]
	case w >= 0:
		sound = "win"
	}
	s.Play(s.SoundStep(sound, 0.9, 0), s.Callout(s.Verdict(w, l), "", col, 80))
	if w >= 0 {
		t.Log("log.win", w, 0)
	} else {
		t.Log("log.drawn", rules.NoSeat, 0)
	}
}

// keywordPhrase names a keyword that an effect gives.
func keywordPhrase(n int16) lang.Phrase {
	if p, ok := Text["kwname."+strconv.Itoa(int(n))]; ok {
		return p
	}
	return lang.Phrase{JA: "能力", EN: "an ability"}
}

// forbidPhrase names what a player may not do.
func forbidPhrase(n int16) lang.Phrase {
	if p, ok := Text["forbid."+strconv.Itoa(int(n))]; ok {
		return p
	}
	return lang.Phrase{JA: "何か", EN: "something"}
}

// pose is where a token's home will be, as far as it can be told beforehand.
func (t *teller) pose(kind uint8, p rules.Seat) table.Pose { return t.s.pilePose(kind, p) }

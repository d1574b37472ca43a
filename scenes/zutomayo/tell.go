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

// teller turns a batch of events into a story: steps on the timeline that
// change the shown model when they are reached. next is the model as it will
// be then, so that every step knows its cards now.
type teller struct {
	table.Story
	s    *Scene
	next *model
	spot bool // an effect's card is held up
	duel bool // the battle's numbers stand
}

func (s *Scene) tell(env *ui.Env, evs []rules.Event) {
	t := &teller{Story: s.Story(evs), s: s, next: s.m.clone()}
	s.lay = measure(env, s.Replay.On)
	t.Each(t.one, t.quiet)
}

// weighty reports whether an event keeps its time: blows, the end, and what the
// other player's cards do, which has to be read.
func (s *Scene) weighty(ev rules.Event) bool {
	switch ev.Kind {
	case ztm.EvBattle, ztm.EvDamage, ztm.EvLoss, rules.EvOver, rules.EvShow:
		return true
	case ztm.EvEffect, ztm.EvUnderpowered:
		return ev.Seat != s.Audience
	}
	return false
}

// quiet takes held-up cards and battle numbers away.
func (t *teller) quiet() {
	s := t.s
	if t.spot {
		t.spot = false
		s.Play(ui.Step{Ticks: 6, Ease: ui.Linear, Do: func(p float64) { s.spot.in = 1 - p }, End: func() { s.spot = spot{} }})
	}
	if t.duel {
		t.duel = false
		s.Play(ui.Step{Ticks: 10, Ease: ui.Linear, Do: func(p float64) { s.fight.in = 1 - p }, End: func() { s.fight = fight{} }})
	}
}

func (t *teller) centre(kind uint8, p rules.Seat) (x, y float64) {
	r, _ := t.s.lay.zone(kind, t.s.SideOf(p))
	return r.Centre()
}

func (t *teller) plate(p rules.Seat) (x, y float64) {
	s := t.s
	sd := s.SideOf(p)
	r := s.lay.Plate[sd]
	x, y = r.X+r.W*0.42, r.Y+r.H*0.5            // clear of the number that counts and of the state's chip
	if sd == 1 && (s.lay.Tall || s.lay.Small) { // floating numbers rise: stay in the window
		y = r.Bottom() + math.Min(50*s.unit(), r.H)
	}
	return x, y
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
		t.riffle(p, 0.5)
		if s.m.turn > 0 && ev.To.Kind() == ztm.Deck {
			t.Log("log.shuffle", p, 0)
		}
	case rules.EvRandom:
		if ev.C == ztm.NightSide && s.m.turn == 0 {
			p := rules.Seat(ev.A)
			t.next.night = p
			sub := s.Sentence(s.Lang, "intro.night", p, 0)
			s.Play(s.SoundStep("bell-night", 0.6, 0))
			s.Then(func() { s.m.night = p })
			s.Play(s.Callout(Text.T(s.Lang, "intro"), sub, nightCol, 90))
			t.Log("log.night", p, 0)
		}
	case rules.EvCommit:
		p := ev.Seat
		s.Then(func() { s.m.done[p] = true })
		t.Log("log.commit", p, 0)
		s.Play(s.SoundStep("commit", 0.6, 0), ui.Wait(3))
	case rules.EvSeatVar:
		if ev.C == ztm.Power {
			t.power(ev.Seat, int(ev.A), int(ev.B), true)
		}
	case rules.EvOver:
		t.over(ev)
	case ztm.EvTurn:
		t.turn(int(ev.A))
	case ztm.EvStep:
		t.quiet()
		step := uint8(ev.A)
		t.next.step = step
		s.Then(func() { s.m.step = step }) // nothing is shown but the light in the bar of phases
	case ztm.EvHours:
		return t.hours()
	case ztm.EvClock:
		t.clock(ev)
	case ztm.EvTimeChange:
		word, key := "dawn", "log.dawn"
		col := dayCol
		if ev.A == ztm.ChangeDayToNight {
			word, key, col = "dusk", "log.dusk", nightCol
		}
		x, y := s.lay.dial.Centre()
		s.Play(s.Beside(s.Sweep(x, y, col.Lighten(0.25), 62)), s.Beside(s.Callout(Text.T(s.Lang, word), Text.T(s.Lang, word+".sub"), col, 46)), ui.Wait(24))
		t.Log(key, rules.NoSeat, 0)
	case ztm.EvEffect:
		t.effect(ev)
	case ztm.EvUnderpowered:
		t.underpowered(ev)
	case ztm.EvAttack:
		p, def := ev.Seat, s.defOf(t.next, ev.Src)
		q := part{def, uint8(ev.C), int(ev.A), int(ev.B)}
		t.next.parts[p] = append(t.next.parts[p], q)
		r := s.lay.side[s.SideOf(p)].attack
		x, y := r.Centre()
		col := s.Theme.Good
		if ev.A < 0 {
			col = s.Theme.Danger
		}
		s.Then(func() { s.m.parts[p] = append(s.m.parts[p], q) })
		if ev.A == 0 {
			t.Log("log.attack.same", p, 0, ev.B)
			break
		}
		s.Play(s.SoundStep("power-gain", 0.6, 0), ui.Par(s.Number(lang.Signed(int(ev.A)), x, y, 34*u, col, 60), s.Burst(x, y, 14, col), ui.Wait(20)))
		t.Log("log.attack", p, 0, ev.B, lang.Signed(int(ev.A)))
	case ztm.EvBattle:
		t.battle(ev)
	case ztm.EvDamage, ztm.EvLoss, ztm.EvHeal:
		t.life(ev)
	case ztm.EvRebuild:
		t.riffle(ev.Seat, 0.6)
		t.Log("log.rebuild", ev.Seat, 0, ev.A)
	case ztm.EvMulligan:
		s.Play(s.SoundStep("commit", 0.5, 0))
		key := "log.mulligan"
		if ev.A == 0 {
			key = "log.nomulligan"
		}
		t.Log(key, ev.Seat, 0, ev.A)
	case ztm.EvElement:
		v := ztm.Elements.Values[ev.A]
		if tok, ok := t.next.top(ztm.Field, ev.Seat); ok {
			s.Play(s.SoundStep("resolve", 0.5, 0), s.Flash(tok.board(), elementColours[ev.A], 30))
			t.Log("log.element", ev.Seat, tok.def, lang.Phrase{JA: v.JA, EN: v.EN})
		}
	case ztm.EvShield:
		p, n := ev.Seat, int(ev.A)
		x, y := t.plate(p)
		s.Then(func() { s.m.shield[p] += n })
		s.Play(s.SoundStep("shield", 0.6, 0), s.Number(Text.T(s.Lang, "shield.n", n), x, y, 26*u, clockCol, 70), ui.Wait(16))
		t.Log("log.shield", p, 0, n)
	case ztm.EvName:
		key, sound := "log.name.miss", "abyss"
		if ev.B != 0 {
			key, sound = "log.name.hit", "power-gain"
		}
		s.Play(s.SoundStep(sound, 0.5, 0), ui.Wait(8))
		t.Log(key, ev.Seat, rules.DefID(ev.A))
	case ztm.EvKept:
		if tok, ok := t.next.top(ztm.Field, ev.Seat); ok {
			s.Play(s.SoundStep("commit", 0.5, 0), s.Flash(tok.board(), s.Theme.Warm, 30))
		}
		t.Log("log.kept", ev.Seat, ev.Def)
	}
	return 1
}

func (s *Scene) unit() float64 {
	if e := s.Surface.Env(); e != nil {
		return e.Unit()
	}
	return 1
}

// defOf is the design of a card as the model knows it.
func (s *Scene) defOf(m *model, id rules.CardID) rules.DefID {
	if id == 0 {
		return 0
	}
	for k := range m.zones {
		for p := range m.zones[k] {
			for _, t := range m.zones[k][p] {
				if t.id == id {
					return t.def
				}
			}
		}
	}
	return 0
}

func (t *teller) turn(n int) {
	s := t.s
	t.quiet()
	t.next.turn = n
	for p := range t.next.parts {
		t.next.parts[p] = nil
	}
	h := int(math.Round(t.next.hour)) % ztm.Hours
	s.Then(func() {
		s.m.turn = n
		s.m.battle = false
		for p := range s.m.parts {
			s.m.parts[p], s.m.shield[p], s.m.done[p] = s.m.parts[p][:0], 0, false
		}
		s.Say("log.turn", rules.NoSeat, 0, n, hourPhrase(h), timePhrase(h))
	})
	col := dayCol
	if isNight(h) {
		col = nightCol
	}
	l := s.Lang
	s.Play(s.SoundStep("turn-start", 0.6, 0))
	if n == 1 {
		s.Play(s.Callout(Text.T(l, "turn", n), hourName(h, l)+l.Pick("・", ", ")+timePhrase(h).In(l), col, 46))
		return
	}
	x, y := s.lay.dial.Centre() // later it is enough in passing, beside the bar of phases
	s.Play(s.Beside(s.Number(Text.T(l, "turn", n), x, y, 30*s.unit(), col, 60)))
}

// apply moves a card in both models, the shown one when the story is there.
func (t *teller) apply(tok token, ev rules.Event) func() {
	s := t.s
	at := int(ev.A)
	t.next.put(tok, ev.To, at)
	if ev.To.Kind() == ztm.Deck {
		at = len(s.m.zones[ztm.Deck][ev.To.Seat()]) + 60
	}
	keys := t.next.keys
	return func() {
		s.m.keys = max(s.m.keys, keys)
		s.m.put(tok, ev.To, at)
		s.Surface.Invalidate()
	}
}

// arriving is the token of a move as it will lie in its new zone.
func (t *teller) arriving(ev rules.Event) token {
	tok := t.next.pick(ev.Card, ev.From)
	if ev.Card != 0 {
		tok.id, tok.def = ev.Card, ev.Def
	} else {
		tok.id, tok.def = 0, 0
	}
	tok.up = ev.Def != 0 && upIn(ev.From, ev.To)
	return tok
}

// moves tells a run of flights of the same sort.
func (t *teller) moves() int {
	first := t.Events[0]
	same := func(e rules.Event) bool {
		return e.Kind == rules.EvMove && (e.From.Kind() == first.From.Kind() || sort(e) == "enter") && sort(e) == sort(first)
	}
	switch sort(first) {
	case "draw":
		n := t.Run(same)
		t.draws(t.Events[:n])
		return n
	case "set":
		n := t.Run(func(e rules.Event) bool { return e.Kind == rules.EvMove && sort(e) == "set" })
		t.sets(t.Events[:n])
		return n
	case "pile":
		n := t.Run(func(e rules.Event) bool {
			return e.Kind == rules.EvMove && sort(e) == "pile" || e.Kind == rules.EvSeatVar && e.C == ztm.Power
		})
		t.leaves(t.Events[:n])
		return n
	case "enter":
		n := t.Run(same)
		t.enters(t.Events[:n])
		return n
	case "back":
		n := t.Run(func(e rules.Event) bool { return e.Kind == rules.EvMove && sort(e) == "back" })
		t.backs(t.Events[:n])
		return n
	}
	t.single(first)
	return 1
}

// sort names what a move means on the table.
func sort(e rules.Event) string {
	from, to := e.From.Kind(), e.To.Kind()
	switch {
	case from == ztm.Deck && to == ztm.Hand:
		return "draw"
	case from == ztm.Hand && (to == ztm.Field || to == ztm.SetA || to == ztm.SetB || to == ztm.AreaNew):
		return "set"
	case to == ztm.Charger || to == ztm.Abyss:
		return "pile"
	case to == ztm.Field && (from == ztm.SetA || from == ztm.SetB):
		return "enter"
	case to == ztm.Deck || to == ztm.Aside:
		return "back"
	}
	return "one"
}

func (t *teller) draws(evs []rules.Event) {
	t.Draws(evs, 18, func(p rules.Seat) table.Pose { return t.s.pilePose(ztm.Deck, p) }, func(ev rules.Event) (string, func()) {
		tok := t.arriving(ev)
		return tok.board(), t.apply(tok, ev)
	})
}

func (t *teller) sets(evs []rules.Event) {
	s := t.s
	var steps []ui.Step
	for _, ev := range evs {
		p := ev.To.Seat()
		tok := t.arriving(ev)
		tok.up = false
		do := t.apply(tok, ev)
		r, _ := s.lay.zone(ev.To.Kind(), s.SideOf(p))
		pose := table.PoseIn(r, false)
		if s.lay.Hand[s.SideOf(p)].Empty() {
			steps = append(steps, ui.Call(func() {
				from := table.PoseIn(table.CardIn(s.lay.Plate[s.SideOf(p)]), false)
				s.Board.From(tok.board(), from)
			}))
		}
		steps = append(steps, ui.Seq(s.Move(tok.board(), pose, table.Motion{Ticks: 20, Sound: "card-place"}), ui.Call(do)))
	}
	s.Play(ui.Stagger(4, steps...), ui.Wait(4))
}

// flips tells the simultaneous reveal.
func (t *teller) flips() int {
	s := t.s
	n := t.Run(func(e rules.Event) bool { return e.Kind == rules.EvFlip })
	var steps []ui.Step
	var after []func()
	for _, ev := range t.Events[:n] {
		tok := t.next.pick(ev.Card, ev.From)
		tok.id, tok.def, tok.up = ev.Card, ev.Def, ev.A == 1
		t.next.set(tok)
		tk := tok
		steps = append(steps, ui.Seq(s.SetFace(tk.board(), s.faces.of(tk.def, s.Lang)), s.Flip(tk.board(), tk.up, 28), s.Beside(s.Flash(tk.board(), s.faces.colour(tk.def).Alpha(0.5), 18))))
		after = append(after, func() { s.m.set(tk) })
	}
	s.Play(ui.Wait(4), s.SoundStep("card-reveal", 0.8, 0), ui.Par(steps...))
	s.Then(func() {
		for _, f := range after {
			f()
		}
	})
	for _, ev := range t.Events[:n] {
		key := "log.set"
		if ev.From.Kind() == ztm.Field {
			key = "log.first"
		}
		t.Log(key, ev.From.Seat(), ev.Def)
	}
	s.Play(ui.Wait(20))
	return n
}

// leaves tells flights to Chargers and Abysses, with the Power they bring.
func (t *teller) leaves(evs []rules.Event) {
	s := t.s
	var steps []ui.Step
	var log []func() // cards leave together: the log has them in their order
	for i, ev := range evs {
		if ev.Kind != rules.EvMove {
			if i == 0 {
				t.power(ev.Seat, int(ev.A), int(ev.B), true)
			}
			continue
		}
		p := ev.To.Seat()
		tok := t.arriving(ev)
		hidden := ev.From.Kind() == ztm.Deck
		do := t.apply(tok, ev)
		pose := s.pilePose(ev.To.Kind(), p)
		key, sound := "log.abyss", "abyss"
		if ev.To.Kind() == ztm.Charger {
			key, sound = "log.charger", "charge"
		}
		motion := table.Motion{Ticks: 22, Arc: 0.5, Sound: sound}
		if ev.To.Kind() == ztm.Abyss { // gone for good: it burns on the way
			motion.Ticks, motion.Arc, motion.Ember = 32, 0.25, abyssCol
		}
		fly := []ui.Step{}
		from := ev.From
		if hidden || from.Kind() == ztm.Charger || from.Kind() == ztm.Abyss || from.Kind() == ztm.Hand && s.lay.Hand[s.SideOf(p)].Empty() {
			fly = append(fly, ui.Call(func() { s.Board.From(tok.board(), s.pilePose(from.Kind(), p)) }))
		}
		fly = append(fly, s.SetFace(tok.board(), s.faces.of(tok.def, s.Lang)), s.Move(tok.board(), pose, motion), ui.Call(do))
		log = append(log, func() { t.Log(key, p, tok.def) })
		if i+1 < len(evs) && evs[i+1].Kind == rules.EvSeatVar {
			from, to := int(evs[i+1].A), int(evs[i+1].B)
			fly = append(fly, t.powerStep(p, from, to))
			log = append(log, func() { t.Log("log.power", p, 0, from, to) })
			t.next.power[p] = float64(evs[i+1].B)
		}
		if ev.From.Kind() == ztm.Area {
			fly = append([]ui.Step{s.SoundStep("area-leave", 0.7, 0)}, fly...)
		}
		steps = append(steps, ui.Seq(fly...))
	}
	if len(steps) > 0 {
		s.Play(ui.Stagger(6, steps...), ui.Wait(3))
	}
	for _, say := range log {
		say()
	}
}

// backs tells cards going back to a deck.
func (t *teller) backs(evs []rules.Event) {
	s := t.s
	var steps []ui.Step
	for _, ev := range evs {
		p := ev.To.Seat()
		tok := t.arriving(ev)
		def := ev.Def
		tok.id, tok.def = 0, 0
		do := t.apply(tok, ev)
		if ev.From.Kind() == ztm.Aside {
			steps = append(steps, ui.Call(do))
			continue
		}
		pose := s.pilePose(ztm.Deck, p)
		from := ev.From
		fly := ui.Seq(ui.Call(func() { s.Board.From(tok.board(), s.pilePose(from.Kind(), p)) }), s.Move(tok.board(), pose, table.Motion{Ticks: 20}), ui.Call(do))
		steps = append(steps, fly)
		if def != 0 && ev.To.Kind() == ztm.Deck && len(evs) < 4 {
			t.Log("log.todeck", p, def)
		}
	}
	gap := 8
	if len(evs) > 5 {
		gap = 3
	}
	s.Play(s.SoundStep("card-deal", 0.5, 0), ui.Stagger(gap, steps...), ui.Wait(6))
}

// enters tells Characters that come to the battlefield, both at once.
func (t *teller) enters(evs []rules.Event) {
	s := t.s
	var steps []ui.Step
	for _, ev := range evs {
		p := ev.To.Seat()
		tok := t.arriving(ev)
		r, _ := s.lay.zone(ztm.Field, s.SideOf(p))
		steps = append(steps, ui.Seq(s.Move(tok.board(), table.PoseIn(r, true), table.Motion{Ticks: 26, Arc: 0.3, Sound: "card-place"}), ui.Call(t.apply(tok, ev)),
			s.Beside(s.Flash(tok.board(), s.faces.colour(tok.def).Alpha(0.5), 22)), t.LogStep("log.swap", p, tok.def)))
	}
	s.Play(ui.Stagger(4, steps...), ui.Wait(6))
}

// single tells any other move: a Character to the battlefield, an Area
// Enchant into force, a card from a pile to the hand.
func (t *teller) single(ev rules.Event) {
	if ev.To.Kind() == ztm.Field {
		t.enters(t.Events[:1])
		return
	}
	s := t.s
	p := ev.To.Seat()
	tok := t.arriving(ev)
	do := t.apply(tok, ev)
	from := ev.From
	switch ev.To.Kind() {
	case ztm.Area:
		s.Play(ui.Call(do), s.SoundStep("area-enter", 0.8, 0), s.Flash(tok.board(), s.faces.colour(tok.def).Alpha(0.6), 34))
		t.Log("log.area", p, tok.def)
	default:
		s.Play(ui.Call(func() {
			s.Board.From(tok.board(), s.pilePose(from.Kind(), from.Seat()))
			do()
		}), s.SoundStep("card-draw", 0.5, 0), ui.Wait(22))
		if ev.To.Kind() == ztm.Hand && ev.Def != 0 {
			t.Log("log.tohand", p, ev.Def)
		}
	}
}

// shows tells cards that an effect reveals.
func (t *teller) shows() int {
	s := t.s
	n := t.Run(func(e rules.Event) bool { return e.Kind == rules.EvShow })
	var defs []rules.DefID
	p := t.Events[0].From.Seat()
	for _, ev := range t.Events[:n] {
		if ev.Def == 0 {
			continue
		}
		tok := t.next.pick(ev.Card, ev.From)
		tok.id, tok.def = ev.Card, ev.Def
		t.next.set(tok)
		tk := tok
		defs = append(defs, ev.Def)
		s.Then(func() { s.m.set(tk) })
		t.Log("log.show", p, ev.Def)
	}
	if len(defs) > 0 {
		t.quiet()
		t.spot = true
		s.Play(s.SoundStep("card-reveal", 0.7, 0), ui.Step{Ticks: 14, Start: func() { s.spot = spot{seat: p, defs: defs} }, Do: func(q float64) { s.spot.in = q }}, ui.Wait(46+14*len(defs)))
	}
	return n
}

// riffle tells that a deck is shuffled; two decks are shuffled side by side.
func (t *teller) riffle(p rules.Seat, gain float64) {
	s := t.s
	pose := s.pilePose(ztm.Deck, p)
	wait := 40 // nothing is drawn from a deck that lies apart
	if len(t.Events) > 1 && t.Events[1].Kind == rules.EvShuffle {
		wait = 14
	}
	s.Play(s.SoundStep("shuffle", gain, 0), ui.Call(func() { s.Timeline.Now(s.Shuffle(pose, 56)) }), ui.Wait(wait))
}

func (t *teller) powerStep(p rules.Seat, from, to int) ui.Step {
	s := t.s
	x, y := t.plate(p)
	col := powerCol
	if to < from {
		col = s.Theme.Danger
	}
	return ui.Par(s.SoundStep("power-gain", 0.6, 0), table.Count(&s.m.power[p], float64(to), 18), s.Number(lang.Signed(to-from), x, y, 30*s.unit(), col, 56), s.Burst(x, y, 12, col))
}

func (t *teller) power(p rules.Seat, from, to int, _ bool) {
	t.next.power[p] = float64(to)
	t.s.Play(t.powerStep(p, from, to))
	t.Log("log.power", p, 0, from, to)
}

// hours tells how many hours each card adds: a ray of light to the dial.
func (t *teller) hours() int {
	s := t.s
	u := s.unit()
	n := t.Run(func(e rules.Event) bool { return e.Kind == ztm.EvHours })
	dx, dy := s.lay.dial.Centre()
	var steps []ui.Step
	for _, ev := range t.Events[:n] {
		kind, found := uint8(ztm.SetA), false
		for _, k := range [...]uint8{ztm.Field, ztm.SetA, ztm.SetB, ztm.AreaNew} {
			for _, tok := range t.next.zones[k][ev.Seat] {
				if tok.id == ev.Card {
					kind, found = k, true
				}
			}
		}
		if !found || ev.A == 0 {
			continue
		}
		x, y := t.centre(kind, ev.Seat)
		steps = append(steps, ui.Seq(t.LogStep("log.hours", ev.Seat, ev.Def, ev.A), ui.Par(s.Number("+"+strconv.Itoa(int(ev.A)), x, y, 34*u, clockCol, 60), s.Arrow(x, y, dx, dy, clockCol, 24), s.SoundStep("stack", 0.4, 0))))
	}
	if len(steps) > 0 {
		s.Play(ui.Stagger(4, steps...))
	}
	return n
}

// clock tells the medal's way, hour by hour, or its jump.
func (t *teller) clock(ev rules.Event) {
	s := t.s
	a, b, c := int(ev.A), int(ev.B), int(ev.C)
	t.next.hour = float64(b)
	if c == 0 {
		s.Play(s.SoundStep("tick", 0.9, 0), ui.Step{Ticks: 34, Do: func(p float64) {
			d := math.Remainder(float64(b-a), ztm.Hours)
			s.m.hour = wrapHour(float64(a) + d*p)
			if p >= 1 {
				s.m.hour = float64(b)
			}
		}, End: func() { s.bell(a, b) }})
		t.Log("log.jumpclock", rules.NoSeat, 0, "", hourPhrase(a), hourPhrase(b))
		return
	}
	n := c
	dir := 1
	if n < 0 {
		n, dir = -n, -1
	}
	ticks := max(4, min(11, 64/n))
	var steps []ui.Step
	for i := 0; i < n; i++ {
		from := float64(a + dir*i)
		at := ((a+dir*i)%ztm.Hours + ztm.Hours*3) % ztm.Hours
		to := ((a+dir*(i+1))%ztm.Hours + ztm.Hours*3) % ztm.Hours
		steps = append(steps, ui.Step{Ticks: ticks, Ease: ui.EaseBack, // past the notch and back into it
			Do: func(p float64) { s.m.hour = wrapHour(from + float64(dir)*p) },
			End: func() {
				s.m.hour = float64(to)
				s.Sound("tick", 0.7, 0)
				s.bell(at, to)
				s.Surface.Invalidate()
			}})
	}
	s.Play(ui.Seq(steps...), ui.Wait(4))
	key := "log.clock"
	if c < 0 {
		key = "log.rewind"
	}
	t.Log(key, rules.NoSeat, 0, n, hourPhrase(a), hourPhrase(b))
}

// bell rings where day and night meet.
func (s *Scene) bell(from, to int) {
	switch {
	case isNight(from) == isNight(to):
	case isNight(to):
		s.Sound("bell-night", 0.9, 0)
	default:
		s.Sound("bell-day", 0.9, 0)
	}
}

func wrapHour(h float64) float64 {
	h = math.Mod(h, ztm.Hours)
	if h < 0 {
		h += ztm.Hours
	}
	return h
}

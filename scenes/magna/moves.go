package magna

import (
	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/table"
	"godeck/scenes/ui"
)

// apply moves a card in both models, the shown one when the story is there.
func (t *teller) apply(tok token, ev rules.Event) func() {
	s := t.s
	at := int(ev.A)
	t.next.put(tok, ev.To, at)
	if isField(ev.To.Kind()) {
		t.moved = append(t.moved, tok.key)
	}
	if ev.To.Kind() == mgn.Deck {
		at = len(s.m.zones[mgn.Deck][ev.To.Seat()]) + 60
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
	tok := t.next.pick(ev)
	same := isField(ev.From.Kind()) && isField(ev.To.Kind()) || ev.From.Kind() == mgn.Camps
	if ev.Card != 0 {
		tok.id, tok.def = ev.Card, ev.Def
	} else if !same {
		tok.id, tok.def = 0, 0
	}
	if !same {
		tok = token{key: tok.key, id: tok.id, def: tok.def}
		tok.up = ev.Def != 0
	}
	switch ev.To.Kind() {
	case mgn.Deck, mgn.Hand, mgn.Funds:
		tok.up = false
	case mgn.Base1, mgn.Base2, mgn.Base3, mgn.Invasion:
		if !same {
			t.enters(&tok, ev)
		}
		tok.place = t.freePlace(ev.To, tok.key)
		for i := 1; i < len(t.Events) && i < 4; i++ { // its place is told next
			if e := t.Events[i]; e.Kind == mgn.EvPlace && e.From == ev.To && (e.Card == ev.Card || e.Card == 0) {
				tok.place = int(e.A)
				break
			}
		}
	}
	return tok
}

// enters sets what a card is when it comes to the field.
func (t *teller) enters(tok *token, ev rules.Event) {
	s := t.s
	if tok.def == 0 {
		tok.up = false
		return
	}
	at := &s.game.Lib.Def(tok.def).Attr
	tok.atk, tok.dfn, tok.skills = int(at[mgn.AAttack]), int(at[mgn.ADefense]), int(at[mgn.ASkills])
	tok.checked = t.next.battle == 0
	if c := t.after.Card(tok.id); c.Zone == ev.To && c.Def == tok.def {
		tok.up = !c.Has(rules.FaceDown)
		tok.checked = c.Has(mgn.FlagChecked) && tok.up
	} else if at[mgn.AType] != mgn.Unit {
		tok.up = false
	}
}

func (t *teller) freePlace(z rules.ZoneID, key int) int {
	for place := 0; ; place++ {
		if q := t.next.at(z.Kind(), z.Seat(), place); q.key == 0 || q.key == key {
			return place
		}
	}
}

// moves tells a run of flights of the same sort.
func (t *teller) moves() int {
	first := t.Events[0]
	same := func(e rules.Event) bool {
		return e.Kind == rules.EvMove && e.From.Kind() == first.From.Kind() && sortOf(e) == sortOf(first)
	}
	switch sortOf(first) {
	case "draw":
		n := t.Run(same)
		t.draws(t.Events[:n])
		return n
	case "pile":
		n := t.Run(func(e rules.Event) bool { return e.Kind == rules.EvMove && sortOf(e) == "pile" })
		t.leaves(t.Events[:n])
		return n
	case "camp":
		n := t.Run(same)
		t.camps(t.Events[:n])
		return n
	}
	return t.single(first)
}

// sortOf names what a move means on the table.
func sortOf(e rules.Event) string {
	from, to := e.From.Kind(), e.To.Kind()
	switch {
	case from == mgn.Camps:
		return "camp"
	case from == mgn.Deck && to == mgn.Hand:
		return "draw"
	case to == mgn.Discard:
		return "pile"
	}
	return "one"
}

// camps tells the order of the bases.
func (t *teller) camps(evs []rules.Event) {
	s := t.s
	var do []func()
	for _, ev := range evs {
		do = append(do, t.apply(t.arriving(ev), ev))
	}
	s.Then(func() {
		for _, f := range do {
			f()
		}
	})
}

func (t *teller) draws(evs []rules.Event) {
	t.Draws(evs, 14, func(p rules.Seat) table.Pose { return t.s.pilePose(mgn.Deck, p) }, func(ev rules.Event) (string, func()) {
		tok := t.arriving(ev)
		return tok.board(), t.apply(tok, ev)
	})
}

// leaves tells flights to the discard piles.
func (t *teller) leaves(evs []rules.Event) {
	s := t.s
	var steps []ui.Step
	for _, ev := range evs {
		p := ev.To.Seat()
		tok := t.arriving(ev)
		tok.up = true
		from := ev.From
		hidden := from.Kind() == mgn.Deck || from.Kind() == mgn.Funds || from.Kind() == mgn.Played || !t.shownOn(tok.key)
		do := t.apply(tok, ev)
		pose := s.pilePose(mgn.Discard, p)
		key := "log.discard"
		if isField(from.Kind()) {
			key = "log.leave"
		} else if from.Kind() == mgn.Played {
			key = ""
		}
		fly := []ui.Step{}
		if hidden {
			fly = append(fly, ui.Call(func() { s.Board.From(tok.board(), s.pilePose(from.Kind(), p)) }))
		}
		fly = append(fly, s.SetFace(tok.board(), s.faces.Of(tok.def, s.Lang)), s.Move(tok.board(), pose, table.Motion{Ticks: 24, Arc: 0.5, Sound: "abyss"}), ui.Call(do))
		if key != "" {
			fly = append(fly, t.LogStep(key, p, tok.def))
		}
		steps = append(steps, ui.Seq(fly...))
	}
	s.Play(ui.Stagger(10, steps...), ui.Wait(4))
}

// shownOn reports whether a token lies where this layout shows it.
func (t *teller) shownOn(key int) bool {
	k, p, _, ok := t.next.find(key)
	if !ok {
		return false
	}
	_, shown := t.s.zone(k, p, t.next.get(key).place)
	return shown || k == mgn.Arms
}

// single tells any other move: a unit to a base or into a force, a trap, a
// war fund, a card that is used.
func (t *teller) single(ev rules.Event) int {
	s := t.s
	p := ev.To.Seat()
	from := ev.From
	tok := t.arriving(ev)
	flown := from.Kind() == mgn.Deck || from.Kind() == mgn.Discard || from.Kind() == mgn.Legion || from.Kind() == mgn.Funds || from.Kind() == mgn.Hand && (s.lay.Hand[s.SideOf(p)].Empty() || p != s.Bottom) || !t.shownOn(tok.key)
	do := t.apply(tok, ev)
	start := ui.Call(func() {
		if flown {
			s.Board.From(tok.board(), s.pilePose(from.Kind(), from.Seat()))
		}
	})
	switch to := ev.To.Kind(); {
	case to == mgn.Arms:
		s.Play(start, ui.Call(do))
	case isField(to):
		r, _ := s.zone(to, p, tok.place)
		pose := s.unitPose(tok, r)
		motion := table.Motion{Ticks: 22, Arc: 0.3, Sound: "card-place"}
		if tok.up {
			motion.Sound = "march"
		}
		if isField(from.Kind()) {
			motion = table.Motion{Ticks: 18, Arc: 0.2, Sound: "march"}
		}
		fly := []ui.Step{start}
		if tok.up {
			fly = append(fly, s.SetFace(tok.board(), s.unitFace(tok.def, s.Lang, tok.summon)))
		}
		fly = append(fly, s.Move(tok.board(), pose, motion), ui.Call(do))
		s.Play(fly...)
		switch {
		case from.Kind() == mgn.Legion:
		case to == mgn.Invasion && from.Kind() == mgn.Base3:
			t.Log("log.goes", p, tok.def)
		case isField(from.Kind()) && tok.def != 0 && tok.up:
			t.Log("log.moves", p, tok.def, linePhrase(max(1, groupOf(to)+1)))
		case isField(from.Kind()):
			t.Log("log.movestrap", p, 0, linePhrase(max(1, groupOf(to)+1)))
		case !tok.up:
			s.Play(s.SoundStep("card-flip", 0.4, 0))
			t.Log("log.trap", p, 0, linePhrase(max(1, groupOf(to)+1)))
		case t.next.battle != 0:
			s.Play(s.Flash(tok.board(), s.faces.ColourOf(tok.def).Alpha(0.5), 18))
			t.Log("log.reinforce", p, tok.def)
		default:
			s.Play(s.Flash(tok.board(), s.faces.ColourOf(tok.def).Alpha(0.5), 18))
			t.Log("log.deploy", p, tok.def, linePhrase(max(1, groupOf(to)+1)))
		}
	case to == mgn.Funds:
		r, _ := s.zone(mgn.Funds, p, int(ev.A))
		s.Play(start, s.Move(tok.board(), table.PoseIn(table.CardIn(r), false), table.Motion{Ticks: 22, Sound: "coin"}), ui.Call(do))
	case to == mgn.Played:
		s.Play(start, s.SoundStep("stack", 0.5, 0), ui.Call(do))
		t.Log("log.use", p, tok.def)
	default:
		s.Play(ui.Call(func() {
			s.Board.From(tok.board(), s.pilePose(from.Kind(), from.Seat()))
			do()
		}), s.SoundStep("card-draw", 0.5, 0), ui.Wait(18))
		switch {
		case to == mgn.Hand && from.Kind() == mgn.Funds:
			t.Log("log.fundback", p, 0)
		case to == mgn.Hand && ev.Def != 0:
			t.Log("log.tohand", p, ev.Def)
		}
	}
	return 1
}

// placed tells the place of a card within its base; a move before it has been told with it.
func (t *teller) placed(ev rules.Event) {
	s := t.s
	tok := t.next.known(ev.Card)
	for i, k := range t.moved {
		q := t.next.get(k)
		kind, p, _, _ := t.next.find(k)
		if k == tok.key || tok.key == 0 && !q.up && rules.ZoneOf(kind, p) == ev.From {
			tok = q
			t.moved = append(t.moved[:i:i], t.moved[i+1:]...)
			break
		}
	}
	place := int(ev.A)
	if tok.key == 0 && ev.B > 0 {
		tok = t.next.at(ev.From.Kind(), ev.From.Seat(), int(ev.B)-1)
	}
	if tok.key == 0 || tok.place == place {
		return
	}
	key := tok.key
	if ev.C == 1 { // in exchange with the one that is there
		if q := t.next.at(ev.From.Kind(), ev.From.Seat(), place); q.key != 0 {
			was := tok.place
			t.both(q.key, func(q *token) { q.place = was })
		}
	}
	t.both(key, func(q *token) { q.place = place })
	s.Play(ui.Wait(6))
}

// checks tells units that turn, together.
func (t *teller) checks() int {
	s := t.s
	n := t.Run(func(e rules.Event) bool { return e.Kind == mgn.EvCheck })
	turned := map[rules.Seat]int{}
	for _, ev := range t.Events[:n] {
		if ev.Card == 0 {
			continue
		}
		tok := t.next.known(ev.Card)
		if tok.key == 0 || !tok.up {
			continue
		}
		on := ev.A == 1
		t.both(tok.key, func(q *token) { q.checked = on })
		turned[ev.Seat]++
	}
	if len(turned) > 0 {
		s.Play(s.SoundStep("card-flip", 0.35, 0), ui.Wait(8))
	}
	return n
}

package duemagic

import (
	"math"

	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/table"
	"godeck/scenes/ui"
)

// spot is a card held up: what resolves, what was revealed or declared.
type spot struct {
	defs []rules.DefID
	seat rules.Seat
	head string
	text string
	warn string
	in   float64
	para *ui.Para
	w    float64
}

// spotlight draws the held-up cards with their sentence.
func (s *Scene) spotlight(c *ui.Canvas) {
	sp := &s.spot
	if len(sp.defs) == 0 || sp.in <= 0 {
		return
	}
	u := c.Px(1)
	st := s.lay.Stage
	n := min(len(sp.defs), 5)
	ch := math.Min(230*u, st.H*0.62)
	if s.lay.Small {
		ch = math.Min(st.H*0.9, 130*u)
	}
	cw := ch / table.Aspect
	gap := 8 * u
	tw := math.Min(340*u, st.W*0.5)
	if s.lay.Tall || s.lay.Small {
		tw = st.W - cw - gap - 24*u
	}
	if n > 1 || sp.text == "" && sp.warn == "" {
		tw = 0
		if float64(n)*(cw+gap) > st.W-20*u {
			cw = (st.W-20*u)/float64(n) - gap
			ch = cw * table.Aspect
		}
	}
	w := float64(n)*(cw+gap) + tw + 16*u
	r := st.Middle(w, ch+24*u)
	r.Y += (1 - sp.in) * 16 * u
	col := s.ctrlColour(sp.seat)
	c.Shadow(r, 18*u, 30*u, c.Theme.Shadow.Alpha(sp.in))
	c.Gradient(r, 18*u, ui.Hex(0x241c5a).Alpha(0.95*sp.in), ui.Hex(0x0d0928).Alpha(0.96*sp.in))
	c.Stroke(r, 18*u, 2*u, col.Alpha(sp.in))
	x := r.X + 12*u
	for _, d := range sp.defs[:n] {
		q := ui.Rect{X: x, Y: r.Y + 12*u, W: cw, H: ch}
		x += cw + gap
		if f := s.faces.of(d, s.Lang); c.Blank() {
			table.NotePicture(c, f, q)
		} else if f != nil {
			c.Draw(s.Faces.Image(c.Env, c.Theme, f, table.Hand, q.W, tableLight+0.1), q, sp.in)
		}
	}
	if tw == 0 {
		return
	}
	in := ui.Rect{X: x + 4*u, Y: r.Y + 12*u, W: tw - 16*u, H: ch}
	if sp.para == nil || sp.w != in.W {
		sp.para, sp.w = s.spotText(c, in), in.W
	}
	c.Para(sp.para, in, ui.TextStyle{Size: sp.para.Size, Loose: true})
}

// spotText lays out a held-up card's sentence; what does not fit is cut.
func (s *Scene) spotText(c *ui.Canvas, in ui.Rect) *ui.Para {
	sp := &s.spot
	text := []rune(sp.text)
	for {
		var runs []ui.Run
		if sp.head != "" {
			runs = append(runs, ui.Run{Text: sp.head, Face: ui.Bold, Colour: lightCol}, ui.Run{Text: "\n"})
		}
		runs = append(runs, ui.Run{Text: s.faces.name(sp.defs[0], s.Lang), Face: ui.Bold}, ui.Run{Text: "\n"})
		if len(text) > 0 {
			cut := string(text)
			if len(text) < len([]rune(sp.text)) {
				cut += "…"
			}
			runs = append(runs, ui.Run{Text: cut, Colour: c.Theme.TextSoft})
		}
		if sp.warn != "" {
			runs = append(runs, ui.Run{Text: sp.warn, Face: ui.Bold, Colour: c.Theme.Danger.Lighten(0.3)})
		}
		p := ui.LayoutFit(runs, c.Font(15), 12*c.Env.Scale, 1.3, in.W, in.H)
		if p.H <= in.H+1 || len(text) == 0 {
			return p
		}
		text = text[:max(0, min(len(text)-8, int(float64(len(text))*in.H/p.H)))]
	}
}

// onTable reports whether cards of a zone are things on the board, which ease
// to their places by themselves; others fly to a pile.
func (t *teller) onTable(kind uint8, p rules.Seat) bool {
	switch kind {
	case dmg.Hand:
		return !t.s.lay.Hand[t.s.SideOf(p)].Empty()
	case dmg.Battle, dmg.Stack:
		return true
	}
	return false
}

// apply moves a card in both models, the shown one when the story is there.
func (t *teller) apply(tok token, ev rules.Event) func() {
	s := t.s
	at := int(ev.A)
	put := func(m *model) {
		if k, _, _, ok := m.find(tok.key); ok && k == dmg.Battle && ev.To.Kind() != dmg.Battle {
			for p := range m.zones[dmg.Battle] { // what lies under it is no longer under it
				for i := range m.zones[dmg.Battle][p] {
					if m.zones[dmg.Battle][p][i].host == tok.key {
						m.zones[dmg.Battle][p][i].host = 0
					}
				}
			}
		}
		m.put(tok, ev.To, at)
	}
	put(t.next)
	keys := t.next.keys
	return func() {
		s.m.keys = max(s.m.keys, keys)
		put(s.m)
		s.Surface.Invalidate()
	}
}

// arriving is the token of a move as it will lie in its new zone.
func (t *teller) arriving(ev rules.Event) token {
	var tok token
	if ev.From.Kind() == dmg.Shields {
		place := int16(0)
		if len(t.broken) > 0 {
			place = t.broken[0]
		}
		tok = t.next.shield(ev.Card, ev.From.Seat(), place)
		if len(t.broken) > 0 && ev.To.Kind() == dmg.Hand {
			left := 0
			for _, q := range t.next.zones[dmg.Shields][ev.From.Seat()] {
				if q.place == place {
					left++
				}
			}
			if left <= 1 {
				t.broken = t.broken[1:]
			}
		}
	} else {
		tok = t.next.pick(ev.Card, ev.From)
	}
	tok = token{key: tok.key}
	if ev.Card != 0 {
		tok.id, tok.def = ev.Card, ev.Def
	}
	tok.up = ev.Def != 0 && (upIn(ev.To) || ev.To.Kind() == dmg.Hand && ev.Def != 0)
	if ev.To.Kind() == dmg.Battle {
		tok.power = t.s.attr(ev.Def, dmg.APower)
		tok.tapped = t.s.printed(ev.Def, dmg.KwEntersTapped)
	}
	if ev.To.Kind() == dmg.Mana && len(civs(t.s.attr(ev.Def, dmg.ACiv))) > 1 {
		tok.tapped = true
	}
	if ev.To.Kind() == dmg.Shields {
		place := int16(1)
		for again := true; again; {
			again = false
			for _, q := range t.next.zones[dmg.Shields][ev.To.Seat()] {
				if q.place == place {
					place++
					again = true
				}
			}
		}
		tok.place, tok.up = place, false
	}
	return tok
}

// printed reports whether a design has a plain keyword.
func (s *Scene) printed(def rules.DefID, kw uint16) bool {
	lib := s.game.Lib
	for _, ai := range lib.Def(def).Abilities {
		if a := &lib.Abilities[ai]; a.Trigger == dmg.TrKeyword && lib.Code[a.Entry].Op == kw {
			return true
		}
	}
	return false
}

// moves tells a run of flights of the same sort.
func (t *teller) moves() int {
	first := t.Events[0]
	n := t.Run(func(e rules.Event) bool {
		return e.Kind == rules.EvMove && e.From.Kind() == first.From.Kind() && e.To.Kind() == first.To.Kind() && (e.To.Seat() == first.To.Seat() || first.To.Kind() == dmg.Shields)
	})
	if first.To.Kind() == dmg.Stack || first.From.Kind() == dmg.Stack {
		n = 1
	}
	gap := 8
	if n > 4 {
		gap = 4
	}
	var steps []ui.Step
	known := 0
	for _, ev := range t.Events[:n] {
		if ev.Def != 0 {
			known++
		}
		steps = append(steps, t.flight(ev))
	}
	t.s.Play(ui.Stagger(gap, steps...), ui.Wait(3))
	t.logMoves(t.Events[:n], known)
	if first.From.Kind() == dmg.Shields {
		t.broken = nil
	}
	return n
}

// flight is the step of one moving card.
func (t *teller) flight(ev rules.Event) ui.Step {
	s := t.s
	from, to := ev.From, ev.To
	shield := int16(0)
	if from.Kind() == dmg.Shields && len(t.broken) > 0 {
		shield = t.broken[0]
	}
	tok := t.arriving(ev)
	do := t.apply(tok, ev)
	if to.Kind() == dmg.Stack {
		do = t.toStack(tok, ev, do)
	}
	if from.Kind() == dmg.Stack {
		i := -1
		for j := range t.next.stack {
			if t.next.stack[j].key == tok.key {
				i = j
			}
		}
		if i >= 0 {
			t.next.stack[i].key = 0
		}
		put := do
		do = func() {
			for j := range s.m.stack {
				if s.m.stack[j].key == tok.key {
					s.m.stack[j].key = 0
				}
			}
			put()
		}
	}
	start := ui.Call(func() {
		if _, ok := s.Board.PoseOf(tok.board()); ok {
			return
		}
		q := s.pilePose(from.Kind(), from.Seat())
		if shield > 0 {
			x, y := s.shieldAt(s.SideOf(from.Seat()), int(shield))
			q = table.Pose{X: x, Y: y, W: 40 * s.unit()}
		}
		s.Board.From(tok.board(), q)
	})
	sound := moveSound(from.Kind(), to.Kind())
	if t.onTable(to.Kind(), to.Seat()) {
		return ui.Seq(start, ui.Call(func() {
			do()
			s.Sound(sound, 0.55, 0)
		}), ui.Wait(13))
	}
	var pose table.Pose
	switch to.Kind() {
	case dmg.Shields:
		x, y := s.shieldAt(s.SideOf(to.Seat()), int(tok.place))
		pose = table.Pose{X: x, Y: y, W: 40 * s.unit()}
	default:
		pose = s.pilePose(to.Kind(), to.Seat())
	}
	if !tok.up {
		pose.Face = 0
	}
	return ui.Seq(start, s.SetFace(tok.board(), s.faces.laid(tok.def, s.Lang)), s.Move(tok.board(), pose, table.Motion{Ticks: 20, Arc: 0.3, Sound: sound}), ui.Call(do))
}

// toStack gives a card that is used its entry on the stack.
func (t *teller) toStack(tok token, ev rules.Event, do func()) func() {
	s := t.s
	p, how := t.user, t.how
	if p < 0 || p > 1 {
		p = ev.From.Seat()
	}
	add := func(m *model) {
		m.stack = append(m.stack, entry{key: tok.key, alive: true, obj: rules.Obj{Kind: dmg.ObjCard, How: how, Ctrl: p, Card: ev.Card, Src: ev.Card, Def: ev.Def}})
	}
	add(t.next)
	return func() {
		do()
		add(s.m)
		s.Surface.Invalidate()
	}
}

func moveSound(from, to uint8) string {
	switch {
	case from == dmg.Library && to == dmg.Hand:
		return "card-draw"
	case to == dmg.Mana:
		return "mana-charge"
	case from == dmg.Battle && to == dmg.Graveyard:
		return "defeat"
	case to == dmg.Graveyard:
		return "abyss"
	case to == dmg.Shields:
		return "card-deal"
	case to == dmg.Library:
		return "card-deal"
	}
	return "card-place"
}

// logMoves writes what moved into the log.
func (t *teller) logMoves(evs []rules.Event, known int) {
	first := evs[0]
	from, to := first.From.Kind(), first.To.Kind()
	p := first.To.Seat()
	n := len(evs)
	each := func(key string) {
		for _, ev := range evs {
			t.Log(key, ev.From.Seat(), ev.Def)
		}
	}
	if t.s.m.turn == 0 && t.next.turn == 0 {
		switch {
		case from == dmg.Library && to == dmg.Hand:
			t.Log("log.draw", p, 0, n)
		case to == dmg.Shields:
			t.Log("log.shields", rules.NoSeat, 0, dmg.ShieldCount)
		}
		return
	}
	switch {
	case to == dmg.Stack:
	case from == dmg.Stack && to == dmg.Battle:
		t.Log("log.enter", p, first.Def)
	case from == dmg.Stack:
		if to == dmg.Mana {
			t.Log("log.charger", p, first.Def)
		} else if to == dmg.Library {
			t.Log("log.bottomed", p, first.Def)
		}
	case from == dmg.Library && to == dmg.Hand:
		if known == n && n <= 2 {
			for _, ev := range evs {
				t.Log("log.drawcard", p, ev.Def)
			}
			return
		}
		t.Log("log.draw", p, 0, n)
	case from == dmg.Hand && to == dmg.Mana && t.next.step == dmg.StepCharge && len(t.next.stack) == 0:
		each("log.charge")
	case to == dmg.Mana && known > 0:
		each("log.tomana")
	case from == dmg.Battle && to == dmg.Graveyard:
		each("log.destroy")
	case from == dmg.Battle && to == dmg.Hand:
		each("log.bounce")
	case from == dmg.Battle && to == dmg.Library:
		each("log.tolibrary")
	case from == dmg.Battle && to == dmg.Shields:
		each("log.toshield")
	case from == dmg.Hand && to == dmg.Graveyard:
		each("log.discard")
	case to == dmg.Graveyard && known > 0:
		each("log.tograve")
	case to == dmg.Battle:
		each("log.put")
	case from == dmg.Shields && to == dmg.Hand:
		if known == n {
			for _, ev := range evs {
				t.Log("log.shieldcard", p, ev.Def)
			}
			return
		}
		t.Log("log.shieldhand", p, 0, n)
	case to == dmg.Shields:
		t.Log("log.shieldnew", p, 0, n)
	case to == dmg.Hand && known == n:
		for _, ev := range evs {
			t.Log("log.tohand", p, ev.Def)
		}
	case to == dmg.Hand:
		t.Log("log.tohand.n", p, 0, n)
	case to == dmg.Library && known == n:
		each("log.tolibrary")
	case to == dmg.Library:
		t.Log("log.tolibrary.n", p, 0, n)
	}
}

// shows tells cards that are revealed.
func (t *teller) shows() int {
	s := t.s
	n := t.Run(func(e rules.Event) bool { return e.Kind == rules.EvShow })
	var defs []rules.DefID
	p := t.Events[0].From.Seat()
	for _, ev := range t.Events[:n] {
		if ev.Def == 0 {
			continue
		}
		old, ok := t.next.of(ev.Card)
		if !ok {
			old = t.next.pick(ev.Card, ev.From)
		}
		tok := old
		tok.id, tok.def, tok.up = ev.Card, ev.Def, true
		t.change(func(m *model) { m.set(tok) })
		if ok && old.def != 0 && s.Audience == p || ev.From.Kind() == dmg.Shields {
			continue // one's own card is shown to the other: EvDeclare and the log tell
		}
		defs = append(defs, ev.Def)
		t.Log("log.show", p, ev.Def)
	}
	if len(defs) > 0 {
		s.Play(s.SoundStep("card-reveal", 0.7, 0))
		t.hold(spot{defs: defs, seat: p}, 24+8*len(defs))
	}
	return n
}

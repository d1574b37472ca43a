package deeds

import (
	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
)

// early is the button of the throw while what was summoned before it is shown: a
// press on it is kept, and answers when it can.
type early struct {
	at      ui.Rect // where the throw's button stood last
	turn    uint16  // in which turn
	open    bool    // a Force for the die will be left
	since   int64   // the tick from which it is shown, 0: it is not
	pressed bool
}

// ahead notes whether the throw can follow what is answered now.
func ahead(d *Deeds, o rules.Option, to *bgd.Later) {
	marks(d)
	st, q, e := &d.match.View.S, d.Q(), &d.early
	e.open, e.pressed, e.since = false, false, 0
	if o.Verb != rules.Use || to != nil || q.Lesson || q.Replay || q.Seat < 0 || st.Active != q.Seat || q.Unopposed() || e.turn != uint16(st.Turn) {
		return
	}
	switch at := st.Dec.Prompt; at {
	case bgd.PromptSummon:
		if o.N != bgd.HowNormal && o.N != bgd.HowSilent {
			return
		}
		force, _ := q.Game.Price(st, o.Card, o.N)
		e.open = force < bgd.ReadyForce(st, q.Seat)
	case bgd.PromptDomain:
		e.open = bgd.ReadyForce(st, q.Seat) > 0
	case bgd.PromptSet:
		e.open = st.Card(o.Card).Zone.Kind() == bgd.Hand && q.Game.CastPrice(st.Card(o.Card).Def) < bgd.ReadyForce(st, q.Seat)
	}
	e.open = e.open && q.Game.CanRoll(st, q.Seat)
}

// Waits reports whether the throw's button is shown before the question.
func Waits(d *Deeds) bool {
	s, e := d.match, &d.early
	return e.open && !s.Mine() && !s.Staged && !s.View.S.Over() && d.on.TurnOf() == s.Audience && s.Bottom == s.Audience && e.turn == uint16(s.View.S.Turn) && s.Step() <= bgd.StepSet
}

// marks remembers where the throw's button stands.
func marks(d *Deeds) {
	s, e := d.match, &d.early
	if !s.Mine() || s.View.S.Active != s.Audience {
		return
	}
	for _, id := range [...]string{"roll-on", "roll"} {
		if at := s.Surface.Find(id); at != nil {
			e.at, e.turn = at.Rect, uint16(s.View.S.Turn)
		}
	}
}

// Early declares it.
func Early(d *Deeds, sf *ui.Surface) {
	s, e := d.match, &d.early
	if !Waits(d) || e.at.Empty() {
		return
	}
	now := sf.Env().Tick
	if e.since == 0 {
		e.since = now
	}
	b := ui.Button{Label: s.T("roll"), Icon: ui.IconDice, Kind: ui.ButtonNormal, Checked: e.pressed, Tap: func(env *ui.Env) {
		if env.Tick-e.since < double { // the second of a double click on what was summoned
			return
		}
		e.pressed = true
		s.Timeline.Hurry(0, present.FastRoutine, 1.5*present.FastRoutine, present.FastWeighty)
		s.Surface.Invalidate()
	}}
	if d.on.Lay.Small && !d.on.Lay.Stacked {
		b.Name, b.Label = b.Label, s.T("roll.short")
	}
	sf.Button("roll-early", e.at, b)
}

// double is for how many ticks a press may be the second of a double click.
const double = 30

// throws returns whether the throw can be made now.
func throws(d *Deeds) bool {
	return d.Q().CanRush() || d.match.Prompting(bgd.PromptSet) && d.match.Legal(rules.Option{Verb: rules.Attack})
}

// kept reports whether a press that came early answers the question.
func kept(d *Deeds) bool { return d.early.pressed && d.match.Mine() && throws(d) }

// rollsEarly makes the throw for which the button was pressed before the question;
// where something else is asked, the press is forgotten.
func rollsEarly(d *Deeds, env *ui.Env) bool {
	s, e := d.match, &d.early
	if !e.pressed || !s.Mine() {
		return false
	}
	e.pressed = false
	switch {
	case d.Q().CanRush():
		d.Rush(env)
	case throws(d):
		d.Give(env, rules.Option{Verb: rules.Attack})
	default:
		return false
	}
	return !s.Mine()
}

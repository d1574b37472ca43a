package magna

import (
	"math"

	"godeck/internal/lang"
	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/magna/field"
	"godeck/scenes/magna/parry"
	"godeck/scenes/magna/phrases"
	"godeck/scenes/table/present"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// How long a block is shown, in ticks: until it has been read, less to who has
// made it.
const (
	blockShown = 120
	blockOwn   = 56
)

// blocks presents a block: who blocks whom with what. A click goes on.
func blocks(s *Scene) func(pr *present.Presentation) {
	return func(pr *present.Presentation) {
		ev := pr.Event
		now := s.at(pr.Now)
		whose := attackersOf(s, now)
		pr.Quiet()
		s.Play(pr.Show(0), ui.Call(func() { s.guard = parried(s, now, ev) }), s.SoundTween("shield", 0.9, 0),
			s.Beside(ui.Tween{Ticks: 16, Ease: ui.Linear, Do: func(q float64) { s.guard.In = q }, End: func() { s.guard.In = 1 }}))
		ticks := blockShown
		if ev.Seat == s.Audience {
			ticks = blockOwn
		}
		if x, y := s.lay.Stage.Centre(); !s.lay.Small {
			held := told(s, ev.Seat, 40)
			s.holdUp(pr, s.Cards.Clause(int(ev.A), s.Lang), held)
			ticks = max(20, ticks-held)
			s.Play(s.Beside(s.Hit(x, y, 60*s.Unit(), defendCol)))
		}
		s.Play(ui.Wait(ticks), ui.Call(func() { s.guard = parry.Block{} }))
		pr.Log("log.block", ev.Seat, ev.Def, whose)
	}
}

// parried is a block as the table shows it.
func parried(s *Scene, m reading, ev rules.Event) parry.Block {
	u, st := s.Unit(), s.lay.Stage
	b := parry.Block{On: true, Title: s.T("block.title"), Who: s.Sentence(s.Lang, "log.block", ev.Seat, ev.Def, attackersOf(s, m))}
	k := math.Min(84*u, st.H*0.3)
	if g := m.Battle(); g > 0 { // a Tactic has no place of its own: it stands before the base
		b.By = s.base(ev.Seat, g)
		if m.Invader() == ev.Seat {
			b.By = s.lay.Group[s.SideOf(ev.Seat)][field.Lane].Rect
		}
	}
	x, y := b.By.Centre()
	b.By = ui.Rect{X: x - k/2, Y: y - k/2, W: k, H: k}
	place := func(t token) (r ui.Rect, ok bool) {
		kind, p, found := m.Where(t.Key)
		if !found || !field.IsField(kind) {
			return r, false
		}
		return s.zone(m, kind, p, t.Place)
	}
	if r, ok := place(m.ByID(ev.Card)); ok {
		b.By = r
	}
	c := m.Combat()
	for _, key := range c.Members {
		if r, ok := place(m.Get(key)); ok {
			b.Attackers = append(b.Attackers, r)
		}
	}
	if len(b.Attackers) == 0 && c.On {
		r := s.lay.Group[s.SideOf(c.Seat)][field.Lane].Rect
		b.Attackers = append(b.Attackers, r.Middle(math.Min(r.W, 80*u), math.Min(r.H, 80*u)))
	}
	b.Words = ui.Rect{X: st.X + st.W*0.2, Y: st.Y + 4*u, W: st.W * 0.6, H: math.Min(110*u*s.textK(), st.H*0.34)}
	switch {
	case s.lay.Small: // below the map, where no card is held up
		b.Words, b.Does = s.lay.Prompt.Union(s.lay.Hand[0]), s.Cards.Clause(int(ev.A), s.Lang)
	case s.lay.Fold:
		b.Words = ui.Rect{X: st.X + 6*u, Y: st.Y + st.H*0.4, W: st.W - 12*u, H: st.H * 0.2}
	}
	return b
}

// attackersOf names who attacks: the units that take part, or the card whose
// ability is declared.
func attackersOf(s *Scene, m reading) lang.Phrase {
	c := m.Combat()
	say := func(l lang.Lang) string {
		var names []string
		for _, k := range c.Members {
			names = append(names, s.tokenName(m.Get(k), l))
		}
		switch {
		case len(names) > 2:
			return words.List(l, names[0], Text.T(l, "block.others", len(names)-1))
		case len(names) > 0:
			return words.List(l, names...)
		}
		return s.Cards.Name(c.Source, l)
	}
	return lang.Phrase{JA: say(lang.JA), EN: say(lang.EN)}
}

// doubts returns what may still undo an attack of a seat, as the audience can know.
func doubts(s *Scene, attacker rules.Seat) phrases.Doubt {
	c := s.m.Combat()
	q := attacker.Other()
	switch {
	case s.m.Battle() == 0 || s.m.Invader() != attacker: // the defender's own effects
		return phrases.Sure
	case c.On && len(c.Block) > 0:
		return phrases.Answered
	case c.On && s.unblocked:
		return phrases.Sure
	case q == s.Audience: // one's own hand is known
		if s.Prompting(mgn.PromptBlock) && (s.plays(rules.Use) || s.canAttack()) {
			return phrases.Yours
		}
		return phrases.Sure
	case s.game.MayBlock(&s.m.View.S, q):
		return phrases.Theirs
	}
	return phrases.Sure
}

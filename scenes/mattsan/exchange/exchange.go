// Package exchange presents the exchange of Mattsan Card Game: what is declared,
// aimed, answered, carried out or negated, and the arcs to what it is aimed at.
package exchange

import (
	"godeck/internal/lang"
	"godeck/rules"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/mattsan/entries"
	"godeck/scenes/mattsan/paper"
	"godeck/scenes/mattsan/phrases"
	"godeck/scenes/mattsan/staging"
	"godeck/scenes/table/board"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
)

// Exchange presents a table's exchange.
type Exchange struct {
	at        staging.Table
	Resolving int // the entry that is being carried out; -1: none
	acting    int // the same, as far as presented
}

// On returns the exchange of a table.
func On(t staging.Table) Exchange { return Exchange{at: t, Resolving: -1} }

// tells are the presenters of the events of an exchange. As a table of functions
// they weigh next to nothing.
var tells = [...]struct {
	kind rules.EventKind
	tell func(s *Exchange, pr *present.Presentation)
}{
	{mtz.EvDeclare, (*Exchange).declared}, {mtz.EvAnswer, func(s *Exchange, pr *present.Presentation) { s.at.Quietly(pr) }}, {mtz.EvTarget, (*Exchange).targeted},
	{mtz.EvPass, (*Exchange).passed}, {mtz.EvResolve, (*Exchange).resolved}, {mtz.EvNegate, (*Exchange).negates}, {mtz.EvFizzle, (*Exchange).fizzles},
}

// Present adds the presenter of each kind of event.
func (s *Exchange) Present(all map[rules.EventKind]func(pr *present.Presentation)) {
	for _, t := range tells {
		all[t.kind] = func(pr *present.Presentation) { t.tell(s, pr) }
	}
}

// Draw draws arcs from the last declaration to its targets.
func (s *Exchange) Draw(c *ui.Canvas) {
	on := s.at.Desk.Show
	st := &on.View.S
	n := int(st.NStack)
	if n == 0 {
		return
	}
	o := &st.Stack[n-1]
	if s.Resolving >= 0 && s.Resolving < n {
		o = &st.Stack[s.Resolving]
	}
	from, ok := on.Board.PoseOf(s.at.Desk.Front(o.Src).Board())
	if !ok {
		return
	}
	bow := func(to rules.CardID) {
		if q, ok := on.Board.PoseOf(s.at.Desk.Front(to).Board()); ok && to != o.Src && to != 0 {
			board.Bow(c, "aim", from.X, from.Y, q.X, q.Y, s.at.Desk.Crayon(o.Ctrl), true)
		}
	}
	for _, t := range o.T[:o.NT] {
		if t.Card != 0 && st.Card(t.Card).Zone.Kind() <= mtz.Ground && st.Card(t.Card).Zone.Kind() >= mtz.Battle {
			bow(t.Card)
		}
	}
	if int16(o.Kind) == mtz.KindAttack && o.NT == 0 && !mtz.Struck(st, entries.At(st, o)) { // once it has landed nothing is aimed at
		bow(mtz.Fighter(st, o.Ctrl.Other()))
	}
}

// declared presents the declaration of an effect, which goes on top of the pile.
func (s *Exchange) declared(pr *present.Presentation) {
	on := s.at.Desk.Show
	ev := pr.Event
	sound := "stack"
	if ev.A == mtz.KindTrap {
		sound = "boing"
	}
	on.Play(pr.Show(0), on.SoundTween(sound, 0.7, 0))
	pr.Log("log.declare."+entries.Kinds[ev.A], ev.Seat, ev.Def)
	if _, _, board, ok := s.at.Where(pr, ev.Card); ok {
		on.Play(on.Beside(on.Flash(board, s.at.Desk.Crayon(ev.Seat).Alpha(0.7), 18)))
	}
	wait := 16
	if ev.Seat == on.Audience { // who has declared it knows
		wait = 6
	}
	if ai := int(ev.B); ev.Seat != on.Audience && ev.A != mtz.KindAttack && ev.A != mtz.KindSwitch && ai >= 0 && ai < len(s.at.Desk.Game.Lib.Abilities) {
		pr.Spot(present.Spot{Defs: []rules.DefID{ev.Def}, Seat: ev.Seat, Head: phrases.Text.T(on.Lang, "kind."+entries.Kinds[ev.A]), Text: s.at.Desk.Game.Lib.AbilityText(uint16(ai), on.Lang)}, 44)
		pr.Quiet()
		wait = 2
	}
	on.Play(ui.Wait(wait))
}

// targeted presents a target that is chosen on declaration.
func (s *Exchange) targeted(pr *present.Presentation) {
	on := s.at.Desk.Show
	ev := pr.Event
	on.Play(pr.Show(0))
	if _, _, board, ok := s.at.Where(pr, ev.Card); ok {
		on.Play(on.Beside(on.Flash(board, on.Theme.Danger, 16)))
	}
	if ev.Def != 0 {
		pr.Log("log.target", ev.Seat, ev.Def)
	}
	on.Play(ui.Wait(8))
}

// passed presents a pass, in words only where answers are piled up.
func (s *Exchange) passed(pr *present.Presentation) {
	on := s.at.Desk.Show
	p := pr.Event.Seat
	on.Play(pr.Show(0))
	if p != on.Audience && on.View.S.NStack > 1 { // a single deed goes on without a word
		x, y := s.at.Desk.WordsAt(p, on.View.S.NStack == 0)
		on.Play(on.Beside(on.Number(phrases.Text.T(on.Lang, "passes"), x, y, 18*on.Unit(), s.at.Desk.Crayon(p), 40)), ui.Wait(4))
	}
}

// resolved presents an entry of the exchange as it resolves.
func (s *Exchange) resolved(pr *present.Presentation) {
	on := s.at.Desk.Show
	ev := pr.Event
	at := int(ev.C)
	s.acting = at
	on.Play(pr.Show(0), ui.Call(func() { s.Resolving = at; on.Surface.Invalidate() }))
	if at > 0 || ev.A != mtz.KindAttack && ev.A != mtz.KindSwitch {
		pr.Log("log.resolve", ev.Seat, ev.Def)
	}
	_, _, board, ok := s.at.Where(pr, ev.Card)
	if ev.A != mtz.KindAttack || !ok {
		wait := 8
		if at == 0 { // nothing has answered it: it goes on from its declaration
			wait = 3
		}
		on.Play(on.SoundTween("resolve", 0.6, 0), ui.Wait(wait))
		return
	}
	to := mtz.Fighter(&pr.Now.View.S, ev.Seat.Other())
	if _, _, _, seen := s.at.Where(pr, to); seen {
		least, most := s.at.Desk.Game.Strike(&pr.Now.View.S, ev.Seat)
		force := paper.Force(int16(least+most+1) / 2)
		contact, all := paper.SlamTicks(force)
		on.Play(on.SoundTween("attack-"+[...]string{"light", "medium", "heavy"}[force], 0.8, 0), s.slam(board, ev.Seat, force, 0, contact), on.Beside(s.slam(board, ev.Seat, force, contact, all)))
	}
}

// slam is the part of a player's fighter's slam at its foe between two of its ticks.
func (s *Exchange) slam(id string, p rules.Seat, force int, from, to float64) ui.Tween {
	on := s.at.Desk.Show
	return ui.Tween{Ticks: int(to - from), Ease: ui.Linear, Do: func(k float64) {
		if on.Surface.Env().Settings.ReducedMotion {
			return
		}
		rest := func(p rules.Seat) board.Pose { // the window may change on the way
			return board.PoseIn(s.at.Desk.Lay.Card(s.at.Desk.Cell(p, mtz.BattleSlot), on.Unit()), true)
		}
		q := paper.Slam(rest(p), rest(p.Other()), ui.Lerp(from, to, k), force)
		board.Carry(&on.Board, id, &q)
	}, End: func() {
		if from > 0 {
			board.Carry(&on.Board, id, nil)
		}
	}}
}

// negates presents an entry that is struck out, by the one that is being carried out.
func (s *Exchange) negates(pr *present.Presentation) {
	on := s.at.Desk.Show
	ev, st := pr.Event, &pr.Was.View.S
	on.Play(pr.Show(0), on.SoundTween("pop", 0.9, 0))
	x, y, _, ok := s.at.Where(pr, ev.Card) // its entry is struck out: the word rises from the card
	if !ok {
		x, y = s.at.Desk.Lay.Stage.Centre()
	}
	if n := int(st.NStack); int(ev.A) < n && ev.A >= 0 {
		if by, o := s.acting, &st.Stack[ev.A]; by < n {
			what := s.at.Called(pr, ev.Card)
			if k := int16(o.Kind); k < mtz.KindTrump || k > mtz.KindTerrain { // not the unit: what it did
				what = lang.Phrase{JA: s.at.Words.Name(o, lang.JA), EN: s.at.Words.Name(o, lang.EN)}
			}
			pr.Log("log.negate", ev.Seat, st.Stack[by].Def, what)
		}
	}
	on.Play(on.Beside(on.Number(phrases.Text.T(on.Lang, "negated"), x, y, 30*on.Unit(), on.Theme.Danger, 46)), ui.Wait(stay)) // the phase is that of what it tells until it has been read
}

// stay is how long what comes next waits for a negation, in ticks.
const stay = 44

// fizzles presents an entry that can no longer do anything.
func (s *Exchange) fizzles(pr *present.Presentation) {
	on := s.at.Desk.Show
	pr.Log("log.fizzle", pr.Event.Seat, pr.Event.Def)
	x, y := s.at.Desk.WordsAt(pr.Event.Seat, on.View.S.NStack == 0)
	on.Play(pr.Show(0), on.SoundTween("fizzle", 0.6, 0), on.Beside(on.Number(phrases.Text.T(on.Lang, "fizzled"), x, y, 18*on.Unit(), on.Theme.TextSoft, 46)), ui.Wait(14))
}

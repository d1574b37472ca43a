package combat

import (
	"strconv"

	"godeck/rules"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/mattsan/desk"
	"godeck/scenes/mattsan/field"
	"godeck/scenes/mattsan/paper"
	"godeck/scenes/mattsan/phrases"
	"godeck/scenes/mattsan/staging"
	"godeck/scenes/table/board"
	"godeck/scenes/table/present"
	"godeck/scenes/table/stage"
	"godeck/scenes/ui"
)

// damaged presents a run of damage dealt together.
func (s *Combat) damaged(pr *present.Presentation) {
	s.fallen = nil
	on := s.at.Desk.Show
	u := on.Unit()
	var steps []ui.Tween
	var blow desk.Spot // the hardest of them
	most, force := int16(0), 0
	hits := pr.Same()
	for i, ev := range hits {
		x, y, board, ok := s.at.Where(pr, ev.Card)
		first := ev.A == 0 && pr.After(0).View.S.Turn == 1 && mtz.QuietFirst
		if first { // MTZ-29.23
			pr.Log("log.damage.first", ev.Seat, ev.Def)
		} else if ev.C > 0 {
			pr.Log("log.damage.cut", ev.Seat, ev.Def, ev.A, ev.C)
		} else {
			pr.Log("log.damage", ev.Seat, ev.Def, ev.A)
		}
		if !ok {
			continue
		}
		most = max(most, ev.A)
		if ev.A == 0 {
			steps = append(steps, ui.Par(on.SoundTween("shield", 0.7, 0), on.Number("0", x, y, 30*u, on.Theme.TextSoft, 46), s.quiet(first, x, y+34*u), on.Flash(board, on.Theme.Accent2, 20)))
			continue
		}
		was, col := s.at.Desk.Game.HP(&pr.Was.View.S, ev.Card), on.Theme.Text
		for _, q := range hits[:i] { // hit before
			if q.Card == ev.Card {
				was -= int(q.A)
			}
		}
		weight := weighs(ev.A, was)
		force = max(force, weight)
		dy := [...]float64{8, 15, 24}[weight] * u
		if on.SideOf(ev.Seat) == 1 {
			dy = -dy
		}
		left := max(0, was-int(ev.A))
		if left == 0 {
			col = on.Theme.Danger.Lighten(0.25)
		}
		steps = append(steps, ui.Par(on.Number("−"+strconv.Itoa(int(ev.A)), x, y-10*u, (34+3*float64(min(ev.A, 8)))*u, on.Theme.Danger, 52),
			on.Number(phrases.Text.T(on.Lang, "hp.falls", was, left), x, y+30*u, 18*u, col, 52), on.Flash(board, on.Theme.Danger, 18), on.Recoil(board, 0, dy, 18)))
		if weight > 0 { // less only nudges it
			steps = append(steps, on.Impact(stage.Weight(float64(ev.A), 20), x, y, 0, dy, on.Theme.Warm))
		}
		if ev.A == most {
			blow = desk.Spot{Seat: ev.Seat, Slot: field.SlotOf(&pr.Was.View.S, ev.Card)}
		}
	}
	on.Play(pr.Show(len(pr.Taken) - 1))
	if len(steps) > 0 {
		if n := int(pr.Was.View.S.NStack); n > 0 && int16(pr.Was.View.S.Stack[n-1].Kind) == mtz.KindSuper && most > 0 { // no blow like others
			force = 2
		}
		if most > 0 {
			steps = append(steps, s.shoots(pr, hits))
			steps = append(steps, s.at.Strikes(blow, force, most), on.SoundTween("hit-"+[...]string{"light", "medium", "heavy"}[max(force, paper.Force(most))], 0.9, 0))
		}
		wait := [...]int{20, 30, 54}[force]
		if force == 2 { // it stands still for a moment, each time a shorter one
			wait = max(34, wait-6*s.heavy)
			s.heavy++
		}
		if len(hits) > 2 { // several numbers are to be read
			wait = max(wait, 36)
		}
		if force < 2 && len(hits) < 3 {
			wait = s.at.Quick(wait)
		}
		on.Play(ui.Par(on.Beside(ui.Par(steps...)), ui.Wait(wait)))
	}
}

// weighs returns how heavy a hit looks to a unit that had so many HP: by its damage, and
// never light if it costs half of them.
func weighs(n int16, hp int) int {
	if f := paper.Force(n); f > 0 || n < 2 && int(n) < hp || 2*int(n) < hp {
		return f
	}
	return 1
}

// quiet is the step in which it is said on a target that the first turn takes damage away.
func (s *Combat) quiet(first bool, x, y float64) ui.Tween {
	if !first {
		return ui.Tween{}
	}
	on := s.at.Desk.Show
	return on.Number(phrases.Text.T(on.Lang, "damage.first"), x, y, 18*on.Unit(), on.Theme.Text, 80)
}

// shots are the arrows from what deals damage to all that it hits, while it does.
type shots struct {
	from string
	to   []string
	col  ui.Colour
}

// shoots returns the step in which arrows fly from the effect that is carried out to
// those it has hit. An attack is a blow, and what was aimed has its arrows already.
func (s *Combat) shoots(pr *present.Presentation, hits []rules.Event) ui.Tween {
	a := source(&pr.Was.View.S)
	if a == nil || int16(a.Kind) == mtz.KindTrump && !s.at.Still() { // paper planes have flown
		return ui.Tween{}
	}
	f := shots{from: s.at.Desk.Front(a.Src).Board(), col: s.at.Desk.Crayon(a.Ctrl)}
	for _, ev := range hits {
		if ev.Card != a.Src {
			f.to = append(f.to, field.Top(pr.Was, pr.Token(ev.Card)).Board())
		}
	}
	return ui.Tween{Ticks: 26, Ease: ui.Linear, Start: func() { s.shots = f }, End: func() { s.shots = shots{} }}
}

// source returns the entry that deals damage without having been aimed; nil if there
// is none.
func source(st *rules.State) *rules.StackItem {
	if st.NStack == 0 {
		return nil
	}
	if o := &st.Stack[st.NStack-1]; o.NT == 0 && int16(o.Kind) != mtz.KindAttack {
		return o
	}
	return nil
}

// draw draws the arrows.
func (f *shots) draw(c *ui.Canvas, at *staging.Table) {
	on := at.Desk.Show
	from, ok := on.Board.PoseOf(f.from)
	if !ok {
		return
	}
	for _, id := range f.to {
		if q, ok := on.Board.PoseOf(id); ok {
			board.Bow(c, "hit", from.X, from.Y, q.X, q.Y, f.col, true)
		}
	}
}

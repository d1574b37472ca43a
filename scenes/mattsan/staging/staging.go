// Package staging has what presenters of Mattsan Card Game share: where a card of an
// event is, what it is called, a light and words on it, and what a blow raises.
package staging

import (
	"godeck/internal/lang"
	"godeck/rules"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/mattsan/desk"
	"godeck/scenes/mattsan/entries"
	"godeck/scenes/mattsan/field"
	"godeck/scenes/mattsan/gestures"
	"godeck/scenes/mattsan/paper"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
)

// Table is a table on which something is presented.
type Table struct {
	Desk  desk.Desk
	Words entries.Entries
	Crack *paper.Blow // of the hit that is shown
	Hands *gestures.Gestures
	Feels func(hurt bool) // lets who sits opposite feel a blow
	Told  *Told
}

// Told is how much the opponent has declared, in this turn and in this match, and how
// often each deed has been seen.
type Told struct {
	Turn, Match int
	again       int // how often the deed that is told has been seen before
	seen        map[Deed]int
}

// Deed is something that the opponent does again and again: in what way, and with which
// design.
type Deed struct {
	Way int16
	Def rules.DefID
}

// Placing is the way of a card that is put into a slot; the others are those in which
// something is declared.
const Placing = -1

// Adds counts a declaration.
func (t *Told) Adds() { t.Turn, t.Match = t.Turn+1, t.Match+1 }

// Sees counts a deed of the opponent that is told from now on.
func (t *Told) Sees(d Deed) {
	if t.seen == nil {
		t.seen = map[Deed]int{}
	}
	t.again = t.seen[d]
	t.seen[d]++
}

// Other says that what is told from now on is nothing that the opponent does.
func (t *Told) Other() { t.again = 0 }

// Begins begins a turn.
func (t *Told) Begins() { t.Turn, t.again = 0, 0 }

// Quick returns for how long something is waited for: what the opponent does one after
// the other in a turn is the faster the more it is, and two thirds of it are enough for
// who has seen them play for some turns. What they have done before takes three quarters
// of its time, from the third time on half of it.
func (s *Table) Quick(ticks int) int {
	quick := ticks * 4 / (4 + 2*max(0, s.Told.Turn-1) + min(2, s.Told.Match/6))
	return min(quick, ticks*(4-min(2, s.Told.again))/4)
}

// Repeats is the part of its time that a presentation takes as a whole, by how often it
// has been seen.
func (s *Table) Repeats() float64 { return 1 - 0.25*float64(min(2, s.Told.again)) }

// Where returns where a card is on the table; ok is false if it is not there.
func (s *Table) Where(pr *present.Presentation, c rules.CardID) (x, y float64, board string, ok bool) {
	board = field.Top(pr.Was, pr.Token(c)).Board()
	q, ok := s.Desk.Show.Board.PoseOf(board)
	if ok {
		return q.X, q.Y, board, true
	}
	if z := pr.Was.View.S.Card(c).Zone; z.Kind() == mtz.Battle || z.Kind() == mtz.Bench {
		x, y = s.Desk.Cell(z.Seat(), field.SlotOf(&pr.Was.View.S, c)).Centre()
		return x, y, board, true
	}
	return 0, 0, board, false
}

// Called returns a card's name for a second place in a sentence.
func (s *Table) Called(pr *present.Presentation, c rules.CardID) lang.Phrase {
	def := pr.Token(c).Def
	for _, at := range [...]*present.Moment{pr.Now, pr.Was} { // the name of its top
		if t := field.Front(at, c); c != 0 && t.Def != 0 {
			def = t.Def
			break
		}
	}
	return s.Desk.Show.Called(def)
}

// Quietly shows the next moment without a word.
func (s *Table) Quietly(pr *present.Presentation) { s.Desk.Show.Play(pr.Show(0)) }

// Lands is the step in which a blow raises dust, sends a ripple over the mat and
// makes the pencil jump; a heavy one cracks the card.
func (s *Table) Lands(at desk.Spot, force int) ui.Tween {
	return s.Falls(func() ui.Rect { return s.Desk.Card(at) }, force)
}

// Strikes is Lands of damage, which whoever sits opposite feels in the same beat.
func (s *Table) Strikes(at desk.Spot, force int, n int16) ui.Tween {
	far := s.Desk.Show.SideOf(at.Seat) == 1
	w := s.Lands(at, force)
	do := w.Do
	w.Start = func() { s.Feels(far) }
	w.Do = func(p float64) {
		do(p)
		s.Crack.N, s.Crack.Far = int(n), far
	}
	return w
}

// Falls is Lands of something on a place of the cloth.
func (s *Table) Falls(at func() ui.Rect, force int) ui.Tween {
	return ui.Tween{Ticks: [...]int{20, 34, 50, 50}[force], Ease: ui.Linear, Do: func(p float64) { *s.Crack = paper.Blow{R: at(), At: p, Force: force} }, End: func() { *s.Crack = paper.Blow{} }}
}

// Marks is the step in which a gesture on an event's card is drawn: do gets where the
// card lies, and how far it is.
func (s *Table) Marks(pr *present.Presentation, ticks int, do func(r ui.Rect, p float64)) ui.Tween {
	on, card := s.Desk.Show, pr.Event.Card
	_, _, board, ok := s.Where(pr, card)
	if !ok {
		return ui.Tween{}
	}
	return ui.Tween{Ticks: ticks, Ease: ui.Linear, Do: func(p float64) {
		if q, ok := on.Board.PoseOf(board); ok {
			do(q.Rect(), p)
		}
	}, End: func() { do(ui.Rect{}, 0) }}
}

// Still reports whether motion is reduced.
func (s *Table) Still() bool { return s.Desk.Show.Surface.Env().Settings.ReducedMotion }

// OnCard shows the next moment, with a text that rises from a lit card.
func (s *Table) OnCard(pr *present.Presentation, text string, col ui.Colour, sound string, wait int) {
	on := s.Desk.Show
	on.Play(pr.Show(0))
	if x, y, board, ok := s.Where(pr, pr.Event.Card); ok {
		on.Play(on.SoundTween(sound, 0.6, 0), on.Beside(ui.Par(on.Number(text, x, y, 26*on.Unit(), col, 48), on.Flash(board, col, 20))), ui.Wait(s.Quick(wait)))
	}
}

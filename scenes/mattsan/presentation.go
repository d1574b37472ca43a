package mattsan

import (
	"godeck/rules"
	"godeck/scenes/table/board"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
)

// presenters returns the presenter of each kind of event.
func (s *Scene) presenters() map[rules.EventKind]func(pr *present.Presentation) {
	all := map[rules.EventKind]func(pr *present.Presentation){}
	s.moves.Present(all)
	s.combat.Present(all)
	s.exchange.Present(all)
	s.turns.Present(all)
	return all
}

// inFront draws what is held up, moving souls, and the targets of the exchange.
func (s *Scene) inFront(c *ui.Canvas) {
	if s.Started && !s.Surface.Modal() {
		if s.choices.LastStand() {
			saving(s, c)
		} else {
			s.exchange.Draw(c)
		}
	}
	s.combat.Draw(c)
	s.crack.Over(c)
	s.moves.Draw(c)
	s.DrawSpot(c)
}

// saving draws arcs from what saves in a last stand to the empty battlefield.
func saving(s *Scene, c *ui.Canvas) {
	x, y := s.lay.Card(s.lay.Battle[0], c.Px(1)).Centre()
	for _, o := range s.LegalActions {
		if q, ok := s.Board.PoseOf(s.Token(o.Card).Board()); ok && o.Verb == rules.Use {
			board.Bow(c, "aim", q.X, q.Y-0.3*q.W, x, y, s.Theme.Warm, true)
		}
	}
}

package mattsan

import (
	mtz "godeck/rules/mattsan"
	"godeck/scenes/mattsan/faces"
	"godeck/scenes/mattsan/paper"
	"godeck/scenes/mattsan/story"
	"godeck/scenes/table"
	"godeck/scenes/ui"
)

// table declares what is on the desk.
func (s *Scene) table(sf *ui.Surface) {
	s.deeds.Grant(sf.Env())
	if sf.ToastFoot(0); s.lay.Rim > 0 { // before the classroom: the fighters stay in sight
		sf.ToastFoot(s.lay.Rim - 8*sf.Px(1))
	}
	s.Board.Light, s.Board.Selected, s.Board.Stage = faces.Light, "", s.classroom.Stage(s.Staged)
	if s.choices.Chosen != 0 && s.Mine() && s.View.S.Card(s.choices.Chosen).Zone.Kind() == mtz.Hand {
		s.Board.Selected = s.Token(s.choices.Chosen).Board()
	}
	s.Board.Inlaid = s.Board.Stage != nil // pockets are sewn on the mat
	sp := s.desk.Span()
	s.columns.Declare(sf, sp)
	s.classroom.Sun(sf)
	s.columns.Pockets(sf, sp)
	sf.Paint("gloom", sf.Env().Full(), s.moves.Darken) // over what lies flat, under who stands
	for sd := 1; sd >= 0; sd-- {
		s.tags.HUD(sf, sd)
		s.tags.Souls(sf, sd)
		s.Piles(sf, sd, table.PlayerPile{ID: "deck", Kind: mtz.Deck, Icon: ui.IconDeck}, table.PlayerPile{ID: "discard", Kind: mtz.Discard, Icon: ui.IconDiscard})
	}
	s.recent.Declare(sf, &s.desk, &s.Match)
	s.Backs(sf)
	s.tags.Phases(sf, s.turns.StepKey())
	s.benches.Side(sf, 1, sp)
	s.benches.Side(sf, 0, sp)
	s.deskTop(sf)
}

// remains declares what stays on the desk behind the result of a low window: the
// benches as the match left them, but for what lies behind the words at the left.
func (s *Scene) remains(sf *ui.Surface) {
	if !s.lay.Low {
		return
	}
	sp := s.desk.Span()
	s.Board.Light, s.Board.Selected, s.Board.Stage = faces.Light, "", s.classroom.Stage(s.Staged)
	s.columns.Declare(sf, sp)
	s.classroom.Sun(sf)
	s.benches.Beyond(sf, 1, sp, s.lay.HUD[0].Right())
	s.benches.Beyond(sf, 0, sp, s.lay.HUD[0].Right())
}

// backdrop draws the desk under everything, in afternoon sun.
func (s *Scene) backdrop(c *ui.Canvas) {
	s.Board.Light = faces.Light
	s.classroom.Draw(c, s.Staged, s.choices.LastStand())
}

// deskTop declares what is on the desk beside the fighters: the exchange as a
// pile, or the actions that end the turn.
func (s *Scene) deskTop(sf *ui.Surface) {
	if s.Staged {
		return
	}
	list := s.actions.List()
	s.actions.Die(sf, list)
	r := s.desk.Room()
	if r.Empty() {
		return
	}
	if s.View.S.NStack > 0 {
		s.exchange.Pile(sf, r, s.deeds.Answers)
		return
	}
	if def := s.choices.Noted(); def != 0 && s.entries.CardText(def) != "" {
		text := s.entries.CardText(def)
		if s.lay.Low {
			r.H -= 6 * sf.Px(1)
		}
		sf.Add(ui.Element{ID: "note", Rect: r, Role: ui.RoleText, Label: s.CardName(def), Desc: text, Loose: true, Draw: func(c *ui.Canvas, _ ui.State) {
			paper.Note(c, r, s.Cards.ColourOf(def), s.CardName(def), text, s.entries.Digest(def))
		}})
		return
	}
	s.actions.Slips(sf, r, list)
}

// inFront draws what is held up, moving souls, and the targets of the exchange.
func (s *Scene) inFront(c *ui.Canvas) {
	if s.Started && !s.Surface.Modal() {
		if s.choices.LastStand() {
			s.classroom.Saving(c)
		} else {
			s.exchange.Draw(c)
		}
	}
	s.benches.Leaving(c)
	s.combat.Draw(c)
	s.crack.Over(c)
	s.moves.Draw(c)
	s.hands.Draw(c)
	if !story.Draw(c, &s.desk) {
		s.DrawSpot(c)
	}
}

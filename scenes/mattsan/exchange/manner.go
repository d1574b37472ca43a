package exchange

import (
	"godeck/rules"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/mattsan/faces"
	"godeck/scenes/mattsan/gestures"
	"godeck/scenes/ui"
)

// manners says how the members of a family strike; the first that fits counts.
var manners = [...]struct {
	tag    string
	manner gestures.Manner
}{{"gunner", gestures.Cannon}, {"wake", gestures.Flare}, {"comet", gestures.Streak}, {"courier", gestures.Rush}, {"brass", gestures.Clang}}

// mannerOf returns how a design strikes.
func (s *Exchange) mannerOf(def rules.DefID) gestures.Manner {
	d := s.at.Desk.Game.Lib.Def(def)
	for _, m := range manners {
		if faces.Is(d, m.tag) {
			return m.manner
		}
	}
	return gestures.Bump
}

// flairs is the step in which a player's fighter shows what it is as it strikes.
func (s *Exchange) flairs(p rules.Seat, contact, all float64) ui.Tween {
	on := s.at.Desk.Show
	c := mtz.Fighter(&on.View.S, p)
	if c == 0 || s.at.Still() {
		return ui.Tween{}
	}
	def := s.at.Desk.Front(c).Def
	manner, pace := s.mannerOf(def), s.at.Repeats()
	lead := contact * 0.75
	if manner == gestures.Cannon { // it fires before it comes
		lead = contact * 0.45
	}
	return ui.Seq(ui.Wait(int(lead*pace)), ui.Tween{Ticks: int((all-contact)*pace) + 14, Ease: ui.Linear, Do: func(k float64) {
		middle := func(p rules.Seat) (q ui.Point) {
			q.X, q.Y = s.at.Desk.Lay.Card(s.at.Desk.Cell(p, mtz.BattleSlot), on.Unit()).Centre()
			return q
		}
		s.at.Hands.Flair = gestures.Flair{From: middle(p), To: middle(p.Other()), K: 0.5 * s.at.Desk.Lay.Card(s.at.Desk.Cell(p, mtz.BattleSlot), on.Unit()).W, At: k, Manner: manner, Col: on.Cards.ColourOf(def)}
	}, End: func() { s.at.Hands.Flair = gestures.Flair{} }})
}

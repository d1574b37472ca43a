package exchange

import (
	"github.com/hajimehoshi/ebiten/v2"

	"godeck/rules"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/mattsan/gestures"
	"godeck/scenes/mattsan/paper"
	"godeck/scenes/ui"
)

// throws lets the paper figure of a player's fighter strike its foe; it comes back while
// what it has done is shown.
func (s *Exchange) throws(p rules.Seat, force int) {
	on := s.at.Desk.Show
	n := s.clashes
	s.clashes++
	contact, all := paper.SlamTicks(force, n)
	clash := s.clash(p, force, n)
	on.Play(on.Beside(s.flairs(p, contact, all)), on.SoundTween("attack-"+[...]string{"light", "medium", "heavy"}[force], 0.8, 0), clash(0, contact), on.Beside(clash(contact, all)))
}

// clash returns the parts of a clash between two of its ticks, the n-th: a player's
// fighter's picture peels off its card, stands up, crosses over, strikes and folds back.
func (s *Exchange) clash(p rules.Seat, force, n int) func(from, to float64) ui.Tween {
	on := s.at.Desk.Show
	face := s.at.Desk.Laid(s.at.Desk.Front(mtz.Fighter(&on.View.S, p)).Def, on.SideOf(p))
	f, pace := gestures.Figure{Larger: 1.25}, s.at.Repeats()
	if face != nil {
		f.Col = face.Frame
		f.Sheet = func(c *ui.Canvas, w, h float64) *ebiten.Image {
			return on.Board.Faces.Ground(c.Env, face, f.Home.W*1.3, f.Home.W*1.3*h/w, on.Board.Light)
		}
		f.Leaps = func(c *ui.Canvas, w float64) *ebiten.Image {
			return on.Board.Faces.Figure(c.Env, face, f.Home.W, f.Larger, on.Board.Light)
		}
	}
	return func(from, to float64) ui.Tween {
		return ui.Tween{Ticks: int((to - from) * pace), Ease: ui.Linear, Do: func(k float64) {
			if face == nil || s.at.Still() {
				return
			}
			rest := func(p rules.Seat) ui.Rect { // the window may change on the way
				return s.at.Desk.Lay.Card(s.at.Desk.Cell(p, mtz.BattleSlot), on.Unit())
			}
			f.Home, f.On = rest(p), true
			f.Is = paper.Clash(f.Home, rest(p.Other()), ui.Lerp(from, to, k), force, n)
			s.at.Hands.Figure = f
		}, End: func() {
			if from > 0 {
				s.at.Hands.Figure = gestures.Figure{}
			}
		}}
	}
}

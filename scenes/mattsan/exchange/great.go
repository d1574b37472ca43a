package exchange

import (
	"math"
	"slices"

	"godeck/rules"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/mattsan/field"
	"godeck/scenes/mattsan/gestures"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
)

// stands is the step in which the card of a super move stands up off the mat while its
// slate, which makes room below it, is read.
func (s *Exchange) stands(pr *present.Presentation, sl *gestures.Slate, all int) ui.Tween {
	on, ev, lay := s.at.Desk.Show, pr.Event, s.at.Desk.Lay
	_, _, id, ok := s.at.Where(pr, ev.Card)
	face := on.Cards.Of(s.at.Desk.Front(ev.Card).Def, on.Lang)
	if !ok || face == nil || s.at.Still() {
		return ui.Tween{}
	}
	st := lay.Stage
	h := math.Min(0.66*st.H, 0.5*st.W*cards.Aspect)
	x, _ := st.Centre()
	if lay.Apart {
		x, _ = lay.Battle[0].Centre()
	}
	to := ui.Rect{X: x - h/cards.Aspect/2, Y: st.Y + 0.02*st.H, W: h / cards.Aspect, H: h}
	if !lay.Low && !lay.Small { // its name at its feet
		sl.Size *= 0.8
		sl.X, sl.Y = x, to.Bottom()+1.1*sl.Size
	}
	q := gestures.Popup{To: to, Col: on.Cards.ColourOf(ev.Def), Face: func(c *ui.Canvas, r ui.Rect, a float64) { on.DrawCard(c, face.Picture(), r, a) }}
	return ui.Tween{Ticks: all, Ease: ui.Linear, Do: func(p float64) {
		if at, ok := on.Board.PoseOf(id); ok {
			q.From = at.Rect()
		}
		q.At = p
		s.at.Hands.Popup = q
	}, End: func() { s.at.Hands.Popup = gestures.Popup{} }}
}

// volley presents what a super move throws: it flies to the fighter and along the bench,
// one after the other.
func (s *Exchange) volley(pr *present.Presentation, id string) {
	on, st := s.at.Desk.Show, &pr.Now.View.S
	var to []string
	for _, e := range pr.Ahead(func(e rules.Event) bool { return e.Kind == mtz.EvDamage }) {
		if z := st.Card(e.Card).Zone.Kind(); e.Card == 0 || e.A == 0 || z != mtz.Battle && z != mtz.Bench {
			continue
		}
		if id := field.Top(pr.Now, pr.Token(e.Card)).Board(); !slices.Contains(to, id) {
			to = append(to, id)
		}
	}
	if len(to) == 0 || s.at.Still() {
		return
	}
	const flight, apart = 16, 5
	all := flight + apart*(len(to)-1)
	col := on.Cards.ColourOf(pr.Event.Def)
	var shots []ui.Tween
	for i := range to {
		shots = append(shots, ui.Seq(ui.Wait(i*apart), on.SoundTween("hit-medium", 0.5, 0)))
	}
	on.Play(on.Beside(ui.Par(shots...)), ui.Tween{Ticks: all, Ease: ui.Linear, Do: func(p float64) {
		hands := s.at.Hands
		hands.Planes = hands.Planes[:0]
		from, ok := on.Board.PoseOf(id)
		for i, id := range to {
			if q, seen := on.Board.PoseOf(id); ok && seen {
				hands.Planes = append(hands.Planes, gestures.Plane{From: ui.Point{X: from.X, Y: from.Y}, To: ui.Point{X: q.X, Y: q.Y}, K: 0.34 * q.W, At: ui.Clamp01((p*float64(all) - float64(i*apart)) / flight), Col: col, Shell: true})
			}
		}
	}, End: func() { s.at.Hands.Planes = nil }})
}

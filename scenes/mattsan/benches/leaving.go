package benches

import (
	"math"

	mtz "godeck/rules/mattsan"
	"godeck/scenes/mattsan/choices"
	"godeck/scenes/mattsan/faces"
	"godeck/scenes/mattsan/field"
	"godeck/scenes/mattsan/paper"
	"godeck/scenes/ui"
)

// Warns returns the slot of the lower side on which a switch is about to be dropped, or
// has been a moment ago: it ends the turn. ok is false if there is none.
func (s *Benches) Warns() (slot int, ok bool) {
	on, begun := s.desk.Show, s.choices
	if !begun.Prompting(mtz.PromptMain) {
		return 0, false
	}
	if begun.Leaves.Card != 0 {
		return mtz.BattleSlot, true
	}
	c := s.match.CardOf(on.Board.Pulled())
	if c == 0 || on.View.S.Card(c).Owner != on.Audience {
		return 0, false
	}
	may := func(slot int) bool {
		os := begun.Pulled(c, 0, slot)
		return len(os) > 0 && choices.Switches(os[0]) && on.Legal(os[0])
	}
	if may(mtz.BattleSlot) {
		return mtz.BattleSlot, true
	}
	x, y, pulls := on.Surface.Dragging()
	for _, t := range on.Zone(mtz.Bench, on.Audience) {
		slot := field.SlotOf(&on.View.S, t.ID)
		if pulls && s.desk.Lay.Place(0, slot, s.desk.Span()).Contains(x, y) && may(slot) {
			return slot, true
		}
	}
	return 0, false
}

// Leaving draws what a switch costs on its target.
func (s *Benches) Leaving(c *ui.Canvas) {
	slot, ok := s.Warns()
	if !ok {
		return
	}
	u := c.Px(1)
	cell := s.desk.Lay.Card(s.desk.Lay.Place(0, slot, s.desk.Span()), u)
	size := math.Max(12*c.Env.Scale, c.Font(14))
	w := math.Max(cell.W+10*u, 96*u)
	p := ui.FitText(s.desk.Show.T("drag.switch"), ui.TextStyle{Face: ui.Bold, Size: size, LineHeight: 1.15, Floor: 12 * c.Env.Scale}, w-12*u, 4*size)
	r := ui.Rect{X: cell.X + cell.W/2 - w/2, Y: cell.Y + cell.H*0.3, W: w, H: p.H + 10*u}
	c.Shadow(r.Move(u, 3*u), 5*u, 8*u, c.Theme.Shadow)
	c.Gradient(r, 5*u, faces.Sheet, faces.Sheet.Darken(0.06))
	c.Stroke(r, 5*u, 2.2*u, faces.Own)
	c.Para(p, ui.Rect{X: r.X + 6*u, Y: r.Y + 5*u, W: w - 12*u, H: p.H}, ui.TextStyle{Face: ui.Bold, Top: true, Align: ui.Middle, Colour: paper.Ink})
}

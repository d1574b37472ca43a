package guardians

import (
	"math"

	bgd "godeck/rules/guardians"
	"godeck/scenes/guardians/faces"
	"godeck/scenes/guardians/outlook"
	"godeck/scenes/guardians/wall"
	"godeck/scenes/table/board"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// seatOf declares what stands before a guardian: the wall of its life with LP
// and DG in numbers. It belongs to the seat, so a newcomer stands behind the same one.
func (s *Scene) seatOf(sf *ui.Surface, sd int) {
	r, p := s.lay.Seat[sd], s.Seat(sd)
	if r.Empty() {
		return
	}
	label, tip := s.T("seat.empty", s.Possessive(p, s.Lang, true)), s.T("seat.why")
	if c := bgd.AttackGuardian(&s.View.S, p); c != 0 {
		if sum := outlook.LifeSum(s.game, &s.View.S, c, s.Lang, s.CardName); sum != "" {
			tip = words.Sentences(s.Lang, sum, tip)
		}
		label = s.T("seat", s.Possessive(p, s.Lang, true), s.on.LifeText(p), int(math.Round(s.numbers.Shown.DG[p])))
	}
	sf.Paint("wall-"+board.SideNames[sd], ui.Rect{W: sf.Env().W, H: sf.Env().H}, func(c *ui.Canvas) { s.arena.Wall(c, sd) })
	if s.Staged {
		return
	}
	sf.Add(ui.Element{ID: "seat-" + board.SideNames[sd], Rect: r, Role: ui.RoleText, Label: label, Tip: tip, Draw: func(c *ui.Canvas, _ ui.State) { s.drawLife(c, r, sd) }})
}

// drawLife draws LP large and DG beside it, from the outer end of a side.
func (s *Scene) drawLife(c *ui.Canvas, r ui.Rect, sd int) {
	p := s.Seat(sd)
	r = r.Move(s.Shift())
	if bgd.AttackGuardian(&s.View.S, p) == 0 {
		return
	}
	full := s.numbers.Shown.LP[p] + math.Max(0, s.numbers.Shown.DG[p])
	low := s.numbers.Shown.LP[p] <= full*0.3 && !outlook.Endless(s.game, &s.View.S, p)
	glow := faces.Sides[sd]
	wall.Life(c, r, sd, s.on.LifeText(p), int(math.Round(s.numbers.Shown.DG[p])), glow, low)
}

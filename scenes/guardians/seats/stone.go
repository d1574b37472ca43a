package seats

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

// Walls declares the walls of life and the stones that fall off them, below all
// that is to be read.
func (h *Seats) Walls(sf *ui.Surface) {
	full := ui.Rect{W: sf.Env().W, H: sf.Env().H}
	for sd := 1; sd >= 0; sd-- {
		if !h.on.Lay.Seat[sd].Empty() {
			sf.Paint("wall-"+board.SideNames[sd], full, func(c *ui.Canvas) { h.arena.Wall(c, sd) })
		}
	}
	sf.Paint("stones", full, h.arena.Stones)
}

// Stone declares LP and DG of what stands behind a wall, in numbers. They belong to
// the seat, so a newcomer stands behind the same one.
func (h *Seats) Stone(sf *ui.Surface, sd int) {
	s := h.match
	r, p := h.on.Lay.Seat[sd], s.Seat(sd)
	if r.Empty() {
		return
	}
	label, tip := s.T("seat.empty", s.Possessive(p, s.Lang, true)), s.T("seat.why")
	if c := bgd.AttackGuardian(&s.View.S, p); c != 0 {
		if sum := outlook.LifeSum(h.on.Game, &s.View.S, c, s.Lang, s.CardName); sum != "" {
			tip = words.Sentences(s.Lang, sum, tip)
		}
		label = s.T("seat", s.Possessive(p, s.Lang, true), h.on.LifeText(p), int(math.Round(h.on.Numbers.Shown.DG[p])))
	}
	if s.Staged {
		return
	}
	sf.Add(ui.Element{ID: "seat-" + board.SideNames[sd], Rect: r, Role: ui.RoleText, Label: label, Tip: tip, Draw: func(c *ui.Canvas, _ ui.State) { h.life(c, r, sd) }})
}

// life draws LP large and DG beside it, from the outer end of a side.
func (h *Seats) life(c *ui.Canvas, r ui.Rect, sd int) {
	s := h.match
	p := s.Seat(sd)
	r = r.Move(s.Shift())
	if bgd.AttackGuardian(&s.View.S, p) == 0 {
		return
	}
	full := h.on.Numbers.Shown.LP[p] + math.Max(0, h.on.Numbers.Shown.DG[p])
	low := h.on.Numbers.Shown.LP[p] <= full*0.3 && !outlook.Endless(h.on.Game, &s.View.S, p)
	glow := faces.Sides[sd]
	wall.Life(c, r, sd, h.on.LifeText(p), int(math.Round(h.on.Numbers.Shown.DG[p])), glow, low, h.on.Numbers.Shown.LP[p]/math.Max(1, full))
}

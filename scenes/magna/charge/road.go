package charge

import (
	"math"

	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/stage"
	"godeck/scenes/ui"
	"godeck/scenes/ui/lens"
)

// Road is the camera that goes down to a road over which a force runs: the table is
// a picture that comes nearer, and those who run are drawn over it. The zero value
// is that of none.
type Road struct {
	Near float64 // how much nearer the table is seen now
	hold *ui.Hold
	to   ui.Point // to where it comes nearer
}

// Goer is the picture of a rider that is drawn over the road, and that of its weapon, if any.
type Goer struct{ Face, Blade *cards.CardFace }

// nearest is how near the camera comes for each heft: not at all for a graze.
var nearest = [...]float64{0, 0.2, 0.28}

// Borne reports whether the charge itself draws a card on the board now.
func (s *Charge) Borne(card string) bool {
	for i := range s.Riders {
		if r := &s.Riders[i]; s.hold != nil && card != "" && (r.Card == card || r.Arms == card) {
			return true
		}
	}
	return false
}

// descends begins to go down to the road, if it is worth that and all who run can
// be drawn.
func (s *Charge) descends(t *board.Base) {
	if s.Still || s.Heft == stage.Graze {
		return
	}
	for i := range s.Riders {
		if s.Riders[i].Face == nil {
			return
		}
	}
	if s.hold = board.Hold(t); s.hold != nil {
		from := s.Riders[0].from
		s.to = ui.Point{X: ui.Lerp(from.X, s.X, 0.7), Y: ui.Lerp(from.Y, s.Y, 0.7) + 0.3*from.W}
		s.hold.Towards = s.to
		t.Surface.Invalidate() // without those who run
	}
}

// follows moves the camera: nearer while they run, with a jolt where they land, and
// back before time goes on.
func (s *Charge) follows(t *board.Base) {
	if s.hold == nil {
		return
	}
	if t.Held() != s.hold { // something else holds the table
		s.hold, s.Near = nil, 0
		return
	}
	after, rest := s.T-s.Contact(), s.Breaks()-s.Contact()
	in := ui.EaseInOut(ui.Clamp01(s.T / math.Max(1, s.draw()+0.7*rush(s))))
	s.Near = nearest[s.Heft] * in
	if after >= 0 {
		s.Near = (nearest[s.Heft] + 0.06*(1-ui.Clamp01(after/6))) * (1 - ui.EaseInOut(ui.Clamp01((after-0.35*rest)/(0.65*rest))))
	}
	u := t.Surface.Env().Unit()
	dx, dy := s.Shaken(u)
	s.hold.Near, s.hold.Shift = s.Near, ui.Point{X: dx, Y: dy}
	at, clear, dark := s.darkness(u)
	s.hold.Dusk = lens.Dusk{X: at.X, Y: at.Y, Clear: clear, Full: softly * clear, Dark: dark}
	if s.T >= s.Breaks() {
		s.ascends(t)
	}
}

// ascends ends it.
func (s *Charge) ascends(t *board.Base) {
	if s.hold != nil && t.Held() == s.hold {
		t.Release()
		t.Surface.Invalidate()
	}
	s.Road = Road{}
}

// see returns where a point of the table is seen now, as the picture below is.
func (s *Charge) see(env *ui.Env, p ui.Point) ui.Point {
	at := func(x, to, size float64) float64 {
		edge := to
		if x > to {
			edge = size - to
		}
		if edge <= 0 {
			return x
		}
		q := (x - to) / edge
		return x + s.Near*(x-to)*(1-q*q)
	}
	if s.Near == 0 {
		return p
	}
	return ui.Point{X: at(p.X, s.to.X, env.W), Y: at(p.Y, s.to.Y, env.H)}
}

// seen returns a pose as it is seen now.
func (s *Charge) seen(env *ui.Env, p board.Pose) board.Pose {
	at := s.see(env, ui.Point{X: p.X, Y: p.Y})
	p.X, p.Y, p.W = at.X, at.Y, p.W*(1+s.Near)
	return p
}

// goes draws those who run over the road, the last of them first.
func (s *Charge) goes(c *ui.Canvas, b *board.Board) {
	if s.hold == nil {
		return
	}
	for i := len(s.Riders) - 1; i >= 0; i-- {
		r := &s.Riders[i]
		p := s.seen(c.Env, s.Pose(i))
		board.Leaping(b, c, r.Face, p, p.W, 0, s.Colour.Alpha(0.8))
		if r.Blade != nil {
			a := r.arms
			k := p.W / math.Max(1, r.from.W)
			a.X, a.Y, a.W, a.Angle, a.Lift = p.X+k*(a.X-r.from.X), p.Y+k*(a.Y-r.from.Y), a.W*k, a.Angle+p.Angle-r.from.Angle, p.Lift
			board.Leaping(b, c, r.Blade, a, a.W, 0, s.Colour.Alpha(0))
		}
	}
}

// Package classroom paints the place of Mattsan Card Game: a child's desk in the
// afternoon, the classroom behind it and who sits opposite.
package classroom

import (
	"math"

	"godeck/rules"
	"godeck/scenes/internal/cardart"
	"godeck/scenes/mattsan/desk"
	"godeck/scenes/mattsan/faces"
	"godeck/scenes/mattsan/paper"
	"godeck/scenes/mattsan/places"
	"godeck/scenes/table/board"
	"godeck/scenes/table/stage"
	"godeck/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// Classroom is the place of a table.
type Classroom struct {
	desk    desk.Desk
	crack   *paper.Blow                    // of the hit that is shown
	gloom   func(c *ui.Canvas)             // darkens the classroom for what happens on the desk
	rival   func(c *ui.Canvas, at ui.Rect) // draws who sits opposite
	picture stage.Picture
	stage   stage.Stage
	over    bool           // the match
	Jumps   func() float64 // how far who sits opposite is out of the chair, 0 to 1; nil: not
}

// At returns the classroom around a desk. crack is the hit that is shown there,
// gloom darkens the classroom for what happens, rival draws who sits opposite.
func At(d desk.Desk, crack *paper.Blow, gloom func(c *ui.Canvas), rival func(c *ui.Canvas, at ui.Rect)) Classroom {
	return Classroom{desk: d, crack: crack, gloom: gloom, rival: rival}
}

// Draw draws the place under everything, in afternoon sun; when the match is over
// it is evening. In a last stand only the empty battlefield and what saves is lit.
func (s *Classroom) Draw(c *ui.Canvas, over, last bool) {
	if c.Blank() {
		return
	}
	s.draw(c, over, last)
	s.crack.Under(c)
	s.gloom(c)
	if last {
		s.darken(c)
	}
}

// late is how far the afternoon has gone, 0 to 1: in steps, because the desk is painted anew.
func (s *Classroom) late() float64 {
	if s.over { // evening
		return 1
	}
	return math.Min(1, math.Floor(float64(s.desk.Show.Turn())/3)/7)
}

// Stage returns the desk on which the cards stand; nil in a short window, where they lie.
func (s *Classroom) Stage(over bool) *stage.Stage {
	s.over = over
	if s.desk.Lay.Unit == 0 {
		return nil
	}
	d := s.desk.Lay.Unit
	late := s.late()
	s.stage = stage.Stage{
		Camera: s.desk.Lay.Camera, Lean: places.Lean, Ambient: [3]float64{0.62, 0.59, 0.62}, Sun: [2]float64{0.62, -0.42}, Shade: 0.62,
		Lights: append(s.stage.Lights[:0], stage.Light{X: -700 * d, Y: 500 * d, Z: 520 * d, R: 900 * d, Colour: ui.Hex(0xffdb9e).Mix(ui.Hex(0xff9a5a), late), Power: 1}),
	}
	return &s.stage
}

// draw draws classroom, classmate and desk; in a short window the desk alone.
func (s *Classroom) draw(c *ui.Canvas, over, last bool) {
	st := s.Stage(over)
	if st == nil {
		_, y := s.desk.Lay.Stage.Centre()
		cardart.TableAround(c, "mattsan", faces.Light, c.Env.W/2, y)
		return
	}
	dx, dy := s.desk.Show.Shift()
	s.picture.Draw(c, st, s.paintDesk, dx, dy, s.late(), s.desk.Lay.Rim, s.desk.Lay.Unit)
	if !s.desk.Lay.Tall && !s.desk.Lay.Low { // a pencil, which jumps
		d := s.desk.Lay.Unit
		px, py, _ := st.Camera.Project(-565*d, -70*d, 0)
		hop := s.crack.Hop() * d
		if c.Env.Settings.ReducedMotion {
			hop = 0
		}
		paper.Pencil(c, px+dx, py+dy-hop, d)
	}
	if s.desk.Lay.Bust { // the arms lie on the edge
		s.edge(c, dy)
	}
	seat := s.desk.Lay.Rival
	at := seat
	if last { // leans in
		at = ui.Rect{X: seat.X - 0.06*seat.W, Y: seat.Y - 0.12*seat.H, W: 1.12 * seat.W, H: 1.12 * seat.H}
	}
	if s.Jumps != nil && !c.Env.Settings.ReducedMotion {
		start := s.crack.Flinch()
		at.Y -= 0.16*seat.H*s.Jumps() - 0.09*seat.H*start
		at.X += 0.03 * seat.W * start
	}
	s.rival(c, at)
	if !s.desk.Lay.Bust {
		s.edge(c, dy)
	}
}

// edge draws the far edge of the desk, which hides the lap of who sits there.
func (s *Classroom) edge(c *ui.Canvas, dy float64) {
	if s.desk.Lay.Rim == 0 {
		return
	}
	u := c.Px(1)
	r := ui.Rect{Y: s.desk.Lay.Rim - 4*u + dy, W: c.Env.W, H: 15 * u}
	c.Shadow(r.Move(0, 6*u), 2*u, 10*u, c.Theme.Shadow)
	c.Gradient(r, 0, ui.Hex(0xe9b97a), ui.Hex(0x8a5228))
	c.Fill(ui.Rect{X: r.X, Y: r.Y, W: r.W, H: 1.5 * u}, 0, ui.Hex(0xffe3b0).Alpha(0.8))
}

// paintDesk paints what does not move.
func (s *Classroom) paintDesk(c *ui.Canvas, dst *ebiten.Image, st *stage.Stage) {
	k := st.Camera.D / s.desk.Lay.Camera.D // of the picture to the window
	d := s.desk.Lay.Unit * k
	far, half, near, mat, tall := float64(places.Far), float64(places.MatHalf), float64(places.MatNear), float64(places.MatFar), 0.0
	within := s.desk.Lay.Tall || s.desk.Lay.Low // the mat has the stage's measures
	if within {
		_, far = st.Camera.Unproject(st.Camera.CX, s.desk.Lay.Rim*k)
		far /= d
		in := s.desk.Lay.Stage
		_, near = st.Camera.Unproject(st.Camera.CX, in.Bottom()*k)
		_, mat = st.Camera.Unproject(st.Camera.CX, (in.Y+2)*k)
		near, mat, half = near/d, mat/d, 184
		if s.desk.Lay.Tall {
			tall = 1
		} else {
			half = 0.5*in.W*k/d + 6
		}
	}
	mid := (places.FrontFeet[0] + places.FrontFeet[1] + 130) / 2
	if within {
		y := s.desk.Lay.Battle[0].Y
		if s.desk.Lay.Low {
			y = s.desk.Lay.Bench[0].Y
		}
		_, y = st.Camera.Unproject(st.Camera.CX, y*k)
		mid = y / d
	}
	cardart.Place(dst, "mattsan", st, 0.42, d, far, half, s.late(), near, mat, s.desk.Lay.Rim*k, tall, mid)
	if !within {
		shelf(c, d, s.desk.Lay.Rim*k)
		doodles(c, d, s.desk.Lay.Rim*k)
		things(c, &st.Camera, d)
		ruler(c, &st.Camera, d)
		spool(c, &st.Camera, d)
	}
	if !s.desk.Lay.Tall {
		rays(c, d, s.desk.Lay.Rim*k, s.late())
	}
}

// shelf paints books on a shelf at the right, and chalk on the board. d is a
// measure of the desk, rim its far edge.
func shelf(c *ui.Canvas, d, rim float64) {
	w := c.Env.W
	x := w/2 + 376*d
	c.Fill(ui.Rect{X: x - 10*d, Y: rim - 30*d, W: 290 * d, H: 9 * d}, 0, ui.Hex(0x9a6636))
	cols := [...]uint32{0xd9534a, 0x4a86c6, 0xe9b43e, 0x5aa06a, 0x8a62b0, 0xe07a3a}
	for i := range 17 {
		h := (34 + 24*paper.Chance(i*7+4)) * d
		b := ui.Rect{X: x, Y: rim - 30*d - h, W: (9 + 8*paper.Chance(i)) * d, H: h}
		col := ui.Hex(cols[i%len(cols)])
		c.Gradient(b, 1*d, col.Lighten(0.1), col.Darken(0.25))
		c.Fill(ui.Rect{X: b.X + 1.5*d, Y: b.Y + 6*d, W: b.W - 3*d, H: 3 * d}, 0, ui.Hex(0xffffff).Alpha(0.4))
		x += b.W + 1*d
	}
	chalk := ui.Hex(0xf5f5e6).Alpha(0.55)
	for i := range 3 {
		c.Ring(w/2+(236+22*float64(i))*d, (62+8*float64(i%2))*d, 13*d, 2*d, chalk)
	}
	for i := range 16 {
		a, b := float64(i), float64(i+1)
		c.Line(w/2+(196+a*7)*d, (116+9*math.Sin(a*0.8))*d, w/2+(196+b*7)*d, (116+9*math.Sin(b*0.8))*d, 2*d, chalk)
	}
}

// darken dims the classroom for the last stand, which lights the empty battlefield.
func (s *Classroom) darken(c *ui.Canvas) {
	on := s.desk.Show
	c.Fill(ui.Rect{W: c.Env.W, H: c.Env.H}, 0, ui.Hex(0x0c0612).Alpha(0.62))
	r := s.desk.Lay.Battle[0]
	x, y := r.Centre()
	c.Light(x, y, r.H*1.1, ui.Hex(0xffd9a0).Alpha(0.5))
	for _, o := range on.LegalActions {
		if q, ok := on.Board.PoseOf(on.Token(o.Card).Board()); ok && o.Verb == rules.Use {
			c.Light(q.X, q.Y, q.W*1.5, ui.Hex(0xffd75e).Alpha(0.45))
		}
	}
}

// Saving draws arcs from what saves in a last stand to the empty battlefield.
func (s *Classroom) Saving(c *ui.Canvas) {
	on := s.desk.Show
	x, y := s.desk.Lay.Card(s.desk.Lay.Battle[0], c.Px(1)).Centre()
	for _, o := range on.LegalActions {
		if q, ok := on.Board.PoseOf(on.Token(o.Card).Board()); ok && o.Verb == rules.Use {
			board.Bow(c, "aim", q.X, q.Y-0.3*q.W, x, y, on.Theme.Warm, true)
		}
	}
}

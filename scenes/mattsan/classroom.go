package mattsan

import (
	"math"
	"strconv"

	"godeck/rules"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/internal/cardart"
	"godeck/scenes/mattsan/faces"
	"godeck/scenes/mattsan/paper"
	"godeck/scenes/mattsan/places"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/stage"
	"godeck/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// Colours of what lies on the desk.
var (
	inkCol   = paper.Ink
	softInk  = paper.SoftInk
	sheetCol = ui.Hex(0xfffdf2)
	tagCols  = [2]ui.Colour{ui.Hex(0x2f66b4), ui.Hex(0xc63f33)}
)

// late is how far the afternoon has gone, 0 to 1: in steps, because the desk is painted anew.
func (s *Scene) late() float64 {
	if s.Staged { // evening
		return 1
	}
	return math.Min(1, math.Floor(float64(s.Turn())/3)/7)
}

// staged returns the desk on which the cards stand; nil in a short window, where they lie.
func (s *Scene) staged() *stage.Stage {
	if s.lay.Unit == 0 {
		return nil
	}
	d := s.lay.Unit
	late := s.late()
	s.stage = stage.Stage{
		Camera: s.lay.Camera, Lean: places.Lean, Ambient: [3]float64{0.62, 0.59, 0.62}, Sun: [2]float64{0.62, -0.42}, Shade: 0.62,
		Lights: append(s.stage.Lights[:0], stage.Light{X: -700 * d, Y: 500 * d, Z: 520 * d, R: 900 * d, Colour: ui.Hex(0xffdb9e).Mix(ui.Hex(0xff9a5a), late), Power: 1}),
	}
	return &s.stage
}

// deskBackdrop draws classroom, classmate and desk; in a short window the desk alone.
func (s *Scene) deskBackdrop(c *ui.Canvas) {
	if c.Blank() {
		return
	}
	st := s.staged()
	if st == nil {
		_, y := s.lay.Stage.Centre()
		cardart.TableAround(c, "mattsan", faces.Light, c.Env.W/2, y)
		return
	}
	dx, dy := s.Shift()
	s.place.Draw(c, st, s.paintDesk, dx, dy, s.late(), s.lay.Rim, s.lay.Unit)
	if !s.lay.Tall && !s.lay.Low { // a pencil, which jumps
		d := s.lay.Unit
		px, py, _ := st.Camera.Project(-565*d, -70*d, 0)
		hop := s.crack.Hop() * d
		if c.Env.Settings.ReducedMotion {
			hop = 0
		}
		paper.Pencil(c, px+dx, py+dy-hop, d)
	}
	at := s.lay.Rival
	if s.choices.LastStand() { // leans in
		s.lay.Rival = ui.Rect{X: at.X - 0.06*at.W, Y: at.Y - 0.12*at.H, W: 1.12 * at.W, H: 1.12 * at.H}
	}
	s.DrawRival(c)
	s.lay.Rival = at
	if s.lay.Rim > 0 { // the edge hides the lap
		u := c.Px(1)
		r := ui.Rect{Y: s.lay.Rim - 4*u + dy, W: c.Env.W, H: 15 * u}
		c.Shadow(r.Move(0, 6*u), 2*u, 10*u, c.Theme.Shadow)
		c.Gradient(r, 0, ui.Hex(0xe9b97a), ui.Hex(0x8a5228))
		c.Fill(ui.Rect{X: r.X, Y: r.Y, W: r.W, H: 1.5 * u}, 0, ui.Hex(0xffe3b0).Alpha(0.8))
	}
}

// paintDesk paints what does not move.
func (s *Scene) paintDesk(c *ui.Canvas, dst *ebiten.Image, st *stage.Stage) {
	k := st.Camera.D / s.lay.Camera.D // of the picture to the window
	d := s.lay.Unit * k
	far, half, near, mat, tall := float64(places.Far), float64(places.MatHalf), float64(places.MatNear), float64(places.MatFar), 0.0
	within := s.lay.Tall || s.lay.Low // the mat has the stage's measures
	if within {
		_, far = st.Camera.Unproject(st.Camera.CX, s.lay.Rim*k)
		far /= d
		in := s.lay.Stage
		_, near = st.Camera.Unproject(st.Camera.CX, in.Bottom()*k)
		_, mat = st.Camera.Unproject(st.Camera.CX, (in.Y+2)*k)
		near, mat, half = near/d, mat/d, 184
		if s.lay.Tall {
			tall = 1
		} else {
			half = 0.5*in.W*k/d + 6
		}
	}
	mid := (places.FrontFeet[0][1] + places.FrontFeet[1][1] + 130) / 2
	if within {
		y := s.lay.Battle[0].Y
		if s.lay.Low {
			y = s.lay.Bench[0].Y
		}
		_, y = st.Camera.Unproject(st.Camera.CX, y*k)
		mid = y / d
	}
	cardart.Place(dst, "mattsan", st, 0.42, d, far, half, s.late(), near, mat, s.lay.Rim*k, tall, mid)
	if within {
		return
	}
	w, rim := c.Env.W, s.lay.Rim*k
	// books on a shelf at the right, chalk on the board
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

// nameTag draws a player's name tag: name, what the player does, cards in hand. The
// souls are stuck on it (stickers).
func (s *Scene) nameTag(c *ui.Canvas, r ui.Rect, sd int, name, does string, note func(ui.Icon, string, ui.Rect)) {
	u, p := c.Px(1), s.Seat(sd)
	col := tagCols[sd]
	if s.desk.Active() == p {
		c.Glow(r, 10*u, 18*u, ui.Hex(0xffe9a0).Alpha(0.55))
	}
	c.Shadow(r.Move(3*u, 5*u), 10*u, 10*u, c.Theme.Shadow)
	c.Gradient(r, 10*u, sheetCol, sheetCol.Darken(0.06))
	share := 0.33
	low := r.H < 80*u // a phone's: souls as a number
	if low {
		share = 0.54
	}
	head, body := r.CutTop(r.H*share, 0)
	if low {
		size := math.Max(12*c.Env.Scale, math.Min(c.Font(15), body.H*0.8))
		at := body.InsetXY(8*u, 0)
		c.Icon(ui.IconSoul, ui.Rect{X: at.X, Y: at.Y + (at.H-size)/2, W: size, H: size}, softInk)
		_, at = at.CutLeft(size, 5*u)
		text := s.soulText(p)
		note(ui.IconSoul, text, body)
		c.Text(text, at, ui.TextStyle{Face: ui.Bold, Size: size, Colour: inkCol, Tabular: true})
		_, at = at.CutLeft(ui.Measure(text, ui.Bold, size)*1.15, 6*u)
		ready, all := s.Count(mtz.Soul, p), s.Count(mtz.Soul, p)+s.Count(mtz.Spent, p)
		for i := range min(all, int(at.W/(size*1.05))) {
			paper.Soul(c, at.X+(float64(i)+0.5)*size*1.05, at.Y+at.H/2, size*0.5, i, i >= ready)
		}
	}
	c.Gradient(head, 10*u, col.Lighten(0.12), col)
	c.Fill(ui.Rect{X: head.X, Y: head.Bottom() - 9*u, W: head.W, H: 9 * u}, 0, col)
	size := math.Max(12*c.Env.Scale, math.Min(c.Font(16), head.H*0.66))
	in := head.InsetXY(9*u, 0)
	hand := strconv.Itoa(s.Count(mtz.Hand, p))
	hw := ui.Measure(hand, ui.Bold, size) + size*1.35
	num, in := in.CutRight(hw, 6*u)
	note(ui.IconHand, hand, num)
	c.Icon(ui.IconHand, ui.Rect{X: num.X, Y: num.Y + (num.H-size*1.1)/2, W: size * 1.1, H: size * 1.1}, ui.Hex(0xffffff))
	c.Text(hand, num, ui.TextStyle{Face: ui.Bold, Size: size, Align: ui.End, Colour: ui.Hex(0xffffff), Tabular: true, Shadow: true})
	if does != "" {
		w := ui.Measure(does, ui.Bold, 12*c.Env.Scale) + 12*u
		if in.W-w-5*u >= math.Min(ui.Measure(name, ui.Bold, 12*c.Env.Scale), 70*u) {
			var chip ui.Rect
			chip, in = in.CutRight(w, 5*u)
			chip = chip.Middle(chip.W, math.Min(chip.H-4*u, 20*u*math.Max(1, c.Env.Settings.TextScale)))
			c.Fill(chip, chip.H/2, sheetCol.Alpha(0.94))
			c.Text(does, chip, ui.TextStyle{Face: ui.Bold, Size: 12 * c.Env.Scale, Align: ui.Middle, Colour: inkCol, Loose: true})
		}
	}
	c.Text(cards.Clip(name, in.W, 12*c.Env.Scale), in, ui.TextStyle{Face: ui.Bold, Size: size, Colour: ui.Hex(0xffffff), Shadow: true})
}

// darken dims the classroom for an arrival and for the last stand, which lights the
// empty battlefield; and draws what runs over the mat.
func darken(s *Scene, c *ui.Canvas) {
	if c.Blank() {
		return
	}
	s.crack.Under(c)
	s.moves.Darken(c)
	if !s.choices.LastStand() {
		return
	}
	c.Fill(ui.Rect{W: c.Env.W, H: c.Env.H}, 0, ui.Hex(0x0c0612).Alpha(0.62))
	r := s.lay.Battle[0]
	x, y := r.Centre()
	c.Light(x, y, r.H*1.1, ui.Hex(0xffd9a0).Alpha(0.5))
	for _, o := range s.LegalActions {
		if q, ok := s.Board.PoseOf(s.Token(o.Card).Board()); ok && o.Verb == rules.Use {
			c.Light(q.X, q.Y, q.W*1.5, ui.Hex(0xffd75e).Alpha(0.45))
		}
	}
}

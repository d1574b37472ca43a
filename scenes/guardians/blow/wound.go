package blow

import (
	"math"

	"godeck/scenes/table/board"
	"godeck/scenes/ui"
)

// Wound is damage that passes from a guardian that has left to the one that took
// its place: the number flies over and sinks into the newcomer, whom nobody has hit.
// The zero value is none.
type Wound struct {
	Pose   board.Pose // of who inherits it
	From   ui.Point   // where the other has gone
	Number string
	Harm   ui.Colour
	At     float64
}

// passed is the part of a wound after which the number has come.
const passed = 0.42

// Draw draws it over the cards.
func (w *Wound) Draw(c *ui.Canvas, b *board.Board) {
	q := w.At
	if q <= 0 || q >= 1 || c.Blank() {
		return
	}
	u, fade := w.Pose.W/184, 1-ui.Clamp01((q-0.8)/0.2)
	face := Face(b, w.Pose)
	to := face.At(0.5, 0.36)
	if q < passed+0.06 {
		way := ui.EaseIn(math.Min(1, q/passed))
		at := func(k float64) ui.Point {
			return ui.Point{X: ui.Lerp(w.From.X, to.X, k), Y: ui.Lerp(w.From.Y, to.Y, k) - 60*u*math.Sin(math.Pi*k)}
		}
		for i := range 5 { // what trails behind
			p := at(math.Max(0, way-0.05*float64(i+1)))
			c.Light(p.X, p.Y, (34-5*float64(i))*u, w.Harm.Alpha(0.5-0.08*float64(i)))
		}
		p := at(way)
		size := math.Max(14*c.Env.Scale, (24+18*way)*u)
		c.Text(w.Number, ui.Rect{X: p.X, Y: p.Y}.InsetXY(-4*size, -size), ui.TextStyle{Face: ui.Display, Size: size, Align: ui.Middle, Tabular: true, Colour: ui.Hex(0xfff0e4), Glow: w.Harm, Shadow: true, Loose: true})
		return
	}
	c.Light(to.X, to.Y, w.Pose.W*0.8, w.Harm.Alpha(0.5*fade))
}

package table

import (
	"math"

	"godeck/scenes/ui"
)

// Portrait draws a rival in a frame, wherever somebody is met outside of a
// table. neon is the light of the game's door. It ends any clipping, so an
// element that scrolls draws nothing after it.
func (r *Rival) Portrait(c *ui.Canvas, at ui.Rect, neon ui.Colour, mood Mood, lit bool) {
	u := c.Px(1)
	rad := math.Min(at.W, at.H) * 0.07
	hue := neon
	if n := len(r.ID); n > 0 { // neighbours differ
		hue = neon.Mix(ui.Hex(0x46e0ff), 0.12*float64((int(r.ID[0])+n)%4))
	}
	if lit {
		c.Glow(at, rad, 12*u, neon.Alpha(0.4))
	}
	c.Gradient(at, rad, hue.Mix(ui.Hex(0x0b0a24), 0.35), hue.Mix(ui.Hex(0x0b0a24), 0.82))
	c.Clip(at)
	if r.Draw != nil {
		body := ui.Rect{W: math.Min(at.W*1.06, at.H*0.94), H: at.H * 0.98}
		body.X, body.Y = at.X+(at.W-body.W)/2, at.Bottom()-body.H
		r.Draw(c, body, RivalFace{Mood: mood, LookY: 0.2, Lids: map[Mood]float64{Beaten: 0.6}[mood]})
	}
	edge := neon.Alpha(0.55)
	if lit {
		edge = neon.Lighten(0.3)
	}
	c.Stroke(at, rad, math.Max(1.6*u, rad*0.5), edge)
	c.Unclip()
}

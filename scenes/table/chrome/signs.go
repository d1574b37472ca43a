package chrome

import (
	"math"

	"godeck/scenes/ui"
)

// BeatenSign marks a rival who was beaten, in a square.
func BeatenSign(c *ui.Canvas, m ui.Rect) {
	x, y := m.Centre()
	c.Disc(x, y, m.W/2, c.Theme.Warm)
	c.Icon(ui.IconCheck, m.Inset(m.W*0.16), ui.Hex(0x241200))
}

// Lantern draws a lantern k high that hangs from x, y: it burns for what was
// won, is out for what was lost, and glimmers for what was neither.
func Lantern(c *ui.Canvas, x, y, k, burns float64) {
	warm, cold := ui.Hex(0xffb648), ui.Hex(0x2b2550)
	if burns > 0 {
		c.Light(x, y+k*0.6, k*1.1*burns, warm.Alpha(0.5*burns))
	}
	c.Line(x, y, x, y+k*0.2, math.Max(1, k*0.05), ui.Hex(0x8f86ff).Alpha(0.7))
	body := ui.Rect{X: x - k*0.32, Y: y + k*0.24, W: k * 0.64, H: k * 0.62}
	top, low := cold.Lighten(0.12).Mix(ui.Hex(0xffe9a8), burns), cold.Mix(ui.Hex(0xf08a2c), burns)
	c.Gradient(body, k*0.26, top, low)
	c.Stroke(body, k*0.26, math.Max(1, k*0.035), ui.Hex(0x8f86ff).Alpha(0.55).Mix(ui.Hex(0xffe3a6), burns))
	cap := ui.Rect{X: x - k*0.16, Y: y + k*0.18, W: k * 0.32, H: k * 0.09}
	c.Fill(cap, k*0.03, ui.Hex(0x4a3a2a).Mix(ui.Hex(0x9a6a2c), burns))
	c.Fill(ui.Rect{X: cap.X, Y: body.Bottom() - k*0.03, W: cap.W, H: cap.H}, k*0.03, ui.Hex(0x4a3a2a).Mix(ui.Hex(0x9a6a2c), burns))
}

package roof

import (
	"math"
	"strconv"

	ztm "godeck/rules/zutomayo"
	"godeck/scenes/ui"
)

// HourButton draws the button of n hours more, in col, with the hour h that they lead to.
func HourButton(c *ui.Canvas, r ui.Rect, st ui.State, col ui.Colour, n, h int) {
	u := c.Px(1)
	rad := math.Min(12*u, r.H*0.25)
	q := r
	if st.Pressed {
		q = r.Inset(1.5 * u)
	}
	if st.Hover || st.Focused {
		c.Glow(q, rad, 16*u, col.Alpha(0.4))
	}
	c.Gradient(q, rad, col.Mix(c.Theme.Ground, 0.62), col.Mix(c.Theme.Ground, 0.80))
	c.Stroke(q, rad, 1.5*u, col.Alpha(0.9))
	top, low := q.CutTop(q.H*0.55, 0)
	c.Text("+"+strconv.Itoa(n), top, ui.TextStyle{Face: ui.Bold, Size: math.Min(c.Font(18), top.H*0.86), Align: ui.Middle, Tabular: true})
	fs := math.Max(12*c.Env.Scale, math.Min(c.Font(13), low.H*0.7))
	text := strconv.Itoa(h)
	w := ui.Measure(text, ui.Bold, fs) + fs*1.2
	x := low.X + (low.W-w)/2
	ic := ui.IconSun
	if ztm.IsNight(h) {
		ic = ui.IconMoon
	}
	c.Icon(ic, ui.Rect{X: x, Y: low.Y + (low.H-fs*1.1)/2 - u, W: fs * 1.1, H: fs * 1.1}, col)
	c.Text(text, ui.Rect{X: x + fs*1.2, Y: low.Y - u, W: w - fs*1.1 + 2*u, H: low.H}, ui.TextStyle{Face: ui.Bold, Size: fs, Tabular: true, Colour: col.Lighten(0.4)})
}

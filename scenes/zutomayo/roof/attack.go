package roof

import (
	"math"
	"strconv"
	"strings"

	"godeck/scenes/ui"
)

// Attack draws an attack as a number that glows in the clock's plate, with the sign of
// what counts.
func Attack(c *ui.Canvas, r ui.Rect, v int, night, hover bool, col, ink ui.Colour) {
	ic := ui.IconSun
	if night {
		ic = ui.IconMoon
	}
	x, y := r.Centre()
	c.Shadow(r.Inset(r.H*0.22), r.H*0.3, r.H*0.6, ui.Hex(0x05030f).Alpha(0.55))
	if hover {
		c.Light(x, y, r.H*0.9, col.Alpha(0.25))
	}
	size := math.Min(r.H*0.86, r.W*0.54)
	k, text := size*0.44, strconv.Itoa(v)
	if w := ui.Measure(strings.Repeat("0", len(text)), ui.Display, size); w > r.W-1.1*k { // digits are equally wide
		size *= (r.W - 1.1*k) / w
	}
	c.Text(text, ui.Rect{X: r.X, Y: r.Y, W: r.W - k*1.1, H: r.H}, ui.TextStyle{Face: ui.Display, Size: size, Align: ui.Middle, Tabular: true, Colour: ink, Glow: col.Alpha(0.8), Shadow: true, Loose: true})
	c.Icon(ic, ui.Rect{X: r.Right() - k, Y: r.Y + r.H*0.16, W: k, H: k}, col.Lighten(0.2))
}

// Promise is what a fighter will attack with by night and by day.
type Promise struct {
	Night, Day string
	Now        bool // it will be night as far as is known
	Hues       [2]ui.Colour
}

// size is that of its figures.
func (q *Promise) size(env *ui.Env) float64 { return math.Max(15*env.Scale, 19*env.TextUnit()) }

// Place returns where it stands: below the present attack.
func (q *Promise) Place(at ui.Rect, env *ui.Env) ui.Rect {
	fs := q.size(env)
	w := math.Max(ui.Measure(q.Night, ui.Bold, fs), ui.Measure(q.Day, ui.Bold, fs)) + 2.5*fs
	return ui.Rect{X: at.X + at.W/2 - w/2 - 0.2*fs, Y: at.Bottom() - 0.1*fs, W: w, H: 2.9 * fs}
}

// Draw draws it: what counts as far as is known is lit.
func (q *Promise) Draw(c *ui.Canvas, r ui.Rect) {
	fs, u := q.size(c.Env), c.Px(1)
	c.Fill(r, fs*0.5, ui.Hex(0x0a0622).Alpha(0.86))
	c.Stroke(r, fs*0.5, 1.2*u, q.Hues[0].Mix(q.Hues[1], 0.5).Alpha(0.55))
	for i, text := range [...]string{q.Night, q.Day} {
		row := r.Inset(0.16*fs).Col(i, 2, 0)
		col, now := q.Hues[i], (i == 0) == q.Now
		if now {
			c.Fill(row, fs*0.4, col.Alpha(0.24))
			c.Stroke(row, fs*0.4, 1.4*u, col)
		}
		c.Icon([...]ui.Icon{ui.IconMoon, ui.IconSun}[i], ui.Rect{X: row.X + 0.3*fs, Y: row.Y + (row.H-fs)/2, W: fs, H: fs}, col.Lighten(0.15))
		ink := ui.Hex(0xb9b4d4)
		if now {
			ink = ui.Hex(0xffffff)
		}
		c.Text(text, ui.Rect{X: row.X + 1.45*fs, Y: row.Y, W: row.W - 1.6*fs, H: row.H}, ui.TextStyle{Face: ui.Bold, Size: fs, Tabular: true, Align: ui.Middle, Colour: ink, Loose: true})
	}
}

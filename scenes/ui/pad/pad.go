// Package pad has what is written on gamepads, and shows beside what has the
// focus what their buttons do with it.
package pad

import (
	"math"

	"godeck/internal/lang"
	"godeck/scenes/ui"
)

// Family is a family of gamepads: what is written on their buttons. It is
// ui.Env.Pad while the player uses one.
type Family uint8

// The families.
const (
	Letters  Family = iota // A below, B on the right
	Shapes                 // cross, circle, square, triangle
	Mirrored               // A on the right, B below
)

var _ ui.Hints = Letters

// Of returns the family of the gamepad that the player uses; without one, that
// of most gamepads.
func Of(env *ui.Env) Family {
	f, _ := env.Pad.(Family)
	return f
}

// Button is a button of a gamepad by what it does here.
type Button uint8

// The buttons. Choose and Back are where the family expects them.
const (
	Arrows Button = iota
	Choose
	Back
	Inspect
	GoOn // answers with the lit button
	Steps
	Undo
	Log
	Help
	Menu
	Scroll
)

// Name returns what is written on a button, for texts; signs are drawn.
func (f Family) Name(b Button, l lang.Lang) string {
	switch b {
	case Arrows:
		return l.Pick("十字キー", "D-pad")
	case Steps:
		return pick(f, "LB RB", "L1 R1", "L R")
	case Undo:
		return pick(f, "LT", "L2", "ZL")
	case Log:
		return pick(f, "RT", "R2", "ZR")
	case Help:
		return pick(f, "View", "Create", "−")
	case Menu:
		return pick(f, "Menu", "Options", "+")
	case Scroll:
		return l.Pick("右スティック", "Right stick")
	case Choose:
		return pick(f, "A", "×", "A")
	case Back:
		return pick(f, "B", "○", "B")
	case Inspect:
		return pick(f, "X", "□", "Y")
	}
	return pick(f, "Y", "△", "X")
}

func pick(f Family, letters, shapes, mirrored string) string {
	switch f {
	case Shapes:
		return shapes
	case Mirrored:
		return mirrored
	}
	return letters
}

// round reports whether a button is one of the four that have a letter or a
// shape.
func (b Button) round() bool {
	return b == Choose || b == Back || b == Inspect || b == GoOn
}

// Width returns the width of a button's sign of a height.
func (f Family) Width(c *ui.Canvas, b Button, h float64) float64 {
	if b.round() {
		return h
	}
	return ui.Layout([]ui.Run{{Text: f.Name(b, c.Env.Settings.Lang), Face: ui.Bold}}, h*0.67, 1, math.Inf(1)).W + h*0.7
}

// Sign draws the sign of a button, from the left edge of a rectangle and as high
// as that.
func (f Family) Sign(c *ui.Canvas, b Button, r ui.Rect, ink, ground ui.Colour) {
	r.W = f.Width(c, b, r.H)
	c.Fill(r, r.H/2, ink)
	x, y := r.Centre()
	k, w := r.H*0.23, r.H*0.11
	if f != Shapes || !b.round() {
		c.Text(f.Name(b, c.Env.Settings.Lang), r, ui.TextStyle{Face: ui.Bold, Size: r.H * 0.67, Colour: ground, Align: ui.Middle, Loose: true, Floor: r.H * 0.67})
		return
	}
	switch b {
	case Choose:
		c.Line(x-k, y-k, x+k, y+k, w, ground)
		c.Line(x-k, y+k, x+k, y-k, w, ground)
	case Back:
		c.Ring(x, y, k*1.15, w, ground)
	case Inspect:
		c.Stroke(ui.Rect{X: x - k, Y: y - k, W: 2 * k, H: 2 * k}, 0, w, ground)
	case GoOn:
		c.Line(x, y-k*1.2, x+k*1.15, y+k*0.8, w, ground)
		c.Line(x+k*1.15, y+k*0.8, x-k*1.15, y+k*0.8, w, ground)
		c.Line(x-k*1.15, y+k*0.8, x, y-k*1.2, w, ground)
	}
}

// Text has the words of the hints.
var Text = lang.Words{
	"choose":  {JA: "決定", EN: "Choose"},
	"why":     {JA: "理由", EN: "Why not"},
	"adjust":  {JA: "変える", EN: "Change"},
	"inspect": {JA: "大きく見る", EN: "Look closer"},
	"back":    {JA: "戻る", EN: "Back"},
}

// hint is a sign with what it does.
type hint struct {
	button Button
	word   string
}

// hintsOf returns what the gamepad does with what has the focus.
func hintsOf(at *ui.Hinted) (out []hint) {
	switch {
	case at.Adjusts:
		out = append(out, hint{Arrows, "adjust"})
	case at.Taps && at.Off:
		out = append(out, hint{Choose, "why"})
	case at.Taps:
		out = append(out, hint{Choose, "choose"})
	}
	if at.Inspects {
		out = append(out, hint{Inspect, "inspect"})
	}
	if at.Closes {
		out = append(out, hint{Back, "back"})
	}
	return out
}

// Draw implements ui.Hints: a strip below the focused element, or where it
// covers nothing that can be operated.
func (f Family) Draw(c *ui.Canvas, at ui.Hinted) {
	hints := hintsOf(&at)
	if len(hints) == 0 {
		return
	}
	u := c.Px(1)
	size := c.Font(13)
	h := size * 1.5
	gap, edge := 5*u, 7*u
	w := 2*edge - 2*gap
	var words []*ui.Para
	for i, x := range hints {
		p := ui.Layout([]ui.Run{{Text: Text.T(c.Env.Settings.Lang, x.word), Face: ui.Bold}}, size, 1.3, math.Inf(1))
		more := f.Width(c, x.button, h) + gap + p.W + 2*gap
		if w+more > c.Env.Full().W-6*u { // the later ones matter less
			hints = hints[:i]
			break
		}
		words, w = append(words, p), w+more
	}
	r := place(c, &at, w, h+8*u)
	c.Note(ui.Item{Kind: ui.ItemCover, Owner: "pad", Rect: r})
	_, ground := c.Theme.Solid()
	c.Shadow(r, r.H/2, 10*u, c.Theme.Shadow)
	c.Fill(r, r.H/2, ground.Alpha(0.97))
	c.Stroke(r, r.H/2, 1.2*u, c.Theme.Focus.Alpha(0.8))
	x := r.X + edge
	for i, n := range hints {
		sign := ui.Rect{X: x, Y: r.Y + 4*u, W: f.Width(c, n.button, h), H: h}
		f.Sign(c, n.button, sign, c.Theme.Focus, ground)
		x = sign.Right() + gap
		c.Para(words[i], ui.Rect{X: x, Y: r.Y, W: words[i].W + 1, H: r.H}, ui.TextStyle{Size: size, Colour: c.Theme.Text, Loose: true})
		x += words[i].W + 2*gap
	}
}

// place returns where the hints are drawn: below what has the focus, above it,
// beside it, or at its lower edge.
func place(c *ui.Canvas, at *ui.Hinted, w, h float64) ui.Rect {
	u := c.Px(1)
	win, r := c.Env.Full().Inset(3*u), at.Rect
	x, _ := r.Centre()
	below, above := ui.Rect{X: x - w/2, Y: r.Bottom() + 7*u}, ui.Rect{X: x - w/2, Y: r.Y - h - 7*u}
	right, left := ui.Rect{X: r.Right() + 7*u, Y: r.Y}, ui.Rect{X: r.X - w - 7*u, Y: r.Y}
	places := [...]ui.Rect{below, above, right, left}
	if at.Closes { // what is above and below in a dialog is its own; beside it is room
		places = [...]ui.Rect{right, left, below, above}
	}
	for _, q := range places {
		q.W, q.H = w, h
		if q = q.Clamp(win); q.Intersect(r).Empty() && !at.Covers(q) {
			return q
		}
	}
	return ui.Rect{X: x - w/2, Y: r.Bottom() - h - 4*u, W: w, H: h}.Clamp(win)
}

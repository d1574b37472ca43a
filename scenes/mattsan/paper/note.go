package paper

import (
	"math"

	"godeck/scenes/ui"
)

// Fit lays out the first of some texts that fits a box, smaller if needed,
// else as much of the last as fits; nil if not one line fits.
func Fit(r ui.Rect, size, least float64, runs ...ui.Run) *ui.Para {
	lay := func(run ui.Run, k float64) *ui.Para {
		if p := ui.Layout([]ui.Run{run}, k, 1.15, r.W); p.Fits && p.H <= r.H {
			return p
		}
		return nil
	}
	for _, run := range runs {
		for k := size; k >= least-0.01; k *= 0.94 {
			if p := lay(run, k); p != nil {
				return p
			}
		}
	}
	run := runs[len(runs)-1]
	for rs := []rune(run.Text); len(rs) > 4; rs = rs[:len(rs)*9/10] {
		run.Text = string(rs) + "…"
		if p := lay(run, least); p != nil {
			return p
		}
	}
	return nil
}

// Note draws a slip of paper at the top of a box, on which a card's name and text
// are written in full, smaller if needed; brief is written if even that has no room.
func Note(c *ui.Canvas, r ui.Rect, col ui.Colour, name, text, brief string) {
	u, least := c.Px(1), 12*c.Env.Scale
	size := math.Max(least, c.Font(14))
	in := r.InsetXY(9*u, 7*u)
	head := Fit(in, size, least, ui.Run{Text: name, Face: ui.Bold})
	if head == nil {
		return
	}
	_, low := in.CutTop(head.H+3*u, 0)
	body := Fit(low, size, least, ui.Run{Text: text}, ui.Run{Text: brief})
	if body != nil {
		r.H = math.Min(r.H, low.Y+body.H+8*u-r.Y)
	}
	c.Shadow(r.Move(u, 3*u), 5*u, 8*u, c.Theme.Shadow)
	c.Gradient(r, 5*u, sheet, sheet.Mix(col, 0.2))
	c.BoxAt(r.X+r.W/2, r.Y-u, math.Min(46*u, r.W*0.3), 7*u, 0.05, u, col.Alpha(0.75), col.Alpha(0.6)) // tape
	c.Para(head, in, ui.TextStyle{Size: head.Size, Top: true, Colour: Ink})
	if body != nil {
		c.Para(body, low, ui.TextStyle{Size: body.Size, Top: true, Colour: Ink})
	}
}

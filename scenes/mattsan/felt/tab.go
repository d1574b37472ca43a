package felt

import (
	"math"

	"godeck/scenes/mattsan/paper"
	"godeck/scenes/ui"
)

// Tab is a tab of paper that looks out behind an edge of a unit: a card that is
// attached to it.
type Tab struct {
	R     ui.Rect
	Icon  ui.Icon
	Col   ui.Colour // the card's
	Right bool      // behind the right edge
	More  string    // how many it stands for, below its icon; empty: one
}

// Draw draws the tab; lit is what the pointer rests on.
func (t Tab) Draw(c *ui.Canvas, lit bool) {
	u := c.Px(1)
	body, seen := t.R, t.R // it goes on behind the card, whose frame stands out
	body.W, seen.W = body.W+5*u, seen.W-4*u
	if t.Right {
		body.X, seen.X = body.X-5*u, seen.X+4*u
	}
	col := t.Col.Lighten(0.45)
	if lit {
		col = t.Col.Lighten(0.7)
	}
	c.Shadow(body.Move(0, 1.5*u), 4*u, 3*u, c.Theme.Shadow)
	c.Fill(body, 4*u, ui.Hex(0xfffdf2))
	c.Fill(body.Inset(1.2*u), 3*u, col)
	if t.More != "" {
		var low ui.Rect
		low, seen = seen.CutBottom(0.5*seen.H, 0)
		c.Text(t.More, low, ui.TextStyle{Face: ui.Bold, Size: 12 * c.Env.Scale, Align: ui.Middle, Colour: paper.Ink, Loose: true})
	}
	k := math.Min(seen.W, seen.H)
	c.Icon(t.Icon, ui.Rect{X: seen.X + (seen.W-k)/2, Y: seen.Y + (seen.H-k)/2, W: k, H: k}, paper.Ink)
}

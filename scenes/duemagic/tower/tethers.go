package tower

import (
	"math"
	"strconv"
	"strings"

	"godeck/scenes/duemagic/entries"
	"godeck/scenes/duemagic/faces"
	"godeck/scenes/table/board"
	"godeck/scenes/ui"
)

// at returns where a target is on the screen.
func (t *Tower) at(a *entries.Aim) (x, y float64, ok bool) {
	for i := range t.Look.Entries {
		if k := t.Look.Entries[i].Key; k != 0 && k == a.Key && i < len(t.rects) {
			r := t.rects[i]
			return r.X + r.W/2, r.Y + r.H*0.4, !r.Empty()
		}
	}
	return t.Look.At(a)
}

// Tethers draws lines from the cards of the stack to what they are aimed at:
// those of the top and of the entry under the pointer are strong, and all to the
// creature whose key is over.
func (t *Tower) Tethers(c *ui.Canvas, over int) {
	for i := range t.Look.Entries {
		if i >= len(t.rects) || t.rects[i].Empty() {
			continue
		}
		e, r := &t.Look.Entries[i], t.rects[i]
		top := i == t.hover-1 || t.hover == 0 && i == t.Look.top()
		for j := range e.Targets {
			a := &e.Targets[j]
			x, y, ok := t.at(&a.Aim)
			if !ok {
				continue
			}
			col, alpha := e.Colour, 0.28
			if a.Base {
				col = faces.Light
			}
			strong := top || over != 0 && a.Key == over
			if strong {
				alpha = 0.92
			}
			from := r.X + r.W/2
			if t.Look.Lay.Tall { // from the card on the bar
				from = r.X + r.H*0.45
			}
			if strong && t.Look.Lay.Tower() {
				board.Tether(c, "aim", from, r.Y+r.H/2, x, y, col)
				continue
			}
			board.Bow(c, "aim", from, r.Y+r.H/2, x, y, col.Alpha(alpha), strong)
		}
	}
}

// Note draws, beside the tower, what the entry under the pointer or the focus
// will do and what it can no longer do. The next entry shows this itself.
func (t *Tower) Note(c *ui.Canvas, focused string) {
	i := t.hover - 1
	if s, ok := strings.CutPrefix(focused, "stack-"); ok && i < 0 {
		if k, err := strconv.Atoi(s); err == nil {
			i = k
		}
	}
	if i < 0 || i >= t.Look.top() || i >= len(t.rects) || t.rects[i].Empty() || !t.Look.Lay.Tower() {
		return
	}
	u, e, pile := c.Px(1), &t.Look.Entries[i], t.Look.Lay.Pile
	runs := append([]ui.Run{{Text: e.Title, Face: ui.Bold, Colour: ui.Hex(0xffffff)}, {Text: "\n"}, {Text: e.When, Colour: faces.Light}, {Text: "\n"}},
		entries.Runs(e.Blocks, c.Theme)...)
	w := math.Min(330*u, pile.X-30*u)
	p := ui.Layout(runs, c.Font(14), 1.35, w-28*u)
	r := ui.Rect{X: pile.X - w - 8*u, Y: t.rects[i].Y, W: w, H: p.H + 24*u}
	r.Y = math.Max(10*u, math.Min(r.Y, c.Env.H-r.H-10*u))
	c.Shadow(r, 12*u, 22*u, c.Theme.Shadow)
	c.Gradient(r, 12*u, ui.Hex(0x2a1f66), ui.Hex(0x150f3c))
	c.StrokeGradient(r, 12*u, 1.4*u, e.Colour, e.Colour.Alpha(0.5))
	c.Para(p, r.InsetXY(14*u, 12*u), ui.TextStyle{Size: p.Size, Top: true})
}

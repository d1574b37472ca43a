package plate

import (
	"math"

	"godeck/scenes/ui"
)

// Sign is an icon with its name.
type Sign struct {
	Icon   ui.Icon
	Name   string
	Colour ui.Colour
}

// Tag names a unit on the map and the signs on its card.
type Tag struct {
	Name  string
	Signs []Sign
	Line  string // what the signs are for
}

// size is the height of a tag's letters, in pixels.
func (t *Tag) size(env *ui.Env) float64 { return math.Max(12*env.Scale, 13*env.TextUnit()) }

// signs returns how wide the signs are, with their names.
func (t *Tag) signs(size float64) (w float64) {
	for _, s := range t.Signs {
		w += ui.Measure(s.Name, ui.Bold, size) + 2.1*size
	}
	return w
}

// Size returns how large a tag is, in pixels.
func (t *Tag) Size(env *ui.Env) (w, h float64) {
	size := t.size(env)
	w, h = ui.Measure(t.Name, ui.Bold, size), size*1.5
	if len(t.Signs) > 0 {
		w, h = math.Max(w, t.signs(size)), h+size*1.5
	}
	if t.Line != "" {
		w, h = math.Max(w, ui.Measure(t.Line, ui.Regular, size)), h+size*1.4
	}
	return w + size*1.6, h + size*0.6
}

// Draw draws a tag in r.
func (t *Tag) Draw(c *ui.Canvas, r ui.Rect) {
	size := t.size(c.Env)
	Plate(c, r)
	c.Fill(r, 8*c.Px(1), ui.Hex(0x1c100c).Alpha(0.8)) // nothing shines through its words
	in := r.InsetXY(size*0.8, size*0.3)
	row, in := in.CutTop(size*1.5, 0)
	c.Text(t.Name, row, ui.TextStyle{Face: ui.Bold, Size: size, Align: ui.Middle, Colour: ui.Hex(0xfff4e2), Loose: true})
	if len(t.Signs) > 0 {
		row, in = in.CutTop(size*1.5, 0)
		x := row.X + (row.W-t.signs(size))/2
		for _, s := range t.Signs {
			k, w := size*1.25, ui.Measure(s.Name, ui.Bold, size)
			c.Icon(s.Icon, ui.Rect{X: x + size*0.2, Y: row.Y + (row.H-k)/2, W: k, H: k}, s.Colour)
			c.Text(s.Name, ui.Rect{X: x + size*1.6, Y: row.Y, W: w + size*0.4, H: row.H}, ui.TextStyle{Face: ui.Bold, Size: size, Colour: s.Colour, Loose: true})
			x += w + 2.1*size
		}
	}
	if t.Line != "" {
		c.Text(t.Line, in, ui.TextStyle{Size: size, Align: ui.Middle, Colour: ui.Hex(0xe8cfa0), Loose: true})
	}
}

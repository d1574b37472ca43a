package ui

// InkLine is a piece of a line of text as it is drawn.
type InkLine struct {
	Owner  string // id of the element that draws it
	Text   string
	Rect   Rect // of its line box
	Clip   Rect
	Size   float64
	Bold   bool // in the bold or the display face
	Colour Colour
	Kept   bool // on a picture of its own, such as a card's face, not on the window
}

// Ink, if set, is told of every piece of text before it is drawn, its shadow
// and halo apart, and says whether to draw it. Tests of contrast set it to
// compare words with the ground that is behind them.
var Ink func(InkLine) bool

// inked reports whether a piece of text is to be drawn.
func (c *Canvas) inked(s string, st *TextStyle, size, x, cy float64, col Colour) bool {
	if Ink == nil || s == "" {
		return true
	}
	f := &faces[faceFor(st.Face, s)]
	h := (f.ascent + f.descent) * size
	return Ink(InkLine{c.id, s, Rect{x, cy - h/2, measure(s, st.Face, size, st.Tabular), h}, c.clip, size, st.Face != Regular, col, c.ops == nil})
}

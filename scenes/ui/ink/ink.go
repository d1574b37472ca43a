// Package ink tells tests of the words that are drawn, so that they can compare
// them with the ground behind them.
package ink

// Line is a piece of a line of text. Boxes are X, Y, W and H in device pixels.
type Line struct {
	Owner  string // id of the element that draws it
	Text   string
	Box    [4]float64 // of its line
	Clip   [4]float64
	Size   float64
	Bold   bool       // in the bold or the display face
	Colour [4]float32 // red, green, blue and opacity, 0..1
	Kept   bool       // on a picture of its own, such as a card's face, not on the window
}

// Draws, if set, is told of every piece of text before it is drawn, its shadow
// and halo apart, and says whether to draw it.
var Draws func(Line) bool

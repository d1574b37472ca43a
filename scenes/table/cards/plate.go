package cards

import (
	"math"

	"godeck/scenes/ui"
)

// Plate is a card in one line and its number, upright at its foot however the
// card lies. It is no wider than the card and covers at most its lowest third:
// the picture is what a player knows the card by.
type Plate struct {
	Title  string
	Number string // e.g. its power, "" for none
	Colour ui.Colour
	Signs  []PlateSign // beside the number, the most important first
}

// PlateSign says what a card can do.
type PlateSign struct {
	Icon   ui.Icon
	Times  int // how often it stands there, one over the other: 1 to 3
	Colour ui.Colour
}

// DrawSigns draws what fits of the signs, from the right; room is their length.
func (q *Plate) DrawSigns(c *ui.Canvas, r ui.Rect, room, alpha float64) {
	all, x := 0.0, r.Right()
	for _, s := range q.Signs {
		all += 0.58 + 0.5*float64(max(1, s.Times))
	}
	k := math.Min(r.H*0.98, math.Max(math.Min(room, r.H*0.62), room/math.Max(1, all)))
	for _, s := range q.Signs {
		w := k * (0.5 + 0.5*float64(max(1, s.Times)))
		if room -= w; room < 0 {
			return
		}
		for i := range max(1, s.Times) {
			c.Icon(s.Icon, ui.Rect{X: x - w + 0.5*k*float64(i), Y: r.Y + (r.H-k)/2, W: k, H: k}, s.Colour.Lighten(0.3).Alpha(alpha))
		}
		x -= w + k*0.08
	}
}

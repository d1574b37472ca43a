package plate

import (
	"math"
	"strconv"

	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// Roll is how the dice are drawn: the totals beside them, by side of the screen.
type Roll struct {
	On, Done     bool
	More         bool   // the dice fell alike and are thrown once more
	Hits         int    // how often the dice have hit the table
	Last         bool   // the last one is under way
	Total, Count [2]int // of the dice
	Winner       int
}

// LastDie is how long the last die of a throw keeps one waiting, in ticks.
const LastDie = 11

// landings are the moments of a throw when dice hit the table, in ticks, the last
// one's among them, and how loud.
var landings = [...]struct{ at, gain float64 }{{18, 0.7}, {18 + LastDie, 0.9}, {34, 0.3}, {34 + LastDie, 0.45}, {44 + LastDie, 0.2}}

// Land lets the hits be heard that a throw has come to after t ticks.
func (o *Roll) Land(t float64, sound func(gain float64)) {
	for ; o.Hits < len(landings) && t > landings[o.Hits].at; o.Hits++ {
		sound(landings[o.Hits].gain)
	}
}

// Draw draws whose dice lie where at says, and their totals. On a folded map they
// are on the left of its stage.
func (o *Roll) Draw(c *ui.Canvas, at func(sd int) (x, y, size float64), stage ui.Rect, fold bool, names [2]string, cols [2]ui.Colour) {
	u := c.Px(1)
	for sd := range 2 {
		x, y, size := at(sd)
		n := math.Max(2, float64(o.Count[sd]))
		all := ui.Rect{X: x - size*(0.9+1.5*n), Y: y - size, W: size * (4 + 1.5*n), H: size * 2}
		if fold {
			all = ui.Rect{X: stage.X, Y: y - size*0.9, W: stage.W, H: size * 1.8}
		}
		c.Shadow(all.InsetXY(all.W*0.08, all.H*0.1), all.H*0.4, all.H*0.4, ui.Hex(0x0a0402).Alpha(0.66))
		fs := math.Max(12*c.Env.Scale, c.Font(15))
		r := ui.Rect{X: x + size*0.5, Y: y - size*0.72, W: size * 3.4, H: fs * 1.4}
		if fold {
			r.X, r.W = x+size*1.1, math.Max(size, stage.Right()-x-size*1.2)
		}
		c.Text(cards.Clip(names[sd], r.W, fs), r, ui.TextStyle{Face: ui.Bold, Size: fs, Colour: cols[sd].Lighten(0.35), Shadow: true, Loose: true})
		if o.Total[sd] == 0 {
			continue
		}
		col, glow := ui.Hex(0xffffff), cols[sd].Alpha(0.7)
		if o.Done && o.Winner != sd {
			col, glow = ui.Hex(0xa89888), glow.Alpha(0.2)
		}
		big := math.Min(size, 56*u)
		c.Text(strconv.Itoa(o.Total[sd]), ui.Rect{X: r.X, Y: r.Bottom(), W: r.W, H: big * 1.1}, ui.TextStyle{Face: ui.Display, Size: math.Round(big), Tabular: true, Colour: col, Glow: glow, Shadow: true, Loose: true})
	}
}

package wall

import (
	"math"
	"strconv"

	"godeck/scenes/ui"
)

// Surplus is the colour of what stands above a guardian's own life.
var Surplus = ui.Hex(0xe2b45c)

// Life writes LP large, from the outer end of a side, in the side's light, and
// where room is DG small beside it; low: little is left.
func Life(c *ui.Canvas, r ui.Rect, sd int, lp string, dg int, glow ui.Colour, low bool) {
	u := c.Px(1)
	ink := glow.Lighten(0.78)
	if low {
		ink, glow = ui.Hex(0xffd8cc), ui.Hex(0xff4b3b)
	}
	word := strconv.Itoa(dg)
	if dg < 0 {
		word = "−" + strconv.Itoa(-dg)
	}
	col := ui.Hex(0xc9beb6)
	if dg < 0 {
		col = Surplus.Lighten(0.2)
	}
	big := math.Min(math.Min(r.H*0.92, c.Font(40)), r.W*0.30)
	small := math.Max(12*c.Env.Scale, math.Min(c.Font(16), big*0.5))
	wide := ui.Measure(lp, ui.Display, big) + 8*u
	name := ui.Measure("LP", ui.Bold, small) + 4*u
	num, rest := r.CutLeft(wide+name, 8*u)
	al := ui.Start
	if sd == 1 {
		num, rest = r.CutRight(wide+name, 8*u)
		al = ui.End
	}
	labAt, num := num.CutLeft(name, 0)
	labAt.Y, labAt.H = r.Y+r.H-small*1.9, small*1.4
	c.Text(lp, num, ui.TextStyle{Face: ui.Display, Size: big, Align: al, Tabular: true, Colour: ink, Shadow: true, Glow: glow.Alpha(0.6), Loose: true})
	c.Text("LP", labAt, ui.TextStyle{Face: ui.Bold, Size: small, Colour: glow.Lighten(0.5), Shadow: true, Loose: true}) // over the halo
	rest.Y, rest.H = labAt.Y, labAt.H
	n := word
	if word = beside(dg, n, small, rest.W); word == "" { // smaller, if that helps
		small = math.Min(small, 12*c.Env.Scale)
		word = beside(dg, n, small, rest.W)
	}
	if word == "" {
		return
	}
	c.Text(word, rest, ui.TextStyle{Face: ui.Bold, Size: small, Align: al, Tabular: true, Colour: col, Shadow: true, Loose: true})
}

// beside returns what stands beside the LP: DG, if there is any and room for it,
// so that it never runs into that of the other side.
func beside(dg int, word string, size, room float64) string {
	if word = "DG " + word; dg == 0 || ui.Measure(word, ui.Bold, size) > room {
		return ""
	}
	return word
}

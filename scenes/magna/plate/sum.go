package plate

import (
	"math"
	"strconv"

	"godeck/scenes/ui"
)

// Sum draws at the arrow's tip, in r, what comes, and in words what stands
// against it (empty: nobody): beside it, or below where no room is. beat is how
// strongly it strikes, as it has grown, 0 to 1.
func Sum(c *ui.Canvas, r ui.Rect, comes int, against string, beat float64) {
	if beat > 0 {
		x, y := r.Centre()
		c.Light(x, y, r.H*1.5, ui.Hex(0xff8a3a).Alpha(0.8*beat))
		r = r.Middle(r.W*(1+0.4*beat), r.H*(1+0.5*beat))
	}
	size, small := math.Min(c.Font(38)*(1+0.5*beat), r.H), math.Max(12*c.Env.Scale, c.Font(14))
	text, low, at := strconv.Itoa(comes), ui.Rect{}, ui.Middle
	w, w2 := ui.Measure(text, ui.Display, size), ui.Measure(against, ui.Bold, small)
	k := size * 0.6
	if w+w2+k+16*c.Px(1) > r.W {
		low, r = r.CutBottom(small*1.3, 0)
		r = r.Middle(w+k, r.H).Move(k/2, 0)
	} else {
		r = r.Middle(w+w2+16*c.Px(1), r.H)
		low, at = r, ui.End
	}
	c.Icon(ui.IconSword, ui.Rect{X: r.X - k - 2*c.Px(1), Y: r.Y + (r.H-k)/2, W: k, H: k}, ui.Hex(0xffe0b8))
	c.Text(text, r, ui.TextStyle{Face: ui.Display, Size: size, Colour: ui.Hex(0xffffff), Glow: ui.Hex(0xff4a1a).Alpha(0.75), Shadow: true, Loose: true})
	if against != "" {
		c.Text(against, low, ui.TextStyle{Face: ui.Bold, Size: small, Align: at, Colour: ui.Hex(0xffe6cc), Shadow: true, Loose: true})
	}
}

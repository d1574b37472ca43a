// Package herald tells who is invaded in Magna Spectra what comes, before it does:
// at which base and with what, and before a blow what strikes against what stands and
// whether it can be blocked.
package herald

import (
	"math"
	"strconv"

	"godeck/scenes/magna/places"
	"godeck/scenes/ui"
)

// Lasts is how many ticks it can be read, at the usual speed.
const Lasts = 58

// Seen is how many ticks that is of what is known, or seen in the same moment.
const Seen = 32

// Word is what is told. The zero value is that of none.
type Word struct {
	On              bool
	T               float64 // how much of its time has passed, 0 to 1
	Attack, Defense int     // what comes and what stands; Attack 0: neither
	Title, Text     string
	Side            ui.Colour // of who comes
	Beside          bool      // something is seen meanwhile: it is darkened less
}

// Tween returns the tween in which w is told in the place of now; whoever has chosen
// a fast speed knows it, and reads a word.
func Tween(now *Word, w Word, ticks int, env *ui.Env) ui.Tween {
	if env.Settings.Speed.Quick() {
		ticks = ticks * 2 / 5
	}
	return ui.Tween{Ticks: ticks, Ease: ui.Linear, Start: func() { w.On = true; *now = w }, Do: func(q float64) { now.T = q }, End: func() { *now = Word{} }}
}

// At returns where it is told in a window.
func At(l *places.Layout) ui.Rect {
	st, u := l.Stage, l.U
	switch {
	case l.Small: // below the map
		return l.Prompt.Union(l.Hand[0])
	case l.Fold:
		return ui.Rect{X: st.X, Y: st.Y + st.H*0.36, W: st.W, H: math.Min(176*u*l.K, st.H*0.3)}
	}
	w, h := math.Min(600*u*l.K, 0.56*st.W), 148*u*l.K
	return ui.Rect{X: st.X + (st.W-w)/2, Y: st.Y + 6*u, W: w, H: h}
}

// Draw draws it in r, over a table that grows dark.
func (w *Word) Draw(c *ui.Canvas, r ui.Rect) {
	if !w.On {
		return
	}
	in, out := ui.Clamp01(w.T*9), ui.Clamp01((1-w.T)*9)
	if c.Env.Settings.ReducedMotion {
		in, out = 1, 1
	}
	a, u := ui.EaseOut(in)*out, c.Px(1)
	if w.Attack == 0 { // no sums
		r.H = math.Max(0.66*r.H, math.Min(r.H, 84*c.Env.TextUnit()))
	}
	c.Note(ui.Item{Kind: ui.ItemCover, Owner: "herald", Rect: r, Text: w.Title})
	dark := 0.42
	if w.Beside {
		dark = 0.12
	}
	c.Fill(c.Env.Full(), 0, ui.Hex(0x0a0304).Alpha(dark*a))
	c.Shadow(r, r.H*0.2, r.H*0.24, ui.Hex(0x060203).Alpha(0.9*a))
	c.Gradient(r, 7*u, ui.Hex(0x3a120c).Alpha(0.95*a), ui.Hex(0x160807).Alpha(0.95*a))
	for _, y := range [...]float64{r.Y, r.Bottom() - 3*u} {
		wide := r.W * ui.EaseOut(in)
		c.Fill(ui.Rect{X: r.X + (r.W-wide)/2, Y: y, W: wide, H: 3 * u}, u, w.Side.Lighten(0.15).Alpha(a))
	}
	least := 12 * c.Env.Scale
	body := r.InsetXY(14*u, math.Min(12*u, 0.09*r.H))
	size := math.Max(least, math.Min(c.Font(18), body.H*0.2))
	p := ui.LayoutFit([]ui.Run{{Text: w.Text}}, size, least, 1.2, body.W, body.H*0.46).Even(body.W)
	foot, head := body.CutBottom(math.Max(p.H, size*1.2), 3*u)
	c.Para(p, foot, ui.TextStyle{Size: p.Size, Align: ui.Middle, Colour: ui.Hex(0xffe9c8).Alpha(a), Loose: true})
	if w.Attack > 0 {
		var sums ui.Rect
		if head.H > 58*u && head.H > head.W*0.13 { // above the title
			sums, head = head.CutTop(head.H*0.58, 0)
		} else {
			sums, head = head.CutLeft(head.W*0.42, 6*u)
		}
		w.sums(c, sums, a)
	}
	size = math.Max(least, math.Min(c.Font(30), head.H*0.9))
	if wide := ui.Measure(w.Title, ui.Display, size); wide > head.W {
		size *= head.W / wide
	}
	c.Text(w.Title, head, ui.TextStyle{Face: ui.Display, Size: math.Max(least, size), Align: ui.Middle, Colour: ui.Hex(0xffffff).Alpha(a), Glow: w.Side.Alpha(0.7 * a), Shadow: true, Loose: true})
}

// sums draws what comes against what stands: the larger number is the larger.
func (w *Word) sums(c *ui.Canvas, r ui.Rect, a float64) {
	u, high := c.Px(1), math.Min(r.H, c.Font(54))
	part := func(n int, icon ui.Icon, col, glow ui.Colour, mid, grow float64) {
		text, size := strconv.Itoa(n), math.Max(12*c.Env.Scale, high*0.86*grow)
		wide, k := ui.Measure(text, ui.Display, size), size*0.62
		at := ui.Rect{X: mid - (wide+k+4*u)/2, Y: r.Y, W: wide + k + 4*u, H: r.H}
		c.Icon(icon, ui.Rect{X: at.X, Y: at.Y + (at.H-k)/2, W: k, H: k}, col.Alpha(a))
		c.Text(text, ui.Rect{X: at.X + k + 4*u, Y: at.Y, W: wide + 3*u, H: at.H}, ui.TextStyle{Face: ui.Display, Size: size, Colour: ui.Hex(0xffffff).Alpha(a), Glow: glow.Alpha(0.8 * a), Shadow: true, Loose: true})
	}
	x, off := r.X+r.W/2, math.Min(r.W*0.3, high*2.1)
	grow := [2]float64{1, 0.8}
	if w.Defense > w.Attack {
		grow = [2]float64{0.8, 1}
	}
	part(w.Attack, ui.IconSword, ui.Hex(0xffd0a8), ui.Hex(0xff4a1a), x-off, grow[0])
	part(w.Defense, ui.IconShield, ui.Hex(0xb8d8ff), ui.Hex(0x3a7aff), x+off, grow[1])
	k := high * 0.3
	c.Fill(ui.Rect{X: x - k/2, Y: r.Y + r.H/2 - u, W: k, H: 2 * u}, u, ui.Hex(0xe8cfa0).Alpha(0.7*a))
}

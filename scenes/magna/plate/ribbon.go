package plate

import (
	"math"

	"godeck/scenes/magna/faces"
	"godeck/scenes/ui"
)

// Ribbon is the ribbon of a base.
type Ribbon struct {
	Name       []ui.Run
	Brief      []string // what stands there where the name is too long, the best first
	Side       int      // of the screen
	All, Taken int      // how many units the base may hold, and holds; All 0: no pegs
	Has, Now   bool     // an effect, and it is in force
	Lit, Hover bool
	Up         bool // it has not fallen
}

// pegged is how far the pegs are apart, by the ribbon's height.
const pegged = 0.42

// parts returns the widths of the pegs and of the sign of an effect on a ribbon
// of height h.
func (b *Ribbon) parts(u, h float64) (pegs, sign float64) {
	if b.All > 0 {
		pegs = float64(b.All)*math.Min(h, 26*u)*pegged + 4*u
	}
	if b.Has {
		sign = 16 * u
	}
	return pegs, sign
}

func ribbonSize(env *ui.Env, h float64) float64 {
	return math.Max(12*env.Scale, math.Min(13*env.TextUnit(), h*0.66))
}

// Rect returns where a ribbon is: as wide as its words, around the middle of its
// row, which is most.
func (b *Ribbon) Rect(env *ui.Env, most ui.Rect) ui.Rect {
	u := env.Unit()
	pegs, sign := b.parts(u, most.H)
	size := ribbonSize(env, most.H)
	w := 0.0
	for _, r := range b.Name {
		w += ui.Measure(r.Text, ui.Bold, size)
	}
	w = math.Min(w+pegs+sign+18*u, most.W)
	return most.Middle(math.Max(w, math.Min(most.W, env.MinTarget())), most.H)
}

// Draw draws the ribbon in r: rank and name, its effect's sign, a peg for each place.
func (b *Ribbon) Draw(c *ui.Canvas, r ui.Rect) {
	u := c.Px(1)
	col := faces.Ribbons[b.Side]
	if !b.Up {
		col = ui.Hex(0x4a3f3a)
	}
	dark := col.Mix(ui.Hex(0x0a0404), 0.5)
	if b.Lit {
		c.Glow(r, 3*u, 14*u, c.Theme.Legal.Alpha(0.55))
	}
	c.Shadow(r.Move(0, 3*u), 3*u, 8*u, ui.Hex(0).Alpha(0.6))
	for _, e := range [...]float64{r.X - 6*u, r.Right() - 4*u} { // its ends, folded behind
		c.Gradient(ui.Rect{X: e, Y: r.Y + 4*u, W: 10 * u, H: r.H - 1*u}, 1*u, dark, dark.Mix(ui.Hex(0), 0.4))
	}
	c.Gradient(r, 2*u, col.Mix(ui.Hex(0x200c08), 0.12), dark.Mix(col, 0.35))
	c.Fill(ui.Rect{X: r.X + u, Y: r.Y + u, W: r.W - 2*u, H: math.Max(1, u)}, 0, ui.Hex(0xffffff).Alpha(0.28))
	if b.Lit {
		c.Stroke(r, 2*u, 2*u, c.Theme.Legal)
	} else if b.Hover {
		c.Stroke(r, 2*u, 1.5*u, faces.Parchment)
	}
	pegs, sign := b.parts(u, r.H)
	in := r.InsetXY(7*u, 0)
	box := r.H > 0.4*r.W // its words above the pegs
	if pegs > 0 {
		var at ui.Rect
		h := math.Min(r.H, 26*u)
		if box {
			at, in = in.CutBottom(h, 0)
			at = at.Middle(pegs, h)
		} else {
			at, in = in.CutRight(pegs, 2*u)
		}
		w := h * 0.3
		for i := range b.All {
			q := ui.Rect{X: at.X + 4*u + float64(i)*h*pegged, Y: at.Y + (at.H-h*0.62)/2, W: w, H: h * 0.62}
			tone := ui.Hex(0x0a0404).Alpha(0.6)
			if i < b.Taken {
				tone = [2]ui.Colour{ui.Hex(0xffd9a8), ui.Hex(0xcfe2ff)}[b.Side]
			}
			c.Fill(q, u, tone)
			c.Stroke(q, u, math.Max(1, u), ui.Hex(0xffffff).Alpha(0.6))
		}
	}
	if sign > 0 && !box {
		var at ui.Rect
		at, in = in.CutRight(sign-2*u, 2*u)
		tone := ui.Hex(0xffffff).Alpha(0.35)
		if b.Now { // its effect is in force, standing or fallen
			tone = c.Theme.Warm
		}
		c.Icon(ui.IconAbility, at.Middle(14*u, 14*u), tone)
	}
	size := ribbonSize(c.Env, r.H)
	p := ui.LayoutFit(b.Name, size, 12*c.Env.Scale, 1.1, in.W, in.H)
	for i := 0; (!p.Fits || p.Lines > 1 && (!box || i > 0)) && i < len(b.Brief); i++ { // part of its name would say less
		p = ui.LayoutFit([]ui.Run{{Text: b.Brief[i], Face: ui.Bold}}, size, 12*c.Env.Scale, 1.1, in.W, in.H)
	}
	if p.Fits && in.W > 0 {
		c.Para(p, in, ui.TextStyle{Size: p.Size, Align: ui.Middle, Colour: ui.Hex(0xffffff), Shadow: true})
	}
}

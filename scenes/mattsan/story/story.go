// Package story holds up what the opponent of Mattsan Card Game uses: the card comes to
// the middle of the mat, beside the fighters, with a slip of paper that says in a line what
// it does.
package story

import (
	"math"
	"strings"

	"godeck/scenes/mattsan/desk"
	"godeck/scenes/mattsan/faces"
	"godeck/scenes/mattsan/paper"
	"godeck/scenes/mattsan/places"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
	"godeck/scenes/ui/tween"
)

// Place returns where the card is held up with its slip; it is empty where there is no
// room for it on the mat.
func Place(l *places.Layout) (card, slip ui.Rect) {
	if !l.Apart || l.Small {
		return card, slip
	}
	d := l.Unit
	x := math.Max(l.Battle[0].Right(), l.Battle[1].Right()) + 20*d
	w, high := 158*d, 92*d
	h := w * cards.Aspect
	y := (l.Battle[1].Y+l.Battle[0].Bottom()-h-high)/2 + 4*d
	card = ui.Rect{X: x + 42*d, Y: y, W: w, H: h}
	return card, ui.Rect{X: x, Y: card.Bottom() - 10*d, W: w + 84*d, H: high}
}

// Draw draws what is held up, and reports whether it did: the table's own way is for the rest.
func Draw(c *ui.Canvas, d *desk.Desk) bool {
	on := d.Show
	sp, in := present.Held(on)
	card, slip := Place(d.Lay)
	if len(sp.Defs) != 1 || sp.Warn != "" || card.Empty() || on.Banner() != "" {
		return false
	}
	f := on.Cards.Of(sp.Defs[0], on.Lang)
	if f == nil || in <= 0.01 {
		return false
	}
	u, a := c.Px(1), ui.Clamp01(in)
	k := 1.0
	if !c.Blank() && !c.Env.Settings.ReducedMotion {
		k = 0.6 + 0.4*tween.EaseBack(a)
	}
	x, y := card.Centre()
	if sp.Seat == on.Seat(1) {
		y -= (1 - a) * 60 * u
	} else {
		y += (1 - a) * 60 * u
	}
	r := ui.Rect{X: x - k*card.W/2, Y: y - k*card.H/2, W: k * card.W, H: k * card.H}
	if !c.Blank() {
		c.Light(x, y, 1.1*card.H, ui.Hex(0xfff0c0).Alpha(0.35*a))
		c.Shadow(r.Move(6*u, 12*u), 8*u, 24*u, ui.Hex(0x0a0503).Alpha(0.7*a))
	}
	on.DrawCard(c, f.Picture(), r, a)
	note(c, d, &sp, f, slip.Move(0, (1-a)*10*u), a)
	return true
}

// note draws the slip: whose it is, and what it does.
func note(c *ui.Canvas, d *desk.Desk, sp *present.Spot, f *cards.CardFace, r ui.Rect, a float64) {
	on, u := d.Show, c.Px(1)
	least := 12 * c.Env.Scale
	size := math.Max(least, c.Font(14))
	in := r.InsetXY(11*u, 7*u)
	head, body := in.CutTop(least*1.4, 0)
	text := sp.Text
	p := ui.FitText(text, ui.TextStyle{Size: size, Floor: least, LineHeight: 1.2}, body.W, body.H)
	if !p.Fits && len(f.Digest) > 0 {
		p = ui.FitText(on.Tells(sp.Seat, strings.Join(f.Digest, "\n"), on.Lang), ui.TextStyle{Size: size, Floor: least, LineHeight: 1.2}, body.W, body.H)
	}
	r.H = math.Min(r.H, head.H+p.H+16*u)
	if text == "" {
		r.H = head.H + 12*u
	}
	if !c.Blank() {
		c.Shadow(r.Move(2*u, 5*u), 3*u, 12*u, ui.Hex(0x0a0503).Alpha(0.6*a))
		c.Gradient(r, 3*u, faces.Sheet.Alpha(a), faces.Sheet.Darken(0.05).Alpha(a))
		c.Fill(ui.Rect{X: r.X, Y: r.Y, W: r.W, H: 3 * u}, 0, faces.Tags[on.SideOf(max(0, sp.Seat))].Alpha(a))
	}
	c.Text(cards.Clip(sp.Head, head.W, least), head, ui.TextStyle{Face: ui.Bold, Size: least, Colour: faces.Tags[on.SideOf(max(0, sp.Seat))].Darken(0.2).Alpha(a), Loose: true})
	if text != "" {
		c.Para(p, body, ui.TextStyle{Size: p.Size, Top: true, Colour: paper.Ink.Alpha(a), Loose: true})
	}
}

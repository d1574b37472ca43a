package doors

import (
	"math"

	"godeck/scenes/title/catalog"
	"godeck/scenes/title/phrases"
	"godeck/scenes/ui"
)

// drawWords draws the words of a door in its place at rest, and the sign that says
// whether it opens.
func drawWords(c *ui.Canvas, g *catalog.GameInfo, in ui.Rect, neon ui.Colour, wide bool, glow float64) {
	body := wordsIn(c, in, artIn(in, wide), wide)
	switch {
	case !g.Ready:
		body = drawSoon(c, body, neon, wide)
	case wide && !c.Env.Compact(): // elsewhere, what is seen through the door says so
		body = drawPlay(c, body, neon, glow)
	}
	drawNames(c, g, in, body, wide)
}

// darken darkens a picture where a door's words are.
func darken(c *ui.Canvas, in ui.Rect) {
	u, dark := c.Px(1), ui.Hex(0x06041a)
	fade := ui.Rect{X: in.X, Y: in.Y + in.H*0.52, W: in.W, H: in.H * 0.24}
	c.Gradient(fade, 0, dark.Alpha(0), dark.Alpha(0.72))
	low := ui.Rect{X: in.X, Y: fade.Bottom(), W: in.W, H: in.Bottom() - fade.Bottom()}
	rad := math.Min(18*u, low.H/2)
	c.Gradient(ui.Rect{X: low.X, Y: low.Y, W: low.W, H: low.H - rad}, 0, dark.Alpha(0.72), dark.Alpha(0.72))
	c.Clip(ui.Rect{X: low.X, Y: low.Bottom() - rad, W: low.W, H: rad})
	c.Gradient(ui.Rect{X: low.X, Y: low.Bottom() - 3*rad, W: low.W, H: 3 * rad}, rad, dark.Alpha(0.72), dark.Alpha(0.72))
	c.Unclip()
}

// wordsIn returns the place of a door's words.
func wordsIn(c *ui.Canvas, in, art ui.Rect, wide bool) ui.Rect {
	u := c.Px(1)
	switch {
	case wide:
		return ui.Rect{X: art.Right() + 6*u, Y: in.Y + 6*u, W: in.Right() - art.Right() - 18*u, H: in.H - 12*u}
	case c.Env.Compact():
		return ui.Rect{X: in.X + 2*u, Y: in.Y + in.H*0.42, W: in.W - 4*u, H: in.H*0.58 - 3*u}
	}
	pad := math.Min(14*u, in.W*0.05)
	return ui.Rect{X: in.X + pad, Y: in.Y + in.H*0.70, W: in.W - 2*pad, H: in.H*0.30 - 10*u}
}

// drawPlay draws the round sign of a door that opens, and returns what is left
// for the words: there is room for the tagline.
func drawPlay(c *ui.Canvas, body ui.Rect, neon ui.Colour, glow float64) ui.Rect {
	u, size := c.Px(1), math.Max(c.Font(13), 12*c.Env.Scale)
	h := size * 1.75 * 1.25
	r := ui.Rect{X: body.Right() - h, Y: body.Y + (body.H-h)/2, W: h, H: h}
	c.Glow(r, h/2, 10*u, neon.Alpha(0.3+0.3*glow))
	c.Gradient(r, h/2, neon.Lighten(0.2), neon)
	c.Icon(ui.IconPlay, r.Middle(size*1.1, size*1.1), ui.Hex(0x14081f))
	body.W -= r.W + 8*u
	return body
}

// drawSoon says that a door does not open yet, and returns what is left for its
// words: in a low banner the sign is beside the name.
func drawSoon(c *ui.Canvas, body ui.Rect, neon ui.Colour, wide bool) ui.Rect {
	u, compact, l := c.Px(1), c.Env.Compact(), c.Env.Settings.Lang
	text, size := phrases.Text.T(l, "soon"), math.Max(c.Font(13), 12*c.Env.Scale)
	if compact {
		text, size = phrases.Text.T(l, "soon.s"), 12*c.Env.Scale
	}
	h, w := size*1.75, ui.Measure(text, ui.Bold, size)+size*2.5
	if wide && w > body.W*0.42 {
		text = phrases.Text.T(l, "soon.s")
		w = ui.Measure(text, ui.Bold, size) + size*2.5
	}
	if compact {
		h, w = size*1.35, ui.Measure(text, ui.Bold, size)+size*0.7
	}
	var r ui.Rect
	if wide {
		r.W = math.Min(w, body.W*0.5)
		r = ui.Rect{X: body.Right() - r.W, Y: body.Y + (body.H-h)/2, W: r.W, H: h}
		body.W -= r.W + 8*u
	} else {
		r = ui.Rect{X: body.X + (body.W-w)/2, Y: body.Bottom() - h, W: w, H: h}
		if r.W > body.W {
			r.X, r.W = body.X, body.W
		}
		body.H -= h + 6*u
	}
	c.Fill(r, h/2, ui.Hex(0x07051c).Alpha(0.75))
	c.Stroke(r, h/2, 1*u, neon.Alpha(0.6))
	ink, in := ui.Hex(0xa9a3d2), r.InsetXY(size*0.3, 0)
	if !compact && r.W >= w-1 {
		c.Icon(ui.IconLock, ui.Rect{X: r.X + size*0.55, Y: r.Y + (h-size)/2, W: size, H: size}, ink)
		in.X += size * 1.2
		in.W -= size * 1.2
	}
	c.Text(text, in, ui.TextStyle{Face: ui.Bold, Size: size, Colour: ink, Align: ui.Middle})
	return body
}

// drawNames draws a game's name and, with room, its tagline.
func drawNames(c *ui.Canvas, g *catalog.GameInfo, in, body ui.Rect, wide bool) {
	l, u, compact := c.Env.Settings.Lang, c.Px(1), c.Env.Compact()
	text, soft := ui.Hex(0xffffff), ui.Hex(0xe3ddff)
	if !g.Ready {
		text, soft = ui.Hex(0xc9c3ea), ui.Hex(0xa9a3d2)
	}
	al := ui.Middle
	if wide {
		al = ui.Start
	}
	size := c.Font(25)
	if g.Ready {
		size = c.Font(30)
	}
	if wide {
		size = math.Min(size, body.H*0.38)
	}
	if compact {
		size = math.Max(14*c.Env.Scale, math.Min(in.W*0.15, 22*c.Env.Scale))
	}
	least := 0.6
	if wide {
		least = 0.5 // a second line would take that of the tagline
	}
	if w := ui.Measure(g.Name.In(l), ui.Display, size); w > body.W*0.97 && w*least <= body.W && size*body.W/w > 14*c.Env.Scale { // smaller rather than broken
		size *= body.W / w * 0.97
	}
	st := ui.TextStyle{Face: ui.Display, Size: size, Colour: text, Align: al, Wrap: true, LineHeight: 1.15, Shadow: true}
	tag := g.Tagline.In(l)
	if compact || tag == "" || wide && !g.Ready {
		c.Text(g.Name.In(l), body, st)
		return
	}
	ts := c.Font(15)
	nameH := body.H * 0.46
	if wide {
		nameH = math.Min(body.H*0.50, size*1.3)
		if body.H < ts*3.4 {
			c.Text(g.Name.In(l), body, st)
			return
		}
	}
	name, tr := body.CutTop(nameH, 2*u)
	if wide && !ui.LayoutFit([]ui.Run{{Text: tag}}, ts, 12*c.Env.Scale, 1.3, tr.W, tr.H).Fits {
		c.Text(g.Name.In(l), body, st)
		return
	}
	c.Text(g.Name.In(l), name, st)
	c.Text(tag, tr, ui.TextStyle{Size: ts, Colour: soft, Align: al, Wrap: true, LineHeight: 1.3, Top: wide})
}

package tower

import (
	"math"
	"slices"

	"godeck/scenes/duemagic/entries"
	"godeck/scenes/duemagic/faces"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// Dialogs declares the open list and one entry in full; it reports whether one
// of them is open.
func (t *Tower) Dialogs(sf *ui.Surface) bool {
	l, u, n := t.Look.Lang, sf.Px(1), len(t.Look.Entries)
	if i := t.entry - 1; i >= 0 {
		if i >= n {
			t.entry = 0
			return false
		}
		e := &t.Look.Entries[i]
		in := sf.Dialog("entry", e.Title, 620, 420, func(*ui.Env) { t.entry = 0 })
		cw := math.Min(in.W*0.3, in.H/cards.Aspect)
		cr, in := in.CutLeft(cw, 16*u)
		if t.Look.Lay.Tall {
			in = in.Union(cr)
			cr, in = in.CutTop(in.H*0.38, 12*u)
		}
		t.Table.FaceButton(sf, "entry.card", cr.Fit(1/cards.Aspect), e.Full, ui.Button{}, nil)
		off := sf.BeginScroll("entry.text", in, false)
		runs := []ui.Run{{Text: e.Player + " · " + e.Kind, Face: ui.Bold, Colour: e.Colour.Lighten(0.3)}, {Text: "\n"},
			{Text: e.When, Colour: faces.Light}, {Text: "\n\n"}}
		runs = append(runs, entries.Runs(e.Blocks, sf.Theme())...)
		p := ui.Layout(runs, sf.Font(15), 1.5, in.W-10*u)
		pr := ui.Rect{X: in.X, Y: in.Y - off, W: in.W, H: p.H}
		sf.Add(ui.Element{ID: "entry.words", Rect: pr, Role: ui.RoleText, Label: p.Said(), Loose: true, Draw: func(c *ui.Canvas, _ ui.State) { c.Para(p, pr, ui.TextStyle{Size: p.Size, Top: true}) }})
		sf.EndScroll(p.H + 6*u)
		return true
	}
	if t.list && n > 0 {
		in := sf.Dialog("drawer", text.T(l, "stack.n", n), 520, math.Min(640, 140+150*float64(n)), func(*ui.Env) { t.list = false })
		rects := slices.Clone(t.rects) // on the table the cards stay where they are
		t.rows(sf, in)
		t.rects = rects
		return true
	}
	t.list = false
	return false
}

// rows declares every entry, the next to resolve first, with pictures of the
// cards, which stay on the table.
func (t *Tower) rows(sf *ui.Surface, in ui.Rect) {
	u := sf.Px(1)
	off := sf.BeginScroll("drawer.list", in, false)
	y := in.Y - off
	for i := t.Look.top(); i >= 0; i-- {
		y += t.row(sf, i, in, y) + 7*u
	}
	sf.EndScroll(y + off - in.Y)
}

// row declares an entry at y of the list in a place and returns its height.
func (t *Tower) row(sf *ui.Surface, i int, in ui.Rect, y float64) float64 {
	u, l, e := sf.Px(1), t.Look.Lang, &t.Look.Entries[i]
	next, w := i == t.Look.top(), in.W-6*u
	cw := 34 * u
	if next {
		cw = 58 * u
	}
	tx := ui.Rect{X: in.X + cw + 20*u, W: w - cw - 28*u}
	title := ui.Layout([]ui.Run{{Text: e.Title, Face: ui.Bold}}, sf.Font(14), 1.2, tx.W)
	sub := e.Player + " · " + e.Kind
	if next {
		sub = text.T(l, "stack.next") + " · " + sub
	} else {
		sub = text.T(l, "stack.nth", t.Look.top()-i) + " · " + sub
	}
	if i == t.Look.Running {
		sub = text.T(l, "stack.now") + " · " + e.Player
	}
	subp := ui.Layout([]ui.Run{{Text: sub, Face: ui.Bold}}, sf.Font(12), 1.25, tx.W)
	var does *ui.Para
	th := 0.0
	if runs := entries.Runs(e.Blocks, sf.Theme()); len(runs) > 0 {
		does = ui.Layout(runs, sf.Font(13), 1.3, tx.W)
		th = does.H + 2*u
	}
	h := math.Max(math.Max(title.H+subp.H+th+12*u, cw*cards.Aspect+12*u), sf.Env().MinTarget())
	r := ui.Rect{X: in.X, Y: y, W: w, H: h}
	el := t.element(sf, i, r)
	el.Draw = func(c *ui.Canvas, st ui.State) {
		t.sheet(c, e, r, next, st)
		q := tx
		q.Y, q.H = r.Y+6*u, subp.H
		c.Para(subp, q, ui.TextStyle{Size: subp.Size, Top: true, Colour: e.Colour.Lighten(0.25)})
		q.Y, q.H = q.Y+subp.H, title.H
		c.Para(title, q, ui.TextStyle{Size: title.Size, Top: true, Colour: ui.Hex(0xffffff)})
		if does != nil {
			q.Y, q.H = q.Y+title.H+2*u, does.H
			c.Para(does, q, ui.TextStyle{Size: does.Size, Top: true})
		}
		t.picture(c, e, ui.Rect{X: in.X + 12*u, Y: r.Y + 6*u, W: cw, H: cw * cards.Aspect})
	}
	sf.Add(el)
	return h
}

// sheet draws what a row is written on.
func (t *Tower) sheet(c *ui.Canvas, e *Entry, r ui.Rect, next bool, st ui.State) {
	u := c.Px(1)
	rad := 10 * u
	body := e.Colour.Mix(ui.Hex(0x120d33), 0.78)
	if entries.Dead(e.Blocks) {
		body = ui.Hex(0x1b1830)
	}
	if next {
		c.Glow(r, rad, 16*u, faces.Light.Alpha(0.35))
	}
	if st.Hover || st.Focused {
		c.Glow(r, rad, 12*u, e.Colour.Alpha(0.4))
	}
	c.Gradient(r, rad, body.Lighten(0.05), body.Darken(0.25))
	edge := e.Colour.Alpha(0.55)
	if next {
		edge = faces.Light
	}
	c.Stroke(r, rad, 1.6*u, edge)
	c.Fill(ui.Rect{X: r.X, Y: r.Y + 8*u, W: 4 * u, H: r.H - 16*u}, 2*u, e.Colour)
}

// picture draws an entry's card in a row.
func (t *Tower) picture(c *ui.Canvas, e *Entry, thumb ui.Rect) {
	if e.Face == nil {
		return
	}
	if c.Blank() {
		cards.NotePicture(c, e.Face, thumb)
		return
	}
	c.Draw(t.Table.Faces.Image(c.Env, c.Theme, e.Face, thumb.W, 0.35), thumb, 0.9)
	if e.Ability {
		k := thumb.W * 0.5
		c.Disc(thumb.X+thumb.W/2, thumb.Y+thumb.H/2, k*0.62, ui.Hex(0x0d0828).Alpha(0.8))
		c.Icon(ui.IconAbility, thumb.Middle(k, k), faces.Light)
	}
}

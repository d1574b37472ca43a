package tower

import (
	"math"
	"strconv"

	"godeck/scenes/duemagic/entries"
	"godeck/scenes/duemagic/faces"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// strip declares the stack where there is little room: the next entry to
// resolve, how many wait and, upright, a row for each of those; a tap opens all
// of it.
func (t *Tower) strip(sf *ui.Surface) {
	r, l := t.Look.Lay.Pile, t.Look.Lang
	u, n := sf.Px(1), len(t.Look.Entries)
	if n == 0 {
		sf.Add(ui.Element{ID: "stack", Rect: r, Role: ui.RoleText, Label: text.T(l, "stack.n", 0)})
		return
	}
	e, all, lay := &t.Look.Entries[n-1], r, t.Look.Lay
	var rows []ui.Rect
	for range lay.Lower {
		var row ui.Rect
		row, r = r.CutBottom(lay.Low, 0)
		rows = append([]ui.Rect{row}, rows...)
	}
	t.place(n-1, r)
	_, in := r.Inset(5*u).CutLeft(5*u, 0) // beside the mark of its owner
	var thumb ui.Rect
	if t.Look.Lay.Tall {
		thumb, in = in.CutLeft(in.H/cards.Aspect, 10*u)
	} else if in.H > 130*u {
		thumb, in = in.CutTop(math.Min(in.H*0.42, 90*u), 4*u)
		thumb = thumb.Fit(1 / cards.Aspect)
	}
	desc := ui.TextOf(entries.Runs(e.Blocks, sf.Theme()))
	for i, row := range rows {
		t.place(n-2-i, row)
		desc += "\n" + t.Look.label(n-2-i)
	}
	sf.Add(ui.Element{ID: "stack", Rect: all, Hit: all, Role: ui.RoleButton, Label: text.T(l, "stack.n", n) + text.T(l, "comma") + text.T(l, "stack.next") + " " + e.Title, Desc: desc,
		Tap: func(env *ui.Env) { ui.Play(env, "ui-tap", 0.5, 0); t.list = true },
		Draw: func(c *ui.Canvas, st ui.State) {
			rad := 10 * u
			for i := len(rows) - 1; i >= 0; i-- { // the lowest lies at the bottom
				t.waiting(c, n-2-i, i, rows[i])
			}
			c.Glow(r, rad, 14*u, faces.Light.Alpha(0.25))
			body := e.Colour.Mix(ui.Hex(0x120d33), 0.78)
			c.Gradient(r, rad, body.Lighten(0.05), body.Darken(0.25))
			c.Stroke(r, rad, 1.6*u, faces.Light.Alpha(0.8))
			c.Fill(ui.Rect{X: r.X, Y: r.Y + 6*u, W: 4 * u, H: r.H - 12*u}, 2*u, e.Colour)
			t.words(c, in)
			if e.Key == 0 && !c.Blank() && e.Face != nil && !thumb.Empty() {
				c.Draw(t.Table.Faces.Image(c.Env, c.Theme, e.Face, thumb.W, 0.35), thumb, 0.75)
			}
		}})
	if e.Key != 0 && e.Face != nil && !thumb.Empty() {
		t.Table.Board.Put(sf, e.Board, e.Face, board.PoseIn(thumb, true), board.CardOpts{NoFocus: true, Loose: true})
	}
}

// waiting draws the row of an entry that waits below i others and the next one:
// its name and targets, and whose it is.
func (t *Tower) waiting(c *ui.Canvas, entry, i int, r ui.Rect) {
	e, u := &t.Look.Entries[entry], c.Px(1)
	q := ui.Rect{X: r.X + float64(i+1)*4*u, Y: r.Y - 8*u, W: r.W - float64(i+1)*8*u, H: r.H + 7*u}
	body := e.Colour.Mix(ui.Hex(0x120d33), 0.82)
	c.Gradient(q, 8*u, body.Darken(0.3), body)
	c.Stroke(q, 8*u, 1.2*u, e.Colour.Alpha(0.8))
	size := math.Min(math.Max(12*c.Env.Scale, c.Font(12)), r.H*0.78)
	in := ui.Rect{X: q.X + 10*u, Y: r.Y, W: q.W - 20*u, H: r.H - u}
	who := ui.Measure(e.Player, ui.Regular, size)
	c.Text(e.Player, in, ui.TextStyle{Size: size, Align: ui.End, Colour: e.Colour.Lighten(0.45)})
	runs := []ui.Run{{Text: strconv.Itoa(i+2) + "  ", Colour: faces.Light}, {Text: e.Title, Face: ui.Bold, Colour: ui.Hex(0xffffff)}}
	if entries.Dead(e.Blocks) {
		runs[1].Colour = c.Theme.Danger.Lighten(0.3)
	}
	in.W -= who + 8*u
	name := runs
	for _, b := range e.Blocks {
		runs = append(runs, entries.AimRuns(b.Aims, c.Theme)...)
	}
	if p := ui.Layout(runs, size, 1.1, in.W); p.Lines == 1 {
		c.Para(p, in, ui.TextStyle{Size: size})
		return
	}
	name[1].Text = cards.Clip(e.Title, in.W-ui.Measure(name[0].Text, ui.Regular, size), size)
	c.Para(ui.Layout(name[:2], size, 1.1, in.W*1.05), in, ui.TextStyle{Size: size})
}

// words draws the words of the strip: when its entry resolves, and below it the
// name, with what it will do or its targets as far as there is room.
func (t *Tower) words(c *ui.Canvas, in ui.Rect) {
	u, n, tall := c.Px(1), len(t.Look.Entries), t.Look.Lay.Tall
	e := &t.Look.Entries[n-1]
	if n > 1 && tall {
		var b ui.Rect
		b, in = in.CutRight(math.Max(34*u, c.Font(14)*2.2), 6*u)
		b = b.Middle(b.W, c.Font(14)*1.7)
		c.Fill(b, b.H/2, ui.Hex(0x0d0828).Alpha(0.9))
		c.Stroke(b, b.H/2, 1.2*u, faces.Light)
		c.Text("×"+strconv.Itoa(n), b, ui.TextStyle{Face: ui.Bold, Size: c.Font(14), Align: ui.Middle})
	}
	part := in.H * 0.44
	if !tall {
		part = math.Min(in.H*0.4, 2.3*math.Max(12*c.Env.Scale, c.Font(12)))
	}
	head, low := in.CutTop(part, 0)
	key := "stack.next"
	if t.Look.Running == n-1 {
		key = "stack.now"
	}
	word, col := text.T(t.Look.Lang, key), faces.Light
	if tall {
		word += " · " + e.Player
	} else if n > 1 {
		word += " ×" + strconv.Itoa(n)
	}
	if entries.Dead(e.Blocks) {
		word, col = "× "+text.T(t.Look.Lang, "stack.dead"), c.Theme.Danger.Lighten(0.3)
	}
	c.Text(word, head, ui.TextStyle{Face: ui.Bold, Size: math.Min(c.Font(12), head.H*0.9), Colour: col, Wrap: !tall, LineHeight: 1.1})
	name := ui.TextStyle{Face: ui.Bold, Size: math.Min(c.Font(15), low.H*0.8), Wrap: !tall, LineHeight: 1.1}
	if !tall && low.H > 80*u && does(c, e, low, name) {
		return
	}
	aims := []ui.Run{{Text: e.Title, Face: ui.Bold, Colour: ui.Hex(0xffffff)}}
	for _, b := range e.Blocks {
		aims = append(aims, entries.AimRuns(b.Aims, c.Theme)...)
	}
	// Its targets, if they fit in one line.
	if p := ui.Layout(aims, name.Size, 1.15, low.W); tall && len(aims) > 1 && p.H < name.Size*1.6 {
		c.Para(p, low, ui.TextStyle{Size: p.Size})
	} else {
		c.Text(e.Title, low, name)
	}
}

// does draws an entry's name and what it will do, if there is room for that.
func does(c *ui.Canvas, e *Entry, low ui.Rect, name ui.TextStyle) bool {
	size, u := math.Max(12*c.Env.Scale, c.Font(12)), c.Px(1)
	top, rest := low.CutTop(ui.Layout([]ui.Run{{Text: e.Title, Face: ui.Bold}}, name.Size, 1.15, low.W).H+2*u, 2*u)
	p := ui.LayoutFit(entries.Runs(e.Blocks, c.Theme), size, 12*c.Env.Scale, 1.2, rest.W, rest.H)
	if p.Fits {
		c.Text(e.Title, top, name)
		c.Para(p, rest, ui.TextStyle{Size: p.Size, Top: true})
	}
	return p.Fits
}

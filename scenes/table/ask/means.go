package ask

import (
	"cmp"
	"math"

	"godeck/rules"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// Means is what a gesture of the player can mean, if that is several things or
// one that was perhaps not intended: a card that is put on a place, a card or
// unit with several abilities. It is asked in a dialog, which closes with the
// decision.
type Means struct {
	Title string
	Why   string      // why it does not mean the usual thing; may be ""
	Def   rules.DefID // the card that all ways are about; 0: each way has its own
	Ways  []Way
}

// Way is one thing that a gesture can mean: a button, or a card with the
// clause that would be carried out.
type Way struct {
	Choice
	Def  rules.DefID // 0: a button
	Text string
}

// AskMeans asks what a gesture means.
func (a *Asker) AskMeans(m Means) {
	a.means, a.meant = m, a.match.View.S.Dec.ID
	a.match.Surface.Invalidate()
}

// AskingMeans reports whether AskMeans is asking.
func (a *Asker) AskingMeans() bool {
	m := a.match
	return len(a.means.Ways) > 0 && m.Mine() && !m.Watching() && a.meant == m.View.S.Dec.ID
}

// CancelMeans cancels the gesture.
func (a *Asker) CancelMeans() { a.means = Means{} }

// meansDialog declares what a gesture can mean.
func (a sheets) meansDialog(sf *ui.Surface) {
	u, x := sf.Px(1), &a.means
	w := 480.0
	if x.Ways[0].Def != 0 || x.Def != 0 {
		w = 640
	}
	room := math.Min(w*u, sf.Env().Full().W-40*u)
	bh := math.Max(sf.Env().MinTarget(), 52*u)
	h := 44*u + math.Max(sf.Env().MinTarget(), 40*u) // what the dialog has besides its content
	if x.Why != "" {
		h += ui.Layout([]ui.Run{{Text: x.Why}}, sf.Font(15), 1.3, room-70*u).H + 10*u
	}
	for _, y := range x.Ways {
		h += bh + 10*u
		if y.Def != 0 {
			h += bh * 0.7
		}
	}
	if x.Def != 0 {
		h = math.Max(h, 300*u)
	}
	in := sf.Dialog("means", x.Title, w, h/u/(sf.Env().TextUnit()/sf.Env().Unit()), func(*ui.Env) { a.CancelMeans() })
	if x.Def != 0 && in.W > 380*u && in.H > 150*u {
		var cr ui.Rect
		cr, in = in.CutLeft(math.Min(in.W*0.3, in.H/cards.Aspect), 16*u)
		a.FaceOf(sf, "means.card", cr.Fit(1/cards.Aspect), x.Def, ui.Button{}, nil)
	}
	off := sf.BeginScroll("means.list", in, false)
	y := in.Y - off
	if x.Why != "" {
		p := ui.Layout([]ui.Run{{Text: x.Why}}, sf.Font(15), 1.3, in.W-10*u)
		sf.Para("means.why", p, ui.Rect{X: in.X, Y: y, W: in.W, H: p.H}, sf.Theme().TextSoft)
		y += p.H + 10*u
	}
	for _, k := range x.Ways {
		do := k.Button.Tap
		k.Button.Tap = func(env *ui.Env) {
			a.CancelMeans()
			if do != nil {
				do(env)
			}
		}
		r := ui.Rect{X: in.X, Y: y, W: in.W - 8*u, H: bh}
		if k.Def != 0 {
			y = a.CardRow(sf, r, Item{ID: k.ID, Face: a.match.DesignFace(k.Def, a.match.Lang), Note: k.Text, Button: k.Button}, cardIn(float64(len(x.Ways))*100*u > in.H, u, r.W)) + 8*u
			continue
		}
		sf.Button(k.ID, r, k.Button)
		y += bh + 10*u
	}
	sf.EndScroll(y + off - in.Y - 10*u) // nothing comes after the last gap
}

// cardIn returns the width of a card in a row of a list; low: several rows must be visible at once.
func cardIn(low bool, u, w float64) float64 {
	if low {
		return 26 * u
	}
	return math.Max(44*u, math.Min(64*u, w*0.14))
}

// CardRow declares a card to choose as a row of a list: its picture, cw wide,
// its name, and its note as text below. It returns where the row ends.
func (a *Asker) CardRow(sf *ui.Surface, r ui.Rect, it Item, cw float64) float64 {
	m := a.match
	u := sf.Px(1)
	tw := r.W - cw - 22*u
	title := it.Button.Label
	if it.Face != nil {
		title = it.Face.Title
	}
	title = rowed(it, title)
	head := ui.Layout([]ui.Run{{Text: title, Face: ui.Bold}}, sf.Font(15), 1.2, tw)
	body := ui.Layout([]ui.Run{{Text: it.Note}}, sf.Font(14), 1.3, tw).Even(tw)
	for size, least := sf.Font(14), 12*sf.Env().Scale; !body.Fits && size > least; { // no word is broken
		size = math.Max(least, size*0.94)
		body = ui.Layout([]ui.Run{{Text: it.Note}}, size, 1.3, tw)
	}
	r.H = math.Max(math.Max(cw*cards.Aspect, head.H+body.H+4*u)+10*u, sf.Env().MinTarget())
	e := ui.Element{ID: it.ID, Rect: r, Hit: r, Role: ui.RoleButton, Label: it.Button.Label, Desc: it.Note, Disabled: it.Button.Off, Checked: it.Button.Checked, Tap: it.Button.Tap}
	e.Label = cmp.Or(e.Label, title)
	if it.Face != nil {
		e.Inspect = func(*ui.Env) { m.Zoom.Open(it.Face) }
	}
	e.Draw = func(c *ui.Canvas, st ui.State) {
		top, low := c.Theme.Solid()
		col, edge := c.Theme.Accent2, 0.5
		if it.Face != nil {
			col = it.Face.Frame
		}
		if it.Mark != nil {
			col, edge = *it.Mark, 0.85
		}
		if st.Hover || st.Focused {
			top, edge = top.Mix(col, 0.18), 1
		}
		c.Gradient(r, 10*u, top.Lighten(0.06), low)
		c.Stroke(r, 10*u, 1.5*u, col.Alpha(edge))
		cr, in := r.Inset(5*u).CutLeft(cw, 10*u)
		m.DrawCard(c, it.Face, cr.Fit(1/cards.Aspect), 1)
		in = in.Middle(in.W, head.H+body.H+2*u)
		hr, br := in.CutTop(head.H, 2*u)
		c.Para(head, hr, ui.TextStyle{Face: ui.Bold, Size: head.Size, Top: true, Colour: c.Theme.Text})
		c.Para(body, br, ui.TextStyle{Size: body.Size, Top: true, Colour: c.Theme.TextSoft})
	}
	sf.Add(e)
	return r.Bottom()
}

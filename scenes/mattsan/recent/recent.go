// Package recent tells what the opponent of Mattsan Card Game has done in their last
// turn: a strip of small cards beside their name, with arrows to whom they have hit and by
// how much, which stays while one acts and unfolds into sentences when it is pressed.
package recent

import (
	"math"
	"strconv"
	"strings"

	"godeck/rules"
	"godeck/scenes/mattsan/desk"
	"godeck/scenes/mattsan/faces"
	"godeck/scenes/mattsan/paper"
	"godeck/scenes/table"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// Strip is the strip of a table.
type Strip struct {
	Open bool // unfolded
	turn int  // in which it was
}

// Declare declares the strip.
func (s *Strip) Declare(sf *ui.Surface, d *desk.Desk, m *table.Match) {
	on := d.Show
	r := d.Lay.Recent
	deeds := Deeds(on.Facts, on.Seat(1))
	if r.Empty() || len(deeds) == 0 || m.Staged {
		s.Open = false
		return
	}
	if s.turn != on.Turn() {
		s.turn, s.Open = on.Turn(), false
	}
	u, size := sf.Px(1), 12*sf.Env().Scale
	row := math.Max(33*u, size*1.5)
	head, in := r.CutTop(size*1.55, 0)
	if r.H < head.H+row { // a line
		head, in = ui.Rect{}, r
		row = r.H - 6*u
	}
	n := max(1, int(in.H/row))
	shown := deeds[max(0, len(deeds)-n):]
	row = math.Max(row, math.Min(in.H/float64(len(shown)), 46*u)) // larger if they are few
	says := on.T("recent")
	if more := len(deeds) - len(shown); more > 0 {
		says += " (+" + strconv.Itoa(more) + ")"
	}
	sheet := ui.Rect{X: r.X, Y: r.Y, W: r.W, H: head.H + float64(len(shown))*row + 5*u}
	var told []string
	for i := range deeds {
		told = append(told, deeds[i].Say(on, on.Lang))
	}
	sf.Add(ui.Element{ID: "recent", Rect: sheet, Hit: sheet, Role: ui.RoleButton, Loose: true, Label: on.T("recent"), Desc: strings.Join(told, on.Lang.Pick("。", ". ")), Checked: s.Open,
		Tap: func(env *ui.Env) { ui.Play(env, "ui-tap", 0.5, 0); s.Open = !s.Open; on.Surface.Invalidate() },
		Draw: func(c *ui.Canvas, st ui.State) {
			slip(c, sheet, st.Hover || st.Focused)
			if head.H > 0 {
				c.Text(cards.Clip(says, sheet.W-26*u, size), head.InsetXY(9*u, 0), ui.TextStyle{Face: ui.Bold, Size: size, Colour: paper.Ink, Loose: true})
				chevron(c, sheet.Right()-13*u, head.Y+head.H/2, 5*u)
			}
			_, low := sheet.CutTop(head.H, 0)
			for i := range shown {
				var line ui.Rect
				line, low = low.CutTop(row, 0)
				drawDeed(c, d, &shown[i], line.InsetXY(8*u, 1.5*u), size)
			}
		}})
}

// chevron draws a mark that points down, or up for a negative size.
func chevron(c *ui.Canvas, x, y, k float64) {
	w := math.Abs(k)
	c.Line(x-w, y-0.5*k, x, y+0.5*k, 2*c.Px(1), paper.SoftInk)
	c.Line(x, y+0.5*k, x+w, y-0.5*k, 2*c.Px(1), paper.SoftInk)
}

// slip draws the paper of the strip.
func slip(c *ui.Canvas, r ui.Rect, lit bool) {
	if c.Blank() {
		return
	}
	u := c.Px(1)
	if lit {
		c.Glow(r, 4*u, 8*u, ui.Hex(0xffd75e).Alpha(0.8))
	}
	c.Shadow(r.Move(u, 2*u), 4*u, 6*u, c.Theme.Shadow)
	c.Gradient(r, 4*u, faces.Sheet, faces.Sheet.Darken(0.06))
	c.Fill(ui.Rect{X: r.X, Y: r.Y, W: 4 * u, H: r.H}, 2*u, faces.Tags[1])
}

// drawDeed draws a deed as small cards: who has done it, an arrow, and whom it has hit.
func drawDeed(c *ui.Canvas, d *desk.Desk, deed *Deed, r ui.Rect, size float64) {
	on, u := d.Show, c.Px(1)
	h := r.H
	w := h / cards.Aspect
	x := r.X
	card := func(def rules.DefID, fell bool) {
		q := ui.Rect{X: x, Y: r.Y, W: w, H: h}
		if face := on.Cards.Of(def, on.Lang); face != nil {
			on.DrawCard(c, face.Picture(), q, 1)
		} else {
			c.Gradient(q, 2*u, ui.Hex(0xc07a96), ui.Hex(0x8a4a6a))
		}
		if fell {
			red := ui.Hex(0xe0321f)
			c.Line(q.X, q.Y+2*u, q.Right(), q.Bottom()-2*u, 2.4*u, red)
			c.Line(q.Right(), q.Y+2*u, q.X, q.Bottom()-2*u, 2.4*u, red)
		}
		x += w
	}
	ink := ui.TextStyle{Face: ui.Bold, Size: size, Colour: paper.Ink, Loose: true}
	card(deed.By, deed.Negated)
	if deed.Seat != on.Seat(1) { // an answer in their turn
		c.Stroke(ui.Rect{X: r.X, Y: r.Y, W: w, H: h}, 2*u, 2*u, faces.Tags[0])
	}
	x += 5 * u
	if len(deed.Hits) == 0 {
		said := on.T("tale.brief." + brief(deed.Kind))
		if deed.Negated {
			said = on.T("negated")
		}
		c.Text(cards.Clip(said, r.Right()-x, size), ui.Rect{X: x, Y: r.Y, W: r.Right() - x, H: h}, ink)
		return
	}
	y := r.Y + h/2
	if deed.Kind == "attack" {
		c.Icon(ui.IconSword, ui.Rect{X: x, Y: y - 6.5*u, W: 13 * u, H: 13 * u}, paper.Ink)
	} else {
		c.Line(x, y, x+12*u, y, 2*u, paper.Ink)
		c.Line(x+7*u, y-4*u, x+12*u, y, 2*u, paper.Ink)
		c.Line(x+7*u, y+4*u, x+12*u, y, 2*u, paper.Ink)
	}
	x += 17 * u
	for i := range deed.Hits {
		hit := &deed.Hits[i]
		said := hit.Says()
		wide := ui.Measure(said, ui.Bold, size*1.12) + 5*u
		if x+w+wide > r.Right()+3*u {
			c.Text("+"+strconv.Itoa(len(deed.Hits)-i), ui.Rect{X: x, Y: r.Y, W: r.Right() - x, H: h}, ink)
			return
		}
		card(hit.On, hit.Fell)
		st := ink
		st.Size, st.Colour = size*1.12, ui.Hex(0xb3261e)
		if hit.N < 0 {
			st.Colour = ui.Hex(0x2a7a3a)
		}
		c.Text(said, ui.Rect{X: x + 2*u, Y: r.Y, W: wide, H: h}, st)
		x += wide + 3*u
	}
}

// brief returns the key of what a deed is in a word.
func brief(kind string) string {
	switch kind {
	case "attack", "special", "super", "switch", "place", "set", "lay", "trump", "trap":
		return kind
	case "ghost", "up":
		return "place"
	}
	return "use"
}

// Unfolded declares the deeds in sentences, over the table, and reports whether it does: a
// press on one reads its card.
func (s *Strip) Unfolded(sf *ui.Surface, d *desk.Desk, m *table.Match) bool {
	on := d.Show
	if !s.Open || m.Staged {
		return false
	}
	u, size := sf.Px(1), math.Max(12*sf.Env().Scale, sf.Font(14))
	r, full := d.Lay.Recent, sf.Env().Full()
	deeds := Deeds(on.Facts, on.Seat(1))
	row := math.Max(sf.Env().MinTarget(), 2.9*size)
	from := r.Y
	if d.Lay.Tall {
		from = r.Bottom() + 4*u
	}
	most := max(1, int((d.Lay.Hand[0].Y-from-3*u-row)/row))
	deeds = deeds[max(0, len(deeds)-most):]
	sheet := ui.Rect{X: r.X, Y: from, W: math.Min(410*u*math.Max(1, d.Lay.Unit/u*0.9), full.W-2*(r.X-full.X)), H: float64(len(deeds)+1) * row}
	head, low := sheet.CutTop(row, 0)
	fold := func(*ui.Env) { s.Open = false; on.Surface.Invalidate() }
	sf.BeginVeiled("recent.all", on.T("recent"), fold, func(c *ui.Canvas) {
		c.Fill(ui.Rect{W: c.Env.W, H: c.Env.H}, 0, ui.Hex(0x0c0a1c).Alpha(0.3))
	})
	sf.Add(ui.Element{ID: "recent.fold", Rect: head, Hit: head, Role: ui.RoleButton, Loose: true, Label: on.T("recent"), Tap: fold,
		Draw: func(c *ui.Canvas, _ ui.State) {
			slip(c, sheet, false)
			c.Text(on.T("recent"), head.InsetXY(12*u, 0), ui.TextStyle{Face: ui.Bold, Size: size, Colour: paper.Ink})
			chevron(c, head.Right()-20*u, head.Y+head.H/2, -6*u)
		}})
	for i := range deeds {
		var line ui.Rect
		line, low = low.CutTop(row, 0)
		deed, said := &deeds[i], deeds[i].Say(on, on.Lang)
		f := m.Cards.Of(deed.By, m.Lang)
		e := ui.Element{ID: "recent-" + strconv.Itoa(i), Rect: line, Hit: line, Role: ui.RoleText, Loose: true, Label: said, Draw: func(c *ui.Canvas, st ui.State) {
			if st.Hover || st.Focused {
				c.Fill(line.InsetXY(6*u, 1*u), 4*u, ui.Hex(0xffe9a0).Alpha(0.6))
			}
			in := line.InsetXY(12*u, 3*u)
			w := in.H / cards.Aspect
			if f != nil {
				on.DrawCard(c, f.Picture(), ui.Rect{X: in.X, Y: in.Y, W: w, H: in.H}, 1)
			}
			_, in = in.CutLeft(w, 9*u)
			p := ui.FitText(said, ui.TextStyle{Size: size, LineHeight: 1.2, Floor: 12 * c.Env.Scale}, in.W, in.H)
			c.Para(p, ui.Rect{X: in.X, Y: in.Y + math.Max(0, (in.H-p.H)/2), W: in.W, H: p.H}, ui.TextStyle{Top: true, Colour: paper.Ink})
		}}
		if f != nil {
			e.Role, e.Tap = ui.RoleButton, func(*ui.Env) { m.Zoom.Open(f); m.Surface.Invalidate() }
		}
		sf.Add(e)
	}
	return true
}

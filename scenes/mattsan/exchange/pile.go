package exchange

import (
	"math"
	"strconv"

	mtz "godeck/rules/mattsan"
	"godeck/scenes/mattsan/entries"
	"godeck/scenes/mattsan/faces"
	"godeck/scenes/mattsan/paper"
	"godeck/scenes/mattsan/phrases"
	"godeck/scenes/mattsan/places"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// Pile declares the exchange as it is piled up in its room on the desk. answers
// returns what touching an entry does, nil for nothing. An attack that has landed
// is over, though what it leads to is not: its slip goes.
func (s *Exchange) Pile(sf *ui.Surface, r ui.Rect, answers func(i int) func(env *ui.Env)) {
	st := &s.at.Desk.Show.View.S
	for i := range int(st.NStack) {
		if !st.Over() && !entries.Landed(st, i) {
			s.entry(sf, r, i, answers(i))
		}
	}
}

// entry declares the i-th entry of the exchange.
func (s *Exchange) entry(sf *ui.Surface, r ui.Rect, i int, tap func(env *ui.Env)) {
	on := s.at.Desk.Show
	l, st, u := on.Lang, &on.View.S, sf.Px(1)
	n := int(st.NStack)
	o := &st.Stack[i]
	er := places.Entry(r, i, n, u)
	top, low := places.EntryHead(er, u)
	col := s.at.Desk.Crayon(o.Ctrl)
	void := mtz.Negated(o)
	what, brief := s.at.Words.Text(o, l)
	label := on.T("entry.nth", n-i, on.Player(o.Ctrl, l), s.at.Words.Name(o, l))
	face := on.Cards.Of(o.Def, l)
	e := ui.Element{ID: "entry-" + strconv.Itoa(i), Rect: er, Hit: er, Role: ui.RoleText, Label: label, Desc: what, Loose: true, Draw: func(c *ui.Canvas, stt ui.State) {
		c.Shadow(er.Move(u, 3*u), 6*u, 8*u, c.Theme.Shadow)
		leaf, ink := faces.Paper, ui.Hex(0x3a2412)
		if void {
			leaf, ink = faces.Paper.Mix(c.Theme.Ground, 0.8), faces.Paper
		}
		if i == s.Resolving || stt.Hover {
			c.Glow(er, 6*u, 14*u, col.Alpha(0.7))
		}
		c.Gradient(er, 6*u, leaf, leaf.Mix(col, 0.3))
		c.Fill(ui.Rect{X: er.X, Y: er.Y, W: 5 * u, H: er.H}, 2*u, col)
		_, in := top.CutLeft(top.H/cards.Aspect+8*u, 5*u)
		in = in.InsetXY(3*u, 3*u)
		least := 12 * c.Env.Scale
		write := func(r ui.Rect, size float64, runs ...ui.Run) float64 {
			p := paper.Fit(r, math.Max(least, size), least, runs...)
			if p == nil {
				return 0
			}
			c.Para(p, r, ui.TextStyle{Size: p.Size, Top: true, Colour: ink})
			return p.H
		}
		name, kind := ui.Run{Text: s.at.Words.Name(o, l), Face: ui.Bold}, ui.Run{Text: phrases.Text.T(l, "kind."+entries.Kinds[o.Kind])}
		does := []ui.Run{{Text: what}, {Text: brief}}
		switch {
		case in.W >= 140*u:
			num, in := in.CutRight(math.Max(18*u, c.Font(14)*1.3), 2*u)
			c.Text(strconv.Itoa(n-i), num, ui.TextStyle{Face: ui.Bold, Size: math.Max(least, c.Font(15)), Align: ui.Middle, Colour: ink.Alpha(0.8)})
			_, in = in.CutTop(write(in, c.Font(14), name), 1*u)
			write(in, c.Font(12), does...)
		case low.Empty(): // the picture says which
			write(in, least, append(does, kind)...)
		default:
			write(in, c.Font(14), name, kind)
			write(low.InsetXY(9*u, 0), least, does...)
		}
		if void {
			c.Line(er.X+8*u, er.Y+er.H/2, er.Right()-8*u, er.Y+er.H/2, 3*u, c.Theme.Danger)
		}
	}}
	if e.Tap = tap; tap != nil {
		e.Role, e.Label = ui.RoleButton, on.T("node.does", label, on.T("act.pick"))
	}
	if face != nil {
		e.Inspect = func(*ui.Env) { on.Zoom.Open(face) }
	}
	sf.Add(e)
	cr, _ := top.CutLeft(top.H/cards.Aspect+6*u, 0)
	cr = board.CardIn(cr.Inset(3*u)).Move(3*u, 0)
	if t := on.Token(o.Card); t.Def != 0 && on.View.S.Card(o.Card).Zone.Kind() == mtz.Played {
		on.Board.Put(sf, t.Board(), on.Face(t), board.PoseIn(cr, true), board.CardOpts{Node: "played-" + strconv.Itoa(int(t.ID)), NoFocus: true, Loose: true})
	} else if face != nil {
		sf.Paint("entry.card"+strconv.Itoa(i), cr, func(c *ui.Canvas) { s.thumb(c, face, cr) })
	}
}

// thumb draws a small picture of a card.
func (s *Exchange) thumb(c *ui.Canvas, f *cards.CardFace, r ui.Rect) {
	if c.Blank() {
		cards.NotePicture(c, f, r)
		return
	}
	c.Draw(s.at.Desk.Show.Faces.Image(c.Env, c.Theme, f, r.W, faces.Light), r, 1)
}

package board

import (
	"cmp"
	"math"

	"godeck/scenes/table/cards"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// Pile describes a stack of cards.
type Pile struct {
	ID     string
	Node   string // id in the focus tree; default "pile." plus ID
	Rect   ui.Rect
	Label  string          // its name
	Count  int             // cards in it
	Top    *cards.CardFace // the top card if it is face-up; nil: the back
	Colour ui.Colour       // of its edge; zero: none
	Icon   ui.Icon         // shown while empty
	Note   string          // instead of the count, e.g. "+3"
	Tap    func(env *ui.Env)
	Tip    string
	Theirs bool // the rival's: its back is not the player's own
}

// Pile declares a stack with thickness and count. It is drawn, not made of board cards.
func (b *Board) Pile(s *ui.Surface, p Pile) {
	if b.Still && p.Count == 0 {
		return
	}
	label := p.Label + " " + words.Cards(s.Lang(), p.Count)
	e := ui.Element{ID: cmp.Or(p.Node, "pile."+p.ID), Rect: p.Rect, Role: ui.RoleButton, Label: label, Tip: p.Tip, Tap: p.Tap,
		Draw: func(c *ui.Canvas, st ui.State) { b.drawPile(c, &p, st) }}
	if p.Tap == nil {
		e.Role = ui.RoleText
	}
	if p.Top != nil {
		top := p.Top
		e.Desc = top.Title
		e.Inspect = func(env *ui.Env) { b.Inspect(env, top) }
	}
	s.Add(e)
}

// PilePose returns the pose of a pile's top card, the target of flights.
func PilePose(p Pile) Pose {
	pose := PoseIn(CardIn(p.Rect), p.Top != nil)
	pose.Y -= pileThickness(p.Count, pose.W)
	return pose
}

func pileThickness(n int, w float64) float64 {
	return w * 0.010 * math.Min(float64(n), 20)
}

func (b *Board) drawPile(c *ui.Canvas, p *Pile, st ui.State) {
	u := c.Px(1)
	r := CardIn(p.Rect)
	rad := r.W * 0.065
	th := pileThickness(p.Count, r.W)
	base := Pose{X: r.X + r.W/2, Y: r.Y + r.H/2, W: r.W}
	if b.Stage != nil { // a pile lies on the table
		base.Lean = -b.Stage.Lean
	}
	o := b.outline(c, base, r.W, r.W)
	if p.Count == 0 {
		switch {
		case b.Inlaid: // the ground shows it
		case b.Stage != nil:
			o.fill(rad, c.Theme.Dark().Alpha(0.38), c.Theme.Dark().Alpha(0.38))
			o.stroke(0, rad, 1.4*u, c.Theme.Edge.Alpha(0.8))
		default:
			socket(c, r, rad)
		}
		if p.Icon != ui.IconNone {
			c.Icon(p.Icon, r.Middle(r.W*0.46, r.W*0.46), c.Theme.TextSoft.Alpha(0.45))
		}
	} else {
		o.shadow(rad, 0, c.Theme.Shadow)
		n := int(math.Min(float64(p.Count-1), 10))
		for i := 0; i < n; i++ {
			l := o.raisedBy(th * float64(i) / float64(max(n, 1)))
			low := c.Theme.PanelLow.Lighten(0.10 * float64(i%2))
			l.fill(rad, low, low)
			l.stroke(0, rad, 0.8*u, c.Theme.Edge.Lighten(0.1))
		}
		pose := base
		pose.Y -= th
		if c.Blank() {
			cards.NotePicture(c, p.Top, r.Move(0, -th))
		} else {
			img := b.Faces.BackImage(c.Env, c.Theme, r.W, p.Theirs)
			if p.Top != nil {
				img = b.Faces.Image(c.Env, c.Theme, p.Top, r.W, b.Light)
				pose.Face = 1
			}
			b.drawLoose(c, img, pose, r.W, 1, 1)
		}
	}
	top := o.raisedBy(th)
	if p.Colour.A > 0 {
		top.stroke(0, rad, 2*u, p.Colour)
	}
	if st.Hover && p.Tap != nil {
		top.stroke(4*u, rad, 2*u, c.Theme.Accent2)
	}
	if b.Still {
		return
	}
	text := cmp.Or(p.Note, words.Itoa(p.Count))
	fs := math.Max(13*c.Env.Scale, math.Min(c.Font(15), r.W*0.30))
	w := math.Max(ui.Measure(text, ui.Bold, fs)+fs*0.8, fs*1.7)
	br := ui.Rect{X: r.X + (r.W-w)/2, Y: r.Bottom() - fs*1.1, W: w, H: fs * 1.5}
	c.Fill(br, br.H/2, c.Theme.Dark().Alpha(0.94))
	edge := c.Theme.Edge
	if p.Colour.A > 0 {
		edge = p.Colour
	}
	c.Stroke(br, br.H/2, 1.2*u, edge)
	c.Text(text, br, ui.TextStyle{Face: ui.Bold, Size: fs, Align: ui.Middle, Tabular: true, Loose: true})
}

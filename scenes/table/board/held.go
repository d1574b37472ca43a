package board

import (
	"cmp"
	"math"

	"godeck/scenes/table/cards"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// DrawCard draws a card's picture in a question or an effect, never fully dark; nil is the back.
func (t *Base) DrawCard(c *ui.Canvas, f *cards.CardFace, r ui.Rect, alpha float64) {
	if c.Blank() {
		cards.NotePicture(c, f, r)
		return
	}
	if f == nil {
		c.Draw(t.Faces.BackImage(c.Env, c.Theme, r.W, false), r, alpha)
		return
	}
	c.Draw(t.Faces.Image(c.Env, c.Theme, f, r.W, math.Max(0.35, t.Board.Light)), r, alpha)
}

// FaceButton declares a card's picture that can be tapped and zoomed: a card
// to choose, or the subject of a question. It uses Label, Desc, Checked, Off
// and Tap of b; by default it names and opens the card. mark is the colour of
// its frame, or nil.
func (t *Base) FaceButton(s *ui.Surface, id string, r ui.Rect, f *cards.CardFace, b ui.Button, mark *ui.Colour) {
	u := s.Px(1)
	e := ui.Element{ID: id, Rect: r, Hit: r, Role: ui.RoleButton, Label: b.Label, Desc: b.Desc, Checked: b.Checked, Disabled: b.Off, Loose: r.W < s.Env().MinTarget(), Tap: b.Tap}
	if f != nil {
		e.Label = cmp.Or(e.Label, f.Title)
		if e.Desc == "" {
			e.Desc = f.Say()
		}
		e.Inspect = func(*ui.Env) { t.Zoom.Open(f) }
		if e.Tap == nil {
			e.Tap = e.Inspect
		}
	} else if e.Label == "" {
		e.Label = words.Of(s, "facedown")
	}
	e.Draw = func(c *ui.Canvas, st ui.State) {
		q := r
		if st.Hover && !st.Disabled {
			q = r.Inset(-2 * u)
		}
		c.Shadow(q.Move(0, 4*u), 8*u, 12*u, c.Theme.Shadow)
		if mark != nil {
			c.Glow(q.Inset(-2*u), q.W*0.07, 16*u, mark.Alpha(0.5))
		}
		alpha := 1.0
		if b.Off {
			alpha = 0.4
		}
		t.DrawCard(c, f, q, alpha)
		if mark != nil {
			c.Stroke(q.Inset(-2*u), q.W*0.075, 2.4*u, *mark)
		}
	}
	s.Add(e)
}

// DrawReveal draws cards held up in the middle of the stage, on a panel of the
// colours top to low; a is the progress of fading in.
func (t *Base) DrawReveal(c *ui.Canvas, stage ui.Rect, fs []*cards.CardFace, a float64, top, low ui.Colour) {
	u := c.Px(1)
	n := len(fs)
	gap := math.Min(8*u, stage.W*0.3/float64(n))
	cw := math.Min((stage.W*0.94-gap*float64(n-1))/float64(n), math.Min(stage.H*0.5/cards.Aspect, 150*u))
	w := cw*float64(n) + gap*float64(n-1)
	r := stage.Middle(w+24*u, cw*cards.Aspect+24*u)
	c.Shadow(r.Move(0, 6*u), 16*u, 30*u, c.Theme.Shadow.Alpha(a))
	c.Gradient(r, 16*u, top.Alpha(0.92*a), low.Alpha(0.94*a))
	c.Stroke(r, 16*u, 1.5*u, c.Theme.Accent2.Alpha(a))
	for i, f := range fs {
		if f == nil {
			continue
		}
		t.DrawCard(c, f, ui.Rect{X: r.X + 12*u + float64(i)*(cw+gap), Y: r.Y + 12*u + (1-a)*14*u, W: cw, H: cw * cards.Aspect}, a)
	}
}

package table

import (
	"math"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/scenes/table/ask"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/present"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// secondPress is for how many ticks after an answer a press may still be meant for it.
const secondPress = 20

// railMost is the greatest number of cards in the rail.
const railMost = 10

// rail shows recent events as a row of cards.
type rail struct {
	table *Table
	pace  *pace
	face  func(def rules.DefID, l lang.Lang) *cards.CardFace
}

// seatColour returns the colour of the lower player, the upper one, or nobody.
func (t *Table) seatColour(p rules.Seat) ui.Colour {
	if p < 0 {
		return t.Theme.TextSoft
	}
	return t.hues[t.SideOf(p)]
}

// rail declares recent events as a row of cards, the newest at the right, as
// many as fit and at most most, and returns the remaining room at the left.
// Each shows what was done and by whom; resting on it or tapping it shows the
// card and the line of the log.
func (rl *rail) declare(sf *ui.Surface, r ui.Rect, most int) ui.Rect {
	u, step := sf.Px(1), sf.Env().MinTarget()
	w := step - 4*u
	h := math.Min(r.H, w*1.25)
	list := present.Recent(rl.table.Facts, min(most, int(r.W/step)))
	x := r.Right()
	for n, i := range list {
		x -= step
		ln := &rl.table.Facts[i]
		face := rl.face(ln.Card, rl.table.Lang)
		if face == nil {
			continue
		}
		at := ui.Rect{X: x + (step-w)/2, Y: r.Y + (r.H-h)/2, W: w, H: h}
		line, col, act := rl.table.GameLog.Plain(ln, rl.table.Lang), rl.table.seatColour(ln.Seat), ln.Act
		show := func(*ui.Env) {
			if rl.pace.held > 0 || rl.table.Since > 0 && rl.table.Since < secondPress { // meant for the button that was there
				return
			}
			rl.table.Zoom.ShowLine(face, line)
		}
		sf.Add(ui.Element{ID: "rail-" + words.Itoa(i), Rect: at, Hit: at.AtLeast(step, step), Role: ui.RoleButton, Label: line, Loose: true,
			Tap: show, Inspect: show,
			Hover: func(env *ui.Env, on bool) {
				rl.table.Board.Preview(env, face, at, on)
				if on {
					rl.table.Zoom.About(line)
				}
			},
			Draw: func(c *ui.Canvas, st ui.State) {
				q := at
				if st.Hover || st.Focused {
					q = at.Inset(-2 * u)
				}
				c.Shadow(q.Move(0, 2*u), q.W*0.1, 6*u, c.Theme.Shadow)
				drawAct(c, rl.table, face, q, act, col, 1-0.05*float64(n))
				if n == 0 {
					c.Glow(q, q.W*0.09, 10*u, col.Alpha(0.35))
				}
			}})
	}
	if len(list) > 0 {
		r.W = x - 6*u - r.X
	}
	return r
}

// thumb draws the card of a line of the log.
func (rl *rail) thumb(c *ui.Canvas, l *present.LogLine, f *cards.CardFace, r ui.Rect) {
	drawAct(c, rl.table, f, r, l.Act, rl.table.seatColour(l.Whose), 1)
}

// RailBeside declares the rail at the right of the bar's words, if the log has
// no panel, as far as the words keep their size.
func (rl *rail) RailBeside(sf *ui.Surface, text, at ui.Rect, q *ask.Question, size float64) ui.Rect {
	most := railMost
	if rl.pace.Mine() {
		most = 3
	}
	step := sf.Env().MinTarget()
	if !rl.table.Frame.Rail.Empty() || railAbove(rl.table.Frame, sf) || rl.table.Replay.On || text.H < 0.6*step {
		return text
	}
	head := q.Head()
	if !rl.table.Frame.Small {
		head = append(head, ui.Run{Text: "\n" + q.Why})
	}
	lines := func(size, w float64) float64 {
		return ui.Layout([]ui.Run{{Text: q.Text, Face: ui.Bold}}, size, 1.2, w).H + ui.Layout([]ui.Run{{Text: q.Why}}, math.Max(0.8*size, 12*sf.Env().Scale), 1.2, w).H
	}
	least := 0.0 // the question stays on one line if something begun is below it
	if q.Then != nil && rl.pace.Mine() && !rl.table.Frame.Small {
		least = ui.Measure(q.Text, ui.Bold, size) + 8*sf.Px(1)
	}
	for n := min(most, len(present.Recent(rl.table.Facts, most))); n > 0; n-- {
		w := text.W - float64(n)*step - 12*sf.Px(1)
		if w < least {
			continue
		}
		if rl.pace.Mine() && rl.table.Frame.Tall && (n > 1 && lines(size, w) > lines(size, text.W) || lines(12*sf.Env().Scale, w) > text.H) { // the question comes first
			continue
		}
		floor := 0.9 * size
		if n == 1 && rl.table.Frame.Tall { // the last event is always visible
			floor = 12 * sf.Env().Scale
		}
		if w > 0 && (q.Text == "" || w > 12*floor && ui.LayoutFit(head, size, floor, 1.3, w, math.Min(text.H, 4*1.3*size)).Fits) {
			text.W = rl.declare(sf, at, n).W
			return text
		}
	}
	return text
}

// drawAct draws a card's picture, too small for frame and words, with the sign
// of what the card did, in the colour of its player.
func drawAct(c *ui.Canvas, t *Table, f *cards.CardFace, r ui.Rect, act present.Act, col ui.Colour, alpha float64) {
	u := c.Px(1)
	if c.Blank() || f.Art == nil {
		t.DrawCard(c, f, r, alpha)
	} else {
		c.Draw(t.Faces.Ground(c.Env, f, r.W, r.H, math.Max(0.35, t.Board.Light)), r, alpha)
	}
	c.Stroke(r, 3*u, math.Max(2*c.Env.Scale, 2.5*u), col.Alpha(alpha))
	k := math.Max(15*c.Env.Scale, r.W*0.4)
	b := ui.Rect{X: r.Right() - k*0.72, Y: r.Bottom() - k*0.72, W: k, H: k}
	c.Fill(b, k/2, c.Theme.Dark().Alpha(0.94))
	c.Stroke(b, k/2, 1.2*u, col)
	c.Icon(present.ActIcons[act], b.Inset(k*0.16), col.Lighten(0.45))
}

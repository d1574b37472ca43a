// Package ended tells how a match of Mattsan Card Game ended: the blows of its last
// turn, in chalk on a small blackboard beside the result.
package ended

import (
	"math"
	"strconv"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/scenes/mattsan/phrases"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/chrome"
	"godeck/scenes/table/present"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// Step is one blow: what By has done to On.
type Step struct {
	By, On rules.DefID
	Seat   rules.Seat // whose On is
	N      int        // damage
	Fell   bool
}

// most is the number of steps that are told.
const most = 3

// Steps returns the last blows of the last turn that hit who has lost, from the lines
// of the log after its heading; none where it was no blow.
func Steps(lines []present.Line, loser rules.Seat) []Step {
	var all []Step
	by, n := rules.DefID(0), 0
	for i := range lines {
		ln := &lines[i]
		switch key := ln.Key(); {
		case strings.HasPrefix(key, "log.declare."), key == "log.resolve":
			by = ln.Card
		case key == "log.deckout":
			return nil
		case ln.Seat != loser:
		case key == "log.damage", key == "log.damage.cut":
			n, _ = strconv.Atoi(ln.Arg(0, lang.EN))
			if k := len(all) - 1; k >= 0 && !all[k].Fell && all[k].By == by && all[k].On == ln.Card {
				all[k].N += n
				continue
			}
			all = append(all, Step{By: by, On: ln.Card, Seat: ln.Seat, N: n})
		case key == "log.leave.0", key == "log.leave.1":
			fell := false
			for k := len(all) - 1; k >= 0 && !fell; k-- {
				if fell = all[k].On == ln.Card && !all[k].Fell; fell {
					all[k].Fell = true
				}
			}
			if !fell {
				all = append(all, Step{By: by, On: ln.Card, Seat: ln.Seat, Fell: true})
			}
		}
	}
	return all[max(0, len(all)-most):]
}

// Say returns a step in words: "Railway Gun 2 → Head fell".
func (s *Step) Say(on *present.Show, l lang.Lang) string {
	by := on.Named(s.By, l)
	if s.N > 0 {
		by = strings.TrimSpace(by + " " + strconv.Itoa(s.N))
	}
	key := "ended.hit"
	if s.Fell {
		key = "ended.fell"
	}
	if s.By == 0 && s.N == 0 {
		key += ".alone"
	}
	return phrases.Text.T(l, key, by, on.Named(s.On, l))
}

// Declare declares the blackboard in the room that the result leaves, which it makes
// on a tall window by moving the card that has won to the left. again shows the last turn
// once more; nil: it cannot be shown. It reports whether the turn has been said.
func Declare(sf *ui.Surface, on *present.Show, loser rules.Seat, at *chrome.EndPlace, f *board.Frame, gains bool, again func(env *ui.Env)) bool {
	whose, lines := on.Latest("log.turn")
	if whose == rules.NoSeat { // the log begins in this turn
		lines = on.Facts
	}
	steps := Steps(lines, loser)
	if len(steps) == 0 {
		return false
	}
	u, size := sf.Px(1), math.Max(12*sf.Env().Scale, sf.Font(14))
	row, head := 2.7*size, 2.1*size
	r := room(at, f, gains, sf.Env().Full(), u)
	edge := 6 * u
	if f.Small {
		head, edge = 0, 3*u
	}
	in := r.Inset(edge + 5*u)
	n := int((in.H - head) / row)
	if n < 1 {
		return false
	}
	steps = steps[max(0, len(steps)-n):]
	row = math.Min(4*size, math.Max(row, (in.H-head)/float64(len(steps))))
	h := head + float64(len(steps))*row + 2*(edge+5*u)
	if !f.Small && !f.Tall {
		r.Y += math.Max(0, (r.H-h)/2)
	}
	if r.H = h; f.Tall {
		at.Card.W = math.Min(at.Card.W, 0.24*sf.Env().W)
		at.Card.X = sf.Env().Full().X + 14*u + at.Card.W/2
		r.Y = at.Card.Y - h/2
	}
	title := on.T("ended.title", on.Turn())
	said := make([]string, len(steps))
	for i := range steps {
		said[i] = steps[i].Say(on, on.Lang)
	}
	e := ui.Element{ID: "result.how", Rect: r, Role: ui.RoleText, Label: title, Desc: strings.Join(said, " "), Draw: func(c *ui.Canvas, st ui.State) {
		slate(c, r, edge, st.Hover || st.Focused)
		top, rest := r.Inset(edge+5*u).CutTop(head, 0)
		if head > 0 {
			c.Text(title, top, ui.TextStyle{Face: ui.Bold, Size: size, Colour: chalk})
			y := top.Bottom() - 4*u
			c.Line(top.X, y, top.X+math.Min(top.W, ui.Measure(title, ui.Bold, size)+10*u), y-1.5*u, 1.6*u, yellow.Alpha(0.8))
		}
		for i := range steps {
			var line ui.Rect
			line, rest = rest.CutTop(row, 0)
			step(c, on, &steps[i], line, said[i], size)
		}
	}}
	if again != nil && !f.Small {
		e.Role, e.Hit, e.Tip, e.Tap = ui.RoleButton, r, words.Of(sf, "result.again"), again
	}
	sf.Add(e)
	return head > 0 // it says the turn
}

// room returns where the blackboard may hang.
func room(at *chrome.EndPlace, f *board.Frame, gains bool, full ui.Rect, u float64) ui.Rect {
	switch {
	case f.Small && gains:
		return ui.Rect{}
	case f.Small:
		return at.Gain
	case f.Tall:
		x := full.X + 28*u + math.Min(at.Card.W, 0.24*full.W)
		y := math.Max(at.Why.Bottom(), at.Graph.Bottom()) + 8*u
		if gains {
			y = math.Max(y, at.Gain.Bottom()+8*u)
		}
		return ui.Rect{X: x, Y: y, W: full.Right() - 12*u - x, H: at.Sides[0].Y - 8*u - y}
	}
	y := math.Max(at.Close.Bottom(), at.Graph.Bottom()) + 12*u
	return ui.Rect{X: at.Large.X, Y: y, W: at.Large.W, H: at.Large.Y - 14*u - y}
}

var chalk, yellow = ui.Hex(0xf5f5e6), ui.Hex(0xf2dd8e)

// slate draws the blackboard in its frame.
func slate(c *ui.Canvas, r ui.Rect, edge float64, lit bool) {
	u := c.Px(1)
	c.Shadow(r.Move(2*u, 5*u), 4*u, 14*u, ui.Hex(0x0a0503).Alpha(0.7))
	wood := ui.Hex(0xa9713c)
	if lit {
		wood = ui.Hex(0xd79a58)
	}
	c.Gradient(r, 4*u, wood.Lighten(0.1), wood.Darken(0.3))
	in := r.Inset(edge)
	c.Gradient(in, 2*u, ui.Hex(0x24473a), ui.Hex(0x2f5a48))
	for i := range 4 { // wiped, not clean
		x, y := in.X+in.W*(0.15+0.22*float64(i)), in.Y+in.H*(0.3+0.4*float64(i%2))
		c.GlowAt(x, y, 0.2*in.W, 0.12*in.H, -0.15, 0.06*in.H, 0.1*in.H, chalk.Alpha(0.05))
	}
}

// step draws a step: the small cards of who did it and whom it hit, and the words.
func step(c *ui.Canvas, on *present.Show, s *Step, r ui.Rect, said string, size float64) {
	u := c.Px(1)
	h := r.H - 5*u
	w := h / cards.Aspect
	x := r.X
	card := func(def rules.DefID, fell bool) {
		q := ui.Rect{X: x, Y: r.Y + (r.H-h)/2, W: w, H: h}
		if face := on.Cards.Of(def, on.Lang); face != nil {
			on.DrawCard(c, face, q, 1)
		}
		if fell { // crossed out
			red := ui.Hex(0xff8f86)
			c.Line(q.X-2*u, q.Y+2*u, q.Right()+2*u, q.Bottom()-2*u, 2.6*u, red)
			c.Line(q.Right()+2*u, q.Y+2*u, q.X-2*u, q.Bottom()-2*u, 2.6*u, red)
		}
		x += w
	}
	if s.By != 0 {
		card(s.By, false)
	} else {
		x += w
	}
	y := r.Y + r.H/2
	x += 4 * u
	c.Line(x, y, x+12*u, y, 2*u, chalk)
	c.Line(x+8*u, y-4*u, x+12*u, y, 2*u, chalk)
	c.Line(x+8*u, y+4*u, x+12*u, y, 2*u, chalk)
	x += 16 * u
	card(s.On, s.Fell)
	x += 8 * u
	text := ui.Rect{X: x, Y: r.Y, W: r.Right() - x, H: r.H}
	p := ui.FitText(said, ui.TextStyle{Size: size, LineHeight: 1.2, Floor: 12 * c.Env.Scale}, text.W, text.H)
	c.Para(p, ui.Rect{X: x, Y: r.Y + math.Max(0, (r.H-p.H)/2), W: text.W, H: p.H}, ui.TextStyle{Top: true, Colour: chalk})
}

package course

import (
	"cmp"
	"math"
	"slices"

	"godeck/rules"
	"godeck/scenes/table/chrome"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// Turning is a turn on which a match turned: the score of a seat fell in it, From … To,
// at the position At of the match, in answers.
type Turning struct {
	Turn     int
	Of       rules.Seat
	From, To float64
	At       int
}

func (t *Turning) fall() float64 { return t.From - t.To }

// Turnings returns the turns, at most two and in their order, in which the loser's score fell
// furthest: by a tenth of the greatest score at least, in one blow or in several. Another
// bearer's score is no fall, nor is that there is none until it comes. Without a winner there
// are none.
func (s *Course) Turnings(winner rules.Seat) []Turning {
	if winner < 0 || len(s.steps) == 0 {
		return nil
	}
	var all []Turning
	l := winner.Other()
	prev, peak, since := &s.steps[0], s.steps[0].value[l], 0
	for i := range s.steps[1:] {
		now := &s.steps[i+1]
		v, b := now.value[l], now.bearer[l]
		if now.turn != prev.turn {
			peak = prev.value[l]
		}
		switch {
		case s.Bearer != nil && b == 0 && slices.ContainsFunc(s.steps[i+1:], func(q step) bool { return q.bearer[l] != 0 }):
			continue // another takes the place
		case b != prev.bearer[l] && b != 0:
			peak = v
		case v >= peak:
			peak = v
		default:
			if prev.value[l] == peak {
				since = now.at
			}
			n := len(all)
			if n == 0 || all[n-1].Turn != now.turn {
				all = append(all, Turning{Turn: now.turn})
				n++
			}
			if t := &all[n-1]; peak-v > t.fall() {
				*t = Turning{Turn: now.turn, Of: l, From: peak, To: v, At: since}
			}
		}
		prev = now
	}
	most := mostOf(s.past)
	all = slices.DeleteFunc(all, func(t Turning) bool { return t.Turn < 1 || t.fall()*10 < most })
	slices.SortStableFunc(all, func(a, b Turning) int { return cmp.Compare(b.fall(), a.fall()) })
	all = all[:min(2, len(all))]
	slices.SortFunc(all, func(a, b Turning) int { return a.Turn - b.Turn })
	return all
}

// marks declares the turns on which the match turned: a ring round the score, and below
// it a button that leads back to that turn.
func (s *Course) marks(sf *ui.Surface, g *plot, turned []Turning, back func(t Turning)) {
	u, l := sf.Px(1), s.Show.Lang
	type mark struct {
		Turning
		box  ui.Rect
		text string
		x, y float64
		size float64
	}
	list, gap := make([]mark, len(turned)), 6*u
	for i, t := range turned {
		m := mark{Turning: t, text: words.Text.T(l, "result.turned", t.Turn, chrome.Whole(t.From), chrome.Whole(t.To)), box: ui.Rect{Y: g.foot.Y, H: g.foot.H}}
		m.size = math.Min(g.size, g.size*(g.foot.W-2.3*g.size)/ui.Measure(m.text, ui.Bold, g.size))
		m.box.W = ui.Measure(m.text, ui.Bold, m.size) + g.size*2.3
		m.x, m.y = g.at(slices.IndexFunc(g.past, func(q standing) bool { return q.turn == t.Turn }), int(t.Of), u)
		list[i] = m
	}
	if len(list) == 2 && list[0].box.W+gap+list[1].box.W > g.foot.W { // room for the greater one
		if list[0].fall() >= list[1].fall() {
			list = list[:1]
		} else {
			list = list[1:]
		}
	}
	left, right := g.foot.X, g.foot.Right()
	for i := range list {
		list[i].box.X = math.Max(left, list[i].x-list[i].box.W/2)
		left = list[i].box.Right() + gap
	}
	for i := len(list) - 1; i >= 0; i-- { // those before make room
		list[i].box.X = math.Min(list[i].box.X, right-list[i].box.W)
		right = list[i].box.X - gap
	}
	for i, m := range list {
		col := g.hues[m.Of]
		sf.Add(ui.Element{ID: "result.turn." + words.Itoa(i), Rect: m.box, Role: ui.RoleButton, Label: m.text, Desc: words.Text.T(l, "result.again"), Tip: words.Text.T(l, "result.again"),
			Tap: func(*ui.Env) { back(m.Turning) }, Draw: func(c *ui.Canvas, st ui.State) {
				a := 0.75
				if st.Hover || st.Focused {
					a = 1
				}
				m.box.H = g.size * 1.9 // of what a finger meets, the upper part
				for y := m.y + 9*u; y < m.box.Y-2*u; y += 7 * u {
					c.Line(m.x, y, m.x, y+3*u, 1.4*u, col.Lighten(0.3).Alpha(a))
				}
				ring := ui.Rect{X: m.x - 10*u, Y: m.y - 10*u, W: 20 * u, H: 20 * u}
				c.Stroke(ring, 10*u, 2*u, ui.Hex(0xffffff).Alpha(a))
				c.Fill(m.box, m.box.H/2, col.Mix(c.Theme.Ground.Darken(0.5), 0.72).Alpha(0.96))
				c.Stroke(m.box, m.box.H/2, 1.4*u, col.Lighten(0.2).Alpha(a))
				sign, text := m.box.InsetXY(g.size*0.5, 0).CutLeft(g.size*1.2, 0)
				c.Icon(ui.IconPlay, sign.Middle(g.size*1.2, g.size*1.2), ui.Hex(0xffffff).Alpha(a))
				c.Text(m.text, text, ui.TextStyle{Face: ui.Bold, Size: m.size, Colour: ui.Hex(0xffffff), Align: ui.Middle, Tabular: true, Loose: true})
			}})
	}
}

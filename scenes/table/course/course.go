// Package course is the course of a match: what both players won it by, turn by
// turn, and its picture in the result.
package course

import (
	"math"
	"slices"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/scenes/table/chrome"
	"godeck/scenes/table/present"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// Course is the score of both players by turns.
type Course struct {
	Show   *present.Show
	Score  func(v *rules.View, p rules.Seat) float64      // nil: there is none
	Bearer func(v *rules.View, p rules.Seat) rules.CardID // whose score it is; nil: the player's own
	past   []standing
	steps  []step
}

// Turns returns for how many turns the score is known.
func (s *Course) Turns() int { return len(s.past) }

// standing is the score at the end of a turn.
type standing struct {
	turn  int
	value [2]float64
}

// step is the score at a moment of the match: at which position, in answers, and who bears it.
type step struct {
	standing
	at     int
	bearer [2]rules.CardID
}

// Stand records the score at a position of the match, in answers, including that before the
// first turn if there is one. Later entries are dropped.
func (s *Course) Stand(v *rules.View, at int) {
	if s.Score == nil {
		return
	}
	now := standing{turn: int(v.S.Turn), value: [2]float64{s.Score(v, 0), s.Score(v, 1)}}
	if now.turn < 1 && now.value == [2]float64{} {
		return
	}
	s.step(v, now, at)
	for len(s.past) > 0 && s.past[len(s.past)-1].turn >= now.turn {
		s.past = s.past[:len(s.past)-1]
	}
	for p := range now.value { // who bears it stands from now on: the line does not begin at nothing
		if b := s.Bearer; b == nil || b(v, rules.Seat(p)) == 0 || slices.ContainsFunc(s.past, func(q standing) bool { return q.value[p] != 0 }) {
			continue
		}
		for i := range s.past {
			s.past[i].value[p] = now.value[p]
		}
	}
	s.past = append(s.past, now)
}

// step records a moment unless it is as the one before. Later ones are dropped.
func (s *Course) step(v *rules.View, now standing, at int) {
	n := len(s.steps)
	for n > 0 && (s.steps[n-1].turn > now.turn || s.steps[n-1].at > at) {
		n--
	}
	st := step{standing: now, at: at}
	if s.Bearer != nil {
		st.bearer = [2]rules.CardID{s.Bearer(v, 0), s.Bearer(v, 1)}
	}
	s.steps = s.steps[:n]
	if n == 0 || s.steps[n-1].standing != st.standing || s.steps[n-1].bearer != st.bearer {
		s.steps = append(s.steps, st)
	}
}

// mostOf returns the greatest value of the scores, at least 1.
func mostOf(past []standing) float64 {
	most := 1.0
	for _, q := range past {
		most = math.Max(most, math.Max(q.value[0], q.value[1]))
	}
	return most
}

// Token draws the object that stands for a side's score at the end of a turn, k
// wide; lit: it is above nothing.
type Token = func(c *ui.Canvas, x, y, k float64, side int, lit bool)

// Graph declares the score over the turns: a string in its hue for each side, with
// an object of the place for every turn, token; nil: a disc. The score's name is
// the phrase "score" or that of its icon. Turns at which the match turned are marked,
// and lead to where back leads.
func (s *Course) Graph(sf *ui.Surface, r ui.Rect, of lang.Words, icon ui.Icon, hues [2]ui.Colour, token Token, turned []Turning, back func(t Turning)) {
	name := of["score"].In(s.Show.Lang)
	if name == "" {
		name = words.SignName(of, icon, s.Show.Lang)
	}
	say := []string{name}
	for p := rules.Seat(0); p < 2; p++ {
		var list []string
		for _, q := range s.past {
			list = append(list, chrome.Whole(q.value[p]))
		}
		say = append(say, s.Show.Player(p, s.Show.Lang)+" "+words.List(s.Show.Lang, list...))
	}
	g := plotOf(sf, r, slices.Clone(s.past), len(turned) > 0)
	for p := range g.hues {
		g.hues[p], g.low[p] = hues[s.Show.SideOf(rules.Seat(p))].Lighten(0.3), s.Show.SideOf(rules.Seat(p))
	}
	caption := words.Text.T(s.Show.Lang, "result.turns", max(1, g.past[0].turn), g.past[len(g.past)-1].turn)
	if whole := name + s.Show.Lang.Pick("　", " · ") + caption; ui.Measure(whole, ui.Bold, g.size) <= g.foot.W { // what is counted, where there is room
		caption = whole
	}
	order := [...]int{int(s.Show.Seat(1)), int(s.Show.Seat(0))}
	sf.Add(ui.Element{ID: "result.graph", Rect: r, Role: ui.RoleText, Label: words.Sentences(s.Show.Lang, say...), Draw: func(c *ui.Canvas, _ ui.State) {
		g.ground(c, r, caption)
		for _, p := range order {
			g.string(c, p, token)
		}
	}})
	s.marks(sf, &g, turned, back)
}

// plot is where the score over the turns is drawn.
type plot struct {
	past                 []standing
	in, foot, scale, num ui.Rect
	caption              ui.Rect // empty: there is no room
	size, most           float64 // of its words; the greatest score
	hues                 [2]ui.Colour
	low                  [2]int // the side of each seat
}

// plotOf lays the score over the turns out in r; marked: its foot has marks, and the caption
// is above.
func plotOf(sf *ui.Surface, r ui.Rect, past []standing, marked bool) (g plot) {
	u := sf.Px(1)
	g.past, g.most, g.size = past, mostOf(past), math.Max(12*sf.Env().Scale, sf.Font(13))
	foot := g.size * 1.5
	if marked {
		foot = math.Max(g.size*1.9, sf.Env().MinTarget())
	}
	g.foot, g.in = r.CutBottom(foot, 2*u)
	g.scale, g.in = g.in.CutLeft(math.Max(g.size*1.4, ui.Measure(chrome.Whole(g.most), ui.Bold, g.size)), 10*u)
	g.num, g.in = g.in.CutRight(math.Max(g.size*2, ui.Measure(chrome.Whole(g.most), ui.Bold, g.size*1.2)+4*u), 8*u)
	g.in = g.in.InsetXY(4*u, 10*u)
	switch {
	case !marked:
		g.caption = g.foot
	case g.in.H > 5*g.size:
		g.caption, g.in = g.in.CutTop(g.size*1.2, 14*u) // above what stands for the highest score
		g.caption.X, g.caption.W = r.X, r.W
	}
	return g
}

// at returns where a seat's score of the i-th entry stands.
func (g *plot) at(i, p int, u float64) (x, y float64) {
	first, last := g.past[0].turn, g.past[len(g.past)-1].turn
	x = g.in.X + g.in.W*float64(g.past[i].turn-first)/math.Max(1, float64(last-first))
	shift := 2 * u * float64(1-2*g.low[p]) // two equal lives are two strings
	return x, g.in.Bottom() - g.in.H*ui.Clamp01(g.past[i].value[p]/g.most) + shift
}

func (g *plot) words() ui.TextStyle {
	return ui.TextStyle{Face: ui.Bold, Size: g.size, Colour: ui.Hex(0xffffff), Shadow: true, Loose: true}
}

// ground draws the shade, the scale and the caption.
func (g *plot) ground(c *ui.Canvas, r ui.Rect, caption string) {
	u := c.Px(1)
	c.Shadow(r.Inset(6*u), 20*u, 26*u, c.Theme.Ground.Darken(0.6).Alpha(0.5))
	for i, v := range [...]float64{g.most, 0} { // the scale: full, and nothing
		y := g.in.Y + float64(i)*g.in.H
		for x := g.in.X; x < g.in.Right(); x += 9 * u {
			c.Line(x, y, x+3*u, y, 1*u, ui.Hex(0xffffff).Alpha(0.4))
		}
		st := g.words()
		st.Align = ui.End
		c.Text(chrome.Whole(v), ui.Rect{X: g.scale.X, Y: y - g.size*0.7, W: g.scale.W, H: g.size * 1.4}, st)
	}
	mid := g.words()
	mid.Align = ui.Middle
	if !g.caption.Empty() {
		c.Text(caption, g.caption, mid)
	}
}

// string draws a seat's score over the turns.
func (g *plot) string(c *ui.Canvas, p int, token Token) {
	u := c.Px(1)
	k := math.Min(math.Min(15*u, g.in.H*0.17), 0.62*g.in.W/math.Max(2, float64(len(g.past))))
	k = math.Max(k, 3*u)
	col := g.hues[p]
	var px, py float64
	for i := range g.past {
		x, y := g.at(i, p, u)
		if i > 0 {
			c.Line(px, py+1.5*u, x, y+1.5*u, 2.4*u, ui.Hex(0).Alpha(0.4))
			c.Line(px, py, x, y, 2*u, col.Mix(ui.Hex(0x2a2030), 0.25))
		}
		px, py = x, y
	}
	for i := range g.past {
		x, y := g.at(i, p, u)
		if token == nil {
			c.Disc(x, y, k*0.4, col)
		} else {
			token(c, x, y, k, g.low[p], g.past[i].value[p] > 0)
		}
	}
	end := g.past[len(g.past)-1].value
	py -= 2 * u * float64(1-2*g.low[p])
	if near := g.size*1.6 - math.Abs(end[0]-end[1])*g.in.H/g.most; near > 0 { // one above the other
		py += map[bool]float64{true: -0.5, false: 0.5}[end[p] > end[1-p] || end[0] == end[1] && g.low[p] == 0] * near
	}
	st := g.words()
	st.Size, st.Colour, st.Tabular = g.size*1.2, col.Lighten(0.3), true
	c.Text(chrome.Whole(end[p]), ui.Rect{X: g.num.X, Y: py - g.size*0.8, W: g.num.W, H: g.size * 1.6}, st)
}

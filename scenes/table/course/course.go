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
}

// Turns returns for how many turns the score is known.
func (s *Course) Turns() int { return len(s.past) }

// standing is the score at the end of a turn.
type standing struct {
	turn  int
	value [2]float64
}

// Stand records the score, including that before the first turn if there is
// one. Later entries are dropped.
func (s *Course) Stand(v *rules.View) {
	if s.Score == nil {
		return
	}
	now := standing{turn: int(v.S.Turn), value: [2]float64{s.Score(v, 0), s.Score(v, 1)}}
	if now.turn < 1 && now.value == [2]float64{} {
		return
	}
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
// the phrase "score" or that of its icon.
func (s *Course) Graph(sf *ui.Surface, r ui.Rect, of lang.Words, icon ui.Icon, hues [2]ui.Colour, token Token) {
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
	past, sides := slices.Clone(s.past), [2]int{s.Show.SideOf(0), s.Show.SideOf(1)}
	sf.Add(ui.Element{ID: "result.graph", Rect: r, Role: ui.RoleText, Label: words.Sentences(s.Show.Lang, say...), Draw: func(c *ui.Canvas, _ ui.State) {
		u, most := c.Px(1), mostOf(past)
		size := math.Max(12*c.Env.Scale, c.Font(13))
		white := ui.TextStyle{Face: ui.Bold, Size: size, Colour: ui.Hex(0xffffff), Shadow: true, Loose: true}
		c.Shadow(r.Inset(6*u), 20*u, 26*u, c.Theme.Ground.Darken(0.6).Alpha(0.5))
		foot, in := r.CutBottom(size*1.5, 2*u)
		scale, in := in.CutLeft(math.Max(size*1.4, ui.Measure(chrome.Whole(most), ui.Bold, size)), 10*u)
		num, in := in.CutRight(math.Max(size*2, ui.Measure(chrome.Whole(most), ui.Bold, size*1.2)+4*u), 8*u)
		in = in.InsetXY(4*u, 10*u)
		first, last := past[0].turn, past[len(past)-1].turn
		for i, v := range [...]float64{most, 0} { // the scale: full, and nothing
			y := in.Y + float64(i)*in.H
			for x := in.X; x < in.Right(); x += 9 * u {
				c.Line(x, y, x+3*u, y, 1*u, ui.Hex(0xffffff).Alpha(0.4))
			}
			st := white
			st.Align = ui.End
			c.Text(chrome.Whole(v), ui.Rect{X: scale.X, Y: y - size*0.7, W: scale.W, H: size * 1.4}, st)
		}
		turns := words.Text.T(s.Show.Lang, "result.turns", first, last)
		if _, named := of["score"]; named { // what is counted, where there is room
			if whole := name + s.Show.Lang.Pick("　", " · ") + turns; ui.Measure(whole, ui.Bold, size) <= foot.W {
				turns = whole
			}
		}
		mid := white
		mid.Align = ui.Middle
		c.Text(turns, foot, mid)
		k := math.Min(math.Min(15*u, in.H*0.17), 0.62*in.W/math.Max(2, float64(len(past))))
		k = math.Max(k, 3*u)
		end := past[len(past)-1].value
		for _, p := range [...]int{int(s.Show.Seat(1)), int(s.Show.Seat(0))} {
			col := hues[sides[p]].Lighten(0.3)
			shift := 2 * u * float64(1-2*sides[p]) // two equal lives are two strings
			var px, py float64
			for i := range past {
				x := in.X + in.W*float64(past[i].turn-first)/math.Max(1, float64(last-first))
				y := in.Bottom() - in.H*ui.Clamp01(past[i].value[p]/most) + shift
				if i > 0 {
					c.Line(px, py+1.5*u, x, y+1.5*u, 2.4*u, ui.Hex(0).Alpha(0.4))
					c.Line(px, py, x, y, 2*u, col.Mix(ui.Hex(0x2a2030), 0.25))
				}
				px, py = x, y
			}
			for i := range past {
				x := in.X + in.W*float64(past[i].turn-first)/math.Max(1, float64(last-first))
				y := in.Bottom() - in.H*ui.Clamp01(past[i].value[p]/most) + shift
				lit := past[i].value[p] > 0
				if token == nil {
					c.Disc(x, y, k*0.4, col)
				} else {
					token(c, x, y, k, sides[p], lit)
				}
			}
			py -= shift
			if near := size*1.6 - math.Abs(end[0]-end[1])*in.H/most; near > 0 { // one above the other
				py += map[bool]float64{true: -0.5, false: 0.5}[end[p] > end[1-p] || end[0] == end[1] && sides[p] == 0] * near
			}
			st := white
			st.Size, st.Colour, st.Tabular = size*1.2, col.Lighten(0.3), true
			c.Text(chrome.Whole(end[p]), ui.Rect{X: num.X, Y: py - size*0.8, W: num.W, H: size * 1.6}, st)
		}
	}})
}

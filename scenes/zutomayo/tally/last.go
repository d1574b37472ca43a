package tally

import (
	"math"
	"strconv"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
	"godeck/scenes/zutomayo/phrases"
	"godeck/scenes/zutomayo/places"
)

// Last is what the last battle came to, as it stays on the clock until cards are set again.
type Last struct {
	Totals [2]int // by seat
	Winner rules.Seat
}

// Latest returns what the log says of the last battle; false: none has been fought since cards
// were set. It follows undo, replay and a match that is taken up again, as the log does.
func Latest(log []present.Line) (b Last, ok bool) {
	for i := len(log) - 1; i >= 0; i-- {
		ln := &log[i]
		first, _ := strconv.Atoi(ln.Arg(0, lang.EN))
		second, _ := strconv.Atoi(ln.Arg(1, lang.EN))
		switch ln.Key() {
		case "log.battle.win":
			b.Winner = ln.Seat
			b.Totals[ln.Seat], b.Totals[ln.Seat.Other()] = first, second
			return b, true
		case "log.battle.tie":
			return Last{[2]int{first, second}, rules.NoSeat}, true
		case "log.set", "log.first":
			return b, false
		}
	}
	return b, false
}

// By returns the difference.
func (b *Last) By() int { return max(b.Totals[0]-b.Totals[1], b.Totals[1]-b.Totals[0]) }

// Plate is the tally of a battle, laid out: both attacks, the lower player's first, who has won
// and by how much.
type Plate struct {
	Rect   ui.Rect // empty: there is no room
	Say    string  // for readers
	rows   []string
	size   float64
	own    int // 1: the lower player has won, −1: the other one
	totals [2]string
}

// Keep declares the tally of the last battle while there is one; it is not drawn while hidden.
func Keep(sf *ui.Surface, s *present.Show, l *places.Layout, hidden func() bool) {
	b, ok := Latest(s.Facts)
	if !ok {
		return
	}
	if q := set(&b, s, l, sf.Env()); !q.Rect.Empty() {
		sf.Add(ui.Element{ID: "tally", Rect: q.Rect, Role: ui.RoleText, Label: q.Say, Draw: func(c *ui.Canvas, _ ui.State) {
			if !hidden() {
				q.Draw(c)
			}
		}})
	}
}

// set lays it out on the clock, clear of the fighters, their attacks and the hour: beside the
// fighters with the winner's name, where that is too long or there is little room, with what it
// is to the lower player.
func set(b *Last, s *present.Show, l *places.Layout, env *ui.Env) (q Plate) {
	own, by := s.Bottom, b.By()
	q.totals = [2]string{strconv.Itoa(b.Totals[own]), strconv.Itoa(b.Totals[own.Other()])}
	word := func(key string, args ...any) string { return phrases.Text.T(s.Lang, key, args...) }
	long, short := word("tally.tie"), []string{word("tally.tie")}
	if b.Winner >= 0 {
		q.own = 1 - 2*s.SideOf(b.Winner)
		key := "tally.won"
		if q.own < 0 {
			key = "tally.lost"
		}
		long, short = s.Sentence(s.Lang, "log.tally", b.Winner, 0, by), []string{word(key), word("tally.by", by)}
	}
	q.Say = word("tally", q.totals[0], q.totals[1], long)
	for _, at := range l.Tallies(env.Unit()) {
		for _, q.rows = range [...][]string{{long}, short} {
			for _, size := range [...]float64{15 * env.TextUnit(), 13.5 * env.TextUnit(), 12 * env.Unit(), 12 * env.Scale} {
				q.size = math.Max(size, 12*env.Scale)
				if q.Rect = q.place(at, l, env.Unit()); !q.Rect.Empty() {
					return q
				}
			}
		}
	}
	return q
}

// score is what both attacks are written as, closer where there is little room.
func (q *Plate) score() string {
	if len(q.rows) > 1 {
		return q.totals[0] + ":" + q.totals[1]
	}
	return q.totals[0] + " : " + q.totals[1]
}

// figures is their size.
func (q *Plate) figures() float64 {
	if len(q.rows) > 1 {
		return q.size
	}
	return 1.15 * q.size
}

// place returns where it has room in a strip of the clock.
func (q *Plate) place(at ui.Rect, l *places.Layout, u float64) ui.Rect {
	w := ui.Measure(q.score(), ui.Bold, q.figures())
	for _, text := range q.rows {
		w = math.Max(w, ui.Measure(text, ui.Bold, q.size))
	}
	r := ui.Rect{X: at.X, W: w + 0.7*q.size, H: q.size * (2.0 + 1.25*float64(len(q.rows)))}
	if r.W > at.W {
		return ui.Rect{}
	}
	if at.Right() < l.Camera.CX { // towards the fighters
		r.X = at.Right() - r.W
	}
	_, y := l.Between()
	for _, r.Y = range [...]float64{y - r.H/2, l.Dial.Bottom() + 3*u, l.Attack[1].Bottom() + 2*u, y + 2*u, l.Attack[0].Bottom() + 2*u} {
		if l.Free(r) {
			return r
		}
	}
	return ui.Rect{}
}

// Draw draws it.
func (q *Plate) Draw(c *ui.Canvas) {
	u, r := c.Px(1), q.Rect
	good, bad, plain := c.Theme.Good, c.Theme.Danger.Lighten(0.25), ui.Hex(0xfff0d0)
	ink := [...]ui.Colour{bad, plain, good}[q.own+1]
	c.Fill(r, q.size*0.5, ui.Hex(0x0a0622).Alpha(0.88))
	c.Stroke(r, q.size*0.5, 1.2*u, ink.Alpha(0.7))
	top, low := r.InsetXY(0, 0.3*q.size).CutTop(q.size*1.4, 0)
	c.Text(q.score(), top, ui.TextStyle{Face: ui.Bold, Size: q.figures(), Tabular: true, Align: ui.Middle, Colour: ui.Hex(0xffffff), Loose: true})
	c.Text(strings.Join(q.rows, "\n"), low, ui.TextStyle{Face: ui.Bold, Size: q.size, Align: ui.Middle, Colour: ink, LineHeight: 1.25, Wrap: true, Loose: true})
}

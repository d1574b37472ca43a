// Package reading shows on phones what the card of the hand that is touched says:
// a strip above the question, which stays a while after the finger has gone.
package reading

import (
	"math"
	"strconv"
	"strings"

	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/duemagic/deeds"
	"godeck/scenes/duemagic/staging"
	"godeck/scenes/table"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// stays is for how many ticks a strip stays after the finger has gone.
const stays = 210

// Reading is the card that is read.
type Reading struct {
	match *table.Match
	table *staging.Table
	deeds *deeds.Deeds

	card rules.CardID // 0: none
	left int          // ticks
	asks uint32       // the question in which it was touched
}

// At returns what is read at a table.
func At(m *table.Match, t *staging.Table, d *deeds.Deeds) Reading {
	return Reading{match: m, table: t, deeds: d}
}

// Card returns the card that is read, 0 for none.
func (r *Reading) Card() rules.CardID { return r.card }

// Tick finds what is touched. A card that is chosen is in the question, one that is
// dragged is looked at where it goes.
func (r *Reading) Tick(env *ui.Env) {
	on, was := r.match, r.card
	down := on.Surface.Down()
	lay := r.table.Lay
	switch dec := on.View.S.Dec.ID; {
	case !env.Touch || !lay.Tall && !lay.Small || on.Surface.Modal():
		r.card = 0
	case down != "":
		r.card = 0
		for _, t := range on.Zone(dmg.Hand, on.Bottom) {
			if t.Def != 0 && down == "hand-"+strconv.Itoa(int(t.ID)) && on.Board.Pulled() != t.Board() {
				r.card, r.left, r.asks = t.ID, stays, dec
			}
		}
	case r.card != 0:
		if r.left--; r.left <= 0 || r.asks != dec || r.deeds.Chosen == r.card || on.Board.Pulled() != "" || on.View.S.Card(r.card).Zone.Kind() != dmg.Hand {
			r.card = 0
		}
	}
	if r.card != was {
		on.Surface.Redraw()
	}
}

// Draw draws the strip.
func (r *Reading) Draw(c *ui.Canvas) {
	on := r.match
	if r.card == 0 {
		return
	}
	def := on.View.S.Card(r.card).Def
	f := on.Cards.Of(def, on.Lang)
	if f == nil {
		return
	}
	u, k := c.Px(1), c.Env.Scale
	size := math.Max(12*k, c.Font(14))
	place := r.Place(c.Env)
	pad := 10 * u
	head := f.Title + on.Lang.Pick("　コスト", " · cost ") + strconv.Itoa(on.Cards.Attr(def, dmg.ACost))
	if on.Cards.Attr(def, dmg.AType) == dmg.Creature {
		head += on.Lang.Pick("・パワー", " · ") + strconv.Itoa(on.Cards.Attr(def, dmg.APower)) + on.Lang.Pick("", " power")
	}
	text := strings.Join(on.Cards.Lib.Digest(def, on.Lang), on.Lang.Pick("／", "; "))
	wide := place.W - 2*pad
	title := ui.Layout([]ui.Run{{Text: cards.Clip(head, wide, size), Face: ui.Bold, Colour: f.Frame.Lighten(0.5)}}, size, 1.2, wide)
	kind := ui.Layout([]ui.Run{{Text: cards.Clip(f.Kind, wide, 12*k), Colour: c.Theme.TextSoft}}, 12*k, 1.2, wide)
	h := title.H + kind.H + 2*pad*0.7
	var body *ui.Para
	if text != "" {
		body = ui.LayoutFit([]ui.Run{{Text: text, Colour: c.Theme.Text}}, size, 12*k, 1.25, wide, math.Max(place.H-h-2*u, 14*k))
		h += body.H + 2*u
	}
	at := ui.Rect{X: place.X, Y: place.Bottom() - h, W: place.W, H: h}
	top, low := c.Theme.Solid()
	c.Shadow(at.Move(0, 3*u), 10*u, 14*u, c.Theme.Shadow.Alpha(0.8))
	c.Gradient(at, 10*u, top.Alpha(0.97), low.Alpha(0.97))
	c.Stroke(at, 10*u, 1.5*u, f.Frame)
	y := at.Y + pad*0.7
	for _, p := range []*ui.Para{title, kind, body} {
		if p != nil {
			c.Para(p, ui.Rect{X: at.X + pad, Y: y, W: wide, H: p.H}, ui.TextStyle{Size: p.Size, Colour: c.Theme.Text, Top: true, Loose: true})
			y += p.H
			if p == kind {
				y += 2 * u
			}
		}
	}
}

// Place returns where the strip may be: its lower edge is above the hand and over
// no button.
func (r *Reading) Place(env *ui.Env) ui.Rect {
	l, u := r.table.Lay, env.Unit()
	hand := l.Hand[0]
	y := hand.Y
	if q := l.Prompt; q.Y < y && q.X < hand.Right() && q.Right() > hand.X {
		y = q.Y
	}
	out := ui.Rect{X: hand.X, Y: l.Stage.Y, W: hand.W, H: y - 3*u - l.Stage.Y}
	return out
}

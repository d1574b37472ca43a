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

// Draw draws the strip: under the finger with the card itself, as large as there is
// room, and what it says and is now beside it.
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
	u := c.Px(1)
	place, pad := r.Place(c.Env), 10*u
	card := ui.Rect{W: r.broad(place, pad)}
	card.H = card.W * cards.Aspect
	side := 0.0
	if card.W > 0 {
		side = card.W + pad
	}
	wide := place.W - 2*pad - side
	said := r.said(c, f, wide, place.H-2*pad)
	h := 2 * pad * 0.7
	for _, p := range said {
		h += p.H + 2*u
	}
	if card.W > 0 {
		h = math.Max(h, card.H+2*pad)
	}
	at := ui.Rect{X: place.X, Y: place.Bottom() - h, W: place.W, H: h}
	top, low := c.Theme.Solid()
	c.Shadow(at.Move(0, 3*u), 10*u, 14*u, c.Theme.Shadow.Alpha(0.8))
	c.Gradient(at, 10*u, top.Alpha(0.97), low.Alpha(0.97))
	c.Stroke(at, 10*u, 1.5*u, f.Frame)
	if card.W > 0 {
		r.paint(c, f, ui.Rect{X: at.X + pad, Y: at.Y + (at.H-card.H)/2, W: card.W, H: card.H})
	}
	y := at.Y + pad*0.7
	for _, p := range said {
		c.Para(p, ui.Rect{X: at.X + pad + side, Y: y, W: wide, H: p.H}, ui.TextStyle{Size: p.Size, Colour: c.Theme.Text, Top: true, Loose: true})
		y += p.H + 2*u
	}
}

// said returns what is read of a card: its name and kind, its numbers as they are
// now and where that comes from, and what it does.
func (r *Reading) said(c *ui.Canvas, f *cards.CardFace, wide, high float64) (out []*ui.Para) {
	on, k := r.match, c.Env.Scale
	def, size := on.View.S.Card(r.card).Def, math.Max(12*k, c.Font(14))
	head := f.Title + on.Lang.Pick("　コスト", " · cost ") + strconv.Itoa(on.Cards.Attr(def, dmg.ACost))
	if on.Cards.Attr(def, dmg.AType) == dmg.Creature {
		head += on.Lang.Pick("・パワー", " · ") + strconv.Itoa(on.Cards.Attr(def, dmg.APower)) + on.Lang.Pick("", " power")
	}
	out = append(out, ui.Layout([]ui.Run{{Text: head, Face: ui.Bold, Colour: f.Frame.Lighten(0.5)}}, size, 1.2, wide),
		ui.Layout([]ui.Run{{Text: cards.Clip(f.Kind, wide, 12*k), Colour: c.Theme.TextSoft}}, 12*k, 1.2, wide))
	var runs []ui.Run
	for _, line := range now(on.Reading(r.card)) {
		runs = append(runs, ui.Run{Text: line + "\n", Face: ui.Bold, Colour: c.Theme.Good})
	}
	if text := strings.Join(on.Cards.Lib.Digest(def, on.Lang), on.Lang.Pick("／", "; ")); text != "" {
		runs = append(runs, ui.Run{Text: text, Colour: c.Theme.Text})
	}
	if len(runs) == 0 {
		return out
	}
	return append(out, ui.LayoutFit(runs, size, 12*k, 1.25, wide, math.Max(high-out[0].H-out[1].H, 14*k)))
}

// now returns the numbers of a card that are not as printed, and what has changed them.
func now(x *cards.Reading) (out []string) {
	if x == nil {
		return nil
	}
	for _, f := range x.Figures {
		if f.Printed == "" {
			continue
		}
		line := f.Name + " " + f.Printed + " → " + f.Now
		for _, p := range f.Parts {
			line += "\n\u3000" + p.Text
		}
		out = append(out, line)
	}
	return out
}

// broad is how wide the card itself is shown; 0 once the finger has gone, when the
// words alone stay over the table.
func (r *Reading) broad(place ui.Rect, pad float64) float64 {
	if r.left < stays {
		return 0
	}
	return math.Max(0, math.Min(place.W*0.42, (place.H-2*pad)/cards.Aspect))
}

// paint paints the card.
func (r *Reading) paint(c *ui.Canvas, f *cards.CardFace, at ui.Rect) {
	if c.Blank() {
		cards.NotePicture(c, f, at)
		return
	}
	k := (at.W + 2*cards.FaceMargin) / at.W
	c.Draw(r.match.Faces.Image(c.Env, c.Theme, f, at.W, 1), at.InsetXY(-at.W*(k-1)/2, -at.W*(k-1)/2), 1)
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

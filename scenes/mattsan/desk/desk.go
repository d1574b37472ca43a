// Package desk is what all parts of the table of Mattsan Card Game read: what is
// shown, where everything lies on the desk in this window, and whose it is.
package desk

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/mattsan/faces"
	"godeck/scenes/mattsan/field"
	"godeck/scenes/mattsan/phrases"
	"godeck/scenes/mattsan/places"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
)

// Desk is the desk as it is shown.
type Desk struct {
	Show *present.Show
	Game *mtz.Game
	Lay  *places.Layout
}

// Spot is a place for a card, wherever that is when the window changes.
type Spot struct {
	Seat rules.Seat
	Slot int
}

// Span returns the current columns of the table.
func (d *Desk) Span() places.Span {
	on := d.Show
	var left, right [2]int
	for sd := range 2 {
		first, last := mtz.Slots(&on.View.S, on.Seat(sd))
		left[sd], right[sd] = mtz.Middle-first, last-mtz.Middle
	}
	return places.SpanOf(left, right)
}

// Cell returns where a player's slot is.
func (d *Desk) Cell(p rules.Seat, slot int) ui.Rect {
	return d.Lay.Place(d.Show.SideOf(p), slot, d.Span())
}

// Card returns where a card in a place lies now.
func (d *Desk) Card(at Spot) ui.Rect {
	return d.Lay.Card(d.Cell(at.Seat, at.Slot), d.Show.Unit())
}

// Lies returns where a card of a zone is.
func (d *Desk) Lies(z rules.ZoneID, t present.Token, at *present.Moment) (ui.Rect, bool) {
	on := d.Show
	p, u := z.Seat(), on.Unit()
	slot := func(c rules.CardID) int { return int(at.View.S.Card(c).N[mtz.NSlot]) }
	switch z.Kind() {
	case mtz.Battle:
		return d.Card(Spot{p, mtz.BattleSlot}), true
	case mtz.Bench:
		return d.Card(Spot{p, slot(t.ID)}), true
	case mtz.Ground:
		return d.Lay.Ground(d.Cell(p, slot(t.ID)), u), true
	case mtz.Under:
		host := at.View.S.Card(t.ID).Host
		return d.Card(Spot{at.View.S.Card(host).Owner, field.SlotOf(&at.View.S, host)}), true
	case mtz.Played:
		return d.Played(), true
	case mtz.Soul, mtz.Spent:
		r, _ := d.Lay.Zone(z.Kind(), on.SideOf(p))
		return r.Middle(math.Min(r.W, 30*u), math.Min(r.H, 42*u)), true
	}
	return d.Lay.Zone(z.Kind(), on.SideOf(p))
}

// Played returns where a declared trump is shown: on its entry.
func (d *Desk) Played() ui.Rect {
	on := d.Show
	r, u := d.Room(), on.Unit()
	if r.Empty() {
		return d.Lay.Stage.Middle(d.Lay.Stage.W*0.2, math.Min(d.Lay.Stage.H*0.4, 62*u))
	}
	n := max(1, int(on.View.S.NStack))
	e, _ := places.EntryHead(places.Entry(r, max(0, n-1), n, u), u)
	card, _ := e.CutLeft(e.H/cards.Aspect, 0)
	return card
}

// Slapped returns where a trump is slapped onto the cloth, large, before it is laid on
// its entry: in the room for what is declared, else in the middle.
func (d *Desk) Slapped() ui.Rect {
	u, wide := d.Show.Unit(), d.Card(Spot{d.Show.Bottom, mtz.BattleSlot}).W
	r := d.Room()
	if r.Empty() {
		r = d.Lay.Stage
	}
	x, y := r.Centre()
	w := math.Min(1.1*wide, math.Min(0.9*r.W, r.H*0.92/cards.Aspect))
	w = math.Max(w, math.Min(70*u, r.W))
	return ui.Rect{X: x - w/2, Y: y - w*cards.Aspect/2, W: w, H: w * cards.Aspect}
}

// Room returns the part of the desk beside the fighters that is not taken by a die.
func (d *Desk) Room() ui.Rect {
	r := d.Lay.Desk
	if q := d.Lay.Die; !q.Intersect(r).Empty() && d.OneDie(d.Active()) {
		_, r = r.CutTop(q.Bottom()-r.Y, 4*d.Show.Unit())
	}
	return r
}

// OneDie reports whether a player's fighter strikes with one die.
func (d *Desk) OneDie(p rules.Seat) bool {
	st := &d.Show.View.S
	return p >= 0 && !d.Lay.Die.Empty() && d.Game.AtkDice(st, mtz.Fighter(st, p)) == 1 && mtz.Fighter(st, p.Other()) != 0
}

// HeldUp returns where a card is held up with its text, and where several are.
func (d *Desk) HeldUp() (one, several ui.Rect) {
	u, st := d.Show.Unit(), d.Lay.Stage
	if one = d.Lay.Show; one.Empty() {
		one = st.Middle(math.Min(st.W*0.96, 470*u), math.Min(st.H*0.4, 170*u))
	}
	if q := d.Lay.Die; !q.Intersect(one).Empty() && d.OneDie(d.Active()) {
		_, one = one.CutTop(q.Bottom()-one.Y, 6*u)
	}
	return one, st
}

// WordsAt is where a player's words rise: on the desk if it is free, on the
// player's half of it; while the exchange lies there, on the plate with the
// player's name. The desk of whose turn begins is for what ends it: those words
// rise right of the fighters, if there is no die.
func (d *Desk) WordsAt(p rules.Seat, free bool) (x, y float64) {
	on := d.Show
	sd := on.SideOf(p)
	if r := d.Room(); !r.Empty() && free {
		if sd == 0 && !d.Lay.Aside.Empty() && !d.OneDie(p) {
			r = d.Lay.Aside
		}
		x, _ = r.Centre()
		return x, r.Y + r.H*[...]float64{0.85, 0.3}[sd]
	}
	r := d.Lay.HUD[sd]
	x, y = r.Centre()
	switch {
	case sd == 0:
	case d.Lay.Small || d.Lay.Tall: // they rise: stay in the window, and below the charges
		y = r.Bottom() + 44*on.Unit()
	default: // above the name, which leaves the charges to be seen
		y = r.Y - 2*on.Unit()
	}
	return x, y
}

// Spool returns where the spool of red thread stands; ok is false where there is none.
func (d *Desk) Spool() (at ui.Point, ok bool) {
	if d.Lay.Tall || d.Lay.Low || d.Lay.Unit == 0 {
		return at, false
	}
	u := d.Lay.Unit
	at.X, at.Y, _ = d.Lay.Camera.Project(places.SpoolX*u, (places.MatNear-30)*u, 0)
	at.Y -= 17 * u
	return at, true
}

// Crayon returns a player's colour.
func (d *Desk) Crayon(p rules.Seat) ui.Colour {
	if p == d.Show.Bottom {
		return faces.Own
	}
	return faces.Opp
}

// Active returns whose turn it is, NoSeat before the first.
func (d *Desk) Active() rules.Seat {
	on := d.Show
	if on.Turn() == 0 {
		return rules.NoSeat
	}
	return on.View.S.Active
}

// Threat returns what a player is warned of. Who has a card that saves is not
// doomed: only its owner knows of it, unless it lies open.
func (d *Desk) Threat(p rules.Seat) mtz.Danger {
	on := d.Show
	st := &on.View.S
	if st.Over() {
		return mtz.Safe
	}
	t := d.Game.Threat(st, p)
	if t == mtz.Doomed && p == on.Audience && d.Game.Saver(st, p) != 0 {
		t = mtz.LastUnit
	}
	return t
}

// Dangers are the phrases of the threats.
var Dangers = [...]string{mtz.LastCard: "danger.one", mtz.LowDeck: "danger.low", mtz.DryDeck: "danger.dry", mtz.LastTwo: "danger.two", mtz.LastUnit: "danger.last", mtz.Doomed: "danger.doom"}

// Danger says what a threat means; for who reads it, also what saves.
func (d *Desk) Danger(p rules.Seat, t mtz.Danger, l lang.Lang) string {
	on := d.Show
	if t == mtz.LastUnit && p == on.Audience {
		var names []string
		for _, c := range d.Game.Savers(&on.View.S, p) {
			if n := on.Named(on.View.S.Card(c).Def, l); !slices.Contains(names, n) {
				names = append(names, n)
			}
		}
		if len(names) > 0 { // of many, three
			return phrases.Text.T(l, "danger.saved", strings.Join(names[:min(3, len(names))], l.Pick("か", " or ")))
		}
	}
	return phrases.Text.T(l, Dangers[t]+".why")
}

// Front returns the token that a unit shows: the top of its stack.
func (d *Desk) Front(c rules.CardID) present.Token { return field.Front(&d.Show.Moment, c) }

// SlotName returns the name of a slot.
func (d *Desk) SlotName(slot int) string {
	on := d.Show
	if slot == mtz.BattleSlot {
		return on.T("zone.battle")
	}
	return on.T("slot." + strconv.Itoa(mtz.Column(slot)))
}

// Laid returns the face of a card as it lies on a side of the desk, sewn in the colour
// of that side.
func (d *Desk) Laid(def rules.DefID, sd int) *cards.CardFace {
	on := d.Show
	return on.Cards.Look(cards.Look{Def: def, Lang: on.Lang, Form: faces.Lying, N: 1 + sd})
}

// Tension rises as decks run out and the last units fall.
func (d *Desk) Tension() float64 {
	on := d.Show
	if on.Turn() == 0 {
		return 0
	}
	t := 0.0
	for p := rules.Seat(0); p < 2; p++ {
		switch d.Threat(p) {
		case mtz.Doomed, mtz.DryDeck:
			t = max(t, 0.9)
		case mtz.LastTwo, mtz.LastUnit, mtz.LowDeck, mtz.LastCard:
			t = max(t, 0.65)
		}
		t = max(t, 0.6-float64(on.Count(mtz.Deck, p))*0.03)
	}
	return ui.Clamp01(t + float64(on.View.S.NStack)*0.06)
}

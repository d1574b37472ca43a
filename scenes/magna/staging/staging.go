// Package staging has what presenters of Magna Spectra's events share: where the
// card of an event is, how it is held up, lights and words on the map.
package staging

import (
	"godeck/internal/lang"
	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/magna/faces"
	"godeck/scenes/magna/field"
	"godeck/scenes/magna/labels"
	"godeck/scenes/magna/places"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
)

// Table is a table on which something is presented.
type Table struct {
	Show    *present.Show
	Lay     *places.Layout
	Game    *mgn.Game
	Numbers *field.Numbers // Fight and Magna as they are shown
}

// At reads a moment.
func (t *Table) At(m *present.Moment) field.Reading { return field.Reading{Moment: m, Game: t.Game} }

// Labels are the words for a moment.
func (t *Table) Labels(m *present.Moment) *labels.Labels {
	return labels.On(t.Show, t.At(m), t.Show.Lang, t.Numbers)
}

// Card returns the card of an event. A hidden one is identified by its place.
func (t *Table) Card(pr *present.Presentation, ev rules.Event) present.Token {
	if c := pr.Token(ev.Card); c.Key != 0 || ev.Place == 0 {
		return c
	}
	return t.At(pr.Was).On(ev.From.Kind(), ev.From.Seat(), int(ev.Place)-1).Token
}

// Where returns the middle of a card's place on the screen.
func (t *Table) Where(pr *present.Presentation, c present.Token) (x, y float64) {
	for _, m := range [...]*present.Moment{pr.Now, pr.Was} {
		if q, z, ok := m.Find(c.Key); ok && field.IsField(z.Kind()) {
			r, _ := t.Lay.Lies(t.At(m), z, q)
			return r.Centre()
		}
	}
	return t.Lay.Stage.Centre()
}

// Held returns for how many ticks a card is held up that a player has used: not at
// all to who has just chosen it by what it says.
func (t *Table) Held(p rules.Seat, ticks int) int {
	if p == t.Show.Audience {
		return 0
	}
	return ticks
}

// skimmed is for how many ticks the words of a card are held up that is new in this
// match: what it does is asked about or seen next, and it can be read there.
const skimmed = 40

// Fresh reports whether a card is another player's and new in this match, counts it
// as read, and returns for how long it is to be held up then.
func Fresh(pr *present.Presentation, def rules.DefID, p rules.Seat) (ticks int, fresh bool) {
	if !present.IsNew(pr, def, p) {
		return 0, false
	}
	pr.Skims(def, p)
	return 3 * skimmed, true // of what is known a third is held up
}

// known is what a card that has been read is held up for, of what a new one is.
const known = 0.5

// HoldUp shows the card whose ability is used, with its text, for some ticks, if any:
// one that has been read for half as many.
func (t *Table) HoldUp(pr *present.Presentation, text string, ticks int) {
	if ticks == 0 {
		return
	}
	if n, fresh := Fresh(pr, pr.Event.Def, pr.Event.Seat); fresh {
		ticks = n
	} else {
		ticks = int(known * float64(ticks))
	}
	pr.Spot(present.Spot{Defs: []rules.DefID{pr.Event.Def}, Seat: pr.Event.Seat, Text: text}, ticks)
}

// Lit presents what happens to a unit by a light on it and sparks.
func (t *Table) Lit(pr *present.Presentation, sound, key string, col ui.Colour, sparks int) {
	ev, c := pr.Event, t.Card(pr, pr.Event)
	x, y := t.Where(pr, c)
	t.Show.Play(pr.Show(0), t.Show.SoundTween(sound, 0.75, 0), t.Show.Beside(ui.Par(t.Show.Flash(c.Board(), col, 28), t.Show.Burst(x, y, sparks, col))), ui.Wait(6))
	pr.Log(key, ev.Seat, ev.Def, int(ev.A), int(ev.B))
}

// Rises shows in large letters, beside what happens, what begins.
func (t *Table) Rises(text string) {
	at := t.Lay.OffDice(t.Lay.Dice(1)) // dice may lie there, or are thrown next
	x, y := at.X+at.W/2, at.Y+0.7*at.H
	t.Show.Play(t.Show.Beside(t.Show.Number(text, x, y, 34*t.Show.Unit(), faces.Parchment, field.Brief(&t.Show.Moment, 60))))
}

// Name is a card's name in both languages.
func (t *Table) Name(def rules.DefID) lang.Phrase {
	return lang.Phrase{JA: t.Show.Cards.Name(def, lang.JA), EN: t.Show.Cards.Name(def, lang.EN)}
}

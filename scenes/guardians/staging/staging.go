// Package staging has what the parts of the arena share: the match as it is shown,
// the numbers that run, where they rise, and whose turn it is.
package staging

import (
	"math"
	"strconv"

	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/guardians/faces"
	"godeck/scenes/guardians/outlook"
	"godeck/scenes/guardians/places"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
)

// WholeLife is the greatest LP of a guardian without help.
const WholeLife = 5600

// Values are the numbers of both players' seats: LP and DG of the attack
// guardians, and life counters.
type Values struct{ LP, DG, Counters [2]float64 }

// Numbers run to the view's values during a presentation.
type Numbers struct {
	Shown Values
	Plan  Values // of Shown when the planned presentation is over
}

// Table is a table on which something is presented.
type Table struct {
	Show    *present.Show
	Lay     *places.Layout
	Game    *bgd.Game
	Numbers *Numbers
	Told    map[string]rules.CardID // words that have been explained, with the card at which
}

// Of returns the numbers of a moment. Where no guardian is, those before it stay:
// the next takes its damage over.
func (t *Table) Of(m *present.Moment) Values {
	st, out := &m.View.S, t.Numbers.Plan
	for p := rules.Seat(0); p < 2; p++ {
		if c := bgd.AttackGuardian(st, p); c != 0 {
			out.LP[p], out.DG[p] = float64(t.Game.LP(st, c)), float64(st.Card(c).N[bgd.NGauge])
		}
		out.Counters[p] = float64(st.Seats[p][bgd.Counters])
	}
	return out
}

// Sync sets the numbers to the view's values.
func (t *Table) Sync() {
	t.Numbers.Shown = t.Of(&t.Show.Moment)
	t.Numbers.Plan = t.Numbers.Shown
}

// Runs returns the step in which the numbers run to those of a moment.
func (t *Table) Runs(to *present.Moment, ticks int) ui.Tween {
	now := t.Of(to)
	var steps []ui.Tween
	for p := range now.LP {
		if t.Numbers.Plan.LP[p] != now.LP[p] {
			steps = append(steps, board.Count(&t.Numbers.Shown.LP[p], now.LP[p], ticks))
		}
		if t.Numbers.Plan.DG[p] != now.DG[p] {
			steps = append(steps, board.Count(&t.Numbers.Shown.DG[p], now.DG[p], ticks))
		}
		if t.Numbers.Plan.Counters[p] != now.Counters[p] {
			steps = append(steps, board.Count(&t.Numbers.Shown.Counters[p], now.Counters[p], ticks))
		}
	}
	t.Numbers.Plan = now
	return ui.Par(steps...)
}

// Lands returns the step that gives a seat the numbers of a guardian that has landed
// there: those before it were another's.
func (t *Table) Lands(to *present.Moment, p rules.Seat) ui.Tween {
	now := t.Of(to)
	plan, shown, lp, dg := &t.Numbers.Plan, &t.Numbers.Shown, now.LP[p], now.DG[p]
	plan.LP[p], plan.DG[p] = lp, dg
	return ui.Call(func() { shown.LP[p], shown.DG[p] = lp, dg })
}

// Counts lets presenters count the incidental changes of their events afterwards.
func (t *Table) Counts(presenters map[rules.EventKind]func(pr *present.Presentation)) {
	for k, tell := range presenters {
		presenters[k] = func(pr *present.Presentation) {
			tell(pr)
			if t.Of(pr.Now) != t.Numbers.Plan {
				t.Show.Play(pr.Show(len(pr.Taken)-1), t.Runs(pr.Now, 16))
			}
		}
	}
}

// Middle returns the middle of a player's zone.
func (t *Table) Middle(kind uint8, p rules.Seat) (x, y float64) {
	r, _ := t.Lay.Zone(kind, t.Show.SideOf(p))
	return r.Centre()
}

// Rises returns where a player's numbers rise: over the stone, clear of its LP.
func (t *Table) Rises(p rules.Seat) (x, y float64) {
	r := t.Lay.Seat[t.Show.SideOf(p)]
	if r.Empty() {
		r = t.Lay.Zones[bgd.Attack][t.Show.SideOf(p)]
	}
	x, _ = r.Centre()
	return x, r.Y
}

// Flash returns the step that lights up a card of the field.
func (t *Table) Flash(pr *present.Presentation, c rules.CardID, col ui.Colour, ticks int) ui.Tween {
	if k := pr.Token(c); k.Def != 0 {
		return t.Show.Beside(t.Show.Flash(k.Board(), col, ticks))
	}
	return ui.Tween{}
}

// Colour is that of a player's side.
func (t *Table) Colour(p rules.Seat) ui.Colour { return faces.Sides[t.Show.SideOf(p)] }

// TurnOf returns whose turn is shown, NoSeat before the first.
func (t *Table) TurnOf() rules.Seat {
	if t.Show.Turn() == 0 {
		return rules.NoSeat
	}
	return rules.Seat(t.Show.View.S.Vars[bgd.TurnOf])
}

// LifeText returns the LP of a player's attack guardian as presented so far.
func (t *Table) LifeText(p rules.Seat) string {
	switch {
	case outlook.Endless(t.Game, &t.Show.View.S, p):
		return "∞"
	case bgd.AttackGuardian(&t.Show.View.S, p) == 0:
		return "–"
	}
	return strconv.Itoa(int(math.Round(t.Numbers.Shown.LP[p])))
}

// Thrower returns whose die it is.
func (t *Table) Thrower() rules.Seat {
	if p := t.TurnOf(); p >= 0 {
		return p
	}
	return t.Show.Bottom
}

// Still reports whether the player wants no motion.
func (t *Table) Still() bool {
	e := t.Show.Surface.Env()
	return e != nil && e.Settings.ReducedMotion
}

// FieldFace returns the face of a guardian on the field.
func (t *Table) FieldFace(k present.Token) *cards.CardFace {
	if k.Def == 0 || !faces.Guardian(t.Show.Cards.Attr(k.Def, bgd.AType)) {
		return t.Show.Face(k)
	}
	l := cards.Look{Def: k.Def, Lang: t.Show.Lang, Form: faces.OnField}
	if t.Lay.Seat[0].Empty() { // its DG lies over its foot
		l.N = 1
	}
	return t.Show.Cards.Look(l)
}

// StepKey is the phrase of a step.
func (t *Table) StepKey(n uint8) string { return "step." + t.Game.Names().Word("step", int16(n)) }

// Force returns a player's ready Force of all Force.
func (t *Table) Force(p rules.Seat) string {
	return strconv.Itoa(bgd.ReadyForce(&t.Show.View.S, p)) + "/" + strconv.Itoa(t.Show.Count(bgd.Charge, p))
}

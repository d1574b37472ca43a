package table

import (
	"godeck/rules"
	"godeck/scenes/ui"
)

// Story tells events by planning steps. A game's teller embeds it: it looks at
// the events at the front, plans their steps, and says how many it has told.
type Story struct {
	Events []rules.Event // those that are still to be told
	m      *Match
}

// Story begins to tell events; nothing is asked meanwhile.
func (m *Match) Story(evs []rules.Event) Story {
	m.Surface.Invalidate() // the question that was asked is gone at once
	m.Ask = m.Ask[:0]
	return Story{Events: evs, m: m}
}

// Each calls one until all events are told, then last, and lets the table look
// at the view again when the story has been seen.
//
// A player waits for what others do, and sees much of it every turn. So what
// is told since the last answer hurries as far as it has to, to end within
// patience, and a little more with every turn; what the game calls weighty
// keeps its time, or nearly so where there is very much of it.
func (t *Story) Each(one func() int, last func()) {
	m := t.m
	for len(t.Events) > 0 {
		m.Timeline.Heavy(m.own.Weighty != nil && m.own.Weighty(t.Events[0]))
		t.Events = t.Events[max(one(), 1):]
	}
	m.Timeline.Heavy(false)
	last()
	m.Then(func() { m.Fresh = false })
	turn := float64(m.Session.View().S.Turn)
	m.Timeline.Hurry(patience-float64(m.since), 1+0.05*min(turn, familiar), haste, strain)
}

// How long a player waits for the next question at normal speed, in ticks; the
// turns after which the routine is known; how fast it may be told, and how
// fast what is weighty.
const (
	patience = 300
	familiar = 6
	haste    = 2.0
	strain   = 1.45
)

// Run is how many events at the front are of a kind.
func (t *Story) Run(ok func(rules.Event) bool) int {
	n := 0
	for n < len(t.Events) && ok(t.Events[n]) {
		n++
	}
	return n
}

// Log says a sentence when the story is there.
func (t *Story) Log(key string, p rules.Seat, card rules.DefID, args ...any) {
	t.m.Then(func() { t.m.Say(key, p, card, args...) })
}

// LogStep is Log as a step, for sequences.
func (t *Story) LogStep(key string, p rules.Seat, card rules.DefID, args ...any) ui.Step {
	return ui.Call(func() { t.m.Say(key, p, card, args...) })
}

// Draws tells cards that come from a deck to a hand, so many ticks each.
// arrive gives for an event the board's card and what makes it lie there; deck
// is where a player's deck lies. The log names one or two cards that are
// known (log.drawcard) and counts the others (log.draw).
func (t *Story) Draws(evs []rules.Event, ticks int, deck func(p rules.Seat) Pose, arrive func(ev rules.Event) (board string, do func())) {
	m := t.m
	var steps []ui.Step
	var n, known [2]int
	for _, ev := range evs {
		p := ev.To.Seat()
		board, do := arrive(ev)
		if n[p]++; ev.Def != 0 {
			known[p]++
		}
		steps = append(steps, ui.Seq(ui.Call(func() {
			from := deck(p)
			from.Face = 0
			m.Board.From(board, from)
			do()
			m.Sound("card-draw", 0.55, 0)
		}), ui.Wait(ticks)))
	}
	gap := 9
	if len(evs) > 6 {
		gap = 5
	}
	m.Play(ui.Stagger(gap, steps...))
	for p := rules.Seat(0); p < 2; p++ {
		if n[p] > 2 || known[p] < n[p] {
			t.Log("log.draw", p, 0, n[p])
			continue
		}
		for _, ev := range evs {
			if ev.To.Seat() == p {
				t.Log("log.drawcard", p, ev.Def)
			}
		}
	}
}

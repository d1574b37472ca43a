// Package turns presents what a turn of Mattsan Card Game brings: whose it is, its
// steps, dice, guesses and silence.
package turns

import (
	"math"
	"strconv"

	"godeck/rules"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/mattsan/faces"
	"godeck/scenes/mattsan/phrases"
	"godeck/scenes/mattsan/staging"
	"godeck/scenes/table/board"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
)

// Turns presents a table's turns.
type Turns struct {
	at    staging.Table
	Dawn  int // the turn that has been announced while the step is still the last turn's; 0: none
	shown int // what a single die has come to lie at; 0: none
}

// On returns the turns of a table.
func On(t staging.Table) Turns { return Turns{at: t} }

// StepKey returns the key of the phrase for the step that is shown.
func (s *Turns) StepKey() string {
	on := s.at.Desk.Show
	k := on.Step()
	if t := on.Turn(); t > 0 && t == s.Dawn { // announced, and the step is still that of the turn before
		k = mtz.StepDraw
	}
	switch k {
	case mtz.StepStraighten:
		k = mtz.StepDraw
	case mtz.StepStart:
		k = mtz.StepMain
	}
	return Step(s.at.Desk.Game, k)
}

// Step returns the key of the phrase for a step.
func Step(g *mtz.Game, k uint8) string { return "step." + g.Names().Word("step", int16(k)) }

// tells are the presenters of the events of a turn. As a table of functions
// they weigh next to nothing.
var tells = [...]struct {
	kind rules.EventKind
	tell func(s *Turns, pr *present.Presentation)
}{
	{rules.EvRandom, (*Turns).rolls}, {rules.EvOver, func(s *Turns, pr *present.Presentation) { pr.Over(faces.Opp, s.at.Desk.Show.Theme.Accent2, ui.Tween{}) }},
	{mtz.EvTurn, (*Turns).turn}, {mtz.EvStep, (*Turns).step}, {mtz.EvFirst, (*Turns).first}, {mtz.EvRedraw, func(_ *Turns, pr *present.Presentation) { present.Said("log.redraw")(pr) }},
	{mtz.EvSlot, func(s *Turns, pr *present.Presentation) {
		s.heard(pr, [2]string{"area-leave", "area-enter"}, [2]string{"log.slot.less", "log.slot.more"})
	}},
	{mtz.EvGuess, func(s *Turns, pr *present.Presentation) {
		s.heard(pr, [2]string{"fizzle", "power-gain"}, [2]string{"log.guess.miss", "log.guess.hit"})
	}},
	{mtz.EvSilence, (*Turns).silenced}, {mtz.EvDie, (*Turns).counted},
}

// Present adds the presenter of each kind of event.
func (s *Turns) Present(all map[rules.EventKind]func(pr *present.Presentation)) {
	for _, t := range tells {
		all[t.kind] = func(pr *present.Presentation) { t.tell(s, pr) }
	}
}

// rolls presents dice, with the table that they are looked up in.
func (s *Turns) rolls(pr *present.Presentation) {
	on := s.at.Desk.Show
	ev := pr.Event
	if ev.B != 6 {
		on.Play(pr.Show(0))
		return
	}
	var dice []board.Thrown
	for _, e := range pr.Take(func(e rules.Event) bool { return e.Kind == ev.Kind && e.B == 6 && e.Seat == ev.Seat }) {
		dice = append(dice, board.Thrown{Seat: e.Seat, Value: int(e.A) + 1, Colour: faces.Paper})
	}
	pr.Dice(dice)
	s.shown = 0
	if len(dice) == 1 {
		s.shown = dice[0].Value
	}
	on.Play(ui.Wait(8))
}

// counted presents what a die has come to, after all that changes it.
func (s *Turns) counted(pr *present.Presentation) {
	on := s.at.Desk.Show
	ev := pr.Event
	x, y := s.at.Desk.Lay.Stage.Centre()
	if !s.at.Desk.Lay.Die.Empty() {
		x, y = s.at.Desk.Lay.Die.Centre()
	}
	wait := 14
	if int(ev.A) == s.shown { // it can be read from the die
		wait = 2
	}
	s.shown = 0
	on.Play(pr.Show(0), on.Beside(on.Number(strconv.Itoa(int(ev.A)), x, y-40*on.Unit(), 44*on.Unit(), on.Theme.Warm, 50)), ui.Wait(wait))
	pr.Log("log.die", ev.Seat, 0, ev.A)
}

// turn presents a new turn: whose it is rises on that player’s half of the desk.
func (s *Turns) turn(pr *present.Presentation) {
	on := s.at.Desk.Show
	pr.Quiet()
	s.at.Told.Begins()
	p, n := pr.Event.Seat, int(pr.Event.A)
	on.Play(ui.Call(func() { s.Dawn = n }), pr.Show(0))
	pr.Log("log.turn", p, 0, n)
	text, size := phrases.Text.T(on.Lang, "turn.of", on.Possessive(p, on.Lang, true)), 24*on.Unit()
	if s.at.Desk.Lay.Tall {
		size = 20 * on.Unit()
	}
	x, y := s.at.Desk.WordsAt(p, true)
	x = math.Max(x, ui.Measure(text, ui.Bold, size)/2+6*on.Unit())
	if n <= 2 { // across the table while it is new; cards are drawn under it
		on.Play(on.SoundTween("turn-start", 0.6, 0), on.Beside(on.Callout(text, phrases.Text.T(on.Lang, "turn", n), s.at.Desk.Crayon(p), 46)), ui.Wait(26))
		return
	}
	w := ui.Measure(text, ui.Bold, size)
	on.Play(ui.Call(func() { // numbers that still rise there are over
		board.GiveWay(&on.Base, ui.Rect{X: x - 0.6*w, Y: y - 2.6*size, W: 1.2 * w, H: 3.6 * size})
	}))
	pr.Turn(false, text, "", s.at.Desk.Crayon(p), x, y, size)
	on.Play(ui.Wait(3))
}

// step presents a step, which is only a light that moves on.
func (s *Turns) step(pr *present.Presentation) {
	pr.Quiet()
	s.at.Desk.Show.Play(ui.Call(func() { s.Dawn = 0 }), pr.Show(0))
}

// first presents who begins.
func (s *Turns) first(pr *present.Presentation) {
	on := s.at.Desk.Show
	p := pr.Event.Seat
	on.Play(pr.Show(0), on.SoundTween("bell-day", 0.5, 0), on.Beside(on.Callout(on.Sentence(on.Lang, "log.first", p, 0), phrases.Text.T(on.Lang, "intro"), s.at.Desk.Crayon(p), 70)), ui.Wait(20)) // the decks are shuffled under it
	pr.Log("log.first", p, 0)
}

// heard presents an event by a sound and one of two sentences, by its number B.
func (s *Turns) heard(pr *present.Presentation, sounds, keys [2]string) {
	on := s.at.Desk.Show
	ev, def := pr.Event, rules.DefID(0)
	if ev.Kind == mtz.EvGuess {
		def = rules.DefID(ev.A)
	}
	on.Play(pr.Show(0), on.SoundTween(sounds[ev.B&1], 0.6, 0), ui.Wait(16))
	pr.Log(keys[ev.B&1], ev.Seat, def)
}

// silenced presents that abilities have no effect for a while.
func (s *Turns) silenced(pr *present.Presentation) {
	on := s.at.Desk.Show
	on.Play(pr.Show(0), on.SoundTween("bell-night", 0.8, 0), on.Callout(phrases.Text.T(on.Lang, "silence"), phrases.Text.T(on.Lang, "silence.sub"), on.Theme.Accent2, 70))
	pr.Log("log.silence", rules.NoSeat, 0)
}

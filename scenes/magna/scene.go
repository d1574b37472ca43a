// Package magna is the table of Magna Spectra: a war map in three layers for
// each side, the invasion lane between them, and the presentation of every turn told
// from events.
package magna

import (
	"math"

	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/table"
	"godeck/scenes/ui"
	"godeck/sprites"
)

// Options are what the application does for the scene. Nil entries fall back
// to the session's own methods or hide their buttons.
type Options struct {
	Leave   func(env *ui.Env) // back to the title
	Rematch func(env *ui.Env) // the same match with a new seed; nil: Session.Rematch
	Watch   func(env *ui.Env) // watch the match that has ended; nil: Session.Seek
	Rules   func(env *ui.Env) // "how to play"; nil: none
}

// Scene is the table.
type Scene struct {
	table.Match
	game  *mgn.Game
	opts  Options
	faces *table.Designs
	m     field // what is shown
	shown shown

	lay        layout
	focus      [2]int         // folded layouts: the base of each side that is shown large
	peek       [2]bool        // … although a battle is fought elsewhere
	sel        int            // key of the card chosen by tap
	faceDown   bool           // … and goes to the field as a trap
	attackers  []int          // units that were chosen for an attack
	aim        int            // … and its target
	under      int            // … and the enemy under the pointer
	how        []rules.Option // what dropping a card could mean: the player is asked
	howSeat    goal
	effects    rules.CardID // whose effects are offered; 0 none
	effectsAll bool
	line       []rules.CardID // order of piercing damage
	lineN      int            // … how many were put there by hand
	lineDrag   int            // 1 + index of the card that is pulled
	lineX      float64
	wide       ui.Rect    // tall layouts: the question panel below its corner button
	sheet      rules.Seat // whose sheet lies open; NoSeat: nobody's
	roll       roll
	rolled     [2]int        // by seat, as far as it has been planned
	crumble    [2][4]float64 // how far a falling base has come down
	dialogOff  uint32        // decision id whose dialog was put aside to see the table
}

// New makes the table of a match.
func New(game *mgn.Game, session table.Session, opts Options) ui.Scene {
	s := &Scene{game: game, opts: opts, faces: newDesigns(game.Lib), sheet: rules.NoSeat, focus: [2]int{2, 0}}
	s.m = s.at(&s.Moment)
	s.Theme = &Ember
	s.Table.Scene = s.declare
	s.Backdrop = s.backdrop
	s.Front = s.front
	s.Faces.Back = s.faces.Art.Back
	s.Attend(session, table.Hooks{
		Names: game.Names(), Frame: &s.lay.Frame, Zones: zones, Place: s.lies, Present: s.presenters(), Measure: s.begin, Spot: s.spotPlace,
		Game: "magna", Words: Text, Face: s.faces.Of, Name: s.faces.Name, Colour: s.faces.ColourOf, Headings: []string{"log.turn", "log.start"}, Leave: opts.Leave,
		Sync: s.sync, Reset: s.reset, Weighty: s.weighty, Question: s.question, Tension: s.tension, Art: s.faces.Art.Arrive,
		Settle: s.settle, Put: looksAt,
		Tick: func(*ui.Env) { s.point() },
		Asked: func(env *ui.Env) {
			s.asked(s.dec())
			ui.Play(env, "your-turn", 0.5, 0)
		},
	})
	return s
}

// reset forgets what was begun and what is held up.
func (s *Scene) reset(bool) {
	s.roll = roll{}
	s.crumble = [2][4]float64{}
	s.Dice.Clear()
	s.sheet = rules.NoSeat
	s.forget()
}

// settle drops choices that the new state has made void.
func (s *Scene) settle() {
	if s.sel != 0 {
		if t := s.selected(); t.Key == 0 || len(s.uses(t.ID)) == 0 {
			s.drop()
		}
	}
	if s.effects != 0 && len(s.uses(s.effects)) == 0 {
		s.effects = 0
	}
	if !s.Prompting(mgn.PromptAttack) {
		s.attackers, s.aim = s.attackers[:0], 0
		return
	}
	n := 0
	for _, k := range s.attackers {
		if kind, _, ok := s.m.find(k); ok && kind == mgn.Invasion && !s.m.get(k).checked {
			s.attackers[n] = k
			n++
		}
	}
	s.attackers = s.attackers[:n]
	if t := s.m.get(s.aim); t.Key != 0 {
		if _, ok := s.aimable(t); !ok {
			s.aim = 0
		}
	} else {
		s.aim = 0
	}
}

// looksAt reports that a question shows cards that an effect looks at: they
// are shown even if none of them may be taken.
func looksAt(d *rules.Decision) bool {
	return d.Kind == rules.ChooseCards && d.Prompt == mgn.PromptCards && rules.ZoneID(d.Arg).Kind() == mgn.Deck
}

// tension is low in camp, high in battle and when bases have fallen.
func (s *Scene) tension() float64 {
	t := 0.0
	for p := rules.Seat(0); p < 2; p++ {
		t = math.Max(t, float64(s.m.front(p)-1)*0.25)
	}
	if s.m.battle() != 0 {
		t += 0.4
	}
	return t
}

// Close implements ui.Closer: the pictures' memory is given back.
func (s *Scene) Close() {
	s.Faces.Forget()
	sprites.DropScratch()
}

// Title implements ui.Scene.
func (s *Scene) Title(env *ui.Env) string { return Text.T(env.Settings.Lang, "title") }

// Status implements ui.Scene.
func (s *Scene) Status(env *ui.Env) string {
	l := env.Settings.Lang
	if seat, ok := s.Session.HandOver(); ok && s.HandOver.Open() {
		return Text.T(l, "status.handover", s.Session.Name(seat, l))
	}
	me, opp := s.Bottom, s.Bottom.Other()
	q, why := s.question(l)
	if why != "" {
		q = table.Sentences(l, q, why)
	}
	if s.View != nil && s.View.S.Over() && !s.Busy() {
		head, why := s.Outcome(l)
		q = Text.T(l, "status.over", table.Sentences(l, head, why))
	}
	return Text.T(l, "status", table.Sentences(l, s.TurnText(), s.stepWord(s.Step())), s.hudText(me, l), s.hudText(opp, l), q)
}

// Showing names the part of the presentation that is on stage, for pictures and
// tests: "dice", "spot", "presentation" or "".
func Showing(sc ui.Scene) string {
	s, ok := sc.(*Scene)
	switch {
	case !ok:
		return ""
	case s.roll.on:
		return "dice"
	case s.Spotted():
		return "spot"
	case s.Busy():
		return "presentation"
	}
	return ""
}

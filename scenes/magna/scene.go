// Package magna is the table of Magna Spectra: a war map with three bases for
// each side and the invasion lane between them, animated from events.
package magna

import (
	"math"

	"godeck/internal/lang"
	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/magna/camps"
	"godeck/scenes/magna/choices"
	"godeck/scenes/magna/clash"
	"godeck/scenes/magna/deeds"
	"godeck/scenes/magna/faces"
	"godeck/scenes/magna/field"
	"godeck/scenes/magna/fronts"
	"godeck/scenes/magna/phrases"
	"godeck/scenes/magna/places"
	"godeck/scenes/magna/staging"
	"godeck/scenes/magna/toss"
	"godeck/scenes/magna/turns"
	"godeck/scenes/table"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/present"
	"godeck/scenes/table/stage"
	"godeck/scenes/ui"
)

// Text has the phrases of the table.
var Text = phrases.Text

// Scene is the table.
type Scene struct {
	table.Match
	game  *mgn.Game
	m     reading       // what is shown
	shown field.Numbers // Fight and Magna: they run

	lay     places.Layout
	relief  stage.Picture
	stage   stage.Stage
	camps   camps.Camps   // the bases
	clash   clash.Clash   // of battles
	fronts  fronts.Fronts // folded layouts: what is shown large
	deeds   deeds.Deeds   // of the player
	eyed    string        // the node under the pointer or the focus, if it is a unit's or has a tip
	over    string        // what the pointer is over
	reads   bool          // … and has come there itself: it is read
	sheet   rules.Seat    // whose sheet is open; NoSeat: nobody's
	toss    toss.Toss
	clock   int // of the flames
	ponders int // ticks for which the other player has been thinking
}

type (
	goal    = choices.Goal
	token   = field.Card
	reading = field.Reading
	block   = places.Block
)

// New opens the table of a match.
func New(game *mgn.Game, session table.Session, place table.Place) ui.Scene {
	s := &Scene{game: game, sheet: rules.NoSeat}
	s.m = field.Reading{Moment: &s.Moment, Game: game}
	s.fronts.M = s.m
	s.deeds = deeds.At(&s.Match, s.m, &s.lay, &s.fronts, &s.shown)
	s.clash = clash.On(staging.Table{Show: &s.Show, Lay: &s.lay, Game: game, Numbers: &s.shown}, &s.deeds.Mind, func() { s.fronts.Peek = [2]bool{} })
	s.clash.Face = func(t token) *cards.CardFace { face, _ := s.unitFace(t, s.Lang); return face }
	s.camps = camps.On(&s.Show, &s.lay, s.m)
	s.camps.Sky = func(c *ui.Canvas, risen, dawn float64) { daybreak(s, c, risen, dawn) }
	s.toss = toss.On(&s.Show, &s.lay, &s.shown)
	s.Theme = &faces.Ember
	s.Backdrop, s.Front, s.Ambient = s.backdrop, s.front, s.ambient
	s.Attend(session, table.Hooks{
		Game: "magna", Words: Text, Cards: faces.New(game.Lib), Explains: game, Decided: func() []ui.Rect { return s.lay.Contested(s.m) }, Names: game.Names(), Leave: place.Leave, Series: place.Series, Seen: place.Seen, Headings: []string{"log.turn", "log.start"},
		Frame: &s.lay.Frame, Measure: s.look, HandKind: mgn.Hand, InHand: faces.Held, HandStill: true, Patience: 240,
		Lay: s.table, Hand: s.hand, Dialog: s.sheetDialog, Ending: s.ending, Score: func(v *rules.View, p rules.Seat) float64 { return float64(game.Bases(&v.S, p)) }, ScoreIcon: ui.IconCastle, Standing: s.stands,
		Keys: s.keys, Back: s.deeds.Back, TapHand: s.deeds.TapHand,
		Zones: turns.Zones, Place: func(z rules.ZoneID, t present.Token, at *present.Moment) (ui.Rect, bool) {
			return s.lay.Lies(s.clash.At(at), z, t)
		}, Present: s.presenters(),
		Causes: map[rules.EventKind]present.Cause{mgn.EvBattle: {Act: present.ActAttack, Rank: present.Assault}, mgn.EvDeclare: {Act: present.ActAttack, Rank: present.Fight}, mgn.EvTrigger: {Act: present.ActEffect}},
		Spot:   s.lay.HeldUp, OnStage: s.onStage,
		Sync: s.sync, Reset: s.reset, Silent: clash.Silent, Together: true, Calm: func(*rules.State) bool { return !s.Session.Human(s.Bottom.Other()) }, // a program learns nothing from a delay
		Tension: s.tension,
		Heavy:   []rules.EventKind{rules.EvRandom, rules.EvFlip, rules.EvShow, rules.EvOver, mgn.EvHit, mgn.EvDamage, mgn.EvDefeat, mgn.EvFall, mgn.EvHold, mgn.EvCancel},
		Read:    []rules.EventKind{mgn.EvBattle, mgn.EvDeclare, mgn.EvChain, mgn.EvBlock, mgn.EvEffect, mgn.EvTrigger, mgn.EvOption},
		Settle:  s.deeds.Settle, Answers: func(*rules.Decision) bool {
			return (s.deeds.Q().Vain() || s.deeds.Unmoved() || deeds.Foregone(&s.deeds)) && !s.Session.Human(s.Bottom.Other()) || s.deeds.Resolved()
		}, Put: s.put, Asked: s.deeds.Begin, Undoing: func() { deeds.Recall(&s.deeds) }, Quiet: func() bool {
			_, aimed := deeds.Aimed(&s.deeds)
			return aimed || s.deeds.Unmoved() || s.deeds.Resolved() || deeds.Foregone(&s.deeds)
		}, Itself: s.deeds.Itself, Tick: s.point,
	})
	s.Across.In = &s.lay.Flag
	s.Asks(s.deeds.Asking())
	return s
}

// look lays out the window and sets up the place.
func (s *Scene) look(env *ui.Env) {
	s.fronts.Below = s.Bottom
	s.lay = table.ByShape(env, s.Replay.On, places.Wide, places.Small, places.Tall)
	s.lay.Stand(env, s.m, s.Bottom, [2]int{s.fronts.Of(0), s.fronts.Of(1)})
	chart(s).Light(&s.stage)
	s.Board.Stage = &s.stage
}

// stands describes the state of the match, for screen readers.
func (s *Scene) stands(l lang.Lang) []string {
	return []string{s.TurnText(), s.deeds.Words(s.Lang).Step(s.Step()), s.deeds.Words(l).Has(s.Bottom), s.deeds.Words(l).Has(s.Bottom.Other())}
}

// Drawn returns where a node is drawn: a base with all of its ground.
func (s *Scene) Drawn(node string) (ui.Rect, bool) {
	if r, ok := s.lay.Drawn(node); ok {
		return r, true
	}
	return s.Board.Drawn(node)
}

// keys handles the key that ends a step or continues.
func (s *Scene) keys(sf *ui.Surface) {
	sf.Key(" ", func(env *ui.Env) {
		for _, b := range s.AskButtons() {
			if b.ID == "opt-pass" && s.deeds.Mind.Chosen == 0 && !s.AskingMeans() && !s.Prompting(mgn.PromptTargets) {
				b.Button.Tap(env)
			}
		}
	})
}

// onStage names the part of the presentation that is shown.
func (s *Scene) onStage() string {
	switch {
	case s.toss.Roll.On:
		return "dice"
	case s.clash.Charge.Seen:
		return "charge"
	case s.clash.March.On:
		return "march"
	case s.clash.Herald.On:
		return "herald"
	case s.camps.Standing():
		return "hold"
	case s.camps.Falling():
		return "fall"
	case s.clash.Guard.On:
		return "block"
	}
	return ""
}

// reset clears what was begun and what is held up.
func (s *Scene) reset(opens bool) {
	if !s.Started && !opens { // a match that was kept
		s.fronts.Face()
	}
	s.clash.Clear()
	s.camps.Clear()
	s.toss.Clear()
	s.sheet = rules.NoSeat
	s.deeds.Forget()
}

// put reports whether a question is shown even if it leaves no choice: one about
// cards that an effect looks at.
func (s *Scene) put(d *rules.Decision) bool {
	return d.Kind == rules.ChooseCards && d.Prompt == mgn.PromptCards && rules.ZoneID(d.Arg).Kind() == mgn.Deck
}

// tension is low in camp, high in battle and when bases have fallen.
func (s *Scene) tension() float64 {
	t := 0.0
	for p := rules.Seat(0); p < 2; p++ {
		t = math.Max(t, float64(s.m.Front(p)-1)*0.25)
	}
	if s.m.Battle() != 0 {
		t += 0.4
	}
	return t
}

// front draws what is over the table.
func (s *Scene) front(c *ui.Canvas) {
	s.clash.Draw(c)
	s.toss.Draw(c)
	s.camps.DrawFall(c)
	s.clash.DrawBlock(c)
	s.DrawSpot(c)
}

// presenters returns the presenter of each kind of event.
func (s *Scene) presenters() map[rules.EventKind]func(pr *present.Presentation) {
	all := map[rules.EventKind]func(pr *present.Presentation){
		rules.EvRandom: s.toss.Dice, mgn.EvFirst: s.toss.First,
		mgn.EvFall: func(pr *present.Presentation) { s.camps.Fall(pr, s.fronts.Fell) },
		mgn.EvHold: s.camps.Holds,
	}
	turns.On(s.clash.Table, &s.clash, &s.fronts, s.look, s.Outcome).Present(all)
	s.clash.Present(all)
	return all
}

// sync sets the animated numbers to those of the view.
func (s *Scene) sync() {
	for p := range s.shown.Fight {
		s.shown.Fight[p], s.shown.Magna[p] = float64(s.View.S.Seats[p][mgn.Fight]), float64(s.View.S.Seats[p][mgn.Magna])
	}
}

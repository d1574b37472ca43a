// Package zutomayo is the table of ZUTOMAYO CARD: a rooftop at night, the
// Chronos as a great clock in the table, the fighters on its face, and the
// presentation of every turn.
package zutomayo

import (
	"math"

	"godeck/internal/lang"
	"godeck/rules"
	ztm "godeck/rules/zutomayo"
	"godeck/scenes/table"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
	"godeck/scenes/zutomayo/phrases"
	"godeck/scenes/zutomayo/places"
	"godeck/scenes/zutomayo/tale"
	"godeck/scenes/zutomayo/tally"
)

// Scene is the table.
type Scene struct {
	table.Match
	desk
	picks     picks
	questions questions
	place     place
	clockwork clockwork
	battles   battles
	tale      tale.Tale
	lay       places.Layout
	shown     shown

	showParts rules.Seat // whose attack's calculation is shown; NoSeat: none
}

// New returns the table of a match.
func New(game *ztm.Game, session table.Session, place table.Place) ui.Scene {
	s := &Scene{showParts: rules.NoSeat}
	d := desk{&s.Match, game, &s.lay, &s.shown}
	s.desk, s.picks.desk = d, d
	s.place.desk, s.place.picks, s.place.border = d, &s.picks, &s.clockwork.border
	s.clockwork.desk, s.clockwork.tale, s.clockwork.place = d, &s.tale, &s.place
	s.battles.desk, s.battles.tale, s.battles.place = d, &s.tale, &s.place
	s.questions.desk, s.questions.picks, s.questions.tale = d, &s.picks, &s.tale
	s.Theme = &rooftop
	s.Backdrop, s.Ambient, s.Front = s.place.backdrop, s.picks.ambient, s.front
	s.Attend(session, table.Hooks{
		Game: "zutomayo", Words: Text, Cards: newDesigns(game.Lib), Explains: game, Decided: func() []ui.Rect {
			return []ui.Rect{s.lay.Dial, s.lay.Attack[0], s.lay.Attack[1], s.lay.Zones[ztm.BattleField][1]}
		}, Names: game.Names(), Leave: place.Leave, Headings: []string{"log.turn", "log.jump", "log.start"},
		Frame: &s.lay.Frame, Measure: func(env *ui.Env) { s.lay = places.Measure(env, s.Replay.On) }, HandKind: ztm.Hand, InHand: held, HandStill: true,
		Lay: s.table, Hand: s.hand, Dialog: s.partsDialog, Ending: s.ending, Score: func(v *rules.View, p rules.Seat) float64 { return float64(v.S.Seats[p][ztm.HP]) }, ScoreIcon: ui.IconHeart, Standing: s.stands,
		Zones: zones, Present: s.presenters(), Causes: map[rules.EventKind]present.Cause{ztm.EvAttack: {}}, // in this game a change of a number
		Spot: func() (one, several ui.Rect) { return s.lay.Spot(s.Unit()) }, OnStage: s.onStage,
		Sync: func() {
			s.sync()
			s.clockwork.border.late = false
		}, Tick: s.clockwork.after, Reset: s.reset, Tension: s.tension,
		Patience: 185, Weighty: func(ev rules.Event) bool { // the clock keeps its time where night and day change places
			return ev.Kind == ztm.EvClock && ztm.IsNight(int(ev.A)) != ztm.IsNight(int(ev.B))
		}, Heavy: []rules.EventKind{ztm.EvBattle, ztm.EvDamage, ztm.EvLoss, rules.EvOver, rules.EvShow}, Read: []rules.EventKind{ztm.EvEffect, ztm.EvUnderpowered},
	})
	s.Asks(s.questions.asking())
	return s
}

// stands describes the state of the match for readers.
func (s *Scene) stands(l lang.Lang) []string {
	h := int(math.Round(s.shown.hour)) % ztm.Hours
	return []string{s.TurnText(), lang.Capital(phrases.Hour(h, l)) + s.T("comma") + phrases.Time(h).In(l), s.standing(s.Bottom, l), s.standing(s.Bottom.Other(), l)}
}

// onStage returns the part of the presentation on stage.
func (s *Scene) onStage() string {
	switch {
	case s.battles.fight.On:
		return "fight"
	case s.clockwork.border.word != "":
		return "border"
	case s.shown.sheet != nil:
		return "chorus"
	}
	return ""
}

// reset drops what was begun and what is held up.
func (s *Scene) reset(bool) {
	s.battles.fight, s.battles.defeat, s.tale, s.battles.due = tally.Battle{}, defeat{}, tale.Tale{}, false
	s.place.grain, s.place.flare, s.place.glow, s.place.sway = 0, 0, ui.Colour{}, 0
	s.shown.battle, s.shown.turn, s.clockwork.border = false, "", border{met: s.clockwork.border.met}
	s.shown.sheet, s.shown.planned, s.shown.late = nil, nil, [2]float64{}
	s.showParts = rules.NoSeat
	s.Board.Selected = ""
	s.picks.lifted = 0
	s.picks.foreseen.decision = 0 // after an undo another question may have its id
}

// tension is low at the start, high when a player is low.
func (s *Scene) tension() float64 {
	low := math.Min(s.shown.hp[0], s.shown.hp[1])
	t := ui.Clamp01((70-low)/60)*0.8 + ui.Clamp01(float64(s.Turn())/20)*0.3
	if s.battles.fight.On {
		t += 0.15
	}
	return t
}

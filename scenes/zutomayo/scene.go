// Package zutomayo is the table of ZUTOMAYO CARD: a rooftop at night, the
// Chronos as a great clock in the table, the fighters on its face, and the
// presentation of every turn.
package zutomayo

import (
	"math"
	"strconv"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	ztm "godeck/rules/zutomayo"
	"godeck/scenes/table"
	"godeck/scenes/table/present"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
	"godeck/scenes/zutomayo/tally"
)

// Scene is the table.
type Scene struct {
	table.Match
	game  *ztm.Game
	shown shown

	lay       layout
	fight     tally.Battle
	due       bool // the number of a battle that is being told has to reach the lanterns
	defeat    defeat
	place     place
	border    border
	tale      tale
	warned    uint32       // the decision in which committing an Enchant without effect was warned of
	ghostT    float64      // progress of the preview of the hour
	showParts rules.Seat   // whose attack's calculation is shown; NoSeat: none
	lifted    rules.CardID // set card that was tapped
	hours     int          // pointed at in the question for hours
	foreseen  forecast     // of the cards picked last
}

// New returns the table of a match.
func New(game *ztm.Game, session table.Session, place table.Place) ui.Scene {
	s := &Scene{game: game, showParts: rules.NoSeat}
	s.Theme = &rooftop
	s.Backdrop, s.Ambient, s.Front = s.backdrop, s.ambient, s.front
	s.Attend(session, table.Hooks{
		Game: "zutomayo", Words: Text, Cards: newDesigns(game.Lib), Explains: game, Decided: func() []ui.Rect {
			return []ui.Rect{s.lay.dial, s.lay.attack[0], s.lay.attack[1], s.lay.Zones[ztm.BattleField][1]}
		}, Names: game.Names(), Leave: place.Leave, Headings: []string{"log.turn", "log.jump", "log.start"},
		Frame: &s.lay.Frame, Measure: func(env *ui.Env) { s.lay = measure(env, s.Replay.On) }, HandKind: ztm.Hand,
		Lay: s.table, Hand: s.hand, Dialog: s.partsDialog, Ending: s.ending, Score: func(v *rules.View, p rules.Seat) float64 { return float64(v.S.Seats[p][ztm.HP]) }, ScoreIcon: ui.IconHeart, Standing: s.stands,
		Zones: zones, Present: s.presenters(), Causes: map[rules.EventKind]present.Cause{ztm.EvAttack: {}}, // in this game a change of a number
		Spot: s.spotPlace, OnStage: s.onStage,
		Sync: s.sync, Reset: s.reset, Tension: s.tension,
		Patience: 240, Heavy: []rules.EventKind{ztm.EvBattle, ztm.EvDamage, ztm.EvLoss, rules.EvOver, rules.EvShow}, Read: []rules.EventKind{ztm.EvEffect, ztm.EvUnderpowered},
	})
	s.Asks(s.asking())
	return s
}

// stands describes the state of the match for readers.
func (s *Scene) stands(l lang.Lang) []string {
	h := int(math.Round(s.shown.hour)) % ztm.Hours
	return []string{s.TurnText(), words.List(l, hourName(h, l), timePhrase(h).In(l)), s.standing(s.Bottom, l), s.standing(s.Bottom.Other(), l)}
}

// onStage returns the part of the presentation on stage.
func (s *Scene) onStage() string {
	switch {
	case s.fight.On:
		return "fight"
	case s.border.word != "":
		return "border"
	}
	return ""
}

// reset drops what was begun and what is held up.
func (s *Scene) reset(bool) {
	s.fight, s.defeat, s.tale, s.due = tally.Battle{}, defeat{}, tale{}, false
	s.place.grain, s.place.flare, s.place.glow = 0, 0, ui.Colour{}
	s.shown.battle, s.shown.turn, s.border = false, "", border{met: s.border.met}
	s.showParts = rules.NoSeat
	s.Board.Selected = ""
	s.lifted = 0
	s.foreseen.decision = 0 // after an undo another question may have its id
}

// tension is low at the start, high when a player is low.
func (s *Scene) tension() float64 {
	low := math.Min(s.shown.hp[0], s.shown.hp[1])
	t := ui.Clamp01((70-low)/60)*0.8 + ui.Clamp01(float64(s.Turn())/20)*0.3
	if s.fight.On {
		t += 0.15
	}
	return t
}

// ambient moves the preview of the hour.
func (s *Scene) ambient(env *ui.Env) bool {
	s.tryHours()
	to, ok := s.preview()
	if !ok {
		to = s.shown.hour
	}
	d := to - s.ghostT
	if math.Abs(d) < 0.01 {
		if s.ghostT != to {
			s.ghostT = to
			return true
		}
		return false
	}
	if env.Settings.ReducedMotion || env.Settings.Speed == ui.SpeedOff || math.Abs(d) > 18 {
		s.ghostT = to
	} else {
		s.ghostT += d * 0.16
	}
	return true
}

// tryHours sets the number of hours under the pointer or the focus.
func (s *Scene) tryHours() {
	n := 0
	if s.Prompting(ztm.PromptHours) {
		for _, id := range [...]string{s.Surface.Focused(), s.Surface.Hovered()} {
			if t, ok := strings.CutPrefix(id, "opt-number-"); ok {
				n, _ = strconv.Atoi(t)
			}
		}
	}
	s.hours = n
}

// Package zutomayo is the table of ZUTOMAYO CARD: the Chronos dial in the
// middle, two battlefields, and the story of every turn told from events.
package zutomayo

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
	ztm "godeck/rules/zutomayo"
	"godeck/scenes/internal/cardart"
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
	game  *ztm.Game
	opts  Options
	faces *faces
	shown shown

	lay       layout
	fight     fight
	defeat    defeat
	ghostT    float64 // the preview medal's way to its place
	ghostTo   float64
	showParts rules.Seat // whose attack is broken down; NoSeat: nobody's
	hours     int        // tried out in the question for hours
}

// New makes the table of a match.
func New(game *ztm.Game, session table.Session, opts Options) ui.Scene {
	s := &Scene{game: game, opts: opts, faces: newFaces(game.Lib), showParts: rules.NoSeat}
	s.Table.Scene = s.declare
	s.Sky = s.sky
	s.Ambient = s.ambient
	s.Front = s.front
	s.Faces.Back = cardart.Back("zutomayo")
	s.Attend(session, table.Own{
		Game: "zutomayo", Words: Text, Face: s.faces.of, Name: s.faces.name, Colour: s.faces.colour, Headings: []string{"log.turn", "log.jump", "log.start"}, Leave: opts.Leave,
		Zones: zones, Place: s.place, Told: s.told(), Spot: s.spotPlace, Measure: func(env *ui.Env) { s.lay = measure(env, s.Replay.On) },
		Sync: s.sync, Reset: s.reset, Weighty: s.weighty, Tension: s.tension,
	})
	s.Asks(s.asking())
	return s
}

func isNight(h int) bool { return ztm.IsNight(h) }

// reset forgets what was begun and what is held up.
func (s *Scene) reset(bool) {
	s.fight, s.defeat = fight{}, defeat{}
	s.shown.battle = false
	s.showParts = rules.NoSeat
	s.Board.Selected = ""
}

// parts is how a seat's attack has come about since its Character's own.
func (s *Scene) parts(p rules.Seat) []ztm.Part {
	if s.Step() < ztm.StepEffects || s.View.S.Over() {
		return nil
	}
	_, parts := s.game.AttackParts(&s.View.S, p, nil)
	return slices.DeleteFunc(parts, func(q ztm.Part) bool { return q.Kind == 0 })
}

// tension is calm at the start, high when somebody is low.
func (s *Scene) tension() float64 {
	low := math.Min(s.shown.hp[0], s.shown.hp[1])
	t := ui.Clamp01((70-low)/60)*0.8 + ui.Clamp01(float64(s.Turn())/20)*0.3
	if s.fight.on {
		t += 0.15
	}
	return t
}

// ambient moves the preview medal; nothing else moves by itself.
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

// tryHours follows the number of hours under the pointer or the focus.
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
	h := int(math.Round(s.shown.hour)) % ztm.Hours
	me, opp := s.Bottom, s.Bottom.Other()
	q := s.Asked(l).Ask
	if s.View != nil && s.View.S.Over() && !s.Busy() {
		head, why := s.outcome(l)
		q = Text.T(l, "status.over", head+l2(l)+why)
	}
	return Text.T(l, "status", Text.T(l, "turn", s.Turn()), hourName(h, l), timePhrase(h).In(l),
		s.Player(me, l), int(s.shown.hp[me]), int(s.shown.power[me]), s.Player(opp, l), int(s.shown.hp[opp]), int(s.shown.power[opp]), q)
}

func l2(l lang.Lang) string {
	if l == lang.JA {
		return "。"
	}
	return ". "
}

// Showing names the part of the story that is on stage, for pictures and
// tests: "spot", "fight", "story" or "".
func Showing(sc ui.Scene) string {
	s, ok := sc.(*Scene)
	switch {
	case !ok:
		return ""
	case s.fight.on:
		return "fight"
	case s.Spotted():
		return "spot"
	case s.Busy():
		return "story"
	}
	return ""
}

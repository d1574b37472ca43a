// Package guardians is the table of Battle Guardians: an arena in which two
// attack guardians face each other over one die, each on a stone seat that
// keeps its cracks when the guardian changes.
package guardians

import (
	"godeck/internal/lang"
	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/guardians/arena"
	"godeck/scenes/guardians/battle"
	"godeck/scenes/guardians/deeds"
	"godeck/scenes/guardians/effects"
	"godeck/scenes/guardians/faces"
	"godeck/scenes/guardians/field"
	"godeck/scenes/guardians/opening"
	"godeck/scenes/guardians/phrases"
	"godeck/scenes/guardians/places"
	"godeck/scenes/guardians/seats"
	"godeck/scenes/guardians/staging"
	"godeck/scenes/guardians/toss"
	"godeck/scenes/guardians/turns"
	"godeck/scenes/table"
	"godeck/scenes/table/board"
	"godeck/scenes/table/present"
	"godeck/scenes/table/slips"
	"godeck/scenes/ui"
)

// Text has the phrases of the table.
var Text = phrases.Text

// Steel is the palette of the arena: cold steel plates with molten orange.
var Steel = ui.Theme{
	Ground: ui.Hex(0x0a0c10), GroundLow: ui.Hex(0x171b21),
	Panel: ui.Hex(0x29303a).Alpha(0.92), PanelLow: ui.Hex(0x14181e).Alpha(0.95),
	Edge: ui.Hex(0xa9b8c6).Alpha(0.34),
	Text: ui.Hex(0xf4f4f0), TextSoft: ui.Hex(0xbcc5cf), TextOn: ui.Hex(0x1c0e04),
	Accent: ui.Hex(0xff8f3c), Accent2: ui.Hex(0x6fc8f4), Warm: ui.Hex(0xffc45a),
	Legal: ui.Hex(0x62f0b4), Danger: ui.Hex(0xff5f52), Good: ui.Hex(0x7cea9c),
	Focus: ui.Hex(0xfff0a0), Shadow: ui.Hex(0x020304).Alpha(0.75),
	Knob: ui.Hex(0xc08a4c), KnobInk: ui.Hex(0x22120a),
	Board: slips.Timber, Sheet: slips.Timber,
}

// Scene is the table.
type Scene struct {
	table.Match
	game    *bgd.Game
	on      staging.Table // what all parts share
	numbers staging.Numbers
	arena   arena.Arena
	toss    toss.Toss
	battle  battle.Battle
	effects effects.Effects
	deeds   deeds.Deeds // of the player
	field   field.Field
	seats   seats.Seats
	opening opening.Opening

	lay places.Layout
}

// New opens the table of a match.
func New(game *bgd.Game, session table.Session, place table.Place) ui.Scene {
	s := &Scene{game: game}
	s.on = staging.Table{Show: &s.Show, Lay: &s.lay, Game: game, Numbers: &s.numbers, Told: map[string]rules.CardID{}}
	s.arena = arena.On(s.on, &s.Match)
	s.toss = toss.On(s.on, &s.arena)
	s.battle = battle.On(s.on, &s.arena, &s.toss)
	s.effects = effects.On(s.on, &s.battle)
	s.deeds = deeds.At(s.on, &s.Match)
	s.field = field.On(s.on, &s.Match, &s.deeds)
	s.seats = seats.On(s.on, &s.Match, &s.arena)
	s.opening = opening.On(s.on, &s.Match)
	s.Theme, s.Front, s.Ambient = &Steel, s.front, func(env *ui.Env) bool { return s.arena.Tick(env, s.toss.Hold() || s.opening.Tick(env)) }
	s.Backdrop = func(c *ui.Canvas) { s.arena.Draw(c, s.battle.Felled, s.battle.Blow.On != nil) }
	s.Attend(session, table.Hooks{
		Game: "guardians", Words: Text, Cards: faces.New(game.Lib), Explains: game, Decided: func() []ui.Rect {
			return []ui.Rect{s.lay.Life(0), s.lay.Life(1), s.lay.Zones[bgd.Attack][1]}
		}, Names: game.Names(), Leave: place.Leave, Headings: []string{"log.turn", "log.start"},
		Frame: &s.lay.Frame, Measure: func(env *ui.Env) { s.lay = places.Measure(env, s.Replay.On) }, HandKind: bgd.Hand,
		Lay: s.table, Hand: s.field.Hand, Dialog: s.deeds.Warn, Ending: s.ending, Score: s.score, Bearer: s.bearer, ScoreIcon: ui.IconHeart, Standing: s.stands, Switches: s.deeds.Switches, Back: s.deeds.Back,
		TapHand: s.deeds.TapCard, InHand: faces.InHand,
		Zones: turns.Zones, Place: func(z rules.ZoneID, t present.Token, at *present.Moment) (ui.Rect, bool) {
			return s.lay.Lies(s.SideOf(z.Seat()), &at.View.S, z, t.ID)
		}, Present: s.present(), Spot: func() (one, several ui.Rect) { return s.lay.HeldUp(s.Unit(), s.field.Fallen(0) || s.field.Fallen(1)) },
		Sync: func() { s.on.Sync(); s.toss.Face() }, Reset: s.reset, Tension: s.tension,
		Heavy: []rules.EventKind{rules.EvRandom, bgd.EvDie, bgd.EvHit, bgd.EvDestroy, rules.EvOver, rules.EvShow, bgd.EvNegate}, Read: []rules.EventKind{bgd.EvSummon},
		Weighty: func(ev rules.Event) bool {
			return ev.Kind == bgd.EvEffect && ev.Seat != s.Audience && !s.effects.Familiar(ev)
		},
		Keys: s.deeds.Keys, Calm: func(*rules.State) bool { return true }, Quiet: func() bool { return s.opening.Quiet() || s.deeds.Quiet() }, Form: s.opening.Form,
		Itself:  func(env *ui.Env) bool { return s.opening.Itself(env) || s.deeds.Itself(env) },
		Answers: s.deeds.Skips, Undoing: func() {
			s.deeds.Mind.Revised, s.deeds.Mind.Swift, s.deeds.Mind.Small = true, 0, 0
			s.deeds.Mind.Let.Forget()
		}, Settle: s.deeds.Settle,
		Asked: func(env *ui.Env) {
			board.GiveWay(&s.Base, ui.Rect{W: env.W, H: env.H}) // what was told goes before what is asked
			s.Across.Drop()
			switch s.View.S.Dec.Prompt {
			case bgd.PromptCounter, bgd.PromptDamage, bgd.PromptSpeed:
				ui.Play(env, "counter", 0.7, 0)
			default:
				ui.Play(env, "your-turn", 0.4, 0)
			}
		},
	})
	s.Across.In = &s.lay.Cry
	s.Asks(s.opening.Asking(s.deeds.Asking()))
	return s
}

// stands describes the state of the match, for screen readers.
func (s *Scene) stands(l lang.Lang) []string {
	return []string{s.TurnText(), Text.T(l, "status.phase", Text.T(l, s.on.StepKey(s.Step()))), s.seats.Has(s.Bottom, l), s.seats.Has(s.Bottom.Other(), l)}
}

// reset clears what was begun and what is held up.
func (s *Scene) reset(bool) {
	s.deeds.Forget()
	s.opening.Forget()
	s.Repair()
	clear(s.on.Told)
	s.battle.Clear()
	s.effects.Clear()
	s.toss.Clear()
	s.arena.Clear()
}

// front draws what is over the table: the darkness of a throw, a blow, and what
// is held up.
func (s *Scene) front(c *ui.Canvas) {
	s.toss.Darkness(c)
	s.battle.Draw(c)
	s.toss.Miss.Draw(c)
	s.battle.DrawClash(c)
	s.arena.Over(c)
	s.battle.Say(c)
	s.toss.Verdict.Draw(c)
	s.DrawSpot(c)
}

// present maps kinds of events to the functions that present them. Incidental
// changes of LP or DG are counted afterwards.
func (s *Scene) present() map[rules.EventKind]func(pr *present.Presentation) {
	presenters := map[rules.EventKind]func(pr *present.Presentation){}
	turns.On(s.on, &s.arena).Present(presenters)
	s.toss.Present(presenters)
	s.battle.Present(presenters)
	s.effects.Present(presenters)
	usual := (*present.Presentation).Common
	for _, k := range []rules.EventKind{rules.EvSeatVar, rules.EvFlip} {
		presenters[k] = usual
	}
	s.on.Counts(presenters)
	return presenters
}

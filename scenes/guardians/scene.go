// Package guardians is the table of Battle Guardians: an arena in which two
// attack guardians face each other over one die, each on a stone seat that
// keeps its cracks when the guardian changes.
package guardians

import (
	"slices"

	"godeck/internal/lang"
	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/guardians/arena"
	"godeck/scenes/guardians/battle"
	"godeck/scenes/guardians/effects"
	"godeck/scenes/guardians/faces"
	"godeck/scenes/guardians/outlook"
	"godeck/scenes/guardians/phrases"
	"godeck/scenes/guardians/places"
	"godeck/scenes/guardians/staging"
	"godeck/scenes/guardians/toss"
	"godeck/scenes/guardians/turns"
	"godeck/scenes/table"
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

	lay     places.Layout
	sel     rules.CardID // card chosen by tap, not yet used
	drawing bool         // the life-counter draw is chosen
	byHand  bool         // the player chooses which Force is spent
	gambles bool         // the player is asked about the Extra Phase without an Extra card, too
	answers bool         // the player is asked to answer own effects, too
	fetches bool         // the player is asked from which deck to draw
	warned  rules.Option // what the warning is about
	warning bgd.Warning
	joins   *rules.Option // the draw for which a card has been charged
	later   []bgd.Later   // what other phases of this turn take
	way     *bgd.Later    // what the player has chosen of it: phases in between are passed
	next    rules.CardID  // chosen for the charge before the draw
	chooses bool          // something was taken back: the kept card is not summoned by itself
}

// New opens the table of a match.
func New(game *bgd.Game, session table.Session, place table.Place) ui.Scene {
	s := &Scene{game: game}
	s.on = staging.Table{Show: &s.Show, Lay: &s.lay, Game: game, Numbers: &s.numbers, Told: map[string]rules.CardID{}}
	s.arena = arena.On(s.on, &s.Match)
	s.toss = toss.On(s.on, &s.arena)
	s.battle = battle.On(s.on, &s.arena, &s.toss)
	s.effects = effects.On(s.on, &s.battle)
	s.Theme, s.Front, s.Ambient = &Steel, s.front, func(env *ui.Env) bool { return s.arena.Tick(env, s.toss.Hold()) }
	s.Backdrop = func(c *ui.Canvas) { s.arena.Draw(c, s.battle.Felled, s.battle.Blow.On != nil) }
	s.Attend(session, table.Hooks{
		Game: "guardians", Words: Text, Cards: faces.New(game.Lib), Explains: game, Decided: func() []ui.Rect {
			return []ui.Rect{s.lay.Life(0), s.lay.Life(1), s.lay.Zones[bgd.Attack][1]}
		}, Names: game.Names(), Leave: place.Leave, Headings: []string{"log.turn", "log.start"},
		Frame: &s.lay.Frame, Measure: func(env *ui.Env) { s.lay = places.Measure(env, s.Replay.On) }, HandKind: bgd.Hand,
		Lay: s.table, Hand: s.hand, Dialog: s.warn, Ending: s.ending, Score: s.score, Bearer: func(v *rules.View, p rules.Seat) rules.CardID { return bgd.AttackGuardian(&v.S, p) }, ScoreIcon: ui.IconHeart, Standing: s.stands, Menu: s.menu, Back: s.back,
		TapHand: s.tapCard, InHand: faces.InHand,
		Zones: turns.Zones, Place: s.lies, Present: s.present(), Spot: s.spotPlace,
		Sync: func() { s.on.Sync(); s.toss.Face() }, Reset: s.reset, Tension: s.tension,
		Heavy: []rules.EventKind{rules.EvRandom, bgd.EvDie, bgd.EvHit, bgd.EvDestroy, rules.EvOver, rules.EvShow, bgd.EvNegate}, Read: []rules.EventKind{bgd.EvSummon},
		Weighty: func(ev rules.Event) bool {
			return ev.Kind == bgd.EvEffect && ev.Seat != s.Audience && !s.effects.Familiar(ev)
		},
		Keys: s.keys, Calm: func(*rules.State) bool { return true }, Quiet: func() bool {
			_, due := duty(s)
			return due || s.way != nil || s.joins != nil || s.paysItself() || s.Mine() && s.spared(&s.View.S)
		}, Itself: s.itself,
		Answers: func(d *rules.Decision) bool {
			return d.Prompt == bgd.PromptForce && !s.byHand || s.spared(&s.View.S)
		},
		Undoing: func() { s.chooses = true },
		Settle: func() {
			s.later = s.later[:0]
			if _, taught := s.Session.(table.Teacher); !taught && s.Audience >= 0 && len(s.LegalActions) > 1 && !s.Session.Replaying() {
				s.later = s.game.Later(&s.View.S, s.Audience, s.later)
			}
			if s.next != 0 && s.Prompting(bgd.PromptCharge) {
				s.sel, s.next = s.next, 0
			}
			if s.sel != 0 && len(s.uses(s.sel)) == 0 {
				s.clear()
			}
			if deck, ok := table.Brought(s.game.Lib, s.Session.Deck(s.Audience)); s.Prompting(bgd.PromptSpeed) && ok && !outlook.SwiftLeft(s.game, &s.View.S, s.Audience, deck.Main) {
				s.LegalActions = slices.DeleteFunc(s.LegalActions, func(o rules.Option) bool { return o.Verb == rules.Mode })
			}
		},
		Asked: func(env *ui.Env) {
			switch s.View.S.Dec.Prompt {
			case bgd.PromptCounter, bgd.PromptDamage, bgd.PromptSpeed:
				ui.Play(env, "counter", 0.7, 0)
			default:
				ui.Play(env, "your-turn", 0.4, 0)
			}
		},
	})
	s.Asks(s.asking())
	return s
}

// menu adds the choices of what the player is asked: which Force to spend, from
// which deck to draw, about an Extra Phase that only luck could satisfy, about own
// effects.
func (s *Scene) menu() []ui.Button {
	return []ui.Button{{Label: s.T("byhand"), Icon: ui.IconForce, Checked: s.byHand, Tap: func(*ui.Env) { s.byHand = !s.byHand }},
		{Label: s.T("fetches"), Icon: ui.IconDeck, Checked: s.fetches, Tap: func(*ui.Env) { s.fetches = !s.fetches }},
		{Label: s.T("gambles"), Icon: ui.IconDice, Checked: s.gambles, Tap: func(*ui.Env) { s.gambles = !s.gambles }},
		{Label: s.T("answers"), Icon: ui.IconAnswer, Checked: s.answers, Tap: func(*ui.Env) { s.answers = !s.answers }}}
}

// keys makes Enter press the chosen card's first button.
func (s *Scene) keys(sf *ui.Surface) {
	if s.sel == 0 {
		return
	}
	if bs := s.useButtons(); len(bs) > 0 {
		sf.Key("Enter", bs[0].Button.Tap)
	}
}

// back takes back what was begun and reports whether there was anything.
func (s *Scene) back() bool {
	begun := s.sel != 0 || s.drawing || s.warning != bgd.WarnNone
	s.clear()
	return begun
}

// stands describes the state of the match, for screen readers.
func (s *Scene) stands(l lang.Lang) []string {
	return []string{s.TurnText(), Text.T(l, "status.phase", Text.T(l, s.stepKey(s.Step()))), s.standing(s.Bottom, l), s.standing(s.Bottom.Other(), l)}
}

// reset clears what was begun and what is held up.
func (s *Scene) reset(bool) {
	s.clear()
	s.Repair()
	s.way, s.later, s.next = nil, nil, 0
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
	s.DrawSpot(c)
}

// Package mattsan is the table of Mattsan Card Game: a child's desk in the
// afternoon, where two benches face each other column by column and declared
// actions pile up and resolve from the top.
package mattsan

import (
	"godeck/internal/lang"
	"godeck/rules"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/mattsan/choices"
	"godeck/scenes/mattsan/combat"
	"godeck/scenes/mattsan/deeds"
	"godeck/scenes/mattsan/desk"
	"godeck/scenes/mattsan/entries"
	"godeck/scenes/mattsan/exchange"
	"godeck/scenes/mattsan/faces"
	"godeck/scenes/mattsan/field"
	"godeck/scenes/mattsan/moves"
	"godeck/scenes/mattsan/paper"
	"godeck/scenes/mattsan/phrases"
	"godeck/scenes/mattsan/places"
	"godeck/scenes/mattsan/questions"
	"godeck/scenes/mattsan/staging"
	"godeck/scenes/mattsan/turns"
	"godeck/scenes/table"
	"godeck/scenes/table/stage"
	"godeck/scenes/ui"
)

// Text has the phrases of the table.
var Text = phrases.Text

// Scene is the table.
type Scene struct {
	table.Match
	game      *mtz.Game
	desk      desk.Desk       // what all parts read
	entries   entries.Entries // in words
	crack     paper.Blow      // of the hit that is shown
	moves     moves.Moves
	combat    combat.Combat
	exchange  exchange.Exchange
	turns     turns.Turns
	choices   choices.Choices // what the player has begun
	questions questions.Questions
	deeds     deeds.Deeds // of the player

	lay   places.Layout
	place stage.Picture
	stage stage.Stage
}

// New opens the table of a match.
func New(game *mtz.Game, session table.Session, place table.Place) ui.Scene {
	s := &Scene{game: game}
	s.desk = desk.Desk{Show: &s.Show, Game: game, Lay: &s.lay}
	s.entries = entries.Entries{Desk: s.desk}
	shown := staging.Table{Entries: s.entries, Crack: &s.crack}
	s.moves, s.combat = moves.On(shown, &s.combat.Thrown), combat.Combat{Table: shown}
	s.exchange, s.turns = exchange.On(shown), turns.Turns{Table: shown}
	s.choices = choices.Choices{Desk: s.desk, Mine: s.Mine}
	s.questions = questions.Questions{Entries: s.entries, Choices: &s.choices, Asker: &s.Asker, StepKey: s.turns.StepKey}
	s.deeds = deeds.At(&s.Match, s.desk, &s.choices)
	s.Theme = &faces.Afternoon
	s.Backdrop, s.Front = s.backdrop, s.inFront
	s.Attend(session, table.Hooks{
		Game: "mattsan", Words: Text, Cards: faces.New(game.Lib), Explains: game, Stands: func(c rules.CardID) rules.CardID { return field.Stood(&s.View.S, c) }, Front: field.Front, Decided: s.decided, Names: game.Names(), Leave: place.Leave, Headings: []string{"log.turn", "log.start"},
		Frame: &s.lay.Frame, Measure: func(env *ui.Env) { s.lay = places.Measure(env, s.Replay.On) }, HandKind: mtz.Hand,
		Lay: s.table, Hand: s.hand, Dialog: s.actionSheet, Ending: s.ending, Score: field.Left, ScoreIcon: ui.IconDeck, Standing: s.stands,
		Back: s.deeds.Back, TapHand: s.deeds.TapCard,
		Zones: moves.Zones, Place: s.desk.Lies, Present: s.presenters(), Spot: s.desk.HeldUp,
		Sync: func() { s.exchange.Resolving, s.turns.Dawn, s.crack = -1, 0, paper.Blow{}; s.moves.Clear(); s.Repair() }, Reset: func(bool) { s.deeds.Drop(); s.exchange.Resolving = -1 }, Tension: s.tension,
		Heavy: []rules.EventKind{mtz.EvDamage, mtz.EvNegate, mtz.EvStay, mtz.EvGuess, mtz.EvSilence, rules.EvOver},
		Weighty: func(ev rules.Event) bool {
			return ev.Kind == mtz.EvLeave && ev.A <= mtz.LeaveDiscard || ev.Kind == mtz.EvDeclare && ev.Seat != s.Audience && ev.A >= mtz.KindSpecial && ev.A != mtz.KindSwitch
		},
		OnStage: func() string {
			if s.combat.Crumpling() {
				return "crumple"
			}
			return ""
		},
		Settle: s.deeds.Settle, Calm: s.game.Calm, Keys: s.keys,
	})
	s.Asks(s.asking())
	return s
}

// decided returns what one looks at while deciding: the enemy fighter, what is
// piled up, and what a roll does. What one can do are buttons, which panels
// keep clear of anyway.
func (s *Scene) decided() []ui.Rect {
	out := []ui.Rect{s.lay.Card(s.lay.Battle[1], s.Unit()), s.lay.Card(s.lay.Battle[0], s.Unit())}
	if s.View.S.NStack > 0 {
		out = append(out, s.lay.Desk)
	}
	if s.desk.OneDie(s.desk.Active()) {
		out = append(out, s.lay.Odds)
	}
	return out
}

// keys handles the game's own keys: the actions by their first letters, the
// way of placing, and the end of the turn.
func (s *Scene) keys(sf *ui.Surface) {
	for key, kind := range map[string]int16{"a": mtz.KindAttack, "s": mtz.KindSpecial, "d": mtz.KindSuper, "c": mtz.KindSwitch} {
		sf.Key(key, func(env *ui.Env) {
			for _, d := range s.turnActions() {
				if d.kind == kind && d.off == "" {
					d.tap(env)
				} else if d.kind == kind {
					s.Refuse(env, d.off)
				}
			}
		})
	}
	sf.Key("f", func(*ui.Env) { s.choices.Down = !s.choices.Down; s.Surface.Invalidate() })
	sf.Key(" ", func(env *ui.Env) {
		if o := (rules.Option{Verb: rules.Pass}); s.Mine() && s.Legal(o) && (!s.Prompting(mtz.PromptMain) || !s.Left()) {
			s.deeds.Use(env, o)
		}
	})
}

// ending returns what the result shows.
func (s *Scene) ending() table.Ending {
	me, opp := s.Bottom, s.Bottom.Other()
	return table.Ending{Opponent: faces.Opp, Facts: s.T("result.facts", s.Player(me, s.Lang), field.Standing(&s.Moment, me), s.Count(mtz.Deck, me), s.Player(opp, s.Lang), field.Standing(&s.Moment, opp), s.Count(mtz.Deck, opp)),
		Side: func(p rules.Seat) table.EndSide {
			return table.EndSide{Value: s.T("result.left", field.Standing(&s.Moment, p), s.Count(mtz.Deck, p)), Colour: s.desk.Crayon(p)}
		},
		Token: func(c *ui.Canvas, x, y, k float64, side int, lit bool) {
			c.Ring(x, y, k*0.56, k*0.16, tagCols[side].Lighten(0.25))
			paper.Sticker(c, x, y, k*0.5, 2+side, !lit)
		},
		Scene: func(c *ui.Canvas) { // the sun is low
			c.Light(-0.05*c.Env.W, 0.12*c.Env.H, 0.75*c.Env.W, ui.Hex(0xff8a3c).Alpha(0.34))
			c.Gradient4(ui.Rect{W: c.Env.W, H: c.Env.H}, 0, [4]ui.Colour{ui.Hex(0xff7a2a).Alpha(0.22), ui.Hex(0x7a2a4a).Alpha(0.10), ui.Hex(0x7a2a1a).Alpha(0.10), ui.Hex(0x2a1440).Alpha(0.3)})
		}}
}

// stands describes the state of the match, for screen readers.
func (s *Scene) stands(l lang.Lang) []string {
	out := []string{s.TurnText(), Text.T(l, "status.phase", Text.T(l, s.turns.StepKey())), s.standing(s.Bottom, l), s.standing(s.Bottom.Other(), l)}
	if n := int(s.View.S.NStack); n > 0 {
		out = append(out, Text.T(l, "exchange.n", n, s.entries.Name(&s.View.S.Stack[n-1], l)))
	}
	return out
}

// tension rises as decks run out and the last units fall.
func (s *Scene) tension() float64 {
	if s.Turn() == 0 {
		return 0
	}
	t := 0.0
	for p := rules.Seat(0); p < 2; p++ {
		switch s.desk.Threat(p) {
		case mtz.Doomed, mtz.DryDeck:
			t = max(t, 0.9)
		case mtz.LastUnit, mtz.LowDeck, mtz.LastCard:
			t = max(t, 0.65)
		}
		t = max(t, 0.6-float64(s.Count(mtz.Deck, p))*0.03)
	}
	return ui.Clamp01(t + float64(s.View.S.NStack)*0.06)
}

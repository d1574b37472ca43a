// Package mattsan is the table of Mattsan Card Game: a child's desk in the
// afternoon, where two benches face each other column by column and declared
// actions pile up and resolve from the top.
package mattsan

import (
	"math"

	"godeck/internal/lang"
	"godeck/rules"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/mattsan/actions"
	"godeck/scenes/mattsan/benches"
	"godeck/scenes/mattsan/choices"
	"godeck/scenes/mattsan/classroom"
	"godeck/scenes/mattsan/columns"
	"godeck/scenes/mattsan/combat"
	"godeck/scenes/mattsan/deeds"
	"godeck/scenes/mattsan/desk"
	"godeck/scenes/mattsan/ended"
	"godeck/scenes/mattsan/entries"
	"godeck/scenes/mattsan/exchange"
	"godeck/scenes/mattsan/faces"
	"godeck/scenes/mattsan/field"
	"godeck/scenes/mattsan/gestures"
	"godeck/scenes/mattsan/moves"
	"godeck/scenes/mattsan/paper"
	"godeck/scenes/mattsan/phrases"
	"godeck/scenes/mattsan/places"
	"godeck/scenes/mattsan/questions"
	"godeck/scenes/mattsan/recent"
	"godeck/scenes/mattsan/staging"
	"godeck/scenes/mattsan/story"
	"godeck/scenes/mattsan/tags"
	"godeck/scenes/mattsan/turns"
	"godeck/scenes/table"
	"godeck/scenes/table/ask"
	"godeck/scenes/table/chrome"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
)

// Text has the phrases of the table.
var Text = phrases.Text

// Scene is the table.
type Scene struct {
	table.Match
	game  *mtz.Game
	lay   places.Layout
	crack paper.Blow // of the hit that is shown
	hands gestures.Gestures
	desk  desk.Desk // what all parts read

	entries   entries.Entries // the exchange in words
	choices   choices.Choices // what the player has begun
	questions questions.Questions
	deeds     deeds.Deeds     // of the player
	actions   actions.Actions // that end the turn

	tags      tags.Tags
	recent    recent.Strip // of what the opponent has done
	columns   columns.Columns
	benches   benches.Benches
	classroom classroom.Classroom

	moves    moves.Moves
	combat   combat.Combat
	exchange exchange.Exchange
	turns    turns.Turns
}

// New opens the table of a match.
func New(game *mtz.Game, session table.Session, place table.Place) ui.Scene {
	s := &Scene{game: game}
	s.desk = desk.Desk{Show: &s.Show, Game: game, Lay: &s.lay}
	s.entries = entries.Entries{Desk: s.desk}
	shown := staging.Table{Desk: s.desk, Words: s.entries, Crack: &s.crack, Hands: &s.hands, Told: new(staging.Told), Feels: s.feels}
	s.moves, s.combat = moves.On(shown, &s.combat.Thrown), combat.On(shown)
	s.exchange, s.turns = exchange.On(shown), turns.On(shown)
	s.choices = choices.Choices{Desk: s.desk, Mine: s.Mine}
	s.questions = questions.Questions{Desk: s.desk, Words: s.entries, Choices: &s.choices, Asker: &s.Asker, StepKey: s.turns.StepKey}
	s.deeds = deeds.At(&s.Match, s.desk, &s.choices)
	s.actions = actions.At(&s.Match, s.desk, s.entries, &s.choices, &s.deeds)
	s.tags = tags.At(&s.Match, s.desk, &s.choices, s.deeds.Use)
	s.columns = columns.Columns{Desk: s.desk, Choices: &s.choices}
	s.benches = benches.At(&s.Match, s.desk, &s.choices, &s.deeds)
	s.classroom = classroom.At(s.desk, &s.crack, func(c *ui.Canvas) {
		s.hands.Under(c, math.Max(s.lay.Unit, 0.6*c.Px(1)), s.lay.Rim)
	}, s.DrawRival)
	s.classroom.Jumps = func() float64 { return s.hands.Jumps(faces.Opp) }
	s.Theme = &faces.Afternoon
	s.Backdrop, s.Front = s.backdrop, s.inFront
	presenters := map[rules.EventKind]func(pr *present.Presentation){}
	s.moves.Present(presenters)
	s.combat.Present(presenters)
	s.exchange.Present(presenters)
	s.turns.Present(presenters)
	s.Attend(session, table.Hooks{
		Game: "mattsan", Words: Text, Cards: faces.New(game.Lib), Explains: game, Stands: func(c rules.CardID) rules.CardID { return field.Stood(&s.View.S, c) }, Front: field.Front, Decided: s.decided, Names: game.Names(), Leave: place.Leave, Headings: []string{"log.turn", "log.start"},
		Frame: &s.lay.Frame, Measure: func(env *ui.Env) { s.lay = places.Measure(env, s.Replay.On); s.lay.Spread(s.desk.Span()) }, HandKind: mtz.Hand,
		Lay: s.table, Remains: s.remains, Hand: s.benches.Hand, Dialog: func(sf *ui.Surface) bool { return s.actions.Dialog(sf) || s.recent.Unfolded(sf, &s.desk, &s.Match) }, Ending: s.ending, Score: field.Left, Drawn: field.Drawn, ScoreIcon: ui.IconDeck, Standing: s.stands,
		Back: s.deeds.Back, TapHand: s.deeds.TapCard, Holds: s.choices.Starts,
		Patience: 240, Zones: moves.Zones, Place: s.desk.Lies, Present: presenters, Spot: s.heldUp,
		Sync: func() {
			s.exchange.Resolving, s.turns.Dawn, s.crack = -1, 0, paper.Blow{}
			s.moves.Clear()
			s.hands.Clear()
			s.Repair()
		}, Reset: func(bool) { s.deeds.Drop(); s.exchange.Resolving = -1 }, Tension: s.desk.Tension,
		Void:  func(pr *present.Presentation, card rules.DefID) { s.exchange.Void(card) },
		Heavy: []rules.EventKind{mtz.EvDamage, mtz.EvNegate, mtz.EvStay, mtz.EvGuess, mtz.EvSilence, rules.EvOver},
		Weighty: func(ev rules.Event) bool {
			return ev.Kind == mtz.EvLeave && ev.A <= mtz.LeaveDiscard || ev.Kind == mtz.EvDeclare && (ev.A == mtz.KindSuper || ev.Seat != s.Audience && ev.A >= mtz.KindSpecial && ev.A != mtz.KindSwitch)
		},
		OnStage: func() string {
			if s.combat.Crumpling() {
				return "crumple"
			}
			return ""
		},
		Sole:   func(d *rules.Decision) bool { return d.Prompt == mtz.PromptRefill || d.Prompt == mtz.PromptSlot }, // nobody else can come, or nowhere else
		Settle: s.deeds.Settle, Tick: s.deeds.Tick, Calm: func(*rules.State) bool { return true }, Keys: s.keys,
	})
	s.Asks(s.asking())
	return s
}

// feels lets who sits opposite feel a blow that lands.
func (s *Scene) feels(hurt bool) {
	mood := table.Pleased
	if hurt {
		mood = table.Hurt
	}
	table.React(&s.Match, mood)
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

// keys handles the game's own keys.
func (s *Scene) keys(sf *ui.Surface) {
	s.actions.Keys(sf)
	s.deeds.Keys(sf)
}

// heldUp returns where a card is held up with its text, and where several are.
func (s *Scene) heldUp() (one, several ui.Rect) {
	one, several = s.desk.HeldUp()
	if card, slip := story.Place(&s.lay); !card.Empty() {
		one = card.Union(slip)
	}
	return one, several
}

// ending returns what the result shows.
func (s *Scene) ending() table.Ending {
	me, opp := s.Bottom, s.Bottom.Other()
	return table.Ending{Opponent: faces.Opp, Facts: s.T("result.facts", s.Player(me, s.Lang), field.Standing(&s.Moment, me), s.Count(mtz.Deck, me), s.Player(opp, s.Lang), field.Standing(&s.Moment, opp), s.Count(mtz.Deck, opp)),
		Side: func(p rules.Seat) table.EndSide {
			return table.EndSide{Value: s.T("result.left", field.Standing(&s.Moment, p), s.Count(mtz.Deck, p)), Colour: s.desk.Crayon(p)}
		},
		Token: func(c *ui.Canvas, x, y, k float64, side int, lit bool) {
			c.Ring(x, y, k*0.56, k*0.16, faces.Tags[side].Lighten(0.25))
			paper.Face(c, x, y, k*0.5, faces.Tags[side].Lighten(0.3), !lit)
		},
		Sun: &ui.Point{X: -0.02, Y: 0.1},
		Tell: func(sf *ui.Surface, at *chrome.EndPlace, gains bool, again func(*ui.Env)) bool {
			w := s.Winner()
			return w >= 0 && s.View.S.Result.Reason != rules.ReasonConcede && ended.Declare(sf, &s.Show, w.Other(), at, &s.lay.Frame, gains, again)
		},
		Scene: func(c *ui.Canvas) { // the sun is low
			c.Light(-0.05*c.Env.W, 0.12*c.Env.H, 0.75*c.Env.W, ui.Hex(0xff8a3c).Alpha(0.34))
			c.Gradient4(ui.Rect{W: c.Env.W, H: c.Env.H}, 0, [4]ui.Colour{ui.Hex(0xff7a2a).Alpha(0.22), ui.Hex(0x7a2a4a).Alpha(0.10), ui.Hex(0x7a2a1a).Alpha(0.10), ui.Hex(0x2a1440).Alpha(0.3)})
		}}
}

// stands describes the state of the match, for screen readers.
func (s *Scene) stands(l lang.Lang) []string {
	out := []string{s.TurnText(), Text.T(l, "status.phase", Text.T(l, s.turns.StepKey())), s.tags.Standing(s.Bottom, l), s.tags.Standing(s.Bottom.Other(), l)}
	if n := int(s.View.S.NStack); n > 0 {
		out = append(out, Text.T(l, "exchange.n", n, s.entries.Name(&s.View.S.Stack[n-1], l)))
	}
	return out
}

// asking returns how this game's questions are shown.
func (s *Scene) asking() ask.Asking {
	a := ask.Asking{
		Rules: s.game, Ground: [2]ui.Colour{s.Theme.Panel, s.Theme.PanelLow},
		Page: func(c *ui.Canvas, r ui.Rect) { paper.Page(c, s.lay.Sheet(r, c.Px(1))) }, Ink: [2]ui.Colour{paper.Ink, paper.SoftInk},
		Question: s.questions.Question, Idle: s.questions.Idle, Form: s.questions.Form, Button: s.questions.Button, Buttons: s.deeds.Buttons,
		Shown: s.questions.Shown, Notes: s.questions.Note,
		Lies: s.choices.Touchable, Item: s.questions.Item, Alike: s.questions.Alike, Text: s.questions.Clause, Source: s.questions.Source,
		Facts:   func(c rules.CardID) string { return s.Cards.NumbersOf(s.View.S.Card(c).Def, s.Lang) },
		Figures: s.questions.Figures, Pool: len(s.game.Lib.Defs) - 1,
		Icon: func(def rules.DefID) ui.Icon { return faces.Types[s.Cards.Attr(def, mtz.AType)].Icon },
	}
	for i, k := range faces.Types {
		t := s.game.Lib.Vocab.Types[i]
		a.Tabs = append(a.Tabs, ask.Tab{Icon: k.Icon, Col: faces.TypeColours[i], Name: lang.Phrase{JA: t.JA, EN: t.EN}, Has: func(def rules.DefID) bool { return s.Cards.Attr(def, mtz.AType) == i }})
	}
	return a
}

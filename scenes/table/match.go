package table

import (
	"math"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/session"
	"godeck/scenes/table/ask"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/chrome"
	"godeck/scenes/table/course"
	"godeck/scenes/table/opinion"
	"godeck/scenes/table/present"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// Match connects a session to a table: the audience, what it sees and is
// asked, and when events are presented. A scene embeds it, provides its game's
// Hooks, and calls Attend once.
type Match struct {
	Table
	ask.Asker
	pace
	undoing
	verdict
	rail
	course   course.Course
	retold   int // the position that is told again; 0: none
	opposite opponent
	gains    func() []Gain // see Announce
	gain     int           // which of them the result shows
	brief    brief
	InOrder  bool // an order is accepted as offered,
	anyway   bool // and what need not be in it
	Result   bool // the result is shown
	Started  bool // the table has been laid
	Staged   bool // the result stands on the place: nothing of the interface is declared
	plain    bool // … and no buttons: a picture is taken
	taught   bool // … nor where a lesson has the last word: it stands in
	room     ui.Rect
	display  bool // nobody plays here: the table is seen from elsewhere

	hooks   Hooks
	phases  []chrome.Phase // of the turn, as in the phase bar now
	side    sideboarding
	memo    memo
	decks   func(env *ui.Env) // opens the choice of decks; nil: none
	onward  func() (*Rival, func(env *ui.Env))
	epoch   int
	handed  bool // the hand-over was requested
	over    bool // the view had ended at the last check
	ended   bool // the result has been shown
	back    bool // a replay was left for it
	dressed bool // the game's own pictures have arrived
	music   music
	opened  int // ticks for which the result has been shown
}

// Hooks are what a game's scene provides. Fields that may be nil say so.
type Hooks struct {
	Game   string // name of its music
	Words  lang.Words
	Face   func(def rules.DefID, l lang.Lang) *cards.CardFace
	Name   func(def rules.DefID, l lang.Lang) string
	Colour func(def rules.DefID) ui.Colour
	// Headings are the keys of log lines that are set apart.
	Headings []string
	// Leave leaves the match; may be nil.
	Leave func(env *ui.Env)

	// Zones says, by kind, how the cards of a zone are shown and how they get there.
	Zones []present.Zone
	// Place returns the place of a zone's card in this window. If it is not
	// shown, that is the end of flights. nil: Frame.Zone.
	Place func(z rules.ZoneID, t present.Token, at *present.Moment) (r ui.Rect, shown bool)
	// Present presents events, by kind; the others are presented by Common.
	Present map[rules.EventKind]func(pr *present.Presentation)
	// Causes lists events whose meaning differs from their names (cause.go).
	Causes map[rules.EventKind]present.Cause
	// Spot returns the places of a card, and of several cards, held up with
	// their words; nil: the middle of Frame.Stage.
	Spot func() (one, several ui.Rect)

	// Explains explains what a card is at the moment, for the inspector. Stands
	// returns the card that it explains for one on the table, the base of a
	// stack for its top; nil: the card itself.
	Explains rules.Explainer
	Stands   func(c rules.CardID) rules.CardID
	// Decided returns the places of the game's own that one looks at while
	// deciding: previews cover neither these nor HUDs, prompt and die; may be nil.
	Decided func() []ui.Rect

	// Front returns the card that a unit shows, whose name it has: the top of its
	// stack; nil: every unit is one card.
	Front func(at *present.Moment, c rules.CardID) present.Token

	// Cards are the game's designs, Names the rules' words for steps and reasons.
	Cards *cards.Designs
	Names *rules.Names
	// Frame holds the places of the parts that every table has; Measure lays
	// out the window, including Frame.
	Frame   *board.Frame
	Measure func(env *ui.Env)
	// Lay declares what is on the table: HUDs, phases, zones.
	Lay func(sf *ui.Surface)
	// Hand declares the lower player's hand.
	Hand func(sf *ui.Surface)
	// Dialog declares a dialog of the game's own and reports whether there is
	// one; may be nil. Ending returns the content of the result.
	Dialog func(sf *ui.Surface) bool
	Ending func() Ending
	// Halts reports whether a sheet of the game's own lies over the table that
	// answers nothing: the match waits for it (paused); may be nil.
	Halts func() bool
	// Remains declares what of the table stays behind the result in a window
	// that has no room for more; nil: the place alone.
	Remains func(sf *ui.Surface)
	// Over is called after the hand; may be nil.
	Over func(sf *ui.Surface)
	// Menu returns the game's own menu entries; Keys declares its own keys; may be nil.
	Menu func() []ui.Button
	// Switches returns what can be turned on and off in the menu; may be nil.
	Switches func() chrome.Switches
	Keys     func(sf *ui.Surface)
	// Back cancels what was begun and not answered, and reports whether there
	// was anything; may be nil.
	Back func() bool
	// HandKind is the kind of zone of the hands. InHand is the form of the faces
	// in the player's own (cards.Look.Form), which may overlap; 0: as printed.
	HandKind uint8
	InHand   uint8
	// HandStill: cards of the hand do not grow under the pointer; a preview is shown.
	HandStill bool
	// TapHand handles a tap on a card of the player's hand while none is
	// picked; nil: the zoom opens.
	TapHand func(env *ui.Env, t present.Token)
	// Holds reports whether a card that can be picked is only chosen by a tap at
	// first, which TapHand handles; may be nil.
	Holds func(c rules.CardID) bool
	// Series is the series that this match belongs to; nil: a
	// single game. Seen returns what a seat has seen of the other's cards in
	// all of them; nil: the table's own memo.
	Series Series
	Seen   func(p rules.Seat) []rules.DefID
	// Form declares a question with a form of the game's own (AskOwn); may be nil.
	Form func(sf *ui.Surface)
	// Score returns what the match is won by in a view: life, shields, bases.
	// ScoreIcon is its sign, with the optional phrase "score" as its name. The
	// result shows it over the turns; may be nil.
	Score func(v *rules.View, p rules.Seat) float64
	// Bearer returns the card whose score it is; where another takes its place,
	// the score changes without a hit. nil: it is the player's own.
	Bearer func(v *rules.View, p rules.Seat) rules.CardID
	// Drawn returns how many cards a player can still draw, where a drawn one is no hit; may be nil.
	Drawn     func(v *rules.View, p rules.Seat) int
	ScoreIcon ui.Icon
	// Standing describes the state of the match for readers, in sentences.
	Standing func(l lang.Lang) []string
	// OnStage names a part of the game's own presentation that is on stage, ""
	// for none; may be nil.
	OnStage func() string

	// Sync is called when another View is shown without a presentation.
	Sync func()
	// Reset drops what was begun: the table is laid out afresh. opens says
	// that the match begins with the presentation of its deal.
	Reset func(opens bool)
	// The presentation of Heavy events is never hurried, and of Read ones if they
	// are the other player's and have to be read; Weighty, may be nil, adds to them.
	Heavy, Read []rules.EventKind
	Patience    float64 // for how many ticks a player waits for the next question; 0: as in every game
	Weighty     func(ev rules.Event) bool
	Together    bool // both players act in every turn
	// Sources: the last line of the log names the card whose effect it tells of.
	Sources bool
	// Silent reports whether an effect, from when it began to after the next
	// event, did something of which no event tells; may be nil.
	Silent func(was, now *rules.State) bool
	Void   func(pr *present.Presentation, card rules.DefID) // shows on the table that a card's effect did nothing; may be nil
	// Tension is that of the music, from 0 to 1, rounded to tenths.
	Tension func() float64

	// Art requests the game's pictures and reports whether they have just
	// arrived; nil: they are always there.
	Art func(env *ui.Env) bool
	// Settle drops choices that a new View and LegalActions have invalidated; may be nil.
	Settle func()
	// Quiet reports whether the question is answered without the player; may be nil.
	Quiet func() bool
	// Put reports whether a question with nothing to decide is asked all the
	// same, because a player may want to stop there or gets to see cards; may
	// be nil.
	Put func(d *rules.Decision) bool
	// Asked prepares for a new question and plays its sound; nil: the usual sound.
	Asked func(env *ui.Env)
	// Unasked answers for a seat that need not take the device; may be nil.
	Unasked func(env *ui.Env, p rules.Seat) bool
	// Taken is called with the seat that has the device now; may be nil.
	Taken func(p rules.Seat)
	// Sole reports whether a question to which there is a single answer leaves
	// nothing to decide, although that answer does something; may be nil.
	Sole func(d *rules.Decision) bool
	// Calm reports, from public facts, whether there is nothing worth seeing
	// before an automatic answer (rules.Paced); may be nil.
	Calm func(st *rules.State) bool
	// Itself gives, or prepares, an answer that does not need the player; may be nil.
	Itself func(env *ui.Env) bool
	// Answers reports whether Itself answers a question at once, so that an
	// undo skips it; may be nil.
	Answers func(d *rules.Decision) bool
	// Undoing is called before an undo; may be nil.
	Undoing func()
	// Tick is called at the end of every tick; may be nil.
	Tick func(env *ui.Env)
}

// Attend starts following a session. Set Scene, Backdrop, Front and Ambient first.
func (m *Match) Attend(session Session, own Hooks) {
	if d := own.Cards; d != nil {
		own.Face, own.Name, own.Colour, own.Art = d.Of, d.Name, d.ColourOf, d.Art.Arrive
		m.Faces.Back = d.Art.Back
		m.Table.Scene = m.declare
	}
	if own.Place == nil && own.Frame != nil {
		own.Place = func(z rules.ZoneID, _ present.Token, _ *present.Moment) (ui.Rect, bool) {
			return own.Frame.Zone(z.Kind(), m.SideOf(z.Seat()))
		}
	}
	if own.Spot == nil && own.Frame != nil {
		own.Spot = func() (one, several ui.Rect) {
			u, st := m.Unit(), own.Frame.Stage
			return st.Middle(min(st.W*0.96, 520*u), min(st.H*0.42, 176*u)), st
		}
	}
	if own.Measure == nil {
		own.Measure = func(*ui.Env) {}
	}
	m.hooks, m.epoch = own, -1
	m.handKind, m.zones = own.HandKind, own.Zones
	m.pace = pace{table: &m.Table, ask: &m.Asker, hooks: &m.hooks}
	m.undoing = undoing{table: &m.Table, pace: &m.pace, hooks: &m.hooks}
	m.verdict = verdict{table: &m.Table, hooks: &m.hooks}
	m.course = course.Course{Show: &m.Show, Score: own.Score, Bearer: own.Bearer}
	m.rail = rail{table: &m.Table, pace: &m.pace, face: own.Face}
	m.side = sideboarding{table: &m.Table, series: own.Series, memo: m.OpenMemo, again: m.Again, refuse: m.Refuse,
		result: func(shown bool) { m.Result = shown }}
	m.Show.Attend(session, own.Frame, own.Cards, present.Hooks{
		Words: own.Words, Face: own.Face, Name: own.Name, Colour: own.Colour, Headings: own.Headings,
		Zones: own.Zones, Place: own.Place, Present: own.Present, Causes: own.Causes, Spot: m.spotPlaces, Front: own.Front, Silent: own.Silent, Void: own.Void, Sources: own.Sources,
		Names: own.Names, HandKind: own.HandKind, Patience: own.Patience, Heavy: own.Heavy, Read: own.Read, Weighty: own.Weighty,
		Explains: own.Explains, Stands: own.Stands,
		Measure: own.Measure, Outcome: m.Outcome, Finish: m.finish, Stand: func(v *rules.View) { m.course.Stand(v, position(m)) },
	})
	m.Log.Thumb = m.thumb
	m.Decides = m.Deciding
	m.Replay.Leave, m.Replay.Tell = m.Leave, (&opinion.Teller{Words: own.Words, Name: m.Named}).Say
	m.Ready()
	m.Board.Later = m.Early
	before := m.Base.Before
	m.Base.Before = func(env *ui.Env, in *ui.Input) {
		if m.Board.Await(env, &m.Surface) {
			m.hastens()
		}
		m.aims(in)
		m.step(env)
		before(env, in)
	}
	tick := m.Base.Tick
	m.Base.Tick = func(env *ui.Env) bool {
		busy, moved := m.Busy(), tick(env)
		if busy && !m.Busy() && m.Started && m.Session.Epoch() == m.epoch { // what is asked next is asked at once, however long the next tick takes
			proceed(m, env)
		}
		if s, ok := sightOf(m); ok {
			moved = m.opposite.tick(env, &s) || moved
		}
		return moved
	}
}

// Leave leaves the match and stops the music.
func (m *Match) Leave(env *ui.Env) {
	silence(env)
	if m.hooks.Leave != nil {
		m.hooks.Leave(env)
	}
}

// ResultSeen closes the result.
func (m *Match) ResultSeen() {
	m.Result = false
	m.Surface.Invalidate()
}

// step synchronizes the screen and the session, once a tick.
func (m *Match) step(env *ui.Env) {
	if m.Lang != env.Settings.Lang {
		m.Lang = env.Settings.Lang
		m.Speak(m.Lang)
	}
	if !m.dressed && m.hooks.Art != nil && m.hooks.Art(env) {
		m.dressed = true // earlier paintings were placeholders
		m.Faces.Forget()
		m.Surface.Invalidate()
		m.Repaint()
	}
	if e := m.Session.Epoch(); e != m.epoch || !m.Started {
		m.restart(env)
	}
	behind := m.Replay.Behind
	if m.Replay.Behind = 0; m.Replay.On && m.Started {
		m.Replay.Behind = max(0, int(m.Session.View().S.Turn)-m.Turn())
	}
	if m.Replay.Follow(m.Session) || m.Replay.Behind != behind {
		m.Surface.Invalidate()
	}
	m.held = max(0, m.held-1)
	m.put++
	m.opened = (m.opened + 1) * rules.Truth(m.Result)
	if m.Since++; m.Audience < 0 || m.Session.Replaying() || m.Mine() && m.announced == m.View.S.Dec.ID {
		present.Attentive(&m.Show)
	}
	m.Timeline.Held = paused(m)
	proceed(m, env)
	if m.Started {
		m.music.follow(env, m.hooks.Game, m.hooks.Tension())
	}
	m.side.tick()
	if m.hooks.Tick != nil {
		m.hooks.Tick(env)
	}
}

// atOnce is how many answers that show nothing are given in one tick.
const atOnce = 40

// proceed presents what has happened or, while nothing is presented, lets
// everybody act. Answers that leave nothing to see, such as priorities that
// nobody uses, take no time: they follow one another in the same tick, until
// there is something to show, to ask or to think about. What happens next waits
// while a card is being read; a computer player thinks meanwhile.
func proceed(m *Match, env *ui.Env) {
	if m.Busy() || m.Zoom.Showing() != nil || paused(m) {
		if p, ok := m.Session.(session.Ponderer); ok && env.Settings.Speed != ui.SpeedOff {
			p.Ponder()
		}
		return
	}
	for range atOnce {
		ev, seen := m.Session.Events()
		if len(ev) == 0 && !m.rest(env) {
			return
		}
		if len(ev) == 0 {
			continue
		}
		m.Fresh = false
		m.Present(env, ev, seen)
		if env.Settings.Speed == ui.SpeedOff {
			m.Skip()
			return
		}
		if !m.Timeline.Settle() {
			return
		}
	}
}

// paused reports whether something of the player's own, or a sheet of the game's,
// lies over the table. Nothing of the match goes on until it is closed.
func paused(m *Match) bool {
	return m.Covered() || m.hooks.Halts != nil && m.hooks.Halts()
}

// restart lays the table out afresh from the view: start, hand-over, undo, seek.
func (m *Match) restart(env *ui.Env) {
	m.Skip()
	first := !m.Started
	opening, seen := m.Session.Events()
	m.epoch = m.Session.Epoch()
	m.Audience, m.Bottom = m.Session.Audience(), max(0, m.Session.Audience())
	m.GameLog.Watch(m.Audience)
	told := len(opening) == 0 && retell(m, env, first)
	m.Lay(m.Session.View(), len(opening) > 0)
	m.GameLog.Resume(len(opening) > 0, !told && first && m.View.S.Turn > 1)
	m.InOrder, m.announced, m.waited, m.early = false, 0, 0, 0
	m.Asker.Forget()
	m.Board.Forget()
	m.Browser.Close()
	if len(opening) > 0 {
		m.memo = memo{}
	}
	if !told {
		m.hooks.Reset(len(opening) > 0)
	}
	m.Started, m.handed, m.Fresh = true, false, false
	m.Sync()
	if !m.View.S.Over() {
		m.Result, m.ended = false, false
	}
	if len(opening) > 0 && m.View.S.Turn == 0 {
		m.Look(&seen[0])
		m.hooks.Sync()
		m.Present(env, opening, seen)
	}
	m.Surface.Invalidate()
}

// Sync shows what the audience sees now.
func (m *Match) Sync() {
	m.Look(m.Session.View())
	m.memo.note(m.Audience, m.View)
	m.hooks.Sync()
	m.course.Stand(m.View, position(m))
	m.Surface.Invalidate()
}

// Again drops the match: the session begins another.
func (m *Match) Again() {
	m.ended, m.Started = false, false
	m.GameLog.Clear()
}

// rest runs when no presentation is running and everybody may act. It reports
// whether somebody has.
func (m *Match) rest(env *ui.Env) bool {
	if !m.Fresh {
		m.Fresh = true
		m.Sync()
		m.over = m.View.S.Over()
		m.LegalActions = append(m.LegalActions[:0], m.Session.Options()...)
		m.waited = 0
		m.Mark()
		if m.hooks.Settle != nil {
			m.hooks.Settle()
		}
		if id := m.View.S.Dec.ID; len(m.LegalActions) > 0 && (id != m.announced || m.prompt != m.View.S.Dec.Prompt) && !m.Passing() && !m.AnswersItself() {
			m.announced, m.put = id, 0
			if p := m.View.S.Dec.Prompt; p != m.prompt { // what was meant for another question is forgotten, but not at whom
				m.prompt, m.early = p, min(m.early, 0)
			}
			if m.passed && env.Settings.Speed != ui.SpeedOff {
				m.held = passDelay(env)
				if m.Left() { // passing here, too, would give something up
					m.held *= 2
				}
			}
			m.passed = false
			if m.Attends() && m.PanelOpen() {
				m.Across.Drop() // it would be over the panel
			}
			if m.hooks.Asked != nil {
				m.hooks.Asked(env)
			} else {
				ui.Play(env, "your-turn", 0.5, 0)
			}
			q := m.Asked(env.Settings.Lang)
			m.Surface.Announce(q.Text + " " + q.Why)
		}
		if m.over && !m.ended && (!m.Session.Replaying() || m.Session.Live() || m.back) {
			m.ended, m.Result, m.back = true, true, false
			if env.Settings.Speed != ui.SpeedOff {
				m.held = max(m.held, resultLock)
			}
			if sr := m.hooks.Series; sr != nil && !sr.Decided() && sr.Begun() {
				m.side.begin() // it was interrupted
			}
		}
		m.Surface.Invalidate()
	}
	if seat, ok := m.Session.HandOver(); ok && !m.handed {
		m.handOver(env, seat)
		return false
	}
	if n := len(m.LegalActions); m.InOrder && n > 0 {
		if m.InOrder = m.View.S.Dec.Kind == rules.OrderItems && (m.anyway || m.LegalActions[n-1].Verb != rules.Pass); m.InOrder {
			return m.Answer(env, m.LegalActions[0])
		}
	}
	if m.Passing() {
		if !m.Waits(env) {
			return false
		}
		m.passed = true
		return m.Answer(env, m.LegalActions[0])
	}
	if m.hooks.Itself != nil && m.hooks.Itself(env) {
		return !m.Fresh
	}
	think := m.Session.Thinking()
	m.Session.Update()
	if m.Session.Thinking() != think {
		m.Surface.Invalidate()
	}
	// An answer may change what is seen without an event.
	if m.AtRest() {
		return false
	}
	m.Fresh = false
	return true
}

// handOver asks for the device to be given to a seat.
func (m *Match) handOver(env *ui.Env, seat rules.Seat) {
	if m.hooks.Unasked != nil && m.hooks.Unasked(env, seat) {
		return
	}
	m.handed = true
	m.Zoom.Close()
	m.Browser.Close()
	m.HandOver.Show(m.Session.Name(seat, m.Lang), func(*ui.Env) {
		m.Session.TakeSeat(seat)
		m.handed = false
		if m.hooks.Taken != nil {
			m.hooks.Taken(seat)
		}
	})
	m.Surface.Invalidate()
}

// HandOverSeat returns the seat that must be given the device, before that has begun.
func (m *Match) HandOverSeat() (seat rules.Seat, ok bool) {
	seat, ok = m.Session.HandOver()
	return seat, ok && !m.handed
}

// AnswersFor reports whether a question is asked that a table may answer itself:
// in lessons and replays it does not.
func AnswersFor(m *Match, prompt uint8) bool {
	return !isLesson(m.Session) && !m.Session.Replaying() && m.Prompting(prompt)
}

func isLesson(s Session) bool { _, ok := s.(Teacher); return ok }
func coached(s Session) bool  { _, ok := s.(session.Coached); return ok }

// Answer gives the audience's answer, or shows why it is refused.
func (m *Match) Answer(env *ui.Env, o rules.Option) bool {
	if m.hasty(env, o) {
		ui.Play(env, "ui-back", 0.5, 0)
		m.Surface.Toast(words.Of(&m.Surface, "hasty"), false)
		return false
	}
	before := m.answering(o)
	err := m.Session.Answer(o)
	m.Fresh = false
	m.Surface.Invalidate()
	if err == nil {
		m.before = before
		m.Surface.DismissRefusals()
		return true
	}
	m.Refuse(env, words.Refusal(err, env.Settings.Lang))
	return false
}

// Refuse shows why something cannot be done.
func (m *Match) Refuse(env *ui.Env, text string) {
	ui.Play(env, "error", 0.6, 0)
	m.Surface.Toast(text, true)
}

// music is what of the match's music plays.
type music struct {
	on      bool
	tension float64
}

// follow plays a game's music as tense as the match is, in tenths.
func (p *music) follow(env *ui.Env, game string, tension float64) {
	t := float64(int(ui.Clamp01(tension)*10+0.5)) / 10
	if (t != p.tension || !p.on) && env.Sounds != nil {
		p.tension, p.on = t, true
		env.Sounds.Music(game, t)
	}
}

// silence stops the music of a match.
func silence(env *ui.Env) {
	if env.Sounds != nil {
		env.Sounds.Music("", 0)
	}
}

// Idle implements ui.Idler.
func (m *Match) Idle() bool {
	return paused(m) || m.Table.Idle() && (m.Zoom.Showing() != nil || m.Fresh && m.Session.Epoch() == m.epoch && !m.Passing() && !m.Session.Thinking() && !(m.Session.Replaying() && m.Session.Playing()))
}

// declare declares the whole table.
func (m *Match) declare(env *ui.Env, sf *ui.Surface) {
	if !m.Started {
		return
	}
	m.hooks.Measure(env)
	m.Zoom.Area = m.Frame.Log
	m.Staged = m.display || (m.Frame.Bare || m.Frame.Small) && m.Result && m.View.S.Over() && !m.side.open
	m.Board.Still = m.Staged
	switch {
	case !m.Staged || !m.Frame.Tall && !m.Frame.Small:
		m.hooks.Lay(sf)
	case m.hooks.Remains != nil: // there is no room for cards behind the words
		m.hooks.Remains(sf)
	}
	switch {
	case m.Staged:
	case m.Replay.On:
		m.Replay.Bar(sf, m.Frame.ReplayBar(), append(m.Frame.Tools[:len(m.Frame.Tools):len(m.Frame.Tools)], m.Frame.HUD[0])...)
	default:
		m.Put(sf, m.Frame)
	}
	sf.ToastOff(ui.Rect{})
	if !m.Staged {
		sf.ToastOff(m.Frame.Hand[0])
		m.hooks.Hand(sf)
		if m.hooks.Over != nil {
			m.hooks.Over(sf)
		}
		m.tools(sf)
		m.logPanel(sf)
	}
	if !m.Staged && m.RivalOf(m.Bottom.Other()) != nil {
		m.opposite.speech(sf, m.Frame)
	}
	m.tableKeys(sf)
	m.AskKeys(sf)
	if !m.Result || !m.View.S.Over() { // sparks fall over a result
		board.Topped(&m.Base, sf)
	}
	switch {
	case m.display, m.side.dialog(sf), m.undoing.dialog(sf), m.hooks.Dialog != nil && m.hooks.Dialog(sf):
	case m.Result && m.View.S.Over():
		m.EndDialog(sf, m.hooks.Ending())
	case m.PutOver(sf, m.Frame):
	case m.hooks.Form != nil && m.Mine() && m.Form() == ask.AskOwn:
		m.hooks.Form(sf)
	}
}

// Title implements ui.Scene.
func (m *Match) Title(env *ui.Env) string { return m.hooks.Words.T(env.Settings.Lang, "title") }

// Status implements ui.Scene: the turn, the state of the match, the question.
func (m *Match) Status(env *ui.Env) string {
	l := env.Settings.Lang
	if seat, ok := m.Session.HandOver(); ok && m.HandOver.Open() {
		return m.hooks.Words.T(l, "status.handover", m.Session.Name(seat, l))
	}
	if !m.Started { // the page asks before the first tick
		return ""
	}
	q := m.Asked(l).Text
	if m.View.S.Over() && !m.Busy() {
		head, why := m.Outcome(l)
		q = m.hooks.Words.T(l, "status.over", words.Sentences(l, head, why))
	}
	return words.Sentences(l, append(m.hooks.Standing(l), q)...)
}

// Close implements ui.Closer: it releases the pictures' memory.
func (m *Match) Close() {
	m.Faces.Forget()
	m.Cards.Art.Close()
}

// Showing returns the part of the presentation on stage, for pictures and
// tests: one of the game's, "spot" for a card held up, otherwise
// "presentation", or "" if none is running.
func Showing(sc ui.Scene) string {
	m := matchOf(sc)
	if m == nil {
		return ""
	}
	if m.hooks.OnStage != nil {
		if part := m.hooks.OnStage(); part != "" {
			return part
		}
	}
	switch {
	case m.Spotted():
		return "spot"
	case m.Busy():
		return "presentation"
	}
	return ""
}

// matchOf returns the match of a table, nil for other scenes.
func matchOf(sc ui.Scene) *Match {
	if t, ok := sc.(interface{ self() *Match }); ok {
		return t.self()
	}
	return nil
}

func (m *Match) self() *Match { return m }

// Deciding returns what one looks at while deciding: both players' values, the
// question, the die, and what the game adds.
func (m *Match) Deciding() []ui.Rect {
	f := m.Frame
	out := []ui.Rect{f.HUD[0], f.HUD[1], f.Prompt}
	m.Surface.Each(func(e *ui.Element) { // its place may be empty
		if e.ID == "die" {
			out = append(out, f.Die)
		}
	})
	if m.hooks.Decided != nil {
		out = append(out, m.hooks.Decided()...)
	}
	return out
}

// spotPlaces returns where a card is held up, and where several are: where the
// game says, but never over the bar that controls a replay.
func (m *Match) spotPlaces() (one, several ui.Rect) {
	one, several = m.hooks.Spot()
	if m.Replay.On && m.Frame != nil && !one.Intersect(m.Frame.ReplayBar().Rect).Empty() {
		st, share := m.Frame.Stage, 0.55
		if m.Frame.Small {
			share = 0.9
		}
		one = st.Middle(math.Min(one.W, st.W), math.Min(one.H, st.H*share))
	}
	return one, several
}

// Asks sets how the match asks. Call it once, after Attend.
func (m *Match) Asks(a ask.Asking) { m.Asker.Attend(&m.Show, m, a) }

// AcceptOrder answers an order as it is offered; what need not be in it only if nothing else is.
func (m *Match) AcceptOrder() {
	n := len(m.LegalActions)
	m.InOrder, m.Fresh, m.anyway = true, false, n > 0 && m.LegalActions[n-1].Verb == rules.Pass
}

// Watching reports whether a replay's bar is in the place of the question.
func (m *Match) Watching() bool { return m.Replay.On }

// OpenResult shows the result.
func (m *Match) OpenResult() { m.Result = true }

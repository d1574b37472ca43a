package table

import (
	"errors"
	"slices"
	"strconv"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/scenes/ui"
)

// Match is a session as a table follows it: whose eyes the screen has, what
// they see and are asked, and when what happened is told. A scene embeds it,
// says by Own what is its game's, and calls Attend once.
type Match struct {
	Table
	GameLog
	Asker
	Moment   // what is shown: what the audience sees now or, while a presentation is told, saw then
	Session  Session
	Ask      []rules.Option // its legal answers, while the presentation rests
	Fresh    bool           // it and Ask are those of now
	Audience rules.Seat     // whose eyes the screen has; NoSeat: nobody's
	Bottom   rules.Seat     // who sits at the lower edge
	Lang     lang.Lang
	InOrder  bool // of what is asked to be ordered, all is taken as it is offered
	Result   bool // the result lies over the table
	Started  bool // the table has been laid
	Frame    *Frame
	Cards    *Designs

	hooks     Hooks
	phases    []Phase // of the turn, as the phase bar has them now
	side      sideboard
	memo      [2]map[rules.CardID]rules.DefID // by whose it is: the other player's cards that were seen
	decks     func(env *ui.Env)               // leads to the choice of decks; nil: nowhere
	last      rules.View                      // the moment's, while nothing is told
	keys      int                             // tokens that were ever on the screen
	causes    map[rules.EventKind]Cause
	stepEvent rules.EventKind
	past      []standing   // how the match stood, turn by turn
	hues      [2]ui.Colour // of the sides, as their HUDs have them
	open      []opened     // causes whose consequences are being told
	spot      spot
	epoch     int
	announced uint32 // decision that was announced
	handed    bool   // the hand-over was asked for
	over      bool   // the view had ended when last looked at
	ended     bool   // the result has been shown
	dressed   bool   // the game's own pictures are here
	tension   float64
	musicOn   bool
	waited    int                  // ticks for which the table has kept an answer back
	passed    bool                 // the last answer was the table's
	held      int                  // ticks for which the buttons of a question after that do nothing yet
	since     int                  // ticks since the audience was last asked something
	upheld    []rules.DefID        // held up since then
	read      map[rules.DefID]bool // held up in this match
}

// Own is what a game's scene does itself. What may be nil says so.
type Hooks struct {
	Game   string // its music's name
	Words  lang.Words
	Face   func(def rules.DefID, l lang.Lang) *CardFace
	Name   func(def rules.DefID, l lang.Lang) string
	Colour func(def rules.DefID) ui.Colour
	// Headings are the keys of the log's lines that are set apart.
	Headings []string
	// Leave leads out of the match; may be nil.
	Leave func(env *ui.Env)

	// Zones says by kind how the cards of a zone lie and come.
	Zones []Zone
	// Place is where a zone's card lies in this window; not shown: where it
	// would be, for flights. nil: as Frame.Zone says.
	Place func(z rules.ZoneID, t Token, at *Moment) (r ui.Rect, shown bool)
	// Told tells events by their kinds; what is not here is told by Common.
	Present map[rules.EventKind]func(pr *Presentation)
	// Causes are the events that mean something else than their names (cause.go).
	Causes map[rules.EventKind]Cause
	// Spot is where a card is held up with its words, and where several are; nil:
	// in the middle of Frame.Stage.
	Spot func() (one, several ui.Rect)

	// Cards are the game's designs; Names the rules' words for steps and reasons.
	Cards *Designs
	Names *rules.Names
	// Frame is where the parts lie that every table has; Measure lays out the
	// window, and it with it.
	Frame   *Frame
	Measure func(env *ui.Env)
	// Lay declares what lies on the table: HUDs, phases, zones.
	Lay func(sf *ui.Surface)
	// Hand declares the lower player's hand.
	Hand func(sf *ui.Surface)
	// Dialog declares a dialog of the game's own and reports whether there is
	// one; may be nil. Ending is what the result shows.
	Dialog func(sf *ui.Surface) bool
	Ending func() Ending
	// Over follows the hand; may be nil.
	Over func(sf *ui.Surface)
	// Menu is what the menu holds beside what it does on every table; Keys
	// declares the game's own keys; may be nil.
	Menu func() []ui.Button
	Keys func(sf *ui.Surface)
	// Back takes back what was begun and not answered, and reports that there
	// was something; may be nil.
	Back func() bool
	// HandKind is the kind of zone that the hands are.
	HandKind uint8
	// TapHand is what a tap on a card of the own hand does while none is
	// picked; nil: it is shown large.
	TapHand func(env *ui.Env, t Token)
	// Series is the match of several games that this one belongs to; nil: a
	// single game. Seen is what a seat has seen of the other's cards in all of
	// them; nil: the table's own memo.
	Series Series
	Seen   func(p rules.Seat) []rules.DefID
	// Form declares a question that has a form of the game's own (AskOwn); may
	// be nil.
	Form func(sf *ui.Surface)
	// Score is what the match is won by, as the view has it: life, shields,
	// bases; ScoreIcon its sign, which the phrase "score" may name better. The
	// result shows it over the turns; may be nil.
	Score     func(v *rules.View, p rules.Seat) float64
	ScoreIcon ui.Icon
	// Standing is how the match stands for readers, in sentences.
	Standing func(l lang.Lang) []string
	// OnStage names a part of the presentation of the game's own that is on stage, ""
	// for none; may be nil.
	OnStage func() string

	// Sync follows when another View is shown and not told.
	Sync func()
	// Reset forgets what was begun: the table is laid out afresh. opens tells
	// that the match begins with the presentation of its deal.
	Reset func(opens bool)
	// Laid follows; may be nil.
	Laid func()
	// Weighty reports whether what is told of an event is never hurried; may be nil.
	Weighty func(ev rules.Event) bool
	// Tension is the music's, from 0 to 1; it is rounded to tenths.
	Tension func() float64

	// Art asks for the game's pictures and reports that they have come; may be
	// nil where they are here from the start.
	Art func(env *ui.Env) bool
	// StateBasedActions drops choices that a new View and a new Ask have made void; may be nil.
	Settle func()
	// Quiet reports that the question is answered without the player; may be nil.
	Quiet func() bool
	// Put reports of a question with nothing to decide that it is put all the
	// same: a player may want to stop there, or sees cards by it; may be nil.
	Put func(d *rules.Decision) bool
	// Asked prepares a new question and plays its sound; nil: the usual sound.
	Asked func(env *ui.Env)
	// Unasked answers for a seat to whom the device need not be handed; may be nil.
	Unasked func(env *ui.Env, p rules.Seat) bool
	// Taken tells who has the device now; may be nil.
	Taken func(p rules.Seat)
	// Calm reports, by what everybody can see, that nothing lies on the table
	// that is worth a look before the table answers in a player's stead; may be nil.
	Calm func(st *rules.State) bool
	// Itself answers, or waits to answer, what needs no player; may be nil.
	Itself func(env *ui.Env) bool
	// Answers reports of a question that Itself answers it at once, so that an
	// undo steps over it; may be nil.
	Answers func(d *rules.Decision) bool
	// Undoing comes before an undo; may be nil.
	Undoing func()
	// Tick follows at the end of every tick; may be nil.
	Tick func(env *ui.Env)
}

// Attend begins to follow a session. Set Scene, Sky, Front and Ambient first.
func (m *Match) Attend(session Session, own Hooks) {
	if d := own.Cards; d != nil {
		own.Face, own.Name, own.Colour, own.Art = d.Of, d.Name, d.ColourOf, d.Art.Arrive
		m.Faces.Back = d.Art.Back
		m.Table.Scene = m.declare
	}
	if own.Place == nil && own.Frame != nil {
		own.Place = func(z rules.ZoneID, _ Token, _ *Moment) (ui.Rect, bool) {
			return own.Frame.Zone(z.Kind(), m.SideOf(z.Seat()))
		}
	}
	if own.Spot == nil && own.Frame != nil {
		own.Spot = func() (one, several ui.Rect) {
			u, st := m.Unit(), own.Frame.Stage
			return st.Middle(min(st.W*0.96, 520*u), min(st.H*0.42, 176*u)), st
		}
	}
	m.Session, m.hooks, m.Frame, m.Cards, m.epoch = session, own, own.Frame, own.Cards, -1
	m.stage = &m.Frame.Stage
	m.GameLog.Begin(&m.Table, session, own.Words, own.Name, own.Colour, own.Headings...)
	m.Log.Faces = func(link string) *CardFace {
		n, _ := strconv.Atoi(link)
		return own.Face(rules.DefID(n), m.Lang)
	}
	m.Log.Thumb = m.thumb
	m.learn()
	m.Replay.Leave = m.Leave
	m.Ready()
	before := m.Base.Before
	m.Base.Before = func(env *ui.Env, in *ui.Input) {
		m.step(env)
		before(env, in)
	}
}

// Leave leads out of the match; the music ends.
func (m *Match) Leave(env *ui.Env) {
	m.silence(env)
	if m.hooks.Leave != nil {
		m.hooks.Leave(env)
	}
}

// silence ends the match's music.
func (m *Match) silence(env *ui.Env) {
	if env.Sounds != nil {
		env.Sounds.Music("", 0)
	}
}

// Conceding is what the menu does for a player who gives up; nil where nothing
// can be given up.
func (m *Match) Conceding() func(env *ui.Env) {
	if m.Session.Replaying() || m.View == nil || m.View.S.Over() {
		return nil
	}
	return func(*ui.Env) {
		m.Skip()
		if err := m.Session.Concede(); err != nil {
			m.Surface.Toast(err.Error(), true)
		}
		m.Fresh = false
	}
}

// ResultSeen takes the result off the table.
func (m *Match) ResultSeen() {
	m.Result = false
	m.Surface.Invalidate()
}

// Busy reports whether the presentation is still being told.
func (m *Match) Busy() bool { return m.Timeline.Busy() }

// step keeps the screen and the session together, once a tick.
func (m *Match) step(env *ui.Env) {
	if m.Lang != env.Settings.Lang {
		m.Lang = env.Settings.Lang
		m.Speak(m.Lang)
	}
	if !m.dressed && m.hooks.Art != nil && m.hooks.Art(env) {
		m.dressed = true // what was painted before was derived
		m.Faces.Forget()
		m.Surface.Invalidate()
		m.Repaint()
	}
	if e := m.Session.Epoch(); e != m.epoch || !m.Started {
		m.restart(env)
	}
	if m.Replay.Follow(m.Session) {
		m.Surface.Invalidate()
	}
	m.held = max(0, m.held-1)
	if m.since++; m.Audience < 0 || m.Session.Replaying() || m.Mine() && m.announced == m.View.S.Dec.ID {
		m.since, m.upheld = 0, m.upheld[:0]
	}
	// What happens next waits for who reads a card.
	if !m.Busy() && m.Zoom.Showing() == nil {
		if ev, seen := m.Session.Events(); len(ev) > 0 {
			m.Fresh = false
			m.Present(env, ev, seen)
			if env.Settings.Speed == ui.SpeedOff {
				m.Skip()
			}
		} else {
			m.rest(env)
		}
	}
	m.music(env)
	m.tickSide(env)
	if m.hooks.Tick != nil {
		m.hooks.Tick(env)
	}
}

// restart lays the table out afresh from the view: start, hand-over, undo, seek.
func (m *Match) restart(env *ui.Env) {
	m.Skip()
	first := !m.Started
	opening, seen := m.Session.Events()
	m.epoch = m.Session.Epoch()
	m.forgetAhead()
	m.look(m.Session.View())
	m.Audience = m.Session.Audience()
	m.GameLog.Watch(m.Audience)
	m.Bottom = max(0, m.Audience)
	m.GameLog.Resume(len(opening) > 0, first && m.View.S.Turn > 1)
	m.InOrder, m.announced, m.waited = false, 0, 0
	m.open = m.open[:0]
	m.aside, m.seen, m.means = 0, ahead{}, Means{} // after an undo a decision may have the number of another
	m.Browser.Close()
	if len(opening) > 0 {
		m.memo, m.read = [2]map[rules.CardID]rules.DefID{}, nil
	}
	m.hooks.Reset(len(opening) > 0)
	m.Started, m.handed, m.Fresh = true, false, false
	m.Sync()
	if m.hooks.Laid != nil {
		m.hooks.Laid()
	}
	if !m.View.S.Over() {
		m.Result, m.ended = false, false
	}
	if len(opening) > 0 && m.View.S.Turn == 0 {
		m.look(&seen[0])
		m.hooks.Sync()
		m.Present(env, opening, seen)
	}
	m.Surface.Invalidate()
}

// Sync shows what the audience sees now.
func (m *Match) Sync() {
	m.look(m.Session.View())
	m.note()
	m.hooks.Sync()
	m.stand(m.View)
	m.Surface.Invalidate()
}

// Again forgets the match: the session begins another.
func (m *Match) Again() {
	m.ended, m.Started = false, false
	m.GameLog.Clear()
}

// rest is what happens when the presentation is told and everybody may act.
func (m *Match) rest(env *ui.Env) {
	if !m.Fresh {
		m.Fresh = true
		m.Sync()
		m.over = m.View.S.Over()
		m.Ask = append(m.Ask[:0], m.Session.Options()...)
		m.waited = 0
		m.Mark()
		if m.hooks.Settle != nil {
			m.hooks.Settle()
		}
		if id := m.View.S.Dec.ID; len(m.Ask) > 0 && id != m.announced && !m.Passing() && !m.itself() {
			m.announced = id
			if m.passed && env.Settings.Speed != ui.SpeedOff {
				m.held = passDelay(env.Settings.Speed)
			}
			m.passed = false
			if m.match != nil && m.PanelOpen() {
				m.banner = banner{} // it would lie over the panel
			}
			if m.hooks.Asked != nil {
				m.hooks.Asked(env)
			} else {
				ui.Play(env, "your-turn", 0.5, 0)
			}
			q := m.Asked(env.Settings.Lang)
			m.Surface.Announce(q.Ask + " " + q.Why)
		}
		if m.over && !m.ended && (!m.Session.Replaying() || m.Session.Live()) {
			m.ended, m.Result = true, true
			if sr := m.hooks.Series; sr != nil && !sr.Decided() && sr.Begun() {
				m.BeginSide(env) // it was left in the middle
			}
		}
		m.Surface.Invalidate()
	}
	if seat, ok := m.Session.HandOver(); ok && !m.handed {
		m.handOver(env, seat)
		return
	}
	if m.InOrder {
		if m.View.S.Dec.Kind == rules.OrderItems && len(m.Ask) > 0 {
			m.Answer(env, m.Ask[0])
			return
		}
		if len(m.Ask) > 0 {
			m.InOrder = false
		}
	}
	if m.Passing() {
		if m.Waits(env) {
			m.Answer(env, m.Ask[0])
			m.passed = true
		}
		return
	}
	if m.hooks.Itself != nil && m.hooks.Itself(env) {
		return
	}
	think := m.Session.Thinking()
	m.Session.Update()
	if m.Session.Thinking() != think {
		m.Surface.Invalidate()
	}
	// an answer may change what is seen without an event
	if *m.Session.View() != m.last {
		m.Fresh = false
	}
}

// handOver asks for the device to be given to a seat.
func (m *Match) handOver(env *ui.Env, seat rules.Seat) {
	if m.hooks.Unasked != nil && m.hooks.Unasked(env, seat) {
		return
	}
	m.handed = true
	m.Zoom.Close()
	m.Browser.Close()
	m.HandOver.Ask(m.Session.Name(seat, m.Lang), func(*ui.Env) {
		m.Session.TakeSeat(seat)
		m.handed = false
		if m.hooks.Taken != nil {
			m.hooks.Taken(seat)
		}
	})
	m.Surface.Invalidate()
}

// Handing is the seat to whom the device has to be given and is not yet being given.
func (m *Match) Handing() (seat rules.Seat, ok bool) {
	seat, ok = m.Session.HandOver()
	return seat, ok && !m.handed
}

// Mine reports whether the audience is asked something now.
func (m *Match) Mine() bool {
	return m.View != nil && !m.Busy() && m.Fresh && len(m.Ask) > 0 && !m.Passing()
}

// Passing reports that the table gives the one answer there is, because the
// question leaves nothing to decide: the rules ask it only so that nobody
// learns that from its absence, or it is an order that changes nothing. Nobody sees it, unless a person sits beside,
// who would learn it from the table's passing; a lesson asks for every answer
// that is not given by its script.
func (m *Match) Passing() bool {
	return m.View != nil && !m.Busy() && m.Fresh && m.empty(m.View, m.Ask)
}

// itself reports that the game answers by itself, so that nobody is to heed the question.
func (m *Match) itself() bool { return m.hooks.Quiet != nil && m.hooks.Quiet() }

func (m *Match) empty(v *rules.View, ask []rules.Option) bool {
	same := m.alike(&v.S.Dec, ask)
	if len(ask) != 1 && !same || m.Audience < 0 || m.Session.Human(m.Audience.Other()) || m.Session.Replaying() {
		return false
	}
	if _, taught := m.Session.(Teacher); taught {
		return false
	}
	d := &v.S.Dec
	switch o := ask[0]; {
	case same, o.Verb == rules.Pass, o.Verb == rules.Number && o.N == 0, d.Kind == rules.OrderItems:
	case o.Verb == rules.Done && v.S.Picks[m.Audience].N == 0:
	default:
		return false
	}
	return m.hooks.Put == nil || !m.hooks.Put(d)
}

// Waits counts the ticks before the table answers in a player's stead and
// reports that they are over: as many whatever is in the hand, so that the
// time tells nothing.
func (m *Match) Waits(env *ui.Env) bool {
	delay := passDelay(env.Settings.Speed)
	if m.hooks.Calm != nil && m.hooks.Calm(&m.View.S) {
		delay = 1
	}
	if m.waited++; m.waited <= delay {
		return false
	}
	m.waited = 0
	return true
}

// Unwait forgets the ticks that were counted.
func (m *Match) Unwait() { m.waited = 0 }

// Waited is how many ticks were counted.
func (m *Match) Waited() int { return m.waited }

func passDelay(v ui.Speed) int {
	switch v {
	case ui.SpeedOff:
		return 2
	case ui.SpeedFast:
		return 9
	case ui.SpeedSlow:
		return 34
	}
	return 20
}

// Left reports that the question can be answered by doing something rather
// than by passing, declining or being done. While there is something left to
// do, the button that gives it up is not the lit one, on any table.
func (m *Match) Left() bool {
	return slices.ContainsFunc(m.Ask, func(o rules.Option) bool {
		return o.Verb != rules.Pass && o.Verb != rules.No && o.Verb != rules.Done && !o.TakesBack()
	})
}

// Sudden reports that the question has just come by itself: a key or a click may
// be meant for the one before.
func (m *Match) Sudden() bool { return m.held > 0 }

// Prompting reports whether the audience is asked this prompt now.
func (m *Match) Prompting(prompt uint8) bool { return m.Mine() && m.View.S.Dec.Prompt == prompt }

// Least and Most are how many answers the question wants.
func (m *Match) Least() int { return int(m.View.S.Dec.Min[m.Bottom]) }
func (m *Match) Most() int  { return int(m.View.S.Dec.Max[m.Bottom]) }

// Legal reports whether the option may be given now.
func (m *Match) Legal(o rules.Option) bool { return slices.Contains(m.Ask, o) }

// Uses lists how a card can be used now by one of the verbs; none of a hidden one.
func (m *Match) Uses(c rules.CardID, verbs ...rules.Verb) (out []rules.Option) {
	for _, o := range m.Ask {
		if c != 0 && o.Card == c && slices.Contains(verbs, o.Verb) {
			out = append(out, o)
		}
	}
	return out
}

// Answer gives the audience's answer and says why when it is refused.
func (m *Match) Answer(env *ui.Env, o rules.Option) bool {
	err := m.Session.Answer(o)
	m.Fresh = false
	m.Surface.Invalidate()
	if err == nil {
		m.Surface.Relent()
		return true
	}
	m.Refuse(env, Refusal(err, env.Settings.Lang))
	return false
}

// Refusal is why an answer was not taken, as a sentence.
func Refusal(err error, l lang.Lang) string {
	var why *rules.AnswerError
	if !errors.As(err, &why) {
		return err.Error()
	}
	return l.Pick(why.JA, lang.Capital(why.EN))
}

// Refuse says why something cannot be done.
func (m *Match) Refuse(env *ui.Env, text string) {
	ui.Play(env, "error", 0.6, 0)
	m.Surface.Toast(text, true)
}

// Undo takes the last answer back, and what was answered by itself after the
// one before. Nothing happens where the session does not allow it.
func (m *Match) Undo(env *ui.Env) {
	if can, _ := m.Session.CanUndo(); !can {
		return
	}
	if m.hooks.Undoing != nil {
		m.hooks.Undoing()
	}
	if m.Session.Undo() != nil {
		return
	}
	for range 200 { // the other's turn alone may pass a dozen times
		m.View = m.Session.View()
		m.Ask = append(m.Ask[:0], m.Session.Options()...)
		itself := m.hooks.Answers != nil && m.hooks.Answers(&m.View.S.Dec)
		if can, _ := m.Session.CanUndo(); !can || !itself && !m.empty(m.View, m.Ask) || m.Session.Undo() != nil {
			break
		}
	}
	ui.Play(env, "undo", 0.6, 0)
	m.Fresh = false
	m.Surface.Toast(Text.T(m.Lang, "undo.asked"), false)
}

// music follows the match.
func (m *Match) music(env *ui.Env) {
	t := float64(int(ui.Clamp01(m.hooks.Tension())*10+0.5)) / 10
	if m.Started && (t != m.tension || !m.musicOn) && env.Sounds != nil {
		m.tension, m.musicOn = t, true
		env.Sounds.Music(m.hooks.Game, t)
	}
}

// Idle implements ui.Idler.
func (m *Match) Idle() bool {
	return m.Table.Idle() && (m.Zoom.Showing() != nil || m.Fresh && m.Session.Epoch() == m.epoch && !m.Passing() && !m.Session.Thinking() && !(m.Session.Replaying() && m.Session.Playing()))
}

func (m *Match) measure(env *ui.Env) {
	if m.hooks.Measure != nil {
		m.hooks.Measure(env)
	}
}

// declare lays the whole table out.
func (m *Match) declare(env *ui.Env, sf *ui.Surface) {
	if !m.Started {
		return
	}
	m.measure(env)
	m.hooks.Lay(sf)
	if m.Replay.On {
		m.Replay.Bar(sf, m.Frame.replay())
	} else {
		m.Put(sf, m.Frame)
	}
	m.hooks.Hand(sf)
	if m.hooks.Over != nil {
		m.hooks.Over(sf)
	}
	m.tools(sf)
	m.logPanel(sf)
	m.tableKeys(sf)
	m.AskKeys(sf)
	switch {
	case m.sideDialog(sf):
	case m.hooks.Dialog != nil && m.hooks.Dialog(sf):
	case m.Result && m.View.S.Over():
		m.EndDialog(sf, m.hooks.Ending())
	case m.PutOver(sf, m.Frame):
	case m.hooks.Form != nil && m.Mine() && m.Form() == AskOwn:
		m.hooks.Form(sf)
	}
}

// Title implements ui.Scene.
func (m *Match) Title(env *ui.Env) string { return m.hooks.Words.T(env.Settings.Lang, "title") }

// Status implements ui.Scene: the turn, how the match stands, what is asked.
func (m *Match) Status(env *ui.Env) string {
	l := env.Settings.Lang
	if seat, ok := m.Session.HandOver(); ok && m.HandOver.Open() {
		return m.hooks.Words.T(l, "status.handover", m.Session.Name(seat, l))
	}
	q := m.Asked(l).Ask
	if m.View == nil { // the page asks before the first tick
		return q
	}
	if m.View.S.Over() && !m.Busy() {
		head, why := m.Outcome(l)
		q = m.hooks.Words.T(l, "status.over", Sentences(l, head, why))
	}
	return Sentences(l, append(m.hooks.Standing(l), q)...)
}

// Close implements ui.Closer: the pictures' memory is given back.
func (m *Match) Close() {
	m.Faces.Forget()
	m.Cards.Art.Close()
}

// Showing names the part of the presentation that a table has on stage, for pictures
// and tests: one of the game's, "spot" for a card held up, else "presentation", or ""
// while nothing is told.
func Showing(sc ui.Scene) string {
	s, ok := sc.(interface{ showing() string })
	if !ok {
		return ""
	}
	return s.showing()
}

func (m *Match) showing() string {
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

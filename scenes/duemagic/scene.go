// Package duemagic is the table of Duemagic: the stack as a column of cards
// and abilities, two battle zones with their shields, and the story of every
// turn told from events.
package duemagic

import (
	"math"
	"strconv"

	"godeck/rules"
	dmg "godeck/rules/duemagic"
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
	Series  Series            // the match of several games this one belongs to; nil: a single game
	Stops   *Stops            // where the player stops; nil: UsualStops
	// Seen is the memo of what a seat has legally seen of the other's cards, in
	// this game and those of the match before it (DMG-1.7); nil: the table's
	// own, which a reload loses.
	Seen    func(p rules.Seat) []rules.DefID
	SetStop func(s Stops) // called after every change, to be kept; nil: not kept
}

// Scene is the table.
type Scene struct {
	table.Table
	table.Chronicle
	game    *dmg.Game
	session table.Session
	opts    Options
	faces   *faces

	m        *model // what is shown
	bottom   rules.Seat
	audience rules.Seat
	epoch    int
	started  bool
	lang     ui.Lang

	view  *rules.View
	ask   []rules.Option // legal answers of the audience, while the story rests
	fresh bool           // ask and view are up to date
	seen  map[uint16]rules.DefID
	memo  [2]map[rules.CardID]rules.DefID // by whose it is: cards of the other player that were legally seen (DMG-1.7)

	lay        layout
	entryRects []ui.Rect
	entryHover int          // 1 + entry under the pointer or the focus
	openEntry  int          // 1 + entry shown in full
	drawer     bool         // the stack is open (narrow windows)
	plateOpen  int          // 1 + side whose zones are shown (narrow windows)
	sel        rules.CardID // card chosen by tap, not yet used
	payAsk     bool         // the next payment is chosen by hand
	spot       spot

	stops     Stops
	hold      bool
	until     until
	untilTurn int
	autoWait  int
	device    rules.Seat // who has the device (two people)
	person    rules.Seat // whose hold and until these are
	stopsOpen bool
	side      sideboard

	dialogOff  uint32 // decision id whose dialog was put aside to see the table
	orderAll   bool
	handed     bool
	over       bool
	result     bool
	resultSeen bool
	announced  uint32
	artReady   bool
	tension    float64
	musicOn    bool
}

// New makes the table of a match.
func New(game *dmg.Game, session table.Session, opts Options) ui.Scene {
	s := &Scene{device: rules.NoSeat, person: rules.NoSeat, game: game, session: session, opts: opts, faces: newFaces(game.Lib), m: &model{running: -1, holder: rules.NoSeat},
		epoch: -1, seen: map[uint16]rules.DefID{}, memo: newMemo(), stops: UsualStops()}
	if opts.Stops != nil {
		s.stops = *opts.Stops
	}
	s.Chronicle.Begin(&s.Table, session, Text, s.faces.name, s.faces.colour, "log.turn", "log.start")
	s.Table.Scene = s.declare
	s.Sky = s.sky
	s.Ambient = s.ambient
	s.Front = s.front
	s.Faces.Back = cardart.Back("duemagic")

	s.Log.Faces = func(link string) *table.CardFace {
		n, _ := strconv.Atoi(link)
		return s.faces.of(rules.DefID(n), s.lang)
	}
	s.Replay.Leave = s.leave
	s.Ready()
	before := s.Base.Before
	s.Base.Before = func(env *ui.Env, in *ui.Input) {
		s.step(env)
		before(env, in)
	}
	return s
}

func newMemo() [2]map[rules.CardID]rules.DefID {
	return [2]map[rules.CardID]rules.DefID{{}, {}}
}

func (s *Scene) leave(env *ui.Env) {
	if env.Sounds != nil {
		env.Sounds.Music("", 0)
	}
	if s.opts.Leave != nil {
		s.opts.Leave(env)
	}
}

func (s *Scene) attr(def rules.DefID, a uint8) int { return int(s.game.Lib.Def(def).Attr[a]) }

// seat is the player of a side of the screen.
func (s *Scene) seat(sd int) rules.Seat {
	if sd == 0 {
		return s.bottom
	}
	return s.bottom.Other()
}

func (s *Scene) sideOf(p rules.Seat) int {
	if p == s.bottom {
		return 0
	}
	return 1
}

// busy reports whether the story is still being told.
func (s *Scene) busy() bool { return s.Timeline.Busy() }

// step keeps the screen and the session together, once a tick.
func (s *Scene) step(env *ui.Env) {
	if s.lang != env.Settings.Lang {
		s.lang = env.Settings.Lang
		s.Speak(s.lang)
	}
	if e := s.session.Epoch(); e != s.epoch || !s.started {
		s.restart(env)
	}
	if !s.artReady && env.Assets != nil && sprites.Load("duemagic", env.Assets.Fetch) {
		s.artReady = true // until now the pictures were derived
		s.faces.art.Forget()
		s.Faces.Forget()
		s.Surface.Invalidate()
	}
	if s.Replay.Follow(s.session) {
		s.Surface.Invalidate()
	}
	if !s.busy() {
		if ev := s.session.Events(); len(ev) > 0 {
			s.fresh = false
			s.tell(env, ev)
			if env.Settings.Speed == ui.SpeedOff {
				s.Timeline.Skip()
			}
		} else {
			s.rest(env)
		}
	}
	s.music(env)
	s.tickSide(env)
}

// restart lays the table out afresh from the view: start, hand-over, undo, seek.
func (s *Scene) restart(env *ui.Env) {
	s.Timeline.Skip()
	first := !s.started
	opening := s.session.Events()
	s.epoch = s.session.Epoch()
	s.view = s.session.View()
	s.audience = s.session.Audience()
	s.Chronicle.Watch(s.audience)
	if s.audience >= 0 && s.audience != s.person {
		s.person, s.hold, s.until = s.audience, false, untilNone // these belong to a person
	}
	s.bottom = 0
	if s.audience >= 0 {
		s.bottom = s.audience
	}
	s.Chronicle.Resume(len(opening) > 0, first && s.view.S.Turn > 0)
	if len(opening) > 0 {
		s.memo = newMemo()
	}
	s.spot = spot{}
	s.orderAll, s.payAsk, s.drawer = false, false, false
	s.openEntry, s.entryHover = 0, 0
	s.clear()
	s.Browser.Close()
	s.started, s.handed, s.fresh = true, false, false
	s.sync()
	if !s.view.S.Over() {
		s.result, s.resultSeen = false, false
	}
	if len(opening) > 0 && s.view.S.Turn == 0 {
		s.undeal()
		s.tell(env, opening)
	}
	s.Surface.Invalidate()
}

// undeal puts all cards back into their libraries: before the story of the deal.
func (s *Scene) undeal() {
	for p := range s.m.zones[dmg.Hand] {
		for k := range s.m.zones {
			if k == int(dmg.Library) {
				continue
			}
			for _, t := range s.m.zones[k][p] {
				s.m.zones[dmg.Library][p] = append(s.m.zones[dmg.Library][p], token{key: t.key})
			}
			s.m.zones[k][p] = nil
		}
	}
}

// sync puts the shown model right with the view.
func (s *Scene) sync() {
	s.view = s.session.View()
	st := &s.view.S
	s.m.sync(s.game, s.view)
	for i := 0; i < int(st.NObjs); i++ {
		o := &st.Objs[i]
		for _, t := range o.T[:o.NT] {
			if d := st.Card(t.Card).Def; t.Card != 0 && d != 0 {
				s.seen[t.Stamp] = d
			}
		}
	}
	if s.audience >= 0 {
		for id := rules.CardID(1); id <= rules.CardID(st.NCards); id++ {
			if c := st.Card(id); c.Owner != s.audience && c.Def != 0 {
				s.memo[s.audience][id] = c.Def
			}
		}
	}
	s.Surface.Invalidate()
}

// rest is what happens when the story is told and everybody may act.
func (s *Scene) rest(env *ui.Env) {
	if !s.fresh {
		s.fresh = true
		s.sync()
		s.over = s.view.S.Over()
		s.ask = append(s.ask[:0], s.session.Options()...)
		s.Mark()
		if s.sel != 0 && !s.offers(s.sel) {
			s.clear()
		}
		d := &s.view.S.Dec
		if len(s.ask) > 0 && d.ID != s.announced && !s.wouldPass() && !s.autoPays() {
			s.announced = d.ID
			if d.Prompt == dmg.PromptDeclare {
				ui.Play(env, "trigger", 0.7, 0)
			} else {
				ui.Play(env, "your-turn", 0.4, 0)
			}
			q, why := s.question(env.Settings.Lang)
			s.Surface.Announce(q + " " + why)
		}
		if s.view.S.Over() && !s.resultSeen && !s.session.Replaying() {
			s.resultSeen, s.result = true, true
			if sr := s.opts.Series; sr != nil && !sr.Decided() && sr.Begun() {
				s.beginSide(env) // it was left in the middle
			}
		}
		s.Surface.Invalidate()
	}
	if seat, ok := s.session.HandOver(); ok && !s.handed {
		if s.unasked(env, seat) {
			return
		}
		s.handed = true
		s.Zoom.Close()
		s.Browser.Close()
		s.HandOver.Ask(s.session.Name(seat, env.Settings.Lang == ui.JA), func(*ui.Env) {
			s.session.TakeSeat(seat)
			s.handed, s.device = false, seat
		})
		s.Surface.Invalidate()
		return
	}
	if s.orderAll {
		if s.prompting(dmg.PromptStack) || s.prompting(dmg.PromptOrderUse) {
			s.answer(env, s.ask[0])
			return
		}
		if len(s.ask) > 0 {
			s.orderAll = false
		}
	}
	if s.autoPays() {
		s.answer(env, rules.Option{Verb: rules.Done})
		return
	}
	if s.auto(env) {
		return
	}
	think := s.session.Thinking()
	s.session.Update()
	if s.session.Thinking() != think {
		s.Surface.Invalidate()
	}
	// an answer may change the question without an event
	dec := s.view.S.Dec
	if s.view = s.session.View(); s.view.S.Dec != dec || s.view.S.Over() != s.over {
		s.fresh = false
	}
}

// autoPays reports whether a payment is made as the table proposes.
func (s *Scene) autoPays() bool {
	return s.prompting(dmg.PromptPay) && !s.payAsk && !s.stops.AskPay && !s.session.Replaying()
}

// answer gives the audience's answer and says why when it is refused.
func (s *Scene) answer(env *ui.Env, o rules.Option) bool {
	err := s.session.Answer(o)
	s.fresh = false
	s.Surface.Invalidate()
	if err == nil {
		return true
	}
	s.refuse(env, table.Refusal(err, env.Settings.Lang))
	return false
}

func (s *Scene) refuse(env *ui.Env, text string) {
	ui.Play(env, "error", 0.6, 0)
	s.Surface.Toast(text, true)
}

func (s *Scene) undo(env *ui.Env) {
	if can, _ := s.session.CanUndo(); !can {
		return
	}
	s.until, s.hold, s.payAsk = untilNone, true, true // what was done by itself is not done again
	if s.session.Undo() == nil {
		ui.Play(env, "undo", 0.6, 0)
		s.fresh = false
		s.Surface.Toast(Text.T(s.lang, "undo.asked"), false)
	}
}

// clear forgets what was chosen by tap.
func (s *Scene) clear() { s.sel = 0 }

// legal reports whether the option may be given now.
func (s *Scene) legal(o rules.Option) bool {
	for _, l := range s.ask {
		if l == o {
			return true
		}
	}
	return false
}

// music follows the match: calm with many shields, tense with few.
func (s *Scene) music(env *ui.Env) {
	low := math.Min(float64(s.m.shieldCount(0)), float64(s.m.shieldCount(1)))
	t := 0.0
	if s.m.turn > 0 {
		t = ui.Clamp01((dmg.ShieldCount-low)/dmg.ShieldCount)*0.75 + ui.Clamp01(float64(len(s.m.stack))/4)*0.25
	}
	t = math.Round(ui.Clamp01(t)*5) / 5
	if s.started && (t != s.tension || !s.musicOn) && env.Sounds != nil {
		s.tension, s.musicOn = t, true
		env.Sounds.Music("duemagic", t)
	}
}

// ambient asks for frames while a pass is on its way.
func (s *Scene) ambient(*ui.Env) bool { return false }

// Idle implements ui.Idler.
func (s *Scene) Idle() bool {
	if seat, ok := s.session.HandOver(); ok && !s.handed && (seat == s.device || s.blind(seat)) {
		return false
	}
	return s.Table.Idle() && s.fresh && !s.session.Thinking() && !s.wouldPass() && !s.autoPays() && !(s.session.Replaying() && s.session.Playing())
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
	if seat, ok := s.session.HandOver(); ok && s.HandOver.Open() {
		return Text.T(l, "status.handover", s.session.Name(seat, l == ui.JA))
	}
	me, opp := s.bottom, s.bottom.Other()
	q, _ := s.question(l)
	if s.view != nil && s.view.S.Over() && !s.busy() {
		head, why := s.outcome(l)
		q = Text.T(l, "status.over", head+l2(l)+why)
	}
	count := func(k uint8, p rules.Seat) int { return len(s.m.zones[k][p]) }
	line := func(p rules.Seat) string {
		return Text.T(l, "status.player", s.Player(p, l), s.m.shieldCount(p), len(s.m.creatures(p)), count(dmg.Mana, p), count(dmg.Hand, p), count(dmg.Library, p))
	}
	stack := Text.T(l, "stack.n", len(s.m.stack))
	if n := len(s.m.stack); n > 0 && s.view != nil {
		key := "stack.next"
		if s.m.running == n-1 {
			key = "stack.now"
		}
		stack += l2(l) + Text.T(l, key) + " " + s.entryName(&s.m.stack[n-1].obj, l)
	}
	return Text.T(l, "status", s.turnText(l), stepName(s.m.step, l), s.priorityText(l), line(me), line(opp), stack, q)
}

func l2(l ui.Lang) string {
	if l == ui.JA {
		return "。"
	}
	return ". "
}

// turnText says whose turn it is.
func (s *Scene) turnText(l ui.Lang) string {
	if s.m.turn == 0 {
		return Text.T(l, "step.setup")
	}
	return Text.T(l, "turn.of", s.Possessive(s.m.active, l, true), s.m.turn)
}

// priorityText says who has priority.
func (s *Scene) priorityText(l ui.Lang) string {
	if s.m.holder < 0 {
		return Text.T(l, "priority.none")
	}
	return Text.T(l, "priority.of", s.Player(s.m.holder, l))
}

// Showing names the part of the story that is on stage, for pictures and
// tests: "spot", "story" or "".
func Showing(sc ui.Scene) string {
	s, ok := sc.(*Scene)
	switch {
	case !ok:
		return ""
	case len(s.spot.defs) > 0:
		return "spot"
	case s.busy():
		return "story"
	}
	return ""
}

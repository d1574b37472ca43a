// Package zutomayo is the table of ZUTOMAYO CARD: the Chronos dial in the
// middle, two battlefields, and the story of every turn told from events.
package zutomayo

import (
	"math"
	"strconv"
	"strings"

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
	table.Table
	table.Chronicle
	game    *ztm.Game
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

	lay       layout
	spot      spot
	fight     fight
	defeat    defeat
	ghostT    float64 // the preview medal's way to its place
	ghostTo   float64
	showParts rules.Seat // whose attack is broken down; NoSeat: nobody's
	dialogOff uint32     // decision id whose dialog was put aside to see the table
	orderAll  bool
	handed    bool
	over      bool // the view had ended when last looked at
	result    bool // the result is shown
	seen      bool // … and was shown before
	hand0     bool // a card of the hand is pulled
	announced uint32
	tension   float64
	musicOn   bool
	paras     [2]keptPara // the text held up now, in one form or two
	hours     int         // tried out in the question for hours
	chosen    int         // filter of the name dialog
}

// New makes the table of a match.
func New(game *ztm.Game, session table.Session, opts Options) ui.Scene {
	s := &Scene{game: game, session: session, opts: opts, faces: newFaces(game.Lib), m: &model{}, showParts: rules.NoSeat, epoch: -1}
	s.Chronicle.Begin(&s.Table, session, Text, s.faces.name, s.faces.colour, "log.turn", "log.jump", "log.start")
	s.Table.Scene = s.declare
	s.Sky = s.sky
	s.Ambient = s.ambient
	s.Front = s.front
	s.Faces.Back = cardart.Back("zutomayo")

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

func (s *Scene) leave(env *ui.Env) {
	if env.Sounds != nil {
		env.Sounds.Music("", 0)
	}
	if s.opts.Leave != nil {
		s.opts.Leave(env)
	}
}

func isNight(h int) bool { return ztm.IsNight(h) }

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
	if s.Replay.Follow(s.session) {
		s.Surface.Invalidate()
	}
	if !s.busy() {
		if ev := s.session.Events(); len(ev) > 0 {
			s.fresh = false
			s.tell(env, ev)
			if env.Settings.Speed == ui.SpeedOff {
				s.Skip()
			}
		} else {
			s.rest(env)
		}
	}
	s.music(env)
}

// restart lays the table out afresh from the view: start, hand-over, undo, seek.
func (s *Scene) restart(env *ui.Env) {
	s.Skip()
	first := !s.started
	opening := s.session.Events()
	s.epoch = s.session.Epoch()
	s.view = s.session.View()
	s.audience = s.session.Audience()
	s.Chronicle.Watch(s.audience)
	s.bottom = 0
	if s.audience >= 0 {
		s.bottom = s.audience
	}
	s.Chronicle.Resume(len(opening) > 0, first && s.view.S.Turn > 1)
	s.spot, s.fight, s.defeat = spot{}, fight{}, defeat{}
	s.m.battle = false
	s.orderAll = false
	s.Browser.Close()
	s.showParts = rules.NoSeat
	s.Board.Selected = ""
	s.started, s.handed, s.fresh = true, false, false
	s.sync()
	for p := rules.Seat(0); p < 2; p++ {
		s.loadParts(p)
	}
	if !s.view.S.Over() {
		s.result, s.seen = false, false
	}
	if len(opening) > 0 && s.view.S.Turn == 0 {
		s.undeal()
		s.tell(env, opening)
	}
	s.Surface.Invalidate()
}

// undeal puts all cards back into their decks: before the story of the deal.
func (s *Scene) undeal() {
	for p := range s.m.zones[ztm.Hand] {
		for k := range s.m.zones {
			if k == int(ztm.Deck) {
				continue
			}
			for _, t := range s.m.zones[k][p] {
				s.m.zones[ztm.Deck][p] = append(s.m.zones[ztm.Deck][p], token{key: t.key})
			}
			s.m.zones[k][p] = nil
		}
	}
}

// sync puts the shown model right with the view.
func (s *Scene) sync() {
	s.view = s.session.View()
	s.m.sync(s.view)
	s.Surface.Invalidate()
}

// loadParts takes the attack's history from the view: after an undo or resume.
func (s *Scene) loadParts(p rules.Seat) {
	s.m.parts[p] = s.m.parts[p][:0]
	if st := s.view.S.Step; st < ztm.StepEffects || s.view.S.Over() {
		return
	}
	var buf [16]ztm.Part
	_, parts := s.game.AttackParts(&s.view.S, p, buf[:0])
	for _, q := range parts {
		if q.Kind != 0 {
			s.m.parts[p] = append(s.m.parts[p], part{s.view.S.Card(q.Src).Def, q.Kind, q.Amount, q.Value})
		}
	}
}

// rest is what happens when the story is told and everybody may act.
func (s *Scene) rest(env *ui.Env) {
	if !s.fresh {
		s.fresh = true
		s.sync()
		s.over = s.view.S.Over()
		s.ask = append(s.ask[:0], s.session.Options()...)
		s.Mark()
		d := &s.view.S.Dec
		if len(s.ask) > 0 && d.ID != s.announced {
			s.announced = d.ID
			ui.Play(env, "your-turn", 0.5, 0)
			q, why := s.question(env.Settings.Lang)
			s.Surface.Announce(q + " " + why)
		}
		if s.view.S.Over() && !s.seen && !s.session.Replaying() {
			s.seen, s.result = true, true
		}
		s.Surface.Invalidate()
	}
	if seat, ok := s.session.HandOver(); ok && !s.handed {
		s.handed = true
		s.Zoom.Close()
		s.Browser.Close()
		s.HandOver.Ask(s.session.Name(seat, env.Settings.Lang == ui.JA), func(*ui.Env) {
			s.session.TakeSeat(seat)
			s.handed = false
		})
		s.Surface.Invalidate()
		return
	}
	if s.orderAll {
		if s.view.S.Dec.Kind == rules.OrderItems && len(s.ask) > 0 {
			s.answer(env, s.ask[0])
			return
		}
		if len(s.ask) > 0 {
			s.orderAll = false
		}
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

// answer gives the audience's answer and says why when it is refused.
func (s *Scene) answer(env *ui.Env, o rules.Option) bool {
	err := s.session.Answer(o)
	s.fresh = false
	s.Surface.Invalidate()
	if err == nil {
		return true
	}
	ui.Play(env, "error", 0.6, 0)
	s.Surface.Toast(table.Refusal(err, env.Settings.Lang), true)
	return false
}

func (s *Scene) undo(env *ui.Env) {
	if can, _ := s.session.CanUndo(); !can {
		return
	}
	if s.session.Undo() == nil {
		ui.Play(env, "undo", 0.6, 0)
		s.fresh = false
		s.Surface.Toast(Text.T(s.lang, "undo.asked"), false)
	}
}

// legal reports whether the option may be given now.
func (s *Scene) legal(o rules.Option) bool {
	for _, l := range s.ask {
		if l == o {
			return true
		}
	}
	return false
}

// music follows the match: calm at the start, tense when somebody is low.
func (s *Scene) music(env *ui.Env) {
	low := math.Min(s.m.hp[0], s.m.hp[1])
	t := ui.Clamp01((70-low)/60)*0.8 + ui.Clamp01(float64(s.m.turn)/20)*0.3
	if s.fight.on {
		t += 0.15
	}
	t = math.Round(ui.Clamp01(t)*10) / 10
	if s.started && (t != s.tension || !s.musicOn) && env.Sounds != nil {
		s.tension, s.musicOn = t, true
		env.Sounds.Music("zutomayo", t)
	}
}

// ambient moves the preview medal; nothing else moves by itself.
func (s *Scene) ambient(env *ui.Env) bool {
	s.tryHours()
	to, ok := s.preview()
	if !ok {
		to = s.m.hour
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
	if s.prompting(ztm.PromptHours) {
		for _, id := range [...]string{s.Surface.Focused(), s.Surface.Hovered()} {
			if t, ok := strings.CutPrefix(id, "opt-number-"); ok {
				n, _ = strconv.Atoi(t)
			}
		}
	}
	s.hours = n
}

// Idle implements ui.Idler.
func (s *Scene) Idle() bool {
	return s.Table.Idle() && s.fresh && !s.session.Thinking() && !(s.session.Replaying() && s.session.Playing())
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
	h := int(math.Round(s.m.hour)) % ztm.Hours
	me, opp := s.bottom, s.bottom.Other()
	q, _ := s.question(l)
	if s.view != nil && s.view.S.Over() && !s.busy() {
		head, why := s.outcome(l)
		q = Text.T(l, "status.over", head+l2(l)+why)
	}
	return Text.T(l, "status", Text.T(l, "turn", s.m.turn), hourName(h, l), timePhrase(h).In(l),
		s.Player(me, l), int(s.m.hp[me]), int(s.m.power[me]), s.Player(opp, l), int(s.m.hp[opp]), int(s.m.power[opp]), q)
}

func l2(l ui.Lang) string {
	if l == ui.JA {
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
	case len(s.spot.defs) > 0:
		return "spot"
	case s.busy():
		return "story"
	}
	return ""
}

// Package magna is the table of Magna Spectra: a war map in three layers for
// each side, the invasion lane between them, and the story of every turn told
// from events.
package magna

import (
	"math"
	"strconv"

	"godeck/rules"
	mgn "godeck/rules/magna"
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
	game    *mgn.Game
	session table.Session
	opts    Options
	faces   *faces

	artReady bool // the game's own pictures are here

	m        *model // what is shown
	bottom   rules.Seat
	audience rules.Seat
	epoch    int
	started  bool
	lang     ui.Lang

	view  *rules.View
	ask   []rules.Option // legal answers of the audience, while the story rests
	fresh bool           // ask and view are up to date

	lay        layout
	focus      [2]int         // folded layouts: the base of each side that is shown large
	peek       [2]bool        // … although a battle is fought elsewhere
	sel        int            // key of the card chosen by tap
	faceDown   bool           // … and goes to the field as a trap
	band       []int          // units that were chosen for an attack
	aim        int            // … and its target
	how        []rules.Option // what dropping a card could mean: the player is asked
	howSeat    goal
	effects    rules.CardID // whose effects are offered; 0 none
	effectsAll bool
	line       []rules.CardID // order of piercing damage
	lineN      int            // … how many were put there by hand
	lineDrag   int            // 1 + index of the card that is pulled
	lineX      float64
	wide       ui.Rect    // tall layouts: the question panel below its corner button
	sheet      rules.Seat // whose sheet lies open; NoSeat: nobody's
	spot       spot
	roll       roll
	crumble    [2][4]float64 // how far a falling base has come down
	dialogOff  uint32        // decision id whose dialog was put aside to see the table
	orderAll   bool
	handed     bool
	over       bool // the view had ended when last looked at
	result     bool // the result is shown
	seen       bool // … and was shown before
	announced  uint32
	tension    float64
	musicOn    bool
	para       *ui.Para // the text held up now
	paraKey    paraKey
}

// New makes the table of a match.
func New(game *mgn.Game, session table.Session, opts Options) ui.Scene {
	s := &Scene{game: game, session: session, opts: opts, faces: newFaces(game.Lib), m: newModel(), sheet: rules.NoSeat, epoch: -1, focus: [2]int{2, 0}}
	s.Theme = &Ember
	s.Chronicle.Begin(&s.Table, session, Text, s.faces.name, s.faces.colour, "log.turn", "log.start")
	s.Table.Scene = s.declare
	s.Sky = s.sky
	s.Front = s.front
	s.Faces.Back = cardart.Back("magna")

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

// busy reports whether the story is still being told.
func (s *Scene) busy() bool { return s.Timeline.Busy() }

// step keeps the screen and the session together, once a tick.
func (s *Scene) step(env *ui.Env) {
	if s.lang != env.Settings.Lang {
		s.lang = env.Settings.Lang
		s.Speak(s.lang)
	}
	if !s.artReady && env.Assets != nil && sprites.Load("magna", env.Assets.Fetch) {
		s.artReady = true // what was painted before was derived
		s.faces.art.Forget()
		s.Faces.Forget()
		s.Surface.Invalidate()
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
	s.spot, s.roll = spot{}, roll{}
	s.crumble = [2][4]float64{}
	s.Dice.Clear()
	s.orderAll = false
	s.Browser.Close()
	s.sheet = rules.NoSeat
	s.m.clash = clash{}
	s.announced = 0
	s.forget()
	s.started, s.handed, s.fresh = true, false, false
	s.sync()
	if !s.view.S.Over() {
		s.result, s.seen = false, false
	}
	if len(opening) > 0 && s.view.S.Turn == 0 {
		s.undeal()
		s.tell(env, opening)
	}
	s.Surface.Invalidate()
}

// undeal puts all hands back into the decks: before the story of the deal.
func (s *Scene) undeal() {
	for p := range s.m.zones[mgn.Hand] {
		for _, t := range s.m.zones[mgn.Hand][p] {
			s.m.zones[mgn.Deck][p] = append(s.m.zones[mgn.Deck][p], token{key: t.key})
		}
		s.m.zones[mgn.Hand][p] = nil
	}
}

// forget drops everything that was begun and not answered.
func (s *Scene) forget() {
	s.drop()
	s.band, s.aim = s.band[:0], 0
	s.effects, s.effectsAll = 0, false
	s.line, s.lineN, s.lineDrag = nil, 0, 0
}

// sync puts the shown model right with the view.
func (s *Scene) sync() {
	s.view = s.session.View()
	s.m.sync(s.game, s.view)
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
		d := &s.view.S.Dec
		if len(s.ask) > 0 && d.ID != s.announced {
			s.announced = d.ID
			s.asked(d)
			ui.Play(env, "your-turn", 0.5, 0)
			q, why := s.question(env.Settings.Lang)
			s.Surface.Announce(q + " " + why)
		}
		if s.view.S.Over() && !s.seen && !s.session.Replaying() {
			s.seen, s.result = true, true
		}
		s.settle()
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
	if s.idleChain() {
		s.answer(env, rules.Option{Verb: rules.Pass})
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

// asked prepares a new question.
func (s *Scene) asked(d *rules.Decision) {
	s.forget()
	s.peek = [2]bool{} // every question is about the fight, if there is one
	me := s.bottom
	switch d.Prompt {
	case mgn.PromptForce, mgn.PromptGo:
		s.focus = [2]int{2, s.m.front(me.Other()) - 1}
	case mgn.PromptTidy:
		s.focus[0] = int(d.Arg) - 1
	case mgn.PromptTargets, mgn.PromptIcon, mgn.PromptSplit:
		for sd := range s.focus { // a base with something to choose comes into sight
			s.showChoice(sd)
		}
	case mgn.PromptOrder:
		for _, t := range s.m.zones[s.m.forceZone(me)][me] {
			s.line = append(s.line, t.id)
		}
	}
}

// showChoice turns a folded side to a base where something can be chosen.
func (s *Scene) showChoice(sd int) {
	best := -1
	for _, o := range s.ask {
		for g := 0; g < 3; g++ {
			for _, t := range s.m.zones[zoneOfGroup(g)][s.seat(sd)] {
				if q, ok := s.meaning(t); ok && q == o && best != s.focus[sd] {
					best = g
				}
			}
		}
	}
	if best >= 0 {
		s.focus[sd] = best
	}
}

// settle drops choices that the new state has made void.
func (s *Scene) settle() {
	if s.sel != 0 {
		if t := s.selected(); t.key == 0 || len(s.uses(t.id)) == 0 {
			s.drop()
		}
	}
	if s.effects != 0 && len(s.uses(s.effects)) == 0 {
		s.effects = 0
	}
	if !s.prompting(mgn.PromptAttack) {
		s.band, s.aim = s.band[:0], 0
		return
	}
	n := 0
	for _, k := range s.band {
		if kind, _, _, ok := s.m.find(k); ok && kind == mgn.Invasion && !s.m.get(k).checked {
			s.band[n] = k
			n++
		}
	}
	s.band = s.band[:n]
	if t := s.m.get(s.aim); t.key != 0 {
		if _, ok := s.aimable(t); !ok {
			s.aim = 0
		}
	} else {
		s.aim = 0
	}
}

// idleChain reports that a Chain is asked for and there is nothing to add.
func (s *Scene) idleChain() bool {
	return s.fresh && len(s.ask) == 1 && s.ask[0].Verb == rules.Pass && s.view.S.Dec.Prompt == mgn.PromptChain
}

func (s *Scene) undo(env *ui.Env) {
	if can, _ := s.session.CanUndo(); !can {
		return
	}
	ok := s.session.Undo() == nil
	for i := 0; ok && i < 8; i++ { // an answer that gave itself is taken back too
		s.view = s.session.View()
		o := s.session.Options()
		if can, _ := s.session.CanUndo(); !can || len(o) != 1 || o[0].Verb != rules.Pass || s.view.S.Dec.Prompt != mgn.PromptChain {
			break
		}
		ok = s.session.Undo() == nil
	}
	if ok {
		ui.Play(env, "undo", 0.6, 0)
		s.fresh = false
		s.Surface.Toast(Text.T(s.lang, "undo.asked"), false)
	}
}

// music follows the match: calm in camp, tense in battle and when bases have fallen.
func (s *Scene) music(env *ui.Env) {
	t := 0.0
	for p := rules.Seat(0); p < 2; p++ {
		t = math.Max(t, float64(s.m.front(p)-1)*0.25)
	}
	if s.m.battle != 0 {
		t += 0.4
	}
	t = math.Round(ui.Clamp01(t)*10) / 10
	if s.started && (t != s.tension || !s.musicOn) && env.Sounds != nil {
		s.tension, s.musicOn = t, true
		env.Sounds.Music("magna", t)
	}
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
	me, opp := s.bottom, s.bottom.Other()
	q, why := s.question(l)
	if why != "" {
		q += l2(l) + why
	}
	if s.view != nil && s.view.S.Over() && !s.busy() {
		head, why := s.outcome(l)
		q = Text.T(l, "status.over", head+l2(l)+why)
	}
	return Text.T(l, "status", Text.T(l, "turn", s.m.turn)+l2(l)+s.stepName(l), s.plateText(me, l), s.plateText(opp, l), q)
}

func l2(l ui.Lang) string {
	if l == ui.JA {
		return "。"
	}
	return ". "
}

// Showing names the part of the story that is on stage, for pictures and
// tests: "dice", "spot", "story" or "".
func Showing(sc ui.Scene) string {
	s, ok := sc.(*Scene)
	switch {
	case !ok:
		return ""
	case s.roll.on:
		return "dice"
	case len(s.spot.defs) > 0:
		return "spot"
	case s.busy():
		return "story"
	}
	return ""
}

// Package duemagic is the table of Duemagic: the duel circle in its hall, with
// shields as panes of glass, mana as crystals and the stack as a tower of cards
// over the middle, animated from events.
package duemagic

import (
	"math"

	"godeck/internal/lang"
	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/duemagic/arrival"
	"godeck/scenes/duemagic/casting"
	"godeck/scenes/duemagic/choices"
	"godeck/scenes/duemagic/clash"
	"godeck/scenes/duemagic/entries"
	"godeck/scenes/duemagic/faces"
	"godeck/scenes/duemagic/field"
	"godeck/scenes/duemagic/passing"
	"godeck/scenes/duemagic/phrases"
	"godeck/scenes/duemagic/places"
	"godeck/scenes/duemagic/staging"
	"godeck/scenes/duemagic/tower"
	"godeck/scenes/duemagic/turns"
	"godeck/scenes/table"
	"godeck/scenes/table/present"
	"godeck/scenes/table/stage"
	"godeck/scenes/ui"
)

// Text has the phrases of the table.
var Text = phrases.Text

// Stops are where a player wants to be asked although the table could pass.
type Stops = passing.Stops

// Options are what the program passes to the table.
type Options struct {
	table.Place
	Stops   *Stops        // where the player stops; nil: passing.Usual
	SetStop func(s Stops) // called after every change, to be stored; nil: not stored
}

// Scene is the table.
type Scene struct {
	table.Match
	game *dmg.Game
	m    field.Reading // what is shown, as the rules see it
	opts Options

	lay     places.Layout
	on      staging.Table   // what is presented on
	clash   clash.Clash     // attacks
	casting casting.Casting // cards and abilities that are used
	turns   turns.Turns
	tower   tower.Tower                   // the stack
	hudOpen int                           // 1 + side whose zones are shown (narrow windows)
	sel     rules.CardID                  // card chosen by tap, not yet used
	aim     map[rules.CardID]rules.CardID // creatures on which spells in use were dropped, until their targets are asked
	hit     struct {                      // the attack that was aimed at one shield of several
		by    rules.CardID
		place int
	}
	tried  choices.Trials
	spent  int // the turn of the audience's that ended by itself, 0: none
	wanted int // the turn in which the audience was told which colour is missing, 0: none

	stage  stage.Stage // the circle, as it is seen and lit
	ground stage.Picture
	armed  uint32 // the decision in which the space bar has been pressed once

	wish      passing.Wish
	plain     choices.Case // what bare returns
	device    rules.Seat   // who has the device (two people)
	person    rules.Seat   // whose wish these are
	stopsOpen bool
}

// New opens the table of a match.
func New(game *dmg.Game, session table.Session, opts Options) ui.Scene {
	s := &Scene{device: rules.NoSeat, person: rules.NoSeat, game: game, opts: opts,
		aim: map[rules.CardID]rules.CardID{}, wish: passing.Wish{Stops: passing.Usual()}}
	s.m = field.Reading{Moment: &s.Moment, Game: game}
	s.on = staging.Table{Show: &s.Show, Lay: &s.lay, M: s.m, Past: map[uint16]rules.DefID{}, Holder: rules.NoSeat}
	s.clash = clash.On(&s.on)
	s.casting = casting.On(&s.on, &s.clash, &s.tower, &s.wish, func() { keepStops(s) }, opts.Lesson)
	s.turns = turns.On(&s.on, &s.clash, &s.casting, &s.tower)
	s.tower.Table, s.tower.Look.Lay = &s.Base, &s.lay
	if opts.Stops != nil {
		s.wish.Stops = *opts.Stops
	}
	s.Backdrop, s.Front = s.backdrop, s.front
	s.Attend(session, table.Hooks{
		Game: "duemagic", Words: Text, Cards: faces.New(game.Lib), Explains: game, Decided: func() []ui.Rect { return s.decided() }, Names: game.Names(), Leave: opts.Leave, Series: opts.Series, Seen: opts.Seen, Headings: []string{"log.turn", "log.start"},
		Frame: &s.lay.Frame, Measure: s.measure, HandKind: dmg.Hand,
		Lay: s.table, Hand: s.hand, Over: s.passButton, Dialog: s.dialog, Halts: func() bool { return s.stopsOpen || s.hudOpen > 0 }, Form: s.shieldDialog, Ending: s.ending, Remains: func(sf *ui.Surface) { s.shields(sf, 1); s.shields(sf, 0) }, Score: func(v *rules.View, p rules.Seat) float64 {
			if v.S.Turn == 0 { // the shields are still to be laid
				return dmg.ShieldCount
			}
			return float64(dmg.ShieldsOf(&v.S, p))
		}, ScoreIcon: ui.IconPane, Standing: s.stands,
		Menu: s.menu, Keys: s.keys, Back: s.back, TapHand: func(env *ui.Env, t present.Token) { s.tapHand(env, s.m.Read(t)) },
		Sources: true, Zones: turns.Zones, Place: s.lies, Present: s.presenters(), Spot: func() (one, several ui.Rect) { return s.lay.HeldUp(s.Unit(), s.View.S.Over()) },
		Causes: map[rules.EventKind]present.Cause{dmg.EvTrigger: {Idle: true}}, // it waits
		Sync:   s.sync, Reset: s.reset, Tension: s.tension,
		Heavy: []rules.EventKind{dmg.EvAttack, dmg.EvBlock, dmg.EvBattle, dmg.EvBreak, dmg.EvDirect, dmg.EvDeclare, dmg.EvFizzle, rules.EvShow, rules.EvOver}, Read: []rules.EventKind{dmg.EvStacked, dmg.EvResolve},
		Weighty: func(ev rules.Event) bool { return ev.Kind == rules.EvRandom && s.Turn() == 0 },                          // who begins
		Put:     s.put, Calm: func(st *rules.State) bool { return s.game.Calm(st) || !s.Session.Human(s.Bottom.Other()) }, // a program learns nothing from the delay
		Settle: func() {
			if s.sel != 0 && !s.q().Offers(s.sel) {
				s.clear()
			}
		},
		Quiet: func() bool { return s.wouldPass() || s.autoPays() },
		Asked: func(env *ui.Env) {
			clear(s.clash.Rising)
			if st := &s.View.S; st.Active == s.Audience && st.Step < dmg.StepBattleEnd { // the turn goes on
				s.spent = 0
			}
			if s.on.Dark = 0; s.View.S.Dec.Prompt == dmg.PromptDeclare {
				ui.Play(env, "trigger", 0.7, 0)
			} else {
				ui.Play(env, "your-turn", 0.4, 0)
			}
		},
		Unasked: s.unasked,
		Tick: func(*ui.Env) {
			if d := s.Board.Pulled(); s.sel != 0 && d != "" && d != s.Board.Selected { // it is asked about now
				s.clear()
				s.Surface.Invalidate()
			}
		},
		Taken: func(p rules.Seat) { s.device = p },
		Itself: func(env *ui.Env) bool {
			if s.autoPays() {
				return s.Answer(env, rules.Option{Verb: rules.Done})
			}
			return s.aims(env) || s.auto(env)
		},
		Answers: func(d *rules.Decision) bool {
			return d.Prompt == dmg.PromptPay && !s.wish.AskPay || d.Prompt == dmg.PromptPriority && !s.Session.Replaying() && s.wish.Needless(s.bare(), s.people())
		},
		Undoing: func() { s.wish.Rest, s.wish.Until, s.hit.by, s.spent = 0, 0, 0, 0; clear(s.aim) },
	})
	s.Asks(s.asked())
	return s
}

// presenters returns the presenter of each kind of event.
func (s *Scene) presenters() map[rules.EventKind]func(pr *present.Presentation) {
	all := map[rules.EventKind]func(pr *present.Presentation){}
	s.turns.Present(all)
	s.casting.Present(all)
	s.clash.Present(all)
	return all
}

// menu returns the entries of the menu besides the common ones.
func (s *Scene) menu() []ui.Button {
	return []ui.Button{{Label: s.T("stops"), Icon: ui.IconBell, Tap: func(*ui.Env) { s.stopsOpen = true }},
		{Label: s.T("memo"), Icon: ui.IconEye, Tap: func(*ui.Env) { s.OpenMemo() }}}
}

func (s *Scene) keys(sf *ui.Surface) {
	sf.Key(" ", s.space)
	if s.proposed() {
		sf.Key("Enter", s.pass)
	}
	sf.Key("t", s.passTurn)
	sf.Key("h", s.nextWish)
	sf.Key("s", func(*ui.Env) { s.stopsOpen = true })
}

// back deselects the chosen card and reports whether there was one.
func (s *Scene) back() bool {
	chosen := s.sel != 0
	s.clear()
	return chosen
}

// dialog declares a dialog of the game's own.
func (s *Scene) dialog(sf *ui.Surface) bool {
	switch {
	case s.stopsOpen:
		s.wish.Dialog(sf, s.Lang, func() { keepStops(s) }, func() { s.stopsOpen = false })
	case s.hudOpen > 0:
		s.hudDialog(sf)
	default:
		return s.tower.Dialogs(sf)
	}
	return true
}

// stands describes the state of the match, for screen readers.
func (s *Scene) stands(l lang.Lang) []string {
	stack := s.m.Stack()
	out := []string{s.words(l).Turn()}
	if n := s.Turn(); n > 0 {
		out = append(out, Text.T(l, "turn", n))
	}
	out = append(out, Text.T(l, "status.step", s.words(l).Step()), s.priorityText(l), s.short(s.Bottom, l), s.short(s.Bottom.Other(), l), Text.T(l, "stack.n", len(stack)))
	if n := len(stack); n > 0 {
		key := "stack.next"
		if s.m.Running() == n-1 {
			key = "stack.now"
		}
		out = append(out, Text.T(l, key)+" "+s.on.Reads().Title(&stack[n-1], l))
	}
	return out
}

// reset clears what was begun and what is held up.
func (s *Scene) reset(bool) {
	if s.Audience >= 0 && s.Audience != s.person {
		s.person, s.wish.Hold, s.wish.Rest, s.wish.Until = s.Audience, false, 0, 0 // these belong to a person
	}
	s.hit.by, s.on.Dark, s.tried = 0, 0, choices.Trials{}
	clear(s.aim)
	s.clash.Clear()
	s.turns.Comes = arrival.Arrival{}
	s.Release()
	s.tower.Close()
	s.clear()
}

// sync follows a view without a presentation: who has priority, and what it shows.
func (s *Scene) sync() {
	st := &s.View.S
	entries.Remember(s.on.Past, st)
	if dmg.Resolving(st) < 0 {
		s.tower.Peel = 0
	}
	if s.on.Holder = rules.NoSeat; st.Dec.Prompt == dmg.PromptPriority {
		s.on.Holder = st.ToAnswer()
	}
}

// tension is low with many shields, high with few.
func (s *Scene) tension() float64 {
	if s.Turn() == 0 {
		return 0
	}
	low := math.Min(float64(s.m.Shields(0)), float64(s.m.Shields(1)))
	return ui.Clamp01((dmg.ShieldCount-low)/dmg.ShieldCount)*0.75 + ui.Clamp01(float64(len(s.m.Stack()))/4)*0.25
}

// Idle implements ui.Idler.
func (s *Scene) Idle() bool {
	if seat, ok := s.HandOverSeat(); ok && (seat == s.device || s.blind(seat)) {
		return false
	}
	return s.Match.Idle() && (s.Zoom.Showing() != nil || !s.wouldPass() && !s.autoPays())
}

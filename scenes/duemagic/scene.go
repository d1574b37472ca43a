// Package duemagic is the table of Duemagic: the duel circle in its hall, with
// shields as panes of glass, mana as crystals and the stack as a tower of cards
// over the middle, animated from events.
package duemagic

import (
	"math"

	"godeck/internal/lang"
	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/duemagic/answer"
	"godeck/scenes/duemagic/arrival"
	"godeck/scenes/duemagic/arrows"
	"godeck/scenes/duemagic/casting"
	"godeck/scenes/duemagic/clash"
	"godeck/scenes/duemagic/creatures"
	"godeck/scenes/duemagic/deeds"
	"godeck/scenes/duemagic/entries"
	"godeck/scenes/duemagic/faces"
	"godeck/scenes/duemagic/field"
	"godeck/scenes/duemagic/hall"
	"godeck/scenes/duemagic/hud"
	"godeck/scenes/duemagic/mana"
	"godeck/scenes/duemagic/passing"
	"godeck/scenes/duemagic/phrases"
	"godeck/scenes/duemagic/places"
	"godeck/scenes/duemagic/priority"
	"godeck/scenes/duemagic/reading"
	"godeck/scenes/duemagic/reveal"
	"godeck/scenes/duemagic/shields"
	"godeck/scenes/duemagic/springs"
	"godeck/scenes/duemagic/staging"
	"godeck/scenes/duemagic/takeover"
	"godeck/scenes/duemagic/tower"
	"godeck/scenes/duemagic/turns"
	"godeck/scenes/table"
	"godeck/scenes/table/present"
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

	lay       places.Layout
	on        staging.Table   // what is presented on
	clash     clash.Clash     // attacks
	casting   casting.Casting // cards and abilities that are used
	turns     turns.Turns
	wish      passing.Wish // when the player is asked
	deeds     deeds.Deeds  // of the player
	priority  priority.Priority
	tower     tower.Tower       // the stack
	springs   springs.Springs   // cards that have come out of shields
	takes     takeover.Takeover // cards that may take over an attack
	shields   shields.Shields
	creatures creatures.Creatures
	mana      mana.Mana
	hud       hud.HUD // of both players, and the turn
	hall      hall.Hall
	arrows    arrows.Arrows // of attacks
	reading   reading.Reading
	resumed   bool // what was missed has been told
}

// New opens the table of a match.
func New(game *dmg.Game, session table.Session, opts Options) ui.Scene {
	s := &Scene{game: game, opts: opts, wish: passing.Wish{Stops: passing.Usual()}}
	s.m = field.Reading{Moment: &s.Moment, Game: game}
	s.on = staging.Table{Show: &s.Show, Lay: &s.lay, M: s.m, Past: map[uint16]rules.DefID{}, Holder: rules.NoSeat}
	s.clash = clash.On(&s.on)
	s.casting = casting.On(&s.on, &s.clash, &s.tower, &s.wish, s.keepStops, opts.Lesson)
	s.turns = turns.On(&s.on, &s.clash, &s.casting, &s.tower)
	s.deeds = deeds.At(&s.Match, &s.on, &s.wish)
	s.priority = priority.At(&s.Match, &s.on, &s.deeds, &s.wish, s.keepStops, opts.Lesson)
	s.deeds.Pass = s.priority.Pass
	s.springs = springs.At(&s.Match, &s.on, &s.deeds, s.clash.Rising)
	s.clash.Hovers = s.springs.Rect
	s.shields = shields.At(&s.Match, &s.on, &s.deeds, &s.turns.Comes)
	s.takes = takeover.At(&s.Match, &s.on, &s.deeds)
	s.creatures = creatures.At(&s.Match, &s.on, &s.deeds, &s.springs, &s.takes, &s.turns.Comes)
	s.mana = mana.At(&s.Match, &s.on, &s.deeds)
	s.hud = hud.At(&s.Match, &s.on, &s.deeds, &s.mana, &s.wish, s.priority.Stops)
	s.hall = hall.At(&s.Match, &s.on, &s.deeds, &s.takes, &s.turns.Comes)
	s.arrows = arrows.At(&s.Match, &s.on, &s.deeds)
	s.reading = reading.At(&s.Match, &s.on, &s.deeds)
	s.tower.Table, s.tower.Look.Lay = &s.Base, &s.lay
	if opts.Stops != nil {
		s.wish.Stops = *opts.Stops
	}
	s.Theme = &faces.Vault
	s.Backdrop, s.Front = s.hall.Backdrop, s.front
	s.Attend(session, table.Hooks{
		Game: "duemagic", Words: Text, Cards: faces.New(game.Lib), Explains: game, Decided: func() []ui.Rect { return s.decided() }, Names: game.Names(), Leave: opts.Leave, Series: opts.Series, Seen: opts.Seen, Headings: []string{"log.turn", "log.start"},
		Frame: &s.lay.Frame, Measure: s.measure, HandKind: dmg.Hand, InHand: faces.Held, HandStill: true,
		Lay: s.table, Hand: s.hand, Over: s.priority.Button, Dialog: s.dialog, Halts: func() bool { return s.priority.Open || s.hud.Open > 0 }, Form: s.shields.Dialog, Ending: s.ending, Remains: s.remains, Score: func(v *rules.View, p rules.Seat) float64 {
			if v.S.Turn == 0 { // the shields are still to be laid
				return dmg.ShieldCount
			}
			return float64(dmg.ShieldsOf(&v.S, p))
		}, ScoreIcon: ui.IconPane, Standing: s.stands,
		Menu: s.menu, Keys: s.priority.Keys, Back: s.deeds.Back, TapHand: func(env *ui.Env, t present.Token) { s.deeds.TapHand(env, s.m.Read(t)) },
		Sources: true, Zones: turns.Zones, Place: s.lies, Present: s.presenters(), Spot: func() (one, several ui.Rect) { return s.lay.HeldUp(s.Unit(), s.View.S.Over()) },
		Causes: map[rules.EventKind]present.Cause{dmg.EvTrigger: {Idle: true}}, // it waits
		Sync:   s.sync, Reset: s.reset, Tension: s.tension,
		Patience: 225, Heavy: []rules.EventKind{dmg.EvAttack, dmg.EvBlock, dmg.EvBattle, dmg.EvBreak, dmg.EvDirect, dmg.EvDeclare, dmg.EvFizzle, rules.EvShow, rules.EvOver}, Read: []rules.EventKind{dmg.EvStacked, dmg.EvResolve},
		Weighty: func(ev rules.Event) bool { return ev.Kind == rules.EvRandom && s.Turn() == 0 },                                   // who begins
		Put:     s.priority.Put, Calm: func(st *rules.State) bool { return s.game.Calm(st) || !s.Session.Human(s.Bottom.Other()) }, // a program learns nothing from the delay
		Settle: s.deeds.Settle,
		Quiet:  s.quiet,
		Asked: func(env *ui.Env) {
			clear(s.clash.Rising)
			if st := &s.View.S; st.Active == s.Audience && st.Step < dmg.StepBattleEnd { // the turn goes on
				s.deeds.Spent = 0
			}
			if s.on.Dark = 0; s.View.S.Dec.Prompt == dmg.PromptDeclare {
				ui.Play(env, "trigger", 0.7, 0)
			} else {
				s.on.Answer = answer.Answer{}
				ui.Play(env, "your-turn", 0.4, 0)
			}
		},
		Unasked: s.priority.Unasked,
		Tick: func(env *ui.Env) {
			s.resumes()
			s.deeds.Pulled()
			s.takes.Tick()
			s.creatures.Tick()
			s.reading.Tick(env)
			s.priority.Tick(env)
		},
		Taken: func(p rules.Seat) { s.priority.Device = p },
		Itself: func(env *ui.Env) bool {
			if o, ok := s.deeds.Itself(); ok {
				return s.Answer(env, o)
			}
			return s.deeds.Aims(env) || s.priority.Auto(env)
		},
		Answers: func(d *rules.Decision) bool {
			return s.deeds.Alike(&s.View.S) || d.Prompt == dmg.PromptPay && !s.wish.AskPay || d.Prompt == dmg.PromptPriority && !s.Session.Replaying() && s.wish.Needless(s.deeds.Bare(), s.deeds.People())
		},
		Undoing: func() { s.wish.Rest, s.wish.Until, s.deeds.Spent = 0, 0, 0; s.deeds.Unaim() },
	})
	s.Asks(s.deeds.Asking())
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
	return []ui.Button{{Label: s.T("stops"), Icon: ui.IconBell, Tap: s.priority.Stops},
		{Label: s.T("memo"), Icon: ui.IconEye, Tap: func(*ui.Env) { s.OpenMemo() }}}
}

// keepStops has the stops stored.
func (s *Scene) keepStops() {
	if s.opts.SetStop != nil {
		s.opts.SetStop(s.wish.Stops)
	}
}

// dialog declares a dialog of the game's own.
func (s *Scene) dialog(sf *ui.Surface) bool {
	switch {
	case s.priority.Open:
		s.priority.Dialog(sf)
	case s.hud.Open > 0:
		s.hud.Dialog(sf)
	default:
		return s.tower.Dialogs(sf)
	}
	return true
}

// stands describes the state of the match, for screen readers.
func (s *Scene) stands(l lang.Lang) []string {
	stack := s.m.Stack()
	out := []string{deeds.Words(&s.deeds, l).Turn()}
	if n := s.Turn(); n > 0 {
		out = append(out, Text.T(l, "turn", n))
	}
	out = append(out, Text.T(l, "status.step", deeds.Words(&s.deeds, l).Step()), s.on.Priority(l), s.hud.Short(s.Bottom, l), s.hud.Short(s.Bottom.Other(), l), Text.T(l, "stack.n", len(stack)))
	if n := len(stack); n > 0 {
		key := "stack.next"
		if s.m.Running() == n-1 {
			key = "stack.now"
		}
		out = append(out, Text.T(l, key)+" "+staging.Reads(&s.on).Title(&stack[n-1], l))
	}
	return out
}

// reset clears what was begun and what is held up.
func (s *Scene) reset(bool) {
	s.priority.Sit()
	s.on.Dark = 0
	s.clash.Clear()
	s.turns.Comes, s.on.Answer, s.on.Reveal, s.on.Slam = arrival.Arrival{}, answer.Answer{}, reveal.Reveal{}, 0
	s.Release()
	s.tower.Close()
	s.deeds.Clear()
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
	if seat, ok := s.HandOverSeat(); ok && (seat == s.priority.Device || s.priority.Blind(seat)) {
		return false
	}
	return s.Match.Idle() && !s.takes.Moving() && (s.Zoom.Showing() != nil || !s.quiet())
}

// quiet reports whether the table answers what is asked by itself.
func (s *Scene) quiet() bool {
	_, itself := s.deeds.Itself()
	return itself || s.priority.WouldPass() || s.deeds.AnyShield()
}

// measure lays out the window.
func (s *Scene) measure(env *ui.Env) {
	s.lay = places.Measure(env, s.Replay.On)
	if s.lay.Small && len(s.m.Stack()) > 0 { // the stack has the rival's place
		s.lay.Rival = ui.Rect{}
	}
	s.lay.Waits(max(len(s.m.Stack()), min(1, len(s.springs.List()))), env)
	s.lay.Asks(s.Short(&s.Surface, &s.lay.Frame), env)
	s.lay.Holds(s.Count(dmg.Hand, s.Bottom), env)
	s.on.Still = env.Settings.ReducedMotion
	s.hall.Light()
}

// remains declares what stays behind the result in a low or narrow window.
func (s *Scene) remains(sf *ui.Surface) {
	if s.lay.Tall {
		s.hall.Sits(sf)
	}
	s.shields.Declare(sf, 1)
	s.shields.Declare(sf, 0)
	if f := s.lay.Full; s.lay.Small { // between the words and the card, behind the buttons
		w, place := math.Min(0.26*f.W, 0.6*f.H), s.lay.Rival // what is said stands where it always does
		s.lay.Rival = ui.Rect{X: f.X + 0.47*f.W - w/2, Y: f.Y + 0.84*f.H - 0.76*w, W: w, H: 0.76 * w}
		s.hall.Sits(sf)
		s.lay.Rival = place
	}
}

// decided returns what one looks at while deciding, besides HUDs and prompt.
func (s *Scene) decided() []ui.Rect {
	out := []ui.Rect{s.lay.Turn, s.lay.Pass, s.lay.End}
	if len(s.m.Stack()) > 0 {
		out = append(out, s.lay.Pile)
	}
	return out
}

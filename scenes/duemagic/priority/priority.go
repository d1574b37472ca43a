// Package priority passes priority in Duemagic, for the player or at a press, and
// asks again where that would give something up.
package priority

import (
	"math"

	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/duemagic/choices"
	"godeck/scenes/duemagic/deeds"
	"godeck/scenes/duemagic/faces"
	"godeck/scenes/duemagic/passing"
	"godeck/scenes/duemagic/phrases"
	"godeck/scenes/duemagic/questions"
	"godeck/scenes/duemagic/staging"
	"godeck/scenes/table"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// Priority is when and how the player at a table passes.
type Priority struct {
	table  *staging.Table
	Open   bool       // the stops are shown
	Device rules.Seat // who has the device (two people)

	match  *table.Match
	deeds  *deeds.Deeds
	wish   *passing.Wish
	keep   func() // stores the stops
	lesson bool
	person rules.Seat // whose wish it is
	wanted int        // the turn in which the audience was told why its mana pays for nothing, 0: none
	armed  uint32     // the decision in which passing has been pressed once
	shown  string     // what the big button means, and since which tick
	since  int64
	lit    int64   // the tick in which it was pressed too early
	kept   uint32  // the decision for which such a press counts
	Left   float64 // of the time in which a turn that ends by itself can be kept, 1 to 0
	told   bool    // why a turn ends by itself has been said with time to read it
}

// At returns the priority at a table. keep stores the stops after a change; in a
// lesson nothing is passed by wish.
func At(m *table.Match, t *staging.Table, d *deeds.Deeds, wish *passing.Wish, keep func(), lesson bool) Priority {
	return Priority{table: t, Device: rules.NoSeat, match: m, deeds: d, wish: wish, keep: keep, lesson: lesson, person: rules.NoSeat}
}

// Sit notes who sits before the table: what was said for the time being belongs to
// a person.
func (s *Priority) Sit() {
	if p := s.match.Audience; p >= 0 && p != s.person {
		s.person, s.wish.Hold, s.wish.Rest, s.wish.Until = p, false, 0, 0
	}
}

// Keys declares the keys that pass.
func (s *Priority) Keys(sf *ui.Surface) {
	sf.Key(" ", s.Space)
	if s.proposed() {
		sf.Key("Enter", s.Pass)
	}
	sf.Key("t", s.PassTurn)
	sf.Key("h", s.Next)
	sf.Key("s", s.Stops)
}

// Stops opens the stops.
func (s *Priority) Stops(*ui.Env) { s.Open = true }

// Dialog declares the stops.
func (s *Priority) Dialog(sf *ui.Surface) {
	s.wish.Dialog(sf, s.match.Lang, s.keep, func() { s.Open = false })
}

// Put reports whether a question is shown even if nothing can be done: the
// stops decide for the steps of the turn, and the cards of a library are shown
// even if none may be taken. Other questions are asked only so that the
// opponent does not learn that there is nothing (DMG-4.11).
func (s *Priority) Put(d *rules.Decision) bool {
	switch d.Prompt {
	case dmg.PromptPriority:
		return true
	case dmg.PromptNumber:
		return rules.ZoneID(d.Arg).Kind() != dmg.Hand
	}
	return s.wish.Never
}

// WouldPass reports whether the table passes for the audience.
func (s *Priority) WouldPass() bool {
	return !s.match.Session.Replaying() && s.wish.Passes(s.deeds.Bare(), s.deeds.People())
}

// LastWord reports whether the audience's own turn ends by itself now, because
// there is nothing to use and nobody to attack with. A player who asked for
// that, or has no cards in hand, need not be told.
func (s *Priority) LastWord() bool {
	on := s.match
	return s.deeds.Q().Idle() && s.wish.Until == 0 && on.Count(dmg.Hand, on.Audience) > 0 && !s.table.M.MayAttack(on.Audience)
}

// Blind reports whether the table passes for a person who does not have the device.
func (s *Priority) Blind(seat rules.Seat) bool {
	return s.wish.Blind(s.deeds.Bare(), seat, seat == s.Device)
}

// Auto passes for the audience after the fixed delay.
func (s *Priority) Auto(env *ui.Env) bool {
	on := s.match
	if !s.WouldPass() {
		on.ResetWait()
		return false
	}
	if s.wants(); on.Waits(env) {
		if turn := int(on.View.S.Turn); s.LastWord() && s.deeds.Spent != turn {
			s.deeds.Spent, s.deeds.Lacked = turn, s.deeds.Q().Short()
			if n := max(s.reason(), s.grace(env)); n > 0 {
				on.Play(s.ends(n))
				return true
			}
		}
		on.Answer(env, rules.Option{Verb: rules.Pass})
	}
	return true
}

// reason tells listeners why the audience's turn ends by itself, which the bar says, and
// returns the ticks to read it in before the turn of the opponent begins: the first time,
// so that nobody believes that a turn was stolen. It depends on the hand: not with a
// person opposite.
func (s *Priority) reason() int {
	s.match.Surface.Announce(deeds.Words(s.deeds, s.match.Lang).Goes())
	s.match.Surface.Invalidate()
	if s.told || s.deeds.People() {
		return 0
	}
	s.told = true
	return 72
}

// ends returns the tween in which a turn that ends by itself waits.
func (s *Priority) ends(ticks int) ui.Tween {
	return ui.Tween{Ticks: ticks, Ease: ui.Linear, Start: func() { s.Left = 1; s.match.Surface.Invalidate() },
		Do: func(p float64) { s.Left = 1 - p; s.match.Surface.Redraw() }, End: func() { s.Left = 0; s.match.Surface.Invalidate() }}
}

// Draw draws how much is left of that time, round what takes the last answer back.
func (s *Priority) Draw(c *ui.Canvas) {
	l := s.table.Lay
	if s.Left <= 0 || len(l.Tools) == 0 || c.Blank() {
		return
	}
	r := l.Tools[0]
	x, y := r.Centre()
	u, gold := c.Px(1), ui.Hex(0xffe9ae)
	c.Light(x, y, r.W, gold.Alpha(0.5))
	c.Ring(x, y, r.W*0.5+2*u, 3.5*u, ui.Hex(0x0a0520).Alpha(0.8))
	c.Arc(x, y, r.W*0.5+2*u, 3.5*u, -math.Pi/2, 2*math.Pi*s.Left, gold)
}

// grace returns the ticks that a turn which would end by itself waits after the
// audience's last decision, in which that can be taken back for free; a click ends it
// at once.
func (s *Priority) grace(env *ui.Env) int {
	on := s.match
	if s.deeds.People() || env.Settings.Speed == ui.SpeedOff {
		return 0
	}
	switch d, ok := table.Begun(on); {
	case !ok || d.Prompt == dmg.PromptMulligan:
		return 0
	case d.Prompt == dmg.PromptCharge:
		return 60
	}
	return 72
}

// wants says, once a turn, why the audience's Main step is skipped although there is
// mana, and lights the mana where a colour or an untapped card is missing. If the turn
// ends with it, the bar says it.
func (s *Priority) wants() {
	on := s.match
	if s.wanted == int(on.View.S.Turn) || !s.deeds.Q().Idle() || s.wish.Until > 0 {
		return
	}
	s.wanted = int(on.View.S.Turn)
	sh := s.deeds.Q().Short()
	if sh.Why == choices.ShortNone {
		return
	}
	if !s.LastWord() {
		on.Surface.Toast(questions.Short(deeds.Words(s.deeds, on.Lang), sh), false)
	}
	lit := faces.Light
	switch sh.Why {
	case choices.ShortColour:
		lit = faces.Civilizations[faces.Civs(sh.Civs)[0]]
	case choices.ShortLate:
	default:
		return
	}
	r, ok := s.table.Lay.Zone(dmg.Mana, on.SideOf(on.Audience))
	if !ok || r.Empty() {
		r = s.table.Lay.HUD[on.SideOf(on.Audience)]
	}
	x, y := r.Centre()
	on.Timeline.Now(ui.Par(on.Hit(x, y, 90*on.Unit(), lit), ui.Seq(ui.Wait(22), on.Hit(x, y, 90*on.Unit(), lit))))
}

// Unasked continues without handing the device over: for a person who is not
// asked now, or who has it already.
func (s *Priority) Unasked(env *ui.Env, seat rules.Seat) bool {
	on := s.match
	if s.Blind(seat) {
		if on.Waits(env) {
			on.Session.TakeSeat(seat)
			on.Answer(env, rules.Option{Verb: rules.Pass})
		}
		return true
	}
	on.ResetWait()
	if seat == s.Device {
		on.Session.TakeSeat(seat)
		return true
	}
	return false
}

// proposed reports whether the table proposes to pass: nothing else can be
// done, and nothing is chosen.
func (s *Priority) proposed() bool {
	on := s.match
	return s.deeds.Chosen == 0 && s.deeds.Q().Asking() && !on.Left() && !on.PanelOpen() && on.Legal(rules.Option{Verb: rules.Pass})
}

// warning returns what passing would give up that comes but once in a turn: attacks,
// or mana while cards wait for it. "" is none; a lesson knows what it is about.
func (s *Priority) warning() string {
	on := s.match
	switch {
	case s.lesson:
	case on.Prompting(dmg.PromptAttack):
		if n, pays := s.deeds.Q().Ready(); pays {
			return on.T("pass.unused", n)
		}
	case on.Prompting(dmg.PromptCharge) && s.deeds.Q().Starved():
		return on.T("pass.unfed")
	case on.Prompting(dmg.PromptPriority) && dmg.NormalTiming(&on.View.S, on.Audience) && s.deeds.Q().Useful():
		return on.T("pass.uncast")
	}
	return ""
}

// settles is for how many ticks the big button takes no press after its meaning has
// changed: what was meant for the one before is not taken for this one.
const settles = 30

// means notes what the big button means now.
func (s *Priority) means(word string, tick int64) {
	if word != s.shown {
		s.shown, s.since = word, tick
	}
}

// settling reports whether the big button has just got another meaning.
func (s *Priority) settling(env *ui.Env) bool {
	return s.shown != "" && s.since > 0 && env.Tick-s.since < settles && env.Settings.Speed != ui.SpeedOff && !s.lesson
}

// Tick lets the big button light up when it can be pressed.
func (s *Priority) Tick(env *ui.Env) {
	if s.since > 0 && env.Tick-s.since <= settles && env.Tick-s.since > 0 {
		s.match.Surface.Redraw()
	}
	if kept := s.kept; kept != 0 && !s.settling(env) {
		if s.kept = 0; kept == s.match.View.S.Dec.ID {
			s.Pass(env)
		}
	}
}

// early reports whether the big button is pressed too early, and answers that press: it
// lights up, and a press in the second half of its guard counts when that is over. One
// in the first half was meant for what the button was before.
func (s *Priority) early(env *ui.Env) bool {
	if !s.settling(env) {
		return false
	}
	if s.lit = env.Tick; env.Tick-s.since >= settles/2 {
		s.kept = s.match.View.S.Dec.ID
	}
	ui.Play(env, "ui-tap", 0.3, 0)
	s.match.Surface.Invalidate()
	return true
}

// asksAgain asks for a second press where passing would give something up, and
// reports whether it did.
func (s *Priority) asksAgain(env *ui.Env, what string) bool {
	on := s.match
	if what == "" || s.armed == on.View.S.Dec.ID {
		return false
	}
	s.armed = on.View.S.Dec.ID
	s.means(s.shown+"?", env.Tick)
	on.Surface.Toast(what, true) // it goes with the next answer
	on.Surface.Invalidate()
	return true
}

// Pass gives the answer of the big button, or asks for a second press where there
// is a warning.
func (s *Priority) Pass(env *ui.Env) {
	on := s.match
	o := rules.Option{Verb: rules.Pass}
	if !on.Mine() || !on.Legal(o) || on.TooSoon() || s.early(env) || s.asksAgain(env, s.warning()) {
		return
	}
	s.deeds.Drop()
	if on.Prompting(dmg.PromptPriority) {
		s.wish.Passed(int(on.View.S.Turn))
	}
	if on.View.S.NStack > 0 {
		ui.Play(env, "priority-pass", 0.6, 0)
	} else {
		ui.Play(env, "ui-tap", 0.6, 0)
	}
	on.Answer(env, o)
}

// Space passes by the key that is pressed without looking: where that gives
// something up, it asks to be pressed once more.
func (s *Priority) Space(env *ui.Env) {
	on := s.match
	word, _, ok := deeds.Words(s.deeds, on.Lang).Pass()
	if !ok || on.TooSoon() || s.settling(env) {
		return
	}
	if s.deeds.Q().GivesUp() && s.warning() == "" && s.asksAgain(env, on.T("space.again", word)) { // else pass asks
		return
	}
	s.Pass(env)
}

// PassTurn passes priority until the end of the turn, unless the opponent can be answered.
func (s *Priority) PassTurn(env *ui.Env) {
	on := s.match
	if on.Prompting(dmg.PromptPriority) && !s.lesson && !s.settling(env) && !s.asksAgain(env, s.warning()) {
		s.wish.Rest, s.wish.Hold = int(on.View.S.Turn), false
		s.Pass(env)
	}
}

// beneath returns what stands below the word on a button: what follows, or less where
// there is no room.
func (s *Priority) beneath(sf *ui.Surface, r ui.Rect, word, then string) string {
	on, low, floor := s.match, r.InsetXY(10*sf.Px(1), 3*sf.Px(1)), 12*sf.Env().Scale
	fits := func(text string, face ui.Face, share float64) bool {
		return ui.LayoutFit([]ui.Run{{Text: text, Face: face}}, floor, floor, 1.12, low.W-sf.Px(1), low.H*share).Fits
	}
	switch {
	case !fits(word, ui.Bold, 0.44):
		return ""
	case fits(then, ui.Regular, 0.56):
		return then
	case on.Prompting(dmg.PromptPriority) && on.View.S.NStack > 0:
		if top := phrases.Text.T(on.Lang, "then.top"); fits(top, ui.Regular, 0.56) {
			return top
		}
	}
	return ""
}

// Button declares the big button that says what passing means, and the tool
// that says when the table asks.
func (s *Priority) Button(sf *ui.Surface) {
	on := s.match
	l := on.Lang
	r, idle := s.table.Lay.Pass, s.table.Lay.End
	w := deeds.Words(s.deeds, l)
	word, then, ok := w.Pass()
	if s.Left > 0 || questions.Declines(w) {
		r, idle = idle, r
	}
	auto := s.WouldPass() || on.Passing()
	if on.PanelOpen() {
		ok = false // the panel has the answers
	}
	if auto {
		if !ok {
			word = phrases.Text.T(l, "pass")
		}
		ok, then = false, phrases.Text.T(l, "ask.auto")
	}
	if s.Left > 0 {
		word, then = phrases.Text.T(l, "pass.end"), phrases.Text.T(l, "ends.undo")
	} else if !ok && !auto {
		word = phrases.Text.T(l, "pass")
		switch {
		case on.View.S.Over():
			then = ""
		case on.Mine():
			then = phrases.Text.T(l, "pass.not")
		default:
			then = s.table.Priority(l)
		}
	}
	if s.deeds.Chosen != 0 && s.armed != 0 { // something else was begun: the first press is forgotten
		s.armed = 0
		on.Surface.DismissRefusals()
	}
	primary := ok && s.proposed() && (s.warning() == "" || on.Prompting(dmg.PromptCharge))
	if q := s.deeds.Q(); ok && len(q.Takers()) > 0 && q.Another() { // one has been taken: it charges
		primary = true
	}
	if ok && s.armed == on.View.S.Dec.ID {
		then, primary = phrases.Text.T(l, "pass.sure"), true
	}
	again := ok && s.armed == on.View.S.Dec.ID
	means := ""
	switch {
	case again:
		means = word + "?"
	case ok:
		means = word
	}
	s.means(means, sf.Env().Tick)
	shown := s.beneath(sf, r, word, then)
	if !on.Replay.On {
		passing.Socket(sf, idle)
		label := word
		if then != "" {
			label = words.Sentences(l, label, then)
		}
		passing.Draw(sf, r, passing.Button{Word: word, Then: shown, Label: label, Open: ok, Primary: primary, Wrap: s.table.Lay.Small, Light: faces.Light, Again: again, Tap: s.Pass, Lit: func() bool {
			return s.lit > 0 && on.Surface.Env().Tick-s.lit < 14 || s.kept == on.View.S.Dec.ID && s.kept != 0
		}, Fresh: func() float64 {
			if env := on.Surface.Env(); s.settling(env) {
				return ui.Clamp01(float64(env.Tick-s.since) / settles)
			}
			return 1
		}})
	}
	if on.Replay.On {
		return
	}
	s.wish.Tool(sf, l, s.table.Lay.Extras, int(on.View.S.Turn), s.lesson, s.Next, s.Stops)
}

// Next changes when the player is asked, and says so.
func (s *Priority) Next(*ui.Env) {
	on := s.match
	if s.lesson || on.Session.Replaying() {
		return
	}
	turn := int(on.View.S.Turn)
	s.wish.Next(turn)
	on.Surface.Toast(on.T("asks.now."+s.wish.State(turn)), false)
	on.Surface.Invalidate()
}

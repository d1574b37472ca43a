package duemagic

import (
	"godeck/internal/lang"
	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/duemagic/faces"
	"godeck/scenes/duemagic/passing"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// keepStops has the stops stored.
func keepStops(s *Scene) {
	if s.opts.SetStop != nil {
		s.opts.SetStop(s.wish.Stops)
	}
}

// put reports whether a question is shown even if nothing can be done: the
// stops decide for the steps of the turn, and the cards of a library are shown
// even if none may be taken. Other questions are asked only so that the
// opponent does not learn that there is nothing (DMG-4.11).
func (s *Scene) put(d *rules.Decision) bool {
	switch d.Prompt {
	case dmg.PromptPriority:
		return true
	case dmg.PromptNumber:
		return rules.ZoneID(d.Arg).Kind() != dmg.Hand
	}
	return s.wish.Never
}

// wouldPass reports whether the table passes for the audience.
func (s *Scene) wouldPass() bool {
	return !s.Session.Replaying() && s.wish.Passes(s.bare(), s.people())
}

// lastWord reports whether the audience's own turn ends by itself now, because
// there is nothing to use and nobody to attack with. A player who asked for
// that, or has no cards in hand, need not be told.
func (s *Scene) lastWord() bool {
	return s.q().Idle() && s.wish.Until == 0 && s.Count(dmg.Hand, s.Audience) > 0 && !s.m.MayAttack(s.Audience)
}

// people reports whether a person plays against the audience.
func (s *Scene) people() bool { return s.Audience >= 0 && s.Session.Human(s.Audience.Other()) }

// blind reports whether the table passes for a person who does not have the device.
func (s *Scene) blind(seat rules.Seat) bool { return s.wish.Blind(s.bare(), seat, seat == s.device) }

// auto passes for the audience after the fixed delay.
func (s *Scene) auto(env *ui.Env) bool {
	if !s.wouldPass() {
		s.ResetWait()
		return false
	}
	if wants(s); s.Waits(env) {
		if s.lastWord() {
			s.spent = int(s.View.S.Turn)
			s.Surface.Announce(Text.T(s.Lang, "auto.end"))
		}
		s.Answer(env, rules.Option{Verb: rules.Pass})
	}
	return true
}

// wants says, once a turn, that the audience's Main step is skipped because a
// card whose cost could be paid needs a colour that there is no mana of, and
// lights the mana in it.
func wants(s *Scene) {
	if s.wanted == int(s.View.S.Turn) || !s.q().Idle() || s.wish.Until > 0 {
		return
	}
	s.wanted = int(s.View.S.Turn)
	t, lacks := s.q().Lacking()
	if lacks == 0 {
		return
	}
	civ := faces.Civs(lacks)[0]
	v := dmg.Civilizations.Values[civ]
	s.Surface.Toast(Text.T(s.Lang, "auto.colour", lang.Phrase{JA: v.JA, EN: v.EN}, s.Named(t.Def, s.Lang)), false)
	r, ok := s.lay.Zone(dmg.Mana, s.SideOf(s.Audience))
	if !ok || r.Empty() {
		r = s.lay.HUD[s.SideOf(s.Audience)]
	}
	x, y := r.Centre()
	s.Timeline.Now(ui.Par(s.Hit(x, y, 90*s.Unit(), faces.Civilizations[civ]), ui.Seq(ui.Wait(22), s.Hit(x, y, 90*s.Unit(), faces.Civilizations[civ]))))
}

// unasked continues without handing the device over: for a person who is not
// asked now, or who has it already.
func (s *Scene) unasked(env *ui.Env, seat rules.Seat) bool {
	if s.blind(seat) {
		if s.Waits(env) {
			s.Session.TakeSeat(seat)
			s.Answer(env, rules.Option{Verb: rules.Pass})
		}
		return true
	}
	s.ResetWait()
	if seat == s.device {
		s.Session.TakeSeat(seat)
		return true
	}
	return false
}

// proposed reports whether the table proposes to pass: nothing else can be
// done, and nothing is chosen.
func (s *Scene) proposed() bool {
	return s.sel == 0 && s.q().Asking() && !s.Left() && !s.PanelOpen() && s.Legal(rules.Option{Verb: rules.Pass})
}

// warning returns what passing would give up that hardly anybody means to: attacks
// without a risk, or the turn's mana while cards wait for it. "" is none; a lesson
// knows what it is about.
func warning(s *Scene) string {
	switch {
	case s.opts.Lesson:
	case s.Prompting(dmg.PromptAttack):
		if n := s.q().Unused(); n > 0 {
			return Text.T(s.Lang, "pass.unused", n)
		}
	case s.Prompting(dmg.PromptCharge) && s.q().Starved():
		return Text.T(s.Lang, "pass.unfed")
	}
	return ""
}

// pass gives the answer of the big button, or asks for a second press where there
// is a warning.
func (s *Scene) pass(env *ui.Env) {
	o := rules.Option{Verb: rules.Pass}
	if !s.Mine() || !s.Legal(o) || s.TooSoon() {
		return
	}
	if w := warning(s); w != "" && s.armed != s.View.S.Dec.ID {
		s.armed = s.View.S.Dec.ID
		s.Surface.Toast(w, false)
		s.Surface.Invalidate()
		return
	}
	s.clear()
	if s.Prompting(dmg.PromptPriority) {
		s.wish.Passed(int(s.View.S.Turn))
	}
	if s.View.S.NStack > 0 {
		ui.Play(env, "priority-pass", 0.6, 0)
	} else {
		ui.Play(env, "ui-tap", 0.6, 0)
	}
	s.Answer(env, o)
}

// space passes by the key that is pressed without looking: where that gives
// something up, it asks to be pressed once more.
func (s *Scene) space(env *ui.Env) {
	word, _, ok := s.words(s.Lang).Pass()
	if !ok || s.TooSoon() {
		return
	}
	if id := s.View.S.Dec.ID; s.q().GivesUp() && s.armed != id && warning(s) == "" { // else pass asks
		s.armed = id
		s.Surface.Toast(Text.T(s.Lang, "space.again", word), false)
		s.Surface.Invalidate()
		return
	}
	s.pass(env)
}

// passTurn passes priority until the end of the turn, unless the opponent can be answered.
func (s *Scene) passTurn(env *ui.Env) {
	if s.Prompting(dmg.PromptPriority) && !s.opts.Lesson {
		s.wish.Rest, s.wish.Hold = int(s.View.S.Turn), false
		s.pass(env)
	}
}

// passButton declares the big button that says what passing means, and the tool
// that says when the table asks.
func (s *Scene) passButton(sf *ui.Surface) {
	l, u := s.Lang, sf.Px(1)
	r := s.lay.Pass
	word, then, ok := s.words(l).Pass()
	auto := s.wouldPass() || s.Passing()
	if s.PanelOpen() {
		ok = false // the panel has the answers
	}
	if auto {
		ok, word, then = false, Text.T(l, "pass"), Text.T(l, "ask.auto")
	}
	if !ok && !auto {
		word = Text.T(l, "pass")
		switch {
		case s.View.S.Over():
			then = ""
		case s.Mine():
			then = Text.T(l, "pass.not")
		default:
			then = s.priorityText(l)
		}
	}
	if ok && s.armed == s.View.S.Dec.ID {
		then = Text.T(l, "pass.sure")
	}
	primary := ok && s.proposed()
	shown := then
	if low := r.InsetXY(10*u, 3*u); !ui.LayoutFit([]ui.Run{{Text: then}}, 12*sf.Env().Scale, 12*sf.Env().Scale, 1.12, low.W-u, low.H*0.56).Fits {
		shown = ""
		if s.Prompting(dmg.PromptPriority) && s.View.S.NStack > 0 {
			shown = Text.T(l, "then.top")
		}
	}
	if !s.Replay.On {
		label := word
		if then != "" {
			label = words.Sentences(l, label, then)
		}
		passing.Draw(sf, r, passing.Button{Word: word, Then: shown, Label: label, Open: ok, Primary: primary, Wrap: s.lay.Small, Light: faces.Light, Tap: s.pass})
	}
	if s.Replay.On {
		return
	}
	s.wish.Tool(sf, l, s.lay.Extras, int(s.View.S.Turn), s.opts.Lesson, s.nextWish, func(*ui.Env) { s.stopsOpen = true })
}

// nextWish changes when the player is asked, and says so.
func (s *Scene) nextWish(*ui.Env) {
	if s.opts.Lesson || s.Session.Replaying() {
		return
	}
	turn := int(s.View.S.Turn)
	s.wish.Next(turn)
	s.Surface.Toast(Text.T(s.Lang, "asks.now."+s.wish.State(turn)), false)
	s.Surface.Invalidate()
}

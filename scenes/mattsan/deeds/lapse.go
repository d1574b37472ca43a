package deeds

import (
	"strings"

	"godeck/rules"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/table"
	"godeck/scenes/ui"
)

// Unused is after how many turns without a charge the step no longer waits for an
// answer, and Glance for how many ticks it is left open then all the same. The rules
// have it before everything that begins in a turn (MTZ-4.5, MTZ-5.1), so it cannot be
// made up for in the Main step.
const Unused, Glance = 2, 60

// lapse is what is known of the player's last charges.
type lapse struct {
	turn   int    // the last turn in which one was asked about, and whether that is over
	done   bool   //
	unused int    // turns since the last card was charged
	asked  uint32 // the question that is open, and until when
	until  int64
	passed int // the turn in which it has been passed by itself: after undo it waits
}

// lapses passes the charge of a player who has let it go for some turns, after a
// moment in which the hand can be touched: a card that is looked at or chosen, and
// whatever lies over the table, holds it.
func (s *Deeds) lapses(env *ui.Env) {
	on, q := s.desk.Show, &s.lapse
	turn := on.Turn()
	switch asked := s.Choices.Prompting(mtz.PromptCharge); {
	case asked && q.turn != turn:
		q.turn, q.done = turn, false
	case !asked && q.turn == turn && !q.done && !on.Busy() && on.Audience >= 0 && on.Step() > mtz.StepCharge:
		if q.done = true; on.View.S.Seats[on.Audience][mtz.Charges] > 0 {
			q.unused = 0
		} else {
			q.unused++
		}
	}
	s.Choices.Lapses = s.lapsing(env)
	switch d := &on.View.S.Dec; {
	case !s.Choices.Lapses:
		q.asked = 0
	case q.asked != d.ID:
		q.asked, q.until = d.ID, env.Tick+Glance
		on.Surface.Invalidate()
	case s.held():
		q.until = env.Tick + Glance
	case env.Tick >= q.until:
		q.passed = q.turn
		s.Use(env, rules.Option{Verb: rules.Pass})
	}
}

// lapsing reports whether the charge that is asked about is to be passed by itself.
func (s *Deeds) lapsing(env *ui.Env) bool {
	on, q := s.desk.Show, &s.lapse
	if _, taught := on.Session.(table.Teacher); taught || on.Session.Replaying() || env.Settings.Speed == ui.SpeedOff {
		return false
	}
	return q.unused >= Unused-rules.Truth(s.rich()) && q.passed != q.turn && s.Choices.Prompting(mtz.PromptCharge) && s.Choices.Chosen == 0 && !on.Session.Human(on.Audience.Other())
}

// rich reports whether the player's charges pay for all trumps in the hand at once: a
// further one has nothing to pay for yet.
func (s *Deeds) rich() bool {
	on := s.desk.Show
	st := &on.View.S
	sum, ready := 0, on.Count(mtz.Soul, on.Audience)
	for _, c := range st.Zone(rules.ZoneOf(mtz.Hand, on.Audience)) {
		if def := st.Card(c).Def; def != 0 && on.Cards.Attr(def, mtz.AType) == mtz.Trump {
			sum += s.desk.Game.Cost(st, c)
		}
	}
	return ready > 1 && sum <= ready
}

// held reports whether a card of the hand is looked at, or something lies over the table.
func (s *Deeds) held() bool {
	f := s.desk.Show.Surface
	return f.Modal() || strings.HasPrefix(f.Hovered(), "hand-") || strings.HasPrefix(f.Focused(), "hand-")
}

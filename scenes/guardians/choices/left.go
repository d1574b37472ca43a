package choices

import (
	"slices"

	"godeck/rules"
	bgd "godeck/rules/guardians"
)

// PlaysLeft returns the cards that the player could still use to some good before
// the throw, which ends what a turn can do, with a Force left for the die: an
// assistant, one that waits in silence, or a domain for an empty place, a guardian
// that stands firmer and is higher or free, a spell that changes something.
func (q *Choices) PlaysLeft() (seen []rules.CardID) {
	if q.Lesson || q.Replay || q.Seat < 0 || q.Unopposed() || !q.Game.CanRoll(q.State, q.Seat) {
		return nil
	}
	count := func(o rules.Option, prompt uint8) {
		if o.Verb == rules.Use && !slices.Contains(seen, o.Card) && q.helps(o, prompt) && !q.Warns(o).Asks() {
			seen = append(seen, o.Card)
		}
	}
	for _, o := range q.Legal {
		count(o, q.State.Dec.Prompt)
	}
	for i := range q.Later {
		count(q.Later[i].Option, q.Later[i].Prompt)
	}
	return seen
}

// helps reports whether a use is one of those that PlaysLeft counts.
func (q *Choices) helps(o rules.Option, prompt uint8) bool {
	st, p := q.State, q.Seat
	c, spare := st.Card(o.Card), bgd.ReadyForce(st, p)-1
	if c.Zone.Kind() != bgd.Hand {
		return false
	}
	switch prompt {
	case bgd.PromptDomain:
		return st.Count(rules.ZoneOf(bgd.Domain, p)) == 0 && !bgd.Scorches(q.Game.Lib, q.Game.Lib.Def(c.Def))
	case bgd.PromptSet:
		return o.N >= 0 && q.attr(c.Def, bgd.AType) == int(bgd.Spell) && q.Game.CastPrice(c.Def) <= spare && q.changes(o, prompt)
	case bgd.PromptSummon:
		force, discard := q.Game.Price(st, o.Card, o.N)
		if force > spare || discard > 0 {
			return false
		}
		if o.N == bgd.HowSilent {
			return true
		}
		if t := q.attr(c.Def, bgd.AType); t == bgd.NormalAssist || t == bgd.Armed {
			return bgd.AssistGuardian(st, p) == 0
		}
		mine := bgd.AttackGuardian(st, p)
		return mine != 0 && (force == 0 || q.attr(c.Def, bgd.ASF) > q.Game.SF(st, mine)) && q.Game.Standing(st, p, o.Card, o.N) > q.Game.LP(st, mine)
	}
	return false
}

// changes reports whether a card used at a question of this turn leaves anything
// different but for itself, its price and LP above a whole guardian's, which can
// wait, as far as the view shows.
func (q *Choices) changes(o rules.Option, prompt uint8) bool {
	st, e := *q.State, rules.NewEngine(q.Game)
	for range 4 {
		if st.Dec.Prompt == prompt || st.Over() || st.Fault != rules.FaultNone || !st.Waiting(q.Seat) {
			break
		}
		e.Play(&st, q.Seat, bgd.Towards(st.Dec.Prompt, prompt), nil)
	}
	if st.Dec.Prompt != prompt {
		return true
	}
	to, _ := q.after(&st, o)
	if to.Dec.Prompt != prompt || to.Fault != rules.FaultNone || to.NMods != st.NMods || to.NStack != st.NStack || to.Vars[bgd.DieMod] != st.Vars[bgd.DieMod] {
		return true
	}
	for p := range st.Seats {
		if st.Seats[p][bgd.Counters] != to.Seats[p][bgd.Counters] || st.Seats[p][bgd.Granted] != to.Seats[p][bgd.Granted] {
			return true
		}
	}
	for id := rules.CardID(1); int(id) <= int(st.NCards); id++ {
		was, now := st.Card(id), to.Card(id)
		paid := was.Zone.Kind() == bgd.Charge && now.Zone == was.Zone
		if now.N[bgd.NGauge] < was.N[bgd.NGauge] && was.N[bgd.NGauge] <= 0 {
			now.N[bgd.NGauge] = was.N[bgd.NGauge]
		}
		if id != o.Card && !paid && differ(was, now) {
			return true
		}
	}
	return false
}

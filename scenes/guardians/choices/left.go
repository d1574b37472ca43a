package choices

import (
	"slices"

	"godeck/rules"
	bgd "godeck/rules/guardians"
)

// PlaysLeft returns the cards that the player could still use to some good before
// the throw, which ends what a turn can do, with a Force left for the die: an
// assistant or a domain for an empty place, a higher guardian, a spell.
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
		return o.N >= 0 && q.attr(c.Def, bgd.AType) == int(bgd.Spell) && q.Game.CastPrice(c.Def) <= spare
	case bgd.PromptSummon:
		force, discard := q.Game.Price(st, o.Card, o.N)
		if o.N == bgd.HowSilent || force > spare || discard > 0 {
			return false
		}
		if t := q.attr(c.Def, bgd.AType); t == bgd.NormalAssist || t == bgd.Armed {
			return bgd.AssistGuardian(st, p) == 0
		}
		mine := bgd.AttackGuardian(st, p)
		return mine != 0 && q.attr(c.Def, bgd.ASF) > q.Game.SF(st, mine) && q.Game.Standing(st, p, o.Card, o.N) > q.Game.LP(st, mine)
	}
	return false
}

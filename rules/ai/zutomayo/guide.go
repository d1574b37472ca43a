package zutomayo

import (
	"godeck/rules"
	"godeck/rules/ai"
	"godeck/rules/games"
	ztm "godeck/rules/zutomayo"
)

// Guide is the guide of ZUTOMAYO CARD.
var Guide = ai.Guide{Mind: newMind}

// mind guides players of ZUTOMAYO CARD. Plans are whole sets. Both seats
// set at the same time, so strong players also search for the opponent's best
// set.
type mind struct {
	ai.Common
	g    *ztm.Game
	wild bool // answers at random
	stop bool // picks no more cards
}

func newMind(g games.Game) ai.Mind {
	return &mind{g: g.(*ztm.Game), Common: ai.Tuned(g, ai.Tuning{
		Games: ai.PerLevel[int]{ai.Easy: 60, ai.Normal: 600, ai.Hard: 3000},
		Depth: ai.PerLevel[int]{ai.Hard: 1},
		Slip:  2, Slack: 200, Turns: 2, Answers: 200, Won: 300, Haste: 1, Each: 1, Width: 64, Bonus: 25,
	})}
}

func (z *mind) Forced(a ai.Worlds, s *rules.State, p rules.Seat, opts []rules.Option) []rules.Option {
	switch s.Dec.Prompt {
	case ztm.PromptMulligan:
		return z.mulligan(s, opts)
	case ztm.PromptName:
		return z.name(a, p)
	}
	return nil
}

// mulligan redraws everything but Characters worth keeping.
func (z *mind) mulligan(s *rules.State, opts []rules.Option) (out []rules.Option) {
	for _, o := range opts {
		if o.Verb != rules.Pick {
			continue
		}
		d := z.Def(s, o.Card)
		if d.Attr[ztm.AType] == ztm.Enchant && d.Attr[ztm.ACost] <= 2 {
			continue
		}
		out = append(out, o)
	}
	return append(out, rules.Option{Verb: rules.Done})
}

// name names the card that the opponent most likely holds.
func (z *mind) name(a ai.Worlds, p rules.Seat) []rules.Option {
	count := make([]int, len(z.g.Lib.Defs))
	best := rules.DefID(1)
	for range 40 {
		s := a.World()
		for _, c := range s.Zone(rules.ZoneOf(ztm.Hand, p.Other())) {
			d := s.Card(c).Def
			if count[d]++; count[d] > count[best] {
				best = d
			}
		}
	}
	return []rules.Option{{Verb: rules.Name, N: int16(best)}}
}

// Plans lists whole sets: one card, or two in order, within the limits.
func (z *mind) Plans(s *rules.State, p rules.Seat, opts []rules.Option, out []ai.Plan) []ai.Plan {
	if s.Dec.Prompt != ztm.PromptSet {
		return out
	}
	done := rules.Option{Verb: rules.Done}
	least, most := s.Dec.Min[p], s.Dec.Max[p]
	if s.Picks[p].N > 0 { // continue picks made before the search started
		return append(out, ai.One(done))
	}
	picks := 0
	for _, a := range opts {
		if a.Verb != rules.Pick {
			continue
		}
		picks++
		first := z.cardValue(s, p, a.Card)
		if least <= 1 {
			out = append(out, ai.Plan{Answers: [4]rules.Option{a, done}, N: 2, Prior: first})
		}
		if most < 2 {
			continue
		}
		for _, b := range opts {
			if b.Verb == rules.Pick && b.Card != a.Card && !(z.area(s, a.Card) && z.area(s, b.Card)) {
				out = append(out, ai.Plan{Answers: [4]rules.Option{a, b, done}, N: 3, Prior: first + z.cardValue(s, p, b.Card)})
			}
		}
	}
	if least == 0 || picks == 0 { // setting nothing is allowed (ZTM-8.5)
		out = append(out, ai.One(done))
	}
	return out
}

// Senseless sets are a Character without the Power for it (ZTM-5.4), one in whose
// favour a clearly stronger one makes room, and a second one that gives no Power,
// since it is lost for nothing (ZTM-8.11).
func (z *mind) Senseless(s *rules.State, p rules.Seat, _ []rules.Option, q *ai.Plan) bool {
	if s.Dec.Prompt != ztm.PromptSet || q.Answers[0].Verb != rules.Pick || !z.character(s, q.Answers[0].Card) {
		return false
	}
	b := q.Answers[1].Card
	return !z.g.Powered(s, q.Answers[0].Card) || z.weaker(s, p, q.Answers[0].Card) || b != 0 && z.character(s, b) && z.Def(s, b).Attr[ztm.AIcons] == 0
}

func (z *mind) character(s *rules.State, c rules.CardID) bool {
	return z.Def(s, c).Attr[ztm.AType] == ztm.Character
}

// weaker reports whether a Character has, by night and by day, no more attack than
// the one whose place it would take, and together clearly less: less at all if it can do
// nothing else.
func (z *mind) weaker(s *rules.State, p rules.Seat, c rules.CardID) bool {
	f := z.g.Fighter(s, p)
	if f == 0 || !z.g.Powered(s, f) {
		return false
	}
	was, now, less := z.Def(s, f), z.Def(s, c), 40
	switch {
	case z.g.Unready(s, c):
		less = 10
	case len(now.Abilities) > 0: // which may make up for some of it
		less += 20
	}
	return now.Attr[ztm.ANight] <= was.Attr[ztm.ANight] && now.Attr[ztm.ADay] <= was.Attr[ztm.ADay] && z.force(c, s)+less <= z.force(f, s)
}

func (z *mind) area(s *rules.State, c rules.CardID) bool {
	return z.Def(s, c).Attr[ztm.AType] == ztm.AreaEnchant
}

func (z *mind) Look(s *rules.State, p rules.Seat, _ []rules.Option) {
	z.wild = s.Dec.Prompt != ztm.PromptSet && s.Dec.Prompt != ztm.PromptPlace || z.R.IntN(4) == 0
	z.stop = s.Picks[p].N >= s.Dec.Min[p] && s.Picks[p].N > 0 && z.R.IntN(2) == 0
}

// Prior prefers the strongest card that works and is random now and then.
func (z *mind) Prior(s *rules.State, p rules.Seat, o rules.Option) int {
	switch {
	case z.wild:
		return z.R.IntN(1 << 16)
	case o.Verb == rules.Pick:
		return z.cardValue(s, p, o.Card) + z.R.IntN(30)
	case z.stop:
		return 1 << 16
	}
	return -1 << 16
}

// cardValue is a rough value of setting a card now.
func (z *mind) cardValue(s *rules.State, p rules.Seat, c rules.CardID) int {
	d := z.Def(s, c)
	n := int(d.Attr[ztm.AIcons]) * 6
	if !z.g.Powered(s, c) {
		return n - 20
	}
	if d.Attr[ztm.AType] != ztm.Character {
		return n + 25 + 4*int(d.Attr[ztm.ACost])
	}
	mean := z.force(c, s) / 2
	if len(d.Abilities) > 0 {
		mean += 10
	}
	if f := z.g.Fighter(s, p); f != 0 && z.g.Powered(s, f) {
		mean -= z.force(f, s) / 2
	}
	return n + mean + 15
}

// force is the attack of a Character by night plus that by day.
func (z *mind) force(c rules.CardID, s *rules.State) int {
	d := z.Def(s, c)
	return int(d.Attr[ztm.ANight] + d.Attr[ztm.ADay])
}

// Side counts HP, Power within reach, Characters and cards.
func (z *mind) Side(s *rules.State, p rules.Seat) int {
	power := int(s.Seats[p][ztm.Power])
	v := 100*int(s.Seats[p][ztm.HP]) + 400*min(power, 7)
	if f := z.g.Fighter(s, p); f != 0 && z.g.Powered(s, f) {
		v += 25 * z.force(f, s)
	}
	if s.Top(rules.ZoneOf(ztm.Area, p)) != 0 {
		v += 800
	}
	soon := 0 // best Character in hand that can be paid for soon
	for _, c := range s.Zone(rules.ZoneOf(ztm.Hand, p)) {
		d := z.Def(s, c)
		if d.Attr[ztm.AType] == ztm.Character && int(d.Attr[ztm.ACost]) <= power+1 {
			soon = max(soon, z.force(c, s))
		}
	}
	return v + 12*soon
}

package ai

import (
	"godeck/rules"
	"godeck/rules/games"
	ztm "godeck/rules/zutomayo"
)

// Zutomayo is the guide of ZUTOMAYO CARD.
var Zutomayo = Guide{guide: newZutomayo}

// zutomayo guides players of ZUTOMAYO CARD. Plans are whole sets. Both seats
// set at the same time, so strong players also search for the opponent's best
// set.
type zutomayo struct {
	common
	g    *ztm.Game
	wild bool // answers at random
	stop bool // picks no more cards
}

func newZutomayo(g games.Game) guide {
	return &zutomayo{g: g.(*ztm.Game), common: tuned(g, tuning{
		games: [levels]int{Easy: 60, Normal: 600, Hard: 3000},
		depth: [levels]int{Hard: 1},
		slip:  2, slack: 200, turns: 2, answers: 200, won: 300, haste: 1, each: 1, width: 64, bonus: 25,
	})}
}

func (z *zutomayo) forced(a *search, s *rules.State, p rules.Seat, opts []rules.Option) []rules.Option {
	switch s.Dec.Prompt {
	case ztm.PromptMulligan:
		return z.mulligan(s, opts)
	case ztm.PromptName:
		return z.name(a, p)
	}
	return nil
}

// mulligan redraws everything but Characters worth keeping.
func (z *zutomayo) mulligan(s *rules.State, opts []rules.Option) (out []rules.Option) {
	for _, o := range opts {
		if o.Verb != rules.Pick {
			continue
		}
		d := z.def(s, o.Card)
		if d.Attr[ztm.AType] == ztm.Enchant && d.Attr[ztm.ACost] <= 2 {
			continue
		}
		out = append(out, o)
	}
	return append(out, rules.Option{Verb: rules.Done})
}

// name names the card that the opponent most likely holds.
func (z *zutomayo) name(a *search, p rules.Seat) []rules.Option {
	count := make([]int, len(z.g.Lib.Defs))
	best := rules.DefID(1)
	for range 40 {
		s := a.world()
		for _, c := range s.Zone(rules.ZoneOf(ztm.Hand, p.Other())) {
			d := s.Card(c).Def
			if count[d]++; count[d] > count[best] {
				best = d
			}
		}
	}
	return []rules.Option{{Verb: rules.Name, N: int16(best)}}
}

// plans lists whole sets: one card, or two in order, within the limits.
func (z *zutomayo) plans(s *rules.State, p rules.Seat, opts []rules.Option, out []plan) []plan {
	if s.Dec.Prompt != ztm.PromptSet {
		return out
	}
	done := rules.Option{Verb: rules.Done}
	least, most := s.Dec.Min[p], s.Dec.Max[p]
	if s.Picks[p].N > 0 { // continue picks made before the search started
		return append(out, one(done))
	}
	picks := 0
	for _, a := range opts {
		if a.Verb != rules.Pick {
			continue
		}
		picks++
		first := z.cardValue(s, p, a.Card)
		if least <= 1 {
			out = append(out, plan{answers: [4]rules.Option{a, done}, n: 2, prior: first})
		}
		if most < 2 {
			continue
		}
		for _, b := range opts {
			if b.Verb == rules.Pick && b.Card != a.Card && !(z.area(s, a.Card) && z.area(s, b.Card)) {
				out = append(out, plan{answers: [4]rules.Option{a, b, done}, n: 3, prior: first + z.cardValue(s, p, b.Card)})
			}
		}
	}
	if least == 0 || picks == 0 { // setting nothing is allowed (ZTM-8.5)
		out = append(out, one(done))
	}
	return out
}

// senseless sets are a Character without the Power for it (ZTM-5.4) and a
// second one that gives no Power, since it is lost for nothing (ZTM-8.11).
func (z *zutomayo) senseless(s *rules.State, p rules.Seat, _ []rules.Option, q *plan) bool {
	if s.Dec.Prompt != ztm.PromptSet || q.answers[0].Verb != rules.Pick || !z.character(s, q.answers[0].Card) {
		return false
	}
	b := q.answers[1].Card
	return !z.g.Powered(s, q.answers[0].Card) || b != 0 && z.character(s, b) && z.def(s, b).Attr[ztm.AIcons] == 0
}

func (z *zutomayo) character(s *rules.State, c rules.CardID) bool {
	return z.def(s, c).Attr[ztm.AType] == ztm.Character
}

func (z *zutomayo) area(s *rules.State, c rules.CardID) bool {
	return z.def(s, c).Attr[ztm.AType] == ztm.AreaEnchant
}

func (z *zutomayo) look(s *rules.State, p rules.Seat, _ []rules.Option) {
	z.wild = s.Dec.Prompt != ztm.PromptSet && s.Dec.Prompt != ztm.PromptPlace || z.r.IntN(4) == 0
	z.stop = s.Picks[p].N >= s.Dec.Min[p] && s.Picks[p].N > 0 && z.r.IntN(2) == 0
}

// prior prefers the strongest card that works and is random now and then.
func (z *zutomayo) prior(s *rules.State, p rules.Seat, o rules.Option) int {
	switch {
	case z.wild:
		return z.r.IntN(1 << 16)
	case o.Verb == rules.Pick:
		return z.cardValue(s, p, o.Card) + z.r.IntN(30)
	case z.stop:
		return 1 << 16
	}
	return -1 << 16
}

// cardValue is a rough value of setting a card now.
func (z *zutomayo) cardValue(s *rules.State, p rules.Seat, c rules.CardID) int {
	d := z.def(s, c)
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
func (z *zutomayo) force(c rules.CardID, s *rules.State) int {
	d := z.def(s, c)
	return int(d.Attr[ztm.ANight] + d.Attr[ztm.ADay])
}

// side counts HP, Power within reach, Characters and cards.
func (z *zutomayo) side(s *rules.State, p rules.Seat) int {
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
		d := z.def(s, c)
		if d.Attr[ztm.AType] == ztm.Character && int(d.Attr[ztm.ACost]) <= power+1 {
			soon = max(soon, z.force(c, s))
		}
	}
	return v + 12*soon
}

package ai

import (
	"math/rand/v2"

	"godeck/rules"
	"godeck/rules/games"
	bgd "godeck/rules/guardians"
)

// Guardians is the guide of Battle Guardians.
var Guardians = Guide{guide: newGuardians}

// guardians guides players of Battle Guardians. Its priors build Force, climb
// in SF without dying of inherited damage, keep a Force for the die and avoid
// an Extra Phase that cannot be satisfied.
type guardians struct {
	singly
	g *bgd.Game
	t tuning
}

func newGuardians(g games.Game) guide {
	z := &guardians{g: g.(*bgd.Game)}
	z.t = tuning{
		games: [levels]int{Easy: 24, Normal: 200, Hard: 1500},
		heed:  [levels]float64{Easy: 40},
		slip:  2, slack: 30, turns: 2, answers: 200, each: 2, most: 8, bonus: 8, margin: 6,
		inPlay:  1<<bgd.Attack | 1<<bgd.Assist | 1<<bgd.Domain,
		classes: z.g.Classes(),
		pool:    len(z.g.Lib.Defs) - 1,
	}
	for _, d := range z.g.Lib.Decks() {
		z.t.lists = append(z.t.lists, z.g.DeckOf(d))
	}
	return z
}

func (z *guardians) tuning() *tuning { return &z.t }

func (z *guardians) forced(a *search, s *rules.State, p rules.Seat, opts []rules.Option) []rules.Option {
	switch s.Dec.Prompt {
	case bgd.PromptOrder, bgd.PromptKeep, bgd.PromptRedraw, bgd.PromptForce, bgd.PromptDiscard, bgd.PromptBurn:
		return []rules.Option{a.rolloutPolicy(s, p)}
	case bgd.PromptCounter, bgd.PromptDamage, bgd.PromptSpeed:
		if len(opts) == 1 {
			return opts[:1]
		}
	}
	return nil
}

// penalty rules out certain losses while there is an alternative, and an Extra
// Phase that only luck could satisfy.
func (z *guardians) penalty(s *rules.State, p rules.Seat, o rules.Option) int {
	switch w := z.g.Warns(s, p, o); {
	case w == bgd.WarnRisk, w.Certain() && w != bgd.WarnLife:
		return never
	}
	if s.Dec.Prompt == bgd.PromptSet && o.Verb == rules.Pass && bgd.ReadyForce(s, p) > 0 && z.g.Odds(s, p) >= 4 {
		return 120 // with an attack that hits on most numbers, roll
	}
	if s.Dec.Prompt == bgd.PromptSet && o.Verb == rules.Mode {
		if o.N == bgd.SetRestart {
			return 100
		}
		return 400 // every life counter counts
	}
	return 0
}

func (z *guardians) look(*rules.State, rules.Seat, []rules.Option, *rand.Rand) {}

func (z *guardians) prior(s *rules.State, p rules.Seat, o rules.Option, r *rand.Rand) int {
	return 4*z.sight(s, p, o) + r.IntN(24)
}

// sight scores an answer in tenths of a point; passing is about 0.
func (z *guardians) sight(s *rules.State, p rules.Seat, o rules.Option) int {
	if w := z.g.Warns(s, p, o); w.Certain() || w == bgd.WarnRisk {
		return -1000
	}
	main := s.Count(rules.ZoneOf(bgd.Deck, p))
	hand := s.Count(rules.ZoneOf(bgd.Hand, p))
	switch s.Dec.Prompt {
	case bgd.PromptDraw, bgd.PromptFollow:
		switch {
		case o.Verb == rules.Mode && o.N == 0:
			return 30 - 200/max(1, main)
		case o.Verb == rules.Mode:
			return 26
		case o.Verb == rules.Use && hand > 5:
			return 24 - z.handValue(s, p, o.Card)
		}
		return 0
	case bgd.PromptCharge:
		if o.Verb == rules.Use {
			force := s.Count(rules.ZoneOf(bgd.Charge, p))
			return 60 - 6*min(force, 9) - z.handValue(s, p, o.Card)
		}
	case bgd.PromptSummon, bgd.PromptSpeed, bgd.PromptLimit, bgd.PromptReturn:
		if o.Verb == rules.Use && z.design(s, o.Card) != 0 {
			return z.summon(s, p, o)
		}
		if o.Verb == rules.Mode {
			return 12
		}
	case bgd.PromptDomain:
		if o.Verb == rules.Use {
			return 20 - 30*s.Count(rules.ZoneOf(bgd.Domain, p))
		}
	case bgd.PromptSet:
		switch o.Verb {
		case rules.Attack:
			return 14 + 4*z.g.Odds(s, p)
		case rules.Use:
			if bgd.ReadyForce(s, p) == 1 { // it is needed for the die
				return 8
			}
			return 22
		case rules.Mode:
			return -40
		}
	case bgd.PromptForce, bgd.PromptDiscard, bgd.PromptBurn, bgd.PromptRedraw:
		if o.Verb == rules.Pick {
			return 14 - z.handValue(s, p, o.Card)
		}
	case bgd.PromptKeep:
		if o.Verb == rules.Pick {
			return z.handValue(s, p, o.Card)
		}
	case bgd.PromptCounter:
		if o.Verb == rules.Use {
			if s.Dec.Arg2 == 2 { // from an attack ability
				return 18
			}
			return 6
		}
	case bgd.PromptDamage:
		n, lp := int(s.Dec.Arg), z.g.LP(s, s.Dec.Src)
		deadly := n >= lp && s.Card(s.Dec.Src).Zone.Kind() == bgd.Attack
		switch {
		case o.Verb == rules.Mode && (deadly || n >= 2000 && s.Seats[p][bgd.Counters] > 2):
			return 60 - 10*n/1000
		case o.Verb == rules.Use && (deadly || n >= 800):
			return 50
		case o.Verb == rules.Mode || o.Verb == rules.Use:
			return -20
		}
	case bgd.PromptExtra:
		if o.Verb == rules.Mode {
			return 30
		}
	case bgd.PromptTargets, bgd.PromptCards, bgd.PromptFind:
		if o.Verb == rules.Pick {
			return 10
		}
	case bgd.PromptMay:
		if o.Verb == rules.Yes {
			return 8
		}
	}
	return 0
}

func (z *guardians) design(s *rules.State, c rules.CardID) rules.DefID { return s.Card(c).Def }

// summon scores a summon: LP gained over the present guardian, the newcomer's
// damage, and what is left to pay for the die.
func (z *guardians) summon(s *rules.State, p rules.Seat, o rules.Option) int {
	d := z.g.Lib.Def(s.Card(o.Card).Def)
	if o.N == bgd.HowSilent && s.Dec.Prompt == bgd.PromptSummon {
		return 16
	}
	if k := bgd.Kept(s, p); k != 0 && s.Seats[p][bgd.Turns] == 1 { // the kept card has to be summoned this turn (BGD-3.12)
		kept := z.g.Lib.Def(s.Card(k).Def)
		force, _ := z.g.Price(s, o.Card, o.N)
		switch {
		case s.Card(k).Def == s.Card(o.Card).Def:
			return 150
		case bgd.ReadyForce(s, p)-force <= int(kept.Attr[bgd.ASF]): // and one for the die
			return -20
		}
	}
	if t := d.Attr[bgd.AType]; t == bgd.NormalAssist || t == bgd.Armed {
		if a := bgd.AssistGuardian(s, p); a != 0 {
			return int(d.Attr[bgd.ALP]-z.g.Lib.Def(s.Card(a).Def).Attr[bgd.ALP])/100 - 2
		}
		return 18 - 3*truth(bgd.ReadyForce(s, p) <= int(d.Attr[bgd.ASF]))
	}
	mine := bgd.AttackGuardian(s, p)
	if mine == 0 {
		return 90 + int(d.Attr[bgd.ALP])/100
	}
	gauge := int(s.Card(mine).N[bgd.NGauge])
	gain := int(d.Attr[bgd.ALP]) - gauge - z.g.LP(s, mine)
	v := gain/60 + 6*(int(d.Attr[bgd.ASF])-int(z.g.Lib.Def(s.Card(mine).Def).Attr[bgd.ASF]))
	if s.Card(mine).Has(bgd.FlagWeak) {
		v += 6
	}
	if s.Dec.Prompt == bgd.PromptLimit {
		v += 40
	}
	force, _ := z.g.Price(s, o.Card, o.N)
	if s.Dec.Prompt == bgd.PromptSummon && bgd.ReadyForce(s, p)-force < 1 {
		v -= 14
	}
	return v
}

// handValue is the value of a card in hand, in tenths of a point.
func (z *guardians) handValue(s *rules.State, p rules.Seat, c rules.CardID) int {
	a := &z.g.Lib.Def(s.Card(c).Def).Attr
	switch t := a[bgd.AType]; {
	case t <= bgd.Raging:
		v := 6 + int(a[bgd.ALP])/300
		force := s.Count(rules.ZoneOf(bgd.Charge, p))
		if int(a[bgd.ASF]) > force+2 {
			v -= 4
		}
		if mine := bgd.AttackGuardian(s, p); mine != 0 && t == bgd.NormalAttack && a[bgd.ALP] <= z.g.Lib.Def(s.Card(mine).Def).Attr[bgd.ALP] {
			v -= 8
		}
		return v
	case t == bgd.Counter:
		return 12
	}
	return 9
}

func truth(b bool) int {
	if b {
		return 1
	}
	return 0
}

// evaluate returns the difference of the sides; a point is 100 LP.
func (z *guardians) evaluate(s *rules.State, p rules.Seat) int {
	if s.Result.Over {
		switch s.Result.Winner {
		case p:
			return 100 * (200 - int(s.Turn))
		case p.Other():
			return 100 * (int(s.Turn) - 200)
		}
		return 0
	}
	return z.side(s, p) - z.side(s, p.Other())
}

// side values a seat in hundredths of a point. The weights were fitted to
// 1,500 games between the priors: who won, given the position at the start of
// each turn. The damage of an attack and lasting DG count most; LP is renewed
// by every higher SF.
func (z *guardians) side(s *rules.State, p rules.Seat) int {
	v := 0
	if c := bgd.AttackGuardian(s, p); c != 0 {
		lp := min(z.g.LP(s, c), 7000)
		v += lp/8 + 120*z.g.SF(s, c) - int(s.Card(c).N[bgd.NGauge]) + 4*z.g.Strike(s, c, 60)
		if lp < 1500 { // one more hit defeats it
			v -= 1500 - lp
		}
		if s.Card(c).Has(bgd.FlagWeak) {
			v -= 600
		}
	}
	if bgd.AssistGuardian(s, p) != 0 {
		v += 400
	} else if s.Count(rules.ZoneOf(bgd.Assist, p)) > 0 {
		v += 1300
	}
	v += 550*s.Count(rules.ZoneOf(bgd.Domain, p)) + 80*s.Count(rules.ZoneOf(bgd.Materials, p))
	v += 150 * min(s.Count(rules.ZoneOf(bgd.Charge, p)), 7)
	v += 100 * min(s.Count(rules.ZoneOf(bgd.Hand, p)), 6)
	v += 700 * int(s.Seats[p][bgd.Counters])
	if n := s.Count(rules.ZoneOf(bgd.Deck, p)); n < 16 {
		v -= 350 * (16 - n)
	}
	return v
}

package guardians

import (
	"slices"

	"godeck/rules"
	"godeck/rules/ai"
	"godeck/rules/games"
	bgd "godeck/rules/guardians"
)

// enough is how much Force pays for most turns; more of it is worth less than the
// cards, which may replace a guardian.
const enough = 5

// chains is the first of a beginner's own turns in which it adds to a hit: a Limit Summon,
// or a second blow in the Extra Phase; settles the first in which it thinks of domains and
// what its guardians can do besides attacking; patience for how many turns of the match it
// keeps a guardian that is wounded.
const chains, settles, patience = 12, 6, 4

// Guide is the guide of Battle Guardians.
var Guide = ai.Guide{Mind: newMind}

// mind guides players of Battle Guardians. Its priors build Force, climb
// in SF without dying of inherited damage, keep a Force for the die and avoid
// an Extra Phase that cannot be satisfied.
type mind struct {
	ai.Common
	g *bgd.Game
}

func newMind(g games.Game) ai.Mind {
	draws, summons := ai.Prompts(bgd.PromptDraw, bgd.PromptFollow), ai.Prompts(bgd.PromptSummon, bgd.PromptSpeed, bgd.PromptLimit, bgd.PromptReturn)
	return &mind{g: g.(*bgd.Game), Common: ai.Tuned(g, ai.Tuning{
		Games:  ai.PerLevel[int]{ai.Easy: 24, ai.Normal: 200, ai.Hard: 1500},
		Thumb:  ai.Prompts(bgd.PromptOrder, bgd.PromptKeep, bgd.PromptRedraw, bgd.PromptForce, bgd.PromptDiscard, bgd.PromptBurn),
		Jitter: 24,
		Habits: []ai.Habit{
			{Prompts: draws, Verb: rules.Mode, Score: 26}, {Prompts: summons, Verb: rules.Mode, Score: 12}, {Prompts: ai.Prompts(bgd.PromptSet), Verb: rules.Mode, Score: -40}, {Prompts: ai.Prompts(bgd.PromptExtra), Verb: rules.Mode, Score: 30},
			{Prompts: ai.Prompts(bgd.PromptTargets, bgd.PromptCards, bgd.PromptFind), Verb: rules.Pick, Score: 10}, {Prompts: ai.Prompts(bgd.PromptMay), Verb: rules.Yes, Score: 8},
		},
		Slip: 1, Slack: 30, Turns: 2, Answers: 200, Won: 200, Haste: 1, Each: 2, Most: 8, Bonus: 8, Margin: 6,
		InPlay:  ai.Prompts(bgd.Attack, bgd.Assist, bgd.Domain),
		Effects: ai.Prompts(bgd.PromptSet, bgd.PromptCounter),
		Aims:    ai.Prompts(bgd.PromptTargets, bgd.PromptCards, bgd.PromptMay),
		Calm:    draws | summons | ai.Prompts(bgd.PromptDomain, bgd.PromptSet, bgd.PromptCharge),
		Price:   ai.Price{Zones: ai.Prompts(bgd.Hand, bgd.Charge, bgd.Materials), Flags: bgd.FlagSpent | (bgd.FlagUsed9<<1 - bgd.FlagUsed0), Seat: []int{bgd.Counters, bgd.Granted}},
	})}
}

func (z *mind) Forced(_ ai.Worlds, s *rules.State, p rules.Seat, opts []rules.Option) []rules.Option {
	switch s.Dec.Prompt {
	case bgd.PromptCounter, bgd.PromptDamage, bgd.PromptSpeed:
		if len(opts) == 1 {
			return opts[:1]
		}
	}
	if pass := (rules.Option{Verb: rules.Pass}); z.own(s, p) && slices.Contains(opts, pass) {
		return []rules.Option{pass}
	}
	return nil
}

// own reports whether what may be answered is the seat's own effect: nobody stops
// what they have just begun.
func (z *mind) own(s *rules.State, p rules.Seat) bool {
	return s.Dec.Prompt == bgd.PromptCounter && s.NFrames > 0 && s.Frame().Ctrl == p
}

// Penalty rules out certain losses while there is an alternative, an Extra
// Phase that only luck could satisfy, an assistant paid for and replaced in the
// same turn, a summon that takes the Force of the own attack, strength for a blow that cannot be paid, a change of a die that hits
// already, and a turn without an
// attack that hits on most numbers. Every life counter counts.
func (z *mind) Penalty(s *rules.State, p rules.Seat, o rules.Option) int {
	switch w := z.g.Warns(s, p, o); {
	case w == bgd.WarnRisk, w.Certain() && w != bgd.WarnLife, z.twice(s, p, o), z.denies(s, p, o), z.g.Vain(s, p, o), z.g.Needless(s, o):
		return ai.Never
	case s.Dec.Prompt == bgd.PromptSet && o.Verb == rules.Pass && z.hits(s, p, 4): // playouts fear a miss too much: who rolled then won 111 of 190
		return ai.Never
	case s.Dec.Prompt == bgd.PromptSet && o.Verb == rules.Pass && z.hits(s, p, 3):
		return 400
	case s.Dec.Prompt == bgd.PromptSet && o.Verb == rules.Attack && bgd.AttackGuardian(s, p.Other()) == 0: // a miss weakens, a hit finds nobody
		return 400
	case s.Dec.Prompt == bgd.PromptSet && o.Verb == rules.Mode && z.g.Wins(s, p): // the roll may be the last
		return 1200
	case s.Dec.Prompt == bgd.PromptSet && o.Verb == rules.Mode && o.N == bgd.SetRestart:
		return 100
	case s.Dec.Prompt == bgd.PromptSet && o.Verb == rules.Mode:
		return 400
	}
	return 0
}

// twice reports whether a summon replaces an assistant that came this turn.
func (z *mind) twice(s *rules.State, p rules.Seat, o rules.Option) bool {
	c := bgd.AssistGuardian(s, p)
	return s.Dec.Prompt == bgd.PromptSummon && o.Verb == rules.Use && c != 0 && s.Card(c).Since == s.Turn && z.assists(s, o)
}

// denies reports whether a summon leaves no Force for an attack that could be made, and
// is not for the guardian's life: one that has just come, is sound and is no weaker for a
// turn needs no other in its place, nor an assistant. The kept card has to come in the
// first turn (BGD-3.12): there it is what comes before it that takes the Force.
func (z *mind) denies(s *rules.State, p rules.Seat, o rules.Option) bool {
	mine, first := bgd.AttackGuardian(s, p), s.Seats[p][bgd.Turns] == 1
	if s.Dec.Prompt != bgd.PromptSummon || o.Verb != rules.Use || o.N == bgd.HowSilent || bgd.AttackGuardian(s, p.Other()) == 0 || z.g.Forbidden(s, p, bgd.ActRoll) {
		return false
	}
	force, _ := z.g.Price(s, o.Card, o.N)
	left := bgd.ReadyForce(s, p) - force
	if k := bgd.Kept(s, p); k != 0 && first {
		due, _ := z.g.Price(s, k, bgd.HowNormal)
		return k != o.Card && bgd.ReadyForce(s, p) > due && left <= due
	}
	if force == 0 || left > 0 || mine == 0 || !z.hits(s, p, 2) {
		return false
	}
	c := s.Card(mine)
	if c.Since == s.Turn || z.assists(s, o) {
		return true
	}
	return !c.Has(bgd.FlagWeak) && !(z.g.LP(s, mine) < 1500 && z.g.Standing(s, p, o.Card, o.N) >= z.g.LP(s, mine)+500)
}

// assists reports whether an answer summons a guardian to the Assist Zone.
func (z *mind) assists(s *rules.State, o rules.Option) bool {
	t := z.Def(s, o.Card).Attr[bgd.AType]
	return o.Verb == rules.Use && o.N != bgd.HowSilent && (t == bgd.NormalAssist || t == bgd.Armed)
}

// hits reports whether an attack is possible that hits somebody on at least n
// numbers.
func (z *mind) hits(s *rules.State, p rules.Seat, n int) bool {
	return bgd.AttackGuardian(s, p.Other()) != 0 && z.g.CanRoll(s, p) && z.g.Odds(s, p) >= n
}

// Senseless is to end the turn without an attack that hits on every other
// number or may win; where it may win also to go back to the Summon Phase or
// to draw for life counters first. So is paying lives for two cards with no
// more than four of them, charging a second card from the last three instead of
// drawing, and a domain that burns the own guardian before an attack profits
// from it. What a beginner does not think of is in overlooks.
func (z *mind) Senseless(s *rules.State, p rules.Seat, opts []rules.Option, q *ai.Plan) bool {
	switch o := q.Answers[0]; {
	case z.overlooks(s, p, o), z.hoards(s, p, opts, o):
		return true
	case (s.Dec.Prompt == bgd.PromptExtra || s.Dec.Prompt == bgd.PromptLimit) && o.Verb != rules.Pass:
		return s.Seats[p][bgd.Turns] < chains
	case (s.Dec.Prompt == bgd.PromptCharge || s.Dec.Prompt == bgd.PromptFollow) && o.Verb == rules.Use && (z.rescues(s, p, o.Card) >= 500 || z.next(s, p, o.Card)):
		return true
	case s.Dec.Prompt == bgd.PromptDamage && o.Verb == rules.Mode: // lives are for what leaves less than they help with
		return z.g.LP(s, s.Dec.Src)-int(s.Dec.Arg) >= bgd.NullifyUnit
	case s.Dec.Prompt == bgd.PromptDamage && o.Verb == rules.Pass: // … and they are for what leaves next to nothing
		n := int(s.Dec.Arg)
		return z.g.LP(s, s.Dec.Src)-n < 700 && int(s.Seats[p][bgd.Counters]) > n/bgd.NullifyUnit+1 && slices.ContainsFunc(opts, func(x rules.Option) bool { return x.Verb == rules.Mode })
	case s.Dec.Prompt == bgd.PromptSummon && (o.Verb == rules.Pass || o.Verb == rules.Attack || z.assists(s, o)) && z.climb(s, p, opts, o):
		return true
	case (s.Dec.Prompt == bgd.PromptDraw || s.Dec.Prompt == bgd.PromptFollow) && o.Verb == rules.Mode && o.N != 0 && z.waiting(s, p) >= 2:
		return ai.Count(s, bgd.Deck, p) > 16
	case s.Dec.Prompt == bgd.PromptSet && o.Verb == rules.Mode && o.N != bgd.SetRestart && s.Seats[p][bgd.Counters] <= 4:
		return true
	case s.Dec.Prompt == bgd.PromptDraw && o.Verb == rules.Pass:
		return ai.Count(s, bgd.Deck, p) > 16
	case s.Dec.Prompt == bgd.PromptCharge && o.Verb == rules.Pass:
		return ai.Count(s, bgd.Charge, p) < 5 && ai.Count(s, bgd.Hand, p) > 1+rules.Truth(bgd.Kept(s, p) != 0)
	case s.Dec.Prompt == bgd.PromptFollow && o.Verb == rules.Use: // a hand is not emptied into Force
		return s.Seats[p][bgd.Turns] > 1 && ai.Count(s, bgd.Hand, p) <= 3
	case s.Dec.Prompt == bgd.PromptSummon && z.swaps(s, p, o):
		return true
	case s.Dec.Prompt == bgd.PromptDomain && o.Verb == rules.Use:
		return bgd.Scorches(z.Lib, z.Def(s, o.Card)) && !z.hits(s, p, 2)
	case s.Dec.Prompt == bgd.PromptSummon && z.assists(s, o):
		force, _ := z.g.Price(s, o.Card, o.N)
		return force > 0 && force == bgd.ReadyForce(s, p) && z.hits(s, p, 3)
	}
	if s.Dec.Prompt != bgd.PromptSet || !slices.Contains(opts, rules.Option{Verb: rules.Attack}) {
		return false
	}
	switch q.Answers[0].Verb {
	case rules.Pass:
		return z.hits(s, p, 3) || z.g.Wins(s, p)
	case rules.Mode:
		return z.g.Wins(s, p)
	}
	return false
}

// rich reports whether a seat has Force to spare.
func rich(s *rules.State, p rules.Seat) bool { return ai.Count(s, bgd.Charge, p) >= enough }

// hoards reports whether an answer of a seat with Force to spare leaves it lying: a
// summon that would help and leaves one for the die is let go, a second card is charged
// instead of drawing, or a card is charged that can be summoned to some good.
func (z *mind) hoards(s *rules.State, p rules.Seat, opts []rules.Option, o rules.Option) bool {
	if !rich(s, p) {
		return false
	}
	switch s.Dec.Prompt {
	case bgd.PromptSummon:
		return o.Verb == rules.Pass && bgd.ReadyForce(s, p) >= enough && slices.ContainsFunc(opts, func(x rules.Option) bool { return z.spends(s, p, x) })
	case bgd.PromptFollow:
		return o.Verb == rules.Use && ai.Count(s, bgd.Deck, p) > 16
	case bgd.PromptCharge:
		return o.Verb == rules.Use && int(z.Def(s, o.Card).Attr[bgd.ASF]) <= z.g.Limit(s, p) && z.serves(s, p, rules.Option{Verb: rules.Use, Card: o.Card, N: bgd.HowNormal})
	}
	return false
}

// spends reports whether an answer is a summon that helps and leaves a Force for the die.
func (z *mind) spends(s *rules.State, p rules.Seat, o rules.Option) bool {
	if o.Verb != rules.Use || o.N != bgd.HowNormal && o.N != bgd.HowSilent || z.g.Warns(s, p, o).Certain() || z.twice(s, p, o) || z.denies(s, p, o) {
		return false
	}
	force, discard := z.g.Price(s, o.Card, o.N)
	return discard == 0 && force < bgd.ReadyForce(s, p) && (o.N == bgd.HowSilent || z.serves(s, p, o))
}

// serves reports whether a summon is to some good: an assistant or an attack guardian that
// stands firmer than the one there, if any.
func (z *mind) serves(s *rules.State, p rules.Seat, o rules.Option) bool {
	there := bgd.AttackGuardian(s, p)
	switch z.Def(s, o.Card).Attr[bgd.AType] {
	case bgd.NormalAssist, bgd.Armed:
		if there = bgd.AssistGuardian(s, p); there == 0 {
			return ai.Count(s, bgd.Assist, p) == 0
		}
	case bgd.NormalAttack:
	default:
		return false
	}
	return there != 0 && z.g.Standing(s, p, o.Card, o.N) > z.g.LP(s, there)
}

// overlooks reports whether an answer is one that a beginner does not think of: to answer
// a summon, or an effect or damage that does not defeat its guardian; to mend a roll;
// domains and abilities while a match is young; to throw where two numbers hit and none
// wins; another guardian for one that is wounded, has not been there for long and still stands. Its guardians that are
// too high for now are what it makes Force of.
func (z *mind) overlooks(s *rules.State, p rules.Seat, o rules.Option) bool {
	switch {
	case s.Seats[p][bgd.Turns] <= 1:
		return false
	case s.Dec.Prompt == bgd.PromptMay && o.Verb == rules.Yes:
		return z.g.Turns(s, p, o) != 0
	case s.Dec.Prompt == bgd.PromptSpeed && o.Verb == rules.Mode:
		return true
	case s.Dec.Prompt == bgd.PromptSet && o.Verb == rules.Attack:
		return z.g.Odds(s, p) <= 2 && !z.g.Wins(s, p)
	case o.Verb != rules.Use:
		return false
	}
	switch s.Dec.Prompt {
	case bgd.PromptSpeed:
		return true
	case bgd.PromptSummon:
		c := bgd.AttackGuardian(s, p)
		return c != 0 && !z.assists(s, o) && o.N != bgd.HowSilent && s.Card(c).N[bgd.NGauge] >= 800 && z.g.LP(s, c) >= 700 && int(s.Turn-s.Card(c).Since) < patience && !rich(s, p)
	case bgd.PromptCounter:
		c, n := z.g.Looms(s, p)
		return c == 0 || n < z.g.LP(s, c)
	case bgd.PromptDamage:
		return !z.deadly(s)
	case bgd.PromptDomain:
		return s.Seats[p][bgd.Turns] < settles && !rich(s, p)
	case bgd.PromptSet:
		return s.Seats[p][bgd.Turns] < settles && !rich(s, p) && !z.g.Wins(s, p)
	case bgd.PromptCharge:
		return !z.distant(s, p, o.Card) && slices.ContainsFunc(s.Zone(rules.ZoneOf(bgd.Hand, p)), func(c rules.CardID) bool { return z.distant(s, p, c) })
	}
	return false
}

// distant reports whether a card is a strong guardian that cannot be summoned yet.
func (z *mind) distant(s *rules.State, p rules.Seat, c rules.CardID) bool {
	a := &z.Def(s, c).Attr
	return a[bgd.AType] <= bgd.Raging && int(a[bgd.ASF]) > z.g.Limit(s, p) && bgd.Kept(s, p) != c && !z.next(s, p, c) && z.rescues(s, p, c) < 500
}

// gain returns how many LP a guardian would have above those of a seat's own, whose
// DG it inherits.
func (z *mind) gain(s *rules.State, mine, c rules.CardID) int {
	return int(z.Def(s, c).Attr[bgd.ALP]) - int(s.Card(mine).N[bgd.NGauge]) - z.g.LP(s, mine)
}

// rescues returns how many LP a guardian in hand would give to a seat whose own
// has little left, if it may be summoned for Force; else 0.
func (z *mind) rescues(s *rules.State, p rules.Seat, c rules.CardID) int {
	mine, a := bgd.AttackGuardian(s, p), &z.Def(s, c).Attr
	if mine == 0 || a[bgd.AType] != bgd.NormalAttack || int(a[bgd.ASF]) > z.g.Limit(s, p) || z.g.LP(s, mine) >= 1500 {
		return 0
	}
	return max(0, z.gain(s, mine, c))
}

// higher reports whether a card is a guardian that can be summoned for Force and
// stands above a seat's own in SF, with no less LP.
func (z *mind) higher(s *rules.State, p rules.Seat, c rules.CardID) bool {
	mine, a := bgd.AttackGuardian(s, p), &z.Def(s, c).Attr
	return mine != 0 && a[bgd.AType] == bgd.NormalAttack && int(a[bgd.ASF]) > z.g.SF(s, mine) && z.gain(s, mine, c) >= 0
}

// next reports whether a card of the hand is the lowest of those that could stand
// above a seat's guardian, within two more SF: it is not made into Force.
func (z *mind) next(s *rules.State, p rules.Seat, c rules.CardID) bool {
	sf := func(c rules.CardID) int { return int(z.Def(s, c).Attr[bgd.ASF]) }
	if !z.higher(s, p, c) || sf(c) > z.g.SF(s, bgd.AttackGuardian(s, p))+2 {
		return false
	}
	for _, x := range s.Zone(rules.ZoneOf(bgd.Hand, p)) {
		if x != c && z.higher(s, p, x) && sf(x) <= sf(c) {
			return false
		}
	}
	return true
}

// climb reports whether a higher guardian could be summoned now, with a Force left
// for the die, and could not after an answer.
func (z *mind) climb(s *rules.State, p rules.Seat, opts []rules.Option, o rules.Option) bool {
	ready := bgd.ReadyForce(s, p)
	spent := ready
	if o.Verb == rules.Use {
		spent, _ = z.g.Price(s, o.Card, o.N)
	}
	return slices.ContainsFunc(opts, func(x rules.Option) bool {
		if x.Verb != rules.Use || x.N != bgd.HowNormal || !z.higher(s, p, x.Card) {
			return false
		}
		force, _ := z.g.Price(s, x.Card, x.N)
		return ready > force && ready-spent <= force
	})
}

// waiting counts the cards of the side deck in a hand: what brings them out may
// never come.
func (z *mind) waiting(s *rules.State, p rules.Seat) (n int) {
	for _, c := range s.Zone(rules.ZoneOf(bgd.Hand, p)) {
		n += rules.Truth(z.g.OfSide(s.Card(c).Def))
	}
	return n
}

// swaps reports whether a summon puts an attack guardian in the place of one that
// has no less LP and costs no less, or gains little and takes the Force of a good
// attack.
func (z *mind) swaps(s *rules.State, p rules.Seat, o rules.Option) bool {
	mine, def := bgd.AttackGuardian(s, p), z.Def(s, o.Card)
	if o.Verb != rules.Use || mine == 0 || bgd.Kept(s, p) == o.Card || def.Attr[bgd.AType] != bgd.NormalAttack {
		return false
	}
	force, _ := z.g.Price(s, o.Card, o.N)
	gain := z.g.Standing(s, p, o.Card, o.N) - z.g.LP(s, mine)
	return gain <= 0 && int(def.Attr[bgd.ASF]) <= z.g.SF(s, mine) || gain < 500 && force == bgd.ReadyForce(s, p) && z.hits(s, p, 3)
}

// Prior scores an answer in tenths of a point; passing is about 0.
func (z *mind) Prior(s *rules.State, p rules.Seat, o rules.Option) int {
	if w := z.g.Warns(s, p, o); w.Certain() || w == bgd.WarnRisk || o.Verb == rules.Use && z.own(s, p) {
		return -1000
	}
	switch prompt := s.Dec.Prompt; o.Verb {
	case rules.Use:
		switch prompt {
		case bgd.PromptFollow:
			if ai.Count(s, bgd.Hand, p) > 5 {
				return 24 - z.handValue(s, p, o.Card)
			}
		case bgd.PromptCharge:
			n := ai.Count(s, bgd.Charge, p)
			return 60 - 6*min(n, 9) - 12*max(0, min(n, 9)-enough) - z.handValue(s, p, o.Card)
		case bgd.PromptSummon, bgd.PromptSpeed, bgd.PromptLimit, bgd.PromptReturn:
			if s.Card(o.Card).Def != 0 {
				return z.summon(s, p, o)
			}
		case bgd.PromptDomain:
			return 20 - 30*ai.Count(s, bgd.Domain, p)
		case bgd.PromptSet: // the last Force is needed for the die
			return 22 - 14*rules.Truth(bgd.ReadyForce(s, p) == 1)
		case bgd.PromptCounter: // above all an attack ability
			return 6 + 12*rules.Truth(s.Dec.Arg2 == 2)
		case bgd.PromptDamage:
			return 70*rules.Truth(z.deadly(s) || s.Dec.Arg >= 800) - 20
		}
	case rules.Mode:
		switch {
		case prompt == bgd.PromptDamage && (z.deadly(s) || s.Dec.Arg >= 2000 && s.Seats[p][bgd.Counters] > 2):
			return 60 - 10*int(s.Dec.Arg)/1000
		case prompt == bgd.PromptDamage:
			return -20
		case o.N == 0 && (prompt == bgd.PromptDraw || prompt == bgd.PromptFollow):
			return 30 - 200/max(1, ai.Count(s, bgd.Deck, p))
		}
	case rules.Attack:
		return 14 + 4*z.g.Odds(s, p)
	case rules.Pick:
		switch prompt {
		case bgd.PromptForce, bgd.PromptDiscard, bgd.PromptBurn, bgd.PromptRedraw:
			return 14 - z.handValue(s, p, o.Card)
		case bgd.PromptKeep:
			return z.handValue(s, p, o.Card)
		}
	}
	return z.Habit(s, o)
}

// deadly reports whether the damage in question defeats an attack guardian.
func (z *mind) deadly(s *rules.State) bool {
	return int(s.Dec.Arg) >= z.g.LP(s, s.Dec.Src) && s.Card(s.Dec.Src).Zone.Kind() == bgd.Attack
}

// summon scores a summon: LP gained over the present guardian, the newcomer's
// damage, and what is left to pay for the die.
func (z *mind) summon(s *rules.State, p rules.Seat, o rules.Option) int {
	a, regular := &z.Def(s, o.Card).Attr, s.Dec.Prompt == bgd.PromptSummon
	if o.N == bgd.HowSilent && regular {
		return 16
	}
	force, _ := z.g.Price(s, o.Card, o.N)
	left := bgd.ReadyForce(s, p) - force
	if k := bgd.Kept(s, p); k != 0 && s.Seats[p][bgd.Turns] == 1 { // the kept card has to be summoned this turn (BGD-3.12)
		switch {
		case s.Card(k).Def == s.Card(o.Card).Def:
			return 150
		case left <= int(z.Def(s, k).Attr[bgd.ASF]): // and one for the die
			return -20
		}
	}
	if t := a[bgd.AType]; t == bgd.NormalAssist || t == bgd.Armed {
		if c := bgd.AssistGuardian(s, p); c != 0 {
			return int(a[bgd.ALP]-z.Def(s, c).Attr[bgd.ALP])/100 - 2
		}
		return 18 - 3*rules.Truth(bgd.ReadyForce(s, p) <= int(a[bgd.ASF]))
	}
	mine := bgd.AttackGuardian(s, p)
	if mine == 0 {
		return 90 + int(a[bgd.ALP])/100
	}
	return z.gain(s, mine, o.Card)/60 + 6*int(a[bgd.ASF]-z.Def(s, mine).Attr[bgd.ASF]) + 6*rules.Truth(s.Card(mine).Has(bgd.FlagWeak)) +
		40*rules.Truth(s.Dec.Prompt == bgd.PromptLimit) - 14*rules.Truth(regular && left < 1)
}

// handValue is the value of a card in hand, in tenths of a point.
func (z *mind) handValue(s *rules.State, p rules.Seat, c rules.CardID) int {
	a := &z.Def(s, c).Attr
	switch t := a[bgd.AType]; {
	case t <= bgd.Raging:
		mine := bgd.AttackGuardian(s, p)
		v := 6 + int(a[bgd.ALP])/300 - 4*rules.Truth(int(a[bgd.ASF]) > ai.Count(s, bgd.Charge, p)+2) -
			8*rules.Truth(mine != 0 && t == bgd.NormalAttack && a[bgd.ALP] <= z.Def(s, mine).Attr[bgd.ALP])
		if z.g.OfSide(s.Card(c).Def) {
			return v - 4*max(0, z.waiting(s, p)-1)
		}
		return v + min(z.rescues(s, p, c)/100, 20)
	case t == bgd.Counter:
		return 12
	}
	return 9
}

// Side values a seat in hundredths of a point. The weights were fitted to
// 1,500 games between the priors: who won, given the position at the start of
// each turn. The damage of an attack and lasting DG count most; LP is renewed
// by every higher SF.
func (z *mind) Side(s *rules.State, p rules.Seat) int {
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
	} else if ai.Count(s, bgd.Assist, p) > 0 {
		v += 1300
	}
	v += 550*ai.Count(s, bgd.Domain, p) + 80*ai.Count(s, bgd.Materials, p)
	force := ai.Count(s, bgd.Charge, p)
	v += 150*min(force, enough) + 40*max(0, min(force, 7)-enough)
	v += 100 * min(ai.Count(s, bgd.Hand, p), 6)
	v += 700 * int(s.Seats[p][bgd.Counters])
	if n := ai.Count(s, bgd.Deck, p); n < 16 {
		v -= 350 * (16 - n)
	}
	return v
}

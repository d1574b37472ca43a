package duemagic

import (
	"slices"

	"godeck/rules"
	"godeck/rules/ai"
	dmg "godeck/rules/duemagic"
	"godeck/rules/games"
)

// Guide is the guide of Duemagic.
var Guide = ai.Guide{Mind: newMind, Exchange: exchange}

// mind guides players of Duemagic. Playouts include the opponent's turn,
// so mana kept for a response is worth what the response is worth. Outside its
// own main step it passes unless a response gains something (DMG-7.2).
type mind struct {
	ai.Common
	g     *dmg.Game
	quiet bool // declines to respond this time
	offer bool // the last option is to pass
	mana  int
	wall  int  // greatest power of a creature that can block
	bare  bool // the opponent has no shields
}

// Bits of Game.Keywords.
const (
	blocker = 1 << 1
	quick   = blocker<<(dmg.KwSpeed-dmg.KwBlocker) | blocker<<(dmg.KwDouble-dmg.KwBlocker) |
		blocker<<(dmg.KwTriple-dmg.KwBlocker) | blocker<<(dmg.KwWorld-dmg.KwBlocker)
)

func newMind(g games.Game) ai.Mind {
	return &mind{g: g.(*dmg.Game), Common: ai.Tuned(g, ai.Tuning{
		Depth: ai.PerLevel[int]{ai.Hard: 24},
		Games: ai.PerLevel[int]{ai.Easy: 40, ai.Normal: 400, ai.Hard: 1800},
		Thumb: ai.Prompts(dmg.PromptBottom, dmg.PromptQuick),
		Slip:  2, Slack: 80, Turns: 2, Answers: 500, Won: 600, Haste: 1, Each: 2, Width: 6, Bonus: 30,
		InPlay:  ai.Prompts(dmg.Battle),
		Effects: ai.Prompts(dmg.PromptPriority, dmg.PromptDeclare),
		Aims:    ai.Prompts(dmg.PromptTargets, dmg.PromptCards, dmg.PromptMay),
		Calm:    ai.Prompts(dmg.PromptPriority, dmg.PromptCharge, dmg.PromptAttack),
		Price:   ai.Price{Zones: ai.Prompts(dmg.Hand, dmg.Mana), Flags: dmg.FlagTapped, Seat: []int{dmg.ExtraTurns}},
	})}
}

func (z *mind) Forced(_ ai.Worlds, s *rules.State, p rules.Seat, opts []rules.Option) []rules.Option {
	verb := rules.NoVerb
	switch s.Dec.Prompt {
	case dmg.PromptPay, dmg.PromptArrange: // the program completes the payment; cards are arranged as they come
		verb = rules.Done
	case dmg.PromptOrderWin:
		verb = rules.Yes
	case dmg.PromptMulligan:
		verb = rules.No
		if s.Seats[p][dmg.Mulligans] < 2 && !z.early(s, p) {
			verb = rules.Yes
		}
	default:
		return nil
	}
	return []rules.Option{{Verb: verb}}
}

// early reports whether the hand can do something in the first turns.
func (z *mind) early(s *rules.State, p rules.Seat) bool {
	for _, c := range s.Zone(rules.ZoneOf(dmg.Hand, p)) {
		if z.cost(s, c) <= 3 {
			return true
		}
	}
	return false
}

func (z *mind) cost(s *rules.State, c rules.CardID) int {
	return int(z.Def(s, c).Attr[dmg.ACost])
}

// Penalty: a card spent on next to nothing is wasted, and the value of mana
// shows only after the turns of a playout; so does that of a creature for which
// nothing is paid.
func (z *mind) Penalty(s *rules.State, p rules.Seat, o rules.Option) int {
	switch {
	case o.Verb == rules.Pass && s.Dec.Prompt == dmg.PromptCharge && z.needsMana(s, p):
		return ai.Never
	case o.Verb == rules.Use && s.Dec.Prompt == dmg.PromptPriority && !dmg.NormalTiming(s, p):
		if z.pointless(s, p, o.Card) {
			return ai.Never
		}
		return 800
	case o.Verb == rules.Pass && s.Dec.Prompt == dmg.PromptDeclare && slices.ContainsFunc(s.Zone(rules.ZoneOf(dmg.Hand, p)), func(c rules.CardID) bool {
		return dmg.Offered(s, c) && !z.g.IsSpell(s, c) && z.g.Has(s, c, dmg.KwTrigger)
	}): // a creature for nothing
		return 600
	case o.Verb == rules.Pass && s.Dec.Prompt == dmg.PromptAttack && z.opens(s, p):
		return 3500
	}
	return 0
}

// opens reports whether three or more can attack the player and nobody stands before
// them: what waiting would bring is not seen in the turns of a playout, and what it
// gives away, the opponent's time to build, is not either.
func (z *mind) opens(s *rules.State, p rules.Seat) bool {
	for _, c := range s.Zone(rules.ZoneOf(dmg.Battle, p.Other())) {
		if s.Card(c).Host == 0 && !dmg.Tapped(s, c) && z.g.Has(s, c, dmg.KwBlocker) {
			return false
		}
	}
	attackers := 0
	for _, c := range s.Zone(rules.ZoneOf(dmg.Battle, p)) {
		if s.Card(c).Host == 0 && z.g.MayAttack(s, p, c, 0) {
			attackers++
		}
	}
	return attackers >= 3
}

// Senseless is an attack that ends in the attacker's death and nothing else,
// ending attacks that nobody can stop, a small creature thrown before an
// attack that costs one shield of many, a turn without the creature that could
// be summoned, and a card paid for before one's own Main step, for no reason.
func (z *mind) Senseless(s *rules.State, p rules.Seat, opts []rules.Option, q *ai.Plan) bool {
	o := q.Answers[0]
	switch s.Dec.Prompt {
	case dmg.PromptPriority:
		if o.Verb == rules.Use {
			return s.Active == p && s.Step < dmg.StepMain && s.NStack == 0
		}
		return o.Verb == rules.Pass && dmg.NormalTiming(s, p) && slices.ContainsFunc(opts, func(a rules.Option) bool {
			return a.Verb == rules.Use && a.N == int16(dmg.HowPay) && !z.g.IsSpell(s, a.Card)
		})
	case dmg.PromptAttack:
		attackers, last := 0, rules.CardID(0)
		for _, a := range opts {
			if a.Verb == rules.Attack && a.N == 0 && a.Card != last {
				attackers, last = attackers+1, a.Card
			}
		}
		blockers, deadly := 0, 0
		for _, c := range s.Zone(rules.ZoneOf(dmg.Battle, p.Other())) {
			if s.Card(c).Host == 0 && z.g.MayBlock(s, p.Other(), c) {
				blockers++
				if o.Card != 0 && z.g.Power(s, c) > z.g.Power(s, o.Card) {
					deadly++
				}
			}
		}
		switch {
		case o.Verb == rules.Pass:
			return attackers > 0 && (ai.Count(s, dmg.Battle, p.Other()) == 0 || dmg.ShieldsOf(s, p.Other()) == 0 && attackers > blockers)
		case z.g.Has(s, o.Card, dmg.KwPowerAttacker) || z.g.Has(s, o.Card, dmg.KwSlayer) || z.g.Has(s, o.Card, dmg.KwWinsBattles):
			return false
		case o.N != 0:
			return z.g.Power(s, rules.CardID(o.N)) > z.g.Power(s, o.Card)
		}
		return deadly >= attackers && !z.g.Has(s, o.Card, dmg.KwUnblockable)
	case dmg.PromptBlock:
		return o.Verb == rules.Block && dmg.ShieldsOf(s, p) > 3 && s.Vars[dmg.AttackOn] == 0 &&
			z.g.Power(s, o.Card) < z.g.Power(s, rules.CardID(s.Vars[dmg.Attacker])) && !z.g.Has(s, o.Card, dmg.KwSlayer)
	}
	return false
}

func (z *mind) needsMana(s *rules.State, p rules.Seat) bool {
	mana, dear := ai.Count(s, dmg.Mana, p), 0
	for _, c := range s.Zone(rules.ZoneOf(dmg.Hand, p)) {
		dear = max(dear, z.cost(s, c))
	}
	return mana < 5 || mana < dear
}

// pointless reports whether a spell would have no target now (an EmptyCast).
func (z *mind) pointless(s *rules.State, p rules.Seat, c rules.CardID) bool {
	return z.g.IsSpell(s, c) && !z.g.FindsTarget(s, p, c)
}

func (z *mind) Look(s *rules.State, p rules.Seat, opts []rules.Option) {
	switch s.Dec.Prompt {
	case dmg.PromptPriority: // respond to attacks and removal now and then
		respond := 1
		if !dmg.NormalTiming(s, p) {
			respond = 12
			switch {
			case s.Active != p && (s.Step == dmg.StepAttack || s.Step == dmg.StepBlock):
				respond = 3
			case s.NStack > 0 && s.Stack[s.NStack-1].Ctrl != p:
				respond = 4
			}
		}
		z.quiet = respond > 1 && z.R.IntN(respond) != 0
	case dmg.PromptCharge:
		z.mana = ai.Count(s, dmg.Mana, p)
	case dmg.PromptAttack:
		z.wall = 0
		for _, c := range s.Zone(rules.ZoneOf(dmg.Battle, p.Other())) {
			if !dmg.Tapped(s, c) && s.Card(c).Host == 0 && z.g.Has(s, c, dmg.KwBlocker) {
				z.wall = max(z.wall, z.g.Power(s, c))
			}
		}
		z.bare = dmg.ShieldsOf(s, p.Other()) == 0
	case dmg.PromptStack:
		z.offer = len(opts) > 0 && opts[len(opts)-1].Verb == rules.Pass
	}
}

func (z *mind) Prior(s *rules.State, p rules.Seat, o rules.Option) int {
	pass := o.Verb == rules.Pass
	switch s.Dec.Prompt {
	case dmg.PromptPay, dmg.PromptArrange:
		if o.Verb == rules.Done {
			return 1
		}
		return 0
	case dmg.PromptPriority:
		return z.use(s, p, o)
	case dmg.PromptCharge: // cards that cannot be used soon go first
		switch {
		case pass && z.mana >= 8 && ai.Count(s, dmg.Hand, p) < 3:
			return 1000
		case pass:
			return -100
		}
		return 4*(z.cost(s, o.Card)-z.mana) + z.R.IntN(12)
	case dmg.PromptAttack:
		return z.attack(s, p, o)
	case dmg.PromptBlock:
		if !pass {
			return z.g.Power(s, o.Card) - z.g.Power(s, rules.CardID(s.Vars[dmg.Attacker]))
		}
		if dmg.ShieldsOf(s, p) == 0 && s.Vars[dmg.AttackOn] == 0 {
			return -1000
		}
		return z.R.IntN(3000) - 500
	case dmg.PromptTargets, dmg.PromptCards, dmg.PromptSplit:
		if o.Verb == rules.Done {
			return -5000 + z.R.IntN(8000)
		}
		v := z.cardValue(s, o.Card)
		if c := s.Card(o.Card); c.Zone.Seat() == p && c.Zone.Kind() == dmg.Battle {
			v = -v
		}
		return v + z.R.IntN(600)
	case dmg.PromptBase: // the one that is worth least; a tapped one makes the newcomer tapped
		if o.Verb == rules.Done {
			return -1 << 20
		}
		v := -z.cardValue(s, o.Card) + z.R.IntN(200)
		if s.Card(o.Card).Zone.Kind() == dmg.Battle && dmg.Tapped(s, o.Card) {
			v -= 3000
		}
		return v
	case dmg.PromptBottom:
		if o.Verb == rules.Done {
			return -100
		}
		return z.cost(s, o.Card)
	case dmg.PromptDeclare:
		switch {
		case pass:
			return 0
		case z.pointless(s, p, o.Card):
			return -1
		}
		return 1 + z.R.IntN(4)
	case dmg.PromptReplace:
		return 0 // the first
	case dmg.PromptMay:
		if (o.Verb == rules.Yes) == (z.R.IntN(5) > 0) {
			return 1
		}
		return 0
	case dmg.PromptStack:
		if z.offer { // an exchange is usually worth it
			return 0
		}
	}
	return z.R.IntN(1 << 16)
}

// use scores using a card in its own main step.
func (z *mind) use(s *rules.State, p rules.Seat, o rules.Option) int {
	switch {
	case o.Verb == rules.Pass && z.quiet:
		return 1000
	case o.Verb == rules.Pass:
		return 2
	case z.quiet:
		return 0
	case o.N != int16(dmg.HowNinja) && z.pointless(s, p, o.Card):
		return -1
	case o.N >= int16(dmg.HowActivate):
		return z.R.IntN(4)
	}
	return 1 + z.cost(s, o.Card) + z.R.IntN(3)
}

func (z *mind) attack(s *rules.State, p rules.Seat, o rules.Option) int {
	if o.Verb == rules.Pass {
		return z.R.IntN(3000)
	}
	pw := z.g.Power(s, o.Card)
	if o.N == 0 {
		v := 1500 + z.R.IntN(2500)
		if z.bare {
			v += 6000
		}
		if z.wall >= pw {
			v -= 2000
		}
		return v
	}
	if t := z.g.Power(s, rules.CardID(o.N)); t < pw {
		return 1500 + t/2 + z.R.IntN(2000)
	}
	return -1000
}

// cardValue is a rough value of a card where it is.
func (z *mind) cardValue(s *rules.State, c rules.CardID) int {
	if s.Card(c).Zone.Kind() == dmg.Battle {
		return z.g.Power(s, c) + 300*z.cost(s, c)
	}
	return 400 * z.cost(s, c)
}

// Side counts what a player has. What waits on the stack is worth what it was in
// the hand, or will be on the table: else whoever weighs at once what an answer
// brings (ai.Greedy) would take every card that is paid for as lost.
func (z *mind) Side(s *rules.State, p rules.Seat) int {
	shields := dmg.ShieldsOf(s, p)
	v := 1500 * shields
	if shields == 0 {
		v -= 2500
	}
	v += 900 * min(ai.Count(s, dmg.Hand, p), 8)
	v += 700 * min(ai.Count(s, dmg.Mana, p), 8)
	v -= 1200 * max(0, 6-ai.Count(s, dmg.Library, p))
	for i := range s.Stack[:s.NStack] {
		switch o := &s.Stack[i]; {
		case o.Kind != dmg.ItemCard || o.Ctrl != p:
		case z.g.IsSpell(s, o.Card):
			v += 900
		default:
			v += max(900, 600+int(z.Def(s, o.Card).Attr[dmg.APower])*100/350)
		}
	}
	for _, c := range s.Zone(rules.ZoneOf(dmg.Battle, p)) {
		if s.Card(c).Host != 0 {
			continue
		}
		k := z.g.Keywords(s, c)
		v += 600 + z.g.Power(s, c)*100/350
		if k&quick != 0 { // speed and breakers
			v += 600
		}
		if k&blocker != 0 && !dmg.Tapped(s, c) {
			v += 400
		}
	}
	return v
}

package ai

import (
	"math/rand/v2"

	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/rules/games"
)

// Duemagic is the guide of Duemagic.
var Duemagic = Guide{guide: newDuemagic, exchange: sideboardDuemagic}

// duemagic guides players of Duemagic. Playouts include the opponent's turn,
// so mana kept for a response is worth what the response is worth. Outside its
// own main step it passes unless a response gains something (DMG-7.2).
type duemagic struct {
	singly
	g     *dmg.Game
	t     tuning
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

func newDuemagic(g games.Game) guide {
	z := &duemagic{g: g.(*dmg.Game)}
	z.t = tuning{
		depth: [levels]int{Hard: 24},
		games: [levels]int{Easy: 40, Normal: 400, Hard: 1800},
		slip:  2, slack: 25, turns: 2, answers: 500, each: 2, width: 6, bonus: 30,
		inPlay: 1 << dmg.Battle,
		pool:   len(z.g.Lib.Defs) - 1,
	}
	for _, d := range z.g.Lib.Decks() {
		z.t.lists = append(z.t.lists, z.g.DeckOf(d))
		z.t.wide = append(z.t.wide, append(z.g.DeckOf(d), z.g.Lib.Side(d)...))
	}
	return z
}

func (z *duemagic) tuning() *tuning { return &z.t }

func (z *duemagic) forced(a *search, s *rules.State, p rules.Seat, opts []rules.Option) []rules.Option {
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
	case dmg.PromptBottom, dmg.PromptQuick:
		return []rules.Option{a.rolloutPolicy(s, p)}
	default:
		return nil
	}
	return []rules.Option{{Verb: verb}}
}

// early reports whether the hand can do something in the first turns.
func (z *duemagic) early(s *rules.State, p rules.Seat) bool {
	for _, c := range s.Zone(rules.ZoneOf(dmg.Hand, p)) {
		if z.cost(s, c) <= 3 {
			return true
		}
	}
	return false
}

func (z *duemagic) cost(s *rules.State, c rules.CardID) int {
	return int(z.g.Lib.Def(s.Card(c).Def).Attr[dmg.ACost])
}

// penalty: a card spent on next to nothing is wasted, and the value of mana
// shows only after the turns of a playout.
func (z *duemagic) penalty(s *rules.State, p rules.Seat, o rules.Option) int {
	switch {
	case o.Verb == rules.Pass && s.Dec.Prompt == dmg.PromptCharge && z.needsMana(s, p):
		return never
	case o.Verb == rules.Use && s.Dec.Prompt == dmg.PromptPriority && !dmg.NormalTiming(s, p):
		if z.pointless(s, p, o.Card) {
			return never
		}
		return 800
	}
	return 0
}

func (z *duemagic) needsMana(s *rules.State, p rules.Seat) bool {
	mana, dear := s.Count(rules.ZoneOf(dmg.Mana, p)), 0
	for _, c := range s.Zone(rules.ZoneOf(dmg.Hand, p)) {
		dear = max(dear, z.cost(s, c))
	}
	return mana < 5 || mana < dear
}

// pointless reports whether a spell would have no target now (an EmptyCast).
func (z *duemagic) pointless(s *rules.State, p rules.Seat, c rules.CardID) bool {
	return z.g.IsSpell(s, c) && !z.g.FindsTarget(s, p, c)
}

func (z *duemagic) look(s *rules.State, p rules.Seat, opts []rules.Option, r *rand.Rand) {
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
		z.quiet = respond > 1 && r.IntN(respond) != 0
	case dmg.PromptCharge:
		z.mana = s.Count(rules.ZoneOf(dmg.Mana, p))
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

func (z *duemagic) prior(s *rules.State, p rules.Seat, o rules.Option, r *rand.Rand) int {
	pass := o.Verb == rules.Pass
	switch s.Dec.Prompt {
	case dmg.PromptPay, dmg.PromptArrange:
		if o.Verb == rules.Done {
			return 1
		}
		return 0
	case dmg.PromptPriority:
		return z.use(s, p, o, r)
	case dmg.PromptCharge: // cards that cannot be used soon go first
		switch {
		case pass && z.mana >= 8 && s.Count(rules.ZoneOf(dmg.Hand, p)) < 3:
			return 1000
		case pass:
			return -100
		}
		return 4*(z.cost(s, o.Card)-z.mana) + r.IntN(12)
	case dmg.PromptAttack:
		return z.attack(s, p, o, r)
	case dmg.PromptBlock:
		if !pass {
			return z.g.Power(s, o.Card) - z.g.Power(s, rules.CardID(s.Vars[dmg.Attacker]))
		}
		if dmg.ShieldsOf(s, p) == 0 && s.Vars[dmg.AttackOn] == 0 {
			return -1000
		}
		return r.IntN(3000) - 500
	case dmg.PromptTargets, dmg.PromptCards, dmg.PromptSplit:
		if o.Verb == rules.Done {
			return -5000 + r.IntN(8000)
		}
		v := z.cardValue(s, o.Card)
		if c := s.Card(o.Card); c.Zone.Seat() == p && c.Zone.Kind() == dmg.Battle {
			v = -v
		}
		return v + r.IntN(600)
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
		return 1 + r.IntN(4)
	case dmg.PromptReplace:
		return 0 // the first
	case dmg.PromptMay:
		if (o.Verb == rules.Yes) == (r.IntN(5) > 0) {
			return 1
		}
		return 0
	case dmg.PromptStack:
		if z.offer { // an exchange is usually worth it
			return 0
		}
	}
	return r.IntN(1 << 16)
}

// use scores using a card in its own main step.
func (z *duemagic) use(s *rules.State, p rules.Seat, o rules.Option, r *rand.Rand) int {
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
		return r.IntN(4)
	}
	return 1 + z.cost(s, o.Card) + r.IntN(3)
}

func (z *duemagic) attack(s *rules.State, p rules.Seat, o rules.Option, r *rand.Rand) int {
	if o.Verb == rules.Pass {
		return r.IntN(3000)
	}
	pw := z.g.Power(s, o.Card)
	if o.N == 0 {
		v := 1500 + r.IntN(2500)
		if z.bare {
			v += 6000
		}
		if z.wall >= pw {
			v -= 2000
		}
		return v
	}
	if t := z.g.Power(s, rules.CardID(o.N)); t < pw {
		return 1500 + t/2 + r.IntN(2000)
	}
	return -1000
}

// cardValue is a rough value of a card where it is.
func (z *duemagic) cardValue(s *rules.State, c rules.CardID) int {
	if s.Card(c).Zone.Kind() == dmg.Battle {
		return z.g.Power(s, c) + 300*z.cost(s, c)
	}
	return 400 * z.cost(s, c)
}

// evaluate returns the difference of the sides, about −400 to 400 points.
func (z *duemagic) evaluate(s *rules.State, p rules.Seat) int {
	if s.Result.Over {
		switch s.Result.Winner {
		case p:
			return 100 * (600 - int(s.Turn)) // sooner is better
		case p.Other():
			return 100 * (int(s.Turn) - 600)
		}
		return 0
	}
	return z.side(s, p) - z.side(s, p.Other())
}

func (z *duemagic) side(s *rules.State, p rules.Seat) int {
	shields := dmg.ShieldsOf(s, p)
	v := 1500 * shields
	if shields == 0 {
		v -= 2500
	}
	v += 900 * min(s.Count(rules.ZoneOf(dmg.Hand, p)), 8)
	v += 700 * min(s.Count(rules.ZoneOf(dmg.Mana, p)), 8)
	v -= 1200 * max(0, 6-s.Count(rules.ZoneOf(dmg.Library, p)))
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

package ai

import (
	"math/rand/v2"

	"godeck/rules"
	dmg "godeck/rules/duemagic"
)

var duemagicSims = map[Level]int{Easy: 40, Normal: 400, Hard: 2000}

// Duemagic is a player of Duemagic: it plays each of its options out to the
// end of the opponent's next turn, in worlds that fit what it knows, both
// sides going by rule of thumb, and takes the one that leaves it best off.
// Because the rollouts go through the opponent's turn, mana kept for an answer
// is worth what the answer is worth. Out of its own main step it passes unless
// a response gains something (DMG-7.2).
type Duemagic struct {
	Game   *dmg.Game
	Belief Belief
	Level  Level

	r     *rand.Rand
	eng   *rules.Engine
	view  rules.View
	plans plans
	best  []rules.Option
	buf   []rules.Option
	s     rules.State
}

// NewDuemagic returns a player. own is its main deck as it stands in this
// game; seed makes its play repeatable.
func NewDuemagic(g *dmg.Game, level Level, own []rules.DefID, seed uint64) *Duemagic {
	z := &Duemagic{Game: g, Level: level, plans: plans{each: 2, bonus: 30}, eng: rules.NewEngine(g), r: rand.New(rand.NewPCG(seed, 6))}
	z.Belief = Belief{Own: own, Pool: len(g.Lib.Defs) - 1, Most: dmg.MaxCopies}
	for _, d := range g.Lib.Decks() {
		z.Belief.Lists = append(z.Belief.Lists, g.DeckOf(d))
		z.Belief.Wide = append(z.Belief.Wide, append(g.DeckOf(d), g.Lib.Side(d)...))
	}
	return z
}

// Start lists the plans for the pending decision.
func (z *Duemagic) Start(v *rules.View) {
	z.view = *v
	z.best = z.best[:0]
	z.plans.begin(duemagicSims[z.Level])
	z.buf = rules.Options(z.Game, &v.S, v.Seat, z.buf)
	s := &z.view.S
	switch s.Dec.Prompt {
	case dmg.PromptPay: // the program completes the payment
		z.best = append(z.best, rules.Option{Verb: rules.Done})
	case dmg.PromptMulligan:
		z.best = append(z.best, z.mulligan(s, v.Seat))
	case dmg.PromptOrderWin:
		z.best = append(z.best, rules.Option{Verb: rules.Yes})
	case dmg.PromptBottom, dmg.PromptQuick:
		z.best = append(z.best, z.thumb(s, v.Seat))
	default:
		z.list(s)
	}
	if len(z.best) > 0 || len(z.plans.list) <= 1 {
		z.plans.left = 0
	} else {
		z.plans.left = max(z.plans.left, 2*len(z.plans.list))
	}
}

// list makes a plan of every option; copies of a card are one plan.
func (z *Duemagic) list(s *rules.State) {
	type key struct {
		verb rules.Verb
		def  rules.DefID
		zone rules.ZoneID
		n    int16
		tap  uint16
	}
	seen := map[key]bool{}
	for _, o := range z.buf {
		if o.Revises() || o.Verb == rules.Pass && z.needsMana(s) {
			continue
		}
		k := key{o.Verb, 0, 0, o.N, 0}
		if o.Card != 0 {
			c := s.Card(o.Card)
			k.def, k.zone, k.tap = c.Def, c.Zone, c.Flags
			if c.Zone.Kind() == dmg.Battle {
				k.n += int16(o.Card) << 7 // creatures in play differ
			}
		}
		if k.def != 0 || o.Card == 0 {
			if seen[k] {
				continue
			}
			seen[k] = true
		}
		z.plans.list = append(z.plans.list, plan{answers: [4]rules.Option{o}, n: 1})
	}
}

// needsMana reports whether the mana charge of this turn is not to be passed
// up: what mana is worth lies beyond the turns that a rollout looks at.
func (z *Duemagic) needsMana(s *rules.State) bool {
	if s.Dec.Prompt != dmg.PromptCharge {
		return false
	}
	p := z.view.Seat
	mana, dear := s.Count(rules.ZoneOf(dmg.Mana, p)), 0
	for _, c := range s.Zone(rules.ZoneOf(dmg.Hand, p)) {
		dear = max(dear, int(z.Game.Lib.Def(s.Card(c).Def).Attr[dmg.ACost]))
	}
	return mana < 5 || mana < dear
}

// mulligan keeps a hand with something to do in the first turns.
func (z *Duemagic) mulligan(s *rules.State, p rules.Seat) rules.Option {
	early := 0
	for _, c := range s.Zone(rules.ZoneOf(dmg.Hand, p)) {
		if z.Game.Lib.Def(s.Card(c).Def).Attr[dmg.ACost] <= 3 {
			early++
		}
	}
	if early == 0 && s.Seats[p][dmg.Mulligans] < 2 {
		return rules.Option{Verb: rules.Yes}
	}
	return rules.Option{Verb: rules.No}
}

// Think plays plans out.
func (z *Duemagic) Think(n int) bool {
	if !z.plans.think(n, z.rollout) {
		return false
	}
	if len(z.best) == 0 && len(z.plans.list) > 0 {
		z.decide()
	}
	return true
}

func (z *Duemagic) decide() {
	best, score := 0, -1e18
	s := &z.view.S
	response := s.Dec.Prompt == dmg.PromptPriority && !dmg.NormalTiming(s, z.view.Seat)
	for i := range z.plans.list {
		p := &z.plans.list[i]
		if p.tries == 0 && len(z.plans.list) > 1 {
			continue
		}
		v := 0.0
		if p.tries > 0 {
			v = p.sum / float64(p.tries)
		}
		if response && p.answers[0].Verb == rules.Use {
			v -= 8 // a card spent on next to nothing is a card lost
			if z.pointless(s, z.view.Seat, p.answers[0].Card) {
				v -= 1000
			}
		}
		if v > score {
			best, score = i, v
		}
	}
	if z.Level == Easy && len(z.plans.list) > 1 && !response && z.r.IntN(5) == 0 {
		best = z.r.IntN(len(z.plans.list)) // a beginner's slip
	}
	z.best = append(z.best, z.plans.list[best].answers[0])
}

// Answer returns the answer of the chosen plan.
func (z *Duemagic) Answer() []rules.Option { return z.best }

// rollout plays a plan out in one possible world and values the outcome.
func (z *Duemagic) rollout(p *plan) float64 {
	z.Belief.Determinize(&z.view, z.r, &z.s)
	s, me := &z.s, z.view.Seat
	s.Stamps = 40000 // a view does not tell; any number beyond those in use
	if s.Waiting(me) {
		z.eng.Play(s, me, p.answers[0], nil)
	}
	last := s.Turn + 2
	for n := 0; !s.Over() && s.Turn < last && n < 500; n++ {
		seat := s.ToAnswer()
		z.eng.Play(s, seat, z.thumb(s, seat), nil)
	}
	return z.value(s, me)
}

// pointless reports whether a spell would find no target now: an EmptyCast.
func (z *Duemagic) pointless(s *rules.State, p rules.Seat, c rules.CardID) bool {
	return z.Game.IsSpell(s, c) && !z.Game.FindsTarget(s, p, c)
}

// thumb answers by rule of thumb.
func (z *Duemagic) thumb(s *rules.State, p rules.Seat) rules.Option {
	z.buf = rules.Options(z.Game, s, p, z.buf)
	opts := z.buf
	g := z.Game
	pass := rules.Option{Verb: rules.Pass}
	switch s.Dec.Prompt {
	case dmg.PromptPay:
		return rules.Option{Verb: rules.Done}
	case dmg.PromptPriority:
		if len(opts) == 1 {
			return opts[0]
		}
		return z.useThumb(s, p, opts)
	case dmg.PromptCharge:
		mana := s.Count(rules.ZoneOf(dmg.Mana, p))
		if mana >= 8 && len(opts) < 4 {
			return pass
		}
		return z.top(opts, func(o rules.Option) int { // what cannot be used soon goes first
			if o.Verb == rules.Pass {
				return -100
			}
			cost := int(g.Lib.Def(s.Card(o.Card).Def).Attr[dmg.ACost])
			return 4*(cost-mana) + z.r.IntN(12)
		})
	case dmg.PromptAttack:
		return z.attackThumb(s, p, opts)
	case dmg.PromptBlock:
		a := rules.CardID(s.Vars[dmg.Attacker])
		pa := g.Power(s, a)
		return z.top(opts, func(o rules.Option) int {
			if o.Verb == rules.Pass {
				if dmg.ShieldsOf(s, p) == 0 && s.Vars[dmg.AttackOn] == 0 {
					return -1000
				}
				return z.r.IntN(3000) - 500
			}
			return g.Power(s, o.Card) - pa
		})
	case dmg.PromptTargets, dmg.PromptCards, dmg.PromptSplit:
		return z.top(opts, func(o rules.Option) int {
			if o.Verb == rules.Done {
				return -5000 + z.r.IntN(8000)
			}
			v := z.worth(s, o.Card)
			if s.Card(o.Card).Zone.Seat() == p && s.Card(o.Card).Zone.Kind() == dmg.Battle {
				v = -v
			}
			return v + z.r.IntN(600)
		})
	case dmg.PromptBottom:
		return z.top(opts, func(o rules.Option) int {
			if o.Verb == rules.Done {
				return -100
			}
			return int(g.Lib.Def(s.Card(o.Card).Def).Attr[dmg.ACost])
		})
	case dmg.PromptDeclare:
		return z.top(opts, func(o rules.Option) int {
			if o.Verb == rules.Pass {
				return 0
			}
			if z.pointless(s, p, o.Card) {
				return -1
			}
			return 1 + z.r.IntN(4)
		})
	case dmg.PromptReplace:
		return opts[0]
	case dmg.PromptMay:
		if z.r.IntN(5) > 0 {
			return rules.Option{Verb: rules.Yes}
		}
		return rules.Option{Verb: rules.No}
	case dmg.PromptStack:
		if opts[len(opts)-1].Verb == rules.Pass {
			return opts[0] // an exchange is mostly worth it
		}
	}
	return forward(opts, z.r)
}

// top returns the option that scores most.
func (z *Duemagic) top(opts []rules.Option, score func(rules.Option) int) rules.Option {
	best, most := rules.Option{Verb: rules.Done}, -1<<30
	for _, o := range opts {
		if o.Revises() {
			continue
		}
		if v := score(o); v > most {
			best, most = o, v
		}
	}
	return best
}

// useThumb uses what it can in the own main step, and answers attacks and
// removal now and then with what finds a target.
func (z *Duemagic) useThumb(s *rules.State, p rules.Seat, opts []rules.Option) rules.Option {
	pass := rules.Option{Verb: rules.Pass}
	if !dmg.NormalTiming(s, p) {
		respond := 12
		switch {
		case s.Active != p && (s.Step == dmg.StepAttack || s.Step == dmg.StepBlock):
			respond = 3
		case s.NObjs > 0 && s.Objs[s.NObjs-1].Ctrl != p:
			respond = 4
		}
		if z.r.IntN(respond) != 0 {
			return pass
		}
	}
	return z.top(opts, func(o rules.Option) int {
		if o.Verb == rules.Pass {
			return 2
		}
		if o.N != int16(dmg.HowNinja) && z.pointless(s, p, o.Card) {
			return -1
		}
		if o.N >= int16(dmg.HowActivate) {
			return z.r.IntN(4)
		}
		return 1 + int(z.Game.Lib.Def(s.Card(o.Card).Def).Attr[dmg.ACost]) + z.r.IntN(3)
	})
}

func (z *Duemagic) attackThumb(s *rules.State, p rules.Seat, opts []rules.Option) rules.Option {
	g := z.Game
	foe := rules.ZoneOf(dmg.Battle, p.Other())
	wall := 0
	for _, c := range s.Zone(foe) {
		if !dmg.Tapped(s, c) && s.Card(c).Host == 0 && g.Has(s, c, dmg.KwBlocker) {
			wall = max(wall, g.Power(s, c))
		}
	}
	bare := dmg.ShieldsOf(s, p.Other()) == 0
	return z.top(opts, func(o rules.Option) int {
		if o.Verb == rules.Pass {
			return z.r.IntN(3000)
		}
		pw := g.Power(s, o.Card)
		if o.N == 0 {
			v := 1500 + z.r.IntN(2500)
			if bare {
				v += 6000
			}
			if wall >= pw {
				v -= 2000
			}
			return v
		}
		t := rules.CardID(o.N)
		if tp := g.Power(s, t); tp < pw {
			return 1500 + tp/2 + z.r.IntN(2000)
		}
		return -1000
	})
}

// worth is a rough value of a card where it lies.
func (z *Duemagic) worth(s *rules.State, c rules.CardID) int {
	d := z.Game.Lib.Def(s.Card(c).Def)
	if s.Card(c).Zone.Kind() == dmg.Battle {
		return z.Game.Power(s, c) + 300*int(d.Attr[dmg.ACost])
	}
	return 400 * int(d.Attr[dmg.ACost])
}

// value is how well a seat stands, about −400 to 400.
func (z *Duemagic) value(s *rules.State, me rules.Seat) float64 {
	opp := me.Other()
	if s.Result.Over {
		switch s.Result.Winner {
		case me:
			return 600 - float64(s.Turn)
		case opp:
			return -600 + float64(s.Turn)
		}
		return 0
	}
	return z.side(s, me) - z.side(s, opp)
}

func (z *Duemagic) side(s *rules.State, p rules.Seat) float64 {
	g := z.Game
	shields := dmg.ShieldsOf(s, p)
	v := 15 * float64(shields)
	if shields == 0 {
		v -= 25
	}
	v += 9 * float64(min(s.Count(rules.ZoneOf(dmg.Hand, p)), 8))
	v += 7 * float64(min(s.Count(rules.ZoneOf(dmg.Mana, p)), 8))
	if n := s.Count(rules.ZoneOf(dmg.Library, p)); n < 6 {
		v -= 12 * float64(6-n)
	}
	for _, c := range s.Zone(rules.ZoneOf(dmg.Battle, p)) {
		if s.Card(c).Host != 0 {
			continue
		}
		k := g.Keywords(s, c)
		w := 6 + float64(g.Power(s, c))/350
		if k&(1<<2|1<<3|1<<4|1<<5) != 0 { // speed and breakers
			w += 6
		}
		if k&(1<<1) != 0 && !dmg.Tapped(s, c) {
			w += 4
		}
		v += w
	}
	return v
}

package mattsan

import (
	"slices"

	"godeck/rules"
	"godeck/rules/ai"
	"godeck/rules/effect"
	"godeck/rules/games"
	mtz "godeck/rules/mattsan"
)

// Guide is the guide of the Mattsan Card Game.
var Guide = ai.Guide{Mind: newMind}

// mind guides players of the Mattsan Card Game. Losing units draws cards
// and burns the deck, so units on the field and cards left in the deck are one
// clock: how many more losses and turns a side can afford.
type mind struct {
	ai.Common
	g *mtz.Game
}

func newMind(g games.Game) ai.Mind {
	answers := ai.Prompts(mtz.PromptCounter, mtz.PromptTrap, mtz.PromptDie)
	mends, asks := ai.Prompts(mtz.PromptLeave, mtz.PromptSouls), ai.Prompts(mtz.PromptMay, mtz.PromptAgain)
	return &mind{g: g.(*mtz.Game), Common: ai.Tuned(g, ai.Tuning{
		Games:  ai.PerLevel[int]{ai.Easy: 24, ai.Normal: 200, ai.Hard: 500},
		Heed:   ai.PerLevel[float64]{ai.Easy: 5, ai.Normal: 3},
		Depth:  ai.PerLevel[int]{ai.Hard: 16},
		Thumb:  ai.Prompts(mtz.PromptOrder, mtz.PromptTrigger, mtz.PromptStart, mtz.PromptSide), // the order hardly ever matters
		Jitter: 24,
		Habits: []ai.Habit{
			{Prompts: ^ai.Prompts(mtz.PromptMain), Verb: rules.NoVerb, Score: 5}, {Prompts: answers, Verb: rules.NoVerb, Score: 7}, {Prompts: answers, Verb: rules.Pass, Score: 8},
			{Prompts: mends, Verb: rules.NoVerb, Score: 12}, {Prompts: mends, Verb: rules.Pass, Score: 0}, {Prompts: asks, Verb: rules.NoVerb, Score: 0}, {Prompts: asks, Verb: rules.Yes, Score: 12},
			{Prompts: ai.Prompts(mtz.PromptUnit, mtz.PromptRefill), Verb: rules.Pass, Score: -50}, {Prompts: ai.Prompts(mtz.PromptTargets), Verb: rules.NoVerb, Score: 6},
		},
		Slip: 2, Mercy: 6, Slack: 40, Turns: 3, Even: true, Answers: 160, Won: 700, Haste: 5, Each: 2, Most: 10, Width: 6, Bonus: 30, Margin: 30,
		InPlay:  ai.Prompts(mtz.Battle, mtz.Bench, mtz.Ground, mtz.Under),
		Effects: ai.Prompts(mtz.PromptMain) | answers | mends,
		Aims:    ai.Prompts(mtz.PromptTargets, mtz.PromptCards, mtz.PromptMay),
		Calm:    ai.Prompts(mtz.PromptMain),
		Price:   ai.Price{Zones: ai.Prompts(mtz.Hand, mtz.Soul), Flags: (mtz.FlagOnce3<<1 - mtz.FlagTurn0) | mtz.FlagEncored | mtz.FlagTried, Vars: []int{mtz.Silence}},
	})}
}

// Penalty discourages ending a turn without an attack: nothing strikes back,
// so the damage is lost for good, and short playouts hardly see it. A fighter
// that could defeat the enemy or is in no danger switches out only for
// something clearly better, and not for a weaker one on the first turn, when
// nobody attacks yet (MTZ-3.8).
func (z *mind) Penalty(s *rules.State, p rules.Seat, o rules.Option) int {
	if _, only := z.g.Vain(s, o); only {
		return ai.Never
	}
	if s.Dec.Prompt == mtz.PromptRefill && o.Verb == rules.Use {
		return z.outclassed(s, p, o.Card)
	}
	f, e := mtz.Fighter(s, p), mtz.Fighter(s, p.Other())
	leaves := o.Verb == rules.Attack && o.N == 1+mtz.KindSwitch
	if s.Dec.Prompt != mtz.PromptMain || f == 0 || e == 0 || !leaves && o.Verb != rules.Pass {
		return 0
	}
	least, most := z.g.Strike(s, p)
	_, threat := z.g.Strike(s, p.Other())
	switch {
	case s.Turn == 1:
		if leaves && z.value(z.Def(s, o.Card)) < z.value(z.Def(s, f)) {
			return 4000
		}
		return 0
	case most == 0 || !z.g.MayAttack(s, p):
		return 0
	case !leaves:
		return ai.Never
	case least >= z.g.HP(s, e):
		return 6000
	case threat < z.g.HP(s, f):
		return 4000
	}
	return 1500
}

// outclassed is the penalty of sending up a unit while another on the bench
// lasts longer and strikes at least as hard: only what it does beyond its
// numbers speaks for it, and that only if it lasts.
func (z *mind) outclassed(s *rules.State, p rules.Seat, c rules.CardID) int {
	if k := s.Card(c).Zone.Kind(); k != mtz.Bench || s.Card(c).Has(rules.FaceDown) {
		return 0
	}
	hp, blow := z.g.HP(s, c), z.blow(s, c)
	for _, u := range s.Zone(rules.ZoneOf(mtz.Bench, p)) {
		if u == c || s.Card(u).Has(rules.FaceDown) || z.Def(s, u).Attr[mtz.AType] != mtz.Unit {
			continue
		}
		if more := z.g.HP(s, u) - hp; more >= 2 && z.blow(s, u) >= blow && z.g.SoulValue(s, u) <= z.g.SoulValue(s, c)+1 {
			return 4000 + 500*more
		}
	}
	return 0
}

// Senseless is to raise the ATK for a blow that is enough without; to end the
// turn while a trump or an ability would win the match; and to end it with an
// empty bench and a unit for it in hand, unless the attack may win.
func (z *mind) Senseless(s *rules.State, p rules.Seat, opts []rules.Option, q *ai.Plan) bool {
	v, e := q.Answers[0].Verb, mtz.Fighter(s, p.Other())
	if s.Dec.Prompt != mtz.PromptMain || e == 0 || mtz.Fighter(s, p) == 0 {
		return false
	}
	least, most := z.g.Strike(s, p)
	if ai, ok := z.used(s, q.Answers[0]); ok && z.g.Boosts(ai) && least >= z.g.HP(s, e) && z.g.MayAttack(s, p) {
		return true
	}
	if v != rules.Pass && v != rules.Attack {
		return false
	}
	last := ai.Count(s, mtz.Bench, p.Other()) == 0
	if v == rules.Attack && last && most >= z.g.HP(s, e) {
		return false
	}
	if last && s.Turn > 1 && slices.ContainsFunc(opts, func(a rules.Option) bool {
		ai, ok := z.used(s, a)
		if !ok {
			return false
		}
		n, _, _ := z.g.Deals(ai)
		return n >= z.g.HP(s, e)
	}) {
		return true
	}
	if ai.Count(s, mtz.Bench, p) > 0 {
		return false
	}
	return slices.ContainsFunc(opts, func(a rules.Option) bool {
		return a.Verb == rules.Use && s.Card(a.Card).Zone.Kind() == mtz.Hand && z.Def(s, a.Card).Attr[mtz.AType] == mtz.Unit
	})
}

// used returns the ability that an answer of the Main step uses.
func (z *mind) used(s *rules.State, o rules.Option) (ai uint16, ok bool) {
	if c := s.Card(o.Card); o.Verb != rules.Use || o.N < 0 || c.Def == 0 || c.Has(rules.FaceDown) || c.Zone.Kind() == mtz.Hand && z.Def(s, o.Card).Attr[mtz.AType] != mtz.Trump {
		return 0, false
	}
	own := z.Lib.Def(z.g.Face(s, o.Card)).Abilities
	if int(o.N) >= len(own) {
		return 0, false
	}
	return own[o.N], true
}

// value is a rough value of a design.
func (z *mind) value(d *effect.Def) int {
	switch a := &d.Attr; a[mtz.AType] {
	case mtz.Unit:
		return int(a[mtz.AHP]+2*a[mtz.AAtk]+7*a[mtz.ADice]) + 2*len(d.Abilities)
	case mtz.Trump:
		return 8 + 2*int(a[mtz.ACost])
	case mtz.Trap:
		return 10
	}
	return 7
}

// harm is the value of n damage to the enemy fighter, greatest if it defeats.
func (z *mind) harm(s *rules.State, p rules.Seat, n int) int {
	f := mtz.Fighter(s, p.Other())
	if f == 0 || n <= 0 {
		return 0
	}
	if hp := z.g.HP(s, f); n >= hp {
		if ai.Count(s, mtz.Bench, p.Other()) == 0 {
			return 90
		}
		return 22 + 2*hp
	}
	return 2 * n
}

// blow is the mean damage of a unit's attack.
func (z *mind) blow(s *rules.State, c rules.CardID) int {
	return z.g.Attack(s, c) + 7*z.g.AtkDice(s, c)/2
}

// ability scores using an ability.
func (z *mind) ability(s *rules.State, p rules.Seat, ai uint16) int {
	opponent, other, own := z.g.Deals(ai)
	if s.Turn == 1 && mtz.QuietFirst { // it would come to nothing
		opponent, other = 0, 0
	}
	n := z.harm(s, p, opponent) + 2*other
	if own > 0 {
		if f := mtz.Fighter(s, p); f != 0 && s.Card(f).N[mtz.NDamage] >= 2 {
			n += 2 * min(own, int(s.Card(f).N[mtz.NDamage]))
		} else {
			n -= 4
		}
	}
	return n
}

func (z *mind) Prior(s *rules.State, p rules.Seat, o rules.Option) int {
	c := s.Card(o.Card)
	prompt := s.Dec.Prompt
	if prompt == mtz.PromptMain {
		return z.main(s, p, o)
	}
	value := z.value(z.Lib.Def(c.Def))
	switch {
	case prompt == mtz.PromptCharge && o.Verb == rules.Pass:
		return 2 + 3*ai.Count(s, mtz.Soul, p)
	case prompt == mtz.PromptCharge:
		return 24 - value
	case prompt == mtz.PromptPay:
		return 20 - value
	case prompt == mtz.PromptCards && o.Verb == rules.Pick && c.Zone.Kind() == mtz.Hand:
		return 20 - value
	case prompt == mtz.PromptCards && o.Verb == rules.Pick:
		return value
	case (prompt == mtz.PromptUnit || prompt == mtz.PromptRefill) && o.Verb != rules.Pass:
		return value - 2*int(c.N[mtz.NDamage])
	case prompt == mtz.PromptTargets && o.Verb == rules.Use && c.Owner != p && (c.Zone.Kind() == mtz.Battle || c.Zone.Kind() == mtz.Bench):
		return 14 - min(12, z.g.HP(s, o.Card)) + 2*z.g.Attack(s, o.Card)
	}
	return z.Habit(s, o)
}

// main scores an answer of the Main step. What does not end the turn comes
// first.
func (z *mind) main(s *rules.State, p rules.Seat, o rules.Option) int {
	c, d := s.Card(o.Card), z.Def(s, o.Card)
	switch o.Verb {
	case rules.Pass:
		return 0
	case rules.Attack:
		return z.move(s, p, o)
	case rules.Block:
		switch {
		case d.Attr[mtz.AType] == mtz.Trap:
			return 34
		case z.g.Has(c.Def, mtz.TrFaceUp):
			return 18
		}
		return 6
	}
	if c.Zone.Kind() == mtz.Hand {
		switch d.Attr[mtz.AType] {
		case mtz.Unit:
			switch bench := ai.Count(s, mtz.Bench, p); {
			case z.g.Conditional(c.Def):
				return 30
			case z.g.Has(c.Def, mtz.TrGhost) && bench > 0:
				return -10
			default:
				return 38 - 6*bench
			}
		case mtz.Terrain:
			switch u := mtz.At(s, p, int(o.N)); {
			case mtz.TerrainAt(s, p, int(o.N)) != 0:
				return -12
			case u == 0 || s.Card(u).Has(rules.FaceDown):
				return 10
			}
			return 32
		case mtz.Trump:
			return 14 + z.ability(s, p, d.Abilities[o.N])
		}
	}
	if c.Zone.Kind() == mtz.Bench && c.Has(rules.FaceDown) {
		return 16
	}
	if own := z.Lib.Def(z.g.Face(s, o.Card)).Abilities; o.N >= 0 && int(o.N) < len(own) {
		return 18 + z.ability(s, p, own[o.N])
	}
	return 10
}

// move scores an attack, a special or super move and a switch, which all end
// the turn.
func (z *mind) move(s *rules.State, p rules.Seat, o rules.Option) int {
	f, e := mtz.Fighter(s, p), mtz.Fighter(s, p.Other())
	switch kind := o.N - 1; kind {
	case mtz.KindAttack:
		return 4 + z.harm(s, p, z.blow(s, f))
	case mtz.KindSwitch:
		worth := func(c rules.CardID) int { return z.value(z.Def(s, c)) - int(s.Card(c).N[mtz.NDamage]) }
		return 8*rules.Truth(e != 0 && z.blow(s, e) >= z.g.HP(s, f)) - 4 + (worth(o.Card)-worth(f))/2
	default:
		if ai, ok := z.g.Move(s, f, kind); ok {
			return 2 + z.ability(s, p, ai)
		}
	}
	return 3
}

// Side counts what units can still take and deal, what is ready, and the
// clock: cards left to draw once every unit on the field has fallen.
func (z *mind) Side(s *rules.State, p rules.Seat) int {
	v, units, souls := 0, 0, 0
	for _, k := range [...]uint8{mtz.Battle, mtz.Bench} {
		for _, c := range s.Zone(rules.ZoneOf(k, p)) {
			d := s.Card(c)
			if d.Has(rules.FaceDown) {
				v += 700
				units += int(int16(1) - z.Lib.Def(d.Def).Attr[mtz.AType]/mtz.Trap)
				continue
			}
			if z.Lib.Def(d.Def).Attr[mtz.AType] != mtz.Unit {
				continue
			}
			units++
			hp, atk := max(0, z.g.HP(s, c)), z.blow(s, c)
			souls += z.g.SoulValue(s, c)
			v += 400 + 130*hp + 150*atk
			if k == mtz.Battle {
				v += 120 * atk
			}
		}
	}
	v += 900 * min(units, 4)
	v += 330 * min(9, ai.Count(s, mtz.Hand, p))
	v += 350 * min(6, ai.Count(s, mtz.Soul, p)+ai.Count(s, mtz.Spent, p))
	for _, c := range s.Zone(rules.ZoneOf(mtz.Ground, p)) {
		if u := mtz.At(s, p, int(s.Card(c).N[mtz.NSlot])); u != 0 && !s.Card(u).Has(rules.FaceDown) {
			v += 400
		} else {
			v += 150
		}
	}
	deck := ai.Count(s, mtz.Deck, p)
	if left := deck - souls/2; left < 12 {
		v -= 250 * (12 - max(0, left))
	}
	if deck < 4 {
		v -= 1500 * (4 - deck)
	}
	return v
}

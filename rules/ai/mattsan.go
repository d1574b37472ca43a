package ai

import (
	"math/rand/v2"

	"godeck/rules"
	"godeck/rules/games"
	mtz "godeck/rules/mattsan"
)

// Mattsan is the guide of the Mattsan Card Game.
var Mattsan = Guide{guide: newMattsan}

// mattsan guides players of the Mattsan Card Game. Losing units draws cards
// and burns the deck, so units on the field and cards left in the deck are one
// clock: how many more losses and turns a side can afford.
type mattsan struct {
	singly
	g *mtz.Game
	t tuning
}

func newMattsan(g games.Game) guide {
	z := &mattsan{g: g.(*mtz.Game)}
	z.t = tuning{
		games: [levels]int{Easy: 24, Normal: 200, Hard: 500},
		heed:  [levels]float64{Easy: 5, Normal: 3},
		depth: [levels]int{Hard: 16},
		slip:  2, slack: 40, turns: 3, even: true, answers: 160, each: 2, most: 10, width: 6, bonus: 30, margin: 30,
		pool: len(z.g.Lib.Defs) - 1,
	}
	for _, k := range [...]uint8{mtz.Battle, mtz.Bench, mtz.Ground, mtz.Under} {
		z.t.inPlay |= 1 << k
	}
	for _, d := range z.g.Lib.Decks() {
		z.t.lists = append(z.t.lists, z.g.DeckOf(d))
	}
	return z
}

func (z *mattsan) tuning() *tuning { return &z.t }

// forced: the order of several bench units hardly ever matters.
func (z *mattsan) forced(a *search, s *rules.State, p rules.Seat, _ []rules.Option) []rules.Option {
	switch s.Dec.Prompt {
	case mtz.PromptOrder, mtz.PromptTrigger, mtz.PromptStart, mtz.PromptSide:
		return []rules.Option{a.rolloutPolicy(s, p)}
	}
	return nil
}

// penalty discourages ending a turn without an attack: nothing strikes back,
// so the damage is lost for good, and short playouts hardly see it. A fighter
// that could defeat the enemy or is in no danger switches out only for
// something clearly better, and not for a weaker one on the first turn, when
// nobody attacks yet (MTZ-3.8).
func (z *mattsan) penalty(s *rules.State, p rules.Seat, o rules.Option) int {
	f, e := mtz.Fighter(s, p), mtz.Fighter(s, p.Other())
	leaves := o.Verb == rules.Attack && o.N == 1+mtz.KindSwitch
	if s.Dec.Prompt != mtz.PromptMain || f == 0 || e == 0 || !leaves && o.Verb != rules.Pass {
		return 0
	}
	least, most := z.g.Strike(s, p)
	_, threat := z.g.Strike(s, p.Other())
	switch {
	case s.Turn == 1:
		if leaves && z.handValue(s.Card(o.Card).Def) < z.handValue(s.Card(f).Def) {
			return 4000
		}
		return 0
	case most == 0 || !z.g.MayAttack(s, p):
		return 0
	case !leaves:
		return never
	case least >= z.g.HP(s, e):
		return 6000
	case threat < z.g.HP(s, f):
		return 4000
	}
	return 1500
}

func (z *mattsan) look(*rules.State, rules.Seat, []rules.Option, *rand.Rand) {}

func (z *mattsan) prior(s *rules.State, p rules.Seat, o rules.Option, r *rand.Rand) int {
	return 4*z.first(s, p, o) + r.IntN(24)
}

// handValue is a rough value of a card in hand.
func (z *mattsan) handValue(d rules.DefID) int {
	a := &z.g.Lib.Def(d).Attr
	switch a[mtz.AType] {
	case mtz.Unit:
		return int(a[mtz.AHP]) + 2*int(a[mtz.AAtk]) + 7*int(a[mtz.ADice]) + 2*len(z.g.Lib.Def(d).Abilities)
	case mtz.Trump:
		return 8 + 2*int(a[mtz.ACost])
	case mtz.Trap:
		return 10
	}
	return 7
}

// harm is the value of n damage to the enemy fighter, greatest if it defeats.
func (z *mattsan) harm(s *rules.State, p rules.Seat, n int) int {
	f := mtz.Fighter(s, p.Other())
	if f == 0 || n <= 0 {
		return 0
	}
	if hp := z.g.HP(s, f); n >= hp {
		if s.Count(rules.ZoneOf(mtz.Bench, p.Other())) == 0 {
			return 90
		}
		return 22 + 2*hp
	}
	return 2 * n
}

// blow is the mean damage of a unit's attack.
func (z *mattsan) blow(s *rules.State, c rules.CardID) int {
	return z.g.Attack(s, c) + 7*z.g.AtkDice(s, c)/2
}

// ability scores using an ability.
func (z *mattsan) ability(s *rules.State, p rules.Seat, ai uint16) int {
	opponent, other, own := z.g.Deals(ai)
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

func (z *mattsan) first(s *rules.State, p rules.Seat, o rules.Option) int {
	c := s.Card(o.Card)
	switch s.Dec.Prompt {
	case mtz.PromptMain:
		return z.main(s, p, o)
	case mtz.PromptUnit, mtz.PromptRefill:
		if o.Verb == rules.Pass {
			return -50
		}
		return z.handValue(c.Def) - 2*int(c.N[mtz.NDamage])
	case mtz.PromptCharge:
		souls := s.Count(rules.ZoneOf(mtz.Soul, p))
		if o.Verb == rules.Pass {
			return 2 + 3*souls
		}
		return 24 - z.handValue(c.Def)
	case mtz.PromptCounter, mtz.PromptTrap, mtz.PromptDie:
		if o.Verb == rules.Pass {
			return 8
		}
		return 7
	case mtz.PromptLeave, mtz.PromptSouls:
		if o.Verb == rules.Pass {
			return 0
		}
		return 12
	case mtz.PromptMay, mtz.PromptAgain:
		if o.Verb == rules.Yes {
			return 12
		}
		return 0
	case mtz.PromptPay:
		return 20 - z.handValue(c.Def)
	case mtz.PromptTargets:
		if o.Verb == rules.Use && c.Owner != p && c.Zone.Kind() <= mtz.Bench && c.Zone.Kind() >= mtz.Battle {
			return 14 - min(12, z.g.HP(s, o.Card)) + 2*z.g.Attack(s, o.Card)
		}
		return 6
	case mtz.PromptCards:
		if o.Verb == rules.Pick && c.Zone.Kind() != mtz.Hand {
			return z.handValue(c.Def)
		}
		if o.Verb == rules.Pick {
			return 20 - z.handValue(c.Def)
		}
	}
	return 5
}

// main scores an answer of the Main step. What does not end the turn comes
// first.
func (z *mattsan) main(s *rules.State, p rules.Seat, o rules.Option) int {
	c := s.Card(o.Card)
	f := mtz.Fighter(s, p)
	switch o.Verb {
	case rules.Pass:
		return 0
	case rules.Attack:
		switch kind := o.N - 1; kind {
		case mtz.KindAttack:
			return 4 + z.harm(s, p, z.blow(s, f))
		case mtz.KindSwitch:
			danger := 0
			if e := mtz.Fighter(s, p.Other()); e != 0 && z.blow(s, e) >= z.g.HP(s, f) {
				danger = 8
			}
			return danger - 4 + (z.handValue(c.Def)-int(c.N[mtz.NDamage])-z.handValue(s.Card(f).Def)+int(s.Card(f).N[mtz.NDamage]))/2
		default:
			if ai, ok := z.g.Move(s, f, kind); ok {
				return 2 + z.ability(s, p, ai)
			}
		}
		return 3
	case rules.Block:
		if z.g.Lib.Def(c.Def).Attr[mtz.AType] == mtz.Trap {
			return 34
		}
		if z.g.Has(c.Def, mtz.TrFaceUp) {
			return 18
		}
		return 6
	}
	switch c.Zone.Kind() {
	case mtz.Hand:
		switch a := &z.g.Lib.Def(c.Def).Attr; a[mtz.AType] {
		case mtz.Unit:
			if z.g.Conditional(c.Def) {
				return 30
			}
			if z.g.Has(c.Def, mtz.TrGhost) && s.Count(rules.ZoneOf(mtz.Bench, p)) > 0 {
				return -10
			}
			return 38 - 6*s.Count(rules.ZoneOf(mtz.Bench, p))
		case mtz.Terrain:
			if mtz.TerrainAt(s, p, int(o.N)) != 0 {
				return -12
			}
			if u := mtz.At(s, p, int(o.N)); u == 0 || s.Card(u).Has(rules.FaceDown) {
				return 10
			}
			return 32
		case mtz.Trump:
			return 14 + z.ability(s, p, z.g.Lib.Def(c.Def).Abilities[o.N])
		}
	case mtz.Bench:
		if c.Has(rules.FaceDown) {
			return 16
		}
	}
	if o.N >= 0 && int(o.N) < len(z.g.Lib.Def(z.g.Face(s, o.Card)).Abilities) {
		return 18 + z.ability(s, p, z.g.Lib.Def(z.g.Face(s, o.Card)).Abilities[o.N])
	}
	return 10
}

// evaluate returns the difference of the sides, about −300 to 300 points.
func (z *mattsan) evaluate(s *rules.State, p rules.Seat) int {
	if s.Result.Over {
		switch s.Result.Winner {
		case p:
			return 500 * (140 - min(100, int(s.Turn))) // sooner is better
		case p.Other():
			return -500 * (140 - min(100, int(s.Turn)))
		}
		return 0
	}
	return z.side(s, p) - z.side(s, p.Other())
}

// side counts what units can still take and deal, what is ready, and the
// clock: cards left to draw once every unit on the field has fallen.
func (z *mattsan) side(s *rules.State, p rules.Seat) int {
	v, units, souls := 0, 0, 0
	for _, k := range [...]uint8{mtz.Battle, mtz.Bench} {
		for _, c := range s.Zone(rules.ZoneOf(k, p)) {
			d := s.Card(c)
			if d.Has(rules.FaceDown) {
				v += 700
				units += int(int16(1) - z.g.Lib.Def(d.Def).Attr[mtz.AType]/mtz.Trap)
				continue
			}
			if z.g.Lib.Def(d.Def).Attr[mtz.AType] != mtz.Unit {
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
	v += 330 * min(9, s.Count(rules.ZoneOf(mtz.Hand, p)))
	v += 350 * min(6, s.Count(rules.ZoneOf(mtz.Soul, p))+s.Count(rules.ZoneOf(mtz.Spent, p)))
	for _, c := range s.Zone(rules.ZoneOf(mtz.Ground, p)) {
		if u := mtz.At(s, p, int(s.Card(c).N[mtz.NSlot])); u != 0 && !s.Card(u).Has(rules.FaceDown) {
			v += 400
		} else {
			v += 150
		}
	}
	deck := s.Count(rules.ZoneOf(mtz.Deck, p))
	if left := deck - souls/2; left < 12 {
		v -= 250 * (12 - max(0, left))
	}
	if deck < 4 {
		v -= 1500 * (4 - deck)
	}
	return v
}

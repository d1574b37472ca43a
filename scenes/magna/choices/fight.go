package choices

import (
	"slices"

	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/magna/field"
	"godeck/scenes/magna/phrases"
)

// Fight is a question with the attack that was begun or declared.
type Fight struct {
	Case
	Attackers []int // units that were chosen for an attack
	Along     []int // keys of cards that go along with it, as Chains
	Struck    bool  // the player has attacked in this battle
	Landed    bool  // the declared attack has struck: no more is foretold
	Unblocked bool  // nobody blocks the declared attack
	Program   bool  // the other player is a program, whom a delay tells nothing

	weighed []int // the question, units and cards for which …
	adds    int   // … this is what the cards add to their attack
}

// Opposed are the units that the player below fights.
func (q *Fight) Opposed() []field.Card { return q.M.Force(q.Below.Other()) }

// able lists the player's units that can take part in an attack.
func (q *Fight) able() []field.Card {
	return slices.DeleteFunc(q.M.List(mgn.Invasion, q.Below), func(t field.Card) bool { return t.Checked || !t.Up || t.ID == 0 })
}

// Alone returns the key of the only unit that can attack, 0 if there are
// several or none. It takes part in every attack.
func (q *Fight) Alone() int {
	if able := q.able(); len(able) == 1 {
		return able[0].Key
	}
	return 0
}

// Joins reports whether a unit was chosen for the attack.
func (q *Fight) Joins(key int) bool { return slices.Contains(q.Attackers, key) }

// Join toggles whether a unit takes part.
func (q *Fight) Join(key int) {
	switch i := slices.Index(q.Attackers, key); {
	case i < 0:
		q.Attackers = append(q.Attackers, key)
	case key != q.Alone():
		q.Attackers = slices.Delete(q.Attackers, i, i+1)
	}
}

// Turn returns a unit's place in the order in which the declared attack strikes, or
// the one that the player has begun, 0 if it takes no part in it.
func (q *Fight) Turn(key int) int {
	if c := q.M.Combat(); len(c.Members) > 0 {
		return slices.Index(c.Members, key) + 1
	}
	return slices.Index(q.Attackers, key) + 1
}

// JoinAll lets everybody take part who can.
func (q *Fight) JoinAll() {
	for _, t := range q.able() {
		if !q.Joins(t.Key) {
			q.Attackers = append(q.Attackers, t.Key)
		}
	}
}

// Might is the total attack of the chosen units, with what goes along.
func (q *Fight) Might() int { return q.M.Sum(q.Attackers) + q.Adds(q.Attackers) }

// Adds returns what the cards that go along add to an attack of some units: as much as
// is certain unless it is answered.
func (q *Fight) Adds(units []int) int {
	if len(q.Along) == 0 || len(units) == 0 || !q.Prompting(mgn.PromptAttack) {
		return 0
	}
	now := slices.Concat([]int{int(q.Dec().ID)}, units, []int{-1}, q.Along)
	if slices.Equal(q.weighed, now) {
		return q.adds
	}
	attack := Assault
	if i := slices.IndexFunc(q.Legal, func(o rules.Option) bool { return o.Verb == rules.Attack }); i >= 0 && !q.Allows(Assault) {
		attack = q.Legal[i]
	}
	ids := func(keys []int) (out []rules.CardID) {
		for _, k := range keys {
			out = append(out, q.M.Get(k).ID)
		}
		return out
	}
	q.weighed, q.adds = now, max(0, q.M.Game.Struck(q.M.View, attack, ids(units), ids(q.Along))-q.M.Sum(units))
	return q.adds
}

// Comes is what a seat's invading force strikes with: those who take part in the
// attack that is declared or was begun, otherwise all who can attack; how much is
// kept of who could; and how many units it has.
func (q *Fight) Comes(p rules.Seat) (attack, kept, units int) {
	all, units := q.M.Marching(p)
	switch c := q.M.Combat(); {
	case c.On && c.Seat == p && c.Kind < mgn.KindAbility && len(c.Members) > 0:
		attack = q.M.Sum(c.Members)
	case q.Prompting(mgn.PromptAttack) && p == q.Below && q.CanAttack():
		attack, kept = q.Most(), all-q.M.Sum(q.Strikers())
		return attack, max(0, kept), units
	default:
		attack = all
	}
	return attack, max(0, all-attack), units
}

// Onward weighs the next battle of a force that may go on: what its upright units
// strike with, what the hand can add, and what stands there.
func (q *Fight) Onward() (attack, more, defense int) {
	attack, _ = q.M.Marching(q.Below)
	more, _ = q.M.Game.Reserves(&q.M.View.S, q.Below)
	p := q.Below.Other()
	return attack, more, field.Stands(q.M.List(field.LineZone(q.M.Front(p)), p))
}

// Short reports whether a force that may go on cannot come up to what stands there,
// with all that the hand can add.
func (q *Fight) Short() bool {
	attack, more, defense := q.Onward()
	return attack+more < defense
}

// Certain reports whether a force that may go on takes the next base whatever its
// defender does: nothing there or in their hand is hidden, and it is enough.
func (q *Fight) Certain() bool {
	p := q.Below.Other()
	force := q.M.List(field.LineZone(q.M.Front(p)), p)
	attack, _, defense := q.Onward()
	return field.Hidden(force)+q.M.Count(mgn.Hand, p) == 0 && attack >= defense &&
		!slices.ContainsFunc(force, func(t field.Card) bool { return len(q.M.Game.Lib.Def(t.Def).Abilities) > 0 })
}

// Exhausted reports whether a force that may go on can do nothing there: all of it
// is Checked, nobody and no Tactic can come from the hand, and the base is held.
func (q *Fight) Exhausted() bool {
	attack, more, defense := q.Onward()
	return q.Prompting(mgn.PromptContinue) && attack == 0 && more == 0 && defense > 0 && len(q.Picks()) == 0 &&
		!slices.ContainsFunc(q.M.List(mgn.Hand, q.Below), func(t field.Card) bool { typ := q.M.Type(t); return typ == mgn.Tactic || typ == mgn.Weapon }) &&
		!slices.ContainsFunc(q.M.List(mgn.Invasion, q.Below), func(t field.Card) bool { return len(q.M.Game.Lib.Def(t.Def).Abilities) > 0 })
}

// Goes reports whether an assault of everybody can be declared from the question
// about reinforcements, as the only thing that is left to say of the battle.
func (q *Fight) Goes() bool {
	return q.Program && q.Prompting(mgn.PromptReinforce) && q.M.Invader() == q.Below && len(q.Opposed()) > 0 && q.Most() > 0
}

// Strikers are the units that were chosen for an attack, or if there are none all who
// can take part in it.
func (q *Fight) Strikers() (keys []int) {
	if len(q.Attackers) > 0 {
		return q.Attackers
	}
	for _, t := range q.able() {
		keys = append(keys, t.Key)
	}
	return keys
}

// Most is what an assault of them strikes with.
func (q *Fight) Most() int { return q.M.Sum(q.Strikers()) + q.Adds(q.Strikers()) }

// Fewest returns the fewest of those who can attack whose assault is enough if nobody
// blocks it, of those the weakest, and what they strike with; none if it takes all.
func Fewest(q *Fight) (keys []int, sum int) {
	able, need, best := q.able(), field.Stands(q.Opposed()), 0
	for set := 1; set < 1<<len(able)-1; set++ {
		var in []int
		n := 0
		for i, t := range able {
			if set>>i&1 != 0 {
				in, n = append(in, t.Key), n+t.Attack
			}
		}
		if cost := 100*len(in) + n; n >= need && need > 0 && (best == 0 || cost < best) {
			keys, sum, best = in, n, cost
		}
	}
	return keys, sum
}

// Enough reports whether the attack that the player has declared defeats all it
// is aimed at if nobody blocks it.
func (q *Fight) Enough() bool {
	c := q.M.Combat()
	force := q.M.Force(c.Seat.Other())
	if c.Kind == mgn.KindSkirmish {
		force = []field.Card{q.M.Get(c.Target)}
	}
	return c.On && c.Seat == q.Below && c.Kind < mgn.KindAbility && q.M.Sum(c.Members) >= field.Stands(force)
}

// Aimable returns the option that skirmishes a unit.
func (q *Fight) Aimable(t field.Card) (rules.Option, bool) {
	o, ok := q.Meaning(t)
	return o, ok && o.Verb != rules.Use
}

// Reached lists the defenders that a skirmish by the chosen units can strike.
func (q *Fight) Reached() (out []field.Card) {
	for _, t := range q.Opposed() {
		if _, ok := q.Aimable(t); ok {
			out = append(out, t)
		}
	}
	return out
}

// Attacks returns the attacks that dropping a unit on a goal could mean.
func (q *Fight) Attacks(t field.Card, g Goal) []rules.Option {
	k, p, ok := q.M.Where(t.Key)
	o, aims := q.Aimable(g.On)
	switch {
	case !ok || p != q.Below || k != mgn.Invasion || g.Seat == q.Below:
		return nil
	case t.Checked:
		return []rules.Option{{Verb: rules.Attack}} // no legal one
	case g.On.Key == 0: // beside the units
		return []rules.Option{Assault}
	case aims:
		return []rules.Option{o}
	}
	return []rules.Option{{Verb: rules.Attack, Card: g.On.ID}}
}

// CanAttack reports whether any attack can be declared, with or without units.
func (q *Fight) CanAttack() bool {
	return slices.ContainsFunc(q.Legal, func(o rules.Option) bool { return o.Verb != rules.Pass && o.Verb != rules.Use })
}

// Retreats reports whether passing ends the attacks before there was one.
func (q *Fight) Retreats() bool { return q.Prompting(mgn.PromptAttack) && !q.Struck && q.CanAttack() }

// Doomed reports whether an assault, planned or declared, defeats all that
// stand in a zone if nobody blocks it.
func (q *Fight) Doomed(kind uint8, p rules.Seat) bool {
	if c := q.M.Combat(); c.On {
		return !q.Landed && c.Kind == mgn.KindAssault && p != c.Seat && kind == q.M.ForceZone(p) && q.M.Sum(c.Members) >= field.Stands(q.M.List(kind, p))
	}
	return q.Prompting(mgn.PromptAttack) && p != q.Below && kind == q.M.ForceZone(p) && q.Allows(Assault) && q.Might() > 0 && q.Might() >= field.Stands(q.M.List(kind, p))
}

// Doubts returns what may still undo an attack of a seat, as the audience can know.
func (q *Fight) Doubts(attacker rules.Seat) phrases.Doubt {
	c := q.M.Combat()
	p := attacker.Other()
	switch {
	case q.M.Battle() == 0 || q.M.Invader() != attacker: // the defender's own effects
		return phrases.Sure
	case c.On && len(c.Block) > 0:
		return phrases.Answered
	case c.On && q.Unblocked:
		return phrases.Sure
	case p == q.Seat: // one's own hand is known
		if q.Prompting(mgn.PromptBlock) && (q.Plays(rules.Use) || q.CanAttack()) {
			return phrases.Yours
		}
		return phrases.Sure
	case q.M.Game.MayBlock(&q.M.View.S, p):
		return phrases.Theirs
	}
	return phrases.Sure
}

// Attacker returns the seat whose attack is declared, or else planned.
func (q *Fight) Attacker() rules.Seat {
	if c := q.M.Combat(); c.On {
		return c.Seat
	}
	return q.Below
}

// Vain reports whether there is nothing to gain by an answer other than to pass: a
// Chain can add nothing to an attack that defeats all it is aimed at, if everybody
// can see that nobody can block it, and what can be chained only makes it stronger;
// and what only makes attacks stronger is for nothing where nobody can attack.
func (q *Fight) Vain() bool {
	if q.Dec().Prompt == mgn.PromptAttack && len(q.Legal) > 1 && !q.CanAttack() {
		return q.onlyStrengthens()
	}
	if q.Dec().Prompt != mgn.PromptChain || len(q.Legal) == 0 || !q.Enough() {
		return false
	}
	if q.Program { // what was to go along in any case went along
		return q.onlyStrengthens()
	}
	var st rules.State
	var log rules.Log
	q.M.Game.Foresee(q.M.View, rules.Option{Verb: rules.Pass}, &st, &log)
	return !slices.ContainsFunc(log.Events, func(ev rules.Event) bool { return ev.Kind == mgn.EvNoBlock }) && // they were asked
		q.onlyStrengthens()
}

// onlyStrengthens reports whether all that can be used now only makes attacks stronger.
func (q *Fight) onlyStrengthens() bool {
	return !slices.ContainsFunc(q.Legal, func(o rules.Option) bool { return o.Verb == rules.Use && !q.M.Game.Strengthens(&q.M.View.S, o) })
}

// Asked begins a new question: the only unit that can attack takes part.
func (q *Fight) Asked() {
	if q.Added != q.Dec().Prompt {
		q.Added = 0
	}
	if k := q.Alone(); k != 0 && q.Dec().Prompt == mgn.PromptAttack {
		q.Attackers = append(q.Attackers, k)
	}
}

// Settle drops what the present answers have made void: the chosen card, if
// chosen is true, and units that can no longer attack.
func (q *Fight) Settle() (chosen bool) {
	q.Attackers = slices.DeleteFunc(q.Attackers, func(k int) bool {
		kind, _, ok := q.M.Where(k)
		return !q.Prompting(mgn.PromptAttack) || !ok || kind != mgn.Invasion || q.M.Get(k).Checked
	})
	t := q.Selected()
	return q.Chosen != 0 && (t.Key == 0 || len(q.Uses(t.ID)) == 0)
}

// Balance is the battle as the player below can weigh it.
func (q *Fight) Balance() (b phrases.Balance) {
	b.Attack, b.Defense = q.M.Game.Strength(&q.M.View.S)
	b.More, b.Blocks = q.M.Game.Reserves(&q.M.View.S, q.Below)
	b.Coming = q.M.Game.BlocksToCome(&q.M.View.S, q.Below)
	b.Trap = field.Hidden(q.M.List(q.M.ForceZone(q.Below), q.Below)) > 0
	b.Sure = !slices.ContainsFunc(q.Legal, func(o rules.Option) bool {
		return o.Verb != rules.Pass && !o.TakesBack() && q.M.Type(q.M.ByID(o.Card)) != mgn.Unit
	})
	return b
}

// Defends reports whether the player reinforces a base of their own.
func (q *Fight) Defends() bool {
	return q.Prompting(mgn.PromptReinforce) && q.M.Invader() == q.Below.Other()
}

// Wavers reports whether the defender passes although the match would be lost and
// the hand could still do something about it.
func (q *Fight) Wavers() bool {
	if !q.Defends() || q.Added == mgn.PromptReinforce || q.M.Battle() < mgn.BaseCount {
		return false
	}
	b := q.Balance()
	return b.More > 0 && b.Attack >= b.Defense && (b.Defense+b.More > b.Attack || !b.Sure)
}

// Hopeless reports whether an assault takes the player's base whatever
// reinforces it: units alone can come, all of them are too few, and no block is
// ready or would be with them. Then nothing is lit but what goes on.
func (q *Fight) Hopeless() bool {
	if !q.Defends() {
		return false
	}
	b := q.Balance()
	return b.Attack >= b.Defense+b.More && b.Blocks+b.Coming == 0 && b.Sure
}

// Unmoved reports whether piercing damage defeats nobody in any order: then the
// order is nothing to decide, as damage that defeats nobody is gone at once.
func (q *Fight) Unmoved() bool {
	return !slices.ContainsFunc(q.M.List(q.M.ForceZone(q.Below), q.Below), func(t field.Card) bool { return field.Absorbs(t) <= int(q.Dec().Arg) })
}

// Order is the order in which one's own force takes piercing damage.
func (q *Fight) Order() []field.Card {
	return field.Order(q.M.List(q.M.ForceZone(q.Below), q.Below), q.Picks())
}

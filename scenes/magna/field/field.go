// Package field reads what is on the map of Magna Spectra: the units of a moment
// with what the rules make of them, and the attack that is declared.
package field

import (
	"slices"

	"godeck/internal/sorting"
	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/table/present"
)

// Card is a card with what the table shows beside its face.
type Card struct {
	present.Token
	Checked bool
	Summon  bool
	Fallen  bool
	Moved   bool // in this redeployment
	Place   int
	Host    int // key of the unit that carries this weapon
	Attack  int
	Defense int
	Hurt    int // damage until the next judgement
	Ward    int // damage reduction
	Skills  int // unspent icons, as a mask
}

// Reading is a moment of the match with what the rules make of it.
type Reading struct {
	*present.Moment
	Game *mgn.Game
}

// Numbers are the players' Fight and Magna as a table shows them: they run.
type Numbers struct{ Fight, Magna [2]float64 }

// Routine reports whether what every turn brings has been seen often enough to be
// shown briefly.
func Routine(m *present.Moment) bool { return m.Turn() > 2 }

// Brief returns how long something lasts that takes ticks while it is new: with
// every turn that has shown it, it is better known.
func Brief(m *present.Moment, ticks int) int {
	switch n := m.Turn(); {
	case n > 4:
		return (ticks*7 + 19) / 20
	case n > 2:
		return (ticks*9 + 19) / 20
	case n > 1:
		return (ticks*13 + 19) / 20
	}
	return ticks
}

// LineZone returns the kind of zone of base 1 to 3.
func LineZone(line int) uint8 { return mgn.Base1 + uint8(line) - 1 }

// IsField reports whether a kind of zone holds units.
func IsField(kind uint8) bool { return kind >= mgn.Base1 && kind <= mgn.Invasion }

// Read returns what can be seen of a card.
func (m Reading) Read(q present.Token) Card {
	t := Card{Token: q}
	if q.ID == 0 {
		return t
	}
	s := &m.View.S
	c := s.Card(q.ID)
	t.Place = int(c.N[mgn.NPlace])
	switch k := c.Zone.Kind(); {
	case IsField(k):
		t.Checked, t.Summon, t.Moved = c.Has(mgn.FlagChecked) && t.Up, c.Has(mgn.FlagSummoned), c.Has(mgn.FlagMoved)
		t.Attack, t.Defense, t.Hurt = m.Game.Attack(s, q.ID), m.Game.Defense(s, q.ID), int(c.N[mgn.NDamage])
		if t.Up {
			t.Ward = m.Game.Absorbs(s, q.ID) - max(0, t.Defense-t.Hurt)
		}
		t.Skills = m.Game.SkillsLeft(s, q.ID)
	case k == mgn.Camps:
		t.Fallen = c.Has(mgn.FlagFallen)
	case k == mgn.Arms:
		t.Host, t.Moved = m.Token(c.Host).Key, c.Has(mgn.FlagMoved)
	}
	return t
}

// Type returns what kind of card it is, -1 if that is not known.
func (m Reading) Type(t Card) int16 {
	if t.Def == 0 {
		return -1
	}
	return m.Game.Lib.Def(t.Def).Attr[mgn.AType]
}

// List returns the cards in a seat's zone.
func (m Reading) List(kind uint8, p rules.Seat) []Card {
	q := m.Zone(kind, p)
	out := make([]Card, len(q))
	for i := range q {
		out[i] = m.Read(q[i])
	}
	return out
}

// Where returns where a card is.
func (m Reading) Where(key int) (kind uint8, p rules.Seat, ok bool) {
	_, z, ok := m.Find(key)
	return z.Kind(), z.Seat(), ok
}

// Get returns the card with a key, the zero card if there is none.
func (m Reading) Get(key int) Card {
	q, _, _ := m.Find(key)
	return m.Read(q)
}

// ByID returns the card with the view's id, hidden or not.
func (m Reading) ByID(id rules.CardID) Card { return m.Read(m.Token(id)) }

// On returns the card on a place of a zone.
func (m Reading) On(kind uint8, p rules.Seat, place int) Card {
	for _, t := range m.Zone(kind, p) {
		if int(m.View.S.Card(t.ID).N[mgn.NPlace]) == place {
			return m.Read(t)
		}
	}
	return Card{}
}

// WeaponOf returns the weapon that a unit carries.
func (m Reading) WeaponOf(key int) Card {
	for p := rules.Seat(0); p < 2; p++ {
		for _, t := range m.List(mgn.Arms, p) {
			if t.Host == key && key != 0 {
				return t
			}
		}
	}
	return Card{}
}

// Standing reports whether a seat's base is standing.
func (m Reading) Standing(p rules.Seat, line int) bool {
	l := m.View.S.Zone(rules.ZoneOf(mgn.Camps, p))
	return line >= 1 && line <= len(l) && !m.View.S.Card(l[line-1]).Has(mgn.FlagFallen)
}

// Ruined reports whether a seat's base has fallen.
func (m Reading) Ruined(p rules.Seat, line int) bool {
	return !m.Standing(p, line) && m.Count(mgn.Camps, p) >= line
}

// Front returns the seat's lowest standing base, 3 when none is known.
func (m Reading) Front(p rules.Seat) int {
	for line := 1; line <= mgn.BaseCount; line++ {
		if m.Standing(p, line) {
			return line
		}
	}
	return mgn.BaseCount
}

// Battle returns the line of the attacked base, 0 for none.
func (m Reading) Battle() int { return int(m.View.S.Vars[mgn.Battle]) }

// Attacked reports whether a seat's base is under attack.
func (m Reading) Attacked(p rules.Seat, line int) bool {
	return m.Battle() == line && m.Invader() == p.Other()
}

// Invader returns the seat that invades, NoSeat for none.
func (m Reading) Invader() rules.Seat { return mgn.InvaderSeat(&m.View.S) }

// Sideways reports whether a player's war funds are turned: an invasion is declared.
func (m Reading) Sideways(p rules.Seat) bool { return m.View.S.Seats[p][mgn.Sideways] != 0 }

// First returns the first player of the turn, NoSeat before the first dice.
func (m Reading) First() rules.Seat {
	if m.Turn() == 0 || m.Turn() == 1 && m.Step() <= mgn.StepFight {
		return rules.NoSeat
	}
	return rules.Seat(m.View.S.Vars[mgn.First])
}

// ForceZone returns the kind of zone of a seat's force in the battle.
func (m Reading) ForceZone(p rules.Seat) uint8 {
	if m.Invader() == p {
		return mgn.Invasion
	}
	return LineZone(max(1, m.Battle()))
}

// Force are the units of a seat in the battle.
func (m Reading) Force(p rules.Seat) []Card { return m.List(m.ForceZone(p), p) }

// Marching returns what a seat's invading force can still strike with, and how
// many units it has.
func (m Reading) Marching(p rules.Seat) (attack, units int) {
	members := m.Combat().Members
	for _, t := range m.List(mgn.Invasion, p) {
		if units++; !t.Checked || slices.Contains(members, t.Key) {
			attack += t.Attack
		}
	}
	return attack, units
}

// Meets returns what a declared attack comes to and the units that it meets. ok is
// false without one, and if its target is gone.
func (m Reading) Meets() (attack int, stands []Card, ok bool) {
	c := m.Combat()
	if !c.On || c.Kind >= mgn.KindAbility {
		return 0, nil, false
	}
	attack = m.Sum(c.Members)
	if c.Kind != mgn.KindSkirmish {
		return attack, m.Force(c.Seat.Other()), true
	}
	t := m.Get(c.Target)
	return attack, []Card{t}, t.Key != 0
}

// Sum returns the total attack of some units.
func (m Reading) Sum(keys []int) (n int) {
	for _, k := range keys {
		n += m.Get(k).Attack
	}
	return n
}

// Action is one effect of a declaration: who used what.
type Action struct {
	Seat    rules.Seat
	Def     rules.DefID
	Ability int
}

// Combat is the attack declaration in progress.
type Combat struct {
	On      bool
	Seat    rules.Seat
	Kind    int16
	Target  int // key of the unit under a skirmish
	Source  rules.DefID
	Ability int
	Members []int // keys
	Chain   []Action
	Block   []Action
	Cancel  bool
}

// Combat returns the attack declaration in progress.
func (m Reading) Combat() (c Combat) {
	if m.View.S.Over() {
		return c
	}
	s := &m.View.S
	d, ok := mgn.Declaration(s)
	if !ok {
		return c
	}
	c = Combat{On: true, Seat: d.Attacker, Kind: d.Kind, Target: m.Token(d.Target).Key, Cancel: d.Cancelled}
	for _, id := range d.Members.Cards() {
		c.Members = append(c.Members, m.Token(id).Key)
	}
	main := c.Kind >= mgn.KindAbility
	if main {
		c.Source = s.Card(d.Source).Def
	}
	mgn.Waiting(s, func(o *rules.StackItem, block bool) {
		e := Action{o.Ctrl, o.Def, int(o.Ability)}
		switch {
		case block:
			c.Block = append(c.Block, e)
		case main:
			c.Source, c.Ability, main = o.Def, int(o.Ability), false
		default:
			c.Chain = append(c.Chain, e)
		}
	})
	return c
}

// Stands returns how much piercing damage defeats a whole force.
func Stands(force []Card) (n int) {
	for _, t := range force {
		n += Absorbs(t)
	}
	return n
}

// Hidden returns how many of a force are face-down: what defeats each of them is 1.
func Hidden(force []Card) (n int) {
	for _, t := range force {
		n += rules.Truth(!t.Up)
	}
	return n
}

// Absorbs returns how much piercing damage defeats a unit.
func Absorbs(t Card) int {
	if !t.Up {
		return 1
	}
	return max(1, t.Defense+t.Ward-t.Hurt)
}

// Falls returns how many units piercing damage of n defeats at least and at
// most, depending on the defender's order.
func Falls(n int, force []Card) (least, most int) {
	count := func(sign int) (k int) {
		l := make([]int, len(force))
		for i, t := range force {
			l[i] = Absorbs(t)
		}
		sorting.Stable(l, func(a, b int) int { return sign * (a - b) })
		left := n
		for _, v := range l {
			if left < v { // a unit that survives absorbs the rest
				break
			}
			left -= v
			k++
		}
		return k
	}
	return count(-1), count(1)
}

// Lane is the group of a side's invading force, after those of bases 1 to 3 (0 to 2).
const Lane = 3

// GroupOf returns the group of a kind of zone, -1 for none.
func GroupOf(kind uint8) int {
	switch {
	case kind >= mgn.Base1 && kind <= mgn.Base3:
		return int(kind - mgn.Base1)
	case kind == mgn.Invasion:
		return Lane
	}
	return -1
}

// ZoneOfGroup returns the kind of zone of a group.
func ZoneOfGroup(g int) uint8 {
	if g == Lane {
		return mgn.Invasion
	}
	return LineZone(g + 1)
}

// Bases returns how many of a seat's bases stand.
func (m Reading) Bases(p rules.Seat) (n int) {
	for line := 1; line <= mgn.BaseCount; line++ {
		if m.Standing(p, line) {
			n++
		}
	}
	return n
}

// SkillsLeft counts the icons that a seat's units can still give: in a battle,
// those of the force in it (MGN-5.9).
func (m Reading) SkillsLeft(p rules.Seat) (n [6]int) {
	for k := uint8(mgn.Base1); k <= mgn.Invasion; k++ {
		if m.Battle() != 0 && k != m.ForceZone(p) {
			continue
		}
		for _, t := range m.List(k, p) {
			for i := range n {
				if t.Up && t.Skills&(1<<uint(i)) != 0 {
					n[i]++
				}
			}
		}
	}
	return n
}

// Capacity returns how many units a seat's group may hold now: slots, and in a
// battle the reserve slots too (MGN section 3).
func (m Reading) Capacity(p rules.Seat, g int) int {
	if g == Lane || m.Battle() == g+1 && m.Invader() == p.Other() {
		return mgn.ForceLimit
	}
	return mgn.Slots[g+1]
}

// Places returns how many places a seat's group shows: its slots, and of those for
// reserves, which a base has in a battle only, the ones that are taken.
func (m Reading) Places(p rules.Seat, g int) int {
	if g == Lane {
		return mgn.ForceLimit
	}
	return max(mgn.Slots[g+1], m.Count(ZoneOfGroup(g), p))
}

// Row returns how many places the row of a seat's group has on the map: those taken
// and a free one, but at least two, and no more than it has. A question changes none
// of it: what stands keeps its place when it can be moved.
func (m Reading) Row(p rules.Seat, g int) int {
	n, most := 2, mgn.ForceLimit
	if g != Lane {
		most = mgn.Slots[g+1]
		n = min(n, most)
	}
	for _, t := range m.List(ZoneOfGroup(g), p) {
		free := t.Place + 2
		if g == Lane {
			free = t.Place + 1
		}
		n = max(n, t.Place+1, min(free, most))
	}
	return n
}

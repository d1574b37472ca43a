// Package field reads what is on the table of Duemagic: the cards of a moment
// with what the rules make of them, the shields by their places, the running
// attack, and what waits on the stack.
package field

import (
	"cmp"
	"slices"

	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/table/present"
)

// Card is a card on the table with what the rules say of it.
type Card struct {
	present.Token
	Tapped bool
	Host   int   // key of the card it lies under, or 0
	Place  int16 // shields: the position, from 1
	Power  int   // creatures
	New    bool  // creatures: entered this turn and cannot attack
}

// Reading is a moment of the match with what the rules make of it.
type Reading struct {
	*present.Moment
	Game *dmg.Game
}

// Read returns what can be seen of a card.
func (m Reading) Read(t present.Token) Card {
	st := &m.View.S
	c := st.Card(t.ID)
	k := Card{Token: t, Tapped: dmg.Tapped(st, t.ID), Host: m.Token(c.Host).Key}
	switch kind := c.Zone.Kind(); {
	case kind == dmg.Shields:
		k.Place, k.Up = c.N[0], c.Has(dmg.FlagFaceUp)
	case kind == dmg.Battle && c.Host == 0 && c.Def != 0:
		k.Power = m.Game.Power(st, t.ID)
		k.New = c.Since == st.Turn && st.Active == c.Zone.Seat() && !m.Game.Has(st, t.ID, dmg.KwSpeed) && m.Game.Field(st, t.ID, dmg.VEvolution) == 0
	}
	return k
}

// Cards returns the cards of a zone.
func (m Reading) Cards(kind uint8, p rules.Seat) []Card {
	list := m.Zone(kind, p)
	out := make([]Card, len(list))
	for i, t := range list {
		out[i] = m.Read(t)
	}
	return out
}

// Creatures returns the creatures of a side, without the cards under them. One that
// has come upon another stands where that one stood.
func (m Reading) Creatures(p rules.Seat) []Card {
	all, out := m.Cards(dmg.Battle, p), m.On(0, p)
	place := map[int]int{} // by key: of the creature, or the first of the cards under it
	for i, t := range all {
		key := cmp.Or(t.Host, t.Key)
		if at, ok := place[key]; !ok || i < at {
			place[key] = i
		}
	}
	slices.SortStableFunc(out, func(a, b Card) int { return place[a.Key] - place[b.Key] })
	return out
}

// On returns the cards of a battle zone that lie under the creature with a key,
// or under none.
func (m Reading) On(key int, p rules.Seat) (out []Card) {
	for _, t := range m.Cards(dmg.Battle, p) {
		if t.Host == key {
			out = append(out, t)
		}
	}
	return out
}

// Places returns the shields of a side by position: the cards of each pile. The
// last position may be above the usual ones.
func (m Reading) Places(p rules.Seat) (list [][]Card, last int) {
	all := m.Cards(dmg.Shields, p)
	last = dmg.ShieldCount
	for _, t := range all {
		last = max(last, int(t.Place))
	}
	list = make([][]Card, last)
	for _, t := range all {
		if i := int(t.Place) - 1; i >= 0 {
			list[i] = append(list[i], t)
		}
	}
	return list, last
}

// Shields returns how many shields a side has.
func (m Reading) Shields(p rules.Seat) int { return dmg.ShieldsOf(&m.View.S, p) }

// Open reports whether a card is face-up among a player's shields.
func (m Reading) Open(p rules.Seat) bool {
	return slices.ContainsFunc(m.Cards(dmg.Shields, p), func(t Card) bool { return t.Def != 0 })
}

// Stack returns what waits on the stack, the next to resolve last.
func (m Reading) Stack() []rules.StackItem { return m.View.S.Stack[:m.View.S.NStack] }

// Waits returns the key of the card that is itself on the stack, or 0.
func (m Reading) Waits(o *rules.StackItem) int {
	if m.View.S.Card(o.Card).Zone.Kind() != dmg.Stack {
		return 0
	}
	return m.Token(o.Card).Key
}

// Running returns the index of the entry that resolves now, -1 for none.
func (m Reading) Running() int { return dmg.Resolving(&m.View.S) }

// Active returns whose turn it is.
func (m Reading) Active() rules.Seat { return m.View.S.Active }

// Attack returns the keys of the creatures in the running attack, or 0: who
// attacks, whom (0: the player), and who blocks.
func (m Reading) Attack() (from, to, block int) {
	st := &m.View.S
	key := func(v int) int { return m.Token(rules.CardID(st.Vars[v])).Key }
	if a := rules.CardID(st.Vars[dmg.Attacker]); a != 0 && m.Game.InPlay(st, a) {
		return key(dmg.Attacker), key(dmg.AttackOn), key(dmg.Blocked)
	}
	return 0, 0, 0
}

// FreeMana returns the number of untapped mana cards of a player.
func (m Reading) FreeMana(p rules.Seat) (n int) {
	for _, t := range m.Cards(dmg.Mana, p) {
		if !t.Tapped {
			n++
		}
	}
	return n
}

// Civilizations returns those in a player's mana zone, as a mask.
func (m Reading) Civilizations(p rules.Seat) (mask int) {
	for _, t := range m.Cards(dmg.Mana, p) {
		mask |= int(m.Game.Lib.Def(t.Def).Attr[dmg.ACiv])
	}
	return mask
}

// MayAttack reports whether any of a player's creatures could attack something.
func (m Reading) MayAttack(p rules.Seat) bool {
	st, enemies := &m.View.S, append(m.Creatures(p.Other()), Card{}) // and the player
	if m.Game.Forbidden(st, p, dmg.NoAttack) {
		return false
	}
	return slices.ContainsFunc(m.Creatures(p), func(t Card) bool {
		return slices.ContainsFunc(enemies, func(o Card) bool { return m.Game.MayAttack(st, p, t.ID, o.ID) })
	})
}

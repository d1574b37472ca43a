package duemagic

import (
	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/duemagic/places"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
)

// measure lays out the window.
func (s *Scene) measure(env *ui.Env) {
	s.lay = places.Measure(env, s.Replay.On)
	if s.lay.Small && len(s.stack()) > 0 { // the stack has the rival's place
		s.lay.Rival = ui.Rect{}
	}
	s.setStage(env)
}

// token is a card on the table with what the rules say of it.
type token struct {
	present.Token
	tapped bool
	host   int   // key of the card it lies under, or 0
	place  int16 // shields: the position, from 1
	power  int   // creatures
	new    bool  // creatures: entered this turn and cannot attack
}

// cards returns the cards of a zone.
func (s *Scene) cards(kind uint8, p rules.Seat) []token {
	list := s.Zone(kind, p)
	out := make([]token, len(list))
	for i, t := range list {
		out[i] = s.card(t)
	}
	return out
}

func (s *Scene) card(t present.Token) token {
	st := &s.View.S
	c := st.Card(t.ID)
	k := token{Token: t, tapped: dmg.Tapped(st, t.ID), host: s.Token(c.Host).Key}
	switch kind := c.Zone.Kind(); {
	case kind == dmg.Shields:
		k.place, k.Up = c.N[0], c.Has(dmg.FlagFaceUp)
	case kind == dmg.Battle && c.Host == 0 && c.Def != 0:
		k.power = s.game.Power(st, t.ID)
		k.new = c.Since == st.Turn && st.Active == c.Zone.Seat() && !s.game.Has(st, t.ID, dmg.KwSpeed) && s.game.Field(st, t.ID, dmg.VEvolution) == 0
	}
	return k
}

// creatures returns the creatures of a side, without the cards under them.
func (s *Scene) creatures(p rules.Seat) []token { return s.on(0, p) }

// on returns the cards of a battle zone that lie under a creature, or under none.
func (s *Scene) on(key int, p rules.Seat) (out []token) {
	for _, t := range s.cards(dmg.Battle, p) {
		if t.host == key {
			out = append(out, t)
		}
	}
	return out
}

// places returns the shields of a side by position: the cards of each pile.
func (s *Scene) places(p rules.Seat) (list [][]token, last int) {
	all := s.cards(dmg.Shields, p)
	last = dmg.ShieldCount
	for _, t := range all {
		last = max(last, int(t.place))
	}
	list = make([][]token, last)
	for _, t := range all {
		if i := int(t.place) - 1; i >= 0 {
			list[i] = append(list[i], t)
		}
	}
	return list, last
}

func (s *Scene) shieldCount(p rules.Seat) int { return dmg.ShieldsOf(&s.View.S, p) }

// shieldAt returns where a shield is.
func (s *Scene) shieldAt(sd, place int) (x, y float64) {
	if place < 1 {
		return s.lay.Zones[dmg.Shields][sd].Centre()
	}
	_, n := s.places(s.Seat(sd))
	return s.lay.ShieldRects(sd, max(n, place), 5*s.Unit())[place-1].Centre()
}

// shieldRect returns the place of a shield.
func (s *Scene) shieldRect(sd, place int) ui.Rect {
	_, n := s.places(s.Seat(sd))
	return s.lay.ShieldRects(sd, max(n, place, 1), 5*s.Unit())[max(0, place-1)]
}

// stack returns what waits on the stack, the next to resolve last.
func (s *Scene) stack() []rules.StackItem {
	return s.View.S.Stack[:s.View.S.NStack]
}

// waits returns the key of the card that is itself on the stack, or 0.
func (s *Scene) waits(o *rules.StackItem) int {
	if s.View.S.Card(o.Card).Zone.Kind() != dmg.Stack {
		return 0
	}
	return s.Token(o.Card).Key
}

// running returns the index of the entry that resolves now, -1 for none.
func (s *Scene) running() int { return dmg.Resolving(&s.View.S) }

func (s *Scene) active() rules.Seat { return s.View.S.Active }

// attackers returns the keys of the creatures in the running attack, or 0: who
// attacks, whom (0: the player), and who blocks.
func (s *Scene) attackers() (from, to, block int) {
	st := &s.View.S
	key := func(v int) int { return s.Token(rules.CardID(st.Vars[v])).Key }
	if a := rules.CardID(st.Vars[dmg.Attacker]); a != 0 && s.game.InPlay(st, a) {
		return key(dmg.Attacker), key(dmg.AttackOn), key(dmg.Blocked)
	}
	return 0, 0, 0
}

// ctrlColour returns the colour of a side.
func (s *Scene) ctrlColour(p rules.Seat) ui.Colour {
	if p == s.Bottom {
		return ownCol
	}
	return oppCol
}

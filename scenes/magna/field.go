package magna

import (
	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/table/present"
)

// token is a card with what the table shows beside its face.
type token struct {
	present.Token
	checked bool
	summon  bool
	fallen  bool
	moved   bool // in this redeployment
	place   int
	host    int // key of the unit that carries this weapon
	atk     int
	dfn     int
	hurt    int // damage until the next judgement
	ward    int // damage reduction
	skills  int // unspent icons, as a mask
}

// reading is a moment of the match with what the rules make of it.
type reading struct {
	*present.Moment
	g *mgn.Game
}

func (s *Scene) at(m *present.Moment) reading { return reading{m, s.game} }

// lineZone returns the kind of zone of base 1 to 3.
func lineZone(line int) uint8 { return mgn.Base1 + uint8(line) - 1 }

// isField reports whether a kind of zone holds units.
func isField(kind uint8) bool { return kind >= mgn.Base1 && kind <= mgn.Invasion }

// read returns what can be seen of a card.
func (m reading) read(q present.Token) token {
	t := token{Token: q}
	if q.ID == 0 {
		return t
	}
	s := &m.View.S
	c := s.Card(q.ID)
	t.place = int(c.N[mgn.NPlace])
	switch k := c.Zone.Kind(); {
	case isField(k):
		t.checked, t.summon, t.moved = c.Has(mgn.FlagChecked) && t.Up, c.Has(mgn.FlagSummoned), c.Has(mgn.FlagMoved)
		t.atk, t.dfn, t.hurt = m.g.Attack(s, q.ID), m.g.Defense(s, q.ID), int(c.N[mgn.NDamage])
		if t.Up {
			t.ward = m.g.Absorbs(s, q.ID) - max(0, t.dfn-t.hurt)
		}
		t.skills = m.g.SkillsLeft(s, q.ID)
	case k == mgn.Camps:
		t.fallen = c.Has(mgn.FlagFallen)
	case k == mgn.Arms:
		t.host, t.moved = m.Token(c.Host).Key, c.Has(mgn.FlagMoved)
	}
	return t
}

// list returns the cards in a seat's zone.
func (m reading) list(kind uint8, p rules.Seat) []token {
	q := m.Zone(kind, p)
	out := make([]token, len(q))
	for i := range q {
		out[i] = m.read(q[i])
	}
	return out
}

// find returns where a token is.
func (m reading) find(key int) (kind uint8, p rules.Seat, ok bool) {
	_, z, ok := m.Find(key)
	return z.Kind(), z.Seat(), ok
}

// get returns the token with a key, the zero token if there is none.
func (m reading) get(key int) token {
	q, _, _ := m.Find(key)
	return m.read(q)
}

// byID returns the token with the view's id, hidden or not.
func (m reading) byID(id rules.CardID) token { return m.read(m.Token(id)) }

// on returns the token on a place of a zone.
func (m reading) on(kind uint8, p rules.Seat, place int) token {
	for _, t := range m.Zone(kind, p) {
		if int(m.View.S.Card(t.ID).N[mgn.NPlace]) == place {
			return m.read(t)
		}
	}
	return token{}
}

// weaponOf returns the weapon that a unit carries.
func (m reading) weaponOf(key int) token {
	for p := rules.Seat(0); p < 2; p++ {
		for _, t := range m.list(mgn.Arms, p) {
			if t.host == key && key != 0 {
				return t
			}
		}
	}
	return token{}
}

// standing reports whether a seat's base is standing.
func (m reading) standing(p rules.Seat, line int) bool {
	l := m.View.S.Zone(rules.ZoneOf(mgn.Camps, p))
	return line >= 1 && line <= len(l) && !m.View.S.Card(l[line-1]).Has(mgn.FlagFallen)
}

// front returns the seat's lowest standing base, 3 when none is known.
func (m reading) front(p rules.Seat) int {
	for line := 1; line <= mgn.BaseCount; line++ {
		if m.standing(p, line) {
			return line
		}
	}
	return mgn.BaseCount
}

// battle returns the line of the attacked base, 0 for none.
func (m reading) battle() int { return int(m.View.S.Vars[mgn.Battle]) }

// invader returns the seat that invades, NoSeat for none.
func (m reading) invader() rules.Seat { return mgn.InvaderSeat(&m.View.S) }

// first returns the first player of the turn, NoSeat before the first dice.
func (m reading) first() rules.Seat {
	if m.Turn() == 0 || m.Turn() == 1 && m.Step() <= mgn.StepFight {
		return rules.NoSeat
	}
	return rules.Seat(m.View.S.Vars[mgn.First])
}

// forceZone returns the kind of zone of a seat's force in the battle.
func (m reading) forceZone(p rules.Seat) uint8 {
	if m.invader() == p {
		return mgn.Invasion
	}
	return lineZone(max(1, m.battle()))
}

// action is one effect of a declaration: who used what.
type action struct {
	seat    rules.Seat
	def     rules.DefID
	ability int
}

// combat is the attack declaration in progress.
type combat struct {
	on      bool
	seat    rules.Seat
	kind    int16
	target  int // key of the unit under a skirmish
	source  rules.DefID
	ability int
	members []int // keys
	chain   []action
	block   []action
	cancel  bool
}

func (m reading) combat() (c combat) {
	if m.View.S.Over() {
		return c
	}
	s := &m.View.S
	d, ok := mgn.Declaration(s)
	if !ok {
		return c
	}
	c = combat{on: true, seat: d.Attacker, kind: d.Kind, target: m.Token(d.Target).Key, cancel: d.Cancelled}
	for _, id := range d.Members.Cards() {
		c.members = append(c.members, m.Token(id).Key)
	}
	main := c.kind >= mgn.KindAbility
	if main {
		c.source = s.Card(d.Source).Def
	}
	mgn.Waiting(s, func(o *rules.StackItem, block bool) {
		e := action{o.Ctrl, o.Def, int(o.Ability)}
		switch {
		case block:
			c.block = append(c.block, e)
		case main:
			c.source, c.ability, main = o.Def, int(o.Ability), false
		default:
			c.chain = append(c.chain, e)
		}
	})
	return c
}

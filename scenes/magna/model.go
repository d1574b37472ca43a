package magna

import (
	"strconv"

	"godeck/rules"
	mgn "godeck/rules/magna"
)

// token is a card as the screen shows it. Its key is the screen's own and
// says nothing about which card it is; def is 0 while that is hidden. id is
// the view's name for the card, which for hidden cards is only a stand-in.
type token struct {
	key     int
	id      rules.CardID
	def     rules.DefID
	up      bool
	checked bool
	summon  bool
	fallen  bool
	moved   bool // in this redeployment
	place   int
	host    int // key of the unit that carries this weapon
	atk     int
	dfn     int
	hurt    int // damage until the next judgement
	ward    int // each damage is less by this
	skills  int // icons that are not spent, as a mask
}

func (t token) board() string { return "t" + strconv.Itoa(t.key) }

const zoneKinds = int(mgn.Legion) + 1

// deed is one effect of a declaration: who used what.
type deed struct {
	seat    rules.Seat
	def     rules.DefID
	ability int
}

// clash is the attack declaration in progress, as events told it.
type clash struct {
	on      bool
	seat    rules.Seat
	kind    int16
	target  int // key of the unit under a skirmish
	source  rules.DefID
	ability int
	members []int // keys
	chain   []deed
	block   []deed
	blocked bool // the block has been decided
	cancel  bool
}

// model is what is on the table as far as the story has been told. Only
// events and a fresh view change it.
type model struct {
	zones   [zoneKinds][2][]token
	fight   [2]float64
	magna   [2]float64
	first   rules.Seat
	turn    int
	step    uint8
	option  [2]int16
	side    [2]bool // the war funds are turned: an invasion is declared
	done    [2]bool // has committed
	invader rules.Seat
	battle  int // line of the attacked base, 0 none
	clash   clash
	keys    int
}

func newModel() *model { return &model{first: rules.NoSeat, invader: rules.NoSeat} }

func (m *model) clone() *model {
	c := *m
	for k := range c.zones {
		for p := range c.zones[k] {
			c.zones[k][p] = append([]token(nil), m.zones[k][p]...)
		}
	}
	c.clash = m.clash.clone()
	return &c
}

func (c clash) clone() clash {
	c.members = append([]int(nil), c.members...)
	c.chain = append([]deed(nil), c.chain...)
	c.block = append([]deed(nil), c.block...)
	return c
}

// lineZone is the kind of zone of base 1 to 3.
func lineZone(line int) uint8 { return mgn.Base1 + uint8(line) - 1 }

// isField reports whether a kind of zone holds units.
func isField(kind uint8) bool { return kind >= mgn.Base1 && kind <= mgn.Invasion }

// standing reports whether a base of a seat stands.
func (m *model) standing(p rules.Seat, line int) bool {
	l := m.zones[mgn.Camps][p]
	return line >= 1 && line <= len(l) && !l[line-1].fallen
}

// front is the seat's lowest standing base, 3 when none is known.
func (m *model) front(p rules.Seat) int {
	for line := 1; line <= mgn.BaseCount; line++ {
		if m.standing(p, line) {
			return line
		}
	}
	return mgn.BaseCount
}

// forceZone is the kind of zone of a seat's force in the battle.
func (m *model) forceZone(p rules.Seat) uint8 {
	if m.invader == p {
		return mgn.Invasion
	}
	return lineZone(max(1, m.battle))
}

// find returns where a token is.
func (m *model) find(key int) (kind uint8, p rules.Seat, i int, ok bool) {
	for k := range m.zones {
		for q := range m.zones[k] {
			for j := range m.zones[k][q] {
				if m.zones[k][q][j].key == key {
					return uint8(k), rules.Seat(q), j, true
				}
			}
		}
	}
	return
}

// get is the token with a key, the zero token if there is none.
func (m *model) get(key int) token {
	if k, p, i, ok := m.find(key); ok && key != 0 {
		return m.zones[k][p][i]
	}
	return token{}
}

// known is the token of a card that is known to be this one.
func (m *model) known(id rules.CardID) token {
	if id == 0 {
		return token{}
	}
	for k := range m.zones {
		for p := range m.zones[k] {
			for _, t := range m.zones[k][p] {
				if t.id == id && t.def != 0 {
					return t
				}
			}
		}
	}
	return token{}
}

// byID is the token that the view calls id, hidden or not.
func (m *model) byID(id rules.CardID) token {
	if t := m.known(id); t.key != 0 || id == 0 {
		return t
	}
	for k := range m.zones {
		for p := range m.zones[k] {
			for _, t := range m.zones[k][p] {
				if t.id == id {
					return t
				}
			}
		}
	}
	return token{}
}

// weaponOf is the weapon that a unit carries.
func (m *model) weaponOf(key int) token {
	for p := range m.zones[mgn.Arms] {
		for _, t := range m.zones[mgn.Arms][p] {
			if t.host == key && key != 0 {
				return t
			}
		}
	}
	return token{}
}

// pick chooses the token that an event's card is: the known one, else the
// hidden one of that place, else a hidden one of that zone.
func (m *model) pick(ev rules.Event) token {
	z := ev.From
	list := m.zones[z.Kind()][z.Seat()]
	if ev.Card != 0 {
		for _, t := range list {
			if t.id == ev.Card && t.def != 0 {
				return t
			}
		}
	}
	if ev.Place > 0 {
		if t := m.at(z.Kind(), z.Seat(), int(ev.Place)-1); t.key != 0 && t.def == 0 {
			return t
		}
	}
	var hidden []int
	for i, t := range list {
		if t.def == 0 {
			hidden = append(hidden, i)
		}
	}
	switch {
	case len(hidden) > 0 && z.Kind() == mgn.Camps: // they are turned up in order
		return list[hidden[0]]
	case len(hidden) > 0 && z.Kind() == mgn.Hand:
		return list[hidden[len(hidden)/2]]
	case len(hidden) > 0:
		return list[hidden[len(hidden)-1]]
	case len(list) > 0 && !isField(z.Kind()):
		return list[len(list)-1]
	}
	m.keys++
	t := token{key: m.keys}
	m.zones[z.Kind()][z.Seat()] = append(list, t)
	return t
}

// put moves a token and sets what is known of it.
func (m *model) put(t token, to rules.ZoneID, at int) {
	if k, p, i, ok := m.find(t.key); ok {
		l := m.zones[k][p]
		m.zones[k][p] = append(l[:i:i], l[i+1:]...)
	}
	l := m.zones[to.Kind()][to.Seat()]
	at = max(0, min(at, len(l)))
	l = append(l, token{})
	copy(l[at+1:], l[at:])
	l[at] = t
	m.zones[to.Kind()][to.Seat()] = l
}

// set renews what is known of a token where it lies.
func (m *model) set(t token) {
	if k, p, i, ok := m.find(t.key); ok {
		m.zones[k][p][i] = t
	}
}

// change alters a token where it lies.
func (m *model) change(key int, fn func(t *token)) {
	if k, p, i, ok := m.find(key); ok {
		fn(&m.zones[k][p][i])
	}
}

func (m *model) top(kind uint8, p rules.Seat) (token, bool) {
	l := m.zones[kind][p]
	if len(l) == 0 {
		return token{}, false
	}
	return l[len(l)-1], true
}

// at is the token on a place of a zone.
func (m *model) at(kind uint8, p rules.Seat, place int) token {
	for _, t := range m.zones[kind][p] {
		if t.place == place {
			return t
		}
	}
	return token{}
}

// sync makes the model what the view says; cards keep their tokens.
func (m *model) sync(g *mgn.Game, v *rules.View) {
	s := &v.S
	old := m.zones
	byID := map[rules.CardID]token{}
	byPlace := map[[3]int]int{} // hidden cards on the field keep their places
	for k := range old {
		for p := range old[k] {
			for _, t := range old[k][p] {
				switch {
				case t.def != 0:
					byID[t.id] = t
				case isField(uint8(k)):
					byPlace[[3]int{k, p, t.place}] = t.key
				}
			}
		}
	}
	used := map[int]bool{}
	keyOf := map[rules.CardID]int{}
	claim := func(id rules.CardID, k int, p rules.Seat) {
		c := s.Card(id)
		key := 0
		if c.Def != 0 {
			key = byID[id].key
		}
		if key == 0 && isField(uint8(k)) && c.Has(rules.FaceDown) {
			key = byPlace[[3]int{k, int(p), int(c.N[mgn.NPlace])}]
		}
		if key != 0 && !used[key] {
			used[key] = true
			keyOf[id] = key
		}
	}
	each := func(fn func(id rules.CardID, k int, p rules.Seat)) {
		for k := range m.zones {
			for p := rules.Seat(0); p < 2; p++ {
				for _, id := range s.Zone(rules.ZoneOf(uint8(k), p)) {
					fn(id, k, p)
				}
			}
		}
	}
	each(claim)
	next := [zoneKinds][2][]token{}
	spare := [zoneKinds][2]int{}
	each(func(id rules.CardID, k int, p rules.Seat) {
		for keyOf[id] == 0 && spare[k][p] < len(old[k][p]) {
			if t := old[k][p][spare[k][p]]; !used[t.key] {
				used[t.key] = true
				keyOf[id] = t.key
			}
			spare[k][p]++
		}
		if keyOf[id] == 0 {
			m.keys++
			keyOf[id] = m.keys
		}
	})
	each(func(id rules.CardID, k int, p rules.Seat) {
		c := s.Card(id)
		t := token{key: keyOf[id], id: id, def: c.Def, place: int(c.N[mgn.NPlace])}
		t.up = c.Def != 0 && !c.Has(rules.FaceDown)
		switch {
		case isField(uint8(k)):
			t.checked = c.Has(mgn.FlagChecked) && t.up
			t.summon, t.moved = c.Has(mgn.FlagSummoned), c.Has(mgn.FlagMoved)
			t.atk, t.dfn, t.hurt = g.Attack(s, id), g.Defense(s, id), int(c.N[mgn.NDamage])
			if t.up {
				t.ward = g.Absorbs(s, id) - max(0, t.dfn-t.hurt)
			}
			t.skills = g.SkillsLeft(s, id)
		case uint8(k) == mgn.Camps:
			t.fallen = c.Has(mgn.FlagFallen)
		case uint8(k) == mgn.Arms:
			t.host, t.moved = keyOf[c.Host], c.Has(mgn.FlagMoved)
		}
		next[k][p] = append(next[k][p], t)
	})
	m.zones = next
	for p := range m.fight {
		m.fight[p] = float64(s.Seats[p][mgn.Fight])
		m.magna[p] = float64(s.Seats[p][mgn.Magna])
		m.option[p] = s.Seats[p][mgn.Option]
		m.side[p] = s.Seats[p][mgn.Sideways] != 0
		m.done[p] = s.Dec.Kind == rules.Commit && s.Dec.Asked&rules.Seat(p).Mask() != 0 && s.Dec.Open&rules.Seat(p).Mask() == 0
	}
	m.turn, m.step = int(s.Turn), s.Step
	m.first = rules.NoSeat
	if s.Turn > 0 {
		m.first = rules.Seat(s.Vars[mgn.First])
	}
	m.invader = mgn.InvaderSeat(s)
	m.battle = int(s.Vars[mgn.Battle])
	m.syncClash(s)
}

// syncClash reads the declaration in progress from the view.
func (m *model) syncClash(s *rules.State) {
	d, ok := mgn.Declaration(s)
	if !ok || s.Over() {
		m.clash = clash{}
		return
	}
	c := clash{on: true, seat: d.Attacker, kind: d.Kind, target: m.byID(d.Target).key, cancel: d.Cancelled, blocked: m.clash.blocked}
	for _, id := range d.Members.Cards() {
		if t := m.byID(id); t.key != 0 {
			c.members = append(c.members, t.key)
		}
	}
	if c.kind >= mgn.KindAbility {
		c.source = s.Card(d.Source).Def
	}
	main := c.kind >= mgn.KindAbility
	mgn.Waiting(s, func(o *rules.Obj, block bool) {
		e := deed{o.Ctrl, o.Def, int(o.Ability)}
		switch {
		case block:
			c.block = append(c.block, e)
		case main:
			c.source, c.ability = o.Def, int(o.Ability)
			main = false
		default:
			c.chain = append(c.chain, e)
		}
	})
	m.clash = c
}

package duemagic

import (
	"strconv"

	"godeck/rules"
	dmg "godeck/rules/duemagic"
)

// token is a card as the screen shows it. Its key is the screen's own and
// says nothing about which card it is; id and def are 0 while that is hidden.
type token struct {
	key    int
	id     rules.CardID
	def    rules.DefID
	up     bool
	tapped bool
	host   int   // key of the card it lies under, or 0
	place  int16 // shields: the position, from 1
	power  int   // creatures: power when last looked at
	new    bool  // creatures: entered this turn and cannot attack
}

func (t token) board() string { return "t" + strconv.Itoa(t.key) }

const zoneKinds = int(dmg.Stack) + 1

// entry is one thing on the stack as far as the story has been told.
type entry struct {
	obj   rules.Obj
	key   int // token of the card that waits itself, or 0
	alive bool
}

// model is what is on the table as far as the story has been told. Only
// events and a fresh view change it.
type model struct {
	zones   [zoneKinds][2][]token
	stack   []entry
	turn    int
	step    uint8
	active  rules.Seat
	holder  rules.Seat // who has priority; NoSeat: nobody
	attack  int        // key of the attacker, or 0
	target  int        // key of the attacked creature; 0: the player
	block   int        // key of the blocker, or 0
	running int        // entry that resolves now, -1: none
	keys    int
}

func (m *model) clone() *model {
	c := *m
	for k := range c.zones {
		for p := range c.zones[k] {
			c.zones[k][p] = append([]token(nil), m.zones[k][p]...)
		}
	}
	c.stack = append([]entry(nil), m.stack...)
	return &c
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

// of returns the token of a known card.
func (m *model) of(id rules.CardID) (token, bool) {
	if id == 0 {
		return token{}, false
	}
	for k := range m.zones {
		for q := range m.zones[k] {
			for _, t := range m.zones[k][q] {
				if t.id == id {
					return t, true
				}
			}
		}
	}
	return token{}, false
}

func (m *model) key(id rules.CardID) int {
	t, _ := m.of(id)
	return t.key
}

// pick chooses the token that an event's card is: the known one, else a
// hidden one of that zone (the top of a library, the middle of a hand).
func (m *model) pick(id rules.CardID, z rules.ZoneID) token {
	list := m.zones[z.Kind()][z.Seat()]
	if id != 0 {
		for _, t := range list {
			if t.id == id {
				return t
			}
		}
	}
	var hidden []int
	for i, t := range list {
		if t.id == 0 {
			hidden = append(hidden, i)
		}
	}
	switch {
	case len(hidden) > 0 && z.Kind() == dmg.Hand:
		return list[hidden[len(hidden)/2]]
	case len(hidden) > 0:
		return list[hidden[len(hidden)-1]]
	case len(list) > 0:
		return list[len(list)-1]
	}
	m.keys++
	t := token{key: m.keys}
	m.zones[z.Kind()][z.Seat()] = append(list, t)
	return t
}

// shield is a hidden card of the shield at a place, else any of the zone.
func (m *model) shield(id rules.CardID, p rules.Seat, place int16) token {
	for _, t := range m.zones[dmg.Shields][p] {
		if t.place == place && (id == 0 && t.id == 0 || id != 0 && t.id == id) {
			return t
		}
	}
	for _, t := range m.zones[dmg.Shields][p] {
		if t.place == place && t.id == 0 {
			return t
		}
	}
	return m.pick(id, rules.ZoneOf(dmg.Shields, p))
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

func (m *model) top(kind uint8, p rules.Seat) (token, bool) {
	l := m.zones[kind][p]
	if len(l) == 0 {
		return token{}, false
	}
	return l[len(l)-1], true
}

// creatures lists the creatures of a side, without the cards under them.
func (m *model) creatures(p rules.Seat) []token {
	var out []token
	for _, t := range m.zones[dmg.Battle][p] {
		if t.host == 0 {
			out = append(out, t)
		}
	}
	return out
}

// under lists the cards under a creature.
func (m *model) under(key int, p rules.Seat) []token {
	var out []token
	for _, t := range m.zones[dmg.Battle][p] {
		if t.host == key {
			out = append(out, t)
		}
	}
	return out
}

// places are the shields of a side by position: the cards of each pile.
func (m *model) places(p rules.Seat) (list [][]token, last int) {
	last = dmg.ShieldCount
	for _, t := range m.zones[dmg.Shields][p] {
		last = max(last, int(t.place))
	}
	list = make([][]token, last)
	for _, t := range m.zones[dmg.Shields][p] {
		if i := int(t.place) - 1; i >= 0 {
			list[i] = append(list[i], t)
		}
	}
	return list, last
}

func (m *model) shieldCount(p rules.Seat) int {
	n, had := 0, uint64(0)
	for _, t := range m.zones[dmg.Shields][p] {
		if bit := uint64(1) << uint(t.place&63); had&bit == 0 {
			had |= bit
			n++
		}
	}
	return n
}

// ensure makes entry i of the stack exist.
func (m *model) ensure(i int) *entry {
	for len(m.stack) <= i {
		m.stack = append(m.stack, entry{})
	}
	return &m.stack[i]
}

// upIn reports whether a card that arrives lies face up for everybody.
func upIn(to rules.ZoneID) bool {
	switch to.Kind() {
	case dmg.Library, dmg.Hand, dmg.Shields:
		return false
	}
	return true
}

// sync makes the model what the view says; cards keep their tokens.
func (m *model) sync(g *dmg.Game, v *rules.View) {
	s := &v.S
	old := m.zones
	byID := map[rules.CardID]token{}
	for k := range old {
		for p := range old[k] {
			for _, t := range old[k][p] {
				if t.id != 0 {
					byID[t.id] = t
				}
			}
		}
	}
	used := map[int]bool{}
	for k := range m.zones {
		for p := rules.Seat(0); p < 2; p++ {
			for _, id := range s.Zone(rules.ZoneOf(uint8(k), p)) {
				if t, ok := byID[id]; ok && s.Card(id).Def != 0 {
					used[t.key] = true
				}
			}
		}
	}
	keyOf := map[rules.CardID]int{}
	for k := range m.zones {
		for p := rules.Seat(0); p < 2; p++ {
			spare := old[k][p]
			var list []token
			for _, id := range s.Zone(rules.ZoneOf(uint8(k), p)) {
				c := s.Card(id)
				t := token{}
				if c.Def != 0 {
					t = token{key: byID[id].key, id: id, def: c.Def}
				}
				if t.key == 0 && uint8(k) == dmg.Shields {
					for _, o := range spare {
						if o.id == 0 && o.place == c.N[0] && !used[o.key] {
							t.key, used[o.key] = o.key, true
							break
						}
					}
				}
				for t.key == 0 && len(spare) > 0 {
					if !used[spare[0].key] {
						t.key = spare[0].key
						used[t.key] = true
					}
					spare = spare[1:]
				}
				if t.key == 0 {
					m.keys++
					t.key = m.keys
				}
				keyOf[id] = t.key
				t.up = c.Def != 0
				switch uint8(k) {
				case dmg.Battle:
					t.tapped = dmg.Tapped(s, id)
					if c.Host == 0 && c.Def != 0 {
						t.power = g.Power(s, id)
						t.new = c.Since == s.Turn && s.Active == c.Zone.Seat() && !g.Has(s, id, dmg.KwSpeed) && g.Field(s, id, dmg.VEvolution) == 0
					}
				case dmg.Mana:
					t.tapped = dmg.Tapped(s, id)
				case dmg.Shields:
					t.place = c.N[0]
					t.up = c.Has(dmg.FlagFaceUp)
				}
				list = append(list, t)
			}
			m.zones[k][p] = list
		}
	}
	for p := rules.Seat(0); p < 2; p++ {
		for _, k := range [...]uint8{dmg.Battle, dmg.Shields} {
			for i, id := range s.Zone(rules.ZoneOf(k, p)) {
				t := &m.zones[k][p][i]
				t.host = 0
				if h := s.Card(id).Host; h != 0 {
					t.host = keyOf[h]
				}
			}
		}
	}
	m.stack = m.stack[:0]
	for i := 0; i < int(s.NObjs); i++ {
		o := s.Objs[i]
		m.stack = append(m.stack, entry{obj: o, key: keyOf[o.Card], alive: true})
	}
	m.turn, m.step, m.active = int(s.Turn), s.Step, s.Active
	m.holder = rules.NoSeat
	if s.Dec.Prompt == dmg.PromptPriority {
		m.holder = s.ToAnswer()
	}
	m.attack, m.target, m.block = 0, 0, 0
	if a := rules.CardID(s.Vars[dmg.Attacker]); a != 0 && g.InPlay(s, a) {
		m.attack = keyOf[a]
		if t := rules.CardID(s.Vars[dmg.AttackOn]); t != 0 {
			m.target = keyOf[t]
		}
		if b := rules.CardID(s.Vars[dmg.Blocked]); b != 0 {
			m.block = keyOf[b]
		}
	}
	m.running = dmg.Resolving(s)
}

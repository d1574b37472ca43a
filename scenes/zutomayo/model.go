package zutomayo

import (
	"strconv"

	"godeck/rules"
	ztm "godeck/rules/zutomayo"
)

// token is a card as the screen shows it. Its key is the screen's own and
// says nothing about which card it is; id and def are 0 while that is hidden.
type token struct {
	key int
	id  rules.CardID
	def rules.DefID
	up  bool
}

func (t token) board() string { return "t" + strconv.Itoa(t.key) }

const zoneKinds = 10

// part is one change of an attack value, as an event told it.
type part struct {
	def    rules.DefID
	kind   uint8
	amount int
	value  int
}

// model is what is on the table as far as the story has been told. Only
// events and a fresh view change it.
type model struct {
	zones  [zoneKinds][2][]token
	hp     [2]float64
	power  [2]float64
	hour   float64 // position of the medal; between two hours while it travels
	turn   int
	step   uint8
	won    [2]bool // may set one card only
	night  rules.Seat
	done   [2]bool // has committed
	parts  [2][]part
	fought [2]int // attacks of the battle told last
	battle bool
	shield [2]int
	keys   int
}

func (m *model) clone() *model {
	c := *m
	for k := range c.zones {
		for p := range c.zones[k] {
			c.zones[k][p] = append([]token(nil), m.zones[k][p]...)
		}
	}
	for p := range c.parts {
		c.parts[p] = append([]part(nil), m.parts[p]...)
	}
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

// pick chooses the token that an event's card is: the known one, else a
// hidden one of that zone (the top of a deck, the middle of a hand).
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
	case len(hidden) > 0 && z.Kind() == ztm.Hand:
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

// upIn reports whether a card that arrives lies face up for everybody.
func upIn(from, to rules.ZoneID) bool {
	switch to.Kind() {
	case ztm.Field, ztm.SetA, ztm.SetB, ztm.AreaNew:
		return from.Kind() != ztm.Hand
	case ztm.Deck, ztm.Hand, ztm.Aside:
		return false
	}
	return true
}

// sync makes the model what the view says; cards keep their tokens.
func (m *model) sync(v *rules.View) {
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
	for k := range m.zones {
		for p := rules.Seat(0); p < 2; p++ {
			spare := old[k][p]
			var list []token
			for _, id := range s.Zone(rules.ZoneOf(uint8(k), p)) {
				c := s.Card(id)
				t := token{}
				if c.Def != 0 {
					t = byID[id]
					t.id, t.def = id, c.Def
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
				t.up = c.Def != 0 && !c.Has(rules.FaceDown)
				list = append(list, t)
			}
			m.zones[k][p] = list
		}
	}
	for p := range m.hp {
		m.hp[p] = float64(s.Seats[p][ztm.HP])
		m.power[p] = float64(s.Seats[p][ztm.Power])
		m.won[p] = s.Seats[p][ztm.Winner] != 0
		m.done[p] = s.Dec.Kind == rules.Commit && s.Dec.Asked&rules.Seat(p).Mask() != 0 && s.Dec.Open&rules.Seat(p).Mask() == 0
	}
	m.hour = float64(s.Vars[ztm.Chronos])
	m.turn, m.step = int(s.Turn), s.Step
	m.night = rules.Seat(s.Vars[ztm.NightSide])
}

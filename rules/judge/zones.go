package judge

import (
	"fmt"
	"slices"

	"godeck/rules"
)

// Sight is who may know the cards of a zone, by the rule book's table of
// zones.
type Sight uint8

// The values of Sight.
const (
	Nobody Sight = iota
	Owner
	All
	Faces // everybody, but face-down cards only their owner
)

// Zone is a row of the rule book's table of zones.
type Zone struct {
	Sight  Sight
	Shared bool
	// Same: a card that moves between zones of the same group stays the same
	// object. 0: none.
	Same uint8
	// Loan: what is here at the start stands in for other cards; its design
	// changes.
	Loan bool
}

// Zones judges zones and moves: plain lists and maps that follow the events of
// a match, once in their secret form and once in the form that each seat and a
// spectator get. The first must agree with the State, the others with the
// views.
type Zones struct {
	Idle
	Table  []Zone    // by kind
	Clause [3]string // clauses on who may know a zone, on moved cards as new objects, on owners
	// Asked reports whether the pending question shows the seat the cards of a
	// zone, as when it searches there.
	Asked func(s *rules.State, seat rules.Seat, z rules.ZoneID) bool

	rules   *rules.Table
	owner   [rules.MaxCards]rules.Seat
	design  [rules.MaxCards]rules.DefID
	loan    [rules.MaxCards]bool
	zone    [rules.MaxZones][]rules.CardID
	down    [rules.MaxCards]bool
	either  map[rules.CardID]bool // cards that may be face-up or face-down: the move does not tell
	mixed   map[rules.ZoneID]bool // shuffled since the last comparison: any order is right
	stamp   [rules.MaxCards]uint16
	given   map[uint16]rules.CardID // every object so far
	renewed map[rules.CardID]bool
	seats   [3]*observer // two seats and a spectator
	view    rules.View
}

// observer is what one seat has been told.
type observer struct {
	seat  rules.Seat
	names [rules.MaxCards]rules.DefID  // 0: not told
	at    [rules.MaxCards]rules.ZoneID // where it was told that a card is
	shown [rules.MaxCards]bool         // it was shown the card there
	count [rules.MaxZones]int
	open  [rules.MaxZones][]rules.CardID // zones in which it sees every card, in order
	mixed [rules.MaxZones]bool
	meant []rules.CardID // sources named since the last comparison
}

// NewZones returns the judge for a game with this table of zones.
func NewZones(t *rules.Table, zones []Zone, clause [3]string) *Zones {
	return &Zones{rules: t, Table: zones, Clause: clause}
}

func (z *Zones) kind(id rules.ZoneID) Zone { return z.Table[id.Kind()] }

// sees reports whether a seat may know a card in a zone.
func (z *Zones) sees(seat rules.Seat, at rules.ZoneID, owner rules.Seat, down bool) bool {
	switch z.kind(at).Sight {
	case Owner:
		return seat == at.Seat()
	case All:
		return true
	case Faces:
		return !down || seat == owner
	}
	return false
}

// Start records where everything is before the first step.
func (z *Zones) Start(s *rules.State) {
	table, clause, asked, t := z.Table, z.Clause, z.Asked, z.rules
	*z = Zones{Table: table, Clause: clause, Asked: asked, rules: t, given: map[uint16]rules.CardID{},
		either: map[rules.CardID]bool{}, mixed: map[rules.ZoneID]bool{}, renewed: map[rules.CardID]bool{}}
	for i := range z.seats {
		z.seats[i] = &observer{seat: [...]rules.Seat{0, 1, rules.NoSeat}[i]}
	}
	for k := range z.Table {
		for p := rules.Seat(0); p < 2; p++ {
			at := rules.ZoneOf(uint8(k), p)
			for _, c := range s.Zone(at) {
				d := s.Card(c)
				z.owner[c], z.design[c], z.down[c], z.stamp[c] = d.Owner, d.Def, d.Has(rules.FaceDown), d.Stamp
				z.loan[c] = z.Table[k].Loan
				z.zone[at] = append(z.zone[at], c)
				for _, t := range z.seats {
					t.count[at]++
					if z.sees(t.seat, at, d.Owner, z.down[c]) {
						t.names[c], t.at[c] = d.Def, at
						if z.Table[k].Sight == All {
							t.open[at] = append(t.open[at], c)
						}
					}
				}
			}
		}
	}
}

func remove(list []rules.CardID, c rules.CardID) ([]rules.CardID, bool) {
	i := slices.Index(list, c)
	if i < 0 {
		return list, false
	}
	return slices.Delete(list, i, i+1), true
}

func insert(list []rules.CardID, i int, c rules.CardID) ([]rules.CardID, bool) {
	if i < 0 || i > len(list) {
		return list, false
	}
	return slices.Insert(list, i, c), true
}

// Step follows the events and checks identities: a card that has moved is a
// new object, any other the same as before.
func (z *Zones) Step(before, after *rules.State, events []rules.Event) *Fault {
	for i := range events {
		if f := z.event(&events[i]); f != nil {
			return f
		}
		for _, t := range z.seats {
			if f := z.observe(t, events[i].For(t.seat)); f != nil {
				return f
			}
		}
	}
	for c := rules.CardID(1); c <= rules.CardID(after.NCards); c++ {
		now := after.Cards[c].Stamp
		was := z.stamp[c]
		if now == was && len(z.renewed) == 0 {
			continue
		}
		switch {
		case now == was && z.renewed[c]:
			return Errorf(z.Clause[1], fmt.Sprintf("card %d has changed zones", c), "a new object", "the same")
		case now != was && !z.renewed[c]:
			return Errorf(z.Clause[1], fmt.Sprintf("card %d stayed where it was", c), "the same object", "a new one")
		case now != was && z.given[now] != 0:
			return Errorf(z.Clause[1], fmt.Sprintf("the identity of card %d", c), "never given before", fmt.Sprintf("that of card %d", z.given[now]))
		case now != was:
			z.stamp[c], z.given[now] = now, c
		}
	}
	clear(z.renewed)
	return nil
}

// event applies the secret form.
func (z *Zones) event(e *rules.Event) *Fault {
	c := e.Card
	switch e.Kind {
	case rules.EvMove:
		var ok bool
		if z.zone[e.From], ok = remove(z.zone[e.From], c); !ok {
			return Errorf(z.Clause[0], fmt.Sprintf("card %d moves from %s", c, z.name(e.From)), "that it is there", "it is not")
		}
		if z.zone[e.To], ok = insert(z.zone[e.To], int(e.A), c); !ok {
			return Errorf(z.Clause[0], fmt.Sprintf("card %d arrives in %s", c, z.name(e.To)), fmt.Sprintf("a place in 0..%d", len(z.zone[e.To])), e.A)
		}
		if e.Def != z.design[c] && !z.loan[c] {
			return Errorf(z.Clause[0], fmt.Sprintf("card %d of the event", c), z.design[c], e.Def)
		}
		if !z.kind(e.To).Shared && e.To.Seat() != z.owner[c] {
			return Errorf(z.Clause[2], fmt.Sprintf("card %d of %v goes to", c, z.owner[c]), "its owner's zone", z.name(e.To))
		}
		lay := z.down[c]
		same := z.kind(e.From).Same
		if same == 0 || same != z.kind(e.To).Same {
			z.renewed[c] = true
			// A card is laid face-down if the other seat is not told which it
			// is; one that it has been shown may be either way.
			other := z.owner[c].Other()
			z.down[c] = z.kind(e.To).Sight == Faces && e.Vis&other.Mask() == 0
			z.either[c] = z.kind(e.To).Sight == Faces && z.seats[other].at[c] == e.From && z.seats[other].shown[c]
		}
		// Those who may know it where it was or where it is are told.
		var want uint8
		for p := rules.Seat(0); p < 2; p++ {
			t := z.seats[p]
			if t.at[c] == e.From && (t.shown[c] || z.sees(p, e.From, z.owner[c], lay)) || z.sees(p, e.To, z.owner[c], z.down[c]) {
				want |= p.Mask()
			}
		}
		if e.Vis&^want != 0 {
			return Errorf(z.Clause[0], fmt.Sprintf("card %d goes from %s to %s; those who are told which it is", c, z.name(e.From), z.name(e.To)), want, e.Vis)
		}
	case rules.EvShuffle:
		z.mixed[e.To] = true
		if int(e.A) != len(z.zone[e.To]) {
			return Errorf(z.Clause[0], "cards shuffled in "+z.name(e.To), len(z.zone[e.To]), e.A)
		}
	case rules.EvFlip:
		if z.down[c] != (e.A == 1) {
			return Errorf(z.Clause[0], fmt.Sprintf("card %d is turned; that it was face-down", c), e.A == 1, z.down[c])
		}
		z.down[c] = e.A != 1
	}
	return nil
}

// observe applies one seat's form.
func (z *Zones) observe(t *observer, e rules.Event) *Fault {
	who := fmt.Sprintf("%v is told (kind %d)", t.seat, e.Kind)
	if e.Card != 0 && e.Def != 0 && !z.loan[e.Card] {
		if d := t.names[e.Card]; d != 0 && d != e.Def {
			return Errorf(z.Clause[0], who+fmt.Sprintf(" of card %d", e.Card), d, e.Def)
		}
		t.names[e.Card] = e.Def
	}
	if e.Src != 0 {
		t.meant = append(t.meant, e.Src)
	}
	switch e.Kind {
	case rules.EvMove:
		t.count[e.From]--
		t.count[e.To]++
		if t.count[e.From] < 0 {
			return Errorf(z.Clause[0], who+" cards in "+z.name(e.From), "0 or more", t.count[e.From])
		}
		if e.Card == 0 {
			if z.kind(e.From).Sight == All || z.kind(e.To).Sight == All {
				return Errorf(z.Clause[0], who+fmt.Sprintf(" of a move from %s to %s", z.name(e.From), z.name(e.To)), "which card", "nothing")
			}
			break
		}
		if at := t.at[e.Card]; t.names[e.Card] != 0 && at != e.From {
			// A card that it knew may have left unseen meanwhile, but not from
			// an open zone.
			if z.kind(at).Sight == All || z.kind(e.From).Sight == All {
				return Errorf(z.Clause[0], who+fmt.Sprintf(": card %d moves from", e.Card), z.name(at), z.name(e.From))
			}
		}
		t.at[e.Card] = e.To
		if same := z.kind(e.From).Same; same == 0 || same != z.kind(e.To).Same {
			t.shown[e.Card] = false
		}
		var ok bool
		if z.kind(e.From).Sight == All {
			if t.open[e.From], ok = remove(t.open[e.From], e.Card); !ok {
				return Errorf(z.Clause[0], who+fmt.Sprintf(" that card %d leaves %s", e.Card, z.name(e.From)), "that it is there", "it is not")
			}
		}
		if z.kind(e.To).Sight == All {
			if t.open[e.To], ok = insert(t.open[e.To], int(e.A), e.Card); !ok {
				return Errorf(z.Clause[0], who+fmt.Sprintf(" that card %d arrives in %s", e.Card, z.name(e.To)), fmt.Sprintf("a place in 0..%d", len(t.open[e.To])), e.A)
			}
		}
	case rules.EvShow, rules.EvFlip:
		if e.Card != 0 {
			t.at[e.Card] = e.From
			t.shown[e.Card] = true
		}
	case rules.EvShuffle:
		t.mixed[e.To] = true
		for c, at := range t.at {
			if at == e.To {
				t.shown[c] = false
			}
		}
	}
	return nil
}

// Rest compares the lists with the State, and what each seat was told with its
// view.
func (z *Zones) Rest(s *rules.State) *Fault {
	for k := range z.Table {
		for p := rules.Seat(0); p < 2; p++ {
			at := rules.ZoneOf(uint8(k), p)
			mine, theirs := z.zone[at], s.Zone(at)
			if z.mixed[at] {
				a, b := slices.Clone(mine), slices.Clone(theirs)
				slices.Sort(a)
				slices.Sort(b)
				if !slices.Equal(a, b) {
					return Errorf(z.Clause[0], "cards in "+z.name(at), a, b)
				}
				z.zone[at] = slices.Clone(theirs)
				continue
			}
			if !slices.Equal(mine, theirs) {
				return Errorf(z.Clause[0], "cards in "+z.name(at), mine, theirs)
			}
		}
	}
	clear(z.mixed)
	for c := rules.CardID(1); c <= rules.CardID(s.NCards); c++ {
		d := s.Card(c)
		if d.Owner != z.owner[c] {
			return Errorf(z.Clause[2], fmt.Sprintf("owner of card %d", c), z.owner[c], d.Owner)
		}
		if d.Def != z.design[c] && !z.loan[c] {
			return Errorf(z.Clause[0], fmt.Sprintf("design of card %d", c), z.design[c], d.Def)
		}
		if z.either[c] {
			z.down[c] = d.Has(rules.FaceDown)
			delete(z.either, c)
		}
		if d.Has(rules.FaceDown) != z.down[c] {
			return Errorf(z.Clause[0], fmt.Sprintf("card %d in %s lies face-down", c, z.name(d.Zone)), z.down[c], d.Has(rules.FaceDown))
		}
	}
	for _, t := range z.seats {
		if f := z.agree(s, t); f != nil {
			return f
		}
	}
	return nil
}

// agree compares what a seat was told with its view.
func (z *Zones) agree(s *rules.State, t *observer) *Fault {
	rules.ViewInto(z.rules, s, t.seat, &z.view)
	v := &z.view.S
	who := fmt.Sprintf("the view of %v: ", t.seat)
	for _, c := range t.meant {
		if t.names[c] == 0 && !z.loan[c] {
			return Errorf(z.Clause[0], fmt.Sprintf("the source that %v is told", t.seat), "a card that it has seen", fmt.Sprintf("card %d", c))
		}
	}
	t.meant = t.meant[:0]
	if c := s.Dec.Src; c != 0 && s.Dec.Kind != rules.NoDecision && s.Dec.Def == z.design[c] { // a question names its source to everybody
		t.names[c], t.at[c], t.shown[c] = z.design[c], s.Card(c).Zone, true
	}
	var known [rules.MaxZones]int
	for k := range z.Table {
		for p := rules.Seat(0); p < 2; p++ {
			at := rules.ZoneOf(uint8(k), p)
			cards := v.Zone(at)
			if len(cards) != t.count[at] {
				return Errorf(z.Clause[0], who+"number of cards in "+z.name(at), t.count[at], len(cards))
			}
			if z.Table[k].Sight == All && t.mixed[at] { // shuffled: the same cards in any order
				a, b := slices.Clone(t.open[at]), slices.Clone(cards)
				slices.Sort(a)
				slices.Sort(b)
				if slices.Equal(a, b) {
					t.open[at] = slices.Clone(cards)
				}
				t.mixed[at] = false
			}
			if z.Table[k].Sight == All && !slices.Equal(cards, t.open[at]) {
				return Errorf(z.Clause[0], who+"cards in "+z.name(at), t.open[at], cards)
			}
			asked := z.Asked != nil && t.seat >= 0 && s.Waiting(t.seat) && z.Asked(s, t.seat, at)
			for _, c := range cards {
				d := v.Card(c)
				if d.Owner != z.owner[c] {
					return Errorf(z.Clause[2], who+fmt.Sprintf("owner of card %d", c), z.owner[c], d.Owner)
				}
				if d.Def == 0 && !z.loan[c] {
					continue
				}
				known[at]++
				if asked {
					t.names[c], t.at[c], t.shown[c] = z.design[c], at, true
				}
				may := z.sees(t.seat, at, z.owner[c], z.down[c])
				if !may && !t.shown[c] {
					return Errorf(z.Clause[0], who+fmt.Sprintf("card %d in %s", c, z.name(at)), "not known", fmt.Sprintf("design %d", d.Def))
				}
				if name := t.names[c]; name == 0 && !z.loan[c] || t.at[c] != at {
					return Errorf(z.Clause[0], who+fmt.Sprintf("card %d in %s", c, z.name(at)), "that it was told", "it was not")
				} else if name != d.Def && !z.loan[c] {
					return Errorf(z.Clause[0], who+fmt.Sprintf("card %d in %s", c, z.name(at)), name, d.Def)
				}
			}
			// Everything that the zone shows must be there.
			must := 0
			for _, c := range z.zone[at] {
				if z.sees(t.seat, at, z.owner[c], z.down[c]) {
					must++
					if v.Card(c).Def == 0 && !z.loan[c] || v.Card(c).Zone != at {
						return Errorf(z.Clause[0], who+fmt.Sprintf("card %d in %s", c, z.name(at)), "known", "not known")
					}
				}
			}
			if known[at] < must {
				return Errorf(z.Clause[0], who+"known cards in "+z.name(at), must, known[at])
			}
		}
	}
	return nil
}

func (z *Zones) name(at rules.ZoneID) string {
	return fmt.Sprintf("%s of %v", z.rules.Zones[at.Kind()].Name, at.Seat())
}

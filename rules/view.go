package rules

import "slices"

// View is what one seat may know of a match, built by whitelist from the
// game's Table. It has the shape of a State, so a game's queries (an attack
// value, the seat's options) work on it. Cards that the seat may not know have
// Def 0 and ids that say nothing about them, and there is no random generator.
type View struct {
	Seat Seat
	S    State
}

// ViewInto fills v with what the seat may know, without allocating. NoSeat
// sees what is open to both, Watcher what either player sees.
func ViewInto(t *Table, s *State, seat Seat, v *View) {
	*v = View{Seat: seat}
	o := &v.S

	// Unknown cards are renamed: their ids, owner by owner, are assigned again
	// in order of place.
	var alias [MaxCards]CardID
	var pool [2][MaxCards]CardID
	var n, k [2]int
	for id := CardID(1); id <= CardID(s.NCards); id++ {
		if t.shows(s, seat, id) {
			alias[id] = id
		} else {
			w := s.Cards[id].Owner
			pool[w][n[w]] = id
			n[w]++
		}
	}
	o.NCards = s.NCards
	o.Start = s.Start
	order := s.Order
	t.front(s, &alias, &order)
	for i := 0; i < int(s.NCards); i++ {
		id := order[i]
		c := &s.Cards[id]
		if alias[id] == 0 {
			a := pool[c.Owner][k[c.Owner]]
			k[c.Owner]++
			alias[id] = a
			o.Order[i] = a
			z := &t.Zones[c.Zone.Kind()]
			o.Cards[a] = Card{Owner: c.Owner, Ctrl: c.Ctrl, Zone: c.Zone, Flags: c.Flags & (FaceDown | z.Flags)}
			for i, n := range c.N {
				if z.Nums>>i&1 != 0 {
					o.Cards[a].N[i] = n
				}
			}
			if z.Places || z.See == SeeFace { // it has been seen there since; a card of a hand is one of several
				o.Cards[a].Since = c.Since
			}
			if z.Places {
				o.Cards[a].N[0], o.Cards[a].Host = c.N[0], c.Host
			}
			continue
		}
		o.Order[i] = id
		d := &o.Cards[id]
		*d = Card{Def: c.Def, Stamp: c.Stamp, Flags: c.Flags, Since: c.Since, N: c.N, Host: c.Host,
			Owner: c.Owner, Ctrl: c.Ctrl, Zone: c.Zone, Known: c.Known}
		if s.Marked(id) && (seat == c.Owner || seat == Watcher) { // who looks at a card does not learn what its owner keeps in mind about it
			o.Mark(id)
		}
	}
	for i := CardID(1); i <= CardID(s.NCards); i++ {
		if h := o.Cards[i].Host; h != 0 {
			o.Cards[i].Host = alias[h]
		}
	}

	for i := range s.Vars {
		if t.Vars&(1<<i) != 0 {
			o.Vars[i] = s.Vars[i]
		}
	}
	for p := Seat(0); p < 2; p++ {
		mask := t.SeatVars
		if p == seat || seat == Watcher {
			mask |= t.OwnVars
		}
		for i := range s.Seats[p] {
			if mask&(1<<i) != 0 {
				o.Seats[p][i] = s.Seats[p][i]
			}
		}
	}
	// A stale reference says nothing about where the card is now.
	ref := func(id CardID, stamp uint16) CardID {
		if id == 0 || s.Cards[id].Stamp != stamp {
			return 0
		}
		return alias[id]
	}
	// A source that has gone where the seat cannot see it is not named.
	known := func(id CardID) CardID {
		if id == 0 || o.Cards[alias[id]].Def == 0 {
			return 0
		}
		return alias[id]
	}
	o.NStack = s.NStack
	for i := uint8(0); i < s.NStack; i++ {
		b := s.Stack[i]
		b.Card, b.Event = ref(b.Card, s.Cards[b.Card].Stamp), ref(b.Event, b.EStamp)
		if b.Src = ref(b.Src, b.Stamp); b.Src == 0 {
			b.Src = known(s.Stack[i].Src)
		}
		for j := range b.T[:b.NT] {
			if b.T[j].Card != 0 && int(b.T[j].Card) <= int(s.NCards) {
				b.T[j].Card = ref(b.T[j].Card, b.T[j].Stamp)
			}
		}
		o.Stack[i] = b
	}
	o.NMods = s.NMods
	for i := uint8(0); i < s.NMods; i++ {
		m := s.Mods[i]
		m.Src, m.Target = ref(m.Src, m.Stamp), ref(m.Target, m.TStamp)
		o.Mods[i] = m
	}
	o.NTriggers = s.NTriggers
	for i := uint8(0); i < s.NTriggers; i++ {
		q := s.Triggers[i]
		q.Src, q.Card = ref(q.Src, q.Stamp), alias[q.Card]
		o.Triggers[i] = q
	}
	o.NFrames = s.NFrames
	o.ListsUsed = s.ListsUsed
	for i := uint8(0); i < s.NFrames; i++ {
		f := &s.Frames[i]
		g := &o.Frames[i]
		*g = Frame{Op: f.Op, PC: f.PC, Sub: f.Sub, List: f.List, Src: known(f.Src), Ctrl: f.Ctrl, Def: f.Def}
		if f.List != 0 {
			from, to := &s.Lists[f.List-1], &o.Lists[f.List-1]
			to.N = from.N
			for j, c := range from.Cards() {
				to.C[j] = alias[c]
			}
		}
		if t.FrameNums&(1<<(f.Op&63)) != 0 {
			g.N = f.N
		}
		for j, c := range f.C {
			g.C[j] = alias[c]
		}
	}

	o.Dec = s.Dec
	o.Dec.Src = alias[s.Dec.Src]
	if s.Dec.Kind != Commit { // the bounds concern only the seat that is asked
		for p := Seat(0); p < 2; p++ {
			if p != seat {
				o.Dec.Min[p], o.Dec.Max[p] = 0, 0
			}
		}
		if seat < 0 || s.Dec.Asked&seat.Mask() == 0 {
			o.Dec.Arg, o.Dec.Arg2 = 0, 0
		}
	}
	if seat >= 0 {
		p := &s.Picks[seat]
		q := &o.Picks[seat]
		q.N = p.N
		for i, c := range p.Cards() {
			q.C[i] = alias[c]
		}
	}
	o.Memo = s.Memo
	o.Result, o.Fault = s.Result, s.Fault
	o.Step, o.Active, o.Turn = s.Step, s.Active, s.Turn
	o.Stamps = s.Stamps // every move is public, if not always the card
}

// ViewOrder returns the cards in the order in which a seat's view has them.
func ViewOrder(t *Table, s *State, seat Seat) [MaxCards]CardID {
	order := s.Order
	var seen [MaxCards]CardID
	for id := CardID(1); id <= CardID(s.NCards); id++ {
		if t.shows(s, seat, id) {
			seen[id] = id
		}
	}
	t.front(s, &seen, &order)
	return order
}

// shows reports whether the seat's view shows a card.
func (t *Table) shows(s *State, seat Seat, id CardID) bool {
	return seat >= 0 && t.Sees(s, seat, id) || seat < 0 && eyes(seat, t.seers(s, id))
}

// front moves hidden cards that something in progress refers to before the
// other hidden cards of their zone, so that a view does not show at what place
// of a hand or deck they are: it would tell when they were drawn. seen is not
// 0 for the cards that the view shows.
func (t *Table) front(s *State, seen *[MaxCards]CardID, order *[MaxCards]CardID) {
	var next [MaxZones]uint8
	meant := func(id CardID) {
		if id == 0 || id > CardID(s.NCards) || seen[id] != 0 {
			return
		}
		k := s.Cards[id].Zone
		if z := &t.Zones[k.Kind()]; z.Places || z.See == SeeFace {
			return
		}
		zone := order[s.Start[k]:s.Start[k+1]]
		at, to := slices.Index(zone, id), int(next[k])
		if at < to {
			return
		}
		for seen[zone[to]] != 0 {
			to++
		}
		zone[at], zone[to] = zone[to], id
		next[k] = uint8(to) + 1
	}
	for i := range s.Frames[:s.NFrames] {
		f := &s.Frames[i]
		if f.List != 0 {
			for _, c := range s.Lists[f.List-1].Cards() {
				meant(c)
			}
		}
		for _, c := range f.C {
			meant(c)
		}
	}
	for i := range s.Triggers[:s.NTriggers] {
		meant(s.Triggers[i].Src)
		meant(s.Triggers[i].Card)
	}
	for i := range s.Stack[:s.NStack] {
		o := &s.Stack[i]
		meant(o.Card)
		meant(o.Src)
		meant(o.Event)
		for _, x := range o.T[:o.NT] {
			meant(x.Card)
		}
	}
	for i := range s.Mods[:s.NMods] {
		meant(s.Mods[i].Src)
		meant(s.Mods[i].Target)
	}
	meant(s.Dec.Src)
}

// eyes reports whether a non-player sees what the seats in mask may know.
func eyes(seat Seat, mask uint8) bool {
	if seat == Watcher {
		return mask != 0
	}
	return mask == BothSeats
}

// Known reports whether the view shows the identity of card id.
func (v *View) Known(id CardID) bool { return v.S.Card(id).Def != 0 }

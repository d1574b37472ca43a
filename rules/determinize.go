package rules

// Deal is what a guesser assumes about hidden cards.
type Deal struct {
	Decks [2][]DefID // the players' decks, known or guessed; nil: unknown
	Pool  int        // hidden cards that no deck accounts for are drawn from designs 1..Pool
	Class []uint8    // by design, for games with ZoneSpec.Class; nil: all are of class 0
}

func (d *Deal) class(def DefID) uint8 {
	if int(def) < len(d.Class) {
		return d.Class[def]
	}
	return 0
}

// Determinize fills a view into a State that could be the real one: hidden
// cards are drawn at random from what is left of their owners' decks. The
// state has a generator of its own, made from the seed, and can be played on.
// A secret answer of the other seat is not known, so that seat has to give it
// again. Determinize allocates nothing.
//
// Visible objects keep their stamps, and new ones continue the match's own
// count, so no stamp is used twice. A hidden card has the stamp by which
// something visible refers to it, or none.
func Determinize(t *Table, v *View, d *Deal, seed uint64, s *State) {
	*s = v.S
	s.Seed(seed)
	for p := Seat(0); p < 2; p++ {
		d.fill(t, s, p)
		if p != v.Seat && s.Dec.Kind == Commit {
			s.Dec.Open |= s.Dec.Asked & p.Mask()
		}
	}
	s.restamp(v)
}

// fill deals the rest of an owner's deck to its hidden cards.
func (d *Deal) fill(t *Table, s *State, owner Seat) {
	var left [MaxCards]DefID
	n := copy(left[:], d.Decks[owner])
	var hidden [MaxCards]CardID
	h := 0
	for id := CardID(1); id <= CardID(s.NCards); id++ {
		c := &s.Cards[id]
		switch {
		case c.Owner != owner || t.StandsIn(c):
		case c.Def == 0:
			hidden[h] = id
			h++
		default:
			for i := 0; i < n; i++ {
				if left[i] == c.Def {
					n--
					left[i] = left[n]
					break
				}
			}
		}
	}
	for class := uint8(0); h > 0; class++ { // one class of designs after the other
		if lastly(t, s, hidden[:h]) {
			class = ClassAny
		}
		var lot [MaxCards]DefID
		m, rest := 0, 0
		for _, def := range left[:n] {
			if class == ClassAny || d.class(def) == class {
				lot[m] = def
				m++
			} else {
				left[rest] = def
				rest++
			}
		}
		n = rest
		later := 0
		for _, id := range hidden[:h] {
			c := &s.Cards[id]
			switch {
			case t.Zones[c.Zone.Kind()].Class != class:
				hidden[later] = id
				later++
			case m == 0:
				c.Def = d.any(s, class)
			default:
				k := s.lot(m)
				c.Def = lot[k]
				m--
				lot[k] = lot[m]
			}
		}
		n += copy(left[n:], lot[:m])
		h = later
	}
}

// lastly reports whether all the hidden cards lie in zones of ClassAny.
func lastly(t *Table, s *State, hidden []CardID) bool {
	for _, id := range hidden {
		if t.Zones[s.Cards[id].Zone.Kind()].Class != ClassAny {
			return false
		}
	}
	return true
}

// any draws a design of the class from the pool.
func (d *Deal) any(s *State, class uint8) DefID {
	if d.Pool == 0 {
		return 0
	}
	at := s.lot(d.Pool)
	for i := range d.Pool {
		if def := DefID(1 + (at+i)%d.Pool); class == ClassAny || d.class(def) == class {
			return def
		}
	}
	return DefID(1 + at)
}

// lot draws from the seed of the guessed world, not of the match.
func (s *State) lot(n int) int { return s.below(StreamShuffle, n) }

// restamp gives hidden cards the stamps by which the view refers to them. A
// view holds only references that are still valid.
func (s *State) restamp(v *View) {
	ref := func(id CardID, stamp uint16) {
		if id != 0 && int(id) <= int(s.NCards) && v.S.Cards[id].Def == 0 && s.Cards[id].Stamp == 0 {
			s.Cards[id].Stamp = stamp
		}
	}
	for i := range s.Mods[:s.NMods] {
		m := &s.Mods[i]
		ref(m.Src, m.Stamp)
		ref(m.Target, m.TStamp)
	}
	for i := range s.Triggers[:s.NTriggers] {
		ref(s.Triggers[i].Src, s.Triggers[i].Stamp)
	}
	for i := range s.Stack[:s.NStack] {
		o := &s.Stack[i]
		ref(o.Src, o.Stamp)
		ref(o.Event, o.EStamp)
		for _, x := range o.T[:o.NT] {
			ref(x.Card, x.Stamp)
		}
	}
}

package scenario

import (
	"slices"
	"strconv"
	"strings"

	"godeck/internal/lang"
	"godeck/rules"
)

// entry is one card of a list in a position.
type entry struct {
	def   rules.DefID
	at    *node // of {card: …}, for its labels and states
	label string
}

// cards parses a list of cards of a position: names, "name x3", a number of
// blanks, {card: name, as: label, …}.
func (m *match) cards(n *node) []entry {
	if n.null {
		n.fail("which cards? Write none for no card")
	}
	if n.kind == scalar && n.text == "none" {
		return nil
	}
	var out []entry
	for _, x := range n.items() {
		if x.kind == scalar && !x.lit {
			if k, err := strconv.Atoi(x.text); err == nil {
				if k < 0 || k > 100 {
					x.fail("0 to 100 cards")
				}
				out = append(out, slices.Repeat([]entry{{def: m.lib.Find(blank)}}, k)...)
				continue
			}
		}
		if x.kind == mapping {
			c := x.get("card")
			if c == nil {
				x.fail("say which card: {card: …}")
			}
			e := entry{def: m.design(c, c.word()), at: x}
			if as := x.get("as"); as != nil {
				e.label = as.word()
			}
			out = append(out, e)
			continue
		}
		name, k := times(x.word())
		out = append(out, slices.Repeat([]entry{{def: m.design(x, name)}}, k)...)
	}
	return out
}

// design returns a card design by id or by English or Japanese name.
func (m *match) design(at *node, name string) rules.DefID {
	d, why := m.findDesign(name)
	if d == 0 {
		at.fail("%s", why)
	}
	return d
}

func (m *match) findDesign(name string) (rules.DefID, string) {
	if d := m.lib.Find(name); d != 0 {
		return d, ""
	}
	var found rules.DefID
	for i := 1; i < len(m.lib.Cards); i++ {
		t := &m.lib.Cards[i]
		full := lang.Phrase{JA: t.Name.JA + "（" + t.Subtitle.JA + "）", EN: t.Name.EN + " (" + t.Subtitle.EN + ")"}
		if t.Name.EN == name || t.Name.JA == name || full.EN == name || full.JA == name {
			if found != 0 {
				return 0, "several cards are called " + strconv.Quote(name) + "; use the id, for example " + m.lib.Cards[found].ID
			}
			found = rules.DefID(i)
		}
	}
	if found == 0 {
		return 0, "no card is called " + strconv.Quote(name)
	}
	return found, ""
}

// topFirst reports whether lists of the zone are written top first: decks are
// written as they are drawn, everything else from the bottom.
func (m *match) topFirst(kind uint8) bool {
	return m.tab.Zones[kind].See == rules.SeeNone && !m.tab.Zones[kind].Places
}

func (b *builder) label(n *node, name string, c rules.CardID) {
	if name == "" {
		return
	}
	if b.labels[name] != 0 {
		n.fail("two cards are called %q", name)
	}
	if d, _ := b.findDesign(name); d != 0 {
		n.fail("%q is the name of a card; choose another label", name)
	}
	b.labels[name] = c
}

// place puts a card into a zone, with the states of its entry.
func (b *builder) place(p rules.Seat, kind uint8, e entry, at *node) {
	s := &b.s
	if s.NCards >= rules.MaxCards-1 {
		at.fail("more than %d cards", rules.MaxCards-1)
	}
	if e.at != nil {
		at = e.at
	}
	if b.sc.free && e.def == b.lib.Find(blank) {
		e.def = filler(b.match, p, kind)
	}
	z := rules.ZoneOf(kind, p)
	if c := b.tab.Zones[kind].Cap; c > 0 && s.Count(z) >= c {
		at.fail("%s holds at most %d", b.tab.Zones[kind].Name, c)
	}
	id := s.NewCard(e.def, p, z)
	c := s.Card(id)
	s.Stamps++
	c.Stamp = s.Stamps
	c.Ctrl = p
	b.g.Placed(s, id)
	before := len(b.later)
	lc := b.les.card(b.match, at, e.def, p, p, kind)
	if e.at != nil {
		b.label(e.at, e.label, id)
		for i, k := range e.at.keys {
			if k.text != "card" && k.text != "as" {
				b.state(id, k, e.at.vals[i], lc)
			}
		}
	}
	if len(b.later) > before {
		b.later = append(b.later, func() { b.lies(at, id) })
		return
	}
	b.lies(at, id)
}

// lies refuses a card that can never be in its zone.
func (b *builder) lies(at *node, id rules.CardID) {
	c := b.s.Card(id)
	zone := b.tab.Zones[c.Zone.Kind()]
	types, limited := b.names.Lies[zone.Name]
	if !limited || c.Has(rules.FaceDown) && b.names.Backs[zone.Name] || c.Host != 0 && b.names.Under[zone.Name] {
		return
	}
	switch ty := b.lib.TypeOf(c.Def); {
	case slices.Contains(types, ty):
	case len(types) == 0:
		at.fail("impossible: a position has no card in %s", zone.Name)
	default:
		at.fail("impossible: %s is of type %s; in %s lies %s", b.lib.Card(c.Def).ID, ty, zone.Name, strings.Join(types, " or "))
	}
}

// state sets one of a card's states.
func (b *builder) state(id rules.CardID, k, v *node, lc put) {
	s := &b.s
	c := s.Card(id)
	zone := b.tab.Zones[c.Zone.Kind()]
	useless := func() { k.fail("impossible: %s means nothing in %s", k.text, zone.Name) }
	if zones, ok := b.names.Where[k.text]; ok && !slices.Contains(zones, zone.Name) {
		useless()
	}
	switch k.text {
	case "faceDown":
		if zone.See != rules.SeeFace {
			useless()
		}
		setFlag(c, rules.FaceDown, v.bool())
		lc.flag(rules.FaceDown, v.bool())
		return
	case "since":
		c.Since = int16(v.int())
		if c.Since < 0 || c.Since > s.Turn {
			v.fail("impossible: it is turn %d", s.Turn)
		}
		lc.since(c.Since)
		return
	case "marked":
		if !b.names.Marks && !b.names.Memo {
			useless()
		}
		if v.bool() {
			if b.names.Memo {
				s.Remember(c.Owner, c.Def)
			} else {
				s.Mark(id)
			}
			lc.mark()
		}
		return
	case "knownTo":
		if zone.See == rules.SeeAll {
			useless()
		}
		for _, x := range v.some("a seat") {
			q, ok := rules.ParseSeat(x.word())
			if !ok {
				x.fail("knownTo is p1, p2 or both in a list")
			}
			c.Known |= q.Mask()
			lc.known(q.Mask())
		}
		return
	}
	if b := rules.Find(b.names.Flags, k.text); b >= 0 {
		setFlag(c, 1<<b, v.bool())
		lc.flag(1<<b, v.bool())
		return
	}
	if word := v.word(); k.text == "on" || k.text == "under" {
		if d, _ := b.findDesign(word); d == 0 && !boolean(word) && !isNumber(word) {
			b.later = append(b.later, func() { b.attach(id, k, v, lc) })
			return
		}
	}
	b.attach(id, k, v, lc)
}

// boolean reports whether a word is true or false.
func boolean(word string) bool { return slices.Contains(boolWords, word) }

// attach sets a state of a game. One that names another card by its label
// waits until both players' cards are placed.
func (b *builder) attach(id rules.CardID, k, v *node, lc put) {
	s := &b.s
	c := s.Card(id)
	word := v.word()
	if l := b.labels[word]; l != 0 {
		word = "#" + strconv.Itoa(int(l))
	} else if k.text == "on" || k.text == "under" {
		if d, _ := b.findDesign(word); d != 0 {
			r := b.ref(v)
			if r.owner = c.Owner; d == c.Def {
				v.fail("%s is the card itself; give the other one a label (as:)", word)
			}
			word = "#" + strconv.Itoa(int(b.one(v, r)))
		}
	}
	lc.word(k.text, word)
	known, err := b.g.SetCard(s, id, k.text, word)
	if err != nil {
		v.fail("%v", err)
	}
	if !known {
		k.fail("unknown state %q; use card, as, faceDown, since, marked, knownTo, %s", k.text, strings.Join(named(b.names.Flags), ", "))
	}
}

func setFlag(c *rules.Card, f uint16, on bool) {
	if on {
		c.Flags |= f
	} else {
		c.Flags &^= f
	}
}

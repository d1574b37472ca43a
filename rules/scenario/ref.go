package scenario

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"godeck/rules"
)

// ref refers to cards: a label, a card's id or name, with p1. or p2. before it
// for the owner and #2 after it for the second copy.
type ref struct {
	text   string
	m      *match
	id     rules.CardID // of a label, else 0
	def    rules.DefID
	owner  rules.Seat // NoSeat: anybody's
	nth    int        // 0: any copy
	hidden bool
	any    bool
}

func (m *match) ref(n *node) ref {
	r, why := m.findRef(n.word())
	if why != "" {
		n.fail("%s", why)
	}
	return r
}

func (m *match) findRef(text string) (ref, string) {
	r := ref{text: text, m: m, owner: rules.NoSeat}
	switch text {
	case "hidden":
		r.hidden = true
		return r, ""
	case "any":
		r.any = true
		return r, ""
	}
	if id := m.labels[text]; id != 0 {
		r.id = id
		return r, ""
	}
	name := text
	if len(name) > 3 && name[2] == '.' {
		if p, ok := rules.ParseSeat(name[:2]); ok {
			r.owner, name = p, strings.TrimSpace(name[3:])
		}
	}
	if i := strings.LastIndexByte(name, '#'); i > 0 {
		if k, err := strconv.Atoi(name[i+1:]); err == nil && k > 0 {
			r.nth, name = k, name[:i]
		}
	}
	d, why := m.findDesign(name)
	if d == 0 {
		return r, why + " and no label"
	}
	r.def = d
	return r, ""
}

// fits reports whether the reference means the card as shown in the state, or
// in a seat's view of it.
func (r ref) fits(s *rules.State, id rules.CardID) bool {
	c := s.Card(id)
	switch {
	case id == 0:
		return false
	case r.any:
		return true
	case r.hidden:
		return c.Def == 0
	case c.Def == 0:
		return r.id != 0 && s != &r.m.s && r.back(s, id)
	case r.id != 0:
		return id == r.id
	case c.Def != r.def || r.owner != rules.NoSeat && c.Owner != r.owner:
		return false
	case r.nth == 0:
		return true
	}
	k := 0
	for i := rules.CardID(1); i <= id; i++ { // copies are numbered in the order of the file
		if x := r.m.s.Card(i); x.Def == r.def && (r.owner == rules.NoSeat || x.Owner == r.owner) {
			k++
		}
	}
	return k == r.nth
}

// back reports whether a hidden card of a view is the labelled card, by its
// place, where places are public.
func (r ref) back(s *rules.State, id rules.CardID) bool {
	real, seen := r.m.s.Card(r.id), s.Card(id)
	if zone := r.m.tab.Zones[real.Zone.Kind()]; real.Zone != seen.Zone || zone.See != rules.SeeFace && !zone.Places {
		return false
	}
	return slices.Index(r.m.s.Zone(real.Zone), r.id) == slices.Index(s.Zone(seen.Zone), id)
}

// any returns a card that the reference means, preferring those not yet
// picked, the seat's own and those in its hand; 0 if there is none.
func (m *match) any(r ref, p rules.Seat) rules.CardID {
	best, score := rules.CardID(0), 0
	for id := rules.CardID(1); id <= rules.CardID(m.s.NCards); id++ {
		if !r.fits(&m.s, id) {
			continue
		}
		v := 1
		c := m.s.Card(id)
		if m.s.Picks[p].Index(id) < 0 {
			v += 4
		}
		if c.Owner == p {
			v += 2
		}
		if m.tab.Zones[c.Zone.Kind()].See == rules.SeeOwner {
			v++
		}
		if v > score {
			best, score = id, v
		}
	}
	return best
}

// one returns the only card that the reference means.
func (m *match) one(n *node, r ref) rules.CardID {
	var found rules.CardID
	for id := rules.CardID(1); id <= rules.CardID(m.s.NCards); id++ {
		if r.fits(&m.s, id) {
			if found != 0 {
				n.fail("%s may be several cards; write p1.… or p2.…, …#2, or give the card a label (as:)", r.text)
			}
			found = id
		}
	}
	if found == 0 {
		n.fail("no card in this match is %s", r.text)
	}
	return found
}

// zone parses "p1.hand", or "hand" for the seat's own.
func (m *match) zone(n *node, p rules.Seat) rules.ZoneID {
	name := n.word()
	if a, b, ok := strings.Cut(name, "."); ok {
		q, known := rules.ParseSeat(a)
		if !known {
			n.fail("write p1.%s or p2.%s", b, b)
		}
		p, name = q, b
	}
	k := m.tab.ZoneKind(name)
	if k < 0 {
		n.fail("there is no zone %q", name)
	}
	if m.tab.Zones[k].Shared {
		p = 0
	}
	return rules.ZoneOf(uint8(k), p)
}

func (m *match) zoneName(z rules.ZoneID) string {
	t := m.tab.Zones[z.Kind()]
	if t.Shared {
		return t.Name
	}
	return z.Seat().String() + "." + t.Name
}

// cardName returns a card's label, or its English name with its id.
func (m *match) cardName(s *rules.State, id rules.CardID) string {
	c := s.Card(id)
	if id == 0 {
		return "no card"
	}
	if c.Def == 0 {
		return "hidden"
	}
	if l := m.nameOf(id); l != "" {
		return l
	}
	return m.designName(c.Def)
}

// nameOf returns the label of a card, or "".
func (m *match) nameOf(id rules.CardID) string {
	for l, x := range m.labels {
		if x == id {
			return l
		}
	}
	return ""
}

func (m *match) designName(d rules.DefID) string {
	t := m.lib.Card(d)
	if t.Name.EN == t.ID || t.Name.EN == "" {
		return t.ID
	}
	return fmt.Sprintf("%s (%s)", t.ID, t.Name.EN)
}

// optionName writes an option as scenarios do.
func (m *match) optionName(s *rules.State, p rules.Seat, o rules.Option) string {
	switch o.Verb {
	case rules.Number, rules.Mode:
		if key, c, _ := m.g.Means(s, p, o); key == "card" && c != 0 {
			return fmt.Sprintf("%s %d (%s)", o.Verb, o.N, m.cardName(s, c))
		}
		return fmt.Sprintf("%s %d", o.Verb, o.N)
	case rules.Name:
		return "name " + m.designName(rules.DefID(o.N))
	case rules.Pass:
		return "pass: " + m.prompt(s)
	case rules.Pick, rules.Unpick, rules.Use, rules.Attack, rules.Block:
		return m.cardOptionName(s, p, o)
	}
	return o.Verb.String()
}

func (m *match) cardOptionName(s *rules.State, p rules.Seat, o rules.Option) string {
	t := o.Verb.String() + " " + m.cardName(s, o.Card)
	if o.Zone != 0 {
		t += " to " + m.zoneName(o.Zone)
	}
	switch key, c, word := m.g.Means(s, p, o); {
	case key != "" && word != "":
		t += " " + key + " " + word
	case key != "":
		t += " " + key + " " + m.cardName(s, c)
	case o.N != 0:
		t += fmt.Sprintf(" (n %d)", o.N)
	}
	return t
}

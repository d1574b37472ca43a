package scenario

import (
	"slices"
	"strconv"
	"strings"

	"godeck/rules"
)

// scope is what an expectation applies to: the match, or a seat's view of it.
type scope struct {
	s      *rules.State
	events []rules.Event
	prefix string // "p2 sees: " in a view
}

// full refuses an empty expectation.
func (n *node) full(form string) {
	if n.kind != mapping || len(n.keys) == 0 {
		n.fail("expected %s, got %s", form, n.describe())
	}
}

func (m *match) expect(n *node) {
	n.full("expect: {hp: …, …}")
	sc := &scope{s: &m.s, events: m.log.Events}
	for i, k := range n.keys {
		if k.text == "view" {
			m.view(n.vals[i])
			continue
		}
		if !m.common(sc, k, n.vals[i]) {
			k.fail("unknown expectation %q; use p1, p2, cards, decision, events, view, turn, step, over, winner, reason, asked, %s", k.text, strings.Join(named(m.names.Vars), ", "))
		}
	}
}

// view checks what seats see.
func (m *match) view(n *node) {
	n.full("view: {p2: {…}}")
	for i, k := range n.keys {
		seat, ok := rules.ParseSeat(k.text)
		if !ok && k.text != "watcher" {
			k.fail("views are those of p1, p2 or watcher")
		}
		var v rules.View
		rules.ViewInto(m.tab, &m.s, seat, &v)
		sc := &scope{s: &v.S, prefix: "in the view of " + k.text + ": "}
		for _, e := range m.log.Events {
			sc.events = append(sc.events, e.For(seat))
		}
		x := n.vals[i]
		x.full("a view {sees: […], not: […], p1: {…}, …}")
		for j, w := range x.keys {
			switch y := x.vals[j]; w.text {
			case "sees", "not":
				for _, c := range y.some("a card") {
					m.sees(sc, &v, c, w.text == "sees")
				}
			default:
				if !m.common(sc, w, y) {
					w.fail("unknown expectation %q; a view knows sees, not, and all that expect knows", w.text)
				}
			}
		}
	}
}

// sees checks whether a view shows a card, with "fox x2" that many times.
func (m *match) sees(sc *scope, v *rules.View, c *node, there bool) {
	name, k := times(c.word())
	if k > 1 && !there {
		c.fail("not: %s says less than it seems; write not: %s", c.text, name)
	}
	r, why := m.findRef(name)
	if why != "" {
		c.fail("%s", why)
	}
	m.present(c, r)
	var at []string
	for id := rules.CardID(1); id <= rules.CardID(v.S.NCards); id++ {
		if v.Known(id) && r.fits(&v.S, id) {
			at = append(at, m.zoneName(v.S.Card(id).Zone))
		}
	}
	switch {
	case there && len(at) == 0:
		m.note(c, "%sexpected to see %s, but it is hidden", sc.prefix, r.text)
	case there && len(at) < k:
		m.note(c, "%sexpected to see %s, but only %d in %s", sc.prefix, c.text, len(at), strings.Join(at, ", "))
	case !there && len(at) > 0:
		m.note(c, "%sexpected not to see %s, but it shows in %s", sc.prefix, r.text, strings.Join(at, ", "))
	}
}

// present refuses a card that is nowhere in the match: no expectation about it
// could ever fail.
func (m *match) present(n *node, r ref) {
	if !r.hidden && !r.any && m.any(r, 0) == 0 {
		n.fail("no card in this match is %s", r.text)
	}
}

// Words that all games share.
var (
	askedWords  = []string{"p1", "p2", "both", "nobody"}
	winnerWords = []string{"p1", "p2", "draw", "none"}
	ownerWords  = []string{"p1", "p2"}
	boolWords   = []string{"true", "false"}
)

// common handles the keys that a match and a view share.
func (m *match) common(sc *scope, k, v *node) bool {
	s := sc.s
	switch k.text {
	case "p1", "p2":
		p, _ := rules.ParseSeat(k.text)
		m.seat(sc, p, v)
	case "cards":
		m.cardStates(sc, v)
	case "match":
		m.matchHolds(sc, v)
	case "decision":
		m.decision(sc, v)
	case "asked":
		m.compare(sc, v, "asked", m.asked(s), askedWords...)
	case "events":
		m.eventList(sc, v)
	case "turn":
		m.compare(sc, v, "turn", strconv.Itoa(int(s.Turn)))
	case "step":
		m.compare(sc, v, "step", m.names.Word("step", int16(s.Step)), named(m.names.Steps)...)
	case "over":
		m.compare(sc, v, "over", strconv.FormatBool(s.Over()))
	case "winner":
		w := "none"
		if s.Result.Over {
			w = "draw"
			if s.Result.Winner != rules.NoSeat {
				w = s.Result.Winner.String()
			}
		}
		m.compare(sc, v, "winner", w, winnerWords...)
	case "reason":
		w := "none"
		if s.Result.Over {
			w = m.names.Word("reason", int16(s.Result.Reason))
		}
		m.compare(sc, v, "reason", w, append([]string{"none"}, named(m.names.Reasons)...)...)
	default:
		words := named(m.names.Enums[k.text])
		if got, ok := m.g.Value(s, k.text); ok {
			m.compare(sc, v, k.text, got, words...)
		} else if i := rules.Find(m.names.Vars, k.text); i >= 0 {
			m.compare(sc, v, k.text, m.names.Word(k.text, s.Vars[i]), words...)
		} else {
			return false
		}
	}
	return true
}

var bounds = [...]struct {
	words string
	holds func(got, want int) bool
}{
	{"at least ", func(g, w int) bool { return g >= w }},
	{"at most ", func(g, w int) bool { return g <= w }},
	{"more than ", func(g, w int) bool { return g > w }},
	{"less than ", func(g, w int) bool { return g < w }},
}

// compare checks one value against a word, a number, a bound ("at least 3",
// "at most", "more than", "less than") or a negation ("not dark"). A word that
// the value can never have is an error; words lists the possible ones where
// they are known.
func (m *match) compare(sc *scope, n *node, what, got string, words ...string) {
	want, not := strings.CutPrefix(n.word(), "not ")
	if g, err := strconv.Atoi(got); err == nil && !not {
		for _, b := range bounds {
			if rest, ok := strings.CutPrefix(want, b.words); ok {
				w, err := strconv.Atoi(strings.TrimSpace(rest))
				if err != nil {
					n.fail("expected a number after %q, got %q", b.words, rest)
				}
				if !b.holds(g, w) {
					m.note(n, "%s%s: expected %s, got %s", sc.prefix, what, want, got)
				}
				return
			}
		}
	}
	if same := m.means(n, what, want, got, words); same == not {
		m.note(n, "%s%s: expected %s, got %s", sc.prefix, what, n.text, got)
	}
}

// means reports whether a word means the value got; a word that no such value
// can have is an error.
func (m *match) means(n *node, what, want, got string, words []string) bool {
	switch {
	case len(words) > 0:
		if !slices.Contains(words, want) && !(isNumber(got) && isNumber(want)) {
			n.fail("%s cannot be %q; use %s", what, want, strings.Join(words, ", "))
		}
	case isNumber(got):
		if !isNumber(want) {
			n.fail("%s is a number, not %q", what, want)
		}
	case slices.Contains(boolWords, got):
		if !slices.Contains(boolWords, want) {
			n.fail("%s is true or false, not %q", what, want)
		}
	case want != got && want != "none" && want != "nothing": // a card
		r, why := m.findRef(want)
		if why != "" {
			n.fail("%s cannot be %q: %s", what, want, why)
		}
		if r.id != 0 {
			r.def = m.s.Card(r.id).Def
		}
		return r.def != 0 && m.lib.Card(r.def).ID == got
	}
	return want == got
}

// isNumber accepts a number, or two with a hyphen (1-2).
func isNumber(w string) bool {
	w = strings.TrimPrefix(w, "-")
	a, b, two := strings.Cut(w, "-")
	_, errA := strconv.ParseUint(a, 10, 16)
	_, errB := strconv.ParseUint(b, 10, 16)
	return errA == nil && (!two || errB == nil)
}

func (m *match) asked(s *rules.State) string {
	switch {
	case s.Waiting(0) && s.Waiting(1):
		return "both"
	case s.Waiting(0):
		return "p1"
	case s.Waiting(1):
		return "p2"
	}
	return "nobody"
}

// seat checks a player's zones and numbers.
func (m *match) seat(sc *scope, p rules.Seat, n *node) {
	n.full(p.String() + ": {hp: …, hand: […], …}")
	for i, k := range n.keys {
		v := n.vals[i]
		what := p.String() + "." + k.text
		words := named(m.names.Enums[k.text])
		if z := m.tab.ZoneKind(k.text); z >= 0 {
			m.zoneHolds(sc, v, what, rules.ZoneOf(uint8(z), m.sideOf(uint8(z), p)))
		} else if got, ok := m.g.SeatValue(sc.s, p, k.text); ok {
			m.compare(sc, v, what, got, words...)
		} else if x := rules.Find(m.names.SeatVars, k.text); x >= 0 {
			m.compare(sc, v, what, m.names.Word(k.text, sc.s.Seats[p][x]), words...)
		} else {
			k.fail("unknown word %q: no zone and no number of a player (%s)", k.text, strings.Join(named(m.names.SeatVars), ", "))
		}
	}
}

// sideOf returns the seat whose zone of a kind is meant: p1 for shared zones.
func (m *match) sideOf(kind uint8, p rules.Seat) rules.Seat {
	if m.tab.Zones[kind].Shared {
		return 0
	}
	return p
}

// cardStates checks states of cards.
func (m *match) cardStates(sc *scope, n *node) {
	n.full("cards: {card: {zone: …, …}}")
	for i, k := range n.keys {
		id := m.one(k, m.ref(k))
		v := n.vals[i]
		v.full(k.text + ": {zone: p1.hand, …}")
		if sc.s.Card(id).Def == 0 {
			m.note(k, "%s%s is hidden", sc.prefix, k.text)
			continue
		}
		for j, w := range v.keys {
			m.cardState(sc, id, k.text+"."+w.text, w, v.vals[j])
		}
	}
}

// meant refuses a state that means nothing where the card is, or of a card of
// its type: what it happens to be there proves nothing.
func (m *match) meant(sc *scope, id rules.CardID, w *node) {
	c := sc.s.Card(id)
	zone := m.tab.Zones[c.Zone.Kind()].Name
	zones := m.names.Seen[w.text]
	if zones == nil {
		zones = m.names.Where[w.text]
	}
	if len(zones) > 0 && !slices.Contains(zones, zone) {
		w.fail("%s means nothing in %s", w.text, zone)
	}
	v := m.lib.Vocab
	ty := v.Types[m.lib.Def(c.Def).Attr[v.TypeAttr]].Name
	if types := m.names.Of[w.text]; types != nil && !slices.Contains(types, ty) {
		w.fail("%s means nothing of a card of type %s", w.text, ty)
	}
}

func (m *match) cardState(sc *scope, id rules.CardID, what string, w, x *node) {
	c := sc.s.Card(id)
	switch w.text {
	case "zone":
		name := strings.TrimPrefix(x.word(), "not ")
		word := &node{kind: scalar, line: x.line, text: name}
		m.zone(word, 0)
		got := m.zoneName(c.Zone)
		if !strings.Contains(name, ".") {
			got = m.tab.Zones[c.Zone.Kind()].Name
		}
		m.compare(sc, x, what, got, got, name)
		return
	case "faceDown":
		m.compare(sc, x, what, strconv.FormatBool(c.Has(rules.FaceDown)))
		return
	case "owner":
		m.compare(sc, x, what, c.Owner.String(), ownerWords...)
		return
	case "since":
		m.compare(sc, x, what, strconv.Itoa(int(c.Since)))
		return
	}
	m.meant(sc, id, w)
	if got, ok := m.g.CardValue(sc.s, id, w.text); ok {
		m.compare(sc, x, what, got, named(m.names.Enums[w.text])...)
	} else if b := rules.Find(m.names.Flags, w.text); b >= 0 {
		m.compare(sc, x, what, strconv.FormatBool(c.Has(1<<b)))
	} else {
		w.fail("unknown state %q of a card", w.text)
	}
}

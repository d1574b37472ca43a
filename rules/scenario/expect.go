package scenario

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"godeck/rules"
)

// scope is what an expectation looks at: the match, or a seat's view of it.
type scope struct {
	s      *rules.State
	events []rules.Event
	prefix string // "p2 sees: " in a view
}

func (m *match) expect(n *node) {
	if n.kind != mapping {
		n.fail("expect: {hp: …, …}, got %s", n.describe())
	}
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

// view looks at what seats see.
func (m *match) view(n *node) {
	if n.kind != mapping {
		n.fail("view: {p2: {…}}")
	}
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
		if x.kind != mapping {
			x.fail("a view is {sees: […], not: […], p1: {…}, …}")
		}
		for j, w := range x.keys {
			y := x.vals[j]
			switch w.text {
			case "sees", "not":
				for _, c := range y.items() {
					r := m.ref(c)
					var at []string
					for id := rules.CardID(1); id <= rules.CardID(v.S.NCards); id++ {
						if v.Known(id) && r.fits(&v.S, id) {
							at = append(at, m.zoneName(v.S.Card(id).Zone))
						}
					}
					if w.text == "sees" && len(at) == 0 {
						m.note(c, "%sexpected to see %s, but it is hidden", sc.prefix, r.text)
					}
					if w.text == "not" && len(at) > 0 {
						m.note(c, "%sexpected not to see %s, but it shows in %s", sc.prefix, r.text, strings.Join(at, ", "))
					}
				}
			default:
				if !m.common(sc, w, y) {
					w.fail("unknown expectation %q; a view knows sees, not, and all that expect knows", w.text)
				}
			}
		}
	}
}

// common handles what a match and a view share.
func (m *match) common(sc *scope, k, v *node) bool {
	s := sc.s
	switch k.text {
	case "p1", "p2":
		p, _ := rules.ParseSeat(k.text)
		m.seat(sc, p, v)
	case "cards":
		m.cardStates(sc, v)
	case "decision":
		m.decision(sc, v)
	case "asked":
		m.compare(sc, v, "asked", m.asked(s))
	case "events":
		m.eventList(sc, v)
	case "turn":
		m.compare(sc, v, "turn", strconv.Itoa(int(s.Turn)))
	case "step":
		m.compare(sc, v, "step", m.names.Word("step", int16(s.Step)))
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
		m.compare(sc, v, "winner", w)
	case "reason":
		w := "none"
		if s.Result.Over {
			w = m.names.Word("reason", int16(s.Result.Reason))
		}
		m.compare(sc, v, "reason", w)
	default:
		if got, ok := m.g.Value(s, k.text); ok {
			m.compare(sc, v, k.text, got)
		} else if i := rules.Find(m.names.Vars, k.text); i >= 0 {
			m.compare(sc, v, k.text, m.names.Word(k.text, s.Vars[i]))
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

// compare checks one value: a word, a number, a bound ("at least 3", "at
// most", "more than", "less than") or anything else ("not dark").
func (m *match) compare(sc *scope, n *node, what, got string) {
	want := n.word()
	if want == got {
		return
	}
	if g, err := strconv.Atoi(got); err == nil {
		for _, b := range bounds {
			if rest, ok := strings.CutPrefix(want, b.words); ok {
				w, err := strconv.Atoi(strings.TrimSpace(rest))
				if err != nil {
					n.fail("expected a number after %q, got %q", b.words, rest)
				}
				if b.holds(g, w) {
					return
				}
			}
		}
	}
	if rest, ok := strings.CutPrefix(want, "not "); ok && rest != got {
		return
	}
	m.note(n, "%s%s: expected %s, got %s", sc.prefix, what, want, got)
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
	if n.kind != mapping {
		n.fail("%s: {hp: …, hand: […], …}", p)
	}
	for i, k := range n.keys {
		v := n.vals[i]
		what := p.String() + "." + k.text
		if z := m.tab.ZoneKind(k.text); z >= 0 {
			m.zoneHolds(sc, v, what, rules.ZoneOf(uint8(z), p))
		} else if got, ok := m.g.SeatValue(sc.s, p, k.text); ok {
			m.compare(sc, v, what, got)
		} else if x := rules.Find(m.names.SeatVars, k.text); x >= 0 {
			m.compare(sc, v, what, m.names.Word(k.text, sc.s.Seats[p][x]))
		} else {
			k.fail("unknown word %q: no zone and no number of a player (%s)", k.text, strings.Join(named(m.names.SeatVars), ", "))
		}
	}
}

// inZone lists the cards of a zone in the order of the file: as they lie,
// decks top first.
func (m *match) inZone(s *rules.State, z rules.ZoneID) []rules.CardID {
	ids := slices.Clone(s.Zone(z))
	if m.topFirst(z.Kind()) {
		slices.Reverse(ids)
	}
	return ids
}

func (m *match) list(s *rules.State, ids []rules.CardID) string {
	if len(ids) == 0 {
		return "nothing"
	}
	var out []string
	for _, id := range ids {
		out = append(out, m.cardName(s, id))
	}
	return "[" + strings.Join(out, ", ") + "]"
}

func (m *match) zoneHolds(sc *scope, n *node, what string, z rules.ZoneID) {
	ids := m.inZone(sc.s, z)
	got := m.list(sc.s, ids)
	if n.kind == mapping {
		n.only("count", "contains", "excludes", "top", "bottom")
		for i, k := range n.keys {
			v := n.vals[i]
			switch k.text {
			case "count":
				m.compare(sc, v, what+" count", strconv.Itoa(len(ids)))
			case "contains":
				rest := slices.Clone(ids)
				for _, x := range v.items() {
					r := m.ref(x)
					j := slices.IndexFunc(rest, func(id rules.CardID) bool { return r.fits(sc.s, id) })
					if j < 0 {
						m.note(x, "%s%s: expected %s in it, got %s", sc.prefix, what, r.text, got)
						continue
					}
					rest = slices.Delete(rest, j, j+1)
				}
			case "excludes":
				for _, x := range v.items() {
					r := m.ref(x)
					if slices.ContainsFunc(ids, func(id rules.CardID) bool { return r.fits(sc.s, id) }) {
						m.note(x, "%s%s: expected no %s in it, got %s", sc.prefix, what, r.text, got)
					}
				}
			case "top", "bottom":
				cards := sc.s.Zone(z)
				var id rules.CardID
				if len(cards) > 0 {
					id = cards[0]
					if k.text == "top" {
						id = cards[len(cards)-1]
					}
				}
				if r := m.ref(v); !r.fits(sc.s, id) {
					m.note(v, "%s%s: expected %s at the %s, got %s", sc.prefix, what, r.text, k.text, got)
				}
			}
		}
		return
	}
	if n.kind == scalar && !n.null {
		if n.text == "none" {
			if len(ids) > 0 {
				m.note(n, "%s%s: expected nothing, got %s", sc.prefix, what, got)
			}
			return
		}
		if count, hidden := strings.CutSuffix(n.text, " hidden"); !n.lit {
			if k, err := strconv.Atoi(count); err == nil {
				if len(ids) != k {
					m.note(n, "%s%s: expected %d cards, got %d: %s", sc.prefix, what, k, len(ids), got)
				} else if hidden && slices.ContainsFunc(ids, func(id rules.CardID) bool { return sc.s.Card(id).Def != 0 }) {
					m.note(n, "%s%s: expected all of them hidden, got %s", sc.prefix, what, got)
				}
				return
			}
		}
	}
	var refs []ref
	var want []string
	for _, x := range n.items() {
		name, k := x.word(), 1
		if i := strings.LastIndex(name, " x"); i > 0 {
			if v, err := strconv.Atoi(name[i+2:]); err == nil && v > 0 && v <= 100 {
				name, k = name[:i], v
			}
		}
		r, why := m.findRef(name)
		if why != "" {
			x.fail("%s", why)
		}
		for range k {
			refs = append(refs, r)
			want = append(want, r.text)
		}
	}
	if !m.same(sc.s, refs, ids, m.tab.Zones[z.Kind()].See == rules.SeeOwner) {
		w := "nothing"
		if len(want) > 0 {
			w = "[" + strings.Join(want, ", ") + "]"
		}
		m.note(n, "%s%s: expected %s, got %s", sc.prefix, what, w, got)
	}
}

// same compares cards with references, in order or (hands) in any order.
func (m *match) same(s *rules.State, refs []ref, ids []rules.CardID, loose bool) bool {
	if len(refs) != len(ids) {
		return false
	}
	if !loose {
		for i, r := range refs {
			if !r.fits(s, ids[i]) {
				return false
			}
		}
		return true
	}
	// The narrowest references choose first, so that greedy choice is right.
	order := slices.Clone(refs)
	slices.SortStableFunc(order, func(a, b ref) int { return b.narrow() - a.narrow() })
	rest := slices.Clone(ids)
	for _, r := range order {
		j := slices.IndexFunc(rest, func(id rules.CardID) bool { return r.fits(s, id) })
		if j < 0 {
			return false
		}
		rest = slices.Delete(rest, j, j+1)
	}
	return true
}

func (r ref) narrow() int {
	switch {
	case r.id != 0:
		return 4
	case r.nth != 0:
		return 3
	case r.owner != rules.NoSeat:
		return 2
	case r.any:
		return 0
	}
	return 1
}

// cardStates checks states of cards.
func (m *match) cardStates(sc *scope, n *node) {
	if n.kind != mapping {
		n.fail("cards: {card: {zone: …, …}}")
	}
	for i, k := range n.keys {
		id := m.one(k, m.ref(k))
		c := sc.s.Card(id)
		v := n.vals[i]
		if v.kind != mapping {
			v.fail("%s: {zone: p1.hand, powered: true, …}", k.text)
		}
		if c.Def == 0 {
			m.note(k, "%s%s is hidden", sc.prefix, k.text)
			continue
		}
		for j, w := range v.keys {
			x := v.vals[j]
			what := k.text + "." + w.text
			switch w.text {
			case "zone":
				got := m.zoneName(c.Zone)
				if !strings.Contains(x.word(), ".") {
					got = m.tab.Zones[c.Zone.Kind()].Name
				}
				m.compare(sc, x, what, got)
				continue
			case "faceDown":
				m.compare(sc, x, what, strconv.FormatBool(c.Has(rules.FaceDown)))
				continue
			case "owner":
				m.compare(sc, x, what, c.Owner.String())
				continue
			case "since":
				m.compare(sc, x, what, strconv.Itoa(int(c.Since)))
				continue
			}
			if got, ok := m.g.CardValue(sc.s, id, w.text); ok {
				m.compare(sc, x, what, got)
			} else if b := rules.Find(m.names.Flags, w.text); b >= 0 {
				m.compare(sc, x, what, strconv.FormatBool(c.Has(1<<b)))
			} else {
				w.fail("unknown state %q of a card", w.text)
			}
		}
	}
}

// decision checks what is asked and the options.
func (m *match) decision(sc *scope, n *node) {
	s := sc.s
	if n.kind != mapping {
		if w := n.word(); w == "none" {
			if s.Dec.Kind != rules.NoDecision && !s.Over() {
				m.note(n, "%sexpected no decision, got %s", sc.prefix, m.situation(rules.NoSeat))
			}
			return
		}
		m.compare(sc, n, "decision", m.names.Word("prompt", int16(s.Dec.Prompt)))
		return
	}
	for i, k := range n.keys {
		v := n.vals[i]
		switch k.text {
		case "prompt":
			got := "none"
			if s.Dec.Kind != rules.NoDecision {
				got = m.names.Word("prompt", int16(s.Dec.Prompt))
			}
			m.compare(sc, v, "prompt", got)
		case "kind":
			m.compare(sc, v, "kind", s.Dec.Kind.String())
		case "who":
			m.compare(sc, v, "who", m.asked(s))
		case "source":
			if r := m.ref(v); !r.fits(s, s.Dec.Src) {
				m.note(v, "%ssource: expected %s, got %s", sc.prefix, r.text, m.cardName(s, s.Dec.Src))
			}
		case "min", "max":
			p := s.ToAnswer()
			got := "none"
			if p != rules.NoSeat {
				got = strconv.Itoa(int(s.Dec.Min[p]))
				if k.text == "max" {
					got = strconv.Itoa(int(s.Dec.Max[p]))
				}
			}
			m.compare(sc, v, k.text, got)
		case "options":
			p := s.ToAnswer()
			if p == rules.NoSeat {
				m.note(v, "%snobody is asked", sc.prefix)
				continue
			}
			if m.asked(s) == "both" {
				k.fail("both are asked: write p1: […] or p2: […] instead of options")
			}
			m.options(sc, v, p)
		case "p1", "p2":
			p, _ := rules.ParseSeat(k.text)
			m.options(sc, v, p)
		default:
			k.fail("unknown word %q; use prompt, kind, who, source, min, max, options, p1, p2", k.text)
		}
	}
}

// options compares the options of a seat; copies of a card are one option and
// taking back is not counted.
func (m *match) options(sc *scope, n *node, p rules.Seat) {
	var offered []rules.Option
	var shown []string
	for _, o := range m.eng.Options(sc.s, p, nil) {
		if !o.Revises() {
			offered = append(offered, o)
			shown = append(shown, m.optionName(sc.s, p, o))
		}
	}
	got := "[" + strings.Join(shown, ", ") + "]"
	if len(shown) > 30 {
		got = fmt.Sprintf("%d options", len(shown))
	}
	check := func(list *node, exact, there bool) {
		used := make([]bool, len(offered))
		for _, x := range list.items() {
			fits, text := m.optionRef(x)
			found := false
			for i, o := range offered {
				if fits(sc.s, o) {
					used[i], found = true, true
				}
			}
			if found != there {
				word := "expected the option"
				if !there {
					word = "expected not the option"
				}
				m.note(x, "%soptions of %s: %s %s, got %s", sc.prefix, p, word, text, got)
			}
		}
		if exact {
			for i, u := range used {
				if !u {
					m.note(list, "%soptions of %s: unexpected %s; got %s", sc.prefix, p, shown[i], got)
				}
			}
		}
	}
	if n.kind != mapping {
		if n.kind == scalar && n.text == "none" {
			n = &node{kind: sequence, line: n.line}
		}
		check(n, true, true)
		return
	}
	n.only("exactly", "including", "excluding")
	for i, k := range n.keys {
		check(n.vals[i], k.text == "exactly", k.text != "excluding")
	}
}

// optionRef reads the name of an option: a word, a number, a card, {word: card}.
func (m *match) optionRef(n *node) (fits func(*rules.State, rules.Option) bool, text string) {
	if n.kind == mapping {
		if len(n.keys) != 1 {
			n.fail("an option is a word, a number, a card or {word: card}")
		}
		w := n.keys[0]
		verb, ok := verbs[w.text]
		if _, game := m.names.Answers[w.text]; game {
			verb, ok = rules.Pick, true
		}
		if !ok {
			w.fail("unknown word %q; use %s", w.text, m.verbs())
		}
		switch v := n.vals[0]; verb {
		case rules.Number, rules.Mode:
			k := int16(v.int())
			return func(_ *rules.State, o rules.Option) bool { return o.Verb == verb && o.N == k }, w.text + " " + v.text
		case rules.Name:
			d := m.design(v, v.word())
			return func(_ *rules.State, o rules.Option) bool { return o.Verb == verb && o.N == int16(d) }, w.text + " " + v.text
		default:
			r := m.ref(v)
			return func(s *rules.State, o rules.Option) bool { return o.Verb == verb && r.fits(s, o.Card) }, w.text + " " + v.text
		}
	}
	word := n.word()
	if v, ok := plain[word]; ok && !n.lit {
		return func(_ *rules.State, o rules.Option) bool { return o.Verb == v }, word
	}
	if k, err := strconv.Atoi(word); err == nil && !n.lit {
		return func(_ *rules.State, o rules.Option) bool {
			return (o.Verb == rules.Number || o.Verb == rules.Mode) && o.N == int16(k)
		}, word
	}
	r := m.ref(n)
	return func(s *rules.State, o rules.Option) bool {
		if o.Verb == rules.Name {
			return r.def != 0 && o.N == int16(r.def)
		}
		return o.Card != 0 && r.fits(s, o.Card)
	}, word
}

package scenario

import (
	"fmt"
	"strconv"
	"strings"

	"godeck/rules"
)

// eventList checks the events since the last answer entry: a list must occur
// in its order, others may stand between.
func (m *match) eventList(sc *scope, n *node) {
	if n.kind != mapping {
		m.inOrder(sc, n)
		return
	}
	n.only("inOrder", "absent", "count")
	for i, k := range n.keys {
		v := n.vals[i]
		switch k.text {
		case "inOrder":
			m.inOrder(sc, v)
		case "absent":
			for _, x := range v.items() {
				fits, text := m.event(x)
				for _, e := range sc.events {
					if fits(sc.s, e) {
						m.note(x, "%sexpected no event %s, got %s", sc.prefix, text, m.eventName(sc.s, e))
						break
					}
				}
			}
		case "count":
			if v.kind != mapping {
				v.fail("count: {damage: 2}")
			}
			for j, w := range v.keys {
				ev := m.names.EventByName(w.text)
				if ev == nil {
					w.fail("unknown event %q", w.text)
				}
				k := 0
				for _, e := range sc.events {
					if e.Kind == ev.Kind {
						k++
					}
				}
				m.compare(sc, v.vals[j], "number of "+w.text, strconv.Itoa(k))
			}
		}
	}
}

func (m *match) inOrder(sc *scope, n *node) {
	i := 0
	for _, x := range n.items() {
		fits, text := m.event(x)
		start := i
		for i < len(sc.events) && !fits(sc.s, sc.events[i]) {
			i++
		}
		if i == len(sc.events) {
			var got []string
			for _, e := range sc.events[start:] {
				if e.Kind != rules.EvMove || len(sc.events) < 30 {
					got = append(got, m.eventName(sc.s, e))
				}
			}
			after := ""
			if start > 0 {
				after = " after " + m.eventName(sc.s, sc.events[start-1])
			}
			m.note(x, "%sexpected the event %s%s, got %s", sc.prefix, text, after, strings.Join(got, "; "))
			return
		}
		i++
	}
}

// event reads a matcher: a kind, {kind: first number}, {kind: {seat: …, card: …, n: …}}.
func (m *match) event(n *node) (fits func(*rules.State, rules.Event) bool, text string) {
	var kindNode, props *node
	switch {
	case n.kind == scalar:
		kindNode = n
	case n.kind == mapping && len(n.keys) == 1:
		kindNode, props = n.keys[0], n.vals[0]
	default:
		n.fail("an event is its kind, or {kind: {seat: …, card: …, …}}")
	}
	ev := m.names.EventByName(kindNode.word())
	if ev == nil {
		var all []string
		for k := rules.EventKind(1); k < rules.FirstGameEvent+64; k++ {
			if e := m.names.Event(k); e.Name != "?" {
				all = append(all, e.Name)
			}
		}
		kindNode.fail("unknown event %q; known: %s", kindNode.text, strings.Join(all, ", "))
	}
	text = ev.Name
	tests := []func(*rules.State, rules.Event) bool{}
	add := func(f func(*rules.State, rules.Event) bool) { tests = append(tests, f) }
	value := func(field string, v *node, get func(rules.Event) int16) {
		text += " " + field + " " + v.word()
		if field == "design" {
			d := m.design(v, v.text)
			add(func(_ *rules.State, e rules.Event) bool { return get(e) == int16(d) })
			return
		}
		if x, ok := m.names.Value(field, v.text); ok {
			add(func(_ *rules.State, e rules.Event) bool { return get(e) == x })
			return
		}
		v.fail("%s cannot be %q", field, v.text)
	}
	number := func(field string, v *node) bool {
		switch {
		case field == "":
			return false
		case field == ev.A:
			value(field, v, func(e rules.Event) int16 { return e.A })
		case field == ev.B:
			value(field, v, func(e rules.Event) int16 { return e.B })
		case field == ev.C:
			value(field, v, func(e rules.Event) int16 { return e.C })
		default:
			return false
		}
		return true
	}
	if props != nil && props.kind == scalar && !props.null {
		if ev.A != "" {
			if _, ok := m.names.Value(ev.A, props.text); ok || ev.A == "design" {
				number(ev.A, props)
				props = nil
			}
		}
		if props != nil {
			r := m.ref(props)
			text += " " + r.text
			add(func(s *rules.State, e rules.Event) bool { return m.eventCard(r, s, e) })
			props = nil
		}
	}
	if props != nil {
		if props.kind != mapping {
			props.fail("an event is its kind, or {kind: {seat: …, card: …, …}}")
		}
		for i, k := range props.keys {
			v := props.vals[i]
			switch k.text {
			case "seat":
				p, ok := rules.ParseSeat(v.word())
				if !ok && v.text != "nobody" {
					v.fail("seat is p1, p2 or nobody")
				}
				text += " seat " + v.text
				add(func(_ *rules.State, e rules.Event) bool { return e.Seat == p })
			case "card":
				r := m.ref(v)
				text += " card " + r.text
				add(func(s *rules.State, e rules.Event) bool { return m.eventCard(r, s, e) })
			case "source":
				r := m.ref(v)
				text += " source " + r.text
				add(func(_ *rules.State, e rules.Event) bool { return e.Src != 0 && r.fits(&m.s, e.Src) })
			case "from", "to":
				z := m.zones(v)
				text += " " + k.text + " " + v.text
				if k.text == "from" {
					add(func(_ *rules.State, e rules.Event) bool { return z[e.From] })
				} else {
					add(func(_ *rules.State, e rules.Event) bool { return z[e.To] })
				}
			default:
				if !number(k.text, v) {
					k.fail("the event %s has no %q; it has seat, card, source, from, to, %s", ev.Name, k.text, strings.Join(named([]string{ev.A, ev.B, ev.C}), ", "))
				}
			}
		}
	}
	return func(s *rules.State, e rules.Event) bool {
		if e.Kind != ev.Kind {
			return false
		}
		for _, t := range tests {
			if !t(s, e) {
				return false
			}
		}
		return true
	}, text
}

// eventCard reports whether a reference means the card of an event. The
// card may be hidden by now, so the event's own record counts.
func (m *match) eventCard(r ref, _ *rules.State, e rules.Event) bool {
	switch {
	case r.hidden:
		return e.Card == 0
	case r.any:
		return true
	case e.Card == 0:
		return false
	}
	return r.fits(&m.s, e.Card)
}

// zones reads "p1.hand" or "hand" (either player's).
func (m *match) zones(n *node) (set [rules.MaxZones]bool) {
	if strings.Contains(n.word(), ".") {
		set[m.zone(n, 0)] = true
		return set
	}
	for p := rules.Seat(0); p < 2; p++ {
		set[m.zone(n, p)] = true
	}
	return set
}

// eventName writes an event for people.
func (m *match) eventName(_ *rules.State, e rules.Event) string {
	ev := m.names.Event(e.Kind)
	t := ev.Name
	if e.Seat != rules.NoSeat && e.Kind != rules.EvMove {
		t += " " + e.Seat.String()
	}
	if e.Card != 0 {
		t += " " + m.cardName(&m.s, e.Card)
	}
	if e.Kind == rules.EvMove {
		t += " " + m.zoneName(e.From) + "→" + m.zoneName(e.To)
	}
	if e.Kind == rules.EvShuffle {
		t += " " + m.zoneName(e.To)
	}
	for _, x := range [...]struct {
		name string
		v    int16
	}{{ev.A, e.A}, {ev.B, e.B}, {ev.C, e.C}} {
		if x.name != "" && x.name != "index" {
			t += fmt.Sprintf(" %s %s", x.name, m.names.Word(x.name, x.v))
		}
	}
	return t
}

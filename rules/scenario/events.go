package scenario

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"godeck/rules"
)

// eventList checks the events since the last answer entry: a list must occur
// in its order, possibly with others in between.
func (sc *scope) eventList(n *node) {
	if n.kind != mapping {
		sc.inOrder(n)
		return
	}
	n.only("inOrder", "absent", "count")
	n.full("events: […] or {inOrder: […], absent: […], count: {…}}")
	for i, k := range n.keys {
		v := n.vals[i]
		switch k.text {
		case "inOrder":
			sc.inOrder(v)
		case "absent":
			sc.absent(v)
		case "count":
			sc.count(v)
		}
	}
}

func (sc *scope) absent(n *node) {
	if len(sc.events) == 0 {
		n.fail("nothing has happened since the last answer: absent proves nothing here")
	}
	for _, x := range n.some("an event") {
		w := sc.event(x)
		for _, r := range w.refs {
			sc.present(x, r)
		}
		for _, e := range sc.events {
			if w.fits(e) {
				sc.note(x, "%sexpected no event %s, got %s", sc.prefix, w.text, sc.eventName(e))
				break
			}
		}
	}
}

func (sc *scope) count(n *node) {
	n.full("count: {damage: 2}")
	for i, w := range n.keys {
		ev := sc.eventKind(w)
		k := 0
		for _, e := range sc.events {
			if e.Kind == ev.Kind {
				k++
			}
		}
		sc.compare(n.vals[i], "number of "+w.text, strconv.Itoa(k))
	}
}

func (sc *scope) inOrder(n *node) {
	i := 0
	for _, x := range n.some("an event") {
		w := sc.event(x)
		start := i
		for i < len(sc.events) && !w.fits(sc.events[i]) {
			i++
		}
		if i == len(sc.events) {
			sc.missed(x, w, start)
			return
		}
		i++
	}
}

// missed reports an event that did not occur and the nearest one that did.
func (sc *scope) missed(x *node, w *wantEvent, start int) {
	after := ""
	if start > 0 {
		after = " after " + sc.eventName(sc.events[start-1])
	}
	text := fmt.Sprintf("%sexpected the event %s%s", sc.prefix, w.text, after)
	if early := slices.IndexFunc(sc.events[:start], w.fits); early >= 0 {
		sc.note(x, "%s; it occurred earlier, as number %d of %d events", text, early+1, len(sc.events))
		return
	}
	best, most := -1, -1
	for i, e := range sc.events {
		if e.Kind != w.kind {
			continue
		}
		k := 0
		for _, t := range w.tests {
			if t.fits(e) {
				k++
			}
		}
		if i >= start { // of two equally near, one that comes in time
			k = 2*k + 1
		} else {
			k = 2 * k
		}
		if k > most {
			best, most = i, k
		}
	}
	if best >= 0 {
		e := sc.events[best]
		var wrong []string
		for _, t := range w.tests {
			if !t.fits(e) {
				wrong = append(wrong, fmt.Sprintf("%s is %s, not %s", t.key, t.got(e), t.want))
			}
		}
		if best < start {
			wrong = append(wrong, "and it came too early")
		}
		sc.note(x, "%s; the nearest was %s: %s", text, sc.eventName(e), strings.Join(wrong, "; "))
		return
	}
	var got []string
	for _, e := range sc.events[start:] {
		if e.Kind != rules.EvMove || len(sc.events) < 30 {
			got = append(got, sc.eventName(e))
		}
	}
	if len(got) == 0 {
		got = []string{"nothing"}
	}
	sc.note(x, "%s, got %s", text, strings.Join(got, "; "))
}

// wantEvent is an expected event.
type wantEvent struct {
	*match
	kind  rules.EventKind
	text  string
	tests []eventTest
	refs  []ref // the cards it names
}

// eventTest is one condition on an event.
type eventTest struct {
	key, want string
	fits      func(rules.Event) bool
	got       func(rules.Event) string
}

func (w *wantEvent) fits(e rules.Event) bool {
	if e.Kind != w.kind {
		return false
	}
	for _, t := range w.tests {
		if !t.fits(e) {
			return false
		}
	}
	return true
}

func (w *wantEvent) add(key, want string, fits func(rules.Event) bool, got func(rules.Event) string) {
	w.text += " " + key + " " + want
	w.tests = append(w.tests, eventTest{key, want, fits, got})
}

// eventKind parses the name of an event.
func (m *match) eventKind(n *node) *rules.EventName {
	ev := m.names.EventByName(n.word())
	if ev == nil {
		var all []string
		for k := rules.EventKind(1); k < rules.FirstGameEvent+64; k++ {
			if e := m.names.Event(k); e.Name != "?" {
				all = append(all, e.Name)
			}
		}
		n.fail("unknown event %q; known: %s", n.text, strings.Join(all, ", "))
	}
	return ev
}

// event parses an expected event: a kind, {kind: first number}, {kind: card},
// {kind: {seat: …, card: …, n: …}}.
func (m *match) event(n *node) *wantEvent {
	var props *node
	at := n
	if n.kind != scalar {
		if n.kind != mapping || len(n.keys) != 1 {
			n.fail("an event is its kind, or {kind: {seat: …, card: …, …}}")
		}
		at, props = n.keys[0], n.vals[0]
	}
	ev := m.eventKind(at)
	w := &wantEvent{match: m, kind: ev.Kind, text: ev.Name}
	switch {
	case props == nil:
	case props.kind == scalar && !props.null:
		w.value(ev, props)
	case props.kind == mapping && len(props.keys) > 0:
		for i, k := range props.keys {
			w.key(ev, k, props.vals[i])
		}
	default:
		props.fail("an event is its kind, or {kind: {seat: …, card: …, …}}")
	}
	return w
}

// value parses {kind: 3} or {kind: card}.
func (w *wantEvent) value(ev *rules.EventName, v *node) {
	_, number := w.number(ev.A, v)
	switch {
	case ev.A != "" && (number || ev.A == "design" || ev.Has&rules.HasCard == 0):
		w.field(ev, ev.A, v)
	case ev.Has&rules.HasCard != 0:
		w.cardsOf("card", v)
	default:
		v.fail("the event %s has neither a number nor a card", ev.Name)
	}
}

// number parses a number of an event by its name, within its bounds.
func (w *wantEvent) number(field string, v *node) (x int16, ok bool) {
	word := strings.TrimPrefix(v.text, "not ")
	for _, b := range bounds {
		word = strings.TrimPrefix(word, b.words)
	}
	return w.names.Value(field, word)
}

// key parses one key of {seat: …, card: …, n: …}.
func (w *wantEvent) key(ev *rules.EventName, k, v *node) {
	part := map[string]rules.Parts{"card": rules.HasCard, "source": rules.HasSrc, "from": rules.HasFrom, "to": rules.HasTo}[k.text]
	switch {
	case k.text == "seat":
		p, ok := rules.ParseSeat(v.word())
		if !ok && v.text != "nobody" {
			v.fail("seat is p1, p2 or nobody")
		}
		w.add("seat", v.text, func(e rules.Event) bool { return e.Seat == p }, func(e rules.Event) string { return e.Seat.String() })
	case part&ev.Has != 0 && (k.text == "from" || k.text == "to"):
		z := w.zones(v)
		at := func(e rules.Event) rules.ZoneID {
			if k.text == "from" {
				return e.From
			}
			return e.To
		}
		w.add(k.text, v.text, func(e rules.Event) bool { return z[at(e)] }, func(e rules.Event) string { return w.zoneName(at(e)) })
	case part&ev.Has != 0:
		w.cardsOf(k.text, v)
	case k.text == ev.A || k.text == ev.B || k.text == ev.C:
		w.field(ev, k.text, v)
	default:
		k.fail("the event %s has no %q; it has %s", ev.Name, k.text, strings.Join(eventKeys(ev), ", "))
	}
}

// eventKeys lists the fields of an event.
func eventKeys(ev *rules.EventName) []string {
	out := []string{"seat"}
	for i, k := range []string{"card", "source", "from", "to"} {
		if ev.Has&(1<<i) != 0 {
			out = append(out, k)
		}
	}
	return append(out, named([]string{ev.A, ev.B, ev.C})...)
}

// cardsOf adds a test for the card or the source of an event.
func (w *wantEvent) cardsOf(key string, v *node) {
	r := w.ref(v)
	w.refs = append(w.refs, r)
	id := func(e rules.Event) rules.CardID { return e.Card }
	if key == "source" {
		id = func(e rules.Event) rules.CardID { return e.Src }
	}
	w.add(key, r.text, func(e rules.Event) bool { return r.tells(id(e)) }, func(e rules.Event) string { return w.cardName(&w.s, id(e)) })
}

// field adds a test for a number of an event, or its word.
func (w *wantEvent) field(ev *rules.EventName, field string, v *node) {
	get := func(e rules.Event) int16 {
		switch field {
		case ev.A:
			return e.A
		case ev.B:
			return e.B
		}
		return e.C
	}
	if field == "design" {
		d := w.design(v, v.word())
		w.add(field, v.text, func(e rules.Event) bool { return get(e) == int16(d) }, func(e rules.Event) string { return w.designName(rules.DefID(get(e))) })
		return
	}
	got := func(e rules.Event) string { return w.names.Word(field, get(e)) }
	word, not := strings.CutPrefix(v.word(), "not ")
	for _, b := range bounds {
		if rest, ok := strings.CutPrefix(word, b.words); ok && !not {
			x, err := strconv.Atoi(rest)
			if err != nil {
				v.fail("expected a number after %q, got %q", b.words, rest)
			}
			w.add(field, v.text, func(e rules.Event) bool { return b.holds(int(get(e)), x) }, got)
			return
		}
	}
	x, ok := w.names.Value(field, word)
	if !ok {
		v.fail("%s cannot be %q%s", field, word, orWords(w.names.Words(field)))
	}
	if w.names.Word(field, x) != word {
		v.fail("write %s instead of %s", w.names.Word(field, x), word)
	}
	w.add(field, v.text, func(e rules.Event) bool { return (get(e) == x) != not }, got)
}

func orWords(words []string) string {
	if words = named(words); len(words) == 0 {
		return ""
	}
	return "; use " + strings.Join(words, ", ")
}

// tells reports whether a reference means the card of an event. The card
// may be hidden by now, so the event's own record is used.
func (r ref) tells(c rules.CardID) bool {
	switch {
	case r.hidden:
		return c == 0
	case r.any:
		return true
	case c == 0:
		return false
	}
	return r.fits(&r.m.s, c)
}

// zones parses "p1.hand" or "hand" (of either player).
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
func (m *match) eventName(e rules.Event) string {
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
		switch x.name {
		case "", "index":
		case "design":
			t += " " + m.designName(rules.DefID(x.v))
		default:
			t += fmt.Sprintf(" %s %s", x.name, m.names.Word(x.name, x.v))
		}
	}
	return t
}

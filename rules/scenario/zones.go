package scenario

import (
	"slices"
	"strconv"
	"strings"

	"godeck/rules"
)

// inZone lists the cards of a zone in the order of scenarios: decks top first,
// others from the bottom.
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

// pile is a zone that is being checked.
type pile struct {
	sc   *scope
	what string
	zone rules.ZoneID
	ids  []rules.CardID // in the order of scenarios
	got  string
}

// zoneHolds checks a zone and records what fails.
func (sc *scope) zoneHolds(n *node, what string, z rules.ZoneID) {
	ids := sc.inZone(sc.s, z)
	bare := *sc // what is checked has the prefix
	bare.prefix = ""
	(&pile{sc: &bare, what: sc.prefix + what, zone: z, ids: ids, got: sc.list(sc.s, ids)}).holds(n)
}

func (p *pile) holds(n *node) {
	switch {
	case n.kind == mapping:
		n.only("count", "contains", "excludes", "top", "bottom", "anyOrder", "oneOf")
		n.full("{count: …}, {contains: […]}, {anyOrder: […]}, {oneOf: […]} …")
		for i, k := range n.keys {
			p.key(k, n.vals[i])
		}
	case n.null:
		n.fail("%s: what? Write none for no card", p.what)
	case p.number(n):
	default:
		p.exactly(n, p.sc.tab.Zones[p.zone.Kind()].See == rules.SeeOwner)
	}
}

// key checks one key of {count: …, contains: …, …}.
func (p *pile) key(k, v *node) {
	sc := p.sc
	switch k.text {
	case "count":
		sc.compare(v, p.what+" count", strconv.Itoa(len(p.ids)))
	case "contains":
		rest := slices.Clone(p.ids)
		for _, x := range v.some("a card") {
			for _, y := range copies(x) {
				r := p.sc.ref(y)
				j := slices.IndexFunc(rest, func(id rules.CardID) bool { return r.fits(sc.s, id) })
				if j < 0 {
					p.sc.note(x, "%s: expected %s in it, got %s", p.what, x.text, p.got)
					break
				}
				rest = slices.Delete(rest, j, j+1)
			}
		}
	case "excludes":
		for _, x := range v.some("a card") {
			r := p.sc.ref(x)
			p.sc.present(x, r)
			if slices.ContainsFunc(p.ids, func(id rules.CardID) bool { return r.fits(sc.s, id) }) {
				p.sc.note(x, "%s: expected no %s in it, got %s", p.what, r.text, p.got)
			}
		}
	case "top", "bottom":
		cards := sc.s.Zone(p.zone)
		var id rules.CardID
		if len(cards) > 0 {
			id = cards[0]
			if k.text == "top" {
				id = cards[len(cards)-1]
			}
		}
		if r := p.sc.ref(v); !r.fits(sc.s, id) {
			p.sc.note(v, "%s: expected %s at the %s, got %s", p.what, r.text, k.text, p.got)
		}
	case "anyOrder":
		p.exactly(v, true)
	case "oneOf":
		p.oneOf(v)
	}
}

// oneOf checks that one of several expectations is met.
func (p *pile) oneOf(v *node) {
	if v.kind != sequence || len(v.list) < 2 {
		v.fail("oneOf is a list of two or more: [[fox, owl], [owl, fox]]")
	}
	held := false
	for _, x := range v.list { // all are parsed, so that a mistake in any is found
		before := len(p.sc.faults)
		p.holds(x)
		held = held || len(p.sc.faults) == before
		p.sc.faults = p.sc.faults[:before]
	}
	if !held {
		p.sc.note(v, "%s: expected one of %d possibilities, got %s", p.what, len(v.list), p.got)
	}
}

// number checks a bare number of cards, "none" or "3 hidden"; false if n is
// something else.
func (p *pile) number(n *node) bool {
	if n.kind != scalar || n.lit {
		return false
	}
	if n.text == "none" {
		if len(p.ids) > 0 {
			p.sc.note(n, "%s: expected nothing, got %s", p.what, p.got)
		}
		return true
	}
	count, hidden := strings.CutSuffix(n.text, " hidden")
	k, err := strconv.Atoi(count)
	if err != nil {
		return false
	}
	if len(p.ids) != k {
		p.sc.note(n, "%s: expected %d cards, got %d: %s", p.what, k, len(p.ids), p.got)
	} else if hidden && slices.ContainsFunc(p.ids, func(id rules.CardID) bool { return p.sc.s.Card(id).Def != 0 }) {
		p.sc.note(n, "%s: expected all of them hidden, got %s", p.what, p.got)
	}
	return true
}

// exactly checks for exactly these cards, in order or, if loose, in any.
func (p *pile) exactly(n *node, loose bool) {
	var refs []ref
	var want []string
	for _, x := range n.items() {
		x.word()
		for _, y := range copies(x) {
			r := p.sc.ref(y)
			refs = append(refs, r)
			want = append(want, r.text)
		}
	}
	if same(p.sc.s, refs, p.ids, loose) {
		return
	}
	w := "nothing"
	if len(want) > 0 {
		w = "[" + strings.Join(want, ", ") + "]"
	}
	if loose && len(want) > 1 {
		w += " in any order"
	}
	p.sc.note(n, "%s: expected %s, got %s", p.what, w, p.got)
}

// same compares cards with references, in order or, if loose, in any order.
func same(s *rules.State, refs []ref, ids []rules.CardID, loose bool) bool {
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
	// The narrowest references choose first, which makes greedy matching
	// correct.
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

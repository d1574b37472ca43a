package scenario

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"godeck/rules"
)

// wanted is a card of an answer, with what distinguishes its options.
type wanted struct {
	at   *node // its name in the file
	ref  ref
	verb rules.Verb
	zone rules.ZoneID // if to is given
	to   bool
	n    *node
	only int16   // number of the game's verb; 0: any
	keys []*node // on, for, how, ability: see games.Game.Means
	vals []*node
}

// wayKeys are the words that distinguish options of one card.
var wayKeys = []string{"on", "for", "how", "ability"}

// want parses a card of an answer, {card: fox, on: owl, …} or just fox.
func (m *match) want(p rules.Seat, arg *node, verb rules.Verb, types []string) (w wanted, nth int) {
	w.verb, w.at = verb, arg
	if arg.kind == mapping {
		arg.only(append([]string{"card", "n", "to", "nth"}, wayKeys...)...)
		if w.at = arg.get("card"); w.at == nil {
			arg.fail("say which card: {card: …}")
		}
		for i, k := range arg.keys {
			v := arg.vals[i]
			switch k.text {
			case "n":
				v.int()
				w.n = v
			case "to":
				w.zone, w.to = m.zone(v, p), true
			case "nth":
				if nth = v.int(); nth < 1 {
					v.fail("options count from 1")
				}
			case "card":
			default:
				if _, ok := m.way(k, v); !ok && (k.text == "how" || k.text == "ability") {
					v.fail("%s cannot be %q; use %s", k.text, v.text, strings.Join(append(named(m.names.Enums[k.text]), slices.Sorted(maps.Keys(m.names.Ways))...), ", "))
				}
				w.keys, w.vals = append(w.keys, k), append(w.vals, v)
			}
		}
	}
	w.ref = m.ref(w.at)
	if len(types) > 0 && w.ref.def != 0 {
		m.typed(w.at, w.ref.def, types)
	}
	return w, nth
}

// cardOption returns the one option that an answer with a card means.
func (an *answers) cardOption(p rules.Seat, arg *node, verb rules.Verb, action rules.Action) rules.Option {
	w, nth := an.want(p, arg, verb, action.Types)
	w.only = action.N
	card := w.at
	var fit []rules.Option
	for _, o := range an.eng.Options(&an.s, p, nil) {
		if w.fits(an.match, &an.s, p, o) {
			fit = append(fit, o)
		}
	}
	if len(fit) == 0 {
		return an.impossible(p, card, &w)
	}
	if nth > len(fit) {
		arg.fail("only %d such options", len(fit))
	}
	if nth > 0 {
		return fit[nth-1]
	}
	for _, o := range fit[1:] {
		if !an.alike(fit[0], o) {
			card.fail("%s may mean several things here: %s; say which (on:, for:, how:, ability:, to:, p1.…, …#2), or give the card a label (as:)", w.ref.text, an.telling(p, fit))
		}
	}
	return fit[0]
}

// typed refuses a card of a type that a word of the game does not take.
func (m *match) typed(at *node, d rules.DefID, types []string) {
	if ty := m.lib.TypeOf(d); !slices.Contains(types, ty) {
		at.fail("%s is of type %s; this word takes %s", at.text, ty, strings.Join(types, " or "))
	}
}

// fits reports whether an option is what an answer means.
func (w *wanted) fits(m *match, s *rules.State, p rules.Seat, o rules.Option) bool {
	key, other, word := m.g.Means(s, p, o)
	card := o.Card
	if key == "card" { // a hidden card, named by its place
		if card = other; o.Verb != w.verb && o.Verb != rules.Number {
			return false
		}
	} else if o.Verb != w.verb && w.verb != rules.NoVerb {
		return false
	}
	if !w.ref.fits(s, card) || w.n != nil && o.N != int16(w.n.int()) || w.only != 0 && o.N != w.only || w.to && o.Zone != w.zone {
		return false
	}
	for i, k := range w.keys {
		if k.text != key {
			return false
		}
		if v := w.vals[i]; word != "" {
			if v.word() != word {
				return false
			}
		} else if r, why := m.findRef(v.word()); why != "" || !r.fits(s, other) {
			return false
		}
	}
	return true
}

// impossible makes an option from an answer that is not offered, so that the
// rules say why it is illegal.
func (an *answers) impossible(p rules.Seat, card *node, w *wanted) rules.Option {
	o := rules.Option{Verb: w.verb, Card: an.any(w.ref, p), Zone: w.zone, N: w.only}
	if o.Card == 0 {
		card.fail("no card in this match is %s", w.ref.text)
	}
	if w.n != nil {
		o.N = int16(w.n.int())
	}
	for i, k := range w.keys {
		v := w.vals[i]
		switch k.text {
		case "on", "for":
			if v.word() == "player" {
				continue
			}
			r := an.ref(v)
			id := an.any(r, p.Other())
			if id == 0 {
				v.fail("no card in this match is %s", r.text)
			}
			o.N = int16(id)
		default:
			n, ok := an.way(k, v)
			if !ok {
				v.fail("%s cannot be %q; use %s", k.text, v.text, strings.Join(named(an.names.Enums[k.text]), ", "))
			}
			o.N = n
		}
	}
	return o
}

// way returns the number of an answer for how: or ability:.
func (m *match) way(k, v *node) (int16, bool) {
	if n, ok := m.names.Ways[v.word()]; ok && k.text == "how" {
		return n, true
	}
	return m.names.Value(k.text, v.word())
}

// alike reports whether two options differ only in which of two copies they
// mean, and the copies in nothing but their place.
func (m *match) alike(a, b rules.Option) bool {
	if a.Verb != b.Verb || a.Zone != b.Zone || a.N != b.N && !m.sameTrigger(a, b) {
		return false
	}
	return m.interchangeable(a.Card, b.Card)
}

// sameTrigger reports whether the numbers of two options are waiting triggers
// that do the same.
func (m *match) sameTrigger(a, b rules.Option) bool {
	s := &m.s
	if s.Dec.Kind != rules.OrderItems || a.N < 0 || b.N < 0 || a.N >= int16(s.NTriggers) || b.N >= int16(s.NTriggers) {
		return false
	}
	if key, _, _ := m.g.Means(s, s.ToAnswer(), a); key != "ability" {
		return false
	}
	x, y := s.Triggers[a.N], s.Triggers[b.N]
	if x.Card == x.Src && y.Card == y.Src {
		y.Card = x.Card
	}
	y.Src, y.Stamp = x.Src, x.Stamp
	return x == y
}

func (m *match) interchangeable(a, b rules.CardID) bool {
	if a == b {
		return true
	}
	s := &m.s
	x, y := *s.Card(a), *s.Card(b)
	if a == 0 || b == 0 || m.nameOf(a) != "" || m.nameOf(b) != "" {
		return false
	}
	x.Stamp, y.Stamp = 0, 0
	x.N[0], y.N[0] = 0, 0
	if see := m.tab.Zones[x.Zone.Kind()].See; see == rules.SeeOwner || see == rules.SeeNone {
		x.Since, y.Since = 0, 0
	}
	if x != y {
		return false
	}
	for i := uint8(0); i < s.NMods; i++ {
		if t := s.Mods[i].Target; t == a || t == b {
			return false
		}
	}
	for id := rules.CardID(1); id <= rules.CardID(s.NCards); id++ {
		if h := s.Card(id).Host; h == a || h == b {
			return false
		}
	}
	return true
}

// telling lists options with what distinguishes them: copies with their
// number.
func (an *answers) telling(p rules.Seat, opts []rules.Option) string {
	var out []string
	for _, o := range opts {
		t := an.optionName(&an.s, p, o)
		if c := o.Card; c != 0 && an.nameOf(c) == "" {
			if k, n := an.copyOf(c); n > 1 {
				t = strings.Replace(t, an.designName(an.s.Card(c).Def), fmt.Sprintf("%s.%s#%d", an.s.Card(c).Owner, an.lib.Card(an.s.Card(c).Def).ID, k), 1)
			}
		}
		out = append(out, t)
	}
	if len(out) > 24 {
		out = append(out[:24], fmt.Sprintf("… %d more", len(out)-24))
	}
	return strings.Join(out, ", ")
}

// copyOf returns which copy of its owner a card is, and of how many.
func (m *match) copyOf(c rules.CardID) (k, n int) {
	x := m.s.Card(c)
	for id := rules.CardID(1); id <= rules.CardID(m.s.NCards); id++ {
		if y := m.s.Card(id); y.Def == x.Def && y.Owner == x.Owner {
			n++
			if id <= c {
				k++
			}
		}
	}
	return k, n
}

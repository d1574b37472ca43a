package scenario

import (
	"slices"
	"strconv"
	"strings"

	"godeck/rules"
)

// scope is what an expectation applies to: the match, or a seat's view of it.
type scope struct {
	*match
	*report
	above  *above
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

func (tr *trial) scope(s *rules.State, prefix string) *scope {
	return &scope{match: tr.match, report: tr.report, above: tr.above, s: s, prefix: prefix}
}

func (tr *trial) expect(n *node) {
	n.full("expect: {hp: …, …}")
	sc := tr.scope(&tr.s, "")
	sc.events = tr.log.Events
	for i, k := range n.keys {
		if k.text == "view" {
			tr.view(n.vals[i])
			continue
		}
		if !sc.common(k, n.vals[i]) {
			k.fail("unknown expectation %q; use p1, p2, cards, decision, events, view, turn, step, over, winner, reason, asked, %s", k.text, strings.Join(named(tr.names.Vars), ", "))
		}
	}
}

// view checks what seats see.
func (tr *trial) view(n *node) {
	n.full("view: {p2: {…}}")
	for i, k := range n.keys {
		seat, ok := rules.ParseSeat(k.text)
		if !ok && k.text != "watcher" {
			k.fail("views are those of p1, p2 or watcher")
		}
		var v rules.View
		rules.ViewInto(tr.tab, &tr.s, seat, &v)
		sc := tr.scope(&v.S, "in the view of "+k.text+": ")
		for _, e := range tr.log.Events {
			sc.events = append(sc.events, e.For(seat))
		}
		x := n.vals[i]
		x.full("a view {sees: […], not: […], p1: {…}, …}")
		for j, w := range x.keys {
			switch y := x.vals[j]; w.text {
			case "sees", "not":
				for _, c := range y.some("a card") {
					sc.sees(&v, c, w.text == "sees")
				}
			default:
				if !sc.common(w, y) {
					w.fail("unknown expectation %q; a view knows sees, not, and all that expect knows", w.text)
				}
			}
		}
	}
}

// sees checks whether a view shows a card, with "fox x2" that many times.
func (sc *scope) sees(v *rules.View, c *node, there bool) {
	name, k := times(c.word())
	if k > 1 && !there {
		c.fail("not: %s says less than it seems; write not: %s", c.text, name)
	}
	r, why := sc.findRef(name)
	if why != "" {
		c.fail("%s", why)
	}
	sc.present(c, r)
	var at []string
	for id := rules.CardID(1); id <= rules.CardID(v.S.NCards); id++ {
		if v.Known(id) && r.fits(&v.S, id) {
			at = append(at, sc.zoneName(v.S.Card(id).Zone))
		}
	}
	switch {
	case there && len(at) == 0:
		sc.note(c, "%sexpected to see %s, but it is hidden", sc.prefix, r.text)
	case there && len(at) < k:
		sc.note(c, "%sexpected to see %s, but only %d in %s", sc.prefix, c.text, len(at), strings.Join(at, ", "))
	case !there && len(at) > 0:
		sc.note(c, "%sexpected not to see %s, but it shows in %s", sc.prefix, r.text, strings.Join(at, ", "))
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
func (sc *scope) common(k, v *node) bool {
	s := sc.s
	switch k.text {
	case "p1", "p2":
		p, _ := rules.ParseSeat(k.text)
		sc.seat(p, v)
	case "cards":
		sc.cardStates(v)
	case "match":
		sc.above.holds(sc, v)
	case "decision":
		sc.decision(v)
	case "asked":
		sc.compare(v, "asked", sc.asked(s), askedWords...)
	case "events":
		sc.eventList(v)
	case "turn":
		sc.compare(v, "turn", strconv.Itoa(int(s.Turn)))
	case "step":
		sc.compare(v, "step", sc.names.Word("step", int16(s.Step)), named(sc.names.Steps)...)
	case "over":
		sc.compare(v, "over", strconv.FormatBool(s.Over()))
	case "winner":
		w := "none"
		if s.Result.Over {
			w = "draw"
			if s.Result.Winner != rules.NoSeat {
				w = s.Result.Winner.String()
			}
		}
		sc.compare(v, "winner", w, winnerWords...)
	case "reason":
		w := "none"
		if s.Result.Over {
			w = sc.names.Word("reason", int16(s.Result.Reason))
		}
		sc.compare(v, "reason", w, append([]string{"none"}, named(sc.names.Reasons)...)...)
	default:
		words := named(sc.names.Enums[k.text])
		if got, ok := sc.g.Value(s, k.text); ok {
			sc.compare(v, k.text, got, words...)
		} else if i := rules.Find(sc.names.Vars, k.text); i >= 0 {
			sc.compare(v, k.text, sc.names.Word(k.text, s.Vars[i]), words...)
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
func (sc *scope) compare(n *node, what, got string, words ...string) {
	want, not := strings.CutPrefix(n.word(), "not ")
	if g, err := strconv.Atoi(got); err == nil && !not {
		for _, b := range bounds {
			if rest, ok := strings.CutPrefix(want, b.words); ok {
				w, err := strconv.Atoi(strings.TrimSpace(rest))
				if err != nil {
					n.fail("expected a number after %q, got %q", b.words, rest)
				}
				if !b.holds(g, w) {
					sc.note(n, "%s%s: expected %s, got %s", sc.prefix, what, want, got)
				}
				return
			}
		}
	}
	if same := sc.means(n, what, want, got, words); same == not {
		sc.note(n, "%s%s: expected %s, got %s", sc.prefix, what, n.text, got)
	}
}

// means reports whether a word means the value got; a word that no such value
// can have is an error.
func (sc *scope) means(n *node, what, want, got string, words []string) bool {
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
		r, why := sc.findRef(want)
		if why != "" {
			n.fail("%s cannot be %q: %s", what, want, why)
		}
		if r.id != 0 {
			r.def = sc.match.s.Card(r.id).Def
		}
		return r.def != 0 && sc.lib.Card(r.def).ID == got
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
func (sc *scope) seat(p rules.Seat, n *node) {
	n.full(p.String() + ": {hp: …, hand: […], …}")
	for i, k := range n.keys {
		v := n.vals[i]
		what := p.String() + "." + k.text
		words := named(sc.names.Enums[k.text])
		if z := sc.tab.ZoneKind(k.text); z >= 0 {
			sc.zoneHolds(v, what, rules.ZoneOf(uint8(z), sc.sideOf(uint8(z), p)))
		} else if got, ok := sc.g.SeatValue(sc.s, p, k.text); ok {
			sc.compare(v, what, got, words...)
		} else if x := rules.Find(sc.names.SeatVars, k.text); x >= 0 {
			sc.compare(v, what, sc.names.Word(k.text, sc.s.Seats[p][x]), words...)
		} else {
			k.fail("unknown word %q: no zone and no number of a player (%s)", k.text, strings.Join(named(sc.names.SeatVars), ", "))
		}
	}
}

// sideOf returns the seat whose zone of a kind is meant: p1 for shared zones.
func (sc *scope) sideOf(kind uint8, p rules.Seat) rules.Seat {
	if sc.tab.Zones[kind].Shared {
		return 0
	}
	return p
}

// cardStates checks states of cards.
func (sc *scope) cardStates(n *node) {
	n.full("cards: {card: {zone: …, …}}")
	for i, k := range n.keys {
		id := sc.one(k, sc.ref(k))
		v := n.vals[i]
		v.full(k.text + ": {zone: p1.hand, …}")
		if sc.s.Card(id).Def == 0 {
			sc.note(k, "%s%s is hidden", sc.prefix, k.text)
			continue
		}
		for j, w := range v.keys {
			sc.cardState(id, k.text+"."+w.text, w, v.vals[j])
		}
	}
}

// meant refuses a state that means nothing where the card is, or of a card of
// its type: what it happens to be there proves nothing.
func (sc *scope) meant(id rules.CardID, w *node) {
	c := sc.s.Card(id)
	zone := sc.tab.Zones[c.Zone.Kind()].Name
	zones := sc.names.Seen[w.text]
	if zones == nil {
		zones = sc.names.Where[w.text]
	}
	if len(zones) > 0 && !slices.Contains(zones, zone) {
		w.fail("%s means nothing in %s", w.text, zone)
	}
	if types := sc.names.Of[w.text]; types != nil && !slices.Contains(types, sc.lib.TypeOf(c.Def)) {
		w.fail("%s means nothing of a card of type %s", w.text, sc.lib.TypeOf(c.Def))
	}
}

func (sc *scope) cardState(id rules.CardID, what string, w, x *node) {
	c := sc.s.Card(id)
	switch w.text {
	case "zone":
		name := strings.TrimPrefix(x.word(), "not ")
		word := &node{kind: scalar, line: x.line, text: name}
		sc.zone(word, 0)
		got := sc.zoneName(c.Zone)
		if !strings.Contains(name, ".") {
			got = sc.tab.Zones[c.Zone.Kind()].Name
		}
		sc.compare(x, what, got, got, name)
		return
	case "faceDown":
		sc.compare(x, what, strconv.FormatBool(c.Has(rules.FaceDown)))
		return
	case "owner":
		sc.compare(x, what, c.Owner.String(), ownerWords...)
		return
	case "since":
		sc.compare(x, what, strconv.Itoa(int(c.Since)))
		return
	}
	sc.meant(id, w)
	if got, ok := sc.g.CardValue(sc.s, id, w.text); ok {
		sc.compare(x, what, got, named(sc.names.Enums[w.text])...)
	} else if b := rules.Find(sc.names.Flags, w.text); b >= 0 {
		sc.compare(x, what, strconv.FormatBool(c.Has(1<<b)))
	} else {
		w.fail("unknown state %q of a card", w.text)
	}
}

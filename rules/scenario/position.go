package scenario

import (
	"slices"
	"strconv"
	"strings"

	"godeck/rules"
	"godeck/rules/games"
)

// builder sets up the position that a scenario describes.
type builder struct {
	*match
	sc     *Scenario
	les    *taught // collects it for a lesson, nil for other scenarios
	given  map[string]bool
	places map[string]*node // where the file sets zones and numbers of the position: "p1.hp"
	later  []func()         // states that name a card by its label, which may be placed after them
}

// build sets up the position and runs the match to its first decision.
func (b *builder) build() {
	r := b.sc.root
	s := &b.s
	seed := b.seedOf()
	b.les.seed(seed)
	game := false
	if n := r.get("start"); n != nil {
		if n.word() != "game" {
			n.fail("start is game; for a position leave it out and use step")
		}
		game = true
	}
	if game {
		b.setup(seed)
	} else {
		*s = rules.State{}
		s.Seed(seed)
		b.g.Stage(s)
	}
	b.script()
	if n := r.get("turn"); n != nil {
		if game {
			n.fail("a game from its set-up begins before turn 1")
		}
		s.Turn = int16(n.int())
		b.les.turn(s.Turn)
		most := int16(999)
		if b, ok := b.names.Bounds["turn"]; ok {
			most = b[1]
		}
		if s.Turn < 1 || s.Turn > most {
			n.fail("turns count from 1 to %d", most)
		}
	}
	for i, k := range r.keys {
		if v := rules.Find(b.names.Vars, k.text); v >= 0 {
			s.Vars[v] = b.number(r.vals[i], k.text)
			b.les.variable(v, s.Vars[v])
			b.given[k.text] = true
			b.places[k.text] = k
		} else if !slices.Contains(topKeys, k.text) {
			k.fail("unknown word %q; use %s, or one of the game's numbers: %s", k.text, strings.Join(topKeys, ", "), strings.Join(named(b.names.Vars), ", "))
		}
	}
	for p := rules.Seat(0); p < 2; p++ {
		n := r.get(p.String())
		if n == nil {
			n = &node{kind: mapping, line: r.line}
		}
		if n.kind != mapping {
			n.fail("a player is {hp: …, hand: […], …}")
		}
		b.player(p, n, game)
	}
	for _, do := range b.later {
		do()
	}
	step := r.get("step")
	if game {
		if step != nil {
			step.fail("a game from its set-up begins before every step")
		}
	} else {
		name, at := usualStart(b.g, r), r
		if step != nil {
			name, at = step.word(), step
		}
		b.les.arrange(name, b.given)
		b.arrange(at, name)
	}
	if err := s.Check(b.tab); err != nil && !strings.HasPrefix(err.Error(), "nobody is asked") {
		r.fail("the position is impossible: %v", err)
	}
	b.eng.Advance(s, &b.log)
	b.sane(r)
}

// seedOf returns the seed of the random generator.
func (b *builder) seedOf() uint64 {
	n := b.sc.root.get("seed")
	if n == nil {
		return 1
	}
	v, err := strconv.ParseUint(n.word(), 10, 64)
	if err != nil {
		n.fail("expected a whole number, got %q", n.text)
	}
	return v
}

// usualStart returns the step at which a position begins that names none.
func usualStart(g games.Game, at *node) string {
	starts := g.Starts()
	if len(starts) == 0 {
		at.fail("no position of %s can be written yet: Starts of its rules names no step", g.Table().Game)
	}
	if slices.Contains(starts, "set") {
		return "set"
	}
	return starts[0]
}

// arrange completes the position; a Misplaced error is reported with its line.
func (b *builder) arrange(at *node, step string) {
	s := &b.s
	before := *s
	err := b.g.Arrange(s, step, func(k string) bool { return b.given[k] })
	if wrong, ok := err.(games.Misplaced); ok {
		if n := b.places[wrong.Where]; n != nil {
			at = n
		}
		at.fail("impossible: %s: %s", wrong.Where, wrong.Why)
	}
	if err != nil {
		at.fail("%v; a position may begin at %s", err, strings.Join(b.g.Starts(), ", "))
	}
	for v, name := range b.names.Vars {
		if b.given[name] && s.Vars[v] != before.Vars[v] {
			b.places[name].fail("%s follows from the rest of the position; leave it out", name)
		}
	}
	for p := range s.Seats {
		for v, name := range b.names.SeatVars {
			if name = rules.Seat(p).String() + "." + name; b.given[name] && s.Seats[p][v] != before.Seats[p][v] {
				b.places[name].fail("%s follows from the rest of the position; leave it out", name)
			}
		}
	}
}

func named(words []string) []string {
	var out []string
	for _, w := range words {
		if w != "" {
			out = append(out, w)
		}
	}
	return out
}

// number parses the value of a variable: a number or one of its words, within
// its bounds.
func (b *builder) number(n *node, field string) int16 {
	if slices.Contains(b.names.Follows, field) {
		n.fail("%s follows from the course of the match; a position cannot give it", field)
	}
	v, ok := b.names.Value(field, n.word())
	if words := named(b.names.Enums[field]); len(words) > 0 {
		if !ok || !slices.Contains(words, n.text) {
			n.fail("%s is one of %s, got %q", field, strings.Join(words, ", "), n.text)
		}
		return v
	}
	if !ok {
		n.fail("%s is a whole number, got %q", field, n.text)
	}
	if b, bound := b.names.Bounds[field]; bound && (v < b[0] || v > b[1]) {
		n.fail("impossible: %s is %d to %d, got %d", field, b[0], b[1], v)
	}
	return v
}

// script sets up scripted dice and shuffles.
func (b *builder) script() {
	r, s := b.sc.root, &b.s
	s.Script.Keep = true
	if n := r.get("shuffle"); n != nil {
		switch n.word() {
		case "keep":
		case "random":
			s.Script.Keep = false
		default:
			n.fail("shuffle is keep or random")
		}
	}
	if n := r.get("dice"); n != nil {
		if len(n.items()) > rules.ScriptCap {
			n.fail("at most %d numbers", rules.ScriptCap)
		}
		for _, x := range n.items() {
			s.Script.V[s.Script.N] = int16(x.int())
			b.les.die(int16(x.int()))
			s.Script.N++
			b.dice = append(b.dice, x)
		}
	}
}

// setup begins a whole game with listed decks.
func (b *builder) setup(seed uint64) {
	var decks [2][]rules.DefID
	var lists [2][]entry
	for p := rules.Seat(0); p < 2; p++ {
		n := b.sc.root.get(p.String())
		if n == nil || n.kind != mapping || n.get("deck") == nil {
			b.sc.root.fail("a game from its set-up needs %s: {deck: …}", p)
		}
		d := n.get("deck")
		if d.kind == scalar && !d.null {
			if deck := b.lib.Deck(d.text); deck != nil {
				decks[p] = b.lib.Expand(deck)
				continue
			}
		}
		lists[p] = b.cards(d)
		slices.Reverse(lists[p])
		for _, e := range lists[p] {
			if e.at != nil {
				e.at.only("card", "as")
			}
			decks[p] = append(decks[p], e.def)
		}
	}
	if len(decks[0])+len(decks[1]) >= rules.MaxCards {
		b.sc.root.fail("more than %d cards", rules.MaxCards-1)
	}
	b.les.decks(b.match, decks)
	b.g.Setup(&b.s, seed, decks)
	for p := rules.Seat(0); p < 2; p++ {
		var ids []rules.CardID
		for id := rules.CardID(1); id <= rules.CardID(b.s.NCards); id++ {
			if b.s.Cards[id].Owner == p {
				ids = append(ids, id)
			}
		}
		for i, e := range lists[p] {
			b.label(e.at, e.label, ids[i])
		}
	}
}

// player reads one player's part of a position.
func (b *builder) player(p rules.Seat, n *node, game bool) {
	s := &b.s
	deck := false
	for i, k := range n.keys {
		v := n.vals[i]
		b.places[p.String()+"."+k.text] = k
		if game && k.text == "deck" {
			continue
		}
		if z := b.tab.ZoneKind(k.text); z >= 0 {
			if game {
				k.fail("a game from its set-up has cards only in the decks")
			}
			deck = deck || k.text == "deck" || k.text == "library"
			list := b.cards(v)
			if b.topFirst(uint8(z)) {
				slices.Reverse(list)
			}
			for _, e := range list {
				b.place(p, uint8(z), e, v)
			}
			continue
		}
		if x := rules.Find(b.names.SeatVars, k.text); x >= 0 {
			s.Seats[p][x] = b.number(v, k.text)
			b.les.seat(p, x, s.Seats[p][x])
			b.given[p.String()+"."+k.text] = true
			continue
		}
		b.les.word(p, k.text, v.word())
		known, err := b.g.SetSeat(s, p, k.text, v.word())
		if err != nil {
			v.fail("%v", err)
		}
		if !known {
			var zones []string
			for _, z := range b.tab.Zones {
				zones = append(zones, z.Name)
			}
			k.fail("unknown word %q; zones: %s; numbers: %s", k.text, strings.Join(zones, ", "), strings.Join(named(b.names.SeatVars), ", "))
		}
	}
	z := b.tab.ZoneKind("deck")
	if z < 0 && b.sc.free {
		z = b.tab.ZoneKind("library") // otherwise the game fills it
	}
	if !deck && !game && z >= 0 { // the content does not matter: ten blanks
		for range 10 {
			b.place(p, uint8(z), entry{def: b.lib.Find(blank)}, n)
		}
	}
}

// filler returns the card that stands for a blank where people play on: one of
// the seat's first built-in deck that may lie in the zone.
func filler(m *match, p rules.Seat, kind uint8) rules.DefID {
	list := m.lib.Expand(m.lib.Decks()[p])
	types, limited := m.names.Lies[m.tab.Zones[kind].Name]
	n := int(m.s.NCards)
	for i := range list {
		d := list[(n*7+i)%len(list)]
		if !limited || slices.Contains(types, m.lib.TypeOf(d)) {
			return d
		}
	}
	return m.lib.Find(blank)
}

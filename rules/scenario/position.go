package scenario

import (
	"slices"
	"strconv"
	"strings"

	"godeck/rules"
	"godeck/rules/effect"
	"godeck/rules/games"
	"godeck/rules/games/all"
)

// match is a scenario being run.
type match struct {
	sc     *Scenario
	run    *Runner
	g      games.Game
	lib    *effect.Library
	tab    *rules.Table
	names  *rules.Names
	eng    *rules.Engine
	s      rules.State
	log    rules.Log // events since the last answer entry began
	labels map[string]rules.CardID
	given  map[string]bool
	places map[string]*node // where the file sets zones and numbers of the position: "p1.hp"
	dice   []*node
	later  []func() // states that name a card by its label, which may be placed after them
	faults []Fault
	shown  *Script // collects the answers, nil while scenarios are checked
	entry  int
	above  *above  // the series, nil for scenarios of one
	les    *taught // collects a lesson, nil for other scenarios
}

// open loads the game with the scenario's cards.
func (m *match) open() {
	sc := m.sc
	v := all.Vocabulary(sc.Game)
	if v == nil {
		sc.root.get("game").fail("%s is not finished yet", sc.Game)
	}
	g, err := m.run.load(sc.Game, sc.File, sc.pack(v))
	if err != nil {
		if faults, ok := err.(effect.Faults); ok {
			for _, f := range faults {
				m.faults = append(m.faults, Fault{sc.File, max(f.Line, 1), f.Field + ": " + f.What.EN + hinted(f.Hint.EN)})
			}
			panic(stop{})
		}
		sc.root.fail("%v", err)
	}
	m.g, m.lib, m.tab, m.names = g, g.Library(), g.Table(), g.Names()
	m.eng = rules.NewEngine(g)
	m.labels = map[string]rules.CardID{}
	m.given = map[string]bool{}
	m.places = map[string]*node{}
}

func hinted(s string) string {
	if s == "" {
		return ""
	}
	return " (" + s + ")"
}

// build sets up the position and runs the match to its first decision.
func (m *match) build() {
	r := m.sc.root
	s := &m.s
	seed := m.seedOf()
	m.les.seed(seed)
	if n := r.get("match"); n != nil {
		m.beginSeries(n)
		return
	}
	game := false
	if n := r.get("start"); n != nil {
		if n.word() != "game" {
			n.fail("start is game; for a position leave it out and use step")
		}
		game = true
	}
	if game {
		m.setup(seed)
	} else {
		*s = rules.State{}
		s.Seed(seed)
		m.g.Stage(s)
	}
	m.script()
	if n := r.get("turn"); n != nil {
		if game {
			n.fail("a game from its set-up begins before turn 1")
		}
		s.Turn = int16(n.int())
		m.les.turn(s.Turn)
		most := int16(999)
		if b, ok := m.names.Bounds["turn"]; ok {
			most = b[1]
		}
		if s.Turn < 1 || s.Turn > most {
			n.fail("turns count from 1 to %d", most)
		}
	}
	for i, k := range r.keys {
		if v := rules.Find(m.names.Vars, k.text); v >= 0 {
			s.Vars[v] = m.number(r.vals[i], k.text)
			m.les.variable(v, s.Vars[v])
			m.given[k.text] = true
			m.places[k.text] = k
		} else if !slices.Contains(topKeys, k.text) {
			k.fail("unknown word %q; use %s, or one of the game's numbers: %s", k.text, strings.Join(topKeys, ", "), strings.Join(named(m.names.Vars), ", "))
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
		m.player(p, n, game)
	}
	for _, do := range m.later {
		do()
	}
	step := r.get("step")
	if game {
		if step != nil {
			step.fail("a game from its set-up begins before every step")
		}
	} else {
		name, at := usualStart(m.g, r), r
		if step != nil {
			name, at = step.word(), step
		}
		m.les.arrange(name, m.given)
		m.arrange(at, name)
	}
	if err := s.Check(m.tab); err != nil && !strings.HasPrefix(err.Error(), "nobody is asked") {
		r.fail("the position is impossible: %v", err)
	}
	m.eng.Advance(s, &m.log)
	m.sane(r)
}

// seedOf returns the seed of the random generator.
func (m *match) seedOf() uint64 {
	n := m.sc.root.get("seed")
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
func (m *match) arrange(at *node, step string) {
	s := &m.s
	before := *s
	err := m.g.Arrange(s, step, func(k string) bool { return m.given[k] })
	if wrong, ok := err.(games.Misplaced); ok {
		if n := m.places[wrong.Where]; n != nil {
			at = n
		}
		at.fail("impossible: %s: %s", wrong.Where, wrong.Why)
	}
	if err != nil {
		at.fail("%v; a position may begin at %s", err, strings.Join(m.g.Starts(), ", "))
	}
	for v, name := range m.names.Vars {
		if m.given[name] && s.Vars[v] != before.Vars[v] {
			m.places[name].fail("%s follows from the rest of the position; leave it out", name)
		}
	}
	for p := range s.Seats {
		for v, name := range m.names.SeatVars {
			if name = rules.Seat(p).String() + "." + name; m.given[name] && s.Seats[p][v] != before.Seats[p][v] {
				m.places[name].fail("%s follows from the rest of the position; leave it out", name)
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
func (m *match) number(n *node, field string) int16 {
	if slices.Contains(m.names.Follows, field) {
		n.fail("%s follows from the course of the match; a position cannot give it", field)
	}
	v, ok := m.names.Value(field, n.word())
	if words := named(m.names.Enums[field]); len(words) > 0 {
		if !ok || !slices.Contains(words, n.text) {
			n.fail("%s is one of %s, got %q", field, strings.Join(words, ", "), n.text)
		}
		return v
	}
	if !ok {
		n.fail("%s is a whole number, got %q", field, n.text)
	}
	if b, bound := m.names.Bounds[field]; bound && (v < b[0] || v > b[1]) {
		n.fail("impossible: %s is %d to %d, got %d", field, b[0], b[1], v)
	}
	return v
}

// script sets up scripted dice and shuffles.
func (m *match) script() {
	r, s := m.sc.root, &m.s
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
			m.les.die(int16(x.int()))
			s.Script.N++
			m.dice = append(m.dice, x)
		}
	}
}

// setup begins a whole game with listed decks.
func (m *match) setup(seed uint64) {
	var decks [2][]rules.DefID
	var lists [2][]entry
	for p := rules.Seat(0); p < 2; p++ {
		n := m.sc.root.get(p.String())
		if n == nil || n.kind != mapping || n.get("deck") == nil {
			m.sc.root.fail("a game from its set-up needs %s: {deck: …}", p)
		}
		d := n.get("deck")
		if d.kind == scalar && !d.null {
			if deck := m.lib.Deck(d.text); deck != nil {
				decks[p] = m.lib.Expand(deck)
				continue
			}
		}
		lists[p] = m.cards(d)
		slices.Reverse(lists[p])
		for _, e := range lists[p] {
			if e.at != nil {
				e.at.only("card", "as")
			}
			decks[p] = append(decks[p], e.def)
		}
	}
	if len(decks[0])+len(decks[1]) >= rules.MaxCards {
		m.sc.root.fail("more than %d cards", rules.MaxCards-1)
	}
	m.les.decks(m, decks)
	m.g.Setup(&m.s, seed, decks)
	for p := rules.Seat(0); p < 2; p++ {
		var ids []rules.CardID
		for id := rules.CardID(1); id <= rules.CardID(m.s.NCards); id++ {
			if m.s.Cards[id].Owner == p {
				ids = append(ids, id)
			}
		}
		for i, e := range lists[p] {
			m.label(e.at, e.label, ids[i])
		}
	}
}

// player reads one player's part of a position.
func (m *match) player(p rules.Seat, n *node, game bool) {
	s := &m.s
	deck := false
	for i, k := range n.keys {
		v := n.vals[i]
		m.places[p.String()+"."+k.text] = k
		if game && k.text == "deck" {
			continue
		}
		if z := m.tab.ZoneKind(k.text); z >= 0 {
			if game {
				k.fail("a game from its set-up has cards only in the decks")
			}
			deck = deck || k.text == "deck" || k.text == "library"
			list := m.cards(v)
			if m.topFirst(uint8(z)) {
				slices.Reverse(list)
			}
			for _, e := range list {
				m.place(p, uint8(z), e, v)
			}
			continue
		}
		if x := rules.Find(m.names.SeatVars, k.text); x >= 0 {
			s.Seats[p][x] = m.number(v, k.text)
			m.les.seat(p, x, s.Seats[p][x])
			m.given[p.String()+"."+k.text] = true
			continue
		}
		m.les.word(p, k.text, v.word())
		known, err := m.g.SetSeat(s, p, k.text, v.word())
		if err != nil {
			v.fail("%v", err)
		}
		if !known {
			var zones []string
			for _, z := range m.tab.Zones {
				zones = append(zones, z.Name)
			}
			k.fail("unknown word %q; zones: %s; numbers: %s", k.text, strings.Join(zones, ", "), strings.Join(named(m.names.SeatVars), ", "))
		}
	}
	z := m.tab.ZoneKind("deck")
	if z < 0 && m.sc.free {
		z = m.tab.ZoneKind("library") // otherwise the game fills it
	}
	if !deck && !game && z >= 0 { // the content does not matter: ten blanks
		for range 10 {
			m.place(p, uint8(z), entry{def: m.lib.Find(blank)}, n)
		}
	}
}

// filler returns the card that stands for a blank where people play on: one of
// the seat's first built-in deck that may lie in the zone.
func filler(m *match, p rules.Seat, kind uint8) rules.DefID {
	list := m.lib.Expand(m.lib.Decks()[p])
	types, limited := m.names.Lies[m.tab.Zones[kind].Name]
	v, n := m.lib.Vocab, int(m.s.NCards)
	for i := range list {
		d := list[(n*7+i)%len(list)]
		if !limited || slices.Contains(types, v.Types[m.lib.Def(d).Attr[v.TypeAttr]].Name) {
			return d
		}
	}
	return m.lib.Find(blank)
}

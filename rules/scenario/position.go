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
	faults []Fault
	buf    []rules.Option
	shown  *Script // collects the answers, nil while scenarios are checked
	entry  int
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
				m.faults = append(m.faults, Fault{sc.File, max(f.Line, 1), f.Field + ": " + f.What + mend(f.Mend)})
			}
			panic(stop{})
		}
		sc.root.fail("%v", err)
	}
	m.g, m.lib, m.tab, m.names = g, g.Library(), g.Table(), g.Names()
	m.eng = rules.NewEngine(g)
	m.labels = map[string]rules.CardID{}
	m.given = map[string]bool{}
}

func mend(s string) string {
	if s == "" {
		return ""
	}
	return " (" + s + ")"
}

// entry is one card of a list in a position.
type entry struct {
	def   rules.DefID
	at    *node // of {card: …} forms, for labels and states
	label string
}

// cards reads a list of cards of a position: names, "name x3", a number of
// blanks, {card: name, as: label, …}.
func (m *match) cards(n *node) []entry {
	if n.kind == scalar && n.text == "none" {
		return nil
	}
	var out []entry
	for _, x := range n.items() {
		if x.kind == scalar && !x.lit {
			if k, err := strconv.Atoi(x.text); err == nil {
				if k < 0 || k > 100 {
					x.fail("0 to 100 cards")
				}
				out = append(out, slices.Repeat([]entry{{def: m.lib.Find(blank)}}, k)...)
				continue
			}
		}
		if x.kind == mapping {
			c := x.get("card")
			if c == nil {
				x.fail("say which card: {card: …}")
			}
			e := entry{def: m.design(c, c.word()), at: x}
			if as := x.get("as"); as != nil {
				e.label = as.word()
			}
			out = append(out, e)
			continue
		}
		name, k := x.word(), 1
		if i := strings.LastIndex(name, " x"); i > 0 {
			if v, err := strconv.Atoi(name[i+2:]); err == nil && v > 0 && v <= 100 {
				name, k = name[:i], v
			}
		}
		out = append(out, slices.Repeat([]entry{{def: m.design(x, name)}}, k)...)
	}
	return out
}

// design finds a card design by id, English or Japanese name.
func (m *match) design(at *node, name string) rules.DefID {
	d, why := m.findDesign(name)
	if d == 0 {
		at.fail("%s", why)
	}
	return d
}

func (m *match) findDesign(name string) (rules.DefID, string) {
	if d := m.lib.Find(name); d != 0 {
		return d, ""
	}
	var found rules.DefID
	for i := 1; i < len(m.lib.Cards); i++ {
		t := &m.lib.Cards[i]
		full := effect.Text{JA: t.Name.JA + "（" + t.Subtitle.JA + "）", EN: t.Name.EN + " (" + t.Subtitle.EN + ")"}
		if t.Name.EN == name || t.Name.JA == name || full.EN == name || full.JA == name {
			if found != 0 {
				return 0, "several cards are called " + strconv.Quote(name) + "; use the id, for example " + m.lib.Cards[found].ID
			}
			found = rules.DefID(i)
		}
	}
	if found == 0 {
		return 0, "no card is called " + strconv.Quote(name)
	}
	return found, ""
}

// topFirst reports whether lists of the zone are written top first: decks are
// read as they are drawn, everything else as it lies.
func (m *match) topFirst(kind uint8) bool {
	return m.tab.Zones[kind].See == rules.SeeNone && !m.tab.Zones[kind].Places
}

func (m *match) label(n *node, name string, c rules.CardID) {
	if name == "" {
		return
	}
	if m.labels[name] != 0 {
		n.fail("two cards are called %q", name)
	}
	if d, _ := m.findDesign(name); d != 0 {
		n.fail("%q is the name of a card; choose another label", name)
	}
	m.labels[name] = c
}

// build sets up the position and runs the match to its first decision.
func (m *match) build() {
	r := m.sc.root
	s := &m.s
	seed := uint64(1)
	if n := r.get("seed"); n != nil {
		v, err := strconv.ParseUint(n.word(), 10, 64)
		if err != nil {
			n.fail("expected a whole number, got %q", n.text)
		}
		seed = v
	}
	m.les.seed(seed)
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
		if s.Turn < 1 {
			n.fail("turns count from 1")
		}
	}
	for i, k := range r.keys {
		if v := rules.Find(m.names.Vars, k.text); v >= 0 {
			s.Vars[v] = m.number(r.vals[i], k.text)
			m.les.variable(v, s.Vars[v])
			m.given[k.text] = true
		} else if !slices.Contains(topKeys, k.text) {
			k.fail("unknown word %q; use %s, or one of the game's numbers: %s", k.text, strings.Join(topKeys, ", "), strings.Join(named(m.names.Vars), ", "))
		}
	}
	for p := rules.Seat(0); p < 2; p++ {
		n := r.get(p.String())
		if n == nil || n.null {
			n = &node{kind: mapping, line: r.line}
		}
		if n.kind != mapping {
			n.fail("a player is {hp: …, hand: […], …}")
		}
		m.player(p, n, game)
	}
	step := r.get("step")
	if game {
		if step != nil {
			step.fail("a game from its set-up begins before every step")
		}
	} else {
		name := m.g.Starts()[0]
		if slices.Contains(m.g.Starts(), "set") {
			name = "set"
		}
		at := r
		if step != nil {
			name, at = step.word(), step
		}
		m.les.arrange(name, m.given)
		if err := m.g.Arrange(s, name, func(k string) bool { return m.given[k] }); err != nil {
			at.fail("%v; a position may begin at %s", err, strings.Join(m.g.Starts(), ", "))
		}
	}
	if err := s.Check(m.tab); err != nil && !strings.HasPrefix(err.Error(), "nobody is asked") {
		r.fail("the position is impossible: %v", err)
	}
	m.eng.Advance(s, &m.log)
	m.sane(r)
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

// number reads the value of a variable: a number or one of its words.
func (m *match) number(n *node, field string) int16 {
	v, ok := m.names.Value(field, n.word())
	if !ok {
		if words := named(m.names.Enums[field]); len(words) > 0 {
			n.fail("%s is one of %s, got %q", field, strings.Join(words, ", "), n.text)
		}
		n.fail("%s is a whole number, got %q", field, n.text)
	}
	return v
}

// script takes over dice and shuffles.
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
		if game && k.text == "deck" {
			continue
		}
		if z := m.tab.ZoneKind(k.text); z >= 0 {
			if game {
				if k.text != "deck" {
					k.fail("a game from its set-up has cards only in the decks")
				}
				continue
			}
			deck = deck || m.topFirst(uint8(z))
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
	if z := m.tab.ZoneKind("deck"); !deck && !game && z >= 0 { // nobody cares: ten blanks
		for range 10 {
			m.place(p, uint8(z), entry{def: m.lib.Find(blank)}, n)
		}
	}
}

func (m *match) place(p rules.Seat, kind uint8, e entry, at *node) {
	s := &m.s
	if s.NCards >= rules.MaxCards-1 {
		at.fail("more than %d cards", rules.MaxCards-1)
	}
	owner := p
	if e.at != nil {
		at = e.at
		if o := e.at.get("owner"); o != nil {
			q, ok := rules.ParseSeat(o.word())
			if !ok {
				o.fail("owner is p1 or p2")
			}
			owner = q
		}
	}
	z := rules.ZoneOf(kind, p)
	if c := m.tab.Zones[kind].Cap; c > 0 && s.Count(z) >= c {
		at.fail("%s holds at most %d", m.tab.Zones[kind].Name, c)
	}
	id := s.NewCard(e.def, owner, z)
	c := s.Card(id)
	s.Stamps++
	c.Stamp = s.Stamps
	c.Ctrl = p
	m.g.Placed(s, id)
	lc := m.les.card(m, at, e.def, owner, p, kind)
	if e.at == nil {
		return
	}
	m.label(e.at, e.label, id)
	for i, k := range e.at.keys {
		v := e.at.vals[i]
		switch k.text {
		case "card", "as", "owner":
			continue
		case "faceDown":
			setFlag(c, rules.FaceDown, v.bool())
			lc.flag(rules.FaceDown, v.bool())
			continue
		case "since":
			c.Since = int16(v.int())
			lc.since(c.Since)
			continue
		case "marked":
			if v.bool() {
				s.Mark(id)
				lc.mark()
			}
			continue
		case "knownTo":
			for _, x := range v.items() {
				q, ok := rules.ParseSeat(x.word())
				if !ok {
					x.fail("knownTo is p1, p2 or both in a list")
				}
				c.Known |= q.Mask()
				lc.known(q.Mask())
			}
			continue
		}
		if b := rules.Find(m.names.Flags, k.text); b >= 0 {
			setFlag(c, 1<<b, v.bool())
			lc.flag(1<<b, v.bool())
			continue
		}
		lc.word(k.text, v.word())
		known, err := m.g.SetCard(s, id, k.text, v.word())
		if err != nil {
			v.fail("%v", err)
		}
		if !known {
			k.fail("unknown state %q; use card, as, owner, faceDown, since, marked, knownTo, %s", k.text, strings.Join(named(m.names.Flags), ", "))
		}
	}
}

func setFlag(c *rules.Card, f uint16, on bool) {
	if on {
		c.Flags |= f
	} else {
		c.Flags &^= f
	}
}

package scenario

import (
	"slices"
	"strconv"
	"strings"

	"godeck/rules"
	"godeck/rules/games"
	"godeck/rules/games/all"
	"godeck/rules/series"
)

// A scenario with match: is about a series: best of three,
// sideboards, who chooses who goes first. Its games are played as usual; the
// step match: is what happens between them.

// above is the match that the games of a scenario belong to.
type above struct {
	*series.Series
	*match
	*report
	script func() // sets up scripted dice and shuffles
	head   *node
	taken  bool // the result of the present game has been counted
	begun  bool
}

// beginSeries parses the head: match: {best: 3, quick: true} and the decks.
func (tr *trial) beginSeries(n *node) {
	form := all.Find(tr.sc.Game).Series
	if form == nil {
		n.fail("%s has no matches of several games", tr.sc.Game)
	}
	n.only(append([]string{"best"}, form.Options...)...)
	r := tr.sc.root
	for _, k := range r.keys {
		if k.text == "start" || k.text == "turn" || k.text == "step" || k.text == "lesson" || !slices.Contains(topKeys, k.text) {
			k.fail("a match begins with the set-up of its first game; leave %s out", k.text)
		}
	}
	best, options := 1, map[string]string{}
	if x := n.get("best"); x != nil {
		best = x.int()
	}
	for _, k := range form.Options {
		if x := n.get(k); x != nil && x.bool() {
			options[k] = "1"
		}
	}
	var decks [2]games.DeckWithSide
	for p := rules.Seat(0); p < 2; p++ {
		x := r.get(p.String())
		if x == nil || x.kind != mapping || x.get("deck") == nil {
			r.fail("a match needs %s: {deck: …}", p)
		}
		x.only("deck", "side")
		decks[p] = tr.brought(x)
	}
	s, err := series.New(form, tr.g, best, options, tr.builder.seedOf(), decks)
	if err != nil {
		n.fail("%v", err)
	}
	tr.above = &above{Series: s, match: tr.match, report: tr.report, script: tr.builder.script, head: n}
	tr.above.nextGame(n)
}

// brought parses the deck and the sideboard of a player.
func (m *match) brought(n *node) games.DeckWithSide {
	d := n.get("deck")
	if d.kind == scalar && !d.null {
		if deck := m.lib.Deck(d.text); deck != nil {
			if n.get("side") != nil {
				n.get("side").fail("the deck %s brings its own sideboard", d.text)
			}
			return series.Bring(m.lib, deck)
		}
	}
	out := games.DeckWithSide{Main: m.designs(d)}
	if x := n.get("side"); x != nil {
		out.Side = m.designs(x)
	}
	return out
}

// designs parses a list of card names.
func (m *match) designs(n *node) (out []rules.DefID) {
	for _, e := range m.cards(n) {
		if e.at != nil {
			e.at.fail("a deck is a list of names: nothing else of a card counts here")
		}
		out = append(out, e.def)
	}
	return out
}

// nextGame begins the next game of the match.
func (a *above) nextGame(at *node) {
	if over, _ := a.Over(); over {
		at.fail("the match is over; nobody plays on")
	}
	if a.begun && !a.taken {
		at.fail("a game is going on; %s", a.situation(a.s.ToAnswer()))
	}
	left, first := a.s.Script, !a.begun
	a.begun, a.taken = true, false
	a.s = rules.State{}
	a.Next(&a.s)
	if a.s.Script = left; first { // scripted chance continues in the next game
		a.script()
	}
	a.log.Reset()
	a.eng.Advance(&a.s, &a.log)
	a.sane(at)
}

// take counts the result of a game that has ended.
func (a *above) take() {
	if a != nil && a.begun && !a.taken && a.s.Over() {
		a.taken = true
		a.Finish(&a.s)
	}
}

// step does what happens between games: {exchange: {p1: {out: […], in:
// […]}}}, {ready: p1}, {next: game}, {leave: p1}. With refused: true it must
// be impossible.
func (a *above) step(n *node) {
	if a == nil {
		n.fail("match: belongs into a scenario about a match: give it match: {best: 3} at the top")
	}
	a.take()
	n.only("exchange", "ready", "next", "leave", "because")
	n.full("match: {exchange: …}, {ready: p1}, {next: game} or {leave: p1}")
	because := n.get("because")
	var err error
	for i, k := range n.keys {
		v := n.vals[i]
		switch k.text {
		case "next":
			if v.word() != "game" {
				v.fail("next: game")
			}
			a.nextGame(v)
		case "ready", "leave":
			for _, x := range v.some("a seat") {
				p, ok := rules.ParseSeat(x.word())
				if !ok {
					x.fail("%s is p1 or p2", k.text)
				}
				if k.text == "leave" {
					a.Concede(p)
				} else if a.Ready(p); a.Sideboarding(p) {
					x.fail("%s still exchanges cards", p)
				}
			}
		case "exchange":
			err = a.exchange(v)
		}
	}
	switch {
	case because == nil && err != nil:
		n.fail("the exchange is refused: %v", err)
	case because != nil && n.get("exchange") == nil:
		because.fail("because belongs to an exchange that is refused")
	case because != nil && err == nil:
		a.note(n, "expected the exchange to be refused, but it is legal")
	case because != nil && !strings.Contains(err.Error(), reason(because)):
		a.note(because, "expected a refusal because of %q, got %q", because.text, err)
	}
}

// exchange moves cards between a main deck and its sideboard.
func (a *above) exchange(n *node) error {
	n.only("p1", "p2")
	n.full("exchange: {p1: {out: […], in: […]}}")
	for i, k := range n.keys {
		p, _ := rules.ParseSeat(k.text)
		v := n.vals[i]
		v.only("out", "in")
		d := a.Decks[p]
		d.Main, d.Side = slices.Clone(d.Main), slices.Clone(d.Side)
		move := func(key string, from, to *[]rules.DefID, where string) {
			x := v.get(key)
			if x == nil {
				return
			}
			for _, c := range a.designs(x) {
				j := slices.Index(*from, c)
				if j < 0 {
					x.fail("%s has no %s in the %s", p, a.designName(c), where)
				}
				*from, *to = slices.Delete(*from, j, j+1), append(*to, c)
			}
		}
		move("out", &d.Main, &d.Side, "main deck")
		move("in", &d.Side, &d.Main, "sideboard")
		if err := a.Exchange(p, d); err != nil {
			return err
		}
	}
	return nil
}

// holds checks {wins: {p1: 1}, games: 2, chooser: p2, …}.
func (a *above) holds(sc *scope, n *node) {
	if a == nil {
		n.fail("this scenario is about one game; give it match: {best: 3} at the top")
	}
	a.take()
	n.full("match: {wins: {p1: 1}, …}")
	over, winner := a.Over()
	for i, k := range n.keys {
		v := n.vals[i]
		switch k.text {
		case "over":
			sc.compare(v, "match over", strconv.FormatBool(over))
		case "winner":
			sc.compare(v, "winner of the match", map[bool]string{true: winner.String(), false: "none"}[over], "p1", "p2", "none")
		case "games":
			sc.compare(v, "games", strconv.Itoa(a.Played))
		case "chooser":
			w := "dice"
			if c := a.Chooser; c != rules.NoSeat {
				w = c.String()
			}
			sc.compare(v, "chooser", w, "p1", "p2", "dice")
		case "wins", "sideboarding", "deck", "side":
			v.only("p1", "p2")
			v.full(k.text + ": {p1: …}")
			for j, w := range v.keys {
				p, _ := rules.ParseSeat(w.text)
				a.seat(sc, k.text, p, v.vals[j])
			}
		default:
			k.fail("unknown word %q; use wins, games, chooser, over, winner, sideboarding, deck, side", k.text)
		}
	}
}

func (a *above) seat(sc *scope, key string, p rules.Seat, v *node) {
	what := key + " of " + p.String()
	switch key {
	case "wins":
		sc.compare(v, what, strconv.Itoa(a.Wins[p]))
	case "sideboarding":
		sc.compare(v, what, strconv.FormatBool(a.Sideboarding(p)))
	case "deck":
		a.deckHolds(sc, v, what, a.Decks[p].Main)
	case "side":
		a.deckHolds(sc, v, what, a.Decks[p].Side)
	}
}

// deckHolds checks a number of cards or {count: …, contains: […], excludes: […]}.
func (a *above) deckHolds(sc *scope, n *node, what string, deck []rules.DefID) {
	if n.kind == scalar {
		sc.compare(n, what, strconv.Itoa(len(deck)))
		return
	}
	n.only("count", "contains", "excludes")
	n.full(what + ": {contains: […]}")
	for i, k := range n.keys {
		v := n.vals[i]
		if k.text == "count" {
			sc.compare(v, what+" count", strconv.Itoa(len(deck)))
			continue
		}
		v.some("a card")
		rest := slices.Clone(deck)
		for _, c := range a.designs(v) {
			j := slices.Index(rest, c)
			if j >= 0 {
				rest = slices.Delete(rest, j, j+1)
			}
			if (j >= 0) != (k.text == "contains") {
				a.note(v, "%s%s: expected %s %s", sc.prefix, what, map[bool]string{true: "to contain", false: "not to contain"}[k.text == "contains"], a.designName(c))
			}
		}
	}
}

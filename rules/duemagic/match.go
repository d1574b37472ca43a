package duemagic

import (
	"fmt"
	"slices"

	"godeck/rules"
	"godeck/rules/effect"
)

// Deck is what a player brings to a match: a main deck and a sideboard (DMG-2.1, 2.2).
type Deck struct{ Main, Side []rules.DefID }

// clone copies the lists.
func (d Deck) clone() Deck { return Deck{slices.Clone(d.Main), slices.Clone(d.Side)} }

// Match is a best-of-N match above the games: who has won what, who chooses
// the order, and how the decks stand after sideboarding (DMG-2.6 to 2.12). It
// makes each game's State. A match is public except for the decks: show a
// player only their own (DMG-2.10).
type Match struct {
	Best     int // odd
	Quick    bool
	Seed     uint64
	Wins     [2]int
	Played   int        // games that were begun
	Chooser  rules.Seat // who chooses the order of the next game; NoSeat: by dice
	Decks    [2]Deck    // as they stand now
	original [2]Deck    // as they were brought
	conceded [2]bool    // the match
	between  bool       // between two games: sideboarding is open
	open     [2]bool    // seats that may still exchange
	game     *Game
}

// NewMatch begins a match. Faults of the decks come as an error that names
// the first of them.
func (g *Game) NewMatch(best int, quick bool, seed uint64, decks [2]Deck) (*Match, error) {
	if best < 1 || best%2 == 0 || best > 9 {
		return nil, fmt.Errorf("best of %d: use an odd number from 1 to 9", best)
	}
	m := &Match{Best: best, Quick: quick, Seed: seed, Chooser: rules.NoSeat, game: g}
	for p, d := range decks {
		if faults := g.Lib.CheckDeck(d.Main, d.Side); len(faults) > 0 {
			return nil, fmt.Errorf("%s: %s", rules.Seat(p), faults[0].EN)
		}
		m.Decks[p], m.original[p] = d.clone(), d.clone()
	}
	return m, nil
}

// Next fills s with the next game, before its first step. Sideboarding ends.
func (m *Match) Next(s *rules.State) {
	seed, options := m.Begin()
	m.game.Setup(s, seed, [2][]rules.DefID{m.Decks[0].Main, m.Decks[1].Main})
	_ = m.game.SetOptions(s, options) // they are ours
}

// Begin begins the next game for whoever keeps a record of it: its seed and
// what SetOptions has to be told. Sideboarding ends.
func (m *Match) Begin() (seed uint64, options map[string]string) {
	m.between, m.open = false, [2]bool{}
	seed = m.Seed + uint64(m.Played)*0x9E3779B97F4A7C15
	options = map[string]string{}
	if m.Chooser != rules.NoSeat {
		options["chooser"] = m.Chooser.String()
	}
	if m.Quick {
		options["quick"] = "1"
	}
	m.Played++
	return seed, options
}

// SetOptions reads how a game is begun from a record's options: "chooser" is
// the seat that chooses the order (DMG-3.2; without it the dice tell),
// "quick" the quick mulligan (DMG-3.11). Others are of the table.
func (g *Game) SetOptions(s *rules.State, options map[string]string) error {
	switch c := options["chooser"]; c {
	case "":
	case rules.Seat(0).String(), rules.Seat(1).String():
		s.Vars[Chooser] = int16(truth(c == rules.Seat(1).String()))
	default:
		return fmt.Errorf("chooser: there is no seat %q", c)
	}
	switch q := options["quick"]; q {
	case "", "0":
	case "1":
		s.Vars[Quick] = 1
	default:
		return fmt.Errorf("quick: %q is neither 0 nor 1", q)
	}
	return nil
}

// Restart carries a match on from one of its games, as a record tells it: how
// many were begun with this one, who had won how many before it, and the main
// decks it is played with.
func (m *Match) Restart(played int, wins [2]int, main [2][]rules.DefID) error {
	if played < 1 || wins[0] < 0 || wins[1] < 0 || wins[0]+wins[1] >= played {
		return fmt.Errorf("game %d after %d and %d wins cannot be", played, wins[0], wins[1])
	}
	for p := range main {
		side := append(slices.Clone(m.original[p].Main), m.original[p].Side...)
		for _, d := range main[p] {
			i := slices.Index(side, d)
			if i < 0 {
				return fmt.Errorf("%s: these are not the cards of the deck and its sideboard", rules.Seat(p))
			}
			side = slices.Delete(side, i, i+1)
		}
		if len(main[p]) != DeckSize {
			return fmt.Errorf("%s: the main deck has %d cards; it must have exactly %d", rules.Seat(p), len(main[p]), DeckSize)
		}
		m.Decks[p] = Deck{slices.Clone(main[p]), side}
	}
	m.Played, m.Wins = played, wins
	if over, _ := m.Over(); over {
		return fmt.Errorf("after %d and %d wins nobody plays on", wins[0], wins[1])
	}
	return nil
}

// Finish takes the result of the running game. The loser chooses the order of
// the next; a drawn game counts for nobody, and the same player chooses again
// (DMG-2.12, 3.2).
func (m *Match) Finish(s *rules.State) {
	r := s.Result
	if r.Winner == rules.NoSeat {
		m.Chooser = rules.Seat(s.Vars[Chooser])
	} else {
		m.Wins[r.Winner]++
		m.Chooser = r.Winner.Other()
	}
	if over, _ := m.Over(); !over && m.Best > 1 {
		m.between, m.open = true, [2]bool{true, true}
	}
}

// Over reports whether the match is decided, and who has won it (DMG-2.6).
func (m *Match) Over() (bool, rules.Seat) {
	for p := rules.Seat(0); p < 2; p++ {
		if m.Wins[p] > m.Best/2 || m.conceded[p.Other()] {
			return true, p
		}
	}
	return false, rules.NoSeat
}

// Sideboarding reports whether a seat may exchange cards now (DMG-2.7, 2.9).
func (m *Match) Sideboarding(p rules.Seat) bool { return m.between && m.open[p] }

// Exchange sets a seat's decks for the next game: the same cards as before,
// again exactly 50 of them in the main deck (DMG-2.7). Nothing changes when
// it returns an error.
func (m *Match) Exchange(p rules.Seat, d Deck) error {
	if !m.Sideboarding(p) {
		return fmt.Errorf("sideboarding is not open")
	}
	if len(d.Main) != DeckSize {
		return fmt.Errorf("the main deck would have %d cards; it must have exactly %d", len(d.Main), DeckSize)
	}
	all := func(d Deck) []rules.DefID {
		l := append(slices.Clone(d.Main), d.Side...)
		slices.Sort(l)
		return l
	}
	if !slices.Equal(all(d), all(m.original[p])) {
		return fmt.Errorf("these are not the cards of the deck and its sideboard")
	}
	m.Decks[p] = d.clone()
	return nil
}

// Ready ends a seat's sideboarding; so does the clock (SideSeconds), with the
// last legal configuration (DMG-2.8).
func (m *Match) Ready(p rules.Seat) { m.open[p] = false }

// Waiting reports whether somebody still exchanges cards.
func (m *Match) Waiting() bool { return m.between && (m.open[0] || m.open[1]) }

// Concede gives up the whole match (DMG-24.5).
func (m *Match) Concede(p rules.Seat) { m.conceded[p] = true }

// Restore gives both players their decks back as they were brought, which
// happens after the match (DMG-2.11).
func (m *Match) Restore() {
	for p := range m.Decks {
		m.Decks[p] = m.original[p].clone()
	}
}

// DeckWithSide returns a preconstructed deck with its sideboard.
func (g *Game) DeckWithSide(d *effect.Deck) Deck { return Deck{g.DeckOf(d), g.Lib.Side(d)} }

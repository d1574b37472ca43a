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
		if faults := g.CheckDecks(d.Main, d.Side); len(faults) > 0 {
			return nil, fmt.Errorf("%s: %s", rules.Seat(p), faults[0].EN)
		}
		m.Decks[p], m.original[p] = d.clone(), d.clone()
	}
	return m, nil
}

// Next fills s with the next game, before its first step. Sideboarding ends.
func (m *Match) Next(s *rules.State) {
	m.between, m.open = false, [2]bool{}
	m.game.Setup(s, m.Seed+uint64(m.Played)*0x9E3779B97F4A7C15, [2][]rules.DefID{m.Decks[0].Main, m.Decks[1].Main})
	s.Vars[Chooser] = int16(m.Chooser)
	s.Vars[Quick] = int16(truth(m.Quick))
	m.Played++
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

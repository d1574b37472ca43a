// Package series is the match above the games: best of N, with sideboards where
// a game has them. What differs by game stands in its entry (games.MatchForm);
// what a deck and its sideboard may hold, in its vocabulary.
package series

import (
	"fmt"
	"maps"
	"slices"

	"godeck/rules"
	"godeck/rules/effect"
	"godeck/rules/games"
)

// Match is a best-of-N match: who has won what, who chooses the order, and how
// the decks stand after sideboarding. It makes each game's State. A match is
// public except for the decks: show a player only their own.
type Match struct {
	Best     int               // odd
	Options  map[string]string // what was agreed on, for every game
	Seed     uint64
	Wins     [2]int
	Played   int                   // games that were begun
	Chooser  rules.Seat            // who chooses the order of the next game; NoSeat: as in a single game
	Decks    [2]games.DeckWithSide // as they stand now
	original [2]games.DeckWithSide // as they were brought
	conceded [2]bool               // the match
	between  bool                  // between two games: sideboarding is open
	open     [2]bool               // seats that may still exchange
	form     *games.MatchForm
	game     games.Game
}

// most is the longest match.
const most = 9

// New begins a match of a game that has such a form. options are what was
// agreed on for its games (games.Optional). Faults of the decks come as an error
// that names the first of them.
func New(form *games.MatchForm, g games.Game, best int, options map[string]string, seed uint64, decks [2]games.DeckWithSide) (*Match, error) {
	if best < 1 || best%2 == 0 || best > most {
		return nil, fmt.Errorf("best of %d: use an odd number from 1 to %d", best, most)
	}
	m := &Match{Best: best, Options: map[string]string{}, Seed: seed, Chooser: rules.NoSeat, form: form, game: g}
	for _, k := range form.Options {
		if v := options[k]; v != "" && v != "0" {
			m.Options[k] = v
		}
	}
	for p, d := range decks {
		if faults := g.Library().CheckDeck(d.Main, d.Side); len(faults) > 0 {
			return nil, fmt.Errorf("%s: %s", rules.Seat(p), faults[0].EN)
		}
		m.Decks[p], m.original[p] = clone(d), clone(d)
	}
	return m, nil
}

func clone(d games.DeckWithSide) games.DeckWithSide {
	return games.DeckWithSide{Main: slices.Clone(d.Main), Side: slices.Clone(d.Side)}
}

// Bring returns a deck of a pack with its sideboard.
func Bring(lib *effect.Library, d *effect.Deck) games.DeckWithSide {
	return games.DeckWithSide{Main: lib.Expand(d), Side: lib.Side(d)}
}

// Next fills s with the next game, before its first step. Sideboarding ends.
func (m *Match) Next(s *rules.State) {
	seed, options := m.Begin()
	m.game.Setup(s, seed, [2][]rules.DefID{m.Decks[0].Main, m.Decks[1].Main})
	if g, ok := m.game.(games.Optional); ok {
		_ = g.SetOptions(s, options) // they are ours
	}
}

// Begin begins the next game for whoever keeps a record of it: its seed and
// the options that the game reads. Sideboarding ends.
func (m *Match) Begin() (seed uint64, options map[string]string) {
	m.between, m.open = false, [2]bool{}
	seed = m.Seed + uint64(m.Played)*0x9E3779B97F4A7C15
	options = maps.Clone(m.Options)
	if m.Chooser != rules.NoSeat {
		options[games.ChooserOption] = m.Chooser.String()
	}
	m.Played++
	return seed, options
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
		d := games.DeckWithSide{Main: slices.Clone(main[p]), Side: side}
		if err := m.Check(rules.Seat(p), d); err != nil {
			return fmt.Errorf("%s: %w", rules.Seat(p), err)
		}
		m.Decks[p] = d
	}
	m.Played, m.Wins = played, wins
	if over, _ := m.Over(); over {
		return fmt.Errorf("after %d and %d wins nobody plays on", wins[0], wins[1])
	}
	return nil
}

// Finish takes the result of the running game. A drawn game counts for nobody.
func (m *Match) Finish(s *rules.State) {
	if w := s.Result.Winner; w != rules.NoSeat {
		m.Wins[w]++
	}
	m.Chooser = rules.NoSeat
	if m.form.Chooser != nil {
		m.Chooser = m.form.Chooser(s)
	}
	if over, _ := m.Over(); !over && m.Best > 1 && m.game.Library().Vocab.Deck.HasSide() {
		m.between, m.open = true, [2]bool{true, true}
	}
}

// Over reports whether the match is decided, and who has won it.
func (m *Match) Over() (bool, rules.Seat) {
	for p := rules.Seat(0); p < 2; p++ {
		if m.Wins[p] > m.Best/2 || m.conceded[p.Other()] {
			return true, p
		}
	}
	return false, rules.NoSeat
}

// Sideboarding reports whether a seat may exchange cards now.
func (m *Match) Sideboarding(p rules.Seat) bool { return m.between && m.open[p] }

// Check says why a seat cannot go into a game with these lists: they hold the
// cards that it has brought, and are a legal deck.
func (m *Match) Check(p rules.Seat, d games.DeckWithSide) error {
	if faults := m.game.Library().CheckDeck(d.Main, d.Side); len(faults) > 0 {
		return fmt.Errorf("%s", faults[0].EN)
	}
	all := func(d games.DeckWithSide) []rules.DefID {
		l := append(slices.Clone(d.Main), d.Side...)
		slices.Sort(l)
		return l
	}
	if !slices.Equal(all(d), all(m.original[p])) {
		return fmt.Errorf("these are not the cards of the deck and its sideboard")
	}
	return nil
}

// Exchange sets a seat's decks for the next game. Nothing changes when it
// returns an error.
func (m *Match) Exchange(p rules.Seat, d games.DeckWithSide) error {
	if !m.Sideboarding(p) {
		return fmt.Errorf("sideboarding is not open")
	}
	if err := m.Check(p, d); err != nil {
		return err
	}
	m.Decks[p] = clone(d)
	return nil
}

// Ready ends a seat's sideboarding; so does the clock (games.MatchForm), with
// the last legal lists.
func (m *Match) Ready(p rules.Seat) { m.open[p] = false }

// Waiting reports whether somebody still exchanges cards.
func (m *Match) Waiting() bool { return m.between && (m.open[0] || m.open[1]) }

// Concede gives up the whole match.
func (m *Match) Concede(p rules.Seat) { m.conceded[p] = true }

// Restore gives both players their decks back as they were brought, which
// happens after the match.
func (m *Match) Restore() {
	for p := range m.Decks {
		m.Decks[p] = clone(m.original[p])
	}
}

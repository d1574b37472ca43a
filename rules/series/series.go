// Package series plays best-of-N series, with sideboards where a game has
// them. What differs between games is in games.SeriesForm, what a deck and its
// sideboard may hold in the vocabulary. Players call a series a match, and the
// matches in it games.
package series

import (
	"cmp"
	"fmt"
	"maps"
	"slices"

	"godeck/internal/sorting"
	"godeck/rules"
	"godeck/rules/effect"
	"godeck/rules/games"
)

// Series is the state of a series: who has won what, who chooses who goes first,
// and the decks after sideboarding. It makes each game's State. All of it is
// public except the decks: show a player only their own.
type Series struct {
	Best     int               // N, odd
	Options  map[string]string // options of every game
	Seed     uint64
	Wins     [2]int
	Played   int                   // games begun
	Chooser  rules.Seat            // chooses who goes first in the next game; NoSeat: as in a single game
	Decks    [2]games.DeckWithSide // as they are now
	original [2]games.DeckWithSide // as they were brought
	conceded [2]bool               // the whole series
	between  bool                  // between two games: sideboarding is open
	open     [2]bool               // seats that may still exchange
	form     *games.SeriesForm
	game     games.Game
}

// most is the greatest N.
const most = 9

// New begins a series of a game with the given form. options apply to all its
// games (games.Optional). If a deck is illegal the error names the first
// fault.
func New(form *games.SeriesForm, g games.Game, best int, options map[string]string, seed uint64, decks [2]games.DeckWithSide) (*Series, error) {
	if best < 1 || best%2 == 0 || best > most {
		return nil, fmt.Errorf("best of %d: use an odd number from 1 to %d", best, most)
	}
	m := &Series{Best: best, Options: map[string]string{}, Seed: seed, Chooser: rules.NoSeat, form: form, game: g}
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

// Next initializes s to the next game, before its first step, and ends
// sideboarding.
func (m *Series) Next(s *rules.State) {
	seed, options := m.Begin()
	m.game.Setup(s, seed, [2][]rules.DefID{m.Decks[0].Main, m.Decks[1].Main})
	if g, ok := m.game.(games.Optional); ok {
		_ = g.SetOptions(s, options) // made by this package: cannot fail
	}
}

// Begin begins the next game for a caller that keeps its record: it returns
// the seed and the options that the game reads, and ends sideboarding.
func (m *Series) Begin() (seed uint64, options map[string]string) {
	m.between, m.open = false, [2]bool{}
	seed = m.Seed + uint64(m.Played)*0x9E3779B97F4A7C15
	options = maps.Clone(m.Options)
	if m.Chooser != rules.NoSeat {
		options[games.ChooserOption] = m.Chooser.String()
	}
	m.Played++
	return seed, options
}

// Restart continues a series from one of its games: played counts the games
// begun, this one included, wins those won before it, and main are the main
// decks it is played with.
func (m *Series) Restart(played int, wins [2]int, main [2][]rules.DefID) error {
	if played < 1 || wins[0] < 0 || wins[1] < 0 || wins[0]+wins[1] >= played {
		return fmt.Errorf("game %d is impossible after %d and %d wins", played, wins[0], wins[1])
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
		return fmt.Errorf("the match is over after %d and %d wins", wins[0], wins[1])
	}
	return nil
}

// Finish counts the result of the present game. A draw counts for nobody.
func (m *Series) Finish(s *rules.State) {
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

// Over reports whether the series is decided, and who has won it.
func (m *Series) Over() (bool, rules.Seat) {
	for p := rules.Seat(0); p < 2; p++ {
		if m.Wins[p] > m.Best/2 || m.conceded[p.Other()] {
			return true, p
		}
	}
	return false, rules.NoSeat
}

// Sideboarding reports whether a seat may exchange cards now.
func (m *Series) Sideboarding(p rules.Seat) bool { return m.between && m.open[p] }

// Check returns why a seat cannot use these lists in the next game: they must
// be a legal deck made of exactly the cards that it has brought.
func (m *Series) Check(p rules.Seat, d games.DeckWithSide) error {
	if faults := m.game.Library().CheckDeck(d.Main, d.Side); len(faults) > 0 {
		return fmt.Errorf("%s", faults[0].EN)
	}
	all := func(d games.DeckWithSide) []rules.DefID {
		l := append(slices.Clone(d.Main), d.Side...)
		sorting.Stable(l, cmp.Compare[rules.DefID])
		return l
	}
	if !slices.Equal(all(d), all(m.original[p])) {
		return fmt.Errorf("these are not the cards of the deck and its sideboard")
	}
	return nil
}

// Exchange sets a seat's lists for the next game. On error nothing changes.
func (m *Series) Exchange(p rules.Seat, d games.DeckWithSide) error {
	if !m.Sideboarding(p) {
		return fmt.Errorf("sideboarding is not open")
	}
	if err := m.Check(p, d); err != nil {
		return err
	}
	m.Decks[p] = clone(d)
	return nil
}

// Ready ends a seat's sideboarding, as does the clock (games.SeriesForm), with
// the last legal lists.
func (m *Series) Ready(p rules.Seat) { m.open[p] = false }

// Waiting reports whether a seat is still sideboarding.
func (m *Series) Waiting() bool { return m.between && (m.open[0] || m.open[1]) }

// Concede gives up the whole series.
func (m *Series) Concede(p rules.Seat) { m.conceded[p] = true }

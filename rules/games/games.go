// Package games defines what all games have in common and their entries. It
// contains no game: every game's package has an Entry, a program links those
// it names, and package games/all names all of them.
package games

import (
	"fmt"
	"strconv"
	"strings"

	"godeck/rules"
	"godeck/rules/effect"
)

// Game is a game with its cards, as matches, scenarios and tools use it. It is
// immutable and safe for concurrent use.
type Game interface {
	rules.Rules
	// Setup initializes s to a new match before its first step.
	Setup(s *rules.State, seed uint64, decks [2][]rules.DefID)
	// Library holds the cards and checks decks.
	Library() *effect.Library
	// Names are the words for the game's numbers.
	Names() *rules.Names

	// Stage initializes an empty state to what every position starts from.
	Stage(s *rules.State)
	// Placed gives a card that a position has placed its usual state.
	Placed(s *rules.State, c rules.CardID)
	// SetCard and SetSeat set properties that are neither variables nor flags.
	SetCard(s *rules.State, c rules.CardID, key, word string) (known bool, err error)
	SetSeat(s *rules.State, p rules.Seat, key, word string) (known bool, err error)
	// Starts lists the steps at which a position may begin; Arrange makes the
	// match continue from one of them. given says which numbers ("chronos",
	// "p1.hp") the position sets itself.
	Starts() []string
	Arrange(s *rules.State, step string, given func(name string) bool) error
	// Value, SeatValue and CardValue return properties by name.
	Value(s *rules.State, name string) (string, bool)
	SeatValue(s *rules.State, p rules.Seat, name string) (string, bool)
	CardValue(s *rules.State, c rules.CardID, name string) (string, bool)
	// Means says what the number of an answer stands for, as scenarios write
	// it: a key ("on", "for", "how", "ability") with another card or a word.
	// The key "card" belongs to an answer that names a hidden card by its
	// place. All are empty if the number has no meaning.
	Means(s *rules.State, p rules.Seat, o rules.Option) (key string, card rules.CardID, word string)
}

// Misplaced is an error of Arrange with the impossible part of the position,
// as it is written there: "chronos", "p1.hp", "p2.base1".
type Misplaced struct{ Where, Why string }

// Error returns both.
func (m Misplaced) Error() string { return m.Where + ": " + m.Why }

// Amount parses a number of a position.
func Amount(word string, least, most int16) (int16, error) {
	n, err := strconv.Atoi(word)
	if err != nil {
		return 0, fmt.Errorf("expected a whole number, got %q", word)
	}
	if n < int(least) || n > int(most) {
		return 0, fmt.Errorf("%d is not between %d and %d", n, least, most)
	}
	return int16(n), nil
}

// Named parses a reference to a card of a position, which comes as #12.
func Named(s *rules.State, word string) (rules.CardID, bool) {
	n, err := strconv.Atoi(strings.TrimPrefix(word, "#"))
	if err != nil || !strings.HasPrefix(word, "#") || n < 1 || n > int(s.NCards) {
		return 0, false
	}
	return rules.CardID(n), true
}

// Optional is a game whose matches have options. SetOptions applies the
// options of a record to a state that Setup has just made; it ignores unknown
// ones, which are the table's.
type Optional interface {
	SetOptions(s *rules.State, options map[string]string) error
}

// DeckWithSide is what a player brings to a match: main deck and sideboard.
type DeckWithSide struct{ Main, Side []rules.DefID }

// ChooserOption is the option of a record that says which seat chooses who
// goes first, for games whose SeriesForm has a Chooser.
const ChooserOption = "chooser"

// SeriesForm is what differs between games in series of matches (rules/series).
type SeriesForm struct {
	// Chooser returns the seat that chooses who goes first in the next game,
	// from the end of the last one; nil: every game begins like a single one.
	Chooser func(last *rules.State) rules.Seat
	// Options lists the options that hold for a whole series.
	Options []string
	// SideSeconds is the time for sideboarding.
	SideSeconds int
}

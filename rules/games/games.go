// Package games is what games have in common and how they are entered: every
// game's package has one Entry. It contains no game: a program links the games
// whose entries it names, and package games/all names every one.
package games

import (
	"fmt"
	"strconv"
	"strings"

	"godeck/rules"
	"godeck/rules/effect"
)

// Game is a game with its cards: what a match, a scenario and a tool need.
// It is immutable and may be shared.
type Game interface {
	rules.Rules
	// Setup fills s with a new match before its first step.
	Setup(s *rules.State, seed uint64, decks [2][]rules.DefID)
	// Library holds the cards, and says what is wrong with a deck.
	Library() *effect.Library
	// Names are the words for the game's numbers.
	Names() *rules.Names

	// Stage fills an empty state with what every position starts from.
	Stage(s *rules.State)
	// Placed gives a card that a position put down its usual states.
	Placed(s *rules.State, c rules.CardID)
	// SetCard and SetSeat set states that are neither variables nor flags.
	SetCard(s *rules.State, c rules.CardID, key, word string) (known bool, err error)
	SetSeat(s *rules.State, p rules.Seat, key, word string) (known bool, err error)
	// Starts lists the steps at which a position may begin; Arrange makes the
	// match go on from one of them. given tells which numbers ("chronos",
	// "p1.hp") the position states itself.
	Starts() []string
	Arrange(s *rules.State, step string, given func(name string) bool) error
	// Value, SeatValue and CardValue answer questions by name.
	Value(s *rules.State, name string) (string, bool)
	SeatValue(s *rules.State, p rules.Seat, name string) (string, bool)
	CardValue(s *rules.State, c rules.CardID, name string) (string, bool)
	// Means tells what the number of an answer stands for, as scenarios write
	// it: a key ("on", "for", "how", "ability") with another card or a word.
	// The key "card" is that of an answer that means a hidden card by its
	// place. Nothing where the number has no meaning.
	Means(s *rules.State, p rules.Seat, o rules.Option) (key string, card rules.CardID, word string)
}

// Misplaced is an error of Arrange that says where the position is impossible,
// as it writes it: "chronos", "p1.hp", "p2.base1".
type Misplaced struct{ Where, Why string }

// Error says both.
func (m Misplaced) Error() string { return m.Where + ": " + m.Why }

// Amount reads a number of a position.
func Amount(word string, least, most int16) (int16, error) {
	n, err := strconv.Atoi(word)
	if err != nil {
		return 0, fmt.Errorf("expected a whole number, got %q", word)
	}
	if n < int(least) || n > int(most) {
		return 0, fmt.Errorf("%d is not possible: %d to %d", n, least, most)
	}
	return int16(n), nil
}

// Named reads a card that a position names: its label, which comes as #12.
func Named(s *rules.State, word string) (rules.CardID, bool) {
	n, err := strconv.Atoi(strings.TrimPrefix(word, "#"))
	if err != nil || !strings.HasPrefix(word, "#") || n < 1 || n > int(s.NCards) {
		return 0, false
	}
	return rules.CardID(n), true
}

// Optional is a game whose matches can be agreed on: it reads the options of a
// record (of the table: which it does not know it leaves alone) into a state
// that Setup has just made.
type Optional interface {
	SetOptions(s *rules.State, options map[string]string) error
}

// DeckWithSide is what a player brings to a match: main deck and sideboard.
type DeckWithSide struct{ Main, Side []rules.DefID }

// ChooserOption is the option of a record that names the seat that chooses the
// order; a game whose MatchForm has a Chooser reads it (Optional).
const ChooserOption = "chooser"

// MatchForm is what differs by game in matches of several games (rules/series).
type MatchForm struct {
	// Chooser is the seat that chooses the order of the next game by how the
	// last one ended; nil: every game begins like a single one.
	Chooser func(last *rules.State) rules.Seat
	// Options are the options of records that are agreed on for a whole match.
	Options []string
	// SideSeconds is the time for exchanging cards with the sideboard.
	SideSeconds int
}

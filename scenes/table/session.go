package table

import (
	"godeck/internal/lang"
	"godeck/rules"
)

// Session is a match as the people at one screen take part in it. It decides
// whose eyes the screen has, lets AI players answer, records, undoes and
// replays; package game/session implements it. A scene never sees a State, only views
// and events in the form that the present audience may know.
type Session interface {
	// Audience is the seat whose view the screen shows: a player's seat, or
	// rules.NoSeat while nobody's secrets may be on screen (two people at one
	// device between their turns, a spectator).
	Audience() rules.Seat
	// View is what the audience may know now. The pointer stays valid until
	// the next call of Update, Answer, Undo, Seek or TakeSeat.
	View() *rules.View
	// Epoch grows whenever the screen must be laid out afresh from View
	// instead of from events: start, hand-over, undo, seek.
	Epoch() int
	// Events hands over what happened since the last call, in the form that
	// may be said aloud, and what the audience sees: seen[i] before event i,
	// seen[i+1] after it. Both stay valid until the next call. After an Epoch
	// change older events are dropped.
	Events() (ev []rules.Event, seen []rules.View)
	// Update lets others act (AI players, the replay's clock); call it once a
	// tick when the scene is ready for more (its timeline is idle).
	Update()
	// Thinking reports that an AI player owes an answer.
	Thinking() bool

	// Options are the legal answers of the audience; empty when it owes none.
	Options() []rules.Option
	// Answer gives one for the audience. Refusals are *rules.AnswerError with
	// a reason in both languages.
	Answer(o rules.Option) error
	// Concede gives up for the audience (or for the seat to answer).
	Concede() error
	// CanUndo reports whether the audience can take back its last answer:
	// free tells whether the rules of undo allow it without consent.
	CanUndo() (can, free bool)
	// Undo takes it back (with consent where it is not free).
	Undo() error

	// HandOver is the seat to whom the device must be handed before it can
	// answer; ok is false when nobody needs to take it.
	HandOver() (seat rules.Seat, ok bool)
	// TakeSeat says that this seat's player has the device now.
	TakeSeat(seat rules.Seat)

	// Name is a player's name for display, in the language.
	Name(seat rules.Seat, l lang.Lang) string
	// Human reports whether a person at this device plays the seat.
	Human(seat rules.Seat) bool
	// Deck is the id of the seat's deck.
	Deck(seat rules.Seat) string

	// Replaying reports whether a finished or stored match is being watched;
	// At and Len are positions in answers.
	Replaying() bool
	At() int
	Len() int
	// Seek shows the match after n answers.
	Seek(n int)
	// Live reports whether the match that is watched is still being played, by
	// two computer players: it has no end yet, and its result is news.
	Live() bool
	// Turns are the positions at which turns begin.
	Turns() []int
	// Playing tells or sets whether the replay goes on by itself.
	Playing() bool
	SetPlaying(on bool)
	// Continue turns the replay into a live match from the present position.
	Continue()
	// Record is the match so far as a file (godeck-record), and its share link.
	Record() []byte
	Link() string
	// Rematch starts the same match again with a new seed and the sides kept, or
	// with the players' decks exchanged.
	Rematch(swap bool)
}

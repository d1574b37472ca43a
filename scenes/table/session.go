package table

import (
	"godeck/internal/lang"
	"godeck/rules"
)

// Session is a match as seen by the people at one screen. It decides whose
// view is shown, lets computer players answer, records, undoes and replays;
// package game/session implements it. A scene never gets a State, only views
// and events in the form for the present audience.
type Session interface {
	// Audience returns the seat whose view is shown: a player's seat, or
	// rules.NoSeat while nobody's secrets may be on the screen (between the
	// turns of two people at one device, or for a spectator).
	Audience() rules.Seat
	// View returns what the audience may know now. It is valid until the next
	// call of Update, Answer, Undo, Seek or TakeSeat.
	View() *rules.View
	// Epoch changes whenever the screen must show View afresh instead of
	// presenting events: start, hand-over, undo, seek.
	Epoch() int
	// Events returns what has happened since the last call, in the form for
	// the audience, and what it sees: seen[i] before event i, seen[i+1] after
	// it. Both are valid until the next call. After an Epoch change older
	// events are dropped.
	Events() (ev []rules.Event, seen []rules.View)
	// Update lets others act (computer players, the replay's clock). Call it
	// once a tick while no presentation is running.
	Update()
	// Thinking reports whether a computer player owes an answer.
	Thinking() bool

	// Options returns the legal answers of the audience; none if it owes none.
	Options() []rules.Option
	// Answer gives an answer for the audience. Refusals are *rules.AnswerError
	// with a reason in both languages.
	Answer(o rules.Option) error
	// Concede gives up for the audience, or for the seat that has to answer.
	Concede() error
	// CanUndo reports whether the audience can take back its last answer, and
	// whether it can do so without consent.
	CanUndo() (can, free bool)
	// Back returns what the audience was asked when it gave its k-th last answer
	// (from 1), its options then, and whether taking back that answer and all
	// later ones is free; ok is false if they stay. The view is valid until the
	// next call.
	Back(k int) (v *rules.View, options []rules.Option, free, ok bool)
	// Undo takes back the audience's k last answers, with consent if that is
	// needed: the match is practice then, and its record says so.
	Undo(k int) error
	// Practice reports whether that has happened.
	Practice() bool

	// HandOver returns the seat that must take the device before it can
	// answer; ok is false if none must.
	HandOver() (seat rules.Seat, ok bool)
	// TakeSeat is called when this seat's player has the device.
	TakeSeat(seat rules.Seat)

	// Name returns a player's name in the language.
	Name(seat rules.Seat, l lang.Lang) string
	// Human reports whether a person at this device plays the seat.
	Human(seat rules.Seat) bool
	// Deck returns the id of the seat's deck.
	Deck(seat rules.Seat) string

	// Replaying reports whether a recorded match is being watched; At and Len
	// are positions in answers.
	Replaying() bool
	At() int
	Len() int
	// Seek shows the match after n answers.
	Seek(n int)
	// Live reports whether the match being watched is still being played by
	// two computer players: it has no end yet.
	Live() bool
	// Turns returns the positions at which turns begin.
	Turns() []int
	// Playing and SetPlaying control whether the replay advances by itself.
	Playing() bool
	SetPlaying(on bool)
	// Continue turns the replay into a live match from the present position.
	Continue()
	// Record returns the match so far as a file, and the ending of its name: a
	// readable record once it is over, sealed before.
	Record() (data []byte, ending string)
	// Link returns the share link of a match that is over, or "" if that is too
	// long for a link.
	Link() string
	// Rematch starts the same match again with a new seed, with decks exchanged if swap is set.
	Rematch(swap bool)
}

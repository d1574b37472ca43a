// Package session is a match as somebody follows and plays it, below any
// screen and without a clock: whose view is shown, who is asked, who thinks,
// what can be taken back and watched again.
//
// Session is what a table, a bot or a test uses. Local plays people and
// computer players on this machine, Lesson a tutorial; a session whose other
// half is elsewhere is one more type. Whoever drives it calls Update once a
// tick, reads Events, and answers when there are Options:
//
//	for s.Update(); !s.View().S.Over(); s.Update() {
//		s.Events()
//		if p, ok := s.HandOver(); ok {
//			s.TakeSeat(p)
//		}
//		if o := s.Options(); len(o) > 0 {
//			err = s.Answer(choose(s.View(), o))
//		}
//	}
package session

import (
	"godeck/internal/lang"
	"godeck/rules"
)

// Session is a match as seen by one audience. It never gives away a State,
// only views and events in the form for the audience.
type Session interface {
	Shown
	Asking
	Undoing
	Device
	Players
	Recorded
}

// Shown is what the audience sees.
type Shown interface {
	// Audience returns the seat whose view is shown: a player's seat, or
	// rules.NoSeat while nobody's secrets may be shown (between the turns of
	// two people at one device, or for a spectator).
	Audience() rules.Seat
	// View returns what the audience may know now. It is valid until the next
	// call of Update, Answer, Undo, Seek or TakeSeat.
	View() *rules.View
	// Epoch changes whenever View must be shown afresh instead of presenting
	// events: start, hand-over, undo, seek.
	Epoch() int
	// Events returns what has happened since the last call, in the form for
	// the audience, and what it sees: seen[i] before event i, seen[i+1] after
	// it. Both are valid until the next call. After an Epoch change older
	// events are dropped.
	Events() (ev []rules.Event, seen []rules.View)
	// Update lets others act (computer players, a replay). Call it once a tick
	// while no presentation is running.
	Update()
	// Thinking reports whether a computer player owes an answer.
	Thinking() bool
}

// Ponderer is a Session whose computer players also think while the table is
// busy showing what led to their question. Whoever shows a match calls Ponder
// once a tick then, and Update otherwise.
type Ponderer interface{ Ponder() }

// Recaller is a Session that can tell again what has happened so far, for a table
// that was not there: a stored match that goes on, a leap in a replay.
type Recaller interface {
	// Recall returns what the n-th answer brought (0: the opening) in the form of
	// Events. It is valid until the next call.
	Recall(n int) (ev []rules.Event, seen []rules.View)
}

// Asking is what the audience is asked.
type Asking interface {
	// Options returns the legal answers of the audience; none if it owes none.
	Options() []rules.Option
	// Answer gives an answer for the audience. Refusals are *rules.AnswerError
	// with a reason in both languages.
	Answer(o rules.Option) error
	// Concede gives up for the audience, or for the seat that has to answer.
	Concede() error
}

// Undoing takes answers back.
type Undoing interface {
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
}

// Device is the device that two people share.
type Device interface {
	// HandOver returns the seat that must take the device before it can
	// answer; ok is false if none must.
	HandOver() (seat rules.Seat, ok bool)
	// TakeSeat is called when this seat's player has the device.
	TakeSeat(seat rules.Seat)
}

// Players are who plays.
type Players interface {
	// Name returns a player's name in the language.
	Name(seat rules.Seat, l lang.Lang) string
	// Human reports whether a person at this device plays the seat.
	Human(seat rules.Seat) bool
	// Deck returns the deck that the seat brought, as series.Brought names it; "" for
	// nobody's, which is what a watcher has.
	Deck(seat rules.Seat) string
}

// Recorded is the match as a recording: it can be watched, kept and played
// again.
type Recorded interface {
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

// Speech is what a teacher says now.
type Speech struct {
	ID     int // changes with each speech
	JA, EN string
	Point  []string    // what it is about: the first of these that can be shown; "a+b" are several things
	Asks   bool        // the player is to act; else to read on
	Hint   lang.Phrase // what is told when it is asked for; "" if there is none
}

// Teacher is a Session that teaches.
type Teacher interface {
	Speech() (sp Speech, ok bool)
	Next()                        // the words have been read
	Progress() (at, of int)       // the number of speeches passed, and of all
	Ended() (ended, learned bool) // the lesson is over; learned: to the end
	Again()                       // starts it again
}

// Series is a best-of-N series that a match belongs to, with the sideboarding
// between its games.
type Series interface {
	Best() int                // N, of best of N
	Number() int              // this game, from 1
	Wins(p rules.Seat) int    // games won, including this one if it is over
	Decided() bool            // nobody has to play on
	Concede(p rules.Seat)     // the next concession, or the one just made, ends the match
	Conceded() rules.Seat     // who has given up the match, or NoSeat
	Begun() bool              // sideboarding has begun
	Seconds(rules.Seat) int   // left for sideboarding; 0: time is up, the last legal lists hold
	Tick(rules.Seat)          // a sixtieth of a second has passed
	Sideboards() []rules.Seat // seats of people who are still sideboarding; empty in best of one
	// Lists returns a seat's main deck and sideboard as arranged so far.
	Lists(p rules.Seat) (main, side []rules.DefID)
	// Draft stores a seat's arrangement.
	Draft(p rules.Seat, main, side []rules.DefID)
	// Exchange sets a seat's lists for the next game, or returns what is wrong with them.
	Exchange(p rules.Seat, main, side []rules.DefID) error
	// Next begins the next game in the session.
	Next()
}

package rules

import "slices"

// EventKind says what happened. Kinds below FirstGameEvent belong to the
// kernel, the rest to the games.
type EventKind uint8

// Events of the kernel.
const (
	EvNone    EventKind = iota
	EvMove              // Card went From → To; A is its new index from the bottom
	EvShuffle           // zone To was shuffled; A is the number of cards
	EvFlip              // Card was turned; A is 1 for face-up
	EvShow              // Card in zone From was shown to the seats in Vis
	EvRandom            // a die, coin or lot: A is the outcome, B the number of faces (0: a secret draw, see Exec.Lot), C the game's purpose
	EvSeatVar           // Seat's variable C went from A to B
	EvVar               // the shared variable C went from A to B
	EvAsk               // Seat is asked (prompt A)
	EvCommit            // Seat has committed a secret choice
	EvOver              // the match ended; Seat won (NoSeat: draw), A is the reason
)

// FirstGameEvent is the first kind that a game may define.
const FirstGameEvent EventKind = 32

// Event is one fact, enough to animate it, log it and read it out. Card and
// Def are secret to seats outside Vis.
type Event struct {
	Kind    EventKind
	Seat    Seat
	Vis     uint8 // seats that may know which card it is
	Card    CardID
	Src     CardID // public cause, or 0
	From    ZoneID
	To      ZoneID
	Def     DefID
	A, B, C int16
	Place   int8 // 1 + the public place in From where the card lay (ZoneSpec.Places); 0: none
}

// For returns the event as the seat may know it: complete for seats in Vis,
// without Card and Def for the others. NoSeat sees what is open to both,
// Watcher what either seat sees.
func (e Event) For(seat Seat) Event {
	if seat < 0 && !eyes(seat, e.Vis) || seat >= 0 && e.Vis&seat.Mask() == 0 {
		e.Card, e.Def = 0, 0
	}
	e.Vis = 0
	return e
}

// Log collects events; a nil Log discards them at no cost. A watched log also
// keeps a seat's view before the first event and after each, so that a
// presentation can be made from views alone. A view takes some 5 µs per event:
// for screens, never for search.
type Log struct {
	Events []Event
	Views  []View // watched logs only: Views[i] is seen before Events[i], Views[i+1] after it

	watched bool
	eyes    Seat
}

// Watch makes the log keep the views of a seat, NoSeat or Watcher.
func (l *Log) Watch(eyes Seat) { l.watched, l.eyes = true, eyes }

// Reset empties the log but keeps its memory.
func (l *Log) Reset() { l.Events, l.Views = l.Events[:0], l.Views[:0] }

// begin takes the view before the first event.
func (l *Log) begin(t *Table, s *State) {
	if l != nil && l.watched && len(l.Views) == 0 {
		l.look(t, s)
	}
}

// add takes an event that has just happened.
func (l *Log) add(t *Table, s *State, ev Event) {
	l.Events = append(l.Events, ev)
	if l.watched {
		l.look(t, s)
	}
}

func (l *Log) look(t *Table, s *State) {
	n := len(l.Views)
	l.Views = slices.Grow(l.Views, 1)[:n+1]
	ViewInto(t, s, l.eyes, &l.Views[n])
}

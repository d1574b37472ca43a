package games

import (
	"godeck/internal/lang"
	"godeck/rules"
)

// Deed is something that a player can do in a match and that teaches a rule.
// A game's table of deeds is in its entry; package rules/deeds recognizes them
// in a match that is over.
type Deed struct {
	ID     string      // in stored records; lower-case letters and hyphens
	Clause string      // of the rule book that it teaches, without the game's prefix
	Name   lang.Phrase // what is to be done, in a few words
	Rule   lang.Phrase // what it teaches, in one sentence
	// On is the kind of events that are looked at; EvNone: all of them.
	On rules.EventKind
	// Done reports whether the event completes the deed. nil: it does if its
	// seat is the player's.
	Done func(l *Look) bool
}

// Look is an event of a match that is over, as a deed looks at it.
type Look struct {
	rules.Event
	Me     rules.Seat // whose deed it would be
	Game   Game
	S      *rules.State // before the answer that led to the event, with everything hidden
	After  *rules.State // … after it
	By     rules.Seat   // who answered; NoSeat: nobody, the match opens
	Option rules.Option // … what
	Nth    int          // number of the answer, from 1; 0: the opening
	Memo   *[4]int      // the deed's own, all 0 when the match begins
}

// Mine reports whether the event's seat is the player's.
func (l *Look) Mine() bool { return l.Seat == l.Me }

// Moved reports whether the event is the move of a card of the player from one
// kind of zone to another.
func (l *Look) Moved(from, to uint8) bool {
	return l.Kind == rules.EvMove && l.From == rules.ZoneOf(from, l.Me) && l.To == rules.ZoneOf(to, l.Me)
}

// Attr returns a printed number of the event's card.
func (l *Look) Attr(attr uint8) int { return int(l.Game.Library().Def(l.Def).Attr[attr]) }

// Won reports whether the event is the player's victory for a reason.
func (l *Look) Won(reason uint8) bool {
	return l.Kind == rules.EvOver && l.Seat == l.Me && l.A == int16(reason)
}

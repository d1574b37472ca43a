// Package present shows a match on a board: the moment that its audience sees
// (Moment), how the events of an answer lead to the next one (Presentation),
// what is held up with its words (Spot), the log in sentences, nested by causes
// (GameLog, Log), and what a card is at the moment (Show.Reading). It shows
// what a session tells; it asks nothing and answers nothing.
package present

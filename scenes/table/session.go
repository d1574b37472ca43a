package table

import (
	"godeck/rules/series"
	"godeck/rules/session"
)

// What a table shows, asks and follows is package session's; scenes name it
// here.
type (
	Session = session.Session
	Teacher = session.Teacher
	Speech  = session.Speech
	Series  = session.Series
)

// Brought returns the cards of a deck as Session.Deck names it.
var Brought = series.Find

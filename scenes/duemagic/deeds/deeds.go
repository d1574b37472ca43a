// Package deeds does what a player does at the table of Duemagic: what cards,
// shields and buttons do when they are touched, what is begun and taken back, and
// the answers it comes to. Passing priority is in package priority.
package deeds

import (
	"godeck/rules"
	"godeck/scenes/duemagic/choices"
	"godeck/scenes/duemagic/passing"
	"godeck/scenes/duemagic/staging"
	"godeck/scenes/table"
	"godeck/scenes/ui"
)

// Deeds are those of the player at a table.
type Deeds struct {
	table  *staging.Table
	Chosen rules.CardID  // card chosen by tap, not yet used
	Spent  int           // the turn of the audience's that ended by itself, 0: none
	Lacked choices.Short // why nothing could be used in it
	Hit    Hit           // the attack that was aimed at one shield of several
	Pass   func(env *ui.Env)

	match *table.Match
	drawn string // the card that is being dragged
	wish  *passing.Wish
	aim   map[rules.CardID]rules.CardID // creatures on which spells in use were dropped, until their targets are asked
	tried choices.Trials
	plain choices.Case // what Bare returns
}

// Hit is an attack on a shield.
type Hit struct {
	By    rules.CardID // 0: none
	Place int
}

// At returns the deeds at a table; wish says when the player is asked.
func At(m *table.Match, t *staging.Table, wish *passing.Wish) Deeds {
	return Deeds{table: t, match: m, wish: wish, aim: map[rules.CardID]rules.CardID{}}
}

// Unaim forgets at what spells and attacks under way were aimed.
func (s *Deeds) Unaim() {
	s.Hit.By = 0
	clear(s.aim)
}

// Clear drops everything that was begun or found out.
func (s *Deeds) Clear() {
	s.Unaim()
	s.tried = choices.Trials{}
	s.Drop()
}

// Back drops the chosen card and reports whether there was one.
func (s *Deeds) Back() bool {
	chosen := s.Chosen != 0
	s.Drop()
	return chosen
}

// Settle drops a chosen card that can no longer be used.
func (s *Deeds) Settle() {
	if s.Chosen != 0 && !s.Q().Offers(s.Chosen) {
		s.Drop()
	}
}

// Pulled drops the chosen card when another is pulled, that is asked about now, and has
// what takes it framed.
func (s *Deeds) Pulled() {
	d := s.match.Board.Pulled()
	if s.Chosen != 0 && d != "" && d != s.match.Board.Selected {
		s.Drop()
		s.match.Surface.Invalidate()
	}
	if d != s.drawn { // what it may be put on is framed
		s.drawn = d
		s.match.Surface.Invalidate()
	}
}

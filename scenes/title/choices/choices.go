// Package choices is what has been chosen behind an open door: who plays, with
// which decks, at which level, and a game's own settings.
package choices

import (
	"maps"
	"slices"

	"godeck/scenes/table"
	"godeck/scenes/title/catalog"
)

// Choices are what has been chosen for a match of a game. What is not available
// is never chosen.
type Choices struct {
	Game    *catalog.GameInfo // whose door is open
	Mode    catalog.Mode
	Decks   [2]string
	Level   int            // index
	Rival   string         // id; "": the program without a face
	More    map[string]int // the game's own settings: index of the value
	Beaten  []string       // rivals
	New     bool           // nobody has won here yet
	Touched bool           // something was chosen since the door was opened

	last     *catalog.Selection // previous set-up; nil: none
	levelled bool               // the player has pressed a level since the door was opened
	took     bool               // … has taken a deck
	asked    int                // the level before rivals brought theirs
}

// Open opens the door of a game with the last set-up, or that of a first match.
func (s *Choices) Open(g *catalog.GameInfo, habit catalog.Habit) {
	*s = Choices{Game: g, New: !habit.Won, Beaten: habit.Beaten}
	var c catalog.Selection
	if n := len(g.Levels); n > 0 {
		c.Level = g.Levels[n/2].ID
	}
	for p := range c.Decks {
		if len(g.Decks) > 0 {
			c.Decks[p] = g.Decks[min(p, len(g.Decks)-1)].ID
		}
	}
	switch {
	case habit.Last != nil:
		c = *habit.Last
	case s.New:
		c = g.FirstMatch()
	}
	s.set(c)
	if habit.Last != nil { // as far as it is still available
		now := s.Selection()
		s.last = &now
	}
}

// set applies c; what is not available keeps its default.
func (s *Choices) set(c catalog.Selection) {
	g := s.Game
	s.Mode, s.Level, s.More = c.Mode, len(g.Levels)/2, map[string]int{}
	for i, lv := range g.Levels {
		if lv.ID == c.Level {
			s.Level = i
		}
	}
	s.Rival, s.asked = "", s.Level
	for i := range g.Rivals {
		if g.Rivals[i].ID == c.Rival {
			s.Rival = c.Rival
		}
	}
	for p := range s.Decks {
		s.Decks[p] = ""
		if len(g.Decks) > 0 {
			s.Decks[p] = g.Decks[min(p, len(g.Decks)-1)].ID
		}
		if d := g.Deck(c.Decks[p]); d != nil && d.Wrong.EN == "" || c.Decks[p] == catalog.RandomDeck {
			s.Decks[p] = c.Decks[p]
		}
	}
	for _, t := range s.Terms() {
		for i, v := range t.Values {
			if c.More[t.ID] == v.ID {
				s.More[t.ID] = i
			}
		}
	}
}

// Terms returns a game's own settings, and those of what beaten rivals have
// opened.
func (s *Choices) Terms() []table.Term {
	g := s.Game
	if g.Looks == nil {
		return g.Terms
	}
	return append(slices.Clip(g.Terms), g.Looks(func(id string) bool { return slices.Contains(s.Beaten, id) })...)
}

// Selection returns the chosen set-up.
func (s *Choices) Selection() catalog.Selection {
	g := s.Game
	c := catalog.Selection{Game: g.ID, Mode: s.Mode, Decks: s.Decks}
	if s.Mode == catalog.VsAI {
		c.Rival = s.Rival
	}
	if s.Level < len(g.Levels) && s.Mode != catalog.TwoPlayers {
		c.Level = g.Levels[s.Level].ID
	}
	for _, t := range s.Terms() {
		id := t.Values[s.More[t.ID]].ID
		if id == "" { // the usual look
			continue
		}
		if c.More == nil {
			c.More = map[string]string{}
		}
		c.More[t.ID] = id
	}
	return c
}

// Again reports whether the set-up is the last one.
func (s *Choices) Again() bool {
	if s.last == nil {
		return false
	}
	a, b := s.Selection(), *s.last
	return a.Game == b.Game && a.Mode == b.Mode && a.Decks == b.Decks && a.Level == b.Level && a.Rival == b.Rival && maps.Equal(a.More, b.More)
}

// Take takes a deck for a seat.
func (s *Choices) Take(p int, deck string) {
	s.Touched, s.took = s.Touched || s.Decks[p] != deck, s.took || p == 0
	s.Decks[p] = deck
}

// SetMode says who plays.
func (s *Choices) SetMode(m catalog.Mode) { s.Mode, s.Touched = m, true }

// SetLevel takes a level.
func (s *Choices) SetLevel(i int) { s.Level, s.asked, s.levelled, s.Touched = i, i, true, true }

// Brought returns the level that was chosen before, if another one has come with the rival.
func (s *Choices) Brought() (from int, ok bool) {
	return s.asked, s.Mode == catalog.VsAI && s.Rival != "" && s.asked != s.Level
}

// SetTerm takes a value of a game's own setting.
func (s *Choices) SetTerm(id string, value int) { s.More[id], s.Touched = value, true }

// Challenge takes a rival with its deck and level; a level that the player has
// pressed stays. A player whose deck is that of a first match, and not their choice,
// gets another one than the rival's.
func (s *Choices) Challenge(r *catalog.RivalInfo) {
	s.Rival, s.Touched = r.ID, true
	if s.Game.Deck(r.Deck) != nil {
		s.Decks[1] = r.Deck
		if s.Decks[0] == r.Deck && !s.took && r.Deck == s.Game.FirstMatch().Decks[0] {
			s.Decks[0] = s.Game.Easiest(r.Deck)
		}
	}
	if s.levelled {
		return
	}
	for i, lv := range s.Game.Levels {
		if lv.ID == r.Level {
			s.Level = i
		}
	}
}

// OnLadder reports whether beating a rival with the present choices counts.
func (s *Choices) OnLadder(r *catalog.RivalInfo) bool {
	own := slices.IndexFunc(s.Game.Levels, func(x catalog.LevelInfo) bool { return x.ID == r.Level })
	return s.Level >= own && (s.Decks[1] == r.Deck || s.Game.Deck(r.Deck) == nil)
}

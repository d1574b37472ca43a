// Package catalog is what the title knows of the games: their doors, decks,
// levels and rivals, and a set-up of a match.
package catalog

import (
	"math"

	"godeck/internal/lang"
	"godeck/scenes/table"
	"godeck/scenes/table/cards"
)

// Mode says who plays.
type Mode uint8

// The modes of play.
const (
	VsAI       Mode = iota // a person against the program
	TwoPlayers             // two people, one device
	WatchAI                // program against program
)

// RandomDeck means one of the game's decks, drawn when the match begins.
const RandomDeck = "random"

// DeckInfo is a deck as the title shows it.
type DeckInfo struct {
	ID         string
	Name       lang.Phrase
	Difficulty int         // from 1, for a first match, to 3; 0: unknown
	Plan       lang.Phrase // how it wants to win, in one line
	Guide      lang.Phrase // how it is played; may be empty
	Hues       []table.Hue
	Key        Face // its key card
	Cards      []DeckCard
	Side       []DeckCard  // the sideboard, where there is one
	Own        bool        // built by the player
	Wrong      lang.Phrase // why it cannot be played; none: it can
}

// Face returns a card's face in a language.
type Face func(l lang.Lang) *cards.CardFace

// DeckCard is a number of copies of a card.
type DeckCard struct {
	ID   string
	N    int
	Face Face
}

// LevelInfo is a level of the computer players.
type LevelInfo struct {
	ID   string
	Name lang.Phrase
	Why  lang.Phrase // how it plays, in one sentence
}

// GameInfo is a door.
type GameInfo struct {
	ID            string
	Name          lang.Phrase
	Tagline       lang.Phrase
	FirstDeck     string // deck of a newcomer; "": the easiest
	FirstOpponent string // deck of a newcomer's first opponent; "": the next easiest
	Ready         bool
	Decks         []DeckInfo  // nil: not loaded yet
	Levels        []LevelInfo // with fewer than two no choice is shown
	Rivals        []RivalInfo // from the easiest; none: opponents have no face
	Terms         []table.Term
	// Looks returns the settings of what the beaten rivals have opened; nil: none.
	Looks func(beaten func(rival string) bool) []table.Term
	Door  table.Door
}

// RivalInfo is somebody to play against.
type RivalInfo struct {
	ID          string
	Name, Title lang.Phrase
	Deck, Level string
	Face        *table.Rival // what it looks like; nil: unknown
	Opens       lang.Phrase  // what beating it opens; none: nothing
}

// Catalog is everything that can be chosen.
type Catalog struct{ Games []GameInfo }

// Selection is a chosen set-up.
type Selection struct {
	Game  string
	Mode  Mode
	Decks [2]string         // of the person (or the first player) and of the opponent
	Level string            // "" if the game has no levels
	Rival string            // who the opponent is; "": the program without a face
	More  map[string]string // the game's own settings by id; nil: none
}

// Habit is how a game has been played here so far.
type Habit struct {
	Last *Selection // the last set-up; nil: none yet
	Won  bool       // a match against the program has been won
	// Beaten are the ids of the rivals who were beaten.
	Beaten []string
}

// Deck returns a deck, or nil.
func (g *GameInfo) Deck(id string) *DeckInfo {
	for i := range g.Decks {
		if g.Decks[i].ID == id {
			return &g.Decks[i]
		}
	}
	return nil
}

// Level returns a level, or nil.
func (g *GameInfo) Level(id string) *LevelInfo {
	for i := range g.Levels {
		if g.Levels[i].ID == id {
			return &g.Levels[i]
		}
	}
	return nil
}

// Easiest returns the easiest deck but one; "": none says how hard it is.
func (g *GameInfo) Easiest(but string) (id string) {
	best := math.MaxInt
	for i := range g.Decks {
		if d := &g.Decks[i]; d.Difficulty > 0 && d.Difficulty < best && d.ID != but {
			id, best = d.ID, d.Difficulty
		}
	}
	return id
}

// FirstMatch returns a newcomer's set-up: the decks that the game names or the
// easiest ones, and the weakest opponent.
func (g *GameInfo) FirstMatch() Selection {
	c := Selection{Game: g.ID}
	if len(g.Levels) > 0 {
		c.Level = g.Levels[0].ID
	}
	if g.Deck(g.FirstDeck) != nil {
		c.Decks[0] = g.FirstDeck
	}
	if c.Decks[0] == "" {
		c.Decks[0] = g.Easiest("")
	}
	c.Decks[1] = g.Easiest(c.Decks[0])
	if d := g.Deck(g.FirstOpponent); d != nil && g.FirstOpponent != c.Decks[0] {
		c.Decks[1] = g.FirstOpponent
	}
	if len(g.Rivals) == 0 {
		return c
	}
	c.Rival = g.Rivals[0].ID  // the first one is for newcomers, whatever the deck
	for i := range g.Rivals { // and better one whose own it is
		if r := &g.Rivals[i]; r.Deck == c.Decks[1] && r.Level == c.Level {
			c.Rival = r.ID
			break
		}
	}
	return c
}

// Package title is the first screen: five doors, one for each game, and behind
// an open door the choice of opponent and decks; resume, replays, settings,
// credits. It knows the games only from its catalog.Catalog.
package title

import (
	"godeck/internal/lang"
	"godeck/internal/picture"
	"godeck/scenes/title/catalog"
	"godeck/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// AgainInfo describes the last set-up.
type AgainInfo struct {
	Game   string
	Detail lang.Phrase // the decks
}

// ResumeInfo describes the match that can be resumed.
type ResumeInfo struct {
	Game   string
	Detail lang.Phrase // e.g. "Turn 5, 62 : 48"
	Stays  bool        // it goes to the replays when another match is begun
}

// LessonInfo is one tutorial of a game.
type LessonInfo struct {
	ID           string
	Title, About lang.Phrase
	Done         bool
	Left         bool // it goes on where it was left
	Puzzle       bool // it is solved instead of followed
}

// Options connects the title to the program. A nil function hides its entry.
type Options struct {
	Catalog    catalog.Catalog
	Prepare    func(game string) bool               // loads a game for a small part of a tick, and reports whether that is done; nil: it always is
	Decks      func(game string) []catalog.DeckInfo // a prepared game's decks; none: the door stays closed
	Pictures   func(env *ui.Env, game string) bool  // whether a game's cards can be painted; called in every tick
	Habit      func(game string) catalog.Habit
	Again      func() *AgainInfo // nil result: nothing has been played yet
	Repeat     func(env *ui.Env) // begins a match with the last set-up
	Start      func(env *ui.Env, c catalog.Selection)
	Resume     func() *ResumeInfo // nil result: nothing to resume
	Continue   func(env *ui.Env)  // resumes it
	Replays    func() []ReplayInfo
	Listed     func() []string // the games of these matches, which are prepared first
	OpenReplay func(env *ui.Env, id string)
	OpenFile   func(env *ui.Env)
	Lessons    func(game string) []LessonInfo
	Learn      func(env *ui.Env, game, id string)
	// Build leads to where a game's decks are built, or to its cards, and from there
	// back to the set-up behind the game's door, or home: to the title itself.
	Build func(env *ui.Env, game string, cards, home bool)
	// What is seen at a glance; nil results show nothing.
	Today      func() *TodayInfo
	Record     func() *RecordInfo
	OpenRecord func(env *ui.Env)
	Desk       func() *DeskInfo
	Credits    string // the text of ATTRIBUTIONS.md
	Version    string
	// DoorArt paints a door's picture into a rectangle, once for every size.
	// Nil: the games' neon signs are used; false: it is called again in the
	// next frame.
	DoorArt func(dst *ebiten.Image, game string, r ui.Rect) bool
	// Poster returns what is to be seen in a door until then, such as what the
	// page showed there while the program was coming; nil: its neon sign.
	Poster func(game string) *picture.Picture
}

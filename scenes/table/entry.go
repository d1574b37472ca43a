package table

import (
	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/ai"
	"godeck/rules/effect"
	"godeck/rules/games"
	"godeck/scenes/ui"
)

// Entry is a game as a program with a screen knows it: its rules, its door on
// the title, its cards to look at, and its table. Every game's scene has one,
// and nothing else outside the game's own packages has to name it.
type Entry struct {
	*games.Entry
	Guide   ai.Guide // of its computer players
	Tagline lang.Phrase
	Rival   lang.Phrase // whom a learner plays against
	Foe     string      // the deck of a newcomer's first opponent; "": the next easiest
	Door    Door
	// Hues are what the game's cards are told apart by at a glance; HuesOf is
	// the mask of them that a design has. They name the colours of decks.
	Hues   []Hue
	HuesOf func(d *effect.Def) uint32
	// Terms are what is agreed on before a match besides decks.
	Terms []Term
	// Cards shows the cards outside a match.
	Cards func(lib *effect.Library) Cards
	// Open makes the table of a match; nil: the door is closed.
	Open func(g games.Game, s Session, p Place) ui.Scene
}

// Place is what the program gives a table besides its session.
type Place struct {
	Leave  func(env *ui.Env)                // back to the title
	Lesson bool                             // nothing is done by itself: the script knows every answer
	Series Series                           // nil: a single game
	Seen   func(p rules.Seat) []rules.DefID // what a seat has seen of the other's cards; nil: not kept
	Store  ui.Store                         // where a game keeps what is its own, under keys that begin with its id
}

// Door is a game's light and sign on the title.
type Door struct {
	Backdrop, Floor, Neon ui.Colour
	// Sign draws the emblem in neon lines around x, y, k high and wide from
	// there, until the door's picture has come; t counts ticks.
	Sign func(c *ui.Canvas, d *Door, x, y, k, t float64)
}

// Hue is one of a game's colours: an element, a civilization, a faction.
type Hue struct {
	Name   lang.Phrase
	Colour ui.Colour
}

// Term is something agreed on before a match: one of a few values, the first
// unless the player chooses otherwise.
type Term struct {
	ID     string // also in addresses: ?best=3
	Name   lang.Phrase
	Values []TermValue
}

// TermValue is one answer to a Term.
type TermValue struct {
	ID   string
	Name lang.Phrase
	Why  lang.Phrase // what it means, one sentence
}

// Cards are a game's cards outside a match.
type Cards struct {
	Face func(def rules.DefID, l lang.Lang) *CardFace
	// Arrive asks for the game's own pictures and reports that they have come:
	// what was painted before is out of date then. nil: they are here.
	Arrive func(env *ui.Env) bool
}

// Series is a match of several games as the program keeps it: the table shows
// the score, and between games the sideboarding.
type Series interface {
	Best() int                // N of best of N
	Number() int              // this game, from 1
	Wins(p rules.Seat) int    // games won, this one included when it is over
	Decided() bool            // nobody has to play on
	Concede(p rules.Seat)     // the game that p gives up next, or has ended, ends the match
	Conceded() rules.Seat     // who has given up the match, or NoSeat
	Begun() bool              // sideboarding has begun
	Seconds(rules.Seat) int   // left for sideboarding; 0: time is up, the last legal lists hold
	Tick(rules.Seat)          // a sixtieth of a second of it has gone
	Sideboards() []rules.Seat // seats of people who may exchange cards now; empty in best of one
	// Lists are a seat's main deck and sideboard, as they stand.
	Lists(p rules.Seat) (main, side []rules.DefID)
	// Draft tells how far a seat has come, to be kept.
	Draft(p rules.Seat, main, side []rules.DefID)
	// Exchange sets a seat's lists for the next game; the error says what is wrong.
	Exchange(p rules.Seat, main, side []rules.DefID) error
	// Next begins the next game in the session.
	Next(env *ui.Env)
}

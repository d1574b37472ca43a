package table

import (
	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/ai"
	"godeck/rules/effect"
	"godeck/rules/games"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// Entry describes a game to a program with a screen: its rules, its door on
// the title, its cards for display, and its table. Every game's scene has one;
// nothing else outside of the game's packages needs to name it.
type Entry struct {
	*games.Entry
	Guide         ai.Guide // of its computer players
	Tagline       lang.Phrase
	Rival         lang.Phrase // name of a learner's opponent
	Rivals        []*Rival    // computer players with a face, from the easiest; the first is met in lessons
	Looks         []Look      // what beating each of them opens, in their order
	Prize         Prize       // the deck that beating one of them opens besides
	FirstDeck     string      // deck of a newcomer; "": the easiest
	FirstOpponent string      // deck of a newcomer's first opponent; "": the next easiest
	// FirstDeal reports whether a deal is one for a newcomer's very first match;
	// else another is made, by a rule that holds for both seats. nil: any is.
	FirstDeal func(g games.Game, s *rules.State) bool
	Door      Door
	// Hues distinguish the game's cards at a glance; HuesOf returns the mask
	// of a design's. They are the colours of decks.
	Hues   []Hue
	HuesOf func(d *effect.Def) uint32
	// Terms are the settings of a match besides decks.
	Terms []Term
	// Cards returns the cards for display outside of a match.
	Cards func(lib *effect.Library) cards.Cards
	// Open returns the table of a match; nil: the door is closed.
	Open func(g games.Game, s Session, p Place) ui.Scene
}

// Place is what the program provides to a table besides its session.
type Place struct {
	Leave  func(env *ui.Env)                // back to the title
	Lesson bool                             // the table does nothing by itself: the script has every answer
	Series Series                           // nil: a single game
	Seen   func(p rules.Seat) []rules.DefID // what a seat has seen of the other's cards; nil: not recorded
	Store  ui.Store                         // for the game's own values, under keys that begin with its id
}

// Door is a game's light and sign on the title.
type Door struct {
	Backdrop, Floor, Neon ui.Colour
	// Sign draws the emblem in neon lines, centred on x, y with size k, until
	// the door's picture has arrived; t counts ticks.
	Sign func(c *ui.Canvas, d *Door, x, y, k, t float64)
	// The match that is seen through the door: its seed, and after how many
	// random answers.
	Seed    uint64
	Answers int
	Aside   float64 // how far beside its rival one looks, in the window's width: where the fighters are
}

// Hue is one of a game's colours: an element, a civilization, a faction.
type Hue struct {
	Name   lang.Phrase
	Colour ui.Colour
}

// Hues returns hues with the names of a game's values and their colours.
func Hues(values []effect.Value, colours []ui.Colour) (out []Hue) {
	for i, v := range values {
		out = append(out, Hue{lang.Phrase{JA: v.JA, EN: lang.Capital(v.EN)}, colours[i]})
	}
	return out
}

// Term is a setting of a match: one of a few values, by default the first.
type Term struct {
	ID     string // also a parameter of addresses: ?best=3
	Name   lang.Phrase
	Values []TermValue
}

// TermValue is a value of a Term.
type TermValue struct {
	ID   string
	Name lang.Phrase
	Why  lang.Phrase // what it means, in one sentence
}

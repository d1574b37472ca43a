package games

import (
	"fmt"
	"slices"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/effect"
)

// File is the content of a card pack.
type File = effect.File

// Entry describes a game to programs that know no game in particular: its
// names, what its cards can say, and how it is made. Every game's package has
// one; a program lists the entries of the games that it links.
//
// The rule book is left out: only tools need it, and the page would carry it.
type Entry struct {
	ID     string
	Name   lang.Phrase
	Clause string // prefix of its clauses in the rule book

	// Vocabulary is what its cards can say; nil for an unfinished game.
	Vocabulary func() *effect.Vocabulary
	// New makes the game from a compiled library.
	New func(lib *effect.Library) Game
	// Cards is the built-in pack, Lessons the compiled tutorials.
	Cards   []byte
	Lessons []byte

	Series *SeriesForm // nil: no best of N
	Goal   Goal
	Sample Sample
	Deeds  []Deed // what a player can do in a match, each of which teaches a rule
	// Hand says of an opening hand what can be paid when, and how likely; rest is
	// the deck without it, in any order. nil: nothing that depends on the draw.
	Hand func(lib *effect.Library, hand, rest []rules.DefID) []lang.Phrase
}

// Goal is the performance target of a game's engine: random games per second
// on one core, natively and in WebAssembly, and a public engine of the same
// game to compare with. A zero target means the usual one.
type Goal struct {
	Native, Wasm float64
	Public       float64 // random games per second of that engine; 0: there is none
	Engine       string  // its name
}

// Sample configures the sample matches of pictures and table tests.
type Sample struct {
	Designs int            // number of designs in a random deck, few enough for cards to work together; 0: all
	Players [2]lang.Phrase // names; none: the usual ones
	// Eventful reports whether an answer makes a match eventful; nil: never.
	Eventful func(prompt uint8, o rules.Option) bool
}

// Ready reports whether the game can be played.
func (e *Entry) Ready() bool { return e.Vocabulary != nil }

// Load returns the game with its built-in cards and further packs. Its error
// is an effect.Faults if a pack is at fault.
func (e *Entry) Load(extra ...File) (Game, error) {
	g, err := e.LoadOnly(e.Pack())
	if err != nil || len(extra) == 0 {
		return g, err
	}
	return e.Extend(g, extra...)
}

// Pack is the built-in pack.
func (e *Entry) Pack() File { return File{Name: "cards.json", Data: e.Cards} }

// As asserts the type of a loaded game.
func As[G Game](g Game, err error) (G, error) {
	own, _ := g.(G)
	return own, err
}

// LoadOnly returns the game with the cards of the given packs only.
func (e *Entry) LoadOnly(packs ...File) (Game, error) {
	return e.LoadPausing(func() {}, packs...)
}

// LoadPausing is LoadOnly for those who cannot wait (effect.LoadPausing).
func (e *Entry) LoadPausing(pause func(), packs ...File) (Game, error) {
	if !e.Ready() {
		return nil, fmt.Errorf("%s is not finished yet", e.Name.EN)
	}
	v := e.Vocabulary()
	pause()
	lib, err := effect.LoadPausing(v, pause, packs...)
	if err != nil {
		return nil, err
	}
	pause()
	return e.New(lib), nil
}

// Extend returns the game with further packs; g is unchanged.
func (e *Entry) Extend(g Game, extra ...File) (Game, error) {
	lib := g.Library()
	more, err := effect.ReadPacks(lib.Vocab, extra...)
	if err != nil {
		return nil, err
	}
	if lib, err = effect.Compile(lib.Vocab, append(slices.Clone(lib.Packs), more...)...); err != nil {
		return nil, err
	}
	return e.New(lib), nil
}

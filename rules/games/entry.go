package games

import (
	"fmt"
	"slices"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/effect"
)

// File is a card pack in memory.
type File = effect.File

// Entry is a game as programs know it that do not know the game: what it is
// called, what its cards can say, and how it is made. Every game's package has
// one, and a program lists the entries of the games that it links.
//
// The rule book is not in it: only tools need that, and the page would carry it.
type Entry struct {
	ID     string
	Name   lang.Phrase
	Clause string // prefix of its rule book's clauses

	// Vocabulary is what its cards can say; nil in a game that is not finished.
	Vocabulary func() *effect.Vocabulary
	// New makes the game from a compiled library.
	New func(lib *effect.Library) Game
	// Cards is the built-in pack, Lessons are the compiled tutorials.
	Cards   []byte
	Lessons []byte

	Match  *MatchForm // nil: there are only single games
	Goal   Goal
	Sample Sample
}

// Goal is what a game's engine is judged by: whole random games a second on
// one core, natively and in WebAssembly, and a public engine of the same game.
// Zero targets are the usual ones.
type Goal struct {
	Native, Wasm float64
	Public       float64 // what that engine does; 0: there is none
	Engine       string  // what it is
}

// Sample is how pictures and tests of a game's table are brought to life.
type Sample struct {
	Designs int            // a random deck is made of so many designs, or hardly two cards would go together; 0: of all
	Players [2]lang.Phrase // their names; none: the usual ones
	// Eventful reports whether an answer to a prompt makes a match eventful;
	// nil: none does more than others.
	Eventful func(prompt uint8, o rules.Option) bool
}

// Ready reports whether the game can be played.
func (e *Entry) Ready() bool { return e.Vocabulary != nil }

// Load returns the game with its built-in cards and further packs. Faults of
// packs come as effect.Faults.
func (e *Entry) Load(extra ...File) (Game, error) {
	g, err := e.LoadOnly(File{Name: "cards.json", Data: e.Cards})
	if err != nil || len(extra) == 0 {
		return g, err
	}
	return e.Extend(g, extra...)
}

// As is a game that was loaded, by its own type.
func As[G Game](g Game, err error) (G, error) {
	own, _ := g.(G)
	return own, err
}

// LoadOnly returns the game with the cards of the packs alone.
func (e *Entry) LoadOnly(packs ...File) (Game, error) {
	if !e.Ready() {
		return nil, fmt.Errorf("%s is not finished yet", e.Name.EN)
	}
	lib, err := effect.Load(e.Vocabulary(), packs...)
	if err != nil {
		return nil, err
	}
	return e.New(lib), nil
}

// Extend returns the game with further packs; g itself stays as it is.
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

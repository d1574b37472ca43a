// Package all links every game that has rules, finished or not: for the
// referee, scenarios and tests. The program itself names the games it opens.
package all

import (
	"fmt"
	"slices"

	"godeck/rules/duemagic"
	"godeck/rules/effect"
	"godeck/rules/games"
	"godeck/rules/magna"
	"godeck/rules/zutomayo"
)

// Load returns a game with its built-in cards and further packs. Faults of
// packs come as effect.Faults.
func Load(id string, extra ...games.File) (games.Game, error) {
	info, ok := games.Find(id)
	if !ok {
		return nil, fmt.Errorf("there is no game %q", id)
	}
	var g games.Game
	var err error
	switch id {
	case "zutomayo":
		g, err = zutomayo.Load()
	case "duemagic":
		g, err = duemagic.Load()
	case "magna":
		g, err = magna.Load()
	default:
		return nil, fmt.Errorf("%s is not finished yet", info.Name.EN)
	}
	if err != nil || len(extra) == 0 {
		return g, err
	}
	return Extend(g, extra...)
}

// Extend returns the game with further packs; g itself stays as it is.
func Extend(g games.Game, extra ...games.File) (games.Game, error) {
	v := g.Library().Vocab
	more, err := effect.ReadPacks(v, extra...)
	if err != nil {
		return nil, err
	}
	packs := append(slices.Clone(g.Library().Packs), more...)
	lib, err := effect.Compile(v, packs...)
	if err != nil {
		return nil, err
	}
	return with(lib), nil
}

// LoadOnly returns a game whose cards are those of the packs alone.
func LoadOnly(id string, packs ...games.File) (games.Game, error) {
	v := Vocabulary(id)
	if v == nil {
		return nil, fmt.Errorf("there is no game %q to play", id)
	}
	lib, err := effect.Load(v, packs...)
	if err != nil {
		return nil, err
	}
	return with(lib), nil
}

// with returns the game of a library.
func with(lib *effect.Library) games.Game {
	switch lib.Vocab.Game {
	case "zutomayo":
		return zutomayo.New(lib)
	case "duemagic":
		return duemagic.New(lib)
	}
	return magna.New(lib)
}

// Vocabulary returns what the cards of a game can say, or nil for a game that
// is not finished.
func Vocabulary(id string) *effect.Vocabulary {
	switch id {
	case "zutomayo":
		return zutomayo.Vocab()
	case "duemagic":
		return duemagic.Vocab()
	case "magna":
		return magna.Vocab()
	}
	return nil
}

// Book returns the rule book of a game (RULES.md), or nothing for a game that
// is not finished.
func Book(id string) string {
	switch id {
	case "zutomayo":
		return zutomayo.Book
	case "duemagic":
		return duemagic.Book
	case "magna":
		return magna.Book
	}
	return ""
}

package zutomayo

import (
	"godeck/internal/lang"
	"godeck/rules/effect"
	"godeck/rules/games"
)

// Entry is the game's entry.
var Entry = games.Entry{
	ID: "zutomayo", Name: lang.Phrase{JA: "ZUTOMAYO CARD", EN: "ZUTOMAYO CARD"}, Clause: "ZTM",
	Vocabulary: Vocab,
	New:        func(lib *effect.Library) games.Game { return New(lib) },
	Cards:      builtIn, Lessons: Lessons,
	Deeds: deeds, Hand: hand,
	Goal: games.Goal{Native: 10000, Wasm: 4000, Public: 456, Engine: "best public engine of the game"}, // measured: 384 to 456
}

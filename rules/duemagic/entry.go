package duemagic

import (
	"godeck/internal/lang"
	"godeck/rules/effect"
	"godeck/rules/games"
)

// Entry is the game's entry.
var Entry = games.Entry{
	ID: "duemagic", Name: lang.Phrase{JA: "デュエマジック", EN: "Duemagic"}, Clause: "DMG",
	Vocabulary: Vocab,
	New:        func(lib *effect.Library) games.Game { return New(lib) },
	Cards:      builtIn, Lessons: Lessons,
	Deeds: deeds, Hand: hand,
	Series: &seriesForm,
	Goal:   games.Goal{Public: 216, Engine: "public Go engine of the parent game"},
	Sample: games.Sample{Designs: 17, Players: [2]lang.Phrase{{JA: "アカリ", EN: "Akari"}, {JA: "石の番人", EN: "Stone Warden"}}},
}

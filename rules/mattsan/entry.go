package mattsan

import (
	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/effect"
	"godeck/rules/games"
)

// Entry is the game's entry.
var Entry = games.Entry{
	ID: "mattsan", Name: lang.Phrase{JA: "マッツァンカードゲーム", EN: "Mattsan Card Game"}, Clause: "MTZ",
	Vocabulary: Vocab,
	New:        func(lib *effect.Library) games.Game { return New(lib) },
	Cards:      builtIn, Lessons: Lessons,
	Deeds: deeds, Hand: hand,
	Sample: games.Sample{Eventful: eventful},
}

// eventful reports whether an answer makes a match eventful: placing units, using cards, fighting.
func eventful(prompt uint8, o rules.Option) bool {
	switch prompt {
	case PromptMain:
		return o.Verb != rules.Pass
	case PromptCounter, PromptLeave, PromptTrap:
		return o.Verb == rules.Use
	case PromptMay, PromptAgain:
		return o.Verb == rules.Yes
	}
	return false
}

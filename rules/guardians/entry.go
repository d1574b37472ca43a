package guardians

import (
	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/effect"
	"godeck/rules/games"
)

// Entry is the game's entry.
var Entry = games.Entry{
	ID: "guardians", Name: lang.Phrase{JA: "バトル・ガーディアンズ", EN: "Battle Guardians"}, Clause: "BGD",
	Vocabulary: Vocab,
	New:        func(lib *effect.Library) games.Game { return New(lib) },
	Cards:      builtIn, Lessons: Lessons,
	Deeds:  deeds,
	Sample: games.Sample{Eventful: eventful},
}

// eventful reports whether an answer makes a match eventful: charging Force,
// summoning, rolling dice, staying out of the Extra Phase.
func eventful(prompt uint8, o rules.Option) bool {
	switch prompt {
	case PromptCharge, PromptSummon, PromptDomain, PromptCounter, PromptDamage, PromptSpeed:
		return o.Verb == rules.Use
	case PromptDraw, PromptFollow:
		return o.Verb == rules.Mode && o.N == 0
	case PromptSet:
		return o.Verb == rules.Use || o.Verb == rules.Attack
	case PromptExtra:
		return o.Verb == rules.Pass
	case PromptLimit:
		return o.Verb == rules.Use
	}
	return false
}

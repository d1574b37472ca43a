package magna

import (
	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/effect"
	"godeck/rules/games"
)

// Entry is the game's entry.
var Entry = games.Entry{
	ID: "magna", Name: lang.Phrase{JA: "マグナスペクトラ", EN: "Magna Spectra"}, Clause: "MGN",
	Vocabulary: Vocab,
	New:        func(lib *effect.Library) games.Game { return New(lib) },
	Cards:      builtIn, Lessons: Lessons,
	Deeds: deeds, Hand: hand,
	Sample: games.Sample{Eventful: eventful},
}

// eventful reports whether an answer makes a match eventful: cards are kept,
// units deployed, invasions carried out.
func eventful(prompt uint8, o rules.Option) bool {
	switch prompt {
	case PromptHand, PromptRedeploy:
		return o.Verb == rules.Done
	case PromptProduction:
		return o.Verb == rules.Use && o.N == 0
	case PromptArmament:
		return o.Verb == rules.Mode && o.N == 1 || o.Verb == rules.Use
	case PromptGo:
		return o.Verb == rules.Yes
	case PromptForce, PromptMembers, PromptContinue:
		return o.Verb == rules.Pick
	case PromptAttack, PromptChain, PromptBlock, PromptReinforce:
		return o.Verb != rules.Pass
	}
	return false
}

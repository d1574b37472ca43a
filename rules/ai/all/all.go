// Package all links the computer players of every game, for tools and tests.
package all

import "godeck/rules/ai"

// Of returns the guide of a game, the zero Guide if it has no players.
func Of(game string) ai.Guide {
	switch game {
	case "zutomayo":
		return ai.Zutomayo
	case "magna":
		return ai.Magna
	case "guardians":
		return ai.Guardians
	case "duemagic":
		return ai.Duemagic
	case "mattsan":
		return ai.Mattsan
	}
	return ai.Guide{}
}

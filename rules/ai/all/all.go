// Package all links the computer players of every game, for tools and tests.
package all

import (
	"godeck/rules/ai"
	"godeck/rules/ai/duemagic"
	"godeck/rules/ai/guardians"
	"godeck/rules/ai/magna"
	"godeck/rules/ai/mattsan"
	"godeck/rules/ai/zutomayo"
)

// Of returns the guide of a game, the zero Guide if it has no players.
func Of(game string) ai.Guide {
	switch game {
	case "zutomayo":
		return zutomayo.Guide
	case "magna":
		return magna.Guide
	case "guardians":
		return guardians.Guide
	case "duemagic":
		return duemagic.Guide
	case "mattsan":
		return mattsan.Guide
	}
	return ai.Guide{}
}

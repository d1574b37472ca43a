package field

import (
	"slices"

	"godeck/internal/sorting"
	"godeck/rules"
)

// Order returns the order in which a force takes piercing damage: the units
// picked, then the others, strongest first.
func Order(force []Card, picks []rules.CardID) []Card {
	at := func(t Card) int {
		if i := slices.Index(picks, t.ID); i >= 0 {
			return i
		}
		return len(picks) + 1000 - Absorbs(t)
	}
	sorting.Stable(force, func(a, b Card) int { return at(a) - at(b) })
	return force
}

// Share returns a unit's place in an order, from 1, and how much it takes of
// piercing damage.
func Share(line []Card, damage int, id rules.CardID) (place, takes int, falls bool) {
	for i, t := range line {
		n := min(damage, Absorbs(t))
		if t.ID == id {
			return i + 1, n, n > 0 && n >= Absorbs(t)
		}
		damage -= n
	}
	return 0, 0, false
}

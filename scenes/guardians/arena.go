package guardians

import (
	"godeck/scenes/ui"
)

// arenaLight is the light on the arena and its cards: lamps above the stands.
const arenaLight = 0.28

// rite is a magic circle that opens under a guardian of the side deck, or one that awakens.
type rite struct {
	x, y, at float64 // at: progress from 0 to 1
	col      ui.Colour
}

func (s *Scene) opens(x, y float64, col ui.Colour) ui.Tween {
	return ui.Tween{Ticks: 60, Ease: ui.Linear, Do: func(q float64) { s.rite = rite{x, y, q, col} }, End: func() { s.rite = rite{} }}
}

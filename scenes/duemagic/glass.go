package duemagic

import (
	"math"

	"godeck/scenes/duemagic/glass"
	"godeck/scenes/ui"
)

// colours are those of a card's civilizations, one without any has its own.
func colours(mask int) (out []ui.Colour) {
	for _, k := range civs(mask) {
		out = append(out, CivilizationColours[k])
	}
	if len(out) == 0 {
		out = append(out, noCiv)
	}
	return out
}

// bursts returns the tween of a pane that bursts towards the reader.
func (s *Scene) bursts(r ui.Rect, n int, force float64, ticks int) ui.Tween {
	b := &glass.Shatter{R: r, N: n, Force: force, Seed: math.Mod(r.X*0.37+r.Y, 97)}
	return ui.Tween{Ticks: ticks, Ease: ui.Linear,
		Start: func() {
			if !s.still && !s.Timeline.Skipping() {
				s.shatters = append(s.shatters, b)
			}
		},
		Do: func(p float64) { b.P = p },
		End: func() {
			for i, o := range s.shatters {
				if o == b {
					s.shatters = append(s.shatters[:i], s.shatters[i+1:]...)
					break
				}
			}
		}}
}

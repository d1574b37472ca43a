package duemagic

import (
	"math"
	"slices"

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

// breakPace returns how long the parts of a break take: of the n-th shield of
// an attack, from 0, and the less, the more have broken in this match. The last
// shield has all the time.
func (s *Scene) breakPace(n int, last bool) glass.Pace {
	if last {
		return glass.Pace{Rise: 9, Crack: 12, Stand: 13, Burst: 44}
	}
	k := math.Max(0.6, 1-0.07*float64(s.broken)) * math.Pow(0.72, float64(n))
	t := func(ticks float64) int { return max(2, int(ticks*k+0.5)) }
	return glass.Pace{Rise: t(8), Crack: t(9), Stand: t(6), Burst: 38}
}

// breakPlace returns where a breaking pane stands large: towards the reader,
// over the creatures of its side.
func (s *Scene) breakPlace(sd, place int) ui.Rect {
	st, from := s.lay.Stage, s.shieldRect(sd, place)
	h := st.H * 0.98
	switch {
	case s.lay.Tall:
		h = st.H * 0.46
	case s.lay.Small:
		h = st.H * 0.96
	}
	w := h * 0.84
	x, _ := from.Centre()
	x = ui.Lerp(x, s.lay.Mid, 0.3)
	x = math.Max(st.X+w/2, math.Min(x, st.Right()-w/2))
	y := st.Y + h*0.5
	if sd == 0 {
		y = st.Bottom() - h*0.5
	}
	return ui.Rect{X: x - w/2, Y: y - h/2, W: w, H: h}
}

// scars returns the tween of cracks in the floor under something heavy.
func (s *Scene) scars(x, y, r float64, col ui.Colour) ui.Tween {
	k := &glass.Scar{X: x, Y: y, R: r, Colour: col}
	return ui.Tween{Ticks: 70, Ease: ui.Linear,
		Start: func() {
			if !s.still && !s.Timeline.Skipping() {
				s.scarred = append(s.scarred, k)
			}
		},
		Do:  func(p float64) { k.P = p },
		End: func() { s.scarred = slices.DeleteFunc(s.scarred, func(o *glass.Scar) bool { return o == k }) }}
}

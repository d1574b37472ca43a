package zutomayo

import (
	"math"

	"godeck/scenes/ui"
	"godeck/sprites"
)

// sitters are the six who sit on the other side of the clock.
var sitters = [...]sprites.Sitter{
	{Kind: 0, Coat: "241449", Face: "8b74c2", Trim: "e23a7e", Hat: "36d6a0", Eyes: "ffc640"}, // the owl clerk
	{Kind: 1, Coat: "5d5148", Face: "9a8266", Trim: "7a4a22", Eyes: "ff9a3c"},                // the foundry robot
	{Kind: 2, Coat: "2b2233", Face: "d8cfe0", Trim: "e0564a", Hat: "27406e", Eyes: "8cf0a0"}, // the tram cat
	{Kind: 0, Coat: "4a2f1c", Face: "e0b98a", Trim: "2f8fb0", Eyes: "ff8a3a"},                // the lamplighter
	{Kind: 1, Coat: "34425c", Face: "8fa4c4", Trim: "31536e", Eyes: "5ae0ff"},                // the tide reckoner
	{Kind: 2, Coat: "8a4a1e", Face: "fff0dc", Trim: "2e7d5b", Eyes: "ffd24a"},                // the roof's own cat
}

// sitter returns who sits opposite.
func (s *Scene) sitter() *sprites.Sitter { return &sitters[0] }

// manner returns what the opponent does: it follows the card under the pointer
// with its eyes, lowers its lids while it thinks, and shows how the last battle
// went for it.
func (s *Scene) manner() sprites.Pose {
	p := &s.place
	q := sprites.Pose{LookX: math.Round(p.seen[0]*8) / 8, LookY: math.Round(p.seen[1]*8) / 8, Mood: math.Round(p.mood*8) / 8}
	if s.Doing(s.Bottom.Other()) == "status.thinking" {
		q.Lid = 0.38
	}
	if p.mood < 0 {
		q.Lid = math.Max(q.Lid, -0.3*q.Mood)
	}
	return q
}

// looks moves the opponent's eyes to the card under the pointer and reports
// whether they moved. What it sees is what everybody sees: where the pointer is.
func (s *Scene) looks(env *ui.Env) bool {
	var to [2]float64
	if r, ok := s.Drawn(s.Surface.Hovered()); ok && !env.Settings.ReducedMotion {
		x, y := r.Centre()
		cx, cy := s.lay.rival.Centre()
		to = [2]float64{math.Max(-1, math.Min(1, (x-cx)/(0.3*env.W))), math.Max(-1, math.Min(1, (cy-y)/(0.35*env.H)))}
	}
	moved := false
	for i := range to {
		p := &s.place.seen[i]
		was := math.Round(*p * 8)
		if d := to[i] - *p; math.Abs(d) < 0.02 {
			*p = to[i]
		} else {
			*p += d * 0.22
		}
		moved = moved || math.Round(*p*8) != was
	}
	return moved
}

// feels returns the tween in which the opponent's mood changes.
func (s *Scene) feels(to float64) ui.Tween {
	from := 0.0
	return ui.Tween{Ticks: 14, Start: func() { from = s.place.mood }, Do: func(p float64) { s.place.mood = ui.Lerp(from, to, p) }}
}

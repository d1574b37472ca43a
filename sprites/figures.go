package sprites

import "github.com/hajimehoshi/ebiten/v2"

// Sitter is who sits on the other side of a rooftop's clock.
type Sitter struct {
	Kind             float64 // 0 owl, 1 robot, 2 cat
	Coat, Face, Trim string  // colours, as "2c1a58"
	Hat              string  // "": none
	Eyes             string
}

// Pose is what a sitter does: where it looks, -1..1 and upwards, how far its
// lids are down and its mouth open, 0..1, and its mood, -1..1.
type Pose struct{ LookX, LookY, Lid, Mood, Talk float64 }

// DrawSitter draws a sitter into a rectangle twice as wide as high; left and
// right are the lights at its sides, light the hour's.
func DrawSitter(dst *ebiten.Image, r Rect, s *Sitter, p Pose, light float64, left, right [3]float64) {
	hat := []float32{-1, -1, -1}
	if s.Hat != "" {
		hat = vec(hex(s.Hat))
	}
	three := func(c [3]float64) []float32 { return []float32{float32(c[0]), float32(c[1]), float32(c[2])} }
	drawShape(dst, r, "clerk", map[string]any{
		"Size": []float32{float32(r.W), float32(r.H)}, "Kind": float32(s.Kind), "Coat": vec(hex(s.Coat)), "Face": vec(hex(s.Face)), "Trim": vec(hex(s.Trim)), "Hat": hat, "Eyes": vec(hex(s.Eyes)),
		"RimL": three(left), "RimR": three(right), "Light": float32(light),
		"Look": []float32{float32(p.LookX), float32(p.LookY)}, "Lid": float32(p.Lid), "Mood": float32(p.Mood), "Talk": float32(p.Talk),
	})
}

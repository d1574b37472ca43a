package table_test

import (
	"math/rand/v2"
	"testing"

	"godeck/internal/lang"
	"godeck/scenes/internal/sample"
	"godeck/scenes/ui"
)

// TestMonkey feeds random strokes, keys, activations and window sizes to title
// and table: every stroke ends, nothing panics or becomes unreachable.
func TestMonkey(t *testing.T) {
	sample.Fonts()
	keys := []string{"Enter", "Escape", "i", "z", "ArrowLeft", "ArrowRight", " "}
	for seed := uint64(1); seed <= 12; seed++ {
		r := rand.New(rand.NewPCG(seed, 7))
		var s ui.Scene = sample.NewTable()
		if seed%2 == 0 {
			s = sample.Title()
		}
		env := sample.Env(1280, 720, 1, lang.JA, 1)
		down, touch := false, false
		x, y := 0.0, 0.0
		for step := 0; step < 3000; step++ {
			in := &ui.Input{Hover: r.IntN(3) == 0, HoverX: r.Float64() * env.W, HoverY: r.Float64() * env.H}
			switch r.IntN(9) {
			case 0, 1, 2:
				if !down {
					x, y, touch = r.Float64()*env.W, r.Float64()*env.H, r.IntN(2) == 0
					down = true
					in.Pointers = append(in.Pointers, ui.PointerEvent{Phase: ui.PointerDown, X: x, Y: y, Touch: touch, Secondary: r.IntN(8) == 0})
				}
				if r.IntN(2) == 0 {
					x, y = x+r.Float64()*200-100, y+r.Float64()*200-100
					in.Pointers = append(in.Pointers, ui.PointerEvent{Phase: ui.PointerMove, X: x, Y: y, Touch: touch})
				}
				if r.IntN(2) == 0 {
					ph := ui.PointerUp
					if r.IntN(6) == 0 {
						ph = ui.PointerCancel
					}
					in.Pointers = append(in.Pointers, ui.PointerEvent{Phase: ph, X: x, Y: y, Touch: touch})
					down = false
				}
			case 3:
				in.Keys = append(in.Keys, ui.KeyEvent{Key: keys[r.IntN(len(keys))]})
			case 4:
				in.WheelY = r.Float64()*4 - 2
			case 5:
				if n := s.Nodes(env); len(n) > 0 {
					k := n[r.IntN(len(n))]
					s.Focus(k.ID)
					if r.IntN(2) == 0 {
						s.Activate(env, k.ID)
					}
				}
			case 6:
				if r.IntN(20) == 0 {
					z := sample.Sizes[r.IntN(len(sample.Sizes))]
					env.W, env.H = z[0], z[1]
				}
			}
			env.Tick++
			env.Touch = touch
			s.Update(env, in)
			if step%50 == 0 && len(s.Nodes(env)) == 0 {
				t.Fatalf("seed %d step %d: nothing can be operated", seed, step)
			}
		}
	}
}

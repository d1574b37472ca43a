package pad

import (
	"fmt"
	"testing"

	"godeck/internal/faults"
	"godeck/internal/lang"
	"godeck/scenes/ui"
)

func TestWords(t *testing.T) {
	for _, f := range faults.Words(Text) {
		t.Error(f)
	}
	for f := Letters; f <= Mirrored; f++ {
		seen := map[string]Button{}
		for b := Arrows; b <= Scroll; b++ {
			for _, l := range []lang.Lang{lang.JA, lang.EN} {
				n := f.Name(b, l)
				if other, ok := seen[n]; n == "" || ok && other != b {
					t.Errorf("family %d calls button %d %q, as it calls %d", f, b, n, other)
				}
				seen[n] = b
			}
		}
	}
}

// TestHintsStayInTheWindow draws the hints for nodes all over windows of every
// size, and checks that they are whole and beside what they are about where
// there is room.
func TestHintsStayInTheWindow(t *testing.T) {
	for _, size := range [][2]float64{{1280, 720}, {390, 844}, {480, 270}, {320, 320}} {
		for _, l := range []lang.Lang{lang.JA, lang.EN} {
			env := &ui.Env{W: size[0], H: size[1], Scale: 1, Settings: &ui.Settings{Lang: l, TextScale: 1.3}}
			for f := Letters; f <= Mirrored; f++ {
				for i := range 100 {
					at := ui.Rect{X: size[0] * float64(i%10) / 9, Y: size[1] * float64(i/10) / 9, W: 60, H: 50}
					at.X, at.Y = min(at.X, size[0]-at.W), min(at.Y, size[1]-at.H)
					list := &ui.DisplayList{}
					c := ui.NewCanvas(env, &ui.Midnight, nil, list)
					f.Draw(c, ui.Hinted{Rect: at, Taps: true, Inspects: true, Closes: i%2 == 0, Covers: func(ui.Rect) bool { return false }})
					name := fmt.Sprintf("%v in %s, family %d, at %v", size, l, f, at)
					found := false
					for _, it := range list.Items {
						if it.Kind != ui.ItemCover {
							continue
						}
						found = true
						if r := it.Rect; r.X < 0 || r.Y < 0 || r.Right() > size[0] || r.Bottom() > size[1] {
							t.Errorf("%s: the hints are at %v", name, r)
						} else if !r.Intersect(at).Empty() && size[1] > 300 {
							t.Errorf("%s: the hints cover what they are about: %v", name, r)
						}
					}
					if !found {
						t.Fatalf("%s: no hints", name)
					}
				}
			}
		}
	}
}

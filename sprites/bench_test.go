package sprites

import (
	"fmt"
	"strconv"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"godeck/sprites/kage"
)

// BenchmarkDrawCard paints cards of the sizes of a row, a table, a hand and a
// card that is read, and reads the picture so that the time of the (software)
// GPU counts.
func BenchmarkDrawCard(b *testing.B) {
	if !screen {
		b.Skip("no DISPLAY")
	}
	for _, size := range [][2]int{{64, 45}, {105, 75}, {170, 120}, {280, 330}} {
		w, h := size[0], size[1]
		b.Run(fmt.Sprintf("%dx%d", w, h), func(b *testing.B) {
			img, pixels := ebiten.NewImage(w, h), make([]byte, 4*w*h)
			for i := 0; b.Loop(); i++ {
				DrawCard(img, 0, 0, float64(w), float64(h), Derive(strconv.Itoa(i%8), "dark"), 0.3)
				img.ReadPixels(pixels)
			}
		})
	}
}

func TestShadersCompileFast(t *testing.T) {
	needScreen(t)
	for name := range shaders {
		shaders[name].Deallocate()
		delete(shaders, name)
	}
	start := time.Now()
	for _, s := range append([]string{sceneTable, sceneSeal}, sceneNames...) {
		at := time.Now()
		sceneShader(s)
		if d := time.Since(at); d > 200*time.Millisecond {
			t.Errorf("set %s takes %v", s, d)
		}
	}
	for _, s := range kage.Fronts {
		at := time.Now()
		frontShader(s)
		if d := time.Since(at); d > 200*time.Millisecond {
			t.Errorf("front %s takes %v", s, d)
		}
	}
	for _, s := range []string{"figure", "ground", "finish", "icon", "clerk", "frame"} {
		shader(s)
	}
	t.Logf("all shaders: %v", time.Since(start))
}

package sprites

import (
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// BenchmarkDrawCard paints a card of the size of a hand card, and reads one
// pixel so that the time of the (software) GPU counts.
func BenchmarkDrawCard(b *testing.B) {
	if !screen {
		b.Skip("no DISPLAY")
	}
	img := ebiten.NewImage(200, 150)
	a := Derive("bench", "dark")
	one := make([]byte, 4*200*150)
	DrawCard(img, 0, 0, 200, 150, a, 0)
	img.ReadPixels(one)
	for b.Loop() {
		DrawCard(img, 0, 0, 200, 150, a, 0.3)
		img.ReadPixels(one)
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
	for _, s := range []string{"figure", "finish", "icon", "chronos", "clerk", "frame"} {
		shader(s)
	}
	t.Logf("all shaders: %v", time.Since(start))
}

package magna

import (
	"math/rand/v2"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"godeck/internal/lang"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
)

// BenchmarkFrame times a full table: what a tick declares anew, its display
// list, and what drawing it costs before the driver.
func BenchmarkFrame(b *testing.B) {
	g := game(b)
	k := sit(b, g, fakesession.New(g, 3, fakesession.Decks(g, 0, 1), 1), harness.Window{W: 1280, H: 720, Scale: 1}, lang.JA, 1)
	r := rand.New(rand.NewPCG(1, 1))
	k.Rest()
	for range 60 {
		theTable(b).Turn(k.Bench, &k.sc.Match, r)
		k.Rest()
	}
	img := ebiten.NewImage(1280, 720)
	k.Scene.Draw(k.Env, img)
	b.Run("update", func(b *testing.B) {
		for b.Loop() {
			k.sc.Surface.Invalidate()
			k.Tick(1)
		}
	})
	b.Run("record", func(b *testing.B) {
		for b.Loop() {
			k.Scene.Record(k.Env)
		}
	})
	b.Run("draw", func(b *testing.B) {
		for range b.N { // drawing waits for a frame that never comes: use -benchtime=200x
			k.Scene.Draw(k.Env, img)
		}
	})
}

//go:build linux || darwin

package sprites

import (
	"testing"

	"godeck/internal/cputime"

	"github.com/hajimehoshi/ebiten/v2"
)

// BenchmarkDrawPlace paints places by halves and as a whole; processor time says more than time.
func BenchmarkDrawPlace(b *testing.B) {
	if !screen {
		b.Skip("no DISPLAY")
	}
	const w, h = 1280, 720
	for game, p := range split() {
		for name, rows := range map[string][2]int{"halves": p.Rows, "whole": {}} {
			b.Run(game+"/"+name, func(b *testing.B) {
				img, pixels := ebiten.NewImage(w, h), make([]byte, 4*w*h)
				p.Rows = rows
				began := cputime.Microseconds()
				for b.Loop() {
					DrawPlace(img, game, p)
					img.ReadPixels(pixels)
				}
				b.ReportMetric((cputime.Microseconds()-began)/1000/float64(b.N), "cpu-ms/op") // all threads
			})
		}
	}
}

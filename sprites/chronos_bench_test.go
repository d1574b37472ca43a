//go:build linux || darwin

package sprites

import (
	"fmt"
	"image"
	"testing"

	"godeck/internal/cputime"

	"github.com/hajimehoshi/ebiten/v2"
)

// BenchmarkDrawChronos paints the turning clock by so many lights; processor time says more
// than time. The reference is a picture of its size that is copied.
func BenchmarkDrawChronos(b *testing.B) {
	if !screen {
		b.Skip("no DISPLAY")
	}
	const w, h = 1280, 720
	numbers := ebiten.NewImage(540, 540)
	for _, lights := range []int{0, 3, 5, 7} {
		k := Chronos{Place: Place{CX: 640, CY: 300, D: 1500, Tilt: 0.7, Ambient: [3]float64{0.4, 0.4, 0.5}}, Radius: 262, Light: 0.5, Numbers: numbers}
		for i := range lights {
			k.Lights = append(k.Lights, PlaceLight{X: float64(200 * i), Y: 300, Z: 250, R: 400, Colour: [3]float64{0.5, 0.4, 0.3}})
		}
		name := fmt.Sprintf("lights=%d", lights)
		if lights == 0 {
			name = "copy"
		}
		b.Run(name, func(b *testing.B) {
			img, pixel := ebiten.NewImage(w, h), make([]byte, 4)
			one := img.SubImage(image.Rect(0, 0, 1, 1)).(*ebiten.Image)
			r := k.Bounds()
			from := ebiten.NewImage(int(r.W), int(r.H))
			began := cputime.Microseconds()
			for b.Loop() {
				if k.Hour += 0.05; lights > 0 {
					DrawChronos(img, &k)
				} else {
					img.DrawImage(from, nil)
				}
				one.ReadPixels(pixel)
			}
			b.ReportMetric((cputime.Microseconds()-began)/1000/float64(b.N), "cpu-ms/op") // all threads
		})
	}
}

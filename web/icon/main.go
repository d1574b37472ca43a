// Command icon draws the icons of the page: the dial, half night and half day.
//
//	go run ./web/icon
package main

import (
	"fmt"
	"image"
	"image/color"
	"image/png"
	"math"
	"os"
)

func main() {
	for _, size := range []int{192, 512} {
		if err := write(fmt.Sprintf("web/icon-%d.png", size), draw(size)); err != nil {
			fmt.Fprintln(os.Stderr, "icon:", err)
			os.Exit(1)
		}
	}
}

func write(name string, m image.Image) error {
	f, err := os.Create(name)
	if err != nil {
		return err
	}
	if err := png.Encode(f, m); err != nil {
		return err
	}
	return f.Close()
}

// draw samples every pixel 16 times; the dial stays inside the safe zone of maskable icons.
func draw(size int) image.Image {
	m := image.NewNRGBA(image.Rect(0, 0, size, size))
	for y := 0; y < size; y++ {
		for x := 0; x < size; x++ {
			var sum [3]float64
			for s := 0; s < 16; s++ {
				u := (float64(x)+float64(s%4)/4+0.125)/float64(size)*2 - 1
				v := (float64(y)+float64(s/4)/4+0.125)/float64(size)*2 - 1
				c := at(u, v)
				for i := range sum {
					sum[i] += c[i] / 16
				}
			}
			m.SetNRGBA(x, y, color.NRGBA{uint8(sum[0]), uint8(sum[1]), uint8(sum[2]), 255})
		}
	}
	return m
}

var (
	night  = [3]float64{13, 11, 26}
	indigo = [3]float64{58, 44, 120}
	gold   = [3]float64{255, 210, 122}
	neon   = [3]float64{255, 79, 163}
	cyan   = [3]float64{65, 224, 255}
)

func at(x, y float64) [3]float64 {
	r := math.Hypot(x, y)
	turn := math.Mod(math.Atan2(x, -y)/(2*math.Pi)+1, 1) // clockwise from the top
	hour := math.Mod(turn*18, 1)
	mx, my := 0.6*math.Sin(2*math.Pi/9), -0.6*math.Cos(2*math.Pi/9)
	switch {
	case math.Hypot(x-mx, y-my) < 0.1:
		return cyan
	case r > 0.5 && r < 0.7 && (hour < 0.06 || hour > 0.94):
		return night
	case r > 0.5 && r < 0.7 && turn < 0.5:
		return gold
	case r > 0.5 && r < 0.7:
		return indigo
	case math.Abs(x) < 0.2 && math.Abs(y) < 0.28:
		return neon
	}
	p := math.Max(0, y) * 0.35
	return [3]float64{night[0] + p*46, night[1] + p*12, night[2] + p*45}
}

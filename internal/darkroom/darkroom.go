// Package darkroom takes pictures of scenes for people and documents. Only
// tools use it.
package darkroom

import (
	"errors"
	"image"
	"image/png"
	"os"

	"github.com/hajimehoshi/ebiten/v2"
)

type room struct {
	work func() error
	done bool
	err  error
}

func (r *room) Layout(int, int) (int, int) { return 64, 64 }

func (r *room) Update() error {
	if r.done {
		return ebiten.Termination
	}
	return nil
}

func (r *room) Draw(*ebiten.Image) {
	if !r.done {
		r.done = true
		r.err = r.work()
	}
}

// Run calls work within the first frame of a small window, where images can be
// drawn on and read, and closes it. Call it on the main goroutine, once.
func Run(work func() error) error {
	r := &room{work: work}
	ebiten.SetWindowSize(64, 64)
	return errors.Join(ebiten.RunGame(r), r.err)
}

// Save writes a picture as a PNG file without transparency.
func Save(img *ebiten.Image, path string) error {
	m := image.NewRGBA(image.Rectangle{Max: img.Bounds().Size()})
	img.ReadPixels(m.Pix)
	for i := 3; i < len(m.Pix); i += 4 {
		m.Pix[i] = 255
	}
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	enc := png.Encoder{CompressionLevel: png.BestSpeed}
	return errors.Join(enc.Encode(f, m), f.Close())
}

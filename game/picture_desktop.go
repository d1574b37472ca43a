//go:build !js

package game

import (
	"bytes"
	"errors"
	"fmt"
	"image"
	"image/color"
	_ "image/gif" // formats that ReadPicture reads
	"image/jpeg"
	_ "image/png"

	"godeck/internal/picture"

	"golang.org/x/image/draw"
	_ "golang.org/x/image/webp"
)

// lens reads pictures for the host.
type lens struct{ app *App }

// ReadPicture implements picture.Reader.
func (l lens) ReadPicture(file []byte, most int, then func(p *picture.Picture, err error)) {
	go func() {
		p, err := readPicture(file, most)
		l.app.post(func() {
			then(p, err)
			l.app.redraw = true
			l.app.mirror.pending = true
		})
	}()
}

var _ picture.Reader = (*host)(nil)

// readPicture reads a PNG, JPEG, GIF (its first picture) or WebP.
func readPicture(file []byte, most int) (*picture.Picture, error) {
	head, _, err := image.DecodeConfig(bytes.NewReader(file))
	if err != nil {
		return nil, fmt.Errorf("the picture cannot be read: %w", err)
	}
	switch {
	case head.Width < 1 || head.Height < 1:
		return nil, errors.New("the picture has no pixels")
	case head.Width > picture.Most/head.Height: // before anything is made for them
		return nil, &picture.Huge{W: head.Width, H: head.Height}
	}
	src, _, err := image.Decode(bytes.NewReader(file))
	if err != nil {
		return nil, fmt.Errorf("the picture cannot be read: %w", err)
	}
	b := src.Bounds()
	k := min(1, float64(most)/float64(max(b.Dx(), b.Dy())))
	img := image.NewRGBA(image.Rect(0, 0, max(1, int(float64(b.Dx())*k+0.5)), max(1, int(float64(b.Dy())*k+0.5))))
	draw.Draw(img, img.Rect, image.NewUniform(color.RGBA{0x1b, 0x16, 0x22, 0xff}), image.Point{}, draw.Src)
	draw.CatmullRom.Scale(img, img.Rect, src, b, draw.Over, nil)
	img = upright(img, orientation(file))
	var small bytes.Buffer
	if err := jpeg.Encode(&small, img, &jpeg.Options{Quality: 86}); err != nil {
		return nil, err
	}
	return &picture.Picture{W: img.Rect.Dx(), H: img.Rect.Dy(), Pix: img.Pix, File: small.Bytes()}, nil
}

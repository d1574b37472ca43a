//go:build !js

package game

import (
	"bytes"
	"image"
	"image/color"
	"image/jpeg"
	"image/png"
	"testing"
)

func pngOf(t testing.TB, w, h int, c color.Color) []byte {
	img := image.NewNRGBA(image.Rect(0, 0, w, h))
	for i := range w * h {
		img.Set(i%w, i/w, c)
	}
	var b bytes.Buffer
	if err := png.Encode(&b, img); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// TestReadPicture reads pictures of several shapes: none becomes larger, what
// is transparent gets a ground, and the small file is read as itself.
func TestReadPicture(t *testing.T) {
	for _, c := range []struct{ w, h, ww, hh int }{{640, 480, 320, 240}, {100, 50, 100, 50}, {4000, 3, 320, 1}, {3, 4000, 1, 320}, {1, 1, 1, 1}} {
		p, err := readPicture(pngOf(t, c.w, c.h, color.NRGBA{0xff, 0x80, 0, 0xff}), 320)
		if err != nil {
			t.Fatal(err)
		}
		if p.W != c.ww || p.H != c.hh || len(p.Pix) != 4*p.W*p.H {
			t.Errorf("%d×%d becomes %d×%d with %d bytes", c.w, c.h, p.W, p.H, len(p.Pix))
		}
		if p.Pix[0] < 0xf8 || p.Pix[3] != 0xff {
			t.Errorf("%d×%d: colour %v", c.w, c.h, p.Pix[:4])
		}
		again, err := readPicture(p.File, 320)
		if err != nil || again.W != p.W || again.H != p.H {
			t.Errorf("the small file: %v", err)
		}
	}
	p, err := readPicture(pngOf(t, 8, 8, color.NRGBA{}), 320)
	if err != nil || p.Pix[0] != 0x1b || p.Pix[3] != 0xff {
		t.Errorf("transparent: %v %v", p, err)
	}
	var b bytes.Buffer
	if err := jpeg.Encode(&b, image.NewGray(image.Rect(0, 0, 30, 20)), nil); err != nil {
		t.Fatal(err)
	}
	if p, err := readPicture(b.Bytes(), 320); err != nil || p.W != 30 {
		t.Errorf("JPEG: %v", err)
	}
	for _, bad := range [][]byte{nil, []byte("cat"), b.Bytes()[:40], pngOf(t, 9, 9, color.Black)[:60]} {
		if _, err := readPicture(bad, 320); err == nil {
			t.Errorf("%d bytes are read", len(bad))
		}
	}
	huge := pngOf(t, 1, 1, color.Black)
	copy(huge[16:24], []byte{0, 0xff, 0xff, 0xff, 0, 0xff, 0xff, 0xff}) // says that it is 16 million pixels wide and high
	if _, err := readPicture(huge, 320); err == nil {
		t.Error("a picture of 280 trillion pixels is read")
	}
}

// FuzzReadPicture reads anything.
func FuzzReadPicture(f *testing.F) {
	f.Add(pngOf(f, 5, 4, color.White))
	f.Add([]byte("GIF89a"))
	f.Add([]byte("RIFF\x10\x00\x00\x00WEBPVP8 "))
	f.Fuzz(func(t *testing.T, data []byte) {
		if p, err := readPicture(data, 64); err == nil && (max(p.W, p.H) > 64 || len(p.Pix) != 4*p.W*p.H) {
			t.Errorf("%d×%d with %d bytes", p.W, p.H, len(p.Pix))
		}
	})
}

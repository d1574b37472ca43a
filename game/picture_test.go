//go:build !js

package game

import (
	"bytes"
	"encoding/binary"
	"errors"
	"hash/crc32"
	"image"
	"image/color"
	"image/jpeg"
	"image/png"
	"testing"

	"godeck/internal/picture"
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
	binary.BigEndian.PutUint32(huge[29:], crc32.ChecksumIEEE(huge[12:29]))
	var large *picture.Huge
	if _, err := readPicture(huge, 320); !errors.As(err, &large) || large.W != 0xffffff {
		t.Errorf("a picture of 280 trillion pixels: %v", err)
	}
}

// turned returns a JPEG with Exif that says how it lies.
func turned(t testing.TB, img image.Image, order binary.AppendByteOrder, sign string, orientation uint16) []byte {
	var b bytes.Buffer
	if err := jpeg.Encode(&b, img, &jpeg.Options{Quality: 100}); err != nil {
		t.Fatal(err)
	}
	tiff := order.AppendUint32(append([]byte(sign), order.AppendUint16(nil, 42)...), 8)
	tiff = order.AppendUint16(tiff, 2)
	for _, e := range [][3]uint16{{0x010F, 3, 0}, {0x0112, 3, orientation}} { // the maker, then how it lies
		tiff = order.AppendUint16(order.AppendUint16(tiff, e[0]), e[1])
		tiff = order.AppendUint16(order.AppendUint16(order.AppendUint32(tiff, 1), e[2]), 0)
	}
	part := append([]byte("Exif\x00\x00"), tiff...)
	out := append([]byte{0xFF, 0xD8, 0xFF, 0xFE, 0, 4, 'h', 'i', 0xFF, 0xE1}, binary.BigEndian.AppendUint16(nil, uint16(len(part)+2))...)
	return append(append(out, part...), b.Bytes()[2:]...)
}

// A JPEG is read as it should be seen, however the camera was held: the same
// picture is stored in all eight ways, by either order of bytes, and the small
// file lies as it should.
func TestUpright(t *testing.T) {
	const w, h = 48, 32
	red, green, blue := color.RGBA{0xff, 0, 0, 0xff}, color.RGBA{0, 0xff, 0, 0xff}, color.RGBA{0, 0, 0xff, 0xff}
	seen := func(x, y int) color.RGBA { // red left above, green right above, blue below
		switch {
		case y >= h/2:
			return blue
		case x < w/2:
			return red
		}
		return green
	}
	// Where the pixel that is seen at x, y is stored; the columns and rows of Exif.
	stored := map[uint16]func(x, y int) (int, int){
		1: func(x, y int) (int, int) { return x, y },
		2: func(x, y int) (int, int) { return w - 1 - x, y },
		3: func(x, y int) (int, int) { return w - 1 - x, h - 1 - y },
		4: func(x, y int) (int, int) { return x, h - 1 - y },
		5: func(x, y int) (int, int) { return y, x },
		6: func(x, y int) (int, int) { return y, w - 1 - x },
		7: func(x, y int) (int, int) { return h - 1 - y, w - 1 - x },
		8: func(x, y int) (int, int) { return h - 1 - y, x },
	}
	for o, at := range stored {
		img := image.NewRGBA(image.Rect(0, 0, w, h))
		if o >= 5 {
			img = image.NewRGBA(image.Rect(0, 0, h, w))
		}
		for y := range h {
			for x := range w {
				u, v := at(x, y)
				img.SetRGBA(u, v, seen(x, y))
			}
		}
		for sign, order := range map[string]binary.AppendByteOrder{"II": binary.LittleEndian, "MM": binary.BigEndian} {
			p, err := readPicture(turned(t, img, order, sign, o), 24)
			if err != nil {
				t.Fatal(err)
			}
			again, err := readPicture(p.File, 24)
			if err != nil {
				t.Fatal(err)
			}
			for _, p := range []*picture.Picture{p, again} {
				if p.W != 24 || p.H != 16 {
					t.Fatalf("%d %s: %d×%d", o, sign, p.W, p.H)
				}
				for _, q := range [][2]int{{4, 3}, {19, 3}, {4, 12}, {19, 12}} {
					want := seen(2*q[0], 2*q[1])
					got := p.Pix[4*(q[1]*p.W+q[0]):][:3]
					for i, c := range []byte{want.R, want.G, want.B} {
						if d := int(got[i]) - int(c); d < -70 || d > 70 {
							t.Fatalf("%d %s: %v at %v, not %v", o, sign, got, q, want)
						}
					}
				}
			}
		}
	}
	whole := turned(t, image.NewGray(image.Rect(0, 0, 6, 4)), binary.LittleEndian, "II", 6)
	for n := range 60 { // cut off anywhere
		if o := orientation(whole[:n]); o != 1 && o != 6 {
			t.Errorf("cut off after %d bytes: %d", n, o)
		}
	}
	for _, o := range []uint16{0, 9, 0xffff} {
		if got := orientation(turned(t, image.NewGray(image.Rect(0, 0, 6, 4)), binary.BigEndian, "MM", o)); got != 1 {
			t.Errorf("%d is read as %d", o, got)
		}
	}
}

// FuzzOrientation reads anything as a JPEG, and as what is in its Exif.
func FuzzOrientation(f *testing.F) {
	f.Add(turned(f, image.NewGray(image.Rect(0, 0, 6, 4)), binary.LittleEndian, "II", 6))
	f.Add(turned(f, image.NewGray(image.Rect(0, 0, 6, 4)), binary.BigEndian, "MM", 3))
	f.Add([]byte("II\x2a\x00\xff\xff\xff\xff"))
	f.Fuzz(func(t *testing.T, data []byte) {
		if o := orientation(data); o < 1 || o > 8 {
			t.Errorf("orientation %d", o)
		}
		if o := orientationTag(data); o < 1 || o > 8 {
			t.Errorf("orientation %d", o)
		}
	})
}

// FuzzReadPicture reads anything.
func FuzzReadPicture(f *testing.F) {
	f.Add(pngOf(f, 5, 4, color.White))
	f.Add(turned(f, image.NewGray(image.Rect(0, 0, 6, 4)), binary.LittleEndian, "II", 6))
	f.Add([]byte("GIF89a"))
	f.Add([]byte("RIFF\x10\x00\x00\x00WEBPVP8 "))
	f.Fuzz(func(t *testing.T, data []byte) {
		if p, err := readPicture(data, 64); err == nil && (max(p.W, p.H) > 64 || len(p.Pix) != 4*p.W*p.H) {
			t.Errorf("%d×%d with %d bytes", p.W, p.H, len(p.Pix))
		}
	})
}

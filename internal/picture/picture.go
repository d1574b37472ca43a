// Package picture says how a host reads the pictures that players choose.
package picture

import (
	"bytes"
	"fmt"
)

// Most is the area of the largest picture that is read, in pixels: what the
// largest cameras take.
const Most = 64 << 20

// Reader is a host (ui.Host) that reads pictures.
type Reader interface {
	// ReadPicture reads the file of a picture, at least PNG, JPEG, GIF and WebP,
	// as it should be seen (a JPEG may say that it is turned), and makes it
	// smaller where a side has more than most pixels. then is called before a
	// later Update; err is a *Huge if the picture has more than Most pixels.
	ReadPicture(file []byte, most int, then func(p *Picture, err error))
}

// Hanger is a host (ui.Host) that shows pictures while the program is coming.
type Hanger interface {
	// Poster returns the picture on a game's door; nil: there is none, or no longer.
	Poster(game string) *Picture
}

// Picture is a picture without transparency.
type Picture struct {
	W, H int    // in pixels
	Pix  []byte // 4·W·H bytes: red, green, blue, 255, row by row
	File []byte // the same as a small file that ReadPicture reads; nil for a poster
}

// Huge says that a picture has more than Most pixels.
type Huge struct{ W, H int }

// Error implements error.
func (e *Huge) Error() string {
	return fmt.Sprintf("a picture of %d×%d pixels: at most %d million are read; make it smaller", e.W, e.H, Most/1000000)
}

// Format returns the name of the format that a file begins like, "" for none
// that is known.
func Format(file []byte) string {
	for _, f := range [...]struct {
		name, sign string
		at         int
	}{{"PNG", "\x89PNG\r\n", 0}, {"JPEG", "\xff\xd8\xff", 0}, {"GIF", "GIF8", 0}, {"WebP", "WEBP", 8}, {"HEIC", "ftyphei", 4}, {"HEIC", "ftypmif", 4}, {"AVIF", "ftypavi", 4}} {
		if len(file) > f.at && bytes.HasPrefix(file[f.at:], []byte(f.sign)) {
			return f.name
		}
	}
	return ""
}

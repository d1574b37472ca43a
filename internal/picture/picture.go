// Package picture says how a host reads the pictures that players choose.
package picture

// Reader is a host (ui.Host) that reads pictures.
type Reader interface {
	// ReadPicture reads the file of a picture, at least PNG, JPEG, GIF and WebP,
	// and makes it smaller where a side has more than most pixels. then is called
	// before a later Update.
	ReadPicture(file []byte, most int, then func(p *Picture, err error))
}

// Picture is a picture without transparency.
type Picture struct {
	W, H int    // in pixels
	Pix  []byte // 4·W·H bytes: red, green, blue, 255, row by row
	File []byte // the same as a small file that ReadPicture reads
}

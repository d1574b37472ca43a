package game

import (
	"errors"
	"syscall/js"

	"godeck/internal/picture"
)

// lens reads pictures for the host.
type lens struct{ app *App }

// ReadPicture implements picture.Reader with what the browser can read.
func (l lens) ReadPicture(file []byte, most int, then func(p *picture.Picture, err error)) {
	b := js.Global().Get("Uint8Array").New(len(file))
	js.CopyBytesToJS(b, file)
	var got js.Func
	// got(width, height, pixels, file, why): pixels is null if it is unreadable,
	// with the size that is too large, or 0
	got = js.FuncOf(func(_ js.Value, args []js.Value) any {
		bytes := func(v js.Value) []byte {
			out := make([]byte, v.Get("length").Int())
			js.CopyBytesToGo(out, v)
			return out
		}
		var p *picture.Picture
		var err error
		switch w, h := args[0].Int(), args[1].Int(); {
		case args[2].Truthy():
			p = &picture.Picture{W: w, H: h, Pix: bytes(args[2]), File: bytes(args[3])}
		case w > 0:
			err = &picture.Huge{W: w, H: h}
		default:
			err = errors.New(args[4].String())
		}
		l.app.post(func() {
			then(p, err)
			l.app.redraw = true
			l.app.mirror.pending = true
			got.Release()
		})
		return nil
	})
	js.Global().Get("godeckPage").Call("readPicture", b, most, picture.Most, got)
}

// Poster implements picture.Hanger: the page's doors are there until the first frame.
func (l lens) Poster(game string) *picture.Picture {
	v := js.Global().Get("godeckPage").Call("poster", game)
	if !v.Truthy() {
		return nil
	}
	p := &picture.Picture{W: v.Get("width").Int(), H: v.Get("height").Int()}
	p.Pix = make([]byte, 4*p.W*p.H)
	js.CopyBytesToGo(p.Pix, v.Get("data"))
	return p
}

var _ picture.Reader = (*host)(nil)
var _ picture.Hanger = (*host)(nil)

package sprites

import (
	"bytes"
	"compress/gzip"
	"errors"
	"io"
	"syscall/js"
	"time"
)

// carried is for desktop programs.
var carried Fetch

// The base sheet is a file beside the program, so that the first picture of the
// title does not wait for it; the page inflates it.
var (
	baseData     []byte // until it is a texture
	baseHere     bool
	baseCame     = make(chan struct{})
	baseAsked    bool // and not refused since
	baseReported bool // the page insists on it
	baseLate     time.Time
)

// pixels are those of a sheet. They are published compressed, and the page has
// inflated them (web/boot.js), unless the browser cannot.
func pixels(data []byte, w, h int) ([]byte, error) {
	if len(data) == w*h {
		return data, nil
	}
	r, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	pix, err := io.ReadAll(io.LimitReader(r, int64(w*h)+1))
	if err == nil && len(pix) != w*h {
		err = errors.New("not the sheet of this index")
	}
	return pix, err
}

// Ready reports whether pictures can be painted without waiting, and asks for what
// they need. Call it as often as you like.
func Ready() bool {
	if !baseHere && !baseAsked && time.Since(baseLate) > retryAfter {
		baseAsked = true
		askBase("asset")
	}
	return baseHere
}

// base is the base sheet. A table cannot do without it: it waits, and the page
// says so when the sheet does not arrive.
func base() []byte {
	if !baseHere && !baseReported {
		baseReported = true
		askBase("need")
	}
	<-baseCame
	data := baseData
	baseData = nil
	return data
}

func askBase(how string) {
	var came, failed js.Func
	release := func() { came.Release(); failed.Release() }
	came = js.FuncOf(func(_ js.Value, args []js.Value) any {
		defer release()
		if !baseHere {
			baseHere = true
			baseData = make([]byte, args[0].Get("length").Int())
			js.CopyBytesToGo(baseData, args[0])
			close(baseCame)
		}
		return nil
	})
	failed = js.FuncOf(func(js.Value, []js.Value) any {
		defer release()
		baseAsked, baseLate = false, time.Now()
		return nil
	})
	js.Global().Get("godeckPage").Call(how, "sprites/atlas.png").Call("then", came, failed)
}

package game

import (
	"errors"
	"io"
	"syscall/js"

	"godeck/internal/lang"
	"godeck/scenes/ui"
)

// host is the page around the canvas.
type host struct {
	app    *App
	page   js.Value
	params map[string]string
	lens
}

// nativeFields: the page has text fields of its own.
const nativeFields = true

func newHost(a *App) *host {
	return &host{app: a, page: js.Global().Get("godeckPage"), params: map[string]string{}, lens: lens{a}}
}

// downloaded is followed by the name of a file.
var downloaded = lang.Phrase{JA: "ダウンロードに保存しました：", EN: "Saved among your downloads: "}

// pictured is followed by the name of a picture.
var pictured = lang.Phrase{JA: "画像をダウンロードに保存しました：", EN: "Picture saved among your downloads: "}

// unsaved is followed by the reason.
var unsaved = lang.Phrase{JA: "画像を保存できませんでした：", EN: "The picture was not saved: "}

// barred says why a frame keeps the picture, and what to do; maybe follows the name of one that it may keep.
var (
	barred = lang.Phrase{JA: "埋め込み先のページが画像の保存を許していません。別のタブで開くと保存できます", EN: "The page around the game does not allow saving. Open the game in a tab of its own to save the picture."}
	maybe  = lang.Phrase{JA: "（届かないときは、別のタブで開いてください）", EN: " (if it is not there, open the game in a tab of its own)"}
)

func elsewhere([]string, Config) bool { return false }

func (a *App) openWindow(Config) {}

func (h *host) windowTick() {}

func (h *host) closing() bool { return false }

func (h *host) leave() { h.app.settings.save() }

// SaveFile starts a download, and says so: a browser may show it nowhere.
func (h *host) SaveFile(name string, data []byte) {
	b := js.Global().Get("Uint8Array").New(len(data))
	js.CopyBytesToJS(b, data)
	h.page.Call("download", name, b)
	h.app.notify(downloaded.In(h.app.settings.Lang)+name, false)
}

// SharePicture opens the system's sheet for sharing, where the browser has
// one, and otherwise downloads the picture.
func (h *host) SharePicture(name string, w, hi int, pix []byte) {
	b := js.Global().Get("Uint8ClampedArray").New(len(pix))
	js.CopyBytesToJS(b, pix)
	var saved js.Func
	saved = js.FuncOf(func(_ js.Value, args []js.Value) any { // it was downloaded, or not: why
		why := args[0].String()
		h.app.post(func() {
			switch l := h.app.settings.Lang; why {
			case "":
				h.app.notify(pictured.In(l)+name, false)
			case "maybe":
				h.app.notify(pictured.In(l)+name+maybe.In(l), false)
			case "frame":
				h.app.notify(barred.In(l), true)
			default:
				h.app.notify(unsaved.In(l)+why, true)
			}
			h.app.redraw = true
			saved.Release()
		})
		return nil
	})
	h.page.Call("picture", name, w, hi, b, saved)
}

// OpenFile asks the player for a file. It only works within a gesture; then is
// not called if the player declines.
func (h *host) OpenFile(accept string, limit int64, then func(name string, data []byte, err error)) {
	var got js.Func
	// got(name, size, bytes, why): bytes is null if the file is too large or
	// unreadable
	got = js.FuncOf(func(_ js.Value, args []js.Value) any {
		name, data, err := received(args, limit)
		h.app.post(func() {
			then(name, data, err)
			h.app.redraw = true
			h.app.mirror.pending = true
			got.Release()
		})
		return nil
	})
	h.page.Call("upload", accept, limit, got)
}

// Receive implements ui.Receiver: files that are dropped on the page, and the
// card pack that its address names. A page's own address is visited by loading
// it.
func (h *host) Receive(limit int64, open func(name string, data []byte, err error), _ func(address map[string]string)) {
	h.page.Call("connect", map[string]any{
		// file(name, size, bytes, why): as in OpenFile
		"file": js.FuncOf(func(_ js.Value, args []js.Value) any {
			name, data, err := received(args, limit)
			h.app.post(func() {
				open(name, data, err)
				h.app.redraw = true
				h.app.mirror.pending = true
			})
			return nil
		}),
	})
	h.page.Call("receive", limit)
}

var _ ui.Receiver = (*host)(nil)

// received reads what the page tells of a file: bytes is null if it is too
// large or unreadable.
func received(args []js.Value, limit int64) (name string, data []byte, err error) {
	size := int64(args[1].Float())
	switch {
	case args[2].Truthy():
		data = make([]byte, args[2].Get("length").Int())
		js.CopyBytesToGo(data, args[2])
	case size > limit:
		err = &ui.TooLarge{Size: size, Limit: limit}
	case ui.IsScenario(args[0].String()):
		err = &ui.Faulty{Why: args[3].String()}
	default:
		err = errors.New(args[3].String())
	}
	return args[0].String(), data, err
}

// OpenLink opens a link in another tab, if the browser allows one.
func (h *host) OpenLink(link string) {
	if h.app.safeLink(link) && !h.page.Call("open", link).Bool() {
		h.app.notify(linkWords.T(h.app.settings.Lang, "nolink", link), true)
	}
}

// CopyText puts text on the clipboard.
func (h *host) CopyText(s string) { h.page.Call("copy", s) }

// Home returns the page's address without parameters, "" if it has none that
// others could open.
func (h *host) Home() string {
	at := js.Global().Get("location")
	if o := at.Get("origin").String(); o != "null" {
		return o + at.Get("pathname").String()
	}
	return ""
}

// Fullscreen enters or leaves full screen if the browser supports it.
func (h *host) Fullscreen(on bool) { h.page.Call("fullscreen", on) }

// IsFullscreen reports whether the page fills the screen.
func (h *host) IsFullscreen() bool { return h.page.Call("isFullscreen").Bool() }

// commandLine does nothing: a page has none.
func commandLine([]string, Config, io.Writer) (done bool, err error) { return false, nil }

// Param returns a parameter of the page's address.
func (h *host) Param(name string) string {
	if v, ok := h.params[name]; ok {
		return v
	}
	v := h.page.Call("param", name).String()
	h.params[name] = v
	return v
}

// Quit does nothing: pages are closed by the browser.
func (h *host) Quit() {}

func (h *host) firstFrame() { h.page.Call("firstFrame") }

func (h *host) safeInsets(scale float64) ui.Insets {
	v := h.page.Call("safeInsets")
	return ui.Insets{
		Top: v.Index(0).Float() * scale, Right: v.Index(1).Float() * scale,
		Bottom: v.Index(2).Float() * scale, Left: v.Index(3).Float() * scale,
	}
}

func systemLanguage() string {
	v := js.Global().Get("navigator").Get("language")
	if v.Type() != js.TypeString {
		return ""
	}
	return v.String()
}

func systemReducedMotion() bool {
	return js.Global().Get("godeckPage").Call("reducedMotion").Bool()
}

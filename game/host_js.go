package game

import (
	"io"
	"syscall/js"

	"godeck/scenes/ui"
)

// host is the page around the canvas.
type host struct {
	app    *App
	page   js.Value
	params map[string]string
}

func newHost(a *App) *host {
	return &host{app: a, page: js.Global().Get("godeckPage"), params: map[string]string{}}
}

func (a *App) openWindow(string) {}

// SaveFile offers a download.
func (h *host) SaveFile(name string, data []byte) {
	b := js.Global().Get("Uint8Array").New(len(data))
	js.CopyBytesToJS(b, data)
	h.page.Call("download", name, b)
}

// OpenFile asks the player for a file. It works within a gesture only; then is
// not called when the player declines.
func (h *host) OpenFile(accept string, then func(name string, data []byte)) {
	var got js.Func
	got = js.FuncOf(func(_ js.Value, args []js.Value) any {
		name := args[0].String()
		data := make([]byte, args[1].Get("length").Int())
		js.CopyBytesToGo(data, args[1])
		h.app.post(func() {
			then(name, data)
			h.app.redraw = true
			h.app.mirror.pending = true
			got.Release()
		})
		return nil
	})
	h.page.Call("upload", accept, got)
}

// CopyText puts text on the clipboard.
func (h *host) CopyText(s string) { h.page.Call("copy", s) }

// Fullscreen enters or leaves full screen where the browser has it.
func (h *host) Fullscreen(on bool) { h.page.Call("fullscreen", on) }

// IsFullscreen reports whether the page fills the screen.
func (h *host) IsFullscreen() bool { return h.page.Call("isFullscreen").Bool() }

// commandLine does nothing: a page has none.
func commandLine([]string, Config, io.Writer) (done bool, err error) { return false, nil }

// Param is a parameter of the page's address.
func (h *host) Param(name string) string {
	if v, ok := h.params[name]; ok {
		return v
	}
	v := h.page.Call("param", name).String()
	h.params[name] = v
	return v
}

// Quit does nothing: a page is left by its own means.
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

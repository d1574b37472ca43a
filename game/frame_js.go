package game

import (
	"encoding/json"
	"syscall/js"

	"godeck/game/frame"
)

var _ frame.Host = (*host)(nil)

// Tell implements frame.Host.
func (h *host) Tell(n frame.News) {
	if b, err := json.Marshal(n); err == nil {
		h.page.Call("tell", string(b))
	}
}

// Obey implements frame.Host.
func (h *host) Obey(wish func(w *frame.Wish) error, look func()) {
	a := h.app
	a.framing = framing{wish: wish, look: look, tell: h.Tell, quiet: func(on bool) { h.page.Call("quiet", on) }}
	h.page.Call("connect", map[string]any{
		// wish(json): a message of the page around the frame
		"wish": js.FuncOf(func(_ js.Value, args []js.Value) any {
			text := args[0].String()
			a.post(func() { a.obey([]byte(text)) })
			return nil
		}),
	})
}

package game

import (
	"encoding/base64"
	"errors"
	"syscall/js"
	"unicode/utf8"

	"godeck/scenes/ui"
)

// newStore keeps values in localStorage. If the page may not store anything (a
// sandboxed frame, strict settings) or the quota is used up, the page itself
// holds them while it is open (web/page.js).
func newStore(a *App) ui.Store {
	s := &pageStore{page: js.Global().Get("godeckPage")}
	s.persistent = s.page.Call("canStore").Bool()
	s.page.Call("connect", map[string]any{
		// stored(key): another window has changed a value
		"stored": js.FuncOf(func(_ js.Value, args []js.Value) any {
			key := args[0].String()
			a.post(func() {
				if s.watch != nil {
					s.watch(key)
				}
			})
			return nil
		}),
	})
	return s
}

// pageStore stores text as "t" plus the text, anything else as "b" plus
// base64. It implements ui.Shared.
type pageStore struct {
	page       js.Value
	persistent bool
	watch      func(key string)
}

var _ ui.Shared = (*pageStore)(nil)

// Load returns a value, a damaged one as it stands.
func (s *pageStore) Load(key string) ([]byte, bool) {
	v := s.page.Call("load", key)
	if v.Type() != js.TypeString {
		return nil, false
	}
	text := v.String()
	switch {
	case text == "":
		return nil, false
	case text[0] == 't':
		return []byte(text[1:]), true
	case text[0] == 'b':
		if b, err := base64.StdEncoding.DecodeString(text[1:]); err == nil {
			return b, true
		}
	}
	return []byte(text), true // damaged: whoever reads it says so, and offers it
}

// Save writes a value; it fails if the browser's quota is used up.
func (s *pageStore) Save(key string, value []byte) error {
	text := "t" + string(value)
	if !utf8.Valid(value) {
		text = "b" + base64.StdEncoding.EncodeToString(value)
	}
	if !s.page.Call("save", key, text).Bool() && s.persistent {
		return errors.New("the browser's storage is full or not allowed")
	}
	return nil
}

// Delete removes a value.
func (s *pageStore) Delete(key string) { s.page.Call("remove", key) }

// Persistent reports whether values outlive the page.
func (s *pageStore) Persistent() bool { return s.persistent }

// Hold implements ui.Shared.
func (s *pageStore) Hold(on bool) { s.page.Call("hold", on) }

// Elsewhere implements ui.Shared.
func (s *pageStore) Elsewhere() bool { return s.page.Call("elsewhere").Bool() }

// Watch implements ui.Shared.
func (s *pageStore) Watch(f func(key string)) { s.watch = f }

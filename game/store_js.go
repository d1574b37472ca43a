package game

import (
	"encoding/base64"
	"errors"
	"syscall/js"
	"unicode/utf8"

	"godeck/scenes/ui"
)

// newStore keeps values in localStorage, or in memory where the page may not
// store anything (a sandboxed frame, a strict browser).
func newStore() ui.Store {
	page := js.Global().Get("godeckPage")
	if !page.Call("canStore").Bool() {
		return memoryStore{}
	}
	return pageStore{page}
}

// pageStore writes text as text ("t") and anything else as base64 ("b").
type pageStore struct{ page js.Value }

// Load reads a value.
func (s pageStore) Load(key string) ([]byte, bool) {
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
		b, err := base64.StdEncoding.DecodeString(text[1:])
		return b, err == nil
	}
	return nil, false
}

// Save writes a value; it fails when the browser's quota is used up.
func (s pageStore) Save(key string, value []byte) error {
	text := "t" + string(value)
	if !utf8.Valid(value) {
		text = "b" + base64.StdEncoding.EncodeToString(value)
	}
	if !s.page.Call("save", key, text).Bool() {
		return errors.New("the browser's storage is full or closed")
	}
	return nil
}

// Delete removes a value.
func (s pageStore) Delete(key string) { s.page.Call("remove", key) }

// Persistent is true.
func (s pageStore) Persistent() bool { return true }

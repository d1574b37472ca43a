//go:build js

// Command empty is the least Ebitengine program, for comparison: bench.mjs
// measures its first frame in the same run as the title's.
package main

import (
	"syscall/js"

	"github.com/hajimehoshi/ebiten/v2"
)

type empty struct{ shown bool }

func (e *empty) Update() error { return nil }

func (e *empty) Draw(*ebiten.Image) {
	if !e.shown {
		e.shown = true
		js.Global().Get("performance").Call("mark", "godeck-first-frame")
	}
}

func (e *empty) Layout(w, h int) (int, int) { return w, h }

func main() {
	if err := ebiten.RunGame(&empty{}); err != nil {
		panic(err)
	}
}

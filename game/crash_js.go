package game

import (
	"syscall/js"

	"github.com/hajimehoshi/ebiten/v2"
)

// crashScreen is the page's own panel in the browser (web/page.js), which does
// not depend on the program that has just failed.
type crashScreen struct{}

func (a *App) showCrash(report string) {
	js.Global().Get("godeckPage").Call("crash", report)
}

func (a *App) updateCrashed() error { return nil }

func (a *App) drawCrashed(*ebiten.Image) {}

package game

import (
	"syscall/js"

	"godeck/scenes/ui"
)

// tick asks the page for the gamepad (web/input.js), if it has one.
func (p *pads) tick(a *App, in *ui.Input) {
	v := js.Null()
	if a.input.pad {
		v = a.host.page.Call("pad")
	}
	if v.Type() != js.TypeObject {
		p.take(a, padState{}, false, in)
		return
	}
	n := func(i int) float64 { return v.Index(i).Float() }
	p.take(a, padState{familyOf(v.Index(0).String(), 0), uint32(n(1)), n(2), n(3), n(4), n(5)}, true, in)
}

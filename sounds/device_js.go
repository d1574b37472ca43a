package sounds

import "syscall/js"

// gestureFirst: a browser lets audio start when somebody touches the page.
const gestureFirst = true

func findCard() error { return nil }

// watchVisibility silences hidden tabs, where no tick would tell the player.
func watchVisibility(p *Player) {
	document := js.Global().Get("document")
	if !document.Truthy() {
		return
	}
	update := func(js.Value, []js.Value) any {
		hidden := document.Get("hidden").Bool()
		go p.set(func(c *control) { c.hidden = hidden })
		return nil
	}
	document.Call("addEventListener", "visibilitychange", js.FuncOf(update))
	update(js.Undefined(), nil)
}

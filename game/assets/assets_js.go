package assets

import (
	"fmt"
	"syscall/js"
)

// fetch asks the page, which knows the published names (web/page.js).
func fetch(name string, done func([]byte, error)) {
	page := js.Global().Get("godeckPage")
	if !page.Truthy() {
		done(nil, fmt.Errorf("asset %s: no page", name))
		return
	}
	var ok, failed js.Func
	release := func() { ok.Release(); failed.Release() }
	ok = js.FuncOf(func(_ js.Value, args []js.Value) any {
		defer release()
		data := make([]byte, args[0].Get("length").Int())
		js.CopyBytesToGo(data, args[0])
		done(data, nil)
		return nil
	})
	failed = js.FuncOf(func(_ js.Value, args []js.Value) any {
		defer release()
		done(nil, fmt.Errorf("asset %s: %s", name, args[0].Call("toString").String()))
		return nil
	})
	page.Call("asset", name).Call("then", ok, failed)
}

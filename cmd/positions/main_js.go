package main

import (
	"syscall/js"

	"godeck/rules/scenario"
)

// main gives the page godeckCompile(name, text), which returns [record, why].
func main() {
	run := &scenario.Runner{}
	js.Global().Set("godeckCompile", js.FuncOf(func(_ js.Value, args []js.Value) any {
		record, why := compile(run, args[0].String(), args[1].String())
		return []any{record, why}
	}))
	select {}
}

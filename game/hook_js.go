package game

import (
	"encoding/json"
	"fmt"
	"strconv"
	"syscall/js"

	"godeck/scenes/ui"
)

// hookState is the result of __godeck.state().
type hookState struct {
	Title      string       `json:"title"`
	Status     string       `json:"status"`
	Scene      string       `json:"scene"`
	Depth      int          `json:"depth"`
	Nodes      []wireNode   `json:"nodes"`
	Focus      string       `json:"focus"`
	FocusShown bool         `json:"focusShown"`
	Settings   *ui.Settings `json:"settings"`
	Persistent bool         `json:"persistent"`
	Idle       bool         `json:"idle"`
	Ticks      int64        `json:"ticks"`
	Drawn      int64        `json:"drawn"`
	Width      float64      `json:"width"`
	Height     float64      `json:"height"`
	Scale      float64      `json:"scale"`
	Safe       ui.Insets    `json:"safe"`
	Errors     []string     `json:"errors"`
	Crashed    bool         `json:"crashed"`
	Log        []string     `json:"log"`
}

// installHook puts window.__godeck on the page, only with ?test=1.
//
//	state()       everything visible, as an object
//	nodes()       the nodes of the scene with rectangles in CSS pixels
//	activate(id)  operates a node in the next tick
//	idle()        whether nothing moves and only the player is awaited
//	ticks()       ticks since the start
//	step(n)       runs n extra ticks in the next tick
//	still(on)     stops the ticks, or lets them go on: what is done to the page
//	              meanwhile comes together
//	look()        draws the next frame if the canvas is out of date
//	looked()      whether the frame that look() asked for is over
//	errors()      faults so far, empty if there are none
//	crash()       panics in the next tick
//
// With &pace=N it runs N ticks for each of the browser's, as when frames are
// late, so tests wait less. With &draw=N it draws at most one picture in N frames
// unless look() asks for it.
func (a *App) installHook() {
	a.pace, _ = strconv.Atoi(a.host.Param("pace")) // 0 if absent
	a.sparing.every, _ = strconv.Atoi(a.host.Param("draw"))
	object := func(v any) any {
		b, err := json.Marshal(v)
		if err != nil {
			return js.Null()
		}
		return js.Global().Get("JSON").Call("parse", string(b))
	}
	f := func(f func(args []js.Value) any) js.Func {
		return js.FuncOf(func(_ js.Value, args []js.Value) any { return f(args) })
	}
	js.Global().Set("__godeck", map[string]any{
		"state":  f(func([]js.Value) any { return object(a.hookState()) }),
		"nodes":  f(func([]js.Value) any { return object(a.hookState().Nodes) }),
		"idle":   f(func([]js.Value) any { return a.idle() }),
		"ticks":  f(func([]js.Value) any { return float64(a.env.Tick) }),
		"errors": f(func([]js.Value) any { return object(append([]string{}, a.errors...)) }),
		"activate": f(func(args []js.Value) any {
			id := args[0].String()
			a.post(func() { a.activate(id) })
			return nil
		}),
		"step": f(func(args []js.Value) any {
			a.steps += args[0].Int()
			return nil
		}),
		"still":  f(func(args []js.Value) any { a.still = args[0].Bool(); return nil }),
		"look":   f(func([]js.Value) any { a.sparing.asked = true; return nil }),
		"looked": f(func([]js.Value) any { return !a.sparing.asked }),
		"crash":  f(func([]js.Value) any { a.crashForTest(); return nil }),
	})
}

func (a *App) hookState() hookState {
	s := hookState{
		Title: a.mirror.title, Status: a.mirror.status, Depth: len(a.stack.scenes),
		Nodes: []wireNode{}, Focus: a.focus.id, FocusShown: a.focus.shown,
		Settings: &a.settings.Settings, Persistent: a.store.Persistent(),
		Idle: a.idle(), Ticks: a.env.Tick, Drawn: a.drawn,
		Width: a.env.W, Height: a.env.H, Scale: a.env.Scale, Safe: a.env.Safe,
		Errors: append([]string{}, a.errors...), Crashed: a.crashed,
		Log: append([]string{}, a.recent...),
	}
	if scene := a.top(); scene != nil && !a.crashed {
		s.Scene = fmt.Sprintf("%T", scene)
		s.Nodes = toWire(s.Nodes, scene.Nodes(&a.env), a.scale)
	}
	return s
}

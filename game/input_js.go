package game

import (
	"syscall/js"

	"godeck/scenes/ui"
)

// inputSource collects what the page's own listeners (web/page.js) report.
// Ebitengine's poll touches once a tick, which loses short taps, and suppress
// Tab and the browser's shortcuts.
type inputSource struct {
	pointers       []ui.PointerEvent
	keys           []ui.KeyEvent
	hoverX, hoverY float64
	hover          bool
	wheelX, wheelY float64
	pad            bool // there is a gamepad
}

func (s *inputSource) open(a *App) {
	js.Global().Get("godeckPage").Call("connect", map[string]any{
		// pointer(phase, id, x, y, touch, secondary) in CSS pixels of the canvas
		"pointer": js.FuncOf(func(_ js.Value, args []js.Value) any {
			e := ui.PointerEvent{
				Phase: ui.PointerPhase(args[0].Int()), ID: args[1].Int(),
				X: args[2].Float() * a.scale, Y: args[3].Float() * a.scale,
				Touch: args[4].Bool(), Secondary: args[5].Bool(),
			}
			// Only the last of several moves matters; a mouse reports up to a thousand a second.
			if n := len(s.pointers); n > 0 && e.Phase == ui.PointerMove &&
				s.pointers[n-1].Phase == ui.PointerMove && s.pointers[n-1].ID == e.ID {
				s.pointers[n-1] = e
				return nil
			}
			s.pointers = append(s.pointers, e)
			return nil
		}),
		"hover": js.FuncOf(func(_ js.Value, args []js.Value) any {
			s.hover = args[0].Bool()
			s.hoverX, s.hoverY = args[1].Float()*a.scale, args[2].Float()*a.scale
			return nil
		}),
		"wheel": js.FuncOf(func(_ js.Value, args []js.Value) any {
			s.wheelX += args[0].Float()
			s.wheelY += args[1].Float()
			return nil
		}),
		"gamepad": js.FuncOf(func(_ js.Value, args []js.Value) any {
			s.pad = args[0].Bool()
			return nil
		}),
		"key": js.FuncOf(func(_ js.Value, args []js.Value) any {
			s.keys = append(s.keys, ui.KeyEvent{
				Key: args[0].String(), Shift: args[1].Bool(), Ctrl: args[2].Bool(), Repeat: args[3].Bool(),
			})
			return nil
		}),
	})
}

func (s *inputSource) gather(_ *App, in *ui.Input) {
	in.Pointers = append(in.Pointers[:0], s.pointers...)
	in.Keys = append(in.Keys[:0], s.keys...)
	in.HoverX, in.HoverY, in.Hover = s.hoverX, s.hoverY, s.hover
	in.WheelX, in.WheelY = s.wheelX, s.wheelY
	s.pointers, s.keys = s.pointers[:0], s.keys[:0]
	s.wheelX, s.wheelY = 0, 0
}

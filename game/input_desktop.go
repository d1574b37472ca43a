//go:build !js

package game

import (
	"godeck/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

// Key repeat in ticks: the delay and the interval.
const (
	repeatDelay = 24
	repeatEvery = 4
)

// inputSource reads mouse, touches and keyboard from the window system.
type inputSource struct {
	buttons [2]bool // left and right: held in a stroke
	mx, my  float64
	focused bool // when last checked
	ticks   int
	touches []touch
	ids     []ebiten.TouchID
	keys    []ebiten.Key
}

type touch struct {
	system ebiten.TouchID
	id     int
	x, y   float64
}

func (s *inputSource) open(*App) {}

// keyNames maps the keys without a character to their DOM names.
var keyNames = map[ebiten.Key]string{
	ebiten.KeyEnter: "Enter", ebiten.KeyNumpadEnter: "Enter", ebiten.KeyEscape: "Escape",
	ebiten.KeyTab: "Tab", ebiten.KeyBackspace: "Backspace", ebiten.KeyDelete: "Delete",
	ebiten.KeyArrowLeft: "ArrowLeft", ebiten.KeyArrowRight: "ArrowRight",
	ebiten.KeyArrowUp: "ArrowUp", ebiten.KeyArrowDown: "ArrowDown",
	ebiten.KeyHome: "Home", ebiten.KeyEnd: "End",
	ebiten.KeyPageUp: "PageUp", ebiten.KeyPageDown: "PageDown", ebiten.KeySpace: " ",
	ebiten.KeyF1: "F1", ebiten.KeyF2: "F2",
}

// signs holds the keys whose character depends on shift (US layout; other
// layouts are asked for their names first).
var signs = map[ebiten.Key][2]string{
	ebiten.KeySlash: {"/", "?"}, ebiten.KeyMinus: {"-", "_"}, ebiten.KeyEqual: {"=", "+"},
	ebiten.KeyComma: {",", "<"}, ebiten.KeyPeriod: {".", ">"},
	ebiten.KeyBracketLeft: {"[", "{"}, ebiten.KeyBracketRight: {"]", "}"},
}

func (s *inputSource) gather(a *App, in *ui.Input) {
	in.Pointers, in.Keys = in.Pointers[:0], in.Keys[:0]
	s.mouse(in)
	s.touch(in)
	s.keyboard(a, in)
	in.Typed = string(ebiten.AppendInputChars(nil))
	in.WheelX, in.WheelY = ebiten.Wheel()
}

func (s *inputSource) mouse(in *ui.Input) {
	ix, iy := ebiten.CursorPosition()
	x, y := float64(ix), float64(iy)
	moved := x != s.mx || y != s.my
	s.mx, s.my = x, y
	if s.ticks%15 == 0 || moved { // the query takes a round trip to the window's thread
		s.focused = ebiten.IsFocused()
	}
	s.ticks++
	in.HoverX, in.HoverY, in.Hover = x, y, len(s.touches) == 0 && s.focused
	for i, b := range [2]ebiten.MouseButton{ebiten.MouseButtonLeft, ebiten.MouseButtonRight} {
		e := ui.PointerEvent{X: x, Y: y, Secondary: i == 1}
		// One stroke at a time: the other button is ignored meanwhile.
		if inpututil.IsMouseButtonJustPressed(b) && !s.buttons[0] && !s.buttons[1] {
			s.buttons[i] = true
			e.Phase = ui.PointerDown
			in.Pointers = append(in.Pointers, e)
		} else if s.buttons[i] && moved {
			e.Phase = ui.PointerMove
			in.Pointers = append(in.Pointers, e)
		}
		if s.buttons[i] && !ebiten.IsMouseButtonPressed(b) {
			s.buttons[i] = false
			e.Phase = ui.PointerUp
			in.Pointers = append(in.Pointers, e)
		}
	}
}

func (s *inputSource) touch(in *ui.Input) {
	s.ids = ebiten.AppendTouchIDs(s.ids[:0])
	for _, sys := range s.ids {
		ix, iy := ebiten.TouchPosition(sys)
		x, y := float64(ix), float64(iy)
		known := false
		for i := range s.touches {
			t := &s.touches[i]
			if t.system != sys {
				continue
			}
			known = true
			if t.x != x || t.y != y {
				t.x, t.y = x, y
				in.Pointers = append(in.Pointers, ui.PointerEvent{Phase: ui.PointerMove, ID: t.id, X: x, Y: y, Touch: true})
			}
		}
		if !known {
			t := touch{system: sys, id: s.freeID(), x: x, y: y}
			s.touches = append(s.touches, t)
			in.Pointers = append(in.Pointers, ui.PointerEvent{Phase: ui.PointerDown, ID: t.id, X: x, Y: y, Touch: true})
		}
	}
	kept := s.touches[:0]
	for _, t := range s.touches {
		alive := false
		for _, sys := range s.ids {
			alive = alive || sys == t.system
		}
		if alive {
			kept = append(kept, t)
			continue
		}
		in.Pointers = append(in.Pointers, ui.PointerEvent{Phase: ui.PointerUp, ID: t.id, X: t.x, Y: t.y, Touch: true})
	}
	s.touches = kept
}

func (s *inputSource) freeID() int {
	for id := 1; ; id++ {
		used := false
		for _, t := range s.touches {
			used = used || t.id == id
		}
		if !used {
			return id
		}
	}
}

func (s *inputSource) keyboard(a *App, in *ui.Input) {
	s.keys = inpututil.AppendPressedKeys(s.keys[:0])
	if len(s.keys) == 0 {
		return
	}
	shift := ebiten.IsKeyPressed(ebiten.KeyShift)
	ctrl := ebiten.IsKeyPressed(ebiten.KeyControl) || ebiten.IsKeyPressed(ebiten.KeyMeta)
	if inpututil.IsKeyJustPressed(ebiten.KeyF11) {
		a.host.Fullscreen(!a.host.IsFullscreen())
	}
	for _, k := range s.keys {
		d := inpututil.KeyPressDuration(k)
		repeat := d >= repeatDelay && (d-repeatDelay)%repeatEvery == 0
		if d != 1 && !repeat {
			continue
		}
		if name := keyName(k, shift); name != "" {
			in.Keys = append(in.Keys, ui.KeyEvent{Key: name, Shift: shift, Ctrl: ctrl, Repeat: repeat})
		}
	}
}

func keyName(k ebiten.Key, shift bool) string {
	if n, ok := keyNames[k]; ok {
		return n
	}
	if n, ok := signs[k]; ok {
		if shift {
			return n[1]
		}
		return n[0]
	}
	switch {
	case k >= ebiten.KeyA && k <= ebiten.KeyZ:
		if n := ebiten.KeyName(k); len(n) == 1 {
			return n // AZERTY and others
		}
		return string(rune('a' + int(k-ebiten.KeyA)))
	case k >= ebiten.KeyDigit0 && k <= ebiten.KeyDigit9:
		return string(rune('0' + int(k-ebiten.KeyDigit0)))
	case k >= ebiten.KeyNumpad0 && k <= ebiten.KeyNumpad9:
		return string(rune('0' + int(k-ebiten.KeyNumpad0)))
	}
	return ""
}

//go:build !js

package game

import (
	"bytes"
	"encoding/json"
	"image"
	"image/png"

	"github.com/hajimehoshi/ebiten/v2"
)

// The initial window size in CSS pixels, and the smallest one.
const (
	windowW   = 1280
	windowH   = 720
	windowMin = 320
)

// windowKey is where the window's place is kept in the store.
const windowKey = "window"

// placement is where a window is and how large, in CSS pixels from the corner
// of its screen, when it is neither maximized nor full screen.
type placement struct {
	X      int    `json:"x"`
	Y      int    `json:"y"`
	W      int    `json:"w"`
	H      int    `json:"h"`
	Screen string `json:"screen,omitempty"` // the screen's name
	Max    bool   `json:"maximized,omitempty"`
	Full   bool   `json:"fullscreen,omitempty"`
}

// screen is a screen on which a window can be.
type screen struct {
	name string
	w, h int // CSS pixels
}

// window remembers where the player has put the window.
type window struct {
	now, saved placement
	opened     bool
	raise      int // ticks until the window is no longer kept in front
}

// parsePlacement reads a stored placement; a damaged or impossible one is not
// ok.
func parsePlacement(data []byte) (p placement, ok bool) {
	if json.Unmarshal(data, &p) != nil {
		return placement{}, false
	}
	const far = 1 << 15
	for _, v := range [2]int{p.X, p.Y} {
		if v < -far || v > far {
			return placement{}, false
		}
	}
	if min(p.W, p.H) < windowMin || max(p.W, p.H) > far {
		return placement{}, false
	}
	return p, true
}

// grip is how much of a window must be on the screen to be pulled back, in CSS
// pixels: its width, and the height below its title bar.
const (
	gripW = 160
	gripH = 64
)

// fit returns a placement that is within reach on one of the screens, which may
// have changed since, and the index of that screen. Without screens it returns
// the placement as it is and -1.
func (p placement) fit(screens []screen) (placement, int) {
	if len(screens) == 0 {
		return p, -1
	}
	at := -1
	for i := range screens {
		if screens[i].name == p.Screen {
			at = i
			break
		}
	}
	moved := at < 0
	if moved {
		at = 0 // the primary one
	}
	s := screens[at]
	p.Screen = s.name
	p.W = max(windowMin, min(p.W, s.w))
	p.H = max(windowMin, min(p.H, s.h))
	if moved { // where it was says nothing here
		p.X, p.Y = (s.w-p.W)/2, (s.h-p.H)/2
	}
	p.X = max(gripW-p.W, min(p.X, s.w-gripW))
	p.Y = max(0, min(p.Y, s.h-gripH))
	return p, at
}

// openWindow opens the window where it was last; -size and -fullscreen are for
// this visit only.
func (a *App) openWindow(cfg Config) {
	if dir := dataDir(); dir != "" && a.host.Param("beside") != "1" {
		a.host.firstStart(dir)
	}
	if a.host.file != "" {
		a.host.take(a.host.file)
	}
	ebiten.SetWindowClosingHandled(true) // what is saved only now and then is saved first
	ebiten.SetWindowSizeLimits(windowMin, windowMin, -1, -1)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetWindowTitle(cfg.Title)
	if icon, err := png.Decode(bytes.NewReader(cfg.Icon)); err == nil {
		ebiten.SetWindowIcon([]image.Image{icon})
	}
	w := &a.host.window
	w.opened = true
	w.now = placement{W: windowW, H: windowH}
	b, _ := a.store.Load(windowKey)
	p, known := parsePlacement(b)
	if known {
		monitors := ebiten.AppendMonitors(nil)
		var screens []screen
		for _, m := range monitors {
			mw, mh := m.Size()
			screens = append(screens, screen{m.Name(), mw, mh})
		}
		var at int
		if p, at = p.fit(screens); at >= 0 {
			ebiten.SetMonitor(monitors[at])
		}
		w.now, w.saved = p, p
	}
	width, height, given := parseSize(a.host.Param("size"))
	if !given {
		width, height = w.now.W, w.now.H
	}
	ebiten.SetWindowSize(width, height)
	if known {
		ebiten.SetWindowPosition(w.now.X, w.now.Y)
		if w.now.Max && !given {
			ebiten.MaximizeWindow()
		}
	}
	full := a.host.Param("fullscreen")
	if full == "1" || full == "" && w.now.Full && !given {
		ebiten.SetFullscreen(true)
	}
}

// look notes where the window is now.
func (w *window) look() {
	if ebiten.IsWindowMinimized() {
		return
	}
	p := w.now
	p.Full, p.Max = ebiten.IsFullscreen(), ebiten.IsWindowMaximized()
	if !p.Full && !p.Max {
		p.W, p.H = ebiten.WindowSize()
		p.X, p.Y = ebiten.WindowPosition()
	}
	if m := ebiten.Monitor(); m != nil {
		p.Screen = m.Name()
	}
	if min(p.W, p.H) >= windowMin {
		w.now = p
	}
}

// keepWindow saves where the window is if that has changed. With -size or
// -fullscreen it is not what the player has chosen.
func (h *host) keepWindow() {
	w := &h.window
	if !w.opened || h.Param("size") != "" || h.Param("fullscreen") != "" {
		return
	}
	if w.look(); w.now == w.saved {
		return
	}
	w.saved = w.now
	b, _ := json.Marshal(w.now)        // plain data: cannot fail
	_ = h.app.store.Save(windowKey, b) // it opens in the middle next time
}

// toFront shows the window above the others. Systems do not let a program take
// the keyboard from another one, so the taskbar may only light up.
func (w *window) toFront() {
	if ebiten.IsWindowMinimized() {
		ebiten.RestoreWindow()
	}
	ebiten.SetWindowFloating(true)
	ebiten.RequestAttention()
	w.raise = raiseTicks
}

// raiseTicks is how long toFront keeps the window above all others.
const raiseTicks = 10

// windowTicks is the interval between looks at the window.
const windowTicks = 60

// windowTick does what is due for the window.
func (h *host) windowTick() {
	h.receiveDropped()
	w := &h.window
	if w.raise > 0 {
		if w.raise--; w.raise == 0 {
			ebiten.SetWindowFloating(false)
		}
	}
	if h.app.env.Tick%windowTicks == 0 {
		h.keepWindow()
	}
}

// closing reports whether the player closes the window.
func (h *host) closing() bool { return h.window.opened && ebiten.IsWindowBeingClosed() }

// leave saves what is to be known at the next start.
func (h *host) leave() {
	h.app.settings.save()
	h.keepWindow()
	h.instance.close()
}

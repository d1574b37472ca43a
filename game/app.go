// Package game is the application: the Ebitengine loop, the scene stack, input,
// focus, settings and storage, and the bridges to the page or the desktop.
//
// It knows no card game. Scenes meet it through the contract of scenes/ui only.
package game

import (
	"fmt"
	"image/color"
	"math"
	"os"
	"runtime/debug"

	"godeck/fonts"
	"godeck/game/assets"
	"godeck/scenes/ui"
	"godeck/sounds"

	"github.com/hajimehoshi/ebiten/v2"
)

// Config is what main hands to the application.
type Config struct {
	// Title is the window's title until the first scene sets one.
	Title string
	// Icon is the window's icon, a PNG; nil: the system's.
	Icon []byte
	// First makes the first scene.
	First func(env *ui.Env) ui.Scene
	// Params are the options that First reads with ui.Host.Param.
	Params []Param
}

// Param is an option of the page's address (?name=value) or of the command
// line (-name=value).
type Param struct {
	Name, Help string
	Check      func(value string) bool // whether a command line may give this value; nil: its reader decides
}

// App is a running application. It implements ebiten.Game.
type App struct {
	stack
	env      ui.Env
	in       ui.Input
	settings settingsKeeper
	input    inputSource
	focus    focusTree
	pads     pads
	host     *host
	store    ui.Store
	loader   *assets.Loader
	player   *sounds.Player
	volumes  volumes
	silent   bool // the player has yet to be told that there is no sound
	mirror   mirror

	w, h, scale float64 // canvas in device pixels; device pixels per CSS pixel
	redraw      bool    // the canvas is out of date
	whole       bool    // all of it has to be painted: another scene or another size
	fresh       bool    // the scene has come in this tick and is not laid out yet
	drawn       int64   // frames drawn
	steps       int     // extra ticks requested by a test
	pace        int     // ticks per tick of Ebitengine, for tests; 0: 1
	sparing     sparing // frames that a test does without
	still       bool    // a test has stopped the ticks
	mailbox     mailbox
	crashed     bool
	crash       crashScreen
	errors      []string
	recent      []string // the last log lines, for the crash report
	wantsQuit   bool
	framing     framing
	shownOnce   bool
	restDue     int64 // tick before which characters are not asked for again
	collects    int   // countdown in ticks to a garbage collection, after the first frame
	first       func(env *ui.Env) ui.Scene
}

// recentLines is the number of log lines in a crash report.
const recentLines = 40

// Run opens the canvas or window and runs until the player leaves.
func Run(cfg Config) error {
	if done, err := commandLine(os.Args[1:], cfg, os.Stdout); done {
		return err
	}
	if elsewhere(os.Args[1:], cfg) {
		return nil
	}
	a, err := newApp(cfg)
	if err != nil {
		return err
	}
	ebiten.SetScreenClearedEveryFrame(false)
	a.openWindow(cfg)
	return ebiten.RunGameWithOptions(a, &ebiten.RunGameOptions{
		DisableHiDPI:    a.host.Param("hidpi") == "0",
		X11ClassName:    "godeck",
		X11InstanceName: "godeck",
	})
}

func newApp(cfg Config) (*App, error) {
	if err := ui.UseFonts(fonts.Regular, fonts.Bold, fonts.Display); err != nil {
		return nil, fmt.Errorf("fonts: %w", err)
	}
	a := &App{w: 16, h: 16, scale: 1, first: cfg.First}
	a.stack.app = a
	a.host = newHost(a)
	a.store = newStore(a)
	a.settings.open(a.store, a.host.Param)
	a.loader = assets.NewLoader()
	a.player = sounds.New(a.loader.Fetch)
	a.player.OnSilence(a.fallSilent)
	a.input.open(a)
	a.env = ui.Env{
		Settings: &a.settings.Settings,
		Sounds:   a.player,
		Store:    a.store,
		Scenes:   &a.stack,
		Host:     a.host,
		Assets:   a.loader,
		Native:   nativeFields,
	}
	a.mirror.open(a)
	a.open()
	a.stack.apply()
	if a.host.Param("test") == "1" {
		a.installHook()
	}
	return a, nil
}

// open pushes the first scene.
func (a *App) open() {
	a.stack.Push(a.first(&a.env))
}

// post schedules f for the start of the next tick. Any goroutine may call it.
func (a *App) post(f func()) { a.mailbox.put(f) }

// Update runs one tick.
func (a *App) Update() error {
	if a.wantsQuit || a.host.closing() {
		a.host.leave()
		return ebiten.Termination
	}
	if a.still {
		return nil
	}
	if a.crashed {
		return a.updateCrashed()
	}
	a.env.Behind++
	a.guard(a.tick)
	for n := a.pace - 1 + a.steps; n > 0 && !a.crashed; n-- {
		a.guard(a.tick)
	}
	a.steps = 0
	return nil
}

func (a *App) tick() {
	a.env.Tick++
	a.fillEnv()
	for _, f := range a.mailbox.take() {
		f()
	}
	if a.frameTick() {
		return
	}
	a.host.windowTick()
	a.loader.Deliver()
	a.setVolumes()
	a.reportSilence()
	a.restTick()
	a.in.WasX, a.in.WasY = a.in.HoverX, a.in.HoverY
	a.input.gather(a, &a.in)
	a.pads.tick(a, &a.in)
	if n := len(a.in.Pointers); n > 0 {
		a.env.Touch = a.in.Pointers[n-1].Touch
	}
	scene := a.top()
	a.focus.update(a, scene, &a.in)
	scene.Update(&a.env, &a.in)
	a.stack.apply()
	before := scene
	if scene = a.top(); scene == nil {
		a.wantsQuit = true
		return
	}
	a.fresh = scene != before
	dirty := scene.Dirty()
	a.redraw = a.redraw || dirty
	a.settings.tick(a.env.Tick)
	if a.shownOnce { // the page's elements are updated after the first frame
		a.mirror.tick(a, scene, dirty)
	}
	if a.collects--; a.collects == 0 {
		debug.SetGCPercent(100) // off until now in the browser, see web/boot.js
	}
}

func (a *App) fillEnv() {
	if a.env.W != a.w || a.env.H != a.h || a.env.Scale != a.scale {
		a.env.W, a.env.H, a.env.Scale = a.w, a.h, a.scale
		a.env.Safe = a.host.safeInsets(a.scale)
		a.redraw, a.whole = true, true
		a.mirror.pending = true
	}
}

// Draw paints the scene if it has changed; otherwise the canvas keeps the last
// picture, and a table at rest costs nothing.
func (a *App) Draw(screen *ebiten.Image) {
	spare := a.sparing.frame()
	a.env.Behind = 0
	if a.crashed {
		a.drawCrashed(screen)
		return
	}
	scene := a.top()
	if scene == nil || a.env.Tick == 0 {
		return
	}
	if !a.redraw || spare && a.shownOnce || a.fresh && a.shownOnce { // what has just come is laid out in its first tick
		return
	}
	whole := a.whole
	a.sparing.drawn()
	a.redraw, a.whole = false, false
	a.guard(func() {
		if p, ok := scene.(ui.ChangeDrawer); ok && !whole {
			p.DrawChanges(&a.env, screen)
		} else {
			screen.Fill(color.Black)
			scene.Draw(&a.env, screen)
		}
		a.drawn++
	})
	if !a.shownOnce {
		a.shownOnce = true
		a.collects = 3 // not while the frame is being presented
		a.host.firstFrame()
	}
}

// Layout is unused; Ebitengine calls LayoutF.
func (a *App) Layout(outsideWidth, outsideHeight int) (int, int) {
	return outsideWidth, outsideHeight
}

// LayoutF makes one canvas pixel one device pixel.
func (a *App) LayoutF(outsideWidth, outsideHeight float64) (float64, float64) {
	scale := 1.0
	if m := ebiten.Monitor(); m != nil {
		scale = m.DeviceScaleFactor()
	}
	w, h := math.Max(1, math.Floor(outsideWidth*scale)), math.Max(1, math.Floor(outsideHeight*scale))
	if w != a.w || h != a.h || scale != a.scale {
		a.w, a.h, a.scale = w, h, scale
		a.redraw, a.whole = true, true
	}
	return w, h
}

// changed is called when another scene becomes the visible one.
func (a *App) changed() {
	a.redraw, a.whole = true, true
	a.focus.leave(a.top())
	a.mirror.pending = true
}

// remember keeps announced lines for a crash report.
func (a *App) remember(lines []string) {
	a.recent = append(a.recent, lines...)
	if n := len(a.recent) - recentLines; n > 0 {
		a.recent = append(a.recent[:0], a.recent[n:]...)
	}
}

// notify shows a short message over the scene and reports whether the scene
// can.
func (a *App) notify(text string, warn bool) bool {
	t, ok := a.top().(interface{ Notify(text string, warn bool) })
	if ok {
		t.Notify(text, warn)
	}
	return ok
}

// fault records an error that is not shown to the player but fails tests.
func (a *App) fault(err error) {
	if err == nil {
		return
	}
	fmt.Fprintln(os.Stderr, "godeck:", err)
	if len(a.errors) < 100 {
		a.errors = append(a.errors, err.Error())
	}
}

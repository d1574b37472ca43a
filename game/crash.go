package game

import (
	"fmt"
	"runtime"
	"runtime/debug"
	"strings"
)

// Version names the build; build_wasm.sh sets it with -ldflags -X.
var Version = "dev"

// guard runs a part of a tick or frame and turns a panic into the crash
// screen. The match is safe: it is saved after every answer.
func (a *App) guard(f func()) {
	defer func() {
		if r := recover(); r != nil {
			a.crashed = true
			report := a.report(r, debug.Stack())
			a.errors = append(a.errors, fmt.Sprint(r))
			a.showCrash(report)
		}
	}()
	f()
}

// report returns the text that a player copies into an issue. It contains no
// hidden cards: only what the scene's log and status have said.
func (a *App) report(reason any, stack []byte) string {
	var b strings.Builder
	fmt.Fprintf(&b, "godeck %s %s/%s %s\n", Version, runtime.GOOS, runtime.GOARCH, runtime.Version())
	fmt.Fprintf(&b, "tick %d, canvas %.0fx%.0f at %.2f, lang %s\n", a.env.Tick, a.w, a.h, a.scale, a.settings.Lang)
	if s := a.top(); s != nil {
		fmt.Fprintf(&b, "scene %T\n", s)
	}
	fmt.Fprintf(&b, "\npanic: %v\n\n%s", reason, stack)
	if len(a.recent) > 0 {
		fmt.Fprintf(&b, "\nlast lines:\n%s\n", strings.Join(a.recent, "\n"))
	}
	return b.String()
}

// crashForTest panics within the next tick; with ?test=1 browser tests try the
// crash page.
func (a *App) crashForTest() {
	a.post(func() { panic("asked for by a test") })
}

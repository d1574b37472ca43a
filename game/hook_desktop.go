//go:build !js

package game

// installHook does nothing: the hook for browser tests is the browser's.
func (a *App) installHook() {}

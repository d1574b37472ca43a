//go:build !js

package game

import (
	"errors"
	"os"
	"os/exec"
	"runtime"

	"godeck/scenes/ui"
)

var _ ui.Outside = (*host)(nil)

// OpenLink implements ui.Outside.
func (h *host) OpenLink(link string) {
	if h.app.safeLink(link) {
		h.show(link)
	}
}

// ShowSaves implements ui.Outside.
func (h *host) ShowSaves() {
	dir := dataDir()
	if err := os.MkdirAll(dir, 0o700); dir == "" || err != nil {
		h.app.notify(linkWords.T(h.app.settings.Lang, "nolink", dir), true)
		return
	}
	h.show(dir)
}

// show opens a link or a folder with the program that the system has for it. A
// failure is told with the name, so that the player can open it by hand.
func (h *host) show(what string) {
	go func() {
		if err := start(openers(runtime.GOOS, what)); err != nil {
			h.app.post(func() {
				h.app.notify(linkWords.T(h.app.settings.Lang, "nolink", what), true)
				h.app.redraw = true
			})
		}
	}()
}

// openers returns the commands that open a link or a folder on a system, the
// best one first. None of them is a shell, to which a name could be a command.
func openers(system, what string) [][]string {
	switch system {
	case "windows":
		return [][]string{{"rundll32", "url.dll,FileProtocolHandler", what}}
	case "darwin":
		return [][]string{{"open", what}}
	}
	return [][]string{{"xdg-open", what}, {"gio", "open", what}}
}

// start runs the first command that the system has.
func start(tries [][]string) error {
	err := errors.New("no program for it")
	for _, t := range tries {
		path, missing := exec.LookPath(t[0])
		if missing != nil {
			continue
		}
		if err = exec.Command(path, t[1:]...).Run(); err == nil {
			return nil
		}
	}
	return err
}

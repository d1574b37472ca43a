//go:build !js

package game

import (
	"errors"
	"io/fs"
	"net/url"
	"os"
	"path/filepath"
	"strings"

	"godeck/rules/scenario"
	"godeck/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// inbox is what comes to the window from outside: files that are dropped on it,
// given on the command line or by a second start. It implements ui.Receiver.
type inbox struct {
	limit   int64
	open    func(name string, data []byte, err error)
	visit   func(address map[string]string)
	waiting []string // paths from before anybody received
}

// Receive implements ui.Receiver.
func (h *host) Receive(limit int64, open func(name string, data []byte, err error), visit func(address map[string]string)) {
	h.inbox.limit, h.inbox.open, h.inbox.visit = limit, open, visit
	waiting := h.inbox.waiting
	h.inbox.waiting = nil
	for _, path := range waiting {
		h.take(path)
	}
}

var _ ui.Receiver = (*host)(nil)

// take reads a file and opens it.
func (h *host) take(path string) {
	if h.inbox.open == nil {
		h.inbox.waiting = append(h.inbox.waiting, path)
		return
	}
	dir, name := filepath.Split(path)
	if dir == "" {
		dir = "."
	}
	h.takeFrom(os.DirFS(dir), name)
}

// takeFrom reads a file of a file system in the background and opens it.
func (h *host) takeFrom(files fs.FS, name string) {
	go func() {
		data, err := readFrom(files, name, h.inbox.limit)
		data, err = opened(name, data, err)
		h.app.post(func() {
			h.inbox.open(name, data, err)
			h.app.redraw = true
			h.app.mirror.pending = true
		})
	}()
}

// opened returns what a file that has been read is for the program: of a scenario
// its record. A page has a program of its own for that.
func opened(name string, data []byte, err error) ([]byte, error) {
	if err != nil || !ui.IsScenario(name) {
		return data, err
	}
	rec, err := (&scenario.Runner{}).Record(name, data)
	if err != nil {
		return nil, &ui.Faulty{Why: err.Error()}
	}
	return rec.JSON(), nil
}

// receiveDropped opens what has been dropped on the window.
func (h *host) receiveDropped() {
	files := ebiten.DroppedFiles()
	if files == nil || h.inbox.open == nil {
		return
	}
	entries, err := fs.ReadDir(files, ".")
	if err != nil || len(entries) == 0 {
		return
	}
	if len(entries) > 1 {
		h.app.notify(hostWords.T(h.app.settings.Lang, "one"), true)
		return
	}
	h.takeFrom(files, entries[0].Name())
}

// errFolder: a folder was given in the place of a file.
var errFolder = errors.New("this is a folder, not a file")

// readFrom reads a file of at most limit bytes; a larger one gives a
// ui.TooLarge.
func readFrom(files fs.FS, name string, limit int64) ([]byte, error) {
	f, err := files.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	if st, err := f.Stat(); err == nil && st.IsDir() {
		return nil, errFolder
	}
	return readAll(f, limit)
}

// addressOf returns the parameters of a link to a page of godeck: those of its
// query, and the match in its fragment.
func addressOf(link string) (address map[string]string, ok bool) {
	if !isLink(link) {
		return nil, false
	}
	u, err := url.Parse(link)
	if err != nil {
		return nil, false
	}
	address = map[string]string{}
	for _, part := range []string{u.RawQuery, u.EscapedFragment()} {
		values, err := url.ParseQuery(part)
		if err != nil {
			return nil, false
		}
		for name := range values {
			address[name] = values.Get(name)
		}
	}
	return address, true
}

// isLink reports whether an argument is a link and not a file.
func isLink(arg string) bool {
	scheme, _, ok := strings.Cut(arg, "://")
	return ok && (scheme == "https" || scheme == "http")
}

//go:build !js

package game

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"path/filepath"
	"slices"
	"time"
	"unicode/utf8"
)

// This file lets a second start of the program bring what it should open to the
// first one, over a socket beside the saved values. Whatever goes wrong with
// that, the second start opens a window of its own: both then share the saved
// values as two tabs of a browser do (store_desktop.go).

// errand is what a second start wants of the first.
type errand struct {
	Path    string            `json:"path,omitempty"`    // a file to open, absolute
	Address map[string]string `json:"address,omitempty"` // a match to begin; empty: none
}

const (
	errandMost = 64 << 10 // bytes; a shared match is the longest part
	errandWait = 2 * time.Second
	errandDone = "ok\n"
)

// parseErrand reads an errand. The error is for the log: only a program of this
// user can have sent it.
func parseErrand(line []byte) (e errand, err error) {
	if len(line) > errandMost {
		return errand{}, errors.New("an errand is too long")
	}
	if err := json.Unmarshal(line, &e); err != nil {
		return errand{}, fmt.Errorf("an errand: %w", err)
	}
	if e.Path != "" && (!filepath.IsAbs(e.Path) || !utf8.ValidString(e.Path)) {
		return errand{}, fmt.Errorf("an errand with the path %q, which is not absolute", e.Path)
	}
	return e, nil
}

// instance is the first start's end of the socket.
type instance struct{ listener net.Listener }

// socketMost is the longest path of a socket that every system takes.
const socketMost = 100

// socketPath returns where the socket of a store is, "" if there can be none.
func socketPath(dir string) string {
	path := filepath.Join(dir, "godeck.sock")
	if len(path) > socketMost {
		return ""
	}
	return path
}

// bring takes an errand to the program that is already running on the same
// store, and reports whether that has taken it.
func bring(dir string, e errand) bool {
	path := socketPath(dir)
	if path == "" {
		return false
	}
	c, err := net.DialTimeout("unix", path, errandWait)
	if err != nil {
		return false
	}
	defer c.Close()
	_ = c.SetDeadline(time.Now().Add(errandWait))
	b, err := json.Marshal(e)
	if err != nil || len(b) > errandMost {
		return false
	}
	if _, err := c.Write(append(b, '\n')); err != nil {
		return false
	}
	answer, _ := io.ReadAll(io.LimitReader(c, int64(len(errandDone))))
	return string(answer) == errandDone
}

// listen takes errands until the program ends. do is called by another
// goroutine.
func (d *instance) listen(dir string, do func(e errand)) error {
	path := socketPath(dir)
	if path == "" {
		return nil
	}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return err
	}
	if c, err := net.DialTimeout("unix", path, errandWait); err == nil {
		return c.Close() // another program listens
	}
	_ = os.Remove(path) // of a program that has crashed
	l, err := net.Listen("unix", path)
	if err != nil {
		return err
	}
	_ = os.Chmod(path, 0o600)
	d.listener = l
	go func() {
		for {
			c, err := l.Accept()
			if err != nil {
				return // closed
			}
			go serveErrand(c, do)
		}
	}()
	return nil
}

func serveErrand(c net.Conn, do func(e errand)) {
	defer c.Close()
	_ = c.SetDeadline(time.Now().Add(errandWait))
	line, err := bufio.NewReader(io.LimitReader(c, errandMost+1)).ReadBytes('\n')
	if err != nil {
		return
	}
	e, err := parseErrand(line)
	if err != nil {
		fmt.Fprintln(os.Stderr, "godeck:", err)
		return
	}
	if _, err := io.WriteString(c, errandDone); err == nil {
		do(e)
	}
}

func (d *instance) close() {
	if d.listener != nil {
		_ = d.listener.Close() // it removes the socket
	}
}

// elsewhere takes what this start should open to the program that is already
// running, if there is one, and reports whether it has. A start with options of
// its own window opens one.
func elsewhere(args []string, cfg Config) bool {
	dir := dataDir()
	params, file := arguments(args)
	for name := range params {
		if !slices.ContainsFunc(cfg.Params, func(p Param) bool { return p.Name == name }) {
			return false
		}
	}
	e := errand{Address: params}
	if file != "" {
		path, err := filepath.Abs(file)
		if err != nil {
			return false
		}
		e.Path = path
	}
	return dir != "" && bring(dir, e)
}

// firstStart makes later starts come here.
func (h *host) firstStart(dir string) {
	err := h.instance.listen(dir, func(e errand) {
		h.app.post(func() {
			h.window.toFront()
			switch {
			case e.Path != "":
				h.take(e.Path)
			case len(e.Address) > 0 && h.inbox.visit != nil:
				h.inbox.visit(e.Address)
			}
		})
	})
	if err != nil {
		fmt.Fprintln(os.Stderr, "godeck: a second start will open a window of its own:", err)
	}
}

package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"time"
)

// maxLine bounds a line from a bot in bytes.
const maxLine = 1 << 16

// wire carries the messages of one bot. A bot that neither answers nor reads
// for longer than wait ends the play.
type wire struct {
	lines chan line
	out   io.Writer
	wait  time.Duration // 0: no limit
	close func() error
}

// line is a line from a bot, or the reason why there is none.
type line struct {
	text []byte
	long bool // longer than maxLine; the rest was discarded
	err  error
}

func newWire(in io.Reader, out io.Writer, wait time.Duration, close func() error) *wire {
	w := &wire{lines: make(chan line), out: out, wait: wait, close: close}
	go w.listen(bufio.NewReaderSize(in, maxLine))
	return w
}

// listen passes the lines on, one at a time.
func (w *wire) listen(in *bufio.Reader) {
	for {
		text, more, err := in.ReadLine()
		l := line{text: bytes.Clone(text), long: more, err: err}
		for more && err == nil {
			_, more, err = in.ReadLine()
		}
		w.lines <- l
		if l.err != nil {
			close(w.lines)
			return
		}
	}
}

// silent is the error of a bot that has kept the play waiting for too long.
type silent struct{ wait time.Duration }

func (s silent) Error() string {
	return fmt.Sprintf("the bot has been silent for %v (--wait)", s.wait)
}

// after returns a channel that fires when the bot's time is up.
func (w *wire) after() (late <-chan time.Time, stop func()) {
	if w.wait <= 0 {
		return nil, func() {}
	}
	t := time.NewTimer(w.wait)
	return t.C, func() { t.Stop() }
}

// send writes a message as a line of JSON.
func (w *wire) send(msg any) error {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(msg); err != nil {
		return err
	}
	if w.wait <= 0 {
		_, err := w.out.Write(b.Bytes())
		return err
	}
	done := make(chan error, 1)
	go func() {
		_, err := w.out.Write(b.Bytes())
		done <- err
	}()
	late, stop := w.after()
	defer stop()
	select {
	case err := <-done:
		return err
	case <-late:
		return silent{w.wait}
	}
}

// errQuit ends the play because the bot has gone.
var errQuit = errors.New("the bot has closed its output")

// answerMsg is what a bot sends.
type answerMsg struct {
	Seat    string `json:"seat"`
	ID      uint32 `json:"id"`
	Option  *int   `json:"option"`
	Concede bool   `json:"concede"`
	Quit    bool   `json:"quit"`
}

// badLine is the error of a line that is not a message.
type badLine struct{ err error }

func (b badLine) Error() string { return b.err.Error() }

// read waits for the next message, skipping empty lines.
func (w *wire) read() (a answerMsg, err error) {
	late, stop := w.after()
	defer stop()
	for {
		select {
		case l, ok := <-w.lines:
			switch {
			case !ok || errors.Is(l.err, io.EOF):
				return a, errQuit
			case l.err != nil:
				return a, l.err
			case l.long:
				return a, badLine{fmt.Errorf("the line is longer than %d KiB", maxLine>>10)}
			case len(bytes.TrimSpace(l.text)) == 0:
				continue
			}
			if err := json.Unmarshal(l.text, &a); err != nil {
				return a, badLine{err}
			}
			return a, nil
		case <-late:
			return a, silent{w.wait}
		}
	}
}

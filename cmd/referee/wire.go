package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"time"
	"unicode"
	"unicode/utf8"
)

// maxLine bounds a line from a bot in bytes.
const maxLine = 1 << 16

// wire carries the messages of one bot. A bot that neither answers nor reads
// for longer than wait ends the play.
type wire struct {
	lines chan line
	out   io.Writer
	wait  time.Duration // 0: no limit
	stop  <-chan struct{}
	close func() error
}

// line is a line from a bot, or the reason why there is none.
type line struct {
	text []byte
	long bool // longer than maxLine; the rest was discarded
	err  error
}

func newWire(in io.Reader, out io.Writer, wait time.Duration, stop <-chan struct{}, close func() error) *wire {
	w := &wire{lines: make(chan line), out: out, wait: wait, stop: stop, close: close}
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
	case <-w.stop:
		return errStopped
	}
}

// errStopped ends the play because somebody has interrupted it.
var errStopped = errors.New("interrupted")

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
		case <-w.stop:
			return a, errStopped
		}
	}
}

// plainText passes text on to a terminal without what would steer it: controls
// other than tabs and line ends, and marks that turn the direction of writing.
type plainText struct {
	w    io.Writer
	rest []byte // the beginning of a character
}

// Write implements io.Writer.
func (p *plainText) Write(b []byte) (int, error) {
	data := append(p.rest, b...)
	var out []byte
	for len(data) > 0 && utf8.FullRune(data) {
		r, n := utf8.DecodeRune(data)
		data = data[n:]
		if r != '\n' && r != '\t' && !unicode.IsPrint(r) {
			r = unicode.ReplacementChar
		}
		out = utf8.AppendRune(out, r)
	}
	p.rest = bytes.Clone(data)
	_, err := p.w.Write(out)
	return len(b), err
}

package effect

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
)

// Fault is one mistake in a pack, with its place and remedy.
type Fault struct {
	File  string
	Line  int // from 1; 0: unknown
	Field string
	What  string // what is wrong
	Hint  string // what to do about it
}

// Error formats the fault as file:line: field: what (hint).
func (f Fault) Error() string {
	s := f.File
	if f.Line > 0 {
		s += fmt.Sprintf(":%d", f.Line)
	}
	if f.Field != "" {
		s += ": " + f.Field
	}
	s += ": " + f.What
	if f.Hint != "" {
		s += " — " + f.Hint
	}
	return s
}

// Faults are all the mistakes found in one run.
type Faults []Fault

// Error returns the faults, one per line.
func (f Faults) Error() string {
	var b strings.Builder
	for i, x := range f {
		if i > 0 {
			b.WriteByte('\n')
		}
		b.WriteString(x.Error())
	}
	return b.String()
}

// Or returns the faults as an error, or nil if there are none.
func (f Faults) Or() error {
	if len(f) == 0 {
		return nil
	}
	return f
}

// valueKind is the kind of a JSON value.
type valueKind uint8

const (
	isNull valueKind = iota
	isBool
	isNumber
	isString
	isArray
	isObject
)

var kindName = [...]string{"null", "true/false", "a number", "a string", "a list", "an object"}

// value is a JSON value with its line.
type value struct {
	kind valueKind
	line int
	text string // string, or literal number
	b    bool
	list []*value
	keys []string
	memb map[string]*value
	// Byte range of an object in the document.
	start, end int
}

// Limits of a document from a stranger.
const (
	maxPackBytes = 4 << 20
	maxDepth     = 24
	maxList      = maxCards // entries of one list
	maxFields    = 100      // of one object
	maxValues    = 400_000  // in all; 2,000 cards like ours have a quarter
)

// readAhead is how many bytes of a document are read between two pauses.
const readAhead = 1 << 10

// parseTree parses one JSON document, keeping line numbers. It pauses between
// values.
func parseTree(file string, data []byte, pause func()) (*value, error) {
	if len(data) > maxPackBytes {
		return nil, Fault{File: file, What: "the file is larger than 4 MiB", Hint: "split the pack"}
	}
	dec := json.NewDecoder(bytes.NewReader(data))
	dec.UseNumber()
	t := &treeReader{dec: dec, data: data, file: file, pause: pause}
	v, err := t.value(0)
	if err == nil {
		if _, e := dec.Token(); e != io.EOF {
			err = t.fault("something follows the end of the document", "remove it")
		}
	}
	if err != nil {
		var f Fault
		if errors.As(err, &f) {
			return nil, f
		}
		return nil, t.fault("not valid JSON: "+err.Error(), "check commas, quotes and brackets near this line")
	}
	return v, nil
}

type treeReader struct {
	dec    *json.Decoder
	data   []byte
	file   string
	at     int // offset up to which lines are counted
	row    int // number of lines before at
	pause  func()
	paused int // offset of the last pause
	values int // read so far
}

// line returns the line of the last token. Tokens only go forward.
func (t *treeReader) line() int {
	off := min(int(t.dec.InputOffset()), len(t.data))
	t.row += bytes.Count(t.data[t.at:off], []byte{'\n'})
	t.at = off
	return 1 + t.row
}

func (t *treeReader) fault(what, hint string) Fault {
	return Fault{File: t.file, Line: t.line(), What: what, Hint: hint}
}

func (t *treeReader) value(depth int) (*value, error) {
	if depth > maxDepth {
		return nil, t.fault("nested too deeply", "flatten the effect")
	}
	tok, err := t.dec.Token()
	if err != nil {
		return nil, err
	}
	if t.at-t.paused >= readAhead {
		t.paused = t.at
		t.pause()
	}
	if t.values++; t.values > maxValues {
		return nil, t.fault(fmt.Sprintf("more than %d values", maxValues), "split the pack")
	}
	v := &value{line: t.line()}
	switch x := tok.(type) {
	case nil:
		v.kind = isNull
	case bool:
		v.kind, v.b = isBool, x
	case json.Number:
		v.kind, v.text = isNumber, x.String()
	case string:
		v.kind, v.text = isString, x
	case json.Delim:
		switch x {
		case '[':
			v.kind = isArray
			for t.dec.More() {
				if len(v.list) == maxList {
					return nil, t.fault(fmt.Sprintf("a list of more than %d entries", maxList), "split the pack")
				}
				e, err := t.value(depth + 1)
				if err != nil {
					return nil, err
				}
				v.list = append(v.list, e)
			}
		case '{':
			v.kind, v.memb = isObject, map[string]*value{}
			v.start = int(t.dec.InputOffset()) - 1
			for t.dec.More() {
				if len(v.keys) == maxFields {
					return nil, t.fault(fmt.Sprintf("an object with more than %d fields", maxFields), "use the fields of docs/cards.md")
				}
				k, err := t.dec.Token()
				if err != nil {
					return nil, err
				}
				key, _ := k.(string)
				e, err := t.value(depth + 1)
				if err != nil {
					return nil, err
				}
				if _, dup := v.memb[key]; dup {
					return nil, t.fault(fmt.Sprintf("%q is written twice in one object", key), "keep one of them")
				}
				v.keys = append(v.keys, key)
				v.memb[key] = e
			}
		}
		if _, err := t.dec.Token(); err != nil {
			return nil, err
		}
		v.end = int(t.dec.InputOffset())
	}
	return v, nil
}

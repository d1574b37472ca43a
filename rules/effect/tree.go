package effect

import (
	"encoding/json"
	"fmt"
	"strings"
	"unicode/utf8"
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
	text string // string, or literal number; part of the document
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
)

// readAhead is how many bytes of a document are read between two pauses.
const readAhead = 1 << 10

// parseTree parses one JSON document (RFC 8259), keeping line numbers. It
// pauses between values. encoding/json took two thirds of the time in which a
// game loads: its Decoder makes an error for every number and string that is
// not alone in the document.
func parseTree(file, text string, pause func()) (*value, error) {
	if len(text) > maxPackBytes {
		return nil, Fault{File: file, What: "the file is larger than 4 MiB", Hint: "split the pack"}
	}
	t := &treeReader{text: text, file: file, row: 1, pause: pause}
	v, err := t.value(0)
	if err != nil {
		return nil, err
	}
	if t.next() != 0 || t.at < len(t.text) {
		return nil, t.fault("something follows the end of the document", "remove it")
	}
	return v, nil
}

type treeReader struct {
	text   string
	file   string
	at     int // offset of what is read next
	row    int // its line, from 1
	pause  func()
	paused int // offset of the last pause
}

func (t *treeReader) fault(what, hint string) error {
	return Fault{File: t.file, Line: t.row, What: what, Hint: hint}
}

func (t *treeReader) invalid(what string) error {
	return t.fault("not valid JSON: "+what, "check commas, quotes and brackets near this line")
}

// next skips white space and returns the byte after it, 0 at the end.
func (t *treeReader) next() byte {
	for ; t.at < len(t.text); t.at++ {
		switch c := t.text[t.at]; c {
		case '\n':
			t.row++
		case ' ', '\t', '\r':
		default:
			return c
		}
	}
	return 0
}

// unexpected is the fault at the present place.
func (t *treeReader) unexpected(want string) error {
	if t.at >= len(t.text) {
		return t.invalid("the document ends where " + want + " is expected")
	}
	c, _ := utf8.DecodeRuneInString(t.text[t.at:])
	return t.invalid(fmt.Sprintf("%q where %s is expected", c, want))
}

func (t *treeReader) value(depth int) (*value, error) {
	if depth > maxDepth {
		return nil, t.fault("nested too deeply", "flatten the effect")
	}
	if t.at-t.paused >= readAhead {
		t.paused = t.at
		t.pause()
	}
	c := t.next()
	v := &value{line: t.row, start: t.at}
	var err error
	switch {
	case c == '{':
		err = t.object(v, depth)
	case c == '[':
		err = t.array(v, depth)
	case c == '"':
		v.kind = isString
		v.text, err = t.str()
	case c == '-' || isDigit(c):
		v.kind = isNumber
		v.text, err = t.number()
	case t.word("null"):
	case t.word("true"):
		v.kind, v.b = isBool, true
	case t.word("false"):
		v.kind = isBool
	default:
		err = t.unexpected("a value")
	}
	v.end = t.at
	return v, err
}

// word skips a literal name, if it is next.
func (t *treeReader) word(name string) bool {
	ok := strings.HasPrefix(t.text[t.at:], name)
	if ok {
		t.at += len(name)
	}
	return ok
}

func (t *treeReader) array(v *value, depth int) error {
	v.kind = isArray
	if t.at++; t.next() == ']' {
		t.at++
		return nil
	}
	for {
		e, err := t.value(depth + 1)
		if err != nil {
			return err
		}
		v.list = append(v.list, e)
		if more, err := t.more(']'); !more {
			return err
		}
	}
}

func (t *treeReader) object(v *value, depth int) error {
	v.kind, v.memb = isObject, map[string]*value{}
	if t.at++; t.next() == '}' {
		t.at++
		return nil
	}
	for {
		if t.next() != '"' {
			return t.unexpected("a name in quotes")
		}
		key, err := t.str()
		if err != nil {
			return err
		}
		if t.next() != ':' {
			return t.unexpected("a colon")
		}
		t.at++
		e, err := t.value(depth + 1)
		if err != nil {
			return err
		}
		if _, dup := v.memb[key]; dup {
			return t.fault(fmt.Sprintf("%q is written twice in one object", key), "keep one of them")
		}
		v.keys = append(v.keys, key)
		v.memb[key] = e
		if more, err := t.more('}'); !more {
			return err
		}
	}
}

// more skips a comma, or the end of a list or object, and reports which.
func (t *treeReader) more(end byte) (bool, error) {
	switch t.next() {
	case ',':
		t.at++
		return true, nil
	case end:
		t.at++
		return false, nil
	}
	return false, t.unexpected("a comma or " + string(end))
}

// str reads a string. It is a part of the document unless it has escapes.
func (t *treeReader) str() (string, error) {
	from, plain := t.at, true
	for t.at++; ; t.at++ {
		if t.at >= len(t.text) || t.text[t.at] < ' ' {
			return "", t.unexpected("a closing quote")
		}
		switch c := t.text[t.at]; {
		case c == '"':
			t.at++
			if in := t.text[from+1 : t.at-1]; plain && utf8.ValidString(in) {
				return in, nil
			}
			var s string
			if json.Unmarshal([]byte(t.text[from:t.at]), &s) != nil {
				return "", t.invalid("an escape that JSON does not have")
			}
			return s, nil
		case c == '\\':
			plain = false
			t.at++
		}
	}
}

func isDigit(c byte) bool { return '0' <= c && c <= '9' }

// number reads a number as it is written.
func (t *treeReader) number() (string, error) {
	from := t.at
	peek := func() byte {
		if t.at < len(t.text) {
			return t.text[t.at]
		}
		return 0
	}
	digits := func() (ok bool) {
		for ; isDigit(peek()); t.at++ {
			ok = true
		}
		return ok
	}
	if peek() == '-' {
		t.at++
	}
	ok := true
	if peek() == '0' {
		t.at++
	} else {
		ok = digits()
	}
	if ok && peek() == '.' {
		t.at++
		ok = digits()
	}
	if c := peek(); ok && (c == 'e' || c == 'E') {
		if t.at++; peek() == '+' || peek() == '-' {
			t.at++
		}
		ok = digits()
	}
	if !ok {
		return "", t.unexpected("a digit")
	}
	return t.text[from:t.at], nil
}

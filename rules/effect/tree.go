package effect

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"

	"godeck/internal/lang"
)

// Fault is one mistake in a pack, with its place and remedy.
type Fault struct {
	File  string
	Line  int // from 1; 0: unknown
	Field string
	What  lang.Phrase // what is wrong
	Hint  lang.Phrase // what to do about it; may be empty
}

// Error formats the fault as file:line: field: what — hint.
func (f Fault) Error() string { return f.In(lang.EN) }

// In is Error in a language: what a player is told.
func (f Fault) In(l lang.Lang) string {
	s := f.File
	if f.Line > 0 {
		s += fmt.Sprintf(":%d", f.Line)
	}
	if f.Field != "" {
		s += ": " + f.Field
	}
	s += ": " + f.What.In(l)
	if f.Hint.EN != "" {
		s += l.Pick("。", " — ") + f.Hint.In(l)
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

var kindName = [...]Both{"null|null", "真偽値|true/false", "数|a number", "文字列|a string", "リスト|a list", "オブジェクト|an object"}

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
		return nil, newFault(file, 0, "", "ファイルが4MiBを超えています|the file is larger than 4 MiB", splitPack)
	}
	dec := json.NewDecoder(bytes.NewReader(data))
	dec.UseNumber()
	t := &treeReader{dec: dec, data: data, file: file, pause: pause}
	v, err := t.value(0)
	if err == nil {
		if _, e := dec.Token(); e != io.EOF {
			err = t.fault("終わりのあとに余分なものがあります|something follows the end of the document", removeIt)
		}
	}
	if err != nil {
		var f Fault
		if errors.As(err, &f) {
			return nil, f
		}
		return nil, t.fault("JSONとして読めません（%v）|not valid JSON: %v", "この行のあたりのコンマ・引用符・括弧を確かめてください|check commas, quotes and brackets near this line", err)
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

func (t *treeReader) fault(what, hint Both, args ...any) Fault {
	return newFault(t.file, t.line(), "", what, hint, args...)
}

func (t *treeReader) value(depth int) (*value, error) {
	if depth > maxDepth {
		return nil, t.fault("入れ子が深すぎます|nested too deeply", "効果を浅くしてください|flatten the effect")
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
		return nil, t.fault("値が%d個を超えています|more than %d values", splitPack, maxValues)
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
					return nil, t.fault("リストが%d個を超えています|a list of more than %d entries", splitPack, maxList)
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
					return nil, t.fault("オブジェクトの項目が%d個を超えています|an object with more than %d fields", "docs/cards.mdの項目を使ってください|use the fields of docs/cards.md", maxFields)
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
					return nil, t.fault("1つのオブジェクトに %q が2回あります|%q is written twice in one object", "1つだけ残してください|keep one of them", key)
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

package scenario

import (
	"bytes"
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/parser"
)

// Limits of a scenario file, so that reading a stranger's is safe.
const (
	MaxFile  = 256 << 10
	maxDepth = 24
	maxNodes = 20000
	maxLines = 8000 // the parser's time grows with the square of a mapping's keys
)

// Fault is a mistake in a scenario file, or an expectation that failed.
type Fault struct {
	File string
	Line int
	What string
}

// Error returns file:line: what.
func (f Fault) Error() string { return fmt.Sprintf("%s:%d: %s", f.File, f.Line, f.What) }

type kind uint8

const (
	scalar kind = iota
	sequence
	mapping
)

// node is a YAML value with its line.
type node struct {
	kind kind
	line int
	text string
	null bool
	lit  bool // quoted or block text: never a number or a word
	list []*node
	keys []*node // mapping: keys, in order
	vals []*node
}

// stop is the panic value that carries a Fault out of nested calls.
type stop struct{ f Fault }

func (n *node) fail(format string, args ...any) {
	panic(stop{Fault{Line: n.line, What: fmt.Sprintf(format, args...)}})
}

// guard runs f and returns the fault that stopped it.
func guard(file string, f func()) (err error) {
	defer func() {
		if r := recover(); r != nil {
			s, ok := r.(stop)
			if !ok {
				panic(r)
			}
			s.f.File = file
			err = s.f
		}
	}()
	f()
	return nil
}

// tooDeep returns the line at which a text nests too deeply, or 0. It scans
// the text before parsing, because the parser's memory grows with the square
// of the depth. Brackets within words count, too, so up to a hundred may stay
// unclosed.
func tooDeep(data []byte) int {
	const most = 4 * maxDepth
	open, line, run := 0, 1, 0
	for i := 0; i < len(data); i++ {
		switch c := data[i]; c {
		case '\n':
			line++
			run = 0
			if bytes.HasPrefix(data[i+1:], []byte("---")) {
				open = 0
			}
		case '[', '{':
			open++
		case ']', '}':
			open = max(0, open-1)
		case '-', '?', ':', '&', '!': // "- - - x" nests within a line
			if i+1 < len(data) && (data[i+1] == ' ' || c == '&' || c == '!') {
				run++
			}
		case ' ':
			if i == 0 || data[i-1] == '\n' { // indentation
				j := i
				for j < len(data) && data[j] == ' ' {
					j++
				}
				if j-i > 8*maxDepth {
					return line
				}
				i = j - 1
			}
		}
		if open > most || run > 16*most {
			return line
		}
	}
	return 0
}

var yamlErr = regexp.MustCompile(`^\[(\d+):\d+\] ([^\n]*)`)

// parseYAML parses the documents of a file.
func parseYAML(file string, data []byte) (docs []*node, err error) {
	if len(data) > MaxFile {
		return nil, Fault{file, 1, fmt.Sprintf("the file is larger than %d KiB; split it", MaxFile>>10)}
	}
	if bytes.Count(data, []byte("\n")) > maxLines {
		return nil, Fault{file, maxLines + 1, fmt.Sprintf("the file has more than %d lines; split it", maxLines)}
	}
	if line := tooDeep(data); line > 0 {
		return nil, Fault{file, line, "the file is nested too deeply; split it"}
	}
	f, perr := parse(data)
	if perr != nil {
		line, what := 1, strings.SplitN(perr.Error(), "\n", 2)[0]
		if m := yamlErr.FindStringSubmatch(perr.Error()); m != nil {
			line, _ = strconv.Atoi(m[1])
			what = m[2]
		}
		return nil, Fault{file, line, "not YAML: " + what}
	}
	count := 0
	err = guard(file, func() {
		for _, d := range f.Docs {
			if d.Body == nil {
				continue
			}
			if n := convert(d.Body, 0, &count); !n.null {
				docs = append(docs, n)
			}
		}
	})
	return docs, err
}

// parse turns panics of the YAML library into errors.
func parse(data []byte) (f *ast.File, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("cannot be read (%v)", r)
		}
	}()
	return parser.ParseBytes(data, 0)
}

func convert(a ast.Node, depth int, count *int) *node {
	n := &node{line: 1}
	if a == nil {
		n.null = true
		return n
	}
	if t := a.GetToken(); t != nil && t.Position != nil {
		n.line = t.Position.Line
	}
	if *count++; *count > maxNodes || depth > maxDepth {
		n.fail("the file is too large or nested too deeply; split it")
	}
	switch x := a.(type) {
	case *ast.NullNode:
		n.null = true
	case *ast.StringNode:
		n.text = x.Value
		if t := a.GetToken(); t != nil && len(t.Origin) > 0 {
			o := strings.TrimSpace(t.Origin)
			n.lit = strings.HasPrefix(o, `"`) || strings.HasPrefix(o, "'")
		}
	case *ast.LiteralNode:
		n.text, n.lit = x.Value.Value, true
	case *ast.IntegerNode, *ast.FloatNode, *ast.BoolNode, *ast.InfinityNode, *ast.NanNode:
		n.text = a.GetToken().Value
	case *ast.SequenceNode:
		n.kind = sequence
		for _, v := range x.Values {
			n.list = append(n.list, convert(v, depth+1, count))
		}
	case *ast.MappingNode:
		n.kind = mapping
		for _, v := range x.Values {
			n.add(v, depth, count)
		}
	case *ast.MappingValueNode:
		n.kind = mapping
		n.add(x, depth, count)
	default:
		n.fail("anchors, aliases and tags are not used here; documents share a position with position: and like:")
	}
	return n
}

func (n *node) add(v *ast.MappingValueNode, depth int, count *int) {
	k := convert(v.Key, depth+1, count)
	if k.kind != scalar || k.null {
		k.fail("a key must be a word")
	}
	for _, o := range n.keys {
		if o.text == k.text {
			k.fail("%q stands here twice", k.text)
		}
	}
	n.line = min(n.line, k.line)
	if len(n.keys) == 0 {
		n.line = k.line
	}
	n.keys = append(n.keys, k)
	n.vals = append(n.vals, convert(v.Value, depth+1, count))
}

// get returns the value of a key, or nil.
func (n *node) get(key string) *node {
	for i, k := range n.keys {
		if k.text == key {
			return n.vals[i]
		}
	}
	return nil
}

// word returns a scalar's text.
func (n *node) word() string {
	if n.kind != scalar || n.null {
		n.fail("expected a word, got %s", n.describe())
	}
	return n.text
}

func (n *node) int() int {
	v, err := strconv.Atoi(n.word())
	if err != nil || v < -32768 || v > 32767 {
		n.fail("expected a whole number, got %q", n.text)
	}
	return v
}

func (n *node) bool() bool {
	switch n.word() {
	case "true", "yes":
		return true
	case "false", "no":
		return false
	}
	n.fail("expected true or false, got %q", n.text)
	return false
}

// some returns the entries of a list that must not be empty.
func (n *node) some(what string) []*node {
	list := n.items()
	if len(list) == 0 {
		n.fail("say at least %s, or leave the line out", what)
	}
	return list
}

// items returns a list's entries, or a single value as a list of one.
func (n *node) items() []*node {
	switch {
	case n.kind == sequence:
		return n.list
	case n.null:
		return nil
	}
	return []*node{n}
}

func (n *node) describe() string {
	switch {
	case n.null:
		return "nothing"
	case n.kind == sequence:
		return "a list"
	case n.kind == mapping:
		return "{…}"
	}
	return strconv.Quote(n.text)
}

// only refuses keys that are not in the list.
func (n *node) only(keys ...string) {
	if n.kind != mapping {
		n.fail("expected {%s: …}, got %s", strings.Join(keys, ", "), n.describe())
	}
	for _, k := range n.keys {
		ok := false
		for _, w := range keys {
			ok = ok || k.text == w
		}
		if !ok {
			k.fail("unknown word %q; use %s", k.text, strings.Join(keys, ", "))
		}
	}
}

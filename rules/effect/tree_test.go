package effect

import (
	"encoding/json"
	"strings"
	"testing"
	"unicode/utf8"
)

var documents = []string{
	`{}`, `[]`, ` [1, -0, 0.5, 1e9, -1.25E-3] `, `"a"`, `{"a":{"b":[true,false,null]},"c":"\"\\\/\b\f\n\r\t夜\ud83c\udc00"}`, "\"\xff\"", "\"夜\"",
	``, ` `, `{`, `[`, `"`, `"\`, `"\x"`, "\"\n\"", "\"\\\n\"", `01`, `1.`, `-`, `.5`, `1e`, `+1`, `nul`, `nullx`, `truefalse`, `[1,]`, `[,1]`, `[1 2]`, `{"a"}`, `{"a":}`, `{"a":1,}`, `{a:1}`, `{"a":1 "b":2}`, `{} {}`, "\x00", "[\x00]", "[]\x00", "\ufeff{}",
}

// FuzzTree checks the reader of documents against encoding/json: the same
// documents are valid, with the same values.
func FuzzTree(f *testing.F) {
	for _, d := range documents {
		f.Add(d)
	}
	f.Fuzz(func(t *testing.T, text string) {
		v, err := parseTree("f", []byte(text), never)
		var want any
		d := json.NewDecoder(strings.NewReader(text))
		d.UseNumber()
		valid := d.Decode(&want) == nil && json.Valid([]byte(text))
		if err != nil {
			fault := err.(Fault)
			if valid && !strings.Contains(fault.What.EN, "nested too deeply") && !strings.Contains(fault.What.EN, "written twice") {
				t.Fatalf("%q is refused: %v", text, err)
			}
			if want := 1 + strings.Count(text, "\n"); fault.Line < 1 || fault.Line > want {
				t.Fatalf("%q has a fault on line %d of %d", text, fault.Line, want)
			}
			return
		}
		if !valid {
			t.Fatalf("%q is accepted", text)
		}
		got, _ := json.Marshal(v.plain())
		was, _ := json.Marshal(want)
		if string(got) != string(was) || !utf8.Valid(got) {
			t.Fatalf("%q is read as %s, not %s", text, got, was)
		}
	})
}

// plain returns the value as encoding/json has it.
func (v *value) plain() any {
	switch v.kind {
	case isBool:
		return v.b
	case isNumber:
		return json.Number(v.text)
	case isString:
		return v.text
	case isArray:
		out := []any{}
		for _, e := range v.list {
			out = append(out, e.plain())
		}
		return out
	case isObject:
		out := map[string]any{}
		for _, k := range v.keys {
			out[k] = v.memb[k].plain()
		}
		return out
	}
	return nil
}

// TestTreePlaces checks lines, and the bytes of an object.
func TestTreePlaces(t *testing.T) {
	const text = "{\n \"a\": [1,\n  {\"b\": \"}\"}\n ]\n}\n"
	v, err := parseTree("f", []byte(text), never)
	if err != nil {
		t.Fatal(err)
	}
	a := v.memb["a"]
	o := a.list[1]
	if v.line != 1 || a.line != 2 || o.line != 3 || text[o.start:o.end] != `{"b": "}"}` || v.end != len(text)-1 {
		t.Errorf("lines %d, %d, %d; %q", v.line, a.line, o.line, text[o.start:o.end])
	}
}

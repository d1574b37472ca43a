package frame

import (
	"errors"
	"os"
	"reflect"
	"regexp"
	"strings"
	"testing"
)

func TestParse(t *testing.T) {
	for _, c := range []struct {
		in   string
		code string // "": it is a wish
		says string // in the error
	}{
		{`{"godeck":1,"type":"mute","on":true}`, "", ""},
		{`{"godeck":1,"type":"pause","on":false}`, "", ""},
		{`{"godeck":1,"type":"sleep"}`, "", ""},
		{`{"godeck":1,"type":"seek","turn":3,"play":true}`, "", ""},
		{`{"godeck":1,"type":"seek","answer":0}`, "", ""},
		{`{"godeck":1,"type":"language","lang":"ja"}`, "", ""},
		{`{"godeck":1,"type":"load","record":"1abc"}`, "", ""},
		{`{"godeck":1,"type":"start","game":"x","seed":7,"mute":true}`, "", ""},

		{``, "json", "object"},
		{`null`, "json", "object"},
		{`[1]`, "json", "object"},
		{`{"type":"mute"}`, "version", "godeck: 1"},
		{`{"godeck":2,"type":"mute"}`, "version", "godeck: 1"},
		{`{"godeck":1,"type":"dance"}`, "type", "pause"},
		{`{"godeck":1}`, "type", "pause"},
		{`{"godeck":1,"type":"mute","of":true}`, "field", "“of”"},
		{`{"godeck":1,"type":"mute"}`, "value", "true or false"},
		{`{"godeck":1,"type":"mute","on":1}`, "value", "true or false"},
		{`{"godeck":1,"type":"seek"}`, "value", "one of the two"},
		{`{"godeck":1,"type":"seek","turn":1,"answer":1}`, "value", "one of the two"},
		{`{"godeck":1,"type":"seek","turn":1.5}`, "value", "whole number"},
		{`{"godeck":1,"type":"seek","turn":-1}`, "value", "whole number"},
		{`{"godeck":1,"type":"seek","turn":1e99}`, "value", "whole number"},
		{`{"godeck":1,"type":"language","lang":"fr"}`, "value", "ja or en"},
		{`{"godeck":1,"type":"load","record":" "}`, "value", "record"},
		{`{"godeck":1,"type":"start"}`, "value", "game"},
		{`{"godeck":1,"type":"start","game":"x","deck":["a"]}`, "value", "“deck”"},
		{`{"godeck":1,"type":"start","game":"x","__proto__":"a"}`, "field", "__proto__"},
		{`{"godeck":1,"type":"start","game":"` + strings.Repeat("x", maxValue+1) + `"}`, "value", "too long"},
		{strings.Repeat(" ", MaxMessage+1), "large", "too long"},
	} {
		w, err := Parse([]byte(c.in))
		var e *Error
		switch errors.As(err, &e); {
		case c.code == "" && (err != nil || w == nil):
			t.Errorf("%s: %v", c.in, err)
		case c.code != "" && (e == nil || e.Code != c.code || !strings.Contains(e.Text.EN, c.says) || e.Text.JA == ""):
			t.Errorf("%.80s: got %#v, want %s with %q", c.in, err, c.code, c.says)
		}
	}
	w, _ := Parse([]byte(`{"godeck":1,"type":"start","game":"x","seed":9007199254740991,"mute":true}`))
	if w.Address["seed"] != "9007199254740991" || w.Address["mute"] != "1" {
		t.Errorf("values of addresses: %v", w.Address)
	}
}

func FuzzParse(f *testing.F) {
	for _, s := range []string{`{"godeck":1,"type":"seek","turn":3}`, `{"godeck":1,"type":"start","game":"x","seed":7}`, `{"godeck":1,"type":"load","record":"1abc"}`, `{"godeck":1,"type":"language","lang":"ja"}`, `{"godeck":2}`, `[]`} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		w, err := Parse(b)
		if err == nil {
			if fields[w.Type] == nil && w.Type != "start" || w.Turn < 0 || w.Answer < -1 || w.Type == "start" && w.Address["game"] == "" {
				t.Fatalf("%q gives %+v", b, w)
			}
			return
		}
		var e *Error
		if !errors.As(err, &e) || e.Code == "" || e.Text.JA == "" || e.Text.EN == "" || strings.Contains(e.Text.EN, "%!") || strings.Contains(e.Text.JA, "%!") || len(e.Text.EN) > 400 {
			t.Fatalf("%q gives %#v", b, err)
		}
	})
}

// TestDocuments compares the messages with what authors of pages read about them.
func TestDocuments(t *testing.T) {
	for _, file := range []string{"../../docs/embed.md", "../../docs/embed.d.ts"} {
		b, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		text := string(b)
		word := func(s string) {
			if !regexp.MustCompile(`\b` + s + `\b`).MatchString(text) {
				t.Errorf("%s does not name %q", file, s)
			}
		}
		for _, kind := range Types {
			if kind != "sleep" { // a method of the element
				word(kind)
			}
			for _, f := range fields[kind] {
				word(f)
			}
		}
		for _, kind := range []string{"ready", "resized", "started", "turn", "question", "over", "slept", "error"} {
			word(kind)
		}
		news := reflect.TypeFor[News]()
		for i := range news.NumField() {
			name, _, _ := strings.Cut(news.Field(i).Tag.Get("json"), ",")
			if name != "match" || strings.HasSuffix(file, ".ts") {
				word(name)
			}
		}
	}
}

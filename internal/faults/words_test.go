package faults

import (
	"testing"

	"godeck/internal/lang"
)

func TestWords(t *testing.T) {
	bad := lang.Words{"a": {JA: "{0}枚", EN: "cards"}, "b": {JA: "", EN: "x"}, "c": {JA: "良い{1}{0}", EN: "{0} good {1}"}}
	if f := Words(bad); len(f) != 2 {
		t.Errorf("faults %q", f)
	}
}

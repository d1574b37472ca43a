package lang

import "testing"

func TestWordsCheck(t *testing.T) {
	bad := Words{"a": {JA: "{0}枚", EN: "cards"}, "b": {JA: "", EN: "x"}, "c": {JA: "良い{1}{0}", EN: "{0} good {1}"}}
	if f := bad.Check(); len(f) != 2 {
		t.Errorf("faults %q", f)
	}
	if got := Fill("{1} of {0}", 5, "x"); got != "x of 5" {
		t.Error(got)
	}
}

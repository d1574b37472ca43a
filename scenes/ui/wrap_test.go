package ui

import "testing"

// Quotation marks belong to the Latin word they touch; between Japanese
// characters a line may end before an opening one.
func TestQuotesStayWithLatinWords(t *testing.T) {
	for _, p := range [][2]rune{{'n', '’'}, {'’', 's'}, {'“', 'A'}, {'d', '”'}} {
		if breakable(p[0], p[1]) {
			t.Errorf("a line may end between %c and %c", p[0], p[1])
		}
	}
	if !breakable('夜', '“') {
		t.Error("no line may end before an opening mark in Japanese")
	}
}

// A particle does not stand alone on the last line.
func TestNoWidow(t *testing.T) {
	for in, want := range map[string]string{"効果": "効果", "を引いた": "いた", "チャージャーへ": "ジャーへ", "へ": "へ", "、時": "、時", "take effect": "effect", "HP 10": "10"} {
		p := noWidow(Atoms(in))
		if got := p[len(p)-1]; got != want {
			t.Errorf("%q ends with %q, want %q", in, got, want)
		}
	}
}

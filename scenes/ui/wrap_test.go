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

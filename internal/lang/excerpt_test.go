package lang_test

import (
	"strings"
	"testing"
	"unicode/utf8"

	"godeck/internal/lang"
)

func TestExcerpt(t *testing.T) {
	for text, want := range map[string]string{
		"":                       "",
		"a deck":                 "a deck",
		" a \n\tdeck ":           "a deck",
		"夜の 札":                   "夜の 札",
		"gnp\u202eexe.a":         "gnp\ufffdexe.a",
		"\u2066a\u2069\u200fb":   "\ufffda\ufffd\ufffdb",
		"\x1b[2Jgone\x07":        "\ufffd[2Jgone\ufffd",
		"\xff\xfe":               "\ufffd\ufffd",
		strings.Repeat("あ", 80):  strings.Repeat("あ", 80),
		strings.Repeat("あ", 81):  strings.Repeat("あ", 80) + "…",
		strings.Repeat("b ", 99): strings.Repeat("b ", 39) + "b…",
	} {
		if got := lang.Excerpt(text, 0); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
	if got := lang.Excerpt(strings.Repeat("x", 250_000), 12); utf8.RuneCountInString(got) != 13 {
		t.Errorf("%d characters", utf8.RuneCountInString(got))
	}
}

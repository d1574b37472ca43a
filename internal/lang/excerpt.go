package lang

import (
	"strings"
	"unicode"
)

// Excerpt returns what of a stranger's text can be shown in one line of a
// message: at most n characters (0: 80), an ellipsis if there were more.
// Characters that are not seen themselves but change what is seen around them
// (controls of the terminal, of the direction of writing, line ends) become
// the replacement character; blanks are joined.
func Excerpt(text string, n int) string {
	if n <= 0 {
		n = 80
	}
	var b strings.Builder
	left, blank := n, false
	for _, r := range text {
		if unicode.IsSpace(r) {
			blank = b.Len() > 0
			continue
		}
		need := 1
		if blank {
			need = 2
		}
		if left < need {
			b.WriteRune('…')
			break
		}
		if blank {
			b.WriteByte(' ')
		}
		blank = false
		if !unicode.IsPrint(r) {
			r = unicode.ReplacementChar
		}
		b.WriteRune(r)
		left -= need
	}
	return b.String()
}

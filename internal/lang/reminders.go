package lang

import "strings"

// WithoutReminders returns a rules text without its parts in round brackets.
func WithoutReminders(s string) string {
	var b strings.Builder
	depth := 0
	for _, r := range s {
		switch r {
		case '（', '(':
			depth++
			continue
		case '）', ')':
			depth = max(0, depth-1)
			continue
		}
		if depth == 0 {
			b.WriteRune(r)
		}
	}
	return strings.NewReplacer(" .", ".", " ,", ",", "  ", " ", " :", ":").Replace(b.String())
}

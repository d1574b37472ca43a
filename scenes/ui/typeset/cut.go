package typeset

import "unicode/utf8"

// Beginning returns as much of a line as fits in a width at a size, with an ellipsis if
// that is not all of it; where not even that fits, the ellipsis.
func Beginning(s string, face Face, size, w float64) string {
	cut := s
	for rest := s; rest != "" && Measure(cut, face, size) > w; {
		_, n := utf8.DecodeLastRuneInString(rest)
		rest = rest[:len(rest)-n]
		cut = rest + "…"
	}
	return cut
}

// End returns as much of the end of a line as fits in a width at a size.
func End(s string, face Face, size, w float64) string {
	for s != "" && Measure(s, face, size) > w {
		_, n := utf8.DecodeRuneInString(s)
		s = s[n:]
	}
	return s
}

package faults

import (
	"fmt"
	"slices"
	"strings"

	"godeck/internal/lang"
)

// Words returns what is wrong with a table of phrases: empty phrases, placeholders that
// differ between languages, stray spaces.
func Words(w lang.Words) []string {
	var faults []string
	for k, p := range w {
		if p.JA == "" || p.EN == "" {
			faults = append(faults, k+": missing in ja or en")
		}
		if a, b := marks(p.JA), marks(p.EN); a != b {
			faults = append(faults, fmt.Sprintf("%s: placeholders %q in ja, %q in en", k, a, b))
		}
		for _, s := range []string{p.JA, p.EN} {
			if strings.TrimSpace(s) != s || strings.Contains(s, "  ") {
				faults = append(faults, fmt.Sprintf("%s: stray space in %q", k, s))
			}
		}
	}
	slices.Sort(faults)
	return faults
}

func marks(s string) string {
	var out []string
	for {
		i := strings.IndexByte(s, '{')
		if i < 0 {
			break
		}
		j := strings.IndexByte(s[i:], '}')
		if j < 0 {
			break
		}
		m := s[i : i+j+1]
		if k, forms, ok := strings.Cut(m, ":"); !ok {
			out = append(out, m)
		} else if strings.Contains(forms, "#") { // such forms may differ by language
			out = append(out, k+"}")
		}
		s = s[i+j+1:]
	}
	slices.Sort(out)
	return strings.Join(out, "")
}

package cards

import (
	"strings"

	"godeck/scenes/ui"
)

// Shortened returns a name that is no wider than w, with whole words where they
// say enough of it.
func Shortened(name string, size, w float64) string {
	if ui.Measure(name, ui.Bold, size) <= w {
		return name
	}
	rs := []rune(name)
	for n := len(rs) - 1; n > 1; n-- {
		if ui.Measure(string(rs[:n])+"…", ui.Bold, size) > w {
			continue
		}
		cut := string(rs[:n])
		if i := strings.LastIndexAny(cut, " -"); i >= 6 && rs[n] != ' ' {
			cut = cut[:i]
		}
		return strings.TrimRight(cut, " ・の") + "…"
	}
	return "…"
}

// InLines returns a name in one line no wider than w, or where it needs two and
// there is room for them in two, the last of them Shortened if it must be.
func InLines(name string, size, w float64, most int) []string {
	if most < 2 || ui.Measure(name, ui.Bold, size) <= w {
		return []string{Shortened(name, size, w)}
	}
	p := ui.Layout([]ui.Run{{Text: name, Face: ui.Bold}}, size, 1.1, w)
	if len(p.Rows) < 2 {
		return []string{Shortened(name, size, w)}
	}
	first := ""
	for _, k := range p.Rows[0].Pieces {
		first += k.Text
	}
	rest, found := strings.CutPrefix(name, strings.TrimSpace(first))
	if !found { // it was hyphenated
		return []string{Shortened(name, size, w)}
	}
	return []string{strings.TrimSpace(first), Shortened(strings.TrimSpace(rest), size, w)}
}

package credits

import (
	"slices"
	"testing"
)

func TestLinked(t *testing.T) {
	for _, c := range []struct {
		line, text string
		links      []string
	}{
		{"no link", "no link", nil},
		{"[oto](https://a.org/oto) plays, [b](https://b.org/) too", "oto plays, b too", []string{"https://a.org/oto", "https://b.org/"}},
		{"from https://game-icons.net, under", "from https://game-icons.net, under", []string{"https://game-icons.net"}},
		{"Authors (https://a.org/x-y), under", "Authors (https://a.org/x-y), under", []string{"https://a.org/x-y"}},
		{"書体（https://a.org/b）です", "書体（https://a.org/b）です", []string{"https://a.org/b"}},
		{"](https://a.org) http://b.org", "](https://a.org) http://b.org", []string{"https://a.org"}},
		{"https://", "https://", nil},
	} {
		text, links := linked(c.line)
		if text != c.text || !slices.Equal(links, c.links) {
			t.Errorf("%q: %q %q", c.line, text, links)
		}
	}
}

// FuzzLinked: any text is taken, and what is found in it is in it.
func FuzzLinked(f *testing.F) {
	f.Add("[a](https://b.c) https://d")
	f.Fuzz(func(t *testing.T, line string) { linked(line) })
}

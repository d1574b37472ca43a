package builder_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/scenes/internal/golden"
	"godeck/scenes/table"
	"godeck/scenes/ui"
)

// told are the positions whose words are kept.
var told = []string{"shelf", "empty", "full", "short", "more", "share", "cost", "type", "order", "copies", "import read", "card", "rulings", "fields"}

// screen returns what can be read and operated at a position, a line each, in
// both languages.
func screen(t *testing.T, e *table.Entry, p position) string {
	var pages [2][]ui.Node
	var status [2]string
	for i, l := range []lang.Lang{lang.JA, lang.EN} {
		b := stand(t, e, p, windows[0], l, 1)
		pages[i], status[i] = b.s.Nodes(b.env), b.s.Status(b.env)
	}
	var out strings.Builder
	fmt.Fprintf(&out, "## %s\n%s\n%s\n", p.name, status[0], status[1])
	if len(pages[0]) != len(pages[1]) {
		t.Errorf("%s %s: %d nodes in Japanese, %d in English", e.ID, p.name, len(pages[0]), len(pages[1]))
		return out.String()
	}
	for i, n := range pages[0] {
		m := pages[1][i]
		head := string(n.Role) + " " + n.ID
		for _, f := range []struct {
			on   bool
			word string
		}{{n.Weight == ui.ButtonPrimary, "lit"}, {n.Disabled, "disabled"}, {n.Checked, "checked"}} {
			if f.on {
				head += " " + f.word
			}
		}
		said := n.Label
		if m.Label != n.Label {
			said += " | " + m.Label
		}
		if n.Disabled {
			said += "  — " + n.Desc + " | " + m.Desc
		}
		fmt.Fprintf(&out, "%s: %s\n", head, said)
	}
	return out.String()
}

// TestGolden compares what the desk of every game says with testdata/screens;
// UPDATE=1 writes it.
func TestGolden(t *testing.T) {
	for _, e := range entries {
		var out strings.Builder
		for _, p := range positions {
			for _, name := range told {
				if name == p.name {
					out.WriteString(screen(t, e, p) + "\n")
				}
			}
		}
		file := filepath.Join("testdata", "screens", e.ID+".txt")
		if golden.Renewing() {
			if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(file, []byte(out.String()), 0o644); err != nil {
				t.Fatal(err)
			}
			continue
		}
		was, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if string(was) != out.String() {
			t.Errorf("%s (UPDATE=1 accepts):\n%s", file, golden.Difference(string(was), out.String()))
		}
	}
}

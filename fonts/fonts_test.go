package fonts_test

import (
	"bytes"
	"os"
	"testing"

	"godeck/fonts"
	"godeck/fonts/glyphs"

	"github.com/go-text/typesetting/font"
)

func parse(t *testing.T, data []byte) *font.Face {
	t.Helper()
	f, err := font.ParseTTF(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	return f
}

// TestNoTofu checks that every character in a text of the program has a glyph
// in every face. If it fails, run fonts/make.sh and commit the result.
func TestNoTofu(t *testing.T) {
	root, err := glyphs.Root(".")
	if err != nil {
		t.Fatal(err)
	}
	used, err := glyphs.Used(root)
	if err != nil {
		t.Fatal(err)
	}
	if len(used) < 40 {
		t.Fatalf("only %d characters found under %s: the collector is broken", len(used), root)
	}
	for _, r := range glyphs.Basic() {
		if _, ok := used[r]; !ok {
			used[r] = "the basic set"
		}
	}
	titles, err := glyphs.Titles(root)
	if err != nil {
		t.Fatal(err)
	}
	bold := parse(t, fonts.Bold)
	for name, data := range map[string][]byte{"Regular": fonts.Regular, "Bold": fonts.Bold, "Display": fonts.Display} {
		face := parse(t, data)
		missing := 0
		wanted := used
		if name == "Display" {
			wanted = titles
		}
		for r, where := range wanted {
			if _, ok := face.NominalGlyph(r); !ok && !unseen[r] {
				if _, fallback := bold.NominalGlyph(r); fallback && name == "Display" {
					continue // Reggae One has few signs; the interface draws those in Bold
				}
				if missing++; missing <= 20 {
					t.Errorf("%s lacks %q (U+%04X), used in %s; run fonts/make.sh", name, r, r, where)
				}
			}
		}
		if missing > 20 {
			t.Errorf("%s lacks %d characters more", name, missing-20)
		}
	}
}

// TestPageFont checks that the page's own texts have glyphs.
func TestPageFont(t *testing.T) {
	data, err := os.ReadFile("../web/page.ttf")
	if err != nil {
		t.Fatal(err)
	}
	runes, err := glyphs.Page("..")
	if err != nil {
		t.Fatal(err)
	}
	face := parse(t, data)
	for _, r := range runes {
		if _, ok := face.NominalGlyph(r); !ok {
			t.Errorf("web/page.ttf lacks %q (U+%04X); run fonts/make.sh", r, r)
		}
	}
}

// unseen are characters in texts that no player meets: the brackets around the
// key of a text that does not exist, which another test keeps from happening.
var unseen = map[rune]bool{'⟨': true, '⟩': true}

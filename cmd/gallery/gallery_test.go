package main

import (
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"godeck/internal/lang"
)

// TestMomentsCome runs every picture's scenario to its moment in every size
// and language, without drawing, and checks the layout there.
func TestMomentsCome(t *testing.T) {
	for _, sh := range shots {
		for _, sz := range append(sizes, size{"frame", 480, 270, 1}) {
			for _, l := range []lang.Lang{lang.JA, lang.EN} {
				env := newEnv(sz, l)
				p := sh.open(env)
				if !sh.run(p) {
					t.Errorf("%s, %s, %s: the moment did not come", sh.name, sz.name, l)
				}
				if p.sc.Status(env) == "" {
					t.Errorf("%s, %s, %s: no status", sh.name, sz.name, l)
				}
			}
		}
	}
}

// TestPageIsWhole compares docs/gallery.md with the list of shots and the
// existing pictures.
func TestPageIsWhole(t *testing.T) {
	docs := filepath.Join("..", "..", "docs")
	data, err := os.ReadFile(filepath.Join(docs, "gallery.md"))
	if err != nil {
		t.Fatal(err)
	}
	if string(data) != page() {
		t.Error("docs/gallery.md is not what docs/gallery.sh writes")
	}
	total := int64(0)
	for _, m := range regexp.MustCompile(`pictures/[\w.-]+`).FindAllString(string(data), -1) {
		st, err := os.Stat(filepath.Join(docs, m))
		if err != nil {
			t.Error(err)
			continue
		}
		total += st.Size()
	}
	if total > 3_750_000 {
		t.Errorf("%d bytes of pictures, at most 3.75 MB", total)
	}
}

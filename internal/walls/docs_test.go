package walls

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestDocsNameFiles checks that every file of the repository that a document
// names by its path is there.
func TestDocsNameFiles(t *testing.T) {
	named := regexp.MustCompile(`\b(?:cmd|docs|fonts|game|internal|rules|scenes|sounds|sprites|tests|web)/[\w./-]+\.(?:go|mjs|js|sh|kage|json|yaml|txt|list|md)\b`)
	found := 0
	err := filepath.WalkDir("../..", func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		base := d.Name()
		if d.IsDir() && (strings.HasPrefix(base, ".") && base != ".." || base == "node_modules" || base == "dist") {
			return fs.SkipDir
		}
		if d.IsDir() || filepath.Ext(base) != ".md" {
			return nil
		}
		text, err := os.ReadFile(path)
		for _, name := range named.FindAllString(string(text), -1) {
			found++
			if _, err := os.Stat("../../" + name); err != nil {
				t.Errorf("%s names %s, which is not there", strings.TrimPrefix(filepath.ToSlash(path), "../../"), name)
			}
		}
		return err
	})
	if err != nil || found < 50 {
		t.Errorf("%d files are named in documents: %v", found, err)
	}
}

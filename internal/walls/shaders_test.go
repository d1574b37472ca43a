package walls

import (
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestShaders checks that shaders are only in the two packages whose sources
// cmd/slim translates: the page cannot compile any other.
func TestShaders(t *testing.T) {
	allowed := []string{"scenes/ui/shape/shape.go", "sprites/atlas.go"}
	var found []string
	for _, root := range []string{"scenes", "sprites", "game"} {
		err := filepath.WalkDir("../../"+root, func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") {
				return err
			}
			src, err := os.ReadFile(path)
			if err != nil || !strings.Contains(string(src), "NewShader(") {
				return err
			}
			name := strings.TrimPrefix(filepath.ToSlash(path), "../../")
			if !slices.Contains(allowed, name) {
				t.Errorf("%s makes a shader of its own: put its source into scenes/ui/kage or sprites/kage", name)
			}
			found = append(found, name)
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if len(found) != len(allowed) {
		t.Errorf("shaders are made in %v: does this test still see them?", found)
	}
}

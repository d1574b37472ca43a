package walls

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// recipeOfAGame returns what CONTRIBUTING.md says about adding a game.
func recipeOfAGame(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile("../../CONTRIBUTING.md")
	if err != nil {
		t.Fatal(err)
	}
	_, recipe, ok := strings.Cut(string(text), "**add a game**")
	if !ok {
		t.Fatal("CONTRIBUTING.md does not say how a game is added")
	}
	recipe, _, _ = strings.Cut(recipe, "\n**")
	return recipe
}

// TestRecipeOfAGame checks CONTRIBUTING.md: every finished game has every file
// that it names for a game.
func TestRecipeOfAGame(t *testing.T) {
	recipe := recipeOfAGame(t)
	files := regexp.MustCompile("`([^` ]*<game>[^` ]*)`").FindAllStringSubmatch(recipe, -1)
	if len(files) < 12 {
		t.Errorf("only %d files are named", len(files))
	}
	exists := func(path string) bool {
		_, err := os.Stat("../../" + path)
		return err == nil
	}
	for _, g := range games {
		if !exists("rules/"+g+"/entry.go") || !exists("scenes/"+g+"/scene.go") {
			continue // unfinished
		}
		for _, f := range files {
			if path := strings.ReplaceAll(f[1], "<game>", g); !exists(path) {
				t.Errorf("%s is not there: CONTRIBUTING.md says that every game has one", path)
			}
		}
	}
}

// TestRecipeNamesSharedFiles checks that every shared source file that names
// the newest game is in the recipe, so that whoever adds a game finds all of
// them. Examples, in tests of something else, need no further game.
func TestRecipeNamesSharedFiles(t *testing.T) {
	const newest = "mattsan"
	examples := []string{"rules/ai/positions_test.go", "rules/effect/deck_test.go", "rules/scenario/scenario_test.go", "cmd/gates/gates_test.go", "cmd/referee/main_test.go", "game/lobby/lessons_test.go", "internal/walls/recipe_test.go"}
	recipe := recipeOfAGame(t)
	name := regexp.MustCompile(`\b` + newest + `\b`)
	source := regexp.MustCompile(`\.(go|mjs|cjs|js|sh|list|yaml)$|/list\.txt$`)
	err := filepath.WalkDir("../..", func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		path = strings.TrimPrefix(filepath.ToSlash(path), "../../")
		base := d.Name()
		switch {
		case d.IsDir() && (path != "../.." && strings.HasPrefix(base, ".") || base == "node_modules" || base == "dist" || base == "testdata" || base == newest):
			return fs.SkipDir
		case d.IsDir() || !source.MatchString(path) || strings.HasPrefix(base, newest) || slices.Contains(examples, path):
			return nil
		}
		text, err := os.ReadFile("../../" + path)
		if err == nil && name.Match(text) && !strings.Contains(recipe, "`"+path+"`") {
			t.Errorf("%s names %s, and CONTRIBUTING.md does not say so where it tells how a game is added", path, newest)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

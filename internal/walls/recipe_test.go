package walls

import (
	"os"
	"regexp"
	"strings"
	"testing"
)

// TestRecipeOfAGame checks CONTRIBUTING.md: every finished game has every file
// that it names for a game.
func TestRecipeOfAGame(t *testing.T) {
	text, err := os.ReadFile("../../CONTRIBUTING.md")
	if err != nil {
		t.Fatal(err)
	}
	_, recipe, ok := strings.Cut(string(text), "**add a game**")
	if !ok {
		t.Fatal("CONTRIBUTING.md does not say how a game is added")
	}
	recipe, _, _ = strings.Cut(recipe, "\n**")
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

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

// gameNamed is a game's name in the code: its id, or its package of rules or scenes.
var gameNamed = regexp.MustCompile(`"(` + strings.Join(games, "|") + `)"|"godeck/(?:rules|scenes)/(` + strings.Join(games, "|") + `)`)

// registries are the shared files that may name games. Each says what no entry
// can say for it; the list may only become shorter.
var registries = map[string]string{
	"cmd/gallery/shots.go":    "pictures of the games' tables",
	"game/lobby/doors.go":     "the games of the page",
	"rules/ai/ai.go":          "the guides of the computer players",
	"rules/ai/duemagic.go":    "a guide",
	"rules/ai/magna.go":       "a guide",
	"rules/ai/magna_sight.go": "a guide",
	"rules/ai/sideboard.go":   "how a guide exchanges cards",
	"rules/ai/zutomayo.go":    "a guide",
	"rules/games/all/all.go":  "the games of tools and tests",
	"rules/games/entry.go":    "games that have no package yet",
}

// TestGamesAreNamedInRegistries holds that shared code does not know which
// games there are: what differs is in their entries (rules/games).
func TestGamesAreNamedInRegistries(t *testing.T) {
	var found []string
	for _, root := range []string{"cmd", "game", "rules", "scenes", "sounds", "sprites"} {
		err := filepath.WalkDir("../../"+root, func(path string, d fs.DirEntry, err error) error {
			name := strings.TrimPrefix(filepath.ToSlash(path), "../../")
			for _, own := range []string{"rules/", "scenes/"} {
				if _, ok := isGame(name, own); ok && d.IsDir() {
					return fs.SkipDir
				}
			}
			if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
				return err
			}
			src, err := os.ReadFile(path)
			if err != nil || !gameNamed.Match(src) {
				return err
			}
			if registries[name] == "" {
				t.Errorf("%s names a game (%s): what differs by game belongs into its entry (rules/games)", name, gameNamed.Find(src))
			}
			found = append(found, name)
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	for name := range registries {
		if !slices.Contains(found, name) {
			t.Errorf("%s names no game any more: strike it off the list", name)
		}
	}
}

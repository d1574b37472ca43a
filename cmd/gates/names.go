package main

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// gameIDs are the ids of all games.
var gameIDs = []string{"zutomayo", "duemagic", "magna", "guardians", "mattsan"}

// gameNamed matches a game's name in code: its id, or one of its packages.
var gameNamed = func() *regexp.Regexp {
	ids := strings.Join(gameIDs, "|")
	return regexp.MustCompile(`"(` + ids + `)"|"godeck/(?:rules|scenes)/(` + ids + `)`)
}()

// entries are the shared files in which games are registered, the only ones
// that may name one. The list must not grow.
var entries = map[string]string{
	"cmd/gallery/shots.go":   "pictures of the games' tables",
	"game/lobby/registry.go": "the games of the page",
	"rules/ai/all/all.go":    "the computer players of tools and tests",
	"rules/games/all/all.go": "the games of tools and tests",
}

// names is the gate of shared code that does not know which games exist:
// differences belong in their entries (rules/games). Guides of computer
// players are files of their games.
func names(root string) ([]gate, error) {
	var found, strange []string
	for _, part := range []string{"cmd", "game", "rules", "scenes", "sounds", "sprites"} {
		err := filepath.WalkDir(filepath.Join(root, part), func(path string, d fs.DirEntry, err error) error {
			if err != nil {
				return err
			}
			name, err := filepath.Rel(root, path)
			if err != nil {
				return err
			}
			name = filepath.ToSlash(name)
			if owned(name) || name == "cmd/gates" {
				if d.IsDir() {
					return fs.SkipDir
				}
				return nil
			}
			if d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
				return nil
			}
			src, err := os.ReadFile(path)
			if err != nil {
				return err
			}
			m := gameNamed.Find(src)
			switch {
			case m == nil:
			case entries[name] != "":
				found = append(found, name)
			default:
				strange = append(strange, fmt.Sprintf("%s: %s", name, m))
			}
			return nil
		})
		if err != nil {
			return nil, err
		}
	}
	for name := range entries {
		if !slices.Contains(found, name) {
			strange = append(strange, name+": an entry that names no game: strike it off the list")
		}
	}
	slices.Sort(strange)
	return []gate{{name: "shared files that name a game outside its entries", measured: fmt.Sprint(len(strange)), limit: "0", held: len(strange) == 0, behind: strange}}, nil
}

// owned reports whether a file or directory belongs to a game.
func owned(name string) bool {
	for _, g := range gameIDs {
		for _, own := range []string{"rules/" + g, "scenes/" + g, "sprites/" + g, "sounds/" + g} {
			if name == own || strings.HasPrefix(name, own+"/") {
				return true
			}
		}
		if strings.HasPrefix(name, "rules/ai/"+g) {
			return true
		}
	}
	return false
}

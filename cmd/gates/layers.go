package main

import (
	"fmt"
	"go/parser"
	"go/token"
	"io/fs"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// floors are the packages of the shared table from bottom to top. A package
// imports those below it: imports are the only arrows of the house, and the
// compiler draws them. Which packages may know which beyond that is tested in
// internal/walls.
var floors = []string{
	"scenes/ui/colour", "scenes/ui/geom", "scenes/ui/icon", "scenes/ui/outline", "scenes/ui/phrase", "scenes/ui/tween", "scenes/ui/typeset", "scenes/ui", "scenes/ui/pad",
	"scenes/table/words", "scenes/table/opinion", "scenes/table/slips", "scenes/table/stage", "scenes/table/cards", "scenes/table/board", "scenes/table/present",
	"scenes/table/ask", "scenes/table/chrome", "scenes/table/course", "scenes/table/lesson", "scenes/table",
}

// layers are the gates of imports.
func layers(root string) ([]gate, error) {
	var up, loose []string
	err := filepath.WalkDir(filepath.Join(root, "scenes"), func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name, err := filepath.Rel(root, path)
		if err != nil {
			return err
		}
		name = filepath.ToSlash(name)
		if d.IsDir() || !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") {
			return nil
		}
		dir := filepath.ToSlash(filepath.Dir(name))
		from := slices.Index(floors, dir)
		if from < 0 {
			if strings.HasPrefix(dir, "scenes/table/") && !slices.Contains(loose, dir) {
				loose = append(loose, dir)
			}
			return nil
		}
		f, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ImportsOnly)
		if err != nil {
			return err
		}
		for _, im := range f.Imports {
			p, err := strconv.Unquote(im.Path.Value)
			if err != nil {
				return err
			}
			p, ours := strings.CutPrefix(p, "godeck/")
			if !ours || !strings.HasPrefix(p, "scenes/") || dir == "scenes/ui" && strings.HasPrefix(p, dir+"/") {
				continue
			}
			if to := slices.Index(floors, p); to < 0 || to > from {
				up = append(up, fmt.Sprintf("%s imports %s", name, p))
			}
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	for _, dir := range loose {
		up = append(up, dir+": give it a floor in cmd/gates/layers.go")
	}
	gates := []gate{{name: "imports of the shared table that run up", measured: fmt.Sprint(len(up)), limit: "0", held: len(up) == 0, behind: up}}

	cmd := exec.Command("go", "list", "-deps", "./rules/...")
	cmd.Dir = root
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("go list: %w", err)
	}
	var screen []string
	for _, p := range strings.Fields(string(out)) {
		if strings.Contains(p, "ebiten") {
			screen = append(screen, p)
		}
	}
	return append(gates, gate{name: "packages of the engine below rules", measured: fmt.Sprint(len(screen)), limit: "0", held: len(screen) == 0, behind: screen}), nil
}

package main

import (
	"cmp"
	"encoding/json"
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// rooms are the files of a table from bottom to top: a room uses those below
// it. A game may add one for its own subject at any height.
var rooms = []string{"words", "faces", "layout", "hud", "asking", "zones", "presentation", "scene", "entry"}

// partOf maps further files to their rooms.
var partOf = map[string]string{
	"result": "hud",
	"attack": "asking", "priority": "asking",
	"stack": "zones", "units": "zones",
	"battle": "presentation",
}

// arrow says that one room uses another, and which of its names.
type arrow struct {
	from, to string
	by       []string
}

// arrows returns the figures of the rooms of each table. Like those of size they
// are printed and never fail: files were merged and queries moved to hold them.
func arrows(root string) ([]gate, error) {
	dirs, err := filepath.Glob(filepath.Join(root, "scenes", "*", "scene.go"))
	if err != nil {
		return nil, err
	}
	exports, err := exportData(root)
	if err != nil {
		return nil, err
	}
	var all []gate
	for _, g := range slices.Concat(firstGames, laterGames) {
		dir := filepath.Join(root, "scenes", g)
		if !slices.Contains(dirs, filepath.Join(dir, "scene.go")) {
			continue
		}
		list, err := roomArrows(dir, exports)
		if err != nil {
			return nil, err
		}
		order, own := roomOrder(list)
		up := 0
		var behind []string
		for _, a := range list {
			if slices.Index(order, a.from) < slices.Index(order, a.to) {
				up++
				behind = append(behind, fmt.Sprintf("%s → %s: %s", a.from, a.to, strings.Join(a.by, " ")))
			}
		}
		measured := fmt.Sprintf("%d of %d", up, len(list))
		if len(own) > 1 {
			measured += ", rooms of its own: " + strings.Join(own, " ")
		}
		all = append(all, gate{name: "arrows that run up in scenes/" + g, measured: measured, held: true, behind: behind})
	}
	return all, nil
}

// exportData returns the files with the compiler's export data of all packages
// that the tables import.
func exportData(root string) (map[string]string, error) {
	cmd := exec.Command("go", "list", "-export", "-deps", "-json=ImportPath,Export", "./scenes/...")
	cmd.Dir = root
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("go list: %w", err)
	}
	files := map[string]string{}
	for dec := json.NewDecoder(strings.NewReader(string(out))); dec.More(); {
		var p struct{ ImportPath, Export string }
		if err := dec.Decode(&p); err != nil {
			return nil, err
		}
		files[p.ImportPath] = p.Export
	}
	return files, nil
}

// roomArrows returns which rooms of a package use which: names of the package
// and methods count. The type Scene does not, because every room has methods
// of it, nor do fields, which are data.
func roomArrows(dir string, exports map[string]string) ([]arrow, error) {
	fset := token.NewFileSet()
	paths, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil {
		return nil, err
	}
	var files []*ast.File
	for _, p := range paths {
		if strings.HasSuffix(p, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(fset, p, nil, 0)
		if err != nil {
			return nil, err
		}
		files = append(files, f)
	}
	conf := types.Config{Importer: importer.ForCompiler(fset, "gc", func(path string) (io.ReadCloser, error) {
		if exports[path] == "" {
			return nil, fmt.Errorf("no export data of %s", path)
		}
		return os.Open(exports[path])
	})}
	info := &types.Info{Uses: map[*ast.Ident]types.Object{}}
	pkg, err := conf.Check(filepath.Base(dir), fset, files, info)
	if err != nil {
		return nil, err
	}
	scene := pkg.Scope().Lookup("Scene")
	by := map[[2]string]map[string]bool{}
	for id, o := range info.Uses {
		if o.Pkg() != pkg || o == scene {
			continue
		}
		if v, ok := o.(*types.Var); ok && v.IsField() {
			continue
		}
		if f, ok := o.(*types.Func); o.Parent() != pkg.Scope() && !(ok && f.Signature().Recv() != nil) {
			continue // a name inside a function
		}
		way := [2]string{room(fset, id.Pos()), room(fset, o.Pos())}
		if way[0] == way[1] {
			continue
		}
		if by[way] == nil {
			by[way] = map[string]bool{}
		}
		by[way][o.Name()] = true
	}
	var list []arrow
	for way, names := range by {
		list = append(list, arrow{way[0], way[1], slices.Sorted(maps.Keys(names))})
	}
	slices.SortFunc(list, func(a, b arrow) int { return cmp.Or(cmp.Compare(a.from, b.from), cmp.Compare(a.to, b.to)) })
	return list, nil
}

// room returns the room of a position in the code.
func room(fset *token.FileSet, at token.Pos) string {
	name := strings.TrimSuffix(filepath.Base(fset.Position(at).Filename), ".go")
	if r := partOf[name]; r != "" {
		return r
	}
	return name
}

// roomOrder returns the order of the rooms, with the game's own ones placed so
// that the fewest arrows point up.
func roomOrder(list []arrow) (order, own []string) {
	order = slices.Clone(rooms)
	for _, a := range list {
		for _, r := range []string{a.from, a.to} {
			if !slices.Contains(rooms, r) && !slices.Contains(own, r) {
				own = append(own, r)
			}
		}
	}
	slices.Sort(own)
	for _, r := range own {
		best, at := len(list)+1, 0
		for i := range len(order) + 1 {
			up, try := 0, slices.Insert(slices.Clone(order), i, r)
			for _, a := range list {
				from, to := slices.Index(try, a.from), slices.Index(try, a.to)
				if from >= 0 && from < to {
					up++
				}
			}
			if up < best {
				best, at = up, i
			}
		}
		order = slices.Insert(order, at, r)
	}
	return order, own
}

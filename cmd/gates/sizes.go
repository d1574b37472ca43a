package main

import (
	"bytes"
	_ "embed"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// The limits of size. A type with more methods, a function or a package with
// more lines than these is not read in one sitting. What was above them when
// the gates were made is in exceptions.txt with its size: it may shrink, never
// grow, and is struck off when it is below the limit.
const (
	mostMethods      = 40
	mostFunction     = 80
	mostScenePackage = 3500
)

//go:embed exceptions.txt
var exceptionsText string

// exceptions are what may be above its limit, by kind and name, with the most.
func exceptions() (map[string]int, error) {
	list := map[string]int{}
	for n, line := range strings.Split(exceptionsText, "\n") {
		if line = strings.TrimSpace(line); line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		f := strings.Fields(line)
		if len(f) != 3 {
			return nil, fmt.Errorf("exceptions.txt:%d: kind, name and size expected", n+1)
		}
		most, err := strconv.Atoi(f[2])
		if err != nil {
			return nil, fmt.Errorf("exceptions.txt:%d: %w", n+1, err)
		}
		list[f[0]+" "+f[1]] = most
	}
	return list, nil
}

// measures are the sizes of everything in the module, tests excluded.
type measures struct {
	methods   map[string]int // by type
	functions map[string]int // by function
	packages  map[string]int // lines, by directory
	lines     int
}

// measureSizes parses the module's files.
func measureSizes(root string) (*measures, error) {
	m := &measures{map[string]int{}, map[string]int{}, map[string]int{}, 0}
	for _, part := range []string{".", "cmd", "fonts", "game", "internal", "rules", "scenes", "sounds", "sprites"} {
		err := filepath.WalkDir(filepath.Join(root, part), func(path string, d fs.DirEntry, err error) error {
			switch {
			case err != nil:
				return err
			case d.IsDir() && part == "." && filepath.Clean(path) != filepath.Clean(root), d.Name() == "testdata":
				return fs.SkipDir
			case d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go"):
				return nil
			}
			return m.file(root, path)
		})
		if err != nil {
			return nil, err
		}
	}
	return m, nil
}

func (m *measures) file(root, path string) error {
	src, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	dir, err := filepath.Rel(root, filepath.Dir(path))
	if err != nil {
		return err
	}
	dir = filepath.ToSlash(dir)
	n := bytes.Count(src, []byte("\n"))
	m.packages[dir] += n
	m.lines += n
	set := token.NewFileSet()
	file, err := parser.ParseFile(set, path, src, parser.SkipObjectResolution)
	if err != nil {
		return err
	}
	for _, d := range file.Decls {
		f, ok := d.(*ast.FuncDecl)
		if !ok || f.Body == nil {
			continue
		}
		name := dir + "." + f.Name.Name
		if f.Recv != nil {
			t := dir + "." + receiver(f.Recv.List[0].Type)
			m.methods[t]++
			name = t + "." + f.Name.Name
		}
		m.functions[name] = max(m.functions[name], set.Position(f.End()).Line-set.Position(f.Pos()).Line+1)
	}
	return nil
}

// receiver returns the name of a method's type.
func receiver(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.StarExpr:
		return receiver(e.X)
	case *ast.IndexExpr:
		return receiver(e.X)
	case *ast.IndexListExpr:
		return receiver(e.X)
	case *ast.Ident:
		return e.Name
	}
	return "?"
}

// kind is one kind of size with its limit.
type kind struct {
	kind, name string
	measured   map[string]int
	most       int
}

// kinds returns the sizes that have limits. A game's own Game waits for the
// grammar of a game.
func (m *measures) kinds() []kind {
	methods, scenes := maps.Clone(m.methods), maps.Clone(m.packages)
	maps.DeleteFunc(methods, func(t string, _ int) bool { return strings.HasPrefix(t, "rules/") && strings.HasSuffix(t, ".Game") })
	maps.DeleteFunc(scenes, func(dir string, _ int) bool { return !strings.HasPrefix(dir, "scenes/") })
	return []kind{
		{"methods", "types with more than %d methods", methods, mostMethods},
		{"function", "functions with more than %d lines", m.functions, mostFunction},
		{"package", "packages of scenes with more than %d lines", scenes, mostScenePackage},
	}
}

// printExceptions prints what is above the limits today.
func printExceptions(root string) error {
	m, err := measureSizes(root)
	if err != nil {
		return err
	}
	for _, k := range m.kinds() {
		for _, what := range slices.Sorted(maps.Keys(k.measured)) {
			if n := k.measured[what]; n > k.most {
				fmt.Println(k.kind, what, n)
			}
		}
	}
	return nil
}

// sizes are the gates of methods a type, lines a function and lines a package
// of scenes. The lines of everything are printed and never fail: a limit on
// them was once held by bending code.
func sizes(root string) ([]gate, error) {
	m, err := measureSizes(root)
	if err != nil {
		return nil, err
	}
	allowed, err := exceptions()
	if err != nil {
		return nil, err
	}
	var gates []gate
	for _, k := range m.kinds() {
		gates = append(gates, limit(k.kind, k.name, k.measured, k.most, allowed))
	}
	return append(gates, gate{name: "lines of the program, tests excluded", measured: fmt.Sprint(m.lines), held: true}), nil
}

// limit is the gate of one kind of size.
func limit(kind, name string, measured map[string]int, most int, allowed map[string]int) gate {
	g := gate{name: fmt.Sprintf(name, most), held: true}
	above, listed := 0, 0
	for _, what := range slices.Sorted(maps.Keys(measured)) {
		n := measured[what]
		if n <= most {
			continue
		}
		above++
		switch limit, ok := allowed[kind+" "+what]; {
		case !ok:
			g.held = false
			g.behind = append(g.behind, fmt.Sprintf("%s %s %d: more than %d", kind, what, n, most))
		case n > limit:
			g.held = false
			g.behind = append(g.behind, fmt.Sprintf("%s %s %d: it had %d, and may only shrink", kind, what, n, limit))
		default:
			g.behind = append(g.behind, fmt.Sprintf("%s %s %d", kind, what, n))
		}
	}
	for what := range allowed {
		name, ok := strings.CutPrefix(what, kind+" ")
		if !ok {
			continue
		}
		if listed++; measured[name] <= most {
			g.held = false
			g.behind = append(g.behind, what+": no longer above the limit: strike it off exceptions.txt")
		}
	}
	g.measured, g.limit = fmt.Sprint(above), fmt.Sprintf("%d, each as large as listed", listed)
	return g
}

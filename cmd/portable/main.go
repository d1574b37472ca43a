// Command portable checks the types of packages, and of everything they import,
// as other systems have them, from the sources and without cgo: what go build
// would refuse there, but for the linker, in a tenth of its time.
//
//	go run ./cmd/portable darwin/arm64 linux/arm64 -- . ./cmd/referee
package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

func main() {
	targets, packages := os.Args[1:], []string{"."}
	if i := slices.Index(targets, "--"); i >= 0 {
		targets, packages = targets[:i], targets[i+1:]
	}
	if len(targets) == 0 {
		fmt.Fprintln(os.Stderr, "usage: portable GOOS/GOARCH… [-- packages]")
		os.Exit(2)
	}
	failed := false
	for _, target := range targets {
		n, err := check(target, packages)
		if err != nil {
			failed = true
			fmt.Fprintf(os.Stderr, "%s: %v\n", target, err)
			continue
		}
		fmt.Printf("%s: %d packages\n", target, n)
	}
	if failed {
		os.Exit(1)
	}
}

// listed is what go list says of a package.
type listed struct {
	ImportPath, Dir string
	GoFiles         []string
	ImportMap       map[string]string // what an import in the source stands for, where it is another
	Standard        bool
	Error           *struct{ Err string }
}

// check returns how many packages it has looked at.
func check(target string, packages []string) (int, error) {
	goos, goarch, ok := strings.Cut(target, "/")
	if !ok {
		return 0, errors.New("a target is GOOS/GOARCH")
	}
	list := exec.Command("go", append([]string{"list", "-deps", "-json=ImportPath,Dir,GoFiles,ImportMap,Standard,Error", "--"}, packages...)...)
	list.Env = append(os.Environ(), "GOOS="+goos, "GOARCH="+goarch, "CGO_ENABLED=0")
	list.Stderr = os.Stderr
	out, err := list.Output()
	if err != nil {
		return 0, fmt.Errorf("go list: %w", err)
	}
	done := map[string]*types.Package{"unsafe": types.Unsafe}
	var faults []error
	for d := json.NewDecoder(bytes.NewReader(out)); ; { // what is imported comes before what imports it
		var p listed
		if err := d.Decode(&p); err == io.EOF {
			return len(done), errors.Join(faults...)
		} else if err != nil {
			return 0, err
		}
		if p.ImportPath == "unsafe" {
			continue
		}
		if p.Error != nil {
			faults = append(faults, errors.New(p.Error.Err))
		}
		fset := token.NewFileSet()
		var files []*ast.File
		for _, name := range p.GoFiles {
			f, err := parser.ParseFile(fset, filepath.Join(p.Dir, name), nil, parser.SkipObjectResolution)
			if err != nil {
				faults = append(faults, err)
				continue
			}
			files = append(files, f)
		}
		conf := types.Config{
			Importer: importer(func(path string) (*types.Package, error) {
				if other, ok := p.ImportMap[path]; ok {
					path = other
				}
				if done[path] == nil {
					return nil, fmt.Errorf("no package %s", path)
				}
				return done[path], nil
			}),
			Sizes: types.SizesFor("gc", goarch),
			// Of the standard library only what it offers can be wrong for us.
			IgnoreFuncBodies: p.Standard,
			Error:            func(err error) { faults = append(faults, err) },
		}
		done[p.ImportPath], _ = conf.Check(p.ImportPath, fset, files, nil)
	}
}

type importer func(path string) (*types.Package, error)

func (f importer) Import(path string) (*types.Package, error) { return f(path) }

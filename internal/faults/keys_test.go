package faults_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// source is a package as it is written.
type source struct {
	files   []*ast.File
	keys    map[string]bool // of its tables of phrases
	imports map[string]bool // folders of this module
}

// sources parses the packages below some folders of the module, without tests.
func sources(t *testing.T, set *token.FileSet, roots ...string) map[string]*source {
	out := map[string]*source{}
	for _, root := range roots {
		err := filepath.WalkDir(filepath.Join("../..", root), func(name string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") {
				return err
			}
			f, err := parser.ParseFile(set, name, nil, parser.SkipObjectResolution)
			if err != nil {
				return err
			}
			dir := strings.TrimPrefix(path.Dir(filepath.ToSlash(name)), "../../")
			p := out[dir]
			if p == nil {
				p = &source{keys: map[string]bool{}, imports: map[string]bool{}}
				out[dir] = p
			}
			p.files = append(p.files, f)
			for _, i := range f.Imports {
				if to, ok := strings.CutPrefix(strings.Trim(i.Path.Value, `"`), "godeck/"); ok {
					p.imports[to] = true
				}
			}
			ast.Inspect(f, func(n ast.Node) bool {
				if c, ok := n.(*ast.CompositeLit); ok {
					if sel, ok := c.Type.(*ast.SelectorExpr); ok && sel.Sel.Name == "Words" {
						for _, e := range c.Elts {
							if kv, ok := e.(*ast.KeyValueExpr); ok {
								p.keys[literal(kv.Key)] = true
							}
						}
					}
				}
				return true
			})
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	return out
}

// literal returns the value of a string in the source, "" of anything else.
func literal(e ast.Expr) string {
	if b, ok := e.(*ast.BasicLit); ok && b.Kind == token.STRING {
		s, _ := strconv.Unquote(b.Value)
		return s
	}
	return ""
}

// handed are packages with a table of their own to which games hand theirs.
var handed = map[string]bool{"scenes/table": true, "scenes/table/cards": true}

// TestKeysExist finds phrases that code asks for and no table has: the key, or
// how it begins where the rest is put together, is in a table of the package or
// of one that it imports.
func TestKeysExist(t *testing.T) {
	set := token.NewFileSet()
	all := sources(t, set, "scenes", "game", "rules", "internal")
	asked := 0
	for dir, p := range all {
		tables := []*source{p}
		for to := range p.imports {
			if q := all[to]; q != nil {
				tables = append(tables, q)
				if len(q.keys) > 0 && q.imports["scenes/table/words"] { // which words.Phrases adds
					tables = append(tables, all["scenes/table/words"])
				}
			}
		}
		if handed[dir] {
			for _, q := range all {
				tables = append(tables, q)
			}
		}
		known := func(key string, whole bool) bool {
			return slices.ContainsFunc(tables, func(q *source) bool {
				if whole {
					return q.keys[key]
				}
				for k := range q.keys {
					if strings.HasPrefix(k, key) {
						return true
					}
				}
				return false
			})
		}
		for _, f := range p.files {
			ast.Inspect(f, func(n ast.Node) bool {
				c, ok := n.(*ast.CallExpr)
				if !ok || len(c.Args) < 2 {
					return true
				}
				sel, ok := c.Fun.(*ast.SelectorExpr)
				if !ok || sel.Sel.Name != "T" && sel.Sel.Name != "word" {
					return true
				}
				key, whole := literal(c.Args[1]), true
				for e := c.Args[1]; key == ""; {
					b, ok := e.(*ast.BinaryExpr)
					if !ok {
						return true // worked out elsewhere
					}
					e, key, whole = b.X, literal(b.X), false
				}
				if asked++; !known(key, whole) {
					t.Errorf("%s: no table of phrases has %q", set.Position(c.Pos()), key)
				}
				return true
			})
		}
	}
	if asked < 500 {
		t.Errorf("only %d phrases are asked for: the test no longer sees the calls", asked)
	}
}

package walls

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"godeck/sounds"
)

// TestSoundNames checks that every sound that scenes and the application name
// exists: an unknown name would be silent.
func TestSoundNames(t *testing.T) {
	asked := map[string]int{}
	for _, root := range []string{"../../scenes", "../../game"} {
		err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
				return err
			}
			set := token.NewFileSet()
			file, err := parser.ParseFile(set, path, nil, 0)
			if err != nil {
				return nil // a file being edited; the compiler will complain
			}
			check := func(e ast.Expr) {
				whole := true
				if b, ok := e.(*ast.BinaryExpr); ok { // "hit-" + strength
					e, whole = b.X, false
				}
				lit, ok := e.(*ast.BasicLit)
				if !ok || lit.Kind != token.STRING {
					return
				}
				name, _ := strconv.Unquote(lit.Value)
				asked[name]++
				if name == "" || whole && slices.Contains(sounds.Names(), name) || !whole && slices.ContainsFunc(sounds.Names(), func(n string) bool { return strings.HasPrefix(n, name) }) {
					return
				}
				t.Errorf("%s: there is no sound %q", set.Position(lit.Pos()), name)
			}
			ast.Inspect(file, func(n ast.Node) bool {
				switch n := n.(type) {
				case *ast.CallExpr:
					sel, ok := n.Fun.(*ast.SelectorExpr)
					switch {
					case !ok:
					case (sel.Sel.Name == "Sound" || sel.Sel.Name == "SoundTween") && len(n.Args) >= 3:
						check(n.Args[0])
					case sel.Sel.Name == "Play" && len(n.Args) == 4:
						check(n.Args[1])
					}
				case *ast.KeyValueExpr:
					if id, ok := n.Key.(*ast.Ident); ok && id.Name == "Sound" {
						check(n.Value)
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
	if len(asked) < 25 {
		t.Errorf("only %d sounds are asked for: does this test still see them?", len(asked))
	}
}

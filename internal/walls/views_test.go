package walls

import (
	"encoding/json"
	"fmt"
	"go/importer"
	"go/token"
	"go/types"
	"io"
	"os"
	"strings"
	"testing"
)

// playerImports is all that package ai may import: none of it holds a match or
// uses reflection.
var playerImports = map[string]bool{
	"godeck/rules": true, "godeck/rules/effect": true, "godeck/rules/games": true,
	"cmp": true, "math": true, "math/bits": true, "math/rand/v2": true, "slices": true,
}

// forGuides are what package ai declares for the guides of the games, in
// packages of their own: the search calls them with worlds that it has made
// from a view. Nobody else gets hold of a mind, or calls it.
var forGuides = map[string]bool{"Mind": true, "Common": true, "Worlds": true, "Count": true, "Sum": true}

// Computer players get views and cannot reach the state of a match: nothing
// that is passed to package ai leads to a State, no import of it provides one,
// and a view is a copy without pointers. The test reads the compiler's export
// data, so it covers any code.
func TestPlayersGetViews(t *testing.T) {
	const ai = "godeck/rules/ai"
	out := goList(t, nil, "-export", "-deps", "-json=ImportPath,Export,Imports", ai, ai+"/all")
	files, imports := map[string]string{}, map[string][]string{}
	var ours []string
	for dec := json.NewDecoder(strings.NewReader(out)); dec.More(); {
		var p struct {
			ImportPath, Export string
			Imports            []string
		}
		if err := dec.Decode(&p); err != nil {
			t.Fatal(err)
		}
		files[p.ImportPath], imports[p.ImportPath] = p.Export, p.Imports
		if strings.HasPrefix(p.ImportPath, "godeck/") {
			ours = append(ours, p.ImportPath)
		}
		if p.ImportPath != ai {
			continue
		}
		for _, d := range p.Imports {
			if !playerImports[d] {
				t.Errorf("%s imports %s, from where a match might be reached", ai, d)
			}
		}
	}
	imp := importer.ForCompiler(token.NewFileSet(), "gc", func(path string) (io.ReadCloser, error) {
		if files[path] == "" {
			return nil, fmt.Errorf("no package %s that rules/ai/all names", path)
		}
		return os.Open(files[path])
	})
	load := func(path string) *types.Package {
		p, err := imp.Import(path)
		if err != nil {
			t.Fatal(err)
		}
		return p
	}
	kernel := load("godeck/rules")
	named := func(name string) types.Type { return kernel.Scope().Lookup(name).Type() }
	w := stateWall{state: named("State"), view: named("View")}

	for _, path := range ours {
		p := load(path)
		for _, name := range p.Scope().Names() {
			o := p.Scope().Lookup(name)
			if !o.Exported() || path == ai && forGuides[name] {
				continue
			}
			at := path + "." + name
			switch o := o.(type) {
			case *types.Var:
				if way := w.leads(o.Type(), nil); way != "" {
					t.Errorf("%s leads to a State: %s", at, way)
				}
			case *types.Func:
				w.function(t, at, o.Type().(*types.Signature), path == ai)
			case *types.TypeName:
				if path != ai {
					continue
				}
				set := types.NewMethodSet(types.NewPointer(o.Type()))
				if types.IsInterface(o.Type()) {
					set = types.NewMethodSet(o.Type())
				}
				for i := range set.Len() {
					if m := set.At(i).Obj(); m.Exported() {
						w.function(t, at+"."+m.Name(), m.Type().(*types.Signature), true)
					}
				}
				if s, ok := o.Type().Underlying().(*types.Struct); ok {
					for i := range s.NumFields() {
						if f := s.Field(i); f.Exported() {
							if way := w.leads(f.Type(), nil); way != "" {
								t.Errorf("%s.%s leads to a State: %s", at, f.Name(), way)
							}
						}
					}
				}
			}
		}
	}
	for _, g := range games { // a guide gives away nothing but itself
		path := ai + "/" + g
		guide := load(path)
		for _, name := range guide.Scope().Names() {
			if o := guide.Scope().Lookup(name); o.Exported() && name != "Guide" {
				t.Errorf("%s exports %s", path, name)
			}
		}
		for _, d := range imports[path] {
			if o, game := isGame(d, "godeck/rules/"); game && o != g || !game && d != ai && !playerImports[d] {
				t.Errorf("%s imports %s, from where a match might be reached", path, d)
			}
		}
	}
	if way := pointer(w.view); way != "" {
		t.Errorf("a View is no copy: %s", way)
	}
	if w.leads(types.NewPointer(w.state), nil) == "" || w.leads(named("Exec"), nil) == "" {
		t.Error("the wall does not see a State where there is one")
	}
}

// stateWall looks for ways from a type to the state of a match.
type stateWall struct{ state, view types.Type }

// function checks that a function returns no State, and that functions of
// package ai (given) are passed none.
func (w stateWall) function(t *testing.T, at string, f *types.Signature, given bool) {
	t.Helper()
	if given {
		for i := range f.Params().Len() {
			if way := w.leads(f.Params().At(i).Type(), nil); way != "" {
				t.Errorf("%s is given what leads to a State: %s", at, way)
			}
		}
	}
	for i := range f.Results().Len() {
		if way := w.leads(f.Results().At(i).Type(), nil); way != "" {
			t.Errorf("%s hands out what leads to a State: %s", at, way)
		}
	}
}

// leads returns a way from a value of the type to a State, by exported fields,
// elements and results of methods, or "". A View, which is a State reduced to
// what its seat may know, does not count.
func (w stateWall) leads(t types.Type, been []types.Type) string {
	if types.Identical(t, w.state) {
		return "State"
	}
	if types.Identical(t, w.view) {
		return ""
	}
	for _, b := range been {
		if types.Identical(t, b) {
			return ""
		}
	}
	been = append(been, t)
	in := func(name string, t types.Type) string {
		if way := w.leads(t, been); way != "" {
			return name + " → " + way
		}
		return ""
	}
	if n, ok := t.(*types.Named); ok {
		set := types.NewMethodSet(types.NewPointer(n))
		if types.IsInterface(n) {
			set = types.NewMethodSet(n)
		}
		for i := range set.Len() {
			m := set.At(i).Obj()
			if !m.Exported() {
				continue
			}
			for j, r := 0, m.Type().(*types.Signature).Results(); j < r.Len(); j++ {
				if way := in(n.Obj().Name()+"."+m.Name()+"()", r.At(j).Type()); way != "" {
					return way
				}
			}
		}
	}
	switch u := t.Underlying().(type) {
	case *types.Pointer:
		return w.leads(u.Elem(), been)
	case *types.Slice:
		return in("[]", u.Elem())
	case *types.Array:
		return in("[]", u.Elem())
	case *types.Map:
		if way := in("map", u.Elem()); way != "" {
			return way
		}
		return in("map", u.Key())
	case *types.Chan:
		return in("chan", u.Elem())
	case *types.Signature:
		for i := range u.Results().Len() {
			if way := in("func()", u.Results().At(i).Type()); way != "" {
				return way
			}
		}
	case *types.Struct:
		for i := range u.NumFields() {
			if f := u.Field(i); f.Exported() {
				if way := in("."+f.Name(), f.Type()); way != "" {
					return way
				}
			}
		}
	}
	return ""
}

// pointer returns a way from a type to something shared rather than copied.
func pointer(t types.Type) string {
	switch u := t.Underlying().(type) {
	case *types.Basic:
		if u.Kind() == types.String || u.Kind() == types.UnsafePointer {
			return u.String()
		}
		return ""
	case *types.Array:
		return pointer(u.Elem())
	case *types.Struct:
		for i := range u.NumFields() {
			if way := pointer(u.Field(i).Type()); way != "" {
				return u.Field(i).Name() + " → " + way
			}
		}
		return ""
	}
	return t.String()
}

package main

import (
	"cmp"
	"encoding/json"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// This file finds out which clauses' code has run in which scenario. The code
// says in comments which clause it implements. A referee is built from a copy
// of the rules in which every such place notes that it was reached; the tree
// is not touched, and the usual program has no trace of it.

// reached returns the clauses whose code has run since the last call. Only the
// referee that executions builds has it.
var reached func() []string

// places are the marked places of the rules.
type places struct {
	clauses []string       // by number
	number  map[string]int // by clause
	coded   map[string]int // how many places a clause has that can run
	overlay map[string]string
}

// ids matches the clauses that a comment names: ABC-1.2, 1.3 and 4.5 to 4.7.
var ids = regexp.MustCompile(`\b([A-Z]{3})-(\d+\.\d+[a-z]?(?:(?:,| and| or| to)? \d+\.\d+[a-z]?\b)*)`)

var oneID = regexp.MustCompile(`( to )?(\d+)\.(\d+)([a-z]?)`)

// clausesIn returns the clauses that a comment names. A range means all in it.
func clausesIn(text string) (out []string) {
	for _, m := range ids.FindAllStringSubmatch(strings.Join(strings.Fields(text), " "), -1) {
		var chapter, last int
		for _, n := range oneID.FindAllStringSubmatch(m[2], -1) {
			var c, k int
			fmt.Sscan(n[2], &c)
			fmt.Sscan(n[3], &k)
			if n[1] != "" && c == chapter {
				for i := last + 1; i < k; i++ {
					out = append(out, fmt.Sprintf("%s-%d.%d", m[1], c, i))
				}
			}
			out = append(out, fmt.Sprintf("%s-%d.%d%s", m[1], c, k, n[4]))
			chapter, last = c, k
		}
	}
	return out
}

// mark is an insertion into a file.
type mark struct {
	at   int // offset
	text string
}

// instrument marks the places of one file and returns its new text, nil if
// there are none.
func (p *places) instrument(name string, src []byte) ([]byte, error) {
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, name, src, parser.ParseComments)
	if err != nil {
		return nil, err
	}
	tf := fset.File(file.Pos())
	var marks []mark
	for _, g := range file.Comments {
		list := clausesIn(strings.TrimSpace(g.Text()))
		if len(list) == 0 {
			continue
		}
		at := placeOf(fset, file, g)
		if !at.IsValid() {
			continue
		}
		text := ""
		for _, c := range list {
			n, ok := p.number[c]
			if !ok {
				n = len(p.clauses)
				p.number[c], p.clauses = n, append(p.clauses, c)
			}
			p.coded[c]++
			text += fmt.Sprintf("clauseRan(%d);", n)
		}
		marks = append(marks, mark{tf.Offset(at), text})
	}
	if len(marks) == 0 {
		return nil, nil
	}
	slices.SortStableFunc(marks, func(a, b mark) int { return cmp.Compare(b.at, a.at) })
	out := slices.Clone(src)
	for _, m := range marks {
		out = slices.Insert(out, m.at, []byte(m.text)...)
	}
	return out, nil
}

// placeOf returns where the code that a comment is about begins to run: the
// function that it documents, the branch or the statement on its line, or the
// statement below it. It is invalid for a comment about data.
func placeOf(fset *token.FileSet, file *ast.File, g *ast.CommentGroup) token.Pos {
	line := func(p token.Pos) int { return fset.Position(p).Line }
	var outer ast.Node // the innermost list of statements around the comment
	place := token.NoPos
	ast.Inspect(file, func(n ast.Node) bool {
		if n == nil {
			return false
		}
		if f, ok := n.(*ast.FuncDecl); ok && f.Doc == g && f.Body != nil {
			place = f.Body.Lbrace + 1
			return false
		}
		switch b := n.(type) {
		case *ast.BlockStmt:
			if line(b.Lbrace) == line(g.Pos()) && b.Lbrace < g.Pos() { // the branch that begins on this line
				place = b.Lbrace + 1
			}
		case *ast.CaseClause:
			if line(b.Colon) == line(g.Pos()) && b.Colon < g.Pos() {
				place = b.Colon + 1
			}
		}
		if n.Pos() <= g.Pos() && g.End() <= n.End() {
			switch n.(type) {
			case *ast.BlockStmt, *ast.CaseClause:
				outer = n
			}
		}
		return true
	})
	if place.IsValid() || outer == nil {
		return place
	}
	var list []ast.Stmt
	switch b := outer.(type) {
	case *ast.BlockStmt:
		list = b.List
	case *ast.CaseClause:
		list = b.Body
	}
	for _, s := range list {
		if s.End() < g.Pos() && line(s.End()) != line(g.Pos()) {
			continue // before the comment
		}
		if c, ok := s.(*ast.CaseClause); ok {
			return c.Colon + 1
		}
		return s.Pos()
	}
	switch b := outer.(type) {
	case *ast.CaseClause:
		return b.Colon + 1
	case *ast.BlockStmt:
		return b.Lbrace + 1
	}
	return token.NoPos
}

// instrumentTree marks all packages of rules and writes the changed files to a
// directory.
func instrumentTree(root, dir string) (*places, error) {
	p := &places{number: map[string]int{}, coded: map[string]int{}, overlay: map[string]string{}}
	files, err := filepath.Glob(filepath.Join(root, "rules", "*.go"))
	if err != nil {
		return nil, err
	}
	inner, err := filepath.Glob(filepath.Join(root, "rules", "*", "*.go"))
	if err != nil {
		return nil, err
	}
	put := func(name, text string) error {
		copied := filepath.Join(dir, fmt.Sprintf("%d.go", len(p.overlay)))
		p.overlay[name] = copied
		return os.WriteFile(copied, []byte(text), 0o600)
	}
	packages := map[string]string{} // by directory: its name
	for _, name := range append(files, inner...) {
		switch base := filepath.Base(name); {
		case strings.HasSuffix(name, "_test.go"):
			continue
		case base == "scenario.go": // what a scenario sets up proves nothing
			continue
		case base == "vocabulary.go" || base == "words.go": // data, written as code
			continue
		}
		src, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		out, err := p.instrument(name, src)
		if err != nil {
			return nil, err
		}
		if out == nil {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, src, parser.PackageClauseOnly)
		if err != nil {
			return nil, err
		}
		packages[filepath.Dir(name)] = file.Name.Name
		if err := put(name, string(out)); err != nil {
			return nil, err
		}
	}
	for d, name := range packages {
		if err := put(filepath.Join(d, "clause_ran.go"), "package "+name+"\n\nimport \"godeck/rules/ran\"\n\nfunc clauseRan(n int) { ran.Clauses[n] = true }\n"); err != nil {
			return nil, err
		}
	}
	if err := put(filepath.Join(root, "rules", "ran", "ran.go"), fmt.Sprintf("package ran\n\nvar Clauses [%d]bool\n\nvar Names = %#v\n", len(p.clauses), p.clauses)); err != nil {
		return nil, err
	}
	return p, put(filepath.Join(root, "cmd", "referee", "ran.go"), `package main

import "godeck/rules/ran"

func init() {
	reached = func() (list []string) {
		for n, on := range ran.Clauses {
			if on {
				list = append(list, ran.Names[n])
			}
		}
		ran.Clauses = [len(ran.Clauses)]bool{}
		return list
	}
}
`)
}

// executions tells which clauses' code has run in which scenario.
type executions struct {
	coded map[string]int      // by clause: places in the code that can run
	in    map[string][]string // by clause: the scenarios that cite it and run its code
	vain  map[string][]string // … that cite it and do not
}

// executed builds the referee that notes what it reaches, and plays the
// scenarios of the given games with it. It needs the Go toolchain.
func executed(root string, games []string) (*executions, error) {
	root, err := filepath.Abs(root) // the overlay's paths are those of the toolchain
	if err != nil {
		return nil, err
	}
	dir, err := os.MkdirTemp("", "godeck-clauses-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	p, err := instrumentTree(root, dir)
	if err != nil {
		return nil, err
	}
	overlay, err := json.Marshal(map[string]any{"Replace": p.overlay})
	if err != nil {
		return nil, err
	}
	if err := os.WriteFile(filepath.Join(dir, "overlay.json"), overlay, 0o600); err != nil {
		return nil, err
	}
	program := filepath.Join(dir, "referee.exe")
	build := exec.Command("go", "build", "-overlay", filepath.Join(dir, "overlay.json"), "-o", program, "./cmd/referee")
	build.Dir = root
	if out, err := build.CombinedOutput(); err != nil {
		return nil, fmt.Errorf("the referee that notes what it reaches cannot be built: %v\n%s", err, out)
	}
	x := &executions{coded: p.coded, in: map[string][]string{}, vain: map[string][]string{}}
	for _, g := range games {
		play := exec.Command(program, "verify", "--json", filepath.Join(root, "rules", g, "scenarios"))
		out, err := play.Output()
		var all struct{ Scenarios []verdict }
		if json.Unmarshal(out, &all) != nil {
			return nil, fmt.Errorf("the scenarios of %s cannot be played: %v", g, err)
		}
		for _, v := range all.Scenarios {
			name := fmt.Sprintf("%s:%d", filepath.Base(v.File), v.Line)
			for _, c := range v.Clauses {
				switch {
				case slices.Contains(v.Ran, c):
					x.in[c] = append(x.in[c], name)
				case p.coded[c] > 0:
					x.vain[c] = append(x.vain[c], name)
				}
			}
		}
	}
	return x, nil
}

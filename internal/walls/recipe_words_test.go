package walls

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// gameFiles parses the files of a game's rules, tests left out, by base name.
func gameFiles(t *testing.T, game string) map[string]*ast.File {
	t.Helper()
	paths, err := filepath.Glob("../../rules/" + game + "/*.go")
	if err != nil {
		t.Fatal(err)
	}
	out, fset := map[string]*ast.File{}, token.NewFileSet()
	for _, path := range paths {
		if strings.HasSuffix(path, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(fset, path, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		out[filepath.Base(path)] = f
	}
	return out
}

// named returns the identifiers that occur in files other than those left out.
func named(files map[string]*ast.File, except ...string) map[string]bool {
	out := map[string]bool{}
	for name, f := range files {
		if slices.Contains(except, name) {
			continue
		}
		ast.Inspect(f, func(n ast.Node) bool {
			if id, ok := n.(*ast.Ident); ok {
				out[id.Name] = true
			}
			return true
		})
	}
	return out
}

// constants returns the names of the constants of a file, by block.
func constants(f *ast.File) (blocks [][]string) {
	for _, d := range f.Decls {
		g, ok := d.(*ast.GenDecl)
		if !ok || g.Tok != token.CONST {
			continue
		}
		var block []string
		for _, s := range g.Specs {
			for _, id := range s.(*ast.ValueSpec).Names {
				block = append(block, id.Name)
			}
		}
		blocks = append(blocks, block)
	}
	return blocks
}

// wordsOf returns the instructions of a game's own words: the block of
// constants that begins with effect.FirstGameOp.
func wordsOf(files map[string]*ast.File) []string {
	for _, f := range files {
		for _, d := range f.Decls {
			g, ok := d.(*ast.GenDecl)
			if !ok || g.Tok != token.CONST {
				continue
			}
			first := false
			ast.Inspect(g.Specs[0], func(n ast.Node) bool {
				id, ok := n.(*ast.Ident)
				first = first || ok && id.Name == "FirstGameOp"
				return true
			})
			if first {
				return constants(&ast.File{Decls: []ast.Decl{g}})[0]
			}
		}
	}
	return nil
}

// TestWordsAreCarriedOut checks that the rules of a game name every word that
// its cards can say: a word without a case in Act or Eval has a text, and does
// nothing.
func TestWordsAreCarriedOut(t *testing.T) {
	found := 0
	for _, g := range games {
		files := gameFiles(t, g)
		words := wordsOf(files)
		found += len(words)
		used := named(files, "words.go", "vocabulary.go")
		for _, w := range words {
			if !used[w] {
				t.Errorf("rules/%s: nothing carries out the word with the instruction %s: give it a case in Act (actions) or Eval (conditions, amounts)", g, w)
			}
		}
	}
	if found < 300 {
		t.Errorf("only %d words are found", found)
	}
}

// TestQuestionsAreNamed checks that every prompt of a game is asked by its
// rules and has a name for scenarios, by which tables find its words.
func TestQuestionsAreNamed(t *testing.T) {
	n := 0
	for _, g := range games {
		files := gameFiles(t, g)
		if files["table.go"] == nil || files["scenario.go"] == nil {
			continue // unfinished: TestRecipeOfAGame misses them
		}
		asked, known := named(files, "table.go", "scenario.go"), named(map[string]*ast.File{"": files["scenario.go"]})
		for _, block := range constants(files["table.go"]) {
			for _, p := range block {
				if !strings.HasPrefix(p, "Prompt") || p == "PromptNone" {
					continue
				}
				if n++; !asked[p] {
					t.Errorf("rules/%s: nothing asks %s of table.go", g, p)
				}
				if !known[p] {
					t.Errorf("rules/%s: %s of table.go has no name in Prompts of scenario.go", g, p)
				}
			}
		}
	}
	if n < 80 {
		t.Errorf("only %d prompts are found", n)
	}
}

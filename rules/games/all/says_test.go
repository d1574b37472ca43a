package all_test

import (
	"encoding/json"
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode"

	"godeck/internal/lang"
	"godeck/rules/effect"
	"godeck/rules/games/all"
)

var verbs = regexp.MustCompile(`%(?:\[(\d+)\])?[.\d]*([a-zA-Z])`)

// choice is a part of a card's text that depends on a parameter, which is no
// text of a checker.
var choice = regexp.MustCompile(`\{\w+:`)

// japanese reports whether a text has a Japanese character.
func japanese(s string) bool {
	return strings.ContainsFunc(s, func(r rune) bool { return unicode.In(r, unicode.Hiragana, unicode.Katakana, unicode.Han) })
}

// TestCheckersSayEverythingTwice looks at every text that is written for the
// checkers of packs, those included that no test reaches: each is in both
// languages, with the same arguments.
func TestCheckersSayEverythingTwice(t *testing.T) {
	files, err := filepath.Glob("../../*/*.go")
	if err != nil || len(files) < 50 {
		t.Fatal(len(files), err)
	}
	n := 0
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		set := token.NewFileSet()
		tree, err := parser.ParseFile(set, file, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		// look checks a text; what a call is given must be one, in both languages.
		look := func(x ast.Expr, must bool) {
			l, ok := x.(*ast.BasicLit)
			if !ok || l.Kind != token.STRING {
				return
			}
			text, _ := strconv.Unquote(l.Value)
			ja, en, cut := strings.Cut(text, "|")
			if text == "" || text == "null|null" || !must && (!cut || !japanese(ja) || choice.MatchString(text)) {
				return
			}
			n++
			if !japanese(ja) || en == "" || japanese(en) || !slices.Equal(taken(ja), taken(en)) {
				t.Errorf("%s: %q is not in both languages with the same arguments", set.Position(l.Pos()), text)
			}
		}
		checks := strings.Contains(file, "effect") || strings.HasSuffix(file, "check.go") || strings.HasSuffix(file, "absurd.go")
		ast.Inspect(tree, func(x ast.Node) bool {
			switch x := x.(type) {
			case *ast.BasicLit:
				look(x, false)
			case *ast.CallExpr:
				name, _ := x.Fun.(*ast.Ident)
				if sel, is := x.Fun.(*ast.SelectorExpr); is {
					name = sel.Sel
				}
				if at, ok := map[string]int{"fault": 0, "say": 0, "newFault": 3}[name.String()]; checks && ok {
					if strings.HasSuffix(file, "pack.go") || strings.HasSuffix(file, "choice.go") {
						at = 2 // after a value and a field
					}
					for _, a := range x.Args[min(at, len(x.Args)):min(at+2, len(x.Args))] {
						look(a, true)
					}
				}
			case *ast.KeyValueExpr:
				if k, ok := x.Key.(*ast.Ident); ok && (k.Name == "What" || k.Name == "Hint") && checks {
					look(x.Value, true)
				}
			}
			return true
		})
	}
	if n < 200 {
		t.Errorf("only %d texts were found", n)
	}
}

// taken lists the arguments that a format takes, with their verbs, by number.
func taken(format string) (out []string) {
	for i, m := range verbs.FindAllStringSubmatch(format, -1) {
		at := strconv.Itoa(i + 1)
		if m[1] != "" {
			at = m[1]
		}
		out = append(out, at+m[2])
	}
	slices.Sort(out)
	return out
}

// TestFaultsOfPacksAreToldInJapanese damages built-in packs in many ways: every
// fault has its mend, and both are in both languages.
func TestFaultsOfPacksAreToldInJapanese(t *testing.T) {
	kinds := map[string]bool{}
	for _, id := range ready() {
		data, err := os.ReadFile("../../" + id + "/cards.json")
		if err != nil {
			t.Fatal(err)
		}
		v := all.Vocabulary(id)
		r := rand.New(rand.NewPCG(1, uint64(len(id))))
		for range 400 {
			var pack map[string]any
			if err := json.Unmarshal(data, &pack); err != nil {
				t.Fatal(err)
			}
			cards, decks := pack["cards"].([]any), pack["decks"].([]any)
			at := r.IntN(len(cards) - 3)
			pack["cards"], pack["decks"] = cards[at:at+3], decks[:1]
			for range 1 + r.IntN(3) {
				damage(r, pack)
			}
			text, err := json.MarshalIndent(pack, "", " ")
			if err != nil {
				t.Fatal(err)
			}
			_, err = effect.ReadPack(v, "pack.json", text[:len(text)-r.IntN(2)*r.IntN(9)])
			faults, _ := err.(effect.Faults)
			for _, f := range faults {
				kinds[regexp.MustCompile(`“[^”]*”|"[^"]*"|[\d.]+`).ReplaceAllString(f.What.EN, "#")] = true
				if !japanese(f.What.JA) || f.Hint.EN != "" && !japanese(f.Hint.JA) || strings.Contains(f.In(lang.JA)+f.In(lang.EN), "%!") {
					t.Errorf("%s: in Japanese: %s", f, f.In(lang.JA))
				}
			}
		}
	}
	if len(kinds) < 40 {
		t.Errorf("only %d different faults: %v", len(kinds), kinds)
	}
}

// damage changes something in a tree of values.
func damage(r *rand.Rand, x any) {
	odd := []any{nil, true, 2.5, -1.0, 99999.0, "", "zzz", "Ä b", "a\u202eb", strings.Repeat("長", 900), []any{}, []any{"zzz", "zzz"}, map[string]any{}, map[string]any{"op": "zzz"}, map[string]any{"op": 1.0}}
	switch x := x.(type) {
	case map[string]any:
		keys := slices.Sorted(maps.Keys(x))
		if len(keys) == 0 {
			x["zzz"] = 1.0
			return
		}
		k := keys[r.IntN(len(keys))]
		n := r.IntN(16)
		switch {
		case n == 0:
			delete(x, k)
		case n == 1:
			x[k+"s"] = x[k]
		case n > 4 && nested(x[k]):
			damage(r, x[k])
		default:
			x[k] = odd[r.IntN(len(odd))]
		}
	case []any:
		if len(x) == 0 {
			return
		}
		i := r.IntN(len(x))
		if nested(x[i]) && r.IntN(8) > 0 {
			damage(r, x[i])
			return
		}
		x[i] = odd[r.IntN(len(odd))]
	}
}

func nested(x any) bool {
	switch x.(type) {
	case map[string]any, []any:
		return true
	}
	return false
}

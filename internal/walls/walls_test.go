// Package walls tests that the arrows between packages point down only
// (docs/architecture.md).
package walls

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

type pkg struct {
	ImportPath string
	Imports    []string
	Deps       []string
}

// goList returns what go list prints; env comes on top of the environment.
func goList(t *testing.T, env []string, args ...string) string {
	t.Helper()
	cmd := exec.Command("go", append([]string{"list"}, args...)...)
	cmd.Env = append(os.Environ(), env...)
	out, err := cmd.Output()
	if err != nil {
		t.Skipf("go list does not run here: %v", err)
	}
	return string(out)
}

func list(t *testing.T) []pkg {
	t.Helper()
	var all []pkg
	dec := json.NewDecoder(strings.NewReader(goList(t, nil, "-json=ImportPath,Imports,Deps", "godeck/...")))
	for dec.More() {
		var p pkg
		if err := dec.Decode(&p); err != nil {
			t.Fatal(err)
		}
		all = append(all, p)
	}
	return all
}

// games are the ids of all games: each has a rule book.
var games = func() (ids []string) {
	books, _ := filepath.Glob("../../rules/*/RULES.md")
	for _, b := range books {
		ids = append(ids, filepath.Base(filepath.Dir(b)))
	}
	return ids
}()

func isGame(path, root string) (string, bool) {
	rest, ok := strings.CutPrefix(path, root)
	if !ok {
		return "", false
	}
	name, _, _ := strings.Cut(rest, "/")
	for _, g := range games {
		if name == g {
			return g, true
		}
	}
	return "", false
}

func TestWalls(t *testing.T) {
	for _, p := range list(t) {
		path := p.ImportPath
		headless := strings.HasPrefix(path, "godeck/rules") || strings.HasPrefix(path, "godeck/cmd/referee")
		for _, d := range p.Deps {
			if headless && strings.Contains(d, "ebiten") {
				t.Errorf("%s depends on %s: the rules have no screen", path, d)
				break
			}
		}
		for _, d := range p.Deps {
			if _, game := isGame(d, "godeck/rules/"); game && (path == "godeck/rules/ai" || strings.HasPrefix(path, "godeck/scenes/table")) {
				t.Errorf("%s depends on %s: neither the search nor a table knows a game", path, d)
			}
		}
		for _, d := range p.Imports {
			bad := ""
			switch {
			case !strings.HasPrefix(d, "godeck/"):
				if path == "godeck/rules" && (d == "time" || d == "os" || d == "sync" || d == "reflect" || d == "math" || d == "math/rand" || d == "math/rand/v2") {
					bad = "the kernel has no clock, files, threads, floats or chance of its own"
				}
				if strings.HasPrefix(path, "godeck/rules") && d == "time" {
					bad = "rules have no clock: whoever has one gives it in"
				}
			case strings.HasPrefix(path, "godeck/internal/lang"):
				bad = "languages lie below everything"
			case strings.HasPrefix(d, "godeck/internal/lang"), d == "godeck/internal/sorting": // any package may import them
			case path == "godeck/rules":
				bad = "the kernel imports nothing of ours but languages"
			case path == "godeck/rules/effect" && d != "godeck/rules":
				bad = "the effect language knows only the kernel"
			case strings.HasPrefix(path, "godeck/rules/") && !strings.HasPrefix(d, "godeck/rules"):
				bad = "rules import nothing above rules"
			case strings.HasPrefix(path, "godeck/scenes/") && strings.HasPrefix(d, "godeck/game"):
				bad = "scenes do not know the application"
			case path == "godeck/scenes/ui" && strings.HasPrefix(d, "godeck/rules"):
				bad = "the toolkit knows no card game"
			}
			if g, ok := isGame(path, "godeck/rules/"); ok {
				if o, ok := isGame(d, "godeck/rules/"); ok && o != g {
					bad = "a game never imports another game"
				}
				if strings.HasPrefix(d, "godeck/rules/ai") {
					bad = "a game does not know its players"
				}
			}
			if g, ok := isGame(path, "godeck/rules/ai/"); ok {
				if o, ok := isGame(d, "godeck/rules/"); ok && o != g {
					bad = "a guide knows only its own game"
				}
			}
			if g, ok := isGame(path, "godeck/scenes/"); ok {
				if o, ok := isGame(d, "godeck/scenes/"); ok && o != g {
					bad = "a scene never imports another game's scene"
				}
				if o, ok := isGame(d, "godeck/rules/"); ok && o != g {
					bad = "a scene knows only its own game's rules"
				}
			}
			if bad != "" {
				t.Errorf("%s imports %s: %s", path, d, bad)
			}
		}
	}
}

// What reads scenarios is a program of its own for a page: its program is as
// large as it may be. Regular expressions are of the engine's alone, which the page's
// program leaves out: they bring 0.6 MB of tables.
func TestNoScenariosInThePage(t *testing.T) {
	for _, line := range strings.Split(goList(t, []string{"GOOS=js", "GOARCH=wasm"}, "-deps", "-f", "{{.ImportPath}} {{join .Imports \" \"}} ", "godeck"), "\n") {
		p, imports, _ := strings.Cut(line, " ")
		if p == "godeck/rules/scenario" || strings.Contains(p, "yaml") {
			t.Errorf("the page's program has %s", p)
		}
		if strings.HasPrefix(p, "godeck/") && strings.Contains(" "+imports, " regexp ") {
			t.Errorf("%s brings regular expressions into the page's program", p)
		}
	}
}

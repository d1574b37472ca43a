package walls

import (
	"bufio"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestContributingCommands checks that what CONTRIBUTING.md tells one to run is
// there: packages, tests that the patterns of -run find in them, commands of
// the referee, scripts, and the files of every game.
func TestContributingCommands(t *testing.T) {
	text, err := os.ReadFile("../../CONTRIBUTING.md")
	if err != nil {
		t.Fatal(err)
	}
	usage, err := os.ReadFile("../../cmd/referee/main.go")
	if err != nil {
		t.Fatal(err)
	}
	exists := func(path string) bool {
		_, err := os.Stat("../../" + path)
		return err == nil
	}
	each := func(s string) []string {
		if !strings.Contains(s, "<game>") {
			return []string{s}
		}
		var out []string
		for _, g := range games {
			if !exists("rules/"+g+"/entry.go") || !exists("scenes/"+g+"/scene.go") {
				continue // unfinished
			}
			out = append(out, strings.ReplaceAll(s, "<game>", g))
		}
		return out
	}
	// ZUTOMAYO CARD has its words where they are declared, which the text says.
	apart := map[string]bool{"rules/zutomayo/words.go": true}
	file := regexp.MustCompile(`^(?:cmd|docs|fonts|game|internal|rules|scenes|sounds|sprites|tests|web)/\S+$`)
	script := regexp.MustCompile(`^(?:\./)?([\w/]+\.sh)(?: |$)`)
	commands, done := 0, map[string]bool{}
	for _, m := range regexp.MustCompile("`([^`\n]+)`").FindAllStringSubmatch(string(text), -1) {
		said := m[1]
		if s := script.FindStringSubmatch(said); s != nil && !exists(s[1]) {
			t.Errorf("CONTRIBUTING.md: there is no script %s", s[1])
		}
		for _, cmd := range each(said) {
			if done[cmd] {
				continue
			}
			done[cmd] = true
			words := strings.Fields(strings.ReplaceAll(cmd, "'", ""))
			for _, w := range words {
				if file.MatchString(w) && !strings.Contains(w, "*") && !apart[w] && !exists(w) {
					t.Errorf("CONTRIBUTING.md names %s, which is not there", w)
				}
			}
			switch run := strings.Join(words, " "); {
			case strings.Contains(run, "go test ") && !strings.Contains(run, "…"):
				commands++
				goTest(t, said, words)
			case strings.HasPrefix(run, "go run ./cmd/"):
				commands++
				if !exists(strings.TrimPrefix(words[2], "./")) {
					t.Errorf("CONTRIBUTING.md: there is no program %s", words[2])
				}
				if words[2] == "./cmd/referee" && len(words) > 3 && !strings.Contains(string(usage), `"`+words[3]) {
					t.Errorf("CONTRIBUTING.md: the referee has no command %q", words[3])
				}
			}
		}
	}
	if commands < 20 {
		t.Errorf("only %d commands are found", commands)
	}
}

// goTest checks that the packages of a command are there, and that -run finds a
// test in each.
func goTest(t *testing.T, said string, words []string) {
	var dirs []string
	pattern := ""
	for i, w := range words {
		if strings.HasPrefix(w, "./") {
			dirs = append(dirs, w)
		}
		if w == "-run" && i+1 < len(words) {
			pattern = words[i+1]
		}
	}
	run, err := regexp.Compile(pattern)
	if err != nil {
		t.Errorf("CONTRIBUTING.md: %s: %v", said, err)
		return
	}
	for _, dir := range dirs {
		root, below := strings.CutSuffix(dir, "/...")
		globs := []string{"../../" + root + "/*_test.go"}
		if below {
			globs = append(globs, "../../"+root+"/*/*_test.go", "../../"+root+"/*/*/*_test.go")
		}
		if !finds(globs, run) {
			t.Errorf("CONTRIBUTING.md: %s: no test in %s is meant by it", said, dir)
		}
	}
}

// finds reports whether a file of tests declares one whose name matches.
func finds(globs []string, run *regexp.Regexp) bool {
	declared := regexp.MustCompile(`^func (Test\w+)\(`)
	for _, g := range globs {
		paths, _ := filepath.Glob(g)
		for _, path := range paths {
			f, err := os.Open(path)
			if err != nil {
				continue
			}
			for lines := bufio.NewScanner(f); lines.Scan(); {
				if m := declared.FindStringSubmatch(lines.Text()); m != nil && run.MatchString(m[1]) {
					f.Close()
					return true
				}
			}
			f.Close()
		}
	}
	return false
}

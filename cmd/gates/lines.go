package main

import (
	"bytes"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// Lines of code when the tables began to share it (commit 35a4094), tests
// excluded. Languages were part of the toolkit then.
const (
	tableBefore = 4517
	uiBefore    = 3855
	firstBefore = 17_026
)

var (
	firstGames = []string{"zutomayo", "duemagic", "magna"}
	laterGames = []string{"guardians", "mattsan"}
)

// lines returns the figures of size. They are printed and never fail: a limit on
// them was held by counting otherwise and by moving code where it did not belong.
func lines(root string) ([]gate, error) {
	count := func(pattern ...string) (int, error) {
		n := 0
		for _, p := range pattern {
			k, err := goLines(filepath.Join(root, p))
			if err != nil {
				return 0, err
			}
			n += k
		}
		return n, nil
	}
	var gates []gate
	first, behind := 0, []string(nil)
	for _, g := range firstGames {
		n, err := count("scenes/" + g)
		if err != nil {
			return nil, err
		}
		first += n
		behind = append(behind, fmt.Sprintf("scenes/%s %d", g, n))
	}
	gates = append(gates, gate{name: "lines of the first three tables", measured: fmt.Sprint(first), held: true, behind: behind})

	shared, tables, all, before := 0, 0, first, tableBefore+uiBefore
	behind = nil
	for _, d := range []string{"scenes/table", "scenes/ui", "internal/lang/*.go", "scenes/zutomayo", "scenes/duemagic", "scenes/magna"} {
		n, err := codeLines(filepath.Join(root, d))
		if err != nil {
			return nil, err
		}
		behind = append(behind, fmt.Sprintf("%s %d", d, n))
		if slices.Contains(firstGames, filepath.Base(d)) {
			tables += n
			continue
		}
		shared += n
		k, err := count(d)
		if err != nil {
			return nil, err
		}
		all += k
	}
	behind = append(behind, fmt.Sprintf("shared %d, %d before; the three tables %d, %d before", shared, before, tables, firstBefore))
	whole := shared + tables
	gates = append(gates, gate{name: "lines of code of what they share and the three tables", held: true, behind: behind,
		measured: fmt.Sprintf("%d, %d with comments and blank lines; %d before they shared", whole, all, before+firstBefore)})

	for _, g := range laterGames {
		if _, err := os.Stat(filepath.Join(root, "rules", g, "entry.go")); err != nil {
			continue // the game does not exist yet
		}
		scene, err := count("scenes/" + g)
		if err != nil {
			return nil, err
		}
		code := 0
		for _, d := range []string{"scenes/" + g, "rules/" + g, "rules/ai/" + g} {
			n, err := codeLines(filepath.Join(root, d))
			if err != nil {
				return nil, err
			}
			code += n
		}
		rest, err := count("rules/"+g, "rules/ai/"+g)
		if err != nil {
			return nil, err
		}
		gates = append(gates,
			gate{name: "lines of scenes/" + g, measured: fmt.Sprint(scene), held: true},
			gate{name: "lines of code of " + g + ": rules, guide and table", measured: fmt.Sprintf("%d, %d with comments and blank lines", code, scene+rest), held: true})
	}
	return gates, nil
}

// goLines counts the lines of the Go files under a directory, or matching a
// pattern, without tests. A pattern that matches nothing counts as 0.
func goLines(pattern string) (int, error) {
	return goFiles(pattern, func(src []byte) int { return bytes.Count(src, []byte("\n")) })
}

// codeLines counts the lines that are neither blank nor only a comment.
func codeLines(pattern string) (int, error) {
	return goFiles(pattern, func(src []byte) (n int) {
		for line := range bytes.Lines(src) {
			if line = bytes.TrimSpace(line); len(line) > 0 && !bytes.HasPrefix(line, []byte("//")) {
				n++
			}
		}
		return n
	})
}

func goFiles(pattern string, count func(src []byte) int) (n int, err error) {
	places, err := filepath.Glob(pattern)
	if err != nil {
		return 0, err
	}
	slices.Sort(places)
	for _, place := range places {
		err = filepath.WalkDir(place, func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
				return err
			}
			src, err := os.ReadFile(path)
			n += count(src)
			return err
		})
		if err != nil {
			return 0, err
		}
	}
	return n, nil
}

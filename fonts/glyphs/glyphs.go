// Package glyphs collects the characters that the program can show, by reading
// its sources: string literals of Go files, JSON and YAML data, and the texts
// of the page. The font subsets are cut from this set and tested against it.
package glyphs

import (
	"bufio"
	"bytes"
	"go/parser"
	"go/scanner"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"sort"
	"strconv"
	"strings"
	"unicode"
)

// Root returns the directory of go.mod at or above dir.
func Root(dir string) (string, error) {
	dir, err := filepath.Abs(dir)
	if err != nil {
		return "", err
	}
	for {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			return dir, nil
		}
		up := filepath.Dir(dir)
		if up == dir {
			return "", os.ErrNotExist
		}
		dir = up
	}
}

// skipped directories hold nothing that the program shows.
var skipped = map[string]bool{
	".git": true, ".ci": true, ".cache": true, "dist": true, "node_modules": true,
	"docs": true, "tests": true, "fonts": true, "testdata": true,
	"scenarios": true, "cmd": true, "gen": true, "internal": true,
	"phrase": true, // the model by which lines end
}

// Used returns every printable character in the texts under root, each with
// one file in which it occurs, for messages.
func Used(root string) (map[rune]string, error) {
	used := map[rune]string{}
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() {
			if skipped[d.Name()] && path != root {
				return filepath.SkipDir
			}
			return nil
		}
		var texts []string
		switch filepath.Ext(path) {
		case ".go":
			if strings.HasSuffix(path, "_test.go") {
				return nil
			}
			texts, err = literals(path)
		case ".json", ".yaml", ".yml", ".html", ".webmanifest", ".txt":
			var b []byte
			b, err = os.ReadFile(path)
			texts = []string{string(b)}
		}
		if err != nil {
			return err
		}
		name, _ := filepath.Rel(root, path)
		for _, t := range texts {
			for _, r := range t {
				if _, ok := used[r]; !ok && Shown(r) {
					used[r] = name
				}
			}
		}
		return nil
	})
	return used, err
}

// Titles returns every printable character of the titles, banners and big
// numbers, which are set in the display face: what scenes and the lobby say
// themselves. A string with any other character is set in the bold face.
func Titles(root string) (map[rune]string, error) {
	titles := map[rune]string{}
	for _, dir := range []string{"scenes", "game/lobby"} {
		used, err := Used(filepath.Join(root, filepath.FromSlash(dir)))
		if err != nil {
			return nil, err
		}
		for r, where := range used {
			titles[r] = dir + "/" + where
		}
	}
	return titles, nil
}

// Page returns the characters of the page's own texts: ASCII and what its
// files say in Japanese.
func Page(root string) ([]rune, error) {
	set := map[rune]bool{}
	for r := rune(0x20); r < 0x7f; r++ {
		set[r] = true
	}
	for _, name := range []string{"index.html", "page.js", "boot.js"} {
		b, err := os.ReadFile(filepath.Join(root, "web", name))
		if err != nil {
			return nil, err
		}
		for _, r := range string(b) {
			if Shown(r) {
				set[r] = true
			}
		}
	}
	return sorted(set), nil
}

// Shown reports whether a character needs a glyph.
func Shown(r rune) bool {
	return r != unicode.ReplacementChar && r != '\ufeff' && unicode.IsGraphic(r)
}

// literals returns the values of the string and character literals of a Go
// file. A file that does not parse (somebody is editing it) yields what the
// scanner can find.
func literals(path string) ([]string, error) {
	src, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	fset := token.NewFileSet()
	if f, err := parser.ParseFile(fset, path, src, parser.PackageClauseOnly); err == nil && f.Name.Name == "glyphs" {
		return nil, nil
	}
	file := fset.AddFile(path+"#scan", -1, len(src))
	var s scanner.Scanner
	s.Init(file, src, func(token.Position, string) {}, 0)
	var out []string
	for {
		_, tok, lit := s.Scan()
		if tok == token.EOF {
			return out, nil
		}
		if tok != token.STRING && tok != token.CHAR {
			continue
		}
		if v, err := strconv.Unquote(lit); err == nil {
			out = append(out, v)
		} else {
			out = append(out, lit)
		}
	}
}

// Basic returns the characters that every face has whatever the texts say:
// ASCII, kana, punctuation and signs.
func Basic() []rune {
	set := map[rune]bool{}
	for r := rune(0x20); r < 0x7f; r++ {
		set[r] = true
	}
	for r := rune(0x3041); r <= 0x3096; r++ { // hiragana, and katakana 0x60 above
		set[r], set[r+0x60] = true, true
	}
	for _, r := range "　！？（）：；，．／％＋－＝＜＞～＆＃、。・…‥「」『』【】《》〈〉〔〕ー〜～－−—–―“”‘’★☆●○◎◆◇■□▲△▼▽♪→←↑↓×÷±≥≤≧≦≠∞°′″•·©々〆ヽヾゝゞ①②③④⑤⑥⑦⑧⑨⑩" {
		set[r] = true
	}
	return sorted(set)
}

// Level1 returns the signs and level 1 kanji of JIS X 0208, from the text of jis1.txt.
func Level1(jis1 []byte) []rune {
	set := map[rune]bool{}
	sc := bufio.NewScanner(bytes.NewReader(jis1))
	for sc.Scan() {
		if strings.HasPrefix(sc.Text(), "# ") {
			continue
		}
		for _, r := range sc.Text() {
			if Shown(r) {
				set[r] = true
			}
		}
	}
	return sorted(set)
}

func sorted(set map[rune]bool) []rune {
	out := make([]rune, 0, len(set))
	for r := range set {
		out = append(out, r)
	}
	sort.Slice(out, func(i, j int) bool { return out[i] < out[j] })
	return out
}

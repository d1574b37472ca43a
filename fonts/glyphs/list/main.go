// Command list prints the characters of one kind as hexadecimal numbers, one a
// line, for fonts/make.sh.
//
//	go run ./fonts/glyphs/list used|titles|level1|page|rest
package main

import (
	"bufio"
	"fmt"
	"os"
	"path/filepath"
	"sort"

	"godeck/fonts/glyphs"
)

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "list:", err)
		os.Exit(1)
	}
}

func run() error {
	if len(os.Args) != 2 {
		return fmt.Errorf("give one of: used, titles, level1, page, rest")
	}
	root, err := glyphs.Root(".")
	if err != nil {
		return err
	}
	used, err := glyphs.Used(root)
	if err != nil {
		return err
	}
	if os.Args[1] == "page" {
		page, err := glyphs.Page(root)
		if err != nil {
			return err
		}
		return print(page)
	}
	if os.Args[1] == "titles" {
		if used, err = glyphs.Titles(root); err != nil {
			return err
		}
	}
	set := map[rune]bool{}
	for r := range used {
		set[r] = true
	}
	for _, r := range glyphs.Basic() {
		set[r] = true
	}
	switch os.Args[1] {
	case "used", "titles":
	case "level1":
		b, err := os.ReadFile(filepath.Join(root, "fonts", "jis1.txt"))
		if err != nil {
			return err
		}
		for _, r := range glyphs.Level1(b) {
			set[r] = true
		}
	case "rest": // whatever the texts of the program become, so that the file stays as it is
		set = map[rune]bool{}
		for r := rune(' '); r < 0xffff; r++ {
			set[r] = r < 0xd800 || r >= 0xf900 // without surrogates and what has no meaning
		}
		for _, r := range glyphs.Basic() {
			delete(set, r)
		}
		for r := range set {
			if !set[r] {
				delete(set, r)
			}
		}
	default:
		return fmt.Errorf("unknown kind %q", os.Args[1])
	}
	all := make([]rune, 0, len(set))
	for r := range set {
		all = append(all, r)
	}
	sort.Slice(all, func(i, j int) bool { return all[i] < all[j] })
	return print(all)
}

func print(runes []rune) error {
	w := bufio.NewWriter(os.Stdout)
	for _, r := range runes {
		fmt.Fprintf(w, "%04X\n", r)
	}
	return w.Flush()
}

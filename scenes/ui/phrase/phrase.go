// Package phrase finds where a line of text may end: between words, and in Japanese
// between phrases, but not within names.
// Model and method, a sum of weights of the characters around a position, are
// those of BudouX (Google, Apache-2.0); make.sh converts the model.
package phrase

import (
	_ "embed"
	"slices"
	"strconv"
	"strings"
	"sync"
	"unicode/utf8"
)

//go:embed ja.txt
var source string

// window is a group of features: n runes at offset from, counted from the rune after the position.
type window struct {
	name    string
	from, n int
}

var windows = [...]window{
	{"UW1", -3, 1}, {"UW2", -2, 1}, {"UW3", -1, 1}, {"UW4", 0, 1}, {"UW5", 1, 1}, {"UW6", 2, 1},
	{"BW1", -2, 2}, {"BW2", -1, 2}, {"BW3", 0, 2},
	{"TW1", -3, 3}, {"TW2", -2, 3}, {"TW3", -1, 3}, {"TW4", 0, 3},
}

// gram is up to three runes of a group of features.
type gram struct {
	group uint8
	r     [3]rune
}

type model struct {
	weights map[gram]int
	base    int // twice the score without any feature
}

// load parses the model of 3,000 weights once. It is embedded, so a mistake in it is a bug.
var load = sync.OnceValue(func() *model {
	m := &model{weights: make(map[gram]int, 3200)}
	for _, line := range strings.Split(strings.TrimSpace(source), "\n") {
		f := strings.Split(line, " ")
		group := slices.IndexFunc(windows[:], func(w window) bool { return w.name == f[0] })
		for i := 1; group >= 0 && i+1 < len(f); i += 2 {
			w, err := strconv.Atoi(f[i+1])
			if err != nil {
				panic("phrase: ja.txt: " + err.Error())
			}
			k := gram{group: uint8(group)}
			copy(k.r[:], []rune(f[i]))
			m.weights[k] = w
			m.base -= w
		}
	}
	return m
})

// Breaks returns the byte offsets, ascending, at which a new phrase begins, without 0 and len(s).
func Breaks(s string) []int {
	if utf8.RuneCountInString(s) < 2 {
		return nil
	}
	m := load()
	runes := make([]rune, 0, len(s))
	at := make([]int, 0, len(s))
	for i, r := range s {
		runes, at = append(runes, r), append(at, i)
	}
	var out []int
	for i := 1; i < len(runes); i++ {
		score := m.base
		for g := range windows {
			w := &windows[g]
			if i+w.from < 0 || i+w.from+w.n > len(runes) {
				continue
			}
			k := gram{group: uint8(g)}
			copy(k.r[:], runes[i+w.from:i+w.from+w.n])
			score += 2 * m.weights[k]
		}
		if score > 0 {
			out = append(out, at[i])
		}
	}
	return out
}

// Package drawn records which phrases were drawn where layouts are checked, so
// that tests can name those that never were: they may be truncated unnoticed.
package drawn

import (
	"maps"
	"regexp"
	"sort"
	"strings"

	"godeck/internal/faults"
	"godeck/internal/lang"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// Reasons why a phrase need not be drawn where layouts are checked.
const (
	Read  = "read aloud or a tooltip, never drawn in a box"
	Line  = "a line of the log: it wraps and scrolls"
	Zoom  = "runs on in the zoom, which scrolls"
	Toast = "a toast takes the room that it needs"
	Rare  = "not met in these matches; wraps where its like are drawn"
	Help  = "drawn by the help, which has a test of its own (TestTable/Help)"
)

// Seen records the words drawn, by language. The zero value is ready to use.
type Seen struct {
	texts map[lang.Lang]map[string]bool
	all   map[lang.Lang]string
}

// Add adds the words of a display list.
func (s *Seen) Add(l lang.Lang, list *ui.DisplayList) {
	if s.texts == nil {
		s.texts, s.all = map[lang.Lang]map[string]bool{}, map[lang.Lang]string{}
	}
	if s.texts[l] == nil {
		s.texts[l] = map[string]bool{}
	}
	for _, t := range faults.Texts(list) {
		s.texts[l][bare(t)] = true
	}
	delete(s.all, l)
}

func bare(t string) string {
	return strings.Map(func(r rune) rune {
		if strings.ContainsRune(" \n\t\u3000\u00a0", r) {
			return -1
		}
		return r
	}, t)
}

// places matches where a phrase is filled in: {0}, {p}, [win|wins].
var places = regexp.MustCompile(`\{[^}]*\}|\[[^\]]*\]`)

// Missing returns the keys of a table that were not drawn in both languages.
// except has those that need not be, by key or by a prefix that ends with *,
// with the reason.
func (s *Seen) Missing(w lang.Words, except map[string]string) []string {
	var out []string
	used := map[string]bool{}
	for key, p := range w {
		if rules := excused(key, except); len(rules) > 0 {
			for _, rule := range rules {
				used[rule] = true
			}
			continue
		}
		for _, l := range []lang.Lang{lang.JA, lang.EN} {
			if !s.has(l, p.In(l)) {
				out = append(out, key+" ("+string(l)+"): "+p.In(l))
			}
		}
	}
	for rule := range except {
		if !used[rule] {
			out = append(out, rule+": excused, but there is no such key")
		}
	}
	sort.Strings(out)
	return out
}

// Own returns a game's own phrases: those that it does not share with every game, but for the deeds
// in a replay, in a plate that takes the room that they need.
func Own(w lang.Words) lang.Words {
	return maps.Collect(func(yield func(string, lang.Phrase) bool) {
		for key, p := range w {
			if words.GameText[key] != p && !strings.HasPrefix(key, "would.") && !yield(key, p) {
				return
			}
		}
	})
}

// excused returns every rule that excuses a key: two may.
func excused(key string, except map[string]string) (rules []string) {
	for rule := range except {
		before, after, wild := strings.Cut(rule, "*")
		if rule == key || wild && strings.HasPrefix(key, before) && strings.HasSuffix(key, after) {
			rules = append(rules, rule)
		}
	}
	return rules
}

func (s *Seen) has(l lang.Lang, phrase string) bool {
	all, ok := s.all[l]
	if !ok {
		var b strings.Builder
		for t := range s.texts[l] {
			b.WriteString(t)
			b.WriteByte('\n')
		}
		all = b.String()
		s.all[l] = all
	}
	var parts []string
	for _, p := range places.Split(phrase, -1) {
		parts = append(parts, regexp.QuoteMeta(bare(p)))
	}
	return regexp.MustCompile("(?i)" + strings.Join(parts, `[^\n]*`)).MatchString(all)
}

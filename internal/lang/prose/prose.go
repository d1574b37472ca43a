// Package prose finds mistakes that generated and filled-in texts tend to
// have. Tests of card texts and of tables use it.
package prose

import (
	"regexp"
	"strings"
)

// Patterns of mistakes. A word after 1 that ends in s is a plural unless it is
// listed: a verb, or a singular that ends so.
var (
	plural   = regexp.MustCompile(`(?:^|[^0-9.,+−–/:-])1 ([a-z]+s)\b`)
	singular = regexp.MustCompile(`(?:[^0-9.,+−/:–-])[02] (card|unit|hour|shield|base|fund|defender|point|icon|turn|creature|second)\b`)
	single   = map[string]bool{"this": true, "vs": true, "returns": true, "becomes": true, "is": true, "was": true, "has": true, "less": true, "falls": true, "holds": true, "costs": true, "plus": true, "minus": true, "times": true, "resolves": true, "passes": true, "attacks": true}
	none     = regexp.MustCompile(`\b(?:by|draws?|gains?|takes?|loses?|chooses?|discards?|advances?|prevents?|redraws?|deals?) 0(?:\b|\x{a0})`)
	articles = regexp.MustCompile(`\b(?:[Yy]our|[Tt]heir|[Ii]ts|the|an?|[A-Za-z]+'s?) (?:The|An|A) [A-Z]`)
	an       = regexp.MustCompile(`(?:\ba|^A) (?:[aeio]|[AEIO][a-z]|8\b|11\b)`)
	a        = regexp.MustCompile(`\b[Aa]n (?:[bcdfgjklmnpqrstvwxyz]|[BCDGJKPQTVWYZ][a-z])`)
	noneJA   = regexp.MustCompile(`(?:^|[^0-9〜])0(?:枚(?:引|捨|選|を)|時間(?:進|戻)|ダメージを受|回復|つ(?:ブレ|増)|体が全)`)
	asciiJA  = regexp.MustCompile(`[\p{Han}\p{Hiragana}\p{Katakana}][,.!?;:]|[、。]{2}|[？！]。`)
)

// English returns the mistakes in an English text.
func English(s string) (slips []string) {
	for _, m := range plural.FindAllStringSubmatch(s, -1) {
		if !single[m[1]] {
			slips = append(slips, "plural after 1: 1 "+m[1])
		}
	}
	for _, w := range []struct {
		what string
		re   *regexp.Regexp
	}{{"singular", singular}, {"nothing is told", none}, {"two articles", articles}, {"a for an", an}, {"an for a", a}} {
		if f := w.re.FindString(strings.ReplaceAll(s, "shield card", "card")); f != "" {
			slips = append(slips, w.what+": "+f)
		}
	}
	for _, w := range []string{"’", "‘", "  ", " ,", " .", "..", "{", "}", "[", "]", "⟨"} {
		if strings.Contains(s, w) {
			slips = append(slips, "stray "+w)
		}
	}
	return slips
}

// Japanese returns the mistakes in a Japanese text.
func Japanese(s string) (slips []string) {
	for what, re := range map[string]*regexp.Regexp{"nothing is told": noneJA, "Western or doubled sign": asciiJA} {
		if f := re.FindString(s); f != "" {
			slips = append(slips, what+": "+f)
		}
	}
	for _, w := range []string{"  ", "{", "}", "⟨", "0数"} {
		if strings.Contains(s, w) {
			slips = append(slips, "stray "+w)
		}
	}
	return slips
}

// Package lang has the languages of the program and strings in all of them. It
// is below every other package, so rules, tables and application share its
// types.
package lang

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Lang is a language, by its IETF tag.
type Lang string

// The languages. Every string of the program exists in each of them.
const (
	JA Lang = "ja"
	EN Lang = "en"
)

// Parse returns the language of the program for a locale such as "ja-JP" or
// "ja_JP.UTF-8"; ok is false if there is none.
func Parse(locale string) (l Lang, ok bool) {
	tag, _, _ := strings.Cut(strings.ToLower(locale), "-")
	tag, _, _ = strings.Cut(tag, "_")
	switch Lang(tag) {
	case JA:
		return JA, true
	case EN:
		return EN, true
	}
	return EN, false
}

// Phrase is a string in every language of the program. {0}, {1}… are
// arguments, in an order that may differ by language; {0:card|cards} is the
// singular or plural form of a word for the number.
type Phrase struct {
	JA string `json:"ja"`
	EN string `json:"en"`
}

// In returns the phrase in a language.
func (p Phrase) In(l Lang) string { return l.Pick(p.JA, p.EN) }

// Pick returns the string of the two that is in the language.
func (l Lang) Pick(ja, en string) string {
	if l == JA {
		return ja
	}
	return en
}

// Words is a package's table of phrases by key.
type Words map[string]Phrase

// T returns the phrase of a key in a language, with its arguments filled in, phrases in the
// same language. For a missing key it returns the key.
func (w Words) T(l Lang, key string, args ...any) string {
	p, ok := w[key]
	if !ok {
		return "⟨" + key + "⟩"
	}
	for i, a := range args {
		if said, ok := a.(Phrase); ok {
			args = slices.Clone(args)
			args[i] = said.In(l)
		}
	}
	return Fill(p.In(l), args...)
}

// Fill replaces {0}, {1}… by the arguments, and {0:card|cards} by the form for
// the number. Places in an argument are filled by the arguments that follow it.
func Fill(s string, args ...any) string {
	if len(args) == 0 || strings.IndexByte(s, '{') < 0 {
		return s
	}
	var most [8]string
	texts := most[:0]
	for _, a := range args {
		text := sprint(a)
		if strings.IndexByte(text, '{') >= 0 {
			return fillEach(s, args)
		}
		texts = append(texts, text)
	}
	var b strings.Builder
	b.Grow(len(s) + 24)
	for {
		before, rest, ok := strings.Cut(s, "{")
		place, after, closed := strings.Cut(rest, "}")
		if !ok || !closed {
			b.WriteString(s)
			return b.String()
		}
		k, forms, counts := strings.Cut(place, ":")
		if strings.IndexByte(place, '{') >= 0 {
			return fillEach(b.String()+s, args)
		}
		b.WriteString(before)
		switch i, ok := number(k); {
		case !ok || i >= len(texts):
			b.WriteString(s[len(before) : len(s)-len(after)])
		case counts:
			b.WriteString(Form(forms, texts[i]))
		default:
			b.WriteString(texts[i])
		}
		s = after
	}
}

// number reads the number of a place, as it is written in phrases.
func number(k string) (n int, ok bool) {
	if len(k) == 1 && '0' <= k[0] && k[0] <= '9' {
		return int(k[0] - '0'), true
	}
	n, err := strconv.Atoi(k)
	return n, err == nil && n >= 0 && strconv.Itoa(n) == k
}

// sprint is fmt.Sprint, which takes longer, of what arguments mostly are.
func sprint(a any) string {
	switch a := a.(type) {
	case string:
		return a
	case int:
		return strconv.Itoa(a)
	}
	return fmt.Sprint(a)
}

// fillEach fills in one argument after another.
func fillEach(s string, args []any) string {
	for i, a := range args {
		k, v := strconv.Itoa(i), sprint(a)
		for head := "{" + k + ":"; ; {
			before, rest, ok := strings.Cut(s, head)
			forms, after, closed := strings.Cut(rest, "}")
			if !ok || !closed {
				break
			}
			s = before + Form(forms, v) + after
		}
		s = strings.ReplaceAll(s, "{"+k+"}", v)
	}
	return s
}

// Form returns the one of two forms, "card|cards", for a number, which
// replaces # in it.
func Form(forms, number string) string {
	one, many, _ := strings.Cut(forms, "|")
	if number == "1" {
		return strings.ReplaceAll(one, "#", number)
	}
	return strings.ReplaceAll(many, "#", number)
}

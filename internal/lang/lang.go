// Package lang has the languages of the program and strings in all of them. It
// is below every other package, so rules, tables and application share its
// types.
package lang

import (
	"fmt"
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

// T returns the phrase of a key in a language, with its arguments filled in.
// For a missing key it returns the key.
func (w Words) T(l Lang, key string, args ...any) string {
	p, ok := w[key]
	if !ok {
		return "⟨" + key + "⟩"
	}
	return Fill(p.In(l), args...)
}

// Fill replaces {0}, {1}… by the arguments, and {0:card|cards} by the form for
// the number.
func Fill(s string, args ...any) string {
	if len(args) == 0 || !strings.Contains(s, "{") {
		return s
	}
	for i, a := range args {
		k, v := strconv.Itoa(i), fmt.Sprint(a)
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

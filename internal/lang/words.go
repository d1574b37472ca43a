package lang

import (
	"strconv"
	"strings"
)

// Signed formats a number with its sign: "+3", "−2".
func Signed(n int) string {
	if n < 0 {
		return "−" + strconv.Itoa(-n)
	}
	return "+" + strconv.Itoa(n)
}

// Capital capitalizes the first letter of an English sentence.
func Capital(s string) string {
	if s != "" && s[0] >= 'a' && s[0] <= 'z' {
		return string(s[0]-'a'+'A') + s[1:]
	}
	return s
}

// Lower makes an English sentence part of another: its first letter becomes
// small, unless it begins with an abbreviation.
func Lower(s string) string {
	if len(s) > 1 && s[0] >= 'A' && s[0] <= 'Z' && (s[1] < 'A' || s[1] > 'Z') {
		return string(s[0]-'A'+'a') + s[1:]
	}
	return s
}

// Genitive returns the English genitive of a name. The apostrophe is the plain
// one, because the fonts' typographic one is as wide as a letter.
func Genitive(name string) string {
	if strings.HasSuffix(name, "s") {
		return name + "'"
	}
	return name + "'s"
}

// Owned returns a card's name for use after a possessive: "your Painted
// Dancer", though its name is The Painted Dancer.
func (l Lang) Owned(name string) string {
	if l == EN {
		for _, article := range [...]string{"The ", "An ", "A "} {
			if t, ok := strings.CutPrefix(name, article); ok {
				return t
			}
		}
	}
	return name
}

package phrases

import (
	"godeck/internal/lang"
	ztm "godeck/rules/zutomayo"
)

// Hour returns an hour in words: "3時", "真夜中".
func Hour(h int, l lang.Lang) string {
	switch h {
	case 0:
		return Text.T(l, "midnight")
	case 9:
		return Text.T(l, "noon")
	}
	return Text.T(l, "hour", h)
}

// HourPhrase returns an hour in words of both languages.
func HourPhrase(h int) lang.Phrase {
	return lang.Phrase{JA: Hour(h, lang.JA), EN: Hour(h, lang.EN)}
}

// Time says whether an hour is night or day.
func Time(h int) lang.Phrase {
	if ztm.IsNight(h) {
		return Text["isnight"]
	}
	return Text["isday"]
}

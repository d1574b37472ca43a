package phrases

import (
	"godeck/internal/lang"
	ztm "godeck/rules/zutomayo"
)

// Hour returns an hour in words, by the clock's own number: "3時", "hour 9 (Noon)".
func Hour(h int, l lang.Lang) string {
	if named := Special(h, l); named != "" {
		return Text.T(l, "hour.named", h, named)
	}
	return Text.T(l, "hour", h)
}

// Special returns the name of midnight and noon, "" for other hours.
func Special(h int, l lang.Lang) string {
	switch h {
	case 0:
		return Text.T(l, "midnight")
	case 9:
		return Text.T(l, "noon")
	}
	return ""
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

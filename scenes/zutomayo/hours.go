package zutomayo

import "godeck/internal/lang"

// hourName is an hour in words: "3時", "真夜中".
func hourName(h int, l lang.Lang) string {
	switch h {
	case 0:
		return Text.T(l, "midnight")
	case 9:
		return Text.T(l, "noon")
	}
	return Text.T(l, "hour", h)
}

func hourPhrase(h int) lang.Phrase {
	return lang.Phrase{JA: hourName(h, lang.JA), EN: hourName(h, lang.EN)}
}

func timePhrase(h int) lang.Phrase {
	if isNight(h) {
		return Text["isnight"]
	}
	return Text["isday"]
}

package zutomayo

import (
	"godeck/internal/lang"
	ztm "godeck/rules/zutomayo"
	"godeck/scenes/zutomayo/phrases"
)

// Text holds the phrases of the table.
var Text = phrases.Text

// hourName returns an hour in words: "3時", "真夜中".
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

func isNight(h int) bool { return ztm.IsNight(h) }

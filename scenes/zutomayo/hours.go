package zutomayo

import (
	"godeck/scenes/ui"
)

// hourName is an hour in words: "3時", "真夜中".
func hourName(h int, l ui.Lang) string {
	switch h {
	case 0:
		return Text.T(l, "midnight")
	case 9:
		return Text.T(l, "noon")
	}
	return Text.T(l, "hour", h)
}

func hourPhrase(h int) ui.Phrase { return ui.Phrase{JA: hourName(h, ui.JA), EN: hourName(h, ui.EN)} }

func timePhrase(h int) ui.Phrase {
	if isNight(h) {
		return Text["isnight"]
	}
	return Text["isday"]
}

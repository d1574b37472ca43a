package zutomayo

import (
	"slices"

	"godeck/rules"
	"godeck/scenes/zutomayo/ahead"
)

// forecast is what the picked cards lead to.
type forecast struct {
	decision   uint32
	picks      []rules.CardID
	night, day ahead.Span
}

// ahead returns the forecast for the picked cards; a span is not seen if no world came to that.
func (s *Scene) ahead(picks []rules.CardID) (night, day ahead.Span) {
	f, d := &s.foreseen, &s.View.S.Dec
	if f.decision != d.ID || !slices.Equal(f.picks, picks) {
		*f = forecast{decision: d.ID, picks: append(f.picks[:0], picks...)}
		f.night, f.day = ahead.Battle(s.game, s.View, s.Bottom)
	}
	return f.night, f.day
}

package lobby

import (
	"time"

	"godeck/rules/ai/chances"
	"godeck/rules/deck"
	"godeck/rules/games"
	"godeck/scenes/builder"
	"godeck/scenes/table"
)

// chanceGames is the number of games in which a deck is measured, and
// chanceSlice how long a tick may measure: a frame has four times as much.
const (
	chanceGames = 1200
	chanceSlice = 4 * time.Millisecond
)

// meter measures a deck in slices of ticks.
type meter struct {
	*chances.Meter
	now func() time.Time
}

// chancesOf returns what measures decks of a game.
func chancesOf(l *lobby, e *table.Entry, g games.Game) func(list *deck.List) builder.Chances {
	return func(list *deck.List) builder.Chances {
		c := chances.Config{Game: g, Guide: e.Guide, Seed: 1}
		for _, d := range g.Library().Decks() {
			c.Against = append(c.Against, g.Library().Expand(d))
		}
		cards, _ := list.Designs(g.Library())
		return &meter{chances.NewMeter(c, cards, chanceGames), l.now}
	}
}

// Step implements builder.Chances.
func (m *meter) Step() bool { return sliced(m.now, thumbPieces, m.Meter.Step) }

// Games implements builder.Chances.
func (m *meter) Games() (n, of int) {
	return m.Result().Games, m.Most()
}

// Against implements builder.Chances.
func (m *meter) Against(i int) (share, low, high float64, games int) {
	e := m.Meter.Against(i)
	low, high = e.Interval()
	return e.Share(), low, high, e.Games
}

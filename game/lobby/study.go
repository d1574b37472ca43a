package lobby

import (
	"time"

	"godeck/rules"
	"godeck/rules/ai"
	"godeck/rules/ai/chances"
	"godeck/rules/deck"
	"godeck/rules/games"
	"godeck/scenes/builder/study"
	"godeck/scenes/table"
)

// How many games a study plays: with and without each card, with each further
// card that stays to the end, and by searching players, which take some hundred
// times as long.
const (
	eachGames  = 400
	nextGames  = 400
	nextCards  = 12
	deepGames  = 200
	deepPieces = 1
)

// studyOf returns what answers questions about decks of a game.
func studyOf(l *lobby, e *table.Entry, g games.Game) study.Start {
	return func(list *deck.List, kind study.Kind, against []int) study.Course {
		lib := g.Library()
		c := chances.Config{Game: g, Guide: e.Guide, Seed: 1}
		for _, i := range against {
			c.Against = append(c.Against, lib.Expand(lib.Decks()[i]))
		}
		own, _ := list.Designs(lib)
		switch kind {
		case study.Thinkers:
			c.Search, c.Level = true, ai.Easy
			return &deep{meter{chances.NewMeter(c, own, deepGames), l.now}, against}
		case study.Next:
			if vs := chances.Last(lib, list, nextCards, c.Seed); len(vs) > 0 {
				return &compared{race{chances.NewRace(c, chances.Filled(lib, list, c.Seed), vs, nextGames, true), l.now}}
			}
		default:
			if vs := chances.Without(lib, list, c.Seed); len(vs) > 0 {
				return &compared{race{chances.NewRace(c, [][]rules.DefID{own}, vs, eachGames, false), l.now}}
			}
		}
		return nil
	}
}

// thumbPieces is how many pieces of games by rule of thumb are played between
// looks at the clock, deepPieces how many of games by searching players.
const thumbPieces = 20

// sliced steps for a slice of a tick, so many pieces between looks at the clock.
func sliced(now func() time.Time, pieces int, step func(pieces int) bool) bool {
	for until := now().Add(chanceSlice); now().Before(until); {
		if step(pieces) {
			return true
		}
	}
	return false
}

// compared compares a deck with variants of it.
type compared struct{ race }

// Games implements study.Course.
func (c *compared) Games() (n, of int) { return c.Played() }

// Rows implements study.Course. A card is worth what the deck loses without it.
func (c *compared) Rows() (out []study.Row) {
	for _, s := range c.Standings() {
		r := study.Row{Card: s.In, Share: s.Gain, Low: s.Low, High: s.High, Games: s.Estimate.Games, GivenUp: s.GivenUp}
		if s.Out != 0 {
			r.Card, r.Share, r.Low, r.High = s.Out, -s.Gain, -s.High, -s.Low
			out = append([]study.Row{r}, out...)
			continue
		}
		out = append(out, r)
	}
	return out
}

// deep measures a deck by games of searching players.
type deep struct {
	meter
	against []int
}

// Step implements study.Course.
func (d *deep) Step() bool { return sliced(d.now, deepPieces, d.Meter.Step) }

// Rows implements study.Course.
func (d *deep) Rows() (out []study.Row) {
	for i, k := range d.against {
		r := study.Row{Deck: k}
		r.Share, r.Low, r.High, r.Games = d.Against(i)
		out = append(out, r)
	}
	return out
}

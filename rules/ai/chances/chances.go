// Package chances measures by simulation how often a deck wins against others,
// and which cards raise or lower that. It plays in small pieces and has no
// clock: whoever drives it decides how many pieces fit, and stops by not going
// on. Equal seeds give equal numbers.
package chances

import (
	"math"

	"godeck/rules"
	"godeck/rules/ai"
	"godeck/rules/games"
)

// Config says what is played.
type Config struct {
	Game  games.Game
	Guide ai.Guide
	// Against are the decks that are met in turn, as matches begin with them.
	Against [][]rules.DefID
	Seed    uint64 // of the first pair of games
	// Search lets searching players of a level play both sides instead of the
	// rules of thumb: some hundred times slower, and a measure of its own.
	Search bool
	Level  ai.Level
}

// Round is the number of games in which a deck meets every other once from
// each seat.
func (c *Config) Round() int { return 2 * len(c.Against) }

// Estimate is how often a deck has won.
type Estimate struct {
	Games, Wins, Draws int
}

// Share is the estimate of the chance to win, from 0 to 1; a draw counts half.
// Before the first game it is a half.
func (e Estimate) Share() float64 {
	if e.Games == 0 {
		return 0.5
	}
	return (float64(e.Wins) + float64(e.Draws)/2) / float64(e.Games)
}

// z95 is the number of standard deviations of 95 % confidence.
const z95 = 1.96

// Interval returns the bounds of the chance with 95 % confidence (Wilson), 0
// and 1 before the first game.
func (e Estimate) Interval() (low, high float64) {
	if e.Games == 0 {
		return 0, 1
	}
	n, p := float64(e.Games), e.Share()
	mid := (p + z95*z95/(2*n)) / (1 + z95*z95/n)
	half := z95 / (1 + z95*z95/n) * math.Sqrt(p*(1-p)/n+z95*z95/(4*n*n))
	return max(0, mid-half), min(1, mid+half)
}

// count adds a result, in halves of a win.
func (e *Estimate) count(half int) {
	e.Games++
	switch half {
	case 2:
		e.Wins++
	case 1:
		e.Draws++
	}
}

// Meter measures one deck.
type Meter struct {
	c       Config
	deck    []rules.DefID
	games   int
	t       board
	all     Estimate
	against []Estimate
}

// NewMeter measures a legal deck in a number of games, which is rounded up so
// that every deck is met as often from each seat; 0: without end.
func NewMeter(c Config, deck []rules.DefID, games int) *Meter {
	if r := c.Round(); r > 0 && games > 0 {
		games = (games + r - 1) / r * r
	}
	return &Meter{c: c, deck: deck, games: games, t: board{c: c}, against: make([]Estimate, len(c.Against))}
}

// Step plays a number of pieces and reports whether all games are over. A
// piece is an answer by rule of thumb (some ten microseconds), or one try of a
// searching player (some hundred).
func (m *Meter) Step(pieces int) (done bool) {
	for ; pieces > 0; pieces-- {
		if len(m.c.Against) == 0 || m.games > 0 && m.all.Games >= m.games {
			return true
		}
		if half, over := m.t.step(m.deck, m.all.Games); over {
			m.against[m.t.opponent(m.all.Games)].count(half)
			m.all.count(half)
		}
	}
	return m.games > 0 && m.all.Games >= m.games
}

// Most returns the number of games that are played; 0: without end.
func (m *Meter) Most() int { return m.games }

// Result returns the estimate so far, over all decks.
func (m *Meter) Result() Estimate { return m.all }

// Against returns the estimate so far against one of the decks.
func (m *Meter) Against(i int) Estimate { return m.against[i] }

// maxAnswers ends a match that does not end by itself, as a draw.
const maxAnswers = 6000

// board plays one match after the other.
type board struct {
	c       Config
	eng     *rules.Engine
	s       rules.State
	v       rules.View
	players [2]ai.Player
	playing bool
	asked   bool // the player at turn is thinking
	answers int
}

// opponent returns the index of the deck met in a game. Two games in a row are
// a pair: the same seed and opponent from both seats.
func (t *board) opponent(game int) int { return game / 2 % len(t.c.Against) }

// step plays a piece of a game of a deck, begun by the first call. When it is
// over it returns the deck's result in halves of a win.
func (t *board) step(deck []rules.DefID, game int) (half int, over bool) {
	me := rules.Seat(game & 1)
	if !t.playing {
		t.begin(deck, game, me)
	}
	if t.s.Over() || t.answers > maxAnswers {
		t.playing = false
		switch t.s.Result.Winner {
		case me:
			return 2, true
		case me.Other():
			return 0, true
		}
		return 1, true
	}
	p := t.s.ToAnswer()
	if !t.asked {
		rules.ViewInto(t.c.Game.Table(), &t.s, p, &t.v)
		t.players[p].Start(&t.v)
		t.asked = true
	}
	if t.players[p].Think(1) {
		t.asked = false
		for _, o := range t.players[p].Answer() {
			t.eng.Play(&t.s, p, o, nil)
			t.answers++
		}
	}
	return 0, false
}

func (t *board) begin(deck []rules.DefID, game int, me rules.Seat) {
	c := &t.c
	if t.eng == nil {
		t.eng = rules.NewEngine(c.Game)
	}
	seed := c.Seed + uint64(game/2)
	var decks [2][]rules.DefID
	decks[me], decks[me.Other()] = deck, c.Against[t.opponent(game)]
	for p := range t.players {
		own := mix(seed, uint64(p))
		if c.Search {
			t.players[p] = c.Guide.New(c.Game, c.Level, decks[p], own)
		} else if old, ok := t.players[p].(*ai.Thumb); ok {
			old.Reseed(own)
		} else {
			t.players[p] = c.Guide.Thumb(c.Game, own)
		}
	}
	t.playing, t.asked, t.answers = true, false, 0
	t.s = rules.State{}
	c.Game.Setup(&t.s, seed, decks)
	t.eng.Advance(&t.s, nil)
}

// mix makes a seed of two numbers.
func mix(a, b uint64) uint64 {
	a = (a + b*0x9e3779b97f4a7c15 + 1) * 0xbf58476d1ce4e5b9
	return a ^ a>>31
}

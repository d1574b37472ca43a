package lobby

import (
	"encoding/json"
	"slices"
	"strconv"

	"godeck/rules"
	"godeck/rules/games"
	"godeck/rules/replay"
	bestof "godeck/rules/series"
	"godeck/rules/session"
)

const sideKey = "sideboarding"

// sideState is the progress of a sideboarding, stored so that a reload continues it.
type sideState struct {
	Of    string      `json:"of"` // hash of the end of the game before it
	Begun bool        `json:"begun"`
	Ready [2]bool     `json:"ready"`
	Ticks [2]int      `json:"ticks"`
	Main  [2][]string `json:"main"`  // as the player has arranged it, legal or not; nil: unchanged
	Legal [2][]string `json:"legal"` // the last legal arrangement
}

// series is the series at the table, as tables with sideboards use it.
type series struct {
	l    *lobby
	g    games.Game
	form *games.SeriesForm
	s    *session.Local
	at   *replay.Match  // the game that counts
	m    *bestof.Series // as it was when that game began
	side sideState
	gave [2]int // who has given up the match, as the number of answers in its last game
}

// seriesOf returns the series of a match at the table, or nil.
func (l *lobby) seriesOf(m *replay.Match) *series {
	g := m.Game()
	a := &series{l: l, g: g, form: tableEntry(g.Table().Game).Series}
	if !a.take(m) {
		return nil
	}
	if b, ok := l.savedGames.store.Load(sideKey); ok && m.State().Over() {
		var kept sideState
		if json.Unmarshal(b, &kept) == nil && kept.Of == endOf(m) {
			a.side = kept
		}
	}
	return a
}

// take makes a game the one that counts.
func (a *series) take(m *replay.Match) bool {
	dm := bestof.Of(a.form, a.g, m.Record())
	if dm == nil {
		return false
	}
	a.at, a.m, a.side, a.gave = m, dm, sideState{}, [2]int{}
	return true
}

func endOf(m *replay.Match) string { return strconv.FormatUint(m.State().Hash(), 16) }

// counts reports whether the game at the table belongs to the match, unlike
// one continued from a replay.
func (a *series) counts() bool { return a.s == nil || a.s.Match() == a.at }

// now returns the match with the present state of the game at the table.
func (a *series) now() *bestof.Series {
	m := *a.m
	if a.at.State().Over() {
		m.Finish(a.at.State())
		for p, n := range a.gave {
			if n > 0 && n == a.at.Len() { // it was not taken back
				m.Concede(rules.Seat(p))
			}
		}
	}
	return &m
}

// Concede records that a seat gives up the whole match with its next answer
// or, between two games, at once.
func (a *series) Concede(p rules.Seat) {
	a.gave[p] = a.at.Len() + 1
	if a.at.State().Over() {
		a.gave[p]--
		a.l.current.warnUnsaved(a.l.savedGames.keep(a.at, a))
	}
}

// Conceded returns who has given up the match.
func (a *series) Conceded() rules.Seat {
	m := a.now()
	if over, w := m.Over(); over && m.Wins[w] <= m.Best/2 {
		return w.Other()
	}
	return rules.NoSeat
}

func (a *series) Best() int {
	if !a.counts() {
		return 1
	}
	return a.m.Best
}

func (a *series) Number() int           { return a.m.Played }
func (a *series) Wins(p rules.Seat) int { return a.now().Wins[p] }
func (a *series) Begun() bool           { return a.side.Begun }

func (a *series) Decided() bool {
	over, _ := a.now().Over()
	return over || !a.counts()
}

// tickRate is the number of ticks per second.
const tickRate = 60

func (a *series) Seconds(p rules.Seat) int {
	return max(0, a.form.SideSeconds-a.side.Ticks[p]/tickRate)
}

// Tick advances the clock of a seat, which is stored once a second.
func (a *series) Tick(p rules.Seat) {
	if a.side.Ticks[p]++; a.side.Ticks[p]%tickRate == 0 {
		a.keep()
	}
}

// Sideboards returns the people who are still sideboarding; computer players do it at once.
func (a *series) Sideboards() (open []rules.Seat) {
	a.side.Begun, a.side.Of = true, endOf(a.at)
	a.keep()
	m := a.now()
	for p := rules.Seat(0); p < 2; p++ {
		if m.Sideboarding(p) && a.at.Record().Seats[p].Kind != "ai" && !a.side.Ready[p] {
			open = append(open, p)
		}
	}
	return open
}

// Lists returns the main deck and the sideboard as the player has arranged them.
func (a *series) Lists(p rules.Seat) (main, side []rules.DefID) {
	return a.lists(p, a.side.Main[p])
}

func (a *series) lists(p rules.Seat, as []string) (main, side []rules.DefID) {
	d := a.m.Decks[p]
	if as == nil {
		return d.Main, d.Side
	}
	side = append(slices.Clone(d.Main), d.Side...)
	for _, id := range as {
		if i := slices.Index(side, a.g.Library().Find(id)); i >= 0 {
			main = append(main, side[i])
			side = slices.Delete(side, i, i+1)
		}
	}
	return main, side
}

// Draft stores a player's arrangement, and the last legal one in case time runs out.
func (a *series) Draft(p rules.Seat, main, side []rules.DefID) {
	a.side.Main[p] = bestof.Names(a.g.Library(), main)
	if a.m.Check(p, games.DeckWithSide{Main: main, Side: side}) == nil {
		a.side.Legal[p] = a.side.Main[p]
	}
	a.keep()
}

// Exchange ends a player's sideboarding.
func (a *series) Exchange(p rules.Seat, main, side []rules.DefID) error {
	m := a.now()
	if err := m.Exchange(p, games.DeckWithSide{Main: main, Side: side}); err != nil {
		return err
	}
	a.side.Main[p], a.side.Ready[p] = bestof.Names(a.g.Library(), main), true
	a.keep()
	return nil
}

func (a *series) keep() {
	if b, err := json.Marshal(a.side); err == nil {
		a.l.current.warnUnsaved(a.l.savedGames.put(sideKey, b))
	}
}

// Next begins the next game.
func (a *series) Next() {
	m := a.now()
	for p := rules.Seat(0); p < 2; p++ {
		main, side := a.Lists(p)
		if rec := a.at.Record(); rec.Seats[p].Kind == "ai" {
			if d, ok := bestof.Find(a.g.Library(), bestof.Brought(rec)[p]); ok {
				to := tableEntry(a.g.Table().Game).Guide.Sideboard(a.g, d, bestof.SeenBy(a.at, p))
				main, side = to.Main, to.Side
			}
		}
		if m.Exchange(p, games.DeckWithSide{Main: main, Side: side}) != nil { // time has run out
			main, side = a.lists(p, a.side.Legal[p])
			_ = m.Exchange(p, games.DeckWithSide{Main: main, Side: side})
		}
	}
	set := m.Setup(a.at.Record())
	bestof.Remember(&set, a.at)
	n, err := replay.New(a.g, set)
	if err != nil || !a.take(n) {
		return // impossible: the lists were checked
	}
	a.s.Replace(a.l.config(tableEntry(a.g.Table().Game), n, false, a))
	a.l.savedGames.store.Delete(sideKey) // of the previous game
}

package lobby

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"godeck/game/session"
	"godeck/rules"
	"godeck/rules/ai"
	dmg "godeck/rules/duemagic"
	"godeck/rules/replay"
	"godeck/scenes/ui"
)

// A match of several games (DMG-2.6 to 2.12) is told by the options of its
// games' records: every game is a record of its own, and the last of them says
// all that the next one needs.
const (
	optBest  = "best"  // N of best of N; there is none in a single game
	optGame  = "game"  // this game's number, from 1
	optWins  = "wins"  // before this game: "1-0"
	optSeed  = "match" // the match's seed
	optDecks = "deck"  // + "1", "2": as they were brought, before sideboarding
	optSeen  = "seen"  // + "1", "2": what that seat has seen of the other's cards in the games before
)

// brought are the ids of the decks that the players brought.
func brought(rec *replay.Record) (ids [2]string) {
	for p := range ids {
		ids[p] = rec.Decks[p].ID
		if id := rec.Options[optDecks+strconv.Itoa(p+1)]; id != "" {
			ids[p] = id
		}
	}
	return ids
}

// matchSeed is the seed of the whole match.
func matchSeed(rec *replay.Record) uint64 {
	if n, err := strconv.ParseUint(rec.Options[optSeed], 10, 64); err == nil {
		return n
	}
	return rec.Seed
}

// matchOf is the match of several games that a record is a game of; nil when
// it is a game of its own.
func matchOf(g *dmg.Game, rec *replay.Record) *dmg.Match {
	best, err := strconv.Atoi(rec.Options[optBest])
	if err != nil || best < 2 {
		return nil
	}
	var decks [2]dmg.Deck
	var main [2][]rules.DefID
	for p, id := range brought(rec) {
		d := g.Lib.Deck(id)
		if d == nil {
			return nil
		}
		decks[p] = g.DeckWithSide(d)
		main[p] = deckOf(g.Lib, rec.Decks[p])
	}
	m, err := g.NewMatch(best, rec.Options["quick"] == "1", matchSeed(rec), decks)
	if err != nil {
		return nil
	}
	var wins [2]int
	if _, err := fmt.Sscanf(rec.Options[optWins], "%d-%d", &wins[0], &wins[1]); err != nil {
		return nil
	}
	played, _ := strconv.Atoi(rec.Options[optGame])
	if m.Restart(played, wins, main) != nil {
		return nil
	}
	return m
}

// nextSetup is the next game of a match, for the same people.
func nextSetup(g *dmg.Game, m *dmg.Match, rec *replay.Record) replay.Setup {
	wins := m.Wins
	seed, options := m.Begin()
	set := replay.Setup{Seats: rec.Seats, Seed: seed, Options: options}
	options[optBest] = strconv.Itoa(m.Best)
	options[optGame] = strconv.Itoa(m.Played)
	options[optWins] = fmt.Sprintf("%d-%d", wins[0], wins[1])
	options[optSeed] = strconv.FormatUint(m.Seed, 10)
	for p, id := range brought(rec) {
		options[optDecks+strconv.Itoa(p+1)] = id
		set.Decks[p] = replay.Deck{ID: id}
		if !slices.Equal(m.Decks[p].Main, g.DeckOf(g.Lib.Deck(id))) {
			set.Decks[p] = replay.Deck{Cards: names(g, m.Decks[p].Main)}
		}
	}
	return set
}

// seenBy is what a seat has legally seen of the other's cards, in this game of
// a match and, one of each design, in the games before.
func seenBy(m *replay.Match, p rules.Seat) []rules.DefID {
	out := m.Seen(p)
	for _, d := range readMask(m.Record().Options[optSeen+strconv.Itoa(int(p)+1)]) {
		if !slices.Contains(out, d) {
			out = append(out, d)
		}
	}
	slices.Sort(out)
	return out
}

// writeMask writes which designs a list has, as hexadecimal digits of four
// designs each; a record has no room for more than some three hundred, and
// what lies beyond is forgotten.
func writeMask(list []rules.DefID) string {
	const digits = "0123456789abcdef"
	var n [80]byte
	last := 0
	for _, d := range list {
		if i := int(d) / 4; i < len(n) {
			n[i] |= 1 << (d % 4)
			last = max(last, i+1)
		}
	}
	for i := range n[:last] {
		n[i] = digits[n[i]]
	}
	return string(n[:last])
}

func readMask(s string) (list []rules.DefID) {
	for i := range len(s) {
		n, err := strconv.ParseUint(s[i:i+1], 16, 8)
		for k := 0; err == nil && k < 4; k++ {
			if n&(1<<k) != 0 {
				list = append(list, rules.DefID(4*i+k))
			}
		}
	}
	return list
}

func names(g *dmg.Game, list []rules.DefID) []string {
	out := make([]string, len(list))
	for i, d := range list {
		out[i] = g.Lib.Card(d).ID
	}
	return out
}

// alone is a record as a game of its own: what was branched off a match does
// not count in it.
func alone(rec *replay.Record) *replay.Record {
	maps.DeleteFunc(rec.Options, func(k, _ string) bool {
		return k == optBest || k == optGame || k == optWins || k == optSeed || strings.HasPrefix(k, optDecks) || strings.HasPrefix(k, optSeen)
	})
	return rec
}

const sideKey = "sideboarding"

// sideState is how far a sideboarding has come; it is kept, so that a reload
// goes on with it.
type sideState struct {
	Of    string      `json:"of"` // the game before it: the hash of its end
	Begun bool        `json:"begun"`
	Ready [2]bool     `json:"ready"`
	Ticks [2]int      `json:"ticks"`
	Main  [2][]string `json:"main"`  // as the player has put it, legal or not; nil: as it was
	Legal [2][]string `json:"legal"` // the last of it that was legal
}

// series is the match above the games at the table. It implements
// duemagic.Series.
type series struct {
	l    *lobby
	g    *dmg.Game
	s    *session.Session
	at   *replay.Match // the game that counts
	m    *dmg.Match    // as it stood when that game began
	side sideState
	gave [2]int // who has given up the match: how many answers its last game has
}

// seriesOf is the series that a match at the table belongs to, or nil.
func (l *lobby) seriesOf(m *replay.Match) *series {
	g, ok := m.Game().(*dmg.Game)
	if !ok {
		return nil
	}
	a := &series{l: l, g: g}
	if !a.take(m) {
		return nil
	}
	if b, ok := l.shelf.store.Load(sideKey); ok && m.State().Over() {
		var kept sideState
		if json.Unmarshal(b, &kept) == nil && kept.Of == endOf(m) {
			a.side = kept
		}
	}
	return a
}

// take makes a game the one that counts.
func (a *series) take(m *replay.Match) bool {
	dm := matchOf(a.g, m.Record())
	if dm == nil {
		return false
	}
	a.at, a.m, a.side, a.gave = m, dm, sideState{}, [2]int{}
	return true
}

func endOf(m *replay.Match) string { return strconv.FormatUint(m.State().Hash(), 16) }

// counts reports whether the game at the table belongs to the match: not what
// somebody plays on from a replay.
func (a *series) counts() bool { return a.s == nil || a.s.Match() == a.at }

// now is the match with the game at the table, as far as that has come.
func (a *series) now() *dmg.Match {
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

// Concede says that a seat gives up the whole match with the answer that comes
// next, or, between two games, at once (DMG-24.5).
func (a *series) Concede(p rules.Seat) {
	a.gave[p] = a.at.Len() + 1
	if a.at.State().Over() {
		a.gave[p]--
		a.l.told(a.l.shelf.keep(a.at, a))
	}
}

// Conceded reports who has given up the match.
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

// tickRate is how often a program's scenes are updated in a second.
const tickRate = 60

func (a *series) Seconds(p rules.Seat) int {
	return max(0, dmg.SideSeconds-a.side.Ticks[p]/tickRate)
}

// Tick lets the clock of a seat run; it is kept once a second.
func (a *series) Tick(p rules.Seat) {
	if a.side.Ticks[p]++; a.side.Ticks[p]%tickRate == 0 {
		a.keep()
	}
}

// Sideboards are the people who have still to exchange cards; computer players
// need no time for it.
func (a *series) Sideboards() (open []rules.Seat) {
	a.side.Begun, a.side.Of = true, endOf(a.at)
	a.keep()
	for p := rules.Seat(0); p < 2; p++ {
		if a.at.Record().Seats[p].Kind != "ai" && !a.side.Ready[p] {
			open = append(open, p)
		}
	}
	return open
}

// Lists are the main deck and the sideboard as the player has put them.
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
		if i := slices.Index(side, a.g.Lib.Find(id)); i >= 0 {
			main = append(main, side[i])
			side = slices.Delete(side, i, i+1)
		}
	}
	return main, side
}

// Draft keeps what a player has done so far, and the last legal of it for the
// case that time runs out.
func (a *series) Draft(p rules.Seat, main, side []rules.DefID) {
	a.side.Main[p] = names(a.g, main)
	if len(main) == dmg.DeckSize {
		a.side.Legal[p] = a.side.Main[p]
	}
	a.keep()
}

// Exchange ends a player's sideboarding.
func (a *series) Exchange(p rules.Seat, main, side []rules.DefID) error {
	m := a.now()
	if err := m.Exchange(p, dmg.Deck{Main: main, Side: side}); err != nil {
		return err
	}
	a.side.Main[p], a.side.Ready[p] = names(a.g, main), true
	a.keep()
	return nil
}

func (a *series) keep() {
	if b, err := json.Marshal(a.side); err == nil {
		a.l.told(a.l.shelf.put(sideKey, b))
	}
}

// Next begins the next game.
func (a *series) Next(*ui.Env) {
	m := a.now()
	for p := rules.Seat(0); p < 2; p++ {
		main, side := a.Lists(p)
		if rec := a.at.Record(); rec.Seats[p].Kind == "ai" {
			if d := a.g.Lib.Deck(brought(rec)[p]); d != nil {
				to := ai.SideboardDuemagic(a.g, a.g.DeckWithSide(d), seenBy(a.at, p))
				main, side = to.Main, to.Side
			}
		}
		if m.Exchange(p, dmg.Deck{Main: main, Side: side}) != nil { // time has run out (DMG-2.8)
			main, side = a.lists(p, a.side.Legal[p])
			_ = m.Exchange(p, dmg.Deck{Main: main, Side: side})
		}
	}
	set := nextSetup(a.g, m, a.at.Record())
	for p := rules.Seat(0); p < 2; p++ {
		if seen := writeMask(seenBy(a.at, p)); seen != "" {
			set.Options[optSeen+strconv.Itoa(int(p)+1)] = seen
		}
	}
	n, err := replay.New(a.g, set)
	if err != nil || !a.take(n) {
		return // cannot be: the lists were checked
	}
	a.s.Replace(a.l.config(doorOf(a.g.Table().Game), n, false, a))
	a.l.shelf.store.Delete(sideKey) // of the game before
}

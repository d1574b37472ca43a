package series

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"godeck/rules"
	"godeck/rules/effect"
	"godeck/rules/games"
	"godeck/rules/replay"
)

// A series is stored in the options of its games' records:
// every game has a record of its own, and the last one says all that the next
// one needs. These are the options.
const (
	OptBest  = "best"  // N of best of N; absent in a single game
	OptGame  = "game"  // number of this game, from 1
	OptWins  = "wins"  // before this game: "1-0"
	OptSeed  = "match" // the seed of the series
	OptDecks = "deck"  // + "1", "2": deck as it was brought, before sideboarding
	OptSeen  = "seen"  // + "1", "2": what that seat has seen of the other's cards in earlier games
)

// Brought returns the ids of the decks that the players brought.
func Brought(rec *replay.Record) (ids [2]string) {
	for p := range ids {
		ids[p] = rec.Decks[p].ID
		if id := rec.Options[OptDecks+strconv.Itoa(p+1)]; id != "" {
			ids[p] = id
		}
	}
	return ids
}

// SeedOf returns the seed of the whole series.
func SeedOf(rec *replay.Record) uint64 {
	if n, err := strconv.ParseUint(rec.Options[OptSeed], 10, 64); err == nil {
		return n
	}
	return rec.Seed
}

// Of returns the series that a record is a game of, or nil for a single game.
func Of(form *games.SeriesForm, g games.Game, rec *replay.Record) *Series {
	best, err := strconv.Atoi(rec.Options[OptBest])
	if form == nil || err != nil || best < 2 {
		return nil
	}
	var decks [2]games.DeckWithSide
	var main [2][]rules.DefID
	lib := g.Library()
	for p, id := range Brought(rec) {
		d := lib.Deck(id)
		if d == nil {
			return nil
		}
		decks[p] = Bring(lib, d)
		main[p] = DeckOf(lib, rec.Decks[p])
	}
	m, err := New(form, g, best, rec.Options, SeedOf(rec), decks)
	if err != nil {
		return nil
	}
	var wins [2]int
	if _, err := fmt.Sscanf(rec.Options[OptWins], "%d-%d", &wins[0], &wins[1]); err != nil {
		return nil
	}
	played, _ := strconv.Atoi(rec.Options[OptGame])
	if m.Restart(played, wins, main) != nil {
		return nil
	}
	return m
}

// First adds the options of a first game to s; s is returned unchanged if
// there is no such series of this game and these decks.
func First(form *games.SeriesForm, g games.Game, s replay.Setup, best int) replay.Setup {
	if form == nil || best < 2 {
		return s
	}
	var decks [2]games.DeckWithSide
	for p := range decks {
		d := g.Library().Deck(s.Decks[p].ID)
		if d == nil {
			return s
		}
		decks[p] = Bring(g.Library(), d)
	}
	m, err := New(form, g, best, s.Options, s.Seed, decks)
	if err != nil {
		return s
	}
	return m.Setup(&replay.Record{Decks: s.Decks, Seats: s.Seats})
}

// Setup begins the next game of a series, with the players of last.
func (m *Series) Setup(last *replay.Record) replay.Setup {
	wins := m.Wins
	seed, options := m.Begin()
	set := replay.Setup{Seats: last.Seats, Seed: seed, Options: options}
	options[OptBest] = strconv.Itoa(m.Best)
	options[OptGame] = strconv.Itoa(m.Played)
	options[OptWins] = fmt.Sprintf("%d-%d", wins[0], wins[1])
	options[OptSeed] = strconv.FormatUint(m.Seed, 10)
	lib := m.game.Library()
	for p, id := range Brought(last) {
		options[OptDecks+strconv.Itoa(p+1)] = id
		set.Decks[p] = replay.Deck{ID: id}
		if !slices.Equal(m.Decks[p].Main, lib.Expand(lib.Deck(id))) {
			set.Decks[p] = replay.Deck{Cards: Names(lib, m.Decks[p].Main)}
		}
	}
	return set
}

// DeckOf returns the designs of a record's deck.
func DeckOf(lib *effect.Library, d replay.Deck) []rules.DefID {
	var out []rules.DefID
	if deck := lib.Deck(d.ID); deck != nil {
		return lib.Expand(deck)
	}
	for _, id := range d.Cards {
		out = append(out, lib.Find(id))
	}
	return out
}

// SeenBy returns what a seat has legally seen of the other's cards in this
// game and, one of each design, in the games before.
func SeenBy(m *replay.Match, p rules.Seat) []rules.DefID {
	out := m.Seen(p)
	designs := len(m.Game().Library().Defs)
	for _, d := range readMask(m.Record().Options[OptSeen+strconv.Itoa(int(p)+1)]) {
		if d > 0 && int(d) < designs && !slices.Contains(out, d) { // a record may name any
			out = append(out, d)
		}
	}
	slices.Sort(out)
	return out
}

// writeMask encodes the set of designs in a list, one hexadecimal digit for
// four designs. A record has room for about three hundred; designs beyond are
// dropped.
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

// Remember stores what both seats have seen in the options of the next game.
func Remember(set *replay.Setup, last *replay.Match) {
	for p := rules.Seat(0); p < 2; p++ {
		if seen := writeMask(SeenBy(last, p)); seen != "" {
			set.Options[OptSeen+strconv.Itoa(int(p)+1)] = seen
		}
	}
}

// Names returns the ids of designs, as in records.
func Names(lib *effect.Library, list []rules.DefID) []string {
	out := make([]string, len(list))
	for i, d := range list {
		out[i] = lib.Card(d).ID
	}
	return out
}

// Alone returns a record as that of a single game, for a branch that does not
// count in its series.
func Alone(rec *replay.Record) *replay.Record {
	maps.DeleteFunc(rec.Options, func(k, _ string) bool {
		return k == OptBest || k == OptGame || k == OptWins || k == OptSeed || strings.HasPrefix(k, OptDecks) || strings.HasPrefix(k, OptSeen)
	})
	return rec
}

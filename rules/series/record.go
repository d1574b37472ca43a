package series

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"godeck/internal/sorting"
	"godeck/rules"
	"godeck/rules/deck"
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
	OptDecks = "deck"  // + "1", "2": deck as it was brought, before sideboarding; of a list of one's own, in single games, too
	OptSeen  = "seen"  // + "1", "2": what that seat has seen of the other's cards in earlier games
)

// Brought returns the decks that the players brought: the id of a pack's deck,
// or the code of a list of one's own (rules/deck), which has its cards,
// sideboard and name.
func Brought(rec *replay.Record) (ids [2]string) {
	for p := range ids {
		ids[p] = rec.Decks[p].ID
		if id := rec.Options[OptDecks+strconv.Itoa(p+1)]; id != "" {
			ids[p] = id
		}
	}
	return ids
}

// Find returns the cards of a deck as Brought names it.
func Find(lib *effect.Library, brought string) (d games.DeckWithSide, ok bool) {
	if pack := lib.Deck(brought); pack != nil {
		return Bring(lib, pack), true
	}
	if l := List(lib, brought); l != nil {
		d.Main, d.Side = l.Designs(lib)
		return d, true
	}
	return d, false
}

// List returns the list of one's own that a code names, or nil.
func List(lib *effect.Library, brought string) *deck.List {
	if !deck.IsCode(brought) {
		return nil
	}
	l, err := deck.ReadCode(lib, brought)
	if err != nil {
		return nil
	}
	return l
}

// BringList puts a list of one's own into the set-up of a match. It must be
// legal; the error says why it cannot be brought.
func BringList(lib *effect.Library, s *replay.Setup, p rules.Seat, l *deck.List) error {
	if f := l.Faults(lib); len(f) > 0 {
		return fmt.Errorf("%s: %s", p, f[0].EN)
	}
	code, err := l.Code(lib)
	if err != nil {
		return err
	}
	l = l.Clone()
	l.Sort(lib)
	s.Decks[p] = replay.Deck{Cards: l.IDs()}
	s.Options = maps.Clone(s.Options)
	if s.Options == nil {
		s.Options = map[string]string{}
	}
	s.Options[OptDecks+strconv.Itoa(int(p)+1)] = code
	return nil
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
		d, ok := Find(lib, id)
		if !ok {
			return nil
		}
		decks[p] = d
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
	last := &replay.Record{Decks: s.Decks, Seats: s.Seats, Options: s.Options}
	for p, id := range Brought(last) {
		d, ok := Find(g.Library(), id)
		if !ok {
			return s
		}
		decks[p] = d
	}
	m, err := New(form, g, best, s.Options, s.Seed, decks)
	if err != nil {
		return s
	}
	return m.Setup(last)
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
		set.Decks[p] = replay.Deck{Cards: Names(lib, m.Decks[p].Main)}
		if d := lib.Deck(id); d != nil && slices.Equal(m.Decks[p].Main, lib.Expand(d)) {
			set.Decks[p] = replay.Deck{ID: id}
		}
	}
	return set
}

// DeckOf returns the designs of a record's deck.
func DeckOf(lib *effect.Library, d replay.Deck) []rules.DefID {
	var out []rules.DefID
	if pack := lib.Deck(d.ID); pack != nil {
		return lib.Expand(pack)
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
	sorting.Stable(out, cmp.Compare[rules.DefID])
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
	maps.DeleteFunc(rec.Options, func(k, v string) bool {
		return k == OptBest || k == OptGame || k == OptWins || k == OptSeed || strings.HasPrefix(k, OptDecks) && !deck.IsCode(v) || strings.HasPrefix(k, OptSeen)
	})
	return rec
}

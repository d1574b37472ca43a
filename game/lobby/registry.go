package lobby

import (
	"fmt"
	"math/bits"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/ai"
	"godeck/rules/effect"
	"godeck/rules/games"
	"godeck/rules/replay"
	bestof "godeck/rules/series"
	"godeck/rules/session"
	"godeck/scenes/duemagic"
	"godeck/scenes/guardians"
	"godeck/scenes/magna"
	"godeck/scenes/mattsan"
	"godeck/scenes/table"
	"godeck/scenes/title/catalog"
	"godeck/scenes/ui"
	"godeck/scenes/zutomayo"
)

// registry holds the games of the program, in the order of the title screen.
// Nothing else in the application names a game.
var registry = [...]*table.Entry{&zutomayo.Entry, &magna.Entry, &guardians.Entry, &duemagic.Entry, &mattsan.Entry}

// levels are the levels of every game's computer player.
var levels = []catalog.LevelInfo{
	{ID: "easy", Name: lang.Phrase{JA: "やさしい", EN: "Easy"},
		Why: lang.Phrase{JA: "少しだけ先を読み、ときどきうっかりミスをします。はじめての一戦に。", EN: "Looks a little ahead, slips now and then: good to begin with."}},
	{ID: "normal", Name: lang.Phrase{JA: "ふつう", EN: "Normal"},
		Why: lang.Phrase{JA: "次のターンまで何百通りも試して、いちばん良い手を選びます。", EN: "Tries hundreds of ways, into the next turn, and takes the best."}},
	{ID: "hard", Name: lang.Phrase{JA: "つよい", EN: "Hard"},
		Why: lang.Phrase{JA: "その何倍も試し、あなたがどう応えるかまで読みます。", EN: "Tries many times more, and considers how you will answer."}},
}

// tableEntry returns the entry of a game that can be played, or nil.
func tableEntry(id string) *table.Entry {
	for _, d := range registry {
		if d.ID == id && d.Open != nil {
			return d
		}
	}
	return nil
}

// Door is what can be said of a game without loading it: what a page shows
// before the program has arrived. Colours are those of CSS.
type Door struct {
	ID       string            `json:"id"`
	Name     map[string]string `json:"name"`    // by language
	Tagline  map[string]string `json:"tagline"` // by language
	Backdrop string            `json:"backdrop"`
	Floor    string            `json:"floor"`
	Neon     string            `json:"neon"`
}

// Doors returns the open doors in the order of the title screen. Tools use it.
func Doors() (out []Door) {
	both := func(p lang.Phrase) map[string]string {
		return map[string]string{string(lang.JA): p.JA, string(lang.EN): p.EN}
	}
	css := func(c ui.Colour) string {
		return fmt.Sprintf("#%02x%02x%02x", int(c.R*255+0.5), int(c.G*255+0.5), int(c.B*255+0.5))
	}
	for _, d := range Entries() {
		out = append(out, Door{ID: d.ID, Name: both(d.Name), Tagline: both(d.Tagline), Backdrop: css(d.Door.Backdrop), Floor: css(d.Door.Floor), Neon: css(d.Door.Neon)})
	}
	return out
}

// Entries returns the games that can be played. Tools use it.
func Entries() (out []*table.Entry) {
	for _, d := range registry {
		if d.Open != nil {
			out = append(out, d)
		}
	}
	return out
}

// computer returns the computer player for a seat as described in the record,
// and how long it takes over answers out of its turn.
// The seeds of the seats differ, so that two equal players do not think alike.
func computer(g games.Game, rec *replay.Record, seat int) (ai.Player, session.Pauses) {
	level, ok := ai.ParseLevel(rec.Seats[seat].Level)
	if !ok {
		level = ai.Normal
	}
	d := tableEntry(rec.Game)
	guide := d.Guide
	if r := rivalOf(d, &rec.Seats[seat], ""); r != nil && r.ID == rec.Seats[seat].Name {
		guide.Way = r.Way
	}
	return guide.New(g, level, bestof.DeckOf(g.Library(), rec.Decks[seat]), rec.Seed^uint64(seat+1)*0x9E3779B97F4A7C15), session.PausesOf(level)
}

// huesOf returns the two most frequent of the game's hues in a deck; fewer
// than four cards do not count.
func huesOf(e *table.Entry, lib *effect.Library, cards []rules.DefID) (out []table.Hue) {
	n := make([]int, len(e.Hues))
	for _, id := range cards {
		for m := e.HuesOf(lib.Def(id)); m != 0; m &= m - 1 {
			n[bits.TrailingZeros32(m)]++
		}
	}
	for len(out) < 2 {
		best := 0
		for i := range n {
			if n[i] > n[best] {
				best = i
			}
		}
		if len(n) == 0 || n[best] < 4 {
			break
		}
		out = append(out, e.Hues[best])
		n[best] = 0
	}
	return out
}

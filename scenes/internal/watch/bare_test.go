package watch

import (
	"fmt"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/games"
	"godeck/rules/games/all"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
	"godeck/scenes/table"
	"godeck/scenes/table/ask"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/present"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// bare is a table that defines only how the cards of its zones lie: the shared
// code presents everything else.
type bare struct{ table.Match }

// newBare returns a table of any game, with a column for each kind of zone.
func newBare(g games.Game, s table.Session) *bare {
	b, t := &bare{}, g.Table()
	zones := make([]present.Zone, len(t.Zones))
	for k := range zones {
		zones[k].Lay = map[rules.See]present.Lay{rules.SeeNone: present.Heap, rules.SeeOwner: present.Spread, rules.SeeAll: present.Open}[t.Zones[k].See]
	}
	frame := &board.Frame{Stage: ui.Rect{W: 1280, H: 720}}
	place := func(z rules.ZoneID, _ present.Token, _ *present.Moment) (ui.Rect, bool) {
		w := 1280 / float64(len(zones))
		return ui.Rect{X: float64(z.Kind()) * w, Y: 360 * float64(1-b.SideOf(z.Seat())), W: w, H: 360}, true
	}
	b.Table.Scene = func(_ *ui.Env, sf *ui.Surface) {
		for k := range zones {
			for p := rules.Seat(0); p < 2; p++ {
				for _, tok := range b.Zone(uint8(k), p) {
					b.Board.Put(sf, tok.Board(), b.Face(tok), b.PoseInZone(rules.ZoneOf(uint8(k), p), tok, &b.Moment), board.CardOpts{NoFocus: true})
				}
			}
		}
	}
	b.Front = b.DrawSpot
	name := func(def rules.DefID, l lang.Lang) string {
		if def == 0 {
			return ""
		}
		return g.Library().Card(def).Name.In(l)
	}
	b.Attend(s, table.Hooks{Game: t.Game, Words: words.GameText, Names: g.Names(), Frame: frame, Zones: zones, Place: place,
		Face: func(def rules.DefID, l lang.Lang) *cards.CardFace {
			if def == 0 {
				return nil
			}
			return &cards.CardFace{ID: fmt.Sprint(def), Title: name(def, l)}
		},
		Name: name, Colour: func(rules.DefID) (c ui.Colour) { return c },
		Sync: func() {}, Reset: func(bool) {}, Tension: func() float64 { return 0 },
	})
	b.Asks(ask.Asking{Rules: g, Question: func(lang.Lang) (q ask.Question) { return q }, Idle: func(lang.Lang) (q ask.Question) { return q }})
	return b
}

// TestBareTables plays every game that has rules on a table that defines only
// its zones: what a new table gets without further code.
func TestBareTables(t *testing.T) {
	for _, info := range all.Games() {
		t.Run(info.ID, func(t *testing.T) {
			g, err := all.Load(info.ID)
			harness.Load(t, g, err)
			for seed := uint64(1); seed <= 2; seed++ {
				sess := fakesession.New(g, seed, fakesession.Decks(g, 0, 2), 1)
				b := newBare(g, sess)
				tokens(t, harness.Sit(t, b, &b.Table, sess, desk, lang.EN, 1), seed)
			}
		})
	}
}

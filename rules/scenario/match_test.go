package scenario

import (
	"testing"

	"godeck/rules"
	"godeck/rules/games"
	"godeck/rules/games/all"
)

// each has something done with every game that can be played.
func each(t *testing.T, do func(game string, g games.Game)) {
	for _, info := range all.Games() {
		if !info.Ready() {
			continue
		}
		g, err := all.Load(info.ID)
		if err != nil {
			t.Fatal(err)
		}
		do(info.ID, g)
	}
}

// TestNamesReadBack sets a match of every game up and checks that what is written
// of it is read again: every zone by its name, every card by its design and by a
// label, which means that card only.
func TestNamesReadBack(t *testing.T) {
	each(t, func(game string, g games.Game) {
		m := newMatch(g)
		lib := g.Library()
		g.Setup(&m.s, 1, [2][]rules.DefID{lib.Expand(lib.Decks()[0]), lib.Expand(lib.Decks()[1])})
		m.eng.Advance(&m.s, &m.log)
		if err := guard(game, func() {
			m.sane(&node{})
			for kind := range m.tab.Zones {
				for p := rules.Seat(0); p < 2; p++ {
					z := rules.ZoneOf(uint8(kind), p)
					if m.tab.Zones[kind].Shared {
						z = rules.ZoneOf(uint8(kind), 0)
					}
					if got := m.zone(&node{kind: scalar, text: m.zoneName(z)}, p); got != z {
						t.Errorf("%s: %s is read as %s", game, m.zoneName(z), m.zoneName(got))
					}
				}
			}
			for id := rules.CardID(1); id <= rules.CardID(m.s.NCards); id++ {
				if m.s.Card(id).Def == 0 { // nothing has come into play here yet
					continue
				}
				word := &node{kind: scalar, text: lib.Card(m.s.Card(id).Def).ID}
				if r := m.ref(word); !r.fits(&m.s, id) || m.cardName(&m.s, id) != m.designName(r.def) {
					t.Errorf("%s: %s does not mean card %d", game, word.text, id)
				}
			}
			m.labels["this one"] = 3
			if n := (&node{kind: scalar, text: "this one"}); m.one(n, m.ref(n)) != 3 || m.cardName(&m.s, 3) != "this one" {
				t.Errorf("%s: the label means another card", game)
			}
		}); err != nil {
			t.Errorf("%s: %v", game, err)
		}
	})
}

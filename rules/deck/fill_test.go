package deck_test

import (
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/deck"
	"godeck/rules/effect"
)

// Every card, every deck and nothing at all can be completed to a legal list
// that keeps what was there.
func TestFill(t *testing.T) {
	eachGame(t, func(t *testing.T, lib *effect.Library) {
		try := func(name string, l *deck.List, like *effect.Deck, seed uint64) *deck.List {
			before := string(l.JSON())
			full := deck.Fill(lib, l, like, seed)
			if f := full.Faults(lib); f != nil {
				t.Errorf("%s, seed %d: %v", name, seed, f)
			}
			if string(l.JSON()) != before {
				t.Errorf("%s: the list was changed", name)
			}
			for _, e := range l.Main {
				if full.Copies(e.Card, false) < e.N {
					t.Errorf("%s: %s was taken out", name, e.Card)
				}
			}
			if again := deck.Fill(lib, l, like, seed); !again.Same(full) {
				t.Errorf("%s: the same seed gives another list", name)
			}
			return full
		}
		empty := &deck.List{Game: lib.Vocab.Game}
		other := try("nothing", empty, nil, 0)
		differ := false
		for seed := range uint64(8) {
			differ = !try("nothing", empty, nil, seed).Same(other) || differ
		}
		if !differ {
			t.Error("all seeds give one list")
		}
		for _, d := range lib.Decks() {
			full := try("like "+d.ID, empty, d, 1)
			common := 0
			for _, e := range deck.Of(lib, d, lang.EN).Main {
				common += min(e.N, full.Copies(e.Card, false))
			}
			if n := full.Cards(false); common*2 < n {
				t.Errorf("like %s: only %d of %d cards are of that deck", d.ID, common, n)
			}
			half := deck.Of(lib, d, lang.EN)
			for i := range half.Main {
				half.Main[i].N = (half.Main[i].N + 1) / 2
			}
			try("half "+d.ID, half, nil, 2)
			if whole := deck.Of(lib, d, lang.EN); !deck.Fill(lib, whole, nil, 3).Same(whole) {
				t.Errorf("%s was legal, and is another one now", d.ID)
			}
		}
		for i := 1; i < len(lib.Defs); i += 3 {
			b := deck.New(lib)
			if b.Add(rules.DefID(i), false) == nil {
				try(lib.Defs[i].ID, b.List, nil, uint64(i))
			}
		}
	})
}

func TestFillKeepsWhatCannotBeMended(t *testing.T) {
	lib := library(t, "duemagic")
	l := &deck.List{Game: "duemagic", Main: []deck.Entry{{Card: lib.Defs[1].ID, N: 9}, {Card: "nobody", N: 1}}}
	full := deck.Fill(lib, l, nil, 1)
	if full.Copies(lib.Defs[1].ID, false) != 9 || full.Copies("nobody", false) != 1 || full.Faults(lib) == nil {
		t.Errorf("%v", full.Main)
	}
}

package deck_test

import (
	"slices"
	"strings"
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

// hues returns the colours of a list's main deck with the number of cards.
func hues(lib *effect.Library, l *deck.List) map[string]int {
	out := map[string]int{}
	for _, x := range deck.StatsOf(lib, l).Colours {
		if x.N > 0 && !slices.Contains([]string{"elementless", "unbound", "neutral", "none"}, strings.ToLower(x.Name.EN)) {
			out[x.Name.EN] = x.N
		}
	}
	return out
}

// Lists of one or two colours stay of these colours when they are completed, in
// every game and with many seeds; the card that represents them is of the colour
// with the most cards.
func TestFillKeepsToItsColours(t *testing.T) {
	eachGame(t, func(t *testing.T, lib *effect.Library) {
		tried := 0
		for _, d := range lib.Decks() {
			whole := deck.Of(lib, d, lang.EN)
			for seed := range uint64(6) {
				part := whole.Clone()
				part.Cover = ""
				for i := range part.Main {
					part.Main[i].N = (part.Main[i].N + 1) / 2
				}
				was := hues(lib, part)
				most := 0
				for _, n := range was {
					most = max(most, n)
				}
				full := deck.Fill(lib, part, nil, seed)
				now := hues(lib, full)
				for k, n := range now {
					if n > was[k] && was[k]*5 < most {
						t.Errorf("%s, seed %d: %d %s in a deck of %v", d.ID, seed, n, k, was)
					}
				}
				tried++
				if len(now) == 0 {
					continue
				}
				own := hues(lib, &deck.List{Game: full.Game, Main: []deck.Entry{{Card: lib.Card(full.Face(lib)).ID, N: 1}}})
				for k := range own {
					for o, n := range now {
						if n > now[k] {
							t.Errorf("%s, seed %d: the cover is %s, and %d cards are %s (%v)", d.ID, seed, k, n, o, now)
						}
					}
				}
			}
		}
	})
}

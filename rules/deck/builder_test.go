package deck_test

import (
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/deck"
	"godeck/rules/effect"
)

// Cards are added up to the limits and no further, with the reason and its
// clause; what can still be added agrees with what is refused.
func TestBuilder(t *testing.T) {
	eachGame(t, func(t *testing.T, lib *effect.Library) {
		b := deck.New(lib)
		form := &lib.Vocab.Deck
		for i := 1; i < len(lib.Defs); i++ {
			d := rules.DefID(i)
			left, why := b.Left(d, false)
			if refused := b.Refuses(d, false); (left == 0) != (refused != nil) || (why == nil) != (refused == nil) {
				t.Errorf("%s: %d left, %v, refused %v", lib.Defs[i].ID, left, why, refused)
			}
			f := b.Set(d, false, left+1)
			if got := b.List.Copies(lib.Defs[i].ID, false); got != left || f == nil || f.JA == "" || f.EN == "" {
				t.Errorf("%s: %d copies instead of %d, %v", lib.Defs[i].ID, got, left, f)
			}
			if i == 1 && (left < 1 || f.Clause == "") {
				t.Errorf("the first card: %d copies, %+v", left, f)
			}
		}
		for _, s := range b.Sections() {
			if !s.Side && s.Cards != s.Most || s.Clause == "" {
				t.Errorf("%s has %d of %d cards", s.Name.EN, s.Cards, s.Most)
			}
		}
		for _, f := range b.Faults() {
			if f.Over {
				t.Errorf("built by the rules, and %s", f.EN)
			}
		}
		if f := b.Refuses(0, false); f == nil {
			t.Error("a card that is not known is added")
		}
		if f := b.Refuses(1, true); (f != nil) == form.HasSide() && f == nil {
			t.Error("a sideboard where there is none")
		}
		n := b.List.Cards(false)
		id := b.List.Main[0].Card
		if !b.Remove(id, false) || b.List.Cards(false) != n-1 || b.Remove("nobody", false) {
			t.Error("a card is not taken out")
		}
		if f := b.Set(lib.Find(id), false, 0); f != nil || b.List.Copies(id, false) != 0 {
			t.Error("copies are left")
		}
	})
}

// Copies in deck and sideboard count together where the game says so, and move
// between them.
func TestSideboards(t *testing.T) {
	lib := library(t, "duemagic")
	b := deck.New(lib)
	d := lib.Find("wick-page")
	b.Set(d, false, 3)
	if f := b.Add(d, true); f != nil {
		t.Fatal(f)
	}
	for _, side := range [2]bool{false, true} {
		if n, why := b.Left(d, side); n != 0 || why == nil || why.Clause != "DMG-2.3" || !strings.Contains(why.EN, "together") {
			t.Errorf("%d left, %+v", n, why)
		}
	}
	if f := b.Move(d, true); f != nil || b.List.Copies("wick-page", true) != 2 || b.List.Copies("wick-page", false) != 2 {
		t.Errorf("moved: %v %v %v", f, b.List.Main, b.List.Side)
	}
	if f := b.Move(lib.Find("glass-sentry"), false); f == nil {
		t.Error("a card that is not there is moved")
	}
	if f := deck.New(library(t, "zutomayo")).Refuses(1, true); f == nil || !strings.Contains(f.EN, "no sideboard") {
		t.Errorf("%+v", f)
	}
}

// The numbers of every built-in deck agree with its cards.
func TestStats(t *testing.T) {
	eachGame(t, func(t *testing.T, lib *effect.Library) {
		for _, d := range lib.Decks() {
			l := deck.Of(lib, d, lang.EN)
			s := deck.StatsOf(lib, l)
			sum := func(list []deck.Share) (n int) {
				for _, x := range list {
					if x.Name.JA == "" || x.Name.EN == "" || x.N < 1 {
						t.Errorf("%s: %+v", d.ID, x)
					}
					n += x.N
				}
				return n
			}
			costs, weight := 0, 0
			for c, n := range s.Curve {
				costs, weight = costs+n, weight+c*n
			}
			if s.Cards != l.Cards(false) || sum(s.Types) != s.Cards || costs != s.Costs || s.Costs > s.Cards || len(s.Colours) == 0 || sum(s.Colours) == 0 {
				t.Errorf("%s: %+v", d.ID, s)
			}
			if s.Costs > 0 && (s.Mean*s.Costs > 100*weight+s.Costs || s.Mean*s.Costs < 100*weight-s.Costs) {
				t.Errorf("%s: %d on average", d.ID, s.Mean)
			}
			hand := deck.Draw(lib, l, 1)
			if len(hand) < 20 || len(hand) > s.Cards {
				t.Errorf("%s: %d cards to draw", d.ID, len(hand))
			}
			same, other := deck.Draw(lib, l, 1), deck.Draw(lib, l, 2)
			differ := false
			for i := range hand {
				if hand[i] != same[i] {
					t.Fatalf("%s: one seed draws two hands", d.ID)
				}
				differ = differ || hand[i] != other[i]
			}
			if !differ {
				t.Errorf("%s: two seeds draw one order", d.ID)
			}
		}
		if s := deck.StatsOf(lib, &deck.List{Game: lib.Vocab.Game, Main: []deck.Entry{{Card: "nobody", N: 3}}}); s.Cards != 0 || s.Curve != nil || s.Mean != 0 {
			t.Errorf("of nothing: %+v", s)
		}
	})
}

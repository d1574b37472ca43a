package duemagic

import (
	"math/rand/v2"
	"slices"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/conformance"
)

// TestFutile: a use that would find nothing is foretold, one that would find
// something is not (DMG-14.6).
func TestFutile(t *testing.T) {
	g := mustLoad(t)
	for _, c := range []struct {
		hand, enemy string
		tapped      bool
		want        Futile
	}{
		{"blinding-noon", "", false, FutileAll}, {"blinding-noon", "wick-page", false, FutileNone}, {"blinding-noon", "wick-page", true, FutileAll},
		{"slash-and-burn", "", false, FutilePart}, {"slash-and-burn", "wick-page", false, FutileNone},
		{"cinder-sweep", "beacon-archon", false, FutileAll}, {"cinder-sweep", "wick-page", false, FutileNone},
		{"beacon-archon", "", false, FutileEnter}, {"beacon-archon", "wick-page", false, FutileNone}, {"moss-runner", "", false, FutileNone},
		{"inkwell-clerk", "", false, FutileNone},
	} {
		s := rules.State{Step: StepMain, Turn: 5}
		for q := range rules.Seat(2) {
			for range 9 {
				for _, m := range []string{"wick-page", "dust-trail-pup", "thorn-boar", "inkwell-clerk"} {
					s.NewCard(g.Lib.Find(m), q, zone(Mana, q))
				}
				s.NewCard(g.Lib.Find("thorn-boar"), q, zone(Library, q))
			}
		}
		if c.enemy != "" {
			e := s.NewCard(g.Lib.Find(c.enemy), 1, zone(Battle, 1))
			if c.tapped {
				s.Card(e).Flags |= FlagTapped
			}
		}
		id := s.NewCard(g.Lib.Find(c.hand), 0, zone(Hand, 0))
		s.Push(rules.Frame{Op: opMatch})
		s.Push(rules.Frame{Op: opPriority})
		rules.NewEngine(g).Advance(&s, nil)
		if got := g.Futile(&s, 0, rules.Option{Verb: rules.Use, Card: id}); got != c.want {
			t.Errorf("%s against %q (tapped: %v): %d, want %d", c.hand, c.enemy, c.tapped, got, c.want)
		}
	}
}

// TestFutileTellsTheTruth: what a view says to be in vain is so in the match.
func TestFutileTellsTheTruth(t *testing.T) {
	g := mustLoad(t)
	eng, decks := rules.NewEngine(g), randomDecks(g)
	var buf []rules.Option
	said := 0
	for seed := range uint64(60) {
		r := rand.New(rand.NewPCG(seed, 21))
		var s rules.State
		var v rules.View
		g.Setup(&s, seed, decks(r))
		eng.Advance(&s, nil)
		for !s.Over() {
			p := s.ToAnswer()
			o, _ := conformance.Random(eng, &s, p, r, &buf)
			if s.Dec.Prompt == PromptPriority && o.Verb == rules.Use {
				rules.ViewInto(&table, &s, p, &v)
				for _, k := range rules.Options(g, &v.S, p, nil) { // the view numbers hidden cards afresh
					if k.Verb != rules.Use {
						continue
					}
					if f := g.Futile(&v.S, p, k); f != FutileNone {
						said++
						at := slices.IndexFunc(s.Zone(zone(Hand, p)), func(c rules.CardID) bool {
							return s.Card(c).Def == v.S.Card(k.Card).Def && g.Futile(&s, p, rules.Option{Verb: rules.Use, Card: c, N: k.N}) == f
						})
						if at < 0 {
							t.Fatalf("seed %d: %s: %d is not true", seed, g.Lib.Def(v.S.Card(k.Card).Def).ID, f)
						}
					}
				}
			}
			eng.Play(&s, p, o, nil)
		}
	}
	if said < 50 {
		t.Fatalf("only %d forecasts", said)
	}
}

// TestSought: what an ability looks for is named as its player's or the other's.
func TestSought(t *testing.T) {
	g := mustLoad(t)
	for id, want := range map[string][2]string{
		"cinder-sweep": {"あなたのパワー2000以下のクリーチャー", "your creatures with power at most 2000"},
		"harvest-home": {"敵のマナゾーンのカード", "cards in Ruri’s mana zone"},
		"riptide":      {"あなたのクリーチャー", "your creatures"}, "bramble-feint": {"敵のクリーチャー", "Ruri’s creatures"}, "spring-planting": {},
	} {
		all := g.Lib.Def(g.Lib.Find(id)).Abilities
		a := all[slices.IndexFunc(all, func(a uint16) bool { return g.Lib.Abilities[a].Trigger == TrSpell })]
		for i, l := range []lang.Lang{lang.JA, lang.EN} {
			whose := map[string]string{"opp": l.Pick("あなた", "your"), "me": l.Pick("敵", "Ruri’s")}
			if got := g.Lib.Sought(a, l, whose); got != want[i] {
				t.Errorf("%s: %q, want %q", id, got, want[i])
			}
		}
	}
}

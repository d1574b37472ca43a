package mattsan

import (
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/mattsan/faces"
	"godeck/scenes/table/cards"
)

// TestPriceIsNamed checks that a move whose price is all that is in the hand names it and
// is used by a second press.
func TestPriceIsNamed(t *testing.T) {
	g := game(t)
	costly := func(g *mtz.Game, s *rules.State, o rules.Option) bool {
		if o.Verb != rules.Attack || o.N != 1+mtz.KindSpecial || s.Count(rules.ZoneOf(mtz.Hand, 0)) == 0 {
			return false
		}
		ai, ok := g.Move(s, o.Card, mtz.KindSpecial)
		return ok && g.Spends(s, 0, ai)
	}
	b := stand(t, g, windows[0], has(costly))
	b.Act("act-special")
	if b.Sess.S.Dec.Prompt != mtz.PromptMain || b.Sess.S.NStack > 0 {
		t.Fatal("one press pays the last card of the hand")
	}
	if o := b.sc.choices.Warned; o.N != 1+mtz.KindSpecial {
		t.Errorf("warned of %v", o)
	}
	b.Tick(30)
	b.Act("act-special")
	b.Tick(10)
	if b.Sess.S.Dec.Prompt == mtz.PromptMain && b.Sess.S.NStack == 0 && b.Sess.S.Active == 0 {
		t.Error("a second press does not use it")
	}
}

// TestPriceSaysWhatItBuys sets the small face of every card, in both languages and at
// every width, and checks that no words end in a price: what it buys follows it.
func TestPriceSaysWhatItBuys(t *testing.T) {
	g := game(t)
	b := stand(t, g, windows[0], has(unitToBench))
	seen := 0
	for _, l := range []lang.Lang{lang.JA, lang.EN} {
		for id := 1; id < len(g.Lib.Defs); id++ {
			def := rules.DefID(id)
			paid := false
			for _, ai := range g.Lib.Def(def).Abilities {
				text, short := g.Lib.AbilityText(ai, l), g.Lib.AbilityDigest(ai, l)
				if !strings.Contains(text, "［代償］") && !strings.Contains(text, "as a cost, ") && !strings.Contains(text, "pay ") {
					continue
				}
				if g.Lib.Abilities[ai].Trigger == mtz.TrPlacement {
					continue
				}
				paid = true
				if price, buys, ok := strings.Cut(short, "→"); !ok || buys == "" || strings.Contains(price, "。") || strings.Contains(price, ". ") {
					t.Errorf("%s %s: %q does not say what its price buys", l, g.Lib.Def(def).ID, short)
				}
			}
			if !paid {
				continue
			}
			seen++
			for _, form := range []uint8{0, faces.Lying} {
				f := b.sc.Cards.Look(cards.Look{Def: def, Lang: l, Form: form, N: int(form)})
				for w := 60.0; w <= 160; w += 4 {
					said, _, _ := cards.FaceWords(b.Env, f, w)
					if s := strings.TrimSpace(said); strings.HasSuffix(s, "→") || strings.Contains(s, "cost: ") && !strings.Contains(s, ". ") {
						t.Errorf("%s %s at %.0f: %q", l, g.Lib.Def(def).ID, w, said)
					}
				}
			}
		}
	}
	if seen < 40 {
		t.Errorf("%d cards with a price", seen)
	}
}

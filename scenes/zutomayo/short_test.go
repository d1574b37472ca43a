package zutomayo

import (
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	ztm "godeck/rules/zutomayo"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// ends reports whether a text on a face is made of whole sentences of a digest,
// from each line of it the first ones or none.
func ends(text string, digest []string) bool {
	for _, d := range digest {
		for _, join := range []string{"; ", "／"} {
			text = strings.TrimPrefix(text, join)
		}
		if rest, ok := strings.CutPrefix(text, d); ok {
			text = rest
			continue
		}
		for _, stop := range []string{". ", "。"} {
			parts := strings.Split(d, stop)
			for n := len(parts) - 1; n > 0; n-- {
				if rest, ok := strings.CutPrefix(text, strings.Join(parts[:n], stop)); ok {
					text = rest
					break
				}
			}
		}
	}
	return text == ""
}

// TestShortTextsEndWithASentence checks the texts of all cards as they are on the
// table and in the hand, in every window and language: whole, or as far as a whole
// sentence. In the hand, pictures are larger, and the same by day and by night.
func TestShortTextsEndWithASentence(t *testing.T) {
	g := game(t)
	for _, w := range windows {
		b := sit(t, g, fakesession.New(g, 3, fakesession.Decks(g, 0, 1), 1), w, lang.EN, 1)
		b.To(ztm.PromptSet, 2)
		z := &b.sc.lay.Zones
		for _, l := range []lang.Lang{lang.JA, lang.EN} {
			for _, at := range []struct {
				form  uint8
				width float64
			}{{0, z[ztm.SetA][0].W}, {0, z[ztm.SetA][1].W}, {0, z[ztm.BattleField][0].W}, {held, b.sc.lay.Hand[0].H / cards.Aspect}} {
				cut := 0
				for def := 1; def < len(g.Lib.Defs); def++ {
					face := b.sc.Cards.Look(cards.Look{Def: rules.DefID(def), Lang: l, Form: at.form, N: 100})
					text, size, whole := cards.FaceWords(b.Env, face, at.width)
					if text == "" || size == 0 || whole {
						continue
					}
					if cut++; at.width < 200*b.Env.Scale && !ends(text, face.Digest) {
						t.Errorf("%.0f×%.0f, %s, %.0f wide: %s says %q of %q", w.W, w.H, l, at.width, face.Title, text, face.Digest)
					}
				}
				if cut > 20 {
					t.Errorf("%.0f×%.0f, %s, %.0f wide: %d texts are not whole", w.W, w.H, l, at.width, cut)
				}
			}
		}
	}
	if f := newDesigns(g.Lib).Look(cards.Look{Def: 3, Lang: lang.EN, Form: held, N: 100}); f.Lit == 0 || f.Scene < 0.5 {
		t.Errorf("a card in the hand is lit by %v, its picture %v high", f.Lit, f.Scene)
	}
}

// TestTheCostThatIsMissingKeepsOffNames checks that what a card of the hand is short of
// stands above the lower half of it, where its name is.
func TestTheCostThatIsMissingKeepsOffNames(t *testing.T) {
	g := game(t)
	for _, w := range windows {
		seen := 0
		for seed := uint64(1); seed < 6; seed++ {
			b := sit(t, g, fakesession.New(g, seed, fakesession.Decks(g, int(seed), 1), 1), w, lang.EN, 1)
			b.To(ztm.PromptSet, 1)
			b.Rest()
			items := b.sc.Record(b.Env).Items
			for _, i := range items {
				if i.Kind != ui.ItemText || !strings.HasPrefix(i.Text, "★") || !strings.HasPrefix(i.Owner, "hand-") {
					continue
				}
				for _, o := range items {
					if o.Owner == i.Owner && o.Kind == ui.ItemCard {
						if seen++; i.Rect.Bottom() > o.Rect.Y+o.Rect.H*0.49 {
							t.Errorf("%v: %s at %v reaches the name of %s at %v", w, i.Text, i.Rect, o.Text, o.Rect)
						}
					}
				}
			}
		}
		if seen == 0 {
			t.Errorf("%v: no card is short of Power", w)
		}
	}
}

package zutomayo

import (
	"slices"
	"strconv"
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

// TestTheCostThatIsMissingKeepsOffNames checks that a card of the hand says by how much it is
// short of Power, and no sum, and that this stands above the lower half of it, where its name is.
func TestTheCostThatIsMissingKeepsOffNames(t *testing.T) {
	g := game(t)
	for _, w := range windows {
		seen := 0
		for seed := uint64(1); seed < 6; seed++ {
			l := [...]lang.Lang{lang.EN, lang.JA}[seed%2]
			b := sit(t, g, fakesession.New(g, seed, fakesession.Decks(g, int(seed), 1), 1), w, l, 1)
			b.To(ztm.PromptSet, 1)
			b.Rest()
			lacks := map[string]int{}
			for _, c := range b.sc.Zone(ztm.Hand, 0) {
				power := b.sc.picks.mostPower(c.ID)
				if power >= b.sc.cost(c) { // with the right second card
					power = b.sc.picks.outlook(c.ID).power
				}
				lacks["hand-"+strconv.Itoa(int(c.ID))] = b.sc.cost(c) - power
			}
			items := b.sc.Record(b.Env).Items
			for _, i := range items {
				if i.Kind != ui.ItemText || !strings.HasPrefix(i.Text, "★") || !strings.HasPrefix(i.Owner, "hand-") {
					continue
				}
				said := l.Pick("★%不足", "★% short")
				if b.sc.lay.Tiny {
					said = l.Pick("★%不足", "★−%")
				}
				if n := lacks[i.Owner]; i.Text != strings.Replace(said, "%", strconv.Itoa(n), 1) {
					t.Errorf("%v: a card %d short of Power says %q", w, n, i.Text)
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

// TestTheCommittedSignLiesBelowTheCard checks that the sign of an opponent who has set lies below
// the card, over its edge at most, and over none of the player's own places.
func TestTheCommittedSignLiesBelowTheCard(t *testing.T) {
	g := game(t)
	for _, w := range windows {
		for _, prompt := range []uint8{ztm.PromptPlace, ztm.PromptSet} {
			b := sit(t, g, fakesession.New(g, 3, fakesession.Decks(g, 0, 1), 1), w, lang.EN, 1)
			if !b.To(prompt, 0) {
				t.Fatal("not asked")
			}
			for range 3 {
				o := rules.Options(g, &b.Sess.S, 1, nil)
				if len(o) == 0 { // it has committed already
					break
				}
				i := slices.IndexFunc(o, func(o rules.Option) bool { return o.Verb == rules.Done })
				if err := b.Sess.Give(1, o[max(0, i)]); err != nil || i >= 0 {
					break
				}
			}
			b.Rest()
			card, seen := b.sc.sealedAt(1), 0
			if card.Empty() {
				t.Fatalf("%v: the opponent has not committed", w)
			}
			for _, i := range b.sc.Record(b.Env).Items {
				if i.Kind != ui.ItemText || i.Owner != "sealed-opp" {
					continue
				}
				seen++
				_, y := i.Rect.Centre()
				own := b.sc.lay.Zones[map[uint8]uint8{ztm.PromptPlace: ztm.BattleField, ztm.PromptSet: ztm.SetA}[prompt]][0]
				if y < card.Bottom()-0.55*i.Rect.H || y > own.Y {
					t.Errorf("%v, prompt %d: %q at %v, the card at %v, the player's own place at %v", w, prompt, i.Text, i.Rect, card, own)
				}
			}
			if seen == 0 && card.W > 80*b.Env.Unit() {
				t.Errorf("%v, prompt %d: no sign", w, prompt)
			}
		}
	}
}

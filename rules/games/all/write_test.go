package all_test

import (
	"slices"
	"testing"

	"godeck/internal/lang"
	"godeck/rules/effect"
	"godeck/rules/games/all"
)

// TestCardsAreWrittenAsRead writes every built-in card and reads it again: the
// same text, and the same JSON once more.
func TestCardsAreWrittenAsRead(t *testing.T) {
	for _, e := range all.Games() {
		g, err := e.Load()
		if err != nil {
			t.Fatal(err)
		}
		lib := g.Library()
		for _, c := range lib.Packs[0].Cards {
			one := lib.Vocab.Card(c)
			p, err := effect.ReadPack(lib.Vocab, "one", []byte(`{"format":"godeck-pack/1","game":"`+e.ID+`","id":"x","name":{"ja":"x","en":"x"},"cards":[`+string(one)+`]}`))
			if err != nil {
				t.Fatalf("%s: %v\n%s", c.ID, err, one)
			}
			again := p.Cards[0]
			if b := lib.Vocab.Card(again); string(b) != string(one) {
				t.Fatalf("written twice:\n%s\n%s", one, b)
			}
			if again.Attr != c.Attr || again.Type != c.Type || again.Name != c.Name || string(again.Art) != string(c.Art) {
				t.Fatalf("%s differs: %s", c.ID, one)
			}
			for _, in := range [...]lang.Lang{lang.JA, lang.EN} {
				if want, got := lib.RulesText(lib.Find(c.ID), in), lib.Texts(again, in); !slices.Equal(want, got) {
					t.Fatalf("%s: %q, written and read %q", c.ID, want, got)
				}
			}
		}
	}
}

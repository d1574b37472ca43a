package magna

import (
	"testing"

	"godeck/internal/lang"
	mgn "godeck/rules/magna"
	"godeck/scenes/magna/field"
)

// TestMessagesAreBesideTheMap checks that neither a refusal nor a card that the
// opponent plays lies over units, and in wide windows not over the question.
func TestMessagesAreBesideTheMap(t *testing.T) {
	g := game(t)
	f := meet(t, g, &position{"attack", mgn.PromptAttack, 2, enemies, nil})
	for _, w := range windows {
		b := again(t, g, f, w, lang.EN, 1)
		b.Rest()
		toasts := b.sc.lay.Toasts()
		one, _ := b.sc.lay.HeldUp()
		if !b.sc.lay.Fold && !one.Intersect(b.sc.lay.Prompt).Empty() {
			t.Errorf("%v: what is held up at %v lies over the question at %v", w, one, b.sc.lay.Prompt)
		}
		for sd := range 2 {
			for k := mgn.Base1; k <= mgn.Invasion; k++ {
				for _, q := range b.sc.m.List(k, b.sc.Seat(sd)) {
					r, shown := b.sc.lay.Spot(b.sc.m, k, b.sc.Seat(sd), q.Place)
					if !shown || !b.sc.lay.Group[sd][field.GroupOf(k)].Shown {
						continue
					}
					if !toasts.Intersect(r).Empty() || !b.sc.lay.Fold && !one.Intersect(r).Empty() {
						t.Errorf("%v: messages at %v and cards held up at %v lie over a unit at %v", w, toasts, one, r)
					}
				}
			}
		}
	}
}

package desk

import (
	"testing"

	mtz "godeck/rules/mattsan"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
	"godeck/scenes/mattsan/places"
	"godeck/scenes/table/present"
)

// TestTension follows some matches without a screen: the tension rises with what
// threatens, and before the first turn there is none.
func TestTension(t *testing.T) {
	g, err := mtz.Load()
	harness.Load(t, g, err)
	tense := 0
	for seed := range uint64(10) {
		s := fakesession.New(g, seed+1, fakesession.Decks(g, int(seed), int(seed)+1), 1)
		harness.Plays(t, s, int(seed), 700, func(int) {
			v := *s.View()
			d := Desk{Show: &present.Show{Moment: *present.At(&v)}, Game: g, Lay: &places.Layout{}}
			at := d.Tension()
			if at < 0 || at > 1 || at > 0 && v.S.Turn == 0 {
				t.Fatalf("turn %d: the tension is %.2f", v.S.Turn, at)
			}
			if v.S.Turn == 0 {
				return
			}
			own := d.Threat(0)
			if own == mtz.Doomed || own == mtz.DryDeck {
				if tense++; at < 0.9 {
					t.Fatalf("%s, and the tension is %.2f", Dangers[own], at)
				}
			}
		})
	}
	if tense == 0 {
		t.Error("nobody was threatened")
	}
}

package mattsan

import (
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/internal/fakesession"
)

// TestSaver checks that who is left with one unit and has a ghost or a trap that
// saves is told so, and not that the match would be lost; and that others are not.
func TestSaver(t *testing.T) {
	g := game(t)
	for _, saved := range []bool{true, false} {
		st := find(g, func(s *fakesession.Session) bool {
			return s.S.Dec.Prompt == mtz.PromptMain && s.S.ToAnswer() == 0 && s.S.Turn > 1 && g.Threat(&s.S, 0) >= mtz.LastUnit && (g.Saver(&s.S, 0) != 0) == saved
		})
		b := held(t, g, st)
		if says := strings.Contains(b.sc.Asked(lang.EN).Why, "lose unless you use"); says != saved {
			t.Errorf("saved %v: %q", saved, b.sc.Asked(lang.EN).Why)
		}
		if d := b.sc.threat(0); (d == mtz.Doomed) && saved {
			t.Error("a player with a card that saves is called doomed")
		}
		seen := *st
		for _, z := range []uint8{mtz.Hand, mtz.Bench} {
			for _, c := range st.Zone(rules.ZoneOf(z, 0)) {
				if st.Card(c).Zone.Kind() == mtz.Hand || st.Card(c).Has(rules.FaceDown) {
					seen.Cards[c].Def = 0 // as the opponent sees it
				}
			}
		}
		if c := g.Saver(&seen, 0); c != 0 && st.Card(c).Zone.Kind() != mtz.Discard {
			t.Error("a hidden card is counted on")
		}
	}
}

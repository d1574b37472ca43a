package conformance

import (
	"testing"

	"godeck/rules"
)

// explained checks that what a game says about its cards adds up, for the match
// and for what a seat sees of it: every number begins with what is printed,
// each part leads from the number before to the next, the last is the present
// number, and what the rules cut off is cut off at a limit.
func explained(t *testing.T, game Game, s *rules.State, view *rules.View, seed uint64, n int) {
	x, ok := game.(rules.Explainer)
	if !ok {
		return
	}
	for id := rules.CardID(1); id <= rules.CardID(s.NCards); id++ {
		addsUp(t, x, s, id, "state", seed, n)
		addsUp(t, x, &view.S, id, "view", seed, n)
		if !view.Known(id) && len(x.Explain(&view.S, id).Numbers) > 0 {
			t.Fatalf("seed %d, answer %d: numbers of card %d, which the seat does not know", seed, n, id)
		}
	}
}

func addsUp(t *testing.T, x rules.Explainer, s *rules.State, id rules.CardID, whose string, seed uint64, n int) {
	t.Helper()
	told := x.Explain(s, id)
	for _, a := range told.Numbers {
		if len(a.Parts) == 0 || a.Parts[0].Why != rules.WhyPrinted || a.Name.JA == "" || a.Name.EN == "" {
			t.Fatalf("seed %d, answer %d, %s: card %d: %+v does not begin with a printed number", seed, n, whose, id, a)
		}
		now := 0
		for i, p := range a.Parts {
			switch {
			case i == 0 || p.Why == rules.WhySet:
				now = p.Amount
			default:
				now += p.Amount
			}
			if now != p.Value || i > 0 && p.Why == rules.WhyPrinted {
				t.Fatalf("seed %d, answer %d, %s: card %d: part %d of %+v", seed, n, whose, id, i, a)
			}
			if p.Why == rules.WhyLimit && p.Name.EN == "" && !(p.Amount > 0 && p.Value <= 5 || p.Amount < 0 && p.Value >= 900) {
				t.Fatalf("seed %d, answer %d, %s: card %d: %+v: a part is missing", seed, n, whose, id, a)
			}
			if p.Why == rules.WhyMod && p.Until != 0 {
				x.Duration(p.Until)
			}
		}
		if now != a.Now {
			t.Fatalf("seed %d, answer %d, %s: card %d: %s is %d, its parts make %d: %+v", seed, n, whose, id, a.Name.EN, a.Now, now, a.Parts)
		}
	}
	for _, q := range told.Notes {
		if q.Text.JA == "" || q.Text.EN == "" {
			t.Fatalf("seed %d, answer %d: card %d: a note without words: %+v", seed, n, id, q)
		}
	}
	for _, w := range told.With {
		if w.Card == 0 || w.Card == id || w.How.EN == "" {
			t.Fatalf("seed %d, answer %d: card %d: %+v", seed, n, id, w)
		}
	}
}

package ask_test

import (
	"testing"

	"godeck/internal/lang"
	"godeck/scenes/internal/sample"
	"godeck/scenes/table/ask"
	"godeck/scenes/table/board"
	"godeck/scenes/ui"
)

// TestGivingUpStandsApart checks that under a question without a panel what goes on has
// a row of its own above what gives something up, however many of these there are, and
// that in a bar too low for two rows nothing lies over anything else.
func TestGivingUpStandsApart(t *testing.T) {
	sample.Fonts()
	on := ask.Choice{ID: "commit", Button: ui.Button{Label: "Attack", Kind: ui.ButtonPrimary}}
	less := []ask.Choice{{ID: "pass", Button: ui.Button{Label: "End the turn"}}, {ID: "cancel", Button: ui.Button{Label: "Back"}}}
	for _, tall := range []bool{false, true} {
		for n := 1; n <= len(less); n++ {
			for _, high := range []float64{190, 116} {
				at := ui.Rect{X: 20, Y: 300, W: 300, H: high}
				b := &ui.Base{Build: func(_ *ui.Env, s *ui.Surface) {
					ask.Bar(s, &board.Frame{Prompt: at, Bare: true, Stacked: !tall, Tall: tall}, [2]ui.Colour{}, ask.Question{Text: "Whom do you attack?"}, append([]ask.Choice{on}, less[:n]...), true)
				}}
				b.Update(sample.Env(400, 600, 1, lang.EN, 1), &ui.Input{})
				goes, asked := b.Surface.Find("commit").Rect, b.Surface.Find("prompt").Rect
				for _, c := range less[:n] {
					gives := b.Surface.Find(c.ID).Rect
					if apart := goes.Bottom() < gives.Y; apart != (high > 150) || apart && goes.W < 0.9*(gives.W+asked.W)/2 {
						t.Errorf("tall %v, %d buttons, %.0f high: %s at %v, what goes on at %v", tall, n+1, high, c.ID, gives, goes)
					}
					if !gives.Intersect(goes).Empty() || !gives.Intersect(asked).Empty() || !goes.Intersect(asked).Empty() || !gives.Within(at, 0) || !goes.Within(at, 0) {
						t.Errorf("tall %v, %d buttons, %.0f high: %v, %v and the question at %v lie over one another", tall, n+1, high, goes, gives, asked)
					}
				}
			}
		}
	}
}

package turns

import (
	"testing"

	"godeck/rules"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/internal/harness"
	"godeck/scenes/mattsan/desk"
	"godeck/scenes/mattsan/staging"
	"godeck/scenes/table/present"
)

// TestAnnouncedTurn checks that no step of the last turn is lit under the banner of
// a new turn, and that every step has a place in the phase bar.
func TestAnnouncedTurn(t *testing.T) {
	g, err := mtz.Load()
	harness.Load(t, g, err)
	v := &rules.View{}
	show := &present.Show{Moment: *present.At(v)}
	s := On(staging.Table{Desk: desk.Desk{Show: show, Game: g}})
	v.S.Turn, v.S.Step = 3, mtz.StepEnd
	for dawn, want := range map[int]string{0: "step.end", 3: "step.draw", 2: "step.end"} {
		if s.Dawn = dawn; s.StepKey() != want {
			t.Errorf("turn %d announced in turn 3: %s", dawn, s.StepKey())
		}
	}
	s.Dawn = 0
	for k, want := range map[uint8]string{mtz.StepStraighten: "step.draw", mtz.StepStart: "step.main", mtz.StepCharge: "step.charge"} {
		if v.S.Step = k; s.StepKey() != want {
			t.Errorf("step %d is shown as %s", k, s.StepKey())
		}
	}
}

package tween_test

import (
	"testing"

	"godeck/scenes/ui/tween"
)

// The speeds are in order, each with a name of its own that addresses know.
func TestSpeeds(t *testing.T) {
	for i, s := range tween.Speeds {
		if v, ok := tween.ParseSpeed(s.Name()); !ok || v != s {
			t.Errorf("%s is read as %v", s.Name(), v)
		}
		if i > 0 && s.Pace() >= tween.Speeds[i-1].Pace() {
			t.Errorf("%s is not slower than the one before", s.Name())
		}
	}
	if tween.SpeedSwift.Pace() < 2*tween.SpeedFast.Pace() || !tween.SpeedSwift.Quick() || tween.SpeedNormal.Quick() {
		t.Error("the very fast speed is hardly faster, or not a quick one")
	}
}

package board

import (
	"testing"

	"godeck/internal/lang"
	"godeck/scenes/ui"
)

// TestCameraComesBack runs a camera that comes closer to its end and skips it:
// the table is drawn as it lies again. Reduced motion has no camera.
func TestCameraComesBack(t *testing.T) {
	for _, c := range []struct {
		name    string
		reduced bool
		ticks   int
		skip    bool
		holds   bool // meanwhile
	}{
		{name: "to its end", ticks: 40, holds: true},
		{name: "skipped", ticks: 6, skip: true, holds: true},
		{name: "reduced motion", reduced: true, ticks: 40},
	} {
		env := &ui.Env{W: 800, H: 600, Scale: 1, Settings: &ui.Settings{Lang: lang.EN, TextScale: 1, Speed: ui.SpeedNormal, ReducedMotion: c.reduced}}
		tb := &Base{Scene: func(*ui.Env, *ui.Surface) {}}
		tb.Ready()
		tb.Update(env, &ui.Input{})
		before := len(tb.Record(env).Items)
		tb.Play(ui.Call(func() { tb.Timeline.Now(Closer(tb, 90, 90, 0.06, 10, 10, 10)) }), ui.Wait(30))
		for i := range c.ticks {
			tb.Update(env, &ui.Input{})
			if i == 4 {
				if (tb.Held() != nil) != c.holds {
					t.Errorf("%s: holding %v", c.name, tb.Held() != nil)
				}
				if n := len(tb.Record(env).Items); n != before {
					t.Errorf("%s: the display list has %d items instead of %d", c.name, n, before)
				}
			}
		}
		if c.skip {
			tb.Skip()
			tb.Update(env, &ui.Input{})
		}
		if tb.Held() != nil {
			t.Errorf("%s: the picture stays", c.name)
		}
	}
}

// TestStrikerStays compares a blow with one that stays at its contact: both
// land at the same tick, and one goes home later.
func TestStrikerStays(t *testing.T) {
	env := &ui.Env{W: 800, H: 600, Scale: 1, Settings: &ui.Settings{Lang: lang.EN, TextScale: 1, Speed: ui.SpeedNormal}}
	run := func(stay int) (lands, home int) {
		tb := &Base{}
		tb.Scene = func(_ *ui.Env, s *ui.Surface) {
			tb.Board.Put(s, "a", nil, Pose{X: 400, Y: 500, W: 80}, CardOpts{Node: "a"})
		}
		tb.Ready()
		tb.Update(env, &ui.Input{})
		now := 0
		tb.Play(tb.Strike(Blow{By: []string{"a"}, X: 400, Y: 90, Stay: stay, Lands: ui.Call(func() { lands = now })}))
		for now = 1; now < 200 && tb.Timeline.Busy(); now++ {
			tb.Update(env, &ui.Input{})
		}
		return lands, now
	}
	l0, h0 := run(0)
	l1, h1 := run(30)
	if l0 != l1 || h1-h0 != 30 {
		t.Errorf("lands at %d and %d, is home at %d and %d; want the same contact and 30 ticks more", l0, l1, h0, h1)
	}
}

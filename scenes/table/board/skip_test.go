package board

import (
	"testing"

	"godeck/internal/lang"
	"godeck/scenes/ui"
)

type ears []string

func (e *ears) Play(name string, _, _ float64) { *e = append(*e, name) }
func (e *ears) Music(string, float64)          {}
func (e *ears) Hush(int)                       {}

// TestSkippedPresentationLeavesNothing ends a presentation at once, by speed
// and by hand: no number, spark, light or banner remains, and one sound is
// heard.
func TestSkippedPresentationLeavesNothing(t *testing.T) {
	red := ui.Hex(0xff0000)
	for _, speed := range []ui.Speed{ui.SpeedOff, ui.SpeedNormal} {
		var heard ears
		env := &ui.Env{W: 800, H: 600, Scale: 1, Settings: &ui.Settings{Lang: lang.EN, TextScale: 1, Speed: speed}, Sounds: &heard}
		tb := &Base{Scene: func(*ui.Env, *ui.Surface) {}}
		tb.Ready()
		tb.Update(env, &ui.Input{})
		for range 5 {
			tb.Play(tb.SoundTween("hit-light", 0.5, 0), tb.SoundTween("win", 0.9, 0), tb.SoundTween("tick", 0.4, 0),
				ui.Par(tb.Number("−9", 90, 90, 40, red, 0), tb.Burst(90, 90, 30, red), tb.Hit(90, 90, 50, red), tb.Shake(9, 30), tb.Arrow(0, 0, 90, 90, red, 0)),
				ui.Call(func() { tb.Timeline.Now(ui.Par(tb.Number("−1", 9, 9, 40, red, 0), tb.Burst(9, 9, 30, red))) }), tb.Callout("x", "", red, 0))
		}
		tb.Update(env, &ui.Input{})
		if speed == ui.SpeedNormal {
			heard = nil
			tb.Skip()
		}
		tb.Update(env, &ui.Input{})
		tb.Update(env, &ui.Input{})
		if tb.Timeline.Busy() || len(tb.numbers) > 0 || tb.Sparks.Tick() || tb.hit.col.A > 0 || tb.Banner() != "" || len(tb.arrows) > 0 || tb.shakeX != 0 {
			t.Errorf("speed %v: busy %v, %d numbers, light %v, banner %q", speed, tb.Timeline.Busy(), len(tb.numbers), tb.hit, tb.Banner())
		}
		if len(heard) != 1 || heard[0] != "win" {
			t.Errorf("speed %v: heard %v, want the strongest alone", speed, heard)
		}
	}
}

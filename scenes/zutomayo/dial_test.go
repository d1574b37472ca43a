package zutomayo

import (
	"math"
	"strconv"
	"testing"

	"godeck/internal/lang"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
)

// places returns where the dial's numbers are drawn, by hour.
func (b *bench) places() map[int][2]float64 {
	out := map[int][2]float64{}
	x, y := b.sc.lay.dial.Centre()
	for _, it := range b.sc.Record(b.Env).Items {
		n, err := strconv.Atoi(it.Text)
		if err != nil || it.Owner != "dial" {
			continue
		}
		cx, cy := it.Rect.Centre()
		if math.Hypot(cx-x, cy-y) > b.sc.lay.dial.W/3 { // not the hour in the middle
			out[n] = [2]float64{cx - x, cy - y}
		}
	}
	return out
}

// The dial turns: the current hour is at the top under the pointer, the next
// one to its right. With reduced motion it is fixed and the medal moves.
func TestDialTurns(t *testing.T) {
	g := game(t)
	for _, w := range []harness.Window{{W: 1280, H: 720, Scale: 1}, {W: 390, H: 844, Scale: 2}} {
		for _, still := range []bool{false, true} {
			b := sit(t, g, fakesession.New(g, 3, fakesession.Decks(g, 0, 1), 1), w, lang.JA, 1)
			b.Env.Settings.ReducedMotion = still
			b.Rest()
			var last map[int][2]float64
			for hour := range 18 {
				b.sc.shown.hour = float64(hour)
				b.sc.ghostT = float64(hour)
				at := b.places()
				if next, ok := at[(hour+1)%18]; ok && !still && (next[0] <= 0 || next[1] >= 0) {
					t.Errorf("%v, %d o'clock: the next hour is at %v, not above and to the right", w, hour, next)
				}
				for n, p := range at {
					if q, ok := last[n]; ok && still != (math.Hypot(p[0]-q[0], p[1]-q[1]) < 1) {
						t.Errorf("%v, still %v, %d o'clock: %d went from %v to %v", w, still, hour, n, q, p)
					}
				}
				if len(at) < 5 {
					t.Fatalf("%v: only %d numbers are drawn", w, len(at))
				}
				last = at
			}
		}
	}
}

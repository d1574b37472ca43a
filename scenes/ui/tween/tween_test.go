package tween_test

import (
	"strings"
	"testing"

	"godeck/scenes/ui/tween"
)

func TestTimelineOrderAndPace(t *testing.T) {
	for _, pace := range []float64{1, tween.AtOnce, 2.4, 0.55} {
		var tl tween.Timeline
		var got []string
		say := func(s string) func() { return func() { got = append(got, s) } }
		last := 0.0
		tl.Play(tween.Seq(tween.Tween{Ticks: 10, Start: say("a"), Do: func(p float64) { last = p }, End: say("A")}, tween.Call(say("b")),
			tween.Par(tween.Tween{Ticks: 5, Start: say("c"), End: say("C")}, tween.Tween{Ticks: 9, Start: say("d"), End: say("D")})))
		tl.Play(tween.Call(say("e")))
		n := 0
		for tl.Busy() {
			tl.Tick(pace)
			if n++; n > 1000 {
				t.Fatal("never ends")
			}
		}
		if s := strings.Join(got, ""); s != "aAbcdCDe" {
			t.Errorf("pace %v: %s", pace, s)
		}
		if last != 1 {
			t.Errorf("pace %v: Do ended at %v", pace, last)
		}
	}
}

func TestTimelineSkipPlaysWhatIsQueuedMeanwhile(t *testing.T) {
	var tl tween.Timeline
	done := false
	tl.Play(tween.Tween{Ticks: 100, End: func() { tl.Play(tween.Tween{Ticks: 50, End: func() { done = true }}) }})
	tl.Skip()
	if !done || tl.Busy() {
		t.Error("not everything ended")
	}
}

func TestTimelineDoesNotAllocate(t *testing.T) {
	var tl tween.Timeline
	x := 0.0
	tl.Play(tween.Tween{Ticks: 100000, Do: func(p float64) { x = p }})
	tl.Tick(1)
	if n := testing.AllocsPerRun(200, func() { tl.Tick(1) }); n > 0 {
		t.Errorf("%v allocations a tick", n)
	}
	_ = x
}

// TestWhatIsBesideEndsInOrderWhenSkipped checks that what runs beside the queue and
// counts does not overtake what comes later when everything is skipped.
func TestWhatIsBesideEndsInOrderWhenSkipped(t *testing.T) {
	var tl tween.Timeline
	v := 0.0
	tl.Play(tween.Call(func() { tl.Now(tween.Tween{Ticks: 30, Do: func(p float64) { v = 60 }}) }))
	tl.Play(tween.Tween{Ticks: 10, Do: func(p float64) { v = 50 }})
	if tl.Skip(); v != 50 || tl.Busy() || tl.Beside() {
		t.Errorf("the count ends at %v", v)
	}
}

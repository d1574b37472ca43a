package board

import (
	"testing"

	"godeck/scenes/ui"
)

// TestNumbersMakeRoom lets three numbers begin in one place and one beside
// them: the earlier two rise above the last, each by a line, and the one beside
// them stays.
func TestNumbersMakeRoom(t *testing.T) {
	var n numbers
	for _, x := range []float64{100, 100, 700, 100} {
		n.add(floating{text: "−3", x: x, y: 200, size: 20, ticks: 2})
	}
	for i, want := range []float64{48, 24, 0, 0} {
		if n[i].y != 200 || n[i].to != want {
			t.Errorf("number %d begins at %v and makes room by %v, want 200 and %v", i, n[i].y, n[i].to, want)
		}
	}
	for i, want := range []bool{true, true, false} {
		if got := n.tick(0); got != want {
			t.Errorf("tick %d: numbers are there: %v", i, got)
		}
	}
}

// TestWordsGiveWay checks that words float on where nothing comes to lie, and are
// gone in a moment where a card is held up.
func TestWordsGiveWay(t *testing.T) {
	var n numbers
	n.add(floating{text: "Condition not met", x: 200, y: 200, size: 24, ticks: 44})
	n.add(floating{text: "+20", x: 900, y: 600, size: 34, ticks: 44})
	n.tick(ui.SpeedNormal)
	n.giveWay(ui.Rect{X: 150, Y: 180, W: 300, H: 200})
	for range 6 {
		n.tick(ui.SpeedNormal)
	}
	if len(n) != 1 || n[0].text != "+20" {
		t.Errorf("left are %d words", len(n))
	}
}

// TestWordsFit checks that words wider than the window are set smaller, also while
// they are large at first, and that others keep their size.
func TestWordsFit(t *testing.T) {
	const long = "振ったので、このターンの行動は終わり"
	size := fitting(long, 24, 390)
	if w := ui.Measure(long, ui.Bold, size) * 1.35; size >= 24 || w > 390 {
		t.Errorf("at size %.1f they are %.0f wide at first", size, w)
	}
	if got := fitting("+20", 24, 390); got != 24 {
		t.Errorf("a number gets size %v", got)
	}
}

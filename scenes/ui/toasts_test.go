package ui

import "testing"

// TestToasts shows messages without a scene: there are two at most, one that is
// said again stays longer, and all wait below a dialog.
func TestToasts(t *testing.T) {
	var ts toasts
	for _, x := range []toast{{text: "a", ticks: 30, layers: 1}, {text: "b", ticks: 40, layers: 1}, {text: "no", ticks: 25, warn: true, layers: 1}} {
		if !ts.say(x) {
			t.Errorf("%s is not new", x.text)
		}
	}
	if len(ts.list) != 2 || ts.list[0].text != "b" {
		t.Fatalf("there are %+v", ts.list)
	}
	if ts.say(toast{text: "b", ticks: 60, layers: 1}) || ts.list[0].ticks != 60 {
		t.Error("what is said again is new, or as short as before")
	}
	for range 30 {
		if ts.fade(2) {
			t.Fatal("a frame is needed while nothing fades")
		}
	}
	if ts.list[1].ticks != 25 || ts.list[0].ticks != 60 {
		t.Errorf("below a dialog a refusal has %d ticks left, a message %d", ts.list[1].ticks, ts.list[0].ticks)
	}
	for range 6 {
		ts.fade(1)
	}
	if !ts.fade(1) {
		t.Error("a refusal fades without a frame")
	}
	if ts.say(toast{text: "nor this", ticks: 60, warn: true, layers: 1}); len(ts.list) != 2 || ts.list[1].text != "nor this" {
		t.Errorf("a newer refusal does not replace the older: %+v", ts.list)
	}
	if ts.DismissRefusals(); len(ts.list) != 1 {
		t.Errorf("refusals are kept: %+v", ts.list)
	}
}

// TestNote says what has been pressed beside it: once, for less than a second.
func TestNote(t *testing.T) {
	s := &Surface{env: &Env{}}
	by := Rect{X: 10, Y: 10, W: 44, H: 44}
	s.Toast("Saved.", false)
	Note(s, "Speed: Fast", by)
	if Note(s, "Speed: Very fast", by); len(s.list) != 2 || s.list[1].text != "Speed: Very fast" || !s.noting() {
		t.Fatalf("there are %+v", s.list)
	}
	for range 60 {
		s.fade(0)
	}
	if s.noting() || len(s.list) != 1 {
		t.Errorf("after a second there are %+v", s.list)
	}
}

// TestAnAnswerStandsBesideItsButton, for some seconds, and only the next message does.
func TestAnAnswerStandsBesideItsButton(t *testing.T) {
	s := &Surface{env: &Env{}}
	s.ToastBeside(Rect{X: 10, Y: 10, W: 44, H: 44})
	s.Toast("Saved.", false)
	s.Toast("Something else.", false)
	for range 240 {
		s.fade(0)
	}
	if len(s.list) != 1 || s.list[0].text != "Saved." || !s.noting() {
		t.Errorf("there are %+v", s.list)
	}
}

// TestANoteThatIsSaidAlready stands beside its button, though a newer message is there.
func TestANoteThatIsSaidAlready(t *testing.T) {
	s := &Surface{env: &Env{}}
	by := Rect{X: 10, Y: 10, W: 44, H: 44}
	s.Toast("Speed: Fast", false)
	s.Toast("Saved.", false)
	Note(s, "Speed: Fast", by)
	for _, x := range s.list {
		if x.beside() != (x.text == "Speed: Fast") {
			t.Errorf("%q stands beside the button: %v", x.text, x.beside())
		}
	}
}

// TestToastsKeepOffTheHand: whatever the place of toasts, none covers the hand.
func TestToastsKeepOffTheHand(t *testing.T) {
	for _, w := range [][2]float64{{1280, 720}, {390, 844}, {844, 390}, {480, 270}} {
		env := &Env{W: w[0], H: w[1], Scale: 1, Settings: &Settings{TextScale: 1}}
		hand := Rect{X: w[0] * 0.2, Y: w[1] * 0.7, W: w[0] * 0.6, H: w[1] * 0.3}
		for _, foot := range []float64{0, w[1] * 0.72, w[1] * 0.9} {
			var ts toasts
			ts.ToastFoot(foot)
			ts.ToastOff(hand)
			ts.say(toast{text: "Choose a Character.", ticks: 60, warn: true, layers: 1})
			list := &DisplayList{}
			ts.drawToasts(NewCanvas(env, &Midnight, nil, list), 1)
			n := 0
			for _, it := range list.Items {
				if it.Kind == ItemCover {
					n++
					if !it.Rect.Intersect(hand).Empty() {
						t.Errorf("%v, foot %v: %v lies over the hand %v", w, foot, it.Rect, hand)
					}
				}
			}
			if n != 1 {
				t.Errorf("%d toasts", n)
			}
		}
	}
}

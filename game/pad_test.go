package game

import (
	"math"
	"slices"
	"testing"

	"godeck/scenes/ui"
	"godeck/scenes/ui/pad"
)

// padded plays ticks of a gamepad to a scene and returns the keys of the last.
func (a *App) padded(states ...padState) []ui.KeyEvent {
	var keys []ui.KeyEvent
	for _, st := range states {
		in := &ui.Input{}
		a.pads.take(a, st, true, in)
		keys = slices.Clone(in.Keys)
		a.focus.update(a, a.top(), in)
		a.top().Update(&a.env, in)
	}
	return keys
}

func held(buttons ...int) padState {
	st := padState{family: pad.Letters}
	for _, b := range buttons {
		st.buttons |= 1 << b
	}
	return st
}

// TestPadMovesTheFocus plays as with a gamepad: the first press shows the ring,
// at the lit button, and does nothing else.
func TestPadMovesTheFocus(t *testing.T) {
	lit := node("lit", 200, 0)
	lit.Weight = ui.ButtonPrimary
	a, g := focusApp(node("a", 0, 0), lit, node("c", 0, 100))
	a.padded(held(padBottom), held())
	if g.focused != "lit" || len(g.activated) > 0 {
		t.Fatalf("the first press focused %q and operated %v", g.focused, g.activated)
	}
	if a.env.Pad != pad.Letters {
		t.Error("its signs are not shown")
	}
	a.padded(padState{lx: -1, ly: 0.4}, padState{})
	if g.focused != "a" {
		t.Errorf("the stick moved to %q", g.focused)
	}
	a.padded(held(padDown), held())
	if g.focused != "c" {
		t.Errorf("the cross moved to %q", g.focused)
	}
	a.padded(held(padBottom), held(padBottom), held())
	if !slices.Equal(g.activated, []string{"c"}) {
		t.Errorf("operated %v", g.activated)
	}
	a.padded(held(padShoulderR), held())
	if g.focused != "a" {
		t.Errorf("a step from the last went to %q", g.focused)
	}
	g.keys = nil
	a.padded(held(padTop), held(), held(padRight), held(), held(padLeft), held())
	if !slices.Equal(g.keys, []string{"Enter", "Escape", "i"}) {
		t.Errorf("the scene got %v", g.keys)
	}
	in := &ui.Input{Keys: []ui.KeyEvent{{Key: "x"}}}
	a.pads.take(a, held(), true, in)
	if a.env.Pad != nil {
		t.Error("the signs stay when a key is pressed")
	}
}

func TestPadRepeatsDirectionsOnly(t *testing.T) {
	a, g := focusApp(node("a", 0, 0))
	counted := map[string]int{}
	for range 60 {
		for _, k := range a.padded(held(padRightward, padTop)) {
			counted[k.Key]++
		}
	}
	if want := 1 + (60-2-padDelay)/padEvery + 1; counted["ArrowRight"] != want || counted["Enter"] != 1 {
		t.Errorf("%v, want %d times right and one Enter", counted, want)
	}
	if len(g.activated) > 0 {
		t.Error("a held button operates something")
	}
}

// TestPadOpensTheMenu: the menu button opens the menu where there is one, and
// goes back elsewhere. A family with its letters mirrored chooses on the right.
func TestPadOpensTheMenu(t *testing.T) {
	a, g := focusApp(node("a", 0, 0), node("menu", 200, 0))
	a.padded(held(padCentreR), held())
	if !slices.Equal(g.activated, []string{"menu"}) {
		t.Errorf("operated %v", g.activated)
	}
	g.nodes = g.nodes[:1]
	a.padded(held(padCentreR), held())
	if !slices.Equal(g.keys, []string{"Escape"}) {
		t.Errorf("the scene got %v", g.keys)
	}
	g.activated, g.keys = nil, nil
	right, left := held(padRight), held(padBottom)
	right.family, left.family = pad.Mirrored, pad.Mirrored
	a.padded(right, padState{}, right, padState{}, left)
	if !slices.Equal(g.activated, []string{"a"}) || !slices.Equal(g.keys, []string{"Escape"}) {
		t.Errorf("mirrored: operated %v, keys %v", g.activated, g.keys)
	}
}

func TestPadScrolls(t *testing.T) {
	a, _ := focusApp(node("a", 0, 0))
	a.w, a.h = 640, 360
	in := &ui.Input{}
	a.pads.take(a, padState{ry: 1}, true, in)
	if !in.Hover || in.HoverX != 320 || in.WheelY >= 0 {
		t.Errorf("%+v", in)
	}
	in = &ui.Input{}
	a.pads.take(a, padState{lx: math.NaN(), ry: math.NaN(), family: pad.Letters}, true, in)
	if len(in.Keys) > 0 || in.WheelY != 0 {
		t.Errorf("a broken stick does something: %+v", in)
	}
}

func TestPadFamilies(t *testing.T) {
	for _, c := range []struct {
		name  string
		maker int
		want  pad.Family
	}{
		{"Xbox Wireless Controller", 0x045e, pad.Letters}, {"Wireless Controller", 0x054c, pad.Shapes}, {"DualSense Wireless Controller (STANDARD GAMEPAD Vendor: 054c Product: 0ce6)", 0, pad.Shapes},
		{"Nintendo Switch Pro Controller", 0, pad.Mirrored}, {"", 0x057e, pad.Mirrored}, {"Generic USB Joystick", 0x0079, pad.Letters},
	} {
		if got := familyOf(c.name, c.maker); got != c.want {
			t.Errorf("%q, %#x: %d, want %d", c.name, c.maker, got, c.want)
		}
	}
}

package faults

import (
	"slices"
	"testing"

	"godeck/scenes/ui"
)

// TestCovered checks what counts as covered, on pictures of a few things.
func TestCovered(t *testing.T) {
	win := ui.Rect{W: 400, H: 300}
	at := func(kind ui.ItemKind, owner string, x, y, w, h float64) ui.Item {
		return ui.Item{Kind: kind, Owner: owner, Text: owner, Rect: ui.Rect{X: x, Y: y, W: w, H: h}, Clip: win, Fits: true}
	}
	text, card := at(ui.ItemText, "words", 100, 100, 80, 20), at(ui.ItemCard, "card", 120, 90, 60, 84)
	under := card
	under.Layer = 1
	for _, c := range []struct {
		name  string
		items []ui.Item
		want  []string
	}{
		{"words on a card", []ui.Item{card, text}, nil},
		{"words under a card", []ui.Item{text, card}, []string{`card card "card" covers text "words" (words)`}},
		{"words beside a card", []ui.Item{text, at(ui.ItemCard, "card", 180, 90, 60, 84)}, nil},
		{"a card's own words", []ui.Item{at(ui.ItemText, "card", 130, 100, 20, 20), card}, nil},
		{"words under a panel", []ui.Item{text, at(ui.ItemSheet, "panel", 0, 0, 400, 300), card}, nil},
		{"words under a dialog", []ui.Item{text, under}, nil},
		{"a card at the edge", []ui.Item{at(ui.ItemCard, "card", 380, 90, 60, 84)}, []string{`card card "card" leaves the window ({380 90 60 84})`}},
		{"a card under its hand", []ui.Item{at(ui.ItemCard, "card", 120, 230, 60, 84)}, nil},
		{"a button on a button", []ui.Item{at(ui.ItemTarget, "low", 0, 0, 60, 60), at(ui.ItemTarget, "high", 10, 10, 40, 40)}, []string{"target low is under target high"}},
		{"a button in the corner of a field", []ui.Item{at(ui.ItemTarget, "field", 0, 0, 200, 200), at(ui.ItemTarget, "button", 0, 0, 60, 60)}, nil},
	} {
		if got := Covered(&ui.DisplayList{Items: c.items}, &ui.Env{W: win.W, H: win.H, Scale: 1}); !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

// TestBlank checks that a phrase in which nothing was filled in is found.
func TestBlank(t *testing.T) {
	win := ui.Rect{W: 400, H: 300}
	text := ui.Item{Kind: ui.ItemText, Owner: "words", Text: "Take {0}", Size: 20, Rect: ui.Rect{X: 10, Y: 10, W: 80, H: 20}, Clip: win, Fits: true}
	env := &ui.Env{W: win.W, H: win.H, Scale: 1}
	if got := Layout(&ui.DisplayList{Items: []ui.Item{text}}, env, 44); len(got) != 1 {
		t.Errorf("found %q", got)
	}
	text.Text = "Take 1400"
	if got := Layout(&ui.DisplayList{Items: []ui.Item{text}}, env, 44); len(got) != 0 {
		t.Errorf("found %q", got)
	}
}

package table

import (
	"testing"

	"godeck/scenes/ui"
)

// TestWonBackIsOwn checks that a back won from a rival is put over the player's own
// cards, and that those of the rival keep the game's.
func TestWonBackIsOwn(t *testing.T) {
	e := Entry{Looks: []Look{{ID: "won", Back: true}}}
	var m dressed
	plain := 0
	m.Faces.Back = func(*ui.Canvas, ui.Rect) { plain++ }
	e.Dress(&m, "won")
	if m.Faces.Look == nil {
		t.Error("the own cards have the usual back")
	}
	if m.Faces.Back(nil, ui.Rect{}); plain != 1 {
		t.Error("the game's back is another")
	}
}

type dressed struct{ Match }

package ui_test

import (
	"testing"

	"godeck/fonts"
	"godeck/scenes/internal/sample"
	"godeck/scenes/ui"
)

// TestRest: a character that the program's faces lack is asked for once, and
// has its own width when the rest is there.
func TestRest(t *testing.T) {
	sample.Fonts()
	ui.RestWanted()
	if ui.Measure("ふつうの文。Words.", ui.Regular, 20); ui.RestWanted() {
		t.Fatal("the rest is wanted for what the program says")
	}
	const name = "髙﨑鱻 Ωmega ﾊﾝｶｸ"
	wide := ui.Measure("ﾊ", ui.Bold, 100)
	if ui.Measure(name, ui.Bold, 20); !ui.RestWanted() || ui.RestWanted() {
		t.Fatal("the rest is not wanted once for what the faces lack")
	}
	if err := ui.UseRest([]byte("not a face")); err == nil {
		t.Error("anything is a face")
	}
	fonts.Rest(nil, func(data []byte, err error) {
		if err != nil {
			t.Fatal(err)
		}
		if err := ui.UseRest(data); err != nil {
			t.Fatal(err)
		}
	})
	if narrow := ui.Measure("ﾊ", ui.Bold, 100); narrow >= wide {
		t.Errorf("a narrow character is %v wide, as wide as before", narrow)
	}
	if ui.Measure(name+"龘", ui.Display, 20); ui.RestWanted() {
		t.Error("the rest is wanted though it is there")
	}
}

package typeset_test

import (
	"testing"

	"godeck/fonts"
	"godeck/scenes/internal/sample"
	"godeck/scenes/ui/typeset"
)

// TestRest: a character that the program's faces lack is asked for once, and
// has its own width when the rest is there.
func TestRest(t *testing.T) {
	sample.Fonts()
	typeset.RestWanted()
	if typeset.Measure("ふつうの文。Words.", typeset.Regular, 20); typeset.RestWanted() {
		t.Fatal("the rest is wanted for what the program says")
	}
	const name = "髙﨑鱻 Ωmega ﾊﾝｶｸ"
	wide := typeset.Measure("ﾊ", typeset.Bold, 100)
	if typeset.Measure(name, typeset.Bold, 20); !typeset.RestWanted() || typeset.RestWanted() {
		t.Fatal("the rest is not wanted once for what the faces lack")
	}
	if err := typeset.UseRest([]byte("not a face")); err == nil {
		t.Error("anything is a face")
	}
	fonts.Rest(nil, func(data []byte, err error) {
		if err != nil {
			t.Fatal(err)
		}
		if err := typeset.UseRest(data); err != nil {
			t.Fatal(err)
		}
	})
	if narrow := typeset.Measure("ﾊ", typeset.Bold, 100); narrow >= wide {
		t.Errorf("a narrow character is %v wide, as wide as before", narrow)
	}
	if typeset.Measure(name+"龘", typeset.Display, 20); typeset.RestWanted() {
		t.Error("the rest is wanted though it is there")
	}
}

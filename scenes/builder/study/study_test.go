package study

import (
	"math"
	"testing"
)

func TestSigned(t *testing.T) {
	for x, want := range map[float64]string{0: "+0.0", 0.021: "+2.1", -0.3: "−30.0", -0.0001: "−0.0"} {
		if got := signed(x); got != want {
			t.Errorf("%v: %q, want %q", x, got, want)
		}
	}
	if got := signed(math.Copysign(0, -1)); got != "+0.0" { // what a loss of nothing comes to
		t.Errorf("minus zero: %q", got)
	}
}

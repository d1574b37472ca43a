package ahead

import "testing"

// TestADetourIsNoForecast checks that what only one or two worlds come to by a detour
// over night is not said of the day.
func TestADetourIsNoForecast(t *testing.T) {
	var rare, often, plain Span
	rare.Add(60)
	rare.Add(60)
	for range 4 {
		often.Add(60)
	}
	plain.Add(30)
	if got := likely(rare, plain).Text(); got != "30" {
		t.Errorf("a detour counts: %s", got)
	}
	if got := likely(often, plain).Text(); got != "60" {
		t.Errorf("a third of the worlds does not: %s", got)
	}
	if got := likely(rare, Span{}).Text(); got != "60" {
		t.Errorf("nothing else is known: %s", got)
	}
}

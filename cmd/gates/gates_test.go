package main

import "testing"

func TestGates(t *testing.T) {
	all, err := measure("../..")
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range all {
		if !g.held {
			t.Errorf("%s: %s, the limit is %s\n%q", g.name, g.measured, g.limit, g.behind)
		}
	}
}

// TestGameNamed checks that a game named in a new shared file is reported.
func TestGameNamed(t *testing.T) {
	for text, want := range map[string]bool{`case "magna":`: true, `"godeck/rules/magna"`: true, `"godeck/scenes/mattsan"`: true, `"magnanimous"`: false, `// Magna`: false} {
		if gameNamed.MatchString(text) != want {
			t.Errorf("%s: %v", text, !want)
		}
	}
}

// TestLimit checks that what is above a limit has to be listed, may not grow,
// and leaves the list when it is below.
func TestLimit(t *testing.T) {
	allowed := map[string]int{"function listed": 90, "function done": 90}
	for _, c := range []struct {
		measured map[string]int
		held     bool
	}{
		{map[string]int{"listed": 90, "done": 81, "small": 80}, true},
		{map[string]int{"listed": 91, "done": 81}, false},
		{map[string]int{"listed": 85, "done": 80}, false},
		{map[string]int{"listed": 85, "done": 81, "new": 81}, false},
	} {
		if g := limit("function", "over %d", c.measured, 80, allowed); g.held != c.held {
			t.Errorf("%v: held %v: %q", c.measured, g.held, g.behind)
		}
	}
}

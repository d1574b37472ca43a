package main

import (
	"slices"
	"strings"
	"testing"
)

func TestClausesInComments(t *testing.T) {
	for text, want := range map[string]string{
		"none here":                             "",
		"draws a card (ABC-1.2).":               "ABC-1.2",
		"ABC-1.2, 1.3 and 4.5a":                 "ABC-1.2 ABC-1.3 ABC-4.5a",
		"(ABC-10.2 to 10.5)":                    "ABC-10.2 ABC-10.3 ABC-10.4 ABC-10.5",
		"(ABC-10.2 to\n10.4; DEF-1.1, as 10.8)": "ABC-10.2 ABC-10.3 ABC-10.4 DEF-1.1",
		"ABC-1.2 and 3 more":                    "ABC-1.2",
	} {
		if got := strings.Join(clausesIn(text), " "); got != want {
			t.Errorf("%q: %s, want %s", text, got, want)
		}
	}
}

// TestInstrument checks where a comment's code begins: before it nothing has
// run, and after it the clause has.
func TestInstrument(t *testing.T) {
	src := `package a

// f does it (ABC-1.1).
func f(n int) int {
	if n > 3 { // ABC-1.2
		return 1
	}
	switch n {
	case 1: // ABC-1.3
		n++
	// ABC-1.4
	case 2:
		n--
	}
	// ABC-1.5
	n += 2
	n += 3 // ABC-1.6
	g(n, // ABC-1.7
		n)
	return n // ABC-1.8
}

// ABC-1.9
const x = 3

func g(int, int) {
	// ABC-1.1
}
`
	want := `package a

// f does it (ABC-1.1).
func f(n int) int {clauseRan(0);
	if n > 3 {clauseRan(1); // ABC-1.2
		return 1
	}
	switch n {
	case 1:clauseRan(2); // ABC-1.3
		n++
	// ABC-1.4
	case 2:clauseRan(3);
		n--
	}
	// ABC-1.5
	clauseRan(4);n += 2
	clauseRan(5);n += 3 // ABC-1.6
	clauseRan(6);g(n, // ABC-1.7
		n)
	clauseRan(7);return n // ABC-1.8
}

// ABC-1.9
const x = 3

func g(int, int) {clauseRan(0);
	// ABC-1.1
}
`
	p := &places{number: map[string]int{}, coded: map[string]int{}}
	got, err := p.instrument("a.go", []byte(src))
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != want {
		t.Errorf("got\n%s", got)
	}
	if p.coded["ABC-1.1"] != 2 || p.coded["ABC-1.9"] != 0 || !slices.Contains(p.clauses, "ABC-1.8") {
		t.Errorf("%v", p.coded)
	}
}

// TestExecuted checks that a scenario's citations are compared with what it
// runs.
func TestExecuted(t *testing.T) {
	if testing.Short() {
		t.Skip("builds a program")
	}
	x, err := executed("../..", []string{"zutomayo"})
	if err != nil {
		t.Fatal(err)
	}
	if x.coded["ZTM-9.3"] == 0 || len(x.in["ZTM-9.3"]) == 0 {
		t.Errorf("ZTM-9.3: %d places, run in %v", x.coded["ZTM-9.3"], x.in["ZTM-9.3"])
	}
	if x.coded["ZTM-7.4"] > 0 && len(x.vain["ZTM-7.4"])+len(x.in["ZTM-7.4"]) == 0 {
		t.Error("nobody cites ZTM-7.4")
	}
}

package lobby

import (
	"regexp"
	"testing"

	"godeck/rules/ai"
	"godeck/rules/replay"
	"godeck/scenes/table"
)

// Every rival has a name of its own, a deck that exists, a level, and something
// to say on every occasion; the first two are for newcomers, the last is hard.
func TestRivals(t *testing.T) {
	id := regexp.MustCompile(`^[a-z]+(-[a-z]+)*$`)
	for _, d := range registry {
		if len(d.Rivals) == 0 {
			continue
		}
		g, err := d.Entry.Load()
		if err != nil {
			t.Fatal(err)
		}
		seen := map[string]bool{}
		if len(d.Rivals) != 6 {
			t.Errorf("%s has %d rivals", d.ID, len(d.Rivals))
		}
		for i, r := range d.Rivals {
			if !id.MatchString(r.ID) || seen[r.ID] || seen[r.Name.JA] || seen[r.Name.EN] {
				t.Errorf("%s: rival %d, %q, needs an id and names of its own", d.ID, i, r.ID)
			}
			seen[r.ID], seen[r.Name.JA], seen[r.Name.EN] = true, true, true
			if r.Name.JA == "" || r.Name.EN == "" || r.Title.JA == "" || r.Title.EN == "" || r.Draw == nil {
				t.Errorf("%s: %s lacks a name, a title or a figure", d.ID, r.ID)
			}
			if g.Library().Deck(r.Deck) == nil {
				t.Errorf("%s: %s plays %q, which is no deck", d.ID, r.ID, r.Deck)
			}
			level, ok := ai.ParseLevel(r.Level)
			if !ok {
				t.Errorf("%s: %s has level %q", d.ID, r.ID, r.Level)
			}
			if i < 2 && level != ai.Easy || i == 5 && level != ai.Hard {
				t.Errorf("%s: %s, number %d, plays at %s", d.ID, r.ID, i+1, r.Level)
			}
			n := 0
			for about := table.Greets; about <= table.Loses; about++ {
				if len(r.Lines[about]) == 0 {
					t.Errorf("%s: %s says nothing on occasion %d", d.ID, r.ID, about)
				}
				for _, line := range r.Lines[about] {
					if n++; line.JA == "" || line.EN == "" {
						t.Errorf("%s: %s: a line in one language: %v", d.ID, r.ID, line)
					}
				}
			}
			if n < 12 {
				t.Errorf("%s: %s has %d lines, a dozen are wanted", d.ID, r.ID, n)
			}
			if got := rivalOf(d, &replay.Player{Kind: "ai", Level: r.Level, Name: r.ID}, ""); got != r {
				t.Errorf("%s: %s is not found by its id", d.ID, r.ID)
			}
		}
	}
}

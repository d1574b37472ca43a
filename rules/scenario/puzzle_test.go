package scenario

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"godeck/rules"
	"godeck/rules/lesson"
)

// count is what the plays of a puzzle's turn come to.
type count struct{ plays, wins float64 }

// counter looks through all plays of a turn, in which the opponent answers as
// lesson.Judge has it.
type counter struct {
	j    *lesson.Judge
	m    *match
	seen map[uint64]count
	left int
}

func (c *counter) plays(s *rules.State) count {
	for !lesson.Missed(s, c.j.Turn) && s.Waiting(lesson.Learner.Other()) {
		c.j.Eng.Play(s, lesson.Learner.Other(), c.j.Reply(s), nil)
	}
	switch {
	case lesson.Won(s):
		return count{1, 1}
	case s.Over() || lesson.Missed(s, c.j.Turn):
		return count{1, 0}
	}
	h := lesson.Spot(s)
	if k, ok := c.seen[h]; ok {
		return k
	}
	var sum count
	c.seen[h] = sum // who comes back here has played nothing
	for _, o := range append([]rules.Option(nil), c.j.Options(s, lesson.Learner, nil)...) {
		if c.left--; c.left < 0 {
			return sum
		}
		next := *s
		c.j.Eng.Play(&next, lesson.Learner, o, nil)
		k := c.plays(&next)
		sum.plays, sum.wins = sum.plays+k.plays, sum.wins+k.wins
	}
	c.seen[h] = sum
	return sum
}

// line returns one way to win, in words, with what else would win at each point.
func (c *counter) line(s *rules.State) (out []string) {
	for {
		for !lesson.Missed(s, c.j.Turn) && s.Waiting(lesson.Learner.Other()) {
			o := c.j.Reply(s)
			out = append(out, "   they: "+c.m.optionName(s, lesson.Learner.Other(), o))
			c.j.Eng.Play(s, lesson.Learner.Other(), o, nil)
		}
		if s.Over() || lesson.Missed(s, c.j.Turn) {
			return out
		}
		var good, bad []string
		var next rules.State
		for _, o := range append([]rules.Option(nil), c.j.Options(s, lesson.Learner, nil)...) {
			cp := *s
			c.j.Eng.Play(&cp, lesson.Learner, o, nil)
			if wins, _ := c.j.Wins(&cp, 1<<21); wins {
				if len(good) == 0 {
					next = cp
				}
				good = append(good, c.m.optionName(s, lesson.Learner, o))
			} else {
				bad = append(bad, c.m.optionName(s, lesson.Learner, o))
			}
		}
		if len(good) == 0 {
			return append(out, "no win: "+strings.Join(bad, ", "))
		}
		out = append(out, c.m.prompt(s)+": "+strings.Join(good, " / ")+"    NOT: "+strings.Join(bad, ", "))
		*s = next
	}
}

// TestPuzzles plays every puzzle: its solution wins, its wrong tries cannot be won any
// more, and of all plays of the turn the fewer win. PUZZLE=name shows how.
func TestPuzzles(t *testing.T) {
	files, err := filepath.Glob("../*/lessons/puzzle-*.yaml")
	if err != nil || len(files) == 0 {
		t.Fatal("no puzzles")
	}
	for _, f := range files {
		want := os.Getenv("PUZZLE")
		if want != "" && !strings.Contains(f, want) {
			continue
		}
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		docs, err := Parse(f, text)
		if err != nil {
			t.Fatal(err)
		}
		tr := newTrial(docs[0], &Runner{})
		if err := guard(f, func() { tr.open(); tr.builder.build() }); err != nil && err.(Fault).What != "" {
			t.Fatal(err)
		}
		look := 35000 // answers; with PUZZLE it takes its time
		if want != "" {
			look = 1 << 20
		}
		c := &counter{j: &lesson.Judge{Eng: rules.NewEngine(tr.g), Turn: tr.s.Turn}, m: tr.match, seen: map[uint64]count{}, left: look}
		if want != "" {
			s := tr.s
			t.Logf("%s:\n%s", f, strings.Join(c.line(&s), "\n"))
		}
		s := tr.s
		k := c.plays(&s)
		t.Logf("%s: %.0f of %.0f plays win; %d answers played", filepath.Base(f), k.wins, k.plays, look-c.left)
		if c.left < 0 {
			t.Logf("… as far as was looked")
		} else if k.wins == 0 || 2*k.wins > k.plays {
			t.Errorf("%s: %.0f of %.0f plays win", f, k.wins, k.plays)
		}
		if _, faults := (&Runner{}).Lesson(docs[0]); len(faults) > 0 {
			t.Errorf("%v", faults[0])
		}
	}
}

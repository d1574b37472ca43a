package lobby

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"godeck/internal/faults"
	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/lesson"
	coach "godeck/scenes/table/lesson"
	"godeck/scenes/ui"
)

// everyPuzzle returns the puzzles of all games.
func everyPuzzle(t *testing.T) (out []*lesson.Lesson) {
	t.Helper()
	for i := range registry {
		list, err := lesson.Read(registry[i].Lessons)
		if err != nil {
			t.Fatal(err)
		}
		for _, l := range list {
			if l.Puzzle {
				out = append(out, l)
			}
		}
	}
	return out
}

// solver has a puzzle open as the lobby opens it.
type solver struct {
	t   *testing.T
	env *ui.Env
	l   *lobby
	c   *coach.Coach
}

func (k *solver) rest() {
	k.t.Helper()
	rest(k.t, k.env, k.c)
}

func (k *solver) sound(where string) {
	k.t.Helper()
	for _, f := range faults.Layout(k.c.Record(k.env), k.env, k.env.MinTarget()) {
		k.t.Errorf("%s: coach: %s", where, f)
	}
	if low(k.env) {
		return
	}
	for _, f := range faults.Layout(k.c.Below(k.env), k.env, k.env.MinTarget()) {
		if !strings.HasPrefix(f, "target log.line") {
			k.t.Errorf("%s: table: %s", where, f)
		}
	}
}

// answering is the puzzle as the table has it.
type answering interface {
	Answer(o rules.Option) error
	Options() []rules.Option
	Back(k int) (v *rules.View, options []rules.Option, free, ok bool)
}

// given returns how many answers the learner has given, those included that the
// table gives because nothing else can be answered.
func given(s answering) (n int) {
	for {
		if _, _, _, ok := s.Back(n + 1); !ok {
			return n
		}
		n++
	}
}

// give gives the answers of a way that the table does not give by itself.
func (k *solver) give(s answering, w lesson.Way) {
	k.t.Helper()
	for {
		k.rest()
		n := given(s)
		if n >= len(w) || len(s.Options()) == 0 {
			return
		}
		if err := s.Answer(w[n].Rules()); err != nil {
			k.t.Fatal(err)
		}
	}
}

// TestPuzzlesAtTheTable misses every puzzle once and then solves it, in every window
// and both languages: task, hint and what is said at the end fit, the position stands
// again, and the mark is set.
func TestPuzzlesAtTheTable(t *testing.T) {
	for _, l := range everyPuzzle(t) {
		for i, r := range rooms {
			for j, la := range []lang.Lang{lang.JA, lang.EN} {
				if testing.Short() && i%2 != j {
					continue
				}
				t.Run(fmt.Sprintf("%s/%s/%.0fx%.0f-%.1f-%s", l.Game, l.ID, r.w, r.h, r.text, la), func(t *testing.T) {
					puzzle(t, room(r.w, r.h, r.text, la), l)
				})
			}
		}
	}
}

func puzzle(t *testing.T, env *ui.Env, l *lesson.Lesson) {
	env.Store.(memStore)[currentKey] = []byte("a match")
	k := &solver{t: t, env: env, l: newLobby(Options{}, env)}
	k.c = k.l.lesson(l.Game, l.ID).(*coach.Coach)
	s := k.l.framed.at.(answering)
	k.rest()
	st := l.Solve()
	in := env.Settings.Lang
	if !strings.Contains(k.c.Status(env), st.Words.In(in)) || !has(k.c, env, "coach.hint") {
		t.Fatalf("the task or its hint is missing: %s", k.c.Status(env))
	}
	k.sound("task")
	k.c.Activate(env, "coach.hint")
	if k.rest(); !strings.Contains(k.c.Status(env), st.Hint.In(in)) {
		t.Error("the hint is not told")
	}
	k.sound("hint")
	k.c.Activate(env, "coach.hint")
	k.give(s, st.Ways[1])
	for n := 0; n < 300 && len(s.Options()) > 0; n++ { // as little as can be done
		o := s.Options()[0]
		for _, x := range s.Options() {
			if x.Verb == rules.Pass || x.Verb == rules.Done || x.Verb == rules.No {
				o = x
				break
			}
		}
		if err := s.Answer(o); err != nil {
			t.Fatal(err)
		}
		k.rest()
	}
	k.rest()
	if !has(k.c, env, "coach.again") || has(k.c, env, "result") {
		t.Fatalf("after a miss: %s", k.c.Status(env))
	}
	k.sound("missed")
	k.c.Activate(env, "coach.again")
	k.rest()
	k.give(s, st.Ways[0])
	if !strings.Contains(k.c.Status(env), l.Praise.In(in)) {
		t.Fatalf("it is not praised: %s", k.c.Status(env))
	}
	k.sound("solved")
	if !slices.Contains(k.l.school.learned()[l.Game], l.ID) {
		t.Error("the mark is missing")
	}
	if len(k.l.school.marks()) > 0 {
		t.Error("a puzzle is bookmarked")
	}
	if string(env.Store.(memStore)[currentKey]) != "a match" {
		t.Error("the kept match was touched")
	}
}

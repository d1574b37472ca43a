package session

import (
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/games/all"
	"godeck/rules/lesson"
)

// everyPuzzle calls do for every puzzle of every game.
func everyPuzzle(t *testing.T, do func(t *testing.T, l *lesson.Lesson, s *Puzzle)) {
	n := 0
	for _, e := range all.Games() {
		g, err := all.Load(e.ID)
		if err != nil {
			t.Fatal(err)
		}
		list, err := lesson.Read(e.Lessons)
		if err != nil {
			t.Fatal(err)
		}
		for _, l := range list {
			if !l.Puzzle {
				continue
			}
			n++
			t.Run(l.Game+"/"+l.ID, func(t *testing.T) {
				s, err := NewPuzzle(g, l, lang.Phrase{JA: "相手", EN: "Rival"})
				if err != nil {
					t.Fatal(err)
				}
				for range l.Steps[1:] {
					Tutor{Puzzle: s}.Next()
				}
				do(t, l, s)
			})
		}
	}
	if n < 5 {
		t.Errorf("%d puzzles", n)
	}
}

// settle lets the opponent answer.
func settle(s *Puzzle) {
	for n := 0; n < 4000 && s.Thinking(); n++ {
		s.Update()
		s.Events()
	}
}

// solve gives answers and lets the opponent answer between them.
func solve(t *testing.T, s *Puzzle, w lesson.Way) {
	t.Helper()
	for _, o := range w {
		settle(s)
		if err := s.Answer(o.Rules()); err != nil {
			t.Fatalf("%v: %v", o, err)
		}
	}
	settle(s)
}

// idle does as little as can be done until the turn is over.
func idle(t *testing.T, s *Puzzle) {
	t.Helper()
	for n := 0; !s.Missed() && !s.View().S.Over(); n++ {
		settle(s)
		list := s.Options()
		if len(list) == 0 || n > 400 {
			break
		}
		o := list[0]
		for _, x := range list {
			if x.Verb == rules.Pass || x.Verb == rules.Done || x.Verb == rules.No {
				o = x
				break
			}
		}
		if err := s.Answer(o); err != nil {
			t.Fatal(err)
		}
	}
}

// TestPuzzlesAreSolvedAndMissed plays every solution to the win and every wrong try to
// the end of its turn, after which the position stands again.
func TestPuzzlesAreSolvedAndMissed(t *testing.T) {
	everyPuzzle(t, func(t *testing.T, l *lesson.Lesson, s *Puzzle) {
		tutor := Tutor{Puzzle: s}
		first := *s.View()
		for i, w := range l.Solve().Ways[1:] {
			solve(t, s, w)
			idle(t, s)
			if ended, learned := tutor.Ended(); !ended || learned || !s.Missed() || s.Options() != nil {
				t.Errorf("wrong try %d: ended %v, learned %v", i+1, ended, learned)
			}
			if s.Answer(rules.Option{Verb: rules.Pass}) == nil {
				t.Error("an answer is taken after the turn")
			}
			epoch := s.Epoch()
			tutor.Again()
			if now := *s.View(); now != first || s.Epoch() == epoch {
				t.Error("the position does not stand again")
			}
		}
		solve(t, s, l.Solve().Ways[0])
		if ended, learned := tutor.Ended(); !ended || !learned {
			t.Error("the solution does not win")
		}
		if _, ok := tutor.Speech(); ok {
			t.Error("the task stays after the win")
		}
	})
}

// TestPuzzlesAreTakenBack takes every answer of a solution back again, one by one.
func TestPuzzlesAreTakenBack(t *testing.T) {
	everyPuzzle(t, func(t *testing.T, l *lesson.Lesson, s *Puzzle) {
		w := l.Solve().Ways[0]
		var was []rules.View
		for _, o := range w[:len(w)-1] {
			settle(s)
			was = append(was, *s.View())
			if err := s.Answer(o.Rules()); err != nil {
				t.Fatal(err)
			}
		}
		for k := len(was) - 1; k >= 0; k-- {
			if can, free := s.CanUndo(); !can || !free {
				t.Fatal("an answer cannot be taken back")
			}
			v, list, free, ok := s.Back(1)
			if !ok || !free || len(list) == 0 || *v != was[k] {
				t.Fatalf("answer %d: what was asked is not told", k+1)
			}
			if err := s.Undo(1); err != nil {
				t.Fatal(err)
			}
			if *s.View() != was[k] {
				t.Fatalf("answer %d is not taken back", k+1)
			}
		}
		if can, _ := s.CanUndo(); can || s.Undo(1) == nil {
			t.Error("more can be taken back than was answered")
		}
		solve(t, s, w)
		if !s.Solved() {
			t.Error("after all that, the solution does not win")
		}
	})
}

// TestPuzzlesHideTheOpponent: a view names no card that the learner may not see.
func TestPuzzlesHideTheOpponent(t *testing.T) {
	everyPuzzle(t, func(t *testing.T, l *lesson.Lesson, s *Puzzle) {
		g, _ := all.Load(l.Game)
		tab := g.Table()
		look := func() {
			v := s.View()
			for id := rules.CardID(1); id <= rules.CardID(v.S.NCards); id++ {
				c := v.S.Card(id)
				if see := tab.Zones[c.Zone.Kind()].See; c.Def != 0 && c.Owner != lesson.Learner && see == rules.SeeOwner && c.Known&1 == 0 && c.Zone.Seat() != lesson.Learner {
					t.Fatal("a card of the opponent's hidden zone is named")
				}
			}
		}
		for _, o := range l.Solve().Ways[0] {
			settle(s)
			look()
			if err := s.Answer(o.Rules()); err != nil {
				t.Fatal(err)
			}
		}
		look()
	})
}

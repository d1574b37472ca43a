package lesson

import (
	"errors"
	"slices"

	"godeck/rules"
)

// maxTry is the most options of a puzzle's solution or of a try that fails.
const maxTry = 120

// Solve returns the step in which a puzzle is played, nil if the lesson is no puzzle.
func (l *Lesson) Solve() *Step {
	if n := len(l.Steps); n > 0 && l.Steps[n-1].Kind == Solve {
		return &l.Steps[n-1]
	}
	return nil
}

// checkPuzzle checks that a puzzle is solved in its last step, and that nothing else
// is: what comes before are words.
func (l *Lesson) checkPuzzle() error {
	for i := range l.Steps {
		s := &l.Steps[i]
		last := i == len(l.Steps)-1
		switch {
		case l.Puzzle != (last && s.Kind == Solve) && (last || s.Kind == Solve):
			return errors.New("a puzzle, and nothing else, ends with what is to be solved")
		case l.Puzzle && !last && s.Kind != Say:
			return errors.New("before a puzzle there are words only")
		}
	}
	return nil
}

// Missed reports whether a puzzle is lost: the turn in which it had to be won is
// over, or the match is and the learner has not won it.
func Missed(s *rules.State, turn int16) bool {
	return s.Over() && s.Result.Winner != Learner || !s.Over() && s.Turn != turn
}

// Won reports whether the learner has won.
func Won(s *rules.State) bool {
	return s.Over() && s.Fault == rules.FaultNone && s.Result.Winner == Learner
}

// Judge looks through all that can still happen in the turn of a puzzle. It gives
// the opponent's answers: one after which the learner does not win any more, if
// there is one. It must be begun with the puzzle's turn, and serves one puzzle.
type Judge struct {
	Eng   *rules.Engine
	Turn  int16
	known map[uint64]bool
	left  int
	buf   [][]rules.Option
}

// Look is the most answers that Judge plays for one answer of the opponent.
const Look = 60000

// Wins reports whether the learner can win from here whatever the opponent
// does; sure is false if that is too far to see in the given number of answers.
func (j *Judge) Wins(s *rules.State, look int) (wins, sure bool) {
	if j.known == nil {
		j.known = map[uint64]bool{}
	}
	j.left = look
	wins = j.wins(s, 0)
	return wins, j.left > 0
}

// Options lists what is worth looking at: what takes nothing back.
func (j *Judge) Options(s *rules.State, p rules.Seat, buf []rules.Option) []rules.Option {
	return slices.DeleteFunc(j.Eng.Options(s, p, buf), func(o rules.Option) bool { return o.TakesBack() || o.Verb == rules.Concede })
}

// Asked returns who answers next: the opponent first, where both do.
func Asked(s *rules.State) rules.Seat {
	if s.Waiting(Learner.Other()) {
		return Learner.Other()
	}
	return Learner
}

// Spot is a number for all that matters of a position, whatever led to it.
func Spot(s *rules.State) uint64 {
	at := *s
	at.Dec.ID, at.Answers, at.News = 0, 0, 0
	return at.Hash()
}

func (j *Judge) wins(s *rules.State, depth int) bool {
	switch {
	case Won(s):
		return true
	case Missed(s, j.Turn) || s.Over():
		return false
	case j.left <= 0 || depth > 200:
		j.left = 0
		return false
	}
	h := Spot(s)
	if known, ok := j.known[h]; ok {
		return known
	}
	j.known[h] = false // who comes back here has won nothing by it
	p := Asked(s)
	for len(j.buf) <= depth {
		j.buf = append(j.buf, nil)
	}
	j.buf[depth] = j.Options(s, p, j.buf[depth])
	out := p != Learner
	for i := 0; i < len(j.buf[depth]); i++ {
		next := *s
		j.left--
		j.Eng.Play(&next, p, j.buf[depth][i], nil)
		if j.wins(&next, depth+1) != out {
			out = !out
			break
		}
		if j.left <= 0 {
			delete(j.known, h)
			return false
		}
	}
	j.known[h] = out
	return out
}

// Reply returns the opponent's answer, for which s must wait: where nothing helps
// against a win, or it is too far to see, one that does nothing.
func (j *Judge) Reply(s *rules.State) rules.Option {
	p := Learner.Other()
	all := j.Options(s, p, nil)
	calm := all[0]
	for _, o := range all {
		switch o.Verb {
		case rules.Pass, rules.No, rules.Done:
			calm = o
		}
	}
	if len(all) == 1 {
		return calm
	}
	for i := -1; i < len(all); i++ { // the calm one first
		o := calm
		if i >= 0 {
			o = all[i]
		}
		next := *s
		j.Eng.Play(&next, p, o, nil)
		if wins, sure := j.Wins(&next, Look/len(all)); sure && !wins {
			return o
		}
	}
	return calm
}

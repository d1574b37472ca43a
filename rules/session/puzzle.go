package session

import (
	"slices"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/games"
	"godeck/rules/lesson"
	"godeck/rules/replay"
)

// Coached is a Session under a coach, whose match is neither kept nor conceded
// and who has the last word.
type Coached interface{ Coached() }

// Puzzle is a position that is to be won in the turn that it shows. The match is
// real and the learner plays freely, with answers taken back at will; the opponent's
// are those of lesson.Judge. To a table it is a match as any other; Tutor is what
// a coach says of it.
type Puzzle struct {
	Single
	Unrecorded
	prepared
	earlier rules.View // of Back
	judge   lesson.Judge
	wait    int
	past    []rules.State // before each of the learner's answers
	answers int
	read    int // words that have been read
	gone    bool
	tries   int
}

var (
	_ Session = (*Puzzle)(nil)
	_ Teacher = (*Tutor)(nil)
	_ Coached = (*Puzzle)(nil)
	_ Coached = (*Lesson)(nil)
)

// NewPuzzle sets up a puzzle against an opponent with the given name.
func NewPuzzle(g games.Game, l *lesson.Lesson, rival lang.Phrase) (*Puzzle, error) {
	s := &Puzzle{prepared: prepared{l: l, rival: rival, game: g, eng: rules.NewEngine(g)}}
	return s, s.begin()
}

// Coached says that a coach has the last word.
func (*Lesson) Coached() {}

// Coached says that a coach has the last word.
func (*Puzzle) Coached() {}

func (s *Puzzle) begin() error {
	s.log.Reset()
	s.log.Watch(lesson.Learner)
	if err := s.l.Begin(s.game, &s.s, &s.log); err != nil {
		return err
	}
	s.judge = lesson.Judge{Eng: rules.NewEngine(s.game), Turn: s.s.Turn}
	s.epoch++
	s.tries++
	s.past, s.answers, s.fresh, s.gone, s.wait = s.past[:0], 0, false, false, scriptPause
	return nil
}

// Missed reports whether the turn is over without a win.
func (s *Puzzle) Missed() bool { return s.gone || lesson.Missed(&s.s, s.judge.Turn) }

// Solved reports whether the learner has won.
func (s *Puzzle) Solved() bool { return !s.gone && lesson.Won(&s.s) }

func (s *Puzzle) ended() bool { return s.Missed() || s.s.Over() }

func (s *Puzzle) give(p rules.Seat, o rules.Option) error {
	s.log.Watch(lesson.Learner)
	if err := s.eng.Answer(&s.s, p, o, &s.log); err != nil {
		return err
	}
	s.answers++
	s.fresh, s.wait = false, scriptPause
	return nil
}

// Thinking reports whether the opponent owes an answer.
func (s *Puzzle) Thinking() bool { return !s.ended() && s.s.Waiting(lesson.Learner.Other()) }

// Update gives the opponent's answers.
func (s *Puzzle) Update() {
	if !s.Thinking() || len(s.log.Events) > 0 {
		return
	}
	if s.wait > 0 {
		s.wait--
		return
	}
	_ = s.give(lesson.Learner.Other(), s.judge.Reply(&s.s)) // one of its options
}

// Options returns all legal answers; none once the turn is over. Answer takes none before the
// words have been read.
func (s *Puzzle) Options() []rules.Option {
	if s.ended() {
		return nil
	}
	return s.eng.Options(&s.s, lesson.Learner, nil)
}

// Answer gives an answer.
func (s *Puzzle) Answer(o rules.Option) error {
	if s.ended() || !s.s.Waiting(lesson.Learner) || s.read < len(s.l.Steps)-1 {
		return &rules.AnswerError{Seat: lesson.Learner, Option: o, JA: "いまは答えるときではありません", EN: "no answer is expected at the moment"}
	}
	was := s.s
	if err := s.give(lesson.Learner, o); err != nil {
		return err
	}
	s.past = append(s.past, was)
	return nil
}

// Concede ends this try.
func (s *Puzzle) Concede() error {
	s.gone = true
	return nil
}

// CanUndo reports whether there is an answer to take back, which is free.
func (s *Puzzle) CanUndo() (can, free bool) { return len(s.past) > 0 && !s.s.Over(), true }

// Back returns what the learner was asked at its k-th last answer.
func (s *Puzzle) Back(k int) (v *rules.View, options []rules.Option, free, ok bool) {
	if k < 1 || k > len(s.past) {
		return nil, nil, false, false
	}
	was := &s.past[len(s.past)-k]
	rules.ViewInto(s.game.Table(), was, lesson.Learner, &s.earlier)
	return &s.earlier, s.eng.Options(was, lesson.Learner, nil), true, true
}

// Undo takes back the learner's last k answers.
func (s *Puzzle) Undo(k int) error {
	if k < 1 || k > len(s.past) {
		return replay.ErrNothing
	}
	n := len(s.past) - k
	s.s, s.past = s.past[n], s.past[:n]
	s.epoch++
	s.fresh, s.gone, s.wait = false, false, scriptPause
	s.log.Reset()
	return nil
}

// Practice reports false: a puzzle is there to be tried.
func (s *Puzzle) Practice() bool { return false }

// Name returns a player's name.
func (s *Puzzle) Name(p rules.Seat, l lang.Lang) string {
	if p == lesson.Learner {
		return l.Pick("あなた", "You")
	}
	return s.rival.In(l)
}

// Human reports whether a person plays the seat.
func (s *Puzzle) Human(p rules.Seat) bool { return p == lesson.Learner }

// Deck returns "": the cards are prepared.
func (s *Puzzle) Deck(rules.Seat) string { return "" }

// At and Len count answers.
func (s *Puzzle) At() int  { return s.answers }
func (s *Puzzle) Len() int { return s.answers }

// Rematch sets the position up again.
func (s *Puzzle) Rematch(bool) { _ = s.begin() }

// Tutor is the Teacher of a puzzle.
type Tutor struct{ *Puzzle }

// Speech returns the words before the puzzle, then the task with its hint.
func (t Tutor) Speech() (sp Speech, ok bool) {
	if t.ended() {
		return sp, false
	}
	st := &t.l.Steps[t.read]
	sp = Speech{ID: t.read, JA: st.Words.JA, EN: st.Words.EN, Point: slices.Clone(st.Point), Asks: st.Kind == lesson.Solve}
	if sp.Asks {
		sp.Point, sp.Hint = nil, *st.Hint
	}
	return sp, true
}

// Next is called when the words have been read.
func (t Tutor) Next() { t.read = min(t.read+1, len(t.l.Steps)-1) }

// Progress counts the words and the puzzle.
func (t Tutor) Progress() (at, of int) {
	if t.Solved() {
		return len(t.l.Steps), len(t.l.Steps)
	}
	return t.read, len(t.l.Steps)
}

// Ended reports whether this try is over, and whether it has won.
func (t Tutor) Ended() (ended, learned bool) { return t.ended(), t.Solved() }

// Again sets the position up again.
func (t Tutor) Again() { _ = t.begin() }

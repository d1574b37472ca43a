package session

import (
	"slices"
	"strconv"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/games"
	"godeck/rules/lesson"
)

// Lesson is a tutorial as a session: the match is real, but the script gives
// the opponent's answers, and the learner's must be among those of the present
// gate. The table shows everything that is legal, as in any match; other
// answers are refused with the teacher's hint and change nothing.
type Lesson struct {
	Final // it can only be begun again
	Single
	Unrecorded
	prepared

	at      int // index of the step
	way     int // options given so far of the step's way
	ways    []lesson.Way
	wait    int
	failed  error // the script does not fit the rules: an outdated file
	conced  bool
	answers int
	given   []rules.Option // by the learner
	marked  int            // how many of them before the present step
}

var (
	_ Session = (*Lesson)(nil)
	_ Teacher = (*Lesson)(nil)
)

// scriptPause is the number of idle ticks before an answer by the script.
const scriptPause = 12

// NewLesson begins a lesson against an opponent with the given name.
func NewLesson(g games.Game, l *lesson.Lesson, rival lang.Phrase) (*Lesson, error) {
	s := &Lesson{prepared: prepared{l: l, rival: rival, game: g, eng: rules.NewEngine(g)}}
	return s, s.begin()
}

func (s *Lesson) begin() error {
	s.log.Reset()
	s.log.Watch(lesson.Learner)
	if err := s.l.Begin(s.game, &s.s, &s.log); err != nil {
		return err
	}
	s.epoch++
	s.at, s.way, s.wait, s.answers, s.fresh, s.conced = 0, 0, 0, 0, false, false
	s.given = s.given[:0]
	s.enter()
	return nil
}

// enter prepares the present step.
func (s *Lesson) enter() {
	s.way, s.wait, s.ways, s.marked = 0, scriptPause, nil, len(s.given)
	if st := s.step(); st != nil {
		s.ways = slices.Clone(st.Ways)
		if st.Kind == lesson.Play && st.Seat == lesson.Learner {
			s.wait = 0 // the script's answers for the learner come at once
		}
	}
}

func (s *Lesson) step() *lesson.Step {
	if s.at >= len(s.l.Steps) || s.conced || s.failed != nil {
		return nil
	}
	return &s.l.Steps[s.at]
}

// give gives one option for a seat and advances the lesson.
func (s *Lesson) give(p rules.Seat, o rules.Option) error {
	s.log.Watch(lesson.Learner)
	if err := s.eng.Answer(&s.s, p, o, &s.log); err != nil {
		return err
	}
	s.answers++
	s.fresh = false
	return nil
}

// passed keeps the ways that go on with this option, or advances to the next
// step if one of them is complete.
func (s *Lesson) passed(o rules.Option) {
	rest := s.ways[:0]
	for _, w := range s.ways {
		if s.way < len(w) && w[s.way].Rules() == o {
			rest = append(rest, w)
		}
	}
	s.ways = rest
	s.way++
	for _, w := range s.ways {
		if s.way == len(w) {
			s.at++
			s.enter()
			return
		}
	}
	s.wait = 0
}

// Speech returns what the teacher says now.
func (s *Lesson) Speech() (sp Speech, ok bool) {
	st := s.step()
	if st == nil || st.Kind == lesson.Play {
		return sp, false
	}
	sp = Speech{ID: s.epoch<<16 | s.at, JA: st.Words.JA, EN: st.Words.EN, Point: st.Point, Asks: st.Kind == lesson.Ask}
	if s.way > 0 && len(s.ways) > 0 { // the answer has begun: point at its next part
		switch o := s.ways[0][s.way].Rules(); o.Verb {
		case rules.Pick:
			sp.Point = append([]string{"card:" + strconv.Itoa(int(o.Card))}, st.Point...)
		case rules.Done:
			sp.Point = append([]string{"commit"}, st.Point...)
		}
	}
	return sp, true
}

// Next is called when the words have been read.
func (s *Lesson) Next() {
	if st := s.step(); st != nil && st.Kind == lesson.Say {
		s.at++
		s.enter()
	}
}

// Progress counts the steps with words.
func (s *Lesson) Progress() (at, of int) {
	for i := range s.l.Steps {
		if s.l.Steps[i].Kind == lesson.Play {
			continue
		}
		of++
		if i < s.at {
			at++
		}
	}
	return at, of
}

// Ended reports whether the lesson is over, and whether it was completed.
func (s *Lesson) Ended() (ended, learned bool) {
	return s.at >= len(s.l.Steps) || s.conced || s.failed != nil, s.at >= len(s.l.Steps) && s.failed == nil
}

// Again restarts the lesson.
func (s *Lesson) Again() {
	s.failed = nil
	_ = s.begin() // it has begun before, so it cannot fail
}

// Bookmark is where a learner has left a lesson.
type Bookmark struct {
	Step  int            `json:"step"`  // index of the step
	Of    int            `json:"of"`    // how many the lesson has
	Given []rules.Option `json:"given"` // the learner's answers before it
}

// BookmarkOf returns where a lesson is: at the beginning of its present step.
func BookmarkOf(s *Lesson) Bookmark {
	return Bookmark{Step: s.at, Of: len(s.l.Steps), Given: slices.Clone(s.given[:s.marked])}
}

// Resume continues a lesson at a bookmark. It reports false, and the lesson begins
// afresh, if the bookmark does not fit, as when the lesson has been rewritten.
func Resume(s *Lesson, b Bookmark) bool {
	if b.Of != len(s.l.Steps) || b.Step <= 0 || b.Step >= b.Of || s.begin() != nil {
		return false
	}
	left := b.Given
	for s.at < b.Step && s.failed == nil {
		switch st := s.step(); st.Kind {
		case lesson.Say:
			s.Next()
		case lesson.Play:
			s.log.Reset()
			s.wait = 0
			s.Update()
		default:
			if len(left) == 0 || s.Answer(left[0]) != nil {
				s.Again()
				return false
			}
			left = left[1:]
		}
	}
	if s.at != b.Step || len(left) > 0 || s.s.Over() {
		s.Again()
		return false
	}
	s.log.Reset()
	return true
}

// Lesson returns the compiled lesson.
func (s *Lesson) Lesson() *lesson.Lesson { return s.l }

// Update gives the script's answers.
func (s *Lesson) Update() {
	st := s.step()
	if st == nil || st.Kind != lesson.Play || len(s.log.Events) > 0 {
		return
	}
	if s.wait > 0 {
		s.wait--
		return
	}
	o := st.Ways[0][s.way].Rules()
	if err := s.give(st.Seat, o); err != nil {
		s.failed = err
		return
	}
	s.passed(o)
}

// Thinking reports whether the script owes an answer.
func (s *Lesson) Thinking() bool {
	st := s.step()
	return st != nil && st.Kind == lesson.Play
}

// gate returns the present gate, or the one after the words that are being
// read.
func (s *Lesson) gate() *lesson.Step {
	if s.step() == nil {
		return nil
	}
	for i := s.at; i < len(s.l.Steps); i++ {
		switch s.l.Steps[i].Kind {
		case lesson.Ask:
			return &s.l.Steps[i]
		case lesson.Play:
			return nil
		}
	}
	return nil
}

// Options returns all legal answers, gate or not, so the table looks as in any
// match.
func (s *Lesson) Options() []rules.Option {
	if s.gate() == nil {
		return nil
	}
	return s.eng.Options(&s.s, lesson.Learner, nil)
}

// Answer gives an answer if the gate accepts it.
func (s *Lesson) Answer(o rules.Option) error {
	refuse := func(ja, en string) error {
		return &rules.AnswerError{Seat: lesson.Learner, Option: o, JA: ja, EN: en}
	}
	st := s.step()
	switch {
	case st == nil || st.Kind == lesson.Play:
		return refuse("いまは答えるときではありません", "no answer is expected at the moment")
	case st.Kind == lesson.Say:
		return refuse("まず説明を読んで「次へ」を押してください", "read on first: press Next")
	}
	for _, w := range s.ways {
		if s.way < len(w) && w[s.way].Rules() == o {
			if err := s.give(lesson.Learner, o); err != nil {
				return err
			}
			s.given = append(s.given, o)
			s.passed(o)
			return nil
		}
	}
	if !slices.Contains(s.eng.Options(&s.s, lesson.Learner, nil), o) {
		return refuse(s.game.Why(&s.s, lesson.Learner, o)) // illegal: the reason is worth learning, too
	}
	return refuse(st.Hint.JA, st.Hint.EN)
}

// Refuses returns why a card is not taken up now, nil if it may be: the gate asks for
// something in which it has no part. A table that asks refuses it before it is chosen,
// by touch or by drag; others refuse what it would answer.
func (s *Lesson) Refuses(c rules.CardID) error {
	st := s.step()
	if st == nil || st.Kind != lesson.Ask {
		return nil
	}
	for _, w := range s.ways {
		for _, o := range w[min(s.way, len(w)):] {
			if o.Rules().Card == c {
				return nil
			}
		}
	}
	return &rules.AnswerError{Seat: lesson.Learner, Option: rules.Option{Verb: rules.Use, Card: c}, JA: st.Hint.JA, EN: st.Hint.EN}
}

// Strays returns why an answer is not meant, nil if it may be: the gate asks for the same
// of the same card, but otherwise, such as in another place. A table offers only what is
// meant; what it does not ask about is refused when it is answered.
func (s *Lesson) Strays(o rules.Option) error {
	st := s.step()
	if st == nil || st.Kind != lesson.Ask {
		return nil
	}
	asked := false
	for _, w := range s.ways {
		if s.way < len(w) {
			q := w[s.way].Rules()
			if q == o {
				return nil
			}
			asked = asked || q.Verb == o.Verb && q.Card == o.Card
		}
	}
	if !asked {
		return nil
	}
	return &rules.AnswerError{Seat: lesson.Learner, Option: o, JA: st.Hint.JA, EN: st.Hint.EN}
}

// Concede ends the lesson as not completed.
func (s *Lesson) Concede() error {
	if s.s.Over() {
		return nil
	}
	s.conced = true
	return s.give(lesson.Learner, rules.Option{Verb: rules.Concede})
}

// Name returns a player's name.
func (s *Lesson) Name(p rules.Seat, l lang.Lang) string {
	if p == lesson.Learner {
		return l.Pick("あなた", "You")
	}
	return s.rival.In(l)
}

// Human reports whether a person plays the seat.
func (s *Lesson) Human(p rules.Seat) bool { return p == lesson.Learner }

// Deck returns "": a lesson has prepared cards.
func (s *Lesson) Deck(rules.Seat) string { return "" }

// At and Len count answers.
func (s *Lesson) At() int  { return s.answers }
func (s *Lesson) Len() int { return s.answers }

// Rematch restarts the lesson.
func (s *Lesson) Rematch(bool) { s.Again() }

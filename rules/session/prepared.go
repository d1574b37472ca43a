package session

import (
	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/games"
	"godeck/rules/lesson"
)

// prepared is a position that a learner plays at, in a lesson or a puzzle.
type prepared struct {
	l         *lesson.Lesson
	rival     lang.Phrase
	game      games.Game
	eng       *rules.Engine
	s         rules.State
	view      rules.View
	fresh     bool      // view is up to date
	log       rules.Log // not handed over yet, with the learner's views
	delivered rules.Log // handed over last
	epoch     int
}

// Audience returns the learner's seat.
func (s *prepared) Audience() rules.Seat { return lesson.Learner }

// View returns what the learner may know.
func (s *prepared) View() *rules.View {
	if !s.fresh {
		rules.ViewInto(s.game.Table(), &s.s, lesson.Learner, &s.view)
		s.fresh = true
	}
	return &s.view
}

// Epoch changes when the position is set up again, or an answer is taken back.
func (s *prepared) Epoch() int { return s.epoch }

// Events returns what has happened and the learner's views of it.
func (s *prepared) Events() ([]rules.Event, []rules.View) {
	return deliver(&s.log, &s.delivered, lesson.Learner)
}

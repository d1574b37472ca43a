package session

import "godeck/rules"

// replayPause is how many quiet ticks lie between two answers of a replay.
const replayPause = 30

// Replaying reports whether a stored match is being watched.
func (s *Session) Replaying() bool { return s.replay }

// At is the replay's position in answers.
func (s *Session) At() int {
	if !s.replay {
		return len(s.answers)
	}
	return s.at
}

// Len is the number of answers.
func (s *Session) Len() int { return len(s.answers) }

// Seek shows the match after n answers; on a live match it begins a replay of it.
func (s *Session) Seek(n int) {
	if !s.replay {
		s.replay = true
	}
	s.at = max(0, min(n, len(s.answers)))
	s.playing = false
	s.watchAs()
	s.newEpoch()
}

// watchAs chooses whose eyes a replay has: the person's who played, else nobody's.
func (s *Session) watchAs() {
	s.audience = rules.NoSeat
	for p := rules.Seat(0); p < 2; p++ {
		if s.Human(p) && !s.Human(p.Other()) {
			s.audience = p
		}
	}
}

// Playing tells whether the replay goes on by itself.
func (s *Session) Playing() bool { return s.replay && s.playing && s.at < len(s.answers) }

// SetPlaying starts or stops it.
func (s *Session) SetPlaying(on bool) { s.playing, s.wait = on, 0 }

// updateReplay carries a playing replay on by one answer; its events are made
// anew from the state before it.
func (s *Session) updateReplay() {
	if !s.Playing() || len(s.events) > 0 {
		return
	}
	if s.wait > 0 {
		s.wait--
		return
	}
	s.wait = replayPause
	a := s.answers[s.at]
	if a.Option.Verb == rules.Pick || a.Option.Revises() {
		s.wait = 2
	}
	st := s.before[s.at]
	s.log.Reset()
	if s.eng.Answer(&st, a.Seat, a.Option, &s.log) == nil {
		for _, ev := range s.log.Events {
			s.events = append(s.events, ev.For(s.audience))
		}
	}
	s.at++
	s.fresh = false
}

// Continue turns the replay into a live match from the present position.
func (s *Session) Continue() {
	if !s.replay {
		return
	}
	if s.at < len(s.answers) {
		s.state = s.before[s.at]
		s.before, s.answers = s.before[:s.at], s.answers[:s.at]
	}
	s.replay, s.playing = false, false
	s.begin()
	if s.cfg.Saved != nil {
		s.cfg.Saved(s)
	}
}

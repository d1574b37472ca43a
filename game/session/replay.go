package session

import "godeck/rules"

// replayPause is how many quiet ticks lie between two answers of a replay.
const replayPause = 30

// Replaying reports whether a stored match is being watched.
func (s *Session) Replaying() bool { return s.replay }

// At is the replay's position in answers.
func (s *Session) At() int {
	if !s.replay {
		return s.m.Len()
	}
	return s.at
}

// Len is the number of answers.
func (s *Session) Len() int { return s.m.Len() }

// Seek shows the match after n answers; on a live match it begins to watch it.
func (s *Session) Seek(n int) {
	if !s.replay {
		s.begin()
		s.replay = true
	}
	s.at = max(0, min(n, s.m.Len()))
	s.playing = false
	s.newEpoch()
}

// Playing tells whether the replay goes on by itself.
func (s *Session) Playing() bool { return s.replay && s.playing && s.at < s.m.Len() }

// SetPlaying starts or stops it.
func (s *Session) SetPlaying(on bool) { s.playing, s.wait = on, 0 }

// updateReplay carries a playing replay on by one answer.
func (s *Session) updateReplay() {
	if !s.Playing() || len(s.log.Events) > 0 {
		return
	}
	if s.wait > 0 {
		s.wait--
		return
	}
	s.wait = replayPause
	if o := s.m.Record().Answers[s.at].Option; o.Verb == rules.Pick || o.Revises() {
		s.wait = 2
	}
	s.at++
	s.log.Watch(s.audience)
	s.m.Retell(s.at, &s.log)
	s.fresh = false
}

// Continue turns the replay into a live match from the present position; the
// watched one is left as it is.
func (s *Session) Continue() {
	if !s.replay {
		return
	}
	s.m = s.m.Branch(s.at)
	s.replay, s.playing = false, false
	s.begin()
	s.save()
}

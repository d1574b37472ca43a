package session

// replayPause is the number of idle ticks between two answers of a replay.
const replayPause = 30

// Replaying reports whether a recorded match is being watched.
func (s *Local) Replaying() bool { return s.replay }

// At returns the replay's position in answers.
func (s *Local) At() int {
	if !s.replay {
		return s.m.Len()
	}
	return s.at
}

// Live reports whether two computer players are being watched while they play.
func (s *Local) Live() bool { return s.live && s.shown == nil }

// Turns returns the numbers of answers after which a turn began.
func (s *Local) Turns() []int {
	if s.counted > s.m.Len() {
		s.turns, s.counted = nil, 0 // answers were taken back
	}
	for ; s.counted < s.m.Len(); s.counted++ {
		before, after := s.m.At(s.counted), s.m.At(s.counted+1)
		for n := min(before.Turn, after.Turn-1); n < after.Turn && after.Turn != before.Turn; n++ { // a turn may pass without a question
			s.turns = append(s.turns, s.counted+1)
		}
	}
	return s.turns
}

// Len returns the number of answers.
func (s *Local) Len() int { return s.m.Len() }

// Seek shows the match after n answers, and turns a live match into a replay.
// If two computer players are being watched, they play on to an n beyond the
// end.
func (s *Local) Seek(n int) {
	if s.live && n > s.m.Len() && !s.m.State().Over() {
		s.playing, s.stop = true, n
		return
	}
	if !s.replay {
		s.begin()
		s.replay = true
	}
	s.at = max(0, min(n, s.m.Len()))
	s.playing, s.stop = false, 0
	s.newEpoch()
}

// Playing reports whether the replay advances by itself.
func (s *Local) Playing() bool {
	return s.replay && s.playing && (s.at < s.m.Len() || s.live && !s.m.State().Over())
}

// SetPlaying starts or stops the replay; at the end it starts from the
// beginning.
func (s *Local) SetPlaying(on bool) {
	if on && s.replay && s.at > 0 && s.at == s.m.Len() && !(s.live && !s.m.State().Over()) {
		s.Seek(0)
	}
	s.playing, s.stop, s.wait = on, 0, 0
}

// updateReplay advances a playing replay by one answer.
func (s *Local) updateReplay() {
	if len(s.log.Events) > 0 {
		return
	}
	if !s.Playing() {
		s.critic.think(s)
		return
	}
	if s.wait > 0 {
		s.wait--
		return
	}
	if s.at == s.m.Len() {
		if s.others(); s.at < s.m.Len() { // the answer has been presented
			s.at = s.m.Len()
			s.playing = s.stop == 0 || s.at < s.stop
		}
		return
	}
	s.wait = replayPause
	if _, o := s.m.Given(s.at); !o.Ends() {
		s.wait = 2
	}
	s.at++
	s.log.Watch(s.audience)
	s.m.EventsInto(s.at, &s.log)
	s.fresh = false
}

// Continue turns the replay into a live match from the present position; the
// recorded match is unchanged.
func (s *Local) Continue() {
	if !s.replay || s.shown != nil {
		return
	}
	s.m, s.critic = s.m.Branch(s.at), critic{}
	s.replay, s.playing = false, false
	s.begin()
	save(s)
}

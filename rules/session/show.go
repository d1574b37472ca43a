package session

import (
	"godeck/rules"
	"godeck/rules/ai"
	"godeck/rules/replay"
)

// shown is a recorded match in whose place computer players play on from one of its positions,
// for people to see how it could have been played.
type shown struct {
	m       *replay.Match
	at      int
	players [2]ai.Player
	pauses  [2]Pauses
}

// Shows reports whether computer players can play on from the position of a recorded match
// that is over, in the place of its people, and whether they do.
func Shows(s Session) (can, on bool) {
	l, ok := s.(*Local)
	if !ok || l.cfg.Expert == nil {
		return false, false
	}
	if l.shown != nil {
		return false, true
	}
	return l.replay && !l.live && l.at < l.m.Len() && l.m.State().Over() && (l.Human(0) || l.Human(1)), false
}

// Show lets computer players play on from the position of a recorded match (on), or returns to
// it. Nothing of what they play is kept: Match, Record and Link are those of the recorded match.
func Show(s Session, on bool) {
	can, shows := Shows(s)
	l, _ := s.(*Local)
	switch {
	case on && can:
		l.shown = &shown{l.m, l.at, l.cfg.Players, l.cfg.Pauses}
		for p := range l.cfg.Players {
			if l.cfg.Players[p] == nil {
				l.cfg.Players[p], l.cfg.Pauses[p] = l.cfg.Expert(rules.Seat(p))
			}
		}
		l.m = l.m.Branch(l.at)
		l.at = l.m.Len()
	case !on && shows:
		was := l.shown
		l.shown = nil
		l.m, l.at, l.cfg.Players, l.cfg.Pauses = was.m, was.at, was.players, was.pauses
	default:
		return
	}
	l.live, l.playing, l.stop, l.wait = on, on, 0, 0
	l.thinking, l.planned, l.queued = rules.NoSeat, nil, nil
	l.turns, l.counted = nil, 0
	l.newEpoch()
}

// kept returns the match that is kept: not what is shown in its place.
func kept(s *Local) *replay.Match {
	if s.shown != nil {
		return s.shown.m
	}
	return s.m
}

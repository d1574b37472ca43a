package scenario

import (
	"godeck/rules/lesson"
	"godeck/rules/replay"
)

// Record compiles the first scenario of a file into a record that begins with
// its position and has the answers of its steps, so that the program shows it
// and lets people play on. Nobody has to have written steps or expectations;
// those that are there must hold. The error is a Fault.
func (r *Runner) Record(file string, data []byte) (*replay.Record, error) {
	list, err := parseFile(file, data, true)
	if err != nil {
		return nil, err
	}
	return r.record(list[0])
}

func (r *Runner) record(s *Scenario) (*replay.Record, error) {
	for _, k := range []string{"cards", "match"} {
		if n := s.root.get(k); n != nil {
			return nil, Fault{s.File, n.line, "the program shows positions with its own cards and of a single match: leave " + k + ": out"}
		}
	}
	t := newTrial(s, r)
	t.shown, t.les = &Script{}, &taught{free: s.free, asks: map[*node]int{}}
	if faults := t.play(); len(faults) > 0 {
		return nil, faults[0]
	}
	g := r.games[s.Game]
	p := &lesson.Position{Title: s.Title, Start: t.les.l.Start}
	p.Start.Shuffled = !t.shown.Start.Script.Keep || s.root.get("steps") == nil && s.root.get("shuffle") == nil
	set := replay.Setup{Seed: p.Start.Seed, Position: p, Seats: [2]replay.Player{{Kind: "human"}, {Kind: "ai", Level: "normal"}}}
	for i := range set.Decks {
		set.Decks[i].ID = g.Library().Decks()[i].ID
	}
	match, err := replay.New(g, set)
	if err != nil {
		return nil, Fault{s.File, s.Line, err.Error()}
	}
	if match.State().Over() {
		return nil, Fault{s.File, s.Line, "the match is over before anybody is asked: say what the players hold"}
	}
	for _, a := range t.shown.Answers {
		if _, err := match.Answer(a.Seat, a.Option); err != nil {
			return nil, Fault{s.File, s.Line, "the steps cannot be shown: " + err.Error()}
		}
	}
	return match.Record(), nil
}

package scenario

import (
	"godeck/rules"
	"godeck/rules/effect"
	"godeck/rules/games"
	"godeck/rules/games/all"
	"godeck/rules/lesson"
)

// Runner runs scenarios. It caches the games it has loaded; the zero value is
// ready to use. It is not safe for concurrent use.
type Runner struct{ games map[string]games.Game }

// load returns the game with the scenario's own cards.
func (r *Runner) load(game, file string, pack []byte) (games.Game, error) {
	base := r.games[game]
	if base == nil {
		var err error
		if base, err = all.Load(game); err != nil {
			return nil, err
		}
		if r.games == nil {
			r.games = map[string]games.Game{}
		}
		r.games[game] = base
	}
	return all.Extend(base, games.File{Name: file, Data: pack})
}

// Run plays a scenario and returns its faults, none if it passes. Failed
// expectations are collected; an answer that cannot be given ends the run.
func (r *Runner) Run(s *Scenario) []Fault {
	if s.Lesson {
		_, faults := r.Lesson(s)
		return faults
	}
	return newTrial(s, r).play()
}

// trial is a scenario being run: its position is set up, and its steps are
// carried out one after the other.
type trial struct {
	*match // once its game is loaded
	*report
	sc      *Scenario
	run     *Runner
	les     *taught // collects a lesson, nil for other scenarios
	shown   *Script // collects the answers, nil while scenarios are checked
	builder *builder
	answers *answers
	above   *above // the series, nil for scenarios of one game
}

func newTrial(s *Scenario, r *Runner) *trial { return &trial{sc: s, run: r, report: &report{}} }

// play carries everything out and returns the faults.
func (tr *trial) play() []Fault {
	s := tr.sc
	err := guard(s.File, func() {
		tr.open()
		if n := s.root.get("match"); n != nil {
			tr.beginSeries(n)
		} else {
			tr.builder.build()
		}
		if tr.shown != nil {
			tr.shown.Start = tr.s
		}
		if tr.les != nil {
			tr.les.start = tr.s.Hash()
		}
		if steps := s.root.get("steps"); steps != nil {
			for _, n := range steps.list {
				tr.step(n)
			}
		}
		if left := int(tr.s.Script.I); left < len(tr.dice) && tr.answers.entry >= 0 {
			tr.dice[left].fail("chance was asked for %d of the %d numbers only", left, len(tr.dice))
		}
	})
	if f, ok := err.(Fault); ok && f.What != "" {
		tr.faults = append(tr.faults, f)
	}
	for i := range tr.faults {
		tr.faults[i].File = s.File
	}
	return tr.faults
}

// open loads the game with the scenario's cards.
func (tr *trial) open() {
	sc := tr.sc
	v := all.Vocabulary(sc.Game)
	if v == nil {
		sc.root.get("game").fail("%s is not finished yet", sc.Game)
	}
	g, err := tr.run.load(sc.Game, sc.File, sc.pack(v))
	if err != nil {
		if faults, ok := err.(effect.Faults); ok {
			for _, f := range faults {
				tr.faults = append(tr.faults, Fault{sc.File, max(f.Line, 1), f.Field + ": " + f.What.EN + hinted(f.Hint.EN)})
			}
			panic(stop{})
		}
		sc.root.fail("%v", err)
	}
	tr.match = newMatch(g)
	tr.builder = &builder{match: tr.match, sc: sc, les: tr.les, given: map[string]bool{}, places: map[string]*node{}}
	tr.answers = &answers{match: tr.match, les: tr.les, shown: tr.shown}
}

func hinted(s string) string {
	if s == "" {
		return ""
	}
	return " (" + s + ")"
}

// step carries out one entry, whose form checkSteps has checked.
func (tr *trial) step(n *node) {
	switch k, v := n.keys[0], n.vals[0]; k.text {
	case "p1", "p2":
		p, _ := rules.ParseSeat(k.text)
		tr.log.Reset()
		tr.les.gate(lesson.Step{Kind: lesson.Play, Seat: p})
		tr.answers.answer(p, v, nil)
		tr.answers.entry++
	case "say", "ask":
		tr.words(n)
	case "solve":
		tr.solve(n)
	case "both":
		tr.both(v)
	case "refuse":
		tr.refuse(v)
	case "accept":
		tr.accept(v)
	case "until":
		tr.until(v)
	case "match":
		tr.above.step(v)
	case "expect":
		tr.expect(v)
	case "deck":
		tr.deck(v)
	case "note":
		v.word()
	}
}

package scenario

import (
	"godeck/rules"
	"godeck/rules/lesson"
)

// solve makes the step in which a puzzle is played: its words, the solution, which
// must win, and the tries that look good and must not. The learner's answers are
// written, the opponent's are those of lesson.Judge.
func (tr *trial) solve(n *node) {
	n.only("solve", "solution", "wrong")
	w := n.vals[0]
	words := bilingual(w, "point", "hint")
	for _, k := range []string{"solution", "wrong"} {
		if n.get(k) == nil {
			n.fail("a puzzle needs %s: the learner's answers", k)
		}
	}
	if w.get("hint") == nil {
		w.fail("a puzzle needs a hint: {ja: …, en: …}")
	}
	hint := bilingual(w.get("hint"))
	s := lesson.Step{Kind: lesson.Solve, Words: &words, Hint: &hint, Point: tr.points(w)}
	from := tr.s
	s.Ways = append(s.Ways, tr.try(n.get("solution"), true))
	end := tr.s
	for _, x := range n.get("wrong").items() {
		tr.s = from
		s.Ways = append(s.Ways, tr.try(x, false))
	}
	tr.s = end
	if tr.les != nil && !tr.les.free {
		tr.les.l.Steps = append(tr.les.l.Steps, s)
		tr.les.open = nil
	}
}

// try plays one try of a puzzle and returns the learner's answers.
func (tr *trial) try(n *node, wins bool) (out lesson.Way) {
	j := &lesson.Judge{Eng: tr.eng, Turn: tr.s.Turn}
	mine := &answers{match: tr.match, les: &taught{}}
	note := lesson.Step{Kind: lesson.Solve, Ways: []lesson.Way{nil}}
	mine.les.open = &note
	reply := func() { // and what leaves the learner no choice, which is not written
		for !tr.s.Over() && !lesson.Missed(&tr.s, j.Turn) {
			p, o := lesson.Learner.Other(), rules.Option{}
			if tr.s.Waiting(p) {
				o = j.Reply(&tr.s)
			} else if all := j.Options(&tr.s, lesson.Learner, nil); len(all) == 1 {
				p, o = lesson.Learner, all[0]
			} else {
				return
			}
			mine.give(p, n, o, nil)
		}
	}
	if n.kind != sequence || len(n.list) == 0 {
		n.fail("a list of the learner's answers is needed")
	}
	reply()
	for _, x := range n.list {
		if tr.s.Over() || lesson.Missed(&tr.s, j.Turn) {
			x.fail("the puzzle has ended before this answer")
		}
		mine.answer(lesson.Learner, x, nil)
		reply()
	}
	won := lesson.Won(&tr.s)
	if still, sure := j.Wins(&tr.s, 1<<20); !wins && (still || !sure) {
		n.fail("after this the puzzle can still be won (or that is too far to see)")
	}
	if wins && !won {
		n.fail("this does not win: %s", tr.situation(lesson.Learner))
	}
	return note.Ways[0]
}

package table

import (
	"cmp"

	"godeck/rules/session"
	"godeck/scenes/table/board"
	"godeck/scenes/ui"
)

// retell tells again, unseen and unheard, what happened on the way to the session's position and was
// not presented here, as if one had followed the match; false: the session cannot recall it.
func retell(m *Match, env *ui.Env, first bool) bool {
	r, ok := m.Session.(session.Recaller)
	from := m.GameLog.Ahead(first)
	if !ok || from < 0 {
		return false
	}
	board.Unheard(&m.Base, func() {
		for n := from; n <= m.Session.At(); n++ {
			m.retold = n
			if ev, seen := r.Recall(n); len(ev) > 0 {
				if n == from {
					m.Lay(&seen[0], n == 0)
					m.hooks.Reset(n == 0)
					m.hooks.Sync()
				}
				m.Present(env, ev, seen)
				m.Skip()
				m.memo.note(m.Audience, m.View)
			}
			m.GameLog.MarkAt(n)
		}
		m.retold = 0
	})
	if m.opposite.greets = m.opposite.greets || first; first { // it has long done so
		board.Lift(&m.Board)
	}
	return true
}

// position returns the match's position, in answers, of what is presented.
func position(m *Match) int { return cmp.Or(m.retold, m.Session.At()) }

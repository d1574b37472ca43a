package table

import (
	"godeck/rules/session"
	"godeck/scenes/table/board"
	"godeck/scenes/ui"
)

// retell tells again, unseen and unheard, what has happened on the way to the
// session's present position and was not presented here: the log, the score of every turn,
// how the last turn went and which cards are known are then those of somebody who has
// followed the match. It reports whether it could; not if the session cannot recall it.
func (m *Match) retell(env *ui.Env, first bool) bool {
	r, ok := m.Session.(session.Recaller)
	from := m.GameLog.Ahead(first)
	if !ok || from < 0 {
		return false
	}
	announced := m.Announce()
	board.Unheard(&m.Base, func() {
		for n := from; n <= m.Session.At(); n++ {
			ev, seen := r.Recall(n)
			if len(ev) > 0 {
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
	})
	m.Announce()
	for _, line := range announced {
		m.Surface.Announce(line)
	}
	if first {
		m.opposite.greets = true // it has long done so
	}
	return true
}

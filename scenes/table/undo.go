package table

import (
	"godeck/rules"
	"godeck/scenes/table/opinion"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// undoing takes decisions back.
type undoing struct {
	table    *Table
	pace     *pace
	hooks    *Hooks
	practice bool     // it is asked whether the match goes on as practice
	begun    struct { // see Begun
		id    uint32
		epoch int
		d     rules.Decision
		ok    bool
	}
}

// Undo takes back the audience's last decision: its last answer that was not
// the only one or given by the table itself, and all later ones. If something
// has come to light since, it asks first: from then on the match is practice.
// It does nothing if the session does not allow it.
func (b *undoing) Undo(env *ui.Env) {
	if can, _ := b.table.Session.CanUndo(); can && b.hooks.Undoing != nil {
		b.hooks.Undoing()
	}
	n, free := b.lastDecision()
	if b.practice = n > 0 && !free && !b.table.Session.Practice(); n > 0 && !b.practice {
		b.back(env, n)
	}
	b.table.Surface.Invalidate()
}

// lastDecision returns how many answers lie from the audience's last decision
// on, 0 if none can be taken back, and whether taking them back is free.
func (b *undoing) lastDecision() (n int, free bool) {
	view, legal := b.table.View, b.table.LegalActions
	defer func() { b.table.View, b.table.LegalActions = view, legal }() // what follows looks at them as they were
	for k := 1; k <= 200; k++ {                                         // the other's turn alone may pass a dozen times
		v, options, f, ok := b.table.Session.Back(k)
		if !ok {
			break
		}
		n, free = k, f
		b.table.View, b.table.LegalActions = v, options
		if itself := b.hooks.Answers != nil && b.hooks.Answers(&v.S.Dec); !itself && !b.pace.empty(v, options) {
			break
		}
	}
	return n, free
}

// back takes back the audience's last n answers.
func (b *undoing) back(env *ui.Env, n int) {
	practised, l, p := b.table.Session.Practice(), b.table.Lang, b.table.Audience
	v, _, _, _ := b.table.Session.Back(n)
	said := (&opinion.Teller{Words: b.hooks.Words, Name: b.table.Named}).Undone(v, b.table.View, p, b.hooks.Names, b.table.IsYou(p), l)
	if b.table.Session.Undo(n) != nil {
		return
	}
	ui.Play(env, "undo", 0.6, 0)
	b.table.Fresh, b.pace.before = false, answered{}
	if b.table.Session.Practice() && !practised {
		said = words.Sentences(l, said, words.Text.T(l, "practice.begun"))
	}
	b.table.Surface.Toast(said, false)
}

// dialog asks, if that is due, whether the match shall go on as
// practice.
func (b *undoing) dialog(sf *ui.Surface) bool {
	if !b.practice {
		return false
	}
	sf.Confirm("practice", words.Text.T(b.table.Lang, "practice"), words.Text.T(b.table.Lang, "practice.ask"), words.Text.T(b.table.Lang, "practice.yes"), words.Text.T(b.table.Lang, "practice.no"), func(env *ui.Env, yes bool) {
		b.practice = false
		if n, _ := b.lastDecision(); yes && n > 0 {
			b.back(env, n)
		}
	})
	return true
}

// Begun returns the question that the audience's last decision answered, if
// that can be taken back and nothing has come to light since: what asks now was
// begun there. In lessons and replays it never can.
func Begun(m *Match) (d rules.Decision, ok bool) { return m.undoing.begunAt(m.epoch) }

func (b *undoing) begunAt(epoch int) (d rules.Decision, ok bool) {
	q := &b.begun
	if id := b.table.View.S.Dec.ID; q.id != id || q.epoch != epoch { // a session plays the match again for it
		q.id, q.epoch, q.ok = id, epoch, false
		can, _ := b.table.Session.CanUndo()
		if n, free := b.lastDecision(); can && n > 0 && free && !b.table.Session.Replaying() {
			var v *rules.View
			if v, _, _, q.ok = b.table.Session.Back(n); q.ok {
				q.d = v.S.Dec
			}
		}
	}
	return q.d, q.ok
}

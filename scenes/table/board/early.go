package board

import (
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// early is a card that was let go of while something was still told: it waits where
// it is until its player is asked.
type early struct {
	id    string // "": none
	x, y  float64
	ticks int // for which it still waits
}

// patience is for how many ticks a card waits for a question.
const patience = 360

// Await carries out what was let go of too early when its player is asked; where it is no
// part of what is asked, or nobody is asked for long, the card goes home and it is said
// why. Called once a tick. It reports whether somebody waits: what is told hurries.
func (b *Board) Await(env *ui.Env, s *ui.Surface) (waits bool) {
	e, why, asked := b.early, "", !b.Later()
	cd := b.cards[e.id]
	switch {
	case e.id == "":
		return !asked && b.dragID != ""
	case asked && !b.asked: // its places are not declared yet
		s.Invalidate()
		return true
	case cd == nil || !cd.seen || cd.held || cd.face == nil: // it has gone elsewhere meanwhile, or is pulled again
	case asked && cd.opts.Drag:
		b.early, cd.lingers = early{}, 0
		b.let(env, s, cd, e.x, e.y)
	case asked:
		why = "drop.other"
	case e.ticks == 0:
		why = "drop.later"
	default:
		b.early.ticks, cd.lingers = e.ticks-1, lingering
		return true
	}
	if b.early = (early{}); why != "" {
		cd.lingers = 0
		ui.Play(env, "ui-back", 0.4, 0)
		s.Toast(words.Of(s, why, cd.face.Title), true)
	}
	return false
}

// Forget drops what waits: the table is laid out afresh.
func (b *Board) Forget() { b.early = early{} }

// PutAt puts a card of the table into the place at a point, if that takes it.
func (b *Board) PutAt(env *ui.Env, s *ui.Surface, id string, x, y float64) bool {
	if sl := b.slotAt(x, y, b.cards[id]); sl != nil && sl.Drop != nil {
		_, ok := sl.Accept(id)
		return ok && b.offer(env, s, sl, id)
	}
	return false
}

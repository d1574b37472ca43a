package duemagic

import (
	dmg "godeck/rules/duemagic"
	"godeck/scenes/duemagic/entries"
	"godeck/scenes/duemagic/staging"
	"godeck/scenes/duemagic/tower"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// stackLook returns the stack as it is shown.
func (s *Scene) stackLook() tower.Look {
	l, r := s.Lang, staging.Reads(&s.on)
	look := tower.Look{Running: s.m.Running(), Lay: &s.lay, Lang: l, Still: s.on.Still, At: s.on.At}
	list := s.m.Stack()
	if n := len(list) - 1; n >= 0 && s.lay.Tower() && look.Running == n && s.turns.Comes.Key != 0 { // it is in the air
		list, look.Running = list[:n], -1
	}
	for i := range list {
		o := &list[i]
		e := tower.Entry{Title: r.Title(o, l), Player: s.Player(o.Ctrl, l), Kind: r.Kind(o, l), When: r.When(i, l), Blocks: r.Blocks(o, l),
			Colour: s.on.Colour(o.Ctrl), Light: s.Cards.ColourOf(o.Def), Face: s.on.Laid(o.Def), Full: s.Cards.Of(o.Def, l), Key: s.m.Waits(o), Ability: o.Kind != dmg.ItemCard}
		e.Board = present.Token{Key: e.Key}.Board()
		for j := range o.T[:o.NT] {
			e.Targets = append(e.Targets, tower.Target{Aim: r.Aim(o, &o.T[j], l, true), Base: entries.Base(&o.T[j])})
		}
		look.Entries = append(look.Entries, e)
	}
	return look
}

// front draws arrows over the cards: the targets of the stack, the attack, the choice being made.
func (s *Scene) front(c *ui.Canvas) {
	if s.HandOver.Open() || s.Surface.Modal() {
		return
	}
	if !s.lay.Small || !s.PanelOpen() { // there the panel lies over the table
		s.tower.Tethers(c, s.Token(s.deeds.Pointed()).Key)
		s.arrows.Draw(c)
	}
	s.tower.Note(c, s.Surface.Focused())
	s.hall.Splinters(c)
	s.clash.Draw(c)
	s.on.Breaks.Draw(c, cards.Aspect, func(w float64) *ebiten.Image { return s.Faces.BackImage(c.Env, c.Theme, w, false) })
	s.turns.Comes.Draw(c, func(f *cards.CardFace, p board.Pose, col ui.Colour) {
		board.Leaping(&s.Board, c, f, p, s.turns.Comes.Wide, 1.3, col)
	})
	s.on.Reveal.Draw(c, s.lay.Full, func(f *cards.CardFace, p board.Pose, wide float64, col ui.Colour) {
		board.Leaping(&s.Board, c, f, p, wide, 1.25, col)
	})
	s.priority.Draw(c)
	s.reading.Draw(c)
	s.on.DrawCall(c)
	s.DrawSpot(c)
}

package duemagic

import (
	"strconv"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
	"godeck/scenes/ui"
)

// touched puts a finger on the first card of the hand.
func touched(b *harness.Bench) {
	sc := b.Scene.(*Scene)
	b.Env.Touch = true
	n, ok := b.Node("hand-" + strconv.Itoa(int(sc.Zone(dmg.Hand, sc.Bottom)[0].ID)))
	if !ok {
		b.T.Fatalf("no card to touch: %s", b.IDs())
	}
	b.Input(ui.Input{Pointers: []ui.PointerEvent{{Phase: ui.PointerDown, ID: 1, X: n.Rect.X + n.Rect.W*0.3, Y: n.Rect.Y + n.Rect.H*0.5, Touch: true}}})
	b.Tick(2)
}

// lifted takes the finger away again.
func lifted(b *harness.Bench) {
	sc := b.Scene.(*Scene)
	n, _ := b.Node("hand-" + strconv.Itoa(int(sc.Zone(dmg.Hand, sc.Bottom)[0].ID)))
	b.Input(ui.Input{Pointers: []ui.PointerEvent{{Phase: ui.PointerUp, ID: 1, X: n.Rect.X + n.Rect.W*0.3, Y: n.Rect.Y + n.Rect.H*0.5, Touch: true}}})
	b.Tick(2)
}

// TestTouchReadsTheHand: on phones the card under a finger is read above the hand,
// over no button; a card that is let go stays so for a while, and goes when the
// question is another one or the card is chosen, because then that tells of it.
func TestTouchReadsTheHand(t *testing.T) {
	g := game(t)
	for _, w := range []harness.Window{{W: 390, H: 844, Scale: 2}, {W: 844, H: 390, Scale: 2}, {W: 480, H: 270, Scale: 1}, {W: 1280, H: 720, Scale: 1}} {
		phone := w.W != 1280
		b := stand(t, g, w, nil, func(s *fakesession.Session) bool { return s.S.Dec.Prompt == dmg.PromptCharge && s.S.Turn > 6 })
		touched(b.Bench)
		card := b.sc.Zone(dmg.Hand, b.sc.Bottom)[0].ID
		if got := b.sc.reading.Card(); (got == card) != phone {
			t.Errorf("%v: touching card %d reads %d", w, card, got)
		}
		if !phone {
			continue
		}
		place := b.sc.reading.Place(b.Env)
		for _, n := range b.Scene.Nodes(b.Env) {
			if n.Role == ui.RoleButton && !place.Intersect(n.Rect).Empty() && (n.ID == "pass" || n.ID == "charge" || n.ID == "menu" || n.ID == "undo") {
				t.Errorf("%v: what is read covers %s", w, n.ID)
			}
		}
		lifted(b.Bench)
		if b.sc.deeds.Chosen != card || b.sc.reading.Card() != 0 {
			t.Errorf("%v: a card that is chosen is read beside its question: chosen %d, read %d", w, b.sc.deeds.Chosen, b.sc.reading.Card())
		}
		if q := b.sc.Asked(lang.EN); q.Why == "" {
			t.Errorf("%v: the question about a chosen card says nothing of it: %v", w, q)
		}
		b = stand(t, g, w, nil, func(s *fakesession.Session) bool { // a card that cannot be used
			sc := s.S.Dec.Prompt == dmg.PromptPriority && dmg.NormalTiming(&s.S, 0) && s.S.Turn > 4
			if hand := s.S.Zone(rules.ZoneOf(dmg.Hand, 0)); sc && len(hand) > 0 {
				for _, o := range s.Options() {
					if o.Card == hand[0] {
						return false
					}
				}
				return true
			}
			return false
		})
		touched(b.Bench)
		lifted(b.Bench)
		if b.sc.reading.Card() == 0 {
			t.Errorf("%v: what is touched in vain is no longer read when the finger goes", w)
		}
		b.Tick(400)
		if b.sc.reading.Card() != 0 {
			t.Errorf("%v: what was touched stays", w)
		}
	}
}

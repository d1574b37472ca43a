package zutomayo

import (
	"math"
	"testing"

	"godeck/internal/lang"
	ztm "godeck/rules/zutomayo"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/ui"
)

// TestMissedDropsAreAnswered checks that in every window a card that is dropped
// beside the slots says so, over neither the opponent's Character nor a running
// attack nor the button that commits; and that attacks on an upright phone stand
// within the hours of the clock.
func TestMissedDropsAreAnswered(t *testing.T) {
	g := game(t)
	for _, w := range windows {
		for _, l := range []lang.Lang{lang.JA, lang.EN} {
			b := sit(t, g, fakesession.New(g, 3, fakesession.Decks(g, 0, 2), 1), w, l, 1)
			if !b.To(ztm.PromptSet, 2) {
				t.Fatal("no Set step")
			}
			b.Rest()
			lay := &b.sc.lay
			n, _, ok := b.handOf(ztm.Character)
			if !ok {
				t.Fatal("no Character in hand")
			}
			x, y := n.Rect.X+n.Rect.W*0.3, n.Rect.Y+n.Rect.H*0.4
			b.Drag(x, y, lay.Zones[ztm.BattleField][0].X-12*b.Env.Unit(), lay.Hand[0].Y-0.8*n.Rect.H, false)
			b.Tick(2)
			said := 0
			free := []ui.Rect{lay.Attack[0], lay.Attack[1], lay.Zones[ztm.BattleField][1]}
			if c, ok := b.Node("commit"); ok {
				free = append(free, c.Rect)
			}
			for _, i := range b.sc.Record(b.Env).Items {
				if i.Kind != ui.ItemCover || i.Owner != "toast" {
					continue
				}
				said++
				for _, r := range free {
					if over := i.Rect.Intersect(r); over.W > 2 && over.H > 2 {
						t.Errorf("%v %s: %q at %v lies over %v", w, l, i.Text, i.Rect, r)
					}
				}
			}
			if said == 0 {
				t.Errorf("%v %s: a missed drop is not answered", w, l)
			}
			if lay.Attack[0].X != lay.Attack[1].X || !lay.Tall { // a window without room for the fighters on the clock
				continue
			}
			for _, r := range lay.Attack {
				_, y := r.Centre()
				cx, cy := lay.Clock(0, 0)
				if far := math.Hypot(r.Right()-cx, (y-cy)/math.Cos(lay.Camera.Tilt)); far > 0.77*lay.Radius {
					t.Errorf("%v: an attack at %v stands over the hours, %.2f of the way", w, r, far/lay.Radius)
				}
			}
		}
	}
}

// TestAHeldCardIsRead checks that on phones a card of the hand under a finger is
// shown with its name, numbers and text, over no card, and not when it is let go.
func TestAHeldCardIsRead(t *testing.T) {
	g := game(t)
	seen := 0
	for _, w := range windows {
		for _, l := range []lang.Lang{lang.JA, lang.EN} {
			b := sit(t, g, fakesession.New(g, 3, fakesession.Decks(g, 0, 2), 1), w, l, 1)
			if !b.To(ztm.PromptSet, 2) {
				t.Fatal("no Set step")
			}
			b.Rest()
			n, c, ok := b.handOf(ztm.Character)
			if !ok {
				t.Fatal("no Character in hand")
			}
			x, y := n.Rect.X+n.Rect.W*0.3, n.Rect.Y+n.Rect.H*0.4
			at := func(ph ui.PointerPhase, x, y float64) {
				b.Input(ui.Input{Pointers: []ui.PointerEvent{{Phase: ph, ID: 1, X: x, Y: y, Touch: true}}})
				b.Tick(2)
			}
			at(ui.PointerDown, x, y)
			lay := &b.sc.lay
			if want := lay.Tall || lay.Small; want != (b.sc.picks.held == b.Sess.S.Card(c).Def) {
				t.Errorf("%v %s: held %d", w, l, b.sc.picks.held)
			} else if want {
				title := b.sc.Cards.Name(b.Sess.S.Card(c).Def, l)
				for _, i := range b.sc.Record(b.Env).Items {
					if i.Kind != ui.ItemText || i.Owner != "table.effects" {
						continue
					}
					if i.Text == title {
						seen++
					}
					if !i.Rect.Intersect(lay.Hand[0].Inset(2)).Empty() && !lay.Low {
						t.Errorf("%v %s: %q at %v lies over the hand", w, l, i.Text, i.Rect)
					}
				}
			}
			at(ui.PointerMove, x+60*b.Env.Unit(), y-90*b.Env.Unit())
			at(ui.PointerUp, x+60*b.Env.Unit(), y-90*b.Env.Unit())
			if b.Tick(3); b.sc.picks.held != 0 {
				t.Errorf("%v %s: it is still read", w, l)
			}
		}
	}
	if seen == 0 {
		t.Error("no name is seen")
	}
}

// TestTheHoursStayInView checks that no place for cards but the fighters' lies on the
// clock in any window: its hours are what one plays for.
func TestTheHoursStayInView(t *testing.T) {
	for _, w := range windows {
		b := sit(t, game(t), fakesession.New(game(t), 3, fakesession.Decks(game(t), 0, 1), 1), w, lang.EN, 1)
		b.Tick(3)
		lay := &b.sc.lay
		cx, cy := lay.Clock(0, 0)
		for _, kind := range [...]uint8{ztm.SetA, ztm.SetB, ztm.Area, ztm.Charger, ztm.Abyss} {
			for _, r := range lay.Zones[kind] {
				if r.Empty() || lay.Tall {
					continue
				}
				_, y := r.Centre()
				if x := math.Max(r.X, math.Min(cx, r.Right())) - cx; math.Hypot(x, (y-cy)/math.Cos(lay.Camera.Tilt)) < 0.95*lay.Radius {
					t.Errorf("%v: a place at %v lies on the clock", w, r)
				}
			}
		}
	}
}

package guardians

import (
	"strconv"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
	"godeck/scenes/ui"
)

// TestGrownClear checks that in a short window a card of the hand that has grown
// under the pointer lies clear of the question with its sum of LP, of every button
// of it and of the player's own LP, before and after it is chosen.
func TestGrownClear(t *testing.T) {
	g := game(t)
	w := harness.Window{W: 480, H: 270, Scale: 1}
	for _, prompt := range []uint8{bgd.PromptCharge, bgd.PromptSummon} {
		st := find(g, func(s *fakesession.Session) bool {
			o := s.Options()
			return s.S.Dec.Prompt == prompt && s.S.Turn > 3 && len(o) > 2 && o[0].Verb == rules.Use
		})
		if st == nil {
			t.Fatalf("nothing is asked at prompt %d", prompt)
		}
		for _, l := range []lang.Lang{lang.JA, lang.EN} {
			sess := harness.Stopped(g, st)
			b := sit(t, g, sess, w, l, 1)
			sess.Hold = true
			b.Tick(6)
			seen := false
			for _, n := range b.sc.Nodes(b.Env) {
				if len(n.ID) < 5 || n.ID[:5] != "hand-" {
					continue
				}
				for range 2 { // pointed at, then chosen
					x, y := n.Rect.Centre()
					for j := range 40 {
						b.Input(ui.Input{Hover: true, HoverX: x + float64(min(j, 1)), HoverY: y})
					}
					r, ok := b.sc.Board.Drawn(n.ID)
					if !ok {
						continue
					}
					seen = seen || r.W > 1.5*n.Rect.W
					for _, q := range []ui.Rect{b.sc.lay.Prompt, b.sc.lay.HUD[0]} {
						if o := r.Intersect(q); r.W > 1.5*n.Rect.W && o.W*o.H > 1 {
							t.Errorf("prompt %d, %v: %s at %v covers %v of %v", prompt, l, n.ID, r, o, q)
						}
					}
					for _, o := range b.sc.LegalActions {
						if o.Verb == rules.Use && "hand-"+strconv.Itoa(int(o.Card)) == n.ID {
							b.sc.deeds.TapCard(b.Env, b.sc.Token(o.Card))
							b.sc.Surface.Invalidate()
						}
					}
				}
			}
			if !seen {
				t.Errorf("prompt %d, %v: no card grows", prompt, l)
			}
		}
	}
}

// TestSpeedAside checks that on a phone held across the question of a Speed Summon
// covers neither guardian nor their LP.
func TestSpeedAside(t *testing.T) {
	g := game(t)
	st := find(g, func(s *fakesession.Session) bool { return s.S.Dec.Prompt == bgd.PromptSpeed && len(s.Options()) == 2 })
	if st == nil {
		t.Fatal("no Speed Summon is asked about")
	}
	for _, l := range []lang.Lang{lang.JA, lang.EN} {
		sess := harness.Stopped(g, st)
		b := sit(t, g, sess, harness.Window{W: 844, H: 390, Scale: 2}, l, 1)
		sess.Hold = true
		b.Tick(12)
		if _, ok := b.Node("opt-pass"); !ok {
			t.Fatalf("%v: it cannot be declined: %s", l, b.IDs())
		}
		for _, it := range b.sc.Record(b.Env).Items {
			for sd := range 2 {
				for _, r := range []ui.Rect{b.sc.lay.Zones[bgd.Attack][sd], b.sc.lay.Seat[sd]} {
					if o := it.Rect.Intersect(r); it.Kind == ui.ItemSheet && o.W*o.H > 1 {
						t.Errorf("%v: %v at %v covers %v", l, it.Owner, it.Rect, r)
					}
				}
			}
		}
	}
}

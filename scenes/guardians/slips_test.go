package guardians

import (
	"math/rand/v2"
	"testing"

	"godeck/internal/lang"
	bgd "godeck/rules/guardians"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/ui"
)

// TestSlips presses where the last press was, within a second of what stands there
// having come: that spends no lives and ends nobody's turn.
func TestSlips(t *testing.T) {
	g := game(t)
	again, turned := 0, 0
	for seed := uint64(1); seed <= 30; seed++ {
		r := rand.New(rand.NewPCG(seed, 3))
		b := sit(t, g, fakesession.New(g, seed, fakesession.Decks(g, int(seed)%4, 2), 1), windows[int(seed)%len(windows)], lang.EN, 1)
		b.sc.deeds.Mind.Wish.Fetch = true
		for n := 0; n < 90 && !b.Sess.S.Over(); n++ {
			b.Rest()
			b.Tick(70)
			var bar []ui.Node
			for _, c := range b.sc.AskButtons() {
				if e, ok := b.Node(c.ID); ok && !e.Disabled {
					bar = append(bar, e)
				}
			}
			if hand := b.Choices([]string{"hand-"}); len(bar) == 0 || len(hand) > 0 && r.IntN(3) == 0 {
				list := choices(b.Bench)
				if len(list) == 0 {
					break
				}
				b.Act(list[r.IntN(len(list))].ID)
				continue
			}
			at := bar[r.IntN(len(bar))]
			x, y := at.Rect.Centre()
			pressed := b.Env.Tick
			b.Drag(x, y, x, y, false)
			for range 1 + r.IntN(36) {
				b.Tick(1)
			}
			_, asked := b.Node("warning.yes")
			st := &b.Sess.S
			mine, lives, turn, own := b.sc.Mine() && !asked, st.Seats[0][bgd.Counters], st.Turn, st.Active == 0 && st.Step <= bgd.StepSet
			on := b.sc.Surface.At(x, y)
			if !mine || on == nil || on.Tap == nil {
				continue
			}
			id, dec := on.ID, st.Dec.ID
			soon := b.Env.Tick-pressed < 48 // who has let go for longer means what is there
			b.Drag(x, y, x, y, false)
			again++
			if st.Seats[0][bgd.Counters] < lives {
				t.Errorf("seed %d: a second press at %s, on %s, spends lives", seed, at.ID, id)
			}
			if st.Dec.ID != dec {
				if turned++; soon && own && (st.Step > bgd.StepSet || st.Turn != turn) {
					t.Errorf("seed %d: a second press at %s, on %s, ends the turn", seed, at.ID, id)
				}
			}
		}
	}
	if again < 60 {
		t.Errorf("only %d second presses met anything", again)
	}
	t.Log(again, "second presses,", turned, "of which went on")
}

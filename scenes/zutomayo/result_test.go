package zutomayo

import (
	"math/rand/v2"
	"testing"

	"godeck/internal/lang"
	ztm "godeck/rules/zutomayo"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/ui"
)

// TestAPressBeforeTheResultIsNotMeantForIt checks that a press that began
// before anybody could see the result does nothing there, however late it ends,
// and that the next one does.
func TestAPressBeforeTheResultIsNotMeantForIt(t *testing.T) {
	b := sit(t, game(t), fakesession.New(game(t), 3, fakesession.Decks(game(t), 3, 4), 1), windows[0], lang.EN, 1)
	if !b.To(ztm.PromptSet, 3) {
		t.Fatal("no turn 3")
	}
	b.Env.Settings.Speed = ui.SpeedNormal
	b.Sess.Concede()
	for range 900 {
		if b.Tick(1); b.sc.Result {
			break
		}
		if _, ok := b.Node("result-open"); ok {
			t.Fatal("the result is offered before it comes by itself")
		}
	}
	n, ok := b.Node("rematch")
	if !ok {
		t.Fatalf("no result: %s", b.IDs())
	}
	x, y := n.Rect.Centre()
	press := func(held int) {
		for i, ph := range [...]ui.PointerPhase{ui.PointerDown, ui.PointerUp} {
			b.Input(ui.Input{Pointers: []ui.PointerEvent{{Phase: ph, X: x, Y: y}}, HoverX: x, HoverY: y, Hover: true})
			b.Tick(held * (1 - i))
		}
	}
	if press(50); !b.sc.Result {
		t.Error("a press that began with the result was taken")
	}
	if press(3); b.sc.Result {
		t.Error("the next press does nothing")
	}
}

// TestAnAnswerIsSeenInTheResult: what is said of a picture that was saved stands beside its button.
func TestAnAnswerIsSeenInTheResult(t *testing.T) {
	for _, w := range windows {
		b := sit(t, game(t), fakesession.New(game(t), 3, fakesession.Decks(game(t), 3, 4), 1), w, lang.EN, 1)
		b.To(ztm.PromptSet, 3)
		b.Sess.Concede()
		for range 900 {
			if b.Tick(1); b.sc.Result {
				break
			}
		}
		b.Tick(60)
		n, ok := b.Node("save")
		if !ok {
			t.Logf("%v: %s", w, b.IDs())
			continue
		}
		b.sc.Surface.ToastBeside(n.Rect)
		b.sc.Surface.Invalidate()
		b.sc.Repaint()
		b.sc.Notify("Picture saved", false)
		b.Tick(240)
		seen := false
		for _, i := range b.sc.Record(b.Env).Items {
			if i.Text == "Picture saved" {
				seen = true
			}
		}
		if !seen {
			t.Errorf("%v: nothing is said", w)
		}
	}
}

// TestTheResultFollowsAtOnce checks that no tick passes between the card that won, held up, and the
// result, and that the shadow over the loser's side is gone by then.
func TestTheResultFollowsAtOnce(t *testing.T) {
	g, met := game(t), 0
	for seed := uint64(2); seed < 6; seed++ {
		b := seated(t, g, seed)
		r := rand.New(rand.NewPCG(seed, 9))
		spot, empty := false, 0
		for n := 0; n < 6000 && !b.sc.Result; n++ {
			if b.Env.Settings.Speed = ui.SpeedOff; min(b.sc.shown.hp[0], b.sc.shown.hp[1]) <= 50 {
				b.Env.Settings.Speed = ui.SpeedNormal
			}
			if o := fakesession.Advancing(b.sc.LegalActions); b.sc.Mine() && len(o) > 0 {
				b.sc.Answer(b.Env, o[r.IntN(len(o))])
			}
			b.Tick(1)
			if !b.Sess.S.Over() {
				continue
			}
			if spot = spot || b.sc.Spotted() && b.sc.battles.defeat.in >= 1; spot && !b.sc.Spotted() && !b.sc.Result {
				empty++
			}
		}
		if !spot {
			continue
		}
		if met++; empty > 4 || b.sc.battles.defeat.in > 0.1 {
			t.Errorf("seed %d: nothing is shown for %d ticks before the result, the shadow is %.2f", seed, empty, b.sc.battles.defeat.in)
		}
	}
	if met == 0 {
		t.Error("no last blow was seen")
	}
}

package duemagic

import (
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/ui"
)

// settingUp plays what comes before the first turn and returns for how many ticks the
// player waits between its questions, and until the first of them; a press skips what
// is presented if hasty.
func settingUp(t *testing.T, seed uint64, hasty bool) (first, all int) {
	g := game(t)
	sess := fakesession.New(g, seed, fakesession.Decks(g, 1, 2), 1)
	sess.Hold = true
	b := sitWith(t, g, sess, windows[0], lang.EN, 1, Options{})
	b.Env.Settings.Speed = ui.SpeedNormal
	for range 3000 {
		b.Tick(1)
		switch {
		case b.sc.Turn() > 0 && (sess.S.Dec.Prompt == dmg.PromptCharge) && !b.sc.Busy():
			return first, all
		case sess.S.ToAnswer() == 1:
			o := rules.Options(g, &sess.S, 1, nil)
			sess.Give(1, o[len(o)-1]) // not to begin, and to keep
		case !b.sc.Busy() && b.sc.Mine():
			if first == 0 {
				first = all
			}
			o := rules.Options(g, &sess.S, 0, nil)
			yes := o[0]
			if sess.S.Dec.Prompt == dmg.PromptMulligan {
				yes = o[len(o)-1]
			}
			b.sc.Answer(b.Env, yes)
			continue
		case hasty && b.sc.Busy():
			x, y := b.sc.lay.Stage.Centre()
			b.Input(ui.Input{Pointers: []ui.PointerEvent{{Phase: ui.PointerDown, ID: 1, X: x, Y: y}}})
			b.Input(ui.Input{Pointers: []ui.PointerEvent{{Phase: ui.PointerUp, ID: 1, X: x, Y: y}}})
		}
		all++
	}
	t.Fatal("nobody's turn begins")
	return 0, 0
}

// TestSetUpIsShort: the first question comes within a second and two thirds, however often
// the dice tie, all that is presented before the first decision of a turn takes no more
// than two and a half, and a press anywhere skips it.
func TestSetUpIsShort(t *testing.T) {
	for seed := uint64(1); seed <= 8; seed++ {
		first, all := settingUp(t, seed, false)
		t.Log("seed", seed, "ticks to the first question", first, "of waiting in all", all)
		if first > 100 || all > 150 {
			t.Errorf("seed %d: %d ticks to the first question, %d in all", seed, first, all)
		}
		if _, n := settingUp(t, seed, true); n > 20 {
			t.Errorf("seed %d: %d ticks in all with presses", seed, n)
		}
	}
}

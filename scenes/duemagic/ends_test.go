package duemagic

import (
	"testing"

	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/ui"
)

// TestDirectAttackEndsAtOnce: after the blow of a direct attack, which says all, the
// result follows without a card held up once more, and nothing of the rival's hand
// lies below the course of the match.
func TestDirectAttackEndsAtOnce(t *testing.T) {
	game(t)
	b := script(t, "step: attack\np1: {mana: [moss-runner], battle: [moss-runner], shields: 2}\np2: {hand: [moss-runner, moss-runner, moss-runner, moss-runner, moss-runner, moss-runner], shields: 0}")
	b.Sess.Hold = true
	b.Env.Settings.Speed = ui.SpeedNormal
	since, hand := 0, func() bool {
		_, ok := b.Node("hand-opp")
		return ok
	}
	attacked := false
	for range 3000 {
		b.Tick(1)
		if hand() == b.sc.Staged {
			t.Fatalf("staged %v: the rival's hand is there: %v", b.sc.Staged, hand())
		}
		if b.sc.Staged {
			break
		}
		if b.sc.View.S.Over() || b.Sess.S.Over() && b.sc.Busy() {
			since++
		}
		switch {
		case b.sc.Busy():
		case b.Sess.S.ToAnswer() == 1:
			b.Sess.Give(1, rules.Option{Verb: rules.Pass})
		case b.sc.Mine() && b.sc.Idle() && !attacked:
			o, ok := first(b, rules.Attack)
			if attacked = ok; ok {
				b.sc.Answer(b.Env, o)
			}
		case b.sc.Mine() && b.sc.Idle():
			b.sc.Answer(b.Env, rules.Option{Verb: rules.Pass})
		}
	}
	if !b.sc.Staged || b.sc.View.S.Result.Reason != dmg.ReasonDirect {
		t.Fatal("no direct attack")
	}
	if since > 190 { // of them the blow has about 110
		t.Errorf("%d ticks from the attack to the result", since)
	}
}

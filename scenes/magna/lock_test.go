package magna

import (
	"slices"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/internal/harness"
	"godeck/scenes/magna/choices"
	"godeck/scenes/magna/field"
	"godeck/scenes/ui"
)

// TestNoBlockIsNotWhereBattleWas checks that whoever ends the reinforcements and
// presses there again gives up no block.
func TestNoBlockIsNotWhereBattleWas(t *testing.T) {
	g := game(t)
	ready := func(b *bench) bool {
		b.Rest()
		n, ok := b.Node("opt-effects")
		return b.sc.Mine() && b.sc.m.Invader() == rules.Seat(1) && (b.sc.Prompting(mgn.PromptReinforce) || ok && !n.Disabled)
	}
	list := []*position{{"defend", mgn.PromptReinforce, 1, ready, nil}, {"block", mgn.PromptBlock, 1, ready, nil}}
	f := meetEach(t, g, list)
	if !f[0].ok || !f[1].ok {
		t.Fatal("no defense")
	}
	for _, w := range windows {
		for _, l := range []lang.Lang{lang.JA, lang.EN} {
			n, ok := again(t, g, f[0], w, l, 1).Node("opt-pass")
			if !ok {
				t.Fatalf("%v: nothing ends the reinforcements", w)
			}
			b := again(t, g, f[1], w, l, 1)
			x, y := n.Rect.Centre()
			at := b.Sess.Len()
			b.Tick(60)
			if b.Drag(x, y, x, y, false); b.Sess.Len() != at {
				t.Errorf("%v, %v: a press on %q again answers the attack", w, l, n.Label)
			}
		}
	}
}

// TestAFewAreEnough presses the assault of as few as are enough, with the
// reinforcements and at the attack itself: they alone strike, and it is enough.
func TestAFewAreEnough(t *testing.T) {
	g := game(t)
	few := func(b *bench) bool {
		b.Rest()
		n, ok := b.Node("attack-few")
		return ok && !n.Disabled
	}
	for _, f := range meetEach(t, g, []*position{{"ahead", mgn.PromptReinforce, 2, few, nil}, {"now", mgn.PromptAttack, 2, few, nil}}) {
		if !f.ok {
			t.Fatal("a few are never enough")
		}
		for _, l := range []lang.Lang{lang.JA, lang.EN} {
			b := again(t, g, f, windows[0], l, 1)
			keys, sum := choices.Fewest(b.sc.deeds.Q())
			all, defense := b.sc.deeds.Q().Most(), field.Stands(b.sc.deeds.Q().Opposed())
			b.Act("attack-few")
			struck := 0
			for range 600 {
				if b.Tick(1); b.sc.m.Combat().Seat == 0 && b.sc.m.Combat().On {
					struck = max(struck, len(b.sc.m.Combat().Members))
				}
				if b.sc.Prompting(mgn.PromptAttack) && b.sc.Idle() { // somebody came against it
					break
				}
			}
			if struck != 0 && struck != len(keys) || sum < defense || sum >= all {
				t.Errorf("%d strike, %d of %d attack against %d", struck, sum, all, defense)
			}
		}
	}
}

// TestTheLowRoadTellsBoth checks that in a low window the road tells what an attack has
// and what stands against it.
func TestTheLowRoadTellsBoth(t *testing.T) {
	g := game(t)
	f := meet(t, g, &position{"attack", mgn.PromptAttack, 2, enemies, nil})
	for _, l := range []lang.Lang{lang.JA, lang.EN} {
		b := again(t, g, f, harness.Window{W: 844, H: 390, Scale: 1}, l, 1)
		attack, _, _ := b.sc.deeds.Q().Comes(0)
		text := Text.T(l, "lane.clash.two", attack, field.Stands(b.sc.deeds.Q().Opposed()))
		if !slices.ContainsFunc(b.Scene.Record(b.Env).Items, func(it ui.Item) bool { return it.Kind == ui.ItemText && it.Owner == "lane" && it.Text == text }) {
			t.Errorf("%v: the road does not tell %q", l, text)
		}
	}
}

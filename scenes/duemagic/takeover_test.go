package duemagic

import (
	"strconv"
	"testing"

	"godeck/internal/faults"
	"godeck/internal/lang"
	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/internal/golden"
	"godeck/scenes/internal/harness"
	"godeck/scenes/ui"
)

// TestAnAttackIsTakenOverOnTheTable: who may take over an attack stands about the
// attacker, which has stopped over the middle, with a line of what it does; one press
// takes one, the big button charges on, and no dialog lies over the table.
func TestAnAttackIsTakenOverOnTheTable(t *testing.T) {
	game(t)
	all := golden.Scripts(t, "testdata/positions.yaml")
	for _, w := range harness.Windows {
		for _, l := range []lang.Lang{lang.JA, lang.EN} {
			b := golden.Stand(t, golden.Position{On: "J-Change with", After: 1}, all, w, l, goldenSit(t))
			sc := b.Scene.(*Scene)
			b.Rest()
			list := sc.deeds.Q().Takers()
			if len(list) < 2 || sc.Surface.Modal() || !sc.takes.Asked() {
				t.Fatalf("%v: %d cards, a dialog: %v", w, len(list), sc.Surface.Modal())
			}
			items := b.Scene.Record(b.Env)
			var lines, threads int
			for _, it := range items.Items {
				switch {
				case it.Kind == ui.ItemArrow && it.Text == "takes":
					threads++
				case it.Kind == ui.ItemText && len(it.Owner) > 13 && it.Owner[:13] == "takeover.line":
					lines++
				}
			}
			if lines < len(list) || threads != len(list) {
				t.Errorf("%v, %v: %d cards, %d lines, %d threads", w, l, len(list), lines, threads)
			}
			for _, f := range faults.Layout(items, b.Env, b.Env.MinTarget()) {
				t.Errorf("%v, %v: %v", w, l, f)
			}
			stop, ok := sc.takes.Stands()
			p, _ := sc.Board.PoseOf(sc.Token(rules.CardID(sc.View.S.Vars[dmg.Attacker])).Board())
			if !ok || p.X != stop.X || p.Y != stop.Y {
				t.Errorf("%v: the attacker stands at %v, not %v", w, p, stop)
			}
			taken := list[0].Card
			b.Act("taker-" + strconv.Itoa(int(taken)))
			b.Rest()
			if n := len(sc.m.Stack()); n != 1 {
				t.Errorf("%v: %d entries on the stack after one press", w, n)
			}
		}
	}
}

package magna

import (
	"testing"

	"godeck/internal/lang"
	mgn "godeck/rules/magna"
	"godeck/scenes/internal/golden"
	"godeck/scenes/internal/harness"
)

// TestTheTotalIsThatOfTheAttack reads the road while one of several units attacks:
// while Chains are asked about the number is what that
// unit strikes with, and the others are told apart from it.
func TestTheTotalIsThatOfTheAttack(t *testing.T) {
	game(t)
	all := golden.Scripts(t, "testdata/positions.yaml")
	for _, w := range harness.Windows {
		for _, after := range []int{6, 7} {
			b := golden.Stand(t, golden.Position{On: "Chains join", After: after}, all, w, lang.EN, goldenSit(t))
			m := b.Scene.(*Scene).m
			c := m.Combat()
			strikes, units := m.Sum(c.Members), m.Count(mgn.Invasion, c.Seat)
			whole, _ := m.Marching(c.Seat)
			if !c.On || len(c.Members) != 1 || whole == strikes {
				t.Fatalf("%d steps: nobody is kept: %+v", after, c)
			}
			attack, kept, n := b.Scene.(*Scene).deeds.Q().Comes(c.Seat)
			if attack != strikes || kept != whole-strikes || n != units {
				t.Errorf("%v, %d steps: %d comes and %d is kept, want %d and %d", w, after, attack, kept, strikes, whole-strikes)
			}
			if nd, ok := b.Node("lane"); ok && !b.Scene.(*Scene).lay.Fold && nd.Label != Text.T(lang.EN, "lane.sum", strikes, units)+", "+Text.T(lang.EN, "lane.kept", kept) {
				t.Errorf("%v, %d steps: the road reads %q", w, after, nd.Label)
			}
		}
	}
}

package duemagic

import (
	"testing"

	"godeck/rules"
	dmg "godeck/rules/duemagic"
)

// TestOpenTableIsAttacked: who has three that can attack, and nobody before them, does
// not wait for nothing; with fewer, or before a blocker, waiting is a plan like others.
func TestOpenTableIsAttacked(t *testing.T) {
	g, err := dmg.Load()
	if err != nil {
		t.Fatal(err)
	}
	for _, q := range []struct {
		own    int
		blocks bool
		waits  bool
	}{{3, false, false}, {5, false, false}, {2, false, true}, {3, true, true}} {
		s := &rules.State{}
		s.Seed(3)
		g.Stage(s)
		add := func(id string, p rules.Seat, kind uint8) { add(g, s, id, p, kind) }
		for range q.own {
			add("old-growth-bear", 0, dmg.Battle)
		}
		if q.blocks {
			add("wick-page", 1, dmg.Battle)
		}
		for p := range rules.Seat(2) {
			for range 5 {
				add("moss-runner", p, dmg.Library)
				add("moss-runner", p, dmg.Shields)
			}
		}
		if err := g.Arrange(s, "attack", func(string) bool { return false }); err != nil {
			t.Fatal(err)
		}
		rules.NewEngine(g).Advance(s, nil)
		if s.Dec.Prompt != dmg.PromptAttack {
			t.Fatal("not asked for an attack:", s.Dec.Prompt)
		}
		if n := newMind(g).Penalty(s, 0, rules.Option{Verb: rules.Pass}); (n == 0) != q.waits {
			t.Errorf("%+v: not to attack costs %d", q, n)
		}
	}
}

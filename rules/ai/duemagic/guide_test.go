package duemagic

import (
	"testing"

	"godeck/rules"
	"godeck/rules/ai"
	dmg "godeck/rules/duemagic"
)

// add puts a new card into a zone of a player.
func add(g *dmg.Game, s *rules.State, id string, p rules.Seat, kind uint8) {
	c := s.NewCard(g.Lib.Find(id), p, rules.ZoneOf(kind, p))
	s.Stamps++
	s.Card(c).Stamp = s.Stamps
	g.Placed(s, c)
}

// TestDuemagicHoldsAnswers checks that the player keeps a response for the
// attack that would end the game.
func TestDuemagicHoldsAnswers(t *testing.T) {
	g, err := dmg.Load()
	if err != nil {
		t.Fatal(err)
	}
	eng := rules.NewEngine(g)
	play := func(attackers int, shields int) (used bool, s *rules.State) {
		s = &rules.State{}
		s.Seed(3)
		g.Stage(s)
		add := func(id string, p rules.Seat, kind uint8) { add(g, s, id, p, kind) }
		for i := 0; i < attackers; i++ {
			add("old-growth-bear", 0, dmg.Battle)
		}
		add("riptide", 1, dmg.Hand)
		for i := 0; i < 3; i++ {
			add("tide-runner", 1, dmg.Mana)
		}
		for p := rules.Seat(0); p < 2; p++ {
			for i := 0; i < 20; i++ {
				add("moss-runner", p, dmg.Library)
			}
		}
		for i := 0; i < shields; i++ {
			add("moss-runner", 1, dmg.Shields)
		}
		if err := g.Arrange(s, "main", func(string) bool { return false }); err != nil {
			t.Fatal(err)
		}
		eng.Advance(s, nil)
		own := make([]rules.DefID, 0, 50)
		for i := 0; i < 50; i++ {
			own = append(own, g.Lib.Find("moss-runner"))
		}
		z := Guide.New(g, ai.Normal, own, 1)
		var v rules.View
		var buf []rules.Option
		for s.Turn == 3 && !s.Over() {
			p := s.ToAnswer()
			if p == 1 {
				rules.ViewInto(eng.Table(), s, 1, &v)
				for _, o := range ai.Ask(z, &v) {
					used = used || s.Dec.Prompt == dmg.PromptPriority && o.Verb == rules.Use
					if err := eng.Answer(s, 1, o, nil); err != nil {
						t.Fatal(err)
					}
				}
				continue
			}
			buf = eng.Options(s, p, buf)
			o := buf[len(buf)-1]
			if s.Dec.Prompt == dmg.PromptAttack {
				o = buf[0]
			}
			eng.Play(s, p, o, nil)
		}
		return used, s
	}
	if used, _ := play(0, 3); used {
		t.Error("it answered nothing at all")
	}
	if used, s := play(1, 0); !used || s.Over() {
		t.Error("it did not answer the attack that ended the game")
	}
}

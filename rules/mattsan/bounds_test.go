package mattsan

import (
	"testing"

	"godeck/rules"
)

// MTZ-29.30/cap, repeated: lasting changes are put together before there is no
// room, and none is lost.
func TestLastingChangesJoin(t *testing.T) {
	g := with(t, unit("forge", `{"when":"activate","do":[{"op":"atkMod","to":"this","n":1,"until":"field"},{"op":"shield","to":"this","n":1,"until":"game"},{"op":"prevent","to":"this","until":"game"},{"op":"forbid","deed":"trap","until":"turn"},{"op":"mute","to":"foe","until":"game"}]}`))
	eng, s := position(t, g, "forge", "mtz-001")
	f := Fighter(s, 0)
	for range 40 {
		if err := eng.Answer(s, 0, rules.Option{Verb: rules.Use, Card: f}, nil); err != nil {
			t.Fatal(err)
		}
	}
	if s.Over() || s.Fault != rules.FaultNone || g.Attack(s, f) != 40 {
		t.Fatalf("ATK %d, %d changes, %+v, fault %v", g.Attack(s, f), s.NMods, s.Result, s.Fault)
	}
	if sum, _, _ := g.mods(s, f, ModShield); sum != 40 {
		t.Errorf("shields of %d", sum)
	}
	prevented := 0
	for i := range s.Mods[:s.NMods] {
		if m := &s.Mods[i]; m.Kind == ModPrevent {
			prevented += 1 + int(m.Amount)
		}
	}
	if prevented != 40 || !g.Barred(s, 1, actTrap) {
		t.Errorf("%d damages are prevented, traps barred %v", prevented, g.Barred(s, 1, actTrap))
	}
}

// MTZ-29.4/cap: more abilities than can wait end the match; none is lost.
func TestTooManyWait(t *testing.T) {
	many := `{"when":"damaged","do":[{"op":"draw","n":1}]},{"when":"damaged","do":[{"op":"readySoul","n":1},{"op":"draw","n":1}]},{"when":"damaged","do":[{"op":"draw","n":2}]},{"when":"damaged","do":[{"op":"draw","n":3}]},{"when":"damaged","do":[{"op":"draw","n":4}]},{"when":"activate","do":[{"op":"damage","to":{"of":"any","all":true},"n":1}]}`
	g := with(t, unit("choir", many))
	eng, s := position(t, g, "choir", "choir", "choir", "choir", "choir", "choir", "choir", "choir")
	if err := eng.Answer(s, 0, rules.Option{Verb: rules.Use, Card: Fighter(s, 0), N: 5}, nil); err != nil {
		t.Fatal(err)
	}
	if s.Over() {
		t.Fatalf("forty waiting abilities end the match: %+v", s.Result)
	}
	twice := with(t, unit("choir", many), `{"id":"round","type":"trump","name":{"ja":"r","en":"r"},"effects":[{"when":"use","do":[{"op":"damage","to":{"of":"any","all":true},"n":1},{"op":"damage","to":{"of":"any","all":true},"n":1}]}]}`)
	eng, s = position(t, twice, "choir", "choir", "choir", "choir", "choir", "choir", "choir", "choir")
	c := s.NewCard(twice.Lib.Find("round"), 0, zone(Hand, 0))
	if err := eng.Answer(s, 0, rules.Option{Verb: rules.Use, Card: c}, nil); err != nil {
		t.Fatal(err)
	}
	for n := 0; !s.Over() && s.Dec.Prompt != PromptTrigger && n < 9; n++ {
		eng.Play(s, s.ToAnswer(), rules.Option{Verb: rules.Pass}, nil)
	}
	if !s.Over() || s.Result.Winner != rules.NoSeat || s.Result.Reason != ReasonEndless || s.Fault != rules.FaultNone {
		t.Errorf("%d wait, %+v, fault %v", s.NTriggers, s.Result, s.Fault)
	}
}

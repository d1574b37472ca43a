package magna

import (
	"strings"
	"testing"

	"godeck/rules"
	"godeck/rules/effect"
)

// TestMostChanges checks that one modifier too many has no effect, of which
// everybody is told, and the match continues (MGN-18.24/cap); modifiers that
// can be added up, and those of nothing, take no room (MGN-18.24/repeated).
func TestMostChanges(t *testing.T) {
	g := mustLoad(t)
	var s rules.State
	deck := g.DeckOf(g.Lib.Decks()[0])
	g.Setup(&s, 1, [2][]rules.DefID{deck, deck})
	x := rules.Exec{S: &s, T: g.Table()}
	units := s.Zone(rules.ZoneOf(Deck, 0))
	for i := range rules.MaxMods {
		g.addMod(&x, ModAttack, WhileOnField, &rules.Frame{Ctrl: rules.Seat(i % 2)}, units[i/2], 1)
	}
	if s.NMods != rules.MaxMods {
		t.Fatalf("%d changes", s.NMods)
	}
	merged := g.addMod(&x, ModAttack, WhileOnField, &rules.Frame{}, units[0], 2)
	nothing := g.addMod(&x, ModDefense, WhileOnField, &rules.Frame{}, units[0], 0)
	more := g.addMod(&x, ModDefense, WhileOnField, &rules.Frame{}, units[0], 5)
	if !merged || !nothing || more {
		t.Errorf("added up: %v, nothing: %v, one too many: %v", merged, nothing, more)
	}
	if s.Fault != rules.FaultNone || s.NMods != rules.MaxMods || s.Mods[0].Amount != 3 {
		t.Errorf("fault %v, %d changes, the first %d", s.Fault, s.NMods, s.Mods[0].Amount)
	}
}

// TestMostTriggers checks that no waiting trigger is lost: more than wait at a
// time end the match as a draw (MGN-18.11/cap).
func TestMostTriggers(t *testing.T) {
	bell := strings.TrimSuffix(strings.Repeat(`{"when":{"op":"phase","phase":"armament"},"do":[{"op":"gainMagna","n":1}]},`, 4), ",")
	g := with(t, unit("bells", `,"effects":[`+bell+`]`))
	for _, n := range []int{8, 9} { // 64 triggers, and 72
		eng, s := position(t, g, "production", func(s *rules.State, add func(uint8, rules.Seat, string) rules.CardID) {
			for i := range 2 * n {
				add([...]uint8{Base3, Base2, Base1}[min(2, i/2/4+i/2/7)], rules.Seat(i%2), "bells")
			}
		})
		answer(t, eng, s, rules.Option{Verb: rules.Pass})
		answer(t, eng, s, rules.Option{Verb: rules.Pass})
		if over := n == 9; s.Fault != rules.FaultNone || s.Result.Over != over || over && s.Result.Reason != ReasonEndless || !over && s.NTriggers != rules.MaxTriggers {
			t.Errorf("%d units: fault %v, %+v, %d wait", n, s.Fault, s.Result, s.NTriggers)
		}
	}
}

// TestTriggersFindRoom checks that the break triggers of a whole force find
// room beside the most effects of a declaration (MGN-13.22).
func TestTriggersFindRoom(t *testing.T) {
	snare := strings.TrimSuffix(strings.Repeat(`{"when":"broken","do":[{"op":"gainMagna","n":1}]},`, 4), ",")
	g := with(t, `{"id":"snare","type":"trap","name":{"ja":"罠","en":"snare"},"effects":[`+snare+`]}`)
	_, s := position(t, g, "production", func(s *rules.State, add func(uint8, rules.Seat, string) rules.CardID) {
		for range ForceLimit {
			add(Discard, 0, "snare")
		}
	})
	for range EffectCap + 1 { // and the block
		s.PushItem(rules.StackItem{Kind: objChain})
	}
	for _, c := range s.Zone(zone(Discard, 0)) {
		g.spring(s, c)
	}
	n, seen := 0, map[rules.Option]bool{}
	g.sprung(s, func(o rules.Option, _ uint16) {
		if _, ok := g.Sprung(s, o); !ok || seen[o] {
			t.Errorf("%+v", o)
		}
		seen[o] = true
		n++
	})
	if s.Fault != rules.FaultNone || n != 4*ForceLimit {
		t.Errorf("fault %v, %d triggers", s.Fault, n)
	}
}

// TestDeadCards checks that what can never do anything is refused (MGN-18.29).
func TestDeadCards(t *testing.T) {
	card := func(typ, rest string) string {
		return `{"id":"x","type":"` + typ + `","name":{"ja":"名","en":"n"},` + rest + `}`
	}
	for says, c := range map[string]string{
		"only a block answers":       card("unit", `"defense":1,"effects":[{"when":"attack","do":[{"op":"cancel","what":["skirmish"]}]}]`),
		"there is no battle":         card("operation", `"fightCost":1,"effects":[{"when":"use","do":[{"op":"summon","attack":1,"defense":1}]}]`),
		"Production phase only":      card("unit", `"defense":1,"effects":[{"when":"block","do":[{"op":"gainFight","n":1}]}]`),
		"none under deployed":        card("unit", `"defense":1,"effects":[{"when":"deployed","do":[{"op":"damage","to":"attackers","n":1}]}]`),
		"discarded as the cost":      card("unit", `"defense":1,"effects":[{"when":{"op":"attack","sacrifice":true},"do":[{"op":"ready","to":"this"}]}]`),
		"it has left the field":      card("unit", `"defense":1,"effects":[{"when":"defeated","do":[{"op":"ready","to":"this"}]}]`),
		"the card is no unit":        card("tactic", `"effects":[{"when":"tacticAttack","do":[{"op":"ready","to":"this"}]}]`),
		"no choice stands before it": card("unit", `"defense":1,"effects":[{"when":"deployed","do":[{"op":"ready","to":"that"}]}]`),
		"never invades":              card("unit", `"defense":1,"keywords":["guard","flank"]`),
		"no defense":                 card("unit", `"defense":2,"effects":[{"when":"static","do":[{"op":"selfMod","attack":1,"defense":-2}]}]`),
		"does not come as one":       card("weapon", `"kind":"sword","keywords":["ambush"]`),
		"can never be used":          card("operation", `"effects":[{"when":"use","do":["fund"]}]`),
		"costs Fight does nothing":   card("operation", `"fightCost":1`),
		"the first one only":         card("operation", `"fightCost":1,"effects":[{"when":"use","do":["fund"]},{"when":"use","do":["fund"]}]`),
		"never holds under block":    card("unit", `"defense":1,"effects":[{"when":"block","if":"invading","do":["fund"]}]`),
		"asks about this unit":       card("tactic", `"effects":[{"when":"tacticAttack","if":{"op":"atBase","base":"first"},"do":["fund"]}]`),
		"chooses 7 units":            card("unit", `"defense":1,"effects":[{"when":"production","do":[{"op":"damage","to":{"of":"opp","n":7},"n":1}]}]`),
	} {
		_, err := effect.ReadPack(Vocab(), "t", packOf(c).Data)
		if err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%s: %v\n%s", says, err, c)
		}
	}
}

package guardians

import (
	"testing"

	"godeck/rules"
)

// Changes of guardians that are gone take no room (BGD-28.4).
func TestModifiersOfTheGone(t *testing.T) {
	g := mustLoad(t)
	var s rules.State
	g.Stage(&s)
	c := s.NewCard(1, 0, zone(Attack, 0))
	for k := range rules.MaxMods {
		s.AddMod(rules.Mod{Kind: ModLP, Ctrl: 0, Seat: rules.NoSeat, Target: c, Amount: 100})
		s.Mods[k].TStamp = s.Card(c).Stamp + 100 + uint16(k)
	}
	was := g.LP(&s, c)
	x := rules.Exec{S: &s, T: &table}
	if !g.addMod(&x, rules.Mod{Kind: ModLP, Ctrl: 0, Seat: rules.NoSeat, Target: c, Amount: 300}) || g.LP(&s, c) != was+300 || s.NMods != 1 {
		t.Errorf("LP %d after %d, %d changes", g.LP(&s, c), was, s.NMods)
	}
	for k := range rules.MaxMods { // of as many different ones the last is not in force
		if in := g.addMod(&x, rules.Mod{Kind: ModForbid, Until: UntilUsed, Seat: 1, Amount: int16(k)}); in != (k < rules.MaxMods-1) {
			t.Errorf("change %d is in force: %v", k, in)
		}
	}
}

// More effects than can wait end the match (BGD-28.3/cap): none is lost
// without a word.
func TestTooManyWait(t *testing.T) {
	g := mustLoad(t)
	var s rules.State
	g.Stage(&s)
	s.Turn = 3
	c := s.NewCard(1, 0, zone(Attack, 0))
	for range rules.MaxTriggers + 1 {
		g.await(&s, rules.Trigger{Ability: 1, Src: c})
	}
	if s.Fault != rules.FaultNone || s.Over() {
		t.Fatalf("fault %v", s.Fault)
	}
	if g.begun(&rules.Exec{S: &s, T: &table}) || s.Result.Reason != ReasonEndless || s.Result.Winner != rules.NoSeat {
		t.Errorf("the match goes on: %+v", s.Result)
	}
}

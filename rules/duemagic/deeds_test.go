package duemagic

import (
	"testing"

	"godeck/rules"
	"godeck/rules/games"
)

// TestPrey: the deed of hunting down the tapped is done by an attack on a tapped
// creature, not by one on the player or, as a Mach Fighter may, on an untapped one.
func TestPrey(t *testing.T) {
	var prey *games.Deed
	for i := range deeds {
		if deeds[i].ID == "prey" {
			prey = &deeds[i]
		}
	}
	st := &rules.State{}
	tapped, standing := st.NewCard(1, 1, rules.ZoneOf(Battle, 1)), st.NewCard(1, 1, rules.ZoneOf(Battle, 1))
	st.Cards[tapped].Flags |= FlagTapped
	for _, c := range []struct {
		name string
		by   rules.Seat
		on   rules.CardID
		want bool
	}{{"a tapped creature", 0, tapped, true}, {"an untapped one", 0, standing, false}, {"the player", 0, 0, false}, {"the opponent's attack", 1, tapped, false}} {
		l := &games.Look{Event: rules.Event{Kind: EvAttack, Seat: c.by, Src: c.on}, S: st, After: st, Memo: new([4]int)}
		if got := prey.Done(l); got != c.want {
			t.Errorf("%s: %v", c.name, got)
		}
	}
}

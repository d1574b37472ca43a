package fronts

import (
	"testing"

	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
	"godeck/scenes/magna/field"
	"godeck/scenes/table/present"
)

// TestFronts plays matches: where a battle is fought is shown, unless the player
// looks elsewhere, until the next question; a second look returns to it.
func TestFronts(t *testing.T) {
	g, err := mgn.Load()
	harness.Load(t, g, err)
	var f Fronts
	fought := 0
	for seed := uint64(1); seed < 9; seed++ {
		s := fakesession.New(g, seed, fakesession.Decks(g, int(seed), int(seed)+1), 1)
		harness.Plays(t, s, int(seed), 900, func(int) {
			view := *s.View()
			f.M = field.Reading{Moment: present.At(&view), Game: g}
			f.Asked(&view.S.Dec, func(field.Card) bool { return false })
			if f.M.Battle() > 0 {
				fought++
				sd := rules.Truth(f.M.Invader() == 0) // of the base
				if f.Of(sd) != f.M.Battle()-1 || f.Of(1-sd) != field.Lane {
					t.Fatalf("base %d is attacked, shown are %d and %d", f.M.Battle(), f.Of(sd)+1, f.Of(1-sd)+1)
				}
				other := (f.M.Battle()) % mgn.BaseCount
				if f.Want(sd, other); f.Of(sd) != other {
					t.Fatal("a base that is wanted is not shown")
				}
				if f.Want(sd, other); f.Of(sd) != f.M.Battle()-1 {
					t.Fatal("a second tap does not return to the fight")
				}
			} else if f.Face(); f.Of(0) != f.M.Front(0)-1 && f.Called(0) < 0 {
				t.Fatal("the front is not shown")
			}
		})
	}
	if fought == 0 {
		t.Error("no battle was met")
	}
	f = Fronts{M: f.M, Focus: [2]int{0, 0}}
	if f.Fell(1, 1); f.Focus[1] != 1 {
		t.Error("after the fall of a base the next is not shown")
	}
	if f.Fell(1, mgn.BaseCount); f.Focus[1] != 1 {
		t.Error("behind the last base there is none")
	}
}

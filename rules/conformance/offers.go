package conformance

import (
	"fmt"
	"slices"

	"godeck/rules"
)

// Offers compares what a seat that is asked can do with what its view offers.
// Every option of a view must be one that the rules take, and none may be
// missing: whoever plays from a view (a table, a computer player, a bot) has
// nothing else to answer with. v is a workspace. The result is empty, or says
// what differs.
func Offers(g rules.Rules, s *rules.State, seat rules.Seat, v *rules.View) string {
	var a, b [64]rules.Option
	rules.ViewInto(g.Table(), s, seat, v)
	shown, taken := rules.Options(g, &v.S, seat, a[:0]), rules.Options(g, s, seat, b[:0])
	for _, o := range shown {
		if !slices.Contains(taken, o) {
			return fmt.Sprintf("the view of seat %d offers %+v (prompt %d), which the rules do not take; they take %+v", seat, o, s.Dec.Prompt, taken)
		}
	}
	for _, o := range taken {
		if !slices.Contains(shown, o) {
			return fmt.Sprintf("the rules take %+v from seat %d (prompt %d), which its view does not offer", o, seat, s.Dec.Prompt)
		}
	}
	for i := range shown {
		for _, o := range shown[:i] {
			if o == shown[i] && !o.TakesBack() {
				return fmt.Sprintf("the view of seat %d offers %+v (prompt %d) twice", seat, o, s.Dec.Prompt)
			}
		}
	}
	return ""
}

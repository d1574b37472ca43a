package zutomayo

import (
	"strconv"
	"strings"
	"testing"

	ztm "godeck/rules/zutomayo"
)

// TestWhatNeedsASecondCardSaysSo checks that a card of the hand that its player
// can pay for only together with another one is marked as such, and no other.
func TestWhatNeedsASecondCardSaysSo(t *testing.T) {
	g := game(t)
	met := 0
	for seed := uint64(1); seed < 12; seed++ {
		b := seated(t, g, seed)
		for turn := 2; turn < 6 && b.To(ztm.PromptSet, turn); turn++ {
			b.Rest()
			for _, tok := range b.sc.Zone(ztm.Hand, b.sc.Bottom) {
				n, ok := b.Node("hand-" + strconv.Itoa(int(tok.ID)))
				if !ok {
					continue
				}
				cost := b.sc.game.Cost(&b.sc.View.S, tok.ID)
				alone, most := b.sc.picks.outlook(append(b.sc.Picks(), tok.ID)...).power, b.sc.picks.mostPower(tok.ID)
				want := alone < cost && most >= cost && most < never && b.sc.Prompting(ztm.PromptSet)
				if got := strings.Contains(n.Label, "Underpowered alone"); got != want {
					t.Errorf("seed %d, turn %d: %q, alone %d, at most %d for %d", seed, turn, n.Label, alone, most, cost)
				} else if got {
					met++
				}
			}
		}
	}
	if met == 0 {
		t.Error("no card needed another one")
	}
}

package phrases

import "godeck/internal/lang"

// Balance is what an assault brings against a base, and what its defender could
// add to it from the hand.
type Balance struct {
	Attack, Defense int
	More, Blocks    int  // defense of all that can reinforce; units that can block
	Sure            bool // units alone can come: what a weapon or a summoned unit adds is not counted beforehand
}

// Certain reports whether the base would fall, and what the hand makes of that
// is known.
func (b *Balance) Certain() bool { return b.More > 0 && b.Attack >= b.Defense && b.Sure }

// Verdict tells the defender what the hand can do: where it matters and is
// certain, whether all that can come would be enough.
func (b *Balance) Verdict(l lang.Lang) string {
	hand, sign := "defend.none", "<"
	switch all := b.Defense + b.More; {
	case b.Certain():
		if hand = "defend.short"; all > b.Attack {
			hand, sign = "defend.saves", ">"
		} else if all == b.Attack {
			sign = "="
		}
		if b.Blocks > 0 {
			hand += ".block"
		}
		return Text.T(l, hand, all, b.Attack, sign, b.Blocks)
	case b.More > 0 && b.Blocks > 0:
		hand = "defend.both"
	case b.More > 0:
		hand = "defend.units"
	case b.Blocks > 0:
		hand = "defend.blocks"
	}
	return Text.T(l, hand, b.More, b.Blocks)
}

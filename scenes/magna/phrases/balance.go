package phrases

import "godeck/internal/lang"

// Balance is what an assault brings against a base, and what its defender could
// add to it from the hand.
type Balance struct {
	Attack, Defense int
	More, Blocks    int  // defense of all that can reinforce; units that can block
	Coming          int  // blocks that a reinforcement would make ready
	Trap            bool // a trap lies there that may go off
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
		switch {
		case b.Blocks > 0:
			hand += ".block"
		case b.Coming > 0: // it is not over while a block can come
			hand += ".may"
		case b.Trap && hand == "defend.short":
			hand += ".trap"
		}
		return Text.T(l, hand, all, b.Attack, sign, b.Blocks)
	case b.More > 0 && b.Blocks == 0 && b.Coming > 0:
		hand = "defend.units.may"
	case b.More > 0 && b.Blocks > 0:
		hand = "defend.both"
	case b.More > 0:
		hand = "defend.units"
	case b.Blocks > 0:
		hand = "defend.blocks"
	}
	return Text.T(l, hand, b.More, b.Blocks)
}

package zutomayo

import (
	"fmt"
	"slices"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/effect"
	"godeck/rules/games"
)

// icons are cards by their power icons.
type icons [10]uint8

// most returns the Power that n of the cards give at most.
func (x icons) most(n int) (power int) {
	for v := len(x) - 1; v > 0 && n > 0; v-- {
		k := min(n, int(x[v]))
		power, n = power+k*v, n-k
	}
	return power
}

// PowerBy returns the chance that Power can reach the cost of a card in a turn,
// by whoever sets one card a turn (a loser may set two): the best of the other
// cards seen until then have been used, one in each turn before. hand has the
// card itself; rest is what is still to be drawn.
func PowerBy(lib *effect.Library, card rules.DefID, turn int, hand, rest []rules.DefID) float64 {
	var have icons
	own := slices.Index(hand, card)
	count := func(c rules.DefID) int { return max(0, min(len(have)-1, int(lib.Def(c).Attr[AIcons]))) }
	for i, h := range hand {
		if i != own {
			have[count(h)]++
		}
	}
	kinds := make([]int, len(have))
	for _, r := range rest {
		kinds[count(r)]++
	}
	// A card is drawn at the end of every turn for the one that was set: turn-1
	// cards have been used and turn-1 drawn, the last of which came too late.
	return games.Drawn(have, kinds, max(0, turn-2), func(x icons, kind int) icons { x[kind]++; return x },
		func(x icons) bool { return x.most(turn-1) >= int(lib.Def(card).Attr[ACost]) })
}

// lastPower is the last turn that is looked at for a card's cost.
const lastPower = 9

// hand says whether a hand may be redrawn, and for each card with a cost by when
// there is Power for it.
func hand(lib *effect.Library, hand, rest []rules.DefID) (says []lang.Phrase) {
	if !slices.ContainsFunc(hand, func(c rules.DefID) bool {
		d := lib.Def(c)
		return d.Attr[AType] == Character && d.Attr[ACost] == 0
	}) {
		says = append(says, lang.Phrase{JA: "パワーコスト0のキャラクターがいないので、引き直せる手札です（ZTM-6.3）", EN: "No Character of PowerCost 0: this hand may be redrawn (ZTM-6.3)"})
	}
	for i, c := range hand {
		if lib.Def(c).Attr[ACost] == 0 || slices.Contains(hand[:i], c) {
			continue
		}
		name, cost := lib.Card(c).Name, lib.Def(c).Attr[ACost]
		turn, p := 2, 0.0
		for ; ; turn++ { // the first turn in which it is likelier than not
			if p = PowerBy(lib, c, turn, hand, rest); p >= 0.5 || turn == lastPower {
				break
			}
		}
		if games.Percent(p) == 100 {
			says = append(says, lang.Phrase{JA: fmt.Sprintf("%s：ターン%dからパワー%dが足ります", name.JA, turn, cost), EN: fmt.Sprintf("%s: from turn %d there is Power %d", name.EN, turn, cost)})
			continue
		}
		says = append(says, lang.Phrase{JA: fmt.Sprintf("%s：ターン%dまでにパワー%dに届く見込み %d％", name.JA, turn, cost, games.Percent(p)), EN: fmt.Sprintf("%s: %d %% to reach Power %d by turn %d", name.EN, games.Percent(p), cost, turn)})
	}
	return says
}

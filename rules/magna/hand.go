package magna

import (
	"fmt"
	"slices"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/effect"
	"godeck/rules/games"
)

// FightAtLeast returns the chance that a turn brings at least n Fight: the higher
// of two dice, to which both roll on as long as they are equal (MGN-7).
func FightAtLeast(n int) float64 {
	if n <= 1 {
		return 1
	}
	p := 0.0
	for a := 1; a <= 6; a++ {
		for b := 1; b <= 6; b++ {
			switch {
			case a == b:
				p += FightAtLeast(n - a)
			case max(a, b) >= n:
				p++
			}
		}
	}
	return p / 36
}

// hand says for each card that costs Fight in how many turns the dice pay for it,
// alone and with a Magna.
func hand(lib *effect.Library, hand, _ []rules.DefID) (says []lang.Phrase) {
	for i, c := range hand {
		cost := int(lib.Def(c).Attr[ACost])
		if cost <= 0 || slices.Contains(hand[:i], c) {
			continue
		}
		name, p, more := lib.Card(c).Name, games.Percent(FightAtLeast(cost)), games.Percent(FightAtLeast(cost-FightOfOne))
		if p == 100 {
			says = append(says, lang.Phrase{JA: fmt.Sprintf("%s（%d）：どのターンでも払えます", name.JA, cost), EN: fmt.Sprintf("%s (%d): paid in every turn", name.EN, cost)})
			continue
		}
		ja, en := fmt.Sprintf("%d％", more), fmt.Sprintf("%d %%", more)
		if more == 100 {
			ja, en = "いつでも", "every one"
		}
		says = append(says, lang.Phrase{JA: fmt.Sprintf("%s（%d）：ファイトが足りるターンは%d％、1マグナを足せば%s", name.JA, cost, p, ja), EN: fmt.Sprintf("%s (%d): enough Fight in %d %% of turns, with 1 Magna in %s", name.EN, cost, p, en)})
	}
	return says
}

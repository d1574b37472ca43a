package mattsan

import (
	"fmt"
	"slices"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/effect"
	"godeck/rules/games"
)

// StartableIn returns the chance that of n cards drawn from a deck at least one
// is a unit that can start (MTZ-3.3).
func StartableIn(lib *effect.Library, deck []rules.DefID, n int) float64 {
	kinds := []int{0, 0}
	for _, c := range deck {
		kinds[rules.Truth(canStart(lib, c))]++
	}
	return games.Drawn(false, kinds, n, func(has bool, kind int) bool { return has || kind == 1 }, func(has bool) bool { return has })
}

// Ample reports whether both hands can begin and fill a place on the bench.
func (g *Game) Ample(s *rules.State) bool {
	for p := range rules.Seat(2) {
		n := 0
		for _, c := range s.Zone(zone(Hand, p)) {
			n += rules.Truth(canStart(g.Lib, s.Card(c).Def))
		}
		if n < 2 {
			return false
		}
	}
	return true
}

// hand says whether a hand can start, how often one of this deck cannot, and when
// there are soul cards for its trumps.
func hand(lib *effect.Library, hand, rest []rules.DefID) (says []lang.Phrase) {
	const opening = 5
	redrawn := games.Percent(1 - StartableIn(lib, slices.Concat(hand, rest), opening))
	if !slices.ContainsFunc(hand, func(c rules.DefID) bool { return canStart(lib, c) }) {
		says = append(says, lang.Phrase{JA: fmt.Sprintf("配置条件のないユニットがないので、引き直しになる手札です（このデッキでは%d％）", redrawn), EN: fmt.Sprintf("No unit without placement condition: this hand is redrawn (%d %% of this deck’s are)", redrawn)})
	} else if redrawn > 0 {
		says = append(says, lang.Phrase{JA: fmt.Sprintf("始められる手札です。このデッキで引き直しになる見込み %d％", redrawn), EN: fmt.Sprintf("It can start; %d %% of this deck’s hands are redrawn", redrawn)})
	}
	for i, c := range hand {
		d := lib.Def(c)
		if d.Attr[AType] != Trump || d.Attr[ACost] <= 1 || slices.Contains(hand[:i], c) {
			continue
		}
		name, n := lib.Card(c).Name, d.Attr[ACost]
		says = append(says, lang.Phrase{JA: fmt.Sprintf("%s：毎ターン魂チャージすれば、ターン%dから", name.JA, n), EN: fmt.Sprintf("%s: from turn %d, with a soul charge in every turn", name.EN, n)})
	}
	return says
}

// Bares reports whether p has nobody for an empty bench once a card has left its
// hand, while that card could go there: without a unit on the bench, who loses
// the fighter loses the match (MTZ-16.8).
func (g *Game) Bares(s *rules.State, p rules.Seat, c rules.CardID) bool {
	if !canStart(g.Lib, s.Card(c).Def) {
		return false
	}
	for _, u := range s.Zone(zone(Bench, p)) {
		if g.is(s, u, Unit) {
			return false
		}
	}
	for _, h := range s.Zone(zone(Hand, p)) {
		if h != c && canStart(g.Lib, s.Card(h).Def) {
			return false
		}
	}
	return true
}

package replay

import "godeck/rules"

// Seen returns the designs of the other player's cards that a seat has legally
// seen in the match so far, sorted, each as often as it was seen at one time.
// Cards that were seen, hidden and seen again may be the same and count once.
func (m *Match) Seen(seat rules.Seat) []rules.DefID {
	most := map[rules.DefID]int{}
	top := rules.DefID(0)
	var v rules.View
	for n := 0; n <= m.Len(); n++ {
		rules.ViewInto(m.game.Table(), m.at(n), seat, &v)
		open := map[rules.CardID]rules.DefID{} // at the end of the answer, or shown in its course
		for id := rules.CardID(1); id <= rules.CardID(v.S.NCards); id++ {
			if c := v.S.Card(id); c.Owner != seat && c.Def != 0 {
				open[id] = c.Def
			}
		}
		for _, e := range m.events[n] {
			if e = e.For(seat); e.Card != 0 && e.Def != 0 && m.s.Card(e.Card).Owner != seat {
				open[e.Card] = e.Def
			}
		}
		count := map[rules.DefID]int{}
		for _, d := range open {
			count[d]++
			most[d], top = max(most[d], count[d]), max(top, d)
		}
	}
	var out []rules.DefID
	for d := rules.DefID(1); d <= top; d++ {
		for range most[d] {
			out = append(out, d)
		}
	}
	return out
}

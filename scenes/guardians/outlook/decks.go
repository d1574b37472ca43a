package outlook

import (
	"slices"

	"godeck/rules"
	bgd "godeck/rules/guardians"
)

// SwiftLeft reports whether a player's own side deck may hold an answer to the
// summon in question, as its owner knows from the list that was brought and the
// visible cards. If not, looking through it is not offered (BGD-27.18).
func SwiftLeft(g *bgd.Game, st *rules.State, p rules.Seat, brought []rules.DefID) bool {
	left := 0
	for _, d := range brought {
		left += rules.Truth(g.Swift(d, int(st.Dec.Arg)))
	}
	for id := rules.CardID(1); int(id) <= int(st.NCards); id++ {
		if c := st.Card(id); c.Owner == p && c.Zone.Kind() != bgd.Side && g.Swift(c.Def, int(st.Dec.Arg)) {
			left--
		}
	}
	return left > 0
}

// SideLeft returns what a player's own side deck still holds, each design
// together, as follows from the list that was brought and the visible cards.
func SideLeft(g *bgd.Game, st *rules.State, p rules.Seat, brought []rules.DefID) (list []rules.DefID) {
	for i, d := range brought {
		if !g.OfSide(d) || slices.Contains(brought[:i], d) {
			continue
		}
		n := 0
		for _, b := range brought {
			n += rules.Truth(b == d)
		}
		for id := rules.CardID(1); int(id) <= int(st.NCards); id++ {
			if c := st.Card(id); c.Owner == p && c.Zone.Kind() != bgd.Side && c.Def == d {
				n--
			}
		}
		for range n {
			list = append(list, d)
		}
	}
	return list
}

// Crest returns the tribe of which a deck has most, 0 if it has none.
func Crest(g *bgd.Game, deck []rules.DefID) (most int) {
	n := make([]int, len(bgd.Tribes.Values))
	for _, d := range deck {
		if t := g.Lib.Def(d).Attr[bgd.ATribe]; t > 0 {
			if n[t]++; n[t] > n[most] {
				most = int(t)
			}
		}
	}
	return most
}

// starter reports whether a design may be a first guardian.
func starter(g *bgd.Game, d rules.DefID) bool {
	attr := &g.Lib.Def(d).Attr
	return attr[bgd.AType] == bgd.NormalAttack && attr[bgd.ASF] <= bgd.FirstSF
}

// Firsts returns the first guardians that a player can choose from, one of each,
// also when one is chosen: what is picked stands for its design.
func Firsts(g *bgd.Game, st *rules.State, p rules.Seat, picks []rules.CardID) (out []rules.CardID) {
	at := map[rules.DefID]int{}
	for _, c := range st.Zone(rules.ZoneOf(bgd.Deck, p)) {
		if st.Card(c).Def == 0 || !starter(g, st.Card(c).Def) {
			continue
		}
		if i, ok := at[st.Card(c).Def]; !ok {
			at[st.Card(c).Def] = len(out)
			out = append(out, c)
		} else if slices.Contains(picks, c) {
			out[i] = c
		}
	}
	return out
}

// Again reports whether the i-th answer uses a card of which another copy is
// offered before it.
func Again(st *rules.State, legal []rules.Option, i int) bool {
	o := legal[i]
	return o.Verb == rules.Use && slices.ContainsFunc(legal[:i], func(q rules.Option) bool {
		return q.Verb == rules.Use && q.N == o.N && st.Card(q.Card).Def == st.Card(o.Card).Def && st.Card(q.Card).Zone == st.Card(o.Card).Zone
	})
}

// Alone reports whether cards of one name can be used.
func Alone(st *rules.State, legal []rules.Option) bool {
	n := 0
	for i, o := range legal {
		n += rules.Truth(o.Verb == rules.Use && !Again(st, legal, i))
	}
	return n == 1
}

package ai_test

import (
	"slices"
	"testing"

	"godeck/rules"
	"godeck/rules/ai/duemagic"
	dmg "godeck/rules/duemagic"
	bestof "godeck/rules/series"
)

// TestSideboardBelief checks that a card seen from a sideboard gives the deck
// away.
func TestSideboardBelief(t *testing.T) {
	g := load(t, "duemagic").(*dmg.Game)
	d := g.Lib.Deck("ashen-choir")
	mine := g.DeckOf(g.Lib.Deck("rootrunners"))
	theirs := bestof.Bring(g.Lib, d)
	theirs.Main[0] = g.Lib.Find("creeping-decay") // in no other list
	var s rules.State
	g.Setup(&s, 3, [2][]rules.DefID{mine, theirs.Main})
	for id := rules.CardID(1); id <= rules.CardID(s.NCards); id++ {
		if s.Card(id).Def == g.Lib.Find("creeping-decay") {
			x := rules.Exec{S: &s, T: g.Table()}
			x.Move(id, rules.ZoneOf(dmg.Graveyard, 1), rules.OnTop, 0)
			break
		}
	}
	var v rules.View
	rules.ViewInto(g.Table(), &s, 0, &v)
	var w rules.State
	duemagic.Guide.Suppose(g, &v, mine, &w)
	all := append(g.DeckOf(d), g.Lib.Side(d)...)
	for id := rules.CardID(1); id <= rules.CardID(w.NCards); id++ {
		if c := w.Card(id); c.Owner == 1 && !slices.Contains(all, c.Def) {
			t.Fatalf("%s is not of that deck", g.Lib.Card(c.Def).ID)
		}
	}
}

package mattsan

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"godeck/rules"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/table/cards"
)

// TestLastingSign checks that an effect that lasts on a unit and changes no
// number has a badge on the card, described to screen readers, as long as it
// lasts.
func TestLastingSign(t *testing.T) {
	g := game(t)
	st := find(g, func(s *fakesession.Session) bool { return s.S.Dec.Prompt == mtz.PromptMain && s.S.Turn > 1 })
	c := mtz.Fighter(st, 0)
	st.Mods[st.NMods] = rules.Mod{Kind: mtz.ModMute, Seat: rules.NoSeat, Target: c, TStamp: st.Card(c).Stamp}
	st.NMods++
	for _, stale := range []uint16{0, 1} {
		st.Mods[st.NMods-1].TStamp += stale
		b := held(t, g, st)
		n, ok := b.Node("card-" + strconv.Itoa(int(c)))
		if !ok {
			t.Fatal("the fighter is not on the table")
		}
		if says := strings.Contains(n.Label, "loses its abilities"); says != (stale == 0) {
			t.Errorf("stale %d: the fighter reads %q", stale, n.Label)
		}
		says := false
		if r := b.sc.Reading(c); r != nil {
			says = slices.ContainsFunc(r.Notes, func(n cards.Fact) bool { return strings.Contains(n.Text, "Has lost its abilities") })
		}
		if says != (stale == 0) {
			t.Errorf("stale %d: read large it explains %v", stale, b.sc.Reading(c))
		}
	}
}

// TestTopOfTheDeck checks that looking at the top of a deck shows the cards
// looked at, not the backs below.
func TestTopOfTheDeck(t *testing.T) {
	g := game(t)
	st := find(g, func(s *fakesession.Session) bool {
		d := &s.S.Dec
		return d.Prompt == mtz.PromptCards && rules.ZoneID(d.Arg) == rules.ZoneOf(mtz.Deck, 0)
	})
	if st == nil {
		t.Fatal("the position was not met")
	}
	b := held(t, g, st)
	cards := 0
	deck := st.Zone(rules.ZoneOf(mtz.Deck, 0))
	for _, n := range b.sc.Nodes(b.Env) {
		if strings.HasPrefix(n.ID, "pick-") {
			cards++
			if want := "No. " + strconv.Itoa(cards) + " from the top"; g.Sorting(st) > 0 && (!strings.Contains(n.Label, want) || n.ID != "pick-"+strconv.Itoa(int(deck[len(deck)-cards]))) {
				t.Errorf("%s, the card %s is shown at place %d of those that are drawn", n.Label, n.ID, cards)
			}
			if strings.Contains(n.Label, "Face-down") {
				t.Errorf("the panel shows %q", n.Label)
			}
		}
	}
	if cards == 0 {
		t.Error("nothing to choose from is shown")
	}
}

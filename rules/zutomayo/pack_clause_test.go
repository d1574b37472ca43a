package zutomayo

import (
	"fmt"
	"strings"
	"testing"

	"godeck/rules"
	"godeck/rules/effect"
)

// TestStateStandsInDiscardWhen checks that a state condition (ZTM-11.4) only
// makes sense for discarding: it is refused as the trigger of an effect.
func TestStateStandsInDiscardWhen(t *testing.T) {
	pack := func(list string) error {
		_, err := effect.ReadPack(Vocab(), "p.json", []byte(`{"format":"godeck-pack/1","game":"zutomayo","id":"p","name":{"ja":"名","en":"n"},"cards":[
{"id":"a","type":"area","name":{"ja":"名","en":"n"},"clock":1,"powerCost":0,`+list+`}]}`))
		return err
	}
	if err := pack(`"discardWhen":[{"when":"state","if":"night"}]`); err != nil {
		t.Error(err)
	}
	err := pack(`"effects":[{"when":"state","do":[{"op":"draw","n":1}]}]`)
	if err == nil || !strings.Contains(err.Error(), "discardWhen") {
		t.Errorf("an effect that begins with a state is not refused: %v", err)
	}
}

// TestCardsToRemember checks that a card is refused exactly if actions put off
// to the end of the turn would need more chosen cards than are remembered
// (ZTM-10.22/cap).
func TestCardsToRemember(t *testing.T) {
	const end = `{"op":"atTurnEnd","do":[{"op":"move","to":"abyss"}]}`
	choose := func(n int) string { return fmt.Sprintf(`{"op":"choose","zone":"charger","n":%d}`, n) }
	for _, c := range []struct {
		do    string
		legal bool
	}{
		{choose(6) + "," + end, true},
		{choose(7) + "," + end, false},
		{`{"op":"if","cond":"night","then":[` + choose(8) + `],"else":[` + choose(2) + `]},` + end, false},
		{choose(8) + `,{"op":"may","do":[` + choose(1) + `]},` + end, false},
		{`{"op":"atTurnEnd","do":[` + choose(8) + `,{"op":"move","to":"abyss"}]}`, true},
	} {
		_, err := effect.ReadPack(Vocab(), "p.json", []byte(`{"format":"godeck-pack/1","game":"zutomayo","id":"p","name":{"ja":"名","en":"n"},"cards":[
{"id":"a","type":"enchant","name":{"ja":"名","en":"n"},"clock":1,"powerCost":0,"effects":[{"when":"effectStep","do":[`+c.do+`]}]}]}`))
		if (err == nil) != c.legal {
			t.Errorf("%s: %v", c.do, err)
		}
	}
}

// ZTM-3.13/repeated: a shown hand that is shuffled keeps nothing by which a
// card could be told, and what is shown next is hidden with the ability that
// showed it.
func TestShownHandIsShuffled(t *testing.T) {
	g := mustLoad(t)
	var s rules.State
	deck := g.DeckOf(g.Lib.Decks()[0])
	g.Setup(&s, 1, [2][]rules.DefID{deck, deck})
	rules.NewEngine(g).Advance(&s, nil)
	x := &rules.Exec{S: &s, T: g.Table()}
	hand := zone(Hand, 1)
	show := func() {
		for _, c := range s.Zone(hand) {
			g.Reveal(x, s.Frame(), c)
		}
	}
	show()
	x.Shuffle(hand)
	for _, c := range s.Zone(hand) {
		if d := s.Card(c); d.Known != 0 || d.N != [3]int16{} {
			t.Fatalf("after the shuffle: %+v", d)
		}
	}
	s.Push(rules.Frame{Op: opAbility})
	show()
	g.Finish(x, s.Frame())
	for _, c := range s.Zone(hand) {
		if s.Card(c).Known != 0 {
			t.Fatalf("still shown: %+v", s.Card(c))
		}
	}
}

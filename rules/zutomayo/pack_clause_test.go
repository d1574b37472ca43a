package zutomayo

import (
	"fmt"
	"strings"
	"testing"

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

package zutomayo

import (
	"strings"
	"testing"
)

// TestLastingStatesAreForAllToSee checks that no lasting state depends on
// cards that a player cannot see (ZTM-13.15).
func TestLastingStatesAreForAllToSee(t *testing.T) {
	for cond, legal := range map[string]bool{
		`{"op":"zoneCount","who":"me","zone":"hand","is":"atLeast","n":3}`:                                                                                          true,
		`{"op":"zoneCount","who":"me","zone":"abyss","filter":{"element":"dark"},"is":"atLeast","n":3}`:                                                             true,
		`{"op":"zoneCount","who":"opp","zone":"hand","filter":{"element":"dark"},"is":"atLeast","n":1}`:                                                             false,
		`{"op":"zoneOnly","who":"me","zone":"deck","element":"dark"}`:                                                                                               false,
		`{"op":"zoneElements","who":"both","zone":"hand","n":2}`:                                                                                                    false,
		`{"op":"zoneElements","who":"both","zone":"charger","n":2}`:                                                                                                 true,
		`{"op":"not","of":[{"op":"compare","a":{"op":"count","who":"opp","zone":"deck","filter":{"type":"area"}},"is":"atLeast","b":1}]}`:                           false,
		`{"op":"not","of":[{"op":"compare","a":{"op":"count","who":"opp","zone":"deck"},"is":"atLeast","b":1}]}`:                                                    true,
		`{"op":"or","a":["night"],"b":[{"op":"compare","a":{"op":"times","n":2,"of":{"op":"count","zone":"hand","filter":{"type":"area"}}},"is":"atLeast","b":1}]}`: false,
	} {
		card := `{"id":"dome","type":"area","name":{"ja":"天蓋","en":"Dome"},"clock":0,"powerCost":0,"powerIcons":0,"element":"none","effects":[{"when":"static","if":[` + cond + `],"do":[{"op":"forbidOppArea"}]}]}`
		_, err := LoadOnly(packOf([]string{card}))
		switch {
		case legal && err != nil:
			t.Errorf("%s: %v", cond, err)
		case !legal && (err == nil || !strings.Contains(err.Error(), "cards that nobody may see")):
			t.Errorf("%s is taken: %v", cond, err)
		}
	}
}

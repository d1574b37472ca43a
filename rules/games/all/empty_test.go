package all_test

import (
	"strings"
	"testing"

	"godeck/rules/effect"
	"godeck/rules/games/all"
)

// TestEmptyConditionsAreRefused checks that a word that needs a condition is
// not accepted without one: it would have no text.
func TestEmptyConditionsAreRefused(t *testing.T) {
	v := all.Vocabulary("zutomayo")
	for _, cond := range []string{`{"op":"or","a":[],"b":"night"}`, `{"op":"not","of":[]}`, `{"op":"and","of":[]}`} {
		_, err := effect.ReadPack(v, "x.json", []byte(`{"format":"godeck-pack/1","game":"zutomayo","id":"x","name":{"ja":"x","en":"x"},"cards":[{"id":"q","type":"character","name":{"ja":"x","en":"x"},
			"clock":1,"powerCost":0,"night":10,"day":10,"effects":[{"when":"setTurn","if":`+cond+`,"do":[{"op":"draw","n":1}]}]}]}`))
		if err == nil || !strings.Contains(err.Error(), "is empty") || !strings.Contains(err.Error(), "x.json:2") {
			t.Errorf("%s: %v", cond, err)
		}
	}
}

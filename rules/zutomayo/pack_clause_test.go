package zutomayo

import (
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

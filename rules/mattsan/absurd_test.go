package mattsan

import (
	"fmt"
	"strings"
	"testing"
)

// TestAbsurdCards checks that a pack is refused for every card that is dead or
// contradicts itself, with a message that says what is wrong, and that the
// sensible card next to it is taken.
func TestAbsurdCards(t *testing.T) {
	card := func(typ, more, effects string) string {
		return fmt.Sprintf(`{"id":"x","type":%q,"name":{"ja":"x","en":"x"}%s,"effects":[%s]}`, typ, more, effects)
	}
	unitOf := func(hp int, more, effects string) string {
		return card("unit", fmt.Sprintf(`,"hp":%d%s`, hp, more), effects)
	}
	tap, still := `,"use":"tap"`, `,"use":"continuous"`
	draw := `{"op":"draw","n":1}`
	for _, c := range []struct{ want, bad, good string }{
		{"two Specials", unitOf(5, "", `{"when":"special","do":[`+draw+`]},{"when":"special","do":[`+draw+`]}`), unitOf(5, "", `{"when":"special","do":[`+draw+`]},{"when":"super","do":[`+draw+`]}`)},
		{"two Supers", unitOf(5, "", `{"when":"super","do":[`+draw+`]},{"when":"super","do":[`+draw+`]}`), unitOf(5, "", `{"when":"super","do":[`+draw+`]}`)},
		{"without any limit", card("terrain", still, `{"when":"activate","do":[`+draw+`]}`), card("terrain", still, `{"when":{"op":"activate","limit":"turn"},"do":[`+draw+`]}`)},
		{"tap terrain has a lasting state", card("terrain", tap, `{"when":"static","do":[{"op":"self","value":"atk","n":1}]}`), card("terrain", still, `{"when":"static","do":[{"op":"self","value":"atk","n":1}]}`)},
		{"“number” means a roll", unitOf(5, "", `{"when":"faceUp","do":[{"op":"damage","to":"foe","n":"number"}]}`), unitOf(5, "", `{"when":"faceUp","do":[{"op":"roll","n":1},{"op":"damage","to":"foe","n":"number"}]}`)},
		{"“rolled” asks about a roll", unitOf(5, "", `{"when":"faceUp","do":[{"op":"if","cond":{"op":"rolled","from":1,"to":2},"then":[`+draw+`]},{"op":"roll","n":1}]}`), unitOf(5, "", `{"when":"faceUp","do":[{"op":"roll","n":1},{"op":"if","cond":{"op":"rolled","from":1,"to":2},"then":[`+draw+`]}]}`)},
		{"cannot be in this range", unitOf(5, "", `{"when":"faceUp","do":[{"op":"roll","n":1},{"op":"if","cond":{"op":"rolled","from":5,"to":2},"then":[`+draw+`]}]}`), unitOf(5, "", `{"when":"faceUp","do":[{"op":"roll","n":1},{"op":"if","cond":{"op":"rolled","from":2,"to":5},"then":[`+draw+`]}]}`)},
		{"a ghost that does not appear", unitOf(3, "", `{"when":{"op":"ghost","causes":["cost"],"from":"hand"},"do":[`+draw+`]}`), unitOf(3, "", `{"when":{"op":"ghost","causes":["cost"],"from":"hand"},"do":["appear",`+draw+`]}`)},
		{"a save trap that saves nothing", card("trap", "", `{"when":{"op":"save","causes":["oppDefeat"]},"do":[`+draw+`]}`), card("trap", "", `{"when":{"op":"save","causes":["oppDefeat"]},"do":[{"op":"summon","from":"hand","where":"battle"}]}`)},
		{"no unit that could take the damage", card("trap", "", `{"when":{"op":"counter","of":["attack"]},"do":[{"op":"payDamage","n":1},"negate"]}`), unitOf(5, "", `{"when":{"op":"counter","of":["attack"]},"do":[{"op":"payDamage","n":1},"negate"]}`)},
		{"no unit that could take the damage", card("trump", "", `{"when":"use","do":[{"op":"payDamage","n":1},`+draw+`]}`), card("trump", "", `{"when":"use","do":[{"op":"attach","to":"fighter"}]},{"when":"turnStart","do":[{"op":"payDamage","n":1},`+draw+`]}`)},
		{"put on one unit, not on two", unitOf(9, `,"placement":[{"op":"mergeOn"},{"op":"mergeOn"}]`, ""), unitOf(9, `,"placement":[{"op":"tribute","n":1},{"op":"mergeOn"}]`, "")},
		{"a tribute stands after mergeOn", unitOf(9, `,"placement":[{"op":"mergeOn"},{"op":"tribute","n":1}]`, ""), unitOf(9, `,"placement":[{"op":"tribute","n":2}]`, "")},
		{"this card is paid twice", unitOf(5, "", `{"when":"activate","do":["payThis","payThis",`+draw+`]}`), unitOf(5, "", `{"when":"activate","do":["payThis",`+draw+`]}`)},
		{"has left already", unitOf(5, "", `{"when":"left","do":["payThis",`+draw+`]}`), unitOf(5, "", `{"when":"left","do":[`+draw+`]}`)},
		{"“it” means nothing", unitOf(5, "", `{"when":"faceUp","do":[{"op":"damage","to":"it","n":1}]}`), unitOf(5, "", `{"when":"faceUp","do":[{"op":"damage","to":{"of":"opp"},"n":1},{"op":"mute","to":"it","until":"turn"}]}`)},
		{"“event” means no unit", unitOf(5, "", `{"when":"activate","do":[{"op":"damage","to":"event","n":1}]}`), unitOf(5, "", `{"when":{"op":"placed","who":"opp"},"do":[{"op":"damage","to":"event","n":1}]}`)},
		{"“event” means no unit", unitOf(5, "", `{"when":"fallen","do":[{"op":"damage","to":"event","n":1}]}`), unitOf(5, "", `{"when":"attacked","do":[{"op":"damage","to":"event","n":1}]}`)},
		{"“eventIs” asks about a unit", unitOf(5, "", `{"when":"turnStart","do":[{"op":"if","cond":{"op":"eventIs","filter":{"hp":4}},"then":[`+draw+`]}]}`), unitOf(5, "", `{"when":"fallen","do":[{"op":"if","cond":{"op":"eventIs","filter":{"hp":4}},"then":[`+draw+`]}]}`)},
		{"“actor” means nothing", unitOf(5, "", `{"when":"faceUp","do":[{"op":"damage","to":"actor","n":1}]}`), unitOf(5, "", `{"when":{"op":"counter","of":["attack"]},"do":[{"op":"damage","to":"actor","n":1}]}`)},
		{"own change of HP kills it", unitOf(3, "", `{"when":"static","do":[{"op":"self","value":"hp","n":-3}]}`), unitOf(3, "", `{"when":"static","do":[{"op":"self","value":"hp","n":-2}]}`)},
	} {
		if err := loads(c.bad); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v", c.want, err)
		}
		if err := loads(c.good); err != nil {
			t.Errorf("next to %q, a sensible card is refused: %v", c.want, err)
		}
	}
}

// loads returns why a card is refused, or nil.
func loads(card string) error {
	_, err := Load(File{Name: "t.json", Data: []byte(`{"format":"godeck-pack/1","game":"mattsan","id":"t","name":{"ja":"名","en":"n"},"cards":[` + card + `]}`)})
	return err
}

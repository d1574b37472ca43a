package table

import (
	"testing"

	"godeck/internal/lang"
)

// TestNobodyRepeatsThemselves checks that a rival says the lines of each occasion in turn,
// and never the same one twice in a row.
func TestNobodyRepeatsThemselves(t *testing.T) {
	line := func(s string) lang.Phrase { return lang.Phrase{JA: s, EN: s} }
	r := &Rival{Lines: map[Occasion][]lang.Phrase{Strikes: {line("a"), line("b")}, Waits: {line("c")}}}
	var o opponent
	said := ""
	for _, about := range []Occasion{Strikes, Waits, Strikes, Waits, Waits, Strikes, Strikes} {
		was := o.says
		o.speaks = 0
		if o.say(r, about, true); o.speaks == 0 {
			continue
		}
		if o.says == was {
			t.Errorf("%q is said twice in a row", was.EN)
		}
		said += o.says.EN
	}
	if said != "acbcab" {
		t.Errorf("says %q", said)
	}
}

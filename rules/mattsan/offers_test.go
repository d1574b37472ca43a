package mattsan

import (
	"testing"

	"godeck/rules"
	"godeck/rules/conformance"
)

// MTZ-12.6, 26.1: waiting abilities of a unit that lies in the deck now are
// ordered by whoever plays from a view, which cannot say where the unit is.
func TestOrderOfWhatLiesInTheDeck(t *testing.T) {
	for _, way := range []string{`{"op":"toDeck","to":"foe","place":"shuffle"}`, `{"op":"toDeck","to":"foe","place":"top"}`, `{"op":"toSoul","to":"foe"}`, `{"op":"toHand","to":"foe"}`} {
		g := with(t, unit("wisp", `{"when":"left","do":[{"op":"draw","n":1}]},{"when":"left","do":[{"op":"readySoul","n":1},{"op":"draw","n":2}]}`),
			`{"id":"gust","type":"trump","name":{"ja":"g","en":"g"},"effects":[{"when":"use","do":[`+way+`]}]}`)
		eng, s := position(t, g, "wisp", "wisp", "mtz-001", "mtz-001")
		gust := s.NewCard(g.Lib.Find("gust"), 0, zone(Hand, 0))
		for n := 0; s.Dec.Prompt != PromptTrigger && n < 20; n++ {
			o := rules.Option{Verb: rules.Pass}
			switch s.Dec.Prompt {
			case PromptMain:
				o = rules.Option{Verb: rules.Use, Card: gust}
			case PromptRefill:
				o = rules.Option{Verb: rules.Use, Card: s.Zone(zone(Bench, 1))[0]}
			}
			if err := eng.Answer(s, s.ToAnswer(), o, nil); err != nil {
				t.Fatal(way, err)
			}
		}
		var v rules.View
		if what := conformance.Offers(g, s, 1, &v); s.Dec.Prompt != PromptTrigger || what != "" {
			t.Fatal(way, s.Dec, what)
		}
		before := s.Count(zone(Hand, 1))
		if err := eng.Answer(s, 1, rules.Options(g, &v.S, 1, nil)[1], nil); err != nil {
			t.Error(way, err)
		}
		for s.Dec.Prompt == PromptCounter {
			eng.Play(s, s.ToAnswer(), rules.Option{Verb: rules.Pass}, nil)
		}
		if n := s.Count(zone(Hand, 1)) - before; n != 3 {
			t.Errorf("%s: %d cards drawn", way, n)
		}
	}
}

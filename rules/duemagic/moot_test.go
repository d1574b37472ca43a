package duemagic

import (
	"testing"

	"godeck/rules"
)

// TestMoot: the order of two abilities is moot where at most one of them does
// anything in either order, and in no other case.
func TestMoot(t *testing.T) {
	cards := func(a, b string) string {
		return `,{"id":"two","type":"creature","cost":1,"power":3000,"name":{"ja":"二","en":"Two"},"effects":[{"when":"enter","do":[` + a + `]},{"when":"enter","do":[` + b + `]}]}` +
			`,{"id":"foe","type":"creature","cost":1,"power":2000,"name":{"ja":"敵","en":"Foe"}}`
	}
	const (
		draw    = `{"op":"draw","n":1}`
		mana    = `{"op":"top","n":1,"to":"mana"}`
		destroy = `{"op":"destroy","what":{"of":"opp","filter":{"power":{"atMost":2000}}}}`
		weaken  = `{"op":"power","what":{"of":"opp"},"n":-2000}`
		large   = `{"op":"destroy","what":{"of":"opp","filter":{"power":{"atLeast":9000}}}}`
	)
	for _, c := range []struct {
		name, a, b string
		foes       int
		want       bool
	}{
		{"one finds nothing", draw, destroy, 0, true},
		{"one finds nothing, the other way round", destroy, draw, 0, true},
		{"one finds nothing while the other chooses among three", destroy, large, 3, true},
		{"both find nothing", large, destroy, 0, true},
		{"both act", draw, destroy, 1, false},
		{"both act on the library", draw, mana, 0, false},
		{"each can take what the other wants", weaken, destroy, 1, false},
	} {
		var two rules.CardID
		g, eng, s := stage(t, cards(c.a, c.b), func(g *Game, s *rules.State, add func(string, rules.Seat, uint8) rules.CardID) {
			for p := range rules.Seat(2) {
				for range 9 {
					add("blank", p, Library)
				}
				add("blank", p, Shields)
			}
			for range c.foes {
				add("foe", 1, Battle)
			}
			two = add("two", 0, Hand)
			add("blank", 0, Mana)
		})
		if err := eng.Answer(s, 0, rules.Option{Verb: rules.Use, Card: two}, nil); err != nil {
			t.Fatal(err)
		}
		for n := 0; n < 20 && s.Dec.Prompt != PromptStack; n++ {
			o := rules.Option{Verb: rules.Pass}
			if s.Dec.Prompt == PromptPay {
				o.Verb = rules.Done
			}
			if err := eng.Answer(s, s.ToAnswer(), o, nil); err != nil {
				t.Fatal(c.name, err)
			}
		}
		var v rules.View
		rules.ViewInto(&table, s, 0, &v)
		if s.Dec.Prompt != PromptStack {
			t.Errorf("%s: no order is asked for", c.name)
		} else if got := g.Moot(&v, 0); got != c.want {
			t.Errorf("%s: moot %v, want %v", c.name, got, c.want)
		}
	}
}

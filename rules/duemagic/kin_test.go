package duemagic

import (
	"strings"
	"testing"

	"godeck/rules"
	"godeck/rules/conformance"
)

// Triggers whose source is hidden in a library can be ordered by whoever plays
// from a view (DMG-8.5, 11.3).
func TestOrderOfWhatLiesInTheLibrary(t *testing.T) {
	cards := `,{"id":"echo","type":"creature","cost":1,"power":1000,"name":{"ja":"響","en":"Echo"},"effects":[{"when":"leave","do":[{"op":"draw","n":1}]},{"when":"leave","do":[{"op":"top","n":1,"to":"mana"}]}]}` +
		`,{"id":"bury","type":"spell","cost":1,"name":{"ja":"埋","en":"Bury"},"effects":[{"when":"spell","do":[{"op":"move","what":{"of":"any","all":true},"to":"library"}]}]}`
	var bury rules.CardID
	g, eng, s := stage(t, cards, func(g *Game, s *rules.State, add func(string, rules.Seat, uint8) rules.CardID) {
		for p := range rules.Seat(2) {
			add("echo", p, Battle)
			for range 20 {
				add("blank", p, Library)
			}
			add("blank", p, Shields)
		}
		bury = add("bury", 0, Hand)
		add("blank", 0, Mana)
	})
	if err := eng.Answer(s, 0, rules.Option{Verb: rules.Use, Card: bury}, nil); err != nil {
		t.Fatal(err)
	}
	var v rules.View
	asked := [2]int{}
	for n := 0; n < 60 && (s.NStack > 0 || s.NTriggers > 0); n++ {
		p := s.ToAnswer()
		if s.Dec.Prompt == PromptStack {
			asked[p]++
		}
		for _, seat := range [...]rules.Seat{p} {
			if what := conformance.Offers(g, s, seat, &v); what != "" {
				t.Fatal(what)
			}
		}
		opts := rules.Options(g, &v.S, p, nil)
		o := opts[0]
		for _, b := range opts {
			if b.Verb == rules.Pass {
				o = b
			}
		}
		if err := eng.Answer(s, p, o, nil); err != nil {
			t.Fatal(err)
		}
	}
	if asked != [2]int{1, 1} || s.Count(zone(Mana, 0)) != 2 || s.Count(zone(Mana, 1)) != 1 || s.Count(zone(Hand, 1)) != 1 {
		t.Errorf("asked for the order: %v; %d and %d mana", asked, s.Count(zone(Mana, 0)), s.Count(zone(Mana, 1)))
	}
}

// The checker names lasting states that would be computed from themselves.
func TestStateComputedFromItself(t *testing.T) {
	for _, cond := range []string{
		`{"op":"zoneHas","zone":"battle","filter":{"power":{"atLeast":3000}},"is":"atLeast","n":1}`,
		`{"op":"not","of":{"op":"zoneHas","zone":"battle","filter":{"blocker":"yes"},"is":"atLeast","n":1}}`,
	} {
		for _, do := range []string{`{"op":"powerBonus","on":"mine","n":1000}`, `{"op":"have","on":"mine","keyword":"blocker"}`} {
			_, err := Load(File{Name: "t.json", Data: []byte(`{"format":"godeck-pack/1","game":"duemagic","id":"t","name":{"ja":"名","en":"n"},"cards":[` +
				`{"id":"self","type":"creature","cost":1,"power":1000,"name":{"ja":"自","en":"Self"},"effects":[{"when":"static","if":` + cond + `,"do":[` + do + `]}]}]}`)})
			if err == nil || !strings.Contains(err.Error(), "cannot depend on power or Blocker") {
				t.Errorf("%s if %s: %v", do, cond, err)
			}
		}
	}
}

package duemagic

import (
	"math/rand/v2"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/conformance"
)

// Void predicts for states and views which blocks of an entry do nothing when
// it resolves (DMG-14.3 to 14.9).
func TestVoidTellsTheTruth(t *testing.T) {
	g := mustLoad(t)
	eng := rules.NewEngine(g)
	decks := randomDecks(g)
	var buf []rules.Option
	var log rules.Log
	voids := 0
	for seed := uint64(0); seed < 300; seed++ {
		r := rand.New(rand.NewPCG(seed, 12))
		var s rules.State
		var v rules.View
		g.Setup(&s, seed, decks(r))
		eng.Advance(&s, nil)
		for !s.Over() {
			void, top := 0, -1
			for i := range s.Stack[:s.NStack] {
				o := &s.Stack[i]
				rules.ViewInto(&table, &s, rules.Seat(i&1), &v)
				void, top = 0, i
				for n := 0; g.unit(o, n).ok; n++ {
					is := g.Void(&s, o, n)
					void += rules.Truth(is)
					if is != g.Void(&v.S, &v.S.Stack[i], n) {
						t.Fatalf("seed %d: a view shows block %d of %s otherwise", seed, n, g.Lib.Def(o.Def).ID)
					}
				}
			}
			o, _ := conformance.Random(eng, &s, s.ToAnswer(), r, &buf)
			log.Reset()
			resolves := s.Dec.Prompt == PromptPriority && o.Verb == rules.Pass && s.Frame().N[regPasses] == 1 && top >= 0
			eng.Play(&s, s.ToAnswer(), o, &log)
			if !resolves {
				continue
			}
			fizzled, done := 0, false
			for _, e := range log.Events {
				if e.Kind == EvFizzle && int(e.A) == top && !done {
					fizzled++
				}
				done = done || e.Kind == EvLeaveStack
			}
			if done && fizzled != void {
				t.Fatalf("seed %d: %d blocks were shown as void, %d were", seed, void, fizzled)
			}
			voids += fizzled
		}
	}
	if voids == 0 {
		t.Error("no void block seen")
	}
}

// TestModeTexts checks that every mode of every card has a text, and the text
// of the ability contains it.
func TestModeTexts(t *testing.T) {
	g := mustLoad(t)
	modal := 0
	for i := range g.Lib.Abilities {
		for _, l := range [...]lang.Lang{lang.JA, lang.EN} {
			for _, text := range g.ModeTexts(uint16(i), l) {
				modal++
				if whole := g.Lib.AbilityText(uint16(i), l); text == "" || !strings.Contains(strings.ToLower(whole), strings.ToLower(strings.TrimRight(text, "。."))) {
					t.Errorf("%s: %q is not in %q", g.Lib.Def(g.Lib.Abilities[i].Def).ID, text, whole)
				}
			}
		}
	}
	if modal == 0 {
		t.Error("no modes seen")
	}
}

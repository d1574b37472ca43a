package duemagic

import (
	"math/rand/v2"
	"testing"

	"godeck/rules"
	"godeck/rules/conformance"
)

// Every entry of the stack can be shown in words, on states and on views, and
// what is said to be void is indeed void when it resolves (DMG-14.3 to 14.9).
func TestPartsTellTheTruth(t *testing.T) {
	g := mustLoad(t)
	eng := rules.NewEngine(g)
	decks := randomDecks(g)
	var buf []rules.Option
	var parts []Part
	var log rules.Log
	modes, voids := 0, 0
	for seed := uint64(0); seed < 300; seed++ {
		r := rand.New(rand.NewPCG(seed, 12))
		var s rules.State
		var v rules.View
		g.Setup(&s, seed, decks(r))
		eng.Advance(&s, nil)
		for !s.Over() {
			void, top := 0, -1
			for i := range s.Objs[:s.NObjs] {
				parts = g.Parts(&s, &s.Objs[i], parts[:0])
				n := 0
				for _, p := range parts {
					if p.Text.JA == "" || p.Text.EN == "" || p.Lost > p.Targets {
						t.Fatalf("seed %d: %+v", seed, p)
					}
					if p.Mode >= 0 {
						modes++
					}
					n += truth(p.Void && p.Ability != 0)
				}
				if i == int(s.NObjs)-1 {
					void, top = n, i
				}
				rules.ViewInto(&table, &s, rules.Seat(i&1), &v)
				seen := g.Parts(&v.S, &v.S.Objs[i], nil)
				for k, p := range seen {
					if p.Void != parts[k].Void || p.Text != parts[k].Text {
						t.Fatalf("seed %d: a view shows %+v, the state %+v", seed, p, parts[k])
					}
				}
			}
			if s.Dec.Prompt == PromptMode && g.ModeText(g.ModalAbility(&s), 0).EN == "" {
				t.Fatal("a mode without a text")
			}
			p := s.ToAnswer()
			if s.Dec.Prompt == PromptPriority && g.CanUse(&s, p) != (len(eng.Options(&s, p, buf)) > 1) {
				t.Fatal("CanUse and the options differ")
			}
			o, _ := conformance.Random(eng, &s, p, r, &buf)
			log.Reset()
			resolves := s.Dec.Prompt == PromptPriority && o.Verb == rules.Pass && s.Frame().N[regPasses] == 1 && top >= 0
			eng.Play(&s, p, o, &log)
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
				t.Fatalf("seed %d: %d parts were shown as void, %d were", seed, void, fizzled)
			}
			voids += fizzled
		}
	}
	if modes == 0 || voids == 0 {
		t.Errorf("%d modes and %d void parts seen", modes, voids)
	}
}

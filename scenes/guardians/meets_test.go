package guardians

import (
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/rules/scenario"
)

// aHit is an attack of which the player can do everything: answer it, prevent it, spend
// lives, take it.
const aHit = `
title: {ja: 一撃, en: A hit}
game: guardians
turn: 12
active: p2
dice: [1]
p1: {attack: bgd-004, hand: [bgd-079, bgd-009], charge: [bgd-001 x3], deck: [bgd-002 x12]}
p2: {attack: bgd-007, charge: [bgd-033 x5], hand: [bgd-042], deck: [bgd-034 x25]}
steps:
  - p2: roll
  - expect: {decision: counter}
`

// posed returns the state at the end of a scenario.
func posed(t *testing.T, g *bgd.Game, text string) *rules.State {
	list, err := scenario.Parse("posed", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	sc, faults := new(scenario.Runner).Script(list[0])
	if len(faults) > 0 {
		t.Fatal(faults)
	}
	st, e := sc.Start, rules.NewEngine(g)
	for _, a := range sc.Answers {
		e.Play(&st, a.Seat, a.Option, nil)
	}
	return &st
}

// TestOneQuestionForAHit checks that an attack that can be answered, and whose damage
// lives could nullify, is one question: it has all answers with what each leaves, and one
// press settles it.
func TestOneQuestionForAHit(t *testing.T) {
	g := game(t)
	st := posed(t, g, aHit)
	for _, l := range []lang.Lang{lang.EN, lang.JA} {
		for _, press := range []string{"then-mode", "opt-pass"} {
			b := sit(t, g, loaded(g, st), windows[0], l, 1)
			b.Rest()
			if !b.sc.deeds.Words(l).Meets() {
				t.Fatalf("the hit is asked about in two questions: %v", b.sc.LegalActions)
			}
			b.Faults(string(l))
			for _, id := range []string{"then-mode", "opt-pass"} {
				n, ok := b.Node(id)
				if !ok || !n.Rect.Within(b.sc.lay.Prompt, 1) || !strings.Contains(n.Label, "LP") {
					t.Errorf("%s: %s is %q at %v", l, id, n.Label, n.Rect)
				}
			}
			src := bgd.AttackGuardian(st, 0)
			lp, lives := g.LP(st, src), st.Seats[0][bgd.Counters]
			b.Act(press)
			b.Rest()
			now := &b.Sess.S
			if now.Dec.Prompt == bgd.PromptDamage {
				t.Errorf("%s: %s asks again", l, press)
			}
			if fewer, hurt := now.Seats[0][bgd.Counters] < lives, g.LP(now, src) < lp; fewer != (press == "then-mode") || hurt == fewer {
				t.Errorf("%s: %s: %d lives and LP %d become %d and %d", l, press, lives, lp, now.Seats[0][bgd.Counters], g.LP(now, src))
			}
		}
	}
}

package guardians

import (
	"testing"

	"godeck/rules"
	"godeck/rules/ai"
	bgd "godeck/rules/guardians"
)

// TestBeginnersSpend checks over some matches that a beginner with five Force and more
// lets no summon go that helps and leaves one for the die, makes no Force of a guardian
// that would stand firmer than its own, and draws instead of charging twice.
func TestBeginnersSpend(t *testing.T) {
	g, err := bgd.Load()
	if err != nil {
		t.Fatal(err)
	}
	z := newMind(g).(*mind)
	decks := g.Lib.Decks()
	rich, spent := 0, 0
	for seed := uint64(1); seed <= 12; seed++ {
		own := [2][]rules.DefID{g.DeckOf(decks[int(seed)%len(decks)]), g.DeckOf(decks[int(seed*3+1)%len(decks)])}
		beginners(t, g, seed, own, 30, func(s *rules.State, p rules.Seat, o rules.Option) {
			if ai.Count(s, bgd.Charge, p) < enough {
				return
			}
			mine := bgd.AttackGuardian(s, p)
			switch s.Dec.Prompt {
			case bgd.PromptSummon:
				rich++
				spent += rules.Truth(o.Verb == rules.Use)
				if o.Verb != rules.Pass || bgd.ReadyForce(s, p) < enough {
					return
				}
				for _, x := range rules.Options(g, s, p, nil) {
					if z.spends(s, p, x) {
						t.Errorf("seed %d, turn %d: %s is not summoned with %d Force", seed, s.Turn, g.Lib.Card(s.Card(x.Card).Def).Name.EN, bgd.ReadyForce(s, p))
					}
				}
			case bgd.PromptFollow:
				if o.Verb == rules.Use && ai.Count(s, bgd.Deck, p) > 16 {
					t.Errorf("seed %d, turn %d: a second card is charged", seed, s.Turn)
				}
			case bgd.PromptCharge:
				if a := &g.Lib.Def(s.Card(o.Card).Def).Attr; o.Verb == rules.Use && mine != 0 && a[bgd.AType] == bgd.NormalAttack && int(a[bgd.ASF]) <= g.Limit(s, p) && g.Standing(s, p, o.Card, bgd.HowNormal) > g.LP(s, mine) {
					t.Errorf("seed %d, turn %d: %s is made Force", seed, s.Turn, g.Lib.Card(s.Card(o.Card).Def).Name.EN)
				}
			}
		})
	}
	if rich < 40 || spent < 10 {
		t.Errorf("with Force to spare it summons %d times of %d", spent, rich)
	}
}

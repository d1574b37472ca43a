package duemagic

import (
	"fmt"
	"slices"
	"testing"

	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/internal/harness"
	"godeck/scenes/ui"
)

// answers are the prefixes of nodes that answer a question.
var answers = []string{"hand-", "creature-", "commit", "opt-", "order-", "pick-", "handover.go", "use", "cancel", "charge", "attack-player", "shield-", "stone-", "mana-", "declare-", "replace-", "pass", "ask-open"}

// offered returns the nodes that a player could operate to answer.
func offered(b *harness.Bench) []ui.Node {
	return b.Choices(answers, "mana-own", "mana-opp", "shields")
}

// theTable is this table for the tests that are the same for every game.
func theTable(t testing.TB) *harness.Table {
	g := game(t)
	return &harness.Table{
		Game: g, Seats: func(t testing.TB) harness.Sitting { return seats(t, g) }, Words: Text, Decks: [2]int{0, 2},
		Matches: 24, Choices: offered, Haste: 3,
		Vary: func(sc harness.Scene) { s := sc.(*Scene); s.wish.Never, s.wish.AskPay = true, true },
		Onward: func(id string) bool {
			return slices.Contains([]string{"commit", "handover.go", "use", "charge", "attack-player", "pass"}, id)
		},
		Quiet: func(b *harness.Bench) { b.To(dmg.PromptCharge, 6) },
		Hidden: harness.Hidden{
			Matches: 8, Decks: [2]int{1, 3}, To: func(seed uint64) (uint8, int) { return dmg.PromptPriority, int(seed) + 1 },
			Theirs: []uint8{dmg.Hand, dmg.Library, dmg.Shields}, Own: []uint8{dmg.Library, dmg.Shields},
			Then: func(b *harness.Bench, _ uint64) string {
				s := b.Scene.(*Scene)
				return fmt.Sprintln(s.priority.WouldPass(), s.Waited())
			},
		},
		May: func(d *rules.Decision) bool {
			return d.Prompt == dmg.PromptPriority || d.Prompt == dmg.PromptNumber && rules.ZoneID(d.Arg).Kind() != dmg.Hand
		},
		Lit: harness.Lighting{Matches: 16, Apart: 3, Steps: 220,
			Vary: func(sc harness.Scene, n int) { s := sc.(*Scene); s.wish.Never, s.wish.AskPay = true, n%2 == 0 },
			Keeps: func(_ harness.Scene, d *rules.Decision) bool { // keeping a hand continues, and so does paying as proposed
				return d.Prompt == dmg.PromptMulligan || d.Prompt == dmg.PromptQuick || d.Prompt == dmg.PromptPay
			},
			Must: []uint8{dmg.PromptMulligan, dmg.PromptCharge, dmg.PromptPriority, dmg.PromptAttack, dmg.PromptBlock, dmg.PromptShield, dmg.PromptDeclare, dmg.PromptTargets, dmg.PromptMay, dmg.PromptStack}},
	}
}

func TestTable(t *testing.T) { theTable(t).Run(t) }

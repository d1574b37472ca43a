package guardians

import (
	"slices"
	"testing"

	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/guardians/arena"
	"godeck/scenes/internal/harness"
	"godeck/scenes/ui"
)

// answers are the id prefixes of nodes that answer a question.
var answers = []string{"hand-", "card-", "charge-", "end-on", "commit", "opt-", "order-", "pick-", "use", "cancel", "roll", "restart", "counterdraw", "draw-", "die", "warning", "handover.go", "ask-open"}

// choices returns the nodes that a player could operate to answer.
func choices(b *harness.Bench) []ui.Node { return b.Choices(answers) }

// theTable is this table for the tests that are the same for every game.
func theTable(t testing.TB) *harness.Table {
	g := game(t)
	return &harness.Table{
		Game: g, Seats: func(t testing.TB) harness.Sitting { return seated(t, g) }, Words: Text, Decks: [2]int{0, 2},
		Matches: 18, Vary: func(sc harness.Scene) {
			sc.(*Scene).deeds.Mind.Wish.Force, sc.(*Scene).deeds.Mind.Wish.Fetch = true, true
		},
		Choices: choices, Haste: 3,
		Onward: func(id string) bool {
			return slices.Contains([]string{"commit", "handover.go", "use", "roll", "end-on", "opt-pass", "warning.yes", "draw-main"}, id)
		},
		Quiet: atTheFires,
		Hidden: harness.Hidden{
			Matches: 8, Decks: [2]int{0, 2}, To: func(seed uint64) (uint8, int) { return bgd.PromptSet, 2 + int(seed)%5 },
			Theirs: []uint8{bgd.Hand, bgd.Deck}, Own: []uint8{bgd.Deck},
			Counts: func(c *rules.Card) bool {
				typ := g.Lib.Def(c.Def).Attr[bgd.AType]
				return c.Zone.Seat() == 0 || typ <= bgd.Unlimited || typ >= bgd.Counter
			},
		},
		May: func(*rules.Decision) bool { return false },
		Lit: harness.Lighting{Matches: 16, Apart: 3, Steps: 220, Vary: func(sc harness.Scene, n int) { sc.(*Scene).deeds.Mind.Wish.Fetch = n%2 == 0 },
			Keeps: func(sc harness.Scene, d *rules.Decision) bool { // keeping a hand, and rolling unless there is nobody to hit
				s := sc.(*Scene)
				return d.Prompt == bgd.PromptRedraw || d.Prompt == bgd.PromptExtra || d.Prompt == bgd.PromptSet && s.deeds.Q().Count(rules.Use) == 0 && (s.deeds.Q().Count(rules.Attack) == 0 || s.deeds.Q().Unopposed())
			},
			Must: []uint8{bgd.PromptKeep, bgd.PromptRedraw, bgd.PromptDraw, bgd.PromptCharge, bgd.PromptFollow, bgd.PromptSummon, bgd.PromptSet, bgd.PromptCounter}},
	}
}

// atTheFires leads to where nothing is drawn but the fires, fifteen times a
// second, and puts them out.
func atTheFires(b *harness.Bench) {
	b.To(bgd.PromptCharge, 3)
	b.Tick(200)
	b.Scene.(*Scene).Base.Draw(b.Env, nil) // what came before
	frames := 0
	for range 120 {
		b.Tick(1)
		if sc := b.Scene.(*Scene); sc.Dirty() {
			frames++
			sc.Base.Draw(b.Env, nil)
		}
	}
	if frames > 120/arena.FireTicks {
		b.T.Errorf("%d frames in two seconds at rest", frames)
	}
	b.Env.Settings.ReducedMotion = true
}

func TestTable(t *testing.T) { theTable(t).Run(t) }

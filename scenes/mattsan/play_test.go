package mattsan

import (
	"slices"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
	"godeck/scenes/ui"
)

// answers are the prefixes of nodes that answer a question.
var answers = []string{"hand-", "card-", "slot-own-", "place-", "entry-", "act", "commit", "opt-", "order-", "pick-", "name-", "use", "charge", "face-", "cancel", "text-", "die", "handover.go", "ask-open"}

// operable returns the nodes that a player could operate to answer.
func operable(b *harness.Bench) []ui.Node { return b.Choices(answers, "name-tab", "die.table") }

// theTable is this table for the tests that are the same for every game.
func theTable(t testing.TB) *harness.Table {
	g := game(t)
	return &harness.Table{
		Game: g, Seats: func(t testing.TB) harness.Sitting { return seats(t, g) }, Words: Text, Decks: [2]int{0, 2},
		Matches: 20, Choices: operable, Haste: 3,
		Onward: func(id string) bool {
			return slices.Contains([]string{"commit", "handover.go", "use", "charge", "act-attack", "acts"}, id)
		},
		Quiet: func(b *harness.Bench) { b.To(mtz.PromptCharge, 4) },
		Hidden: harness.Hidden{
			Matches: 8, Decks: [2]int{1, 3},
			To: func(seed uint64) (uint8, int) {
				return []uint8{mtz.PromptMain, mtz.PromptCounter}[seed%2], int(seed) + 1
			},
			Theirs: []uint8{mtz.Hand, mtz.Deck, mtz.Soul, mtz.Spent}, Own: []uint8{mtz.Deck},
		},
		May: func(d *rules.Decision) bool { return d.Prompt == mtz.PromptMain },
		Lit: harness.Lighting{Matches: 12, Apart: 3, Steps: 160,
			Must: []uint8{mtz.PromptUnit, mtz.PromptCharge, mtz.PromptMain, mtz.PromptCounter, mtz.PromptTargets, mtz.PromptPay, mtz.PromptRefill}},
	}
}

func TestTable(t *testing.T) { theTable(t).Run(t) }

// TestReadingHolds checks that the other player's actions are presented after
// a card opened for reading is closed, not behind it.
func TestReadingHolds(t *testing.T) {
	g := game(t)
	sess := fakesession.New(g, 4, fakesession.Decks(g, 0, 1), 1)
	b := sit(t, g, sess, harness.Window{W: 1280, H: 720, Scale: 1}, lang.EN, 1)
	b.Rest()
	b.sc.Zoom.Open(b.sc.Face(b.sc.Zone(mtz.Hand, 0)[0]))
	before := b.sc.View.S
	if err := sess.Answer(fakesession.Advancing(sess.Options())[0]); err != nil {
		t.Fatal(err)
	}
	for range 200 {
		b.Tick(1)
		if b.sc.Busy() || b.sc.View.S != before {
			t.Fatal("the match goes on behind the card")
		}
	}
	b.sc.Zoom.Close()
	b.Tick(60)
	if !b.sc.Busy() && b.sc.View.S == before {
		t.Error("what has happened is not told")
	}
}

package zutomayo

import (
	"math/rand/v2"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	ztm "godeck/rules/zutomayo"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
	"godeck/scenes/ui"
)

// answers are the id prefixes of nodes that answer a question.
var answers = []string{"hand-", "commit", "opt-", "order-", "pick-", "name-", "swap", "handover.go"}

// choices returns the nodes that a player could operate to answer.
func choices(b *harness.Bench) []ui.Node {
	if b.Scene.(*Scene).Picking() {
		return b.Choices(answers, "name-tab")
	}
	return b.Choices(answers, "name-tab", "hand-") // only read
}

// theTable is this table for the tests that are the same for every game.
func theTable(t testing.TB) *harness.Table {
	g := game(t)
	return &harness.Table{
		Game: g, Seats: func(t testing.TB) harness.Sitting { return seats(t, g) }, Words: Text, Decks: [2]int{0, 1},
		Matches: 30, Choices: choices, Haste: 2,
		Onward: func(id string) bool { return id == "commit" || id == "handover.go" },
		Watched: func(b *harness.Bench) { // nobody's hand is seen
			sc := b.Scene.(*Scene)
			for _, p := range [...]rules.Seat{0, 1} {
				for _, tk := range sc.Zone(ztm.Hand, p) {
					if tk.Def != 0 && b.Sess.S.Card(tk.ID).Known != rules.BothSeats && !sc.Busy() && sc.Fresh {
						b.T.Fatalf("a spectator sees card %d in a hand", tk.ID)
					}
				}
			}
		},
		Quiet: func(b *harness.Bench) { b.To(ztm.PromptSet, 4); b.Tap("hand-", 1) },
		Hidden: harness.Hidden{
			Matches: 6, Decks: [2]int{0, 1}, To: func(uint64) (uint8, int) { return ztm.PromptSet, 4 },
			Theirs: []uint8{ztm.Hand, ztm.Deck},
			Then:   func(b *harness.Bench, _ uint64) string { b.Tap("hand-", 1); return "" }, // committing changes nothing of that
		},
		May: func(*rules.Decision) bool { return false }, Seldom: true,
		Lit: harness.Lighting{Matches: 24, Apart: 3, Steps: 150,
			Keeps: func(_ harness.Scene, d *rules.Decision) bool { return d.Prompt == ztm.PromptMulligan },
			Must:  []uint8{ztm.PromptMulligan, ztm.PromptPlace, ztm.PromptSet, ztm.PromptOrder, ztm.PromptCards, ztm.PromptMay}},
	}
}

func TestTable(t *testing.T) { theTable(t).Run(t) }

// TestNumbersArrive compares the running numbers with the view after every batch of events.
func TestNumbersArrive(t *testing.T) {
	g := game(t)
	for seed := uint64(1); seed <= 12; seed++ {
		sess := fakesession.New(g, seed, fakesession.Decks(g, int(seed), int(seed)+1), 1)
		b := sit(t, g, sess, windows[0], lang.EN, 1)
		r := rand.New(rand.NewPCG(seed, 9))
		b.Tick(3)
		for n := 0; n < 4000 && !sess.S.Over(); n++ {
			o := sess.Options()
			if len(o) > 0 {
				if err := sess.Answer(o[r.IntN(len(o))]); err != nil {
					t.Fatal(err)
				}
			} else {
				sess.Update()
			}
			ev, seen := sess.Events()
			if len(ev) == 0 {
				continue
			}
			b.sc.Present(b.Env, ev, seen)
			b.sc.Timeline.Skip()
			v := sess.View()
			for p := 0; p < 2; p++ {
				if int(b.sc.shown.hp[p]) != int(v.S.Seats[p][ztm.HP]) || int(b.sc.shown.power[p]) != int(v.S.Seats[p][ztm.Power]) {
					t.Fatalf("seed %d turn %d: seat %d shows HP %v Power %v, view has %d %d", seed, v.S.Turn, p, b.sc.shown.hp[p], b.sc.shown.power[p], v.S.Seats[p][ztm.HP], v.S.Seats[p][ztm.Power])
				}
			}
			if int(b.sc.shown.hour) != int(v.S.Vars[ztm.Chronos]) {
				t.Fatalf("the dial shows %v, the view %d", b.sc.shown.hour, v.S.Vars[ztm.Chronos])
			}
			b.sc.Sync()
		}
	}
}

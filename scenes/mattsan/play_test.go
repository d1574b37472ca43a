package mattsan

import (
	"math/rand/v2"
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

// choices returns the nodes that a player could operate to answer.
func (b *bench) choices() []ui.Node { return b.Choices(answers, "name-tab", "die.table") }

// TestWholeMatchesThroughNodes plays whole matches by role and name alone.
func TestWholeMatchesThroughNodes(t *testing.T) {
	g := game(t)
	sizes := [][2]float64{{1280, 720}, {390, 844}, {480, 270}}
	asked := map[uint8]int{}
	seeds := uint64(20)
	if testing.Short() {
		seeds = 6
	}
	for seed := uint64(1); seed <= seeds; seed++ {
		l := lang.JA
		if seed%2 == 0 {
			l = lang.EN
		}
		humans := 1
		if seed%5 == 0 {
			humans = 2
		}
		size := sizes[seed%3]
		sess := fakesession.New(g, seed, fakesession.Decks(g, int(seed), int(seed/2)+1), humans)
		b := sit(t, g, sess, harness.Window{W: size[0], H: size[1], Scale: 1}, l, 1)
		r := rand.New(rand.NewPCG(seed, 3))
		for n := 0; !sess.S.Over(); n++ {
			if n > 12000 {
				t.Fatalf("seed %d: no end: turn %d, %s", seed, sess.S.Turn, b.IDs())
			}
			b.Rest()
			if sess.S.Over() {
				break
			}
			c := b.choices()
			if len(c) == 0 {
				t.Fatalf("seed %d turn %d prompt %d: nothing to choose among %s; status %s", seed, sess.S.Turn, sess.S.Dec.Prompt, b.IDs(), b.sc.Status(b.Env))
			}
			asked[sess.S.Dec.Prompt]++
			pick := c[r.IntN(len(c))]
			for _, n := range c { // move on now and then
				if (n.ID == "commit" || n.ID == "handover.go" || n.ID == "use" || n.ID == "charge" || n.ID == "act-attack" || n.ID == "acts") && r.IntN(3) == 0 {
					pick = n
				}
			}
			b.sc.Activate(b.Env, pick.ID)
			b.Tick(1)
			if z := b.sc.Zoom.Showing(); z != nil {
				b.sc.Zoom.Close()
				b.sc.Surface.Invalidate()
				b.Tick(1)
			}
			b.sc.Browser.Close()
		}
		b.Rest()
		if _, ok := b.Node("rematch"); !ok {
			t.Fatalf("seed %d: no result is shown: %s", seed, b.IDs())
		}
		b.CheckLog()
	}
	t.Log("asked by prompt:", asked)
}

// TestSecretsStayOffTheScreen permutes the hidden cards of seat 1 and both
// players' decks: nothing that seat 0 can read may change.
func TestSecretsStayOffTheScreen(t *testing.T) {
	g := game(t)
	harness.Secrets(t, 8, func(seed uint64, permuted bool) (string, bool) {
		sess := fakesession.New(g, seed, fakesession.Decks(g, 1, 3), 1)
		b := sit(t, g, sess, windows[0], lang.EN, 1)
		if !b.To([]uint8{mtz.PromptMain, mtz.PromptCounter}[seed%2], int(seed)+1) {
			return "", false
		}
		sess.Hold = true
		st := sess.S
		if permuted {
			harness.Permute(&st, 1, []uint8{mtz.Hand, mtz.Deck, mtz.Soul, mtz.Spent}, nil)
			harness.Permute(&st, 0, []uint8{mtz.Deck}, nil)
		}
		sess.Load(&st)
		b.Tick(40)
		return b.Screen(), true
	})
}

// TestNobodysSecrets looks at the screen between the turns of two people.
func TestNobodysSecrets(t *testing.T) {
	g := game(t)
	sess := fakesession.New(g, 4, fakesession.Decks(g, 1, 3), 2)
	b := sit(t, g, sess, windows[0], lang.EN, 1)
	b.NobodysSecrets()
	if b.sc.Bottom != sess.Audience() {
		t.Error("the seat was not taken")
	}
}

// TestSpectating watches two computer players to the end.
func TestSpectating(t *testing.T) {
	g := game(t)
	sess := fakesession.New(g, 8, fakesession.Decks(g, 1, 3), 0)
	b := sit(t, g, sess, harness.Window{W: 390, H: 844, Scale: 1}, lang.EN, 1)
	for i := 0; i < 60000 && !sess.S.Over(); i++ {
		b.Tick(1)
	}
	b.Rematch(40)
}

// TestReplayPlays watches a recorded match and continues from its middle.
func TestReplayPlays(t *testing.T) {
	g := game(t)
	sess := fakesession.New(g, 3, fakesession.Decks(g, 1, 3), 1)
	b := sit(t, g, sess, harness.Window{W: 480, H: 270, Scale: 1}, lang.JA, 1)
	b.ReplayPlays(func() int { return b.sc.Turn() })
}

// TestNothingToDecide checks that a question without a choice is not shown:
// the rules ask it only so that its absence reveals nothing.
func TestNothingToDecide(t *testing.T) {
	g := game(t)
	harness.NothingToDecide(t, g, 4, seats(t, g), func(d *rules.Decision) bool { return d.Prompt == mtz.PromptMain })
}

// TestLitButton checks that the button that continues is lit, over all prompts.
func TestLitButton(t *testing.T) {
	g := game(t)
	harness.LitButtons(t, g, 12, 3, 160, seats(t, g), func(*rules.Decision) bool { return false },
		mtz.PromptUnit, mtz.PromptCharge, mtz.PromptMain, mtz.PromptCounter, mtz.PromptTargets, mtz.PromptPay, mtz.PromptRefill)
}

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

package duemagic

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
	"godeck/scenes/table"
	"godeck/scenes/ui"
)

// answers are the prefixes of nodes that answer a question.
var answers = []string{"hand-", "creature-", "commit", "opt-", "order-", "pick-", "handover.go", "use", "cancel", "charge", "attack-player", "shield-", "mana-", "declare-", "replace-", "pass", "ask-open"}

// choices returns the nodes that a player could operate to answer.
func (b *bench) choices() []ui.Node { return b.Choices(answers, "mana-own", "mana-opp", "shields") }

// TestWholeMatchesThroughNodes plays whole matches by role and name alone.
func TestWholeMatchesThroughNodes(t *testing.T) {
	g := game(t)
	sizes := [][2]float64{{1280, 720}, {390, 844}, {480, 270}}
	asked := map[uint8]int{}
	seeds := uint64(24)
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
		if seed%4 == 0 {
			b.sc.stops.Never, b.sc.stops.AskPay = true, true
		}
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
				if (n.ID == "commit" || n.ID == "handover.go" || n.ID == "use" || n.ID == "charge" || n.ID == "attack-player") && r.IntN(2) == 0 {
					pick = n
				}
			}
			if n, ok := b.Node("pass"); ok && !n.Disabled && r.IntN(6) == 0 {
				pick = n
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

// TestSecretsStayOffTheScreen permutes the hidden cards of seat 1, and both
// players' shields and libraries: nothing that seat 0 can read may change.
func TestSecretsStayOffTheScreen(t *testing.T) {
	g := game(t)
	harness.Secrets(t, 8, func(seed uint64, permuted bool) (string, bool) {
		sess := fakesession.New(g, seed, fakesession.Decks(g, 1, 3), 1)
		b := sit(t, g, sess, windows[0], lang.EN, 1)
		if !b.To(dmg.PromptPriority, int(seed)+1) {
			return "", false
		}
		sess.Hold = true
		st := sess.S
		if permuted {
			harness.Permute(&st, 1, []uint8{dmg.Hand, dmg.Library, dmg.Shields}, nil)
			harness.Permute(&st, 0, []uint8{dmg.Library, dmg.Shields}, nil)
		}
		sess.Load(&st)
		b.Tick(40)
		return b.Screen() + fmt.Sprintln(b.sc.wouldPass(), b.sc.Waited()), true
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
	harness.NothingToDecide(t, g, 4, seats(t, g), func(d *rules.Decision) bool {
		return d.Prompt == dmg.PromptPriority || d.Prompt == dmg.PromptNumber && rules.ZoneID(d.Arg).Kind() != dmg.Hand
	})
}

// TestLitButton checks that the button that continues is lit, over all
// prompts. Keeping a hand continues, and so does paying as proposed.
func TestLitButton(t *testing.T) {
	g := game(t)
	n := 0
	free := func(sess *fakesession.Session, w harness.Window, l lang.Lang, text float64) (*harness.Bench, *table.Match) {
		b := sit(t, g, sess, w, l, text)
		n++
		b.sc.stops.Never, b.sc.stops.AskPay = true, n%2 == 0
		return b.Bench, &b.sc.Match
	}
	harness.LitButtons(t, g, 16, 3, 220, free, func(d *rules.Decision) bool {
		return d.Prompt == dmg.PromptMulligan || d.Prompt == dmg.PromptQuick || d.Prompt == dmg.PromptPay
	},
		dmg.PromptMulligan, dmg.PromptCharge, dmg.PromptPriority, dmg.PromptAttack, dmg.PromptBlock, dmg.PromptShield, dmg.PromptDeclare, dmg.PromptTargets, dmg.PromptMay, dmg.PromptStack)
}

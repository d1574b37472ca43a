package guardians

import (
	"math/rand/v2"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
	"godeck/scenes/table"
	"godeck/scenes/ui"
)

// answers are the id prefixes of nodes that answer a question.
var answers = []string{"hand-", "card-", "commit", "opt-", "order-", "pick-", "use", "cancel", "roll", "restart", "counterdraw", "draw-", "die", "warning", "handover.go", "ask-open"}

// choices returns the nodes that a player could operate to answer.
func (b *bench) choices() []ui.Node { return b.Choices(answers) }

// onward are the nodes that make progress.
var onward = map[string]bool{"commit": true, "handover.go": true, "use": true, "roll": true, "opt-pass": true, "warning.yes": true, "draw-main": true}

// TestWholeMatchesThroughNodes plays whole matches by role and name alone.
func TestWholeMatchesThroughNodes(t *testing.T) {
	g := game(t)
	sizes := [][2]float64{{1280, 720}, {390, 844}, {480, 270}}
	asked := map[uint8]int{}
	ends := map[uint8]int{}
	seeds := uint64(18)
	if testing.Short() {
		seeds = 6
	}
	for seed := uint64(1); seed <= seeds; seed++ {
		l := lang.JA
		if seed%2 == 0 {
			l = lang.EN
		}
		size := sizes[seed%3]
		sess := fakesession.New(g, seed, fakesession.Decks(g, int(seed), int(seed/2)+1), 1+int(seed%5)/4)
		b := sit(t, g, sess, harness.Window{W: size[0], H: size[1], Scale: 1}, l, 1)
		b.sc.byHand = seed%4 == 0
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
			for _, n := range c {
				if onward[n.ID] && !n.Disabled && r.IntN(3) == 0 {
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
		ends[sess.S.Result.Reason]++
		b.CheckLog()
	}
	t.Log("asked by prompt:", asked, "ends by reason:", ends)
}

// TestSecretsStayOffTheScreen permutes the hidden cards of both players:
// nothing that seat 0 can read may change.
func TestSecretsStayOffTheScreen(t *testing.T) {
	g := game(t)
	harness.Secrets(t, 8, func(seed uint64, permuted bool) (string, bool) {
		sess := fakesession.New(g, seed, fakesession.Decks(g, 0, 2), 1)
		b := sit(t, g, sess, windows[0], lang.EN, 1)
		if !b.To(bgd.PromptSet, 2+int(seed)%5) {
			return "", false
		}
		sess.Hold = true
		st := sess.S
		if permuted {
			harness.Permute(&st, 1, []uint8{bgd.Hand, bgd.Deck}, func(c *rules.Card) bool {
				return g.Lib.Def(c.Def).Attr[bgd.AType] <= bgd.Unlimited || g.Lib.Def(c.Def).Attr[bgd.AType] >= bgd.Counter
			})
			harness.Permute(&st, 0, []uint8{bgd.Deck}, nil)
		}
		sess.Load(&st)
		b.Tick(40)
		return b.Screen(), true
	})
}

// TestNobodysSecrets checks the screen between the turns of two people.
func TestNobodysSecrets(t *testing.T) {
	g := game(t)
	sess := fakesession.New(g, 4, fakesession.Decks(g, 0, 2), 2)
	b := sit(t, g, sess, windows[0], lang.EN, 1)
	b.NobodysSecrets()
	if b.sc.Bottom != sess.Audience() {
		t.Error("the seat was not taken")
	}
}

// TestSpectating watches two computer players to the end.
func TestSpectating(t *testing.T) {
	g := game(t)
	sess := fakesession.New(g, 8, fakesession.Decks(g, 0, 2), 0)
	b := sit(t, g, sess, harness.Window{W: 390, H: 844, Scale: 1}, lang.EN, 1)
	for i := 0; i < 60000 && !sess.S.Over(); i++ {
		b.Tick(1)
	}
	b.Rematch(40)
}

// TestReplayPlays watches a recorded match and continues from its middle.
func TestReplayPlays(t *testing.T) {
	g := game(t)
	sess := fakesession.New(g, 3, fakesession.Decks(g, 0, 2), 1)
	b := sit(t, g, sess, harness.Window{W: 480, H: 270, Scale: 1}, lang.JA, 1)
	b.ReplayPlays(func() int { return b.sc.Turn() })
}

// TestNothingToDecide checks that a question without a choice, which the rules
// ask so that its absence reveals nothing, is not shown.
func TestNothingToDecide(t *testing.T) {
	g := game(t)
	harness.NothingToDecide(t, g, 4, seats(t, g), func(d *rules.Decision) bool { return false })
}

// TestLitButton checks, for all prompts, that the button that makes progress
// is lit: keeping a hand, and rolling unless there is nobody to hit.
func TestLitButton(t *testing.T) {
	g := game(t)
	var b *bench
	watched := func(sess *fakesession.Session, w harness.Window, l lang.Lang, text float64) (*harness.Bench, *table.Match) {
		b = sit(t, g, sess, w, l, text)
		return b.Bench, &b.sc.Match
	}
	harness.LitButtons(t, g, 16, 3, 220, watched, func(d *rules.Decision) bool {
		return d.Prompt == bgd.PromptRedraw || d.Prompt == bgd.PromptExtra || d.Prompt == bgd.PromptSet && b.sc.count(rules.Use) == 0 && (b.sc.count(rules.Attack) == 0 || b.sc.unopposed())
	},
		bgd.PromptKeep, bgd.PromptRedraw, bgd.PromptDraw, bgd.PromptCharge, bgd.PromptFollow, bgd.PromptSummon, bgd.PromptSet, bgd.PromptCounter)
}

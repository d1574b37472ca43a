package magna

import (
	"math/rand/v2"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
	"godeck/scenes/ui"
)

// answers are the prefixes of nodes that answer a question.
var answers = []string{"hand-", "unit-", "trap-", "weapon-", "slot-", "base-", "strip-", "fundcard-", "commit", "opt-", "declare-", "use-", "order-", "pick-", "attack-", "handover.go", "ask-open", "ask-aside"}

// choices returns the nodes that a player could operate to answer.
func (b *bench) choices() []ui.Node { return b.Choices(answers) }

// turn operates one random node, as a player trying things would.
func (b *bench) turn(r *rand.Rand) string {
	if _, zoomed := b.Node("zoom"); zoomed {
		b.sc.Zoom.Close()
		b.sc.Surface.Invalidate()
		b.Tick(1)
	}
	c := b.choices()
	if len(c) == 0 {
		return ""
	}
	pick := c[r.IntN(len(c))]
	for _, n := range c { // move on now and then
		on := n.ID == "commit" || n.ID == "handover.go" || strings.HasPrefix(n.ID, "opt-") || strings.HasPrefix(n.ID, "attack-")
		if on && r.IntN(5) == 0 {
			pick = n
		}
	}
	b.sc.Activate(b.Env, pick.ID)
	b.Tick(1)
	return pick.ID
}

// TestWholeMatchesThroughNodes plays whole matches by role and name alone.
func TestWholeMatchesThroughNodes(t *testing.T) {
	g := game(t)
	sizes := [][2]float64{{1280, 720}, {390, 844}, {480, 270}}
	asked := map[uint8]int{}
	reasons := map[uint8]int{}
	seeds := uint64(18)
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
		sess := fakesession.New(g, seed, fakesession.Decks(g, int(seed), int(seed/2)), humans)
		b := sit(t, g, sess, harness.Window{W: size[0], H: size[1], Scale: 1}, l, 1)
		r := rand.New(rand.NewPCG(seed, 3))
		last, same := 0, 0
		for n := 0; !sess.S.Over(); n++ {
			if n > 60000 {
				t.Fatalf("seed %d: no end: turn %d, %s", seed, sess.S.Turn, b.IDs())
			}
			b.Rest()
			if sess.S.Over() {
				break
			}
			if sess.Len() == last {
				same++
			} else {
				last, same = sess.Len(), 0
			}
			asked[sess.S.Dec.Prompt]++
			id := b.turn(r)
			if id == "" || same > 1500 {
				t.Logf("ask %+v dec %+v picks %v", sess.Options(), sess.S.Dec, sess.S.Picks[0].Cards())
				t.Fatalf("seed %d turn %d prompt %d: stuck after %q among %s; status %s", seed, sess.S.Turn, sess.S.Dec.Prompt, id, b.IDs(), b.sc.Status(b.Env))
			}
		}
		b.Rest()
		reasons[sess.S.Result.Reason]++
		if _, ok := b.Node("rematch"); !ok {
			t.Fatalf("seed %d: no result is shown: %s", seed, b.IDs())
		}
		b.CheckLog()
	}
	t.Log("asked by prompt:", asked, "ends:", reasons)
	for p := mgn.PromptArrange; p <= mgn.PromptWaiting; p++ {
		if asked[p] == 0 {
			t.Logf("prompt %d was never met", p)
		}
	}
}

// TestNumbersArrive compares the animated numbers with the view after every batch.
func TestNumbersArrive(t *testing.T) {
	g := game(t)
	for seed := uint64(1); seed <= 10; seed++ {
		sess := fakesession.New(g, seed, fakesession.Decks(g, int(seed), int(seed)+1), 1)
		b := sit(t, g, sess, windows[0], lang.EN, 1)
		r := rand.New(rand.NewPCG(seed, 9))
		b.Tick(3)
		for n := 0; n < 6000 && !sess.S.Over(); n++ {
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
				if int(b.sc.shown.fight[p]) != int(v.S.Seats[p][mgn.Fight]) || int(b.sc.shown.magna[p]) != int(v.S.Seats[p][mgn.Magna]) {
					t.Fatalf("seed %d turn %d: seat %d shows Fight %v Magna %v, view has %d %d", seed, v.S.Turn, p, b.sc.shown.fight[p], b.sc.shown.magna[p], v.S.Seats[p][mgn.Fight], v.S.Seats[p][mgn.Magna])
				}
			}
		}
	}
}

// TestSecretsStayOffTheScreen permutes the hidden cards of seat 1: nothing
// that seat 0 can read may change.
func TestSecretsStayOffTheScreen(t *testing.T) {
	g := game(t)
	prompts := []uint8{mgn.PromptProduction, mgn.PromptArmament, mgn.PromptAttack, mgn.PromptReinforce, mgn.PromptHand, mgn.PromptProduction}
	traps, funds := 0, 0
	harness.Secrets(t, 12, func(seed uint64, permuted bool) (string, bool) {
		sess := fakesession.New(g, seed, fakesession.Decks(g, 0, 6), 1)
		b := sit(t, g, sess, windows[0], lang.EN, 1)
		if seed%3 == 0 {
			b = sit(t, g, sess, harness.Window{W: 390, H: 844, Scale: 1}, lang.EN, 1)
		}
		if !b.To(prompts[int(seed)%len(prompts)], 3) {
			return "", false
		}
		sess.Hold = true
		st := sess.S
		for _, c := range []uint8{mgn.Base1, mgn.Base2, mgn.Base3} {
			for _, id := range st.Zone(rules.ZoneOf(c, 1)) {
				if st.Card(id).Has(rules.FaceDown) {
					traps++
				}
			}
		}
		funds += st.Count(rules.ZoneOf(mgn.Funds, 1))
		if permuted {
			harness.Permute(&st, 1, []uint8{mgn.Hand, mgn.Deck, mgn.Funds, mgn.Base1, mgn.Base2, mgn.Base3},
				func(c *rules.Card) bool { return !isField(c.Zone.Kind()) || c.Has(rules.FaceDown) })
		}
		sess.Load(&st)
		b.Tick(20)
		r := rand.New(rand.NewPCG(seed, 1))
		for i := 0; i < 12; i++ { // one's own actions must not change that
			b.turn(r)
			b.Tick(3)
		}
		b.Tick(20)
		return b.Screen(), true
	})
	t.Logf("%d traps, %d war funds were hidden", traps, funds)
}

// TestNobodysSecrets looks at the screen between the turns of two people.
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
	sess := fakesession.New(g, 8, fakesession.Decks(g, 0, 4), 0)
	b := sit(t, g, sess, harness.Window{W: 390, H: 844, Scale: 1}, lang.EN, 1)
	for i := 0; i < 60000 && !sess.S.Over(); i++ {
		b.Tick(1)
	}
	b.Rest()
	b.CheckLog()
	b.Rematch(60)
}

// TestReplayPlays watches a recorded match and continues from its middle.
func TestReplayPlays(t *testing.T) {
	g := game(t)
	sess := fakesession.New(g, 3, fakesession.Decks(g, 0, 2), 1)
	b := sit(t, g, sess, harness.Window{W: 480, H: 270, Scale: 1}, lang.JA, 1)
	b.ReplayPlays(func() int { return b.sc.Turn() })
}

// TestEveryQuestionThroughNodes finds each kind of question and answers it by
// nodes alone, at every kind of layout.
func TestEveryQuestionThroughNodes(t *testing.T) {
	g := game(t)
	met := map[uint8]bool{}
	for p := mgn.PromptArrange; p <= mgn.PromptWaiting; p++ {
		pos := position{"any", p, 0, nil, nil}
		f := meet(t, g, &pos)
		if !f.ok {
			t.Logf("prompt %d: not met", p)
			continue
		}
		met[p] = true
		for i, w := range windows[:3] {
			b := again(t, g, f, w, lang.EN, 1)
			if b.Sess.S.Dec.Prompt != p {
				t.Fatalf("prompt %d became %d", p, b.Sess.S.Dec.Prompt)
			}
			r := rand.New(rand.NewPCG(uint64(p), uint64(i)))
			id := b.Sess.S.Dec.ID
			for n := 0; b.Sess.S.Dec.ID == id && !b.Sess.S.Over(); n++ {
				if n > 900 {
					t.Fatalf("prompt %d at %v is never answered: %s; options %v", p, w, b.IDs(), b.Sess.Options())
				}
				b.Rest()
				if b.Sess.S.Dec.ID == id {
					b.turn(r)
				}
			}
		}
	}
	for _, p := range []uint8{mgn.PromptArrange, mgn.PromptHand, mgn.PromptProduction, mgn.PromptArmament, mgn.PromptRedeploy, mgn.PromptGo, mgn.PromptForce, mgn.PromptReinforce,
		mgn.PromptAttack, mgn.PromptMembers, mgn.PromptChain, mgn.PromptBlock, mgn.PromptOrder, mgn.PromptTargets, mgn.PromptIcon, mgn.PromptTidy, mgn.PromptContinue} {
		if !met[p] {
			t.Errorf("prompt %d was never met", p)
		}
	}
}

// TestNothingToDecide checks that a question without a choice is not shown:
// the rules ask it only so that its absence reveals nothing.
func TestNothingToDecide(t *testing.T) {
	g := game(t)
	harness.NothingToDecide(t, g, 4, seats(t, g), func(d *rules.Decision) bool {
		return d.Kind == rules.ChooseCards && d.Prompt == mgn.PromptCards && rules.ZoneID(d.Arg).Kind() == mgn.Deck
	})
}

// TestLitButton checks that the button that continues is lit, and none that
// gives something up while there is something left to do.
func TestLitButton(t *testing.T) {
	g := game(t)
	harness.LitButtons(t, g, 6, 1, 400, seats(t, g), func(*rules.Decision) bool { return false },
		mgn.PromptHand, mgn.PromptProduction, mgn.PromptArmament, mgn.PromptGo, mgn.PromptForce, mgn.PromptReinforce, mgn.PromptAttack)
}

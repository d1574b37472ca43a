package zutomayo

import (
	"math/rand/v2"
	"strings"
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
func (b *bench) choices() []ui.Node {
	if b.sc.Picking() {
		return b.Choices(answers, "name-tab")
	}
	return b.Choices(answers, "name-tab", "hand-") // only read
}

// TestWholeMatchesThroughNodes plays whole matches by role and name alone.
func TestWholeMatchesThroughNodes(t *testing.T) {
	g := game(t)
	sizes := [][2]float64{{1280, 720}, {390, 844}, {480, 270}}
	asked := map[uint8]int{}
	for seed := uint64(1); seed <= 30; seed++ {
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
		for n := 0; !sess.S.Over(); n++ {
			if n > 6000 {
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
			for _, n := range c { // make progress now and then
				if (n.ID == "commit" || n.ID == "handover.go") && r.IntN(2) == 0 {
					pick = n
				}
			}
			b.sc.Activate(b.Env, pick.ID)
			b.Tick(1)
			if _, zoomed := b.Node("zoom"); zoomed {
				t.Fatalf("seed %d: choosing %q (%s) only opened the zoom, prompt %d; mine %v form %d aside %v orderAll %v ask %v", seed, pick.ID, pick.Label, sess.S.Dec.Prompt, b.sc.Mine(), b.sc.Form(), b.sc.Aside(), b.sc.InOrder, b.sc.LegalActions)
			}
		}
		b.Rest()
		if _, ok := b.Node("rematch"); !ok {
			t.Fatalf("seed %d: no result is shown: %s", seed, b.IDs())
		}
		b.CheckLog()
	}
	t.Log("asked by prompt:", asked)
	for _, p := range []uint8{ztm.PromptMulligan, ztm.PromptPlace, ztm.PromptSet, ztm.PromptOrder, ztm.PromptCards, ztm.PromptMay} {
		if asked[p] == 0 {
			t.Logf("prompt %d was never met", p)
		}
	}
}

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

// TestSecretsStayOffTheScreen permutes the hidden cards of seat 1: nothing
// that seat 0 can read may change.
func TestSecretsStayOffTheScreen(t *testing.T) {
	g := game(t)
	harness.Secrets(t, 6, func(seed uint64, permuted bool) (string, bool) {
		sess := fakesession.New(g, seed, fakesession.Decks(g, 0, 1), 1)
		b := sit(t, g, sess, windows[0], lang.EN, 1)
		if !b.To(ztm.PromptSet, 4) {
			return "", false
		}
		sess.Hold = true
		st := sess.S
		if permuted {
			harness.Permute(&st, 1, []uint8{ztm.Hand, ztm.Deck}, nil)
		}
		sess.Load(&st)
		b.Tick(20)
		// Committing must not change that.
		for _, n := range b.choices() {
			if strings.HasPrefix(n.ID, "hand-") {
				b.sc.Activate(b.Env, n.ID)
				break
			}
		}
		b.Tick(20)
		return b.Screen(), true
	})
}

// TestNobodysSecrets checks the screen between the turns of two people.
func TestNobodysSecrets(t *testing.T) {
	g := game(t)
	sess := fakesession.New(g, 4, fakesession.Decks(g, 0, 1), 2)
	b := sit(t, g, sess, windows[0], lang.EN, 1)
	b.NobodysSecrets()
	if b.sc.Bottom != sess.Audience() {
		t.Error("the seat was not taken")
	}
}

// TestSpectating watches two computer players to the end.
func TestSpectating(t *testing.T) {
	g := game(t)
	sess := fakesession.New(g, 8, fakesession.Decks(g, 0, 3), 0)
	b := sit(t, g, sess, harness.Window{W: 390, H: 844, Scale: 1}, lang.EN, 1)
	for i := 0; i < 20000 && !sess.S.Over(); i++ {
		b.Tick(1)
		for _, p := range [...]rules.Seat{0, 1} {
			for _, tk := range b.sc.Zone(ztm.Hand, p) {
				if tk.Def != 0 && b.Sess.S.Card(tk.ID).Known != rules.BothSeats && !b.sc.Busy() && b.sc.Fresh {
					t.Fatalf("a spectator sees card %d in a hand", tk.ID)
				}
			}
		}
	}
	b.Rematch(30)
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
	harness.NothingToDecide(t, g, 80, seats(t, g), func(d *rules.Decision) bool {
		return false
	})
}

// TestLitButton checks, for all prompts, that the button that makes progress is lit.
func TestLitButton(t *testing.T) {
	g := game(t)
	harness.LitButtons(t, g, 24, 3, 150, seats(t, g), func(d *rules.Decision) bool { return d.Prompt == ztm.PromptMulligan },
		ztm.PromptMulligan, ztm.PromptPlace, ztm.PromptSet, ztm.PromptOrder, ztm.PromptCards, ztm.PromptMay)
}

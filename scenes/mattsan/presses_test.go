package mattsan

import (
	"slices"
	"strconv"
	"testing"

	"godeck/rules"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
	"godeck/scenes/ui"
)

// presses plays some rounds by hand: it charges a soul, places whatever it can, uses
// what it can pay, and strikes.
func presses(t *testing.T, seed uint64, turns int) *harness.Presses {
	g := game(t)
	p := harness.CountPresses(seats(t, g), fakesession.New(g, seed, fakesession.Decks(g, int(seed), int(seed)+1), 1))
	sc := p.Scene.(*Scene)
	p.Play(turns, func(st *rules.State) bool {
		hand := func(o rules.Option) string { return "hand-" + strconv.Itoa(int(o.Card)) }
		if d := st.Dec.Prompt; len(p.M.LegalActions) == 1 && d != mtz.PromptMain && d != mtz.PromptUnit { // in these it is told why
			t.Errorf("seed %d, turn %d: %s is asked with a single answer", seed, st.Turn, g.Names().Prompts[d])
		}
		switch st.Dec.Prompt {
		case mtz.PromptCharge:
			if o, ok := p.Pick(func(o rules.Option) bool { return o.Verb == rules.Use }); ok {
				return p.Decide(hand(o), "charge")
			}
		case mtz.PromptMain:
			if o, ok := p.Pick(func(o rules.Option) bool { return unitToBench(g, st, o) }); ok {
				return p.Decide(hand(o), "slot-own-"+strconv.Itoa(int(o.N)))
			}
			if o, ok := p.Pick(func(o rules.Option) bool {
				vain, _ := g.Vain(st, o)
				return o.Verb == rules.Use && !vain && st.Card(o.Card).Zone.Kind() == mtz.Hand && typeOf(g, st, o.Card) == mtz.Trump
			}); ok {
				return p.Decide(hand(o), "use")
			}
			return p.Decide("act-super") || p.Decide("act-special") || p.Decide("act-attack") || p.Decide("opt-pass")
		case mtz.PromptTargets, mtz.PromptPay, mtz.PromptRefill:
			if o, ok := p.Pick(func(o rules.Option) bool { return o.Verb == rules.Use && o.Card != 0 }); ok && sc.choices.Touchable(o.Card) {
				if st.Card(o.Card).Zone.Kind() == mtz.Hand {
					return p.Decide(hand(o))
				}
				return p.Decide("card-" + strconv.Itoa(int(o.Card)))
			}
		}
		return false
	})
	return p
}

// TestPresses holds how many presses the turns of a person take: two at most for
// everything that is decided in them, and none where there is a single answer; and
// that nothing is waited for in vain. -v prints them.
func TestPresses(t *testing.T) {
	var all, ticks, theirs []int
	idle := 0
	for seed := uint64(1); seed <= 8; seed++ {
		p := presses(t, seed, 7)
		t.Log("seed", seed, p.N, p.Decided, p.Ticks, p.Theirs, p.Lines())
		for i, n := range p.N {
			if n > 2*p.Decided[i] {
				t.Errorf("seed %d, turn %d: %d presses for %d decisions", seed, i, n, p.Decided[i])
			}
		}
		all, ticks, theirs, idle = append(all, p.N...), append(ticks, p.Ticks...), append(theirs, p.Theirs...), idle+p.Idle
	}
	sum := 0
	for _, n := range all {
		sum += n
	}
	slices.Sort(all)
	slices.Sort(ticks)
	slices.Sort(theirs)
	t.Log("presses of all", len(all), "turns", sum, "of a turn", all, "ticks", ticks, "of the opponent", theirs, "in which nothing is shown or asked", idle)
	if n := ticks[len(ticks)/2]; n > 235 { // half a second before every press is the player's own
		t.Errorf("half of the own turns take more than %d ticks", n)
	}
	if n := theirs[len(theirs)-1]; n > 700 { // from the own attack on, with what answers it
		t.Errorf("between an own attack and the next question of a player pass %d ticks", n)
	}
	if idle > 12*len(all) {
		t.Errorf("in %d turns nothing is shown and nothing asked for %d ticks", len(all), idle)
	}
}

// TestOwnDeedsAreSwift checks that what the player does is not played back at length:
// after a unit has been placed the next answer is asked for within a third of a second.
func TestOwnDeedsAreSwift(t *testing.T) {
	g := game(t)
	b := stand(t, g, windows[0], func(s *fakesession.Session) bool {
		return s.S.Turn > 2 && has(unitToBench)(s)
	})
	b.Env.Settings.Speed = ui.SpeedNormal
	o := b.first(unitToBench)
	b.Act("hand-" + strconv.Itoa(int(o.Card)))
	b.Act("slot-own-" + strconv.Itoa(int(o.N)))
	n := 0
	for ; n < 200 && (b.sc.Busy() || !b.sc.Mine() || !b.sc.Prompting(mtz.PromptMain) || b.Sess.S.Card(o.Card).Zone.Kind() == mtz.Hand); n++ {
		b.Tick(1)
	}
	if t.Log(n, "ticks"); n > 20 {
		t.Errorf("after a placement nothing can be done for %d ticks", n)
	}
}

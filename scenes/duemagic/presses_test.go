package duemagic

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
)

// presses plays some rounds by hand: it charges a card, uses what it can, attacks the
// player with everybody who may, and keeps the rest.
func presses(t *testing.T, seed uint64, turns int) *harness.Presses {
	g := game(t)
	p := harness.CountPresses(seats(t, g), fakesession.New(g, seed, fakesession.Decks(g, int(seed), int(seed)+1), 1))
	sc := p.Scene.(*Scene)
	attacked, turn := map[rules.CardID]bool{}, int16(0)
	p.Play(turns, func(st *rules.State) bool {
		if st.Turn != turn {
			clear(attacked)
			turn = st.Turn
		}
		switch st.Dec.Prompt {
		case dmg.PromptCharge:
			if o, ok := p.Pick(func(o rules.Option) bool { return o.Verb == rules.Use }); ok {
				return p.Decide("hand-"+strconv.Itoa(int(o.Card)), "charge")
			}
		case dmg.PromptPriority:
			if o, ok := p.Pick(func(o rules.Option) bool {
				return o.Verb == rules.Use && o.N == int16(dmg.HowPay) && dmg.NormalTiming(st, 0) && !sc.deeds.Q().Vain(o)
			}); ok && p.Decide("hand-"+strconv.Itoa(int(o.Card)), "use") {
				return true
			}
			return p.Press("pass")
		case dmg.PromptAttack:
			if o, ok := p.Pick(func(o rules.Option) bool { return o.Verb == rules.Attack && o.N == 0 && !attacked[o.Card] }); ok {
				attacked[o.Card] = true
				if p.Decide("creature-"+strconv.Itoa(int(o.Card)), "attack-player") {
					return true
				}
			}
			return p.Press("pass")
		case dmg.PromptShield:
			return p.Decide("shield-opp-" + strconv.Itoa(int(p.M.LegalActions[0].N)))
		case dmg.PromptBlock:
			return p.Decide("pass")
		}
		return false
	})
	return p
}

// TestPresses holds how many presses the turns of a person take: two for everything
// that is decided in them, one more where the attacks begin, and one where a card that
// could be used is kept, but none for a
// shield among others of which nobody knows anything. -v prints them.
func TestPresses(t *testing.T) {
	var spare, all, ticks, theirs []int
	for seed := uint64(1); seed <= 4; seed++ {
		p := presses(t, seed, 7)
		t.Log("seed", seed, p.N, p.Decided, p.Ticks, p.Theirs, "nothing is shown or asked", p.Idle, p.Lines())
		for i, n := range p.N {
			if spare = append(spare, n-2*p.Decided[i]); n > 2*p.Decided[i]+2 {
				t.Errorf("seed %d, turn %d: %d presses for %d decisions", seed, i, n, p.Decided[i])
			}
		}
		if strings.Contains(p.Lines(), "shield-opp") {
			t.Errorf("seed %d: a shield is asked for although all are alike", seed)
		}
		all, ticks, theirs = append(all, p.N...), append(ticks, p.Ticks...), append(theirs, p.Theirs...)
	}
	slices.Sort(spare)
	slices.Sort(all)
	slices.Sort(ticks)
	slices.Sort(theirs)
	t.Log("presses of a turn", all, "beyond two for each decision", spare, "ticks", ticks, "of the opponent", theirs)
}

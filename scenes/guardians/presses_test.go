package guardians

import (
	"slices"
	"strconv"
	"testing"

	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
)

// presses plays some own turns by hand: it charges and draws, summons, places domains
// and throws where it can.
func presses(t *testing.T, seed uint64, decks [2]int, turns int) *harness.Presses {
	g := game(t)
	p := harness.CountPresses(seated(t, g), fakesession.New(g, seed, fakesession.Decks(g, decks[0], decks[1]), 1))
	sc := p.Scene.(*Scene)
	p.Play(turns, func(st *rules.State) bool {
		use := ""
		for _, o := range p.M.LegalActions {
			hand := o.Card != 0 && st.Card(o.Card).Zone.Kind() == bgd.Hand
			if o.Verb == rules.Use && hand && (st.Dec.Prompt != bgd.PromptSet) {
				use = "hand-" + strconv.Itoa(int(o.Card))
			}
		}
		switch st.Dec.Prompt {
		case bgd.PromptKeep:
			return p.Choices([]string{"pick-"}) != nil && p.Decide(p.Choices([]string{"pick-"})[0].ID)
		case bgd.PromptDraw, bgd.PromptFollow:
			return p.Decide("draw-main")
		case bgd.PromptCharge, bgd.PromptSummon, bgd.PromptDomain:
			if use != "" && st.Count(rules.ZoneOf(bgd.Charge, 0)) < 7 && p.Press(use) && p.Decide("use-draw") || p.Decide("use") {
				return true
			}
			return p.Decide("roll-on") || p.Decide("end-on") || p.Decide("opt-pass")
		case bgd.PromptSet:
			return !sc.deeds.Q().Unopposed() && p.Decide("roll") || p.Decide("opt-pass")
		}
		return false
	})
	return p
}

// TestPresses holds how many presses the turns of a person take; -v prints them.
func TestPresses(t *testing.T) {
	var first, later, ticks, theirs []int
	presses1, wait := 0, 0 // of the openings
	for seed := uint64(1); seed <= 2; seed++ {
		for _, decks := range [...][2]int{{0, 2}, {1, 3}} {
			p := presses(t, seed, decks, 4)
			presses1, wait = max(presses1, p.Opening), max(wait, p.OpeningTicks)
			t.Log("seed", seed, decks, p.N, p.Ticks, p.Theirs, p.Opening, p.OpeningTicks, "nothing is shown or asked", p.Idle, p.Lines())
			if len(p.N) > 0 {
				first, later, ticks = append(first, p.N[0]), append(later, p.N[1:]...), append(ticks, p.Ticks...)
			}
			theirs = append(theirs, p.Theirs...)
		}
	}
	slices.Sort(first)
	slices.Sort(later)
	slices.Sort(ticks)
	slices.Sort(theirs)
	t.Log("presses of a first turn", first, "of later ones", later, "ticks", ticks, "of the opponent", theirs)
	if presses1 > 4 || wait > 360 {
		t.Errorf("the opening takes %d presses and %d ticks in which nothing is asked, more than who begins, a guardian and its button, and a redraw", presses1, wait)
	}
	if len(first) == 0 || first[0] > 3 || len(later) == 0 || later[len(later)/2] > 5 {
		t.Error("a first turn takes three presses, a later one five, where little is done")
	}
}

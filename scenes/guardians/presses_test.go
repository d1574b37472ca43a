package guardians

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
	"godeck/scenes/ui"
)

// opening is what comes before the first turn: the presses, and the ticks in
// which nothing is asked.
type opening struct{ presses, ticks int }

// presses plays some own turns by hand at normal speed: it charges and draws,
// summons, places domains and throws where it can. It returns the presses of each
// turn and its ticks, with a line for every press.
func presses(t *testing.T, seed uint64, decks [2]int, turns int) (n, ticks []int, open opening, told []string) {
	g := game(t)
	b := sit(t, g, fakesession.New(g, seed, fakesession.Decks(g, decks[0], decks[1]), 1), windows[0], lang.EN, 1)
	b.Env.Settings.Speed = ui.SpeedNormal
	count, began := 0, 0
	press := func(ids ...string) bool {
		for _, id := range ids {
			if nd, ok := b.Node(id); ok && !nd.Disabled {
				told = append(told, strconv.Itoa(int(b.Sess.S.Turn))+": "+g.Names().Prompts[b.Sess.S.Dec.Prompt]+": "+id)
				b.Act(id)
				count++
				return true
			}
		}
		return false
	}
	mine, rest := false, 0
	for tick := 0; tick < 9000 && len(n) < turns && !b.Sess.S.Over(); tick++ {
		b.Tick(1)
		st := &b.Sess.S
		if st.Turn == 0 {
			open.presses = count
			if !b.sc.Mine() || !b.sc.Idle() || b.sc.AnswersItself() {
				open.ticks++
			}
		}
		if now := st.Turn > 0 && st.Active == 0; now != mine {
			if mine {
				n, ticks = append(n, count), append(ticks, tick-began)
			}
			mine, count, began = now, 0, tick
		}
		if !b.sc.Mine() || !b.sc.Idle() || b.sc.AnswersItself() {
			rest = 0
			continue
		}
		if rest++; rest < 34 { // a press is too early
			continue
		}
		use := ""
		for _, o := range b.sc.LegalActions {
			hand := o.Card != 0 && st.Card(o.Card).Zone.Kind() == bgd.Hand
			if o.Verb == rules.Use && hand && (st.Dec.Prompt != bgd.PromptSet) {
				use = "hand-" + strconv.Itoa(int(o.Card))
			}
		}
		done := false
		switch st.Dec.Prompt {
		case bgd.PromptKeep:
			if b.Choices([]string{"pick-"}) != nil {
				b.Tap("pick-", 1)
				told = append(told, "keep")
				count++
				done = true
			}
		case bgd.PromptDraw, bgd.PromptFollow:
			done = press("draw-main")
		case bgd.PromptCharge, bgd.PromptSummon, bgd.PromptDomain:
			if use != "" && st.Count(rules.ZoneOf(bgd.Charge, 0)) < 7 {
				done = press(use) && press("use-draw", "use")
			}
			done = done || press("roll-on", "end-on", "opt-pass")
		case bgd.PromptSet:
			if !b.sc.deeds.Q().Unopposed() {
				done = press("roll")
			}
			done = done || press("opt-pass")
		}
		if !done {
			o := harness.Declining(b.sc.LegalActions)
			told = append(told, strconv.Itoa(int(st.Turn))+": "+g.Names().Prompts[st.Dec.Prompt]+": "+fmt.Sprint(o))
			count++
			b.Sess.Answer(o)
		}
		rest = 0
	}
	return n, ticks, open, told
}

// TestPresses holds how many presses the turns of a person take; -v prints them.
func TestPresses(t *testing.T) {
	var first, later, ticks []int
	most := opening{}
	for seed := uint64(1); seed <= 2; seed++ {
		for _, decks := range [...][2]int{{0, 2}, {1, 3}} {
			n, tk, open, told := presses(t, seed, decks, 4)
			most.presses, most.ticks = max(most.presses, open.presses), max(most.ticks, open.ticks)
			t.Log("seed", seed, decks, n, tk, open, "\n\t"+strings.Join(told, "\n\t"))
			if len(n) > 0 {
				first, later, ticks = append(first, n[0]), append(later, n[1:]...), append(ticks, tk...)
			}
		}
	}
	slices.Sort(first)
	slices.Sort(later)
	slices.Sort(ticks)
	t.Log("presses of a first turn", first, "of later ones", later, "ticks", ticks)
	if most.presses > 3 || most.ticks > 360 {
		t.Errorf("the opening takes %d presses and %d ticks in which nothing is asked, more than who begins, a guardian and a redraw", most.presses, most.ticks)
	}
	if len(first) == 0 || first[0] > 3 || len(later) == 0 || later[len(later)/2] > 5 {
		t.Error("a first turn takes three presses, a later one five, where little is done")
	}
}

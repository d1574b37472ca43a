package duemagic

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
	"godeck/scenes/ui"
)

// presses plays some rounds by hand at normal speed: it charges a card, uses what
// it can, attacks the player with everybody who may, and keeps the rest. It returns
// for each own turn its presses and ticks and how much was decided in it (cards
// charged, used and chosen, attacks), with a line for every press.
func presses(t *testing.T, seed uint64, turns int) (n, ticks, decided []int, told []string) {
	g := game(t)
	b := sit(t, g, fakesession.New(g, seed, fakesession.Decks(g, int(seed), int(seed)+1), 1), windows[0], lang.EN, 1)
	b.Env.Settings.Speed = ui.SpeedNormal
	count, began, did := 0, 0, 0
	press := func(ids ...string) bool {
		for _, id := range ids {
			if nd, ok := b.Node(id); ok && !nd.Disabled {
				told = append(told, strconv.Itoa(int(b.Sess.S.Turn))+": "+g.Names().Prompts[b.Sess.S.Dec.Prompt]+" in step "+strconv.Itoa(int(b.Sess.S.Step))+": "+id)
				b.Act(id)
				count++
				return true
			}
		}
		return false
	}
	mine, rest, attacked := false, 0, map[rules.CardID]bool{}
	for tick := 0; tick < 20000 && len(n) < turns && !b.Sess.S.Over(); tick++ {
		b.Tick(1)
		st := &b.Sess.S
		if now := st.Turn > 0 && st.Active == 0; now != mine {
			if mine {
				n, ticks, decided = append(n, count), append(ticks, tick-began), append(decided, did)
			}
			mine, count, began, did = now, 0, tick, 0
			clear(attacked)
		}
		if !b.sc.Mine() || !b.sc.Idle() || b.sc.AnswersItself() {
			rest = 0
			continue
		}
		if rest++; rest < 34 { // a press is too early
			continue
		}
		rest = 0
		pick := func(good func(o rules.Option) bool) (rules.Option, bool) {
			i := slices.IndexFunc(b.sc.LegalActions, good)
			if i < 0 {
				return rules.Option{}, false
			}
			return b.sc.LegalActions[i], true
		}
		done := false
		switch st.Dec.Prompt {
		case dmg.PromptCharge:
			if o, ok := pick(func(o rules.Option) bool { return o.Verb == rules.Use }); ok {
				done = press("hand-"+strconv.Itoa(int(o.Card))) && press("charge")
				did++
			}
		case dmg.PromptPriority:
			if o, ok := pick(func(o rules.Option) bool {
				return o.Verb == rules.Use && o.N == int16(dmg.HowPay) && dmg.NormalTiming(st, 0) && !b.sc.deeds.Q().Vain(o)
			}); ok {
				done = press("hand-"+strconv.Itoa(int(o.Card))) && press("use")
				did++
			}
			done = done || press("pass")
		case dmg.PromptAttack:
			if o, ok := pick(func(o rules.Option) bool { return o.Verb == rules.Attack && o.N == 0 && !attacked[o.Card] }); ok {
				attacked[o.Card] = true
				done = press("creature-"+strconv.Itoa(int(o.Card))) && press("attack-player")
				did++
			}
			if !done {
				done = press("pass")
			}
		case dmg.PromptShield:
			o := b.sc.LegalActions[0]
			done = press("shield-opp-" + strconv.Itoa(int(o.N)))
			did++
		case dmg.PromptBlock:
			done = press("pass")
			did++
		}
		if !done {
			o := harness.Declining(b.sc.LegalActions)
			told = append(told, strconv.Itoa(int(st.Turn))+": "+g.Names().Prompts[st.Dec.Prompt]+": "+fmt.Sprint(o))
			count++
			did++
			b.Sess.Answer(o)
		}
	}
	return n, ticks, decided, told
}

// TestPresses holds how many presses the turns of a person take: two for everything
// that is decided in them, and one more where the attacks begin, but none for a
// shield among others of which nobody knows anything. -v prints them.
func TestPresses(t *testing.T) {
	var spare, all, ticks []int
	for seed := uint64(1); seed <= 4; seed++ {
		n, tk, did, told := presses(t, seed, 7)
		t.Log("seed", seed, n, did, tk, "\n\t"+strings.Join(told, "\n\t"))
		for i := range n {
			if spare = append(spare, n[i]-2*did[i]); n[i] > 2*did[i]+1 {
				t.Errorf("seed %d, turn %d: %d presses for %d decisions", seed, i, n[i], did[i])
			}
		}
		if strings.Contains(strings.Join(told, " "), "shield-opp") {
			t.Errorf("seed %d: a shield is asked for although all are alike", seed)
		}
		all, ticks = append(all, n...), append(ticks, tk...)
	}
	slices.Sort(spare)
	slices.Sort(all)
	slices.Sort(ticks)
	t.Log("presses of a turn", all, "beyond two for each decision", spare, "ticks", ticks)
}

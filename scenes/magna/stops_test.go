package magna

import (
	"slices"
	"strconv"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
	"godeck/scenes/magna/deeds"
	"godeck/scenes/ui"
)

// stops plays some turns as who is new, who has the hand kept as soon as that is offered, and pays into the
// war funds now and then, and counts how often it stops for an answer, by question.
func stops(t *testing.T, seed uint64, turns int, all map[string]int) *presser {
	g := game(t)
	p := &presser{bench: sit(t, g, fakesession.New(g, seed, fakesession.Decks(g, int(seed)*2, int(seed)*2+2), 1), windows[0], lang.EN, 1)}
	p.Env.Settings.Speed = ui.SpeedNormal
	rest, line, last := 0, int16(0), ""
	for tick := 0; tick < 40000 && int(p.Sess.S.Turn) <= turns && !p.Sess.S.Over(); tick++ {
		p.Tick(1)
		st := &p.Sess.S
		if st.Vars[mgn.Battle] != line {
			line, p.struck, p.bring = st.Vars[mgn.Battle], false, 0
		}
		if !p.waits(&rest) {
			continue
		}
		rest = 0
		name := g.Names().Prompts[st.Dec.Prompt]
		if p.sc.AskingMeans() {
			name = "sure of " + name
		}
		if now := name + strconv.Itoa(int(st.Dec.ID)); now != last {
			last = now
			all[name]++
		}
		switch d := st.Dec.Prompt; {
		case d == mgn.PromptHand:
			p.bring = 0
			if p.press("opt-always") || p.press("commit") {
				continue
			}
		case d == mgn.PromptRedeploy && p.press("opt-done"), d == mgn.PromptArmament && !p.sc.AskingMeans() && (seed+uint64(st.Turn))%3 == 0 && funds(p):
			continue
		}
		if !p.answer() {
			p.Sess.Answer(harness.Declining(p.sc.LegalActions))
		}
	}
	return p
}

// funds pays a card into the war funds.
func funds(p *presser) bool {
	for _, o := range p.sc.LegalActions {
		if o.Verb == rules.Use && o.N == 0 {
			return p.press("hand-"+strconv.Itoa(int(o.Card))) && p.press("opt-fund")
		}
	}
	return false
}

// TestStops holds how often the turns of a person stop for an answer: the hand is asked
// about until its player has it kept, and who lays a war fund and moves nothing is
// not asked what moves.
// -v prints them.
func TestStops(t *testing.T) {
	all := map[string]int{}
	for seed := uint64(1); seed <= 8; seed++ {
		stops(t, seed, 9, all)
	}
	t.Log(all)
	if n := all["hand"]; n > 8*2 {
		t.Errorf("in 8 matches the hand is asked about %d times", n)
	}
	if n := all["redeploy"]; n > 0 {
		t.Errorf("who only lays war funds is asked %d times what moves", n)
	}
}

// TestAFundThenMoves holds that who says so lays a war fund and is asked what moves.
func TestAFundThenMoves(t *testing.T) {
	g := game(t)
	f := meet(t, g, &position{"fund", mgn.PromptArmament, 2, func(b *bench) bool {
		b.Rest()
		return b.sc.Mine() && b.sc.m.Count(mgn.Base3, 0) > 0 && b.sc.m.Count(mgn.Funds, 0) < 2 && slices.ContainsFunc(b.sc.LegalActions, func(o rules.Option) bool { return o.Verb == rules.Use })
	}, nil})
	if !f.ok {
		t.Fatal("nothing can be laid")
	}
	b := again(t, g, f, windows[0], lang.EN, 1)
	b.sc.deeds.Q().Program = true
	for _, o := range b.sc.LegalActions {
		if o.Verb == rules.Use {
			b.Act("hand-" + strconv.Itoa(int(o.Card)))
			break
		}
	}
	b.Act("opt-fund-move")
	for range 200 {
		if b.Tick(1); b.sc.Prompting(mgn.PromptRedeploy) {
			return
		}
	}
	t.Error("nobody is asked what moves")
}

// TestAKeptHandIsTakenBack holds that who takes back after the table has kept the hand is
// asked about it, and that from then on the table keeps none.
func TestAKeptHandIsTakenBack(t *testing.T) {
	all := map[string]int{}
	p := stops(t, 2, 4, all)
	q := &p.sc.deeds.Mind
	if all["hand"] != 2 || !q.Keeps {
		t.Fatalf("after 4 turns the hand was asked about %d times, kept %v", all["hand"], q.Keeps)
	}
	for tick := 0; tick < 4000 && !(p.sc.Prompting(mgn.PromptProduction) && p.sc.Idle()); tick++ {
		p.Tick(1)
	}
	p.sc.deeds.Q().Added = 0
	if deeds.Recall(&p.sc.deeds); q.Keeps || q.Kept > 0 {
		t.Error("what is taken back is answered again")
	}
	p.sc.deeds.Q().Keeps = true
	p.sc.deeds.Q().Added = mgn.PromptProduction
	if deeds.Recall(&p.sc.deeds); !q.Keeps {
		t.Error("who takes a card back is asked about the hand")
	}
}

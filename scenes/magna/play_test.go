package magna

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/magna/internal/solo"
	"godeck/scenes/ui"
)

// answers are the prefixes of nodes that answer a question.
var answers = []string{"hand-", "unit-", "trap-", "weapon-", "slot-", "base-", "strip-", "fundcard-", "commit", "opt-", "order-", "pick-", "attack-", "handover.go", "ask-open", "ask-aside"}

// choices lists the nodes that a player could operate to answer.
func (b *bench) choices() []ui.Node {
	var out []ui.Node
	for _, n := range b.sc.Nodes(b.env) {
		if n.Role != ui.RoleButton || n.Disabled {
			continue
		}
		for _, p := range answers {
			if strings.HasPrefix(n.ID, p) {
				out = append(out, n)
				break
			}
		}
	}
	return out
}

// turn operates one node as a player who tries this and that would.
func (b *bench) turn(r *rand.Rand) string {
	if _, zoomed := b.node("zoom"); zoomed {
		b.sc.Zoom.Close()
		b.sc.Surface.Invalidate()
		b.tick(1)
	}
	c := b.choices()
	if len(c) == 0 {
		return ""
	}
	pick := c[r.IntN(len(c))]
	for _, n := range c { // get on with it now and then
		on := n.ID == "commit" || n.ID == "handover.go" || strings.HasPrefix(n.ID, "opt-") || strings.HasPrefix(n.ID, "attack-")
		if on && r.IntN(5) == 0 {
			pick = n
		}
	}
	b.sc.Activate(b.env, pick.ID)
	b.tick(1)
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
		lang := ui.JA
		if seed%2 == 0 {
			lang = ui.EN
		}
		humans := 1
		if seed%5 == 0 {
			humans = 2
		}
		size := sizes[seed%3]
		sess := solo.New(g, seed, decks(g, int(seed), int(seed/2)), humans)
		b := sit(t, g, sess, size[0], size[1], 1, lang, 1)
		r := rand.New(rand.NewPCG(seed, 3))
		last, same := 0, 0
		for n := 0; !sess.S.Over(); n++ {
			if n > 60000 {
				t.Fatalf("seed %d: no end: turn %d, %s", seed, sess.S.Turn, b.ids())
			}
			b.rest()
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
				t.Fatalf("seed %d turn %d prompt %d: stuck after %q among %s; status %s", seed, sess.S.Turn, sess.S.Dec.Prompt, id, b.ids(), b.sc.Status(b.env))
			}
		}
		b.rest()
		reasons[sess.S.Result.Reason]++
		if _, ok := b.node("rematch"); !ok {
			t.Fatalf("seed %d: no result is shown: %s", seed, b.ids())
		}
		b.checkLog()
	}
	t.Log("asked by prompt:", asked, "ends:", reasons)
	for p := mgn.PromptArrange; p <= mgn.PromptWaiting; p++ {
		if asked[p] == 0 {
			t.Logf("prompt %d was never met", p)
		}
	}
}

// checkLog reads every sentence of the log in both languages.
func (b *bench) checkLog() {
	b.t.Helper()
	for _, ln := range b.sc.lines {
		for _, l := range []ui.Lang{ui.JA, ui.EN} {
			text := ""
			for _, run := range b.sc.runs(&ln, l) {
				text += run.Text
			}
			if strings.ContainsAny(text, "{}[]⟨") || text == "" {
				b.t.Errorf("log line %q in %s: %q", ln.key, l, text)
			}
		}
	}
}

// TestShownAgreesWithView holds the model that events make against the view,
// after every batch.
func TestShownAgreesWithView(t *testing.T) {
	g := game(t)
	for seed := uint64(1); seed <= 10; seed++ {
		sess := solo.New(g, seed, decks(g, int(seed), int(seed)+1), 1)
		b := sit(t, g, sess, 1280, 720, 1, ui.EN, 1)
		r := rand.New(rand.NewPCG(seed, 9))
		b.tick(3)
		for n := 0; n < 6000 && !sess.S.Over(); n++ {
			o := sess.Options()
			if len(o) > 0 {
				if err := sess.Answer(o[r.IntN(len(o))]); err != nil {
					t.Fatal(err)
				}
			} else {
				sess.Update()
			}
			ev := sess.Events()
			if len(ev) == 0 {
				continue
			}
			b.sc.tell(b.env, ev)
			b.sc.Timeline.Skip()
			v := sess.View()
			for k := 0; k < zoneKinds; k++ {
				for p := rules.Seat(0); p < 2; p++ {
					var want, got []rules.DefID
					if isField(uint8(k)) { // by place
						want, got = make([]rules.DefID, 40), make([]rules.DefID, 40)
					}
					for _, id := range v.S.Zone(rules.ZoneOf(uint8(k), p)) {
						if isField(uint8(k)) {
							want[v.S.Card(id).N[mgn.NPlace]] = v.S.Card(id).Def + 1
							continue
						}
						want = append(want, v.S.Card(id).Def)
					}
					for _, tk := range b.sc.m.zones[k][p] {
						if isField(uint8(k)) {
							got[tk.place] = tk.def + 1
							continue
						}
						got = append(got, tk.def)
					}
					if k == int(mgn.Hand) && p == 1 || k == int(mgn.Deck) || k == int(mgn.Legion) {
						if len(got) != len(want) {
							t.Fatalf("seed %d turn %d: zone %d of seat %d shows %d cards, view has %d", seed, v.S.Turn, k, p, len(got), len(want))
						}
						continue
					}
					if !reflect.DeepEqual(got, want) {
						for _, e := range ev {
							t.Logf("%+v", e)
						}
						t.Fatalf("seed %d turn %d step %d: zone %d of seat %d shows %v, view has %v", seed, v.S.Turn, v.S.Step, k, p, got, want)
					}
				}
			}
			for p := 0; p < 2; p++ {
				if int(b.sc.m.fight[p]) != int(v.S.Seats[p][mgn.Fight]) || int(b.sc.m.magna[p]) != int(v.S.Seats[p][mgn.Magna]) {
					t.Fatalf("seed %d turn %d: seat %d shows Fight %v Magna %v, view has %d %d", seed, v.S.Turn, p, b.sc.m.fight[p], b.sc.m.magna[p], v.S.Seats[p][mgn.Fight], v.S.Seats[p][mgn.Magna])
				}
			}
			if b.sc.m.battle != int(v.S.Vars[mgn.Battle]) || b.sc.m.invader != mgn.InvaderSeat(&v.S) {
				t.Fatalf("seed %d: battle %d invader %d, view %d %d", seed, b.sc.m.battle, b.sc.m.invader, v.S.Vars[mgn.Battle], mgn.InvaderSeat(&v.S))
			}
			for p := rules.Seat(0); p < 2; p++ {
				for line := 1; line <= 3; line++ {
					if b.sc.m.standing(p, line) != g.Standing(&v.S, p, line) {
						t.Fatalf("seed %d: base %d of seat %d standing %v", seed, line, p, b.sc.m.standing(p, line))
					}
				}
			}
			b.sc.m.sync(g, v)
		}
	}
}

// permute renames the designs of seat p's hidden cards in a circle: hand,
// deck, war funds and laid traps.
func permute(s *rules.State, p rules.Seat) {
	var ids []rules.CardID
	for _, k := range []uint8{mgn.Hand, mgn.Deck, mgn.Funds, mgn.Base1, mgn.Base2, mgn.Base3} {
		for _, id := range s.Zone(rules.ZoneOf(k, p)) {
			if s.Card(id).Known == 0 && (!isField(k) || s.Card(id).Has(rules.FaceDown)) {
				ids = append(ids, id)
			}
		}
	}
	if len(ids) == 0 {
		return
	}
	first := s.Card(ids[0]).Def
	for i := range ids[:len(ids)-1] {
		s.Card(ids[i]).Def = s.Card(ids[i+1]).Def
	}
	s.Card(ids[len(ids)-1]).Def = first
}

// TestSecretsStayOffTheScreen permutes the hidden cards of seat 1: nothing
// that seat 0 can read may change.
func TestSecretsStayOffTheScreen(t *testing.T) {
	g := game(t)
	prompts := []uint8{mgn.PromptProduction, mgn.PromptArmament, mgn.PromptAttack, mgn.PromptReinforce, mgn.PromptHand, mgn.PromptProduction}
	traps, funds := 0, 0
	for seed := uint64(1); seed <= 12; seed++ {
		var words [2]string
		for k := range words {
			sess := solo.New(g, seed, decks(g, 0, 6), 1)
			b := sit(t, g, sess, 1280, 720, 1, ui.EN, 1)
			if seed%3 == 0 {
				b = sit(t, g, sess, 390, 844, 1, ui.EN, 1)
			}
			if !b.to(prompts[int(seed)%len(prompts)], 3) {
				continue
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
			if k == 1 {
				permute(&st, 1)
			}
			sess.Load(&st)
			b.tick(20)
			r := rand.New(rand.NewPCG(seed, 1))
			for i := 0; i < 12; i++ { // what one does oneself must not change that
				b.turn(r)
				b.tick(3)
			}
			b.tick(20)
			var out strings.Builder
			fmt.Fprintln(&out, b.sc.Status(b.env))
			for _, n := range b.sc.Nodes(b.env) {
				fmt.Fprintf(&out, "%+v\n", n)
			}
			for _, l := range b.sc.lines {
				fmt.Fprintf(&out, "%+v\n", l)
			}
			for _, text := range b.sc.Record(b.env).Texts() {
				fmt.Fprintln(&out, text)
			}
			words[k] = out.String()
		}
		if words[0] != words[1] {
			t.Fatalf("seed %d: the screen of seat 0 depends on seat 1's hidden cards:\n%s\n---\n%s", seed, words[0], words[1])
		}
	}
	t.Logf("%d traps, %d war funds were hidden", traps, funds)
}

// TestNobodysSecrets looks at the screen between two people's turns.
func TestNobodysSecrets(t *testing.T) {
	g := game(t)
	sess := solo.New(g, 4, decks(g, 0, 2), 2)
	b := sit(t, g, sess, 1280, 720, 1, ui.EN, 1)
	b.rest()
	if !b.sc.HandOver.Open() {
		t.Fatal("the device is not handed over")
	}
	for _, text := range b.sc.Record(b.env).Texts() {
		for d := 1; d < len(g.Lib.Defs); d++ {
			if name := g.Lib.Card(rules.DefID(d)).Name.EN; text == name {
				t.Errorf("%q is drawn while nobody may look", name)
			}
		}
	}
	for _, n := range b.sc.Nodes(b.env) {
		if strings.HasPrefix(n.ID, "hand-") {
			t.Errorf("node %s while nobody may look", n.ID)
		}
	}
	b.act("handover.go")
	b.rest()
	if sess.Audience() < 0 || b.sc.bottom != sess.Audience() {
		t.Error("the seat was not taken")
	}
}

// TestSpectating watches two computer players to the end.
func TestSpectating(t *testing.T) {
	g := game(t)
	sess := solo.New(g, 8, decks(g, 0, 4), 0)
	b := sit(t, g, sess, 390, 844, 1, ui.EN, 1)
	for i := 0; i < 60000 && !sess.S.Over(); i++ {
		b.tick(1)
	}
	b.rest()
	if _, ok := b.node("rematch"); !ok {
		t.Fatalf("no result: %s", b.ids())
	}
	b.checkLog()
	b.act("rematch")
	b.tick(5)
	if sess.S.Over() || len(b.sc.lines) > 60 {
		t.Errorf("the rematch starts with %d log lines", len(b.sc.lines))
	}
}

// TestReplayPlays watches a recorded match and goes on from its middle.
func TestReplayPlays(t *testing.T) {
	g := game(t)
	sess := solo.New(g, 3, decks(g, 0, 2), 1)
	b := sit(t, g, sess, 480, 270, 1, ui.JA, 1)
	b.to(255, 300)
	b.rest()
	b.act("watch")
	for i := 0; i < 60000 && sess.At() < sess.Len(); i++ {
		b.tick(1)
	}
	if sess.At() != sess.Len() {
		t.Fatalf("the replay stops at %d of %d", sess.At(), sess.Len())
	}
	b.act("replay-first")
	b.rest()
	if b.sc.m.turn != 0 {
		t.Errorf("turn %d after going to the start", b.sc.m.turn)
	}
	b.act("replay-forward")
	b.act("replay-continue")
	b.rest()
	if sess.Replaying() || len(sess.Options()) == 0 {
		t.Error("the match does not go on from here")
	}
}

// TestEveryQuestionThroughNodes meets each kind of question and answers it by
// nodes alone, at every kind of layout.
func TestEveryQuestionThroughNodes(t *testing.T) {
	g := game(t)
	met := map[uint8]bool{}
	for p := mgn.PromptArrange; p <= mgn.PromptWaiting; p++ {
		pos := position{"any", p, 0, nil, nil}
		if p == mgn.PromptChain || p == mgn.PromptBlock {
			pos.ok = func(b *bench) bool { return len(b.sess.Options()) > 1 }
		}
		f := meet(t, g, &pos)
		if !f.ok {
			t.Logf("prompt %d: not met", p)
			continue
		}
		met[p] = true
		for i, w := range windows[:3] {
			b := again(t, g, f, w.w, w.h, w.scale, ui.EN, 1)
			if b.sess.S.Dec.Prompt != p {
				t.Fatalf("prompt %d became %d", p, b.sess.S.Dec.Prompt)
			}
			r := rand.New(rand.NewPCG(uint64(p), uint64(i)))
			id := b.sess.S.Dec.ID
			for n := 0; b.sess.S.Dec.ID == id && !b.sess.S.Over(); n++ {
				if n > 900 {
					t.Fatalf("prompt %d at %v is never answered: %s; options %v", p, w, b.ids(), b.sess.Options())
				}
				b.rest()
				if b.sess.S.Dec.ID == id {
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

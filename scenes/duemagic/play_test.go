package duemagic

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/duemagic/internal/solo"
	"godeck/scenes/ui"
)

// answers are the prefixes of nodes that answer a question.
var answers = []string{"hand-", "creature-", "commit", "opt-", "order-", "pick-", "handover.go", "use", "cancel", "charge", "attack-player", "shield-", "mana-", "declare-", "replace-", "pass", "ask-open"}

// choices lists the nodes that a player could operate to answer.
func (b *bench) choices() []ui.Node {
	var out []ui.Node
	for _, n := range b.sc.Nodes(b.env) {
		if n.Role != ui.RoleButton || n.Disabled || n.ID == "mana-own" || n.ID == "mana-opp" || strings.HasPrefix(n.ID, "shields") {
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

// TestWholeMatchesThroughNodes plays whole matches by role and name alone.
func TestWholeMatchesThroughNodes(t *testing.T) {
	g := game(t)
	sizes := [][2]float64{{1280, 720}, {390, 844}, {480, 270}}
	asked := map[uint8]int{}
	seeds := uint64(24)
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
		sess := solo.New(g, seed, decks(g, int(seed), int(seed/2)+1), humans)
		b := sit(t, g, sess, size[0], size[1], 1, lang, 1)
		if seed%4 == 0 {
			b.sc.stops.Never, b.sc.stops.AskPay = true, true
		}
		r := rand.New(rand.NewPCG(seed, 3))
		for n := 0; !sess.S.Over(); n++ {
			if n > 12000 {
				t.Fatalf("seed %d: no end: turn %d, %s", seed, sess.S.Turn, b.ids())
			}
			b.rest()
			if sess.S.Over() {
				break
			}
			c := b.choices()
			if len(c) == 0 {
				t.Fatalf("seed %d turn %d prompt %d: nothing to choose among %s; status %s", seed, sess.S.Turn, sess.S.Dec.Prompt, b.ids(), b.sc.Status(b.env))
			}
			asked[sess.S.Dec.Prompt]++
			pick := c[r.IntN(len(c))]
			for _, n := range c { // get on with it now and then
				if (n.ID == "commit" || n.ID == "handover.go" || n.ID == "use" || n.ID == "charge" || n.ID == "attack-player") && r.IntN(2) == 0 {
					pick = n
				}
			}
			if n, ok := b.node("pass"); ok && !n.Disabled && r.IntN(6) == 0 {
				pick = n
			}
			b.sc.Activate(b.env, pick.ID)
			b.tick(1)
			if z := b.sc.Zoom.Showing(); z != nil {
				b.sc.Zoom.Close()
				b.sc.Surface.Invalidate()
				b.tick(1)
			}
			b.sc.Browser.Close()
		}
		b.rest()
		if _, ok := b.node("rematch"); !ok {
			t.Fatalf("seed %d: no result is shown: %s", seed, b.ids())
		}
		for _, ln := range b.sc.lines {
			for _, l := range []ui.Lang{ui.JA, ui.EN} {
				text := ""
				for _, run := range b.sc.runs(&ln, l) {
					text += run.Text
				}
				if strings.ContainsAny(text, "{}[]⟨") || text == "" {
					t.Errorf("log line %q in %s: %q", ln.key, l, text)
				}
			}
		}
	}
	t.Log("asked by prompt:", asked)
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
		for n := 0; n < 5000 && !sess.S.Over(); n++ {
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
					for _, id := range v.S.Zone(rules.ZoneOf(uint8(k), p)) {
						want = append(want, v.S.Card(id).Def)
					}
					for _, tk := range b.sc.m.zones[k][p] {
						got = append(got, tk.def)
					}
					if k == int(dmg.Hand) && p == 1 || k == int(dmg.Library) || k == int(dmg.Shields) {
						if len(got) != len(want) {
							t.Fatalf("seed %d turn %d: zone %d of seat %d shows %d cards, view has %d", seed, v.S.Turn, k, p, len(got), len(want))
						}
						continue
					}
					if !reflect.DeepEqual(got, want) {
						t.Fatalf("seed %d turn %d: zone %d of seat %d shows %v, view has %v", seed, v.S.Turn, k, p, got, want)
					}
				}
			}
			if len(b.sc.m.stack) != int(v.S.NObjs) {
				t.Fatalf("seed %d turn %d: the stack shows %d entries, view has %d", seed, v.S.Turn, len(b.sc.m.stack), v.S.NObjs)
			}
			for i, e := range b.sc.m.stack {
				if o := &v.S.Objs[i]; e.obj.Def != o.Def || e.obj.Ctrl != o.Ctrl || e.obj.Kind != o.Kind {
					t.Fatalf("seed %d turn %d: entry %d shows %+v, view has %+v", seed, v.S.Turn, i, e.obj, *o)
				}
			}
			for p := rules.Seat(0); p < 2; p++ {
				if got, want := b.sc.m.shieldCount(p), dmg.ShieldsOf(&v.S, p); got != want {
					t.Fatalf("seed %d turn %d: seat %d shows %d shields, view has %d", seed, v.S.Turn, p, got, want)
				}
				for _, k := range [...]uint8{dmg.Battle, dmg.Mana} {
					for i, id := range v.S.Zone(rules.ZoneOf(k, p)) {
						if tk := b.sc.m.zones[k][p][i]; tk.tapped != dmg.Tapped(&v.S, id) && v.S.Card(id).Host == 0 {
							t.Fatalf("seed %d turn %d: card %d of zone %d shows tapped %v", seed, v.S.Turn, id, k, tk.tapped)
						}
					}
				}
			}
			b.sc.m.sync(g, v)
		}
	}
}

// permute renames the designs of seat p's hidden cards in a circle.
func permute(s *rules.State, p rules.Seat, zones ...uint8) {
	var ids []rules.CardID
	for _, k := range zones {
		for _, id := range s.Zone(rules.ZoneOf(k, p)) {
			if s.Card(id).Known == 0 {
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

// TestSecretsStayOffTheScreen permutes the hidden cards of seat 1, and both
// players' shields and libraries: nothing that seat 0 can read may change.
func TestSecretsStayOffTheScreen(t *testing.T) {
	g := game(t)
	for seed := uint64(1); seed <= 8; seed++ {
		var words [2]string
		for k := range words {
			sess := solo.New(g, seed, decks(g, 1, 3), 1)
			b := sit(t, g, sess, 1280, 720, 1, ui.EN, 1)
			if !b.to(dmg.PromptPriority, int(seed)+1) {
				t.Skip("the match ended early")
			}
			sess.Hold = true
			st := sess.S
			if k == 1 {
				permute(&st, 1, dmg.Hand, dmg.Library, dmg.Shields)
				permute(&st, 0, dmg.Library, dmg.Shields)
			}
			sess.Load(&st)
			b.tick(40)
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
			fmt.Fprintln(&out, b.sc.wouldPass(), b.sc.autoWait)
			words[k] = out.String()
		}
		if words[0] != words[1] {
			t.Fatalf("seed %d: the screen of seat 0 depends on hidden cards:\n%s\n---\n%s", seed, words[0], words[1])
		}
	}
}

// TestNobodysSecrets looks at the screen between two people's turns.
func TestNobodysSecrets(t *testing.T) {
	g := game(t)
	sess := solo.New(g, 4, decks(g, 1, 3), 2)
	b := sit(t, g, sess, 1280, 720, 1, ui.EN, 1)
	b.rest()
	if !b.sc.HandOver.Open() {
		t.Fatal("the device is not handed over")
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
	sess := solo.New(g, 8, decks(g, 1, 3), 0)
	b := sit(t, g, sess, 390, 844, 1, ui.EN, 1)
	for i := 0; i < 60000 && !sess.S.Over(); i++ {
		b.tick(1)
	}
	b.rest()
	if _, ok := b.node("rematch"); !ok {
		t.Fatalf("no result: %s", b.ids())
	}
	b.act("rematch")
	b.tick(5)
	if sess.S.Over() || len(b.sc.lines) > 40 {
		t.Errorf("the rematch starts with %d log lines", len(b.sc.lines))
	}
}

// TestReplayPlays watches a recorded match and goes on from its middle.
func TestReplayPlays(t *testing.T) {
	g := game(t)
	sess := solo.New(g, 3, decks(g, 1, 3), 1)
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
	if sess.Replaying() || len(sess.Options()) == 0 && !sess.Thinking() {
		t.Error("the match does not go on from here")
	}
}

package magna

import (
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/golden"
	"godeck/scenes/internal/harness"
	"godeck/scenes/magna/field"
	"godeck/scenes/table/words"
)

// walk plays matches without a table, and has every question of the lower seat looked
// at before it is answered, until look has seen enough.
func walk(t *testing.T, g *mgn.Game, seeds, stream uint64, look func(seed uint64, sess *fakesession.Session) (enough bool)) {
	for seed := uint64(1); seed < seeds; seed++ {
		sess := fakesession.New(g, seed, fakesession.Decks(g, int(seed), int(seed)+1), 1)
		sess.Blind = true
		r := rand.New(rand.NewPCG(seed, stream))
		for i := 0; i < 700 && !sess.S.Over(); i++ {
			o := sess.Options()
			if len(o) == 0 {
				sess.Update()
				continue
			}
			if look(seed, sess) {
				return
			}
			if err := sess.Answer(fakesession.Lively(g, r, sess.S.Dec.Prompt, fakesession.Advancing(o))); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// TestForecastOfTheForce plays matches and holds what is said of a force before it
// goes against the battle itself: auras of those who wait elsewhere count.
func TestForecastOfTheForce(t *testing.T) {
	g := game(t)
	eng := rules.NewEngine(g)
	told, aura := 0, 0
	walk(t, g, 400, 2, func(seed uint64, sess *fakesession.Session) bool {
		if p := sess.S.Dec.Prompt; p != mgn.PromptForce && p != mgn.PromptContinue || sess.S.Picks[0].N == 0 {
			return false
		}
		sess = sess.Branch()
		for _, c := range sess.S.Zone(rules.ZoneOf(mgn.Base3, 1)) { // her aura reaches the defenders wherever she is
			if g.Front(&sess.S, 1) < 3 && !sess.S.Card(c).Has(rules.FaceDown) {
				sess.S.Card(c).Def = g.Lib.Find("mgn-030")
				sess.S.Digest = rules.Digest{} // the rules did not see that
			}
		}
		b := sit(t, g, sess, windows[0], lang.EN, 1)
		b.Rest()
		said := b.sc.deeds.Words(lang.EN).Then()
		st := sess.S
		for _, a := range []rules.Option{{Verb: rules.Done}, {Verb: rules.Done}, {Verb: rules.Pass}, {Verb: rules.Pass}, {Verb: rules.Pass}} {
			if st.Dec.Prompt == mgn.PromptAttack || st.Dec.Prompt == mgn.PromptReinforce && a.Verb == rules.Done {
				continue
			}
			eng.Answer(&st, st.ToAnswer(), a, nil)
		}
		if st.Dec.Prompt == mgn.PromptAttack {
			attack, defense := g.Strength(&st)
			if want := Text.T(lang.EN, "force.sum", int(sess.S.Picks[0].N), attack, defense); said != want {
				t.Errorf("seed %d: said %q, the battle is %q", seed, said, want)
			}
			if told++; defense != field.Stands(b.sc.m.List(field.LineZone(b.sc.m.Front(1)), 1)) {
				aura++
			}
		}
		return told >= 60
	})
	if told < 30 || aura == 0 {
		t.Errorf("%d forces were compared, %d of them against a defense that the battle changes", told, aura)
	}
}

// TestTrapsAreAskedBesideTheMap asks which trap goes off, in every window: in a
// panel that leaves the attacked base and its attackers to be seen where there is
// room, with the clause of each trap and what would come of it.
func TestTrapsAreAskedBesideTheMap(t *testing.T) {
	game(t)
	all := golden.Scripts(t, "testdata/positions.yaml")
	for _, w := range harness.Windows {
		for _, l := range []lang.Lang{lang.JA, lang.EN} {
			b := golden.Stand(t, golden.Position{On: "“The attackers”", After: 7, Eyes: 1}, all, w, l, goldenSit(t))
			sc := b.Scene.(*Scene)
			said := ""
			for _, n := range b.Scene.Nodes(b.Env) {
				if strings.HasPrefix(n.ID, "use-") {
					said += n.Desc + "\n"
				}
			}
			for _, want := range []string{l.Pick("すべてに2ダメージ", "deal 2 damage"), Text.T(l, "comes.falls.0", words.List(l, "a", "b")), l.Pick("マグナを1得る", "gain 1 Magna"), Text.T(l, "comes.magna", 0, 1)} {
				if !strings.Contains(said, want) {
					t.Errorf("%v %v: %q is missing in %q", w, l, want, said)
				}
			}
			e := sc.Surface.Find("panel.body")
			if e == nil {
				t.Fatalf("%v %v: there is no panel", w, l)
			}
			if !sc.lay.Fold && !e.Rect.Intersect(sc.lay.Base(sc.Bottom, 1)).Empty() {
				t.Errorf("%v %v: it covers the attacked base", w, l)
			}
		}
	}
}

// TestWhatAnEffectComesTo reads an effect that can be used in a battle before it
// is chosen: what would come of it is said below its clause, unless its target is
// still to be chosen.
func TestWhatAnEffectComesTo(t *testing.T) {
	game(t)
	all := golden.Scripts(t, "testdata/positions.yaml")
	b := golden.Stand(t, golden.Position{On: "Chains join", After: 5}, all, harness.Windows[0], lang.EN, goldenSit(t))
	sc := b.Scene.(*Scene)
	m := sc.deeds.Words(lang.EN).Effect(sc.deeds.Q().Effects(0))
	if len(m.Ways) < 2 || !strings.HasSuffix(m.Ways[0].Text, "→ d holds (1 damage)") || strings.Contains(m.Ways[1].Text, "→") {
		t.Errorf("it says %+v", m.Ways)
	}
}

// TestAChosenTacticIsCounted chooses a Tactic that goes along with the next attack: the
// button, the forecast and the sum at the lane count it, and say so.
func TestAChosenTacticIsCounted(t *testing.T) {
	game(t)
	all := golden.Scripts(t, "testdata/positions.yaml")
	b := golden.Stand(t, golden.Position{On: "Chains join", After: 3}, all, harness.Windows[0], lang.EN, goldenSit(t))
	sc := b.Scene.(*Scene)
	most := func() int { return sc.deeds.Q().Most() }
	if most() != 2 {
		t.Fatalf("all strike with %d before a card is chosen", most())
	}
	for _, o := range sc.LegalActions {
		if z := sc.View.S.Card(o.Card).Zone; o.Verb == rules.Use && z.Kind() == mgn.Hand && sc.deeds.Q().Early(o) {
			b.Act("hand-" + strconv.Itoa(int(o.Card)))
			break
		}
	}
	b.Tick(2)
	if most() != 4 {
		t.Errorf("with a card that adds 2 to one of them, all strike with %d", most())
	}
	if said := sc.deeds.Words(lang.EN).Then(); !strings.Contains(said, "+2 from rush") || !strings.Contains(said, "4") {
		t.Errorf("it is said %q", said)
	}
	if n, ok := b.Node("attack-assault"); !ok || !strings.Contains(n.Label, "4") {
		t.Errorf("the button says %q", n.Label)
	}
	if sum, _, _ := sc.deeds.Q().Comes(sc.Bottom); sum != 4 {
		t.Errorf("at the lane stands %d", sum)
	}
}

// TestABlockThatCanComeIsSaid meets a base that units of the hand cannot hold, where one
// of them would make a block ready: that is said from the start, never that it cannot
// hold, and its end is not what is lit.
func TestABlockThatCanComeIsSaid(t *testing.T) {
	g := game(t)
	met, ready := 0, 0
	walk(t, g, 60, 3, func(seed uint64, sess *fakesession.Session) bool {
		st := &sess.S
		if st.Dec.Prompt != mgn.PromptReinforce || mgn.InvaderSeat(st) != 1 {
			return false
		}
		if _, now := g.Reserves(st, 0); now > 0 {
			return false
		}
		blocks := false // with one unit more
		for _, a := range sess.Options() {
			then := sess.S
			if a.Verb == rules.Use && rules.NewEngine(g).Answer(&then, 0, a, nil) == nil {
				if _, n := g.Reserves(&then, 0); n > 0 {
					blocks = true
					break
				}
			}
		}
		if !blocks {
			return false
		}
		b := sit(t, g, sess.Branch(), windows[0], lang.EN, 1)
		b.Rest()
		q := b.sc.deeds.Q()
		w := q.Balance()
		if ready++; !q.Defends() || w.Blocks != 0 || w.Coming == 0 || !w.Certain() {
			return ready > 20
		}
		met++
		if said := b.sc.deeds.Words(lang.EN).Then(); !strings.Contains(said, "block") || strings.Contains(said, "cannot") || q.Hopeless() {
			t.Errorf("seed %d: said %q, hopeless %v", seed, said, q.Hopeless())
		}
		return met >= 2
	})
	t.Log(met, "positions that one unit of the hand can block for, of", ready, "looked at")
	if met == 0 {
		t.Error("none was met")
	}
}

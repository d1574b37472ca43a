package magna

import (
	"fmt"
	"slices"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/magna/questions"
	"godeck/scenes/ui"
)

// TestToBattleKeepsItsPlace brings reinforcements where none would be enough and where
// they may be: what ends them stands in one place and is of one size, lit or not.
func TestToBattleKeepsItsPlace(t *testing.T) {
	g := game(t)
	at, lit := map[string][]ui.Rect{}, map[bool]int{}
	for _, hopeless := range []bool{false, true} {
		f := meet(t, g, &position{"defend", mgn.PromptReinforce, 2, func(b *bench) bool {
			b.Rest()
			q := b.sc.deeds.Q()
			return q.Defends() && q.Hopeless() == hopeless
		}, nil})
		if !f.ok {
			t.Fatal("nobody defends; hopeless", hopeless)
		}
		for _, w := range windows {
			b := again(t, g, f, w, lang.EN, 1)
			b.Rest()
			n, ok := b.Node("opt-pass")
			if !ok {
				t.Fatalf("%v: nothing ends the reinforcements", w)
			}
			lit[n.Weight == ui.ButtonPrimary]++
			name := fmt.Sprint(w)
			at[name] = append(at[name], n.Rect)
			if was := at[name][0]; was.X != n.Rect.X || was.W != n.Rect.W || was.Bottom() != n.Rect.Bottom() { // on phones words may take some of its height
				t.Errorf("%s: it goes from %v to %v", name, at[name][0], n.Rect)
			}
		}
	}
	if len(lit) < 2 {
		t.Error("it was always or never lit", lit)
	}
}

// TestMagnaIsGainedElsewhere holds that what gains Magna in Armament is not where what
// spends it in Production is, and that this stays there when it is spent.
func TestMagnaIsGainedElsewhere(t *testing.T) {
	g := game(t)
	spend := rules.Option{Verb: rules.Mode, N: 1}
	made := meet(t, g, &position{"production", mgn.PromptProduction, 3, func(b *bench) bool { b.Rest(); return b.sc.deeds.Q().Allows(spend) }, nil})
	armed := meet(t, g, &position{"armament", mgn.PromptArmament, 3, func(b *bench) bool {
		b.Rest()
		return slices.ContainsFunc(b.sc.LegalActions, func(o rules.Option) bool { return o.Verb == rules.Use })
	}, nil})
	if !made.ok || !armed.ok {
		t.Fatal("nothing is spent or gained")
	}
	for _, w := range windows {
		if w.H < 300 { // the smallest frame has one row
			continue
		}
		b := again(t, g, made, w, lang.EN, 1)
		b.Rest()
		from, _ := b.Node("opt-exchange")
		on, _ := b.Node("opt-pass")
		b.sc.deeds.Mind.Turned = b.sc.m.Turn()
		b.sc.LegalActions = slices.DeleteFunc(slices.Clone(b.sc.LegalActions), func(o rules.Option) bool { return o == spend })
		b.sc.Surface.Invalidate()
		b.Tick(1)
		if n, ok := b.Node("opt-exchange"); ok && (n.Rect != from.Rect || !n.Disabled) {
			t.Errorf("%v: it goes from %v to %v once Magna is spent", w, from.Rect, n.Rect)
		}
		c := again(t, g, armed, w, lang.EN, 1)
		c.Rest()
		to, _ := c.Node("opt-magna")
		if from.Rect.Empty() || on.Rect.Empty() || to.Rect.Empty() {
			t.Fatalf("%v: %v %v %v", w, from.Rect, on.Rect, to.Rect)
		}
		if from.Rect.Intersect(to.Rect).W > 0 && from.Rect.Intersect(to.Rect).H > 0 || from.Rect.Intersect(on.Rect).W > 0 {
			t.Errorf("%v: Magna is spent at %v and gained at %v; %v goes on", w, from.Rect, to.Rect, on.Rect)
		}
	}
}

// TestAPlainBlockIsNotAskedTwice presses the button of a block about which nothing is left
// to choose: that is the answer.
func TestAPlainBlockIsNotAskedTwice(t *testing.T) {
	g := game(t)
	f := meet(t, g, &position{"block", mgn.PromptBlock, 2, func(b *bench) bool {
		b.Rest()
		q := b.sc.deeds.Q()
		os := q.Effects(0)
		return q.Prompting(mgn.PromptBlock) && len(os) == 1 && questions.Plainly(b.sc.deeds.Words(lang.EN), os[0])
	}, nil})
	if !f.ok {
		t.Fatal("no plain block")
	}
	b := again(t, g, f, windows[0], lang.EN, 1)
	b.Rest()
	at := b.Sess.Len()
	b.Act("opt-effects")
	if b.sc.AskingMeans() || b.Sess.Len() == at {
		t.Errorf("asked again %v, %d answers", b.sc.AskingMeans(), b.Sess.Len()-at)
	}
}

// TestEndsAreNotWhereTheMarchWas holds that what ends attacks, or declines a Chain, is not
// where a march or an assault was pressed before, in any window.
func TestEndsAreNotWhereTheMarchWas(t *testing.T) {
	g := game(t)
	has := func(ids ...string) func(b *bench) bool {
		return func(b *bench) bool {
			b.Rest()
			for _, id := range ids {
				if n, ok := b.Node(id); !ok || n.Disabled {
					return false
				}
			}
			return b.sc.Mine()
		}
	}
	f := meetEach(t, g, []*position{{"go", mgn.PromptGo, 2, has("opt-all"), nil}, {"reinforce", mgn.PromptReinforce, 2, has("attack-assault", "opt-pass"), nil},
		{"attack", mgn.PromptAttack, 2, has("attack-assault", "opt-pass"), nil}, {"chain", mgn.PromptChain, 1, has("opt-effects", "opt-pass"), nil}})
	for i := range f[:3] {
		if !f[i].ok {
			t.Fatal("not met", i)
		}
	}
	for _, w := range windows {
		for _, l := range []lang.Lang{lang.JA, lang.EN} {
			at := func(i int, id string) ui.Rect {
				if !f[i].ok {
					return ui.Rect{}
				}
				b := again(t, g, f[i], w, l, 1)
				n, ok := b.Node(id)
				if !ok {
					t.Fatalf("%v: no %s", w, id)
				}
				return n.Rect
			}
			for _, on := range []ui.Rect{at(0, "opt-all"), at(1, "attack-assault"), at(2, "attack-assault")} {
				x, y := on.Centre()
				for i, end := range []ui.Rect{at(2, "opt-pass"), at(3, "opt-pass")} {
					if end.Contains(x, y) {
						t.Errorf("%v, %v: what ends question %d is at %v, what goes on was at %v", w, l, i, end, on)
					}
				}
			}
		}
	}
}

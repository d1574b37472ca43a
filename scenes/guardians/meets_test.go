package guardians

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/rules/scenario"
	"godeck/scenes/table/ask"
	"godeck/scenes/ui"
)

// aHit is an attack of which the player can do everything: answer it, prevent it, spend
// lives, take it.
const aHit = `
title: {ja: 一撃, en: A hit}
game: guardians
turn: 12
active: p2
dice: [1]
p1: {attack: bgd-004, hand: [bgd-079, bgd-009], charge: [bgd-001 x3], deck: [bgd-002 x12]}
p2: {attack: bgd-007, charge: [bgd-033 x5], hand: [bgd-042], deck: [bgd-034 x25]}
steps:
  - p2: roll
  - expect: {decision: counter}
`

// manyAnswers is one that two answers, a card that prevents, and lives can meet.
const manyAnswers = `
title: {ja: 一撃, en: A hit}
game: guardians
turn: 12
active: p2
dice: [1]
p1: {attack: {card: bgd-004, dg: 400}, assist: bgd-013, hand: [bgd-079, bgd-009, bgd-006], charge: [bgd-001 x3], deck: [bgd-002 x12]}
p2: {attack: bgd-022, charge: [bgd-030 x5], hand: [bgd-031], deck: [bgd-017 x25]}
steps:
  - p2: roll
  - expect: {decision: counter}
`

// TestLivesStandBesideAnswers checks in every window that lives are offered in the same
// question as answers, with the LP that each leaves, however many there are: one press
// spends them, and nothing else is asked about the hit.
func TestLivesStandBesideAnswers(t *testing.T) {
	g := game(t)
	st := posed(t, g, manyAnswers)
	src := bgd.AttackGuardian(st, 0)
	for _, w := range windows {
		for _, l := range []lang.Lang{lang.EN, lang.JA} {
			b := sit(t, g, loaded(g, st), w, l, 1)
			b.Rest()
			b.Faults(string(l))
			ids := []string{"then-mode", "opt-pass"}
			for _, o := range append(b.sc.LegalActions, b.sc.deeds.Q().Beyond().Legal...) {
				if o.Verb == rules.Use && b.sc.deeds.Q().Has(o) {
					ids = append(ids, "opt-use-"+strconv.Itoa(int(o.Card)))
				} else if o.Verb == rules.Use {
					ids = append(ids, "then-use-"+strconv.Itoa(int(o.Card)))
				}
			}
			if len(ids) != 5 {
				t.Fatalf("%v, %s: there are %v", w, l, ids)
			}
			for _, id := range ids {
				if n, ok := b.Node(id); !ok || !strings.Contains(n.Label, "LP") {
					t.Errorf("%v, %s: %s is %q", w, l, id, n.Label)
				}
			}
			b.Act("then-mode")
			b.Rest()
			if now := &b.Sess.S; now.Dec.Prompt == bgd.PromptDamage || now.Dec.Prompt == bgd.PromptCounter || now.Seats[0][bgd.Counters] >= st.Seats[0][bgd.Counters] || g.LP(now, src) != g.LP(st, src) {
				t.Errorf("%v, %s: lives %d, LP %d, asked %d", w, l, now.Seats[0][bgd.Counters], g.LP(now, src), now.Dec.Prompt)
			}
		}
	}
}

// TestWeaknessIsReckoned checks in every window that a hit on a weakened guardian says
// how its damage comes about, where it is asked about.
func TestWeaknessIsReckoned(t *testing.T) {
	g := game(t)
	for _, hit := range []string{manyAnswers, aHit} {
		st := posed(t, g, hit)
		c := st.Card(bgd.AttackGuardian(st, 0))
		c.Flags |= bgd.FlagWeak
		c.N[bgd.NWeak] = st.Turn
		for _, w := range windows {
			for _, l := range []lang.Lang{lang.EN, lang.JA} {
				b := sit(t, g, loaded(g, st), w, l, 1)
				b.Rest()
				b.Faults(string(l))
				_, n := g.Looms(&b.sc.View.S, 0)
				q := b.sc.deeds.Question(l)
				if why := q.Text + q.Why; n < 2400 || !strings.Contains(why, Text.T(l, "ask.damage.weak", n/2, n)) {
					t.Errorf("%v, %s: %d are asked about with %q", w, l, n, why)
				}
			}
		}
	}
}

// TestLentLifeIsNoNegation checks that an answer that lends as many LP as the hit takes
// says what is left and for how long, and is not called a negation.
func TestLentLifeIsNoNegation(t *testing.T) {
	g := game(t)
	st := posed(t, g, strings.NewReplacer("attack: bgd-022, charge: [bgd-030 x5]", "attack: bgd-006, charge: [bgd-001 x5]", "dice: [1]", "dice: [2]", "assist: bgd-013, ", "", "bgd-009, ", "").Replace(manyAnswers))
	if _, n := g.Looms(st, 0); n != 800 {
		t.Fatalf("the hit takes %d", n)
	}
	for _, w := range windows {
		for _, l := range []lang.Lang{lang.EN, lang.JA} {
			b := sit(t, g, loaded(g, st), w, l, 1)
			b.Rest()
			use := b.sc.LegalActions[0]
			n, ok := b.Node("opt-use-" + strconv.Itoa(int(use.Card)))
			if lent := Text.T(l, "lp.lent", 2400, 1600); !ok || !strings.Contains(n.Label, lent) || strings.Contains(n.Label, Text.T(l, "use.cancels")) {
				t.Errorf("%v, %s: %q, wanted %q", w, l, n.Label, lent)
			}
		}
	}
}

// TestLentLifeIsSaid checks that what an answer to a hit says of LP is what is left of
// them when the turn has ended, in every window, and that LP that are only lent are not
// recommended.
func TestLentLifeIsSaid(t *testing.T) {
	g := game(t)
	e := rules.NewEngine(g)
	said := map[bool]int{}
	for i, dg := range []string{"400", "0", "900", "1500", "2200"} {
		st := posed(t, g, strings.Replace(manyAnswers, "dg: 400", "dg: "+dg, 1))
		b := sit(t, g, loaded(g, st), windows[i%len(windows)], lang.EN, 1)
		b.Rest()
		c, _ := g.Looms(st, 0)
		for _, o := range b.sc.LegalActions {
			r, ok := b.sc.deeds.Q().Outcome(o)
			if o.Verb != rules.Use || !ok || r.More <= 0 {
				continue
			}
			to := *st
			e.Play(&to, 0, o, nil)
			for k := 0; k < 60 && !to.Over() && to.Turn == st.Turn; k++ { // all else is let be, and Force is paid
				p, o := to.ToAnswer(), rules.Option{Verb: rules.Pass}
				if legal := rules.Options(g, &to, p, nil); !slices.Contains(legal, o) {
					o = legal[0]
				}
				e.Play(&to, p, o, nil)
			}
			if left := g.LP(&to, c); left != r.Then {
				t.Errorf("DG %s: %d LP are left, said were %+v", dg, left, r)
			}
			said[r.Lent()]++
			for _, l := range []lang.Lang{lang.JA, lang.EN} {
				var a ask.Choice
				b.sc.deeds.Words(l).Button(o, &a)
				if text := Text.T(l, "lp.lent", r.Left, r.Then); r.Lent() && (!strings.Contains(a.Button.Label, text) || a.Button.Kind == ui.ButtonPrimary || a.Button.Tip == "") {
					t.Errorf("DG %s: %+v is said as %q (%q)", dg, r, a.Button.Label, a.Button.Tip)
				}
			}
		}
	}
	if said[true] == 0 || said[false] == 0 {
		t.Errorf("LP are lent or given %v times", said)
	}
}

// TestLentLifeIsNoScore checks that LP lent for the turn are not in the course of the
// match, and that more LP than any guardian has are.
func TestLentLifeIsNoScore(t *testing.T) {
	g := game(t)
	st := posed(t, g, manyAnswers)
	c := bgd.AttackGuardian(st, 0)
	b := sit(t, g, loaded(g, st), windows[0], lang.EN, 1)
	b.Rest()
	v := *b.sc.View
	was := b.sc.score(&v, 0)
	v.S.AddMod(rules.Mod{Kind: bgd.ModLP, Until: bgd.UntilTurnEnd, Target: c, Amount: 800})
	if n := b.sc.score(&v, 0); n != was || g.LP(&v.S, c) != int(was)+800 {
		t.Errorf("with 800 lent LP the score is %v, before %v", n, was)
	}
	v.S.Card(c).N[bgd.NGauge] = -6000
	if n := b.sc.score(&v, 0); n <= 5600 {
		t.Errorf("%d LP are a score of %v", g.LP(&v.S, c), n)
	}
}

// posed returns the state at the end of a scenario.
func posed(t *testing.T, g *bgd.Game, text string) *rules.State {
	list, err := scenario.Parse("posed", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	sc, faults := new(scenario.Runner).Script(list[0])
	if len(faults) > 0 {
		t.Fatal(faults)
	}
	st, e := sc.Start, rules.NewEngine(g)
	for _, a := range sc.Answers {
		e.Play(&st, a.Seat, a.Option, nil)
	}
	return &st
}

// TestOneQuestionForAHit checks that an attack that can be answered, and whose damage
// lives could nullify, is one question: it has all answers with what each leaves, and one
// press settles it.
func TestOneQuestionForAHit(t *testing.T) {
	g := game(t)
	st := posed(t, g, aHit)
	for _, l := range []lang.Lang{lang.EN, lang.JA} {
		for _, press := range []string{"then-mode", "opt-pass"} {
			b := sit(t, g, loaded(g, st), windows[0], l, 1)
			b.Rest()
			if !b.sc.deeds.Words(l).Meets() {
				t.Fatalf("the hit is asked about in two questions: %v", b.sc.LegalActions)
			}
			b.Faults(string(l))
			for _, id := range []string{"then-mode", "opt-pass"} {
				n, ok := b.Node(id)
				if !ok || !n.Rect.Within(b.sc.lay.Prompt, 1) || !strings.Contains(n.Label, "LP") {
					t.Errorf("%s: %s is %q at %v", l, id, n.Label, n.Rect)
				}
			}
			src := bgd.AttackGuardian(st, 0)
			lp, lives := g.LP(st, src), st.Seats[0][bgd.Counters]
			b.Act(press)
			b.Rest()
			now := &b.Sess.S
			if now.Dec.Prompt == bgd.PromptDamage {
				t.Errorf("%s: %s asks again", l, press)
			}
			if fewer, hurt := now.Seats[0][bgd.Counters] < lives, g.LP(now, src) < lp; fewer != (press == "then-mode") || hurt == fewer {
				t.Errorf("%s: %s: %d lives and LP %d become %d and %d", l, press, lives, lp, now.Seats[0][bgd.Counters], g.LP(now, src))
			}
		}
	}
}

// TestHitIsReadWhole checks in every window that the answers to a hit are of one weight,
// with letters of about one size (they differ by a sixth at most: lines break by phrases), and that no line of the question is cut off.
func TestHitIsReadWhole(t *testing.T) {
	g := game(t)
	st := posed(t, g, aHit)
	for _, w := range windows {
		for _, l := range []lang.Lang{lang.EN, lang.JA} {
			b := sit(t, g, loaded(g, st), w, l, 1)
			b.Rest()
			if !b.sc.deeds.Words(l).Meets() {
				continue
			}
			sizes := map[string]float64{}
			for _, it := range b.sc.Record(b.Env).Items {
				if (it.Owner == "opt-pass" || it.Owner == "then-mode" || strings.HasPrefix(it.Owner, "opt-use")) && it.Kind == ui.ItemText {
					sizes[it.Owner] = it.Size
				}
			}
			for id, n := range sizes {
				if r := n / sizes["opt-pass"]; r < 0.84 || r > 1.19 {
					t.Errorf("%v, %s: %s is %.1f large, taking it %.1f", w, l, id, n, sizes["opt-pass"])
				}
			}
			if len(sizes) < 3 {
				t.Errorf("%v, %s: letters of %v", w, l, sizes)
			}
			if n, ok := b.Node("prompt.why"); ok && w.H > 500 && n.Rect.Bottom() > b.sc.lay.Prompt.Bottom()-b.Env.MinTarget() && b.sc.lay.Tall {
				t.Errorf("%v, %s: the reason ends at %v of %v", w, l, n.Rect, b.sc.lay.Prompt)
			}
		}
	}
}

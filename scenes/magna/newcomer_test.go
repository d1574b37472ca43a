package magna

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/golden"
	"godeck/scenes/magna/field"
	"godeck/scenes/table/board"
	"godeck/scenes/ui"
)

// TestABaseIsOneGoal puts a chosen card on the ground of a base, beside its
// places: by click, touch and drag.
func TestABaseIsOneGoal(t *testing.T) {
	g := game(t)
	deploys := func(b *bench) (card rules.CardID) {
		for _, o := range b.Sess.Options() {
			if o.Verb == rules.Use && o.N == 0 && o.Zone == rules.ZoneOf(mgn.Base1, 0) {
				card = o.Card
			}
		}
		return card
	}
	f := meet(t, g, &position{"ground", mgn.PromptProduction, 2, func(b *bench) bool { return deploys(b) != 0 }, nil})
	if !f.ok {
		t.Fatal("nothing to deploy")
	}
	for _, w := range windows[:3] {
		for _, how := range []string{"click", "touch", "pull"} {
			b := again(t, g, f, w, lang.EN, 1)
			card := deploys(b)
			b.sc.fronts.Focus[0] = 0
			b.sc.Surface.Invalidate()
			b.Tick(2)
			id := "hand-" + strconv.Itoa(int(card))
			r := b.sc.lay.Group[0][0].Rect
			x, y := r.X+r.W/2, r.Bottom()-8*b.Env.Unit()
			if b.sc.lay.Fold {
				x = r.X + 3*b.Env.Unit()
			}
			n, _ := b.Node(id)
			if how == "pull" {
				b.Drag(n.Rect.X+n.Rect.W*0.25, n.Rect.Y+n.Rect.H*0.4, x, y, false)
			} else {
				b.Act(id)
				b.Tick(10)
				b.Drag(x, y, x, y, how == "touch")
			}
			if b.sc.AskingMeans() {
				b.Act("opt-deploy")
			}
			b.Rest()
			if z := b.Sess.S.Card(card).Zone; z != rules.ZoneOf(mgn.Base1, 0) {
				t.Errorf("%v: a %s on the ground of the first base leaves the card in zone %d", w, how, z)
			}
		}
	}
}

// TestNoAnswerUnderThePointer checks that a second click where “To armament”
// was answers nothing when production ends by itself.
func TestNoAnswerUnderThePointer(t *testing.T) {
	g := game(t)
	f := meet(t, g, &position{"end", mgn.PromptProduction, 2, func(b *bench) bool {
		return b.Sess.S.Seats[0][mgn.Magna] == 0 // with Magna it does not end by itself
	}, nil})
	if !f.ok {
		t.Fatal("no production")
	}
	for _, w := range windows {
		for _, l := range []lang.Lang{lang.JA, lang.EN} {
			b := again(t, g, f, w, l, 1)
			n, ok := b.Node("opt-pass")
			if !ok {
				t.Fatalf("%v: no button ends production: %s", w, b.IDs())
			}
			x, y := n.Rect.Centre()
			b.Drag(x, y, x, y, false)
			if b.sc.AskingMeans() {
				b.Act("opt-retreat")
			}
			b.Rest()
			if !b.sc.Prompting(mgn.PromptArmament) {
				t.Fatalf("%v: prompt %d follows", w, b.Sess.S.Dec.Prompt)
			}
			id := b.Sess.S.Dec.ID
			b.Drag(x, y, x, y, false)
			b.Rest()
			if b.Sess.S.Dec.ID != id {
				t.Errorf("%v %s: a second click in the place of %q answers the armament", w, l, n.Label)
			}
		}
	}
}

// TestButtonsWait checks that after a question that the table answered itself
// the next buttons do nothing for a moment.
func TestButtonsWait(t *testing.T) {
	g := game(t)
	for seed := uint64(1); seed < 12; seed++ {
		sess := fakesession.New(g, seed, fakesession.Decks(g, int(seed), int(seed)+1), 1)
		b := sit(t, g, sess, windows[0], lang.EN, 1)
		b.Env.Settings.Speed = ui.SpeedFast
		r := rand.New(rand.NewPCG(seed, 2))
		passed := false
		for range 20000 {
			was := sess.Len()
			b.Tick(1)
			if sess.S.Over() {
				break
			}
			for ; was < sess.Len(); was++ {
				passed = passed || sess.By(was) == 0
			}
			if !b.sc.Mine() {
				continue
			}
			var n ui.Node
			for _, id := range []string{"opt-magna", "opt-pass"} {
				if q, ok := b.Node(id); ok && !q.Disabled {
					n = q
				}
			}
			if n.ID == "" || !passed {
				passed = false
				o := fakesession.Advancing(sess.Options())
				b.sc.Answer(b.Env, fakesession.Lively(g, r, sess.S.Dec.Prompt, o))
				continue
			}
			at := sess.Len()
			b.sc.Activate(b.Env, n.ID)
			if sess.Len() != at {
				t.Fatalf("seed %d: %q is taken in the moment in which it comes", seed, n.Label)
			}
			b.Tick(20)
			b.sc.Activate(b.Env, n.ID)
			if b.Tick(1); sess.Len() == at {
				t.Fatalf("seed %d: %q is never taken", seed, n.Label)
			}
			return
		}
	}
	t.Fatal("no question was passed before one with a button")
}

// TestAttackQuestions checks that the questions during an attack name what can be done.
func TestAttackQuestions(t *testing.T) {
	g := game(t)
	b := again(t, g, meet(t, g, &position{"attack", mgn.PromptAttack, 2, enemies, nil}), windows[0], lang.EN, 1)
	if got, want := b.sc.deeds.Question(lang.EN).Text, Text.T(lang.EN, "ask.attack.all"); len(b.sc.deeds.Mind.Attackers) == 0 && got != want {
		t.Errorf("asked is %q, not %q", got, want)
	}
	all := b.sc.LegalActions
	b.sc.LegalActions = []rules.Option{{Verb: rules.Pass}}
	if got, want := b.sc.deeds.Question(lang.EN).Text, Text.T(lang.EN, "ask.spent"); got != want {
		t.Errorf("asked of a spent force is %q, not %q", got, want)
	}
	b.sc.LegalActions = all
	for _, c := range b.sc.deeds.Words(lang.EN).Attack() { // a lone unit is chosen beforehand
		if force := b.sc.m.List(b.sc.m.ForceZone(1), 1); c.Button.Kind == ui.ButtonPrimary && (len(force) < 2 || b.sc.deeds.Q().Most() < field.Stands(force)) {
			t.Error("an assault that does not take the base is lit")
		}
	}
}

// TestTheCoachShowsTheWholeBase checks that a lesson's note about a base marks all of it.
func TestTheCoachShowsTheWholeBase(t *testing.T) {
	g := game(t)
	b := again(t, g, meet(t, g, &position{"base", mgn.PromptProduction, 2, nil, nil}), windows[0], lang.EN, 1)
	r, ok := b.sc.Drawn("base-" + board.SideNames[0] + "-3")
	if at := b.sc.lay.Group[0][2]; !ok || r != at.Rect.Union(at.Head) {
		t.Errorf("the third base is shown at %v", r)
	}
}

// TestDiceHaveNames checks that the dice of a turn and their totals are beside
// the names of those who threw them.
func TestDiceHaveNames(t *testing.T) {
	g := game(t)
	for _, w := range windows[:3] {
		b := sit(t, g, fakesession.New(g, 3, fakesession.Decks(g, 0, 1), 1), w, lang.EN, 1)
		b.Env.Settings.Speed = ui.SpeedNormal
		r := rand.New(rand.NewPCG(3, 1))
		for i := 0; i < 4000 && b.sc.Dice.Empty() && !(b.sc.toss.Roll.On && b.sc.toss.Roll.Total[0] > 0); i++ {
			if o := b.Sess.Options(); len(o) > 0 && !b.sc.Busy() && b.sc.Fresh {
				b.Sess.Answer(fakesession.Lively(g, r, b.Sess.S.Dec.Prompt, fakesession.Advancing(o)))
			}
			b.Tick(1)
		}
		b.Tick(2)
		if b.sc.Dice.Empty() {
			t.Errorf("%v: no dice are thrown", w)
		}
		for p := range rules.Seat(2) {
			name, mid := b.sc.Player(p, lang.EN), b.sc.lay.Stage
			if !slices.ContainsFunc(b.Scene.Record(b.Env).Items, func(it ui.Item) bool {
				x, y := it.Rect.Centre()
				return it.Kind == ui.ItemText && it.Text == name && mid.Contains(x, y)
			}) {
				t.Errorf("%v: no %q on the stage while dice are thrown", w, name)
			}
		}
	}
}

// TestUnitsFillTheMap checks that the units of the foremost base are a
// fifteenth of the window wide, and that places overlap neither each other nor the
// dots below.
func TestUnitsFillTheMap(t *testing.T) {
	g := game(t)
	f := meet(t, g, &position{"map", mgn.PromptProduction, 3, nil, nil})
	for _, w := range windows {
		b := again(t, g, f, w, lang.EN, 1)
		if b.sc.lay.Fold {
			continue
		}
		k := &b.sc.lay.Group[0][0]
		if c := b.sc.lay.Place(k, 0, 2); w.W > w.H*1.5 && c.W < 0.065*b.Env.W {
			t.Errorf("%v: a unit is %.0f of %.0f wide", w, c.W, b.Env.W)
		}
		for n := 1; n <= mgn.ForceLimit; n++ {
			var seen []ui.Rect
			for i := range n {
				r := b.sc.lay.Place(k, i, n)
				for _, o := range append(seen, k.Foot) {
					if q := r.Intersect(o); q.W > 1 && q.H > 1 {
						t.Errorf("%v: place %d of %d at %v lies on %v", w, i, n, r, o)
					}
				}
				seen = append(seen, r)
			}
		}
	}
}

// TestAnEarlyTapChooses taps a card of the hand while another still flies to its base: it
// is chosen at the next question and not read, and on a phone the base that has
// taken the first comes into sight.
func TestAnEarlyTapChooses(t *testing.T) {
	g := game(t)
	base3 := rules.ZoneOf(mgn.Base3, 0)
	open := func(b *bench) (ids []rules.CardID) {
		for _, o := range b.Sess.Options() {
			if o.Verb == rules.Use && o.N == 0 && o.Zone == base3 && g.Cost(&b.Sess.S, o.Card) <= 3 {
				ids = append(ids, o.Card)
			}
		}
		return ids
	}
	f := meet(t, g, &position{"early", mgn.PromptProduction, 2, func(b *bench) bool {
		return len(open(b)) > 1 && b.Sess.S.Seats[0][mgn.Fight] > 6 && b.sc.fronts.Focus[0] == 0
	}, nil})
	if !f.ok {
		t.Fatal("no two cards to deploy")
	}
	for _, w := range windows[:3] {
		b := again(t, g, f, w, lang.JA, 1)
		b.Env.Settings.Speed = ui.SpeedNormal
		ids := open(b)
		b.Act("hand-" + strconv.Itoa(int(ids[0])))
		b.Tick(2)
		b.Act("base-own-3")
		b.Tick(3)
		if !b.sc.Busy() {
			t.Fatalf("%v: nothing flies", w)
		}
		b.Act("hand-" + strconv.Itoa(int(ids[1])))
		b.Rest()
		if _, reads := b.Node("zoom"); reads {
			t.Errorf("%v: the card is read", w)
		}
		if b.sc.Prompting(mgn.PromptProduction) && len(b.sc.deeds.Q().Uses(ids[1])) > 0 && b.sc.deeds.Q().Selected().ID != ids[1] {
			t.Errorf("%v: the card is not chosen", w)
		}
		if n, ok := b.Node("prompt"); ok && b.sc.deeds.Mind.Chosen != 0 && !strings.Contains(n.Label, b.sc.Asked(lang.JA).Text) {
			t.Errorf("%v: the bar says %q", w, n.Label)
		}
		if b.sc.lay.Fold && b.sc.fronts.Focus[0] != 2 {
			t.Errorf("%v: the base that took the card is not shown", w)
		}
	}
}

// TestAnInvasionIsNotThrownAway checks that the attacks cannot be ended by one
// press before the first: the button lies where reinforcing was ended.
func TestAnInvasionIsNotThrownAway(t *testing.T) {
	g := game(t)
	f := meet(t, g, &position{"attack", mgn.PromptAttack, 3, enemies, nil})
	if !f.ok {
		t.Fatal("no attack")
	}
	for _, w := range windows {
		b := again(t, g, f, w, lang.JA, 1)
		b.Act("opt-pass")
		b.Tick(30)
		if !b.sc.AskingMeans() || b.Sess.S.Dec.Prompt != mgn.PromptAttack {
			t.Errorf("%v: one press ends the attacks before any", w)
			continue
		}
		b.Act("opt-stay")
		b.Tick(30)
		if b.sc.AskingMeans() || b.Sess.S.Dec.Prompt != mgn.PromptAttack {
			t.Errorf("%v: “keep fighting” does not return to the attack", w)
		}
		b.Act("opt-pass")
		b.Tick(30)
		b.Act("opt-retreat")
		b.Rest()
		if b.Sess.S.Dec.Prompt == mgn.PromptAttack {
			t.Errorf("%v: “end without attacking” does not end", w)
		}
	}
}

// TestNothingPlayedIsAsked checks that production, too, is not ended by one
// press before anything was played, and asks once afterwards if Fight is left
// that a card could be played for.
func TestNothingPlayedIsAsked(t *testing.T) {
	g := game(t)
	unit := func(b *bench) (o rules.Option) {
		for _, o = range b.Sess.Options() {
			if o.Verb == rules.Use && o.N == 0 && o.Zone == rules.ZoneOf(mgn.Base3, 0) {
				return o
			}
		}
		return rules.Option{}
	}
	f := meet(t, g, &position{"idle", mgn.PromptProduction, 2, func(b *bench) bool {
		return unit(b).Card != 0 && b.Sess.S.Seats[0][mgn.Fight] > 9 && b.Sess.S.Seats[1][mgn.Fight] == b.Sess.S.Seats[0][mgn.Fight]
	}, nil})
	if !f.ok {
		t.Fatal("no production")
	}
	for _, w := range windows[:3] {
		b := again(t, g, f, w, lang.EN, 1)
		b.Act("opt-pass")
		if !b.sc.AskingMeans() {
			t.Errorf("%v: one press throws all Fight away", w)
			continue
		}
		b.Act("opt-stay")
		b.sc.deeds.Do(b.Env, unit(b))
		b.Rest()
		if b.Sess.S.Seats[0][mgn.Fight] > 0 && b.sc.deeds.Q().Plays(rules.Use) { // the rest would be lost: asked once
			b.Act("opt-pass")
			if !b.sc.AskingMeans() {
				t.Errorf("%v: one press throws the rest of the Fight away", w)
				continue
			}
			b.Act("opt-stay")
		}
		b.Act("opt-pass")
		if b.Rest(); b.sc.AskingMeans() || b.Sess.S.Dec.Prompt == mgn.PromptProduction {
			t.Errorf("%v: asked again although something was played", w)
		}
	}
}

// TestAVainChainIsNotAsked checks that a Chain that can add nothing is passed
// by itself, that undo goes back before it, and that one that only makes more of
// enough is passed, too.
func TestAVainChainIsNotAsked(t *testing.T) {
	game(t)
	scripts := golden.Scripts(t, "testdata/positions.yaml")
	at := func(title string) (*bench, *Scene) {
		b := golden.Stand(t, golden.Position{On: title, After: 5}, scripts, windows[0], lang.EN, goldenSit(t))
		for b.Sess.S.Dec.Prompt != mgn.PromptChain && b.Next() {
			b.Tick(1)
		}
		sc := b.Scene.(*Scene)
		return &bench{b, sc}, sc
	}
	b, sc := at("Vain: nobody")
	b.Tick(60)
	if b.Sess.S.Dec.Prompt == mgn.PromptChain || b.Sess.S.Count(rules.ZoneOf(mgn.Base1, 1)) != 1 {
		t.Errorf("prompt %d follows", b.Sess.S.Dec.Prompt)
	}
	if sc.Undo(b.Env); b.Sess.S.Dec.Prompt != mgn.PromptMembers {
		t.Errorf("undo leads to prompt %d", b.Sess.S.Dec.Prompt)
	}
	b, sc = at("Enough already")
	b.Tick(60)
	if sc.Prompting(mgn.PromptChain) {
		t.Error("a Chain is asked about that only makes more of enough")
	}
}

// TestAnOperationIsUsed drops an Operation on a base: it is used at once, and
// laid as a trap only if that was chosen.
func TestAnOperationIsUsed(t *testing.T) {
	g := game(t)
	var card rules.CardID
	f := meet(t, g, &position{"operation", mgn.PromptProduction, 2, func(b *bench) bool {
		b.Rest()
		for _, q := range b.sc.m.List(mgn.Hand, 0) {
			if o := (goal{Seat: 0, Group: 2}); b.sc.m.Type(q) == mgn.Operation && len(b.sc.deeds.Q().Actions(q, o)) > 0 && b.sc.deeds.Q().EitherWay(q) {
				card = q.ID
				return true
			}
		}
		return false
	}, nil})
	if !f.ok {
		t.Fatal("no operation")
	}
	for _, down := range []bool{false, true} {
		b := again(t, g, f, windows[0], lang.EN, 1)
		b.Act("hand-" + strconv.Itoa(int(card)))
		if down {
			b.Act("opt-facedown")
		}
		b.Act("base-own-3")
		if b.sc.AskingMeans() {
			t.Error("how it is played is asked")
		}
		b.Rest()
		if z := b.Sess.S.Card(card).Zone.Kind(); down != (z == mgn.Base3) || z == mgn.Hand {
			t.Errorf("face-down %v: it is in zone %d", down, z)
		}
	}
}

// TestOrderOfNothing checks that the order of damage that defeats nobody is
// passed by, and asked where it matters.
func TestOrderOfNothing(t *testing.T) {
	g := game(t)
	f := meet(t, g, &position{"order", mgn.PromptOrder, 1, func(b *bench) bool { b.Rest(); return !b.sc.deeds.Unmoved() && len(b.Sess.Options()) > 1 }, nil})
	if !f.ok {
		t.Fatal("no order is asked")
	}
	b := again(t, g, f, windows[0], lang.EN, 1)
	if len(b.sc.LegalActions) < 2 {
		t.Errorf("%d answers are offered", len(b.sc.LegalActions))
	}
	s := b.Sess.S
	s.Dec.Arg = 0
	b.Sess.Load(&s)
	b.Rest()
	if b.Sess.S.Dec.Prompt == mgn.PromptOrder && len(b.sc.LegalActions) > 1 {
		t.Errorf("the order of nothing is asked, with %d answers", len(b.sc.LegalActions))
	}
}

// TestTheVerdictOfAReinforcement compares what a defender is told, and what is
// lit, with what the hand can do: units that are too few with all of them are
// not lit, and “to battle” is not asked about.
func TestTheVerdictOfAReinforcement(t *testing.T) {
	game(t)
	scripts := golden.Scripts(t, "testdata/positions.yaml")
	for _, c := range []struct {
		more        int16 // attack that each invader has besides
		bare        bool  // the player has no Magna, and nobody who could block
		says        string
		lit, wavers bool
	}{{0, false, "With everything: 13 > 11", true, true}, {9, false, "Even with everything: 13 < 38", true, false}, {9, true, "Even with everything: 10 < 38. It cannot hold", false, false}} {
		b := golden.Stand(t, golden.Position{On: "They come", After: 3}, scripts, windows[0], lang.EN, goldenSit(t))
		sc, st := b.Scene.(*Scene), &b.Sess.S
		for _, id := range st.Zone(rules.ZoneOf(mgn.Invasion, 1)) {
			st.Mods[st.NMods] = rules.Mod{Kind: mgn.ModAttack, Until: mgn.UntilBattle, Seat: rules.NoSeat, Target: id, TStamp: st.Card(id).Stamp, Amount: c.more}
			st.NMods++
		}
		if c.bare {
			st.Seats[0][mgn.Magna] = 0
			for _, id := range st.Zone(rules.ZoneOf(mgn.Base3, 0)) {
				st.Card(id).Flags |= mgn.FlagChecked
			}
			for _, id := range st.Zone(rules.ZoneOf(mgn.Hand, 0)) {
				if d := st.Card(id).Def; sc.game.Lib.Def(d).Attr[mgn.AType] == mgn.Tactic {
					st.Card(id).Def = st.Card(st.Zone(rules.ZoneOf(mgn.Base3, 0))[0]).Def
				}
			}
		}
		st.Dec.ID++
		b.Tick(2)
		if told, q := sc.deeds.Words(lang.EN).Then(), sc.deeds.Q(); !strings.Contains(told, c.says) || q.Hopeless() == c.lit || q.Wavers() != c.wavers {
			t.Errorf("%+v: %q, hopeless %v, wavers %v", c, told, q.Hopeless(), q.Wavers())
		}
	}
}

// TestRibbonsStandApart gives every base the longest name there is: no ribbon
// covers another.
func TestRibbonsStandApart(t *testing.T) {
	g := game(t)
	scripts := golden.Scripts(t, "testdata/positions.yaml")
	var long rules.DefID
	for d := rules.DefID(1); int(d) < len(g.Lib.Defs); d++ {
		if g.Lib.Def(d).Attr[mgn.AType] == mgn.Base && (long == 0 || len(g.Lib.Card(d).Name.EN) > len(g.Lib.Card(long).Name.EN)) {
			long = d
		}
	}
	for _, l := range []lang.Lang{lang.JA, lang.EN} {
		b := golden.Stand(t, golden.Position{On: "Before the tide"}, scripts, windows[0], l, goldenSit(t))
		for p := rules.Seat(0); p < 2; p++ {
			for _, id := range b.Sess.S.Zone(rules.ZoneOf(mgn.Camps, p)) {
				b.Sess.S.Card(id).Def = long
			}
		}
		b.Sess.S.Dec.ID++
		b.Tick(4)
		for _, side := range board.SideNames {
			second, _ := b.Node("base-" + side + "-2")
			third, _ := b.Node("base-" + side + "-3")
			if second.Rect.W < 50 || !second.Rect.Intersect(third.Rect).Empty() {
				t.Errorf("%v: the ribbons at %v and %v cover each other", l, second.Rect, third.Rect)
			}
		}
	}
}

// TestAWrongDropSaysWhy lets go of a unit on an enemy base: the rules say where
// it may go instead of “it cannot go there”.
func TestAWrongDropSaysWhy(t *testing.T) {
	game(t)
	scripts := golden.Scripts(t, "testdata/positions.yaml")
	b := golden.Stand(t, golden.Position{On: "Units are"}, scripts, windows[0], lang.EN, goldenSit(t))
	hand := b.Choices([]string{"hand-"})
	base, _ := b.Node("base-opp-1")
	if len(hand) == 0 {
		t.Fatal("no hand")
	}
	x, y := hand[0].Rect.Centre()
	x1, y1 := base.Rect.Centre()
	b.Drag(x, y, x1, y1+40, false)
	b.Tick(4)
	if said := b.Screen(); !strings.Contains(said, "own bases") {
		t.Errorf("not said why: %s", said)
	}
}

// TestNothingIsCalledOffWhereOneMarches: whoever marches, one or all together, goes by the
// last button of the question.
func TestNothingIsCalledOffWhereOneMarches(t *testing.T) {
	g, goes := game(t), mgn.PromptGo
	few := func(b *bench) bool { return undecided(b) && len(b.sc.AskButtons()) == 2 }
	many := func(b *bench) bool { return undecided(b) && len(b.sc.AskButtons()) == 3 }
	for i, f := range meetEach(t, g, []*position{{"one", goes, 0, few, nil}, {"all", goes, 0, many, nil}}) {
		if !f.ok {
			t.Errorf("case %d is not met", i)
			continue
		}
		list := again(t, g, f, windows[0], lang.EN, 1).sc.AskButtons()
		if last := list[len(list)-1].ID; last == "opt-no" {
			t.Errorf("case %d: the last of %d buttons calls it off", i, len(list))
		}
	}
}

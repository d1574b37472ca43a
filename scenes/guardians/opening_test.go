package guardians

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/guardians/toss"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
	"godeck/scenes/table"
	"godeck/scenes/ui"
)

// broughtTo sits down with decks that are known by name.
func broughtTo(t *testing.T, g *bgd.Game, seed uint64, w harness.Window, l lang.Lang) *bench {
	decks := g.Lib.Decks()
	own := decks[int(seed)%len(decks)]
	sess := fakesession.New(g, seed, [2][]rules.DefID{g.Lib.Expand(own), g.Lib.Expand(decks[0])}, 1)
	sc := New(g, brought{sess, own.ID}, table.Place{}).(*Scene)
	return &bench{harness.Sit(t, sc, &sc.Table, sess, w, l, 1), sc}
}

// TestOpeningStepByStep checks that whoever won the roll is asked first who goes first,
// with no guardian in sight, and then which guardian begins, without a word of the
// table's own question; what is asked next is the hand.
func TestOpeningStepByStep(t *testing.T) {
	g := game(t)
	seen := 0
	for seed := uint64(1); seed < 12 && seen < 4; seed++ {
		w := windows[int(seed)%len(windows)]
		b := broughtTo(t, g, seed, w, lang.EN)
		if b.Tick(40); !b.To(bgd.PromptOrder, 0) {
			continue
		}
		b.Tick(40)
		seen++
		if len(b.Choices([]string{"pick-"})) > 0 {
			t.Fatalf("%v: guardians are shown beside the order", w)
		}
		second := seen%2 == 0
		b.Act("opt-mode-" + strconv.Itoa(rules.Truth(second)))
		for range 900 {
			if b.Tick(1); len(b.Choices([]string{"pick-"})) > 1 {
				break
			}
		}
		b.Tick(40)
		firsts := b.Choices([]string{"pick-"})
		if len(firsts) < 2 {
			t.Fatalf("%v: no guardians are shown after the order", w)
		}
		for _, it := range b.Scene.Record(b.Env).Items {
			if it.Kind == ui.ItemText && strings.HasPrefix(it.Owner, "ask") && it.Owner != "ask.why" {
				t.Errorf("%v: %q of the table is seen behind the guardians", w, it.Text)
			}
		}
		if _, early := b.Node("begin"); early {
			t.Errorf("%v: a button begins with nobody", w)
		}
		b.Act(firsts[1].ID)
		b.Tick(40)
		if b.Sess.S.Dec.Prompt != bgd.PromptKeep || b.Sess.S.Dec.Open&1 == 0 {
			t.Fatalf("%v: one press keeps a guardian", w)
		}
		begin, _ := b.Node("begin")
		if why, ok := b.Node("ask.why"); !ok || !strings.Contains(why.Label, "damage") || why.Rect.Y < firsts[1].Rect.Bottom()-1 || begin.Rect.Y < firsts[1].Rect.Bottom()-1 {
			t.Errorf("%v: what the guardian does is at %v, its button at %v, the guardian at %v: %q", w, why.Rect, begin.Rect, firsts[1].Rect, why.Label)
		}
		b.Act("begin")
		for range 900 {
			if b.Tick(1); b.Sess.S.Dec.Prompt == bgd.PromptRedraw && b.Sess.S.ToAnswer() == 0 {
				break
			}
		}
		if b.Sess.S.Dec.Prompt != bgd.PromptRedraw {
			t.Fatalf("seed %d, %v: after order and guardian, %d is asked", seed, w, b.Sess.S.Dec.Prompt)
		}
		if first := rules.Seat(b.Sess.S.Vars[bgd.First]) == 0; first == second {
			t.Errorf("seed %d: wanted to go second: %v, goes first: %v", seed, second, first)
		}
		if bgd.Kept(&b.Sess.S, 0) == 0 {
			t.Error("no guardian is kept")
		}
	}
	if seen < 2 {
		t.Fatal("the roll is never won")
	}
}

// TestOpeningFits checks that the order, and guardians with their texts, have room in
// every window, and that nothing covers anything else.
func TestOpeningFits(t *testing.T) {
	g := game(t)
	for _, l := range []lang.Lang{lang.JA, lang.EN} {
		for _, w := range []harness.Window{{W: 1280, H: 720, Scale: 1}, {W: 1920, H: 1080, Scale: 1}, {W: 390, H: 844, Scale: 2}, {W: 844, H: 390, Scale: 2}, {W: 480, H: 270, Scale: 1}} {
			for seed := uint64(1); seed < 8; seed++ {
				b := broughtTo(t, g, seed, w, l)
				if b.To(bgd.PromptOrder, 0) {
					b.Tick(60)
					b.Faults(fmt.Sprintf("order, %s, seed %d", l, seed))
				}
				if b = broughtTo(t, g, seed, w, l); !b.To(bgd.PromptKeep, 0) {
					t.Fatal("no guardian is chosen")
				}
				b.Tick(60)
				for _, n := range b.Choices([]string{"pick-"}) {
					b.Act(n.ID)
					b.Tick(20)
					b.Faults(fmt.Sprintf("opening with %s picked, %s, seed %d", n.Label, l, seed))
				}
			}
		}
	}
}

// TestFloorTakesCards drops a card on the middle of the arena: it is used as it can
// be, or its place is named, and a charge still has a place of its own.
func TestFloorTakesCards(t *testing.T) {
	g := game(t)
	for _, w := range windows[:3] {
		b := sit(t, g, fakesession.New(g, 3, fakesession.Decks(g, 0, 2), 1), w, lang.EN, 1)
		b.sc.deeds.Mind.Revised = true // who is summoned
		drop := func(c rules.CardID) {
			n, _ := b.Node("hand-" + strconv.Itoa(int(c)))
			x, y := b.sc.lay.Die.Centre()
			b.Drag(n.Rect.X+n.Rect.W*0.3, n.Rect.Y+n.Rect.H*0.4, x, y, false)
			b.Rest()
		}
		if !b.To(bgd.PromptCharge, 2) {
			t.Fatal("nothing is to be charged")
		}
		n := b.Sess.S.Count(rules.ZoneOf(bgd.Charge, 0))
		drop(b.sc.LegalActions[0].Card)
		if b.Sess.S.Count(rules.ZoneOf(bgd.Charge, 0)) != n {
			t.Errorf("%v: a card dropped on the arena is charged", w)
		}
		o, ok := b.at(bgd.PromptSummon, 2, func(o rules.Option) bool { return o.Verb == rules.Use && b.sc.deeds.Q().Goal(o) == bgd.Attack })
		if !ok {
			t.Fatal("nobody is to be summoned")
		}
		if drop(o.Card); bgd.AttackGuardian(&b.Sess.S, 0) != o.Card {
			t.Errorf("%v: a guardian dropped on the middle of the arena is not summoned", w)
		}
	}
}

// TestHitsByWeight holds how long a hit takes: a graze is brief, and briefer each
// time; what may be the last is held, and nothing takes longer than a second and a half.
func TestHitsByWeight(t *testing.T) {
	graze, heavy, deadly := toss.Length(0.18, false, 1), toss.Length(1, false, 1), toss.Length(1, true, 1)
	if graze >= heavy || heavy >= deadly || deadly > 90 || toss.Length(0.18, false, 6) >= graze || graze > 30 {
		t.Error("ticks of a graze, a heavy and a deadly hit:", graze, heavy, deadly, toss.Length(0.18, false, 6))
	}
}

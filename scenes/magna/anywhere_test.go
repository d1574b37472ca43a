package magna

import (
	"strconv"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/magna/field"
	"godeck/scenes/ui"
)

// TestWhatNeedsNoPlaceIsLetGoAnywhere drops cards that need no place on the
// middle, the enemy's side and one's own side of the map, and drops one again
// that a click had chosen: each is used.
func TestWhatNeedsNoPlaceIsLetGoAnywhere(t *testing.T) {
	g := game(t)
	for _, of := range []struct {
		prompt uint8
		typ    int16
	}{{mgn.PromptProduction, mgn.Operation}, {mgn.PromptReinforce, mgn.Unit}, {mgn.PromptAttack, mgn.Tactic}} {
		var card rules.CardID
		f := meet(t, g, &position{"anywhere", of.prompt, 2, func(b *bench) bool {
			b.Rest()
			for _, q := range b.sc.m.List(mgn.Hand, 0) {
				if b.sc.Prompting(of.prompt) && int16(b.sc.m.Type(q)) == of.typ && b.sc.deeds.Q().Anywhere(q) {
					card = q.ID
					return true
				}
			}
			return false
		}, nil})
		if !f.ok {
			t.Fatalf("prompt %d: no card", of.prompt)
		}
		for _, w := range windows[:3] {
			for i, at := range [...][2]float64{{0.5, 0.5}, {0.5, 0.2}, {0.2, 0.6}, {0.8, 0.75}, {0.1, 0.3}} {
				b := again(t, g, f, w, lang.EN, 1)
				b.Rest()
				if i%2 == 1 && of.prompt == mgn.PromptProduction {
					b.Act("hand-" + strconv.Itoa(int(card)))
					b.Tick(10)
				}
				n, ok := b.Node("hand-" + strconv.Itoa(int(card)))
				if !ok {
					t.Fatalf("%v: not in the hand: %s", w, b.IDs())
				}
				st, was := b.sc.lay.Stage, b.Sess.Len()
				b.Drag(n.Rect.X+n.Rect.W*0.25, n.Rect.Y+n.Rect.H*0.4, st.X+at[0]*st.W, st.Y+at[1]*st.H, i == 2)
				if b.Tick(2); b.Sess.Len() == was && !b.sc.AskingMeans() {
					t.Errorf("prompt %d, %v: let go of at %v it does nothing: %s", of.prompt, w, at, b.Screen())
				}
			}
		}
	}
}

// TestLetGoOnItsTarget lets go of a Tactic on a unit that it can be used on: nobody
// is asked on whom.
func TestLetGoOnItsTarget(t *testing.T) {
	g := game(t)
	var card rules.CardID
	f := meet(t, g, &position{"target", mgn.PromptAttack, 2, func(b *bench) bool {
		b.Rest()
		for _, q := range b.sc.m.List(mgn.Hand, 0) {
			if os := b.sc.deeds.Q().Effects(q.ID); b.sc.Prompting(mgn.PromptAttack) && b.sc.m.Type(q) == mgn.Tactic && len(os) == 1 && b.sc.deeds.Words(lang.EN).Asks(os[0]) {
				card = q.ID
				return true
			}
		}
		return false
	}, nil})
	if !f.ok {
		t.Fatal("no Tactic")
	}
	const icon = mgn.PromptIcon
	asked := func(b *bench) bool { // goes on to whom it is used on
		for range 240 {
			switch b.Tick(1); {
			case !b.sc.Mine() || !b.sc.Idle() || b.sc.AnswersItself():
			case b.sc.Prompting(icon):
				b.Sess.Answer(b.sc.LegalActions[0])
			case b.sc.Prompting(mgn.PromptTargets):
				return true
			}
		}
		return false
	}
	hand := "hand-" + strconv.Itoa(int(card))
	b := again(t, g, f, windows[0], lang.EN, 1)
	b.Rest()
	if b.Act(hand); !asked(b) {
		t.Fatal("nobody is asked on whom it is used, if it is pressed:", b.Screen())
	}
	given := b.Sess.Len()
	var at ui.Rect
	for sd := range 2 {
		for gr := range b.sc.lay.Group[sd] {
			for _, u := range b.sc.m.List(field.ZoneOfGroup(gr), b.sc.Seat(sd)) {
				if _, ok := b.sc.deeds.Q().Meaning(u); ok {
					at, _ = b.sc.lay.Spot(b.sc.m, field.ZoneOfGroup(gr), b.sc.Seat(sd), u.Place)
				}
			}
		}
	}
	b = again(t, g, f, windows[0], lang.EN, 1)
	b.Rest()
	n, _ := b.Node(hand)
	x, y := at.Centre()
	b.Drag(n.Rect.X+n.Rect.W*0.5, n.Rect.Y+n.Rect.H*0.5, x, y, false)
	if asked(b) && b.Sess.Len() <= given { // others may be asked for
		t.Error("let go of on its target, it asks on whom it is used")
	}
	if b.Sess.Len() == 0 {
		t.Error("it is not used")
	}
}

// TestTheAssaultKeepsItsPlace chooses no unit, then more and more of them: the
// button of the assault stays where it is, in low windows in its row.
func TestTheAssaultKeepsItsPlace(t *testing.T) {
	g := game(t)
	f := meet(t, g, &position{"place", mgn.PromptAttack, 2, func(b *bench) bool {
		b.Rest()
		q := b.sc.deeds.Q()
		return q.Alone() == 0 && q.Allows(rules.Option{Verb: rules.Mode, N: 1})
	}, nil})
	if !f.ok {
		t.Fatal("no attack")
	}
	for _, w := range windows[:3] {
		b := again(t, g, f, w, lang.EN, 1)
		b.Rest()
		var was ui.Rect
		for i, q := range append([]token{{}}, b.sc.m.List(mgn.Invasion, 0)...) {
			if i > 0 && q.Checked {
				continue
			}
			if i > 0 {
				b.sc.deeds.Q().Join(q.Key)
				b.sc.Surface.Invalidate()
				b.Tick(2)
			}
			n, ok := b.Node("attack-assault")
			if !ok {
				t.Fatalf("%v: no assault: %s", w, b.IDs())
			}
			if i > 0 && (n.Rect.Y != was.Y || !b.sc.lay.Fold && n.Rect != was) {
				t.Errorf("%v: with %d units the assault goes from %v to %v", w, len(b.sc.deeds.Mind.Attackers), was, n.Rect)
			}
			was = n.Rect
		}
	}
}

// TestAnOperationSaysWhomItTilts chooses an Operation that needs a skill: the
// question says so before it is used.
func TestAnOperationSaysWhomItTilts(t *testing.T) {
	g := game(t)
	var q token
	f := meet(t, g, &position{"tilts", mgn.PromptProduction, 2, func(b *bench) bool {
		b.Rest()
		for _, q = range b.sc.m.List(mgn.Hand, 0) {
			if b.sc.m.Type(q) == mgn.Operation && b.sc.deeds.Q().Anywhere(q) && g.Lib.Def(q.Def).Attr[mgn.ANeeds] != 0 {
				return true
			}
		}
		return false
	}, nil})
	if !f.ok {
		t.Fatal("no operation that needs a skill")
	}
	b := again(t, g, f, windows[0], lang.EN, 1)
	b.Act("hand-" + strconv.Itoa(int(q.ID)))
	if said := b.sc.deeds.Question(lang.EN).Text; !strings.Contains(said, "sideways") {
		t.Errorf("asked is %q", said)
	}
}

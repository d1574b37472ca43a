package duemagic

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
	"godeck/sprites"
)

// sprung accepts questions about one card out of the audience's shields that
// asks for a creature as its target.
func sprung(g *dmg.Game) func(s *fakesession.Session) bool {
	eng := rules.NewEngine(g)
	return func(s *fakesession.Session) bool {
		o := s.Options()
		if s.S.Dec.Prompt != dmg.PromptDeclare || s.S.ToAnswer() != 0 || len(o) != 2 || o[0].Verb != rules.Use || o[0].N != 0 || g.Lib.Def(s.S.Card(o[0].Card).Def).Attr[dmg.AType] == dmg.Creature {
			return false
		}
		st := s.S
		if eng.Answer(&st, 0, o[0], nil) != nil {
			return false
		}
		for st.Dec.Prompt == dmg.PromptDeclare && eng.Answer(&st, 0, rules.Option{Verb: rules.Pass}, nil) == nil {
		}
		return st.Dec.Prompt == dmg.PromptTargets && st.Dec.Max[0] == 1 && len(st.Zone(rules.ZoneOf(dmg.Battle, 1))) > 1 &&
			slices.ContainsFunc(rules.Options(g, &st, 0, nil), func(o rules.Option) bool {
				return o.Verb == rules.Pick && st.Card(o.Card).Zone == rules.ZoneOf(dmg.Battle, 1)
			})
	}
}

// TestSpringAtTarget uses a card out of the shields by dragging it to a
// creature, and by tapping one.
func TestSpringAtTarget(t *testing.T) {
	g := game(t)
	for _, w := range windows[:4] {
		for _, drag := range []bool{true, false} {
			b := stand(t, g, w, nil, sprung(g))
			c := b.sc.deeds.Q().Spring()
			if c == 0 {
				t.Fatalf("%v: nothing is asked about on the table: %s", w, b.IDs())
			}
			target := rules.CardID(0)
			for _, k := range b.sc.deeds.Q().Reach(c) {
				if b.sc.View.S.Card(k).Zone == rules.ZoneOf(dmg.Battle, 1) {
					target = k
				}
			}
			from, ok := b.Node("hand-" + strconv.Itoa(int(c)))
			to, there := b.Node("creature-" + strconv.Itoa(int(target)))
			if !ok || !there || target == 0 {
				t.Fatalf("%v: no card or target: %s", w, b.IDs())
			}
			if mid := b.sc.lay.Stage; !mid.Inset(-1).Contains(from.Rect.Centre()) || from.Rect.H < 0.2*mid.H {
				t.Errorf("%v: the card does not hover over the circle: %v", w, from.Rect)
			}
			if drag {
				x, y := to.Rect.Centre()
				b.Drag(from.Rect.X+from.Rect.W*0.3, from.Rect.Y+from.Rect.H*0.4, x, y, false)
			} else {
				b.Act("creature-" + strconv.Itoa(int(target)))
			}
			b.Tick(12)
			st := &b.Sess.S
			aimed := slices.ContainsFunc(st.Stack[:st.NStack], func(o rules.StackItem) bool { return o.Card == c && o.NT > 0 && o.T[0].Card == target })
			if !aimed {
				t.Errorf("%v drag %v: the card out of the shield is not used on the creature: asked %v, stack %d", w, drag, st.Dec.Prompt, st.NStack)
			}
		}
	}
}

// TestBlockTakesTwo: a blocker is chosen by one tap and blocks by a second, on
// it or on the attacker; dragging is one gesture.
func TestBlockTakesTwo(t *testing.T) {
	g := game(t)
	for _, again := range []string{"own", "attacker", "button"} {
		b := stand(t, g, windows[0], nil, func(s *fakesession.Session) bool {
			return s.S.Dec.Prompt == dmg.PromptBlock && s.S.ToAnswer() == 0 && len(s.Options()) > 1
		})
		o, _ := first(b, rules.Block)
		own := "creature-" + strconv.Itoa(int(o.Card))
		b.Act(own)
		b.Tick(2)
		if b.Sess.S.Dec.Prompt != dmg.PromptBlock || b.sc.deeds.Chosen != o.Card {
			t.Fatal("one tap blocks")
		}
		b.Act(map[string]string{"own": own, "attacker": "creature-" + strconv.Itoa(int(b.Sess.S.Vars[dmg.Attacker])), "button": "block"}[again])
		b.Tick(2)
		if rules.CardID(b.Sess.S.Vars[dmg.Blocked]) != o.Card {
			t.Errorf("%s: the second tap does not block", again)
		}
	}
}

// TestSpaceAsksAgain: where passing gives something up, one press of the space
// bar is not enough.
func TestSpaceAsksAgain(t *testing.T) {
	g := game(t)
	for _, prompt := range []uint8{dmg.PromptBlock, dmg.PromptCharge, dmg.PromptAttack} {
		b := stand(t, g, windows[0], nil, func(s *fakesession.Session) bool {
			return s.S.Dec.Prompt == prompt && s.S.ToAnswer() == 0 && len(s.Options()) > 1
		})
		b.Tick(60) // what comes by itself takes no key at first
		id := b.Sess.S.Dec.ID
		b.Key(" ")
		b.Tick(2)
		if b.Sess.S.Dec.ID != id {
			t.Errorf("prompt %d: one press of the space bar gives it up", prompt)
		}
		b.Key(" ")
		b.Tick(2)
		if b.Sess.S.Dec.ID == id {
			t.Errorf("prompt %d: a second press does nothing", prompt)
		}
	}
}

// TestSevenInTheSmallest: seven cards of the hand lie beside each other in the
// smallest window.
func TestSevenInTheSmallest(t *testing.T) {
	g := game(t)
	b := stand(t, g, harness.Window{W: 480, H: 270, Scale: 1}, nil, func(s *fakesession.Session) bool {
		return s.S.Dec.Prompt == dmg.PromptCharge && s.S.ToAnswer() == 0 && len(s.S.Zone(rules.ZoneOf(dmg.Hand, 0))) == 7
	})
	for _, o := range b.sc.LegalActions {
		if o.Verb != rules.Use {
			continue
		}
		n, ok := b.Node("hand-" + strconv.Itoa(int(o.Card)))
		if !ok || n.Rect.X < 0 || n.Rect.Right() > 480 || !b.sc.lay.Hand[0].Inset(-4).Contains(n.Rect.Centre()) {
			t.Errorf("card %d is not seen: %v", o.Card, n.Rect)
		}
	}
}

// TestOrderCanBeReadInTheSmallest: abilities whose order is asked for are read
// beside each other in the smallest window, instead of cards too small for their
// words.
func TestOrderCanBeReadInTheSmallest(t *testing.T) {
	g := game(t)
	b := stand(t, g, harness.Window{W: 480, H: 270, Scale: 1}, nil, func(s *fakesession.Session) bool {
		o := s.Options()
		return s.S.Dec.Prompt == dmg.PromptStack && len(o) == 2 && o[0].Verb == rules.Use && o[1].Verb == rules.Use && s.S.Card(o[0].Card).Def != s.S.Card(o[1].Card).Def
	})
	n := 0
	for _, o := range b.sc.LegalActions {
		if nd, ok := b.Node("order-" + strconv.Itoa(int(o.Card))); ok {
			if n++; nd.Rect.W < 300 || nd.Desc == "" {
				t.Errorf("%s is %v wide, with the words %q", nd.Label, nd.Rect.W, nd.Desc)
			}
		}
	}
	if n != 2 {
		t.Errorf("%d abilities are shown: %s", n, b.IDs())
	}
}

// TestFocusGoesDown: one's own hand is read first, and what is on the table from the far
// edge to the near one.
func TestFocusGoesDown(t *testing.T) {
	g := game(t)
	for _, w := range windows[:4] {
		b := stand(t, g, w, nil, func(s *fakesession.Session) bool {
			return s.S.Dec.Prompt == dmg.PromptAttack && s.S.Count(rules.ZoneOf(dmg.Battle, 1)) > 0 && s.S.Count(rules.ZoneOf(dmg.Hand, 0)) > 0
		})
		last, at, hands := -1, "", 0
		for i, n := range b.Scene.Nodes(b.Env) {
			id, rank := n.ID, -1
			switch {
			case id == "hud-opp":
				rank = 0
			case strings.HasPrefix(id, "creature-"):
				c, _ := strconv.Atoi(strings.TrimPrefix(id, "creature-"))
				rank = 2 - int(b.Sess.S.Card(rules.CardID(c)).Zone.Seat())
			case id == "hud-own":
				rank = 3
			case strings.HasPrefix(id, "hand-") && id != "hand-opp":
				hands++
				if last >= 0 {
					t.Errorf("%v: %s comes after %s", w, id, at)
				}
				continue
			default:
				continue
			}
			if rank < last {
				t.Errorf("%v: node %d, %s, comes after %s", w, i, id, at)
			}
			last, at = rank, id
		}
		if last != 3 || hands == 0 {
			t.Errorf("%v: no hand in %s", w, b.IDs())
		}
	}
}

// TestHallIsLit: cards on the circle have the light to be seen as printed, and
// each side's ground has its own colour.
func TestHallIsLit(t *testing.T) {
	g := game(t)
	b := stand(t, g, windows[0], nil, func(s *fakesession.Session) bool { return s.S.Dec.Prompt == dmg.PromptAttack && s.S.ToAnswer() == 0 })
	st, u := b.sc.Board.Stage, b.sc.lay.Unit
	floor := b.sc.hall.Floor()
	if len(floor.Lights) > sprites.PlaceLights {
		t.Fatalf("%d lights, the place has room for %d", len(floor.Lights), sprites.PlaceLights)
	}
	for _, y := range []float64{-140, 0, 200} {
		f := st.Lit([3]float64{0, y * u, 0}, [3]float64{0, 0, 1})
		if min(f[0], f[1], f[2]) < 1 {
			t.Errorf("a card at %v is darker than printed: %.2f", y, f)
		}
	}
	near, far := floor.Lit([3]float64{-560 * u, -250 * u, 0}, [3]float64{0, 0, 1}), floor.Lit([3]float64{560 * u, 250 * u, 0}, [3]float64{0, 0, 1})
	if near[2] <= near[0] || far[0] <= far[1] {
		t.Errorf("the sides' grounds have no colours of their own: %.2f, %.2f", near, far)
	}
}

// TestHallIsWholeAtFirst: before the shields are dealt nothing has fallen, and then as
// many as are missing.
func TestHallIsWholeAtFirst(t *testing.T) {
	g := game(t)
	b := stand(t, g, windows[0], nil, func(s *fakesession.Session) bool { return s.S.Dec.Prompt == dmg.PromptMulligan && s.S.ToAnswer() == 0 })
	for sd := range 2 {
		if n := b.sc.hall.Fallen(sd); n != 0 {
			t.Errorf("side %d begins with %v shields broken", sd, n)
		}
	}
	b = stand(t, g, windows[0], nil, func(s *fakesession.Session) bool {
		return s.S.Dec.Prompt == dmg.PromptAttack && s.S.ToAnswer() == 0 && dmg.ShieldsOf(&s.S, 0) == 3
	})
	if n := b.sc.hall.Fallen(0); n != 4 {
		t.Errorf("with three shields of seven, %v have fallen", n)
	}
}

// TestManaLeavesItsMark: the stone of each side bears what its player has mana of, from
// the first card on and more with every other one; without mana it is bare.
func TestManaLeavesItsMark(t *testing.T) {
	game(t)
	grown := func(mana string) (own, theirs float64) {
		b := script(t, "p1: {mana: ["+mana+"]}\np2: {mana: [inkwell-clerk]}")
		return b.sc.hall.Grown(0), b.sc.hall.Grown(1)
	}
	before := -1.0
	for _, mana := range []string{"", "thorn-boar", "thorn-boar x2", "thorn-boar x4"} {
		own, theirs := grown(mana)
		if own <= before || theirs != 4 { // a trace of water
			t.Errorf("%q: %v after %v, beside %v", mana, own, before, theirs)
		}
		before = own
	}
	if own, _ := grown("thorn-boar x9"); own != before {
		t.Errorf("it grows without end: %v", own)
	}
}

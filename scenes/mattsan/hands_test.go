package mattsan

import (
	"math"
	"slices"
	"strconv"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	mtz "godeck/rules/mattsan"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
	"godeck/scenes/mattsan/deeds"
	"godeck/scenes/mattsan/entries"
	"godeck/scenes/mattsan/field"
	"godeck/scenes/table/board"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
)

// stand opens a table at a position; the opponent waits.
func stand(t *testing.T, g *mtz.Game, w harness.Window, good func(s *fakesession.Session) bool) *bench {
	t.Helper()
	st := find(g, good)
	if st == nil {
		t.Fatal("the position was not met")
	}
	sess := fakesession.New(g, 3, fakesession.Decks(g, 0, 2), 1)
	sess.Load(st)
	b := sit(t, g, sess, w, lang.EN, 1)
	sess.Hold = true
	b.Tick(8)
	return b
}

// has accepts positions where the Main step offers a wanted option.
func has(want func(g *mtz.Game, s *rules.State, o rules.Option) bool) func(s *fakesession.Session) bool {
	return func(s *fakesession.Session) bool {
		if s.S.Dec.Prompt != mtz.PromptMain || s.S.Turn < 5 {
			return false
		}
		for _, o := range s.Options() {
			if want(s.Game.(*mtz.Game), &s.S, o) {
				return true
			}
		}
		return false
	}
}

func typeOf(g *mtz.Game, s *rules.State, c rules.CardID) int {
	return int(g.Lib.Def(s.Card(c).Def).Attr[mtz.AType])
}

// unitToBench reports whether o places a unit on the bench without condition.
func unitToBench(g *mtz.Game, s *rules.State, o rules.Option) bool {
	return o.Verb == rules.Use && o.N >= 0 && o.Card != 0 && s.Card(o.Card).Zone.Kind() == mtz.Hand && typeOf(g, s, o.Card) == mtz.Unit && !g.Conditional(s.Card(o.Card).Def)
}

func (b *bench) first(want func(g *mtz.Game, s *rules.State, o rules.Option) bool) rules.Option {
	for _, o := range b.sc.LegalActions {
		if want(b.sc.game, &b.Sess.S, o) {
			return o
		}
	}
	b.T.Fatal("no such answer")
	return rules.Option{}
}

// TestDragToSlot drags a unit to the bench, and turns it to be set face-down.
func TestDragToSlot(t *testing.T) {
	g := game(t)
	for _, touch := range []bool{false, true} {
		for _, w := range windows[:3] {
			for _, down := range []bool{false, true} {
				b := stand(t, g, w, has(unitToBench))
				o := b.first(unitToBench)
				hand := "hand-" + strconv.Itoa(int(o.Card))
				n, ok := b.Node(hand)
				if !ok {
					t.Fatalf("no node of the card: %s", b.IDs())
				}
				if down {
					b.Act(hand)
					b.Act("face-down")
					n, _ = b.Node(hand)
				}
				x, y := b.sc.desk.Cell(0, int(o.N)).Centre()
				b.Drag(n.Rect.X+n.Rect.W*0.25, n.Rect.Y+n.Rect.H*0.4, x, y, touch)
				b.Tick(10)
				d := b.Sess.S.Card(o.Card)
				if d.Zone.Kind() != mtz.Bench || d.Has(rules.FaceDown) != down || int(d.N[mtz.NSlot]) != int(o.N) {
					t.Errorf("touch %v %v down %v: the card lies in %v, slot %d, face-down %v", touch, w, down, d.Zone, d.N[mtz.NSlot], d.Has(rules.FaceDown))
				}
			}
		}
	}
}

// TestEarlyDrag pulls a unit while something is still told: it stays where it is let go of
// and comes to that place when its player is asked, or goes back with the reason. A place
// that is pressed after a card has been tapped takes it, too.
func TestEarlyDrag(t *testing.T) {
	g := game(t)
	for _, w := range []harness.Window{windows[0], {W: 390, H: 844, Scale: 1}} {
		for _, how := range []string{"place", "wrong place", "press"} {
			b := stand(t, g, w, has(unitToBench))
			b.Env.Settings.Speed = ui.SpeedNormal
			o := b.first(unitToBench)
			n, _ := b.Node("hand-" + strconv.Itoa(int(o.Card)))
			x, y := b.sc.desk.Cell(0, int(o.N)).Centre()
			if how == "wrong place" {
				x, y = b.sc.desk.Cell(1, int(o.N)).Centre()
			}
			fx, fy := n.Rect.X+n.Rect.W*0.25, n.Rect.Y+n.Rect.H*0.4
			b.sc.Timeline.Play(ui.Wait(150))
			b.sc.Then(func() {})
			b.sc.Surface.Invalidate()
			b.Tick(2)
			if how == "press" {
				b.Drag(fx, fy, fx, fy, false)
				b.Drag(x, y, x, y, false)
			} else {
				b.Drag(fx, fy, x, y, false)
				if at, ok := b.sc.Board.Drawn(n.ID); !b.sc.Busy() || !ok || math.Hypot(at.X+at.W/2-x, at.Y+at.H/2-y) > at.W {
					t.Errorf("%v %s: it does not wait at %v, %v: %v, told %v", w, how, x, y, at, b.sc.Busy())
				}
			}
			said := false
			for range 140 {
				b.Tick(1)
				said = said || slices.ContainsFunc(b.sc.Record(b.Env).Items, func(i ui.Item) bool { return i.Owner == "toast" })
			}
			d := b.Sess.S.Card(o.Card)
			if came := d.Zone.Kind() == mtz.Bench && int(d.N[mtz.NSlot]) == int(o.N); came == (how == "wrong place") || said != (how == "wrong place") {
				t.Errorf("%v %s: it lies in %v, said %v", w, how, d.Zone, said)
			}
		}
	}
}

// TestDragToSouls charges a soul by dragging a card.
func TestDragToSouls(t *testing.T) {
	g := game(t)
	for _, touch := range []bool{false, true} {
		b := stand(t, g, windows[0], func(s *fakesession.Session) bool { return s.S.Dec.Prompt == mtz.PromptCharge && s.S.Turn > 3 })
		o := b.first(func(_ *mtz.Game, _ *rules.State, o rules.Option) bool { return o.Verb == rules.Use })
		n, _ := b.Node("hand-" + strconv.Itoa(int(o.Card)))
		x, y := b.sc.lay.Zones[mtz.Soul][0].Centre()
		b.Drag(n.Rect.X+n.Rect.W*0.25, n.Rect.Y+n.Rect.H*0.4, x, y, touch)
		b.Tick(10)
		if z := b.Sess.S.Card(o.Card).Zone.Kind(); z != mtz.Soul {
			t.Errorf("touch %v: pulling a card to the souls charges nothing: it is in %d", touch, z)
		}
	}
}

// TestTapsAndKeys places by number key and slot, and ends the turn by action.
func TestTapsAndKeys(t *testing.T) {
	g := game(t)
	b := stand(t, g, windows[0], has(unitToBench))
	o := b.first(unitToBench)
	for i, tk := range b.sc.Zone(mtz.Hand, 0) {
		if tk.ID == o.Card {
			b.Key(strconv.Itoa(i + 1))
		}
	}
	if b.sc.choices.Chosen != o.Card {
		t.Fatal("the number key chooses nothing")
	}
	b.Key("Escape")
	if b.sc.choices.Chosen != 0 {
		t.Fatal("Escape does not take the choice back")
	}
	b.Act("hand-" + strconv.Itoa(int(o.Card)))
	b.Act("slot-own-" + strconv.Itoa(int(o.N)))
	if z := b.Sess.S.Card(o.Card).Zone.Kind(); z != mtz.Bench {
		t.Fatalf("a tap on the slot does not place: %d", z)
	}
	attack := func(_ *mtz.Game, _ *rules.State, o rules.Option) bool {
		return o.Verb == rules.Attack && o.N == 1+mtz.KindAttack
	}
	for _, w := range windows[:3] {
		for _, key := range []bool{true, false} {
			b = stand(t, g, w, has(attack))
			switch {
			case key:
				b.Key("a")
				if b.Sess.S.Dec.Prompt != mtz.PromptMain {
					t.Errorf("%v: one press of a key ends the turn", w)
				}
				b.Key("a")
			case b.sc.lay.Desk.Empty():
				b.Act("acts")
				b.Act("act-attack")
			default:
				b.Act("act-attack")
			}
			if b.Sess.S.Dec.Prompt == mtz.PromptMain && b.Sess.S.ToAnswer() == 0 {
				t.Errorf("%v key %v: no attack", w, key)
			}
		}
	}
	b.Key("l")
	if _, ok := b.Node("logdialog"); !ok {
		t.Error("l opens no log")
	}
	b.Key("Escape")
	b.Key("Escape")
	if _, ok := b.Node("menu"); !ok {
		t.Errorf("Escape opens no menu: %s", b.IDs())
	}
}

// TestRefusalsSayWhy taps what is not allowed.
func TestRefusalsSayWhy(t *testing.T) {
	g := game(t)
	refused := func(s *fakesession.Session) rules.CardID {
		used := map[rules.CardID]bool{}
		for _, o := range s.Options() {
			used[o.Card] = true
		}
		for _, c := range s.S.Zone(rules.ZoneOf(mtz.Hand, 0)) {
			if !used[c] {
				return c
			}
		}
		return 0
	}
	b := stand(t, g, windows[0], func(s *fakesession.Session) bool {
		return s.S.Dec.Prompt == mtz.PromptMain && s.S.Turn > 2 && refused(s) != 0
	})
	b.sc.Announce()
	b.Act("hand-" + strconv.Itoa(int(refused(b.Sess))))
	if a := strings.Join(b.sc.Announce(), "|"); len(a) < 8 {
		t.Errorf("the refusal says %q", a)
	}
	if b.Ear().Played["error"] == 0 {
		t.Error("the refusal is silent")
	}
}

// TestDragFighter drags the fighter to its enemy, and to a friend to change
// places with it; tapping each does the same.
func TestDragFighter(t *testing.T) {
	g := game(t)
	kinds := func(kind int16) func(g *mtz.Game, s *rules.State, o rules.Option) bool {
		return func(_ *mtz.Game, _ *rules.State, o rules.Option) bool { return o.Verb == rules.Attack && o.N == 1+kind }
	}
	for _, kind := range []int16{mtz.KindAttack, mtz.KindSwitch} {
		for _, w := range windows {
			for _, by := range []string{"mouse", "finger", "tap"} {
				b := stand(t, g, w, func(s *fakesession.Session) bool {
					f := mtz.Fighter(&s.S, 0)
					uses := false
					for _, o := range s.Options() {
						uses = uses || o.Verb == rules.Use && o.Card == f
					}
					return s.S.Dec.Prompt == mtz.PromptMain && !uses && has(kinds(mtz.KindAttack))(s) && has(kinds(mtz.KindSwitch))(s)
				})
				to := mtz.Fighter(&b.Sess.S, 1)
				if kind == mtz.KindSwitch {
					to = b.first(kinds(kind)).Card
				}
				f := mtz.Fighter(&b.Sess.S, 0)
				own, other := "card-"+strconv.Itoa(int(f)), "card-"+strconv.Itoa(int(to))
				from, at := b.sc.desk.Cell(0, mtz.BattleSlot), b.sc.desk.Cell(1, mtz.BattleSlot)
				if kind == mtz.KindSwitch {
					at = b.sc.desk.Cell(0, field.SlotOf(&b.Sess.S, to))
				}
				turn := b.Sess.S.Turn
				switch {
				case by != "tap":
					x, y := from.Centre()
					tx, ty := at.Centre()
					b.Drag(x, y, tx, ty, by == "finger")
				case b.sc.lay.Desk.Empty():
					b.Act(own) // without a desk it opens the actions
					if kind == mtz.KindAttack {
						b.Act("act-attack")
					} else {
						b.Act("act-switch")
						if b.sc.choices.Swap {
							b.Act(other)
						}
					}
				default:
					b.Act(own)
					b.Act(other)
				}
				b.Tick(6)
				if kind == mtz.KindSwitch && by != "tap" { // it can be taken back for a moment
					b.Tick(deeds.Grace)
				}
				if b.Sess.S.Dec.Prompt == mtz.PromptMain && b.Sess.S.Turn == turn && b.Sess.S.ToAnswer() == 0 && b.Sess.S.NStack == 0 {
					t.Errorf("%v by %s, kind %d: nothing is declared", w, by, kind)
				}
			}
		}
	}
}

// TestTrumpOnItsTarget drops a trump on a unit that it may be used at, on either
// side: the unit is its target, and is not asked for again.
func TestTrumpOnItsTarget(t *testing.T) {
	g := game(t)
	for sd := range 2 {
		for _, touch := range []bool{false, true} {
			var slot int
			aims := func(g *mtz.Game, s *rules.State, o rules.Option) bool {
				list := g.Reach(s, o)
				for _, c := range list {
					if d := s.Card(c); len(list) > 1 && typeOf(g, s, o.Card) == mtz.Trump && d.Owner == rules.Seat(sd) && !d.Has(rules.FaceDown) {
						slot = int(d.N[mtz.NSlot])
						if d.Zone.Kind() == mtz.Battle {
							slot = mtz.BattleSlot
						}
						return true
					}
				}
				return false
			}
			b := stand(t, g, windows[0], has(aims))
			o := b.first(aims)
			on := mtz.At(&b.Sess.S, rules.Seat(sd), slot)
			n, _ := b.Node("hand-" + strconv.Itoa(int(o.Card)))
			x, y := b.sc.desk.Cell(rules.Seat(sd), slot).Centre()
			b.Drag(n.Rect.X+n.Rect.W*0.25, n.Rect.Y+n.Rect.H*0.4, x, y, touch)
			b.Tick(10)
			s := &b.Sess.S
			if s.NStack == 0 && s.Dec.Prompt == mtz.PromptMain || s.Dec.Prompt == mtz.PromptTargets && s.Dec.Src == o.Card && s.ToAnswer() == 0 && len(s.Picks[0].Cards()) == 0 {
				t.Errorf("side %d touch %v: on %d is not its target: %v, %d entries", sd, touch, on, s.Dec, s.NStack)
			}
		}
	}
}

// TestTrumpOnItsOnlyUnit chooses a trump that is about one unit which nobody has to name:
// that unit is lit, and a press on it uses the trump.
func TestTrumpOnItsOnlyUnit(t *testing.T) {
	g := game(t)
	hits := func(g *mtz.Game, s *rules.State, o rules.Option) bool {
		c := g.Hits(s, o)
		return len(c) == 1 && typeOf(g, s, o.Card) == mtz.Trump && s.Card(c[0]).Owner == 1 && s.Card(c[0]).Zone.Kind() == mtz.Battle
	}
	b := stand(t, g, windows[0], has(hits))
	o := b.first(hits)
	foe := "card-" + strconv.Itoa(int(g.Hits(&b.Sess.S, o)[0]))
	b.Act("hand-" + strconv.Itoa(int(o.Card)))
	b.Tick(2)
	if n, ok := b.Node(foe); !ok || !strings.HasSuffix(n.Label, b.sc.T("act.pick")) {
		t.Fatalf("the only unit that it is about is not lit: %q", n.Label)
	}
	b.Act(foe)
	b.Tick(10)
	if s := &b.Sess.S; s.NStack == 0 && s.Dec.Prompt == mtz.PromptMain && s.Card(o.Card).Zone.Kind() == mtz.Hand {
		t.Error("a press on it does not use the trump")
	}
}

// TestAllTargetsLit looks at, and chooses, a trump that is about several units: all of them
// are lit, and no other card is.
func TestAllTargetsLit(t *testing.T) {
	g := game(t)
	hits := func(g *mtz.Game, s *rules.State, o rules.Option) bool {
		return typeOf(g, s, o.Card) == mtz.Trump && len(g.Hits(s, o)) > 1
	}
	b := stand(t, g, windows[0], has(hits))
	o := b.first(hits)
	for _, chosen := range []bool{false, true} {
		if chosen {
			b.Act("hand-" + strconv.Itoa(int(o.Card)))
			b.Tick(2)
		}
		for _, c := range g.Hits(&b.Sess.S, o) {
			if q, ok := b.sc.choices.Looked(); chosen && (!ok || q != o || !b.sc.choices.Aims(q, c)) {
				t.Errorf("unit %d is not lit", c)
			}
		}
		if q, ok := b.sc.choices.Looked(); !chosen && ok && q == o {
			t.Error("lit before it is looked at")
		}
	}
}

// TestBegunByItsButton checks that a press on a starting unit, or its key, chooses it and
// says what it is, and that its button, Enter or a second press begins with it.
func TestBegunByItsButton(t *testing.T) {
	g := game(t)
	for i, w := range windows[:4] {
		b := stand(t, g, w, func(s *fakesession.Session) bool { return s.S.Dec.Prompt == mtz.PromptUnit })
		o := b.first(func(_ *mtz.Game, _ *rules.State, o rules.Option) bool { return o.Verb == rules.Pick })
		card := "hand-" + strconv.Itoa(int(o.Card))
		key := strconv.Itoa(1 + slices.IndexFunc(b.sc.Zone(mtz.Hand, 0), func(c present.Token) bool { return c.ID == o.Card }))
		begun := func() bool {
			return b.sc.Picked(o.Card) || b.Sess.S.Card(o.Card).Zone.Kind() == mtz.Battle
		}
		if i%2 == 0 {
			b.Act(card)
		} else {
			b.Key(key)
		}
		b.Tick(4)
		if begun() {
			t.Fatalf("%v: one press begins", w)
		}
		switch i {
		case 0:
			b.Press("begin")
		case 1:
			b.Key("Enter")
		case 2:
			b.Act(card)
		default:
			b.Key(key)
		}
		if b.Tick(10); !begun() {
			t.Errorf("%v: it does not begin, way %d", w, i)
		}
	}
}

// TestKeyThenEnter checks that Enter charges the card that a digit has chosen.
func TestKeyThenEnter(t *testing.T) {
	g := game(t)
	b := stand(t, g, windows[0], func(s *fakesession.Session) bool { return s.S.Dec.Prompt == mtz.PromptCharge && s.S.Turn > 2 })
	c := b.sc.Zone(mtz.Hand, 0)[1].ID
	b.Key("2")
	b.Tick(2)
	b.Key("Enter")
	if b.Tick(10); b.Sess.S.Card(c).Zone.Kind() != mtz.Soul && !g.Bares(&b.Sess.S, 0, c) {
		t.Error("the chosen card is not charged")
	}
}

// TestDragStartingUnit chooses the starting unit by dragging it to its place.
func TestDragStartingUnit(t *testing.T) {
	g := game(t)
	for _, w := range windows[:3] {
		b := stand(t, g, w, func(s *fakesession.Session) bool { return s.S.Dec.Prompt == mtz.PromptUnit })
		o := b.first(func(_ *mtz.Game, _ *rules.State, o rules.Option) bool { return o.Verb == rules.Pick })
		n, ok := b.Node("hand-" + strconv.Itoa(int(o.Card)))
		if !ok {
			t.Fatalf("%v: no node of the card: %s", w, b.IDs())
		}
		x, y := b.sc.desk.Cell(0, mtz.BattleSlot).Centre()
		b.Drag(n.Rect.X+n.Rect.W*0.25, n.Rect.Y+n.Rect.H*0.4, x, y, false)
		b.Tick(10)
		if !b.sc.Picked(o.Card) && b.Sess.S.Card(o.Card).Zone.Kind() != mtz.Battle {
			t.Errorf("%v: the card that was dragged is not chosen", w)
		}
	}
}

// TestNothingIsVainToCharge checks that a card is charged, paid with or aimed at
// by one press on the first turn, too: its damage has nothing to do with that.
func TestNothingIsVainToCharge(t *testing.T) {
	g := game(t)
	seen := 0
	find(g, func(s *fakesession.Session) bool {
		switch s.S.Dec.Prompt {
		case mtz.PromptCharge, mtz.PromptPay, mtz.PromptTargets, mtz.PromptRefill:
		default:
			return false
		}
		if s.S.Turn != 1 {
			return false
		}
		for _, o := range s.Options() {
			if vain, _ := g.Vain(&s.S, o); vain {
				t.Errorf("prompt %d: %v is called vain", s.S.Dec.Prompt, o)
			}
		}
		seen++
		return seen > 60
	})
	if seen == 0 {
		t.Error("no such question is met")
	}
}

// TestVainDamage checks that a trump whose damage the first turn takes away is
// used by a second press only, and that the question says why.
func TestVainDamage(t *testing.T) {
	g := game(t)
	want := func(g *mtz.Game, s *rules.State, o rules.Option) bool {
		_, only := g.Vain(s, o)
		return only && s.Card(o.Card).Zone.Kind() == mtz.Hand
	}
	st := find(g, func(s *fakesession.Session) bool {
		if s.S.Dec.Prompt != mtz.PromptMain || s.S.Turn != 1 {
			return false
		}
		for _, o := range s.Options() {
			if want(g, &s.S, o) {
				return true
			}
		}
		return false
	})
	if st == nil {
		t.Fatal("no such turn is met")
	}
	b := held(t, g, st)
	o := b.first(want)
	before := b.Sess.S
	if _, only := g.Vain(&before, o); only {
		b.Tick(30)
		seen := false
		for _, it := range b.Scene.Record(b.Env).Items {
			if it.Kind == ui.ItemCard && it.Owner == "hand-"+strconv.Itoa(int(o.Card)) {
				if seen = true; it.Mark == uint8(board.MarkLegal) {
					t.Error("a card that would do nothing is lit")
				}
			}
		}
		if !seen {
			t.Error("the card is not seen")
		}
	}
	b.sc.deeds.Use(b.Env, o)
	if b.Sess.S != before {
		t.Fatal("one press uses it")
	}
	if q := b.sc.Asked(lang.EN); q.Why != Text.T(lang.EN, "ask.vain") {
		t.Errorf("the question says %q", q.Why)
	}
	b.sc.deeds.Use(b.Env, o)
	if b.Sess.S == before {
		t.Error("the second press does not use it")
	}
}

// TestPointedLeavesEnemy points at the own fighter and at what stands on the own
// bench: neither grows over the numbers of what stands opposite.
func TestPointedLeavesEnemy(t *testing.T) {
	g := game(t)
	fighters := func(s *fakesession.Session) bool {
		return s.S.Dec.Prompt == mtz.PromptMain && mtz.Fighter(&s.S, 0) != 0 && mtz.Fighter(&s.S, 1) != 0 && s.S.Turn > 4
	}
	for _, w := range []harness.Window{windows[0], windows[4], windows[1]} {
		b := stand(t, g, w, fighters)
		b.Tick(60)
		own, opp := "card-"+strconv.Itoa(int(mtz.Fighter(&b.Sess.S, 0))), "card-"+strconv.Itoa(int(mtz.Fighter(&b.Sess.S, 1)))
		before, _ := b.sc.Board.Drawn(own)
		x, y := before.Centre()
		for range 40 {
			b.Scene.Update(b.Env, &ui.Input{Hover: true, HoverX: x, HoverY: y})
		}
		after, _ := b.sc.Board.Drawn(own)
		if foe, _ := b.sc.Board.Drawn(opp); after.Y < before.Y-2*w.Scale && !after.Intersect(foe).Empty() {
			t.Errorf("%.0f×%.0f: pointed at, the fighter rises from %.0f to %.0f over its enemy at %v", w.W, w.H, before.Y, after.Y, foe)
		} else if after.H < before.H {
			t.Errorf("%.0f×%.0f: it does not grow", w.W, w.H)
		}
	}
}

// TestLandedSlipGoes checks that an attack that has landed does not lie there as
// an empty sheet while its unit is replaced.
func TestLandedSlipGoes(t *testing.T) {
	g := game(t)
	b := stand(t, g, windows[0], func(s *fakesession.Session) bool {
		return s.S.Dec.Prompt == mtz.PromptRefill && s.S.NStack > 0 && entries.Landed(&s.S, 0)
	})
	b.Tick(30)
	if _, ok := b.Node("entry-0"); ok {
		t.Error("the slip of the attack still lies there")
	}
}

// TestPriceOfNoDamage checks that on the first turn it is said before a price is paid
// that the damage of a unit that could pay it comes to nothing, and on no other.
func TestPriceOfNoDamage(t *testing.T) {
	g := game(t)
	hurts := func(st *rules.State) (def rules.DefID) {
		for _, c := range []uint8{mtz.Battle, mtz.Bench} {
			for _, id := range st.Zone(rules.ZoneOf(c, 0)) {
				first := *st
				if first.Turn = 1; g.Harmless(&first, st.Card(id).Def) && !st.Card(id).Has(rules.FaceDown) {
					def = st.Card(id).Def
				}
			}
		}
		return def
	}
	st := find(g, func(s *fakesession.Session) bool {
		return s.S.Dec.Prompt == mtz.PromptPay && s.S.Dec.Open == 1 && hurts(&s.S) != 0 && slices.ContainsFunc(s.Options(), func(o rules.Option) bool {
			z := s.S.Card(o.Card).Zone.Kind()
			return (z == mtz.Battle || z == mtz.Bench) && s.S.Card(o.Card).Def == hurts(&s.S)
		})
	})
	if st == nil {
		t.Fatal("no such price is met")
	}
	if g.Harmless(st, hurts(st)) != (st.Turn == 1) {
		t.Error("damage is taken away on a later turn")
	}
	st.Turn = 1
	b := held(t, g, st)
	b.Tick(30)
	want := false
	for _, o := range b.sc.LegalActions {
		want = want || b.sc.View.S.Card(o.Card).Zone.Kind() != mtz.Hand && g.Harmless(&b.sc.View.S, b.sc.View.S.Card(o.Card).Def)
	}
	if !want {
		t.Fatalf("it cannot pay: %v, turn %d", b.sc.LegalActions, b.sc.View.S.Turn)
	}
	if !strings.Contains(b.sc.Asked(lang.EN).Why, "hurt nobody") {
		t.Errorf("the question says %q", b.sc.Asked(lang.EN).Why)
	}
}

// TestNoGapInHand checks that every touch in the row of a hand belongs to a card: where
// they lie apart the gap between two of them is divided.
func TestNoGapInHand(t *testing.T) {
	b := stand(t, game(t), harness.Window{W: 390, H: 844, Scale: 1}, func(s *fakesession.Session) bool {
		return s.S.Dec.Prompt == mtz.PromptMain && s.S.Count(rules.ZoneOf(mtz.Hand, 0)) == 4
	})
	var cards []ui.Rect
	for _, n := range b.Scene.Nodes(b.Env) {
		if strings.HasPrefix(n.ID, "hand-") {
			cards = append(cards, n.Rect)
		}
	}
	if len(cards) != 4 || cards[1].X <= cards[0].Right()+1 {
		t.Fatalf("the cards do not lie apart: %v", cards)
	}
	for i := range 3 {
		x, y := (cards[i].Right()+cards[i+1].X)/2-0.3, cards[i].Y+cards[i].H/2
		for range 3 {
			b.Input(ui.Input{HoverX: x, HoverY: y, Hover: true})
		}
		if id := b.sc.Surface.Hovered(); !strings.HasPrefix(id, "hand-") {
			t.Errorf("between card %d and the next is %q", i, id)
		}
	}
}

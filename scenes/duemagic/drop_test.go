package duemagic

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/duemagic/deeds"
	"godeck/scenes/duemagic/passing"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// spellFor returns a spell in hand that can be cast at several enemy
// creatures, and one of these that is not the first.
func spellFor(sc *Scene) (spell, target rules.CardID) {
	for _, t := range sc.Zone(dmg.Hand, 0) {
		var theirs []rules.CardID
		for _, c := range sc.deeds.Q().Reach(t.ID) {
			if sc.View.S.Card(c).Zone == rules.ZoneOf(dmg.Battle, 1) {
				theirs = append(theirs, c)
			}
		}
		if len(theirs) > 1 {
			return t.ID, theirs[len(theirs)-1]
		}
	}
	return 0, 0
}

// targetable accepts positions in which a spell in the hand asks for one of
// several enemy creatures.
func targetable(g *dmg.Game) func(s *fakesession.Session) bool {
	eng := rules.NewEngine(g)
	return func(s *fakesession.Session) bool {
		if !mainStep(s) || len(s.S.Zone(rules.ZoneOf(dmg.Battle, 1))) < 2 {
			return false
		}
		for _, o := range s.Options() {
			if o.Verb != rules.Use || o.N != int16(dmg.HowPay) || g.Lib.Def(s.S.Card(o.Card).Def).Attr[dmg.AType] == dmg.Creature {
				continue
			}
			st := s.S
			if eng.Answer(&st, 0, o, nil) != nil || st.Dec.Prompt == dmg.PromptPay && eng.Answer(&st, 0, rules.Option{Verb: rules.Done}, nil) != nil || st.Dec.Prompt != dmg.PromptTargets || st.Dec.Max[0] != 1 {
				continue
			}
			n := 0
			for _, p := range rules.Options(g, &st, 0, nil) {
				if p.Verb == rules.Pick && st.Card(p.Card).Zone == rules.ZoneOf(dmg.Battle, 1) {
					n++
				}
			}
			if n > 1 {
				return true
			}
		}
		return false
	}
}

// TestDropOnTarget drops a spell on a creature, which becomes its target.
func TestDropOnTarget(t *testing.T) {
	g := game(t)
	for _, w := range windows[:4] {
		for _, touch := range []bool{false, true} {
			b := stand(t, g, w, nil, targetable(g))
			spell, target := spellFor(b.sc)
			if spell == 0 {
				t.Fatal("no spell in hand reaches two creatures")
			}
			from, _ := b.Node("hand-" + strconv.Itoa(int(spell)))
			to, _ := b.Node("creature-" + strconv.Itoa(int(target)))
			x, y := to.Rect.Centre()
			b.Drag(from.Rect.X+from.Rect.W*0.25, from.Rect.Y+from.Rect.H*0.4, x, y, touch)
			b.Tick(12)
			top := &b.Sess.S.Stack[max(0, b.Sess.S.NStack-1)]
			if b.Sess.S.NStack == 0 || top.Card != spell || top.NT == 0 || top.T[0].Card != target {
				t.Errorf("%v touch %v: the spell that was dropped on a creature is not cast at it: stack %d, asked %v", w, touch, b.Sess.S.NStack, b.Sess.S.Dec.Prompt)
			}
		}
	}
}

// TestDropOnTheirSide drops cards beside the opponent's creatures: a spell is
// cast, a creature summoned.
func TestDropOnTheirSide(t *testing.T) {
	g := game(t)
	for _, creature := range []bool{false, true} {
		b := stand(t, g, windows[0], nil, func(s *fakesession.Session) bool {
			return mainStep(s) && slices.ContainsFunc(s.Options(), func(o rules.Option) bool {
				return o.Verb == rules.Use && o.N == int16(dmg.HowPay) && (g.Lib.Def(s.S.Card(o.Card).Def).Attr[dmg.AType] == dmg.Creature) == creature
			})
		})
		var card rules.CardID
		for _, o := range b.sc.LegalActions {
			if o.Verb == rules.Use && o.N == int16(dmg.HowPay) && (b.sc.Cards.Attr(b.Sess.S.Card(o.Card).Def, dmg.AType) == dmg.Creature) == creature {
				card = o.Card
			}
		}
		from, _ := b.Node("hand-" + strconv.Itoa(int(card)))
		r := b.sc.lay.Zones[dmg.Battle][1]
		b.Drag(from.Rect.X+from.Rect.W*0.25, from.Rect.Y+from.Rect.H*0.4, r.X+r.W*0.03, r.Y+r.H*0.5, false)
		b.Tick(10)
		if b.Sess.S.Card(card).Zone.Kind() == dmg.Hand {
			t.Errorf("creature %v: it is not used", creature)
		}
	}
}

// TestEarlyDrop lets go of a creature of the hand while something is still told: it stays
// there, and is used when its player is asked.
func TestEarlyDrop(t *testing.T) {
	g := game(t)
	b := stand(t, g, windows[0], nil, mainStep)
	b.Env.Settings.Speed = ui.SpeedNormal
	card := b.sc.LegalActions[slices.IndexFunc(b.sc.LegalActions, func(o rules.Option) bool { return o.Verb == rules.Use && o.N == int16(dmg.HowPay) })].Card
	from, _ := b.Node("hand-" + strconv.Itoa(int(card)))
	x, y := b.sc.lay.Zones[dmg.Battle][0].Centre()
	b.sc.Timeline.Play(ui.Wait(150))
	b.sc.Surface.Invalidate()
	b.Tick(2)
	b.Drag(from.Rect.X+from.Rect.W*0.25, from.Rect.Y+from.Rect.H*0.4, x, y, false)
	if at, _ := b.sc.Board.Drawn(from.ID); !b.sc.Busy() || !at.Contains(x, y) || b.Sess.S.Card(card).Zone.Kind() != dmg.Hand {
		t.Errorf("it does not wait where it was let go of: %v", at)
	}
	if b.Tick(140); b.Sess.S.Card(card).Zone.Kind() == dmg.Hand {
		t.Error("it is not used")
	}
}

// TestEarlyTargets presses, while something is still told, an enemy that the next question
// takes as a target, and an attacker and then its enemy: both are carried out once that is
// asked.
func TestEarlyTargets(t *testing.T) {
	g := game(t)
	told := func(b *bench, ids ...rules.CardID) {
		b.Env.Settings.Speed = ui.SpeedNormal
		b.Tick(60)
		b.sc.Timeline.Play(ui.Wait(150))
		b.sc.Surface.Invalidate()
		b.Tick(2)
		for _, c := range ids {
			n, ok := b.Node("creature-" + strconv.Itoa(int(c)))
			if !ok {
				t.Fatalf("no creature %d", c)
			}
			x, y := n.Rect.Centre()
			b.Drag(x, y, x, y, false)
			b.Tick(2)
		}
		if !b.sc.Busy() {
			t.Fatal("nothing is told any more")
		}
		b.Tick(200)
		b.sc.Surface.Invalidate() // as a question that comes does
		b.Tick(10)
	}
	theirs := func(s *rules.State, c rules.CardID) bool { return s.Card(c).Zone == rules.ZoneOf(dmg.Battle, 1) }
	b := stand(t, g, windows[0], nil, func(s *fakesession.Session) bool {
		return s.S.Dec.Prompt == dmg.PromptTargets && s.S.ToAnswer() == 0 && s.S.Active == 0 && s.S.Dec.Max[0] == 1 && slices.ContainsFunc(s.Options(), func(o rules.Option) bool { return o.Verb == rules.Pick && theirs(&s.S, o.Card) })
	})
	aim := b.sc.LegalActions[slices.IndexFunc(b.sc.LegalActions, func(o rules.Option) bool { return o.Verb == rules.Pick && theirs(&b.Sess.S, o.Card) })].Card
	id := b.Sess.S.Dec.ID
	if told(b, aim); b.Sess.S.Dec.ID == id {
		t.Error("an enemy that was pressed early is not aimed at")
	}
	b = stand(t, g, windows[0], nil, func(s *fakesession.Session) bool {
		return s.S.Dec.Prompt == dmg.PromptAttack && slices.ContainsFunc(s.Options(), func(o rules.Option) bool { return o.Verb == rules.Attack && o.N != 0 })
	})
	o := b.sc.LegalActions[slices.IndexFunc(b.sc.LegalActions, func(o rules.Option) bool { return o.Verb == rules.Attack && o.N != 0 })]
	if told(b, o.Card, rules.CardID(o.N)); rules.CardID(b.Sess.S.Vars[dmg.Attacker]) != o.Card && !dmg.Tapped(&b.Sess.S, o.Card) && b.Sess.S.Card(o.Card).Zone.Kind() == dmg.Battle {
		t.Error("an attack that was pressed early is not made")
	}
}

// TestDropAnywhere lets go of a creature of the hand all over the circle and the
// player's own half: everywhere it is used, or something is said.
func TestDropAnywhere(t *testing.T) {
	game(t)
	for _, w := range []harness.Window{windows[0], windows[1], windows[2], windows[4]} {
		var at []ui.Point
		for i := 0; i == 0 || i < len(at); i++ {
			b := crowd(t, 3, w, lang.EN)
			b.sc.wish = passing.Wish{Stops: passing.Usual()}
			if at == nil {
				z := &b.sc.lay.Zones
				top, low := z[dmg.Battle][1].Y+2*w.Scale, z[dmg.Shields][0].Bottom()
				for _, v := range []float64{0.05, 0.3, 0.5, 0.7, 0.98} {
					for _, u := range []float64{0.04, 0.25, 0.5, 0.75, 0.96} {
						at = append(at, ui.Point{X: ui.Lerp(b.sc.lay.Stage.X, b.sc.lay.Stage.Right(), u), Y: ui.Lerp(top, low, v)})
					}
				}
				_, mid := b.sc.lay.Stage.Centre() // above the circle, at its sides, and on whoever sits there
				full := b.sc.lay.Full
				at = append(at, ui.Point{X: full.X + 0.3*full.W, Y: full.Y + 20*w.Scale}, ui.Point{X: full.X + 3*w.Scale, Y: mid - 20*w.Scale})
				x, y := b.sc.lay.Zones[dmg.Shields][1].Centre()
				if at = append(at, ui.Point{X: x, Y: y}); b.sc.lay.Tower() {
					x, y = b.sc.lay.Rival.Centre()
					at = append(at, ui.Point{X: x, Y: y})
				}
			}
			card := b.sc.LegalActions[slices.IndexFunc(b.sc.LegalActions, func(o rules.Option) bool {
				return o.Verb == rules.Use && b.sc.Cards.Attr(b.Sess.S.Card(o.Card).Def, dmg.AType) == dmg.Creature
			})].Card
			from, _ := b.Node("hand-" + strconv.Itoa(int(card)))
			b.Drag(from.Rect.X+from.Rect.W*0.25, from.Rect.Y+from.Rect.H*0.4, at[i].X, at[i].Y, false)
			b.Tick(10)
			said := slices.ContainsFunc(b.sc.Record(b.Env).Items, func(i ui.Item) bool { return i.Owner == "toast" })
			if b.Sess.S.Card(card).Zone.Kind() == dmg.Hand && !said {
				t.Errorf("%v: let go of at %.0f, %.0f it is not used, and nothing is said", w, at[i].X, at[i].Y)
			}
		}
	}
}

// TestDropOnTapped drags a creature to a tapped one, which is attacked rather
// than the zone it is in.
func TestDropOnTapped(t *testing.T) {
	g := game(t)
	var o rules.Option
	b := stand(t, g, windows[0], nil, func(s *fakesession.Session) bool {
		if s.S.Dec.Prompt != dmg.PromptAttack {
			return false
		}
		for _, q := range s.Options() {
			if q.Verb == rules.Attack && q.N != 0 {
				o = q
				return true
			}
		}
		return false
	})
	from, _ := b.Node("creature-" + strconv.Itoa(int(o.Card)))
	to, _ := b.Node("creature-" + strconv.Itoa(int(o.N)))
	x0, y0 := from.Rect.Centre()
	x, y := to.Rect.Centre()
	b.Drag(x0, y0, x, y, false)
	if rules.CardID(b.Sess.S.Vars[dmg.AttackOn]) != rules.CardID(o.N) {
		t.Errorf("pulling a creature on a tapped one is no attack: %v", b.Sess.S.Dec)
	}
}

// TestDropOnShield drags a creature to one of several shields, which becomes the target.
func TestDropOnShield(t *testing.T) {
	g := game(t)
	for _, w := range []harness.Window{windows[0], {W: 390, H: 844, Scale: 1}} {
		var o rules.Option
		b := stand(t, g, w, nil, func(s *fakesession.Session) bool {
			i := slices.IndexFunc(s.Options(), func(o rules.Option) bool { return o.Verb == rules.Attack && o.N == 0 })
			if s.S.Dec.Prompt != dmg.PromptAttack || i < 0 || dmg.ShieldAt(&s.S, 1, 2) == 0 || dmg.ShieldAt(&s.S, 1, 6) == 0 {
				return false
			}
			o = s.Options()[i]
			return true
		})
		from, _ := b.Node("creature-" + strconv.Itoa(int(o.Card)))
		to, ok := b.Node("shield-opp-6")
		if !ok {
			t.Fatalf("no shield: %s", b.IDs())
		}
		x0, y0 := from.Rect.Centre()
		x, y := to.Rect.Centre()
		b.Drag(x0, y0, x, y, false)
		if rules.CardID(b.Sess.S.Vars[dmg.Attacker]) != o.Card || b.sc.deeds.Means() != 6 {
			t.Errorf("%v: a creature pulled on shield 6 means %d: %v", w, b.sc.deeds.Means(), b.Sess.S.Dec)
		}
	}
}

// TestDropBeforeAttacks pulls a creature onto the opponent's shields in the
// Main step, which says when attacks come.
func TestDropBeforeAttacks(t *testing.T) {
	g := game(t)
	for _, w := range []harness.Window{windows[0], {W: 390, H: 844, Scale: 1}} {
		var c rules.CardID
		b := stand(t, g, w, nil, func(s *fakesession.Session) bool {
			if !mainStep(s) {
				return false
			}
			for _, c = range s.S.Zone(rules.ZoneOf(dmg.Battle, 0)) {
				if g.MayAttack(&s.S, 0, c, 0) {
					return true
				}
			}
			return false
		})
		from, _ := b.Node("creature-" + strconv.Itoa(int(c)))
		x0, y0 := from.Rect.Centre()
		x, y := b.sc.lay.Zones[dmg.Shields][1].Centre()
		b.Drag(x0, y0, x, y, false)
		b.Tick(10)
		if !slices.ContainsFunc(b.sc.Record(b.Env).Items, func(i ui.Item) bool { return i.Text == b.sc.T("drop.early") }) {
			t.Errorf("%v: nothing says why it does not attack", w)
		}
	}
}

// TestBarredAttacksAreNamed checks that a player who may not attack in this
// turn reads so before the Main step ends.
func TestBarredAttacksAreNamed(t *testing.T) {
	g := game(t)
	b := stand(t, g, windows[0], nil, func(s *fakesession.Session) bool {
		return mainStep(s) && slices.ContainsFunc(s.S.Zone(rules.ZoneOf(dmg.Battle, 0)), func(c rules.CardID) bool { return g.MayAttack(&s.S, 0, c, 0) })
	})
	if got, _ := deeds.Words(&b.sc.deeds, lang.EN).Leads(); got != Text.T(lang.EN, "pass.toattack") {
		t.Fatal(got)
	}
	st := &b.sc.View.S
	st.Mods[st.NMods] = rules.Mod{Kind: dmg.ModForbid, Seat: 0, Amount: dmg.NoAttack}
	st.NMods++
	if _, got := deeds.Words(&b.sc.deeds, lang.EN).Leads(); got != Text.T(lang.EN, "next.barred") {
		t.Error(got)
	}
}

// TestTurnEndsAloud checks that a player whose turn ends by itself is told why, and
// has time to read it.
func TestTurnEndsAloud(t *testing.T) {
	g := game(t)
	b := stand(t, g, windows[0], nil, func(s *fakesession.Session) bool {
		if s.S.Dec.Prompt != dmg.PromptCharge || s.S.Turn > 2 || s.S.Active != 0 {
			return false
		}
		st := s.S
		return rules.NewEngine(g).Answer(&st, 0, rules.Option{Verb: rules.Pass}, nil) == nil && len(rules.Options(g, &st, 0, nil)) == 1
	})
	b.Sess.Hold = false // the opponent answers
	turn, at := b.Sess.S.Turn, b.Sess.Len()
	b.Key(" ")
	b.Env.Settings.Speed = ui.SpeedNormal
	b.Tick(40)
	b.Key(" ") // it gives up the mana drop
	told, beat := false, 0
	for range 400 {
		b.Tick(1)
		if told && b.Sess.S.Turn == turn && b.Sess.S.Step == dmg.StepMain {
			beat++
		}
		told = told || slices.ContainsFunc(b.sc.Record(b.Env).Items, func(i ui.Item) bool { return strings.HasPrefix(i.Text, "Your turn ended") })
	}
	b.Env.Settings.Speed = ui.SpeedOff
	if b.Sess.S.Turn == turn && b.Sess.S.Step <= dmg.StepMain {
		t.Fatal("the turn did not go on")
	}
	if !told {
		t.Error("the turn ended without a word")
	}
	if beat < 50 {
		t.Errorf("%d ticks to read why the turn ends", beat)
	}
	b.Key("z") // one undo returns to the last question that the player answered
	b.Rest()
	if b.Sess.Len() != at || b.sc.wish.Hold {
		t.Errorf("undo leaves %d of %d answers, at %v; priority held: %v", b.Sess.Len(), at, b.Sess.S.Dec, b.sc.wish.Hold)
	}
}

// TestMachFighterIsSomebody checks that the table does not announce the end of
// the turn while a creature that arrived this turn may attack a creature.
func TestMachFighterIsSomebody(t *testing.T) {
	g := game(t)
	b := stand(t, g, windows[0], nil, func(s *fakesession.Session) bool {
		st := &s.S
		if st.Active != 0 || st.Step != dmg.StepMain || st.NStack > 0 || st.Dec.Prompt != dmg.PromptPriority || st.Dec.Open&1 == 0 {
			return false
		}
		for _, c := range st.Zone(rules.ZoneOf(dmg.Battle, 0)) {
			for _, o := range st.Zone(rules.ZoneOf(dmg.Battle, 1)) {
				if st.Card(c).Since == st.Turn && !g.MayAttack(st, 0, c, 0) && g.MayAttack(st, 0, c, o) {
					return true
				}
			}
		}
		return false
	})
	if b.sc.priority.LastWord() {
		t.Error("the turn is said to end, though a creature may attack")
	}
}

// TestReadingHoldsTheTable opens a card while the other side is to act:
// nothing happens behind it until it is closed.
func TestReadingHoldsTheTable(t *testing.T) {
	g := game(t)
	b := stand(t, g, windows[0], nil, func(s *fakesession.Session) bool {
		return s.S.Dec.Prompt == dmg.PromptCharge && s.S.Turn > 2 && s.S.Active == 0
	})
	b.Sess.Hold = false
	b.Key(" ")
	b.Key(" ")
	b.sc.Zoom.Open(&cards.CardFace{Title: "a card"})
	at := b.Sess.Len()
	b.Tick(300)
	if b.Sess.Len() != at || !b.sc.Idle() {
		t.Errorf("%d answers were given behind a card; idle: %v", b.Sess.Len()-at, b.sc.Idle())
	}
	b.sc.Zoom.Close()
	b.Tick(300)
	if b.Sess.Len() == at {
		t.Error("nothing goes on after the card is closed")
	}
}

// TestAttackIsDroppedOnTheRival drops a creature on whoever sits opposite,
// which attacks the player.
func TestAttackIsDroppedOnTheRival(t *testing.T) {
	g := game(t)
	free := func(o rules.Option) bool { return o.Verb == rules.Attack && o.N == 0 }
	for _, w := range windows {
		b := stand(t, g, w, nil, func(s *fakesession.Session) bool {
			return s.S.Dec.Prompt == dmg.PromptAttack && slices.ContainsFunc(s.Options(), free)
		})
		r := b.sc.lay.Rival
		if r.Empty() {
			continue
		}
		o := b.Sess.Options()
		c := o[slices.IndexFunc(o, free)].Card
		n, ok := b.Node("creature-" + strconv.Itoa(int(c)))
		if !ok {
			t.Fatalf("%v: no creature %d: %s", w, c, b.IDs())
		}
		x0, y0 := n.Rect.Centre()
		b.Drag(x0, y0, r.X+r.W/2, r.Y+r.H*0.3, false)
		if d := &b.Sess.S.Dec; d.Prompt == dmg.PromptAttack && b.sc.deeds.Hit.By != c {
			t.Errorf("%v: dropped on the rival, the creature does not attack", w)
		}
	}
}

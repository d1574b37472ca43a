package zutomayo

import (
	"strconv"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	ztm "godeck/rules/zutomayo"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/golden"
	"godeck/scenes/table/board"
	"godeck/scenes/ui"
)

// TestCommitKeepsItsName checks that the button has one name, before and after
// choosing, as in the lesson.
func TestCommitKeepsItsName(t *testing.T) {
	g := game(t)
	for _, prompt := range []uint8{ztm.PromptPlace, ztm.PromptSet} {
		b := sit(t, g, fakesession.New(g, 3, fakesession.Decks(g, 0, 2), 1), windows[0], lang.EN, 1)
		if !b.To(prompt, 0) {
			t.Fatalf("prompt %d is not asked", prompt)
		}
		before, _ := b.Node("commit")
		b.pickHand(1)
		after, _ := b.Node("commit")
		if before.Label != "Commit" || !before.Disabled || after.Label != "Commit" || after.Disabled {
			t.Errorf("prompt %d: %q (off: %v), then %q (off: %v)", prompt, before.Label, before.Disabled, after.Label, after.Disabled)
		}
	}
}

// TestSlotsAwaitCards checks that a slot is lit only if a card of the hand can be put there.
func TestSlotsAwaitCards(t *testing.T) {
	g := game(t)
	met := [2]int{}
	for seed := uint64(1); seed <= 12; seed++ {
		b := seated(t, g, seed)
		if !b.To(ztm.PromptSet, 2) {
			continue
		}
		lit := func(kind uint8) bool {
			var sl board.Slot
			b.sc.picks.takes(&sl, kind)
			return b.sc.picks.awaits(&sl)
		}
		areas := 0
		for _, c := range b.sc.Zone(ztm.Hand, 0) {
			if b.sc.picks.isArea(c.ID) && b.sc.Legal(rules.Option{Verb: rules.Pick, Card: c.ID}) {
				areas++
			}
		}
		met[min(1, areas)]++
		if lit(ztm.AreaNew) != (areas > 0) {
			t.Errorf("seed %d: %d Area Enchants in hand, lit %v", seed, areas, lit(ztm.AreaNew))
		}
		if !lit(ztm.SetA) {
			t.Errorf("seed %d: slot A is dark", seed)
		}
		if b.sc.Most() > 1 && areas > 0 { // one into the Area, one into A: B must stay empty
			for _, c := range b.sc.Zone(ztm.Hand, 0) {
				if b.sc.picks.isArea(c.ID) {
					b.Act("hand-" + strconv.Itoa(int(c.ID)))
					break
				}
			}
			if n, _, ok := b.handOf(ztm.Character); ok {
				b.Act(n.ID)
				if len(b.sc.Picks()) == 2 && lit(ztm.SetB) {
					t.Errorf("seed %d: slot B is lit although nothing more may be set", seed)
				}
			}
		}
	}
	if met[0] == 0 || met[1] == 0 {
		t.Errorf("hands without and with Area Enchants: %v", met)
	}
}

// TestTurnBesideTheHour checks that the presentation of a new turn does not
// cover the hour or the medal.
func TestTurnBesideTheHour(t *testing.T) {
	g := game(t)
	for _, w := range windows[:3] {
		b := sit(t, g, fakesession.New(g, 3, fakesession.Decks(g, 0, 2), 1), w, lang.EN, 1)
		if !b.To(ztm.PromptPlace, 0) {
			t.Fatal("no placement")
		}
		b.pickHand(1)
		b.Env.Settings.Speed = ui.SpeedNormal
		b.Act("commit")
		seen := 0
		for i := 0; i < 900; i++ {
			b.Tick(1)
			if b.sc.Turn() < 2 {
				continue
			}
			items := b.sc.Record(b.Env).Items
			for _, f := range items {
				if f.Text != "Turn 2" || f.Owner == "phasebar" {
					continue
				}
				seen++
				for _, h := range items {
					if over := h.Rect.Intersect(f.Rect); h.Kind == ui.ItemText && h.Owner == "dial" && h != f && over.W > 1 && over.H > 1 {
						t.Fatalf("%v: %q at %v lies over %q at %v", w, f.Text, f.Rect, h.Text, h.Rect)
					}
				}
			}
		}
		if seen == 0 {
			t.Errorf("%v: the turn is not told", w)
		}
	}
}

// TestOneTooMany checks that a card beyond the limit is refused in words that fit the action.
func TestOneTooMany(t *testing.T) {
	g := game(t)
	for seed := uint64(1); seed <= 20; seed++ {
		b := seated(t, g, seed)
		if !b.To(ztm.PromptSet, 2) || b.sc.Most() != 2 {
			continue
		}
		b.pickHand(2)
		if n, c, ok := b.handOf(ztm.Character); ok && len(b.sc.Picks()) == 2 {
			b.sc.Announce()
			b.Act(n.ID)
			if a := strings.Join(b.sc.Announce(), "|"); a != "At most 2 cards may be set this turn" || b.sc.Picked(c) {
				t.Errorf("a third card: %q", a)
			}
			return
		}
	}
	t.Error("nobody could set a third card")
}

// TestOrderThatChangesNothing checks that the order of two effects is asked
// exactly if looking ahead cannot show that it does not matter, and that the
// prediction is right.
func TestOrderThatChangesNothing(t *testing.T) {
	g := game(t)
	eng := rules.NewEngine(g)
	met := map[bool]int{}
	for seed := uint64(1); seed <= 60; seed++ {
		s := fakesession.New(g, seed, fakesession.Decks(g, int(seed), int(seed)+1), 1)
		for i := 0; i < 400 && !s.S.Over(); i++ {
			o := fakesession.Advancing(s.Options())
			if len(o) == 0 {
				s.Update()
				continue
			}
			if s.S.Dec.Prompt == ztm.PromptOrder && len(o) == 2 {
				b := sit(t, g, s, windows[0], lang.EN, 1)
				for n := 0; n < 60 && !b.sc.Mine() && !b.sc.Passing(); n++ {
					b.Tick(1)
				}
				passes := b.sc.Passing()
				met[passes]++
				x, y := s.S, s.S
				if eng.Answer(&x, 0, o[0], nil) != nil || eng.Answer(&y, 0, o[1], nil) != nil {
					t.Fatalf("seed %d: an order is refused", seed)
				}
				if passes && (x.Seats != y.Seats || x.Turn != y.Turn || x.Result != y.Result) {
					t.Errorf("seed %d: an order that matters is not asked", seed)
				}
				break
			}
			s.Answer(o[(i*7+int(seed))%len(o)])
		}
	}
	if met[true] == 0 || met[false] == 0 {
		t.Errorf("orders that do not matter and those that may: %v", met)
	}
}

// TestOrderOfAdditions checks that the order of two additions is not asked
// although their modifiers still lie in the order in which they came when the
// other player is asked, and that an order that matters is.
func TestOrderOfAdditions(t *testing.T) {
	game(t)
	scripts := golden.Scripts(t, "../../rules/zutomayo/scenarios/effects-order.yaml")
	for eyes, asked := range map[rules.Seat]bool{0: false, 1: true} {
		b := golden.Stand(t, golden.Position{On: "The order of two additions", After: 2 + int(eyes), Eyes: eyes}, scripts, windows[0], lang.EN, goldenSit(t))
		met := false
		for range 900 {
			b.Tick(1)
			met = met || strings.Contains(b.IDs(), "order-")
		}
		if met != asked {
			t.Errorf("seat %d is asked for an order: %v", eyes, met)
		}
	}
}

// TestHoursLeaveTheClockFree checks that the hours rising from a card never
// cover the clock in its upper corner.
func TestHoursLeaveTheClockFree(t *testing.T) {
	g := game(t)
	for _, w := range windows {
		b := sit(t, g, fakesession.New(g, 3, fakesession.Decks(g, 0, 2), 1), w, lang.JA, 1)
		if !b.presenting(0) {
			t.Fatal("nothing is set")
		}
		seen := 0
		slot, _ := b.sc.lay.Zone(ztm.SetA, 0)
		corner := ui.Rect{X: slot.X, Y: slot.Y, W: slot.W, H: slot.H * 0.2}
		for range 400 {
			b.Tick(1)
			for _, it := range b.sc.Record(b.Env).Items {
				if it.Kind != ui.ItemText || len(it.Text) != 2 || it.Text[0] != '+' || it.Rect.Intersect(slot).W < 1 {
					continue
				}
				seen++
				if over := it.Rect.Intersect(corner); over.W > 1 && over.H > 1 {
					t.Fatalf("%v: %q at %v lies over the clock of %v", w, it.Text, it.Rect, slot)
				}
			}
		}
		if seen == 0 {
			t.Errorf("%v: no hours rise", w)
		}
	}
}

// TestNoFalseAlarm checks that a set card is not called Underpowered while
// Power for it is still to come, but is if it stays short.
func TestNoFalseAlarm(t *testing.T) {
	g := game(t)
	short := 0
	for seed := uint64(1); seed <= 6; seed++ {
		b := seated(t, g, seed)
		if !b.presenting(0) {
			t.Fatal("nothing is set")
		}
		called := map[rules.CardID]bool{}
		for range 900 {
			b.Tick(1)
			for sd := range 2 {
				for _, k := range [...]uint8{ztm.BattleField, ztm.SetA, ztm.SetB, ztm.Area} {
					tok, ok := b.sc.Top(k, b.sc.Seat(sd))
					if !ok || !b.sc.View.S.Card(tok.ID).Has(ztm.FlagSetNow) {
						continue
					}
					switch void := b.sc.cardOpts(tok, k, sd).Mark == board.MarkVoid; {
					case void:
						called[tok.ID] = true
					case called[tok.ID] && b.sc.Step() == ztm.StepEffects:
						t.Fatalf("seed %d: %v is called Underpowered, and then it is not", seed, b.sc.Cards.Name(tok.Def, lang.EN))
					}
				}
			}
		}
		short += len(called)
	}
	if short == 0 {
		t.Error("nobody was Underpowered")
	}
}

// TestTooDear checks that the hand marks exactly the cards that would be short of Power when set,
// unless one that may be set with it pays for it.
func TestTooDear(t *testing.T) {
	g := game(t)
	met := map[bool]int{}
	for seed := uint64(1); seed <= 8; seed++ {
		b := seated(t, g, seed)
		if !b.To(ztm.PromptSet, 2) {
			continue
		}
		for _, c := range b.sc.Zone(ztm.Hand, 0) {
			id := "hand-" + strconv.Itoa(int(c.ID))
			before, ok := b.Node(id)
			if !ok || !b.sc.Legal(rules.Option{Verb: rules.Pick, Card: c.ID}) {
				continue
			}
			paid := b.sc.Most() > 1 && b.sc.picks.mostPower(c.ID) >= b.sc.game.Cost(&b.sc.View.S, c.ID)
			b.Act(id)
			after, _ := b.Node(id)
			said, is := strings.Contains(before.Label, "Underpowered"), strings.Contains(after.Label, "Underpowered")
			if met[is]++; said && !is || is && !said && !paid {
				t.Errorf("seed %d: %q in the hand, %q when it is set", seed, before.Label, after.Label)
			}
			b.Act(id)
		}
	}
	if met[true] == 0 || met[false] == 0 {
		t.Errorf("cards that are too dear, and others: %v", met)
	}
}

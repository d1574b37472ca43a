package duemagic

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"godeck/internal/faults"
	"godeck/internal/lang"
	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/golden"
	"godeck/scenes/internal/harness"
	"godeck/scenes/ui"
)

// TestAnAttackIsTakenOverOnTheTable: who may take over an attack stands about the
// attacker, which has stopped over the middle, with a line of what it does; one press
// takes one, the big button charges on, and no dialog lies over the table.
func TestAnAttackIsTakenOverOnTheTable(t *testing.T) {
	game(t)
	all := golden.Scripts(t, "testdata/positions.yaml")
	for _, w := range harness.Windows {
		for _, l := range []lang.Lang{lang.JA, lang.EN} {
			b := golden.Stand(t, golden.Position{On: "J-Change with", After: 1}, all, w, l, goldenSit(t))
			sc := b.Scene.(*Scene)
			b.Rest()
			list := sc.deeds.Q().Takers()
			if len(list) < 2 || sc.Surface.Modal() || !sc.takes.Asked() {
				t.Fatalf("%v: %d cards, a dialog: %v", w, len(list), sc.Surface.Modal())
			}
			items := b.Scene.Record(b.Env)
			var lines, threads int
			for _, it := range items.Items {
				switch {
				case it.Kind == ui.ItemArrow && it.Text == "takes":
					threads++
				case it.Kind == ui.ItemText && len(it.Owner) > 13 && it.Owner[:13] == "takeover.line":
					lines++
				}
			}
			said := map[string]bool{}
			for _, it := range items.Items {
				said[it.Text] = said[it.Text] || it.Kind == ui.ItemText
			}
			from := 0
			for text := range said {
				if strings.HasPrefix(text, sc.T("takes.from.mana")) {
					from++
				}
			}
			if !sc.lay.Small && from == 0 {
				t.Errorf("%v, %v: no plate says whence a card comes", w, l)
			}
			if lines < len(list) || threads != len(list) {
				t.Errorf("%v, %v: %d cards, %d lines, %d threads", w, l, len(list), lines, threads)
			}
			for _, f := range faults.Layout(items, b.Env, b.Env.MinTarget()) {
				t.Errorf("%v, %v: %v", w, l, f)
			}
			stop, ok := sc.takes.Stands()
			p, _ := sc.Board.PoseOf(sc.Token(rules.CardID(sc.View.S.Vars[dmg.Attacker])).Board())
			if !ok || p.X != stop.X || p.Y != stop.Y {
				t.Errorf("%v: the attacker stands at %v, not %v", w, p, stop)
			}
			taken := list[0].Card
			b.Act("taker-" + strconv.Itoa(int(taken)))
			b.Rest()
			if n := len(sc.m.Stack()); n != 1 {
				t.Errorf("%v: %d entries on the stack after one press", w, n)
			}
		}
	}
}

// TestOneTakerHasTwoButtons: where one card may take over, one button takes it by its
// name and one leaves it, apart from each other and of different weight; what is asked
// names the card.
func TestOneTakerHasTwoButtons(t *testing.T) {
	game(t)
	all := golden.Scripts(t, "testdata/positions.yaml")
	for on, how := range map[string]string{"Invasion from the hand": "invade", "J-Change: only": "jchange", "Revolution": "change"} {
		for _, w := range harness.Windows {
			for _, l := range []lang.Lang{lang.JA, lang.EN} {
				b := golden.Stand(t, golden.Position{On: on, After: 1}, all, w, l, goldenSit(t))
				sc := b.Scene.(*Scene)
				b.Rest()
				list := sc.deeds.Q().Takers()
				if len(list) != 1 || !sc.takes.Asked() {
					t.Fatalf("%s, %v: %d cards", on, w, len(list))
				}
				items := b.Scene.Record(b.Env)
				for _, f := range faults.Layout(items, b.Env, b.Env.MinTarget()) {
					t.Errorf("%s, %v, %v: %v", on, w, l, f)
				}
				yes, ok := b.Node("order-" + strconv.Itoa(int(list[0].Card)))
				no, too := b.Node("pass")
				if !ok || !too || yes.Label != sc.T("order."+how) || !strings.HasPrefix(no.Label, sc.T("pass.relieve")) {
					t.Fatalf("%s, %v, %v: %q or %q", on, w, l, yes.Label, no.Label)
				}
				if yes.Weight == no.Weight || !yes.Rect.Intersect(no.Rect).Empty() {
					t.Errorf("%s, %v: the two answers are alike (%v) or lie on each other: %v, %v", on, w, yes.Weight, yes.Rect, no.Rect)
				}
				b.Act(yes.ID)
				b.Rest()
				if n := len(sc.m.Stack()); n != 1 {
					t.Errorf("%s, %v: %d entries on the stack after one press", on, w, n)
				}
			}
		}
	}
}

// TestADragInAResolvingIsAnswered: a creature pulled while the player's own turn is being
// presented attacks once that is asked, or it is said why it did not.
func TestADragInAResolvingIsAnswered(t *testing.T) {
	b := summoning(t, "p1: {hand: [siege-giant], mana: [cinder-scout x9], battle: [moss-runner]}\np2: {shields: 2}")
	for i := 0; i < 400 && !b.sc.Busy(); i++ {
		b.Tick(1)
	}
	n, ok := b.Node("creature-" + strconv.Itoa(int(own(b))))
	if !ok {
		t.Fatal(b.IDs())
	}
	x, y := n.Rect.Centre()
	tx, ty := b.sc.lay.Zones[dmg.Battle][1].Centre()
	b.Input(ui.Input{Pointers: []ui.PointerEvent{{Phase: ui.PointerDown, ID: 1, X: x, Y: y}}})
	b.Input(ui.Input{Pointers: []ui.PointerEvent{{Phase: ui.PointerMove, ID: 1, X: x + 30, Y: y - 30}}})
	b.Input(ui.Input{Pointers: []ui.PointerEvent{{Phase: ui.PointerMove, ID: 1, X: tx, Y: ty}}})
	if b.sc.Board.Pulled() == "" {
		t.Fatal("it is not pulled")
	}
	b.Input(ui.Input{Pointers: []ui.PointerEvent{{Phase: ui.PointerUp, ID: 1, X: tx, Y: ty}}})
	b.Tick(3)
	if at, ok := b.sc.Board.Drawn(n.ID); !ok || !at.Contains(tx, ty) {
		t.Errorf("it does not wait where it was let go of: %v", at)
	}
	said := false
	for i := 0; i < 600 && !said; i++ {
		b.Tick(1)
		for _, it := range b.Scene.Record(b.Env).Items {
			said = said || it.Owner == "toast"
		}
	}
	if attacks := b.Sess.S.Vars[dmg.Attacker] != 0; !said && !attacks {
		t.Error("nothing is done or said")
	}
}

// own returns the first creature of the lower player.
func own(b *bench) rules.CardID {
	return b.sc.View.S.Zone(rules.ZoneOf(dmg.Battle, 0))[0]
}

// TestATurnThatEndsCanBeKept: after mana a turn that ends by itself waits for a second
// with a ring round the undo, and an undo in it takes the mana back.
func TestATurnThatEndsCanBeKept(t *testing.T) {
	g := game(t)
	b := stand(t, g, windows[0], nil, func(s *fakesession.Session) bool {
		if s.S.Dec.Prompt != dmg.PromptCharge || s.S.Turn > 2 || s.S.Active != 0 {
			return false
		}
		st := s.S
		o := s.Options()
		return o[0].Verb == rules.Use && rules.NewEngine(g).Answer(&st, 0, o[0], nil) == nil && len(rules.Options(g, &st, 0, nil)) == 1
	})
	b.Env.Settings.Speed = ui.SpeedNormal
	at := b.Sess.Len()
	b.sc.Answer(b.Env, b.sc.LegalActions[0])
	waits := 0
	for range 300 {
		if b.Tick(1); b.sc.priority.Left > 0 {
			if waits++; waits == 40 {
				break
			}
		}
	}
	if waits < 40 {
		t.Fatalf("it waits for %d ticks", waits)
	}
	b.Act("undo")
	b.Rest()
	if b.Sess.Len() != at {
		t.Errorf("%d answers are left of %d", b.Sess.Len(), at)
	}
}

// TestOneExchangeIsEnough: once a card is chosen that takes over an attack, another is
// asked about only if both could come and the other brings something: whoever wants to
// be asked always, is.
func TestOneExchangeIsEnough(t *testing.T) {
	for _, c := range []struct {
		name, position, card string
		hold                 bool
		questions            int
	}{
		{"the other would undo the one that was chosen", "p1: {hand: [overrun-behemoth x2], battle: [dust-trail-pup]}", "overrun-behemoth", false, 1},
		{"who wants to be asked always", "p1: {hand: [overrun-behemoth x2], battle: [dust-trail-pup]}", "overrun-behemoth", true, 2},
		{"the other lies below and does what it does", "p1: {hand: [overrun-behemoth], mana: [grave-moss-titan], battle: [ravine-leaper]}", "grave-moss-titan", false, 2},
		{"the chosen one could not come any more", "p1: {hand: [overrun-behemoth], mana: [grave-moss-titan], battle: [ravine-leaper]}", "overrun-behemoth", false, 1},
	} {
		game(t)
		b := script(t, "step: attack\n"+c.position+"\np2: {shields: 3}")
		b.Sess.Hold = true
		o, ok := first(b, rules.Attack)
		if !ok || !b.sc.Answer(b.Env, o) {
			t.Fatal("no attack")
		}
		asked := 0
		for range 600 {
			b.Tick(1)
			d := &b.Sess.S.Dec
			if b.Sess.S.ToAnswer() == 1 || b.sc.Busy() || !b.sc.Mine() || b.sc.AnswersItself() {
				if d.Prompt == dmg.PromptPriority {
					break
				}
				continue
			}
			if d.Prompt != dmg.PromptStack {
				break
			}
			b.sc.wish.Hold = c.hold
			if b.sc.AnswersItself() {
				continue
			}
			if asked++; asked > 1 {
				b.sc.Answer(b.Env, rules.Option{Verb: rules.Pass})
				continue
			}
			for _, o := range b.sc.LegalActions {
				if o.Verb == rules.Use && b.sc.View.S.Card(o.Card).Def == b.sc.game.Lib.Find(c.card) {
					b.sc.Answer(b.Env, o)
					break
				}
			}
		}
		if n := len(b.sc.m.Stack()); asked != c.questions || n != 1 {
			t.Errorf("%s: %d questions, %d on the stack", c.name, asked, n)
		}
	}
}

// TestOrderAsOfferedAsksWhatIsFree: “all, in this order” puts what must go on the stack
// there; what may take over the attack besides is asked about.
func TestOrderAsOfferedAsksWhatIsFree(t *testing.T) {
	game(t)
	b := script(t, "step: attack\np1: {mana: [grave-moss-titan, moss-runner x3], battle: [stampede-elder], hand: [moss-runner], library: [moss-runner x5]}\np2: {shields: 4}")
	o, ok := first(b, rules.Attack)
	if !ok {
		t.Fatal("nobody attacks")
	}
	b.sc.Answer(b.Env, o)
	b.Rest()
	if !b.sc.Prompting(dmg.PromptStack) || len(b.sc.LegalActions) < 2 || slices.ContainsFunc(b.sc.LegalActions, func(o rules.Option) bool { return o.Verb == rules.Pass }) {
		t.Fatalf("asked is %d with %v, not what goes on the stack next", b.sc.View.S.Dec.Prompt, b.sc.LegalActions)
	}
	b.sc.AcceptOrder()
	b.Rest()
	if !b.sc.Prompting(dmg.PromptStack) || len(b.sc.m.Stack()) != 1 {
		t.Errorf("%d entries are on the stack and %d is asked: nobody was asked whether the attack is taken over", len(b.sc.m.Stack()), b.sc.View.S.Dec.Prompt)
	}
}

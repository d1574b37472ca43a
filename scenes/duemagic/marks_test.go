package duemagic

import (
	"strconv"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/table/board"
	"godeck/scenes/ui"
)

// marks returns how the creatures of a side are marked, by name of the card.
func marks(b *bench, sd int) map[string]board.Mark {
	out := map[string]board.Mark{}
	for _, k := range b.sc.m.Creatures(rules.Seat(sd)) {
		for _, it := range b.Scene.Record(b.Env).Items {
			if it.Kind == ui.ItemCard && it.Owner == "creature-"+strconv.Itoa(int(k.ID)) {
				out[b.sc.game.Lib.Card(k.Def).ID] = board.Mark(it.Mark)
			}
		}
	}
	return out
}

// TestCountAndMarksAgree: as many creatures are said to be able to attack as are marked,
// though one of them would only lose; one whose text forbids it is dark and has its sign.
func TestCountAndMarksAgree(t *testing.T) {
	game(t)
	b := script(t, "step: attack\np1: {battle: [moss-runner, harbour-warden, glass-sentry]}\np2: {shields: 2, battle: [{card: gatewatch-owl, tapped: true}]}")
	b.Sess.Hold = true
	b.Tick(4)
	n, pays := b.sc.deeds.Q().Ready()
	marked := 0
	for _, m := range marks(b, 0) {
		if m == board.MarkLegal {
			marked++
		}
	}
	if n != marked || !pays || n != 2 || marks(b, 0)["glass-sentry"] != board.MarkDim {
		t.Errorf("%d are said to be able to attack (%v), %d are marked: %v", n, pays, marked, marks(b, 0))
	}
}

// TestALoneTargetHasAButton: the only creature that can be attacked, and the only one that
// can block, are answered by a button.
func TestALoneTargetHasAButton(t *testing.T) {
	game(t)
	b := script(t, "step: attack\np1: {battle: [moss-runner]}\np2: {shields: 2, battle: [{card: gatewatch-owl, tapped: true}]}")
	b.Sess.Hold = true
	b.Tick(4)
	own, foe := b.sc.m.Creatures(0)[0].ID, b.sc.m.Creatures(1)[0].ID
	b.Act("creature-" + strconv.Itoa(int(own)))
	b.Act("attack-creature")
	if got := rules.CardID(b.Sess.S.Vars[dmg.AttackOn]); got != foe {
		t.Errorf("the button attacks %d, not %d: %s", got, foe, b.IDs())
	}
	b = script(t, "step: attack\nactive: p2\np1: {shields: 2, battle: [gatewatch-owl, moss-runner]}\np2: {battle: [moss-runner]}")
	b.Sess.Hold = true
	b.Sess.Give(1, rules.Option{Verb: rules.Attack, Card: b.sc.m.Creatures(1)[0].ID})
	for i := 0; i < 200 && !b.sc.Prompting(dmg.PromptBlock); i++ {
		if b.Tick(1); b.Sess.S.ToAnswer() == 1 {
			b.Sess.Give(1, rules.Option{Verb: rules.Pass})
		}
	}
	b.Tick(60)
	if q := b.sc.Asked(lang.EN); !strings.Contains(q.Text, b.sc.Named(b.sc.m.Creatures(0)[0].Def, lang.EN)) {
		t.Errorf("the question is %q", q.Text)
	}
	b.Act("block")
	if b.Sess.S.Vars[dmg.Blocked] == 0 {
		t.Errorf("the button does not block: %s", b.IDs())
	}
}

// TestOnlyItsOwnTargetsAreFramed: while a card of the hand is pulled, a creature is framed
// if that card can reach it, not because another one can.
func TestOnlyItsOwnTargetsAreFramed(t *testing.T) {
	game(t)
	for card, framed := range map[string]bool{"riptide": true, "moss-runner": false} {
		b := script(t, "step: main\np1: {hand: [riptide, moss-runner], mana: [tide-runner x4, seed-carrier x4]}\np2: {shields: 2, battle: [{card: gatewatch-owl, tapped: true}]}")
		b.Sess.Hold = true
		b.Tick(60)
		for _, k := range b.sc.Zone(dmg.Hand, 0) {
			if b.sc.game.Lib.Card(k.Def).ID != card {
				continue
			}
			n, ok := b.Node("hand-" + strconv.Itoa(int(k.ID)))
			if !ok {
				t.Fatal(b.IDs())
			}
			x, y := n.Rect.X+0.3*n.Rect.W, n.Rect.Y+0.3*n.Rect.H
			for i, ph := range []ui.PointerPhase{ui.PointerDown, ui.PointerMove, ui.PointerMove, ui.PointerMove} {
				b.Input(ui.Input{Pointers: []ui.PointerEvent{{Phase: ph, X: x, Y: y - float64(40*i)}}, HoverX: x, HoverY: y - float64(40*i), Hover: true})
			}
			b.Tick(2)
		}
		if b.sc.Board.Pulled() == "" {
			t.Fatalf("%s is not pulled", card)
		}
		if got := marks(b, 1)["gatewatch-owl"] == board.MarkTarget; got != framed {
			t.Errorf("while %s is pulled the creature is framed: %v", card, got)
		}
	}
}

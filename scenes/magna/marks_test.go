package magna

import (
	"strconv"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/table/board"
	"godeck/scenes/ui"
)

// marked returns the marks of the cards in the hand, by node.
func marked(b *bench) map[string]board.Mark {
	out := map[string]board.Mark{}
	for _, it := range b.sc.Record(b.Env).Items {
		if it.Kind == ui.ItemCard && strings.HasPrefix(it.Owner, "hand-") {
			out[it.Owner] = board.Mark(it.Mark)
		}
	}
	return out
}

// TestHandMarks checks in Production that a card which can only be laid face-down
// is marked otherwise than one that can be played openly, and that a weapon which
// could only take another's place does not ask to be played.
func TestHandMarks(t *testing.T) {
	g := game(t)
	hidden, spare := &position{"hidden", mgn.PromptProduction, 2, func(b *bench) bool { b.Rest(); return b.sc.deeds.Q().OnlyTraps() }, nil}, &position{"spare", mgn.PromptProduction, 2, func(b *bench) bool {
		b.Rest()
		for _, o := range b.Sess.Options() {
			if t := b.sc.m.ByID(o.Card); b.sc.deeds.Q().Displaces(t) && o.Verb == rules.Use {
				return true
			}
		}
		return false
	}, nil}
	for i, f := range meetEach(t, g, []*position{hidden, spare}) {
		if !f.ok {
			t.Fatalf("position %d does not occur", i)
		}
		b := again(t, g, f, windows[0], lang.EN, 1)
		n := 0
		marks := marked(b)
		for _, c := range b.sc.View.S.Zone(rules.ZoneOf(mgn.Hand, 0)) {
			use, trap := b.sc.deeds.Q().Ways(b.sc.m.ByID(c))
			want := board.MarkDim
			switch {
			case use && b.sc.deeds.Q().Displaces(b.sc.m.ByID(c)):
				want = board.MarkNone
				n++
			case use:
				want = board.MarkLegal
			case trap:
				want = board.MarkHidden
				n += 1 - i
			}
			if got := marks["hand-"+strconv.Itoa(int(c))]; got != want {
				t.Errorf("position %d: card %d (openly %v, face-down %v) has mark %d, not %d", i, c, use, trap, got, want)
			}
		}
		if n == 0 {
			t.Errorf("position %d: there is no such card", i)
		}
	}
}

// TestChosenDiscardRises checks that a card of the hand chosen to be discarded stands
// out of the hand, and goes back.
func TestChosenDiscardRises(t *testing.T) {
	g := game(t)
	for _, w := range windows {
		b := again(t, g, meet(t, g, &position{"hand", mgn.PromptHand, 2, nil, nil}), w, lang.EN, 1)
		node := ""
		for _, o := range b.Sess.Options() {
			if o.Verb == rules.Pick {
				node = "hand-" + strconv.Itoa(int(o.Card))
			}
		}
		at := func() float64 {
			b.Tick(40)
			r, _ := b.sc.Board.Drawn(node)
			return r.Y
		}
		before := at()
		b.Act(node)
		if up := before - at(); up < 3*b.Env.Unit() {
			t.Errorf("%v: a chosen card rises by %.1f", w, up)
		}
	}
}

// TestOneEffectIsNotAList checks that the only effect of a card, if it is still asked
// on what, is used with the tap on the card.
func TestOneEffectIsNotAList(t *testing.T) {
	g := game(t)
	var card rules.CardID
	f := meet(t, g, &position{"one", mgn.PromptAttack, 2, func(b *bench) bool {
		b.Rest()
		q := b.sc.deeds.Q()
		for _, c := range b.sc.View.S.Zone(rules.ZoneOf(mgn.Hand, 0)) {
			if os := q.Effects(c); len(os) == 1 && b.sc.deeds.Words(lang.EN).Asks(os[0]) {
				card = c
				return true
			}
		}
		return false
	}, nil})
	if !f.ok {
		t.Fatal("no card has one effect that asks")
	}
	b := again(t, g, f, windows[0], lang.EN, 1)
	b.Act("hand-" + strconv.Itoa(int(card)))
	b.Rest()
	if p := b.Sess.S.Dec.Prompt; b.sc.AskingMeans() || p == mgn.PromptAttack {
		t.Errorf("after the tap prompt %d, a list: %v", p, b.sc.AskingMeans())
	}
}

package zutomayo

import (
	"math"
	"strconv"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	ztm "godeck/rules/zutomayo"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/ui"
)

func (b *bench) handOf(kind int) (ui.Node, rules.CardID, bool) {
	for _, n := range b.sc.Nodes(b.Env) {
		id, err := strconv.Atoi(strings.TrimPrefix(n.ID, "hand-"))
		if err != nil || !strings.HasPrefix(n.ID, "hand-") || n.Checked {
			continue
		}
		if c := rules.CardID(id); b.sc.Cards.Attr(b.Sess.S.Card(c).Def, ztm.AType) == kind {
			return n, c, true
		}
	}
	return ui.Node{}, 0, false
}

func TestDragToSlot(t *testing.T) {
	g := game(t)
	for _, touch := range []bool{false, true} {
		for _, w := range windows[:3] {
			b := sit(t, g, fakesession.New(g, 3, fakesession.Decks(g, 0, 2), 1), w, lang.EN, 1)
			if !b.To(ztm.PromptSet, 2) {
				t.Fatal("no Set step")
			}
			n, c, ok := b.handOf(ztm.Character)
			slot, _ := b.Node("slot-a")
			area, _ := b.Node("slot-area")
			if !ok || slot.Rect.Empty() || area.Rect.Empty() {
				t.Fatalf("no Character in hand or no slots: %s", b.IDs())
			}
			x, y := n.Rect.X+n.Rect.W*0.3, n.Rect.Y+n.Rect.H*0.4
			ax, ay := area.Rect.Centre()
			b.Drag(x, y, ax, ay, touch)
			if b.Sess.S.Picks[0].N != 0 {
				t.Fatal("a Character went to the Area slot")
			}
			sx, sy := slot.Rect.Centre()
			b.Drag(x, y, sx, sy, touch)
			if b.Sess.S.Picks[0].Index(c) < 0 {
				t.Fatalf("touch %v, %v: dragging %v to %v picked nothing", touch, w, n.Rect, slot.Rect)
			}
			if n, _ := b.Node("hand-" + strconv.Itoa(int(c))); !n.Checked || !n.Rect.Within(slot.Rect.Inset(-8*w.Scale), 2) {
				t.Errorf("the picked card lies at %v, not in the slot %v", n.Rect, slot.Rect)
			}
			// A tap offers to take it back, a drag to the hand does.
			b.Drag(sx, sy, sx, sy, touch)
			if b.Sess.S.Picks[0].N != 1 {
				t.Error("a tap takes the card back unasked")
			}
			b.Act("take-back")
			if b.Sess.S.Picks[0].N != 0 {
				t.Error("the button does not take the card back")
			}
			b.Tick(40)
			b.Drag(x, y, sx, sy, touch)
			b.Tick(40)
			hx, hy := b.sc.lay.Hand[0].Centre()
			if b.Drag(sx, sy, hx, hy, touch); b.Sess.S.Picks[0].N != 0 {
				t.Error("a drag to the hand does not take the card back")
			}
		}
	}
}

func TestKeysAlone(t *testing.T) {
	g := game(t)
	b := sit(t, g, fakesession.New(g, 3, fakesession.Decks(g, 0, 2), 1), windows[0], lang.JA, 1)
	if !b.To(ztm.PromptSet, 2) {
		t.Fatal("no Set step")
	}
	turn := b.Sess.S.Turn
	b.Key("1")
	if b.Sess.S.Picks[0].N != 1 {
		t.Fatal("1 picks nothing")
	}
	b.Key("1")
	if b.Sess.S.Picks[0].N != 0 {
		t.Fatal("1 does not take back")
	}
	b.Key("2")
	b.Key("Enter")
	b.Rest()
	if !b.Sess.S.Over() && b.Sess.S.Turn == turn && b.Sess.S.Dec.Prompt == ztm.PromptSet {
		t.Fatal("Enter does not commit")
	}
	b.To(ztm.PromptSet, int(turn)+1)
	b.Key("l")
	if _, ok := b.Node("logdialog"); !ok {
		t.Error("l opens no log")
	}
	b.Key("Escape")
	b.Key("Escape")
	if _, ok := b.Node("menu"); !ok {
		t.Errorf("Escape opens no menu: %s", b.IDs())
	}
	b.Key("Escape")
	b.sc.Focus("card-" + strconv.Itoa(int(b.Sess.S.Top(rules.ZoneOf(ztm.BattleField, 0)))))
	b.Key("i")
	if _, ok := b.Node("zoom"); !ok {
		t.Error("i opens no zoom")
	}
	b.Key("Escape")
	answers := len(b.sc.Lines(lang.EN))
	b.Key("z")
	b.Rest()
	if len(b.sc.Lines(lang.EN)) >= answers && answers > 3 {
		t.Errorf("undo leaves the log at %d of %d lines", len(b.sc.Lines(lang.EN)), answers)
	}
}

// TestRefusalsSayWhy taps what is not allowed.
func TestRefusalsSayWhy(t *testing.T) {
	g := game(t)
	b := sit(t, g, fakesession.New(g, 3, fakesession.Decks(g, 0, 2), 1), windows[0], lang.EN, 1)
	if !b.To(ztm.PromptPlace, 0) {
		t.Skip("no placement")
	}
	n, _, ok := b.handOf(ztm.Enchant)
	if !ok {
		t.Skip("no Enchant in hand")
	}
	b.sc.Announce()
	b.sc.Activate(b.Env, n.ID)
	b.Tick(1)
	if a := strings.Join(b.sc.Announce(), "|"); !strings.Contains(a, "Character") {
		t.Errorf("the refusal says %q", a)
	}
	if b.Ear().Played["error"] == 0 {
		t.Error("the refusal is silent")
	}
}

// TestTheHandKeepsItsPlaces checks that in every window no card of the hand moves when
// another one is set, then or later, so that the next press meets the card it was meant
// for.
func TestTheHandKeepsItsPlaces(t *testing.T) {
	g := game(t)
	for _, w := range windows {
		b := sit(t, g, fakesession.New(g, 3, fakesession.Decks(g, 0, 2), 1), w, lang.EN, 1)
		if !b.To(ztm.PromptSet, 2) {
			t.Fatal("no Set step")
		}
		b.Rest()
		places := func() map[string]ui.Rect {
			at := map[string]ui.Rect{}
			for _, n := range b.sc.Nodes(b.Env) {
				if strings.HasPrefix(n.ID, "hand-") && !n.Checked {
					at[n.ID] = n.Rect
				}
			}
			return at
		}
		was := places()
		b.pickHand(1)
		for _, when := range []string{"at once", "later", "with the pointer elsewhere"} {
			now := places()
			if len(now) != len(was)-1 || len(now) == 0 {
				t.Fatalf("%v: %d cards in hand, %d after one was set", w, len(was), len(now))
			}
			for id, r := range now {
				if x, _ := r.Centre(); math.Abs(x-was[id].X-was[id].W/2) > 1 || math.Abs(r.Y-was[id].Y) > 1 {
					t.Errorf("%v, %s: %s moves from %v to %v", w, when, id, was[id], r)
				}
			}
			if b.Tick(90); when == "later" {
				b.Input(ui.Input{Hover: true, HoverX: b.Env.W / 2, HoverY: b.Env.H / 3})
				b.Tick(90)
			}
		}
	}
}

package zutomayo

import (
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"godeck/rules"
	ztm "godeck/rules/zutomayo"
	"godeck/scenes/ui"
	"godeck/scenes/zutomayo/internal/solo"
)

func (b *bench) input(in ui.Input) {
	b.env.Tick++
	b.sc.Update(b.env, &in)
}

func (b *bench) drag(x0, y0, x1, y1 float64, touch bool) {
	id := 0
	if touch {
		id = 1
		b.env.Touch = true
	}
	at := func(ph ui.PointerPhase, x, y float64) {
		b.input(ui.Input{Pointers: []ui.PointerEvent{{Phase: ph, ID: id, X: x, Y: y, Touch: touch}}, HoverX: x, HoverY: y, Hover: !touch})
	}
	at(ui.PointerDown, x0, y0)
	for i := 1; i <= 12; i++ {
		p := float64(i) / 12
		at(ui.PointerMove, ui.Lerp(x0, x1, p), ui.Lerp(y0, y1, p))
	}
	at(ui.PointerUp, x1, y1)
	b.tick(3)
}

func (b *bench) key(k string) { b.input(ui.Input{Keys: []ui.KeyEvent{{Key: k}}}); b.tick(2) }

func (b *bench) handOf(kind int) (ui.Node, rules.CardID, bool) {
	for _, n := range b.sc.Nodes(b.env) {
		id, err := strconv.Atoi(strings.TrimPrefix(n.ID, "hand-"))
		if err != nil || !strings.HasPrefix(n.ID, "hand-") || n.Checked {
			continue
		}
		if c := rules.CardID(id); b.sc.attr(b.sess.S.Card(c).Def, ztm.AType) == kind {
			return n, c, true
		}
	}
	return ui.Node{}, 0, false
}

func TestDragToSlot(t *testing.T) {
	g := game(t)
	for _, touch := range []bool{false, true} {
		for _, w := range windows[:3] {
			b := sit(t, g, solo.New(g, 3, decks(g, 0, 2), 1), w.w, w.h, w.scale, ui.EN, 1)
			if !b.to(ztm.PromptSet, 2) {
				t.Fatal("no Set step")
			}
			n, c, ok := b.handOf(ztm.Character)
			slot, _ := b.node("slot-a")
			area, _ := b.node("slot-area")
			if !ok || slot.Rect.Empty() || area.Rect.Empty() {
				t.Fatalf("no Character in hand or no slots: %s", b.ids())
			}
			x, y := n.Rect.X+n.Rect.W*0.3, n.Rect.Y+n.Rect.H*0.4
			ax, ay := area.Rect.Centre()
			b.drag(x, y, ax, ay, touch)
			if b.sess.S.Picks[0].N != 0 {
				t.Fatal("a Character went to the Area slot")
			}
			sx, sy := slot.Rect.Centre()
			b.drag(x, y, sx, sy, touch)
			if b.sess.S.Picks[0].Index(c) < 0 {
				t.Fatalf("touch %v, %v: dragging %v to %v picked nothing", touch, w, n.Rect, slot.Rect)
			}
			if n, _ := b.node("hand-" + strconv.Itoa(int(c))); !n.Checked || !n.Rect.Within(slot.Rect.Inset(-8*w.scale), 2) {
				t.Errorf("the picked card lies at %v, not in the slot %v", n.Rect, slot.Rect)
			}
			// a tap takes it back
			b.drag(sx, sy, sx, sy, touch)
			if b.sess.S.Picks[0].N != 0 {
				t.Error("a tap does not take the card back")
			}
		}
	}
}

func TestKeysAlone(t *testing.T) {
	g := game(t)
	b := sit(t, g, solo.New(g, 3, decks(g, 0, 2), 1), 1280, 720, 1, ui.JA, 1)
	if !b.to(ztm.PromptSet, 2) {
		t.Fatal("no Set step")
	}
	turn := b.sess.S.Turn
	b.key("1")
	if b.sess.S.Picks[0].N != 1 {
		t.Fatal("1 picks nothing")
	}
	b.key("1")
	if b.sess.S.Picks[0].N != 0 {
		t.Fatal("1 does not take back")
	}
	b.key("2")
	b.key("Enter")
	b.rest()
	if !b.sess.S.Over() && b.sess.S.Turn == turn && b.sess.S.Dec.Prompt == ztm.PromptSet {
		t.Fatal("Enter does not commit")
	}
	b.to(ztm.PromptSet, int(turn)+1)
	b.key("l")
	if _, ok := b.node("logdialog"); !ok {
		t.Error("l opens no log")
	}
	b.key("Escape")
	b.key("Escape")
	if _, ok := b.node("menu"); !ok {
		t.Errorf("Escape opens no menu: %s", b.ids())
	}
	b.key("Escape")
	b.sc.Focus("card-" + strconv.Itoa(int(b.sess.S.Top(rules.ZoneOf(ztm.Field, 0)))))
	b.key("i")
	if _, ok := b.node("zoom"); !ok {
		t.Error("i opens no zoom")
	}
	b.key("Escape")
	answers := len(b.sc.lines)
	b.key("z")
	b.rest()
	if len(b.sc.lines) >= answers && answers > 3 {
		t.Errorf("undo leaves the log at %d of %d lines", len(b.sc.lines), answers)
	}
}

// TestRefusalsSayWhy taps what is not allowed.
func TestRefusalsSayWhy(t *testing.T) {
	g := game(t)
	b := sit(t, g, solo.New(g, 3, decks(g, 0, 2), 1), 1280, 720, 1, ui.EN, 1)
	if !b.to(ztm.PromptPlace, 0) {
		t.Skip("no placement")
	}
	n, _, ok := b.handOf(ztm.Enchant)
	if !ok {
		t.Skip("no Enchant in hand")
	}
	b.sc.Announce()
	b.sc.Activate(b.env, n.ID)
	b.tick(1)
	if a := strings.Join(b.sc.Announce(), "|"); !strings.Contains(a, "Character") {
		t.Errorf("the refusal says %q", a)
	}
	if b.env.Sounds.(*ear).played["error"] == 0 {
		t.Error("the refusal is silent")
	}
}

// TestEverySoundExists plays a match and holds the names against the list.
func TestEverySoundExists(t *testing.T) {
	g := game(t)
	known := map[string]bool{}
	for _, n := range soundNames {
		known[n] = true
	}
	heard := map[string]int{}
	for seed := uint64(1); seed < 6; seed++ {
		b := sit(t, g, solo.New(g, seed, decks(g, int(seed), int(seed)+1), 1), 1280, 720, 1, ui.EN, 1)
		b.to(255, 300)
		b.rest()
		for n, k := range b.env.Sounds.(*ear).played {
			heard[n] += k
			if !known[n] {
				t.Errorf("sound %q does not exist", n)
			}
		}
	}
	t.Log(heard)
}

// TestMonkey hits the table with taps, drags and keys, at all tempi, and
// resizes it meanwhile.
func TestMonkey(t *testing.T) {
	g := game(t)
	for seed := uint64(1); seed <= 8; seed++ {
		r := rand.New(rand.NewPCG(seed, 77))
		sess := solo.New(g, seed, decks(g, int(seed), int(seed)+1), 1+int(seed%2))
		b := sit(t, g, sess, 1280, 720, 1, ui.JA, 1)
		keys := []string{"1", "2", "3", "4", "5", "Enter", "Escape", "z", "i", "l", " ", "Escape"}
		down := false
		for i := 0; i < 6000; i++ {
			if i%500 == 0 {
				w := windows[r.IntN(4)]
				b.env.W, b.env.H, b.env.Scale = w.w*w.scale, w.h*w.scale, w.scale
				b.env.Settings.Speed = []ui.Speed{ui.SpeedNormal, ui.SpeedOff, ui.SpeedFast, ui.SpeedSlow}[r.IntN(4)]
				b.env.Settings.Lang = []ui.Lang{ui.JA, ui.EN}[r.IntN(2)]
			}
			in := ui.Input{HoverX: r.Float64() * b.env.W, HoverY: r.Float64() * b.env.H, Hover: true}
			switch n := r.IntN(10); {
			case n < 2:
				in.Keys = []ui.KeyEvent{{Key: keys[r.IntN(len(keys))]}}
			case n < 6:
				ph := ui.PointerDown
				if down {
					ph = []ui.PointerPhase{ui.PointerUp, ui.PointerMove, ui.PointerMove, ui.PointerCancel}[r.IntN(4)]
				}
				down = ph == ui.PointerDown || ph == ui.PointerMove
				in.Pointers = []ui.PointerEvent{{Phase: ph, X: in.HoverX, Y: in.HoverY}}
			case n < 8:
				if c := b.choices(); len(c) > 0 {
					b.sc.Activate(b.env, c[r.IntN(len(c))].ID)
				}
			}
			b.input(in)
			if i%50 == 0 {
				b.sc.Record(b.env)
				b.sc.Status(b.env)
			}
		}
	}
}

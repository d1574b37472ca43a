package magna

import (
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/magna/internal/solo"
	"godeck/scenes/ui"
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

// TestDragToBase deploys by pulling a card to a base, by mouse and touch.
func TestDragToBase(t *testing.T) {
	g := game(t)
	ok := func(b *bench) bool {
		for _, o := range b.sess.Options() {
			if o.Verb == rules.Use && o.N == 0 && o.Zone == rules.ZoneOf(mgn.Base1, 0) {
				return true
			}
		}
		return false
	}
	f := meet(t, g, &position{"drag", mgn.PromptProduction, 2, ok, nil})
	if !f.ok {
		t.Fatal("nothing to deploy")
	}
	for _, touch := range []bool{false, true} {
		for _, w := range windows[:3] {
			b := again(t, g, f, w.w, w.h, w.scale, ui.EN, 1)
			var card rules.CardID
			for _, o := range b.sess.Options() {
				if o.Verb == rules.Use && o.N == 0 && o.Zone == rules.ZoneOf(mgn.Base1, 0) {
					card = o.Card
				}
			}
			n, found := b.node("hand-" + strconv.Itoa(int(card)))
			if !found {
				t.Fatalf("card %d is not in the hand: %s", card, b.ids())
			}
			goal, _ := b.node("base-own-1")
			r := goal.Rect
			if b.sc.lay.fold {
				r = b.sc.lay.tabs[0][0]
			} else {
				c, _ := b.sc.cardCell(b.sc.lay.group[0][0].cell(0, 2, b.sc.gap()))
				r = c
			}
			if !b.sc.lay.fold && b.sc.m.at(mgn.Base1, 0, 0).key != 0 {
				c, _ := b.sc.cardCell(b.sc.lay.group[0][0].cell(1, 2, b.sc.gap()))
				r = c
			}
			x, y := r.Centre()
			b.drag(n.Rect.X+n.Rect.W*0.25, n.Rect.Y+n.Rect.H*0.4, x, y, touch)
			if len(b.sc.how) == 0 {
				b.rest()
				if b.sess.S.Card(card).Zone != rules.ZoneOf(mgn.Base1, 0) {
					t.Fatalf("touch %v, %v: pulling %v to %v does nothing; selected %q", touch, w, n.Rect, r, b.sc.Board.Selected)
				}
				continue
			}
			b.act("opt-deploy")
			b.rest()
			if z := b.sess.S.Card(card).Zone; z != rules.ZoneOf(mgn.Base1, 0) && z.Kind() != mgn.Hand {
				t.Errorf("touch %v, %v: the card went to zone %d", touch, w, z)
			}
		}
	}
}

// TestDragAttack throws a unit at an enemy: that is a skirmish.
func TestDragAttack(t *testing.T) {
	g := game(t)
	f := meet(t, g, &position{"attack", mgn.PromptAttack, 2, func(b *bench) bool {
		for _, t := range b.sc.m.zones[mgn.Invasion][0] {
			_ = t
		}
		return foes(b)
	}, nil})
	if !f.ok {
		t.Fatal("no attack")
	}
	for _, w := range windows[:3] {
		b := again(t, g, f, w.w, w.h, w.scale, ui.JA, 1)
		var from, to token
		for _, q := range b.sc.m.zones[mgn.Invasion][0] {
			if !q.checked {
				from = q
			}
		}
		for _, q := range b.sc.m.zones[b.sc.m.forceZone(1)][1] {
			if _, ok := b.sc.aimable(q); ok {
				to = q
			}
		}
		a, _ := b.node(b.sc.unitNode(from, 0))
		z, _ := b.node(b.sc.unitNode(to, 1))
		x0, y0 := a.Rect.Centre()
		x1, y1 := z.Rect.Centre()
		n := b.sess.Len()
		b.drag(x0, y0, x1, y1, false)
		if b.sess.Len() < n+3 {
			t.Errorf("%v: throwing %s at %s gives %d answers", w, a.Label, z.Label, b.sess.Len()-n)
		}
	}
}

// TestDragOrder pulls a card to the front of the order of damage.
func TestDragOrder(t *testing.T) {
	g := game(t)
	f := meet(t, g, &position{"order", mgn.PromptOrder, 2, nil, nil})
	if !f.ok {
		t.Skip("no order was asked")
	}
	for _, w := range windows[:3] {
		b := again(t, g, f, w.w, w.h, w.scale, ui.JA, 1)
		n := len(b.sc.line)
		last := b.sc.line[n-1]
		a, _ := b.node("order-" + strconv.Itoa(int(last)))
		z, _ := b.node("order-" + strconv.Itoa(int(b.sc.line[0])))
		x0, y0 := a.Rect.Centre()
		x1, y1 := z.Rect.Centre()
		b.drag(x0, y0, x1-z.Rect.W*0.6, y1, false)
		if b.sc.line[0] != last {
			t.Errorf("%v: the pulled card is not first: %v", w, b.sc.line)
		}
		b.sc.orderTap(b.env, n-1)
		if b.sc.lineN != 1 || b.sc.line[1] != last {
			t.Errorf("%v: tapping does not begin the order: %v", w, b.sc.line)
		}
		b.tick(2)
		first := b.sc.line[0]
		b.act("commit")
		b.rest()
		if b.sess.S.Dec.Prompt == mgn.PromptOrder && len(b.sess.Options()) > 0 && len(b.sc.line) == n {
			t.Errorf("the order was not taken (%d first)", first)
		}
	}
}

// TestKeysAlone plays by keys.
func TestKeysAlone(t *testing.T) {
	g := game(t)
	f := meet(t, g, &position{"hand", mgn.PromptHand, 2, nil, nil})
	b := again(t, g, f, 1280, 720, 1, ui.JA, 1)
	if !b.sc.prompting(mgn.PromptHand) {
		t.Fatal("no Hand phase")
	}
	b.key("1")
	if b.sess.S.Picks[0].N != 1 {
		t.Fatal("1 picks nothing")
	}
	b.key("1")
	if b.sess.S.Picks[0].N != 0 {
		t.Fatal("1 does not take back")
	}
	at := b.sess.Len()
	if b.sc.legal(rules.Option{Verb: rules.Done}) {
		b.key("Enter")
		b.rest()
		if b.sess.Len() == at {
			t.Fatal("Enter does not commit")
		}
	}
	b.key("l")
	if _, ok := b.node("logdialog"); !ok {
		t.Error("l opens no log")
	}
	b.key("Escape")
	for i := 0; i < 3; i++ {
		if _, ok := b.node("menu"); ok {
			if n, _ := b.node("menu"); n.Role == ui.RoleDialog {
				break
			}
		}
		b.key("Escape")
	}
	if n, ok := b.node("menu"); !ok || n.Role != ui.RoleDialog {
		t.Errorf("Escape opens no menu: %s", b.ids())
	}
	b.key("Escape")
	at = b.sess.Len()
	b.key("z")
	b.rest()
	if b.sess.Len() >= at && at > 3 {
		t.Errorf("undo leaves %d of %d answers", b.sess.Len(), at)
	}
}

// TestRefusalsSayWhy taps a card that cannot be used.
func TestRefusalsSayWhy(t *testing.T) {
	g := game(t)
	f := meet(t, g, &position{"why", mgn.PromptProduction, 2, func(b *bench) bool {
		for _, q := range b.sc.m.zones[mgn.Hand][0] {
			b.rest()
			if a := b.sc.inHand(q); a.mark == markDim {
				return true
			}
		}
		return false
	}, nil})
	if !f.ok {
		t.Skip("every card can be used")
	}
	b := again(t, g, f, 1280, 720, 1, ui.EN, 1)
	b.sc.Announce()
	for _, q := range b.sc.m.zones[mgn.Hand][0] {
		if a := b.sc.inHand(q); a.mark == markDim {
			b.sc.Activate(b.env, "hand-"+strconv.Itoa(int(q.id)))
			b.tick(1)
			break
		}
	}
	if a := strings.Join(b.sc.Announce(), "|"); a == "" {
		t.Error("the refusal says nothing")
	}
	if b.env.Sounds.(*ear).played["error"] == 0 {
		t.Error("the refusal is silent")
	}
}

// TestEverySoundExists plays matches and holds the names against the list.
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
		for i := 0; i < 5000; i++ {
			if i%500 == 0 {
				w := windows[r.IntN(len(windows))]
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

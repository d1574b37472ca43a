package duemagic

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"testing"

	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/duemagic/internal/solo"
	"godeck/scenes/ui"
)

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

// stand puts a position on a table whose opponent waits.
func stand(t *testing.T, g *dmg.Game, w struct{ w, h, scale float64 }, stops *Stops, good func(s *solo.Session) bool) *bench {
	t.Helper()
	st := find(g, good)
	if st == nil {
		t.Fatal("the position was not met")
	}
	sess := solo.New(g, 3, decks(g, 0, 2), 1)
	sess.Load(st)
	b := sitWith(t, g, sess, w.w, w.h, w.scale, ui.EN, 1, Options{Stops: stops})
	sess.Hold = true
	b.tick(8)
	return b
}

func first(b *bench, verb rules.Verb) (rules.Option, bool) {
	for _, o := range b.sc.ask {
		if o.Verb == verb {
			return o, true
		}
	}
	return rules.Option{}, false
}

func mainStep(s *solo.Session) bool {
	if s.S.Dec.Prompt != dmg.PromptPriority || !dmg.NormalTiming(&s.S, 0) || s.S.Turn < 8 {
		return false
	}
	for _, o := range s.Options() {
		if o.Verb == rules.Use && o.N == int16(dmg.HowPay) {
			return true
		}
	}
	return false
}

func TestDragToUseAndCharge(t *testing.T) {
	g := game(t)
	for _, touch := range []bool{false, true} {
		for _, w := range windows[:3] {
			b := stand(t, g, w, nil, mainStep)
			o, _ := first(b, rules.Use)
			n, ok := b.node("hand-" + strconv.Itoa(int(o.Card)))
			if !ok {
				t.Fatalf("no node of the card: %s", b.ids())
			}
			to := b.sc.lay.side[0].battle
			x, y := to.Centre()
			b.drag(n.Rect.X+n.Rect.W*0.25, n.Rect.Y+n.Rect.H*0.4, x, y+to.H*0.2, touch)
			b.tick(10)
			if z := b.sess.S.Card(o.Card).Zone; z.Kind() == dmg.Hand {
				t.Errorf("touch %v %v: dragging the card to the battle zone does not use it: %v", touch, w, b.sess.S.Dec)
			}
			b = stand(t, g, w, nil, func(s *solo.Session) bool { return s.S.Dec.Prompt == dmg.PromptCharge && s.S.Turn > 6 })
			o, _ = first(b, rules.Use)
			mana := b.sc.lay.side[0].mana
			if mana.Empty() {
				continue
			}
			n, _ = b.node("hand-" + strconv.Itoa(int(o.Card)))
			x, y = mana.Centre()
			b.drag(n.Rect.X+n.Rect.W*0.25, n.Rect.Y+n.Rect.H*0.4, x, y, touch)
			if z := b.sess.S.Card(o.Card).Zone; z.Kind() != dmg.Mana {
				t.Errorf("touch %v %v: dragging the card to the mana zone does not charge it", touch, w)
			}
		}
	}
}

func TestDragToAttack(t *testing.T) {
	g := game(t)
	for _, touch := range []bool{false, true} {
		for _, w := range windows[:2] {
			b := stand(t, g, w, nil, func(s *solo.Session) bool {
				if s.S.Dec.Prompt != dmg.PromptAttack {
					return false
				}
				for _, o := range s.Options() {
					if o.Verb == rules.Attack && o.N == 0 {
						return true
					}
				}
				return false
			})
			var o rules.Option
			for _, q := range b.sc.ask {
				if q.Verb == rules.Attack && q.N == 0 {
					o = q
				}
			}
			n, _ := b.node("creature-" + strconv.Itoa(int(o.Card)))
			x0, y0 := n.Rect.Centre()
			x, y := b.sc.lay.side[1].shields.Centre()
			b.drag(x0, y0, x, y, touch)
			if rules.CardID(b.sess.S.Vars[dmg.Attacker]) != o.Card {
				t.Errorf("touch %v %v: dragging a creature to the shields is no attack: %v", touch, w, b.sess.S.Dec)
			}
		}
	}
}

// TestTapsAndKeys uses a card by number key and button, and passes by Space.
func TestTapsAndKeys(t *testing.T) {
	g := game(t)
	b := stand(t, g, windows[0], nil, mainStep)
	o, _ := first(b, rules.Use)
	for i, tk := range b.sc.m.zones[dmg.Hand][0] {
		if tk.id == o.Card {
			b.key(strconv.Itoa(i + 1))
		}
	}
	if b.sc.sel != o.Card {
		t.Fatal("the number key chooses nothing")
	}
	if n := b.sc.plan(); int(n.N) != g.Cost(&b.sess.S, 0, o.Card) {
		t.Errorf("the proposed payment has %d stones", n.N)
	}
	b.key("Escape")
	if b.sc.sel != 0 {
		t.Fatal("Escape does not take the choice back")
	}
	b.key(" ")
	if b.sess.S.Dec.Prompt == dmg.PromptPriority && b.sess.S.ToAnswer() == 0 {
		t.Fatal("Space does not pass")
	}
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
	b.key("s")
	if _, ok := b.node("stop-own-main"); !ok {
		t.Errorf("s opens no stops: %s", b.ids())
	}
}

// TestPaymentByHand taps the mana that pays.
func TestPaymentByHand(t *testing.T) {
	g := game(t)
	b := stand(t, g, windows[1], &Stops{AskPay: true, Never: true}, func(s *solo.Session) bool {
		return s.S.Dec.Prompt == dmg.PromptPay && s.S.Dec.Arg2 > 1
	})
	st := &b.sess.S
	o, ok := first(b, rules.Pick)
	if !ok {
		t.Fatal("nothing to pick")
	}
	b.act("mana-" + strconv.Itoa(int(o.Card)))
	if st.Picks[0].Index(o.Card) < 0 {
		t.Fatal("the stone was not chosen")
	}
	b.act("commit")
	if !dmg.Tapped(st, o.Card) {
		t.Error("the chosen mana was not tapped")
	}
}

// TestPassingTellsNothing: the table waits equally long whether nothing can
// be used or the player has asked for no stop.
func TestPassingTellsNothing(t *testing.T) {
	g := game(t)
	ticks := map[bool]int{}
	for _, can := range []bool{true, false} {
		st := find(g, func(s *solo.Session) bool {
			return s.S.Dec.Prompt == dmg.PromptPriority && s.S.Active == 1 && s.S.NObjs == 0 && s.S.Step == dmg.StepUpkeep && (len(s.Options()) > 1) == can
		})
		if st == nil {
			t.Skip("not met")
		}
		sess := solo.New(g, 3, decks(g, 0, 2), 1)
		sess.Load(st)
		b := sitWith(t, g, sess, 1280, 720, 1, ui.EN, 1, Options{})
		b.env.Settings.Speed = ui.SpeedNormal
		sess.Hold = true
		id := sess.S.Dec.ID
		for i := 0; i < 200 && sess.S.Dec.ID == id; i++ {
			b.tick(1)
			ticks[can]++
		}
	}
	if ticks[true] != ticks[false] {
		t.Errorf("passing takes %d ticks with something to use, %d without", ticks[true], ticks[false])
	}
}

func TestStopsAndUntil(t *testing.T) {
	g := game(t)
	upkeep := func(s *solo.Session) bool {
		return s.S.Dec.Prompt == dmg.PromptPriority && s.S.Active == 1 && s.S.NObjs == 0 && s.S.Step == dmg.StepUpkeep && s.S.Turn > 4
	}
	stops := UsualStops()
	stops.Opp[dmg.StepUpkeep] = true
	b := stand(t, g, windows[0], &stops, upkeep)
	id := b.sess.S.Dec.ID
	b.tick(120)
	if b.sess.S.Dec.ID != id {
		t.Fatal("the table passes over a stop")
	}
	turn := b.sess.S.Turn
	b.sess.Hold = false
	b.act("pass-turn")
	for i := 0; i < 4000 && !b.sess.S.Over() && b.sess.S.Turn == turn; i++ {
		b.tick(1)
		if b.sc.asking() && b.sess.S.Dec.Prompt != dmg.PromptPriority {
			b.sess.Answer(eager(b.sess.Options(), i, 1))
		} else if b.sc.asking() && (b.sess.S.NObjs == 0 || b.sess.S.Objs[b.sess.S.NObjs-1].Ctrl == 0) {
			t.Fatalf("asked in step %d although passing until the end of the turn", b.sess.S.Step)
		} else if b.sc.asking() {
			b.key(" ")
		}
	}
	// hold keeps the table from passing
	b = stand(t, g, windows[0], nil, upkeep)
	_ = b
	b.sc.hold = true
	id = b.sess.S.Dec.ID
	b.tick(100)
	if b.sess.S.Dec.ID != id {
		t.Error("the table passes although priority is held")
	}
}

// TestRefusalsSayWhy taps what is not allowed.
func TestRefusalsSayWhy(t *testing.T) {
	g := game(t)
	b := stand(t, g, windows[0], nil, func(s *solo.Session) bool {
		if s.S.Dec.Prompt != dmg.PromptPriority || !dmg.NormalTiming(&s.S, 0) {
			return false
		}
		used := map[rules.CardID]bool{}
		for _, o := range s.Options() {
			used[o.Card] = true
		}
		for _, c := range s.S.Zone(rules.ZoneOf(dmg.Hand, 0)) {
			if !used[c] {
				return true
			}
		}
		return false
	})
	b.sc.Announce()
	for _, tk := range b.sc.m.zones[dmg.Hand][0] {
		if !b.sc.offers(tk.id) {
			b.act("hand-" + strconv.Itoa(int(tk.id)))
			break
		}
	}
	if a := strings.Join(b.sc.Announce(), "|"); len(a) < 8 {
		t.Errorf("the refusal says %q", a)
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
	for seed := uint64(1); seed < 5; seed++ {
		b := sit(t, g, solo.New(g, seed, decks(g, int(seed), int(seed)+1), 1), 1280, 720, 1, ui.EN, 1)
		b.to(255, 300)
		b.rest()
		for n := range b.env.Sounds.(*ear).played {
			if !known[n] {
				t.Errorf("sound %q does not exist", n)
			}
		}
	}
}

// series is a best of three for the test.
type series struct {
	g     *dmg.Game
	m     *dmg.Match
	next  func()
	clock int
}

func (s *series) Best() int             { return s.m.Best }
func (s *series) Number() int           { return s.m.Played }
func (s *series) Wins(p rules.Seat) int { return s.m.Wins[p] }
func (s *series) Decided() bool         { over, _ := s.m.Over(); return over }
func (s *series) Seconds(rules.Seat) int {
	return s.clock
}
func (s *series) Sideboards() []rules.Seat { return []rules.Seat{0} }
func (s *series) Lists(p rules.Seat) (main, side []rules.DefID) {
	return s.m.Decks[p].Main, s.m.Decks[p].Side
}
func (s *series) Exchange(p rules.Seat, main, side []rules.DefID) error {
	if err := s.m.Exchange(p, dmg.Deck{Main: main, Side: side}); err != nil {
		return errors.Join(err)
	}
	s.m.Ready(p)
	return nil
}
func (s *series) Next(*ui.Env) { s.next() }

// TestSideboarding plays the frame of a best of three.
func TestSideboarding(t *testing.T) {
	g := game(t)
	d := g.Lib.Decks()
	if len(d) < 2 {
		t.Skip("no decks")
	}
	for _, w := range windows {
		two := [2]dmg.Deck{g.DeckWithSide(d[0]), g.DeckWithSide(d[1])}
		m, err := g.NewMatch(3, false, 5, two)
		if err != nil {
			t.Fatal(err)
		}
		sess := solo.New(g, 5, [2][]rules.DefID{two[0].Main, two[1].Main}, 1)
		sr := &series{g: g, m: m, clock: 180}
		var st rules.State
		m.Next(&st)
		b := sitWith(t, g, sess, w.w, w.h, w.scale, ui.EN, 1.3, Options{Series: sr})
		sr.next = func() { sess.Rematch() }
		b.rest()
		sess.Concede()
		b.rest()
		m.Finish(&sess.S)
		b.sc.Surface.Invalidate()
		b.tick(2)
		b.faults(fmt.Sprintf("score/%vx%v", w.w, w.h))
		b.act("sideboard")
		b.faults(fmt.Sprintf("side/%vx%v", w.w, w.h))
		out := "side-main-" + g.Lib.Card(two[0].Main[0]).ID
		in := "side-side-" + g.Lib.Card(two[0].Side[0]).ID
		b.act(out)
		if n, _ := b.node("side-done"); !n.Disabled {
			t.Error("49 cards are taken")
		}
		b.act(in)
		b.act("side-done")
		b.rest()
		if len(m.Decks[0].Main) != dmg.DeckSize || m.Waiting() && m.Sideboarding(0) {
			t.Error("the lists were not exchanged")
		}
		if sess.S.Over() || b.sc.side.open {
			t.Error("the next game does not begin")
		}
	}
}

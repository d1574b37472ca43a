package duemagic

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/rules/games"
	"godeck/rules/series"
	"godeck/scenes/duemagic/passing"
	"godeck/scenes/internal/drawn"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/golden"
	"godeck/scenes/internal/harness"
	"godeck/scenes/table"
	"godeck/scenes/table/words"
	"godeck/scenes/ui"
)

// stand opens a table at a position; the opponent waits.
func stand(t *testing.T, g *dmg.Game, w harness.Window, stops *Stops, good func(s *fakesession.Session) bool) *bench {
	t.Helper()
	st := find(g, good)
	if st == nil {
		t.Fatal("the position was not met")
	}
	sess := fakesession.New(g, 3, fakesession.Decks(g, 0, 2), 1)
	sess.Load(st)
	b := sitWith(t, g, sess, w, lang.EN, 1, Options{Stops: stops})
	sess.Hold = true
	b.Tick(8)
	return b
}

func first(b *bench, verb rules.Verb) (rules.Option, bool) {
	for _, o := range b.sc.LegalActions {
		if o.Verb == verb {
			return o, true
		}
	}
	return rules.Option{}, false
}

func mainStep(s *fakesession.Session) bool {
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
			n, ok := b.Node("hand-" + strconv.Itoa(int(o.Card)))
			if !ok {
				t.Fatalf("no node of the card: %s", b.IDs())
			}
			to := b.sc.lay.Zones[dmg.Battle][0]
			x, y := to.Centre()
			b.Drag(n.Rect.X+n.Rect.W*0.25, n.Rect.Y+n.Rect.H*0.4, x, y+to.H*0.2, touch)
			b.Tick(10)
			if z := b.Sess.S.Card(o.Card).Zone; z.Kind() == dmg.Hand {
				t.Errorf("touch %v %v: dragging the card to the battle zone does not use it: %v", touch, w, b.Sess.S.Dec)
			}
			b = stand(t, g, w, nil, func(s *fakesession.Session) bool { return s.S.Dec.Prompt == dmg.PromptCharge && s.S.Turn > 6 })
			o, _ = first(b, rules.Use)
			mana := b.sc.lay.Zones[dmg.Mana][0]
			if mana.Empty() { // the stones are on the player's HUD
				mana = b.sc.lay.HUD[0]
			}
			n, _ = b.Node("hand-" + strconv.Itoa(int(o.Card)))
			x, y = mana.Centre()
			b.Drag(n.Rect.X+n.Rect.W*0.25, n.Rect.Y+n.Rect.H*0.4, x, y, touch)
			if z := b.Sess.S.Card(o.Card).Zone; z.Kind() != dmg.Mana {
				t.Errorf("touch %v %v: dragging the card to the mana zone does not charge it", touch, w)
			}
		}
	}
}

// TestDragToAttack drags a creature to what stands for the opposing player:
// the shields, the HUD, and the open ground if no creature is meant.
func TestDragToAttack(t *testing.T) {
	g := game(t)
	open := func(st *rules.State, o rules.Option) bool { // the creature can attack the player only
		return len(rules.Options(g, st, 0, nil)) > 0 && !slices.ContainsFunc(rules.Options(g, st, 0, nil), func(q rules.Option) bool { return q.Card == o.Card && q.N != 0 })
	}
	for _, touch := range []bool{false, true} {
		for _, w := range windows[:4] {
			for i, only := range []bool{false, false, true, false} {
				var o rules.Option
				b := stand(t, g, w, nil, func(s *fakesession.Session) bool {
					if s.S.Dec.Prompt != dmg.PromptAttack {
						return false
					}
					for _, q := range s.Options() {
						if q.Verb == rules.Attack && q.N == 0 && (i < 2 || open(&s.S, q) == only) {
							o = q
							return true
						}
					}
					return false
				})
				n, _ := b.Node("creature-" + strconv.Itoa(int(o.Card)))
				x0, y0 := n.Rect.Centre()
				at := []ui.Rect{b.sc.lay.Zones[dmg.Shields][1], b.sc.lay.HUD[1], b.sc.lay.Zones[dmg.Battle][1]}[min(i, 2)]
				x, y := at.Centre()
				if i >= 2 {
					x = at.X + at.W*0.02
				}
				b.Drag(x0, y0, x, y, touch)
				b.Tick(10)
				if attacks := rules.CardID(b.Sess.S.Vars[dmg.Attacker]) == o.Card; attacks != (i < 3) {
					t.Errorf("touch %v %v, place %d: attacks %v: %v", touch, w, i, attacks, b.Sess.S.Dec)
				}
				if said := slices.ContainsFunc(b.sc.Record(b.Env).Items, func(i ui.Item) bool { return i.Text == b.sc.T("drop.attack") }); said != (i == 3) {
					t.Errorf("touch %v %v, place %d: told where else: %v", touch, w, i, said)
				}
			}
		}
	}
}

// TestTapsAndKeys uses a card by number key and button, and passes with Space.
func TestTapsAndKeys(t *testing.T) {
	g := game(t)
	b := stand(t, g, windows[0], nil, mainStep)
	o, _ := first(b, rules.Use)
	for i, tk := range b.sc.m.Cards(dmg.Hand, 0) {
		if tk.ID == o.Card {
			b.Key(strconv.Itoa(i + 1))
		}
	}
	if b.sc.deeds.Chosen != o.Card {
		t.Fatal("the number key chooses nothing")
	}
	if n := b.sc.deeds.Q().Plan(); int(n.N) != g.Cost(&b.Sess.S, 0, o.Card) {
		t.Errorf("the proposed payment has %d stones", n.N)
	}
	b.Key("Escape")
	if b.sc.deeds.Chosen != 0 {
		t.Fatal("Escape does not take the choice back")
	}
	b.Key(" ")
	b.Key(" ") // cards could still be used
	if b.Sess.S.Dec.Prompt == dmg.PromptPriority && b.Sess.S.ToAnswer() == 0 {
		t.Fatal("Space does not pass")
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
	b.Key("Escape")
	b.Key("s")
	if _, ok := b.Node("stop-own-main"); !ok {
		t.Errorf("s opens no stops: %s", b.IDs())
	}
}

// TestPaymentByHand taps the mana that pays.
func TestPaymentByHand(t *testing.T) {
	g := game(t)
	b := stand(t, g, windows[1], &Stops{AskPay: true, Never: true}, func(s *fakesession.Session) bool {
		return s.S.Dec.Prompt == dmg.PromptPay && s.S.Dec.Arg2 > 1
	})
	st := &b.Sess.S
	o, ok := first(b, rules.Pick)
	if !ok {
		t.Fatal("nothing to pick")
	}
	b.Act("pick-" + strconv.Itoa(int(o.Card)))
	if st.Picks[0].Index(o.Card) < 0 {
		t.Fatal("the mana was not chosen")
	}
	b.Act("commit")
	if !dmg.Tapped(st, o.Card) {
		t.Error("the chosen mana was not tapped")
	}
}

// TestPassingTellsNothing checks that the table waits equally long whether
// nothing can be used or the player has set no stop.
func TestPassingTellsNothing(t *testing.T) {
	g := game(t)
	ticks := map[bool]int{}
	for _, can := range []bool{true, false} {
		st := find(g, func(s *fakesession.Session) bool {
			return s.S.Dec.Prompt == dmg.PromptPriority && s.S.Active == 1 && s.S.NStack == 0 && s.S.Step == dmg.StepUpkeep && (len(s.Options()) > 1) == can
		})
		if st == nil {
			t.Skip("not met")
		}
		sess := fakesession.New(g, 3, fakesession.Decks(g, 0, 2), 1)
		sess.Load(st)
		b := sitWith(t, g, sess, windows[0], lang.EN, 1, Options{})
		b.Env.Settings.Speed = ui.SpeedNormal
		sess.Hold = true
		id := sess.S.Dec.ID
		for i := 0; i < 200 && sess.S.Dec.ID == id; i++ {
			b.Tick(1)
			ticks[can]++
		}
	}
	if ticks[true] != ticks[false] {
		t.Errorf("passing takes %d ticks with something to use, %d without", ticks[true], ticks[false])
	}
}

func TestStopsAndUntil(t *testing.T) {
	g := game(t)
	upkeep := func(s *fakesession.Session) bool {
		return s.S.Dec.Prompt == dmg.PromptPriority && s.S.Active == 1 && s.S.NStack == 0 && s.S.Step == dmg.StepUpkeep && s.S.Turn > 4
	}
	stops := passing.Usual()
	stops.Opp[dmg.StepUpkeep] = true
	b := stand(t, g, windows[0], &stops, upkeep)
	id := b.Sess.S.Dec.ID
	b.Tick(120)
	if b.Sess.S.Dec.ID != id {
		t.Fatal("the table passes over a stop")
	}
	turn := b.Sess.S.Turn
	b.Sess.Hold = false
	b.Act("asks") // always
	b.Act("asks") // not again in this turn, from the next pass on
	b.Tick(120)
	if b.Sess.S.Dec.ID != id || b.sc.wish.State(int(turn)) != "rest" {
		t.Fatalf("saying when to be asked answers, or does not count: %s", b.sc.wish.State(int(turn)))
	}
	b.Act("pass")
	for i := 0; i < 4000 && !b.Sess.S.Over() && b.Sess.S.Turn == turn; i++ {
		b.Tick(1)
		if b.sc.deeds.Q().Asking() && b.Sess.S.Dec.Prompt != dmg.PromptPriority {
			b.Sess.Answer(harness.Doing(b.Sess.Options(), i, 1))
		} else if b.sc.deeds.Q().Asking() && (b.Sess.S.NStack == 0 || b.Sess.S.Stack[b.Sess.S.NStack-1].Ctrl == 0) {
			t.Fatalf("asked in step %d although passing until the end of the turn", b.Sess.S.Step)
		} else if b.sc.deeds.Q().Asking() {
			b.Key(" ")
		}
	}
	// giving up priority in one's own turn gives up neither attacks nor blocks
	for _, prompt := range []uint8{dmg.PromptAttack, dmg.PromptBlock} {
		b = stand(t, g, windows[0], nil, func(s *fakesession.Session) bool {
			return s.S.Dec.Prompt == prompt && s.S.ToAnswer() == 0
		})
		b.sc.wish.Until, id = int(b.Sess.S.Turn), b.Sess.S.Dec.ID
		b.Tick(120)
		if b.Sess.S.Dec.ID != id {
			t.Errorf("prompt %d is not asked although only priority was given up", prompt)
		}
	}
	// hold keeps the table from passing
	b = stand(t, g, windows[0], nil, upkeep)
	_ = b
	b.sc.wish.Hold = true
	id = b.Sess.S.Dec.ID
	b.Tick(100)
	if b.Sess.S.Dec.ID != id {
		t.Error("the table passes although priority is held")
	}
}

// script opens a table at a position written as a scenario.
func script(t *testing.T, position string) *bench {
	t.Helper()
	return scriptIn(t, position, windows[0], lang.EN)
}

// scriptIn is script in a window and a language.
func scriptIn(t *testing.T, position string, w harness.Window, l lang.Lang) *bench {
	t.Helper()
	file := filepath.Join(t.TempDir(), "position.yaml")
	text := "title: {ja: 位置, en: Position}\ngame: duemagic\nturn: 8\n" + position + "\nsteps:\n  - expect: {over: false}\n"
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	b := golden.Stand(t, golden.Position{On: "Position"}, golden.Scripts(t, file), w, l, goldenSit(t))
	sc := b.Scene.(*Scene)
	sc.wish = passing.Wish{Stops: passing.Usual()}
	return &bench{b, sc}
}

// stops attacks the player, whose creatures do not block, and returns the steps
// in which the table asked about priority.
func stops(t *testing.T, hand, enemy string, hold bool) (asked []uint8) {
	t.Helper()
	b := script(t, "step: attack\np1: {hand: ["+hand+"], mana: [seed-carrier x5], battle: [moss-runner]}\np2: {library: [moss-runner, 3], shields: 2, battle: ["+enemy+"]}")
	b.sc.wish.Hold, b.Sess.Hold = hold, true
	st := &b.Sess.S
	o, ok := first(b, rules.Attack)
	if !ok || !b.sc.Answer(b.Env, o) {
		t.Fatalf("%s: no attack, prompt %d", hand, st.Dec.Prompt)
	}
	for range 2000 {
		b.Tick(1)
		switch {
		case st.Over() || st.Step >= dmg.StepBreak || st.Vars[dmg.Attacker] == 0:
			return asked
		case st.ToAnswer() == 1:
			b.Sess.Give(1, rules.Option{Verb: rules.Pass})
		case b.sc.Prompting(dmg.PromptStack): // invasions, of which there are none
			b.Sess.Give(0, rules.Option{Verb: rules.Pass})
		case b.sc.deeds.Q().Asking() && b.sc.Prompting(dmg.PromptPriority) && !b.sc.Busy():
			asked = append(asked, st.Step)
			b.Act("pass")
		}
	}
	t.Fatalf("%s: the attack does not end: step %d, prompt %d", hand, st.Step, st.Dec.Prompt)
	return nil
}

// TestNoStopInVain: a player is asked about an attack of their own where a card
// would do something, once, and not for a card that would change nothing.
func TestNoStopInVain(t *testing.T) {
	game(t)
	for _, c := range []struct {
		hand, enemy string
		hold        bool
		want        []uint8
	}{
		{"entangling-vines", "", false, nil},
		{"entangling-vines", "", true, []uint8{dmg.StepAttack, dmg.StepBlock}},
		{"entangling-vines", "moss-runner", false, []uint8{dmg.StepBlock}},
		{"entangling-vines", "wick-page", false, []uint8{dmg.StepAttack}}, // it could block
		{"bramble-feint", "", false, []uint8{dmg.StepBlock}},
	} {
		if got := stops(t, c.hand, c.enemy, c.hold); !slices.Equal(got, c.want) {
			t.Errorf("%s against [%s], held %v: asked in steps %v, not %v", c.hand, c.enemy, c.hold, got, c.want)
		}
	}
}

// TestUnusedAttackers: the attacks are ended by a second press while somebody
// could attack, and an attacker that waits for an answer says so.
func TestUnusedAttackers(t *testing.T) {
	game(t)
	for _, c := range []struct {
		enemy string
		twice bool
	}{{"", true}, {"gatewatch-owl", true}, {"{card: gatewatch-owl, tapped: true}", true}} {
		b := script(t, "step: attack\np1: {battle: [moss-runner]}\np2: {shields: 2, battle: ["+c.enemy+"]}")
		b.Sess.Hold = true
		id := b.Sess.S.Dec.ID
		b.Act("pass")
		if again := b.Sess.S.Dec.ID == id; again != c.twice {
			t.Errorf("against [%s] the first press is enough: %v", c.enemy, !again)
		} else if again {
			if b.Act("pass"); b.Sess.S.Dec.ID == id {
				t.Errorf("against [%s] the second press does nothing", c.enemy)
			}
		}
	}
	b := script(t, "step: attack\np1: {hand: [bramble-feint], mana: [seed-carrier x5], battle: [moss-runner, thorn-boar]}\np2: {shields: 2}")
	b.Sess.Hold = true
	o, _ := first(b, rules.Attack)
	b.sc.Answer(b.Env, o)
	for i := 0; i < 200 && (!b.sc.deeds.Q().Asking() || !b.sc.Prompting(dmg.PromptPriority)); i++ {
		if b.Tick(1); b.Sess.S.ToAnswer() == 1 {
			b.Sess.Give(1, rules.Option{Verb: rules.Pass})
		}
	}
	b.sc.Announce()
	for _, k := range b.sc.m.Creatures(0) {
		if k.ID != o.Card {
			b.Act("creature-" + strconv.Itoa(int(k.ID)))
		}
	}
	if said := strings.Join(b.sc.Announce(), " "); !strings.Contains(said, "Answer first") {
		t.Errorf("an attacker that has to wait says %q", said)
	}
}

// TestMissedMana: a press that was meant for the turn before does not give up the
// mana that the hand waits for; with mana enough, one press does.
func TestMissedMana(t *testing.T) {
	game(t)
	for mana, twice := range map[string]bool{"seed-carrier": true, "seed-carrier x7": false} {
		b := script(t, "step: charge\np1: {hand: [thorn-boar, bramble-feint], mana: ["+mana+"]}\np2: {shields: 2}")
		b.Sess.Hold = true
		b.Tick(60)
		id := b.Sess.S.Dec.ID
		b.Act("pass")
		if again := b.Sess.S.Dec.ID == id; again != twice {
			t.Errorf("with mana [%s] the first press is enough: %v", mana, !again)
		} else if again {
			if b.Act("pass"); b.Sess.S.Dec.ID == id {
				t.Errorf("with mana [%s] the second press does nothing", mana)
			}
		}
	}
}

// TestLessonAsksAlways: a lesson needs every question, and no key gives them up.
func TestLessonAsksAlways(t *testing.T) {
	g := game(t)
	main := func(s *fakesession.Session) bool { return dmg.NormalTiming(&s.S, 0) && s.S.Turn > 4 }
	b := sitWith(t, g, harness.Stopped(g, find(g, main)), windows[0], lang.EN, 1, Options{Place: table.Place{Lesson: true}, Stops: &Stops{Never: true}})
	b.Sess.Hold = true
	b.Tick(6)
	b.Key("h")
	b.Key("t")
	n, ok := b.Node("asks")
	if state := b.sc.wish.State(int(b.Sess.S.Turn)); !ok || !n.Disabled || n.Desc == "" || state != "always" {
		t.Errorf("a lesson asks %q: %+v", state, n)
	}
}

// TestRefusalsSayWhy taps what is not allowed.
func TestRefusalsSayWhy(t *testing.T) {
	g := game(t)
	b := stand(t, g, windows[0], nil, func(s *fakesession.Session) bool {
		if s.S.Dec.Prompt != dmg.PromptPriority || !dmg.NormalTiming(&s.S, 0) {
			return false
		}
		used := map[rules.CardID]bool{}
		for _, o := range s.Options() {
			used[o.Card] = true
		}
		for _, c := range s.S.Zone(rules.ZoneOf(dmg.Hand, 0)) {
			if !used[c] {
				return len(used) > 1 // otherwise the table would pass by itself
			}
		}
		return false
	})
	b.sc.Announce()
	for _, tk := range b.sc.m.Cards(dmg.Hand, 0) {
		if !b.sc.deeds.Q().Offers(tk.ID) {
			b.Act("hand-" + strconv.Itoa(int(tk.ID)))
			break
		}
	}
	if a := strings.Join(b.sc.Announce(), "|"); len(a) < 8 {
		t.Errorf("the refusal says %q", a)
	}
	if b.Ear().Played["error"] == 0 {
		t.Error("the refusal is silent")
	}
}

// bestOfThree is a best of three for the test.
type bestOfThree struct {
	g     *dmg.Game
	m     *series.Series
	next  func()
	clock int
	gave  rules.Seat
}

func (s *bestOfThree) Best() int             { return s.m.Best }
func (s *bestOfThree) Number() int           { return s.m.Played }
func (s *bestOfThree) Wins(p rules.Seat) int { return s.m.Wins[p] }
func (s *bestOfThree) Decided() bool         { over, _ := s.m.Over(); return over }
func (s *bestOfThree) Concede(p rules.Seat)  { s.m.Concede(p); s.gave = p }
func (s *bestOfThree) Conceded() rules.Seat  { return s.gave }
func (s *bestOfThree) Seconds(rules.Seat) int {
	return s.clock
}
func (s *bestOfThree) Begun() bool                                    { return false }
func (s *bestOfThree) Tick(rules.Seat)                                {}
func (s *bestOfThree) Draft(rules.Seat, []rules.DefID, []rules.DefID) {}
func (s *bestOfThree) Sideboards() []rules.Seat                       { return []rules.Seat{0} }
func (s *bestOfThree) Lists(p rules.Seat) (main, side []rules.DefID) {
	return s.m.Decks[p].Main, s.m.Decks[p].Side
}
func (s *bestOfThree) Exchange(p rules.Seat, main, side []rules.DefID) error {
	if err := s.m.Exchange(p, games.DeckWithSide{Main: main, Side: side}); err != nil {
		return errors.Join(err)
	}
	s.m.Ready(p)
	return nil
}
func (s *bestOfThree) Next() { s.next() }

// TestSideboarding plays the frame of a best of three.
func TestSideboarding(t *testing.T) {
	g := game(t)
	d := g.Lib.Decks()
	if len(d) < 2 {
		t.Skip("no decks")
	}
	var seen drawn.Seen
	for i := range 2 * len(windows) {
		w, l := windows[i/2], []lang.Lang{lang.EN, lang.JA}[i%2]
		two := [2]games.DeckWithSide{series.Bring(g.Lib, d[0]), series.Bring(g.Lib, d[1])}
		m, err := series.New(dmg.Entry.Series, g, 3, nil, 5, two)
		if err != nil {
			t.Fatal(err)
		}
		sess := fakesession.New(g, 5, [2][]rules.DefID{two[0].Main, two[1].Main}, 1)
		sr := &bestOfThree{g: g, m: m, clock: 180, gave: rules.NoSeat}
		var st rules.State
		m.Next(&st)
		b := sitWith(t, g, sess, w, l, 1.3, Options{Place: table.Place{Series: sr}})
		b.Seen = &seen
		sr.next = func() { sess.Rematch(false) }
		b.Rest()
		sess.Concede()
		b.Rest()
		m.Finish(&sess.S)
		b.sc.Surface.Invalidate()
		b.Tick(2)
		b.Faults(fmt.Sprintf("score/%vx%v", w.W, w.H))
		b.Act("sideboard")
		b.Faults(fmt.Sprintf("side/%vx%v", w.W, w.H))
		b.Act("side-memo")
		b.Faults(fmt.Sprintf("side, memo/%vx%v", w.W, w.H))
		if _, ok := b.Node("browser.close"); !ok {
			t.Error("the memo does not open: " + b.IDs())
		}
		b.Act("browser.close")
		b.Act("side-concede")
		b.Faults(fmt.Sprintf("side, giving up/%vx%v", w.W, w.H))
		b.Act("menu.confirm.no")
		out := "side-main-" + g.Lib.Card(two[0].Main[0]).ID
		in := "side-side-" + g.Lib.Card(two[0].Side[0]).ID
		b.Act(out)
		if n, _ := b.Node("side-done"); !n.Disabled {
			t.Error("49 cards are taken")
		}
		b.Act(in)
		b.Act("side-done")
		b.Rest()
		if len(m.Decks[0].Main) != dmg.DeckSize || m.Waiting() && m.Sideboarding(0) {
			t.Error("the lists were not exchanged")
		}
		if _, still := b.Node("side-done"); sess.S.Over() || still {
			t.Error("the next game does not begin")
		}
	}
	for _, w := range seen.Missing(Text, map[string]string{"side.timeout": "a toast takes the room that it needs", "side.left": "announced"}) {
		if strings.HasPrefix(w, "side.") || strings.HasPrefix(w, "series.") {
			t.Errorf("not drawn where layouts are checked: %s", w)
		}
	}
}

// TestGivingUp checks that in a match of three games the menu offers to give
// up the game and the match, by keys too, and that the last game that may be
// lost is the match (DMG-24.5).
func TestGivingUp(t *testing.T) {
	g := game(t)
	d := g.Lib.Decks()
	two := [2]games.DeckWithSide{series.Bring(g.Lib, d[0]), series.Bring(g.Lib, d[1])}
	for _, w := range windows {
		for _, l := range []lang.Lang{lang.JA, lang.EN} {
			m, err := series.New(dmg.Entry.Series, g, 3, nil, 5, two)
			if err != nil {
				t.Fatal(err)
			}
			sess := fakesession.New(g, 5, [2][]rules.DefID{two[0].Main, two[1].Main}, 1)
			sr := &bestOfThree{g: g, m: m, clock: 180, gave: rules.NoSeat}
			b := sitWith(t, g, sess, w, l, 1.3, Options{Place: table.Place{Series: sr}})
			b.Rest()
			item := func(key string) string {
				t.Helper()
				want := words.Text.T(l, key)
				for _, n := range b.sc.Nodes(b.Env) {
					if n.Label == want && strings.HasPrefix(n.ID, "menu.item") {
						return n.ID
					}
				}
				return ""
			}
			b.Act("menu")
			if item("concede") != "" || item("concede.game") == "" || item("concede.all") == "" {
				t.Fatal("the menu does not offer the game and the match: " + b.IDs())
			}
			b.Act(item("concede.game"))
			b.Faults(fmt.Sprintf("give up a game/%vx%v", w.W, w.H))
			b.Act("menu.confirm.no")
			b.Act(item("concede.all"))
			b.Faults(fmt.Sprintf("give up the match/%vx%v", w.W, w.H))
			b.Act("menu.confirm.yes")
			b.Rest()
			if !sess.S.Over() || !sr.Decided() || sr.gave != 0 {
				t.Fatal("the match was not given up")
			}
			b.Faults(fmt.Sprintf("match given up/%vx%v", w.W, w.H))
			if n, ok := b.Node("result.why"); !ok || !strings.HasPrefix(n.Label, Text.T(l, "why.concede.all", b.sc.Player(0, l))) {
				t.Errorf("the result says %q", n.Label)
			}
			if _, ok := b.Node("sideboard"); ok {
				t.Error("a match that was given up goes on")
			}
		}
	}
	m, _ := series.New(dmg.Entry.Series, g, 3, nil, 5, two)
	m.Wins[1] = 1
	sr := &bestOfThree{g: g, m: m, clock: 180, gave: rules.NoSeat}
	sess := fakesession.New(g, 5, [2][]rules.DefID{two[0].Main, two[1].Main}, 1)
	b := sitWith(t, g, sess, windows[0], lang.EN, 1, Options{Place: table.Place{Series: sr}})
	b.Rest()
	if one, all := b.sc.Menu.Concede, b.sc.Menu.GiveUp; one != nil || all == nil {
		t.Error("the last game that may be lost is offered as one that may")
	} else if all(b.Env); !sess.S.Over() || sr.gave != 0 {
		t.Error("the match was not given up")
	}
}

// TestDragBlocker drags a blocker to its attacker, or to the ground around it.
func TestDragBlocker(t *testing.T) {
	g := game(t)
	for _, w := range windows[:4] {
		for _, ground := range []bool{false, true} {
			b := stand(t, g, w, nil, func(s *fakesession.Session) bool { return s.S.Dec.Prompt == dmg.PromptBlock && s.S.ToAnswer() == 0 })
			o, _ := first(b, rules.Block)
			from, _ := b.Node("creature-" + strconv.Itoa(int(o.Card)))
			to := "creature-" + strconv.Itoa(int(b.Sess.S.Vars[dmg.Attacker]))
			at, _ := b.Node(to)
			x, y := at.Rect.Centre()
			if ground {
				r := b.sc.lay.Zones[dmg.Battle][1]
				x, y = r.X+r.W*0.04, r.Y+r.H*0.5
			}
			fx, fy := from.Rect.Centre()
			b.Drag(fx, fy, x, y, false)
			b.Tick(12)
			if b.Sess.S.Dec.Prompt == dmg.PromptBlock && b.Sess.S.ToAnswer() == 0 {
				t.Errorf("%v, ground %v: a blocker that is pulled onto its attacker does not block", w, ground)
			}
		}
	}
}

// TestEnterPasses checks that Enter passes where passing is proposed, once per press.
func TestEnterPasses(t *testing.T) {
	g := game(t)
	stops := passing.Usual()
	stops.Never = true
	b := stand(t, g, windows[0], &stops, func(s *fakesession.Session) bool {
		return s.S.Dec.Prompt == dmg.PromptPriority && s.S.ToAnswer() == 0 && len(s.Options()) == 1
	})
	id := b.Sess.S.Dec.ID
	b.Input(ui.Input{Keys: []ui.KeyEvent{{Key: "Enter", Repeat: true}}})
	b.Tick(2)
	if b.Sess.S.Dec.ID != id {
		t.Fatal("a held Enter passes")
	}
	b.Key("Enter")
	if b.Sess.S.Dec.ID == id {
		t.Error("Enter does not pass though nothing else can be done")
	}
}

// TestEndOfAttacks checks that what gives up the attacks is in the place of what gives
// something up, and that neither a press at once nor one that began before the question gives
// them up (DMG-15.2).
func TestEndOfAttacks(t *testing.T) {
	g := game(t)
	for _, w := range windows {
		b := stand(t, g, w, nil, func(s *fakesession.Session) bool {
			return s.S.Dec.Prompt == dmg.PromptAttack && s.S.ToAnswer() == 0 && len(s.Options()) > 1
		})
		b.Env.Settings.Speed = ui.SpeedFast
		n, ok := b.Node("pass")
		if !ok {
			t.Fatalf("no button: %s", b.IDs())
		}
		x, y := n.Rect.Centre()
		if !b.sc.lay.End.Contains(x, y) || b.sc.lay.Pass.Contains(x, y) {
			t.Errorf("%v: the end of the attacks is not in its place", w)
		}
		id := b.Sess.S.Dec.ID
		b.Drag(x, y, x, y, true)
		if b.Sess.S.Dec.ID != id {
			t.Fatalf("%v: a press at once ends the attacks", w)
		}
		b.Input(ui.Input{Pointers: []ui.PointerEvent{{Phase: ui.PointerDown, ID: 1, X: x, Y: y, Touch: true}}})
		b.Tick(40)
		b.Input(ui.Input{Pointers: []ui.PointerEvent{{Phase: ui.PointerUp, ID: 1, X: x, Y: y, Touch: true}}})
		if b.Sess.S.Dec.ID != id {
			t.Fatalf("%v: a press that began too early ends the attacks", w)
		}
		for range 2 { // the first press may be the one that asks
			b.Tick(40)
			b.Drag(x, y, x, y, true)
		}
		b.Tick(2)
		if b.Sess.S.Dec.ID == id {
			t.Errorf("%v: the attacks cannot be ended", w)
		}
	}
}

// TestTurnGoesOn checks that the words why one's turn has ended are gone once
// that is taken back, and once something is asked in it.
func TestTurnGoesOn(t *testing.T) {
	b := stand(t, game(t), windows[0], nil, mainStep)
	o, _ := first(b, rules.Use)
	b.sc.deeds.Use(b.Env, o)
	b.Tick(40)
	b.sc.deeds.Spent = int(b.Sess.S.Turn)
	b.sc.Undo(b.Env)
	b.Tick(40)
	if b.sc.deeds.Spent != 0 {
		t.Error("the turn has ended though that was taken back")
	}
	b.sc.deeds.Spent = int(b.Sess.S.Turn)
	b.sc.deeds.Use(b.Env, o)
	b.Tick(90)
	if b.sc.Mine() && b.sc.deeds.Spent != 0 {
		t.Error("the turn has ended though it goes on")
	}
}

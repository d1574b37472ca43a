package zutomayo

import (
	"fmt"
	"hash/fnv"
	"slices"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/ai"
	players "godeck/rules/ai/all"
	ztm "godeck/rules/zutomayo"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/table"
	"godeck/scenes/table/board"
	"godeck/scenes/ui"
)

// TestTurnsHaveNoDeadTime plays matches of two easy players at normal speed and
// counts ticks: those of a turn from setting cards to the next question, and for
// how long on end nothing moves, runs or has to be read for the first time.
//
//	go test -run TestTurnsHaveNoDeadTime -v ./scenes/zutomayo
//
// prints the parts of every turn.
func TestTurnsHaveNoDeadTime(t *testing.T) {
	g := game(t)
	var turns []int
	for seed := uint64(1); seed <= 6; seed++ {
		decks := fakesession.Decks(g, int(seed)*2, int(seed)*2+2)
		s := fakesession.New(g, seed, decks, 1)
		s.Hold = true
		b := sit(t, g, s, windows[0], lang.EN, 1)
		b.Env.Settings.Speed = ui.SpeedNormal
		var who [2]ai.Player
		for p := range who {
			who[p] = players.Of("zutomayo").New(g, ai.Easy, decks[p], seed+uint64(p))
		}
		turn, all, parts, still, was := 0, 0, map[string]int{}, 0, uint64(0)
		for range 20000 {
			if b.Tick(1); s.S.Over() && b.sc.Idle() {
				break
			}
			if b.sc.Busy() {
				all++
				step := b.sc.stepKey()
				parts[step]++
				if now := seen(b); now != was {
					was, still = now, 0
				} else if still++; still > 18 && table.Showing(b.sc) != "spot" && !board.Riffling(&b.sc.Base) && !s.S.Over() && b.sc.Turn() > 0 { // what is held up is read, and the last blow stands
					t.Fatalf("seed %d, turn %d, %s: for %d ticks nothing changes, %q", seed, turn, step, still, table.Showing(b.sc))
				}
				continue
			}
			if int(s.S.Turn) != turn {
				if turn > 1 {
					turns = append(turns, all)
				}
				t.Logf("seed %d, turn %d: %d ticks %v", seed, turn, all, parts)
				turn, all, parts = int(s.S.Turn), 0, map[string]int{}
			}
			for p := range who {
				if p := rules.Seat(p); s.S.Waiting(p) && !s.S.Over() && (p == 1 || b.sc.Mine() && b.sc.Idle()) {
					answer(t, s, who[p], p)
					break
				}
			}
		}
	}
	slices.Sort(turns)
	t.Log(turns)
	if n := len(turns); n < 10 || turns[n/2] > 250 || turns[n-1] > 400 { // the longest has a deck made anew
		t.Errorf("turns take %v ticks", turns)
	}
}

// seen sums up what of the table changes from tick to tick.
func seen(b *bench) uint64 {
	h := fnv.New64()
	fmt.Fprint(h, b.sc.shown, b.sc.clockwork.border, b.sc.battles.fight, b.sc.place.glow)
	for _, i := range b.sc.Record(b.Env).Items {
		fmt.Fprintf(h, "%s %s %.1f %.1f %.1f;", i.Owner, i.Text, i.Rect.X, i.Rect.Y, i.Rect.W)
	}
	return h.Sum64()
}

// answer gives a computer player's answers to the present question.
func answer(t *testing.T, s *fakesession.Session, who ai.Player, p rules.Seat) {
	t.Helper()
	var v rules.View
	rules.ViewInto(s.Game.Table(), &s.S, p, &v)
	for _, o := range ai.Ask(who, &v) {
		if err := s.Give(p, o); err != nil {
			t.Fatal(err)
		}
		if !s.S.Waiting(p) || s.S.Dec.ID != v.S.Dec.ID {
			return
		}
	}
}

// TestKnownEffectsAreTold checks that an effect that only changes a number is held up
// while its card is new, with the number running meanwhile, and on a strip afterwards.
func TestKnownEffectsAreTold(t *testing.T) {
	g := game(t)
	decks := fakesession.Decks(g, 0, 1)
	b := sit(t, g, fakesession.New(g, 3, decks, 1), windows[0], lang.EN, 1)
	b.To(ztm.PromptSet, 3)
	def := rules.DefID(1) // a design that nobody has
	for slices.Contains(decks[0], def) || slices.Contains(decks[1], def) {
		def++
	}
	b.Env.Settings.Speed = ui.SpeedNormal
	c := b.Sess.S.Top(rules.ZoneOf(ztm.BattleField, 1))
	evs := []rules.Event{{Kind: ztm.EvEffect, Seat: 1, Card: c, Def: def, Src: c}, {Kind: ztm.EvAttack, Seat: 1, A: 20, B: 60}}
	var took [2]int
	for i := range took {
		spot, strip, ran := 0, 0, false
		b.sc.Present(b.Env, evs, []rules.View{*b.sc.View, *b.sc.View, *b.sc.View})
		for ; b.sc.Timeline.Busy() && took[i] < 500; took[i]++ {
			b.Tick(1)
			if b.sc.Spotted() {
				spot++
				ran = ran || b.sc.shown.late[1] > 0
			}
			if b.sc.shown.sheet != nil {
				strip++
			}
		}
		if i == 0 && (spot == 0 || strip > 0 || !ran) || i == 1 && (spot > 0 || strip == 0) {
			t.Errorf("time %d: held up for %d ticks (number runs: %v), on a strip for %d", i+1, spot, ran, strip)
		}
	}
	if took[1] > 70 || took[1] >= took[0] {
		t.Errorf("it takes %v ticks", took)
	}
}

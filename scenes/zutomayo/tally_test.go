package zutomayo

import (
	"fmt"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	ztm "godeck/rules/zutomayo"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/ui"
)

// TestTheTallyStaysOnTheClock checks that after a battle both attacks, who has won and the exact
// difference stand on the clock in every window, in both languages, until cards are set again, and
// that they are there again after an undo.
func TestTheTallyStaysOnTheClock(t *testing.T) {
	g := game(t)
	won, lost, tied, undone := 0, 0, 0, 0
	for i, w := range windows {
		for seed := uint64(1); seed < 7; seed++ {
			l := [...]lang.Lang{lang.EN, lang.JA}[(uint64(i)+seed)%2]
			b := sit(t, g, fakesession.New(g, seed, fakesession.Decks(g, int(seed), int(seed)+1), 1), w, l, 1)
			if _, ok := b.Node("tally"); ok || !b.To(ztm.PromptSet, 2+int(seed%4)) {
				continue
			}
			turn, v, winner := b.sc.Turn(), b.sc.tale.Totals, rules.NoSeat
			by := v[0] - v[1]
			switch {
			case by > 0:
				won, winner = won+1, 0
			case by < 0:
				lost, winner, by = lost+1, 1, -by
			default:
				tied++
			}
			want := Text.T(l, "tally.tie")
			if winner >= 0 {
				want = b.sc.Sentence(l, "log.tally", winner, 0, by)
			}
			want = Text.T(l, "tally", v[0], v[1], want)
			check := func(when string) {
				t.Helper()
				b.Rest()
				n, ok := b.Node("tally")
				if !ok || n.Label != want {
					t.Fatalf("%v, seed %d, %s: %q instead of %q", w, seed, when, n.Label, want)
				}
				var drawn []string
				for _, it := range b.sc.Record(b.Env).Items {
					if it.Owner == "tally" && it.Kind == ui.ItemText && it.Text != want {
						drawn = append(drawn, it.Text)
					}
				}
				said := strings.ReplaceAll(strings.Join(drawn, " "), " ", "")
				if !strings.HasPrefix(said, fmt.Sprintf("%d:%d", v[0], v[1])) || winner >= 0 && !strings.Contains(said[3:], fmt.Sprint(by)) {
					t.Fatalf("%v, seed %d, %s: drawn is %q", w, seed, when, drawn)
				}
			}
			check("after the battle")
			b.pickHand(1)
			check("with a card chosen")
			b.Act("commit")
			b.Rest()
			b.sc.Undo(b.Env)
			b.Tick(2)
			if _, asked := b.Node("practice.yes"); asked {
				b.Press("practice.yes")
			}
			b.Rest()
			if b.sc.Prompting(ztm.PromptSet) && b.sc.Turn() == turn {
				undone++
				check("after an undo")
			}
		}
	}
	if won == 0 || lost == 0 || tied == 0 || undone == 0 {
		t.Errorf("%d won, %d lost, %d tied, %d taken back", won, lost, tied, undone)
	}
}

// TestTheTallyGoesWhenCardsAreShown checks that the tally of the battle before goes when cards are revealed.
func TestTheTallyGoesWhenCardsAreShown(t *testing.T) {
	b := seated(t, game(t), 3)
	if !b.presenting(0) {
		t.Fatal("no turn 4")
	}
	seen, gone := 0, 0
	for range 1500 {
		b.Tick(1)
		_, there := b.Node("tally")
		switch st := b.sc.step(); {
		case st == ztm.StepSet && there:
			seen++
		case (st == ztm.StepTime || st == ztm.StepEffects) && there:
			t.Fatal("the tally is there while the next battle is coming")
		case st == ztm.StepTime:
			gone++
		}
	}
	if seen == 0 || gone == 0 {
		t.Errorf("there for %d ticks, gone for %d", seen, gone)
	}
}

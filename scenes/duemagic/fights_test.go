package duemagic

import (
	"math"
	"strconv"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	"godeck/rules/scenario"
	"godeck/scenes/internal/golden"
	"godeck/scenes/internal/harness"
	"godeck/scenes/ui"
)

// fighting returns a table, at normal speed, at which two creatures of equal power have
// begun to fight.
func fighting(t *testing.T, all map[string]*scenario.Script, reduced bool) (*harness.Bench, *Scene) {
	t.Helper()
	b := golden.Stand(t, golden.Position{On: "Equal power"}, all, harness.Windows[0], lang.EN, goldenSit(t))
	sc := b.Scene.(*Scene)
	b.Env.Settings.Speed, b.Env.Settings.ReducedMotion = ui.SpeedNormal, reduced
	for b.Next() {
	}
	for i := 0; i < 200 && !sc.clash.Duel.Seen; i++ {
		b.Tick(1)
	}
	return b, sc
}

// TestABlowIsSkipped presents a battle that both lose at normal speed: a click
// ends it, nobody is left on the way or unseen, and with reduced motion nobody
// leaves its place.
func TestABlowIsSkipped(t *testing.T) {
	game(t)
	all := golden.Scripts(t, "testdata/positions.yaml")
	for _, reduced := range []bool{false, true} {
		b, sc := fighting(t, all, reduced)
		card := sc.clash.Duel.Card
		from, _ := sc.Board.PoseOf(card)
		b.Tick(int(sc.clash.Duel.Contact()) + 2)
		p, ok := sc.Board.PoseOf(card)
		if away := math.Hypot(p.X-from.X, p.Y-from.Y) > 20; !ok || away == reduced {
			t.Errorf("reduced %v: who strikes is at %v, was at %v", reduced, p, from)
		}
		x, y := sc.lay.Stage.X+4, sc.lay.Stage.Bottom()-2
		b.Input(ui.Input{Pointers: []ui.PointerEvent{{Phase: ui.PointerDown, ID: 1, X: x, Y: y}}})
		b.Input(ui.Input{Pointers: []ui.PointerEvent{{Phase: ui.PointerUp, ID: 1, X: x, Y: y}}})
		b.Tick(4)
		if sc.clash.Duel.Seen || len(sc.clash.Pieces) > 0 {
			t.Errorf("reduced %v: a click does not end the blow", reduced)
		}
		if b.Rest(); sc.Busy() || sc.clash.Duel.Card != "" {
			t.Errorf("reduced %v: who has struck is still on the way", reduced)
		}
	}
}

// TestNumbersOfAFight: the numbers that decide stand long enough to be read, and
// are gone when those who stood beside the two come to stand below them.
func TestNumbersOfAFight(t *testing.T) {
	game(t)
	b := script(t, "step: attack\np1: {battle: [moss-runner]}\np2: {battle: [{card: wick-page, tapped: true}, wick-page], shields: 2}")
	b.Sess.Hold = true
	b.Env.Settings.Speed = ui.SpeedNormal
	target := rules.CardID(0)
	for _, o := range b.sc.LegalActions {
		if o.Verb == rules.Attack && o.N != 0 {
			target = rules.CardID(o.N)
			b.sc.Answer(b.Env, o)
			break
		}
	}
	if target == 0 {
		t.Fatal("nobody can be attacked")
	}
	seen := 0
	for range 900 {
		b.Tick(1)
		switch {
		case b.sc.Busy():
		case b.Sess.S.ToAnswer() == 1:
			b.Sess.Give(1, rules.Option{Verb: rules.Pass})
		case b.sc.Mine() && b.sc.Idle() && b.Sess.S.NStack > 0:
			b.sc.Answer(b.Env, rules.Option{Verb: rules.Pass})
		}
		var numbers, others []ui.Rect
		for _, it := range b.Scene.Record(b.Env).Items {
			switch {
			case it.Kind == ui.ItemText && it.Owner == "table.effects" && strings.HasSuffix(it.Text, "000"):
				numbers = append(numbers, it.Rect)
			case it.Kind == ui.ItemCard && strings.HasPrefix(it.Owner, "creature-") && b.sc.SideOf(b.Sess.S.Card(rules.CardID(number(it.Owner))).Owner) == 1 && number(it.Owner) != int(target):
				others = append(others, it.Rect.InsetXY(it.Rect.W*0.15, 0))
			}
		}
		if len(numbers) > 0 {
			seen++
		}
		for _, n := range numbers {
			for _, o := range others {
				if o.Contains(n.Centre()) {
					t.Fatalf("tick %d of the numbers: one is over somebody else: %v over %v", seen, n, o)
				}
			}
		}
	}
	if seen < 26 {
		t.Errorf("the numbers are there for %d ticks", seen)
	}
}

// number returns the number at the end of an element's name.
func number(id string) int {
	n, _ := strconv.Atoi(id[strings.LastIndex(id, "-")+1:])
	return n
}

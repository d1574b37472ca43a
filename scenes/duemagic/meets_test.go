package duemagic

import (
	"math"
	"strconv"
	"strings"
	"testing"

	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/internal/golden"
	"godeck/scenes/ui"
)

// TestTwoThatFightMeet: both leave their places, their edges meet where the blow
// lands, and they stand there for half a second; with reduced motion nobody moves.
func TestTwoThatFightMeet(t *testing.T) {
	game(t)
	all := golden.Scripts(t, "testdata/positions.yaml")
	for _, reduced := range []bool{false, true} {
		b, sc := fighting(t, all, reduced)
		d := &sc.clash.Duel
		foe := d.On
		from, _ := sc.Board.PoseOf(foe)
		stood := 0
		var met ui.Point
		for range 90 {
			b.Tick(1)
			if d.Seen && d.On == foe && d.T >= d.Contact() && d.T < d.Breaks() {
				stood++
				p, _ := sc.Board.PoseOf(foe)
				met = ui.Point{X: p.X, Y: p.Y}
			}
		}
		if away := math.Hypot(met.X-from.X, met.Y-from.Y); (away > 8) == reduced || stood < 24 {
			t.Errorf("reduced %v: who is struck goes %.0f to meet the blow, and both stand for %d ticks", reduced, away, stood)
		}
	}
}

// TestEvolvedKeepsItsPlace: who comes upon a creature stands where that one stood.
func TestEvolvedKeepsItsPlace(t *testing.T) {
	game(t)
	b := script(t, "step: main\np1: {hand: [stampede-elder], mana: [moss-runner, moss-runner, moss-runner, moss-runner, moss-runner, moss-runner], battle: [thorn-boar, wick-page], shields: 2}\np2: {shields: 2}")
	before := b.sc.m.Creatures(0)
	b.Sess.Hold = true
	for range 900 {
		b.Tick(1)
		switch {
		case b.sc.Busy():
		case b.Sess.S.ToAnswer() == 1:
			b.Sess.Give(1, rules.Option{Verb: rules.Pass})
		case b.sc.Mine() && b.sc.Idle() && b.sc.m.Creatures(0)[0].Def == before[0].Def:
			for _, o := range b.sc.LegalActions {
				if o.Verb == rules.Use || o.Verb == rules.Pick || b.Sess.S.NStack > 0 && o.Verb == rules.Pass {
					b.sc.Answer(b.Env, o)
					break
				}
			}
		}
	}
	after := b.sc.m.Creatures(0)
	if len(after) != 2 || after[0].Def == before[0].Def || after[1].Key != before[1].Key || len(b.sc.m.On(after[0].Key, 0)) != 1 {
		t.Errorf("creatures stand as %v, before that %v (%d in battle)", after, before, len(b.Sess.S.Zone(rules.ZoneOf(dmg.Battle, 0))))
	}
}

// TestGraceBeforeATurnEnds: a turn that ends by itself because of the last play waits
// a good second, in which that can be taken back for free; a click ends it at once.
func TestGraceBeforeATurnEnds(t *testing.T) {
	game(t)
	for _, hurried := range []bool{false, true} {
		b := script(t, "step: main\np1: {hand: [moss-runner, overrun-behemoth], mana: [moss-runner, moss-runner, moss-runner], battle: [], shields: 2}\np2: {shields: 2}")
		b.Sess.Hold = true
		b.Env.Settings.Speed = ui.SpeedNormal
		turn, stood, used := b.Sess.S.Turn, 0, false
		for range 900 {
			b.Tick(1)
			if used && b.Sess.S.NStack == 0 && b.Sess.S.ToAnswer() == 0 && b.Sess.S.Turn == turn && b.Sess.S.Step == dmg.StepMain && len(b.Sess.S.Zone(rules.ZoneOf(dmg.Battle, 0))) == 1 {
				if stood++; hurried && stood == 30 {
					x, y := b.sc.lay.Stage.X+4, b.sc.lay.Stage.Bottom()-2
					b.Input(ui.Input{Pointers: []ui.PointerEvent{{Phase: ui.PointerDown, ID: 1, X: x, Y: y}}})
					b.Input(ui.Input{Pointers: []ui.PointerEvent{{Phase: ui.PointerUp, ID: 1, X: x, Y: y}}})
				}
			}
			switch {
			case b.sc.Busy():
			case b.Sess.S.ToAnswer() == 1:
				b.Sess.Give(1, rules.Option{Verb: rules.Pass})
			case !used && b.sc.Mine() && b.sc.Idle():
				for _, o := range b.sc.LegalActions {
					if o.Verb == rules.Use {
						b.sc.Answer(b.Env, o)
						used = true
						break
					}
				}
			case b.sc.Mine() && b.sc.Idle() && b.Sess.S.NStack > 0:
				b.sc.Answer(b.Env, rules.Option{Verb: rules.Pass})
			}
		}
		if !used || b.Sess.S.Turn == turn && b.Sess.S.Step == dmg.StepMain {
			t.Fatalf("hurried %v: used %v, the turn does not end", hurried, used)
		}
		if hurried && stood >= 60 || !hurried && (stood < 65 || stood > 110) {
			t.Errorf("hurried %v: the turn stands for %d ticks after the last play", hurried, stood)
		}
	}
}

// TestAnEvolvedAttackerIsOnTop: who attacks is drawn over its neighbours from the moment
// the attack begins, and the cards under it go with it in its blow and back.
func TestAnEvolvedAttackerIsOnTop(t *testing.T) {
	game(t)
	b := script(t, "step: attack\np1: {hand: [moss-runner], mana: [moss-runner x2], battle: [stampede-elder, {card: thorn-boar, under: true}, wick-page, thorn-boar], shields: 2}\np2: {shields: 3, library: [moss-runner, 3]}")
	b.Sess.Hold = true
	b.Env.Settings.Speed = ui.SpeedNormal
	attacker := b.sc.m.Creatures(0)[0]
	base := b.sc.m.On(attacker.Key, 0)
	if len(base) != 1 {
		t.Fatalf("under the attacker are %v", base)
	}
	o, ok := first(b, rules.Attack)
	if !ok || o.Card != attacker.ID || !b.sc.Answer(b.Env, o) {
		t.Fatal("it cannot attack")
	}
	declared, flew, far := 0, 0, 0.0
	for range 700 {
		b.Tick(1)
		p, _ := b.sc.Board.PoseOf(attacker.Board())
		q, _ := b.sc.Board.PoseOf(base[0].Board())
		if d := math.Hypot(p.X-q.X, p.Y-q.Y) / p.W; b.Sess.S.Vars[dmg.Attacker] != 0 || b.sc.clash.Duel.Seen {
			far = max(far, d)
		}
		if b.sc.clash.Duel.Seen {
			flew++
		} else if st := &b.sc.View.S; st.Vars[dmg.Attacker] != 0 {
			last := ""
			for _, i := range b.sc.Record(b.Env).Items {
				if i.Kind == ui.ItemCard && strings.HasPrefix(i.Owner, "creature-") {
					last = i.Owner
				}
			}
			if declared++; last != "creature-"+strconv.Itoa(int(attacker.ID)) {
				t.Fatalf("%s is drawn over the attacker", last)
			}
		}
		switch {
		case b.sc.Busy():
		case b.Sess.S.ToAnswer() == 1:
			b.Sess.Give(1, rules.Option{Verb: rules.Pass})
		case b.sc.Mine() && b.sc.Idle() && b.sc.Prompting(dmg.PromptPriority):
			b.sc.Answer(b.Env, rules.Option{Verb: rules.Pass})
		case b.sc.Mine() && b.sc.Idle() && b.sc.Prompting(dmg.PromptShield):
			b.sc.Answer(b.Env, b.sc.LegalActions[0])
		}
	}
	if declared == 0 || flew < 20 || far > 0.35 {
		t.Errorf("declared for %d ticks, in its blow for %d, its base %.2f widths away", declared, flew, far)
	}
}

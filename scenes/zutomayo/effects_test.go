package zutomayo

import (
	"strconv"
	"strings"
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	ztm "godeck/rules/zutomayo"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/ui"
)

// TestChangesOfAttacksRiseBesideThem checks that by how much an attack changes is
// never written over a running attack, a Character or what effects say.
func TestChangesOfAttacksRiseBesideThem(t *testing.T) {
	g := game(t)
	for _, w := range windows {
		b := sit(t, g, fakesession.New(g, 3, fakesession.Decks(g, 0, 1), 1), w, lang.EN, 1)
		b.Tick(3)
		l, u := &b.sc.lay, b.Env.Unit()
		one, _ := l.Spot(u)
		for sd := range 2 {
			for _, text := range []string{"+20", "+100", "−30"} {
				x, y, size := l.Rise(sd, text, u)
				wide := ui.Measure(text, ui.Bold, size)
				path := ui.Rect{X: x - wide/2, Y: y - 1.7*size, W: wide, H: 2.1 * size} // see board.Number
				if path.X < 0 || path.Right() > b.Env.W {
					t.Errorf("%v: %s of side %d leaves the window: %v", w, text, sd, path)
				}
				for _, r := range []ui.Rect{l.Attack[0], l.Attack[1], l.Zones[ztm.BattleField][0], l.Zones[ztm.BattleField][1], one} {
					if over := path.Intersect(r); over.W > 2 && over.H > 2 {
						t.Errorf("%v: %s of side %d at %v lies over %v", w, text, sd, path, r)
					}
				}
			}
		}
	}
}

// TestEffectsFlowTogether checks that effects of one player that only change
// numbers are told in one beat, each with its card and what came of it, and in the
// log, and that the total counts; and that words about one that does nothing lie
// over no card.
func TestEffectsFlowTogether(t *testing.T) {
	g := game(t)
	for _, still := range []bool{false, true} {
		b := sit(t, g, fakesession.New(g, 3, fakesession.Decks(g, 0, 1), 1), windows[0], lang.EN, 1)
		b.To(ztm.PromptSet, 3)
		b.Env.Settings.Speed, b.Env.Settings.ReducedMotion = ui.SpeedNormal, still
		c := b.Sess.S.Top(rules.ZoneOf(ztm.BattleField, 1))
		def := b.Sess.S.Card(c).Def
		begins := rules.Event{Kind: ztm.EvEffect, Seat: 1, Card: c, Def: def, Src: c}
		vain := begins
		vain.Kind = ztm.EvUnmet
		evs := []rules.Event{begins, {Kind: ztm.EvAttack, Seat: 1, A: 20, B: 60}, begins, {Kind: ztm.EvAttack, Seat: 1, A: 10, B: 70}, vain, begins, {Kind: ztm.EvHeal, Seat: 1, A: 10, B: 90}}
		views := make([]rules.View, len(evs)+1)
		for i := range views {
			views[i] = *b.sc.View
		}
		said, most, late, ticks := len(b.sc.Facts), 0, 0.0, 0
		for b.sc.Present(b.Env, evs, views); b.sc.Timeline.Busy() && ticks < 1000; ticks++ {
			b.Tick(1)
			if s := b.sc.shown.sheet; s != nil {
				most = max(most, len(s.Strips))
			}
			if b.sc.Spotted() {
				t.Fatal("one of them is held up by itself")
			}
			late = max(late, b.sc.shown.late[1])
		}
		if most != 4 || ticks > 170 {
			t.Errorf("reduced motion %v: %d strips, %d ticks", still, most, ticks)
		}
		if late < 10 || b.sc.shown.late[1] != 0 {
			t.Errorf("the total does not count: %v behind at most, %v in the end", late, b.sc.shown.late[1])
		}
		if n := len(b.sc.Facts) - said; n != 7 {
			t.Errorf("%d lines in the log", n)
		}
	}
}

// TestEffectsAreToldOfTheirOwner checks that what an opponent's card does is told of
// the opponent, and what one's own does of oneself.
func TestEffectsAreToldOfTheirOwner(t *testing.T) {
	g := game(t)
	ability, def := 0, rules.DefID(0)
	for i := range g.Lib.Defs {
		for _, a := range g.Lib.Defs[i].Abilities {
			if strings.Contains(g.Lib.AbilityText(a, lang.EN), "You lose") {
				ability, def = int(a), rules.DefID(i)
			}
		}
	}
	if def == 0 {
		t.Fatal("there is no such card")
	}
	for p, want := range [2][2]string{{"HP−", "−10"}, {"夜行バスのHP", "They lose"}} {
		for _, l := range []lang.Lang{lang.JA, lang.EN} {
			b := sit(t, g, fakesession.New(g, 3, fakesession.Decks(g, 0, 1), 1), windows[0], l, 1)
			b.To(ztm.PromptSet, 3)
			b.Env.Settings.Speed = ui.SpeedNormal
			begins := rules.Event{Kind: ztm.EvEffect, Seat: rules.Seat(p), A: int16(ability), Def: def}
			evs := []rules.Event{begins, {Kind: ztm.EvAttack, Seat: rules.Seat(p), A: 20, B: 60}, begins, {Kind: ztm.EvAttack, Seat: rules.Seat(p), A: 20, B: 80}}
			views := make([]rules.View, len(evs)+1)
			for i := range views {
				views[i] = *b.sc.View
			}
			told := ""
			for b.sc.Present(b.Env, evs, views); b.sc.Timeline.Busy(); b.Tick(1) {
				if s := b.sc.shown.sheet; s != nil {
					told = s.Strips[0].Text
				}
			}
			if !strings.Contains(told, map[bool]string{true: want[0], false: want[1]}[l == lang.JA]) && !strings.Contains(told, "HP −10") {
				t.Errorf("player %d: %q", p, told)
			}
			if p == 1 && strings.Contains(told, l.Pick("自分", "You")) {
				t.Errorf("an opponent's effect speaks to its owner: %q", told)
			}
		}
	}
}

// TestTextThatIsOverIsDim checks that a Character whose ability was of a turn that
// is over has dim words, and says so to readers, and that a new one and an Area
// Enchant have not.
func TestTextThatIsOverIsDim(t *testing.T) {
	g := game(t)
	over, fresh := 0, 0
	for seed := uint64(1); seed < 9; seed++ {
		b := seated(t, g, seed)
		for turn := 2; turn < 6 && b.To(ztm.PromptSet, turn); turn++ {
			b.Rest()
			for p := range rules.Seat(2) {
				tok, ok := b.sc.Top(ztm.BattleField, p)
				n, shown := b.Node("card-" + strconv.Itoa(int(tok.ID)))
				if !ok || !tok.Up || !shown {
					continue
				}
				says := strings.Contains(n.Label, "its effect is over")
				if has := len(g.Lib.Def(tok.Def).Abilities) > 0; says != has { // no Character was set in this turn
					t.Errorf("seed %d, turn %d: %q", seed, turn, n.Label)
				} else if has {
					over++
				}
				b.sc.View.S.Cards[tok.ID].Flags |= ztm.FlagSetNow
				if !b.sc.isPast(tok, ztm.BattleField) {
					fresh++
				}
				b.sc.View.S.Cards[tok.ID].Flags &^= ztm.FlagSetNow
			}
		}
	}
	if over == 0 || fresh == 0 {
		t.Errorf("%d are over, %d new", over, fresh)
	}
}

package places

import (
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
	"godeck/scenes/ui"
)

// windows calls look with the layout of every window and the game.
func windows(t *testing.T, look func(w harness.Window, l *Layout, g *bgd.Game, env *ui.Env)) {
	g, err := bgd.Load()
	harness.Load(t, g, err)
	for _, w := range harness.Windows {
		env := w.Env(lang.EN)
		l := Measure(env, false)
		look(w, &l, g, env)
	}
}

// TestLies checks that what is under a guardian lies out towards its own side,
// that who has left for another is never on top of it, and that a card that is
// held up leaves the guardians in view.
func TestLies(t *testing.T) {
	var st rules.State
	windows(t, func(w harness.Window, l *Layout, _ *bgd.Game, env *ui.Env) {
		for sd, out := range [2]float64{-1, 1} {
			giant := l.Zones[bgd.Attack][sd]
			at := func(kind uint8) float64 {
				r, ok := l.Lies(sd, &st, rules.ZoneOf(kind, rules.Seat(sd)), 0)
				if !ok || r.W != giant.W {
					t.Fatalf("%v: zone %d of side %d lies at %v", w, kind, sd, r)
				}
				return (r.X - giant.X) * out
			}
			if under := at(bgd.Unders); under <= 0 {
				t.Errorf("%v: side %d has cards %.0f beside its guardian", w, sd, under)
			}
			gone, _ := l.Lies(sd, &st, rules.ZoneOf(bgd.Leaving, rules.Seat(sd)), 0)
			gate := l.Gate(sd)
			x, y := gone.Centre()
			if !gate.Contains(x, y) || gone.W > 0.5*giant.W || gate.X < 0 || gate.Y < 0 || gate.Right() > env.W {
				t.Errorf("%v: side %d: who has left is at %v, its gate at %v", w, sd, gone, gate)
			}
			if cut := gone.Intersect(giant); cut.W*cut.H > 0.15*giant.W*giant.H {
				t.Errorf("%v: side %d: who has left covers %v of %v", w, sd, cut, giant)
			}
		}
		one, several := l.HeldUp(env.Unit(), false)
		full := ui.Rect{W: env.W, H: env.H}
		for _, r := range [...]ui.Rect{l.Hand[0], l.Zones[bgd.Attack][0], l.Zones[bgd.Attack][1]} {
			if q := one.Intersect(r); (!l.Small || l.Stacked) && q.W*q.H > 0.04*r.W*r.H {
				t.Errorf("%v: a card is held up over %v", w, r)
			}
		}
		last, _ := l.HeldUp(env.Unit(), true)
		if q := last.Intersect(l.Zones[bgd.Attack][1]); !l.Small && !l.Tall && q.W*q.H > 0 {
			t.Errorf("%v: a card is held up over who has fallen", w)
		}
		for _, r := range [...]ui.Rect{one, several, last} {
			if r.Empty() || r.X < full.X-1 || r.Right() > full.Right()+1 || r.Y < -1 || r.Bottom() > full.Bottom()+1 {
				t.Errorf("%v: cards are held up at %v", w, r)
			}
		}
	})
}

// TestForceLies checks that Force is said to be touchable in its row only where
// every ready one shows a target's width before the next lies on it.
func TestForceLies(t *testing.T) {
	touched, crowded := 0, 0
	windows(t, func(w harness.Window, l *Layout, g *bgd.Game, _ *ui.Env) {
		s := fakesession.New(g, 1, fakesession.Decks(g, 0, 1), 1)
		harness.Plays(t, s, 1, 400, func(int) {
			z := rules.ZoneOf(bgd.Charge, 0)
			row := s.S.Zone(z)
			if !l.ForceLies(0, &s.S, 0) {
				crowded++
				return
			}
			for i, c := range row {
				r := l.Force(0, &s.S, z, c)
				if touched++; r.W < l.Least {
					t.Fatalf("%v: Force is %.0f wide", w, r.W)
				}
				if i > 0 && !s.S.Card(c).Has(bgd.FlagSpent) && r.X-l.Force(0, &s.S, z, row[i-1]).X < l.Least {
					t.Fatalf("%v: Force %d lies on the one before", w, i)
				}
			}
		})
	})
	if touched == 0 || crowded == 0 {
		t.Errorf("%d Force can be touched, in %d rows they cannot", touched, crowded)
	}
}

// TestPlayedLiesApart checks that a card that is used covers no pile: on upright
// phones the opponent's are at the top.
func TestPlayedLiesApart(t *testing.T) {
	var st rules.State
	windows(t, func(w harness.Window, l *Layout, _ *bgd.Game, _ *ui.Env) {
		if !l.Tall {
			return
		}
		r, _ := l.Lies(0, &st, rules.ZoneOf(bgd.Played, 0), 0)
		for sd := range 2 {
			for _, k := range [...]uint8{bgd.Deck, bgd.Side, bgd.Junk} {
				if z := l.Zones[k][sd]; !z.Empty() && !z.Intersect(r).Empty() {
					t.Errorf("%v: it lies over pile %d of side %d", w, k, sd)
				}
			}
		}
	})
}

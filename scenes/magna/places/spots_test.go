package places

import (
	"testing"

	"godeck/internal/lang"
	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/internal/fakesession"
	"godeck/scenes/internal/harness"
	"godeck/scenes/magna/field"
	"godeck/scenes/magna/fronts"
	"godeck/scenes/table"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
)

// TestSpots lays out every window at moments of some matches: cards of one group
// do not cover each other's middle, and every card is in the window.
func TestSpots(t *testing.T) {
	g, err := mgn.Load()
	harness.Load(t, g, err)
	shown, hidden := 0, 0
	for seed := uint64(1); seed < 4; seed++ {
		s := fakesession.New(g, seed, fakesession.Decks(g, int(seed), int(seed)+1), 1)
		harness.Plays(t, s, int(seed), 300, func(i int) {
			view := *s.View()
			m := field.Reading{Moment: present.At(&view), Game: g}
			for _, w := range harness.Windows {
				if i%7 > 0 {
					break
				}
				env := w.Env(lang.EN)
				f := fronts.Fronts{M: m}
				f.Face()
				l := table.ByShape(env, false, Wide, Small, Tall)
				l.Stand(env, m, 0, [2]int{f.Of(0), f.Of(1)})
				if x, y := l.Beside(0); !l.Fold && !l.HUD[0].Contains(x, y) {
					t.Fatalf("%v: what is gained or paid rises at %v, %v, away from the counters in %v", w, x, y, l.HUD[0])
				}
				for sd := range l.Group { // names lie at the feet of rear bases
					for g := range mgn.BaseCount {
						b, n := &l.Group[sd][g], m.Row(rules.Seat(sd), g)
						for i := range n {
							if r := l.Place(b, i, n); b.Staged && b.W > 0 && b.Y > 0 && (!b.Head.Intersect(r).Empty() || b.Head.Y < b.Fort.Bottom()) {
								t.Fatalf("%v: the name of base %d of side %d lies over %v or %v", w, g+1, sd, r, b.Fort)
							}
						}
					}
				}
				for p := rules.Seat(0); p < 2; p++ {
					for k := uint8(mgn.Base1); k <= mgn.Invasion; k++ {
						if r, ok := l.Spot(m, k, p, 4); ok && !l.Fold && (r.X < env.Full().X-1 || r.Right() > env.Full().Right()+1) {
							t.Fatalf("%v: the fifth who comes home to a row that is not laid out for it goes to %v", w, r)
						}
						var before []ui.Rect
						for _, u := range m.List(k, p) {
							r, ok := l.Lies(m, rules.ZoneOf(k, p), u.Token)
							x, y := r.Centre()
							if !env.Full().Contains(x, y) {
								t.Fatalf("%v: %v is not in the window", w, r)
							}
							if hidden++; !ok {
								continue
							}
							hidden--
							shown++
							if l.Flag.Empty() || l.Flag.Contains(x, y) {
								t.Fatalf("%v: words at %v would cover the middle of %v", w, l.Flag, r)
							}
							for _, b := range before {
								if b.Contains(x, y) {
									t.Fatalf("%v: %v covers the middle of %v", w, b, r)
								}
							}
							before = append(before, r)
							if arms := l.Arms(r); arms.Contains(x, y) && l.Pocket(r) == false {
								t.Fatalf("%v: a weapon at %v covers the middle of %v", w, arms, r)
							}
						}
					}
				}
			}
		})
	}
	if shown == 0 || hidden == 0 {
		t.Errorf("met %d cards that are shown and %d in folded bases", shown, hidden)
	}
}

// TestBuildingsStay plays matches: as long as no base falls, no building moves, in any
// window that shows the whole map, whoever comes or goes; none is over the one opposite
// or over the river between the sides.
func TestBuildingsStay(t *testing.T) {
	g, err := mgn.Load()
	harness.Load(t, g, err)
	stayed, grown := 0, 0
	for seed := uint64(1); seed < 7; seed++ {
		type stood struct {
			Layout
			at [2][3]int
		}
		last := map[harness.Window]*stood{}
		onMaps(t, g, seed, func(_ *rules.View, bs Bases, w harness.Window, env *ui.Env, l *Layout) {
			before := last[w]
			for sd := range l.Group {
				for g := range mgn.BaseCount {
					b := l.Group[sd][g]
					if b.W == 0 {
						continue
					}
					if over := b.Fort.Intersect(Face(l.Rival)); !over.Empty() {
						t.Fatalf("%v: base %d of side %d is over the one opposite: %v", w, g+1, sd, over)
					}
					x, _ := l.Rival.Centre()
					if sd == 0 && b.Fort.Right() > x-20*l.U || sd == 1 && b.Fort.X < x+20*l.U {
						t.Fatalf("%v: base %d of side %d stands in the middle: %v", w, g+1, sd, b.Fort)
					}
					if before == nil || before.at != bs.At {
						continue
					}
					stayed++
					if before.Group[sd][g].Fort != b.Fort {
						t.Fatalf("%v: base %d of side %d has moved from %v to %v", w, g+1, sd, before.Group[sd][g].Fort, b.Fort)
					}
					if q := before.Group[sd][g].Head; g > 0 && bs.At[sd][g] > 0 && q != b.Head {
						t.Fatalf("%v: the name of base %d of side %d has moved from %v to %v", w, g+1, sd, q, b.Head)
					}
					if before.Group[sd][g].Rect.W < b.Rect.W {
						grown++
					}
				}
			}
			last[w] = &stood{*l, bs.At}
		})
	}
	if stayed == 0 || grown == 0 {
		t.Errorf("compared %d places, %d of them after their row had grown", stayed, grown)
	}
}

// onMaps plays a match and calls look with what the audience sees at each moment in every
// window that shows the whole map.
func onMaps(t *testing.T, g *mgn.Game, seed uint64, look func(view *rules.View, bs Bases, w harness.Window, env *ui.Env, l *Layout)) {
	t.Helper()
	s := fakesession.New(g, seed, fakesession.Decks(g, int(seed), int(seed)+1), 1)
	harness.Plays(t, s, int(seed), 500, func(int) {
		view := *s.View()
		m := field.Reading{Moment: present.At(&view), Game: g}
		bs := deployed(m, 0)
		for _, w := range harness.Windows {
			env := w.Env(lang.EN)
			l := table.ByShape(env, false, Wide, Small, Tall)
			if l.Fold {
				continue
			}
			l.Stand(env, m, 0, [2]int{})
			look(&view, bs, w, env, &l)
		}
	})
}

// TestGrounds plays matches: in any window that shows the whole map no base's ground
// lies over a place of another, none goes over the river or the middle, and what
// stands does not move when it is asked where it shall go.
func TestGrounds(t *testing.T) {
	g, err := mgn.Load()
	harness.Load(t, g, err)
	full, asked := 0, 0
	check := func(w harness.Window, at [2][3]int, l *Layout, rows [2][4]int) {
		for sd := range l.Group {
			for g := range mgn.BaseCount {
				b := &l.Group[sd][g]
				for o := range mgn.BaseCount {
					for i := range rows[sd][o] {
						if q := &l.Group[sd][o]; o != g && b.W > 0 && q.W > 0 {
							if x, y := l.Place(q, i, rows[sd][o]).Centre(); b.Rect.Contains(x, y) {
								t.Fatalf("%v: the ground %v of base %d of side %d lies over place %d of base %d, rows %v", w, b.Rect, g+1, sd, i+1, o+1, rows[sd])
							}
						}
					}
				}
				if b.W == 0 || g == 0 || at[sd][g] == 0 || rows[sd][1] > mgn.Slots[2] || rows[sd][2] > mgn.Slots[3] { // reserves go as far as they have to
					continue
				}
				n := rows[sd][g]
				if n == mgn.Slots[g+1] {
					full++
				}
				y := b.Yard(n, l.Unit)
				x, _, _ := b.Cam.Project(River(b.Y/l.Unit)*l.Unit, b.Y, 0)
				if mid := l.Cam.CX; sd == 0 && y[2] > x || sd == 1 && y[0] < mid {
					t.Fatalf("%v: the yard of base %d of side %d is over the river or the middle: %v, %v", w, g+1, sd, y, x)
				}
			}
		}
	}
	for seed := uint64(1); seed < 7; seed++ {
		onMaps(t, g, seed, func(view *rules.View, bs Bases, w harness.Window, env *ui.Env, l *Layout) {
			check(w, bs.At, l, bs.N)
			was := view.S.Dec.Prompt
			if was != mgn.PromptRedeploy {
				return
			}
			view.S.Dec.Prompt = mgn.PromptArmament
			before := table.ByShape(env, false, Wide, Small, Tall)
			before.Stand(env, field.Reading{Moment: present.At(view), Game: g}, 0, [2]int{})
			view.S.Dec.Prompt = was
			if asked++; before.Group != l.Group {
				t.Fatalf("%v: what stands jumps when it is asked where it shall go", w)
			}
		})
	}
	for _, w := range harness.Windows { // as many units as there can be
		env := w.Env(lang.EN)
		if l := table.ByShape(env, false, Wide, Small, Tall); !l.Fold {
			bs := Bases{At: [2][3]int{{0, 1, 2}, {0, 1, 2}}, N: [2][4]int{{2, 3, 4}, {2, 3, 4}}, Way: 1, Under: -1}
			l.U, l.Touch = env.Unit(), env.MinTarget()
			l.Deploy(env, bs)
			check(w, bs.At, &l, bs.N)
		}
	}
	if full == 0 || asked == 0 {
		t.Errorf("met %d rows that are full, %d questions", full, asked)
	}
}

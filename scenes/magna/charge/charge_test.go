package charge

import (
	"math"
	"testing"

	"godeck/scenes/table/board"
	"godeck/scenes/table/stage"
	"godeck/scenes/ui"
)

// TestACharge checks, for every heft, that who strikes leans back first, is with
// the others beside whom it strikes when the blow lands, stays there while time
// stands still, and is home at the end; a heavier blow takes longer.
func TestACharge(t *testing.T) {
	last := 0.0
	for h := stage.Graze; h <= stage.Crushing; h++ {
		s := Charge{Seen: true, Heft: h, Wall: ui.Rect{W: 100, H: 80}, Riders: []Rider{
			{Card: "a", At: ui.Point{X: 500, Y: 300}, from: board.Pose{X: 100, Y: 300, W: 60}},
			{Card: "b", At: ui.Point{X: 540, Y: 280}, from: board.Pose{X: 180, Y: 330, W: 60}, late: 2},
		}}
		at := func(tick float64) (a, b board.Pose) {
			s.T = tick
			return s.Pose(0), s.Pose(1)
		}
		if a, _ := at(pace[h].draw); a.X >= 100 {
			t.Errorf("heft %d: it does not draw back: %v", h, a)
		}
		for _, tick := range []float64{s.Contact(), s.Breaks() - 1} {
			a, b := at(tick)
			if math.Abs(a.X-500) > 40 || math.Abs(b.X-540) > 40 {
				t.Errorf("heft %d, tick %v: they are at %v and %v", h, tick, a, b)
			}
		}
		if dx, dy := s.Shaken(1); dx == 0 && dy == 0 {
			t.Errorf("heft %d: the walls stand still", h)
		}
		if a, b := at(s.Ticks()); math.Hypot(a.X-100, a.Y-300)+math.Hypot(b.X-180, b.Y-330) > 0.01 {
			t.Errorf("heft %d: they are not home: %v, %v", h, a, b)
		}
		if s.Ticks() <= last {
			t.Errorf("heft %d takes %v ticks, the lighter one %v", h, s.Ticks(), last)
		}
		last = s.Ticks()
		s.Still = true
		if a, _ := at(s.Contact()); a != s.Riders[0].from {
			t.Errorf("heft %d: with reduced motion it is at %v", h, a)
		}
		if dx, dy := s.Shaken(1); dx != 0 || dy != 0 {
			t.Errorf("heft %d: with reduced motion the walls shake", h)
		}
	}
	for n, want := range map[int]stage.Heft{1: stage.Graze, 3: stage.Graze, 4: stage.Solid, 8: stage.Solid, 9: stage.Crushing, 30: stage.Crushing} {
		if Weigh(n) != want {
			t.Errorf("%d weighs %d", n, Weigh(n))
		}
	}
}

// TestOneAfterTheOther checks that those who strike do so in order, that the
// defense counts down with each, and that the last one breaks it.
func TestOneAfterTheOther(t *testing.T) {
	s := Charge{Seen: true, Heft: stage.Crushing, Meeting: Meeting{Attack: 15, Defense: 12}}
	for i, share := range []int{6, 4, 5} {
		s.Riders = append(s.Riders, Rider{Share: share, At: ui.Point{X: 500, Y: 300}, from: board.Pose{X: 100 + 60*float64(i), Y: 300, W: 60}})
	}
	const most = 26
	s.Follow(12, most)
	for i, want := range []int{12, 6, 2, 0} {
		if s.T = s.Contact() + 1; i < len(s.Riders) {
			s.T = s.meets(&s.Riders[i]) - 1
		}
		if got := s.Stands(); got != want {
			t.Errorf("before blow %d the defense is %d, not %d", i+1, got, want)
		}
		if a, d := s.Left(); i < len(s.Riders) && (!a || !d) || i == len(s.Riders) && d {
			t.Errorf("before blow %d attack and defense are whole: %v, %v", i+1, a, d)
		}
	}
	if s.meets(&s.Riders[0]) >= s.meets(&s.Riders[1]) || s.meets(&s.Riders[1]) >= s.Contact() {
		t.Error("they strike at once")
	}
	if s.Contact()-s.meets(&s.Riders[0]) > most {
		t.Errorf("the last one strikes %v ticks after the first", s.Contact()-s.meets(&s.Riders[0]))
	}
}

// TestTotalsRushAtEachOther checks that what several bring counts up to the attack
// while they draw back, that coin and shield come nearer until the first strikes,
// that the shield comes to meet it and is pressed back to its place, and that all of
// it is over within 1.2 seconds, sooner where it is known.
func TestTotalsRushAtEachOther(t *testing.T) {
	for _, known := range [...]bool{false, true} {
		s := Charge{Seen: true, Heft: stage.Crushing, Known: known, Meeting: Meeting{Attack: 20, Defense: 21, At: ui.Point{X: 500, Y: 300}, Room: ui.Rect{W: 1280, H: 600}}}
		for i, share := range []int{6, 4, 5, 5} {
			s.Riders = append(s.Riders, Rider{Share: share, At: ui.Point{X: 500, Y: 300}, from: board.Pose{X: 900 + 60*float64(i), Y: 300, W: 60}})
		}
		s.Follow(12, 26)
		env := &ui.Env{W: 1280, H: 720, Scale: 1, Settings: &ui.Settings{TextScale: 1}}
		first, sum, gap := s.meets(&s.Riders[0]), 0, 1e9
		for s.T = 0; s.T < s.Contact(); s.T++ {
			coin, guard, _ := s.Stand(env)
			d := math.Hypot(coin.X-guard.X, coin.Y-guard.Y)
			if n := s.Comes(); s.T < first && n < sum {
				t.Errorf("tick %v: the attack falls from %d to %d before it strikes", s.T, sum, n)
			} else {
				sum = n
			}
			if s.T == math.Ceil(s.draw()) && sum != 20 {
				t.Errorf("when they run %d of 20 have come together", sum)
			}
			if s.T > s.draw()+1 && s.T < first && d >= gap {
				t.Errorf("tick %v: coin and shield are %.0f apart, before %.0f", s.T, d, gap)
			}
			gap = d
			if s.T == math.Ceil(first) && guard.X < 540 {
				t.Errorf("the shield does not come to meet it: %v", guard)
			}
		}
		if _, guard, _ := s.Stand(env); math.Abs(guard.X-500) > 1 {
			t.Errorf("at the contact the shield is at %v", guard)
		}
		if s.Breaks() > 72 || known && s.Breaks() > 58 {
			t.Errorf("known %v: it takes %v ticks", known, s.Breaks())
		}
	}
}

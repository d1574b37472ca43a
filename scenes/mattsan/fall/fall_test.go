package fall

import (
	"math"
	"testing"

	"godeck/scenes/ui"
)

// TestHeavierFallsAreMore checks that each degree is seen and heard more than the one
// before it, and that what a player waits for, the soul, comes in no more time than
// when all fell alike: 20 ticks, and 14 more before the first card was drawn.
func TestHeavierFallsAreMore(t *testing.T) {
	for d := Fighting; d <= Last; d++ {
		a, b := &Falls[d-1], &Falls[d]
		if a.Ticks >= b.Ticks || a.Sparks >= b.Sparks || a.Shake >= b.Shake || a.Gain >= b.Gain || a.threads >= b.threads || a.stuffing >= b.stuffing || a.buttons >= b.buttons {
			t.Errorf("degree %d is not more than the one before", d)
		}
	}
	if n := Falls[Waiting].Ticks + Rise; n > 34 {
		t.Errorf("a card is drawn for who waited after %d ticks", n)
	}
}

// TestSoulsBringCards checks that each soul is at the deck when its card leaves and
// in the hand when it arrives, seen all the way and never far from its way.
func TestSoulsBringCards(t *testing.T) {
	from, deck, hand := ui.Point{X: 500, Y: 300}, ui.Point{X: 1000, Y: 400}, ui.Point{X: 600, Y: 650}
	for _, greet := range [...]int{0, Greet(0)} {
		brings(t, &Thread{From: from, Deck: deck, Hand: hand, Spool: ui.Point{X: 300, Y: 680}, Wound: true, N: 4, Greet: greet, U: 1})
	}
}

// brings checks the way of each soul of a thread.
func brings(t *testing.T, d *Thread) {
	t.Helper()
	for i := range d.N {
		for _, stop := range []struct {
			t  int
			at ui.Point
		}{{d.Greet + Rise + Gap*i, d.Deck}, {d.Greet + Rise + Gap*i + Ride, d.Hand}} {
			if at, size := d.Soul(i, 80, float64(stop.t)); at != stop.at || size != 1 {
				t.Errorf("soul %d is at %v (size %.1f) after %d ticks, not at %v", i, at, size, stop.t, stop.at)
			}
		}
		last, _ := d.Soul(i, 80, 0)
		for k := 1; k < d.Ticks(); k++ {
			at, size := d.Soul(i, 80, float64(k))
			if size < 0 || size > 1.6 {
				t.Errorf("soul %d has size %.2f after %d ticks", i, size, k)
			}
			if size > 0 && math.Hypot(at.X-last.X, at.Y-last.Y) > 230 { // it comes as fast as light in a thread
				t.Errorf("soul %d jumps from %v to %v after %d ticks", i, last, at, k)
			}
			last = at
		}
		if _, size := d.Soul(i, 80, d.Arrives(i)+Ride+fade); size != 0 {
			t.Errorf("soul %d stays", i)
		}
	}
}

// TestThreadLeadsToTheDeck checks that the thread of souls begins where a unit fell, runs
// past the spool if there is one, and ends at the deck, with no gap, before the first
// card leaves.
func TestThreadLeadsToTheDeck(t *testing.T) {
	d := Thread{From: ui.Point{X: 500, Y: 300}, Deck: ui.Point{X: 1000, Y: 400}, Spool: ui.Point{X: 300, Y: 680}, N: 2, U: 1}
	for _, d.Wound = range []bool{false, true} {
		if a, b := d.Way(0), d.Way(1); math.Hypot(a.X-d.From.X, a.Y-d.From.Y) > 1 || math.Hypot(b.X-d.Deck.X, b.Y-d.Deck.Y) > 1 {
			t.Errorf("it leads from %v to %v", a, b)
		}
		near, last := 1e9, d.Way(0)
		for k := range 200 {
			p := d.Way(float64(k+1) / 200)
			near = min(near, math.Hypot(p.X-d.Spool.X, p.Y-d.Spool.Y))
			if math.Hypot(p.X-last.X, p.Y-last.Y) > 30 {
				t.Errorf("it jumps from %v to %v", last, p)
			}
			last = p
		}
		if (near < 20) != d.Wound {
			t.Errorf("spool %v: it passes it at %.0f", d.Wound, near)
		}
	}
	if runs*Rise > d.Arrives(0) {
		t.Error("a card comes before the light is at the deck")
	}
}

// TestSoulsGreet checks that the souls of a fighter stay over the place where it fell, large
// enough for their smile to be seen, for half a second the first time and less with each.
func TestSoulsGreet(t *testing.T) {
	for n := 0; n < 4; n++ {
		if a, b := Greet(n), Greet(n+1); a < b || n == 0 && (a < 24 || a > 36) || b < 4 {
			t.Errorf("the greeting %d takes %d ticks, the next %d", n, a, b)
		}
	}
	d := Thread{From: ui.Point{X: 500, Y: 300}, Deck: ui.Point{X: 1000, Y: 400}, Hand: ui.Point{X: 600, Y: 650}, N: 1, Greet: Greet(0), U: 1}
	near := 0
	for k := range d.Ticks() {
		if at, size := d.Soul(0, 80, float64(k)); size > 1.3 && math.Hypot(at.X-d.From.X, at.Y-d.From.Y) < 110 {
			near++
		}
	}
	if near < d.Greet-4 {
		t.Errorf("it smiles for %d of %d ticks", near, d.Greet)
	}
}

package game

import (
	"testing"

	"godeck/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// pictures returns the frames, of so many, that would be drawn if the scene
// changed in each; look is called before every frame.
func (s *sparing) pictures(frames int, look func(frame int)) []int {
	var drawn []int
	for f := range frames {
		look(f)
		if !s.frame() {
			s.drawn()
			drawn = append(drawn, f)
		}
	}
	return drawn
}

func TestSparing(t *testing.T) {
	nobody := func(int) {}
	for _, every := range []int{0, 1} {
		if s := (sparing{every: every}); len(s.pictures(9, nobody)) != 9 {
			t.Errorf("every %d leaves pictures out", every)
		}
	}
	s := sparing{every: 4}
	if got := s.pictures(12, nobody); len(got) != 3 || got[0] != 3 || got[2] != 11 {
		t.Errorf("one in four frames is drawn: %v", got)
	}
	s = sparing{every: 4}
	for range 9 {
		s.frame() // nothing changes
	}
	if got := s.pictures(4, nobody); len(got) != 1 || got[0] != 0 {
		t.Errorf("after a rest a change is drawn at once: %v", got)
	}
	s = sparing{every: 100}
	if got := s.pictures(9, func(f int) { s.asked = f == 5 }); len(got) != 1 || got[0] != 5 {
		t.Errorf("a picture that is asked for is drawn: %v", got)
	}
}

// painter is a scene that counts its pictures.
type painter struct {
	ui.Scene
	drawn int
}

func (p *painter) Draw(*ui.Env, *ebiten.Image) { p.drawn++ }

// TestNothingIsDrawnBeforeItsFirstTick: a scene that has come in this tick is laid out in
// the next one. Until then the last picture stays, instead of a black or a white one.
func TestNothingIsDrawnBeforeItsFirstTick(t *testing.T) {
	p := &painter{}
	a := &App{shownOnce: true, redraw: true, whole: true, fresh: true}
	a.env.Tick = 7
	a.stack.Push(p)
	a.stack.apply()
	screen := ebiten.NewImage(8, 8)
	if a.Draw(screen); p.drawn != 0 || !a.redraw || !a.whole {
		t.Errorf("drawn %d times before its first tick; still to be drawn: %v, %v", p.drawn, a.redraw, a.whole)
	}
	a.fresh = false
	if a.Draw(screen); p.drawn != 1 {
		t.Errorf("drawn %d times after it", p.drawn)
	}
}

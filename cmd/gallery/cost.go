//go:build linux || darwin

package main

import (
	"errors"
	"fmt"
	"slices"

	"godeck/internal/cputime"
	"godeck/internal/lang"
	"godeck/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// momentLimit is what a frame of a great moment may cost at most, relative to
// an empty frame that is cleared and shown.
const momentLimit = 2.5

// rounds is how often everything is measured, by turns. The best one counts, as in the
// measurement of motion: others had to share the machine, and the first paints cards that
// are never painted again.
const rounds = 3

// cost measures the processor time of a frame in every moment that the gallery
// shows as a series, against an empty Ebitengine program by turns in the same
// process. Frames are drawn as the program does: what differs from the frame
// before.
type cost struct {
	moments []*moment
	turn    int
	frame   int
	spent   float64   // processor time of the frames of this turn, in microseconds
	from    float64   // processor time when this frame began
	empty   []float64 // microseconds a frame, by round
	err     error
}

// moment is one of them.
type moment struct {
	shot   shot
	p      *player
	frames []float64 // microseconds a frame, by round
	peak   float64   // the dearest eight frames on end of the last round, microseconds a frame
	last   []float64 // the frames of this round
}

const (
	warm  = 12 // frames before a turn counts
	blank = 90 // frames of an empty turn
	burst = 8
)

func measureMoments(only string) error {
	c := &cost{}
	for _, sh := range shots {
		if sh.cells > 0 && (only == "" || sh.name == only) {
			c.moments = append(c.moments, &moment{shot: sh})
		}
	}
	if len(c.moments) == 0 {
		return fmt.Errorf("%q: no moment has this name", only)
	}
	ebiten.SetWindowSize(1280, 720)
	ebiten.SetVsyncEnabled(false)
	ebiten.SetTPS(ebiten.SyncWithFPS)
	if err := errors.Join(ebiten.RunGame(c), c.err); err != nil {
		return err
	}
	empty := slices.Min(c.empty)
	fmt.Printf("processor time of a frame at 1280×720; best of %d rounds by turns\n%-32s %7.0f µs\n", rounds, "an empty Ebitengine program", empty)
	var bad error
	for _, m := range c.moments {
		best := slices.Min(m.frames)
		r := best / empty
		fmt.Printf("%-32s %7.0f µs  ratio %.2f  dearest %d frames on end %.2f\n", m.shot.name, best, r, burst, m.peak/empty)
		if r > momentLimit {
			bad = errors.Join(bad, fmt.Errorf("%s: a frame costs %.2f empty ones, more than %.1f", m.shot.name, r, momentLimit))
		}
	}
	return bad
}

func (c *cost) Layout(int, int) (int, int) { return 1280, 720 }

// now returns the moment whose turn it is, or nil for the empty program.
func (c *cost) now() *moment {
	if k := c.turn % (len(c.moments) + 1); k > 0 {
		return c.moments[k-1]
	}
	return nil
}

func (c *cost) Update() error {
	if c.turn == rounds*(len(c.moments)+1) || c.err != nil {
		return ebiten.Termination
	}
	m := c.now()
	used := cputime.Microseconds()
	if c.frame > warm {
		c.spent += used - c.from
		if m != nil {
			m.last = append(m.last, used-c.from)
		}
	}
	c.from = used
	end := warm + blank
	if m != nil {
		end = warm + m.shot.cells*m.shot.every
	}
	if c.frame++; c.frame <= end {
		return nil
	}
	if each := c.spent / float64(end-warm); m == nil {
		c.empty = append(c.empty, each)
	} else {
		m.frames, m.peak = append(m.frames, each), peak(m.last)
		m.p = nil
	}
	c.turn, c.frame, c.spent = c.turn+1, 0, 0
	return nil
}

// peak returns the mean of the dearest frames on end.
func peak(l []float64) (most float64) {
	for i := range max(0, len(l)-burst+1) {
		most = max(most, cputime.Mean(l[i:i+burst]))
	}
	return most
}

func (c *cost) Draw(screen *ebiten.Image) {
	m := c.now()
	if c.turn == rounds*(len(c.moments)+1) {
		return
	}
	ebiten.SetScreenClearedEveryFrame(m == nil)
	if m == nil {
		return
	}
	first := m.p == nil
	if first {
		m.p, m.last = m.shot.open(newEnv(sizes[0], lang.EN)), m.last[:0]
		if !m.shot.run(m.p) {
			c.err = fmt.Errorf("%s: the moment did not come", m.shot.name)
			return
		}
	}
	m.p.tick(1)
	if !first && !m.p.sc.Dirty() { // the program keeps its picture then
		return
	}
	if d, ok := m.p.sc.(ui.ChangeDrawer); ok && !first {
		d.DrawChanges(m.p.env, screen)
	} else {
		m.p.sc.Draw(m.p.env, screen)
	}
}

package duemagic

import (
	"godeck/rules"
	"godeck/rules/effect"
)

// Creatures that an effect puts into the battle zone enter together: first the
// players whose creatures they become choose bases for evolution creatures,
// the active player first; then all of them enter and see each other do so
// (DMG-11.10, 17.11).
//
// The frame's list has the cards that are put, the active player's first, and
// after them the bases, in the same order. A card that does not enter is
// removed. C[0] is the evolution creature that takes its bases now.

// Registers of opPut.
const (
	putReady = iota // 1: the list is in order
	putNext         // index of the card that is looked at
	putCount        // number of cards that are put
)

// putting continues a frame of opPut.
func (g *Game) putting(x *rules.Exec) {
	s := x.S
	f := s.Frame()
	l := s.FrameList(f)
	if f.N[putReady] == 0 {
		f.N[putReady] = 1
		*l = g.enterable(x, l)
		f.N[putCount] = int16(l.N)
	}
	for f.N[putNext] < f.N[putCount] {
		c := l.C[f.N[putNext]]
		if n := g.baseCount(s, c); n > 0 {
			f.C[0] = c
			bases, done := g.findBases(x, f, n)
			if !done {
				return
			}
			if int(bases.N) < n {
				l.Remove(c) // it stays where it is
				f.N[putCount]--
				continue
			}
			for _, b := range bases.Cards() {
				l.Add(b) // a deck has fewer cards than a list holds
			}
		}
		f.N[putNext]++
	}
	came, n := *l, int(f.N[putCount])
	s.Pop()
	next := n
	for _, c := range came.C[:n] {
		if k := g.baseCount(s, c); k > 0 {
			g.lay(x, c, 0, came.C[next:next+k])
			next += k
		} else {
			g.land(x, c, 0)
		}
	}
	for _, c := range came.C[:n] {
		g.announce(x, c)
	}
}

// enterable returns the creature cards of a list that may enter, the active
// player's first.
func (g *Game) enterable(x *rules.Exec, l *rules.List) (out rules.List) {
	s := x.S
	for _, p := range [...]rules.Seat{s.Active, s.Active.Other()} {
		if g.Forbidden(s, p, noPut) {
			continue
		}
		for _, c := range l.Cards() {
			if s.Card(c).Owner != p {
				continue
			}
			x.Disclose(c, rules.BothSeats) // what it is decides whether it enters
			if g.IsCreature(s, c) {
				out.Add(c)
			}
		}
	}
	return out
}

// baseCount is the number of cards on which a card is put.
func (g *Game) baseCount(s *rules.State, c rules.CardID) int {
	d := g.def(s, c)
	if d.evoZone == Library {
		return min(1, int(d.evoN))
	}
	return int(d.evoN)
}

// findBases has the bases chosen on which C[0] is put. It reports false while
// it waits for an answer.
func (g *Game) findBases(x *rules.Exec, f *rules.Frame, n int) (l rules.List, done bool) {
	s := x.S
	c := f.C[0]
	d := g.def(s, c)
	z := zone(d.evoZone, s.Card(c).Owner)
	switch d.evoZone {
	case Library: // DMG-17.5
		top := s.Zone(z)
		for i := len(top) - 1; i >= 0; i-- {
			if b := top[i]; s.FrameList(f).Index(b) < 0 {
				x.Show(b, rules.BothSeats)
				if g.in.Fits(s, d.evoF, b) {
					l.Add(b)
				}
				break
			}
		}
		return l, true
	case Hand:
		left := 0
		for _, b := range s.Zone(z) {
			left += rules.Truth(s.FrameList(f).Index(b) < 0)
		}
		if left < n {
			return l, true // as everybody sees
		}
	}
	if l, done = g.in.Select(x, f); done && d.evoZone == Hand && int(l.N) == n {
		for _, b := range l.Cards() {
			x.Show(b, rules.BothSeats) // DMG-17.6
		}
	}
	return l, done
}

// bases returns the selection of the bases on which C[0] is put. Of a hand only
// its owner knows what fits (DMG-4.11).
func (g *Game) bases(s *rules.State, f *rules.Frame) effect.Selection {
	c := f.C[0]
	d, p := g.def(s, c), s.Card(c).Owner
	n := g.baseCount(s, c)
	return effect.Selection{Zones: effect.ZoneSet(zone(d.evoZone, p)), Except: c, Test: testBase, By: p, Least: n, Most: n, Forced: n, Secret: d.evoZone == Hand,
		Question: rules.Decision{Prompt: PromptBase, Src: c, Def: s.Card(c).Def, Arg: 1}}
}

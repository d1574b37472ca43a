package duemagic

import (
	"godeck/rules"
	"godeck/rules/effect"
)

// Study says what a design does to other cards, for computer players that
// sideboard. It is derived from the compiled effects, so it covers the cards
// of any pack.
type Study struct {
	Removes bool // gets rid of opposing creatures
	Mutes   bool // prevents spells
	Sweeps  bool // empties an opponent's graveyard
	Digs    bool // has a use for its own graveyard
	Blocks  bool // is a blocker
}

// Study analyses a design.
func (g *Game) Study(d rules.DefID) Study {
	p := &g.des[d]
	x := Study{Blocks: p.kw&bit(KwBlocker) != 0, Digs: p.evoN != 0 && p.evoZone == Graveyard || p.invade != 0 && p.inZones&(1<<2) != 0}
	g.words(d, func(op uint16, a *[6]int16) {
		switch op {
		case wForbid:
			x.Mutes = x.Mutes || a[0] != 1 && a[1] == noCast
		case wRecycle:
			x.Sweeps = x.Sweeps || a[0] != 1
		case wUse:
			x.Digs = x.Digs || zoneKinds[a[0]] == Graveyard
		case wDestroy, wMove, wPower, wFight, wSplit:
			x.Removes = x.Removes || g.harms(&rules.State{}, op, a)
			ch := &g.Lib.Choices[a[0]]
			x.Digs = x.Digs || op == wMove && ch.Ref == 0 && ch.Of == 1 && zoneKinds[ch.Zone] == Graveyard
		}
	})
	return x
}

// Removes reports whether a design, paid with mana, can get rid of an opposing
// creature of design opponent that is alone in the battle zone.
func (g *Game) Removes(d, opponent rules.DefID) bool {
	var s rules.State
	c := s.NewCard(opponent, 1, zone(Battle, 1))
	for range g.Lib.Defs[opponent].Attr[ACost] {
		s.NewCard(opponent, 1, zone(Mana, 1))
	}
	yes := false
	g.words(d, func(op uint16, a *[6]int16) {
		switch op {
		case wDestroy, wMove, wPower, wFight, wSplit:
		default:
			return
		}
		if yes || !g.harms(&s, op, a) || !g.fits(&s, &g.Lib.Choices[a[0]], 0, 0, 0, 1, c) {
			return
		}
		switch op {
		case wPower:
			yes = g.Power(&s, c)+g.num(&s, a[1]) <= 0
		case wFight:
			yes = int(g.Lib.Defs[d].Attr[APower]) >= g.Power(&s, c)
		default:
			yes = op != wDestroy || !g.Has(&s, c, KwIndestructible)
		}
		yes = yes && !g.Has(&s, c, KwStays)
	})
	return yes
}

// harms reports whether a word reduces an opposing creature's power or removes
// it.
func (g *Game) harms(s *rules.State, op uint16, a *[6]int16) bool {
	ch := &g.Lib.Choices[a[0]]
	if ch.Ref != 0 || ch.Of == 1 || zoneKinds[ch.Zone] != Battle {
		return false
	}
	return op != wPower || g.num(s, a[1]) < 0
}

func (g *Game) num(s *rules.State, expr int16) int {
	return g.in.Num(s, effect.Env{Frame: &rules.Frame{}}, expr)
}

// words calls f for every word of a design's effects, modes included.
func (g *Game) words(d rules.DefID, f func(op uint16, a *[6]int16)) {
	for _, ai := range g.Lib.Defs[d].Abilities {
		a := &g.Lib.Abilities[ai]
		if a.Trigger == TrKeyword || a.Trigger == TrStatic {
			continue
		}
		end := len(g.Lib.Code)
		if n := int(ai) + 1; n < len(g.Lib.Abilities) {
			end = int(g.Lib.Abilities[n].Entry)
		}
		for pc := int(a.Entry); pc < end; pc++ {
			f(g.Lib.Code[pc].Op, &g.Lib.Code[pc].A)
		}
	}
}

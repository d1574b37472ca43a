package duemagic

import (
	"math"

	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/table"
	"godeck/scenes/ui"
)

// layout is where everything lies in this window.
type layout struct {
	table.Frame
	turn   ui.Rect // whose turn it is and who has priority; empty: in the phase bar
	stack  ui.Rect
	pass   ui.Rect // the big button
	extras ui.Rect // hold, until, stops
}

// measure returns the layout of a window with a stack.
func measure(env *ui.Env, replay bool) layout {
	l := table.ByShape(env, replay, wideLayout, smallLayout, tallLayout)
	l.Zones[dmg.Hand], l.Zones[dmg.Stack] = l.Hand, [2]ui.Rect{l.stack, l.stack}
	l.Replay = table.ReplayPlace{Rect: l.Prompt, Small: l.Small, Tall: l.Tall, Continue: l.pass, Leave: l.extras}
	return l
}

// measure lays out the window. An empty stack leaves its room to the log.
func (s *Scene) measure(env *ui.Env) {
	s.lay = measure(env, s.Replay.On)
	if !s.lay.Tall && !s.lay.Small && len(s.stack()) == 0 {
		s.lay.Log = s.lay.Panel
	}
}

// wideLayout has players, piles and mana on the left, the battle in the
// middle, and the stack on the right above the button that passes.
func wideLayout(env *ui.Env, u float64, replay bool) (l layout) {
	k := env.TextUnit() / u
	in := env.Full().Inset(10 * u)
	g := 6 * u
	tool := math.Max(env.MinTarget(), 44*u)
	left, mid := in.CutLeft(math.Max(158*u*math.Sqrt(k), math.Min(in.W*0.15, 200*u)), 12*u)
	right, mid := mid.CutRight(math.Max(250*u, math.Min(in.W*0.245, 330*u)), 12*u)
	// right: tools, rail, stack, log, pass
	var row ui.Rect
	row, right = right.CutTop(tool, 8*u)
	for i := 0; i < 4; i++ {
		l.Tools = append(l.Tools, row.Row(i, 4, g))
	}
	l.Rail, right = right.CutTop(math.Max(tool, 62*u), 8*u)
	l.extras, right = right.CutBottom(tool, g)
	l.pass, right = right.CutBottom(math.Max(64*u, 30*u+32*u*k), g)
	l.Log, l.stack = right.CutBottom(math.Max(110*u, right.H*0.27), 8*u)
	// left: HUDs and piles from outside, the turn in the middle
	ph := 34*u + 30*u*k
	pile := math.Max(tool+2*u, 56*u)
	for i := 1; i >= 0; i-- {
		cut := func(h float64) ui.Rect {
			var r ui.Rect
			if i == 1 {
				r, left = left.CutTop(h, g)
			} else {
				r, left = left.CutBottom(h, g)
			}
			return r
		}
		l.HUD[i] = cut(ph)
		row := cut(pile * table.Aspect)
		l.Zones[dmg.Library][i] = ui.Rect{X: row.X + row.W*0.25 - pile/2, Y: row.Y, W: pile, H: row.H}
		l.Zones[dmg.Graveyard][i] = ui.Rect{X: row.X + row.W*0.75 - pile/2, Y: row.Y, W: pile, H: row.H}
		l.Zones[dmg.Mana][i] = cut(math.Max(92*u, (in.H-2*ph-2*pile*table.Aspect-90*u*k)/2-6*g))
	}
	l.turn = left
	// middle: the upper hand lies beside its shields, so that creatures have the height
	mid.H = in.H
	hand := in.H * 0.19
	l.Hand[0], mid = mid.CutBottom(hand, g)
	ask := math.Max(tool+14*u, 24*u+46*u*k)
	if replay {
		ask = 2*math.Max(env.MinTarget(), 40*u*k) + 22*u
	}
	l.Prompt, mid = mid.CutBottom(ask, g)
	l.Panel = l.stack.Union(l.Log)
	l.Stage = mid
	sh := math.Max(tool+u, 46*u)
	side := math.Max(44*u, math.Min(150*u, (mid.W-dmg.ShieldCount*(env.MinTarget()+6*u))/2))
	l.Zones[dmg.Shields][1], mid = mid.CutTop(sh, g)
	l.Zones[dmg.Shields][0], mid = mid.CutBottom(sh, g)
	l.Hand[1], _ = l.Zones[dmg.Shields][1].CutRight(side, 0)
	for sd := range 2 {
		r := &l.Zones[dmg.Shields][sd]
		*r = r.Middle(r.W-2*side, r.H)
	}
	rib := 24*u + 8*u*k
	bh := (mid.H - rib - 2*g) / 2
	l.Zones[dmg.Battle][1], mid = mid.CutTop(bh, g)
	l.Phases, mid = mid.CutTop(rib, g)
	l.Zones[dmg.Battle][0] = mid
	return l
}

// smallLayout is for short windows: an iframe, a phone in landscape. Shields
// are pips, which open when one has to be chosen.
func smallLayout(env *ui.Env, u float64, replay bool) (l layout) {
	l.Small = true
	k := env.TextUnit() / u
	in := env.Full().Inset(3 * u)
	g := 2 * u
	tool := env.MinTarget()
	left, mid := in.CutLeft(math.Max(2*tool+g, in.W*0.2), 4*u)
	right, mid := mid.CutRight(math.Max(2*tool+g, in.W*0.225), 4*u)
	row, left := left.CutBottom(tool, g)
	l.Tools = []ui.Rect{row.Row(0, 2, g), row.Row(1, 2, g)} // undo menu
	ph := math.Max(tool, math.Min(left.H*0.28, 30*u+30*u*k))
	pm := math.Max(tool, math.Min(left.H*0.22, 60*u))
	l.HUD[1], left = left.CutTop(ph, g)
	l.HUD[0], left = left.CutBottom(ph, g)
	if left.H > 2*tool+30*u {
		l.Zones[dmg.Mana][1], left = left.CutTop(pm, g)
		l.Zones[dmg.Mana][0], left = left.CutBottom(pm, g)
	}
	l.turn = left
	l.extras, right = right.CutBottom(tool, g)
	l.pass, right = right.CutBottom(math.Max(tool, math.Min(right.H*0.44, 26*u+60*u*k)), g)
	l.stack = right
	ask := math.Max(tool+2*u, 34*u*k)
	if replay {
		ask = tool + 6*u
	}
	l.Hand[0], mid = mid.CutBottom(math.Max(tool*table.Aspect+4.5*u, mid.H*0.24), g) // six cards side by side
	l.Prompt, mid = mid.CutBottom(ask, g)
	l.Stage = mid
	pip := math.Max(7*u, mid.H*0.05)
	l.Zones[dmg.Shields][1], mid = mid.CutTop(pip, g)
	l.Zones[dmg.Shields][0], mid = mid.CutBottom(pip, g)
	if mid.H > 220*u {
		l.Phases = mid.Middle(mid.W, 20*u*k+4*u)
	}
	bh := (mid.H - g) / 2
	if !l.Phases.Empty() {
		bh = (mid.H - l.Phases.H - 2*g) / 2
	}
	l.Zones[dmg.Battle][1], mid = mid.CutTop(bh, g)
	l.Zones[dmg.Battle][0], _ = mid.CutBottom(bh, g)
	return l
}

// tallLayout is for phones in portrait. The stack is a drawer between the
// battle zones; mana is a counter that opens.
func tallLayout(env *ui.Env, u float64, replay bool) (l layout) {
	l.Tall = true
	k := env.TextUnit() / u
	in := env.Full().Inset(6 * u)
	g := 5 * u
	short := env.H/u < 720
	tool := math.Max(env.MinTarget(), 44*u)
	ph := math.Max(tool, 22*u+24*u*k)
	top, in := in.CutTop(ph, g)
	var t ui.Rect
	t, l.HUD[1] = top.CutRight(2*tool+g, g)
	l.Tools = []ui.Rect{t.Row(0, 2, g), t.Row(1, 2, g)} // undo menu
	hand, bar, ask, draw := math.Max(in.H*0.135, tool*1.6), math.Max(tool, 24*u+34*u*k), 14*u+58*u*k, math.Max(tool+4*u, 22*u+34*u*k)
	if short {
		g = 3 * u
		hand, bar, ask, draw = tool*1.52, math.Max(tool, 16*u+26*u*k), 4*u+46*u*k, math.Max(tool, 14*u+26*u*k)
	}
	l.Hand[0], in = in.CutBottom(hand, g)
	row, in := in.CutBottom(bar, g)
	l.extras, l.pass = row.CutRight(3*math.Max(tool, math.Min(60*u*k, in.W*0.16))+2*g, g) // room for their names
	if replay {
		ask = 3*tool + 30*u - bar
	}
	l.Prompt, in = in.CutBottom(ask, g)
	if replay {
		l.Prompt = l.Prompt.Union(row)
	}
	l.HUD[0], in = in.CutBottom(ph, g)
	l.Stage = in
	sh := tool
	l.Zones[dmg.Shields][1], in = in.CutTop(sh, g)
	l.Zones[dmg.Shields][0], in = in.CutBottom(sh, g)
	rib := 20*u*k + 4*u
	bh := (in.H - rib - draw - 3*g) / 2
	l.Zones[dmg.Battle][1], in = in.CutTop(bh, g)
	l.stack, in = in.CutTop(draw, g)
	l.Phases, in = in.CutTop(rib, g)
	l.Zones[dmg.Battle][0] = in
	return l
}

// shieldRects returns the places of the shields of a side.
func (l *layout) shieldRects(sd, n int, gap float64) []ui.Rect {
	r := l.Zones[dmg.Shields][sd]
	out := make([]ui.Rect, n)
	w := math.Min((r.W-gap*float64(n-1))/float64(n), r.H*1.7)
	x := r.X + (r.W-w*float64(n)-gap*float64(n-1))/2
	for i := range out {
		out[i] = ui.Rect{X: x + float64(i)*(w+gap), Y: r.Y, W: w, H: r.H}
	}
	return out
}

// row lays out creatures in a battle zone: a cell for each, with gaps if there is
// room. need is the length when it has to scroll.
func row(r ui.Rect, n int, gap, least float64) (cells []ui.Rect, cardW, need float64) {
	if n == 0 {
		return nil, 0, 0
	}
	total := func(w float64) float64 { return w*float64(n) + gap*float64(n-1) }
	w := r.H / table.Aspect
	cell := w * table.Aspect
	if total(cell) > r.W { // no room for air between them
		w = math.Max(least, math.Min(w, (r.W-gap*float64(n-1))/float64(n)))
		cell = w
	}
	need = total(cell)
	x := r.X + math.Max(0, (r.W-need)/2)
	for range n {
		cells = append(cells, ui.Rect{X: x, Y: r.Y, W: cell, H: r.H})
		x += cell + gap
	}
	return cells, w, need
}

// token is a card on the table with what the rules say of it.
type token struct {
	table.Token
	tapped bool
	host   int   // key of the card it lies under, or 0
	place  int16 // shields: the position, from 1
	power  int   // creatures
	new    bool  // creatures: entered this turn and cannot attack
}

// cards returns the cards of a zone.
func (s *Scene) cards(kind uint8, p rules.Seat) []token {
	list := s.Zone(kind, p)
	out := make([]token, len(list))
	for i, t := range list {
		out[i] = s.card(t)
	}
	return out
}

func (s *Scene) card(t table.Token) token {
	st := &s.View.S
	c := st.Card(t.ID)
	k := token{Token: t, tapped: dmg.Tapped(st, t.ID), host: s.Token(c.Host).Key}
	switch kind := c.Zone.Kind(); {
	case kind == dmg.Shields:
		k.place, k.Up = c.N[0], c.Has(dmg.FlagFaceUp)
	case kind == dmg.Battle && c.Host == 0 && c.Def != 0:
		k.power = s.game.Power(st, t.ID)
		k.new = c.Since == st.Turn && st.Active == c.Zone.Seat() && !s.game.Has(st, t.ID, dmg.KwSpeed) && s.game.Field(st, t.ID, dmg.VEvolution) == 0
	}
	return k
}

// creatures returns the creatures of a side, without the cards under them.
func (s *Scene) creatures(p rules.Seat) []token { return s.on(0, p) }

// on returns the cards of a battle zone that lie under a creature, or under none.
func (s *Scene) on(key int, p rules.Seat) (out []token) {
	for _, t := range s.cards(dmg.Battle, p) {
		if t.host == key {
			out = append(out, t)
		}
	}
	return out
}

// places returns the shields of a side by position: the cards of each pile.
func (s *Scene) places(p rules.Seat) (list [][]token, last int) {
	all := s.cards(dmg.Shields, p)
	last = dmg.ShieldCount
	for _, t := range all {
		last = max(last, int(t.place))
	}
	list = make([][]token, last)
	for _, t := range all {
		if i := int(t.place) - 1; i >= 0 {
			list[i] = append(list[i], t)
		}
	}
	return list, last
}

func (s *Scene) shieldCount(p rules.Seat) int { return dmg.ShieldsOf(&s.View.S, p) }

// shieldAt returns where a shield is.
func (s *Scene) shieldAt(sd, place int) (x, y float64) {
	if place < 1 {
		return s.lay.Zones[dmg.Shields][sd].Centre()
	}
	_, n := s.places(s.Seat(sd))
	return s.lay.shieldRects(sd, max(n, place), 5*s.Unit())[place-1].Centre()
}

// stack returns what waits on the stack, the next to resolve last.
func (s *Scene) stack() []rules.StackItem {
	return s.View.S.Stack[:s.View.S.NStack]
}

// waits returns the key of the card that is itself on the stack, or 0.
func (s *Scene) waits(o *rules.StackItem) int {
	if s.View.S.Card(o.Card).Zone.Kind() != dmg.Stack {
		return 0
	}
	return s.Token(o.Card).Key
}

// running returns the index of the entry that resolves now, -1 for none.
func (s *Scene) running() int { return dmg.Resolving(&s.View.S) }

func (s *Scene) active() rules.Seat { return s.View.S.Active }

// attackers returns the keys of the creatures in the running attack, or 0: who
// attacks, whom (0: the player), and who blocks.
func (s *Scene) attackers() (from, to, block int) {
	st := &s.View.S
	key := func(v int) int { return s.Token(rules.CardID(st.Vars[v])).Key }
	if a := rules.CardID(st.Vars[dmg.Attacker]); a != 0 && s.game.InPlay(st, a) {
		return key(dmg.Attacker), key(dmg.AttackOn), key(dmg.Blocked)
	}
	return 0, 0, 0
}

// ctrlColour returns the colour of a side.
func (s *Scene) ctrlColour(p rules.Seat) ui.Colour {
	if p == s.Bottom {
		return ownCol
	}
	return oppCol
}

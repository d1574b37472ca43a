// Package shields declares the shields of Duemagic on the table: panes that are
// looked at, chosen and attacked, and shards where one was.
package shields

import (
	"math"
	"slices"
	"strconv"

	"godeck/rules"
	dmg "godeck/rules/duemagic"
	"godeck/scenes/duemagic/arrival"
	"godeck/scenes/duemagic/deeds"
	"godeck/scenes/duemagic/faces"
	"godeck/scenes/duemagic/field"
	"godeck/scenes/duemagic/glass"
	"godeck/scenes/duemagic/staging"
	"godeck/scenes/table"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// Shields are those at a table.
type Shields struct {
	table *staging.Table
	match *table.Match
	deeds *deeds.Deeds
	comes *arrival.Arrival // what makes them jolt
}

// At returns the shields at a table.
func At(m *table.Match, t *staging.Table, d *deeds.Deeds, comes *arrival.Arrival) Shields {
	return Shields{t, m, d, comes}
}

// Declare declares the seven places of a side.
func (s *Shields) Declare(sf *ui.Surface, sd int) {
	on := s.match
	p, l, u := on.Seat(sd), on.Lang, sf.Px(1)
	list, n := s.table.M.Places(p)
	r := s.table.Lay.Zones[dmg.Shields][sd]
	name := on.T("shields.n", on.Possessive(p, l, true), s.table.M.Shields(p))
	if sd == 1 && on.Prompting(dmg.PromptAttack) {
		sl := board.Slot{ID: "player", Rect: r, Filled: true, Silent: true} // each shield takes taps itself, or a button
		s.deeds.Aimed(&sl, 0, false)
		on.Board.Slot(sf, sl)
	}
	if sd == 1 && s.deeds.Q().Asking() && s.deeds.Q().Early() {
		sl := board.Slot{ID: "player", Rect: r, Filled: true, Silent: true, Bare: true}
		s.deeds.Takes(&sl, dmg.Battle, sd, 0) // a card of the hand, too: it is above the creatures
		on.Board.Slot(sf, sl)
	}
	s.wall(sf, sd, n)
	s.lamps(sf, sd, n)
	defer s.word(sf, sd, n) // before the panes
	s.attacked(sf, sd, list, n)
	if !s.table.Lay.Taps {
		sf.Add(ui.Element{ID: "shields-" + board.SideNames[sd], Rect: r, Role: ui.RoleText, Label: name, Draw: func(c *ui.Canvas, _ ui.State) {
			rects := s.table.Lay.ShieldRects(sd, n, 5*u)
			for i := range list {
				s.pip(c, rects[i], list[i], s.table.Breaks.Of(int(p), i+1), 0)
			}
		}})
		return
	}
	least := sf.Env().MinTarget()
	gap := math.Max(5*u, least-r.H*1.1) // low ones are touched beside them, too
	if n > dmg.ShieldCount {            // more than at the beginning: closer, and narrower unless one is to be chosen
		gap = 2 * u
		if s.deeds.Q().Asking() && !on.Prompting(dmg.PromptShield) && !on.Prompting(dmg.PromptAttack) && !s.table.M.Open(p) {
			least = 28 * u
		}
	}
	need := float64(n)*(least+gap) - gap
	off, id := 0.0, "shields"+strconv.Itoa(sd)+".scroll"
	rects := s.table.Lay.ShieldRects(sd, n, gap)
	scrolls := need > r.W+1
	if scrolls {
		off = sf.BeginScroll(id, r, true)
		for i := range rects {
			rects[i] = ui.Rect{X: r.X + float64(i)*(least+gap) - off, Y: r.Y, W: least, H: r.H}
		}
	}
	for i := range list {
		s.one(sf, sd, i+1, rects[i], list[i])
	}
	if scrolls {
		sf.EndScroll(need)
	}
}

// wall declares what the panes of a side stand on: a low wall of stone along their
// arc, with the battlefield on one side of it and whoever they protect on the other.
func (s *Shields) wall(sf *ui.Surface, sd, n int) {
	l := s.table.Lay
	rects := l.ShieldRects(sd, n, 5*sf.Px(1))
	if !l.Taps || len(rects) == 0 || n > dmg.ShieldCount {
		return
	}
	at := rects[0]
	for _, r := range rects {
		at = at.Union(r)
	}
	sf.Paint("wall"+strconv.Itoa(sd), at.Inset(-10*sf.Px(1)), func(c *ui.Canvas) {
		if c.Blank() {
			return
		}
		u := c.Px(1)
		top := func(x float64) float64 { // of the wall, which bends as the row does
			k := 0
			for k < len(rects)-2 && x > rects[k+1].X+rects[k+1].W/2 {
				k++
			}
			a, b := rects[k], rects[min(k+1, len(rects)-1)]
			y := ui.Lerp(a.Bottom(), b.Bottom(), ui.Clamp01((x-a.X-a.W/2)/math.Max(1, b.X-a.X)))
			return y - 0.06*a.H
		}
		const stones = 14
		high := math.Max(5*u, 0.17*rects[0].H)
		x0, wide := rects[0].X-8*u, rects[len(rects)-1].Right()-rects[0].X+16*u
		for i := range stones {
			xa, xb := x0+wide*float64(i)/stones, x0+wide*float64(i+1)/stones
			ya, yb := top(xa), top(xb)
			shade := 0.5 + 0.5*math.Sin(math.Pi*(float64(i)+0.5)/stones) // lit in the middle
			cap, face := ui.Hex(0x8f86bd).Mix(faces.Sides[sd], 0.12), ui.Hex(0x4a4270)
			c.FillQuad(ui.Quad{{X: xa, Y: ya - 0.3*high}, {X: xb, Y: yb - 0.3*high}, {X: xb, Y: yb + 0.12*high}, {X: xa, Y: ya + 0.12*high}}, xb-xa, high, 0, cap.Darken(0.5-0.35*shade), cap.Darken(0.3-0.3*shade))
			c.FillQuad(ui.Quad{{X: xa + 0.5*u, Y: ya + 0.12*high}, {X: xb, Y: yb + 0.12*high}, {X: xb, Y: yb + high}, {X: xa + 0.5*u, Y: ya + high}}, xb-xa, high, 0, face.Darken(0.35-0.25*shade), face.Darken(0.72))
			c.Line(xa, ya+0.12*high, xb, yb+0.12*high, math.Max(0.8, 0.9*u), ui.Hex(0xe4dcff).Alpha(0.2+0.35*shade))
		}
	})
}

// word declares the light along the foot of a side's row of shields, while it is that
// side's word.
func (s *Shields) word(sf *ui.Surface, sd, n int) {
	if s.table.Word() != s.match.Seat(sd) {
		return
	}
	u := sf.Px(1)
	rects := s.table.Lay.ShieldRects(sd, max(n, 1), 5*u)
	row := rects[0].Union(rects[len(rects)-1])
	sf.Paint("word"+strconv.Itoa(sd), row.Inset(-24*u), func(c *ui.Canvas) {
		if c.Blank() {
			return
		}
		x, _ := row.Centre()
		gold := ui.Hex(0xffd27a)
		c.GlowAt(x, row.Bottom()-u, row.W, 3*u, 0, 1.5*u, 15*u, gold.Alpha(0.75))
		c.Fill(ui.Rect{X: row.X, Y: row.Bottom() - 2*u, W: row.W, H: 2.2 * u}, u, ui.Hex(0xfff3d0).Alpha(0.85))
	})
}

// lamps declares the two lamps at the ends of a side's row of shields: they burn, and
// light its floor, while it is that side's word.
func (s *Shields) lamps(sf *ui.Surface, sd, n int) {
	l, u := s.table.Lay, sf.Px(1)
	rects := l.ShieldRects(sd, max(n, 1), 5*u)
	word, gold := s.table.Word() == s.match.Seat(sd), ui.Hex(0xffd27a)
	first, last := rects[0], rects[len(rects)-1]
	y := first.Bottom() - 0.2*first.H
	k := math.Max(5*u, math.Min(9*u, 0.2*first.H))
	for i, x := range [...]float64{first.X - 1.9*k, last.Right() + 1.9*k} {
		if at := (ui.Rect{X: x, Y: y}).Inset(-1.5 * k); at.X < l.Full.X || at.Right() > l.Full.Right() || !at.Intersect(l.HUD[sd]).Empty() {
			continue // there is no room: the light tells it
		}
		sf.Paint("lamp"+strconv.Itoa(2*sd+i), ui.Rect{X: x, Y: y}.Inset(-9*k), func(c *ui.Canvas) {
			if c.Blank() {
				return
			}
			gem := func(r float64, col ui.Colour) {
				c.FillQuad(ui.Quad{{X: x, Y: y - 1.5*r}, {X: x + r, Y: y}, {X: x, Y: y + 1.5*r}, {X: x - r, Y: y}}, 2*r, 3*r, 0, col.Lighten(0.3), col)
			}
			if !word {
				gem(1.1*k, ui.Hex(0x0c0820).Alpha(0.8))
				gem(0.8*k, ui.Hex(0x4a4270))
				return
			}
			c.Light(x, y, 8.5*k, gold.Alpha(0.5))
			c.Light(x, y, 3.4*k, gold.Alpha(0.9))
			gem(1.35*k, ui.Hex(0x2a1a08))
			gem(k, gold)
			gem(0.5*k, ui.Hex(0xfffbe8))
		})
	}
}

// attacked lights the panes of a side while an attack goes at whoever stands behind
// them: it ends there, not at a creature.
func (s *Shields) attacked(sf *ui.Surface, sd int, list [][]field.Card, n int) {
	attacker, to, block := s.table.M.Attack()
	_, z, ok := s.match.Find(attacker)
	if attacker == 0 || !ok || to != 0 || block != 0 || s.deeds.Fallen() || s.match.SideOf(z.Seat()) == sd {
		return
	}
	r := s.table.Lay.Zones[dmg.Shields][sd]
	sf.Paint("attacked"+strconv.Itoa(sd), r, func(c *ui.Canvas) {
		u := c.Px(1)
		for i, q := range s.table.Lay.ShieldRects(sd, n, 5*u) {
			if i < len(list) && len(list[i]) > 0 {
				c.Glow(q.Inset(1*u), 9*u, 16*u, c.Theme.Danger.Alpha(0.6))
			}
		}
	})
}

// one declares one place.
func (s *Shields) one(sf *ui.Surface, sd, place int, r ui.Rect, held []field.Card) {
	on := s.match
	p, l, u := on.Seat(sd), on.Lang, sf.Px(1)
	legal := s.deeds.Q().Shield(on.Seat(sd), place)
	chosen := len(held) > 0 && rules.Seat(on.View.S.Dec.Arg) == p && slices.Contains(s.deeds.Q().Marked(), held[0].ID)
	attack := sd == 1 && len(held) > 0 && on.Prompting(dmg.PromptAttack) && s.deeds.Chosen != 0 && on.Legal(rules.Option{Verb: rules.Attack, Card: s.deeds.Chosen})
	label := on.T("shield.at", on.Possessive(p, l, true), place)
	var face *cards.CardFace
	if len(held) == 0 {
		label += on.T("comma") + on.T("shield.broken")
	}
	for _, t := range held {
		if t.Def != 0 {
			face = on.Cards.Of(t.Def, l)
			label += on.T("comma") + on.Cards.Name(t.Def, l)
		}
	}
	bend := 0.0
	if mx, _ := r.Centre(); !s.table.Lay.Small {
		bend = []float64{0.16, -0.16}[sd] * (mx - s.table.Lay.Mid) / math.Max(1, s.table.Lay.Zones[dmg.Shields][sd].W/2)
	}
	e := ui.Element{ID: "shield-" + board.SideNames[sd] + "-" + strconv.Itoa(place), Rect: r, Hit: s.table.Lay.Touch(r, sd, sf.Env().MinTarget()), Role: ui.RoleText, Label: label, Group: on.T("zone.shields"),
		Draw: func(c *ui.Canvas, st ui.State) {
			q, col, wide := r.Move(0, s.comes.Jolt(place)*u), faces.Aimed, 2*u
			if chosen {
				col = c.Theme.Warm
			}
			if st.Hover && (legal || attack) {
				q, wide = q.Inset(-2*u), 3*u
			}
			if legal || attack || chosen {
				c.Glow(q, 9*u, 14*u, col.Alpha(0.45))
				defer c.Stroke(q.Inset(-1.5*u), 10*u, wide, col)
			}
			br := s.table.Breaks.Of(int(p), place)
			s.pip(c, q, held, br, bend)
			if len(held) > 0 && br == nil {
				if chosen {
					k := math.Min(22*u, q.H*0.6)
					c.Icon(ui.IconCheck, q.Middle(k, k), col)
					return
				}
				if k := math.Min(c.Font(15), q.H*0.4); !c.Blank() { // the glass may stand before something bright
					x, y := q.Centre()
					c.ShadowAt(x, y, k*0.8, k*0.9, 0, k*0.4, k*0.5, ui.Hex(0x0a1030).Alpha(0.5))
				}
				c.Text(strconv.Itoa(place), q, ui.TextStyle{Face: ui.Bold, Size: math.Min(c.Font(15), q.H*0.4), Align: ui.Middle, Colour: ui.Hex(0xf4f9ff), Shadow: true, Loose: true})
			}
		}}
	if sd == 1 && len(held) > 0 && s.deeds.Q().Asking() && on.Prompting(dmg.PromptAttack) {
		at := board.Slot{ID: "at-shield" + strconv.Itoa(place), Rect: r, Filled: true, Silent: true, Bare: true}
		s.deeds.Aimed(&at, 0, false)
		at.Drop = func(env *ui.Env, board string) { s.deeds.AttackAt(env, on.CardOf(board), place) }
		on.Board.Slot(sf, at)
	}
	barred := sd == 1 && s.deeds.Q().Asking() && on.Prompting(dmg.PromptAttack) && s.deeds.Chosen != 0 && !attack
	if len(held) > 0 && (legal || attack || barred || face != nil) {
		switch {
		case barred:
			e.Disabled, e.Desc = true, on.Why(rules.Option{Verb: rules.Attack, Card: s.deeds.Chosen})
		case legal:
			e.Label = on.T("node.does", label, on.T("act.pick"))
		case attack:
			e.Label = on.T("node.does", label, on.T("act.aim"))
		}
		e.Role = ui.RoleButton
		e.Tap = func(env *ui.Env) { s.deeds.TapShield(env, sd, place) }
	}
	if face != nil {
		e.Inspect = func(*ui.Env) { on.Zoom.Open(face) }
	}
	sf.Add(e)
}

// Dialog declares the choice of a shield where the table shows only pips.
func (s *Shields) Dialog(sf *ui.Surface) {
	on := s.match
	in, _ := s.match.Dialog(sf, "shields", 640, 320)
	p := rules.Seat(on.View.S.Dec.Arg)
	list, n := s.table.M.Places(p)
	u := sf.Px(1)
	cell := math.Max(sf.Env().MinTarget(), 56*u)
	gap := 8 * u
	cols := max(1, int((in.W+gap)/(cell+gap)))
	off := sf.BeginScroll("shields.list", in, false)
	for i := range list {
		r := ui.Rect{X: in.X + float64(i%cols)*(cell+gap), Y: in.Y + float64(i/cols)*(cell+gap) - off, W: cell, H: cell}
		s.one(sf, on.SideOf(p), i+1, r, list[i])
	}
	sf.EndScroll(float64((n+cols-1)/cols) * (cell + gap))
}

// pip draws a shield: a pane of glass, or the shards of a broken one; bend is
// how it stands in the arc. One that breaks has come up from the table.
func (s *Shields) pip(c *ui.Canvas, r ui.Rect, cards []field.Card, br *glass.Break, bend float64) {
	on := s.match
	u := c.Px(1)
	if br != nil || len(cards) == 0 {
		switch {
		case br != nil && br.Stands():
			c.Stroke(r, math.Min(6*u, r.H*0.3), 1*u, faces.Shield.Alpha(0.5))
		case on.Turn() > 0 && r.H > 24*u:
			glass.Shards(c, r, math.Mod(r.X, 7))
		default:
			c.Stroke(r, math.Min(6*u, r.H*0.3), 1*u, c.Theme.Edge.Alpha(0.6))
		}
		return
	}
	col := faces.Shield
	open := false
	for _, t := range cards {
		if t.Def != 0 {
			col, open = on.Cards.ColourOf(t.Def), true
		}
	}
	for i := len(cards) - 1; i > 0; i-- { // those behind it
		p := glass.Pane{R: r.Move(float64(i)*3*u, -float64(i)*3*u), Skew: bend}
		p.Draw(c, col, 0.5)
	}
	p := glass.Pane{R: r, Skew: bend}
	p.Draw(c, col, 1)
	if open && r.H > 24*u {
		k := math.Min(16*u, r.H*0.4)
		c.Icon(ui.IconEye, ui.Rect{X: r.Right() - k - 3*u, Y: r.Y + 3*u, W: k, H: k}, ui.Hex(0xffffff))
	}
}

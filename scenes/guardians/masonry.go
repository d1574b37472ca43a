package guardians

import (
	"math"
	"strconv"

	"godeck/rules"
	bgd "godeck/rules/guardians"
	"godeck/scenes/guardians/stands"
	"godeck/scenes/table/board"
	"godeck/scenes/ui"
)

// stoneWorth is how many LP a stone of a wall is worth.
const stoneWorth = 100

// stonesOf returns how many stones of a side's wall stand, how many there would
// be without damage, and the worth of one.
func (s *Scene) stonesOf(side int) (now, whole int, worth float64) {
	p := s.Seat(side)
	worth = stoneWorth
	if bgd.AttackGuardian(&s.View.S, p) == 0 {
		if s.Staged { // its wall lies there, broken
			return 0, 2 * s.lay.ground.walls[side].across, worth
		}
		return 0, 0, worth
	}
	lp, dg := math.Max(0, s.shown.lp[p]), math.Max(0, s.shown.dg[p])
	if s.endless(p) {
		n := s.lay.ground.walls[side].across * 4
		return n, n + int(math.Min(dg/stoneWorth, 30)), worth
	}
	for (lp+dg)/worth > float64(s.lay.ground.walls[side].across*6) {
		worth *= 2
	}
	return int(math.Ceil(lp/worth - 1e-6)), int(math.Ceil((lp+dg)/worth - 1e-6)), worth
}

// stoneAt returns where the n-th stone of a wall stands: its lower near corner
// towards the pit.
func (m *masonry) stoneAt(n int) (x, y, z float64) {
	row, col := n/m.across, n%m.across
	shift := 0.0
	if row%2 == 1 {
		shift = m.w * 0.5
	}
	return m.x + m.out*(float64(col)*m.w+shift), m.y, float64(row) * m.h
}

// drawStone draws a stone whose near lower edge begins at x, y, z: front, top, joints.
func (g *ground) drawStone(c *ui.Canvas, m *masonry, n int, x, y, z float64, gold bool) {
	x0, x1 := x, x+m.out*m.w
	if x0 > x1 {
		x0, x1 = x1, x0
	}
	sx0, sy0, _ := g.Camera.Project(x0, y, z)
	sx1, sy1, _ := g.Camera.Project(x1, y, z+m.h)
	bx0, by, _ := g.Camera.Project(x0, y+m.d, z+m.h)
	bx1, _, _ := g.Camera.Project(x1, y+m.d, z+m.h)
	tx0, _, _ := g.Camera.Project(x0, y, z+m.h)
	tone := 0.80 + 0.34*stands.Hash(float64(n)*3.1+m.out)
	col := wallStone
	if gold {
		col = ui.Hex(0xe2b45c)
	}
	// light of the pit on the stones near it
	warm := math.Exp(-math.Abs(x) / (260 * g.unit))
	col = col.Mix(warmLight, 0.30*warm)
	face := ui.Rect{X: sx0, Y: sy1, W: sx1 - sx0, H: sy0 - sy1}
	joint := math.Max(0.6, 0.9*g.unit)
	c.FillQuad(ui.Quad{{X: bx0, Y: by}, {X: bx1, Y: by}, {X: sx1, Y: sy1}, {X: tx0, Y: sy1}}, sx1-sx0, math.Max(1, sy1-by), 0, col.Darken(0.1+0.2*(1-tone)).Lighten(0.18), col.Lighten(0.10))
	c.Gradient(face, 2*g.unit, col.Darken(0.26+0.5*(1-tone)), col.Darken(0.56+0.4*(1-tone)))
	c.Fill(ui.Rect{X: face.X + joint, Y: face.Y, W: face.W - 2*joint, H: joint}, 0, col.Lighten(0.34).Alpha(0.8))
	c.Stroke(face, 2*g.unit, joint, ui.Hex(0x1a120e).Alpha(0.75))
	if h := stands.Hash(float64(n)*7.7 + 3); h < 0.4 { // chips and cracks
		cx := face.X + face.W*(0.25+0.5*stands.Hash(float64(n)))
		c.Line(cx, face.Y+face.H*0.2, cx+face.W*(h-0.2), face.Bottom()-face.H*0.15, joint*0.8, ui.Hex(0x1a120e).Alpha(0.5))
	}
}

// drawWall draws a side's wall of life, and before it what has fallen.
func (s *Scene) drawWall(c *ui.Canvas, side int) {
	g := &s.lay.ground
	m := &g.walls[side]
	now, whole, _ := s.stonesOf(side)
	if c.Blank() || whole == 0 || m.across == 0 {
		return
	}
	dx, dy := s.Shift()
	x0, y0, _ := g.Camera.Project(m.x, m.y-m.rubbleAt, 0)
	x1, y1, _ := g.Camera.Project(m.x+m.out*m.w*(float64(m.across)+1), m.y+m.d, m.h*7)
	r := ui.Rect{X: math.Min(x0, x1), Y: y1, W: math.Abs(x1 - x0), H: y0 - y1}.InsetXY(-8*g.unit, -6*g.unit).Move(math.Round(dx), math.Round(dy))
	s.arena.walls[side].draw(c, r, func(c *ui.Canvas) {
		if dx != 0 || dy != 0 {
			moved := *g
			moved.Camera.CX, moved.Camera.CY = g.Camera.CX+math.Round(dx), g.Camera.CY+math.Round(dy)
			moved.paintWall(c, m, now, whole, s.endless(s.Seat(side)))
			return
		}
		g.paintWall(c, m, now, whole, s.endless(s.Seat(side)))
	}, float64(now), float64(whole), r.X, r.Y)
}

func (g *ground) paintWall(c *ui.Canvas, m *masonry, now, whole int, gold bool) {
	u := g.unit
	ax, ay, _ := g.Camera.Project(m.x, m.y, 0)
	bx, by, _ := g.Camera.Project(m.x+m.out*m.w*(float64(min(now, m.across))+0.5), m.y-3*u, 0)
	if now > 0 {
		c.Shadow(ui.Rect{X: math.Min(ax, bx), Y: ay - 5*u, W: math.Abs(bx - ax), H: by - ay + 9*u}, 4*u, 9*u, ui.Hex(0x000000).Alpha(0.7))
	}
	// rubble: smaller with every stone, spread before the wall
	lost := whole - now
	for i := range min(lost*2, 70) {
		k := float64(i)*1.7 + m.out
		x := m.x + m.out*m.w*(float64(m.across)+0.5)*stands.Hash(k)
		y := m.y - m.rubbleAt*(0.18+0.75*stands.Hash(k+5))
		size := (2.4 + 5.2*stands.Hash(k+9)) * u
		sx, sy, kk := g.Camera.Project(x, y, 0)
		col := wallStone.Darken(0.28 + 0.4*stands.Hash(k+2))
		c.BoxAt(sx+size*0.2, sy+size*0.34, size*1.9*kk, size*0.9*kk, 0, size*0.4, ui.Hex(0x000000).Alpha(0.45), ui.Hex(0x000000).Alpha(0.45))
		c.BoxAt(sx, sy, size*1.7*kk, size*1.1*kk, (stands.Hash(k+3)-0.5)*1.6, size*0.2, col.Lighten(0.18), col.Darken(0.35))
	}
	for row := 0; row*m.across < now; row++ {
		for col := min(now-row*m.across, m.across) - 1; col >= 0; col-- {
			n := row*m.across + col
			x, y, z := m.stoneAt(n)
			g.drawStone(c, m, n, x, y, z, gold)
		}
	}
}

// seatOf declares what stands before a guardian: the wall of its life with LP
// and DG in numbers. It belongs to the seat, so a newcomer stands behind the same one.
func (s *Scene) seatOf(sf *ui.Surface, sd int) {
	r, p := s.lay.seat[sd], s.Seat(sd)
	if r.Empty() {
		return
	}
	label := s.T("seat.empty", s.Possessive(p, s.Lang, true))
	if bgd.AttackGuardian(&s.View.S, p) != 0 {
		label = s.T("seat", s.Possessive(p, s.Lang, true), s.lifeText(p), int(math.Round(s.shown.dg[p])))
	}
	sf.Paint("wall-"+board.SideNames[sd], ui.Rect{W: sf.Env().W, H: sf.Env().H}, func(c *ui.Canvas) { s.drawWall(c, sd) })
	if s.Staged {
		return
	}
	sf.Add(ui.Element{ID: "seat-" + board.SideNames[sd], Rect: r, Role: ui.RoleText, Label: label, Tip: s.T("seat.why"), Draw: func(c *ui.Canvas, _ ui.State) { s.drawLife(c, r, sd) }})
}

// drawLife draws LP large and DG beside it, from the outer end of a side.
func (s *Scene) drawLife(c *ui.Canvas, r ui.Rect, sd int) {
	u, p := c.Px(1), s.Seat(sd)
	r = r.Move(s.Shift())
	if bgd.AttackGuardian(&s.View.S, p) == 0 {
		return
	}
	full := s.shown.lp[p] + math.Max(0, s.shown.dg[p])
	low := s.shown.lp[p] <= full*0.3 && !s.endless(p)
	ink, glow := sideColours[sd].Lighten(0.78), sideColours[sd]
	if low {
		ink, glow = ui.Hex(0xffd8cc), ui.Hex(0xff4b3b)
	}
	dg := int(math.Round(s.shown.dg[p]))
	word := strconv.Itoa(dg)
	if dg < 0 {
		word = "−" + strconv.Itoa(-dg)
	}
	col := ui.Hex(0xffb29a)
	if dg <= 0 {
		col = ui.Hex(0xc9beb6)
	}
	big := math.Min(math.Min(r.H*0.92, c.Font(40)), r.W*0.30)
	small := math.Max(12*c.Env.Scale, math.Min(c.Font(16), big*0.5))
	lp := s.lifeText(p)
	wide := ui.Measure(lp, ui.Display, big) + 8*u
	name := ui.Measure("LP", ui.Bold, small) + 4*u
	num, rest := r.CutLeft(wide+name, 8*u)
	al, labAt := ui.Start, num
	if sd == 1 {
		num, rest = r.CutRight(wide+name, 8*u)
		al = ui.End
		labAt, num = num.CutLeft(name, 0)
	} else {
		labAt, num = num.CutLeft(name, 0)
	}
	labAt.Y, labAt.H = r.Y+r.H-small*1.9, small*1.4
	c.Text(lp, num, ui.TextStyle{Face: ui.Display, Size: big, Align: al, Tabular: true, Colour: ink, Shadow: true, Glow: glow.Alpha(0.6), Loose: true})
	c.Text("LP", labAt, ui.TextStyle{Face: ui.Bold, Size: small, Colour: glow.Lighten(0.5), Shadow: true, Loose: true}) // over the halo
	rest.Y, rest.H = labAt.Y, labAt.H
	c.Text("DG "+word, rest, ui.TextStyle{Face: ui.Bold, Size: small, Align: al, Tabular: true, Colour: col, Shadow: true, Loose: true})
}

// crumbles makes stones of a side's wall fly as its LP falls from was to now:
// one in three ticks, at most 24.
func (s *Scene) crumbles(p rules.Seat, was, now float64) {
	sd := s.SideOf(p)
	m := &s.lay.ground.walls[sd]
	if m.across == 0 || s.endless(p) {
		return
	}
	_, _, worth := s.stonesOf(sd)
	from, to := int(math.Ceil(was/worth)), int(math.Ceil(math.Max(0, now)/worth))
	n := min(24, from-to)
	for i := range max(0, n) {
		at := from - 1 - i*(from-to)/n
		x, y, z := m.stoneAt(max(0, at))
		k := float64(at)*2.3 + float64(i)
		u := s.lay.ground.unit
		s.arena.flying = append(s.arena.flying, chip{x: x + m.out*m.w/2, y: y, z: z + m.h/2, side: sd,
			vx: (m.out*1.2 + (stands.Hash(k)-0.5)*5) * u, vy: (-2.6 - 2.4*stands.Hash(k+1)) * u, vz: (4.5 + 4.5*stands.Hash(k+2)) * u, spin: (stands.Hash(k+3) - 0.5) * 0.5, at: -3 * float64(i), life: 40 + 16*stands.Hash(k+4)})
	}
}

// tickChips moves the stones in the air.
func (a *arena) tickChips(step, u float64) bool {
	live := a.flying[:0]
	for _, f := range a.flying {
		f.at += step
		if f.at > 0 {
			f.vz -= 0.52 * u * step
			f.x, f.y, f.z = f.x+f.vx*step, f.y+f.vy*step, f.z+f.vz*step
			if f.z < 0 {
				f.z, f.vz, f.vx, f.vy, f.spin = 0, -f.vz*0.34, f.vx*0.5, f.vy*0.5, f.spin*0.4
			}
		}
		if f.at < f.life {
			live = append(live, f)
		}
	}
	a.flying = live
	return len(live) > 0
}

// drawChips draws the stones in the air.
func (s *Scene) drawChips(c *ui.Canvas) {
	g := &s.lay.ground
	for i := range s.arena.flying {
		f := &s.arena.flying[i]
		if f.at <= 0 {
			continue
		}
		m := &g.walls[f.side]
		x, y, k := g.Camera.Project(f.x, f.y, f.z)
		gx, gy, _ := g.Camera.Project(f.x, f.y, 0)
		fade := math.Min(1, (f.life-f.at)/10)
		w, h := m.w*k*0.86, m.h*k*1.15
		c.ShadowAt(gx, gy, w, h*0.5, 0, h*0.2, 5*g.unit, ui.Hex(0x000000).Alpha(0.4*fade))
		c.BoxAt(x, y, w, h, f.spin*f.at, h*0.2, wallStone.Lighten(0.16).Alpha(fade), wallStone.Darken(0.42).Alpha(fade))
	}
}

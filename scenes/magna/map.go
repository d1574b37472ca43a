package magna

import (
	"cmp"
	"math"
	"slices"
	"strconv"

	"godeck/rules"
	mgn "godeck/rules/magna"
	"godeck/scenes/internal/cardart"
	"godeck/scenes/magna/cutout"
	"godeck/scenes/magna/plate"
	"godeck/scenes/magna/siege"
	"godeck/scenes/table/stage"
	"godeck/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// A camp is where a base stands on the map, in its own units: the feet of its
// units, how wide they are, and its cut-out behind them. My side is left.
type site struct{ x, y, w, fort, foot float64 }

// Sites: the foremost base is near and large, the others are behind.
var sites = [3]site{{352, -174, 76, 240, -84}, {284, 162, 104, 200, 322}, {592, 162, 104, 212, 326}}

// breadth is the width of its cards: less behind, where the map has little height.
func (st *site) breadth(env *ui.Env) float64 {
	if st.y > 0 && (env.Full().H < 690*env.Unit() || env.TextUnit() > 1.1*env.Unit()) {
		return 68
	}
	return st.w
}

// siteOf returns which site each of a side's bases has: those that stand or hold
// units come first; -1 is a ruin.
func (s *Scene) siteOf(sd int) (at [3]int) {
	p := s.Seat(sd)
	n := 0
	for g := range at {
		at[g] = -1
		if s.m.standing(p, g+1) || len(s.m.list(zoneOfGroup(g), p)) > 0 || len(s.m.list(mgn.Camps, p)) <= g {
			at[g] = n
			n++
		}
	}
	switch {
	case n == 2 && at[2] == 1: // the last one stays in its corner
		at[2] = 2
	case n == 0: // the match is over: its end is seen where it happened
		at[2] = 0
	}
	return at
}

// deploy gives each base and the force their places on the map.
func (s *Scene) deploy(l *layout, env *ui.Env) {
	u, full := env.Unit(), env.Full()
	k := env.TextUnit() / u
	head := 22 * u * k
	gap := 3 * u
	for sd := range l.group {
		way := float64(2*sd - 1)
		at := s.siteOf(sd)
		var right float64 // the inner edge of the corner's row
		for _, g := range [...]int{2, 1, 0} {
			b := &l.group[sd][g]
			b.cam = l.cam
			if at[g] < 0 { // a ruin by the river, without places
				_, y, kk := l.cam.Project(0, 330*l.unit, 0)
				w := math.Max(66*l.unit*kk, env.MinTarget()+2*u)
				x := full.X + full.W/2 + way*(28*l.unit+float64(g)*(w+4*u))
				if sd == 0 {
					x -= w
				}
				b.fort = ui.Rect{X: x, Y: y - w*cutout.High/cutout.Wide, W: w, H: w * cutout.High / cutout.Wide}
				b.head = ui.Rect{X: x, Y: y - 4*u, W: w, H: head}
				b.rect = b.fort.Union(b.head)
				b.w = 0
				continue
			}
			st := sites[at[g]]
			n := s.placesOf(s.m, sd, g)
			_, _, kk := l.cam.Project(0, st.y*l.unit, 0)
			b.gap = gap / kk
			b.y = st.y * l.unit
			b.w = math.Max(st.breadth(env)*l.unit, (env.MinTarget()+3*u)/kk)
			most := full.W * [...]float64{0.352, 0.178, 0.24}[at[g]] // of the row
			if row := float64(n) * (b.w + b.gap) * kk; row > most {
				b.w = math.Max(most/kk/float64(n)-b.gap, (env.MinTarget()+3*u)/kk)
			}
			half := float64(n) * (b.w + b.gap) * kk / 2
			x := l.cam.CX + way*st.x*l.unit*kk
			if lim := full.X + 8*u + half; sd == 0 && x < lim {
				x = lim
			} else if lim := full.Right() - 8*u - half; sd == 1 && x > lim {
				x = lim
			}
			if at[g] == 1 && right != 0 { // not into the row in the corner
				if sd == 0 {
					x = math.Max(x, right+10*u+half)
				} else {
					x = math.Min(x, right-10*u-half)
				}
			}
			b.x = (x - l.cam.CX) / kk
			if at[g] == 2 {
				right = x - way*half
			}
			row := b.cell(0, n, 0).Union(b.cell(n-1, n, 0))
			fx, fy, fk := l.cam.Project(b.x, st.foot*l.unit, 0)
			fw := st.fort * l.unit * fk
			b.fort = ui.Rect{X: fx - fw/2, Y: fy - fw*cutout.High/cutout.Wide, W: fw, H: fw * cutout.High / cutout.Wide}
			b.fort.X = math.Max(full.X-fw*0.08, math.Min(full.Right()-fw*0.92, b.fort.X))
			wide := math.Max(row.W+24*u, full.W*[...]float64{0.3, 0.205, 0.195}[at[g]])
			b.head = ui.Rect{X: x - wide/2, Y: row.Y - head + 4*u, W: wide, H: head}.Clamp(full.Inset(6 * u))
			if at[g] == 0 { // above the signs at its cards' upper edges
				b.head.Y -= 7 * u
			}
			b.rect = row.InsetXY(-3*u, -3*u).Union(ui.Rect{X: b.head.X, Y: b.head.Y - 20*u, W: b.head.W, H: head})
		}
	}
	deployForce(s, l, env, u, k)
}

// deployForce gives the force its place on the road, and what it comes to: at
// the arrow's tip, if there is room before the base under attack.
func deployForce(s *Scene, l *layout, env *ui.Env, u, k float64) {
	way := 1 - 2*float64(rules.Truth(s.m.invader() == s.Seat(1)))
	n := max(2, s.placesOf(s.m, 0, lane), s.placesOf(s.m, 1, lane))
	b := &l.group[0][lane]
	b.cam, b.y, b.zigzag, b.gap = l.cam, -118*l.unit, 50*l.unit, 3*u
	_, _, kk := l.cam.Project(0, b.y, 0)
	b.w = math.Max(74*l.unit, (env.MinTarget()+4*u)/kk)
	b.x = -way * 46 * l.unit * math.Min(1, float64(n)/4)
	b.rect = b.cell(0, n, 0).Union(b.cell(n-1, n, 0)).Union(b.cell(min(1, n-1), n, 0)).InsetXY(-4*u, -4*u)
	x, _ := b.rect.Centre()
	b.head = ui.Rect{X: x - 110*u*k, Y: b.rect.Y - 40*u*k, W: 220 * u * k, H: 36 * u * k}
	if tip := tip(s, l, way); tip.W > 66*u*k { // at the arrow's tip
		_, y, _ := l.cam.Project(way*250*l.unit, (roadY(way*250)+26)*l.unit, 0)
		b.head = ui.Rect{X: tip.X, Y: y - 58*u*k, W: tip.W, H: 58 * u * k}
	}
	l.group[1][lane] = *b
}

// tip is what is free between the force on the road, which goes right for 1 and
// left for −1, and the units of the base under attack.
func tip(s *Scene, l *layout, way float64) (r ui.Rect) {
	g := s.m.battle() - 1
	sd := int(rules.Truth(way > 0))
	if g < 0 || l.group[sd][g].w == 0 {
		return r
	}
	b, force := &l.group[sd][g], l.group[0][lane].rect
	n := s.placesOf(s.m, sd, g)
	row := b.cell(0, n, 0).Union(b.cell(n-1, n, 0))
	if way < 0 {
		force, row = row, force
	}
	r.X, r.W = force.Right(), row.X-force.Right()
	return r
}

// lamps are the lights on the map, in its units: the lantern at the left, the
// night at the right, fires, and what falls on the near edge.
var lamps = [...]stage.Light{
	{X: -420, Y: 420, Z: 360, R: 480, Colour: ui.Hex(0xffd699), Power: 1.7},
	{X: 640, Y: 500, Z: 300, R: 460, Colour: ui.Hex(0x739eff), Power: 1.1},
	{X: -356, Y: -160, Z: 60, R: 110, Colour: ui.Hex(0xffa857), Power: 1.4},
	{X: -110, Y: -60, Z: 50, R: 70, Colour: ui.Hex(0xff9e40), Power: 1.2},
	{X: 90, Y: -20, Z: 50, R: 70, Colour: ui.Hex(0xff9e40), Power: 1.2},
	{X: 0, Y: -330, Z: 190, R: 330, Colour: ui.Hex(0xffc780), Power: 0.8},
}

// fire lights the base under attack.
var fire = stage.Light{Y: -130, Z: 90, R: 130, Colour: ui.Hex(0xff6b1f), Power: 2}

// light sets up the stage for this window.
func (s *Scene) light() {
	st := &s.stage
	st.Camera, st.Lean, st.Ambient, st.Sun, st.Shade = s.lay.cam, unitLean*math.Pi/180, [3]float64{0.34, 0.29, 0.30}, [2]float64{0.5, 0.3}, 0.6
	st.Lights = st.Lights[:0]
	add := func(l stage.Light) {
		k := s.lay.unit
		if s.lay.fold { // seen along the road
			l.X, l.Y = -l.Y, l.X
		}
		l.X, l.Y, l.Z, l.R = l.X*k, l.Y*k, l.Z*k, l.R*k
		st.Lights = append(st.Lights, l)
	}
	if s.lay.fold { // cards face the reader
		st.Lean = s.lay.cam.Tilt - 0.12
	}
	for _, l := range lamps {
		add(l)
	}
	if s.m.battle() > 0 {
		l := fire
		l.X = 380
		if s.SideOf(s.m.invader()) == 1 {
			l.X = -380
		}
		add(l)
	}
}

// backdrop draws what is under the cards: the tent, the map, the bases.
func (s *Scene) backdrop(c *ui.Canvas) {
	s.Board.Light = dusk
	if c.Blank() {
		return
	}
	dx, dy := s.Shift()
	s.light()
	battle := float64(s.m.battle())
	if s.m.invader() == s.Seat(1) {
		battle = -battle
	}
	state := []float64{battle}
	for sd := range 2 {
		for g := range mgn.BaseCount {
			state = append(state, float64(rules.Truth(s.ruined(sd, g))))
		}
	}
	s.relief.Draw(c, &s.stage, s.paintMap, dx, dy, state...)
	s.flicker(c, dx, dy)
	s.drawCommander(c)
	s.drawForts(c, dx, dy)
	s.drawArrow(c)
}

// torches stand along the far side of the road.
var torches = [...][2]float64{{-262, -70}, {-118, -46}, {84, -26}, {214, -66}}

// ambient moves the flames, ten times a second.
func (s *Scene) ambient(env *ui.Env) bool {
	if s.lay.fold || env.Settings.ReducedMotion || env.Settings.Speed == ui.SpeedOff {
		return false
	}
	s.clock++
	return s.clock%6 == 0
}

// flicker draws the light of the flames as it is at the moment.
func (s *Scene) flicker(c *ui.Canvas, dx, dy float64) {
	if s.lay.fold || c.Env.Settings.ReducedMotion || c.Env.Settings.Speed == ui.SpeedOff {
		return
	}
	k, now := s.lay.unit, float64(s.clock/6)
	for i, t := range torches {
		x, y, fk := s.lay.cam.Project(t[0]*k, t[1]*k, 0)
		c.Light(x+dx, y+dy-42*k*fk, 30*k*fk, ui.Hex(0xffb050).Alpha(0.10+0.22*cutout.Chance(now+17*float64(i))))
	}
	c.Light(s.lay.cam.CX-390*k+dx, math.Min(70*k, s.lay.farAt()*0.42)+dy, 58*k, ui.Hex(0xffc060).Alpha(0.05+0.09*cutout.Chance(now*1.3)))
}

// farAt is where the table's far edge is seen.
func (l *layout) farAt() float64 {
	_, y, _ := l.cam.Project(0, l.far, 0)
	return y
}

// drawCommander draws who sits at the far side, behind the table's rim; they
// lean towards the base that is attacked.
func (s *Scene) drawCommander(c *ui.Canvas) {
	r := s.lay.Rival
	if r.Empty() || s.RivalOf(s.Bottom.Other()) == nil {
		return
	}
	s.DrawRival(c)
	if s.lay.fold {
		return
	}
	u := c.Px(1)
	rim := ui.Rect{X: r.X - 40*u, Y: r.Bottom() + 3*u, W: r.W + 80*u, H: 9 * s.lay.unit}
	c.Gradient(rim, 0, ui.Hex(0xb27c48), ui.Hex(0x3a2012))
}

// roadY is how the road runs from camp to camp, as place-magna.kage has it.
func roadY(x float64) float64 {
	step := func(a, b float64) float64 { t := ui.Clamp01((x - a) / (b - a)); return t * t * (3 - 2*t) }
	return -128 + 40*step(-330, -20) - 44*step(20, 300)
}

// drawArrow paints the way of an invasion on the road, as far as it is drawn.
func (s *Scene) drawArrow(c *ui.Canvas) {
	p := s.m.invader()
	if p < 0 || s.lay.fold || s.m.battle() == 0 {
		return
	}
	way := 1.0
	if s.SideOf(p) == 1 {
		way = -1
	}
	k := s.lay.unit
	on := func(x, y float64) (float64, float64) {
		px, py, _ := s.lay.cam.Project(x*k, y*k, 0)
		return px, py
	}
	from, to := -way*210, way*250
	tip := from + (to-from)*(1-s.undrawn)
	var pts, back []float64
	const n = 24
	neck := tip - way*46
	if way*(neck-from) < 8 {
		return
	}
	for i := range n + 1 {
		x := from + (neck-from)*float64(i)/n
		h := 7 + 3*float64(i)/n
		ax, ay := on(x, roadY(x)+h)
		bx, by := on(x, roadY(x)-h)
		pts = append(pts, ax, ay)
		back = append(back, by, bx)
	}
	y := roadY(tip)
	add := func(x, y float64) { px, py := on(x, y); pts = append(pts, px, py) }
	add(neck-way*8, roadY(neck)+25)
	add(tip, y)
	add(neck-way*8, roadY(neck)-25)
	slices.Reverse(back)
	pts = append(pts, back...)
	pn := &cutout.Pen{C: c, K: 1, Soft: true}
	dx, dy := s.Shift()
	pn.X, pn.Y = dx, dy
	pn.Poly(cutout.Across(pts[0], pts[2*n+2]), [3]ui.Colour{ui.Hex(0xce2210).Alpha(0.35), ui.Hex(0xce2210).Alpha(0.9), ui.Hex(0xe23418).Alpha(0.96)}, pts...)
}

// ruined reports whether a base has fallen.
func (s *Scene) ruined(sd, g int) bool {
	p := s.Seat(sd)
	return !s.m.standing(p, g+1) && len(s.m.list(mgn.Camps, p)) > g
}

// paintMap paints the tent and the map.
func (s *Scene) paintMap(c *ui.Canvas, dst *ebiten.Image, st *stage.Stage) {
	k := st.Camera.D / 1150
	w := float64(dst.Bounds().Dx())
	far := s.lay.far * k / s.lay.unit
	val := [16]float64{k, 0, far / k, 0.5, 0, 96, 830, 0, 0, 0, 0, 390, 0, 0, 0, 0}
	if s.lay.fold { // the sheet is as wide as the window, and ends where the hand begins
		_, near := st.Camera.Unproject(w/2, (s.lay.Prompt.Y+s.lay.Prompt.H*0.3)*k/s.lay.unit)
		val[1], val[5], val[6], val[11] = 1, (far+near)/2/k, w/k/2+14, (far-near)/2/k-6
	}
	_, val[7], _ = st.Camera.Project(0, far, 0)
	for sd := range 2 { // scorched fronts
		if s.ruined(sd, 0) {
			val[8+4*sd], val[9+4*sd], val[10+4*sd] = float64(2*sd-1)*340, -110, 0.8
		}
	}
	cardart.Place(dst, "magna", st, 0.7, val[:]...)
	s.paintTent(c, st, k, val[7])
	if !s.lay.fold {
		s.paintWoods(c, st, k)
	}
}

// paintTent paints banners, lantern and the hills at the map's far edge.
func (s *Scene) paintTent(c *ui.Canvas, st *stage.Stage, k, far float64) {
	cx := c.Env.W / 2
	p := &cutout.Pen{C: c, K: k, Soft: true}
	if s.lay.fold {
		c.Gradient(ui.Rect{Y: far - 1*k, W: c.Env.W, H: 9 * k}, 0, ui.Hex(0xb27c48), ui.Hex(0x3a2012))
		return
	}
	for sd := range 2 { // the two banners
		way := float64(2*sd - 1)
		col := ribbonCols[sd]
		p.X, p.Y = cx+way*268*k-40*k, 0
		h := math.Min(118, far/k*0.7)
		p.Poly(cutout.Across(0, 80), [3]ui.Colour{col.Mix(ui.Hex(0), 0.45), col, col.Mix(ui.Hex(0), 0.45)}, 0, 0, 80, 0, 80, h*0.84, 40, h, 0, h*0.84)
		p.Fill(-6, 0, 92, 5, 1, ui.Hex(0xc9933f))
		c.Icon([2]ui.Icon{ui.IconFight, ui.IconShield}[sd], ui.Rect{X: p.X + 20*k, Y: h * 0.24 * k, W: 40 * k, H: 40 * k}, ui.Hex(0xffe8c4).Alpha(0.85))
	}
	x, y := cx-390*k, math.Min(70*k, far*0.42) // the lantern
	c.Line(x, 0, x, y-24*k, 2.4*k, ui.Hex(0x1a0c08))
	c.Light(x, y, 130*k, ui.Hex(0xffbe5a).Alpha(0.42))
	c.Fill(ui.Rect{X: x - 13*k, Y: y - 22*k, W: 26 * k, H: 6 * k}, 2*k, ui.Hex(0x8a5a24))
	c.Fill(ui.Rect{X: x - 15*k, Y: y + 18*k, W: 30 * k, H: 7 * k}, 2*k, ui.Hex(0x8a5a24))
	c.Gradient(ui.Rect{X: x - 11*k, Y: y - 16*k, W: 22 * k, H: 34 * k}, 7*k, ui.Hex(0xfff2cf), ui.Hex(0xffb648))
	for _, d := range [...]float64{-11, 11} {
		c.Line(x+d*k, y-16*k, x+d*k, y+18*k, 2*k, ui.Hex(0x6b4416))
	}
	for i, h := range [...][5]float64{{-420, 470, 420, 92, 0}, {-255, 484, 260, 54, 0}, {280, 484, 280, 60, 1}, {520, 470, 430, 96, 1}} {
		cutout.Hill(c, st, k, h[0], h[1], h[2], h[3], int(h[4]), float64(i)*7+1)
	}
	// the far edge of the table
	c.Gradient(ui.Rect{Y: far - 1*k, W: c.Env.W, H: 9 * k}, 0, ui.Hex(0xb27c48), ui.Hex(0x3a2012))
}

// paintWoods paints trees where nothing else stands, and torches along the far
// side of the road.
func (s *Scene) paintWoods(c *ui.Canvas, st *stage.Stage, k float64) {
	type tree struct{ x, y, size float64 }
	var trees []tree
	for i := range 90 {
		q := float64(i)
		x, y := -790+cutout.Chance(q*1.7)*1580, -240+cutout.Chance(q*2.3+5)*650
		free := math.Abs(x+190+(y+140)*-0.2) > 60
		for _, way := range [...]float64{-1, 1} {
			for _, t := range sites {
				if math.Abs(x-way*t.x) < t.fort*0.62 && y > t.y-60 && y < t.foot+60 {
					free = false
				}
			}
		}
		if free && !(y < 0 && math.Abs(x) < 500) {
			trees = append(trees, tree{x, y, 0.8 + 0.5*cutout.Chance(q)})
		}
	}
	slices.SortFunc(trees, func(a, b tree) int { return cmp.Compare(b.y, a.y) })
	for _, t := range trees {
		fx, fy, fk := st.Camera.Project(t.x*k, t.y*k, 0)
		p := &cutout.Pen{C: c, K: k * fk * t.size, Soft: true}
		p.X, p.Y = fx, fy
		g := cutout.Tones(0x86a258, 0x55723a, 0x22391c)
		if t.x > 40 {
			g = cutout.Tones(0x7f9fae, 0x44627a, 0x182c40)
		}
		c.ShadowAt(fx+7*p.K, fy, 22*p.K, 5*p.K, 0, 2*p.K, 5*p.K, ui.Hex(0).Alpha(0.4))
		p.Fill(-2.5, -8, 5, 8, 0, ui.Hex(0x3a2413))
		for i := range 3 {
			q := float64(i)
			y, w := -7-q*10, 26-q*6
			p.Poly(cutout.Across(-w/2, 0), [3]ui.Colour{g[0], g[0], g[1]}, -w/2, y, 0, y-19, 0, y)
			p.Poly(cutout.Across(0, w/2), [3]ui.Colour{g[1], g[2], g[2]}, 0, y-19, w/2, y, 0, y)
		}
	}
	for _, t := range torches {
		fx, fy, fk := st.Camera.Project(t[0]*k, t[1]*k, 0)
		p := &cutout.Pen{C: c, K: k * fk}
		p.X, p.Y = fx, fy
		p.Fill(-1.6, -34, 3.2, 34, 1, ui.Hex(0x5a3418))
		p.Fill(-4, -37, 8, 5, 1, ui.Hex(0x241208))
		p.Flame(0, -36, 9, 20)
		p.Glow(0, -42, 44, ui.Hex(0xffaa46).Alpha(0.4))
	}
}

// drawForts draws the bases, the far ones first.
func (s *Scene) drawForts(c *ui.Canvas, dx, dy float64) {
	for _, g := range [...]int{2, 1, 0} {
		for sd := range 2 {
			b := &s.lay.group[sd][g]
			if !b.staged || b.fort.Empty() {
				continue
			}
			s.drawFort(c, sd, g, 0, b.fort.Move(dx, dy))
		}
	}
}

func (s *Scene) drawFort(c *ui.Canvas, sd, g, size int, r ui.Rect) {
	p := s.Seat(sd)
	if s.ruin.of(p, g) && size == 0 { // it is drawn over the table
		return
	}
	id, faction := s.camp(p, g)
	if s.pan.left > 0 && !s.lay.fold && !c.Env.Settings.ReducedMotion {
		was := s.pan.from[sd][g]
		q := s.pan.left
		r = ui.Rect{X: ui.Lerp(r.X, was.X, q), Y: ui.Lerp(r.Y, was.Y, q), W: ui.Lerp(r.W, was.W, q), H: ui.Lerp(r.H, was.H, q)}
	}
	w := s.lay.group[sd][g].fort.W
	if s.lay.fold {
		w = r.W
	}
	img := s.forts[sd][g][size].Of(c, id, faction, s.ruined(sd, g), ribbonCols[1-sd], w)
	c.ShadowAt(r.X+r.W*0.54, r.Bottom()-r.H*0.01, r.W*0.9, r.H*0.07, 0, r.H*0.03, r.H*0.10, ui.Hex(0x0a0503).Alpha(0.55))
	if s.m.battle() == g+1 && s.m.invader() == p.Other() {
		c.Light(r.X+r.W/2, r.Y+r.H*0.7, r.W*0.62, c.Theme.Danger.Alpha(0.26))
	}
	c.Draw(img, r, 1)
}

// camp returns which base a seat has at a line, and of which faction; nothing is
// known of one that is face-down.
func (s *Scene) camp(p rules.Seat, g int) (id string, faction int) {
	if camps := s.m.list(mgn.Camps, p); g < len(camps) && camps[g].Def != 0 && camps[g].Up {
		id, faction = s.game.Lib.Card(camps[g].Def).ID, int(s.game.Lib.Def(camps[g].Def).Attr[mgn.AFaction])
	}
	return id, faction
}

// ribbonCols are the colours of the sides' ribbons and banners.
var ribbonCols = [2]ui.Colour{ui.Hex(0xb5482e), ui.Hex(0x3f6fae)}

// sideTints colour the ground of the sides.
var sideTints = [2]ui.Colour{ui.Hex(0x5a2410), ui.Hex(0x14305a)}

// ribbon is what is written on a base's ribbon.
type ribbon struct {
	name                     []ui.Run
	brief                    []string
	has, now, lit, hover, up bool
}

// pegs returns how many units a base may hold now, and how many it holds.
func (s *Scene) pegs(sd, g int) (all, taken int) {
	return s.capacity(s.m, sd, g), len(s.m.list(zoneOfGroup(g), s.Seat(sd)))
}

// ribbonParts returns the widths of the pegs and of the sign of an effect.
func (s *Scene) ribbonParts(u float64, sd, g int, h float64, has bool) (pegs, sign float64) {
	if b := &s.lay.group[sd][g]; b.w > 0 || !b.staged && s.m.standing(s.Seat(sd), g+1) {
		all, _ := s.pegs(sd, g)
		pegs = float64(all)*math.Min(h, 26*u)*0.34 + 4*u
	}
	if has {
		sign = 16 * u
	}
	return pegs, sign
}

func ribbonSize(env *ui.Env, h float64) float64 {
	return math.Max(12*env.Scale, math.Min(13*env.TextUnit(), h*0.66))
}

// ribbonRect returns where a ribbon is: as wide as its words, around the middle of its row.
func (s *Scene) ribbonRect(sf *ui.Surface, sd, g int, most ui.Rect, name []ui.Run, brief []string, has bool) ui.Rect {
	u := sf.Px(1)
	pegs, sign := s.ribbonParts(u, sd, g, most.H, has)
	size := ribbonSize(sf.Env(), most.H)
	w := 0.0
	for _, r := range name {
		w += ui.Measure(r.Text, ui.Bold, size)
	}
	w += pegs + sign + 18*u
	if w > most.W {
		w = most.W
	}
	return most.Middle(math.Max(w, math.Min(most.W, sf.Env().MinTarget())), most.H)
}

// ribbon draws the ribbon of a base: rank and name, its effect's sign, a peg for each place.
func (s *Scene) ribbon(c *ui.Canvas, r ui.Rect, sd, g int, b ribbon) {
	if s.ruin.of(s.Seat(sd), g) && s.ruin.T > siege.Burst { // it has fallen
		return
	}
	u := c.Px(1)
	dx, dy := s.Shift()
	r = r.Move(dx, dy)
	col := ribbonCols[sd]
	if !b.up {
		col = ui.Hex(0x4a3f3a)
	}
	dark := col.Mix(ui.Hex(0x0a0404), 0.5)
	if b.lit {
		c.Glow(r, 3*u, 14*u, c.Theme.Legal.Alpha(0.55))
	}
	c.Shadow(r.Move(0, 3*u), 3*u, 8*u, ui.Hex(0).Alpha(0.6))
	for _, e := range [...]float64{r.X - 6*u, r.Right() - 4*u} { // its ends, folded behind
		c.Gradient(ui.Rect{X: e, Y: r.Y + 4*u, W: 10 * u, H: r.H - 1*u}, 1*u, dark, dark.Mix(ui.Hex(0), 0.4))
	}
	c.Gradient(r, 2*u, col.Mix(ui.Hex(0x200c08), 0.12), dark.Mix(col, 0.35))
	c.Fill(ui.Rect{X: r.X + u, Y: r.Y + u, W: r.W - 2*u, H: math.Max(1, u)}, 0, ui.Hex(0xffffff).Alpha(0.28))
	if b.lit {
		c.Stroke(r, 2*u, 2*u, c.Theme.Legal)
	} else if b.hover {
		c.Stroke(r, 2*u, 1.5*u, parchment)
	}
	pegs, sign := s.ribbonParts(u, sd, g, r.H, b.has)
	in := r.InsetXY(7*u, 0)
	box := r.H > 0.4*r.W // its words above the pegs
	if pegs > 0 {
		var at ui.Rect
		h := math.Min(r.H, 26*u)
		if box {
			at, in = in.CutBottom(h, 0)
			at = at.Middle(pegs, h)
		} else {
			at, in = in.CutRight(pegs, 2*u)
		}
		all, taken := s.pegs(sd, g)
		w := h * 0.22
		for i := range all {
			q := ui.Rect{X: at.X + 4*u + float64(i)*h*0.34, Y: at.Y + (at.H-h*0.48)/2, W: w, H: h * 0.48}
			tone := ui.Hex(0x0a0404).Alpha(0.6)
			if i < taken {
				tone = [2]ui.Colour{ui.Hex(0xffd9a8), ui.Hex(0xcfe2ff)}[sd]
			}
			c.Fill(q, u, tone)
			c.Stroke(q, u, math.Max(1, 0.8*u), ui.Hex(0xffffff).Alpha(0.35))
		}
	}
	if sign > 0 && !box {
		var at ui.Rect
		at, in = in.CutRight(sign-2*u, 2*u)
		tone := ui.Hex(0xffffff).Alpha(0.35)
		if b.now { // its effect is in force, standing or fallen
			tone = c.Theme.Warm
		}
		c.Icon(ui.IconAbility, at.Middle(14*u, 14*u), tone)
	}
	size := ribbonSize(c.Env, r.H)
	p := ui.LayoutFit(b.name, size, 12*c.Env.Scale, 1.1, in.W, in.H)
	for i := 0; (!p.Fits || p.Lines > 1 && !box) && i < len(b.brief); i++ { // part of its name would say less
		p = ui.LayoutFit([]ui.Run{{Text: b.brief[i], Face: ui.Bold}}, size, 12*c.Env.Scale, 1.1, in.W, in.H)
	}
	if p.Fits && in.W > 0 {
		c.Para(p, in, ui.TextStyle{Size: p.Size, Align: ui.Middle, Colour: ui.Hex(0xffffff), Shadow: true})
	}
}

// force declares the force on the road, and what it comes to.
func (s *Scene) force(sf *ui.Surface, sd int, b *block) {
	l := s.Lang
	label := Text.T(l, "lane")
	if s.m.invader() >= 0 {
		label = Text.T(l, "lane.of", s.Possessive(s.Seat(sd), l, true))
	}
	sum := 0
	force := s.m.list(mgn.Invasion, s.Seat(sd))
	members := s.m.combat().members
	for _, t := range force {
		if !t.checked || slices.Contains(members, t.Key) { // what the force can still strike with
			sum += t.atk
		}
	}
	if len(force) > 0 {
		label = Text.T(l, "lane.sum", sum, len(force))
	}
	if mine := s.attackSum(); mine > 0 && s.Prompting(mgn.PromptAttack) {
		sum = mine
	}
	against := 0
	if line := s.m.battle(); line > 0 {
		against = stands(s.m.list(lineZone(line), s.m.invader().Other()))
	}
	sf.Add(ui.Element{ID: "lane", Rect: b.head, Hit: ui.Rect{X: -1, Y: -1}, Role: ui.RoleText, Label: label, Loose: true, Draw: func(c *ui.Canvas, _ ui.State) {
		if len(force) == 0 || s.ruin.On {
			return
		}
		// at the arrow's tip: what comes, and what stands
		size, small := math.Min(c.Font(38), b.head.H), math.Max(12*c.Env.Scale, c.Font(14))
		text, more := strconv.Itoa(sum), ""
		if against > 0 {
			more = Text.T(l, "lane.against", against)
		}
		r, low, at := b.head, ui.Rect{}, ui.Middle
		w, w2 := ui.Measure(text, ui.Display, size), ui.Measure(more, ui.Bold, small)
		k := size * 0.6
		if w+w2+k+16*c.Px(1) > r.W { // what stands below what comes
			low, r = r.CutBottom(small*1.3, 0)
			r = r.Middle(w+k, r.H).Move(k/2, 0)
		} else {
			r = r.Middle(w+w2+16*c.Px(1), r.H)
			low, at = r, ui.End
		}
		c.Icon(ui.IconSword, ui.Rect{X: r.X - k - 2*c.Px(1), Y: r.Y + (r.H-k)/2, W: k, H: k}, ui.Hex(0xffe0b8))
		c.Text(text, r, ui.TextStyle{Face: ui.Display, Size: size, Colour: ui.Hex(0xffffff), Glow: ui.Hex(0xff4a1a).Alpha(0.75), Shadow: true, Loose: true})
		if more != "" {
			c.Text(more, low, ui.TextStyle{Face: ui.Bold, Size: small, Align: at, Colour: ui.Hex(0xffe6cc), Shadow: true, Loose: true})
		}
	}})
	s.laneCells(sf, sd, b)
}

// coin draws a unit's attack as a coin at its upper edge: it marches.
func (s *Scene) coin(sf *ui.Surface, t token, card ui.Rect, joined bool) {
	u := sf.Px(1)
	d := math.Max(20*u*s.textK(), card.W*0.31)
	r := ui.Rect{X: card.X + card.W/2 - d/2, Y: card.Y - d*0.62, W: d, H: d}
	sf.Paint("coin-"+t.Board(), r.Inset(-4*u), func(c *ui.Canvas) {
		r := r
		if p, ok := s.Board.PoseOf(t.Board()); ok { // it goes with its card
			q := p.Rect()
			r.X, r.Y = q.X+q.W/2-d/2, q.Y-d*0.62
		}
		plate.Coin(c, r, strconv.Itoa(t.atk), joined)
	})
}

// fate writes at a unit's feet what an attack does to it.
func (s *Scene) fate(sf *ui.Surface, t token, card ui.Rect, text string, falls bool) {
	u := sf.Px(1)
	size := math.Max(12*sf.Env().Scale, sf.Font(13))
	w := ui.Measure(text, ui.Bold, size) + size*1.2 + 14*u
	r := ui.Rect{X: card.X + card.W/2 - w/2, Y: card.Bottom() + 8*u, W: w, H: size * 1.5}
	sf.Paint("fate-"+t.Board(), r.Inset(-2*u), func(c *ui.Canvas) {
		plate.Fate(c, r, text, size, falls)
	})
}

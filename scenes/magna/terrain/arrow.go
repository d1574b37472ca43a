package terrain

import (
	"math"

	"godeck/scenes/magna/cutout"
	"godeck/scenes/magna/places"
	"godeck/scenes/ui"
)

// Way is the way of an invasion, on the ground of a window.
type Way struct {
	at    [ways + 1]ui.Point // along its middle, from where it begins
	half  [ways + 1]ui.Point // from there to its left side, where it is drawn as wide as it gets
	Scale float64            // pixels for a unit of the map
	head  float64            // how long the arrow's head is, as a share of the way
}

const ways = 28

// Road is the way along the road, to the right for way 1 and to the left for −1.
func (m *Map) Road(way float64) *Way {
	k, w := m.Lay.Unit, &Way{Scale: m.Lay.Unit, head: head}
	for i := range w.at {
		x := way * ui.Lerp(-232, 258, float64(i)/ways)
		y := places.RoadY(x)
		ax, ay, _ := m.Lay.Cam.Project(x*k, y*k, 0)
		bx, by, _ := m.Lay.Cam.Project(x*k, (y+11)*k, 0)
		w.at[i], w.half[i] = ui.Point{X: ax, Y: ay}, ui.Point{X: bx - ax, Y: by - ay}
	}
	return w
}

// Between is the way from one place of a folded map to another, above or below it.
// To a castle that stands beside its units (gate) it runs behind the force, whose first
// units are from, and turns before the foremost one.
func (m *Map) Between(from, to, gate ui.Rect) *Way {
	w := &Way{Scale: math.Max(m.Lay.U, from.W/420)}
	fx, fy := from.Centre()
	tx, ty := to.Centre()
	at := func(q float64) ui.Point {
		bend := 0.05 * math.Min(from.W, math.Abs(ty-fy)) * math.Sin(math.Pi*2*q)
		return ui.Point{X: ui.Lerp(fx, tx, q) + bend, Y: ui.Lerp(fy, ty, q)}
	}
	if !gate.Empty() {
		w.Scale = gate.W / 190
		tx, ty = gate.X+0.86*gate.W, gate.Y+0.22*gate.H
		if fy > ty {
			ty = gate.Bottom()
		}
		turn := ui.Point{X: from.X + 8*w.Scale, Y: fy}
		along := fx - turn.X
		straight := along / (along + turn.X - tx + math.Abs(ty-fy))
		at = func(q float64) ui.Point {
			if q < straight {
				return ui.Point{X: fx - along*q/straight, Y: fy}
			}
			q = (q - straight) / (1 - straight)
			return ui.Point{X: ui.Lerp(turn.X, tx, 1-(1-q)*(1-q)), Y: ui.Lerp(fy, ty, q*q)}
		}
	}
	long := 0.0
	for i := range w.at {
		q := float64(i) / ways
		w.at[i] = at(q)
		a, b := at(q-0.01), at(q+0.01)
		d := math.Hypot(b.X-a.X, b.Y-a.Y)
		w.half[i] = ui.Point{X: 13 * w.Scale * (b.Y - a.Y) / d, Y: 13 * w.Scale * (a.X - b.X) / d}
		if i > 0 {
			long += math.Hypot(w.at[i].X-w.at[i-1].X, w.at[i].Y-w.at[i-1].Y)
		}
	}
	w.head = math.Min(0.4, math.Max(head, 36*w.Scale/long))
	return w
}

// on returns a point of the way: q along it, s across, 1 at its left edge.
func (w *Way) on(q, s float64) (x, y float64) {
	f := ui.Clamp01(q) * ways
	i := min(int(f), ways-1)
	f -= float64(i)
	a, b, h, g := w.at[i], w.at[i+1], w.half[i], w.half[i+1]
	return ui.Lerp(a.X, b.X, f) + s*ui.Lerp(h.X, g.X, f), ui.Lerp(a.Y, b.Y, f) + s*ui.Lerp(h.Y, g.Y, f)
}

// head is the share of a way that an arrow's head takes at least.
const head = 0.1

// Arrow paints the way of an invasion as it is drawn on the map, from 0 to 1: ink
// that bites into the sheet, with the march running along it. clock moves that;
// 0 leaves it at rest.
func (w *Way) Arrow(c *ui.Canvas, drawn float64, clock int, dx, dy float64) {
	neck := drawn - w.head
	if neck < 0.02 {
		return
	}
	edge := func(wide, over float64) []float64 {
		var pts []float64
		add := func(q, s float64) {
			x, y := w.on(q, s)
			pts = append(pts, x, y)
		}
		side := func(i int, s float64) { // by hand
			q := neck * float64(i) / ways
			add(q, s*wide*(0.55+0.45*float64(i)/ways+0.07*math.Sin(29*q)))
		}
		for i := range ways + 1 {
			side(i, 1)
		}
		add(neck-0.022, wide*2.5+over)
		add(drawn+0.006*over, 0)
		add(neck-0.022, -wide*2.5-over)
		for i := ways; i >= 0; i-- {
			side(i, -1)
		}
		return pts
	}
	pn := &cutout.Pen{C: c, K: 1, Soft: true, X: dx, Y: dy}
	tail, tip := w.at[0], ui.Point{}
	tip.X, tip.Y = w.on(drawn, 0)
	g := cutout.Way{X0: tail.X, Y0: tail.Y, X1: tip.X, Y1: tip.Y}
	pn.Poly(g, [3]ui.Colour{ui.Hex(0x2a0704).Alpha(0), ui.Hex(0x2a0704).Alpha(0.5), ui.Hex(0x2a0704).Alpha(0.72)}, edge(1.34, 0.7)...)
	pn.Poly(g, [3]ui.Colour{ui.Hex(0xb01c0c).Alpha(0.25), ui.Hex(0xd22a12).Alpha(0.92), ui.Hex(0xf0451e)}, edge(1, 0)...)
	for i := range ways { // light on its far edge
		q := neck * float64(i) / ways
		if q < 0.12 {
			continue
		}
		ax, ay := w.on(q, 0.5)
		bx, by := w.on(q+neck/ways, 0.5)
		c.Line(ax+dx, ay+dy, bx+dx, by+dy, 1.6*w.Scale, ui.Hex(0xffb07a).Alpha(0.55*q/neck))
	}
	run := math.Mod(float64(clock)/150, 1)
	for i := range 5 { // the march
		q := (float64(i) + run) / 5
		a := math.Min(1, 4*q) * math.Min(1, 4*(1-q)) * 0.7
		q *= neck
		px, py := w.on(q+0.03, 0)
		for _, s := range [...]float64{-0.62, 0.62} {
			x, y := w.on(q, s)
			c.Line(x+dx, y+dy, px+dx, py+dy, 2.6*w.Scale, ui.Hex(0xffd9a0).Alpha(a))
		}
	}
	if drawn < 1 { // its tip burns while it is drawn
		c.Light(tip.X+dx, tip.Y+dy, 60*w.Scale, ui.Hex(0xff7a30).Alpha(0.8))
		c.Light(tip.X+dx, tip.Y+dy, 20*w.Scale, ui.Hex(0xfff0c0).Alpha(0.9))
	}
}

// Package glass draws the duel circle's panes, shards and crystals, how they
// break, and the words over them: small meshes of coloured triangles.
package glass

import (
	"math"

	"godeck/scenes/ui"
	"godeck/scenes/ui/geom"

	"github.com/hajimehoshi/ebiten/v2"
)

var (
	meshV []ebiten.Vertex
	meshI []uint32
)

// hash returns a number from 0 to 1 that belongs to n.
func hash(n float64) float64 { return geom.Chance(n, 0) }

// corner is a point of a mesh with its colour.
type corner struct {
	ui.Point
	ui.Colour
}

// fan adds a polygon to the mesh being collected; it is convex, or can be seen
// whole from its first corner.
func fan(pts ...corner) {
	n := uint32(len(meshV))
	for i, p := range pts {
		a := p.A
		meshV = append(meshV, ebiten.Vertex{DstX: float32(p.X), DstY: float32(p.Y), ColorR: p.R * a, ColorG: p.G * a, ColorB: p.B * a, ColorA: a})
		if i > 1 {
			meshI = append(meshI, n, n+uint32(i)-1, n+uint32(i))
		}
	}
}

// cast draws the mesh that was collected and begins another.
func cast(c *ui.Canvas) {
	c.FillMesh(meshV, meshI)
	meshV, meshI = meshV[:0], meshI[:0]
}

// Crystal draws one mana stone: a standing crystal in the colours of a card, at
// least one. A tapped one has fallen over and has no light; down is how far, from
// 0 to 1.
func Crystal(c *ui.Canvas, x, y, r float64, own []ui.Colour, down float64) {
	cols := [2]ui.Colour{own[0], own[min(1, len(own)-1)]}
	angle, alpha := 1.25*down, float32(1-0.08*down)
	light, full := 1-down, cols[0]
	if down > 0 {
		grey := ui.Hex(0x4d4a68)
		cols[0], cols[1] = cols[0].Mix(grey, 0.66*down).Darken(0.25*down), cols[1].Mix(grey, 0.66*down).Darken(0.25*down)
		y += 0.35 * r * down
	}
	if light > 0 {
		c.Light(x, y+0.7*r, r*2.3, full.Alpha(0.5*light)) // on the floor
	}
	sin, cos := math.Sincos(angle)
	at := func(dx, dy float64, col ui.Colour) corner {
		col.A *= float32(alpha)
		return corner{ui.Point{X: x + r*(dx*cos-dy*sin), Y: y + r*(dx*sin+dy*cos)}, col}
	}
	a, b := cols[0], cols[1]
	dark := ui.Hex(0x0c0826)
	// its base on the floor
	if !c.Blank() {
		c.ShadowAt(x, y+0.92*r, r*1.15, r*0.34, 0, r*0.17, r*0.3, dark.Alpha(0.75))
	}
	fan(at(0.02, -1.25, a.Lighten(0.62)), at(0.10, -0.30, a.Lighten(0.30)), at(-0.56, -0.28, a.Lighten(0.12)))
	fan(at(0.02, -1.25, b.Lighten(0.85)), at(0.58, -0.36, b.Lighten(0.38)), at(0.10, -0.30, b.Lighten(0.55)))
	fan(at(-0.56, -0.28, a.Lighten(0.12)), at(0.10, -0.30, a.Lighten(0.22)), at(0.02, 0.92, a.Darken(0.42)), at(-0.42, 0.62, a.Darken(0.34)))
	fan(at(0.58, -0.36, b.Lighten(0.20)), at(0.46, 0.56, b.Darken(0.50)), at(0.02, 0.92, b.Darken(0.58)), at(0.10, -0.30, b.Lighten(0.05)))
	cast(c)
	edge := a.Lighten(0.75 - 0.4*down).Alpha(0.85 - 0.1*down)
	out := [...][2]float64{{0.02, -1.25}, {0.58, -0.36}, {0.46, 0.56}, {0.02, 0.92}, {-0.42, 0.62}, {-0.56, -0.28}}
	for i := range out {
		p, q := at(out[i][0], out[i][1], edge), at(out[(i+1)%len(out)][0], out[(i+1)%len(out)][1], edge)
		c.Line(p.X, p.Y, q.X, q.Y, math.Max(0.8, r*0.07), edge)
	}
	if light > 0 { // what it holds shines through its faces
		c.Light(x, y-0.1*r, r*0.95, full.Lighten(0.4).Alpha(0.5*light))
	}
	for i := 2; i < len(own); i++ { // a third colour and more: sparks in it
		sx, sy := at(-0.2+0.25*float64(i-2), 0.28, a), 0.0
		c.Disc(sx.X, sx.Y+sy, r*0.17, own[i])
	}
}

// Pane is a standing pane of glass as it is seen: its place, and how far its
// right edge is nearer to the reader than its left one, in its heights.
type Pane struct {
	R    ui.Rect
	Skew float64
}

// at returns the point of a pane at fractions of its width and height.
func (p *Pane) at(u, v float64) ui.Point {
	return ui.Point{X: p.R.X + u*p.R.W, Y: p.R.Y + v*p.R.H + (u-0.5)*p.Skew*p.R.H*(0.4+0.6*v)}
}

// outline are a pane's corners: a window with its upper corners cut.
var paneOutline = [...][2]float64{{0, 1}, {0, 0.20}, {0.24, 0}, {0.76, 0}, {1, 0.20}, {1, 1}}

// Draw draws a pane in its colour; solid: how much of it is there.
func (p *Pane) Draw(c *ui.Canvas, col ui.Colour, solid float64) {
	if c.Blank() {
		return
	}
	u := c.Px(1)
	x, _ := p.R.Centre()
	c.Light(x, p.R.Bottom()-p.R.H*0.08, p.R.W*0.85, col.Alpha(0.30*solid))
	c.Glow(p.R.Inset(1.5*u), 8*u, 9*u, ui.Hex(0x6fb4ff).Mix(col, 0.4).Alpha(0.34*solid))
	c.ShadowAt(x, p.R.Bottom()-1*u, p.R.W*0.9, p.R.H*0.08, 0, p.R.H*0.04, 4*u, ui.Hex(0x05030f).Alpha(0.6*solid))
	if p.R.H > 24*u {
		p.stand(c, u, col, solid)
	}
	shade := [...]ui.Colour{ui.Hex(0x4a78ff).Alpha(0.46), ui.Hex(0x9fd8ff).Alpha(0.56), ui.Hex(0xd8f0ff).Alpha(0.68), ui.Hex(0x8fcaff).Alpha(0.48), ui.Hex(0x5f96ff).Alpha(0.42), ui.Hex(0x2f50ee).Alpha(0.52)}
	var pts [len(paneOutline)]corner
	for i, o := range paneOutline {
		k := shade[i].Mix(col, 0.35)
		k.A = shade[i].A * float32(solid)
		pts[i] = corner{p.at(o[0], o[1]), k}
	}
	mid := corner{p.at(0.5, 0.55), ui.Hex(0x6f96ff).Mix(col, 0.4).Alpha(0.30 * solid)}
	for i := range pts {
		fan(mid, pts[i], pts[(i+1)%len(pts)])
	}
	gleam := func(a, b, w float64, alpha float64) {
		white := ui.Hex(0xffffff).Alpha(alpha * solid)
		fan(corner{p.at(a, 0.98), white.Alpha(0.25)}, corner{p.at(b, 0.04), white}, corner{p.at(b+w, 0.04), white}, corner{p.at(a+w, 0.98), white.Alpha(0.25)})
	}
	gleam(0.08, 0.46, 0.22, 0.42)
	gleam(0.42, 0.78, 0.05, 0.22)
	cast(c)
	edge := ui.Hex(0xe6f3ff).Mix(col, 0.25).Alpha(0.92 * solid)
	for i := range paneOutline {
		a, b := pts[i], pts[(i+1)%len(pts)]
		c.Line(a.X, a.Y, b.X, b.Y, math.Max(1, 1.5*u), edge)
	}
	in := func(o [2]float64) ui.Point { return p.at(0.5+(o[0]-0.5)*0.80, 0.5+(o[1]-0.5)*0.84) }
	for i := range paneOutline {
		a, b := in(paneOutline[i]), in(paneOutline[(i+1)%len(paneOutline)])
		c.Line(a.X, a.Y, b.X, b.Y, math.Max(0.7, 0.8*u), edge.Alpha(0.38))
	}
}

// stand draws what gives a pane its weight: how thick it is, the rail of bronze
// in which it stands, and what the polished floor gives back of it.
func (p *Pane) stand(c *ui.Canvas, u float64, col ui.Colour, solid float64) {
	ice := ui.Hex(0x8fc6ff).Mix(col, 0.4)
	at := func(x, y, alpha float64, k ui.Colour) corner { return corner{p.at(x, y), k.Alpha(alpha * solid)} }
	fan(at(0, 1.04, 0.30, ice), at(1, 1.04, 0.30, ice), at(0.96, 1.46, 0, ice), at(0.04, 1.46, 0, ice))
	tx, ty := 3.2*u, -1.8*u
	deep := func(x, y, alpha float64, k ui.Colour) corner {
		q := at(x, y, alpha, k)
		q.X, q.Y = q.X+tx, q.Y+ty
		return q
	}
	dark, light := ui.Hex(0x2f5fe0).Mix(col, 0.2), ui.Hex(0xf2fbff)
	fan(at(1, 0.20, 0.85, dark.Lighten(0.4)), deep(1, 0.20, 0.80, dark), deep(1, 1, 0.70, dark.Darken(0.4)), at(1, 1, 0.80, dark))
	fan(at(0.76, 0, 0.95, light), deep(0.76, 0, 0.80, light.Mix(dark, 0.3)), deep(1, 0.20, 0.75, light.Mix(dark, 0.5)), at(1, 0.20, 0.90, light.Mix(dark, 0.2)))
	fan(at(0.24, 0, 0.95, light), deep(0.24, 0, 0.80, light.Mix(dark, 0.3)), deep(0.76, 0, 0.80, light.Mix(dark, 0.3)), at(0.76, 0, 0.95, light))
	bronze := ui.Hex(0x8a6f4c)
	fan(at(-0.05, 0.965, 1, bronze.Lighten(0.35)), at(1.07, 0.965, 1, bronze.Lighten(0.15)), at(1.07, 1.06, 1, bronze.Darken(0.55)), at(-0.05, 1.06, 1, bronze.Darken(0.45)))
	cast(c)
	a, b := p.at(-0.05, 0.965), p.at(1.07, 0.965)
	c.Line(a.X, a.Y, b.X, b.Y, math.Max(0.8, u), ui.Hex(0xffe2ab).Alpha(0.75*solid))
}

// Shards draws what has stayed of a broken pane, on the floor.
func Shards(c *ui.Canvas, r ui.Rect, seed float64) {
	if c.Blank() {
		return
	}
	x, y := r.X+r.W/2, r.Bottom()-r.H*0.16
	for i := range 11 {
		k := float64(i) + seed*17
		a, d := hash(k)*2*math.Pi, (0.10+0.55*hash(k*3+1))*r.W
		shard(x+math.Cos(a)*d, y+math.Sin(a)*d*0.34, (0.05+0.11*hash(k*5+2))*r.H, a*3, 0.82)
	}
	cast(c)
}

// shard adds one splinter to the mesh.
func shard(x, y, size, angle, alpha float64) {
	sin, cos := math.Sincos(angle)
	at := func(dx, dy float64, col ui.Colour, al float64) corner {
		return corner{ui.Point{X: x + size*(dx*cos-dy*sin), Y: y + size*(dx*sin+dy*cos)}, col.Alpha(al)}
	}
	k := math.Abs(sin)
	fan(at(-1, -0.4, ui.Hex(0xe8f5ff), 0.92*alpha), at(0.9, -0.7, ui.Hex(0xa8ccff).Mix(ui.Hex(0xffffff), k), 0.70*alpha), at(0.3, 0.8, ui.Hex(0x5a8cff), 0.42*alpha))
}

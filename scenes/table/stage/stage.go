// Package stage is the place in which a table stands: a tilted table seen by a
// camera, the light on it, shadows, and pictures that are painted once and
// kept. It knows neither cards nor games.
//
// A point of the table is x to the right, y away from the player and z upwards,
// from the middle of the table. A unit is a device pixel where k is 1.
package stage

import (
	"math"

	"godeck/scenes/ui"
)

// Camera is where the table is seen from.
type Camera struct {
	CX, CY float64 // the table's middle on the screen, device pixels
	D      float64 // distance, device pixels
	Tilt   float64 // 0: seen from above; radians
}

// Project returns where a point is seen, and how large things there are.
func (c *Camera) Project(x, y, z float64) (sx, sy, k float64) {
	sin, cos := math.Sincos(c.Tilt)
	k = c.D / (c.D + y*sin - z*cos)
	return c.CX + x*k, c.CY - (y*cos+z*sin)*k, k
}

// Unproject returns the point of the table that is seen at a place of the
// screen; above the horizon, a point far away.
func (c *Camera) Unproject(sx, sy float64) (x, y float64) {
	sin, cos := math.Sincos(c.Tilt)
	q := (c.CY - sy) / c.D
	den := math.Max(cos-q*sin, 0.02)
	y = q * c.D / den
	return (sx - c.CX) * (c.D + y*sin) / c.D, y
}

// Card returns the rectangle in which a card is seen that is w wide, leans by
// lean towards the reader and stands with the middle of its lower edge at x, y:
// what a layout keeps as its place. aspect is height by width.
func (c *Camera) Card(x, y, w, aspect, lean float64) ui.Rect {
	sinL, cosL := math.Sincos(lean)
	h := w * aspect
	fx, fy, _ := c.Project(x, y, 0)
	mx, _, k := c.Project(x, y+h/2*cosL, h/2*sinL)
	sw, sh := w*k, w*k*aspect
	seen := sh * math.Cos(c.Tilt-lean)
	return ui.Rect{X: (fx+mx)/2 - sw/2, Y: fy - seen/2 - sh/2, W: sw, H: sh}
}

// Light is a light above the table. What is at distance d has 1/(1+d²/R²) of it.
type Light struct {
	X, Y, Z, R float64
	Colour     ui.Colour
	Power      float64
}

// Stage is a table as it is seen and lit. Board draws its cards on it.
type Stage struct {
	Camera  Camera
	Lean    float64 // of cards, towards the reader, radians
	Ambient [3]float64
	Lights  []Light
	Sun     [2]float64 // how far a shadow moves for each unit of height
	Shade   float64    // how dark shadows are, 0..1
}

// Scaled returns the stage in a picture of k times the window's size. The
// lights are copied to keep.
func (s *Stage) Scaled(k float64, keep []Light) Stage {
	t := *s
	t.Camera.CX, t.Camera.CY, t.Camera.D = k*s.Camera.CX, k*s.Camera.CY, k*s.Camera.D
	t.Lights = keep[:0]
	for _, l := range s.Lights {
		l.X, l.Y, l.Z, l.R = l.X*k, l.Y*k, l.Z*k, l.R*k
		t.Lights = append(t.Lights, l)
	}
	return t
}

// most is how much brighter than printed a card gets.
const most = 1.22

// Lit returns the light on a card at a point with a normal, as factors of its
// colours: half of it is as printed.
func (s *Stage) Lit(p, n [3]float64) (f [3]float64) {
	f = s.Ambient
	for i := range s.Lights {
		l := &s.Lights[i]
		d := [3]float64{l.X - p[0], l.Y - p[1], l.Z - p[2]}
		d2 := d[0]*d[0] + d[1]*d[1] + d[2]*d[2]
		cos := math.Max(0, (d[0]*n[0]+d[1]*n[1]+d[2]*n[2])/math.Sqrt(d2+1e-9))
		a := l.Power * (0.25 + 0.75*cos) / (1 + d2/(l.R*l.R))
		f[0] += a * float64(l.Colour.R)
		f[1] += a * float64(l.Colour.G)
		f[2] += a * float64(l.Colour.B)
	}
	for i := range f {
		f[i] = 0.5 + 0.5*math.Min(f[i], most)
	}
	return f
}

// Piece is a card or board on the stage.
type Piece struct {
	X, Y   float64 // its middle on the screen
	W, H   float64 // its size on the screen if it faced the viewer
	Angle  float64 // turned about its middle, clockwise, radians
	Lean   float64 // of its lower edge's far side, in addition to the stage's
	Yaw    float64 // turned about the vertical
	Turn   float64 // turned over about its own upright axis
	Flat   float64 // 1: on the screen, 0: on the table
	Height float64 // above the table, in its widths
}

// cells is into how many cells a piece is divided each way: in a cell a picture is not in perspective.
const cells = 3

// Mesh is a piece as it is seen: the grid of its points, row by row from the
// upper left, and the light on each.
type Mesh struct {
	At    [(cells + 1) * (cells + 1)]ui.Point
	Light [(cells + 1) * (cells + 1)][3]float64
}

// Cells is the number of a mesh's cells each way.
const Cells = cells

// Quad returns the mesh's corners.
func (m *Mesh) Quad() ui.Quad {
	n := cells + 1
	return ui.Quad{m.At[0], m.At[n-1], m.At[n*n-1], m.At[n*n-n]}
}

// Place returns a piece as it is seen. Its shadow on the table is what Shadow returns.
func (s *Stage) Place(p *Piece) (m Mesh) {
	b := s.base(p)
	n := cells + 1
	var cx, cy float64
	var lx [3]float64
	flat := p.Flat >= 0.999
	for j := range n {
		for i := range n {
			u, v := float64(i)/cells-0.5, 0.5-float64(j)/cells
			at := b.at(u, v)
			k := j*n + i
			sx, sy, _ := s.Camera.Project(at[0], at[1], at[2])
			m.At[k] = ui.Point{X: sx, Y: sy}
			cx, cy = cx+sx, cy+sy
			if flat {
				m.Light[k] = [3]float64{1, 1, 1}
				continue
			}
			lx = s.Lit(at, b.n)
			for c := range lx {
				m.Light[k][c] = lx[c] + (1-lx[c])*p.Flat
			}
		}
	}
	dx, dy := p.X-cx/float64(n*n), p.Y-cy/float64(n*n)
	sin, cos := math.Sincos(p.Angle)
	_, turn := math.Sincos(p.Turn)
	for j := range n {
		for i := range n {
			k := j*n + i
			q := ui.Point{X: m.At[k].X + dx, Y: m.At[k].Y + dy}
			if p.Flat > 0 {
				x, y := (float64(i)/cells-0.5)*p.W*turn, (float64(j)/cells-0.5)*p.H
				q = q.Lerp(ui.Point{X: p.X + x*cos - y*sin, Y: p.Y + x*sin + y*cos}, p.Flat)
			}
			m.At[k] = q
		}
	}
	return m
}

// based is a piece in the space of the table: its middle and half axes.
type based struct {
	c, r, u, n [3]float64
}

func (b *based) at(u, v float64) (p [3]float64) {
	for i := range p {
		p[i] = b.c[i] + 2*u*b.r[i] + 2*v*b.u[i]
	}
	return p
}

// base finds where a piece must stand to be seen at its place.
func (s *Stage) base(p *Piece) based {
	lean := s.Lean + p.Lean
	sinL, cosL := math.Sincos(lean)
	seen := math.Cos(s.Camera.Tilt - lean)
	fx, fy := s.Camera.Unproject(p.X, p.Y+p.H/2*seen+p.Height*p.W*0.35)
	_, _, kf := s.Camera.Project(fx, fy, 0)
	h := p.H / kf
	_, _, k := s.Camera.Project(fx, fy+h/2*cosL, h/2*sinL)
	w := p.W / k
	h = p.H / k
	sinY, cosY := math.Sincos(p.Yaw)
	r := [3]float64{cosY, sinY, 0}
	u := [3]float64{-sinY * cosL, cosY * cosL, sinL}
	n := [3]float64{r[1]*u[2] - r[2]*u[1], r[2]*u[0] - r[0]*u[2], r[0]*u[1] - r[1]*u[0]}
	sinA, cosA := math.Sincos(p.Angle)
	sinT, cosT := math.Sincos(p.Turn)
	b := based{c: [3]float64{fx + u[0]*h/2, fy + u[1]*h/2, u[2]*h/2 + p.Height*p.W*0.35/k}, n: n}
	for i := range r {
		right, up := r[i]*cosA-u[i]*sinA, r[i]*sinA+u[i]*cosA
		b.r[i] = (right*cosT + n[i]*sinT) * w / 2
		b.u[i] = up * h / 2
	}
	return b
}

// Shadow returns the shadow that a piece casts on the table, and the line where
// it touches the table.
func (s *Stage) Shadow(p *Piece) (cast, contact ui.Quad) {
	b := s.base(p)
	for i, c := range [...][2]float64{{-0.5, 0.5}, {0.5, 0.5}, {0.5, -0.5}, {-0.5, -0.5}} {
		at := b.at(c[0], c[1])
		x, y, _ := s.Camera.Project(at[0]+at[2]*s.Sun[0], at[1]+at[2]*s.Sun[1], 0)
		cast[i] = ui.Point{X: x, Y: y}
		low := b.at(c[0], -0.5)
		d := 4.0 * p.H / 150
		if c[1] < 0 {
			d = -d
		}
		x, y, _ = s.Camera.Project(low[0], low[1]+d, 0)
		contact[i] = ui.Point{X: x, Y: y}
	}
	return cast, contact
}

// Lying returns the place of a card as it is seen on the table itself: r is the
// rectangle in which the card is seen, lean how it leans.
func (s *Stage) Lying(r ui.Rect) ui.Quad {
	x, y := r.Centre()
	b := s.base(&Piece{X: x, Y: y, W: r.W, H: r.H})
	foot := b.at(0, -0.5)
	w, h := 2*math.Hypot(b.r[0], b.r[1]), 2*math.Sqrt(b.u[0]*b.u[0]+b.u[1]*b.u[1]+b.u[2]*b.u[2])
	var q ui.Quad
	for i, c := range [...][2]float64{{-0.5, 1}, {0.5, 1}, {0.5, 0}, {-0.5, 0}} {
		sx, sy, _ := s.Camera.Project(foot[0]+c[0]*w, foot[1]+c[1]*h, 0)
		q[i] = ui.Point{X: sx, Y: sy}
	}
	return q
}

// On returns how a rectangle of the table is seen: x0 to x1 from left to right,
// y0 the near and y1 the far side.
func (s *Stage) On(x0, y0, x1, y1 float64) ui.Quad {
	var q ui.Quad
	for i, p := range [...][2]float64{{x0, y1}, {x1, y1}, {x1, y0}, {x0, y0}} {
		sx, sy, _ := s.Camera.Project(p[0], p[1], 0)
		q[i] = ui.Point{X: sx, Y: sy}
	}
	return q
}

// Weight is how heavy a hit is: the damage against a tenth of full life, 0.3 to 3.
func Weight(damage, life float64) float64 {
	if life <= 0 {
		return 0.3
	}
	return math.Max(0.3, math.Min(3, damage*10/life))
}

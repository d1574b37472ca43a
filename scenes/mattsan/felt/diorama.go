package felt

import (
	"math"

	"godeck/scenes/ui"
)

// Diorama is what stands on a terrain: things cut out of felt and cardboard beside its
// slot, in a light of their own.
type Diorama struct {
	R    ui.Rect // its room: the things stand on the lower edge
	ID   string  // of the card
	Col  ui.Colour
	Used bool // no light burns
}

// scene is a diorama that is being drawn: x goes from -1 to 1, y up from 0 to 1.
type scene struct {
	c       *ui.Canvas
	x, y    float64 // of the middle of its foot
	w, h, u float64
	used    bool
}

// Of a diorama: cardboard, wood, and what burns.
var (
	card   = ui.Hex(0xd9b98a)
	timber = ui.Hex(0x8a5a34)
	iron   = ui.Hex(0x6b7078)
	red    = ui.Hex(0xd8503c)
	cream  = ui.Hex(0xfff3d6)
	gold   = ui.Hex(0xf2c14e)
	grass  = ui.Hex(0x6fa556)
	flame  = ui.Hex(0xffb347)
)

// scenes are the dioramas of the printed terrains; others have a hill with a flag.
var scenes = map[string]func(s *scene){
	"mtz-020": gun, "mtz-021": barrels, "mtz-022": crane, "mtz-043": stalls, "mtz-044": gate, "mtz-064": table, "mtz-065": target, "mtz-066": booth,
	"mtz-087": slope, "mtz-088": parcels, "mtz-108": toys, "mtz-109": train, "mtz-129": veranda, "mtz-130": wind, "mtz-131": static, "mtz-146": dojo,
}

// Reach returns the part of the table that the diorama may take, with its light.
func (d *Diorama) Reach() ui.Rect { return d.R.InsetXY(-0.4*d.R.W, -0.7*d.R.H) }

// Draw draws the diorama on a patch of felt, whose light tints the cloth round it.
func (d *Diorama) Draw(c *ui.Canvas) {
	if c.Blank() || d.R.Empty() {
		return
	}
	r, u := d.R, c.Px(1)
	s := scene{c: c, x: r.X + r.W/2, y: r.Bottom() - 0.1*r.H, w: r.W / 2, h: 0.86 * r.H, u: u, used: d.Used}
	glow := d.Col.Mix(flame, 0.35)
	if !d.Used {
		c.Light(s.x, s.y-0.3*s.h, 1.5*math.Max(r.W, r.H)*0.5, glow.Alpha(0.3))
	}
	felt := d.Col.Mix(ui.Hex(0x5f8a4a), 0.45)
	if d.Used {
		felt = felt.Mix(ui.Hex(0x5c5650), 0.6)
	}
	k := 0.2 * r.H
	q := ui.Quad{{X: s.x - 0.86*s.w, Y: s.y - 0.75*k}, {X: s.x + 0.86*s.w, Y: s.y - 0.75*k}, {X: s.x + s.w, Y: s.y + 0.6*k}, {X: s.x - s.w, Y: s.y + 0.6*k}}
	c.ShadowQuad(q, r.W, 1.4*k, 0.6*k, 6*u, c.Theme.Shadow)
	c.FillQuad(q, r.W, 1.4*k, 0.6*k, felt.Darken(0.14), felt.Lighten(0.04))
	in := within(&q, 0.04, 0.2)
	dashed(c, in[3], in[2], 1.2*u, ui.Hex(0xf3ead2).Alpha(0.85))
	dashed(c, in[0], in[1], 1.0*u, ui.Hex(0xf3ead2).Alpha(0.5))
	draw := scenes[d.ID]
	if draw == nil {
		draw = flag
	}
	draw(&s)
}

// at returns a point of the window.
func (s *scene) at(x, y float64) (float64, float64) { return s.x + x*s.w, s.y - y*s.h }

// board cuts a piece of cardboard from x0, y0 (below) to x1, y1.
func (s *scene) board(x0, y0, x1, y1 float64, col ui.Colour) {
	ax, ay := s.at(x0, y1)
	bx, by := s.at(x1, y0)
	r := ui.Rect{X: ax, Y: ay, W: bx - ax, H: by - ay}
	s.c.Shadow(r.Move(1.5*s.u, 2*s.u), s.u, 3*s.u, s.c.Theme.Shadow)
	s.c.Fill(r.Inset(-0.9*s.u), 1.4*s.u, cream)
	s.c.Gradient(r, s.u, s.dim(col.Lighten(0.1)), s.dim(col.Darken(0.12)))
}

// piece cuts a piece with four corners, clockwise from the upper left.
func (s *scene) piece(col ui.Colour, xy ...float64) {
	var q ui.Quad
	for i := range q {
		q[i].X, q[i].Y = s.at(xy[2*i], xy[2*i+1])
	}
	w, h := math.Hypot(q[1].X-q[0].X, q[1].Y-q[0].Y)+1, math.Hypot(q[3].X-q[0].X, q[3].Y-q[0].Y)+1
	s.c.ShadowQuad(q, w, h, s.u, 3*s.u, s.c.Theme.Shadow)
	s.c.FillQuad(q, w, h, s.u, s.dim(col.Lighten(0.1)), s.dim(col.Darken(0.1)))
	s.c.StrokeQuad(q, w, h, s.u, 0.9*s.u, cream.Alpha(0.85))
}

// disc cuts a round piece; r is in heights.
func (s *scene) disc(x, y, r float64, col ui.Colour) {
	px, py := s.at(x, y)
	s.c.Disc(px+1.2*s.u, py+1.6*s.u, r*s.h+s.u, ui.Hex(0x050b1c).Alpha(0.4))
	s.c.Disc(px, py, r*s.h+0.9*s.u, cream)
	s.c.Disc(px, py, r*s.h, s.dim(col))
}

// thread is a line.
func (s *scene) thread(x0, y0, x1, y1, w float64, col ui.Colour) {
	ax, ay := s.at(x0, y0)
	bx, by := s.at(x1, y1)
	s.c.Line(ax, ay, bx, by, w*s.u, s.dim(col))
}

// lamp is a paper lantern that burns.
func (s *scene) lamp(x, y, r float64, col ui.Colour) {
	px, py := s.at(x, y)
	if !s.used {
		s.c.Light(px, py, 5*r*s.h, col.Alpha(0.5))
	}
	s.disc(x, y, r, col.Lighten(0.15))
	if !s.used {
		s.c.Disc(px, py, 0.5*r*s.h, ui.Hex(0xfff6d0).Alpha(0.9))
	}
}

func (s *scene) dim(col ui.Colour) ui.Colour {
	if s.used {
		return col.Mix(ui.Hex(0x6a655e), 0.55)
	}
	return col
}

// hill is a half disc of felt.
func (s *scene) hill(x, w, h float64, col ui.Colour) {
	const n = 14
	for i := range n { // slices, the lowest last
		k := 1 - float64(i)/n
		y := h * k
		half := w * math.Sqrt(math.Max(0, 1-k*k*0.92))
		ax, ay := s.at(x-half, y)
		bx, _ := s.at(x+half, y)
		_, by := s.at(0, 0)
		s.c.Fill(ui.Rect{X: ax, Y: ay, W: bx - ax, H: by - ay}, 0.5*(by-ay), s.dim(col.Mix(col.Lighten(0.22), k)))
	}
}

func gun(s *scene) {
	s.thread(-0.95, 0.04, 0.95, 0.04, 2.6, iron)
	for i := range 7 {
		x := -0.85 + 0.28*float64(i)
		s.thread(x, 0, x, 0.08, 2, timber)
	}
	s.board(-0.7, 0.16, 0.62, 0.36, timber)
	s.board(-0.5, 0.36, 0.2, 0.6, card)
	s.piece(iron, -0.15, 0.78, 0.9, 1.0, 0.94, 0.86, -0.1, 0.56)
	for _, x := range [...]float64{-0.48, -0.1, 0.3} {
		s.disc(x, 0.12, 0.1, red)
	}
	s.disc(-0.2, 0.62, 0.1, gold)
}

func barrels(s *scene) {
	for _, b := range [...][2]float64{{-0.45, 0}, {0.1, 0}, {-0.18, 0.42}} {
		s.board(b[0]-0.24, b[1]+0.02, b[0]+0.24, b[1]+0.42, timber)
		for _, y := range [...]float64{0.1, 0.32} {
			s.thread(b[0]-0.24, b[1]+y, b[0]+0.24, b[1]+y, 1.6, gold)
		}
	}
	s.lamp(0.65, 0.3, 0.1, flame)
}

func crane(s *scene) {
	s.board(-0.5, 0, -0.16, 0.3, iron)
	s.board(-0.4, 0.3, -0.26, 0.95, red)
	s.piece(red, -0.5, 1.02, 0.75, 0.94, 0.75, 0.84, -0.5, 0.9)
	s.thread(0.6, 0.86, 0.6, 0.5, 1.4, cream)
	s.board(0.38, 0.2, 0.82, 0.5, card)
	s.thread(0.38, 0.35, 0.82, 0.35, 1.4, red)
}

func stalls(s *scene) {
	for i, x := range [...]float64{-0.55, 0.35} {
		s.board(x-0.34, 0, x-0.28, 0.62, timber)
		s.board(x+0.28, 0, x+0.34, 0.62, timber)
		s.board(x-0.36, 0.08, x+0.36, 0.3, card)
		cols := [2]ui.Colour{red, cream}
		for k := range 5 {
			a := x - 0.42 + 0.168*float64(k)
			s.piece(cols[(k+i)%2], a+0.02, 0.86, a+0.16, 0.86, a+0.17, 0.58, a, 0.58)
		}
		s.lamp(x, 0.46, 0.085, flame)
	}
	s.thread(-0.98, 0.98, 0.98, 0.98, 1.2, timber)
	for i := range 5 {
		s.lamp(-0.8+0.4*float64(i), 0.93-0.03*float64(i%2), 0.06, [...]ui.Colour{red, gold}[i%2])
	}
}

func gate(s *scene) {
	s.board(-0.5, 0, -0.36, 0.8, red)
	s.board(0.36, 0, 0.5, 0.8, red)
	s.board(-0.6, 0.56, 0.6, 0.66, red)
	s.piece(red.Darken(0.15), -0.8, 1.02, 0.8, 1.02, 0.68, 0.84, -0.68, 0.84)
	s.lamp(-0.76, 0.2, 0.09, flame)
	s.lamp(0.76, 0.2, 0.09, flame)
}

func table(s *scene) {
	s.board(-0.08, 0, 0.08, 0.34, timber)
	s.piece(grass, -0.7, 0.62, 0.7, 0.62, 0.85, 0.32, -0.85, 0.32)
	s.board(-0.3, 0.52, -0.06, 0.78, cream)
	s.disc(-0.18, 0.65, 0.035, red)
	s.board(0.12, 0.48, 0.36, 0.74, cream)
	s.disc(0.24, 0.61, 0.035, ui.Hex(0x2d3a66))
	s.lamp(0, 0.98, 0.1, gold)
}

func target(s *scene) {
	s.board(-0.36, 0, -0.3, 0.3, timber)
	s.disc(-0.33, 0.45, 0.32, red)
	s.disc(-0.33, 0.45, 0.2, cream)
	s.disc(-0.33, 0.45, 0.09, red)
	s.piece(flame, 0.62, 1.04, 0.92, 0.92, 0.36, 0.58, 0.3, 0.62)
	s.lamp(0.34, 0.62, 0.12, ui.Hex(0xb06a4a))
}

func booth(s *scene) {
	s.board(-0.5, 0, 0.5, 0.42, card)
	s.board(-0.5, 0.42, -0.42, 0.8, timber)
	s.board(0.42, 0.42, 0.5, 0.8, timber)
	s.piece(gold, -0.56, 0.98, 0.56, 0.98, 0.64, 0.78, -0.64, 0.78)
	for i := range 4 {
		s.disc(-0.3+0.2*float64(i), 0.47+0.05*float64(i%2), 0.07, gold)
	}
	s.lamp(0, 0.68, 0.07, flame)
}

func slope(s *scene) {
	s.piece(grass, -0.9, 0.86, -0.6, 0.92, 0.95, 0.1, -0.9, 0)
	s.piece(card, -0.66, 0.84, -0.5, 0.84, 0.5, 0.16, 0.2, 0.14)
	s.board(-0.86, 0.8, -0.82, 1.04, timber)
	s.piece(red, -0.82, 1.04, -0.5, 0.98, -0.5, 0.96, -0.82, 0.88)
	s.disc(0.02, 0.52, 0.08, iron)
	s.disc(0.24, 0.4, 0.08, iron)
	s.thread(0.02, 0.52, 0.24, 0.4, 2, red)
}

func parcels(s *scene) {
	s.board(-0.7, 0.3, 0.7, 0.38, timber)
	s.board(-0.6, 0, -0.52, 0.3, timber)
	s.board(0.52, 0, 0.6, 0.3, timber)
	for i, b := range [...][3]float64{{-0.4, 0.26, 0.34}, {0.1, 0.22, 0.26}, {0.5, 0.16, 0.4}} {
		s.board(b[0]-b[1]/2-0.06, 0.38, b[0]+b[1]/2+0.06, 0.38+b[2], card.Darken(0.08*float64(i)))
		s.thread(b[0], 0.38, b[0], 0.38+b[2], 1.4, red)
	}
	s.lamp(-0.85, 0.9, 0.08, gold)
}

func toys(s *scene) {
	s.piece(gold, -0.62, 0.86, 0.2, 1.02, 0.2, 0.92, -0.62, 0.76)
	s.disc(-0.24, 0.52, 0.16, ui.Hex(0xb98252))
	s.disc(-0.4, 0.66, 0.06, ui.Hex(0xb98252))
	s.disc(-0.08, 0.66, 0.06, ui.Hex(0xb98252))
	s.disc(0.24, 0.5, 0.14, ui.Hex(0x4f86c6))
	s.board(-0.6, 0, 0.6, 0.44, red)
	s.disc(0, 0.22, 0.1, gold)
}

func train(s *scene) {
	s.thread(-0.98, 0.04, 0.98, 0.04, 3, iron)
	for i, b := range [...]struct{ x, h float64 }{{-0.6, 0.3}, {-0.08, 0.3}, {0.48, 0.42}} {
		s.board(b.x-0.22, 0.1, b.x+0.22, 0.1+b.h, [...]ui.Colour{gold, ui.Hex(0x4f86c6), red}[i])
		s.disc(b.x-0.12, 0.09, 0.065, iron)
		s.disc(b.x+0.12, 0.09, 0.065, iron)
	}
	s.board(0.54, 0.52, 0.62, 0.7, iron)
	for i := range 3 {
		x, y := s.at(0.5-0.2*float64(i), 0.82+0.08*float64(i))
		s.c.Disc(x, y, (0.07+0.02*float64(i))*s.h, cream.Alpha(0.85))
	}
}

func veranda(s *scene) {
	s.lamp(0.6, 0.86, 0.15, gold)
	s.board(-0.8, 0.18, 0.5, 0.3, timber)
	for _, x := range [...]float64{-0.72, -0.18, 0.36} {
		s.board(x, 0, x+0.08, 0.18, timber)
	}
	s.board(-0.76, 0.3, -0.68, 0.86, timber)
	s.piece(iron, -0.95, 0.86, -0.1, 1.0, 0.05, 0.88, -0.95, 0.76)
	s.disc(-0.05, 0.38, 0.11, ui.Hex(0xe0a060)) // a cat
	s.disc(0.14, 0.46, 0.075, ui.Hex(0xe0a060))
	s.thread(-0.18, 0.36, -0.36, 0.5, 2, ui.Hex(0xe0a060))
}

func wind(s *scene) {
	s.hill(0, 0.9, 0.26, grass)
	s.board(-0.4, 0.1, -0.35, 0.74, timber)
	for i, col := range [...]ui.Colour{red, gold, ui.Hex(0x4f86c6), cream} { // a pinwheel
		sin, cos := math.Sincos(float64(i)*math.Pi/2 + 0.4)
		k := s.h / s.w
		s.piece(col, -0.375, 0.74, -0.375+0.26*cos*k, 0.74+0.26*sin, -0.375+0.2*(cos-sin)*k, 0.74+0.2*(sin+cos), -0.375-0.08*sin*k, 0.74+0.08*cos)
	}
	s.disc(-0.375, 0.74, 0.045, gold)
	s.piece(timber, 0.3, 0.9, 0.56, 0.94, 0.58, 0.78, 0.28, 0.74) // a hat
	s.piece(timber.Lighten(0.1), 0.14, 0.8, 0.74, 0.84, 0.74, 0.76, 0.14, 0.7)
	for i := range 3 {
		y := 0.5 + 0.12*float64(i)
		s.thread(-0.05+0.1*float64(i), y, 0.55+0.1*float64(i), y+0.03, 1.3, cream)
	}
}

func static(s *scene) {
	s.hill(0, 0.9, 0.5, grass)
	for _, x := range [...]float64{-0.4, 0.36} {
		s.piece(gold, x, 1.04, x+0.2, 1.04, x+0.06, 0.74, x-0.1, 0.7)
		s.piece(gold, x+0.02, 0.76, x+0.2, 0.8, x-0.06, 0.4, x-0.08, 0.42)
	}
	if x, y := s.at(0, 0.7); !s.used {
		s.c.Light(x, y, 0.7*s.h, ui.Hex(0xa8d4ff).Alpha(0.5))
	}
}

func dojo(s *scene) {
	for i := range 4 {
		s.board(-0.9+0.45*float64(i), 0, -0.5+0.45*float64(i), 0.12, timber.Lighten(0.06*float64(i%2)))
	}
	s.board(-0.22, 0.26, 0.22, 1.0, cream)
	s.board(-0.28, 0.96, 0.28, 1.02, timber)
	s.disc(0, 0.66, 0.14, red)
	s.lamp(-0.66, 0.34, 0.1, flame)
	s.lamp(0.66, 0.34, 0.1, flame)
}

func flag(s *scene) {
	s.hill(0, 0.85, 0.42, grass)
	s.board(-0.04, 0.34, 0.02, 1.0, timber)
	s.piece(red, 0.02, 1.0, 0.46, 0.88, 0.46, 0.86, 0.02, 0.7)
}

package duel

import (
	"math"

	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
	"godeck/scenes/ui/geom"

	"github.com/hajimehoshi/ebiten/v2"
)

func chance(n float64) float64 { return geom.Chance(n, 0) }

// Piece is a creature that goes to pieces.
type Piece struct {
	Face  *cards.CardFace
	Quad  ui.Quad   // where it stood
	Hard  float64   // how hard it was struck, 0..1
	Glass ui.Colour // of what it breaks into: the glass of its civilization
	t     float64
}

// Pieces are the creatures that go to pieces now. The zero value is that of none.
type Pieces []*Piece

// life is how long pieces are seen, in ticks.
const life = 34

// Break returns the tween in which a creature goes to pieces, beginning at once.
func (l *Pieces) Break(p *Piece) ui.Tween {
	*l = append(*l, p)
	return ui.Tween{Ticks: life, Ease: ui.Linear, Do: func(k float64) { p.t = k * life }, End: func() {
		for i, q := range *l {
			if q == p {
				*l = append((*l)[:i:i], (*l)[i+1:]...)
				return
			}
		}
	}}
}

// sectors is into how many sectors a creature breaks, each in two: from the
// middle and at the edge.
const sectors = 9

var (
	pieceV [8 * sectors]ebiten.Vertex
	pieceI [12 * sectors]uint32
)

// Draw draws all pieces; image gives the picture of a face of some width.
func (l Pieces) Draw(c *ui.Canvas, image func(f *cards.CardFace, w float64) *ebiten.Image) {
	if c.Blank() {
		return
	}
	for _, p := range l {
		p.draw(c, image(p.Face, math.Hypot(p.Quad[1].X-p.Quad[0].X, p.Quad[1].Y-p.Quad[0].Y)))
	}
}

// edge returns the i-th point of a face's edge as parts of its width and height.
func edge(i int) (u, v float64) {
	sin, cos := math.Sincos(2 * math.Pi * (float64(i%sectors) + 0.5*chance(float64(i%sectors))) / sectors)
	k := 0.5 / math.Max(math.Abs(sin), math.Abs(cos))
	return 0.5 + k*cos, 0.5 + k*sin
}

func (p *Piece) draw(c *ui.Canvas, img *ebiten.Image) {
	if img == nil {
		return
	}
	b := img.Bounds()
	iw, ih := float64(b.Dx()-2*cards.FaceMargin), float64(b.Dy()-2*cards.FaceMargin)
	unit := c.Px(1)
	mid := p.Quad.At(0.5, 0.5)
	fade := float32(ui.Clamp01((life - p.t) / 12))
	white := float32(0.9 * (1 - ui.Clamp01(p.t/7)))
	for i := range 2 * sectors {
		u0, v0 := edge(i / 2)
		u1, v1 := edge(i/2 + 1)
		near, far := 0.0, 0.52
		if i%2 == 1 {
			near, far = 0.52, 1
		}
		uv := [4][2]float64{{0.5 + (u0-0.5)*near, 0.5 + (v0-0.5)*near}, {0.5 + (u0-0.5)*far, 0.5 + (v0-0.5)*far}, {0.5 + (u1-0.5)*far, 0.5 + (v1-0.5)*far}, {0.5 + (u1-0.5)*near, 0.5 + (v1-0.5)*near}}
		var own ui.Point
		for _, q := range uv {
			w := p.Quad.At(q[0], q[1])
			own.X, own.Y = own.X+w.X/4, own.Y+w.Y/4
		}
		h, g := chance(float64(i)*2.3), chance(float64(i)*7.9+1)
		ox, oy := own.X-mid.X, own.Y-mid.Y
		d := math.Max(1, math.Hypot(ox, oy))
		speed := (1.4 + 2.2*p.Hard + 1.6*g) * unit
		drag := p.t * (1 - 0.4*p.t/life)
		x := own.X + ox/d*speed*drag
		y := own.Y + oy/d*speed*drag + (0.09*p.t-1.5*h)*p.t*unit
		sin, cos := math.Sincos((h - 0.5) * 0.16 * p.t)
		small := 1 - 0.35*p.t/life
		for j, q := range uv {
			w := p.Quad.At(q[0], q[1])
			rx, ry := (w.X-own.X)*small, (w.Y-own.Y)*small
			v := &pieceV[4*i+j]
			v.DstX, v.DstY = float32(x+rx*cos-ry*sin), float32(y+rx*sin+ry*cos)
			v.SrcX = float32(float64(b.Min.X+cards.FaceMargin) + iw*q[0])
			v.SrcY = float32(float64(b.Min.Y+cards.FaceMargin) + ih*q[1])
			l := (0.75 + 0.35*float32(g) + white) * fade
			v.ColorR, v.ColorG, v.ColorB, v.ColorA = min(l, fade), min(l, fade), min(l, fade), fade
		}
		for j, k := range [...]uint32{0, 1, 2, 0, 2, 3} {
			pieceI[6*i+j] = uint32(4*i) + k
		}
	}
	c.DrawMesh(img, pieceV[:], pieceI[:])
	if p.Glass.A > 0 { // splinters between the pieces
		wide := math.Hypot(p.Quad[1].X-p.Quad[0].X, p.Quad[1].Y-p.Quad[0].Y)
		for i := range 26 {
			n := float64(i)
			h, g := chance(n*4.7+3), chance(n*9.1+5)
			sin, cos := math.Sincos(2*math.Pi*(n/26+0.1*h) + 0.3)
			d := wide*(0.1+0.3*g) + (1.6+3.4*h)*unit*p.t*(1-0.4*p.t/life)*(1+0.6*p.Hard)
			x, y := mid.X+cos*d, mid.Y+sin*d*1.2+(0.05*p.t-0.6*h)*p.t*unit
			size := wide * (0.05 + 0.09*g) * (1 - 0.4*p.t/life)
			turn := n + 0.2*p.t*(h-0.5)
			var q ui.Quad
			for j := range q {
				a := turn + float64(j)*math.Pi/2 + 1.1*chance(n+float64(j)*2.2)
				q[j] = ui.Point{X: x + math.Cos(a)*size*(0.4+0.9*chance(n*3+float64(j))), Y: y + math.Sin(a)*size}
			}
			f := float64(fade)
			c.FillQuad(q, size, size, 0, p.Glass.Lighten(0.55).Alpha(0.85*f), p.Glass.Alpha(0.6*f))
		}
	}
	c.Light(mid.X, mid.Y, 90*unit, ui.Hex(0xffffff).Alpha(0.5*float64(white)))
}

package board

import (
	"math"

	"godeck/scenes/table/cards"
	"godeck/scenes/table/stage"
	"godeck/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// outline is where a card is drawn: on the screen, or as it stands on the stage.
type outline struct {
	c     *ui.Canvas
	p     Pose
	w, sw float64 // its width; as far as it is seen while it turns over
	b     *Board
	on    bool // the stage
	piece stage.Piece
	mesh  stage.Mesh
	quad  ui.Quad
}

// outline returns where a card in a pose is drawn, w wide, of which sw are seen.
func (b *Board) outline(c *ui.Canvas, p Pose, w, sw float64) outline {
	o := outline{c: c, p: p, w: w, sw: sw, b: b, on: b.Stage != nil && p.Flat < 0.999}
	if o.on {
		o.piece = stage.Piece{X: p.X, Y: p.Y, W: w, H: w * cards.Aspect, Angle: p.Angle, Lean: p.Lean, Yaw: p.Yaw, Turn: turned(p), Flat: p.Flat, Height: p.Lift}
		o.mesh = b.Stage.Place(&o.piece)
		o.quad = o.mesh.Quad()
	}
	return o
}

// turned is the angle by which a pose is turned over; the back is drawn unmirrored.
func turned(p Pose) float64 {
	theta := (1 - p.Face) * math.Pi
	if p.Face < 0.5 {
		theta -= math.Pi
	}
	return theta
}

// grown is the quad with grow more in each direction.
func (o *outline) grown(grow float64) ui.Quad {
	u, v := grow/2/o.w, grow/2/(o.w*cards.Aspect)
	return ui.Quad{o.quad.At(-u, -v), o.quad.At(1+u, -v), o.quad.At(1+u, 1+v), o.quad.At(-u, 1+v)}
}

// shadow draws the card's shadow; col is a full shadow's colour.
func (o *outline) shadow(radius, lift float64, col ui.Colour) {
	c, p, u := o.c, &o.p, o.c.Px(1)
	flat := 1.0
	if o.on {
		flat = p.Flat
		cast, contact := o.b.Stage.Shadow(&o.piece)
		h := o.w * cards.Aspect
		soft := math.Max(3*u, o.w*(0.05+0.12*lift))
		c.ShadowQuad(cast, o.w, h, radius, soft, col.Alpha((1-flat)*(1-0.35*ui.Clamp01(lift))*o.b.Stage.Shade/0.7))
		if lift < 0.2 {
			c.ShadowQuad(contact, o.w, 8*u, 2*u, 3*u, col.Alpha((1-flat)*(1-5*lift)*0.9))
		}
	}
	if flat > 0.01 {
		c.ShadowAt(p.X+(2+6*lift)*u, p.Y+(3+14*lift)*u, o.sw, o.w*cards.Aspect, p.Angle, radius, (8+22*lift)*u, col.Alpha(0.75*flat))
	}
}

// glow lights the card's surroundings; grow is how much larger than it the light's source is.
func (o *outline) glow(grow, radius, soft float64, col ui.Colour) {
	if o.on {
		o.c.GlowQuad(o.grown(grow), o.w+grow, o.w*cards.Aspect+grow, radius, soft, col)
		return
	}
	o.c.GlowAt(o.p.X, o.p.Y, o.sw+grow, o.w*cards.Aspect+grow, o.p.Angle, radius, soft, col)
}

// stroke draws a line around the card.
func (o *outline) stroke(grow, radius, width float64, col ui.Colour) {
	if o.on {
		o.c.StrokeQuad(o.grown(grow), o.w+grow, o.w*cards.Aspect+grow, radius, width, col)
		return
	}
	o.c.StrokeAt(o.p.X, o.p.Y, o.sw+grow, o.w*cards.Aspect+grow, o.p.Angle, radius, width, col)
}

// fill covers the card with a colour.
func (o *outline) fill(radius float64, top, bottom ui.Colour) {
	if o.on {
		o.c.FillQuad(o.quad, o.w, o.w*cards.Aspect, radius, top, bottom)
		return
	}
	o.c.BoxAt(o.p.X, o.p.Y, o.sw, o.w*cards.Aspect, o.p.Angle, radius, top, bottom)
}

var (
	meshV [(stage.Cells + 1) * (stage.Cells + 1)]ebiten.Vertex
	meshI = func() (idx []uint32) {
		const n = stage.Cells + 1
		for j := range uint32(stage.Cells) {
			for i := range uint32(stage.Cells) {
				o := j*n + i
				idx = append(idx, o, o+1, o+n, o+n, o+1, o+n+1)
			}
		}
		return idx
	}()
)

// picture draws the card itself.
func (o *outline) picture(img *ebiten.Image, tint, alpha float64) {
	if !o.on {
		drawTurned(o.c, img, o.p, o.w, tint, alpha)
		return
	}
	bounds := img.Bounds()
	iw, ih := float64(bounds.Dx()), float64(bounds.Dy())
	// The picture has a transparent margin around the card.
	k := iw / (iw - 2*cards.FaceMargin)
	piece := o.piece
	piece.W, piece.H = o.w*k, o.w*k*ih/iw
	m := o.b.Stage.Place(&piece)
	shade := tint * (0.55 + 0.45*math.Abs(math.Cos(piece.Turn)))
	const n = stage.Cells + 1
	for i := range meshV {
		v := &meshV[i]
		v.DstX, v.DstY = float32(m.At[i].X), float32(m.At[i].Y)
		v.SrcX = float32(float64(bounds.Min.X) + iw*float64(i%n)/stage.Cells)
		v.SrcY = float32(float64(bounds.Min.Y) + ih*float64(i/n)/stage.Cells)
		l := &m.Light[i]
		v.ColorR, v.ColorG, v.ColorB, v.ColorA = float32(shade*l[0]*alpha), float32(shade*l[1]*alpha), float32(shade*l[2]*alpha), float32(alpha)
	}
	o.c.DrawMesh(img, meshV[:], meshI)
}

// part draws a part of the card's picture again, r on a card w wide, round at its ends.
func (o *outline) part(img *ebiten.Image, r ui.Rect, w, tint float64) {
	var vs [16]ebiten.Vertex // points of its edge
	var idx [3 * (len(vs) - 2)]uint32
	b, m, k := img.Bounds(), float64(cards.FaceMargin), float64(img.Bounds().Dx()-2*cards.FaceMargin)/w
	for i := range vs {
		sin, cos := math.Sincos(2 * math.Pi * (float64(i) + 0.5) / float64(len(vs)))
		x, y := r.X+r.W/2+cos*r.H/2+math.Copysign((r.W-r.H)/2, cos), r.Y+r.H/2+sin*r.H/2
		to := o.quad.At(x/w, y/(w*cards.Aspect))
		vs[i] = ebiten.Vertex{DstX: float32(to.X), DstY: float32(to.Y), SrcX: float32(float64(b.Min.X) + m + x*k), SrcY: float32(float64(b.Min.Y) + m + y*k), ColorR: float32(tint), ColorG: float32(tint), ColorB: float32(tint), ColorA: 1}
		if i > 1 {
			idx[3*i-5], idx[3*i-4] = uint32(i-1), uint32(i)
		}
	}
	o.c.DrawMesh(img, vs[:], idx[:])
}

// glowSlot lights a place for a card.
func (b *Board) glowSlot(c *ui.Canvas, sl *Slot, radius, soft float64, col ui.Colour) {
	r := sl.Rect
	if b.Stage == nil || sl.Flat {
		c.Glow(r, radius, soft, col)
		return
	}
	c.GlowQuad(b.Stage.Lying(r), r.W, r.H, radius, soft, col)
}

// raisedBy returns the outline of what lies higher by d on the screen.
func (o outline) raisedBy(d float64) outline {
	o.p.Y -= d
	o.piece.Y -= d
	o.quad = o.quad.Move(0, -d)
	return o
}

// drawLoose draws a picture of a card in a pose beside the board's own, such as a pile's.
func (b *Board) drawLoose(c *ui.Canvas, img *ebiten.Image, p Pose, w, tint, alpha float64) {
	o := b.outline(c, p, w, w)
	o.picture(img, tint, alpha)
}

// drawTurned reuses these: drawing is single-threaded, and frames must not allocate.
const turnStrips = 8

var (
	turnOp ebiten.DrawImageOptions
	turnV  [(turnStrips + 1) * 2]ebiten.Vertex
	turnI  [turnStrips * 6]uint32
)

// drawTurned draws a card image in a pose, in perspective while it turns over.
func drawTurned(c *ui.Canvas, img *ebiten.Image, p Pose, w, tint, alpha float64) {
	bounds := img.Bounds()
	iw, ih := float64(bounds.Dx()), float64(bounds.Dy())
	k := w / (iw - 2*cards.FaceMargin)
	theta := (1 - p.Face) * math.Pi
	if p.Face < 0.5 {
		theta -= math.Pi // the back is drawn unmirrored
	}
	if math.Abs(theta) < 0.001 {
		op := &turnOp
		*op = ebiten.DrawImageOptions{}
		op.Filter = ebiten.FilterLinear
		op.GeoM.Translate(-iw/2, -ih/2)
		op.GeoM.Scale(k, k)
		op.GeoM.Rotate(p.Angle)
		op.GeoM.Translate(p.X, p.Y)
		t := float32(tint)
		op.ColorScale.Scale(t, t, t, 1)
		op.ColorScale.ScaleAlpha(float32(alpha))
		c.DrawImage(img, op)
		return
	}
	// A strip mesh: each column has its own depth.
	const n = turnStrips
	sin, cos := math.Sincos(theta)
	rs, rc := math.Sincos(p.Angle)
	shade := float32(tint * (0.55 + 0.45*math.Abs(cos)))
	a := float32(alpha)
	vs, is := &turnV, &turnI
	focal := iw * k * 3.2
	for i := 0; i <= n; i++ {
		fx := float64(i)/n - 0.5
		x := fx * iw * k * cos
		z := fx * iw * k * sin
		s := focal / (focal + z)
		for j := 0; j < 2; j++ {
			y := (float64(j) - 0.5) * ih * k * s
			xx := x * s
			v := &vs[i*2+j]
			v.DstX, v.DstY = float32(p.X+xx*rc-y*rs), float32(p.Y+xx*rs+y*rc)
			v.SrcX, v.SrcY = float32(bounds.Min.X)+float32((fx+0.5)*iw), float32(bounds.Min.Y)+float32(float64(j)*ih)
			v.ColorR, v.ColorG, v.ColorB, v.ColorA = shade*a, shade*a, shade*a, a
		}
		if i < n {
			o := uint32(i * 2)
			is[i*6], is[i*6+1], is[i*6+2], is[i*6+3], is[i*6+4], is[i*6+5] = o, o+2, o+1, o+1, o+2, o+3
		}
	}
	c.DrawMesh(img, vs[:], is[:])
}

// mark draws the light round a card w wide that says what can be done with it.
func (o *outline) mark(mark Mark, w float64) {
	t := o.c.Theme
	lights := [...]struct {
		grow, glow, faint, line, strong float64
		col                             ui.Colour
	}{
		MarkLegal:    {5, 15, 0.34, 1.7, 0.8, t.Legal},
		MarkHidden:   {5, 13, 0.26, 1.7, 0.85, ui.Hex(0xa99bff)}, // in another colour, for another way
		MarkSelected: {6, 22, 0.6, 3, 1, t.Warm},
		MarkTarget:   {6, 20, 0.55, 2.5, 1, t.Accent},
	}
	if x, u := lights[mark], o.c.Px(1); x.line > 0 {
		o.glow(x.grow*u, w*0.07, x.glow*u, x.col.Alpha(x.faint))
		o.stroke(x.grow*u, w*0.08, x.line*u, x.col.Alpha(x.strong))
	}
}

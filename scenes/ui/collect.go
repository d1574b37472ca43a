package ui

import (
	"godeck/scenes/ui/damage"
	"godeck/scenes/ui/kage"
	"godeck/scenes/ui/shape"

	"github.com/hajimehoshi/ebiten/v2"
)

// pen draws on an image, or collects what is to be drawn there: boxes, rings,
// pictures, lines of text. It knows neither a window nor a palette.
type pen struct {
	dst, full    *ebiten.Image
	clip, window Rect         // window is all that is drawn
	ops          *damage.List // collects the frame first, see package damage; nil: draw at once
}

// add adds an op with the pen's clip, unless it is outside of that.
func (c *pen) add(op damage.Op) {
	op.Clip = c.clip
	if op.At = op.At.Intersect(op.Clip); op.At.Empty() {
		return
	}
	op.Hash = damage.HashFloats(op.Hash, op.Clip.X, op.Clip.Y, op.Clip.W, op.Clip.H)
	c.ops.Ops = append(c.ops.Ops, op)
}

// drawQuad draws quadV with a shader; r is its bounds.
func (c *pen) drawQuad(r Rect, sh *ebiten.Shader, opts *ebiten.DrawTrianglesShaderOptions, img *ebiten.Image) {
	if c.ops != nil {
		c.add(damage.Op{Hash: damage.HashVertices(1, quadV[:]), At: r, Shader: sh, Opts: opts, Quad: quadV, Image: img})
		return
	}
	opts.Images[0] = img
	c.dst.DrawTrianglesShader32(quadV[:], damage.QuadIndex, sh, opts)
	opts.Images[0] = nil
}

// DrawImage draws a picture like ebiten.Image.DrawImage.
func (c *Canvas) DrawImage(img *ebiten.Image, op *ebiten.DrawImageOptions) { c.image(img, op, false) }

func (c *pen) image(img *ebiten.Image, op *ebiten.DrawImageOptions, line bool) {
	if c.dst == nil || img == nil {
		return
	}
	if c.ops == nil {
		c.dst.DrawImage(img, op)
		return
	}
	h := uint64(2)
	for i := range 6 {
		h = damage.HashFloats(h, op.GeoM.Element(i/3, i%3))
	}
	s := &op.ColorScale
	h = damage.HashFloats(h, float64(s.R()), float64(s.G()), float64(s.B()), float64(s.A()), float64(op.Filter))
	b := img.Bounds()
	c.add(damage.Op{Hash: h, At: damage.Cover(&op.GeoM, float64(b.Dx()), float64(b.Dy())), Image: img, Geo: *op, Line: line})
}

// DrawMesh draws triangles of a picture, unless that is nil; vs and idx are copied.
func (c *pen) DrawMesh(img *ebiten.Image, vs []ebiten.Vertex, idx []uint32) {
	switch {
	case c.dst == nil || img == nil:
	case c.ops == nil:
		c.dst.DrawTriangles32(vs, idx, img, &damage.MeshOptions)
	default:
		c.add(damage.Mesh(img, vs, idx))
	}
}

// FillMesh draws triangles in the colours of their corners, which are premultiplied; vs and
// idx are copied.
func (c *pen) FillMesh(vs []ebiten.Vertex, idx []uint32) {
	switch {
	case c.dst == nil || len(idx) == 0:
	case c.ops == nil:
		c.dst.DrawTrianglesShader32(vs, idx, shape.Compiled(&flats, kage.Flat), &shapeOp)
	default:
		op := damage.Mesh(nil, vs, idx)
		op.Shader, op.Opts = shape.Compiled(&flats, kage.Flat), &shapeOp
		c.add(op)
	}
}

// Opaque says that nothing is seen through what was drawn last, if it is collected.
func Opaque(c *Canvas) { c.ops.Opaque() }

// Paint draws within r by calling draw, possibly later and several times for
// one frame. The result must depend only on name and state: while they are the
// same it is not repainted.
func (c *Canvas) Paint(r Rect, name string, draw func(dst *ebiten.Image), state ...float64) {
	switch {
	case c.dst == nil:
	case c.ops == nil:
		draw(c.dst)
	default:
		h := damage.HashFloats(4, r.X, r.Y, r.W, r.H)
		for i := range len(name) {
			h = damage.Hash(h, uint64(name[i]))
		}
		c.add(damage.Op{Hash: damage.HashFloats(h, state...), At: r, Paint: draw})
	}
}

// frames are the list of the present picture and that of the next.
type frames struct {
	was, now *damage.List
	size     Rect
	stands   bool // was is what the window shows
	damage   damage.Region
	ground   damage.Ground
}

// paint draws the differences from the last frame, or with whole everything.
func (f *frames) paint(env *Env, theme *Theme, dst *ebiten.Image, whole bool, draw func(c *Canvas)) {
	if f.now == nil {
		f.was, f.now = &damage.List{}, &damage.List{}
	}
	r := Rect{X: 0, Y: 0, W: env.W, H: env.H}
	f.now.Reset()
	c := Canvas{Env: env, Theme: theme, pen: pen{dst: dst, full: dst, clip: r, window: r, ops: f.now}}
	nextPicture()
	f.now.Section("")
	draw(&c)
	d := &f.damage
	d.Window, d.Rects = r, d.Rects[:0]
	if whole || !f.stands || f.size != r {
		d.Rects = append(d.Rects, r)
		f.ground.Drop()
	} else {
		f.now.Keep(f.ground.Compare(f.was, f.now, d), f.ground.First())
	}
	for _, r := range d.Rects {
		f.ground.Draw(dst, f.now, r)
	}
	f.was, f.now, f.size, f.stands = f.now, f.was, r, true
}

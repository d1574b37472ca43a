package ui

// Damage
//
// During a presentation most of the table does not change, and painting is
// what a frame costs. So a frame is collected first: the canvas of a scene
// puts every shape, line and picture into a list. The list is compared with
// that of the frame before, element by element, and only where they differ is
// the window repainted, with everything there, from the bottom up.
//
// Scenes need not say what moves. Drawing by other means than the canvas must
// say what its result depends on (Canvas.Paint).

import (
	"image/color"
	"math"
	"math/bits"
	"sort"

	"github.com/hajimehoshi/ebiten/v2"
)

// drawOp is one thing that a frame draws.
type drawOp struct {
	img    *ebiten.Image  // image of a quad, a mesh or a picture
	shader *ebiten.Shader // of a quad
	hash   uint64         // of everything else that its appearance depends on
	at     Rect           // bounds
	clip   Rect
	opts   *ebiten.DrawTrianglesShaderOptions
	quad   [4]ebiten.Vertex
	geo    ebiten.DrawImageOptions
	mesh   []ebiten.Vertex
	idx    []uint32
	paint  func(dst *ebiten.Image)
	line   bool // a line of text
}

// same reports whether two ops look the same. A picture keeps its pointer while a list holds it.
func same(p, q *drawOp) bool { return p.hash == q.hash && p.img == q.img && p.shader == q.shader }

// section is what one element draws: the ops from an index on.
type section struct {
	id   string
	from int
}

// drawList is what a frame draws, in order.
type drawList struct {
	ops      []drawOp
	sections []section
}

func (l *drawList) reset() {
	clear(l.ops) // release the pictures
	l.ops, l.sections = l.ops[:0], l.sections[:0]
}

// section begins the ops of an element.
func (l *drawList) section(id string) {
	l.sections = append(l.sections, section{id, len(l.ops)})
}

// end returns the end of the i-th section.
func (l *drawList) end(i int) int {
	if i+1 < len(l.sections) {
		return l.sections[i+1].from
	}
	return len(l.ops)
}

// mix is one step of a hash.
func mix(h, x uint64) uint64 { return (bits.RotateLeft64(h, 23) ^ x) * 0x9e3779b97f4a7c15 }

func mixFloat(h uint64, x ...float64) uint64 {
	for _, v := range x {
		h = mix(h, math.Float64bits(v))
	}
	return h
}

func mixVertices(h uint64, vs []ebiten.Vertex) uint64 {
	two := func(a, b float32) uint64 { return uint64(math.Float32bits(a))<<32 | uint64(math.Float32bits(b)) }
	for i := range vs {
		v := &vs[i]
		h = mix(mix(mix(h, two(v.DstX, v.DstY)), two(v.SrcX, v.SrcY)), two(v.ColorR, v.ColorG))
		h = mix(mix(mix(h, two(v.ColorB, v.ColorA)), two(v.Custom0, v.Custom1)), two(v.Custom2, v.Custom3))
	}
	return h
}

// add adds an op with the canvas's clip, unless it is outside of that.
func (c *Canvas) add(op drawOp) {
	op.clip = c.clip
	if op.at = op.at.Intersect(op.clip); op.at.Empty() {
		return
	}
	op.hash = mixFloat(op.hash, op.clip.X, op.clip.Y, op.clip.W, op.clip.H)
	c.ops.ops = append(c.ops.ops, op)
}

// drawQuad draws quadV with a shader; r is its bounds.
func (c *Canvas) drawQuad(r Rect, sh *ebiten.Shader, opts *ebiten.DrawTrianglesShaderOptions, img *ebiten.Image) {
	if c.ops != nil {
		c.add(drawOp{hash: mixVertices(1, quadV[:]), at: r, shader: sh, opts: opts, quad: quadV, img: img})
		return
	}
	opts.Images[0] = img
	c.dst.DrawTrianglesShader32(quadV[:], quadIdx, sh, opts)
	opts.Images[0] = nil
}

// DrawImage draws a picture like ebiten.Image.DrawImage.
func (c *Canvas) DrawImage(img *ebiten.Image, op *ebiten.DrawImageOptions) { c.image(img, op, false) }

func (c *Canvas) image(img *ebiten.Image, op *ebiten.DrawImageOptions, line bool) {
	if c.dst == nil || img == nil {
		return
	}
	if c.ops == nil {
		c.dst.DrawImage(img, op)
		return
	}
	h := uint64(2)
	for i := range 2 {
		for j := range 3 {
			h = mixFloat(h, op.GeoM.Element(i, j))
		}
	}
	s := &op.ColorScale
	h = mixFloat(h, float64(s.R()), float64(s.G()), float64(s.B()), float64(s.A()), float64(op.Filter))
	b := img.Bounds()
	c.add(drawOp{hash: h, at: cover(&op.GeoM, float64(b.Dx()), float64(b.Dy())), img: img, geo: *op, line: line})
}

// cover returns the bounds of a transformed picture of size w×h.
func cover(g *ebiten.GeoM, w, h float64) Rect {
	x0, y0 := math.Inf(1), math.Inf(1)
	x1, y1 := math.Inf(-1), math.Inf(-1)
	for _, p := range [...][2]float64{{0, 0}, {w, 0}, {0, h}, {w, h}} {
		x, y := g.Apply(p[0], p[1])
		x0, y0, x1, y1 = math.Min(x0, x), math.Min(y0, y), math.Max(x1, x), math.Max(y1, y)
	}
	return Rect{x0, y0, x1 - x0, y1 - y0}
}

// DrawMesh draws triangles of a picture; vs and idx are copied.
func (c *Canvas) DrawMesh(img *ebiten.Image, vs []ebiten.Vertex, idx []uint32) {
	if c.dst == nil || img == nil {
		return
	}
	if c.ops == nil {
		c.dst.DrawTriangles32(vs, idx, img, &meshOp)
		return
	}
	x0, y0 := float32(math.Inf(1)), float32(math.Inf(1))
	x1, y1 := -x0, -y0
	for i := range vs {
		x0, y0, x1, y1 = min(x0, vs[i].DstX), min(y0, vs[i].DstY), max(x1, vs[i].DstX), max(y1, vs[i].DstY)
	}
	c.add(drawOp{hash: mixVertices(3, vs), at: Rect{float64(x0), float64(y0), float64(x1 - x0), float64(y1 - y0)}, img: img,
		mesh: append([]ebiten.Vertex(nil), vs...), idx: append([]uint32(nil), idx...)})
}

var meshOp = ebiten.DrawTrianglesOptions{Filter: ebiten.FilterLinear, ColorScaleMode: ebiten.ColorScaleModePremultipliedAlpha}

// Paint draws within r by calling draw, possibly later and several times for
// one frame. The result must depend only on name and state: while they are the
// same it is not repainted.
func (c *Canvas) Paint(r Rect, name string, draw func(dst *ebiten.Image), state ...float64) {
	switch {
	case c.dst == nil:
	case c.ops == nil:
		draw(c.dst)
	default:
		h := mixFloat(4, r.X, r.Y, r.W, r.H)
		for i := range len(name) {
			h = mix(h, uint64(name[i]))
		}
		c.add(drawOp{hash: mixFloat(h, state...), at: r, paint: draw})
	}
}

// damage is where a frame differs from the one before: a few rectangles of whole pixels.
type damage struct {
	window Rect
	rects  []Rect
}

// mostDamage is the greatest number of rectangles repainted in a frame, each on its own.
const mostDamage = 6

// add adds the bounds of an op, with the pixel that smoothing may reach.
func (d *damage) add(r Rect) {
	x, y := math.Floor(r.X-1), math.Floor(r.Y-1)
	r = Rect{x, y, math.Ceil(r.Right()+1) - x, math.Ceil(r.Bottom()+1) - y}.Intersect(d.window)
	if r.Empty() {
		return
	}
	for i := 0; i < len(d.rects); {
		q := d.rects[i]
		if u := q.Union(r); u.W*u.H <= 1.1*(q.W*q.H+r.W*r.H)+1024 { // one, if that is hardly more to paint
			if u == q {
				return
			}
			d.rects = append(d.rects[:i], d.rects[i+1:]...)
			r, i = u, 0
			continue
		}
		i++
	}
	d.rects = append(d.rects, r)
	if len(d.rects) > mostDamage {
		d.join()
	}
}

// join merges the two rectangles that waste least by it.
func (d *damage) join() {
	bi, bj, least := 0, 1, math.Inf(1)
	for i := range d.rects {
		for j := i + 1; j < len(d.rects); j++ {
			p, q := d.rects[i], d.rects[j]
			u := p.Union(q)
			if w := u.W*u.H - p.W*p.H - q.W*q.H; w < least {
				bi, bj, least = i, j, w
			}
		}
	}
	u := d.rects[bi].Union(d.rects[bj])
	d.rects = append(d.rects[:bj], d.rects[bj+1:]...)
	d.rects[bi] = u
}

// compare finds where two frames differ. Ops that both have in the same order
// look the same; all others are damage where they were and where they are.
func (d *damage) compare(was, now *drawList) {
	all := func(l *drawList, from, to int) {
		for i := from; i < to; i++ {
			d.add(l.ops[i].at)
		}
	}
	pair := alike(was.sections, now.sections)
	at := 0 // sections of was already handled
	for j := range now.sections {
		from, to := now.sections[j].from, now.end(j)
		i := pair[j]
		if i < 0 {
			all(now, from, to)
			continue
		}
		for ; at < i; at++ {
			all(was, was.sections[at].from, was.end(at))
		}
		a, ae := was.sections[i].from, was.end(i)
		at = i + 1
		for a < ae && from < to && same(&was.ops[a], &now.ops[from]) {
			a, from = a+1, from+1
		}
		for a < ae && from < to && same(&was.ops[ae-1], &now.ops[to-1]) {
			ae, to = ae-1, to-1
		}
		if ae-a != to-from {
			all(was, a, ae)
			all(now, from, to)
			continue
		}
		for ; a < ae; a, from = a+1, from+1 {
			if !same(&was.ops[a], &now.ops[from]) {
				d.add(was.ops[a].at)
				d.add(now.ops[from].at)
			}
		}
	}
	for ; at < len(was.sections); at++ {
		all(was, was.sections[at].from, was.end(at))
	}
}

// alike pairs the sections of two frames that have the same id, as many as are
// in the same order: pair[j] is the earlier section of the j-th, or -1.
func alike(was, now []section) []int {
	first := make(map[string]int, len(was))
	next := make([]int, len(was)) // the next one with the same id
	for i := len(was) - 1; i >= 0; i-- {
		if n, ok := first[was[i].id]; ok {
			next[i] = n
		} else {
			next[i] = -1
		}
		first[was[i].id] = i
	}
	pair := make([]int, len(now))
	var tails []int // longest increasing run: for each length the section of now that ends it
	back := make([]int, len(now))
	for j := range now {
		i, ok := first[now[j].id]
		if !ok || i < 0 {
			pair[j] = -1
			continue
		}
		first[now[j].id], pair[j] = next[i], i
		lo := sort.Search(len(tails), func(k int) bool { return pair[tails[k]] >= i })
		back[j] = -1
		if lo > 0 {
			back[j] = tails[lo-1]
		}
		if lo == len(tails) {
			tails = append(tails, j)
		} else {
			tails[lo] = j
		}
	}
	in := make([]bool, len(now))
	if n := len(tails); n > 0 {
		for j := tails[n-1]; j >= 0; j = back[j] {
			in[j] = true
		}
	}
	for j := range pair {
		if !in[j] {
			pair[j] = -1
		}
	}
	return pair
}

// mostWaiting is how many lines of text may wait: every shape is compared with all of them.
const mostWaiting = 96

// draw draws the part of the list within r.
func (l *drawList) draw(full *ebiten.Image, r Rect) {
	var clip Rect
	var dst *ebiten.Image
	// Text waits until something is drawn over it: lines share one texture and
	// shapes one shader, and Ebitengine merges only adjacent draws into a draw
	// call. Every draw call costs some ten allocations in its driver.
	var waits [mostWaiting]*drawOp
	n := 0
	into := func(op *drawOp) *ebiten.Image {
		if in := op.clip.Intersect(r); dst == nil || in != clip {
			clip, dst = in, full.SubImage(r2i(in)).(*ebiten.Image)
		}
		return dst
	}
	flush := func() {
		for i, op := range waits[:n] {
			into(op).DrawImage(op.img, &op.geo)
			waits[i] = nil
		}
		n = 0
	}
	for i := range l.ops {
		op := &l.ops[i]
		if op.at.Intersect(r).Empty() {
			continue
		}
		if op.line {
			if n == mostWaiting {
				flush()
			}
			waits[n] = op
			n++
			continue
		}
		for _, w := range waits[:n] {
			if !w.at.Intersect(op.at).Empty() {
				flush()
				break
			}
		}
		switch {
		case op.shader != nil:
			op.opts.Images[0] = op.img
			into(op).DrawTrianglesShader32(op.quad[:], quadIdx, op.shader, op.opts)
			op.opts.Images[0] = nil
		case op.mesh != nil:
			into(op).DrawTriangles32(op.mesh, op.idx, op.img, &meshOp)
		case op.img != nil:
			into(op).DrawImage(op.img, &op.geo)
		default:
			op.paint(into(op))
		}
	}
	flush()
}

// frames are the list of the present picture and that of the next.
type frames struct {
	was, now *drawList
	size     Rect
	stands   bool // was is what the window shows
	damage   damage
}

// paint draws the differences from the last frame, or with whole everything.
func (f *frames) paint(env *Env, theme *Theme, dst *ebiten.Image, whole bool, draw func(c *Canvas)) {
	if f.now == nil {
		f.was, f.now = &drawList{}, &drawList{}
	}
	r := Rect{0, 0, env.W, env.H}
	f.now.reset()
	c := Canvas{Env: env, Theme: theme, dst: dst, full: dst, clip: r, window: r, ops: f.now}
	labels.draws++
	f.now.section("")
	draw(&c)
	d := &f.damage
	d.window, d.rects = r, d.rects[:0]
	if whole || !f.stands || f.size != r {
		d.rects = append(d.rects, r)
	} else {
		d.compare(f.was, f.now)
	}
	for _, r := range d.rects {
		dst.SubImage(r2i(r)).(*ebiten.Image).Fill(color.Black)
		f.now.draw(dst, r)
	}
	f.was, f.now, f.size, f.stands = f.now, f.was, r, true
}

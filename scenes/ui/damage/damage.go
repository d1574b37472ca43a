// Package damage finds what has to be painted again.
//
// During a presentation most of the table does not change, and painting is
// what a frame costs. So a frame is collected first: the canvas of a scene
// puts every shape, line and picture into a list. The list is compared with
// that of the frame before, element by element, and only where they differ is
// the window repainted, with everything there, from the bottom up.
//
// Scenes need not say what moves. Drawing by other means than the canvas must
// say what its result depends on (ui.Canvas.Paint).
package damage

import (
	"math"
	"math/bits"
	"sort"

	"godeck/scenes/ui/geom"

	"github.com/hajimehoshi/ebiten/v2"
)

// QuadIndex are the two triangles of a quad's vertices: upper left, upper right, lower left, lower right.
var QuadIndex = []uint32{0, 1, 2, 1, 3, 2}

// MeshOptions draw a mesh's vertices, whose colours are premultiplied.
var MeshOptions = ebiten.DrawTrianglesOptions{Filter: ebiten.FilterLinear, ColorScaleMode: ebiten.ColorScaleModePremultipliedAlpha}

// Op is one thing that a frame draws.
type Op struct {
	Image  *ebiten.Image  // image of a quad, a mesh or a picture
	Shader *ebiten.Shader // of a quad, or of a mesh in plain colours
	Hash   uint64         // of everything else that its appearance depends on
	At     geom.Rect      // bounds
	Clip   geom.Rect
	Opts   *ebiten.DrawTrianglesShaderOptions
	Quad   [4]ebiten.Vertex
	Geo    ebiten.DrawImageOptions
	Mesh   []ebiten.Vertex
	Index  []uint32
	Paint  func(dst *ebiten.Image)
	Line   bool // a line of text
	Opaque bool // nothing is seen through it
}

// Cover returns the bounds of a transformed picture of size w×h.
func Cover(g *ebiten.GeoM, w, h float64) geom.Rect {
	x0, y0 := math.Inf(1), math.Inf(1)
	x1, y1 := math.Inf(-1), math.Inf(-1)
	for _, p := range [...][2]float64{{0, 0}, {w, 0}, {0, h}, {w, h}} {
		x, y := g.Apply(p[0], p[1])
		x0, y0, x1, y1 = math.Min(x0, x), math.Min(y0, y), math.Max(x1, x), math.Max(y1, y)
	}
	return geom.Rect{X: x0, Y: y0, W: x1 - x0, H: y1 - y0}
}

// Mesh returns the op that draws triangles of a picture; vs and idx are copied.
func Mesh(img *ebiten.Image, vs []ebiten.Vertex, idx []uint32) Op {
	x0, y0 := float32(math.Inf(1)), float32(math.Inf(1))
	x1, y1 := -x0, -y0
	for i := range vs {
		x0, y0, x1, y1 = min(x0, vs[i].DstX), min(y0, vs[i].DstY), max(x1, vs[i].DstX), max(y1, vs[i].DstY)
	}
	return Op{Hash: HashVertices(3, vs), At: geom.Rect{X: float64(x0), Y: float64(y0), W: float64(x1 - x0), H: float64(y1 - y0)}, Image: img,
		Mesh: append([]ebiten.Vertex(nil), vs...), Index: append([]uint32(nil), idx...)}
}

// same reports whether two ops look the same. A picture keeps its pointer while a list holds it.
func same(p, q *Op) bool { return p.Hash == q.Hash && p.Image == q.Image && p.Shader == q.Shader }

// section is what one element draws: the ops from an index on.
type section struct {
	id    string
	from  int
	still int     // for how many pictures it has looked the same
	kept  Op      // its picture, see Keep; Image nil: none
	moved float64 // how much it has changed of late, in pixels
}

// List is what a frame draws, in order.
type List struct {
	Ops      []Op
	sections []section
}

// Reset empties the list for another frame.
func (l *List) Reset() {
	for i := range l.sections {
		l.sections[i].drop()
	}
	clear(l.Ops) // release the pictures
	l.Ops, l.sections = l.Ops[:0], l.sections[:0]
}

// Opaque says that nothing is seen through the last op; l may be nil.
func (l *List) Opaque() {
	if l != nil && len(l.Ops) > 0 {
		l.Ops[len(l.Ops)-1].Opaque = true
	}
}

// Section begins the ops of an element.
func (l *List) Section(id string) {
	l.sections = append(l.sections, section{id: id, from: len(l.Ops)})
}

// end returns the end of the i-th section.
func (l *List) end(i int) int {
	if i+1 < len(l.sections) {
		return l.sections[i+1].from
	}
	return len(l.Ops)
}

// Hash is one step of a hash.
func Hash(h, x uint64) uint64 { return (bits.RotateLeft64(h, 23) ^ x) * 0x9e3779b97f4a7c15 }

// HashFloats puts numbers into a hash.
func HashFloats(h uint64, x ...float64) uint64 {
	for _, v := range x {
		h = Hash(h, math.Float64bits(v))
	}
	return h
}

// HashVertices puts vertices into a hash.
func HashVertices(h uint64, vs []ebiten.Vertex) uint64 {
	two := func(a, b float32) uint64 { return uint64(math.Float32bits(a))<<32 | uint64(math.Float32bits(b)) }
	for i := range vs {
		v := &vs[i]
		h = Hash(Hash(Hash(h, two(v.DstX, v.DstY)), two(v.SrcX, v.SrcY)), two(v.ColorR, v.ColorG))
		h = Hash(Hash(Hash(h, two(v.ColorB, v.ColorA)), two(v.Custom0, v.Custom1)), two(v.Custom2, v.Custom3))
	}
	return h
}

// Region is where a frame differs from the one before: a few rectangles of whole pixels.
type Region struct {
	Window geom.Rect
	Rects  []geom.Rect
}

// mostDamage is the greatest number of rectangles repainted in a frame, each on its own.
const mostDamage = 6

// add adds the bounds of an op, with the pixel that smoothing may reach.
func (d *Region) add(r geom.Rect) {
	x, y := math.Floor(r.X-1), math.Floor(r.Y-1)
	r = geom.Rect{X: x, Y: y, W: math.Ceil(r.Right()+1) - x, H: math.Ceil(r.Bottom()+1) - y}.Intersect(d.Window)
	if r.Empty() {
		return
	}
	for i := 0; i < len(d.Rects); {
		q := d.Rects[i]
		if u := q.Union(r); u.W*u.H <= 1.1*(q.W*q.H+r.W*r.H)+1024 { // one, if that is hardly more to paint
			if u == q {
				return
			}
			d.Rects = append(d.Rects[:i], d.Rects[i+1:]...)
			r, i = u, 0
			continue
		}
		i++
	}
	d.Rects = append(d.Rects, r)
	if len(d.Rects) > mostDamage {
		d.join()
	}
}

// Area returns how many pixels are painted again, those of two rectangles twice.
func (d *Region) Area() (sum float64) {
	for _, r := range d.Rects {
		sum += r.W * r.H
	}
	return sum
}

// whole returns the rectangle around all.
func (d *Region) whole() (r geom.Rect) {
	for i, q := range d.Rects {
		if r = r.Union(q); i == 0 {
			r = q
		}
	}
	return r
}

// join merges the two rectangles that waste least by it.
func (d *Region) join() {
	bi, bj, least := 0, 1, math.Inf(1)
	for i := range d.Rects {
		for j := i + 1; j < len(d.Rects); j++ {
			p, q := d.Rects[i], d.Rects[j]
			u := p.Union(q)
			if w := u.W*u.H - p.W*p.H - q.W*q.H; w < least {
				bi, bj, least = i, j, w
			}
		}
	}
	u := d.Rects[bi].Union(d.Rects[bj])
	d.Rects = append(d.Rects[:bj], d.Rects[bj+1:]...)
	d.Rects[bi] = u
}

// Compare finds where two frames differ. Ops that both have in the same order
// look the same; all others are damage where they were and where they are. It
// returns the region.
func (d *Region) Compare(was, now *List) *Region {
	return d.compare(was, now, span{0, len(was.sections)}, span{0, len(now.sections)})
}

// span is a run of sections of a list.
type span struct{ from, to int }

// compare is Compare for a part of each list.
func (d *Region) compare(was, now *List, old, young span) *Region {
	moved := 0.0
	hurt := func(r geom.Rect) {
		moved += r.W * r.H
		d.add(r)
	}
	all := func(l *List, from, to int) {
		for i := from; i < to; i++ {
			hurt(l.Ops[i].At)
		}
	}
	pair := alike(was.sections[old.from:old.to], now.sections[young.from:young.to])
	at := old.from // sections of was already handled
	for j := young.from; j < young.to; j++ {
		s := &now.sections[j]
		from, to := s.from, now.end(j)
		i := pair[j-young.from]
		if i < 0 {
			all(now, from, to)
			s.moved, moved = moved, 0
			continue
		}
		i += old.from
		for ; at < i; at++ {
			all(was, was.sections[at].from, was.end(at))
		}
		a, ae := was.sections[i].from, was.end(i)
		at = i + 1
		for a < ae && from < to && same(&was.Ops[a], &now.Ops[from]) {
			a, from = a+1, from+1
		}
		if a == ae && from == to {
			s.inherit(&was.sections[i], moved)
			moved = 0
			continue
		}
		for a < ae && from < to && same(&was.Ops[ae-1], &now.Ops[to-1]) {
			ae, to = ae-1, to-1
		}
		for a < ae && from < to {
			if same(&was.Ops[a], &now.Ops[from]) {
				a, from = a+1, from+1
				continue
			}
			gone, come := step(was.Ops[a:ae], now.Ops[from:to])
			all(was, a, a+gone)
			all(now, from, from+come)
			a, from = a+gone, from+come
		}
		all(was, a, ae)
		all(now, from, to)
		s.moved, moved = max(moved, calms*was.sections[i].moved), 0
	}
	for ; at < old.to; at++ {
		all(was, was.sections[at].from, was.end(at))
	}
	if r := d.whole(); d.Area() > r.W*r.H { // they overlap
		d.Rects = append(d.Rects[:0], r)
	}
	return d
}

// farthest is how many ops are looked through for one that is where another was.
const farthest = 48

// step returns how many ops have gone before the first of now, or have come before the
// first of was, whichever are fewer; one each if the first has only changed. The first ops
// of both differ.
func step(was, now []Op) (gone, come int) {
	for n := 1; n <= farthest; n++ {
		switch {
		case n < len(was) && same(&was[n], &now[0]):
			return n, 0
		case n < len(now) && same(&was[0], &now[n]):
			return 0, n
		}
	}
	return 1, 1
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

// draw draws the part of the list within r, from one section up to another.
func (l *List) draw(full *ebiten.Image, r geom.Rect, first, end int) {
	var clip geom.Rect
	var dst *ebiten.Image
	// Text waits until something is drawn over it: lines share one texture and
	// shapes one shader, and Ebitengine merges only adjacent draws into a draw
	// call. Every draw call costs some ten allocations in its driver.
	var waits [mostWaiting]*Op
	n := 0
	into := func(op *Op) *ebiten.Image {
		if in := op.Clip.Intersect(r); dst == nil || in != clip {
			clip, dst = in, full.SubImage(in.Pixels()).(*ebiten.Image)
		}
		return dst
	}
	flush := func() {
		for i, op := range waits[:n] {
			into(op).DrawImage(op.Image, &op.Geo)
			waits[i] = nil
		}
		n = 0
	}
	draw := func(op *Op) {
		if op.At.Intersect(r).Empty() {
			return
		}
		if op.Line {
			if n == mostWaiting {
				flush()
			}
			waits[n] = op
			n++
			return
		}
		for _, w := range waits[:n] {
			if !w.At.Intersect(op.At).Empty() {
				flush()
				break
			}
		}
		switch {
		case op.Shader != nil && op.Mesh != nil:
			into(op).DrawTrianglesShader32(op.Mesh, op.Index, op.Shader, op.Opts)
		case op.Shader != nil:
			op.Opts.Images[0] = op.Image
			into(op).DrawTrianglesShader32(op.Quad[:], QuadIndex, op.Shader, op.Opts)
			op.Opts.Images[0] = nil
		case op.Mesh != nil:
			into(op).DrawTriangles32(op.Mesh, op.Index, op.Image, &MeshOptions)
		case op.Image != nil:
			into(op).DrawImage(op.Image, &op.Geo)
		default:
			op.Paint(into(op))
		}
	}
	for i := first; i < end; i++ {
		s := &l.sections[i]
		if s.kept.Image != nil {
			draw(&s.kept)
			continue
		}
		for j := s.from; j < l.end(i); j++ {
			draw(&l.Ops[j])
		}
	}
	flush()
}

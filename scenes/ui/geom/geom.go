// Package geom has the shapes that a window is divided into and seen in:
// rectangles, and rectangles in perspective. All lengths are device pixels.
package geom

import (
	"image"
	"math"
)

// Rect is an axis-aligned rectangle in device pixels.
type Rect struct{ X, Y, W, H float64 }

// Contains reports whether the point is in the rectangle (without its right and bottom edges).
func (r Rect) Contains(x, y float64) bool {
	return x >= r.X && y >= r.Y && x < r.X+r.W && y < r.Y+r.H
}

// Right returns the x of the right edge.
func (r Rect) Right() float64 { return r.X + r.W }

// Bottom returns the y of the bottom edge.
func (r Rect) Bottom() float64 { return r.Y + r.H }

// Centre returns the centre of the rectangle.
func (r Rect) Centre() (x, y float64) { return r.X + r.W/2, r.Y + r.H/2 }

// Empty reports whether the rectangle has no area.
func (r Rect) Empty() bool { return r.W <= 0 || r.H <= 0 }

// Inset shrinks the rectangle by d on all four sides (negative d grows it).
func (r Rect) Inset(d float64) Rect { return r.InsetXY(d, d) }

// InsetXY shrinks the rectangle by dx left and right and dy above and below.
func (r Rect) InsetXY(dx, dy float64) Rect {
	r.X, r.Y, r.W, r.H = r.X+dx, r.Y+dy, r.W-2*dx, r.H-2*dy
	if r.W < 0 {
		r.X, r.W = r.X+r.W/2, 0
	}
	if r.H < 0 {
		r.Y, r.H = r.Y+r.H/2, 0
	}
	return r
}

// Move returns the rectangle moved by dx, dy.
func (r Rect) Move(dx, dy float64) Rect { r.X += dx; r.Y += dy; return r }

// CutTop splits off the top h pixels and a gap.
func (r Rect) CutTop(h, gap float64) (top, rest Rect) {
	h = math.Min(h, r.H)
	top = Rect{r.X, r.Y, r.W, h}
	rest = Rect{r.X, r.Y + h + gap, r.W, math.Max(0, r.H-h-gap)}
	return top, rest
}

// CutBottom splits off the bottom h pixels and a gap.
func (r Rect) CutBottom(h, gap float64) (bottom, rest Rect) {
	h = math.Min(h, r.H)
	bottom = Rect{r.X, r.Bottom() - h, r.W, h}
	rest = Rect{r.X, r.Y, r.W, math.Max(0, r.H-h-gap)}
	return bottom, rest
}

// CutLeft splits off the left w pixels and a gap.
func (r Rect) CutLeft(w, gap float64) (left, rest Rect) {
	w = math.Min(w, r.W)
	left = Rect{r.X, r.Y, w, r.H}
	rest = Rect{r.X + w + gap, r.Y, math.Max(0, r.W-w-gap), r.H}
	return left, rest
}

// CutRight splits off the right w pixels and a gap.
func (r Rect) CutRight(w, gap float64) (right, rest Rect) {
	w = math.Min(w, r.W)
	right = Rect{r.Right() - w, r.Y, w, r.H}
	rest = Rect{r.X, r.Y, math.Max(0, r.W-w-gap), r.H}
	return right, rest
}

// Row returns cell i of n equal cells side by side.
func (r Rect) Row(i, n int, gap float64) Rect {
	w := (r.W - gap*float64(n-1)) / float64(n)
	return Rect{r.X + float64(i)*(w+gap), r.Y, w, r.H}
}

// Col returns cell i of n equal cells one below the other.
func (r Rect) Col(i, n int, gap float64) Rect {
	h := (r.H - gap*float64(n-1)) / float64(n)
	return Rect{r.X, r.Y + float64(i)*(h+gap), r.W, h}
}

// Middle returns a w×h rectangle centred in r, never larger than r.
func (r Rect) Middle(w, h float64) Rect {
	w, h = math.Min(w, r.W), math.Min(h, r.H)
	return Rect{r.X + (r.W-w)/2, r.Y + (r.H-h)/2, w, h}
}

// Fit returns the largest rectangle with the aspect ratio (width/height) centred in r.
func (r Rect) Fit(aspect float64) Rect {
	w, h := r.W, r.W/aspect
	if h > r.H {
		w, h = r.H*aspect, r.H
	}
	return r.Middle(w, h)
}

// AtLeast returns r grown about its centre to at least the given size.
func (r Rect) AtLeast(w, h float64) Rect {
	if r.W < w {
		r.X, r.W = r.X-(w-r.W)/2, w
	}
	if r.H < h {
		r.Y, r.H = r.Y-(h-r.H)/2, h
	}
	return r
}

// Intersect returns the common part, empty if there is none.
func (r Rect) Intersect(o Rect) Rect {
	x0, y0 := math.Max(r.X, o.X), math.Max(r.Y, o.Y)
	x1, y1 := math.Min(r.Right(), o.Right()), math.Min(r.Bottom(), o.Bottom())
	return Rect{x0, y0, math.Max(0, x1-x0), math.Max(0, y1-y0)}
}

// Union returns the smallest rectangle around both.
func (r Rect) Union(o Rect) Rect {
	if r.Empty() {
		return o
	}
	if o.Empty() {
		return r
	}
	x0, y0 := math.Min(r.X, o.X), math.Min(r.Y, o.Y)
	return Rect{x0, y0, math.Max(r.Right(), o.Right()) - x0, math.Max(r.Bottom(), o.Bottom()) - y0}
}

// Within reports whether r is within o, with a tolerance of eps pixels.
func (r Rect) Within(o Rect, eps float64) bool {
	return r.X >= o.X-eps && r.Y >= o.Y-eps && r.Right() <= o.Right()+eps && r.Bottom() <= o.Bottom()+eps
}

// Clamp returns r moved into o as far as it fits.
func (r Rect) Clamp(o Rect) Rect {
	r.X = math.Max(o.X, math.Min(r.X, o.Right()-r.W))
	r.Y = math.Max(o.Y, math.Min(r.Y, o.Bottom()-r.H))
	return r
}

// Pixels returns the smallest rectangle of whole pixels around r.
func (r Rect) Pixels() image.Rectangle {
	return image.Rect(int(math.Floor(r.X)), int(math.Floor(r.Y)), int(math.Ceil(r.Right())), int(math.Ceil(r.Bottom())))
}

// Point is a point of the window, in device pixels.
type Point struct{ X, Y float64 }

// Lerp returns the point at q between p and to; q may lie outside of 0..1.
func (p Point) Lerp(to Point, q float64) Point {
	return Point{p.X + (to.X-p.X)*q, p.Y + (to.Y-p.Y)*q}
}

// Quad is a rectangle as it is seen, perhaps in perspective: its corners from
// the upper left, clockwise.
type Quad [4]Point

// QuadOf returns an upright rectangle's corners.
func QuadOf(r Rect) Quad {
	return Quad{{r.X, r.Y}, {r.Right(), r.Y}, {r.Right(), r.Bottom()}, {r.X, r.Bottom()}}
}

// At returns the point at the fractions u, v of the rectangle, from its upper
// left corner; they may lie outside of 0..1.
func (q *Quad) At(u, v float64) Point { return q[0].Lerp(q[1], u).Lerp(q[3].Lerp(q[2], u), v) }

// Bounds returns the smallest upright rectangle around the quad.
func (q *Quad) Bounds() Rect {
	x0, y0, x1, y1 := q[0].X, q[0].Y, q[0].X, q[0].Y
	for _, p := range q[1:] {
		x0, y0, x1, y1 = math.Min(x0, p.X), math.Min(y0, p.Y), math.Max(x1, p.X), math.Max(y1, p.Y)
	}
	return Rect{x0, y0, x1 - x0, y1 - y0}
}

// Contains reports whether a point is inside; the quad is convex.
func (q *Quad) Contains(x, y float64) bool {
	pos, neg := false, false
	for i := range q {
		a, b := q[i], q[(i+1)%4]
		d := (b.X-a.X)*(y-a.Y) - (b.Y-a.Y)*(x-a.X)
		pos, neg = pos || d > 0, neg || d < 0
	}
	return !pos || !neg
}

// Lerp returns the quad at t between q and to.
func (q Quad) Lerp(to Quad, t float64) Quad {
	for i := range q {
		q[i] = q[i].Lerp(to[i], t)
	}
	return q
}

// Move returns the quad moved.
func (q Quad) Move(dx, dy float64) Quad {
	for i := range q {
		q[i].X, q[i].Y = q[i].X+dx, q[i].Y+dy
	}
	return q
}

// Chance returns a number from 0 to 1 that looks random and is always the same
// for n; another phase gives other numbers.
func Chance(n, phase float64) float64 {
	v := math.Sin(n*127.1+phase) * 43758.5453
	return v - math.Floor(v)
}

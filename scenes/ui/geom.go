package ui

import "math"

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

// Lerp returns the value at p between a and b.
func Lerp(a, b, p float64) float64 { return a + (b-a)*p }

// Clamp01 limits v to 0..1.
func Clamp01(v float64) float64 { return math.Max(0, math.Min(1, v)) }

// Unit returns a design unit in device pixels: one CSS pixel, more in large
// windows so that a 4K screen is not a miniature.
func (e *Env) Unit() float64 {
	css := math.Min(e.W/16*10, e.H) / e.Scale
	if e.Portrait() {
		css = math.Min(e.W*16/9, e.H) / e.Scale
		return e.Scale * math.Max(1, math.Min(2.4, css/860))
	}
	return e.Scale * math.Max(1, math.Min(3, css/720))
}

// TextUnit returns Unit times the player's text scale, for font sizes.
func (e *Env) TextUnit() float64 {
	return e.Unit() * math.Max(1, e.Settings.TextScale)
}

// Full returns the window less the safe-area insets.
func (e *Env) Full() Rect {
	in := e.Safe
	return Rect{in.Left, in.Top, math.Max(0, e.W-in.Left-in.Right), math.Max(0, e.H-in.Top-in.Bottom)}
}

// MinTarget returns the least side of a touch target in device pixels.
func (e *Env) MinTarget() float64 { return 44 * e.Scale }

// Compact reports whether the window is too small for side panels: a small
// iframe, a phone in landscape.
func (e *Env) Compact() bool {
	if e.Portrait() {
		return e.W/e.Scale < 340
	}
	return e.H/e.Scale < 470
}

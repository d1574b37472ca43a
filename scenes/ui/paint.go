package ui

import "math"

// draw draws the elements from one index up to another, with the focus ring.
func (s *Surface) draw(c *Canvas, from, to int) {
	top := len(s.layers) - 1
	for i := from; i < to; i++ {
		e := &s.elems[i]
		if c.List != nil {
			c.List.layer = e.layer
		}
		c.begin(e.ID)
		c.Note(Item{Kind: ItemElement, Rect: e.Rect, Text: e.Label})
		clipped := e.clip != Rect{X: 0, Y: 0, W: c.Env.W, H: c.Env.H}
		if clipped {
			if e.Rect.Intersect(e.clip).Empty() {
				continue
			}
			c.Clip(e.clip)
		}
		st := State{Hover: s.hover == e.ID && !s.slid, Focused: s.focus == e.ID, Disabled: e.Disabled, Checked: e.Checked,
			Pressed: s.st.active && s.st.target == e.ID && !s.st.spent}
		if e.ID == "" {
			st.Hover, st.Focused, st.Pressed = false, false, false
		}
		if e.Draw != nil {
			e.Draw(c, st)
		}
		if e.Tap != nil && e.layer == top {
			c.record(Item{Kind: ItemTarget, Text: e.Label, Rect: e.Hit, Box: e.Rect, Fits: true, Loose: e.Loose})
		}
		if st.Focused && e.layer == top {
			u := c.Px(1)
			r := e.Rect.Inset(-3 * u)
			rad := math.Min(14*u, r.H/2)
			c.Stroke(r.Inset(-1.5*u), rad+1.5*u, 5.5*u, c.Theme.Ground)
			c.Stroke(r, rad, 2.8*u, c.Theme.Focus)
		}
		if clipped {
			c.Unclip()
		}
	}
}

// drawTop draws what is above all elements: the pad's hints, tooltip and toasts.
func drawTop(s *Surface, c *Canvas) {
	c.begin("")
	top := len(s.layers) - 1
	if e := s.Find(s.focus); c.Env.Pad != nil && e != nil && e.layer == top {
		c.Env.Pad.Draw(c, Hinted{e.Rect.Intersect(e.clip), e.Tap != nil, e.Disabled, e.Inspect != nil, e.Adjust != nil, top > 0 && s.layers[top].close != nil, s.over})
	}
	drawTip(s, c)
	s.drawToasts(c, len(s.layers))
}

// over reports whether a rectangle covers an operable element of the top
// layer. A loose one, as in a fan, may be covered a little.
func (s *Surface) over(r Rect) bool {
	for i := range s.elems {
		e := &s.elems[i]
		if e.layer != len(s.layers)-1 || e.Tap == nil || e.Disabled || e.Role == "" {
			continue
		}
		if v := e.Rect.Intersect(r); v.W*v.H > 0.2*e.Rect.W*e.Rect.H || !e.Loose && !v.Empty() {
			return true
		}
	}
	return false
}

// drawTip draws the tip of what the pointer rests on: above it, or where it
// covers nothing that may be clicked next.
func drawTip(s *Surface, c *Canvas) {
	tip, at := s.hand.tip(s)
	if tip == "" || s.noting() { // which says the same
		return
	}
	u := c.Px(1)
	size := c.Font(13)
	p := Layout([]Run{{Text: tip}}, size, 1.4, math.Min(280*u, c.Env.W-24*u))
	win := Rect{X: 4, Y: 4, W: c.Env.W - 8, H: c.Env.H - 8}
	w, h := p.W+20*u, p.H+12*u
	x, y := at.Centre()
	r := Rect{X: x - w/2, Y: at.Y - h - 8*u, W: w, H: h}.Clamp(win)
	high, left := r, Rect{X: at.X - w - 8*u, Y: y - h/2, W: w, H: h}
	for i := 0; i < 12 && s.over(high) && high.Y > win.Y; i++ {
		high.Y -= h
	}
	for i := 0; i < 12 && s.over(left) && left.X > win.X; i++ {
		left.X -= w / 4
	}
	for _, q := range [...]Rect{r, {X: x - w/2, Y: at.Bottom() + 8*u, W: w, H: h}, {X: at.Right() + 8*u, Y: y - h/2, W: w, H: h}, left, high} {
		if q = q.Clamp(win); !s.over(q) {
			r = q
			break
		}
	}
	c.Note(Item{Kind: ItemCover, Owner: "tip", Rect: r, Text: tip})
	c.Panel(r, 8*u)
	c.Para(p, r.InsetXY(10*u, 6*u), TextStyle{Size: size, Loose: true})
}

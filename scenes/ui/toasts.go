package ui

import (
	"math"
	"slices"
)

// toasts are short messages over a scene, at most two of them, for a while.
type toasts struct {
	list []toast
	foot float64 // bottom of the lowest; 0: a third of the window
	in   Rect    // as wide as they may be; empty: the window
	off  Rect    // what they do not cover: the player's hand
	next Rect    // what the next one stands beside; empty: the usual place
}

type toast struct {
	text   string
	ticks  int
	warn   bool
	layers int  // number of layers when it appeared
	by     Rect // what it is about, and stands beside; empty: the usual place
}

// For how many ticks a note beside a button stays, which only says what has been
// pressed, and an answer beside one.
const noteTicks, answerTicks = 50, 300

// noting reports whether a note is shown.
func (t *toasts) noting() bool { return slices.ContainsFunc(t.list, toast.beside) }

// beside reports whether it is a note beside a button.
func (t toast) beside() bool { return !t.by.Empty() }

// Note says beside a button what has been pressed, in the place of what was said
// there, for less than a second.
func Note(s *Surface, text string, by Rect) {
	s.list = slices.DeleteFunc(s.list, toast.beside)
	s.Toast(text, false)
	i := slices.IndexFunc(s.list, func(x toast) bool { return x.text == text }) // there may be a newer one
	s.list[i].ticks, s.list[i].by = noteTicks, by
}

// ToastBeside lets the next message stand beside a button, for some seconds: it is its answer.
func (t *toasts) ToastBeside(r Rect) { t.next = r }

// say adds a message, or says again one that is there, and reports whether it is
// a new one.
func (t *toasts) say(x toast) bool {
	if !t.next.Empty() {
		x.by, x.ticks, t.next = t.next, answerTicks, Rect{}
	}
	for i := range t.list {
		if o := &t.list[i]; o.text == x.text {
			o.ticks, o.layers, o.by = x.ticks, x.layers, x.by
			return false
		}
	}
	if x.warn { // the newer refusal holds
		t.list = slices.DeleteFunc(t.list, func(o toast) bool { return o.warn && o.layers == x.layers })
	}
	if len(t.list) > 1 {
		t.list = t.list[1:]
	}
	t.list = append(t.list, x)
	return true
}

// fade lets a tick pass, and reports whether a frame is needed.
func (t *toasts) fade(layers int) (dirty bool) {
	for i := range t.list {
		if x := &t.list[i]; x.layers >= layers { // its time runs when the dialog is gone
			x.ticks--
			dirty = dirty || x.ticks < 20
		}
	}
	t.list = slices.DeleteFunc(t.list, func(x toast) bool { return x.ticks <= 0 })
	return dirty
}

// ToastFoot sets the bottom of toasts, for a scene that needs their usual
// place; 0: the usual place.
func (t *toasts) ToastFoot(y float64) { t.foot, t.in = y, Rect{} }

// ToastIn keeps toasts in a place, the lowest at its foot; empty: the usual one.
func (t *toasts) ToastIn(r Rect) { t.foot, t.in = r.Bottom(), r }

// ToastOff keeps toasts that have no place (ToastIn) off what the player is choosing from.
func (t *toasts) ToastOff(r Rect) { t.off = r }

// DismissRefusals removes refusals still shown, because what they ask for has been done.
func (t *toasts) DismissRefusals() {
	t.list = slices.DeleteFunc(t.list, func(x toast) bool { return x.warn })
}

// drawToasts draws them, the last one lowest.
func (t *toasts) drawToasts(c *Canvas, layers int) {
	if len(t.list) == 0 {
		return
	}
	u := c.Px(1)
	y := c.Env.Full().Y + c.Env.Full().H*0.34 // away from the buttons at the edges
	if t.foot > 0 {
		y = t.foot
	}
	in := t.in
	if in.Empty() {
		in.W = c.Env.W
	}
	for i := len(t.list) - 1; i >= 0; i-- {
		x := &t.list[i]
		if x.layers < layers {
			continue
		}
		size := c.Font(15)
		p := Layout([]Run{{Text: x.text, Face: Bold}}, size, 1.4, math.Min(520*u, in.W-64*u))
		a := math.Min(1, float64(x.ticks)/20)
		r := Rect{X: in.X + (in.W-p.W)/2, Y: y - p.H, W: p.W, H: p.H}.InsetXY(-18*u, -11*u)
		if top := c.Env.Full().Y + 4*u; r.Y < top && t.foot > 0 {
			if i < len(t.list)-1 { // no room for the older one
				break
			}
			r.Y = top
		}
		if !x.beside() && t.in.Empty() && !r.Intersect(t.off).Empty() {
			r.Y = math.Max(c.Env.Full().Y, t.off.Y-6*u-r.H)
		}
		if x.beside() { // below or above it, towards the middle
			r.X, r.Y = x.by.X+(x.by.W-r.W)/2, x.by.Bottom()+6*u
			if full := c.Env.Full(); r.Y > full.H/2 {
				r.Y = x.by.Y - 6*u - r.H
			}
			r = r.Clamp(c.Env.Full().Inset(4 * u))
		}
		c.Note(Item{Kind: ItemCover, Owner: "toast", Rect: r, Text: x.text})
		col, ink, rad := c.Theme.Accent2, c.Theme.Text, 14*u
		_, ground := c.Theme.Solid()
		if c.Theme.Paper.A > 0 { // a strip of the place's paper
			ground, ink, rad = c.Theme.Paper, c.Theme.PaperInk, 4*u
			col = ground.Darken(0.5)
		}
		if x.warn {
			col = c.Theme.Danger
		}
		c.Shadow(r, rad, 16*u, c.Theme.Shadow.Alpha(a))
		c.Fill(r, rad, ground.Alpha(0.97*a))
		c.Stroke(r, rad, 1.5*u, col.Alpha(0.85*a))
		c.Para(p, r.InsetXY(18*u, 11*u), TextStyle{Size: size, Colour: ink.Alpha(a), Align: Middle, Loose: true})
		if !x.beside() {
			y = r.Y - 19*u
		}
	}
}

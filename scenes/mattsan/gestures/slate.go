package gestures

import (
	"math"

	"godeck/scenes/mattsan/paper"
	"godeck/scenes/ui"
	"godeck/scenes/ui/tween"
)

// Slate is a slate that is held up over the desk: words are chalked on it letter by
// letter, stay to be read, and an eraser wipes them off.
type Slate struct {
	Text, Sub string
	X, Y      float64 // its middle
	Wide      float64 // at most
	Size      float64 // of the large letters
	Great     bool    // the room gets dark for it
	Col       ui.Colour
	At        float64
}

// The parts of a slate's time at which all is written, and wiping begins.
const (
	written = 0.42
	wiping  = 0.73
)

// Jumps returns how far whoever has a colour is out of the chair as they announce a great
// move, 0 to 1.
func (g *Gestures) Jumps(col ui.Colour) float64 {
	s := &g.Slate
	if !s.Great || s.Col != col || s.At <= 0 || s.At >= 1 {
		return 0
	}
	return math.Abs(math.Sin(3*math.Pi*math.Min(1, s.At/0.6))) * (1 - 0.5*s.At)
}

// Written reports whether all of a slate's words can be read.
func (s *Slate) Written() bool { return s.At >= written && s.At <= wiping }

func (s *Slate) draw(c *ui.Canvas) {
	if s.At <= 0 || s.At >= 1 || s.Text == "" {
		return
	}
	u, at := c.Px(1), s.At
	if c.Env.Settings.ReducedMotion || c.Blank() {
		at = (written + wiping) / 2
	}
	size := s.Size
	room := s.Wide - 1.6*size
	for _, w := range [...]float64{ui.Measure(s.Text, ui.Display, size), 0.4 * ui.Measure(s.Sub, ui.Bold, size)} {
		if w > room {
			size *= room / w
		}
	}
	small := math.Max(0.4*size, 13*c.Env.Scale)
	wide, high := math.Max(ui.Measure(s.Text, ui.Display, size), ui.Measure(s.Sub, ui.Bold, small))+1.6*size, 2.35*size
	if s.Sub == "" {
		high = 1.75 * size
	}
	come, go_ := tween.EaseBack(math.Min(1, at*9)), ui.EaseIn(ui.Clamp01((at-0.93)/0.07))
	r := ui.Rect{X: s.X - wide/2, Y: s.Y - high/2 - (1-come)*0.6*high + go_*0.5*high, W: wide, H: high}
	alpha := math.Min(1, at*12) * (1 - go_)
	c.Note(ui.Item{Kind: ui.ItemCover, Owner: "slate", Rect: r, Text: s.Text})
	if !c.Blank() {
		s.board(c, r, 0.16*size, alpha)
	}
	word := ui.Rect{X: r.X, Y: r.Y + 0.22*size, W: r.W, H: 1.25 * size}
	s.chalk(c, word, size, at, alpha)
	if s.Sub != "" {
		sub := ui.Rect{X: r.X, Y: word.Bottom() + 0.08*size, W: r.W, H: 0.6 * size}
		shown := ui.Clamp01((at-0.75*written)/(0.25*written)) * (1 - ui.Clamp01((at-wiping)/0.06))
		c.Text(s.Sub, sub, ui.TextStyle{Face: ui.Bold, Size: small, Align: ui.Middle, Colour: s.Col.Lighten(0.35).Alpha(alpha * shown), Loose: true})
	}
	if !c.Blank() && !c.Env.Settings.ReducedMotion && at > wiping {
		eraser(c, r, (at-wiping)/(0.93-wiping), u, alpha)
	}
}

// dim darkens the room, but no card and no words, for a great move.
func (s *Slate) dim(c *ui.Canvas) {
	if s.Great && s.At > 0 && s.At < 1 {
		c.Fill(ui.Rect{W: c.Env.W, H: c.Env.H}, 0, ui.Hex(0x0c0a1c).Alpha(0.55*math.Min(1, math.Min(s.At*10, (1-s.At)*4))))
	}
}

// board draws the slate itself: green, wiped unevenly, in a wooden frame.
func (s *Slate) board(c *ui.Canvas, r ui.Rect, edge, alpha float64) {
	x, y := r.Centre()
	const turn = -0.014
	wood := ui.Hex(0xc08a4e)
	c.ShadowAt(x+edge, y+1.6*edge, r.W+2*edge, r.H+2*edge, turn, edge, 3*edge, ui.Hex(0x0a0503).Alpha(0.7*alpha))
	c.BoxAt(x, y, r.W+2*edge, r.H+2*edge, turn, 0.6*edge, wood.Lighten(0.22).Alpha(alpha), wood.Darken(0.32).Alpha(alpha))
	c.BoxAt(x, y, r.W, r.H, turn, 0.2*edge, ui.Hex(0x25483b).Alpha(alpha), ui.Hex(0x356350).Alpha(alpha))
	for i := range 5 {
		px, py := r.X+r.W*(0.1+0.8*paper.Chance(i)), r.Y+r.H*(0.2+0.6*paper.Chance(i+9))
		c.GlowAt(px, py, 0.3*r.W, 0.1*r.H, -0.15, 0.05*r.H, 0.16*r.H, ui.Hex(0xf5f5e6).Alpha(0.06*alpha))
	}
}

// chalk writes the large letters one after another, and underlines them.
func (s *Slate) chalk(c *ui.Canvas, r ui.Rect, size, at, alpha float64) {
	rs := []rune(s.Text)
	x := r.X + (r.W-ui.Measure(s.Text, ui.Display, size))/2
	from := x
	gone := r.X + r.W*ui.Clamp01((at-wiping)/(0.93-wiping))*1.1 - 0.05*r.W // left of it all is wiped off
	if at <= wiping {
		gone = -1e9
	}
	pen := at / (0.8 * written) * float64(len(rs))
	if c.Blank() {
		c.Text(s.Text, r, ui.TextStyle{Face: ui.Display, Size: size, Align: ui.Middle, Loose: true})
		return
	}
	for i, q := range rs {
		w := ui.Measure(string(q), ui.Display, size)
		k := ui.Clamp01(pen - float64(i))
		if mid := x + w/2; k > 0 && mid > gone {
			box := ui.Rect{X: x, Y: r.Y + size*(0.07*(paper.Chance(i+2)-0.5)-0.25*(1-k)), W: w + 2, H: r.H}
			ink := ui.Hex(0xfffdf0)
			st := ui.TextStyle{Face: ui.Display, Size: size, Loose: true, Colour: ink.Alpha(0.3 * alpha * k)}
			c.Text(string(q), box.Move(0.035*size, -0.02*size), st)
			st.Colour = ink.Alpha(0.94 * alpha * k)
			c.Text(string(q), box, st)
			if k < 1 { // chalk dust where it is written
				c.GlowAt(mid, r.Y+r.H*0.6, 0.3*size, 0.3*size, 0, 0.15*size, 0.5*size, ink.Alpha(0.5*(1-k)))
			}
		}
		x += w
	}
	if line := ui.Clamp01((at - 0.8*written) / (0.2 * written)); line > 0 {
		for i := range 2 {
			y := r.Bottom() - 0.1*size + 0.09*size*float64(i)
			a := math.Max(from-0.1*size, gone)
			if b := ui.Lerp(from-0.1*size, x+0.1*size, line); b > a {
				c.Line(a, y, b, y-0.05*size, 0.055*size, s.Col.Lighten(0.25).Alpha(0.85*alpha))
			}
		}
	}
}

// eraser draws the eraser that wipes a slate at r, in the dust that it raises.
func eraser(c *ui.Canvas, r ui.Rect, p, u, alpha float64) {
	p = ui.Clamp01(p)
	x, y := r.X+r.W*p, r.Y+r.H*(0.5+0.16*math.Sin(p*12))
	for i := range 16 {
		age := p - float64(i)/16
		if age < 0 {
			continue
		}
		k := r.H * (0.1 + 0.1*paper.Chance(i+3)) * (1 + 2*age)
		px := r.X + r.W*float64(i)/16
		py := r.Y + r.H*(0.25+0.6*paper.Chance(i+17)) + r.H*(0.35*age)
		c.GlowAt(px, py, k, k, 0, k/2, k, ui.Hex(0xf6f3e6).Alpha(0.4*alpha*(1-age)))
	}
	w, h := 0.34*r.H, 0.72*r.H
	c.ShadowAt(x+4*u, y+6*u, w, h, 0.18, 4*u, 10*u, ui.Hex(0x0a0503).Alpha(0.6*alpha))
	c.BoxAt(x, y, w, h, 0.18, 3*u, ui.Hex(0x4a6ea8).Alpha(alpha), ui.Hex(0x34507e).Alpha(alpha))
	c.BoxAt(x-0.06*w, y-0.02*h, 0.62*w, 0.96*h, 0.18, 3*u, ui.Hex(0xd8a463).Alpha(alpha), ui.Hex(0x9a6636).Alpha(alpha))
}

package blow

import (
	"math"

	"godeck/scenes/guardians/stands"
	"godeck/scenes/ui"
)

// shot draws the number that was rolled, which has flown into who strikes, leaving
// it as its tribe's weapon: it rises over the floor, comes down on who is struck,
// and is the larger the heavier the blow.
func (s *Strike) shot(c *ui.Canvas, u, dx, dy float64) {
	if s.Rim == nil || s.Still || s.T >= s.Contact()+3 {
		return
	}
	p := s.pace()
	begin := 0.35 * p.gather
	from := ui.Point{X: s.From.X + dx*50*u, Y: s.From.Y + dy*50*u - 50*u}
	q := s.since(begin, s.Contact()-begin)
	if q <= 0 { // it wakes
		c.Light(from.X, from.Y, 90*u, s.Colour.Alpha(0.8*s.since(0, begin)))
		return
	}
	way := math.Pow(q, 1.6)
	size := (34 + 62*s.Force) * u
	high := (70 + 60*s.Force) * u
	at := func(w float64) ui.Point {
		return ui.Point{X: ui.Lerp(from.X, s.At.X-dx*30*u, w), Y: ui.Lerp(from.Y, s.At.Y, w) - high*math.Sin(math.Pi*w)}
	}
	head, tail := at(way), at(math.Max(0, way-0.22-0.1*s.Force))
	hx, hy := head.X-tail.X, head.Y-tail.Y
	if d := math.Hypot(hx, hy); d > 1 {
		hx, hy = hx/d, hy/d
	} else {
		hx, hy = dx, dy
	}
	for i, k := range [...]float64{1, 0.55, 0.22} { // its trail
		w := size * 0.5 * k
		c.FillQuad(ui.Quad{tail, tail, {X: head.X + hy*w, Y: head.Y - hx*w}, {X: head.X - hy*w, Y: head.Y + hx*w}}, size, size, 0, s.Colour.Alpha(0), s.Colour.Lighten(0.3*float64(i)).Alpha(0.6))
	}
	for i := range 6 + int(10*s.Force) { // sparks that it loses
		h, g := stands.Hash(float64(i)*3.7), stands.Hash(float64(i)*8.1)
		b := at(math.Max(0, way-0.4*g*way))
		c.Disc(b.X+(h-0.5)*size, b.Y+(g-0.5)*size+18*u*g, (1.4+2.6*h)*u, ui.Hex(0xffd27a).Mix(s.Colour, h).Alpha(0.9*(1-g)))
	}
	c.Light(head.X, head.Y, size*2.1, s.Colour.Lighten(0.2).Alpha(0.75))
	s.Kind.head(c, head, size, hx, hy, s.T, s.Colour)
}

// head draws what flies: a spear, a hammer, a harpoon of light, ink, a wheel.
func (k Kind) head(c *ui.Canvas, at ui.Point, size, dx, dy, t float64, col ui.Colour) {
	bright, deep := col.Lighten(0.75), col.Darken(0.25)
	along := func(f, side float64) ui.Point {
		return ui.Point{X: at.X + dx*f*size - dy*side*size, Y: at.Y + dy*f*size + dx*side*size}
	}
	switch k {
	case Claws: // a hammer that turns over
		sin, cos := math.Sincos(math.Atan2(dy, dx) + 0.42*t)
		grip := ui.Point{X: at.X - cos*size*0.9, Y: at.Y - sin*size*0.9}
		c.Line(grip.X, grip.Y, at.X, at.Y, size*0.13, ui.Hex(0x6a4022))
		c.BoxAt(at.X, at.Y, size*0.62, size*0.98, math.Atan2(sin, cos), size*0.1, bright, deep)
	case Light: // a harpoon of light, with a lantern's rings about its shaft
		for i, w := range [...]float64{0.2, 0.09} {
			in := [2]ui.Colour{col.Alpha(0.8), ui.Hex(0xffffff)}[i]
			c.FillQuad(ui.Quad{along(1.5, 0), along(0.2, w*1.7), along(-2.4, 0), along(0.2, -w*1.7)}, size, size, 0, in, in)
		}
		for _, side := range [...]float64{1, -1} { // its barbs
			c.FillQuad(ui.Quad{along(0.95, 0), along(0.2, 0.5*side), along(0.36, 0.14*side), along(0.5, 0)}, size, size, 0, bright, bright)
		}
		for i := range 2 {
			r := math.Mod(t*0.07+float64(i)/2, 1)
			p := along(-0.2-1.4*r, 0)
			c.Ring(p.X, p.Y, size*(0.2+0.4*r), size*0.07*(1-r), bright.Alpha(1-r))
		}
	case Ink:
		for i := range 6 {
			h := stands.Hash(float64(i) * 4.9)
			c.Disc(at.X-dx*size*0.8*h, at.Y-dy*size*0.8*h+size*0.2*math.Sin(t*0.5+6*h), size*(0.44-0.26*h), col.Darken(0.62))
		}
		c.Disc(at.X-size*0.12, at.Y-size*0.12, size*0.1, bright)
	case Gears:
		c.Ring(at.X, at.Y, size*0.42, size*0.16, bright)
		for i := range 8 {
			a := 0.5*t + float64(i)*math.Pi/4
			sin, cos := math.Sincos(a)
			c.BoxAt(at.X+cos*size*0.56, at.Y+sin*size*0.56, size*0.2, size*0.16, a, size*0.02, bright, deep)
		}
	default: // a spear
		butt, neck := along(-1.5, 0), along(0.1, 0)
		c.Line(butt.X, butt.Y, neck.X, neck.Y, size*0.11, ui.Hex(0x8a6a3c))
		c.FillQuad(ui.Quad{along(0.9, 0), along(0.05, 0.26), along(-0.12, 0), along(0.05, -0.26)}, size, size, 0, bright, deep)
	}
}

// orbs draws the lives that are paid: they fly from their rack and burst where
// they meet what comes.
func (k *Clash) orbs(c *ui.Canvas, u float64) {
	col := k.Hues[1]
	for i := range k.Lives {
		late := 3 * float64(i)
		way := ui.EaseIn(k.since(late*0.6, met-late*0.6))
		if k.Still {
			way = 1
		}
		off := (float64(i) - float64(k.Lives-1)/2) * 76 * u
		x, y := ui.Lerp(k.Home.X, k.At.X, way), ui.Lerp(k.Home.Y, k.At.Y+off, way)-60*u*math.Sin(math.Pi*way)
		w := (26 + 34*way + 14*k.Force) * u
		if k.T < k.breaks() || k.Still { // it holds what comes, and trembles
			if k.T < k.Contact() {
				tx, ty := ui.Lerp(k.Home.X, x, 0.6), ui.Lerp(k.Home.Y, y, 0.6)
				c.Line(tx, ty, x, y, w*0.5, col.Alpha(0.35))
			} else if !k.Still {
				x += 3 * u * math.Sin(2.3*k.T+float64(i))
			}
			c.Light(x, y, w*2.6, col.Alpha(0.7))
			stands.Lantern(c, ui.Rect{X: x - w/2, Y: y - w*0.75, W: w, H: w * 1.4}, 1.5*k.shown())
			continue
		}
		stands.Shards(c, x, y, w, k.since(k.breaks(), 24), float64(i)+1)
		if b := k.since(k.breaks(), 10); b < 1 {
			c.Light(x, y, w*(2.6+4*b), col.Lighten(0.5).Alpha(0.8*(1-b)))
		}
	}
}

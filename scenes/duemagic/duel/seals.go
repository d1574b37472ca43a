package duel

import (
	"math"

	"godeck/scenes/ui"
)

// Seals are the powers of two that fight, slammed down below them as seals in the
// colours of their civilizations. The zero value is that of none.
type Seals struct {
	At     [2]ui.Point
	R      float64
	Text   [2]string
	Colour [2]ui.Colour
	Lost   [2]bool // who is destroyed: its seal cracks

	t, life float64
	still   bool
}

// slam is in how many ticks a seal comes down, the second so many after the first.
const slam = 5

// Slam returns the tween in which seals are seen, for so many ticks.
func (s *Seals) Slam(to Seals, still bool, ticks int) ui.Tween {
	to.life, to.still = float64(ticks), still
	return ui.Tween{Ticks: ticks, Ease: ui.Linear, Start: func() { *s = to }, Do: func(p float64) { s.t = p * to.life }, End: func() { *s = Seals{} }}
}

// Draw draws them.
func (s *Seals) Draw(c *ui.Canvas) {
	if s.life == 0 {
		return
	}
	fade := ui.Clamp01((s.life - s.t) / 8)
	for i, at := range s.At {
		k := ui.Clamp01((s.t - slam*float64(i)) / slam)
		if s.still {
			k = 1
		}
		if k <= 0 {
			continue
		}
		s.draw(c, i, at, k, fade)
	}
}

func (s *Seals) draw(c *ui.Canvas, i int, at ui.Point, k, fade float64) {
	r := s.R * (1 + 1.6*(1-k)*(1-k)) // it comes from before the reader
	col, gold := s.Colour[i], ui.Hex(0xffe9ae)
	broken := s.Lost[i] && s.t > 2*slam+4
	if broken {
		col, gold = col.Darken(0.45), ui.Hex(0xff8f86)
	}
	a := k * fade
	if !c.Blank() {
		c.ShadowAt(at.X, at.Y+0.08*r, 2.2*r, 2.1*r, 0, r, 0.35*r, ui.Hex(0x030109).Alpha(0.8*a))
		for j := range 14 { // its wavy rim
			sin, cos := math.Sincos(2 * math.Pi * (float64(j) + 0.3*chance(float64(j+9*i))) / 14)
			c.Disc(at.X+cos*0.96*r, at.Y+sin*0.96*r, r*(0.17+0.06*chance(float64(3*j+i))), col.Darken(0.3).Alpha(a))
		}
		c.Disc(at.X, at.Y, r, col.Darken(0.3).Alpha(a))
		c.Disc(at.X, at.Y, 0.86*r, col.Darken(0.52).Alpha(a))
		c.Ring(at.X, at.Y, 0.86*r, 0.045*r, gold.Alpha(0.9*a))
		if t := s.t - slam*float64(i+1); t >= 0 && t < 12 && !s.still {
			c.Ring(at.X, at.Y, r*(1.1+0.9*ui.EaseOut(t/12)), 0.1*r*(1-t/12), gold.Alpha(0.8*(1-t/12)))
		}
	}
	c.Text(s.Text[i], ui.Rect{X: at.X - r, Y: at.Y - r/2, W: 2 * r, H: r}, ui.TextStyle{Face: ui.Display, Size: 0.66 * r, Align: ui.Middle, Colour: gold.Lighten(0.25).Alpha(a), Shadow: true, Loose: true})
	if broken && !c.Blank() {
		for j := range 3 {
			x0, y0 := at.X+(-0.5+0.34*float64(j))*r, at.Y-0.8*r
			for n := range 3 {
				x1, y1 := x0+(chance(float64(j*7+n*3))-0.45)*0.5*r, y0+0.55*r
				c.Line(x0, y0, x1, y1, 0.06*r, ui.Hex(0x0a0414).Alpha(0.9*a))
				x0, y0 = x1, y1
			}
		}
	}
}

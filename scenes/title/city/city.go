// Package city is the neon city at midnight behind the title.
package city

import (
	"math"

	"godeck/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// City is a picture of the city, painted once for a window size.
type City struct {
	img *ebiten.Image
	key [2]int
}

// Draw draws the city over the whole window.
func (s *City) Draw(c *ui.Canvas) {
	w, h := int(math.Ceil(c.Env.W)), int(math.Ceil(c.Env.H))
	// The picture is blurred: half the size is enough, with a quarter of the memory.
	k := 1.0
	if w*h > 1<<20 {
		k = 0.5
	}
	key := [2]int{w, h}
	if s.img == nil || s.key != key {
		if s.img != nil {
			s.img.Deallocate()
		}
		s.img = ebiten.NewImage(int(float64(w)*k), int(float64(h)*k))
		s.key = key
		env := *c.Env
		env.W, env.H, env.Scale = float64(w)*k, float64(h)*k, c.Env.Scale*k
		paint(ui.NewCanvas(&env, c.Theme, s.img, nil))
	}
	c.Draw(s.img, ui.Rect{W: c.Env.W, H: c.Env.H}, 1)
}

// Free releases the picture.
func (s *City) Free() {
	if s.img != nil {
		s.img.Deallocate()
		s.img = nil
	}
}

type rng uint32

func (r *rng) f() float64 {
	*r ^= *r << 13
	*r ^= *r >> 17
	*r ^= *r << 5
	return float64(*r) / (1 << 32)
}

func paint(c *ui.Canvas) {
	W, H := c.Env.W, c.Env.H
	full := ui.Rect{W: W, H: H}
	c.Gradient(ui.Rect{W: W, H: H * 0.62}, 0, ui.Hex(0x07061c), ui.Hex(0x2b1560))
	c.Gradient(ui.Rect{Y: H * 0.62, W: W, H: H * 0.38}, 0, ui.Hex(0x2b1560), ui.Hex(0x130a34))
	r := rng(20261120)
	m := math.Max(W, H)
	unit := m / 1280
	for i := 0; i < 170; i++ {
		y := r.f() * H * 0.5
		a := (1 - y/(H*0.5)) * (0.15 + 0.6*r.f())
		c.Disc(r.f()*W, y, (0.5+r.f()*0.9)*unit, ui.Hex(0xdcd6ff).Alpha(a))
	}
	// the moon as a dial of eighteen hours
	mx, my, mr := W*0.76, H*0.24, math.Min(W, H)*0.20
	if H > W {
		mx, my, mr = W*0.70, H*0.15, W*0.26
	}
	c.Light(mx, my, mr*2.8, ui.Hex(0x8f5bff).Alpha(0.30))
	c.Gradient(ui.Rect{X: mx - mr, Y: my - mr, W: 2 * mr, H: 2 * mr}, mr, ui.Hex(0xf3e9ff).Alpha(0.26), ui.Hex(0xb48cff).Alpha(0.12))
	for i := 0; i < 18; i++ {
		s, co := math.Sincos(float64(i) / 18 * 2 * math.Pi)
		c.Line(mx+mr*0.86*co, my+mr*0.86*s, mx+mr*0.95*co, my+mr*0.95*s, 2*unit, ui.Hex(0xf3e9ff).Alpha(0.35))
	}
	c.Ring(mx, my, mr, 1.5*unit, ui.Hex(0xf3e9ff).Alpha(0.4))
	c.Light(W*0.18, H*0.74, m*0.30, ui.Hex(0xff4fa3).Alpha(0.20))
	c.Light(W*0.62, H*0.80, m*0.26, ui.Hex(0x46e0ff).Alpha(0.12))
	// three rows of houses
	rows := []struct {
		base, lo, hi, wlo, whi float64
		col, low               ui.Colour
		lit                    float64
	}{
		{0.80, 0.10, 0.34, 0.025, 0.055, ui.Hex(0x2a1a63), ui.Hex(0x3a1f78), 0.10},
		{0.88, 0.08, 0.38, 0.035, 0.075, ui.Hex(0x1a1147), ui.Hex(0x2a1560), 0.20},
		{1.00, 0.06, 0.34, 0.050, 0.110, ui.Hex(0x0d0928), ui.Hex(0x120b34), 0.30},
	}
	lights := []ui.Colour{ui.Hex(0xffc24b), ui.Hex(0xffe3a6), ui.Hex(0x46e0ff), ui.Hex(0xff4fa3)}
	for ri, row := range rows {
		x := -r.f() * 0.05 * m
		for x < W {
			bw := (row.wlo + (row.whi-row.wlo)*r.f()) * m
			bh := (row.lo + (row.hi-row.lo)*r.f()*r.f()) * H
			b := ui.Rect{X: math.Round(x), Y: math.Round(row.base*H - bh), W: math.Round(bw), H: H - (row.base*H - bh)}
			c.Gradient(b, 0, row.col, row.low)
			if r.f() < 0.3 {
				c.Line(b.X+b.W/2, b.Y, b.X+b.W/2, b.Y-(10+20*r.f())*unit, 1.2*unit, row.col)
				c.Light(b.X+b.W/2, b.Y-22*unit, 5*unit, ui.Hex(0xff5b6b).Alpha(0.8))
			}
			q := (3.2 + 1.6*float64(ri)) * unit
			for wy := b.Y + 2.4*q; wy < b.Y+bh-q && wy < H; wy += 2.6 * q {
				for wx := b.X + 1.4*q; wx < b.Right()-2*q; wx += 2.2 * q {
					if r.f() < row.lit {
						col := lights[int(r.f()*r.f()*3.99)]
						c.Fill(ui.Rect{X: wx, Y: wy, W: q, H: q * 1.25}, 0, col.Alpha(0.20+0.5*r.f()))
					}
				}
			}
			if ri == 2 && r.f() < 0.5 && bw > 40*unit { // a neon sign
				col := lights[1+int(r.f()*2.99)]
				sw, sh := (7+6*r.f())*unit, (40+60*r.f())*unit
				sg := ui.Rect{X: b.X + b.W*(0.15+0.6*r.f()), Y: b.Y + (14+20*r.f())*unit, W: sw, H: sh}
				c.Glow(sg, 3*unit, 18*unit, col.Alpha(0.4))
				c.Stroke(sg, 3*unit, 1.6*unit, col)
				for k := 0.0; k < 4; k++ {
					c.Fill(ui.Rect{X: sg.X + sw*0.28, Y: sg.Y + sh*(0.10+0.22*k), W: sw * 0.44, H: sh * 0.13}, unit, col.Lighten(0.4).Alpha(0.85))
				}
			}
			x += bw + r.f()*0.006*m
		}
		c.Gradient(ui.Rect{Y: row.base*H - H*0.10, W: W, H: H*1.02 - (row.base*H - H*0.10)}, 0, ui.Hex(0x4a1f86).Alpha(0), ui.Hex(0x3a1a70).Alpha(0.35))
	}
	// A veil, so that what is in front is easy to read.
	c.Gradient(full, 0, ui.Hex(0x07051a).Alpha(0.10), ui.Hex(0x07051a).Alpha(0.38))
}

// Lights draws slow motes in the sky, none with reduced motion, t ticks after the
// beginning. Only the sky is redrawn for them.
func Lights(c *ui.Canvas, sky ui.Rect, t float64) {
	if c.Env.Settings.ReducedMotion || sky.Empty() {
		return
	}
	c.Clip(sky)
	defer c.Unclip()
	W, H := c.Env.W, sky.H
	u := c.Px(1)
	r := rng(77)
	for i := 0; i < 20; i++ {
		x0, y0, sp, ph := r.f(), r.f(), 0.3+r.f(), r.f()*6.28
		x := math.Mod(x0*W+t*0.12*sp*u, W+20) - 10
		y := H*(1.02-math.Mod(y0+t*0.00035*sp, 1.04)) + 10*u*math.Sin(t/90+ph)
		a := 0.10 + 0.16*math.Sin(t/70*sp+ph)
		if a <= 0.02 {
			continue
		}
		col := []ui.Colour{c.Theme.Accent, c.Theme.Accent2, c.Theme.Warm}[i%3]
		c.Light(x, y, (3+4*r.f())*u, col.Alpha(a*2))
	}
}

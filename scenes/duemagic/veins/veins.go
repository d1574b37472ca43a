// Package veins is what mana does in the floor of the duel circle: stones fall and
// rise one after the other, their colour runs over the paving to what it pays for,
// and the rays of the star light up in what is used.
package veins

import (
	"math"

	"godeck/rules"
	"godeck/scenes/table/stage"
	"godeck/scenes/ui"
)

// Measures in ticks: how long a stone falls, how long its light runs, and how
// long a ray glows after.
const (
	falls = 9
	runs  = 17
	glows = 46
)

// Star is the radius of the star, and Seals that of the circle of its seals, in
// units of the place.
const (
	star  = 270
	seals = 297
)

// stone is one that falls or rises.
type stone struct {
	card  rules.CardID
	after int // ticks, before it begins
	down  bool
	col   ui.Colour
}

// Veins is what moves now. The zero value is at rest.
type Veins struct {
	stones []stone
	clock  float64  // ticks since the first began
	to     ui.Point // where the light runs
	glow   [5]float64

	at map[rules.CardID]ui.Point // where stones stand
}

// Gap returns how many ticks apart n stones go: all of them take no longer than
// half a second.
func Gap(n int) int { return max(1, min(5, 20/max(1, n))) }

// Stands notes where a stone stands on the screen.
func (v *Veins) Stands(c rules.CardID, x, y float64) {
	if c == 0 {
		return
	}
	if v.at == nil {
		v.at = map[rules.CardID]ui.Point{}
	}
	v.at[c] = ui.Point{X: x, Y: y}
}

// Stood returns where a stone was seen last.
func (v *Veins) Stood(c rules.CardID) (p ui.Point, ok bool) {
	p, ok = v.at[c]
	return p, ok
}

// Down returns how far a stone has fallen that is, in the end, tapped or not.
func (v *Veins) Down(c rules.CardID, tapped bool) float64 {
	end := float64(rules.Truth(tapped))
	for i := range v.stones {
		s := &v.stones[i]
		if s.card != c || s.down != tapped {
			continue
		}
		p := ui.Clamp01((v.clock - float64(s.after)) / falls)
		if s.down {
			return p * p // it topples
		}
		return 1 - ui.EaseOut(p)
	}
	return end
}

// Moves returns the tween in which stones fall, or rise, one after the other; the
// light of those that fall runs to a place. It goes on beside what follows.
func (v *Veins) Moves(cards []rules.CardID, cols []ui.Colour, down bool, to ui.Point, redraw func()) ui.Tween {
	list := make([]stone, len(cards))
	gap := Gap(len(cards))
	for i := range cards {
		list[i] = stone{cards[i], i * gap, down, cols[i]}
	}
	total := (len(cards)-1)*gap + falls + runs
	return ui.Tween{Ticks: total, Ease: ui.Linear, Start: func() { v.stones, v.clock, v.to = list, 0, to },
		Do: func(p float64) { v.clock = p * float64(total); redraw() }, End: func() { v.stones = nil }}
}

// Flares returns the tween in which the star's rays of civilizations light up and
// go out again.
func (v *Veins) Flares(civs []int, redraw func()) ui.Tween {
	return ui.Tween{Ticks: glows, Ease: ui.Linear, Do: func(p float64) {
		for _, i := range civs {
			v.glow[i] = math.Min(1, p*8) * (1 - p)
		}
		redraw()
	}, End: func() {
		for _, i := range civs {
			v.glow[i] = 0
		}
	}}
}

// Shines returns the tween in which the rays are lit for a while, without a change
// of light.
func (v *Veins) Shines(civs []int, redraw func()) ui.Tween {
	set := func(k float64) func() {
		return func() {
			for _, i := range civs {
				v.glow[i] = k
			}
			redraw()
		}
	}
	return ui.Tween{Ticks: glows, Start: set(0.7), End: set(0)}
}

// Glow returns how bright the ray of a civilization is now.
func (v *Veins) Glow(civ int) float64 { return v.glow[civ] }

// tip returns where the star has its i-th point, at a radius.
func tip(i int, r float64) (x, y float64) {
	a := math.Pi/2 - float64(i)*2*math.Pi/5
	return math.Cos(a) * r, math.Sin(a) * r
}

// Floor draws the light on the floor, seen by a camera; unit is that of the place.
func (v *Veins) Floor(c *ui.Canvas, cam *stage.Camera, unit float64, cols []ui.Colour) {
	if c.Blank() {
		return
	}
	for i, g := range v.glow {
		if g < 0.01 {
			continue
		}
		col := cols[i].Lighten(0.15)
		x0, y0 := tip(i, star)
		for _, j := range [...]int{i + 2, i + 3} {
			x1, y1 := tip(j%5, star)
			const parts = 9
			far := 0.3 + 0.7*math.Min(1, g*1.6) // it runs along the line
			for k := range parts {
				a, b := far*float64(k)/parts, far*float64(k+1)/parts
				ax, ay, _ := cam.Project((x0+(x1-x0)*a)*unit, (y0+(y1-y0)*a)*unit, 0)
				bx, by, _ := cam.Project((x0+(x1-x0)*b)*unit, (y0+(y1-y0)*b)*unit, 0)
				fade := g * (1 - 0.75*float64(k)/parts)
				long := math.Hypot(bx-ax, by-ay)
				c.GlowAt((ax+bx)/2, (ay+by)/2, long, 4*unit, math.Atan2(by-ay, bx-ax), 2*unit, 13*unit, col.Alpha(0.75*fade))
				c.Line(ax, ay, bx, by, 3.2*unit, col.Lighten(0.5).Alpha(0.85*fade))
			}
		}
		sx, sy, _ := cam.Project(tipAt(i, seals, unit))
		c.Light(sx, sy, 74*unit, col.Alpha(0.8*g))
	}
	for i := range v.stones {
		s := &v.stones[i]
		from, ok := v.at[s.card]
		if !ok {
			continue
		}
		t := v.clock - float64(s.after)
		if p := ui.Clamp01(t / falls); p < 1 && p > 0 { // a breath of light where it moves
			c.Light(from.X, from.Y, 30*unit, s.col.Alpha(0.5*(1-math.Abs(2*p-1))))
		}
		if !s.down {
			continue
		}
		q := (t - falls*0.4) / runs
		if q <= 0 || q >= 1 {
			continue
		}
		run(c, from, v.to, q, unit, s.col)
	}
}

func tipAt(i int, r, unit float64) (x, y, z float64) {
	x, y = tip(i, r)
	return x * unit, y * unit, 0
}

// run draws light on its way over the floor, with its trail.
func run(c *ui.Canvas, from, to ui.Point, q, unit float64, col ui.Colour) {
	at := func(p float64) (x, y float64) {
		p = ui.EaseInOut(ui.Clamp01(p))
		bend := math.Sin(p*math.Pi) * 0.12
		return from.X + (to.X-from.X)*p + (to.Y-from.Y)*bend*0.5, from.Y + (to.Y-from.Y)*p + math.Abs(to.X-from.X)*bend
	}
	x0, y0 := at(q)
	for k := range 7 {
		x1, y1 := at(q - 0.035*float64(k+1))
		a := 1 - float64(k)/7
		c.Line(x0, y0, x1, y1, (1.2+2.6*a)*unit, col.Lighten(0.35).Alpha(0.8*a*(1-0.5*q)))
		c.Light(x1, y1, (10+16*a)*unit, col.Alpha(0.32*a))
		x0, y0 = x1, y1
	}
	x, y := at(q)
	c.Light(x, y, 26*unit, col.Lighten(0.4).Alpha(0.85))
}

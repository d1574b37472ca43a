// Package felled draws how a unit of Magna Spectra falls: light runs through its
// card where it was struck, the upper half breaks off and topples away from who
// has struck, and what is left sinks into dust, all of it as heavy as the loss.
package felled

import (
	"math"
	"slices"

	"godeck/scenes/magna/cutout"
	"godeck/scenes/table/cards"
	"godeck/scenes/table/stage"
	"godeck/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// Weigh returns how heavy the loss of a unit is that costs so much Fight and
// gives so much Magna to who defeats it.
func Weigh(cost, bounty int) stage.Heft {
	switch {
	case bounty > 1 || cost >= 5:
		return stage.Crushing
	case bounty > 0 || cost >= 3:
		return stage.Solid
	}
	return stage.Graze
}

// pace is how a fall of each heft goes, in ticks: until the card breaks, and all of it.
var pace = [...]struct{ breaks, all float64 }{{4, 30}, {7, 38}, {11, 50}}

// Breaks returns after how many ticks the card of a fall breaks.
func Breaks(h stage.Heft) int { return int(pace[h].breaks) }

// Unit is a unit that falls.
type Unit struct {
	Face *cards.CardFace
	Quad ui.Quad // where its card stood
	Away float64 // to which side it falls: −1 or 1
	Heft stage.Heft
	t    float64
}

// Units are those that fall now. The zero value is that of none.
type Units []*Unit

// Fall returns the tween in which a unit falls, beginning at once.
func (l *Units) Fall(u *Unit) ui.Tween {
	*l = append(*l, u)
	all := pace[u.Heft].all
	return ui.Tween{Ticks: int(all), Ease: ui.Linear, Do: func(q float64) { u.t = q * all }, End: func() {
		*l = slices.DeleteFunc(*l, func(q *Unit) bool { return q == u })
	}}
}

// Draw draws all that fall; image gives the picture of a face of some width.
func (l Units) Draw(c *ui.Canvas, image func(f *cards.CardFace, w float64) *ebiten.Image) {
	if c.Blank() {
		return
	}
	for _, u := range l {
		u.draw(c, image(u.Face, u.wide()))
	}
}

func (u *Unit) wide() float64 { return math.Hypot(u.Quad[1].X-u.Quad[0].X, u.Quad[1].Y-u.Quad[0].Y) }

// cut returns where the break runs at a share of the width, as a share of the height.
func (u *Unit) cut(x float64) float64 {
	return 0.52 + 0.26*u.Away*(x-0.5) + 0.07*math.Sin(9*x+3*u.Away)*math.Sin(math.Pi*x)
}

const columns = 6

var (
	meshV [2 * (columns + 1)]ebiten.Vertex
	meshI [6 * columns]uint32
)

func (u *Unit) draw(c *ui.Canvas, img *ebiten.Image) {
	t, breaks, all, f := u.t, pace[u.Heft].breaks, pace[u.Heft].all, float64(u.Heft)
	px, w := c.Px(1), u.wide()
	mid, foot := u.Quad.At(0.5, 0.5), u.Quad.At(0.5, 1)
	q := ui.Clamp01((t - breaks) / (all - breaks))
	fade := ui.Clamp01((1 - q) * 3)
	c.ShadowAt(foot.X, foot.Y, w*1.1, w*0.24, 0, w*0.12, w*0.2, ui.Hex(0).Alpha(0.5*fade))
	if img != nil {
		white := 1 - ui.Clamp01(math.Abs(t-breaks)/5)
		u.half(c, img, false, ui.Point{Y: w * 0.35 * ui.EaseIn(q)}, -0.1*u.Away*ui.EaseOut(q), fade, white)
		fall := ui.EaseIn(q)
		u.half(c, img, true, ui.Point{X: u.Away * w * (0.25*ui.EaseOut(q) + 0.5*fall), Y: w * (0.75*fall - 0.12*math.Sin(math.Pi*q))}, u.Away*1.35*fall, fade, white)
	}
	if k := ui.Clamp01(t / breaks); t < breaks+7 { // light runs along the break
		a := 1 - ui.Clamp01((t-breaks)/7)
		from := u.Quad.At((1-u.Away)/2, u.cut((1-u.Away)/2))
		for i := 1; i <= columns; i++ {
			x := float64(i) / columns * k
			if u.Away < 0 {
				x = 1 - x
			}
			to := u.Quad.At(x, u.cut(x))
			c.Line(from.X, from.Y, to.X, to.Y, (3+1.5*f)*px, ui.Hex(0xffb45a).Alpha(0.8*a))
			c.Line(from.X, from.Y, to.X, to.Y, (1.4+0.6*f)*px, ui.Hex(0xfffaf0).Alpha(a))
			from = to
		}
		c.Light(mid.X, mid.Y, w*(0.7+0.3*f), ui.Hex(0xffd08a).Alpha((0.35+0.2*f)*a*k))
	}
	u.debris(c, foot, w, t-breaks, all-breaks)
}

// half draws the part of the card above or below the break, moved and turned
// about its end to which it falls.
func (u *Unit) half(c *ui.Canvas, img *ebiten.Image, upper bool, move ui.Point, lean, alpha, white float64) {
	b := img.Bounds()
	iw, ih := float64(b.Dx()-2*cards.FaceMargin), float64(b.Dy()-2*cards.FaceMargin)
	sin, cos := math.Sincos(lean)
	end := (1 + u.Away) / 2
	pivot := u.Quad.At(end, u.cut(end))
	if !upper {
		pivot = u.Quad.At(0.5, 1)
	}
	a := float32(alpha)
	light := min(a, float32(alpha*(0.86+0.5*white)))
	for i := range meshV {
		x := float64(i/2) / columns
		y := u.cut(x)
		if upper && i%2 == 0 {
			y = 0
		} else if !upper && i%2 == 1 {
			y = 1
		}
		p := u.Quad.At(x, y)
		rx, ry := p.X-pivot.X, p.Y-pivot.Y
		meshV[i] = ebiten.Vertex{DstX: float32(pivot.X + move.X + rx*cos - ry*sin), DstY: float32(pivot.Y + move.Y + rx*sin + ry*cos),
			SrcX: float32(float64(b.Min.X+cards.FaceMargin) + iw*x), SrcY: float32(float64(b.Min.Y+cards.FaceMargin) + ih*y),
			ColorR: light, ColorG: light, ColorB: light, ColorA: a}
	}
	for i := range columns {
		for j, k := range [...]uint32{0, 1, 2, 1, 3, 2} {
			meshI[6*i+j] = uint32(2*i) + k
		}
	}
	c.DrawMesh(img, meshV[:], meshI[:])
}

// debris draws the stones that fly from where the unit stood, t ticks after it
// broke, and the dust into which it falls.
func (u *Unit) debris(c *ui.Canvas, foot ui.Point, w, t, all float64) {
	if t <= 0 {
		return
	}
	f, k := float64(u.Heft), w/110
	for i := range 5 + 6*int(u.Heft) {
		n := float64(i) + 17*f
		vx, vy := (4.4+f)*(cutout.Chance(n+3)-0.5)+1.2*u.Away, 2.2+(2.4+0.8*f)*cutout.Chance(n+7)
		x, y := foot.X+w*(cutout.Chance(n)-0.5), foot.Y-w*(0.1+0.6*cutout.Chance(n+1))+(-vy*t+0.19*t*t)*k
		if y > foot.Y+0.1*w {
			continue
		}
		d := (4 + (5+2*f)*cutout.Chance(n+2)) * k
		c.BoxAt(x+vx*t*k, y, d, d*0.75, n+t*0.13*vx, d*0.2, ui.Hex(0xc8b090), ui.Hex(0x4a382a))
	}
	a := (0.5 + 0.14*f) * math.Min(1, t/5) * (1 - t/all)
	for i := range 4 + int(u.Heft) {
		n := float64(i)
		r := w * (0.3 + 0.1*f + 0.12*cutout.Chance(n+5)) * (0.6 + 0.7*ui.EaseOut(t/all))
		x := foot.X + w*(0.26+0.05*f)*(n-float64(3+u.Heft)/2)*(0.7+0.5*t/all) + 0.2*w*u.Away*t/all
		c.ShadowAt(x, foot.Y-r*(0.3+0.35*t/all), r, r*0.7, 0, r*0.35, r*0.34, ui.Hex(0xd8c4a0).Mix(ui.Hex(0x7a624c), cutout.Chance(n)).Alpha(a))
	}
}

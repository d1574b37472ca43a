package stage

import (
	"image"
	"math"
	"slices"

	"godeck/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// mostPixels is the size above which a kept picture is painted smaller and
// drawn larger: it is soft anyway, and phones have little memory.
const mostPixels = 1.05e6

// Picture is a picture of the whole window that is kept until what it depends
// on changes. The zero value is ready to use.
type Picture struct {
	img    *ebiten.Image
	state  []float64
	lights []Light
	made   float64 // how often it has been painted
}

// Painter paints a picture. c draws on dst and has its size; st is the stage in
// the picture's pixels.
type Painter func(c *ui.Canvas, dst *ebiten.Image, st *Stage)

// Draw draws the picture over the window, and paints it first if the window,
// the camera or state have changed. shift moves it, for a trembling table.
func (p *Picture) Draw(c *ui.Canvas, st *Stage, paint Painter, shiftX, shiftY float64, state ...float64) {
	if c.Blank() || st.Camera.D <= 0 { // or seen from nowhere yet: before a table is laid out
		return
	}
	w, h := c.Env.W, c.Env.H
	k := math.Min(1, math.Sqrt(mostPixels/(w*h)))
	iw, ih := int(math.Ceil(w*k)), int(math.Ceil(h*k))
	now := append(state, st.Camera.CX, st.Camera.CY, st.Camera.D, st.Camera.Tilt)
	if p.img == nil || p.img.Bounds().Dx() != iw || p.img.Bounds().Dy() != ih || !slices.Equal(p.state, now) {
		if p.img != nil && (p.img.Bounds().Dx() != iw || p.img.Bounds().Dy() != ih) {
			p.Drop()
		}
		if p.img == nil {
			p.img = ebiten.NewImageWithOptions(image.Rect(0, 0, iw, ih), &ebiten.NewImageOptions{Unmanaged: true})
		}
		own := *c.Env // the picture counts as a window of its own
		own.W, own.H, own.Scale = float64(iw), float64(ih), c.Env.Scale*k
		scaled := st.Scaled(k, p.lights)
		p.lights = scaled.Lights
		p.img.Clear()
		paint(ui.NewCanvas(&own, c.Theme, p.img, nil), p.img, &scaled)
		p.state = append(p.state[:0], now...)
		p.made++
	}
	c.Paint(ui.Rect{W: w, H: h}, "place", func(dst *ebiten.Image) {
		op, grow := &ebiten.DrawImageOptions{}, 1.0
		trembles := shiftX != 0 || shiftY != 0
		if trembles || w != float64(iw) || h != float64(ih) {
			op.Filter = ebiten.FilterLinear // it costs twice as much; at rest there is nothing to smooth
		}
		if trembles { // no gap at the edges
			grow = 1 + math.Max(0.02, 2*math.Max(math.Abs(shiftX)/w, math.Abs(shiftY)/h))
		}
		op.GeoM.Scale(w/float64(iw)*grow, h/float64(ih)*grow)
		op.GeoM.Translate(shiftX-(grow-1)*w/2, shiftY-(grow-1)*h/2)
		dst.DrawImage(p.img, op)
	}, p.made, shiftX, shiftY)
	ui.Opaque(c)
}

// Drop frees the picture; Draw paints it again.
func (p *Picture) Drop() {
	if p.img != nil {
		p.img.Deallocate()
	}
	p.img, p.state = nil, nil
}

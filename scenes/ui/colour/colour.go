// Package colour has the colours of the toolkit.
package colour

import (
	"image/color"
	"math"
)

// Colour is a straight (not premultiplied) colour, each component 0..1.
type Colour struct{ R, G, B, A float32 }

// Hex returns the opaque colour 0xRRGGBB.
func Hex(v uint32) Colour {
	return Colour{float32(v>>16&255) / 255, float32(v>>8&255) / 255, float32(v&255) / 255, 1}
}

// Alpha returns the colour with its opacity multiplied by a.
func (c Colour) Alpha(a float64) Colour { c.A *= float32(a); return c }

// Mix returns the colour at p between c and o.
func (c Colour) Mix(o Colour, p float64) Colour {
	q := float32(p)
	return Colour{c.R + (o.R-c.R)*q, c.G + (o.G-c.G)*q, c.B + (o.B-c.B)*q, c.A + (o.A-c.A)*q}
}

// Lighten mixes the colour with white.
func (c Colour) Lighten(p float64) Colour { return c.Mix(Colour{1, 1, 1, c.A}, p) }

// Darken mixes the colour with black.
func (c Colour) Darken(p float64) Colour { return c.Mix(Colour{0, 0, 0, c.A}, p) }

// Luminance returns how bright the colour is, 0 to 1 (WCAG 2).
func (c Colour) Luminance() float64 {
	lin := func(v float32) float64 {
		if v <= 0.04045 {
			return float64(v) / 12.92
		}
		return math.Pow((float64(v)+0.055)/1.055, 2.4)
	}
	return 0.2126*lin(c.R) + 0.7152*lin(c.G) + 0.0722*lin(c.B)
}

// RGBA implements color.Color.
func (c Colour) RGBA() (r, g, b, a uint32) {
	return color.NRGBA64{
		uint16(c.R * 65535), uint16(c.G * 65535), uint16(c.B * 65535), uint16(c.A * 65535)}.RGBA()
}

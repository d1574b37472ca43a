package ui

import (
	"godeck/scenes/ui/colour"
)

// Colour is colour.Colour under the name that every scene uses.
type Colour = colour.Colour

// Hex returns the opaque colour 0xRRGGBB.
func Hex(v uint32) Colour { return colour.Hex(v) }

// Theme is the palette of a scene.
type Theme struct {
	Ground, GroundLow                  Colour // backdrop, top and bottom
	Panel, PanelLow                    Colour // glass panels, top and bottom
	Edge                               Colour // hairlines
	Text, TextSoft, TextOn             Colour // body, secondary, on an accent
	Accent, Accent2, Warm              Colour // magenta, cyan, amber
	Legal, Danger, Good, Focus, Shadow Colour

	// Of a place: the metal of round knobs for what has only an icon, and their
	// signs; the strip of paper for short news, and its words. Zero: none, plain
	// buttons and dark strips.
	Knob, KnobInk, Paper, PaperInk Colour

	// Of a place, too: what dialogs and tasks stand on, dark; what is to be read first
	// stands on, light, and its words. nil and zero: glass, Text.
	Board, Sheet func(c *Canvas, r Rect)
	Ink          Colour
}

// DrawBoard draws what a dialog lies on.
func DrawBoard(c *Canvas, r Rect) {
	if c.Theme.Board != nil {
		c.Theme.Board(c, r)
		return
	}
	u := c.Px(1)
	c.Shadow(r.Move(0, 8*u), 22*u, 40*u, c.Theme.Shadow)
	top, bottom := c.Theme.Solid()
	c.Gradient(r, 22*u, top, bottom)
	c.StrokeGradient(r, 22*u, 1.5*u, c.Theme.Accent2.Alpha(0.6), c.Theme.Accent.Alpha(0.5))
}

// Solid returns the ground of dialogs and toasts.
func (t *Theme) Solid() (top, bottom Colour) {
	top, bottom = t.Panel.Lighten(0.03), t.PanelLow
	top.A, bottom.A = 1, 1
	return top, bottom
}

// Dark returns the nearly black colour behind bright words.
func (t *Theme) Dark() Colour {
	c := t.Ground.Darken(0.25)
	c.A = 1
	return c
}

// Midnight is the neon midnight city: deep indigo, magenta, cyan, amber.
var Midnight = Theme{
	Ground: Hex(0x0b0a24), GroundLow: Hex(0x1b1145),
	Panel: Hex(0x221c52).Alpha(0.90), PanelLow: Hex(0x151238).Alpha(0.94),
	Edge: Hex(0x8f86ff).Alpha(0.34),
	Text: Hex(0xf4f1ff), TextSoft: Hex(0xb9b3e6), TextOn: Hex(0x150a2c),
	Accent: Hex(0xff4fa3), Accent2: Hex(0x46e0ff), Warm: Hex(0xffc24b),
	Legal: Hex(0x5dffb8), Danger: Hex(0xff5b6b), Good: Hex(0x6cf0a2),
	Focus: Hex(0xfff27a), Shadow: Hex(0x03020d).Alpha(0.7),
}

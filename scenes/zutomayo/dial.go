package zutomayo

import (
	"math"
	"strconv"

	ztm "godeck/rules/zutomayo"
	"godeck/scenes/table"
	"godeck/scenes/ui"
	"godeck/sprites"

	"github.com/hajimehoshi/ebiten/v2"
)

// dial declares the Chronos.
func (s *Scene) dial(sf *ui.Surface) {
	r, l := s.lay.dial, s.Lang
	h := int(math.Round(s.shown.hour)) % ztm.Hours
	label := Text.T(l, "dial.label", hourName(h, l), timePhrase(h).In(l))
	if to, ok := s.preview(); ok && to != s.shown.hour {
		label = table.Sentences(l, label, Text.T(l, "dial.to", int(math.Round(to-s.shown.hour))))
	}
	sf.Add(ui.Element{ID: "dial", Rect: r, Role: ui.RoleText, Label: label, Draw: func(c *ui.Canvas, _ ui.State) { s.drawDial(c, r) }})
}

// noon is the hour at the top of a fixed plate.
const noon = ztm.Hours / 2

// drawDial draws the plate with its hours. It turns under a fixed pointer,
// with the current hour at the top; with reduced motion the plate is fixed,
// noon at the top, and the medal moves.
func (s *Scene) drawDial(c *ui.Canvas, r ui.Rect) {
	u := c.Px(1)
	l := s.Lang
	turns := !c.Env.Settings.ReducedMotion
	top := s.shown.hour
	if !turns {
		top = noon
	}
	x, y := r.Centre()
	rad := r.W / 2 / 1.04
	hour := s.shown.hour
	light := sprites.LightAt(hour)
	lit := nightCol.Mix(dayCol, light)
	h := (int(math.Round(hour))%ztm.Hours + ztm.Hours) % ztm.Hours
	c.Light(x, y, rad*1.5, lit.Alpha(0.14))
	c.Disc(x, y, rad, ui.Hex(0x0b0726).Alpha(0.62))
	c.Paint(around(x, y, rad*1.2), "dial", func(dst *ebiten.Image) { sprites.DrawDial(dst, x, y, rad, hour, top, light) }, rad, hour, top, light)
	ring := rad * 0.855
	// The numbers.
	fs := rad * 0.105
	every := 1
	if fs < 12*c.Env.Scale {
		fs, every = 12*c.Env.Scale, 3
		if rad < 90*c.Env.Scale {
			every = 9
		}
	}
	for i := 0; i < ztm.Hours; i += every {
		sin, cos := math.Sincos(sprites.DialAngle(float64(i), top))
		bx, by := x+ring*cos, y+ring*sin
		if math.Abs(math.Remainder(hour-float64(i), ztm.Hours)) < 0.9 {
			continue // under the medal
		}
		col := ui.Hex(0xd9ccff)
		if !isNight(i) {
			col = ui.Hex(0xfff0cf)
		}
		c.Text(strconv.Itoa(i), ui.Rect{X: bx - fs, Y: by - fs, W: 2 * fs, H: 2 * fs}, ui.TextStyle{Face: ui.Bold, Size: fs, Align: ui.Middle, Colour: col, Shadow: true, Loose: true})
	}
	// Where the known cards would put the medal.
	if to, ok := s.preview(); ok && to != hour {
		from := sprites.DialAngle(hour, top)
		sweep := (s.ghostT - hour) / ztm.Hours * 2 * math.Pi
		for _, w := range []struct{ w, a float64 }{{rad * 0.10, 0.22}, {rad * 0.035, 0.9}} {
			c.Arc(x, y, ring, w.w, from, math.Max(-2*math.Pi, math.Min(2*math.Pi, sweep)), clockCol.Alpha(w.a))
		}
		if !s.Prompting(ztm.PromptHours) { // and after that the opponent's unknown hours
			at := sprites.DialAngle(s.ghostT, top)
			hour := 2 * math.Pi / ztm.Hours
			for i, a := range [...]float64{0.30, 0.22, 0.15, 0.09, 0.04} {
				c.Arc(x, y, ring, rad*0.10, at+hour*float64(i), hour, clockCol.Alpha(a))
			}
			if rad > 70*c.Env.Scale {
				qs := math.Max(12*c.Env.Scale, rad*0.1)
				sin, cos := math.Sincos(at + hour*2)
				qx, qy := x+rad*0.61*cos, y+rad*0.61*sin
				c.Text("+?", ui.Rect{X: qx - 2*qs, Y: qy - qs, W: 4 * qs, H: 2 * qs}, ui.TextStyle{Face: ui.Bold, Size: qs, Align: ui.Middle, Colour: clockCol.Lighten(0.3), Shadow: true, Loose: true})
			}
		}
		sin, cos := math.Sincos(sprites.DialAngle(s.ghostT, top))
		gx, gy := x+ring*cos, y+ring*sin
		c.Light(gx, gy, rad*0.3, clockCol.Alpha(0.4))
		c.Disc(gx, gy, rad*0.125, ui.Hex(0x0b0726).Alpha(0.86))
		c.Ring(gx, gy, rad*0.125, 2.2*u, clockCol)
		gh := ((int(math.Round(to)) % ztm.Hours) + ztm.Hours) % ztm.Hours
		gs := math.Max(12*c.Env.Scale, rad*0.115)
		c.Text(strconv.Itoa(gh), ui.Rect{X: gx - gs, Y: gy - gs, W: 2 * gs, H: 2 * gs}, ui.TextStyle{Face: ui.Bold, Size: gs, Align: ui.Middle, Colour: clockCol.Lighten(0.5), Loose: true})
	}
	// The medal.
	sin, cos := math.Sincos(sprites.DialAngle(hour, top))
	mx, my := x+ring*cos, y+ring*sin
	c.Light(mx, my, rad*0.42, lit.Alpha(0.5))
	medal := math.Max(rad*0.19, 11*c.Env.Scale)
	c.Paint(around(mx, my, medal*1.2), "medal", func(dst *ebiten.Image) { sprites.DrawMedal(dst, mx, my, medal, light) }, mx, my, medal, light)
	if turns {
		s.drawPointer(c, x, y-rad*1.03, rad, lit)
	}
	// The hour in words.
	k := rad * 0.40
	c.Disc(x, y, k, ui.Hex(0x0a0622).Alpha(0.80))
	c.Ring(x, y, k, 1.4*u, lit.Alpha(0.7))
	small := !s.roomy(rad)
	num := ui.Rect{X: x - k*0.92, Y: y - k*0.78, W: k * 1.84, H: k * 0.98}
	sub := ui.Rect{X: x - k*0.80, Y: y + k*0.18, W: k * 1.6, H: k * 0.5}
	if small {
		num = ui.Rect{X: x - k*0.92, Y: y - k*0.62, W: k * 1.84, H: k * 1.2}
	}
	c.Text(strconv.Itoa(h), num, ui.TextStyle{Face: ui.Display, Size: k * 0.92, Align: ui.Middle, Tabular: true, Colour: ui.Hex(0xffffff), Glow: lit.Alpha(0.7), Loose: true})
	if !small {
		word := timePhrase(h).In(l)
		if h == 0 || h == 9 {
			word = hourName(h, l)
		}
		col := lit.Lighten(0.3)
		if s.shown.turn != "" {
			word, col = s.shown.turn, c.Theme.Text
			c.Ring(x, y, k, 4*u, lit)
		}
		c.Text(word, sub, ui.TextStyle{Face: ui.Bold, Size: math.Max(12*c.Env.Scale, k*0.32), Align: ui.Middle, Colour: col, Loose: true})
	}
}

// roomy reports whether a dial of this radius has words below its hour.
func (s *Scene) roomy(rad float64) bool { return rad >= 84*s.Surface.Env().Scale }

// drawPointer draws the pointer above the plate with its tip at y: a pawl that
// each passing hour lifts.
func (s *Scene) drawPointer(c *ui.Canvas, x, y, rad float64, lit ui.Colour) {
	past := s.shown.hour - math.Round(s.shown.hour) // −0.5 to 0.5 of an hour
	lift := 0.45 * math.Sin(2*math.Pi*past)
	size := math.Max(rad*0.115, 7*c.Env.Scale)
	c.Light(x, y, size*2.2, lit.Alpha(0.5))
	c.BoxAt(x-lift*size*0.5, y-size*0.1, size, size, math.Pi/4-lift, size*0.18, ui.Hex(0xfff3d2), ui.Hex(0xc08a3a))
	c.StrokeAt(x-lift*size*0.5, y-size*0.1, size, size, math.Pi/4-lift, size*0.18, math.Max(1, rad*0.008), ui.Hex(0x3a2408).Alpha(0.8))
}

// around returns the square around a disc.
func around(x, y, r float64) ui.Rect { return ui.Rect{X: x - r, Y: y - r, W: 2 * r, H: 2 * r} }

package builder

import (
	"math"

	"godeck/scenes/internal/cardart"
	"godeck/scenes/table/stage"
	"godeck/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
)

// desk is the painted desk.
type desk struct {
	picture stage.Picture
}

// backdrop draws the desk: window, lamp, wood, and the drawer's frame.
func (s *Scene) backdrop(c *ui.Canvas) {
	l := &s.lay
	if c.Blank() {
		return
	}
	d := l.drawer
	st := stage.Stage{Camera: stage.Camera{D: 1e5}}
	s.desk.picture.Draw(c, &st, func(_ *ui.Canvas, dst *ebiten.Image, st *stage.Stage) {
		k := float64(dst.Bounds().Dx()) / c.Env.W
		unit := c.Env.H / 720
		if l.tall {
			unit = c.Env.W / 420
		}
		x, y, size := l.lampX, l.lampY, l.lamp
		if size == 0 { // its light only
			x, y, size = c.Env.W*0.7, -40*unit, 1
		}
		st.Camera.CX, st.Camera.CY, st.Camera.D = 0, 0, 1e5
		cardart.Place(dst, "desk", st, 0.55, unit*k, l.window*k, x*k, y*k, d.X*k, d.Y*k, d.W*k, d.H*k, size)
	}, 0, 0, d.X, d.Y, d.W, d.H, l.window, l.lampX)
}

// paper draws a sheet that lies on the desk, turned a little.
func paper(c *ui.Canvas, r ui.Rect, turn float64) {
	u := c.Px(1)
	x, y := r.Centre()
	c.ShadowAt(x+2*u, y+5*u, r.W, r.H, turn, 3*u, 14*u, c.Theme.Shadow)
	c.BoxAt(x, y, r.W, r.H, turn, 2.5*u, ui.Hex(0xfbf0d6), ui.Hex(0xecdcb8))
}

// Colours on paper.
var (
	ink     = ui.Hex(0x2e1d10)
	inkSoft = ui.Hex(0x5a4630)
	rule    = ui.Hex(0xb9a888)
	green   = ui.Hex(0x19693e)
	red     = ui.Hex(0xb3261e)
)

// squares draws the lines of graph paper.
func squares(c *ui.Canvas, r ui.Rect) {
	step := 14 * c.Px(1)
	for x := r.X + step; x < r.Right()-2; x += step {
		c.Fill(ui.Rect{X: math.Round(x), Y: r.Y + 2, W: 1, H: r.H - 4}, 0, rule.Alpha(0.32))
	}
	for y := r.Y + step; y < r.Bottom()-2; y += step {
		c.Fill(ui.Rect{X: r.X + 2, Y: math.Round(y), W: r.W - 4, H: 1}, 0, rule.Alpha(0.32))
	}
}

// brass draws a plate of brass.
func brass(c *ui.Canvas, r ui.Rect, st ui.State) {
	u := c.Px(1)
	metal := c.Theme.Knob
	if st.Hover || st.Pressed {
		metal = metal.Lighten(0.14)
	}
	rad := 7 * u
	c.Shadow(r.Move(0, 3*u), rad, 9*u, c.Theme.Shadow)
	c.Gradient(r, rad, metal.Lighten(0.34), metal.Darken(0.22))
	c.StrokeGradient(r, rad, 1.6*u, metal.Lighten(0.6), metal.Darken(0.45))
}

// plateButton declares a large button of brass.
func plateButton(f *ui.Surface, id string, r ui.Rect, b ui.Button, icon float64) {
	size := f.Font(b.Size)
	f.Add(ui.Element{ID: id, Rect: r, Role: ui.RoleButton, Label: b.Label, Desc: b.Desc, Disabled: b.Off, Weight: ui.ButtonPrimary,
		Tap: func(env *ui.Env) { ui.Play(env, "commit", 0.6, 0); b.Tap(env) },
		Draw: func(c *ui.Canvas, st ui.State) {
			u := c.Px(1)
			text := ui.Hex(0x33200c)
			if b.Off {
				c.Gradient(r, 9*u, ui.Hex(0x5b4a38), ui.Hex(0x3d3026))
				c.Stroke(r, 9*u, 1.4*u, ui.Hex(0x8a7250).Alpha(0.6))
				text = ui.Hex(0xcbb692)
			} else {
				brass(c, r, st)
				c.Gradient(r.Inset(2*u), 6*u, ui.Hex(0xffd98a), ui.Hex(0xc07d24))
				c.Gradient(ui.Rect{X: r.X + 4*u, Y: r.Y + 3*u, W: r.W - 8*u, H: r.H * 0.42}, 6*u, ui.Hex(0xfff3cf).Alpha(0.65), ui.Hex(0xffe3a0).Alpha(0.05))
			}
			w := ui.Measure(b.Label, ui.Display, size)
			k := math.Min(icon*u, r.H*0.5)
			room := r.W - 20*u
			if w+k+10*u > room {
				k = 0
			}
			gap := 0.0
			if k > 0 {
				gap = 10 * u
			}
			w = math.Min(w, room-k-gap)
			x := r.X + (r.W-w-k-gap)/2
			if k > 0 {
				c.Icon(b.Icon, ui.Rect{X: x, Y: r.Y + (r.H-k)/2, W: k, H: k}, text)
			}
			c.Text(b.Label, ui.Rect{X: x + k + gap, Y: r.Y, W: w + 2, H: r.H}, ui.TextStyle{Face: ui.Display, Size: size, Colour: text})
		}})
}

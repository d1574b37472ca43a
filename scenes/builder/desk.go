package builder

import (
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

package field

import (
	"math"

	bgd "godeck/rules/guardians"
	"godeck/scenes/guardians/blow"
	"godeck/scenes/guardians/faces"
	"godeck/scenes/table/board"
	"godeck/scenes/table/present"
	"godeck/scenes/ui"
)

// perch declares the pedestal on which a silently summoned guardian waits, and
// returns where it stands: in the dark, or, if it can awaken, in flames.
func (f *Field) perch(sf *ui.Surface, sd int, t present.Token, pose board.Pose, wakes bool) board.Pose {
	blue := faces.TypeColours[bgd.Rise]
	w := pose.W
	foot := ui.Point{X: pose.X, Y: pose.Y + 0.5*w*1.4*math.Cos(0.3)}
	pose.Y -= w * 0.1
	full := ui.Rect{W: sf.Env().W, H: sf.Env().H}
	sf.Paint("perch-"+board.SideNames[sd], full, func(c *ui.Canvas) {
		x, y := foot.X, foot.Y-w*0.05
		c.Shadow(ui.Rect{X: x - w*0.62, Y: y - w*0.02, W: w * 1.24, H: w * 0.26}, w*0.12, w*0.14, ui.Hex(0).Alpha(0.8))
		stone := ui.Hex(0x2a2b38)
		for i, k := range [...]float64{0.62, 0.54} { // two steps
			top := y - float64(i)*w*0.09
			c.Gradient(ui.Rect{X: x - w*k, Y: top, W: 2 * w * k, H: w * 0.13}, w*0.03, stone.Lighten(0.12), stone.Darken(0.55))
			c.Fill(ui.Rect{X: x - w*k, Y: top, W: 2 * w * k, H: math.Max(1, w*0.018)}, 0, blue.Lighten(0.3).Alpha(0.55))
		}
		if !wakes {
			c.Light(x, y, w*0.8, blue.Alpha(0.22))
			return
		}
		c.Light(x, y-w*0.5, w*1.7, blue.Alpha(0.75))
		for i := range 9 { // blue flames
			d := (float64(i) - 4) / 4
			high := w * (0.75 - 0.35*d*d + 0.22*math.Abs(math.Sin(float64(i)*2.4)))
			fx := x + d*w*0.6
			lean := w * 0.05 * math.Sin(float64(i)*1.7)
			q := ui.Quad{{X: fx + lean, Y: y - high}, {X: fx + lean, Y: y - high}, {X: fx + w*0.12, Y: y + w*0.04}, {X: fx - w*0.12, Y: y + w*0.04}}
			c.FillQuad(q, w*0.24, high, 0, blue.Lighten(0.3).Alpha(0.0), blue.Lighten(0.55).Alpha(0.75))
		}
	})
	return pose
}

// lurks draws who waits there: a shape in the dark with its eyes lit.
func (f *Field) lurks(sf *ui.Surface, sd int, t present.Token, wakes bool) {
	s := f.match
	if s.Staged {
		return
	}
	blue, ground := faces.TypeColours[bgd.Rise], t.Board()
	text, size, lit := s.T("rise.waits"), math.Max(12*sf.Env().Scale, sf.Font(12)), 0.0
	if wakes {
		text, lit = s.T("rise.wakes"), 1
	}
	pose, ok := s.Board.PoseOf(ground)
	if !ok {
		return
	}
	full := ui.Rect{W: sf.Env().W, H: sf.Env().H}
	sf.Paint("lurks-"+board.SideNames[sd], full, func(c *ui.Canvas) {
		if !s.Board.AtRest(ground) {
			return
		}
		if p, ok := s.Board.PoseOf(ground); ok {
			pose = p
		}
		q := blow.Face(&s.Board, pose)
		w := pose.W
		dark := ui.Hex(0x05060f)
		if !c.Blank() {
			c.FillQuad(q, w, w*1.4, w*0.06, dark.Alpha(0.93), dark.Mix(blue, 0.25).Alpha(0.86))
			c.StrokeQuad(q, w, w*1.4, w*0.06, math.Max(1, w*0.02), blue.Alpha(0.5+0.4*lit))
			shape(c, q, w, blue, lit)
		}
		n := ui.Measure(text, ui.Bold, size) + size
		at := ui.Rect{X: pose.X - n/2, Y: math.Max(q[2].Y, q[3].Y) - size*0.9, W: n, H: size * 1.5}
		if giant := f.on.Lay.Zones[bgd.Attack][sd]; at.Y > giant.Y && at.Y < giant.Bottom() { // nothing of it is behind who stands before it
			if sd == 0 {
				at.X = math.Min(at.X, giant.X-n)
			} else {
				at.X = math.Max(at.X, giant.Right())
			}
		}
		at = at.Clamp(c.Env.Full())
		c.Fill(at, at.H/2, c.Theme.Dark().Alpha(0.92))
		c.Stroke(at, at.H/2, 1.2*c.Px(1), blue.Lighten(0.25))
		c.Text(text, at, ui.TextStyle{Face: ui.Bold, Size: size, Align: ui.Middle, Colour: blue.Lighten(0.65), Loose: true})
	})
}

// shape draws a hood and shoulders against the card's dark, and two eyes, lit from 0 to 1.
func shape(c *ui.Canvas, q ui.Quad, w float64, blue ui.Colour, lit float64) {
	cloak := ui.Hex(0x10121f).Mix(blue, 0.12)
	at := q.At(0.5, 0.42)
	c.Light(at.X, at.Y, w*0.55, blue.Alpha(0.2+0.35*lit))
	lo, hi := q.At(0.5, 0.97), q.At(0.5, 0.2)
	tall := lo.Y - hi.Y
	l, r := q.At(0.12, 0.97), q.At(0.88, 0.97)
	ls, rs := q.At(0.27, 0.55), q.At(0.73, 0.55)
	c.FillQuad(ui.Quad{ls, rs, r, l}, w*0.7, tall*0.5, w*0.1, cloak.Lighten(0.07), cloak.Darken(0.4))
	head := q.At(0.5, 0.42)
	c.BoxAt(head.X, head.Y, w*0.42, w*0.5, 0, w*0.2, cloak.Lighten(0.16), cloak.Darken(0.2))
	c.BoxAt(head.X, head.Y+w*0.05, w*0.3, w*0.36, 0, w*0.15, ui.Hex(0x030308), ui.Hex(0x07080f))
	for _, d := range [2]float64{0.41, 0.59} {
		e := q.At(d, 0.42)
		c.Light(e.X, e.Y, w*(0.16+0.1*lit), blue.Lighten(0.2).Alpha(0.9))
		c.BoxAt(e.X, e.Y, w*0.09, w*(0.035+0.025*lit), 0, w*0.03, ui.Hex(0xffffff), blue.Lighten(0.6))
	}
}

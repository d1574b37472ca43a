package surge

import (
	"math"

	"godeck/scenes/ui"
)

// Thread is what one unit of an attack that is planned would strike: from its
// feet to whom it runs at.
type Thread struct{ From, To ui.Point }

// Plan draws an attack before it is confirmed: how each unit runs, one after the
// other, at whom it strikes. Along the threads runs a light in the order in which
// they strike; clock moves it, 0 leaves it at rest. sure says that whom it strikes
// would fall.
func Plan(c *ui.Canvas, threads []Thread, clock int, sure bool) {
	u := c.Px(1)
	col := ui.Hex(0xffc46a)
	if sure {
		col = ui.Hex(0xff6a3c)
	}
	n := float64(len(threads))
	for i, t := range threads {
		d := math.Hypot(t.To.X-t.From.X, t.To.Y-t.From.Y)
		if d < 12*u {
			continue
		}
		at := func(q float64) ui.Point { // in an arc over the ground
			return ui.Point{X: ui.Lerp(t.From.X, t.To.X, q), Y: ui.Lerp(t.From.Y, t.To.Y, q) - 4*q*(1-q)*math.Min(0.24*d, 84*u)}
		}
		steps := max(6, int(d/(11*u)))
		when := math.Mod(float64(clock)/90, 1)*(n+2)/n - float64(i)/n
		for k := range steps {
			q := float64(k) / float64(steps)
			a, b := at(q), at(q+0.6/float64(steps))
			lit := 0.0
			if clock != 0 {
				lit = math.Exp(-60 * (q - when) * (q - when))
			}
			c.Line(a.X, a.Y, b.X, b.Y, (5+2*lit)*u, ui.Hex(0x1a0804).Alpha(0.6))
			c.Line(a.X, a.Y, b.X, b.Y, (3+2.4*lit)*u, col.Lighten(0.5*lit).Alpha(0.75+0.25*lit))
		}
	}
}

// Standards draws the standards of a force on its march, one behind each unit: up
// is how far they are raised, 0 to 1. flag draws one with its foot at a point.
func Standards(c *ui.Canvas, units []ui.Rect, up float64, flag func(foot ui.Point, high, lean float64), clock int) {
	for i, r := range units {
		q := ui.EaseOut(ui.Clamp01(up*float64(len(units)+2)/2 - float64(i)/2))
		if q <= 0 {
			continue
		}
		lean := 0.0
		if clock != 0 {
			lean = 0.06 * math.Sin(float64(clock)/26+1.7*float64(i))
		}
		flag(ui.Point{X: r.X + r.W*0.1, Y: r.Y + r.H*0.5}, (r.H*0.5+r.W*0.34)*q, lean)
	}
}

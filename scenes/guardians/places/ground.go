package places

import (
	"math"

	"godeck/scenes/guardians/wall"
	"godeck/scenes/table/board"
	"godeck/scenes/table/stage"
	"godeck/scenes/ui"
)

// Ground is the arena in this window: the table, the wall with the stands
// above it, the pit and the plinths. Lengths are those of the table.
type Ground struct {
	stage.Stage
	Unit      float64      // a design unit of the place
	Base      float64      // where the wall stands in the middle, on the screen
	Curve     float64      // how much lower it stands towards the sides
	High      float64      // of the wall, on the screen
	Pit, Ring float64      // radii
	Plinth    [2]ui.Rect   // X, Y: its middle; W, H: half of its length, its height
	Turn      float64      // of a guardian towards the other
	Walls     [2]wall.Wall // of life
	Bowls     [2]ui.Rect   // of the braziers' fires, on the screen
	Booth     ui.Rect      // of the rival at the rail, on the screen
	Tiers     int          // rows of the crowd
	Row       float64      // height of a row, on the screen
}

// Rail returns where the rail over the wall is seen at an x of the screen.
func (g *Ground) Rail(x float64) float64 {
	d := x - g.Camera.CX
	return g.Base + g.Curve*d*d - g.High
}

// Stands makes a card stand upright, turned towards the pit, by so many degrees
// further than to face the reader.
func (g *Ground) Stands(p board.Pose, side int, more float64) board.Pose {
	p.Lean = g.Camera.Tilt + more*math.Pi/180 - g.Lean
	p.Yaw = g.Turn * (1 - 2*float64(side))
	return p
}

// Illuminate places the lights: a lamp above the stands of each side in its
// colour, the pit, two braziers, and one at each guardian in that of its tribe.
// The place's shader takes the sides' colours from the first two, those of the
// plinths from the fifth and the seventh.
func (g *Ground) Illuminate(sides, tribes [2]ui.Colour) {
	u := g.Unit
	g.Ambient = [3]float64{.2, .22, .33}
	g.Sun, g.Shade = [2]float64{0, -.42}, 0.6
	g.Lights = []stage.Light{
		{X: -300 * u, Y: 120 * u, Z: 420 * u, R: 300 * u, Colour: sides[0], Power: 1.6},
		{X: 300 * u, Y: 120 * u, Z: 420 * u, R: 300 * u, Colour: sides[1], Power: 1.6},
		{Z: 110 * u, R: 200 * u, Colour: wall.WarmLight, Power: 2.0},
	}
	for i, x := range [2]float64{-640, 640} {
		g.Lights = append(g.Lights, stage.Light{X: x * u, Y: 260 * u, Z: 130 * u, R: 190 * u, Colour: wall.WarmLight, Power: 1.5})
		p := g.Plinth[i]
		g.Lights = append(g.Lights, stage.Light{X: p.X * 1.7, Y: p.Y - 20*u, Z: 60 * u, R: 230 * u, Colour: tribes[i], Power: 1.5})
	}
}

// Values are the numbers of the place's shader.
func (g *Ground) Values(k, heat, side, by float64) []float64 {
	return []float64{g.Pit * k, g.Ring * k, g.Unit * k, g.Plinth[0].H * k, g.Base * k, g.Curve / k, g.High * k, g.Plinth[0].W * k,
		heat, side, by, g.Turn, g.Plinth[0].X * k, g.Plinth[0].Y * k, g.Plinth[1].X * k, g.Plinth[1].Y * k}
}

// Edge returns the heights, in a picture k times as large and w pixels wide, above which
// there is only the wall with the evening, and below which only sand.
func (g *Ground) Edge(k, w float64) [2]float64 {
	dx := math.Max(g.Camera.CX*k, w-g.Camera.CX*k)
	middle, sides := g.Base*k, g.Base*k+g.Curve/k*dx*dx
	sin, cos := math.Sincos(g.Camera.Tilt)
	horizon := g.Camera.CY*k - (cos-0.02)/math.Max(sin, 0.01)*g.Camera.D*k
	return [2]float64{math.Min(middle, sides), math.Max(horizon, math.Max(middle, sides)) + 1}
}

// RivalAt is where the rival stands in the booth.
func (g *Ground) RivalAt() ui.Rect {
	r := g.Booth
	return ui.Rect{X: r.X + r.W*0.2, Y: r.Y + r.H*0.10, W: r.W * 0.6, H: g.Rail(g.Camera.CX) + 10*g.Unit - r.Y - r.H*0.10}
}

// Circle draws a magic circle, rotated by a fraction of a full turn.
func Circle(c *ui.Canvas, x, y, r, turn float64, col ui.Colour) {
	u, k := math.Max(c.Px(1), r/100), float64(col.A)
	c.Light(x, y, r*1.7, col.Alpha(0.2*k))
	c.Ring(x, y, r, 1.8*u, col.Alpha(0.6*k))
	c.Ring(x, y, r*0.86, u, col.Alpha(0.36*k))
	for i := range 24 {
		sin, cos := math.Sincos(2 * math.Pi * (turn + float64(i)/24))
		in := 0.93
		if i%4 == 0 { // six faces
			in = 0.86
		}
		c.Line(x+cos*r*in, y+sin*r*in, x+cos*r*0.99, y+sin*r*0.99, u, col.Alpha(0.5*k))
	}
}

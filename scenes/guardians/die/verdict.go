package die

import (
	"math"

	"godeck/scenes/guardians/stands"
	"godeck/scenes/ui"
	"godeck/scenes/ui/tween"
)

// Verdict is what a throw has come to: the number that hits leaves the die as a
// tile of gold, hangs in the air for a moment, and flies into the weapon of
// whoever rolled it; one that misses rises as a tile of ash, and breaks.
type Verdict struct {
	Face   int
	Hit    bool
	Deadly bool     // it may be the last: time stands, and all else is dark
	Force  float64  // 0..1: how much is dealt
	From   ui.Point // the die
	To     ui.Point // who rolled it
	Edge   float64  // of the die, in pixels
	Colour ui.Colour
	Word   string   // what is called
	Deals  string   // what the number deals, "" for none
	Said   ui.Point // where both stand
	Size   float64  // of the word
	Wide   float64  // how wide they may be; 0: as the window
	Room   ui.Rect  // the window
	At     float64  // 0..1
}

// Moments of a verdict: the tile hangs from the first to the second.
const (
	risen, flies = 0.24, 0.66
)

// Begins returns the tween that plays it in a place of the scene: leaves is called when
// the tile sets off, home when it has arrived.
func (v *Verdict) Begins(in **Verdict, ticks int, leaves, home func()) ui.Tween {
	left := false
	return ui.Tween{Ticks: ticks, Ease: ui.Linear, Start: func() { *in = v }, Do: func(q float64) {
		v.At = q
		if !left && q >= flies {
			left = true
			leaves()
		}
	}, End: func() {
		*in = nil
		home()
	}}
}

// Draw draws it over the arena.
func (v *Verdict) Draw(c *ui.Canvas) {
	if v == nil || v.At <= 0 || v.At >= 1 {
		return
	}
	if !c.Blank() {
		if v.Hit {
			v.strikes(c)
		} else {
			v.chills(c)
			v.breaks(c)
		}
	}
	v.say(c)
}

// size and rise return how large and how far above the die the tile of gold is.
func (v *Verdict) size(up float64) float64 { return v.Edge * (0.46 + (0.3+0.42*v.Force)*up) }
func (v *Verdict) rise(up float64) float64 { return v.Edge * (0.2 + (0.55+0.35*v.Force)*up) }

// Highest returns the upper edge of the tile where it hangs.
func (v *Verdict) Highest() float64 { return v.From.Y - v.rise(1) - 0.55*v.size(1) }

// part returns how far a part has come, 0..1.
func (v *Verdict) part(from, to float64) float64 { return ui.Clamp01((v.At - from) / (to - from)) }

// strikes draws the tile of gold.
func (v *Verdict) strikes(c *ui.Canvas) {
	up, fly := tween.EaseBack(v.part(0, risen)), ui.EaseIn(v.part(flies, 1))
	hang := v.part(risen, flies)
	size := v.size(up) * (1 - 0.3*fly)
	top := ui.Point{X: v.From.X, Y: v.From.Y - v.rise(up)}
	at := top.Lerp(v.To, fly)
	at.Y -= v.Edge * 0.7 * math.Sin(math.Pi*fly)
	light := ui.Hex(0xffc65a)
	if v.Deadly {
		light = ui.Hex(0xff5a30)
		c.Fill(v.Room, 0, ui.Hex(0x060103).Alpha(0.55*math.Min(1, v.At*8)*(1-fly)))
	}
	if q := v.part(0, 0.3); q < 1 { // the ground rings
		ellipse(c, v.From, v.Edge*(0.7+(1.6+2.2*v.Force)*ui.EaseOut(q)), (1.5+5*v.Force)*v.Edge/90*(1-q), light.Alpha(0.85*(1-q)))
	}
	rays := int(8 + 16*v.Force)
	for i := range rays { // light stands round it while it hangs
		h := stands.Hash(float64(i)*3.7 + 2)
		sin, cos := math.Sincos(float64(i)*2*math.Pi/float64(rays) + 0.25*v.At)
		r0, r1 := size*0.72, size*(0.8+(0.5+1.1*v.Force)*(0.4+0.6*h)*up)
		c.Line(at.X+cos*r0, at.Y+sin*r0, at.X+cos*r1, at.Y+sin*r1, (1.2+2.6*v.Force)*v.Edge/90, light.Alpha(0.75*(1-fly)*up))
	}
	c.Light(at.X, at.Y, size*(1.6+1.4*v.Force), light.Alpha(0.55))
	for i := range 7 { // where it has flown
		back := fly - 0.05*float64(i+1)
		if fly <= 0 || back < 0 {
			break
		}
		g := top.Lerp(v.To, back)
		g.Y -= v.Edge * 0.7 * math.Sin(math.Pi*back)
		c.Disc(g.X, g.Y, size*0.4*(1-0.12*float64(i)), light.Mix(v.Colour, 0.12*float64(i)).Alpha(0.3*(1-0.13*float64(i))))
	}
	turn := 0.12*math.Sin(hang*math.Pi*2)*(1-v.Force) + 5.5*fly
	gold, deep, ink := ui.Hex(0xfff0b4), ui.Hex(0xf2a62e), ui.Hex(0x4a2202)
	if v.Deadly {
		gold, deep, ink = ui.Hex(0xffe0b0), ui.Hex(0xff5a28), ui.Hex(0x3a0602)
	}
	tile(c, at, size, turn, v.Face, [3]ui.Colour{gold, deep, ink}, 1)
}

// chills lets the warmth go out of the arena, most of all where the attack came from.
func (v *Verdict) chills(c *ui.Canvas) {
	a := math.Round(6*math.Min(1, v.At*9)*(1-v.part(0.72, 1))) / 6 // in steps: with each the window is painted anew
	c.Fill(v.Room, 0, ui.Hex(0x05070c).Alpha(0.2*a))
	cold, none := ui.Hex(0x6f8aa6).Alpha(0.3*a), ui.Hex(0x6f8aa6).Alpha(0)
	half := ui.Rect{X: v.Room.X, Y: v.Room.Y, W: v.Room.W / 2, H: v.Room.H}
	if v.To.X < v.From.X {
		c.Gradient4(half, 0, [4]ui.Colour{cold, none, cold, none})
	} else if v.To.X > v.From.X {
		c.Gradient4(half.Move(half.W, 0), 0, [4]ui.Colour{none, cold, none, cold})
	}
	ellipse(c, v.From, v.Edge*(0.8+1.4*ui.EaseOut(v.part(0.04, 0.5))), v.Edge*0.05*(1-v.part(0.04, 0.5)), ui.Hex(0xb8c4d0).Alpha(0.6*(1-v.part(0.04, 0.5))))
}

// breaks draws the tile of ash, which hangs, cracks and falls to pieces.
func (v *Verdict) breaks(c *ui.Canvas) {
	up, fall := ui.EaseOut(v.part(0, 0.3)), v.part(0.46, 1)
	size := v.Edge * 0.62
	at := ui.Point{X: v.From.X, Y: v.From.Y - v.Edge*(0.2+0.5*up)}
	ash := [3]ui.Colour{ui.Hex(0x8a8288), ui.Hex(0x4b444a), ui.Hex(0x1d181c)}
	if fall == 0 {
		at.X += v.Edge * 0.02 * math.Sin(v.At*90) * v.part(0.3, 0.46) // it trembles before it goes
		tile(c, at, size, 0, v.Face, ash, up)
		return
	}
	for i := range 9 { // three by three, each its own way
		x, y := float64(i%3-1), float64(i/3-1)
		h, g := stands.Hash(float64(i)*5.3+1), stands.Hash(float64(i)*2.9+4)
		k := size / 3
		p := ui.Point{X: at.X + x*k + x*v.Edge*0.5*fall*(0.4+h), Y: at.Y + y*k - v.Edge*0.35*fall*g + v.Edge*1.9*fall*fall}
		piece(c, p, k*0.96, (h-0.5)*4*fall, ash[0].Mix(ash[1], g).Alpha(1-fall*fall))
	}
	for i := range 8 { // dust
		h := stands.Hash(float64(i) * 7.7)
		c.Disc(at.X+(h-0.5)*v.Edge*(0.6+1.2*fall), at.Y+v.Edge*(0.9*fall-0.1), v.Edge*(0.06+0.16*fall)*(0.5+h), ash[0].Alpha(0.28*(1-fall)))
	}
}

// say writes the word of a hit, and what it deals.
func (v *Verdict) say(c *ui.Canvas) {
	pop := 1 + 0.9*(1-ui.EaseOut(v.part(0.03, 0.17)))
	alpha := math.Min(1, v.At*12) * (1 - v.part(0.9, 1))
	col, glow := v.Colour.Mix(gold, 0.45).Lighten(0.2), v.Colour.Alpha(0.7*alpha)
	switch {
	case v.Word == "":
		return
	case !v.Hit: // it falls on the sand, heavily
		pop = 1 + 1.6*(1-ui.EaseIn(v.part(0.06, 0.2)))
		col, glow = ui.Hex(0xdfe6ee), ui.Hex(0x223246).Alpha(0.9*alpha)
	case v.Deadly:
		col, glow = ui.Hex(0xffd2b0), ui.Hex(0xff3a1c).Alpha(0.9*alpha)
	}
	text := v.Word
	if v.Deals != "" {
		text += "  " + v.Deals
	}
	size := v.Size * pop
	wide := v.Room.W * 0.94
	if v.Wide > 0 {
		wide = math.Max(v.Wide, 5*v.Size)
	}
	if w := ui.Measure(text, ui.Display, v.Size); w > wide {
		size *= wide / w
	}
	half := ui.Measure(text, ui.Display, size) / 2
	x := math.Max(v.Room.X+half, math.Min(v.Room.Right()-half, v.Said.X))
	r := ui.Rect{X: x - half - size, Y: v.Said.Y - size*0.7, W: 2*half + 2*size, H: size * 1.4}
	c.Text(text, r, ui.TextStyle{Face: ui.Display, Size: size, Align: ui.Middle, Tabular: true, Colour: col.Alpha(alpha), Glow: glow, Shadow: true, Loose: true})
}

// ellipse draws a ring that lies on the ground.
func ellipse(c *ui.Canvas, at ui.Point, r, width float64, col ui.Colour) {
	const n = 36
	x0, y0 := at.X+r, at.Y
	for i := 1; i <= n; i++ {
		sin, cos := math.Sincos(float64(i) * 2 * math.Pi / n)
		x, y := at.X+cos*r, at.Y+sin*r*0.62
		c.Line(x0, y0, x, y, width, col)
		x0, y0 = x, y
	}
}

// square returns the corners of a turned square.
func square(at ui.Point, size, angle float64) (q ui.Quad) {
	sin, cos := math.Sincos(angle)
	for i, k := range [4][2]float64{{-0.5, -0.5}, {0.5, -0.5}, {0.5, 0.5}, {-0.5, 0.5}} {
		x, y := k[0]*size, k[1]*size
		q[i] = ui.Point{X: at.X + x*cos - y*sin, Y: at.Y + x*sin + y*cos}
	}
	return q
}

// piece draws a piece of a tile.
func piece(c *ui.Canvas, at ui.Point, size, angle float64, col ui.Colour) {
	c.FillQuad(square(at, size, angle), size, size, size*0.1, col.Lighten(0.1), col)
}

// tile draws a face of the die by itself: colours are its light, its shade and its pips.
func tile(c *ui.Canvas, at ui.Point, size, angle float64, face int, colours [3]ui.Colour, alpha float64) {
	q := square(at, size, angle)
	c.ShadowQuad(q.Move(0, size*0.1), size, size, size*0.2, size*0.25, ui.Hex(0x000000).Alpha(0.5*alpha))
	c.FillQuad(q, size, size, size*0.2, colours[0].Alpha(alpha), colours[1].Alpha(alpha))
	c.StrokeQuad(q, size, size, size*0.2, math.Max(1, size*0.035), ui.Hex(0xffffff).Alpha(0.55*alpha))
	sin, cos := math.Sincos(angle)
	for _, pip := range pips[max(0, min(6, face))] {
		x, y := pip[0]*0.27*size, pip[1]*0.27*size
		c.Disc(at.X+x*cos-y*sin, at.Y+x*sin+y*cos, size*0.095, colours[2].Alpha(alpha))
	}
}

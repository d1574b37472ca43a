// Package tally draws what two attacks become in a battle at ZUTOMAYO CARD's
// table: both totals are struck beside their fighters, slide together as these
// collide, and are one number from then on, which flies to the lanterns of
// whoever is hit. What it costs is its size.
package tally

import (
	"math"
	"strconv"

	"godeck/scenes/table/stage"
	"godeck/scenes/ui"
)

// Weigh returns how heavy damage is, of the 100 HP that a life has.
func Weigh(damage int) stage.Heft {
	switch {
	case damage >= 50:
		return stage.Crushing
	case damage >= 20:
		return stage.Solid
	}
	return stage.Graze
}

// Weight is what a blow does to the place, 0.3 to 3: sparks, light, trembling.
func Weight(damage int) float64 {
	return 0.2 + 2.9*Weigh(damage).Force(float64(damage)/100)
}

// Stop returns for how many ticks both fighters stand still where they meet; last
// is the blow that ends the match.
func Stop(damage int, last bool) int {
	if last {
		return 22
	}
	return [...]int{0, 5, 14}[Weigh(damage)]
}

// Hang returns for how many ticks the number stands there before it flies.
func Hang(damage int, last bool) int {
	if last {
		return 34
	}
	return [...]int{6, 12, 24}[Weigh(damage)]
}

// Battle is a comparison of two attacks in progress. The zero value is none.
// Every progress runs from 0 to 1.
type Battle struct {
	On     bool
	Totals [2]int // 0: the lower player's
	Winner int    // side; −1: nobody
	Cut    int    // prevented part of the difference
	Last   bool   // whoever is hit has no HP left
	Night  bool
	Still  bool // reduced motion: nothing moves, one thing follows another

	In   float64 // both totals are struck, one after the other
	Meet float64 // they slide together
	Born float64 // and are one number
	Less float64 // of which a part is prevented
	Fly  float64 // which goes to where it hurts
	Out  float64 // and fades there
	Dark float64 // how much of the light is taken from the table around the fighters
}

// Damage returns what the difference is before anything is prevented.
func (b *Battle) Damage() int { return max(b.Totals[0]-b.Totals[1], b.Totals[1]-b.Totals[0]) }

// Places says where a battle is drawn.
type Places struct {
	Attack   [2]ui.Rect // where the running attacks stand, from which the totals grow
	Fighters [2]ui.Rect
	Meet     ui.Point // where the totals become one, beside the fighters
	Side     float64  // on which the number grows from there: −1 left, 1 right, 0 both ways
	Goal     ui.Point // where the number of whoever is hit goes
	Radius   float64  // of the clock
	Small    float64  // size of the number at its goal
}

// Words are what is said: that nobody has won, in one word, and below the number
// what else there is to know: what a tie means, or the sum if a part is prevented.
type Words struct{ Tie, More string }

// Draw draws the battle; day and night are the colours of the two lights.
func (b *Battle) Draw(c *ui.Canvas, l *Places, w Words, day, night ui.Colour) {
	if !b.On || b.In < 0.01 {
		return
	}
	b.shade(c, l)
	col := day
	if b.Night {
		col = night
	}
	if b.Meet < 1 {
		for sd := range 2 {
			b.total(c, l, sd, col)
		}
	}
	if b.Born > 0 {
		b.number(c, l, w)
	}
}

// shade darkens the table around the place where the fighters meet.
func (b *Battle) shade(c *ui.Canvas, l *Places) {
	dark := b.Dark * (1 - b.Fly) * ui.Clamp01(2*b.In)
	if dark <= 0.01 {
		return
	}
	const rings = 5
	f := l.Fighters[0].Union(l.Fighters[1])
	x, y := f.Centre()
	far := math.Hypot(c.Env.W, c.Env.H)
	for i := range rings { // each begins a little further out
		r := l.Radius * (0.74 + 0.11*float64(i))
		c.Ring(x, y, (r+far)/2, far-r, ui.Hex(0x04020c).Alpha((1-math.Pow(0.16, 1.0/rings))*dark))
	}
}

// total draws one of the totals beside its fighter, or on its way.
func (b *Battle) total(c *ui.Canvas, l *Places, sd int, col ui.Colour) {
	in := b.In
	if b.Meet == 0 {
		in = ui.Clamp01(2.2*b.In - 1.1*float64(sd)) // one after the other
	}
	a := ui.EaseOut(ui.Clamp01(in))
	if b.Still {
		a *= 1 - b.Meet
	}
	if a < 0.01 {
		return
	}
	at, f := l.Attack[sd], l.Fighters[sd]
	fx, _ := f.Centre()
	ax, y := at.Centre()
	size := math.Round(l.Radius * 0.27 * (1 + 0.8*(1-a)))
	text := strconv.Itoa(b.Totals[sd])
	wide := ui.Measure(text, ui.Display, size)
	if most := l.Radius * 0.55; wide > most && a >= 1 {
		size, wide = math.Floor(size*most/wide), most
	}
	x := at.X + wide/2 // it grows away from its fighter
	if ax < fx {
		x = at.Right() - wide/2
	}
	x = math.Max(wide/2, math.Min(x, c.Env.W-wide/2))
	if !b.Still {
		q := b.Meet * b.Meet
		x, y = ui.Lerp(x, l.Meet.X+l.Side*wide/2, q), ui.Lerp(y, l.Meet.Y, q)
	}
	ink, glow := ui.Hex(0xffffff), col.Alpha(0.7*a)
	switch b.Winner {
	case sd:
		ink, glow = ink.Mix(ui.Hex(0xfff0c0), b.Meet), glow.Mix(c.Theme.Warm.Alpha(0.9*a), b.Meet)
		size *= 1 + 0.12*b.Meet
	case 1 - sd:
		ink = ink.Mix(ui.Hex(0xa9a2c8), b.Meet)
		size *= 1 - 0.2*b.Meet
	}
	r := ui.Rect{X: x - l.Radius, Y: y - size*0.7, W: 2 * l.Radius, H: size * 1.4}
	c.ShadowAt(x, y, wide*0.8, size*0.6, 0, size*0.3, size*0.8, ui.Hex(0x05030f).Alpha(0.62*a))
	c.Text(text, r, ui.TextStyle{Face: ui.Display, Size: size, Align: ui.Middle, Tabular: true, Colour: ink.Alpha(a), Glow: glow, Shadow: true, Loose: true})
}

// number draws what the two totals have become.
func (b *Battle) number(c *ui.Canvas, l *Places, w Words) {
	n := b.Damage()
	col, glow, text, sum, sign := ui.Hex(0xffffff), c.Theme.Danger, w.Tie, w.More, "−"
	large := 0.2
	if b.Winner >= 0 {
		heft := Weigh(n - b.Cut)
		large = [...]float64{0.24, 0.36, 0.5}[heft]
		if b.Last {
			large = 0.6
		}
		col = ui.Hex(0xffd9cf).Mix(ui.Hex(0xffffff), 0.4*float64(heft))
		if b.Less >= 0.5 {
			n -= b.Cut
		}
		text = strconv.Itoa(n)
	}
	if b.Winner < 0 || n == 0 {
		sign, glow = "", c.Theme.Good
	}
	a := ui.Clamp01(3*b.Born) * (1 - b.Out) * ui.Clamp01(b.In*2)
	if a < 0.01 {
		return
	}
	size := math.Max(large*l.Radius, c.Font(22))
	if !b.Still {
		size *= 1 + 0.7*(1-ui.EaseOut(b.Born)) + 0.12*math.Sin(math.Pi*b.Less)
	}
	x, y := l.Meet.X, l.Meet.Y
	if b.Fly > 0 {
		q := b.Fly
		if b.Still {
			a *= math.Abs(1 - 2*q)
			q = math.Round(q)
		}
		x, y = ui.Lerp(x, l.Goal.X, q), ui.Lerp(y, l.Goal.Y, q)-math.Sin(math.Pi*q)*0.1*l.Radius
		size = ui.Lerp(size, math.Max(l.Small, c.Font(18))*(1+0.14*large), q)
	}
	width := func() float64 { return ui.Measure(sign, ui.Bold, size) + ui.Measure(text, ui.Display, size) }
	wide := width()
	most := c.Env.W * 0.8
	switch {
	case l.Side < 0:
		most = l.Meet.X - c.Px(6)
	case l.Side > 0:
		most = c.Env.W - l.Meet.X - c.Px(6)
	}
	if wide > most {
		size *= most / wide
		wide = width()
	}
	x += l.Side * wide / 2 * (1 - b.Fly)
	x = math.Max(wide/2+c.Px(6), math.Min(x, c.Env.W-wide/2-c.Px(6)))
	y = math.Max(size*0.55, y)
	c.ShadowAt(x, y, wide*0.9, size*0.6, 0, size*0.3, size*0.7, ui.Hex(0x05030f).Alpha(0.8*a))
	st := ui.TextStyle{Face: ui.Display, Size: size, Align: ui.End, Tabular: true, Colour: col.Alpha(a), Glow: glow.Alpha(a), Shadow: true, Loose: true}
	r := ui.Rect{X: x - wide, Y: y - size*0.7, W: 1.5 * wide, H: size * 1.4}
	c.Text(text, r, st)
	if sign != "" { // the display face has only a hyphen's length for it
		st.Face, st.Align = ui.Bold, ui.Start
		c.Text(sign, ui.Rect{X: x - wide/2, Y: r.Y, W: wide, H: r.H}, st)
	}
	if sum != "" && b.Fly == 0 {
		fs := math.Max(13*c.Env.Scale, c.Font(17))
		half := ui.Measure(sum, ui.Bold, fs)/2 + fs
		c.Text(sum, ui.Rect{X: x - half, Y: y + size*0.5, W: 2 * half, H: fs * 1.6}, ui.TextStyle{Face: ui.Bold, Size: fs, Align: ui.Middle, Colour: ui.Hex(0xffffff).Alpha(a), Shadow: true})
	}
}

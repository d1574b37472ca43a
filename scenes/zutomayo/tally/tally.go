// Package tally draws what two attacks become in a battle at ZUTOMAYO CARD's
// table: the fighters stand up from the clock and collide, and beside them both
// totals rush at each other. The larger breaks the smaller and loses as much, and
// what is left of it flies to the lanterns of whoever is hit. What it costs is its
// size.
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

// Grow returns how large the fighters are as they meet.
func Grow(damage int) float64 { return [...]float64{1.12, 1.42, 1.66}[Weigh(damage)] }

// Beats is how long the parts of a battle take, in ticks: a graze is over in less
// than a second, a blow that decides something has its silence before and after.
type Beats struct {
	In    int     // both totals lift off
	Meet  int     // they take their run and collide
	Brace int     // of these, the silence before the blow
	Stop  int     // both fighters stand still where they have met
	Born  int     // the larger becomes the difference
	Hang  int     // which stands there
	Fly   int     // and goes where it hurts
	Pace  float64 // of the fighters' own way
}

// Clear returns the beats of a blow, longer while the game is new to whoever
// looks at it, fresh from 1 to 0; last is the blow that ends the match.
func Clear(damage int, last bool, fresh float64) Beats {
	b := [...]Beats{
		{In: 9, Meet: 13, Born: 6, Hang: 3, Fly: 9, Pace: 1.6},
		{In: 13, Meet: 17, Stop: 6, Born: 8, Hang: 9, Fly: 11, Pace: 1.25},
		{In: 15, Meet: 28, Brace: 10, Stop: 14, Born: 9, Hang: 18, Fly: 12, Pace: 1.15},
	}[Weigh(damage)]
	if last {
		b = Beats{In: 16, Meet: 37, Brace: 16, Stop: 22, Born: 9, Hang: 34, Fly: 13, Pace: 1}
	}
	b.In += int(6 * fresh)
	b.Hang += int(3 * fresh)
	b.Fly += int(3 * fresh)
	return b
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

	In    float64 // both totals lift off, one after the other
	Ready float64 // the part of Meet in which they draw back and stand ready
	Meet  float64 // they draw back and rush at each other
	Born  float64 // the larger has become the difference
	Broke float64 // and the smaller is in pieces
	Less  float64 // a part of the difference is prevented
	Fly   float64 // the rest goes to where it hurts
	Out   float64 // and fades there
	Dark  float64 // how much of the light is taken from the table around the fighters
}

// Damage returns what the difference is before anything is prevented.
func (b *Battle) Damage() int { return max(b.Totals[0]-b.Totals[1], b.Totals[1]-b.Totals[0]) }

// Places says where a battle is drawn.
type Places struct {
	Attack [2]ui.Rect // where the running attacks stand, from which the totals grow
	Clash  ui.Point   // where the fighters meet
	Free   ui.Rect    // beside them: where the totals collide
	Goal   ui.Point   // where the number of whoever is hit goes
	Radius float64    // of the clock
	Small  float64    // size of the number at its goal
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
	for sd := range 2 {
		switch {
		case b.Meet < 1:
			b.total(c, l, sd, col)
		case b.Winner != sd && !b.Still && b.Broke < 1:
			b.pieces(c, l, sd)
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
	x, y := l.Clash.X, l.Clash.Y
	far := math.Hypot(c.Env.W, c.Env.H)
	for i := range rings { // each begins a little further out
		r := l.Radius * (0.74 + 0.11*float64(i))
		c.Ring(x, y, (r+far)/2, far-r, ui.Hex(0x04020c).Alpha((1-math.Pow(0.16, 1.0/rings))*dark))
	}
}

// standing returns where a total stands when it has lifted off, how large, and
// where it is when both meet: edge to edge beside the fighters.
func (b *Battle) standing(l *Places, sd int) (from, meet ui.Point, size, wide float64) {
	size = math.Round(l.Radius * 0.42)
	room := 0.0
	for _, v := range b.Totals {
		room = math.Max(room, ui.Measure(strconv.Itoa(v), ui.Display, size))
	}
	if room > l.Free.W {
		size *= l.Free.W / room
		room = l.Free.W
	}
	wide = ui.Measure(strconv.Itoa(b.Totals[sd]), ui.Display, size)
	x, y := l.Free.X+(room+math.Min(l.Free.W-room, 0.1*l.Radius))/2, l.Clash.Y
	down := 1.0
	if sd == 1 {
		down = -1
	}
	return ui.Point{X: x, Y: y + down*0.36*l.Radius}, ui.Point{X: x, Y: y + down*0.4*size}, size, wide
}

// style is how totals and what they become are written.
func style(size float64, ink, glow ui.Colour) ui.TextStyle {
	return ui.TextStyle{Face: ui.Display, Size: size, Align: ui.Middle, Tabular: true, Colour: ink, Glow: glow, Shadow: true, Loose: true}
}

// total draws one of the totals on its way from beside its fighter over it and to
// the middle.
func (b *Battle) total(c *ui.Canvas, l *Places, sd int, col ui.Colour) {
	in := b.In
	if b.Meet == 0 {
		in = ui.Clamp01(1.5*b.In - 0.5*float64(sd)) // one after the other
	}
	from, meet, size, wide := b.standing(l, sd)
	a, q := ui.Clamp01(3*in), ui.EaseOut(in)
	x, y := from.X, from.Y
	switch {
	case b.Still:
		a *= 1 - ui.Clamp01(4*b.Meet-3)
	case b.Meet == 0:
		ax, ay := l.Attack[sd].Centre()
		x, y = ui.Lerp(ax, x, q), ui.Lerp(ay, y, q)
		size = ui.Lerp(0.5*size, size, q) * (1 + 0.25*math.Sin(math.Pi*q))
	case b.Meet < b.Ready: // it takes a run
		back := -0.2 * ui.EaseOut(math.Min(1, 1.6*b.Meet/b.Ready))
		x, y = ui.Lerp(x, meet.X, back), ui.Lerp(y, meet.Y, back)
	default:
		q := (b.Meet - b.Ready) / (1 - b.Ready)
		way := ui.Lerp(-0.2, 1, ui.EaseIn(q))
		x, y = ui.Lerp(x, meet.X, way), ui.Lerp(y, meet.Y, way)
		size *= 1 + 0.12*q
	}
	if a < 0.01 {
		return
	}
	x = math.Max(wide/2, math.Min(x, c.Env.W-wide/2))
	glow := col.Alpha(0.8 * a)
	if b.Winner == sd {
		glow = glow.Mix(c.Theme.Warm.Alpha(0.9*a), b.Meet)
	}
	c.ShadowAt(x, y, wide*0.8, size*0.6, 0, size*0.3, size*0.8, ui.Hex(0x05030f).Alpha(0.72*a))
	c.Text(strconv.Itoa(b.Totals[sd]), ui.Rect{X: x - l.Radius, Y: y - size*0.7, W: 2 * l.Radius, H: size * 1.4}, style(size, ui.Hex(0xffffff).Alpha(a), glow))
}

// pieces draws a total that was broken: what is left of it flies apart, further
// and in more pieces the heavier the blow.
func (b *Battle) pieces(c *ui.Canvas, l *Places, sd int) {
	_, at, size, wide := b.standing(l, sd)
	heft := Weigh(b.Damage() - b.Cut)
	cols, rows := 3+2*int(heft), 2+int(heft)/2
	p := ui.EaseOut(b.Broke)
	a := 1 - b.Broke
	dx, dy := 0.35, math.Copysign(0.94, at.Y-l.Clash.Y) // away from the other one, and from the fighters
	st := style(size, ui.Hex(0xe4def8).Alpha(a), ui.Colour{})
	st.Shadow = a > 0.6
	text := strconv.Itoa(b.Totals[sd])
	whole := ui.Rect{X: at.X - wide/2, Y: at.Y - size/2, W: wide, H: size}
	if c.Blank() { // once is enough to be read
		return
	}
	for i := range cols * rows {
		k, j := float64(i%cols), float64(i/cols)
		r := ui.Rect{X: whole.X + k*wide/float64(cols), Y: whole.Y + j*size/float64(rows), W: wide / float64(cols), H: size / float64(rows)}
		px, py := r.Centre()
		far := l.Radius * (0.22 + 0.2*float64(heft)) * (0.7 + 0.6*math.Mod(float64(i)*0.618, 1))
		mx := (dx*0.9 + 1.6*(px-at.X)/wide) * far * p
		my := (dy*0.9+1.2*(py-at.Y)/size)*far*p + 0.25*l.Radius*b.Broke*b.Broke
		c.Clip(r.Move(mx, my))
		c.Text(text, ui.Rect{X: at.X - l.Radius + mx, Y: at.Y - size*0.7 + my, W: 2 * l.Radius, H: size * 1.4}, st)
		c.Unclip()
	}
}

// way returns where the number is, from x, y to where it hurts.
func (b *Battle) way(l *Places, x, y, q float64) (float64, float64) {
	return ui.Lerp(x, l.Goal.X, q), ui.Lerp(y, l.Goal.Y, q) - math.Sin(math.Pi*q)*0.1*l.Radius
}

// comet draws the tail of a number that flies from x, y.
func (b *Battle) comet(c *ui.Canvas, l *Places, x, y, size float64, col ui.Colour) {
	const parts = 7
	for i := range parts {
		q := b.Fly - 0.34*float64(parts-i)/parts
		if q <= 0 {
			continue
		}
		px, py := b.way(l, x, y, q)
		nx, ny := b.way(l, x, y, q+0.34/parts)
		k := float64(i+1) / parts
		far := math.Hypot(nx-px, ny-py) * 1.15
		c.GlowAt((px+nx)/2, (py+ny)/2, far, 0.24*size*k, math.Atan2(ny-py, nx-px), 0.12*size*k, 0.3*size*k, col.Alpha(0.8*k))
		c.BoxAt((px+nx)/2, (py+ny)/2, far, 0.08*size*k, math.Atan2(ny-py, nx-px), 0.04*size*k, col.Lighten(0.6).Alpha(0.9*k), col.Lighten(0.6).Alpha(0.9*k))
	}
}

// number draws what the two totals have become.
func (b *Battle) number(c *ui.Canvas, l *Places, w Words) {
	n := b.Damage()
	col, glow, text, sum, sign := ui.Hex(0xffffff), c.Theme.Danger, w.Tie, w.More, "−"
	large := 0.2
	if b.Winner >= 0 {
		heft := Weigh(n - b.Cut)
		large = [...]float64{0.3, 0.42, 0.56}[heft]
		if b.Last {
			large = 0.66
		}
		col = ui.Hex(0xffd9cf).Mix(ui.Hex(0xffffff), 0.4*float64(heft))
		if b.Less >= 0.5 {
			n -= b.Cut
		}
		if text = strconv.Itoa(n); b.Born < 0.8 && !b.Still { // the larger loses what the smaller was
			sign, text = "", strconv.Itoa(int(math.Round(ui.Lerp(float64(b.Totals[b.Winner]), float64(n), b.Born/0.8))))
		}
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
	x, y := l.Clash.X, l.Clash.Y // what nobody has won is said over both
	if b.Winner >= 0 {
		_, at, _, _ := b.standing(l, b.Winner)
		x = at.X
	}
	x0, y0 := x, y
	if b.Fly > 0 {
		q := b.Fly
		if b.Still {
			a *= math.Abs(1 - 2*q)
			q = math.Round(q)
		}
		x, y = b.way(l, x, y, q)
		size = ui.Lerp(size, math.Max(l.Small, c.Font(18))*(1+0.14*large), q)
	}
	if b.Fly > 0 && b.Fly < 1 && !b.Still && b.Winner >= 0 {
		b.comet(c, l, x0, y0, size, glow)
	}
	width := func() float64 { return ui.Measure(sign, ui.Bold, size) + ui.Measure(text, ui.Display, size) }
	wide := width()
	most := c.Env.W * 0.8
	if b.Winner >= 0 && b.Fly == 0 { // beside the fighters
		most = 1.15 * l.Free.W
	}
	if wide > most {
		size *= most / wide
		wide = width()
	}
	if b.Winner >= 0 && b.Fly == 0 {
		x = math.Max(x, l.Free.X+0.5*wide)
	}
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
		if wide := ui.Measure(sum, ui.Bold, fs) + 2*fs; wide > 0.96*c.Env.W {
			fs *= 0.96 * c.Env.W / wide
		}
		half := ui.Measure(sum, ui.Bold, fs)/2 + fs
		x = math.Max(half, math.Min(x, c.Env.W-half))
		c.Text(sum, ui.Rect{X: x - half, Y: y + size*0.5, W: 2 * half, H: fs * 1.6}, ui.TextStyle{Face: ui.Bold, Size: fs, Align: ui.Middle, Colour: ui.Hex(0xffffff).Alpha(a), Shadow: true})
	}
}

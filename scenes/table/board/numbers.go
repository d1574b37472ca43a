package board

import (
	"cmp"
	"math"
	"slices"
	"strings"
	"unicode"

	"godeck/scenes/ui"
)

// Number returns the tween in which words float up from a point and fade: damage, power, hours.
func (t *Base) Number(text string, x, y, size float64, col ui.Colour, ticks int) ui.Tween {
	ticks = cmp.Or(ticks, 54)
	return ui.Tween{Ticks: ticks / 3, Start: func() {
		if !t.Timeline.Skipping() {
			size := fitting(text, size, t.width)
			half := math.Min(ui.Measure(text, ui.Bold, size)*0.7+4*t.unit, t.width/2)
			t.numbers.add(floating{text: text, x: math.Max(half, math.Min(x, t.width-half)), y: math.Max(y, 2*size), size: size, col: col, ticks: float64(ticks)}) // all its way within the window
		}
	}}
}

// fitting returns the size at which words fit into a width, also at first, when
// they are larger.
func fitting(text string, size, width float64) float64 {
	if w := ui.Measure(text, ui.Bold, size)*1.35 + size; w > width && width > 0 {
		return size * width / w
	}
	return size
}

type floating struct {
	text       string
	x, y, size float64
	col        ui.Colour
	age, ticks float64
	to, lift   float64 // how far it makes room for later ones, and does so far
}

// numbers are words that float up over the table, a later one below those before it.
type numbers []floating

// add lets words float up; earlier ones make room.
func (n *numbers) add(f floating) {
	y := f.y
	for i := len(*n) - 1; i >= 0; i-- {
		o := &(*n)[i]
		w := (ui.Measure(f.text, ui.Bold, f.size) + ui.Measure(o.text, ui.Bold, o.size)) / 2
		if low := o.y - o.to; math.Abs(o.x-f.x) < w && math.Abs(low-y) < 1.2*f.size {
			o.to += low - y + 1.2*f.size
			y = o.y - o.to
		}
	}
	*n = append(*n, f)
}

// tick lets them rise, and reports whether there are any.
func (n *numbers) tick(speed ui.Speed) bool {
	if len(*n) == 0 {
		return false
	}
	d := speed.Pick(1, 3, 1.8, 1, 0.7)
	for i := range *n {
		f := &(*n)[i]
		f.age += d
		f.lift += (f.to - f.lift) * 0.3
	}
	*n = slices.DeleteFunc(*n, func(f floating) bool { return f.age >= f.ticks || f.y-f.lift < 1.8*f.size }) // or pushed out of the window
	return true
}

// GiveWay lets words that float over a place go at once, for what comes to lie
// there: over it they would be read as its own.
func GiveWay(t *Base, r ui.Rect) { t.numbers.giveWay(r) }

func (n numbers) giveWay(r ui.Rect) {
	const last = 6 // ticks
	for i := range n {
		f := &n[i]
		w := ui.Measure(f.text, ui.Bold, f.size) + f.size
		rise := f.size*1.3 + f.to // as far as it will
		if !(ui.Rect{X: f.x - w/2, Y: f.y - rise - f.size, W: w, H: rise + 2*f.size}).Intersect(r).Empty() {
			f.age = math.Max(f.age, f.ticks-last)
		}
	}
}

func (n numbers) draw(c *ui.Canvas) {
	for i := range n {
		f := &n[i]
		p := f.age / f.ticks
		rise := ui.EaseOut(p)*f.size*1.3 + f.lift
		a := ui.Clamp01((1 - p) * 3)
		size := f.size * (1 + 0.35*(1-ui.EaseOut(ui.Clamp01(p*5))))
		w := f.size * 12
		if size <= 30*c.Px(1) && strings.ContainsFunc(f.text, unicode.IsLetter) { // words that may be over other words
			pw, ph := ui.Measure(f.text, ui.Bold, size)+size, size*1.4
			c.Fill(ui.Rect{X: f.x - pw/2, Y: f.y - rise - ph/2, W: pw, H: ph}, ph/2, c.Theme.Dark().Alpha(0.72*a))
		}
		c.Text(f.text, ui.Rect{X: f.x - w/2, Y: f.y - rise - f.size, W: w, H: f.size * 2},
			ui.TextStyle{Face: ui.Bold, Size: math.Round(size/2) * 2, Colour: f.col.Alpha(a), Align: ui.Middle, Tabular: true, Shadow: true, Loose: true})
	}
}

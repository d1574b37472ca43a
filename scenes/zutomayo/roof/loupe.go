package roof

import (
	"math"
	"strconv"

	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// Brass, from the light to the dark side.
var (
	brassHigh = ui.Hex(0xffe9b4)
	brassMid  = ui.Hex(0xc48e3e)
	brassLow  = ui.Hex(0x5a3812)
)

// Loupe is the fixed hand of the clock with the glass that enlarges the hour.
type Loupe struct {
	X, Y, R       float64 // the glass
	Arm           float64 // how long the hand is
	Light         float64 // from 0, night, to 1, day
	Night         bool    // under the glass
	Glow          ui.Colour
	Hour          string
	Rolling       float64 // how far the hour is from the middle of the glass, −0.5 to 0.5
	Word, Special string  // what the hour is; the special one if there is room
}

// Draw draws it.
func (q *Loupe) Draw(c *ui.Canvas) {
	x, y, r, arm, light := q.X, q.Y, q.R, q.Arm, q.Light
	w := math.Max(2, r*0.13)
	dark := ui.Hex(0x05030f)
	// the arm
	c.ShadowAt(x-arm/2, y+w*1.3, arm, w*1.6, 0, w, w*2.4, dark.Alpha(0.6))
	c.BoxAt(x-arm/2, y, arm, w*1.35, 0, w*0.5, brassHigh, brassLow)
	c.BoxAt(x-arm/2, y-w*0.12, arm, w*0.5, 0, w*0.25, brassMid.Lighten(0.2), brassMid)
	c.ShadowAt(x-arm, y+w, w*3.4, w*3.4, 0, w*1.7, w*2, dark.Alpha(0.6))
	c.BoxAt(x-arm, y, w*3.2, w*3.0, 0, w*1.5, brassHigh, brassLow)
	c.Disc(x-arm, y, w*0.62, ui.Hex(0x3a220a))
	// the glass
	c.ShadowAt(x, y+r*0.16, 2*r, 2*r, 0, r, r*0.5, dark.Alpha(0.75))
	top, low := ui.Hex(0x6a4fd0).Mix(ui.Hex(0xffe09a), light), ui.Hex(0x150c46).Mix(ui.Hex(0xb8640f), light)
	c.BoxAt(x, y, 2*r, 2*r, 0, r, top, low)
	c.BoxAt(x-r*0.06, y-r*0.50, r*1.45, r*0.74, -0.15, r*0.37, ui.Hex(0xffffff).Alpha(0.30), ui.Hex(0xffffff).Alpha(0))
	q.words(c)
	// the rim
	c.Ring(x, y, r, math.Max(2, r*0.13), brassMid)
	c.Arc(x, y, r, math.Max(1.4, r*0.075), math.Pi*1.05, math.Pi*0.55, brassHigh)
	c.Arc(x, y, r, math.Max(1.4, r*0.09), math.Pi*0.10, math.Pi*0.5, brassLow)
}

// words draws the hour and, in a glass that is large enough, what it is.
func (q *Loupe) words(c *ui.Canvas) {
	x, y, r := q.X, q.Y, q.R
	ink, glow := ui.Hex(0xfff3d0), q.Glow.Alpha(0.7)
	if !q.Night {
		ink, glow = ui.Hex(0x2e1402), ui.Hex(0xffe9b0).Alpha(0.6)
	}
	small := r < 25*c.Env.Scale
	num, size := ui.Rect{X: x - r, Y: y - r*0.76, W: 2 * r, H: r * 1.18}, r*1.02
	if small {
		num, size = ui.Rect{X: x - r, Y: y - r, W: 2 * r, H: 2 * r}, math.Max(12*c.Env.Scale, r*1.25)
	}
	c.Text(q.Hour, num.Move(0, q.Rolling*r*0.5), ui.TextStyle{Face: ui.Display, Size: size, Align: ui.Middle, Tabular: true, Colour: ink, Glow: glow, Shadow: q.Night, Loose: true})
	if small {
		return
	}
	word, least := q.Word, 12*c.Env.Scale
	fs := math.Max(least, math.Min(c.Font(13), r*0.32))
	if q.Special != "" && ui.Measure(q.Special, ui.Bold, least) < r*1.62 {
		if word = q.Special; ui.Measure(word, ui.Bold, fs) > r*1.62 {
			fs = least
		}
	}
	c.Text(word, ui.Rect{X: x - r, Y: y + r*0.30, W: 2 * r, H: r * 0.46}, ui.TextStyle{Face: ui.Bold, Size: fs, Align: ui.Middle, Colour: ink, Shadow: q.Night, Loose: true})
}

// Note draws lines on a small plate below the loupe at r.
func Note(c *ui.Canvas, r ui.Rect, lines []string, edge ui.Colour) {
	fs, w := math.Max(13*c.Env.Scale, c.Font(17)), 0.0
	for _, line := range lines {
		w = math.Max(w, ui.Measure(line, ui.Bold, fs)+fs*1.4)
	}
	at := ui.Rect{X: r.X + r.W/2 - w/2, Y: r.Bottom() + r.H*0.12, W: w, H: fs * (0.4 + 1.3*float64(len(lines)))}
	at = at.Clamp(c.Env.Full().Inset(4 * c.Px(1)))
	c.Fill(at, fs*0.8, ui.Hex(0x0a0622).Alpha(0.82))
	c.Stroke(at, fs*0.8, 1.4*c.Px(1), edge)
	for i, line := range lines {
		c.Text(line, ui.Rect{X: at.X, Y: at.Y + fs*(0.2+1.3*float64(i)), W: w, H: fs * 1.3}, ui.TextStyle{Face: ui.Bold, Size: fs, Align: ui.Middle, Loose: true})
	}
}

// GoesSign is the mark on a card that becomes so much Power or, without any, goes
// to the Abyss, where there is no room for words.
func GoesSign(stars int, col ui.Colour) board.Badge {
	if stars > 0 {
		return board.Badge{Corner: cards.MiddleLeft, Text: "→★" + strconv.Itoa(stars), Colour: col}
	}
	return board.Badge{Corner: cards.MiddleLeft, Text: "→", Icon: ui.IconAbyss, Colour: col}
}

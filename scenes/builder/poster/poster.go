// Package poster makes a deck a picture: its cards with their numbers, its name
// and curve, and its link as a QR code. It also draws such codes.
package poster

import (
	"image"
	"math"
	"strconv"

	"godeck/scenes/table/cards"
	"godeck/scenes/ui"

	"github.com/hajimehoshi/ebiten/v2"
	"rsc.io/qr"
)

// Card is a card with its number of copies.
type Card struct {
	Face *cards.CardFace
	N    int
}

// Part is cards under a heading; the first one has none.
type Part struct {
	Head  string
	Cards []Card
}

// Deck is what is shown.
type Deck struct {
	Name, Detail string
	Parts        []Part
	Curve        []int // cards by cost, from 0; nil: not shown
	CurveName    string
	Code         *qr.Code // nil: not shown
}

// last is the code that was made last: a dialog asks for the same one at every build.
var last struct {
	text string
	code *qr.Code
}

// Code returns a text as a QR code, nil if it is too long for one. Nobody
// changes it.
func Code(text string) *qr.Code {
	if last.code == nil || last.text != text {
		c, err := qr.Encode(text, qr.L)
		if err != nil {
			return nil
		}
		last.text, last.code = text, c
	}
	return last.code
}

// quiet is the margin around a code, in its modules.
const quiet = 4

// Draw draws a code with its margin as large as whole pixels allow, in the
// middle of a rectangle, and returns where.
func Draw(c *ui.Canvas, r ui.Rect, code *qr.Code) ui.Rect {
	n := code.Size + 2*quiet
	k := math.Max(1, math.Floor(math.Min(r.W, r.H)/float64(n)))
	side := k * float64(n)
	at := ui.Rect{X: math.Round(r.X + (r.W-side)/2), Y: math.Round(r.Y + (r.H-side)/2), W: side, H: side}
	if c.Blank() {
		return at
	}
	c.Fill(at, 0, ui.Hex(0xffffff))
	for y := range code.Size {
		for x := 0; x < code.Size; x++ {
			from := x
			for code.Black(x, y) {
				x++
			}
			if x > from {
				c.Fill(ui.Rect{X: at.X + float64(from+quiet)*k, Y: at.Y + float64(y+quiet)*k, W: float64(x-from) * k, H: k}, 0, ui.Hex(0x000000))
			}
		}
	}
	return at
}

// Sizes of a picture in pixels.
const (
	wide   = 1080
	margin = 36
	head   = 250
	gap    = 10 // beside cards
	below  = 30 // with the numbers
	strip  = 46 // a heading
)

// columns returns how many cards a row has.
func columns(n int) int {
	switch {
	case n <= 15:
		return 5
	case n <= 28:
		return 7
	}
	return 9
}

// place is where a card is.
type place struct {
	r ui.Rect
	Card
}

// layOut returns the places of the cards, those of the headings, and the height
// of the picture.
func (d *Deck) layOut() (cardsAt []place, heads []ui.Rect, high float64) {
	n := 0
	for _, p := range d.Parts {
		n += len(p.Cards)
	}
	cols := columns(n)
	w := math.Floor((wide - 2*margin - float64(cols-1)*gap) / float64(cols))
	h := math.Round(w * cards.Aspect)
	y := float64(margin + head)
	for i, p := range d.Parts {
		at := ui.Rect{}
		if i > 0 && len(p.Cards) > 0 {
			at = ui.Rect{X: margin, Y: y, W: wide - 2*margin, H: strip}
			y += strip
		}
		heads = append(heads, at)
		for k, c := range p.Cards {
			cardsAt = append(cardsAt, place{ui.Rect{X: margin + float64(k%cols)*(w+gap), Y: y + float64(k/cols)*(h+below), W: w, H: h}, c})
		}
		y += float64((len(p.Cards)+cols-1)/cols) * (h + below)
	}
	return cardsAt, heads, y - 6 + margin
}

// Paint paints the picture: 4·w·h bytes of red, green, blue and opacity, row by
// row.
func (d *Deck) Paint(env *ui.Env, th *ui.Theme, faces *cards.FaceCache, light float64) (w, h int, pix []byte) {
	at, heads, high := d.layOut()
	w, h = wide, int(high)
	img := ebiten.NewImageWithOptions(image.Rect(0, 0, w, h), &ebiten.NewImageOptions{Unmanaged: true})
	defer img.Deallocate()
	own := *env
	own.W, own.H, own.Scale = float64(w), high, 1
	c := ui.NewCanvas(&own, th, img, nil)
	c.Gradient(ui.Rect{W: wide, H: high}, 0, th.GroundLow, th.Ground)
	d.heading(c, th)
	for i, r := range heads {
		if r.H > 0 {
			c.Text(d.Parts[i].Head, r, ui.TextStyle{Face: ui.Bold, Size: 26, Colour: th.TextSoft, Loose: true})
		}
	}
	for _, p := range at {
		c.Shadow(p.r.Move(0, 4), p.r.W*0.06, 10, th.Shadow)
		if p.Face != nil {
			c.Draw(faces.Image(&own, th, p.Face, p.r.W, light), p.r, 1)
		}
	}
	for _, p := range at {
		size := 22.0
		badge := ui.Rect{X: p.r.X + p.r.W/2 - size*0.9, Y: p.r.Bottom() - size*0.3, W: size * 1.8, H: size * 1.2}
		c.Gradient(badge, badge.H/2, th.Knob.Lighten(0.3), th.Knob.Darken(0.2))
		c.Stroke(badge, badge.H/2, 2, th.KnobInk)
		c.Text("×"+strconv.Itoa(p.N), badge, ui.TextStyle{Face: ui.Bold, Size: size, Colour: th.KnobInk, Align: ui.Middle, Loose: true})
	}
	pix = make([]byte, 4*w*h)
	img.ReadPixels(pix)
	return w, h, pix
}

// heading draws the name, the curve and the code.
func (d *Deck) heading(c *ui.Canvas, th *ui.Theme) {
	in := ui.Rect{X: margin, Y: margin, W: wide - 2*margin, H: head - 30}
	if d.Code != nil {
		var q ui.Rect
		q, in = in.CutRight(head-30, 30)
		Draw(c, q, d.Code)
	}
	size := 50.0
	for size > 24 && ui.Measure(d.Name, ui.Display, size) > in.W {
		size--
	}
	line, in := in.CutTop(64, 2)
	c.Text(cards.Clip(d.Name, line.W, size), line, ui.TextStyle{Face: ui.Display, Size: size, Colour: th.Text, Loose: true})
	line, in = in.CutTop(36, 12)
	c.Text(cards.Clip(d.Detail, line.W, 26), line, ui.TextStyle{Size: 26, Colour: th.TextSoft, Loose: true})
	most := 0
	for _, n := range d.Curve {
		most = max(most, n)
	}
	if most == 0 {
		return
	}
	step := math.Min(46, in.W/float64(len(d.Curve)+3))
	foot := in.Bottom() - 26
	for i, n := range d.Curve {
		x := in.X + float64(i)*step
		h := math.Round((foot - in.Y) * float64(n) / float64(most))
		c.Gradient(ui.Rect{X: x, Y: foot - h, W: step - 6, H: h}, 3, th.Accent2, th.Accent)
		c.Text(strconv.Itoa(i), ui.Rect{X: x - 4, Y: foot, W: step + 2, H: 28}, ui.TextStyle{Size: 20, Colour: th.TextSoft, Align: ui.Middle, Loose: true})
	}
	c.Text(d.CurveName, ui.Rect{X: in.X + float64(len(d.Curve))*step + 6, Y: foot, W: 200, H: 28}, ui.TextStyle{Size: 20, Colour: th.TextSoft, Loose: true})
}

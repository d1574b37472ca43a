package blow

import (
	"math"

	"godeck/scenes/guardians/stands"
	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// burning is for how many ticks two cards burn that have met in the air.
const burning = 26.0

// burn draws two cards that have struck each other over the pit: both char from where
// they met, and what is left of them drops on the sand.
func (k *Clash) burn(c *ui.Canvas, b *board.Board, u float64) {
	q := k.since(k.Contact()+2, burning)
	if k.Still {
		q = 0.3
	}
	dx, _ := k.along()
	s := math.Copysign(1, dx)
	for i, face := range [2]*cards.CardFace{k.Foe, k.By} {
		if face == nil {
			continue
		}
		from := -s * (1 - 2*float64(i)) // which side of the meeting it is on
		x := k.At.X + from*(0.36*k.Wide+34*u*ui.EaseOut(q))
		y := k.At.Y - 16*u*math.Sin(math.Pi*math.Min(1, q*2)) + 250*u*q*q
		angle := from * (0.16 + 0.55*q*q)
		img := b.Faces.Image(c.Env, c.Theme, face, k.Wide, b.Light)
		size := img.Bounds()
		w := 0.86 * k.Wide
		scale := w / float64(size.Dx()-2*cards.FaceMargin)
		c.Light(x, y, k.Wide*(0.9-0.4*q), ui.Hex(0xff8a30).Alpha(0.5*(1-q)*k.shown()))
		c.DissolveAt(img, x, y, float64(size.Dx())*scale, float64(size.Dy())*scale, angle, 0.92*q, 1-0.8*math.Min(1, 1.6*q), k.shown(), ui.Hex(0xff9a3c))
		for n := range during(q, 14) { // sparks rise, ash falls
			h, g := stands.Hash(float64(n)*3.7+float64(i)*17), stands.Hash(float64(n)*6.1+float64(i)*5)
			px, py := x+(h-0.5)*k.Wide*0.9, y+(g-0.5)*k.Wide
			c.Disc(px, py-(60+120*h)*u*q, (1.4+3*g)*u*(1-q), ui.Hex(0xffb45a).Mix(ui.Hex(0xff5a1e), g))
			c.Disc(px+20*u*(g-0.5), py+(40+90*g)*u*q, (1.6+2.6*h)*u, ui.Hex(0x0d0909).Alpha(0.7*(1-q)))
		}
	}
}

// Package arrival shows how something heavy comes to the table of Duemagic: its
// card stands large before the reader in the light of its civilization, and is
// slammed down where it will lie; the panes of the shields jolt.
package arrival

import (
	"math"

	"godeck/scenes/table/board"
	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// Heavy is the power from which a creature arrives this way.
const Heavy = 7000

// Dear is the cost from which it does, and Crown that from which the hall answers, too:
// its window bursts.
const (
	Dear  = 6
	Crown = 8
)

// Arrival is a card that arrives. The zero value is none.
type Arrival struct {
	Key    int // its token, not seen on the table until it lies there
	Face   *cards.CardFace
	Words  string // below the card, e.g. its power
	Colour ui.Colour
	Civ    int                       // the window that blazes
	Mid    ui.Point                  // where it stands large
	Wide   float64                   // how wide it is there
	To     func() (board.Pose, bool) // where it will lie
	Still  bool                      // it does not move: it is there, and then lies

	on              bool
	rise, fall, out float64
}

// Pace returns the ticks in which the n-th arrival of a match, from 0, comes up,
// stands and falls: 1.3 seconds at first with what goes before, later down to
// less than half of it.
func Pace(n int) (rise, stand, fall int) {
	k := math.Max(0.4, math.Pow(0.82, float64(n)))
	t := func(ticks float64) int { return max(3, int(ticks*k+0.5)) }
	return t(11), t(36), t(9)
}

// Hides reports whether a token's card is still in the air.
func (a *Arrival) Hides(key int) bool { return a.Key == key && key != 0 && a.fall < 1 }

// On reports whether something arrives now.
func (a *Arrival) On() bool { return a.on && a.fall < 1 }

// Begin returns the tween of the n-th arrival; lands is called when the card
// strikes the table. Skipped, it leaves nothing behind.
func (a *Arrival) Begin(to Arrival, n int, lands func()) ui.Tween {
	rise, stand, fall := Pace(n)
	return ui.Seq(
		ui.Tween{Ticks: rise, Ease: ui.EaseOut, Start: func() { *a = to; a.on = true }, Do: func(p float64) { a.rise = p }},
		ui.Wait(stand),
		ui.Tween{Ticks: fall, Ease: ui.EaseIn, Do: func(p float64) { a.fall = p }},
		ui.Call(func() {
			if a.fall = 1; lands != nil {
				lands()
			}
		}),
		ui.Tween{Ticks: 16, Ease: ui.Linear, Do: func(p float64) { a.out = p }, End: func() { *a = Arrival{} }})
}

// Jolt returns by how much a pane jumps, in units of the design: each a little
// later than the one beside it.
func (a *Arrival) Jolt(place int) float64 {
	if !a.on || a.fall < 1 || a.Still || a.out <= 0 {
		return 0
	}
	return -7 * (1 - a.out) * math.Abs(math.Sin(3*math.Pi*a.out+0.6*float64(place)))
}

// Flinch returns how far whoever sits opposite shrinks back, from 0 to 1.
func (a *Arrival) Flinch() float64 {
	if !a.on || a.fall < 1 {
		return 0
	}
	return 1 - a.out
}

// Draw draws the light and the card; stand draws a card in a pose.
func (a *Arrival) Draw(c *ui.Canvas, stand func(f *cards.CardFace, p board.Pose, col ui.Colour)) {
	if !a.On() || a.Face == nil {
		return
	}
	u := c.Px(1)
	k := a.rise * (1 - a.fall)
	if !c.Blank() {
		c.Light(a.Mid.X, a.Mid.Y, a.Wide*1.5, a.Colour.Alpha(0.42*k))
		for i := range 2 { // from the window, over the floor
			c.GlowAt(a.Mid.X, a.Mid.Y+a.Wide*0.62, a.Wide*(1.2+0.8*float64(i)), a.Wide*0.2, 0, a.Wide*0.1, a.Wide*0.3, a.Colour.Alpha(0.22*k))
		}
	}
	p := board.Pose{X: a.Mid.X, Y: a.Mid.Y, W: a.Wide, Face: 1, Flat: 1, Lift: 0.6}
	if !a.Still {
		p.Y -= (1 - a.rise) * a.Wide * 0.35
		p.W *= 0.6 + 0.4*a.rise
		if to, ok := a.To(); ok && a.fall > 0 {
			p = p.Lerp(to, a.fall)
		}
	}
	stand(a.Face, p, a.Colour)
	if a.Words == "" || a.fall > 0 {
		return
	}
	size := math.Max(30*u, 16*c.Env.Scale)
	if w, most := ui.Measure(a.Words, ui.Display, size), 1.9*math.Min(a.Mid.X, c.Env.W-a.Mid.X); w > most {
		size *= most / w
	}
	at := ui.Rect{X: a.Mid.X - a.Wide, Y: a.Mid.Y + a.Wide*cards.Aspect/2 + 2*u, W: 2 * a.Wide, H: size * 1.4}
	if !c.Blank() {
		c.ShadowAt(a.Mid.X, at.Y+at.H/2, ui.Measure(a.Words, ui.Display, size)*1.1, size, 0, size*0.5, size*0.6, ui.Hex(0x030109).Alpha(0.85*a.rise))
	}
	c.Text(a.Words, at, ui.TextStyle{Face: ui.Display, Size: size, Align: ui.Middle, Colour: ui.Hex(0xffffff).Mix(a.Colour, 0.15).Alpha(a.rise), Shadow: true, Loose: true})
}

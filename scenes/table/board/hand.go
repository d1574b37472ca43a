package board

import (
	"cmp"
	"math"

	"godeck/scenes/table/cards"
	"godeck/scenes/ui"
)

// HandCard is a card of a fan.
type HandCard struct {
	ID   string
	Face *cards.CardFace // nil for a card hidden from the viewer
	Opts CardOpts
}

// Fan describes a hand of cards.
type Fan struct {
	Rect   ui.Rect // where the fan lies
	CardW  float64 // desired card width; reduced for many cards
	FaceUp bool
	Down   bool // the hand of the player opposite: arched the other way
	Flat   bool // no arch (small windows)
	Group  string
	Within ui.Rect // where a card that grows under the pointer stays, from left to right and, unless its height is 0, from top to bottom; empty: over the fan
}

// Poses returns the poses of n cards in the fan.
func (f Fan) Poses(n int) []Pose {
	out := make([]Pose, n)
	if n == 0 {
		return out
	}
	w := f.Width()
	gap := w * 1.04 // every number is visible if there is room
	if n > 1 {
		gap = math.Min(gap, (f.Rect.W-w)/float64(n-1))
	}
	total := gap * float64(n-1)
	cx := f.Rect.X + f.Rect.W/2
	arch := 0.0
	if !f.Flat && n > 2 {
		arch = math.Min(0.035, 0.18/float64(n))
	}
	sign := 1.0
	if f.Down {
		sign = -1
	}
	for i := range out {
		t := float64(i) - float64(n-1)/2
		p := Pose{X: cx - total/2 + gap*float64(i), Y: f.Rect.Y + f.Rect.H/2, W: w, Face: cards.FaceUp(f.FaceUp), Flat: 1}
		p.Angle = sign * t * arch
		p.Y += sign * t * t * arch * gap * 0.5
		out[i] = p
	}
	return out
}

// edge is how far above the lower edge, where a phone's own gestures begin, the hand ends, in CSS pixels.
const edge = 9

// Above returns the fan of n cards a little higher and smaller, if they would come too
// close to the lower edge.
func (f Fan) Above(env *ui.Env, n int) Fan {
	for range 8 {
		over := 0.0
		for _, p := range f.Poses(n) {
			sin, cos := math.Sincos(math.Abs(p.Angle))
			over = math.Max(over, p.Y+p.W/2*(sin+cos*cards.Aspect)-env.Full().Bottom()+edge*env.Scale)
		}
		if over < 0.25 {
			break
		}
		h := math.Max(f.Rect.H-over, math.Min(f.Rect.H, cards.Aspect*env.MinTarget())) // a finger's width at least
		f.Rect.Y, f.Rect.H = f.Rect.Y-(over-(f.Rect.H-h)), h
	}
	return f
}

// Width returns how wide its cards are.
func (f Fan) Width() float64 { return math.Min(f.CardW, f.Rect.H/cards.Aspect) }

// Gap returns how far apart n cards of a hand are, and whether they scroll
// sideways because they would be too close for fingers.
func (f Fan) Gap(env *ui.Env, n int) (gap float64, scrolls bool) {
	w := f.Width()
	if least := math.Max(env.MinTarget(), w*0.34); n > 1 && w+least*float64(n-1) > f.Rect.W && f.FaceUp {
		return least, true
	}
	if n > 1 {
		p := f.Poses(n)
		return p[1].X - p[0].X, false
	}
	return w, false
}

// Hand declares a fan of cards. If they would be too close for fingers, the fan scrolls sideways.
func (b *Board) Hand(s *ui.Surface, id string, f Fan, hand []HandCard) {
	n := len(hand)
	gap, scrolls := f.Gap(s.Env(), n)
	need := f.Width() + gap*float64(n-1)
	if scrolls {
		f.Rect.X -= s.BeginScroll(id+".scroll", f.Rect, true)
		f.Rect.W, f.Flat = need, true
	}
	poses := f.Poses(n)
	for i, hc := range hand {
		o := hc.Opts
		if o.Away {
			continue
		}
		o.ceiling, o.floor, o.reach = f.Rect.Y-0.5*math.Max(0, 0.9*f.Width()-gap), s.Env().H-2*s.Px(1), math.Max(0, gap-f.Width())/2
		if o.Grow > 0 {
			if o.within = cmp.Or(f.Within, f.Rect); f.Within.H == 0 {
				o.within.Y, o.within.H = 0, o.floor
			}
		}
		o.Loose = o.Loose || gap < poses[i].W*1.1 // they are tilted
		o.Group = cmp.Or(o.Group, f.Group)
		if o.Rises && (o.Mark == MarkSelected || hc.ID == b.Selected) {
			poses[i].Y -= math.Min(0.16*poses[i].W, math.Max(0, poses[i].Rect().Y-f.Rect.Y)+5*s.Px(1))
		}
		b.Put(s, hc.ID, hc.Face, poses[i], o)
	}
	if scrolls {
		s.EndScroll(need)
	}
}

package paper

import (
	"math"

	"godeck/scenes/table/board"
	"godeck/scenes/ui"
)

// slaps are the ticks of a slap by its weight: up over the cloth, stillness, the
// fall, how long the card stays where it fell, and its way to where it is laid.
var slaps = [...]struct{ up, hang, fall, stay, home int }{
	{7, 1, 3, 5, 8},
	{9, 4, 3, 9, 9},
	{11, 9, 3, 14, 10},
}

// SlapTicks returns how long a slap of a weight takes up to the contact, and in all,
// the n-th time: it hangs and stays for a shorter time with each, down to the lightest.
func SlapTicks(weight, n int) (contact, all int) {
	k := slaps[weight]
	k.hang, k.stay = max(slaps[0].hang, k.hang-2*n), max(slaps[0].stay, k.stay-2*n)
	contact = k.up + k.hang + k.fall
	return contact, contact + k.stay + k.home
}

// Slap returns where a card that is slapped onto the cloth at over is, t ticks after
// it has left from: it is lifted high, hangs, is slapped flat, stays, and is laid at
// home.
func Slap(from, over, home board.Pose, t float64, weight, n int) board.Pose {
	contact, all := SlapTicks(weight, n)
	k := &slaps[weight]
	fell, leaves := float64(contact), float64(all-k.home)
	high := over
	high.Y -= (0.32 + 0.12*float64(weight)) * over.W
	high.W *= 1.16 + 0.12*float64(weight)
	high.Angle, high.Lift, high.Flat = over.Angle-0.16, 1, 1
	switch {
	case t < fell-float64(k.fall):
		p := ui.EaseOut(ui.Clamp01(t / float64(k.up)))
		q := from.Lerp(high, p)
		q.Y -= 0.02 * over.W * math.Max(0, t-float64(k.up))
		return q
	case t < fell:
		return high.Lerp(over, ui.EaseIn((t-fell+float64(k.fall))/float64(k.fall)))
	case t < leaves:
		p := (t - fell) / (leaves - fell)
		q := over
		q.W *= 1 - 0.05*math.Sin(math.Pi*math.Min(1, 3*p))
		return q
	}
	q := over.Lerp(home, ui.EaseInOut(ui.Clamp01((t-leaves)/float64(k.home))))
	q.Lift = math.Sin(math.Pi * ui.Clamp01((t-leaves)/float64(k.home)))
	return q
}

// Weight is how heavy a trump of a cost is.
func Weight(cost int) int {
	switch {
	case cost >= 3:
		return 2
	case cost == 2:
		return 1
	}
	return 0
}

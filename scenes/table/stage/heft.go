package stage

import "godeck/scenes/ui"

// Heft is how heavy a blow is: it is seen in its size, its time and what it does
// to the place. Which damage has which is for each game to say.
type Heft int

// The hefts: a graze, a solid blow, one that takes much of a life.
const (
	Graze Heft = iota
	Solid
	Crushing
)

// Strength returns the ending of the names of a blow's sounds.
func (h Heft) Strength() string { return [...]string{"light", "medium", "heavy"}[h] }

// Force returns a blow's force, 0..1: far apart for the three, and a little more
// the larger it is among its like, which is 0..1, too.
func (h Heft) Force(large float64) float64 {
	return [...]float64{0.05, 0.4, 0.84}[h] + 0.12*ui.Clamp01(large)
}

package tween

import "slices"

// Speed is the speed of animations.
type Speed uint8

// The speeds. SpeedOff shows every result at once.
const (
	SpeedNormal Speed = iota
	SpeedOff
	SpeedFast
	SpeedSlow
	SpeedSwift // between SpeedFast and SpeedOff
)

// Speeds are the speeds, from fast to slow, and SpeedNames their names in
// addresses and on the command line.
var (
	Speeds     = []Speed{SpeedOff, SpeedSwift, SpeedFast, SpeedNormal, SpeedSlow}
	SpeedNames = []string{"off", "swift", "fast", "normal", "slow"}
)

// Name returns the speed's name.
func (s Speed) Name() string { return SpeedNames[slices.Index(Speeds, s)] }

// Next returns the next faster one, after the fastest the slowest.
func (s Speed) Next() Speed {
	return Speeds[(slices.Index(Speeds, s)+len(Speeds)-1)%len(Speeds)]
}

// Pick returns the value for the speed.
func (s Speed) Pick(off, swift, fast, normal, slow float64) float64 {
	return [...]float64{off, swift, fast, normal, slow}[slices.Index(Speeds, s)]
}

// Quick reports whether presentations are short, or left out.
func (s Speed) Quick() bool { return s == SpeedOff || s == SpeedSwift || s == SpeedFast }

// Pace returns how many ticks of the animations pass in a tick.
func (s Speed) Pace() float64 { return s.Pick(AtOnce, 5, 2.4, 1, 0.55) }

// ParseSpeed returns the speed with the given name.
func ParseSpeed(name string) (s Speed, ok bool) {
	if i := slices.Index(SpeedNames, name); i >= 0 {
		return Speeds[i], true
	}
	return s, false
}

package ui

import "godeck/scenes/ui/tween"

// The animations of package tween that every scene uses, under names of this package.
type (
	Tween    = tween.Tween
	Timeline = tween.Timeline
	Ease     = tween.Ease
	Speed    = tween.Speed
)

// The speeds, see there.
const (
	SpeedNormal = tween.SpeedNormal
	SpeedOff    = tween.SpeedOff
	SpeedFast   = tween.SpeedFast
	SpeedSlow   = tween.SpeedSlow
	SpeedSwift  = tween.SpeedSwift
)

// Linear is no easing.
func Linear(p float64) float64 { return tween.Linear(p) }

// EaseOut starts fast and settles.
func EaseOut(p float64) float64 { return tween.EaseOut(p) }

// EaseIn accelerates.
func EaseIn(p float64) float64 { return tween.EaseIn(p) }

// EaseInOut is slow at both ends.
func EaseInOut(p float64) float64 { return tween.EaseInOut(p) }

// Pulse rises to 1 in the middle and falls again: for flashes.
func Pulse(p float64) float64 { return tween.Pulse(p) }

// Wait returns a pause.
func Wait(ticks int) Tween { return tween.Wait(ticks) }

// Call returns a tween that takes no time.
func Call(fn func()) Tween { return tween.Call(fn) }

// Seq runs tweens one after the other.
func Seq(tweens ...Tween) Tween { return tween.Seq(tweens...) }

// Par runs tweens together and lasts as long as the longest.
func Par(tweens ...Tween) Tween { return tween.Par(tweens...) }

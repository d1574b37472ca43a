package main

import "math"

const (
	repeats   = 3    // the piece is played so often; the middle pass is the loop
	loopPad   = 4096 // samples of the loop repeated before its start and after its end: the codec's edges stay outside
	crossfade = 1102 // samples over which the end of the loop becomes what came before its start
)

// cutLoop takes the second pass, whose beginning holds the tail of the first:
// the reverberation is wrapped. Timing in FluidSynth is exact to about a
// millisecond, so the last samples fade to those that led into the loop's start.
func cutLoop(w wave, length int) wave {
	loop := append(wave(nil), w[length:2*length]...)
	for i := range crossfade {
		x := float64(i) / crossfade
		loop[length-crossfade+i] = loop[length-crossfade+i]*(1-x) + w[length-crossfade+i]*x
	}
	return loop
}

// padLoop surrounds a loop with itself.
func padLoop(loop wave) wave {
	out := append(wave(nil), loop[len(loop)-loopPad:]...)
	out = append(out, loop...)
	return append(out, loop[:loopPad]...)
}

// master cleans the bottom, softens the top, matches loudness and rounds off
// peaks. Filters run over the loop twice so that they too are wrapped.
func master(left, right wave, target float64) (wave, wave) {
	shape := func(w wave) wave {
		twice := append(append(wave(nil), w...), w...)
		twice = twice.filter(highpass, constant(34), 0.7).filter(lowpass, constant(13500), 0.7)
		twice.add(0, 0.4, twice.filter(lowpass, constant(105), 0.7)) // a floor to stand on
		return twice[len(w):]
	}
	left, right = shape(left), shape(right)
	for range 3 { // rounding peaks lowers loudness a little: approach
		gain := decibels(target - meanLoudness(left, right))
		for i := range left {
			left[i] = soften(left[i]*gain, 0.55, decibels(-1.8))
			right[i] = soften(right[i]*gain, 0.55, decibels(-1.8))
		}
	}
	return left, right
}

// meanLoudness is the K-weighted mean power in decibels, near to LUFS.
func meanLoudness(channels ...wave) float64 {
	var sum float64
	for _, w := range channels {
		k := w.filter(highpass, constant(60), 0.5)
		bright := k.filter(highpass, constant(1500), 0.7)
		for i := range k {
			x := k[i] + 0.58*bright[i]
			sum += x * x
		}
	}
	return 10*math.Log10(sum/float64(len(channels[0]))) - 0.7
}

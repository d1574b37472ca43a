package main

import (
	"fmt"
	"math"
	"strings"
)

// packGap is the silence between two effects of the pack, in samples; it keeps
// the codec's smear of one out of the other.
const packGap = 1024

// leadIn is silence before each take, in samples: a codec begins a little early.
const leadIn = 96

// packEffects lays all takes one after another and writes their places:
// name, first sample, samples, ducking.
func packEffects(list []effect) (pack wave, index string) {
	var b strings.Builder
	pack = make(wave, packGap)
	for _, e := range list {
		for _, take := range e.takes {
			w := finish(take, e.level)
			fmt.Fprintf(&b, "%s\t%d\t%d\t%g\n", e.name, len(pack), len(w), e.duck)
			pack = append(pack, w...)
			pack = append(pack, make(wave, packGap)...)
		}
	}
	return pack, b.String()
}

// finish takes harshness off, matches loudness, cuts silence and closes both ends without a click.
func finish(take wave, level float64) wave {
	w := append(make(wave, leadIn), take...)
	w = w.filter(highpass, constant(45), 0.7).filter(lowpass, constant(9500), 0.6)
	for range 3 {
		gain := decibels(level - loudness(append(w, silence(0.1)...)))
		for i := range w {
			w[i] = soften(w[i]*gain, 0.5, decibels(-2.2))
		}
	}
	threshold := w.peak() * decibels(-52)
	end := len(w)
	for end > 0 && math.Abs(w[end-1]) < threshold {
		end--
	}
	w = w[:end]
	fade := func(n int, at func(i int) int) {
		for i := range min(n, len(w)) {
			x := math.Sin(math.Pi / 2 * float64(i) / float64(n))
			w[at(i)] *= x * x
		}
	}
	fade(leadIn+48, func(i int) int { return i })
	fade(min(1300, len(w)/4), func(i int) int { return len(w) - 1 - i })
	return w
}

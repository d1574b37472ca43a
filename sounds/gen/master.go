package main

import "math"

// How sections lie in a file, in samples. Each has a slot: what comes a little
// early, the section, and the room's answer after its end, which overlaps with
// what follows. Slots begin at whole hundredths of a second, so that a file of
// another rate has them at whole samples, too.
const (
	early  = rate / 20     // before the first beat of a section
	tail   = rate * 3 / 2  // after its end
	fadeAt = rate * 7 / 10 // of the tail: from here it fades
	grid   = rate / 100
	margin = 10 * grid // silence before the first slot and after the last
)

// layout is where the sections of a score lie.
type layout struct{ sections, length, slot int }

func (s *score) layout() layout {
	l := layout{s.sections(), s.samples(sectionBeats), 0}
	l.slot = (early + l.length + tail + grid - 1) / grid * grid
	return l
}

// cut takes the sections out of a performance.
func (l layout) cut(s *score, w wave) wave {
	out := make(wave, 2*margin+l.sections*l.slot)
	for i := range l.sections {
		from := s.samples(restBeats+i*(sectionBeats+restBeats)) - early
		for k := range early + l.length + tail {
			if from+k >= len(w) {
				break
			}
			x := w[from+k]
			if late := k - early - l.length - fadeAt; late > 0 {
				c := math.Cos(math.Pi / 2 * float64(late) / float64(tail-fadeAt))
				x *= c * c
			}
			out[margin+i*l.slot+k] = x
		}
	}
	return out
}

// stereo is a recording.
type stereo [2]wave

func (s stereo) plus(o stereo) stereo {
	var out stereo
	for c := range out {
		out[c] = append(wave(nil), s[c]...)
		out[c].add(0, 1, o[c])
	}
	return out
}

// shape cleans the bottom and softens the top.
func (s stereo) shape() stereo {
	for c, w := range s {
		w = w.filter(highpass, constant(34), 0.7).filter(lowpass, constant(13500), 0.7)
		w.add(0, 0.4, w.filter(lowpass, constant(105), 0.7)) // a floor to stand on
		s[c] = w
	}
	return s
}

// times brings a recording to its level and rounds off its peaks.
func (s stereo) times(gain float64) stereo {
	var out stereo
	for c, w := range s {
		out[c] = make(wave, len(w))
		for i, x := range w {
			out[c][i] = soften(x*gain, 0.55, decibels(-1.8))
		}
	}
	return out
}

// master brings accompaniment and tune, heard together, to a loudness. Rounding
// peaks lowers it a little: approach.
func master(base, lead stereo, target float64) (stereo, stereo) {
	base, lead = base.shape(), lead.shape()
	gain := 1.0
	for range 3 {
		both := base.times(gain).plus(lead.times(gain))
		gain *= decibels(target - meanLoudness(both[0], both[1]))
	}
	return base.times(gain), lead.times(gain)
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

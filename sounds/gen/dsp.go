package main

import (
	"math"
	"math/rand/v2"
)

// rate is the sample rate of everything, in hertz.
const rate = 44100

// wave is a mono signal.
type wave []float64

// curve is a value over time in seconds.
type curve func(t float64) float64

func silence(seconds float64) wave { return make(wave, int(seconds*rate)) }

func constant(v float64) curve { return func(float64) float64 { return v } }

// glide moves from a to b exponentially over the given seconds, then stays.
func glide(a, b, seconds float64) curve {
	return func(t float64) float64 { return a * math.Pow(b/a, min(t/seconds, 1)) }
}

// strike is the envelope of something hit: a short cosine attack, then decay to 1/e in tau seconds.
func strike(attack, tau float64) curve {
	return func(t float64) float64 {
		if t < attack {
			return 0.5 - 0.5*math.Cos(math.Pi*t/attack)
		}
		return math.Exp(-(t - attack) / tau)
	}
}

// swell rises to one at peak seconds and falls back to zero at end.
func swell(peak, end float64) curve {
	return func(t float64) float64 {
		switch {
		case t < peak:
			x := math.Sin(math.Pi / 2 * t / peak)
			return x * x
		case t < end:
			x := math.Cos(math.Pi / 2 * (t - peak) / (end - peak))
			return x * x
		}
		return 0
	}
}

// tone is a sine with the given harmonics (amplitudes from the fundamental up).
func tone(seconds float64, freq, amp curve, harmonics ...float64) wave {
	if len(harmonics) == 0 {
		harmonics = []float64{1}
	}
	w, phase := silence(seconds), 0.0
	for i := range w {
		t := float64(i) / rate
		phase += 2 * math.Pi * freq(t) / rate
		for n, h := range harmonics {
			w[i] += h * math.Sin(phase*float64(n+1))
		}
		w[i] *= amp(t)
	}
	return w
}

// noise is white noise, the same for the same seed.
func noise(seed uint64, seconds float64, amp curve) wave {
	r := rand.New(rand.NewPCG(seed, 0x5eed))
	w := silence(seconds)
	for i := range w {
		w[i] = (r.Float64()*2 - 1) * amp(float64(i)/rate)
	}
	return w
}

// mode is one resonance of a struck body, relative to its fundamental.
type mode struct{ ratio, amp, tau float64 }

// struck is a body of resonances hit at time zero.
func struck(freq, seconds, attack float64, modes ...mode) wave {
	w := silence(seconds)
	for _, m := range modes {
		w.add(0, 1, tone(seconds, constant(freq*m.ratio), func(t float64) float64 {
			return m.amp * strike(attack, m.tau)(t)
		}))
	}
	return w
}

// pluck is a plucked string (Karplus-Strong); damp 0 rings, 1 is muted.
func pluck(seed uint64, freq, seconds, damp float64) wave {
	period := rate / freq
	n := int(period - 0.5)
	frac := period - 0.5 - float64(n)
	line := []float64(noise(seed, float64(n+1)/rate, constant(1)))[:n]
	var mean float64
	for i := range line { // a soft plectrum: smooth the burst
		prev := line[(i+n-1)%n]
		line[i] = 0.35*line[i] + 0.65*prev
		mean += line[i] / float64(n)
	}
	for i := range line {
		line[i] -= mean
	}
	w := silence(seconds)
	loss := math.Pow(0.001, 1/(freq*seconds*(1.4-damp)))
	var last, allpass, prevIn float64
	for i := range w {
		x := line[i%n]
		avg := 0.5 * (x + last)
		last = x
		c := (1 - frac) / (1 + frac)
		y := c*avg + prevIn - c*allpass
		prevIn, allpass = avg, y
		line[i%n] = y * loss
		w[i] = x
	}
	return w.times(strike(0.002, seconds/3))
}

// filterKind is a kind of state-variable filter.
type filterKind uint8

const (
	lowpass filterKind = iota
	bandpass
	highpass
)

// filter is a state-variable filter whose cutoff may move; q 0.7 is flat.
func (w wave) filter(kind filterKind, cutoff curve, q float64) wave {
	out := make(wave, len(w))
	var s1, s2 float64
	for i, x := range w {
		g := math.Tan(math.Pi * min(cutoff(float64(i)/rate), rate*0.45) / rate)
		k := 1 / q
		a := 1 / (1 + g*(g+k))
		v1 := a * (s1 + g*(x-s2))
		v2 := s2 + g*v1
		s1, s2 = 2*v1-s1, 2*v2-s2
		switch kind {
		case lowpass:
			out[i] = v2
		case bandpass:
			out[i] = k * v1
		case highpass:
			out[i] = x - k*v1 - v2
		}
	}
	return out
}

// add mixes src into w from the given second on, as far as w reaches.
func (w wave) add(at, gain float64, src wave) {
	start := int(at * rate)
	for i, x := range src {
		if start+i >= len(w) {
			return
		}
		w[start+i] += gain * x
	}
}

func (w wave) times(amp curve) wave {
	for i := range w {
		w[i] *= amp(float64(i) / rate)
	}
	return w
}

func (w wave) scale(gain float64) wave { return w.times(constant(gain)) }

// reversed plays w backwards.
func (w wave) reversed() wave {
	out := make(wave, len(w))
	for i, x := range w {
		out[len(w)-1-i] = x
	}
	return out
}

// room adds a small dark room: wet is its share, tail its length in seconds.
func (w wave) room(wet, tail float64) wave {
	dry := append(wave(nil), w...)
	dry = append(dry, silence(tail)...)
	sum := make(wave, len(dry))
	for _, delay := range []int{1237, 1381, 1493, 1607, 1747, 1867} {
		feedback := math.Pow(0.001, float64(delay)/rate/tail)
		line, damp := make([]float64, delay), 0.0
		for i, x := range dry {
			y := line[i%delay]
			damp += 0.42 * (y - damp)
			line[i%delay] = x + feedback*damp
			sum[i] += y / 6
		}
	}
	for _, delay := range []int{225, 556} {
		line := make([]float64, delay)
		for i, x := range sum {
			y := line[i%delay]
			line[i%delay] = x + 0.5*y
			sum[i] = y - 0.5*x
		}
	}
	for i := range dry {
		dry[i] += wet * 2 * sum[i]
	}
	return dry
}

// loudness is the loudest tenth of a second, K-weighted, in decibels, as a
// phone plays it: what lies below its loudspeaker counts for little.
func loudness(w wave) float64 {
	return windowLoudness(0.1, w.filter(highpass, constant(170), 0.7))
}

func windowLoudness(seconds float64, channels ...wave) float64 {
	window := int(seconds * rate)
	power := make([]float64, len(channels[0]))
	for _, w := range channels {
		k := w.filter(highpass, constant(60), 0.5)
		bright := k.filter(highpass, constant(1500), 0.7)
		for i := range k {
			x := k[i] + 0.58*bright[i]
			power[i] += x * x
		}
	}
	var sum, loudest float64
	for i, p := range power {
		sum += p
		if i >= window {
			sum -= power[i-window]
		}
		loudest = max(loudest, sum)
	}
	return 10 * math.Log10(loudest/float64(window)+1e-12)
}

func decibels(db float64) float64 { return math.Pow(10, db/20) }

// soften rounds peaks off above the knee so that nothing exceeds the ceiling.
func soften(x, knee, ceiling float64) float64 {
	a := math.Abs(x)
	if a <= knee {
		return x
	}
	room := ceiling - knee
	return math.Copysign(knee+room*math.Tanh((a-knee)/room), x)
}

func (w wave) peak() float64 {
	var p float64
	for _, x := range w {
		p = max(p, math.Abs(x))
	}
	return p
}

package sounds

import (
	"math"
	"testing"
)

// The measurements of this file are printed by
//
//	go test -count=1 -v -run Measured ./sounds
//
// Loudness is that of ITU-R BS.1770: K-weighted, in LUFS. An effect is shorter
// than the 400 ms in which loudness is measured, so its greatest value counts;
// of music the mean counts, gated at −70 and at 10 below.

// kWeigh filters as BS.1770 wants it: a shelf for the head, then a high pass.
func kWeigh(x []float64) []float64 {
	type biquad struct{ b0, b1, b2, a1, a2 float64 }
	shelf := func() biquad {
		k := math.Tan(math.Pi * 1681.974450955533 / SampleRate)
		const q = 0.7071752369554196
		vh := math.Pow(10, 3.999843853973347/20)
		vb := math.Pow(vh, 0.4996667741545416)
		a0 := 1 + k/q + k*k
		return biquad{(vh + vb*k/q + k*k) / a0, 2 * (k*k - vh) / a0, (vh - vb*k/q + k*k) / a0, 2 * (k*k - 1) / a0, (1 - k/q + k*k) / a0}
	}()
	pass := func() biquad {
		k := math.Tan(math.Pi * 38.13547087602444 / SampleRate)
		const q = 0.5003270373238773
		a0 := 1 + k/q + k*k
		return biquad{1, -2, 1, 2 * (k*k - 1) / a0, (1 - k/q + k*k) / a0}
	}()
	for _, f := range [...]biquad{shelf, pass} {
		out := make([]float64, len(x))
		var x1, x2, y1, y2 float64
		for i, v := range x {
			y := f.b0*v + f.b1*x1 + f.b2*x2 - f.a1*y1 - f.a2*y2
			x2, x1, y2, y1 = x1, v, y1, y
			out[i] = y
		}
		x = out
	}
	return x
}

// blocks are the mean squares of 400 ms every 100 ms; what is shorter is one block.
func blocks(channels ...[]float64) []float64 {
	const window, hop = SampleRate * 2 / 5, SampleRate / 10
	var out []float64
	weighed := make([][]float64, len(channels))
	for c := range channels {
		weighed[c] = kWeigh(append(channels[c][:len(channels[c]):len(channels[c])], make([]float64, window)...))
	}
	for at := 0; at+window <= len(weighed[0]); at += hop {
		sum := 0.0
		for _, w := range weighed {
			for _, v := range w[at : at+window] {
				sum += v * v
			}
		}
		out = append(out, sum/window)
	}
	return out
}

func lufs(square float64) float64 { return -0.691 + 10*math.Log10(square) }

// momentary is the greatest loudness of 400 ms.
func momentary(channels ...[]float64) float64 {
	most := 1e-12
	for _, b := range blocks(channels...) {
		most = max(most, b)
	}
	return lufs(most)
}

// integrated is the mean loudness of a piece.
func integrated(channels ...[]float64) float64 {
	all := blocks(channels...)
	gate := func(limit float64) float64 {
		sum, n := 0.0, 0
		for _, b := range all {
			if lufs(b) > limit {
				sum += b
				n++
			}
		}
		return lufs(sum / math.Max(1, float64(n)))
	}
	return gate(gate(-70) - 10)
}

// truePeak is the peak between samples, too: four times as many, by a short
// windowed sinc.
func truePeak(x []float64) float64 {
	const reach = 12
	peak := 0.0
	for _, v := range x {
		peak = max(peak, math.Abs(v))
	}
	least := peak * 0.7 // elsewhere no peak can be
	for i := range x {
		if math.Abs(x[i]) < least {
			continue
		}
		for _, part := range [...]float64{0.25, 0.5, 0.75} {
			sum := 0.0
			for k := -reach + 1; k <= reach; k++ {
				if j := i + k; j >= 0 && j < len(x) {
					d := part - float64(k)
					sum += x[j] * math.Sin(math.Pi*d) / (math.Pi * d) * (0.5 + 0.5*math.Cos(math.Pi*d/(reach+0.5)))
				}
			}
			peak = max(peak, math.Abs(sum))
		}
	}
	return 20 * math.Log10(peak)
}

// roles of effects: how loud each may be against the others, in LUFS.
var roles = []struct {
	name        string
	low, high   float64
	has         []string
	description string
}{
	{"touched", -39, -30.5, []string{"ui-tap", "ui-back", "ui-focus", "error", "undo", "card-draw", "card-deal", "card-place", "card-flip", "shuffle", "tick", "priority-pass", "mana-tap", "coin"}, "heard a hundred times"},
	{"told", -31, -22.5, nil, "what happens on the table"},
	{"decided", -26, -18.5, []string{"win", "lose", "draw-game", "hit-heavy", "base-fall", "bell-night", "bell-day"}, "what one remembers"},
}

func TestEffectsMeasured(t *testing.T) {
	b := decodedBank(t)
	role := map[string]int{}
	for i, r := range roles {
		for _, n := range r.has {
			role[n] = i
		}
	}
	for _, name := range Names() {
		var takes []float64
		for i, take := range b.takes[name] {
			x := make([]float64, 0, len(b.pcm(take)))
			for _, v := range b.pcm(take) {
				x = append(x, float64(v)/32767)
			}
			loud, peak := momentary(x), truePeak(x)
			takes = append(takes, loud)
			r, ok := role[name]
			if !ok {
				r = 1
			}
			t.Logf("%-14s %d  %6.1f LUFS  true peak %5.1f dB  %4.2f s  begins %+.4f ends %+.4f  %s", name, i, loud, peak, float64(len(x))/SampleRate, x[0], x[len(x)-1], roles[r].name)
			if loud < roles[r].low || loud > roles[r].high {
				t.Errorf("%s %d: %.1f LUFS; %s: between %.1f and %.1f", name, i, loud, roles[r].description, roles[r].low, roles[r].high)
			}
			if peak > -0.5 {
				t.Errorf("%s %d: true peak %.1f dB", name, i, peak)
			}
			if d := math.Abs(loud - takes[0]); d > 1.5 {
				t.Errorf("%s: take %d is %.1f dB from take 0", name, i, d)
			}
		}
	}
}

// sectionAfter renders two sections as the mixer joins them: the second begins while the
// room answers the first.
func sectionAfter(t *testing.T, first, second int64, files ...string) (ch [2][]float64) {
	var at layout
	var mixed []float32
	for _, file := range files {
		for i, section := range []int64{first, second} {
			r, err := newReader(readMusic(t, file))
			if err != nil {
				t.Fatal(err)
			}
			at = r.at
			if mixed == nil {
				mixed = make([]float32, (at.length+at.slot)*2)
			}
			x := make([]float32, at.slot*2)
			r.read(x, section, 0)
			for k, v := range x {
				mixed[int64(i)*at.length*2+int64(k)] += v
			}
		}
	}
	for i, v := range mixed {
		ch[i%2] = append(ch[i%2], float64(v))
	}
	return ch
}

func TestMusicMeasured(t *testing.T) {
	for _, files := range pieces() {
		for i := 0; i+1 < len(files); i += 2 {
			sections := int64(3)
			for s := range sections {
				next := (s + 1) % sections
				ch := sectionAfter(t, s, next, files[i], files[i+1])
				// A click is what the ear hears above the music: the loudest 2 ms around
				// the seam against the loudest anywhere, above 6 kHz.
				r, _ := newReader(readMusic(t, files[i]))
				seam, most := 0.0, 0.0
				for c := range ch {
					bright := above(ch[c], 6000)
					seam = max(seam, loudest(bright[r.at.length-88:r.at.length+88]))
					most = max(most, loudest(bright))
				}
				t.Logf("%-16s %d to %d: the seam is %5.1f dB under the brightest moment", files[i], s, next, 20*math.Log10(most/seam))
				if seam >= most {
					t.Errorf("%s: the brightest moment is the seam of %d and %d: it clicks", files[i], s, next)
				}
				if s > 0 {
					continue
				}
				loud := integrated(ch[0], ch[1])
				peak := max(truePeak(ch[0]), truePeak(ch[1]))
				t.Logf("%-16s %6.1f LUFS  true peak %5.1f dB  sections of %5.1f s", files[i], loud, peak, float64(r.at.length)/SampleRate)
				if loud < -21.5 || loud > -16.5 {
					t.Errorf("%s: %.1f LUFS", files[i], loud)
				}
				if peak > 1 { // what exceeds is rounded off by limit
					t.Errorf("%s: true peak %.1f dB", files[i], peak)
				}
			}
		}
	}
}

func loudest(x []float64) float64 {
	most := 1e-9
	for _, v := range x {
		most = max(most, math.Abs(v))
	}
	return most
}

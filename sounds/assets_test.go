package sounds

import (
	"bytes"
	"math"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/jfreymuth/oggvorbis"
)

// Limits of what a player has to download, in bytes.
const (
	maxPack  = 250_000
	maxTitle = 400_000
	maxGame  = 1_000_000 // effects and all layers of a game's piece
)

// peakLimit is -1 dBFS.
var peakLimit = math.Pow(10, -1.0/20)

func decodedBank(t *testing.T) *bank {
	t.Helper()
	b := newBank()
	b.decode(readPack(t))
	if b.decoded.Load() == 0 || b.decoded.Load() != int64(len(b.samples)) {
		t.Fatalf("decoded %d of %d samples", b.decoded.Load(), len(b.samples))
	}
	return b
}

func TestEffectsAreClean(t *testing.T) {
	b := decodedBank(t)
	for _, name := range Names() {
		for i, take := range b.takes[name] {
			pcm := b.pcm(take)
			if pcm == nil {
				t.Errorf("%s %d: outside the pack", name, i)
				continue
			}
			x := make([]float64, len(pcm))
			var peak, sum float64
			for j, v := range pcm {
				x[j] = float64(v) / 32767
				peak = max(peak, math.Abs(x[j]))
				sum += x[j]
			}
			if peak > peakLimit {
				t.Errorf("%s %d: peak %.2f", name, i, peak)
			}
			if peak < 0.02 {
				t.Errorf("%s %d: nearly silent, peak %.3f", name, i, peak)
			}
			if mean := math.Abs(sum / float64(len(x))); mean > 0.004 {
				t.Errorf("%s %d: offset %.4f", name, i, mean)
			}
			if a, z := math.Abs(x[0]), math.Abs(x[len(x)-1]); a > 0.01 || z > 0.01 {
				t.Errorf("%s %d: clicks: begins at %.3f, ends at %.3f", name, i, a, z)
			}
			if share := power(above(x, 8000)) / power(x); share > 0.01 {
				t.Errorf("%s %d: piercing: %.1f %% of its energy above 8 kHz", name, i, share*100)
			}
			if share := power(above(x, 3500)) / power(x); share > 0.35 {
				t.Errorf("%s %d: sharp: %.0f %% of its energy above 3.5 kHz", name, i, share*100)
			}
			if seconds := float64(len(x)) / SampleRate; seconds > 3 {
				t.Errorf("%s %d: %.1f s long", name, i, seconds)
			}
		}
	}
}

// TestLoudness keeps roles apart: what is heard a hundred times is quieter
// than what decides a match.
func TestLoudness(t *testing.T) {
	b := decodedBank(t)
	level := func(name string) float64 {
		var loudest float64
		for _, take := range b.takes[name] {
			x := b.pcm(take)
			const window = SampleRate / 10
			var sum float64
			for i, v := range x {
				sum += float64(v) * float64(v)
				if i >= window {
					sum -= float64(x[i-window]) * float64(x[i-window])
				}
				loudest = max(loudest, sum)
			}
		}
		return 10 * math.Log10(loudest)
	}
	for _, pair := range [][2]string{
		{"ui-focus", "ui-tap"}, {"ui-tap", "stack"}, {"card-deal", "card-reveal"},
		{"hit-light", "hit-medium"}, {"hit-medium", "hit-heavy"},
		{"attack-light", "attack-medium"}, {"attack-medium", "attack-heavy"},
	} {
		if a, b := level(pair[0]), level(pair[1]); a >= b {
			t.Errorf("%s (%.1f dB) is not quieter than %s (%.1f dB)", pair[0], a, pair[1], b)
		}
	}
}

func TestMusicLoops(t *testing.T) {
	for name, layers := range pieces() {
		var length int64
		for _, layer := range layers {
			data := readMusic(t, layer)
			s, err := newStream(data)
			if err != nil {
				t.Fatalf("%s: %v", layer, err)
			}
			if length == 0 {
				length = s.length
			}
			if s.length != length {
				t.Errorf("%s: layers differ in length: %s has %d frames, not %d", name, layer, s.length, length)
			}
			all, format, err := oggvorbis.ReadAll(bytes.NewReader(data))
			if err != nil || format.Channels != 2 {
				t.Fatalf("%s: %v %v", layer, format, err)
			}
			var peak float64
			for _, x := range all {
				peak = max(peak, math.Abs(float64(x)))
			}
			if peak > peakLimit {
				t.Errorf("%s: peak %.2f", layer, peak)
			}
			for channel := range 2 {
				at := func(frame int64) float64 { return float64(all[frame*2+int64(channel)]) }
				jump, smaller := math.Abs(at(s.start)-at(s.start+s.length-1)), int64(0)
				for i := s.start + 1; i < s.start+s.length; i++ {
					if math.Abs(at(i)-at(i-1)) < jump {
						smaller++
					}
				}
				if smaller > (s.length-1)*999/1000 {
					t.Errorf("%s: the loop clicks: a step of %.4f, and more than 99.9 %% are smaller", layer, jump)
				}
				var difference, signal float64 // what follows the end is the start
				for i := range int64(2000) {
					a, b := at(s.start+i), at(s.start+s.length+i)
					difference += (a - b) * (a - b)
					signal += a * a
				}
				if difference > signal*0.05 {
					t.Errorf("%s: what follows the loop's end is not its start: %.1f dB", layer, 10*math.Log10(difference/signal))
				}
			}
		}
	}
}

func TestSeekEqualsPlaying(t *testing.T) {
	s, err := newStream(readMusic(t, "zutomayo-tense"))
	if err != nil {
		t.Fatal(err)
	}
	const frames = 3000
	whole := make([]float32, (s.length+frames)*2) // once round and on
	s.read(whole, 0)
	if s.broken {
		t.Fatal("broken while playing")
	}
	part := make([]float32, frames*2)
	for _, from := range []int64{0, 1, 777, 44100, 1_000_001, s.length - frames, s.length - 10} {
		other, err := newStream(readMusic(t, "zutomayo-tense"))
		if err != nil {
			t.Fatal(err)
		}
		other.read(part, from)
		if !slices.Equal(part, whole[from*2:(from+frames)*2]) || other.broken {
			t.Errorf("reading from frame %d differs from playing up to it", from)
		}
	}
}

func TestSizes(t *testing.T) {
	size := func(layers ...string) (bytes int) {
		for _, layer := range layers {
			bytes += len(readMusic(t, layer))
		}
		return bytes
	}
	pack := len(readPack(t)) + len(effectsTable)
	if pack > maxPack {
		t.Errorf("the effects are %d bytes", pack)
	}
	if n := size("title"); n > maxTitle {
		t.Errorf("the title music is %d bytes", n)
	}
	for name, layers := range pieces() {
		if n := pack + size(layers...); n > maxGame {
			t.Errorf("%s: %d bytes of sound", name, n)
		}
	}
}

func TestFilesAreThere(t *testing.T) {
	var onDisk []string
	found, err := filepath.Glob("*.ogg")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range found {
		onDisk = append(onDisk, "sounds/"+f)
	}
	files := Files()
	slices.Sort(files)
	if !slices.Equal(files, onDisk) {
		t.Errorf("Files() = %q, in the directory: %q", files, onDisk)
	}
}

func readPack(t *testing.T) (pack []byte) {
	t.Helper()
	Embedded(packFile, func(data []byte, err error) {
		if err != nil {
			t.Fatal(err)
		}
		pack = data
	})
	return pack
}

func readMusic(t *testing.T, layer string) []byte {
	t.Helper()
	data, err := os.ReadFile(layer + ".ogg")
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// above is what of x lies above a frequency: two high-pass sections, 24 dB an octave.
func above(x []float64, frequency float64) []float64 {
	for range 2 {
		w := 2 * math.Pi * frequency / SampleRate
		alpha, c := math.Sin(w)/(2*0.707), math.Cos(w)
		a0 := 1 + alpha
		b0, b1 := (1+c)/2/a0, -(1+c)/a0
		a1, a2 := -2*c/a0, (1-alpha)/a0
		out := make([]float64, len(x))
		var x1, x2, y1, y2 float64
		for i, v := range x {
			out[i] = b0*v + b1*x1 + b0*x2 - a1*y1 - a2*y2
			x2, x1, y2, y1 = x1, v, y1, out[i]
		}
		x = out
	}
	return x
}

func power(x []float64) (sum float64) {
	for _, v := range x {
		sum += v * v
	}
	return sum
}
